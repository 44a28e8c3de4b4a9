"""The site as something to install: its manifest, one a language, and the drawings of its icons.

Not here: making the PNGs, which needs a browser (`python -m tests.browser.icons`), and what works offline (`offline`).
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

NAME = "manifest.webmanifest"
LOGO = Path(__file__).parents[1] / "assets/img/logo.svg"
FOLDER = "assets/img/"
#: Colours of the style sheet (`--mt-felt`, and the page's ground by day); a manifest has room for one of each.
FELT, GROUND = "#124734", "#faf5e8"


@dataclass(frozen=True, slots=True)
class Icon:
    """One picture of the site's sign."""

    name: str
    """Its file name."""
    size: int
    """Its side in pixels."""
    purpose: str
    """What a manifest calls its use; nothing for one that is not in the manifest."""
    corner: int
    """The radius of its corners, in hundredths of its side; without one it fills the square, to be cut by the system."""
    logo: int
    """The side of the logo in it, in hundredths."""


#: Of a maskable icon only the middle is sure to be seen, a circle of four fifths of its side.
ICONS = (
    Icon("icon-192.png", 192, "any", 20, 84),
    Icon("icon-512.png", 512, "any", 20, 84),
    Icon("icon-maskable-512.png", 512, "maskable", 0, 62),
    Icon("icon-apple-180.png", 180, "", 0, 78),
)


def drawing(icon: Icon) -> str:
    """Return the SVG of `icon`: the site's cards on the table's cloth."""
    side = icon.logo / 100 * icon.size
    edge = (icon.size - side) / 2
    logo = re.sub(r' width="\d+" height="\d+"', "", LOGO.read_text("utf-8").strip(), count=1)
    # The cards stand a little to the left in the logo's square, as text beside them wants it.
    placed = logo.replace("<svg ", f'<svg x="{edge + side / 24:g}" y="{edge:g}" width="{side:g}" height="{side:g}" ', 1)
    corner = icon.corner / 100 * icon.size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{icon.size}" height="{icon.size}">'
        f'<rect width="{icon.size}" height="{icon.size}" rx="{corner:g}" fill="{FELT}"/>{placed}</svg>'
    )


def manifest(lang: str, name: str, description: str, root: str) -> str:
    """Return the manifest that lies in the folder of the language `lang`; `root` is the way from there to the site's.

    Both languages may be installed beside one another; each may show every page of the site.
    """
    told: dict[str, Any] = {
        "start_url": "./",
        "scope": root or "./",
        "lang": lang,
        "dir": "ltr",
        "name": name,
        "short_name": name,
        "description": description,
        "display": "standalone",
        "theme_color": FELT,
        "background_color": GROUND,
        "categories": ["games"],
        "icons": [_entry(icon, root) for icon in ICONS if icon.purpose],
    }
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def _entry(icon: Icon, root: str) -> dict[str, str]:
    size = f"{icon.size}x{icon.size}"
    return {"src": f"{root}{FOLDER}{icon.name}", "type": "image/png", "sizes": size, "purpose": icon.purpose}
