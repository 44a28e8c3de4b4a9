"""Makes the icons of the installed site: ``python -m tests.browser.icons``; they are kept beside the site's pictures.

Not here: the drawings (``docs/hooks/installed.py``), and whether the kept icons are of today's (``tests/site``).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

import run
from tests.browser.conftest import CHROMIUM_FLAGS

sys.path.insert(0, str(Path(run.ROOT) / "docs"))

from hooks import installed, social


def main() -> int:
    folder = Path(run.ROOT) / "docs" / installed.FOLDER
    executable = os.environ.get("MANILLE_CHROMIUM") or run.find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(CHROMIUM_FLAGS))
        for icon in installed.ICONS:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            svg = installed.drawing(icon)
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
            (folder / icon.name).write_bytes(social.marked(page.screenshot(omit_background=True), svg))
            print(f"· {icon.name}")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
