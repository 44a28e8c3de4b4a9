"""Makes the pictures that shared links show: ``python -m tests.browser.social``; they are kept beside the site's others.

Not here: the drawing (``docs/hooks/social.py``), and whether the kept pictures are of today's (``tests/site``).
"""

from __future__ import annotations

import base64
import os
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

import run
from tests.browser.conftest import CHROMIUM_FLAGS

sys.path.insert(0, str(Path(run.ROOT) / "docs"))

from hooks import social
from hooks.words import FOLDER, words

FONT = Path(run.ROOT) / "node_modules/@fontsource/crimson-pro/files/crimson-pro-latin-{}-normal.woff2"


def page_of(svg: str) -> str:
    """A page that shows nothing but the drawing, with its typeface inside."""
    faces = "".join(
        f"@font-face{{font-family:'Crimson Pro';font-weight:{weight};src:url(data:font/woff2;base64,{encoded(weight)})}}"
        for weight in (400, 600)
    )
    return f"<style>{faces}body{{margin:0}}svg{{display:block}}</style>{svg}"


def encoded(weight: int) -> str:
    return base64.b64encode(Path(str(FONT).format(weight)).read_bytes()).decode()


def main() -> int:
    folder = Path(run.ROOT) / "docs/assets/img"
    executable = os.environ.get("MANILLE_CHROMIUM") or run.find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(CHROMIUM_FLAGS))
        page = browser.new_page(viewport={"width": social.SIZE[0], "height": social.SIZE[1]})
        for lang in sorted(file.stem for file in FOLDER.glob("*.ftl")):
            svg = social.drawing(words(lang))
            page.set_content(page_of(svg))
            page.evaluate("document.fonts.ready")
            (folder / social.name(lang)).write_bytes(social.marked(page.screenshot(), svg))
            print(f"· {social.name(lang)}")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
