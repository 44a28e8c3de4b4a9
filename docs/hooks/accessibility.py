"""Repairs to the theme's HTML: names that are missing or English, attributes that forbid a strict policy.

Not here: colours (`docs/assets/css`) and the menu button, which needs a script (`docs/assets/js/site.js`).
"""

from __future__ import annotations

import re
from collections.abc import Callable

Say = Callable[..., str]
"""`say(key, **facts)`: a sentence of the page's language."""

FOOTNOTE_TITLE = re.compile(r'title="Jump back to footnote (\d+) in the text"')
PERMALINK_TITLE = 'title="Permanent link"'
SEARCH_DIALOG = 'data-md-component="search" role="dialog"'
FOOTER_LABEL = re.compile(r'(class="md-footer__link[^"]*" aria-label=")([^":]+): ([^"]*)"')
#: The theme's picture beside the site's name, which says nothing that the name does not say.
LOGO_TEXT = 'alt="logo"'
CELL_ALIGN = re.compile(r'(<t[hd][^>]*) align="(left|center|right)"')


def repaired(page: str, say: Say) -> str:
    """Return the HTML `page` with every repair made, in words from `say`."""
    page = FOOTNOTE_TITLE.sub(lambda found: f'title="{say("footnote-back", n=int(found[1]))}"', page)
    page = page.replace(PERMALINK_TITLE, f'title="{say("permalink")}"')
    page = page.replace(SEARCH_DIALOG, f'{SEARCH_DIALOG} aria-label="{say("search")}"', 1)
    page = page.replace(LOGO_TEXT, 'alt=""')
    page = FOOTER_LABEL.sub(lambda m: f'{m[1]}{say("label-and-title", label=m[2], title=m[3])}"', page)
    return without_align(page).replace(' tabindex=""', "")


def without_align(page: str) -> str:
    """Return the HTML `page` with table cells aligned by class: the attribute is obsolete, a style is forbidden."""
    return CELL_ALIGN.sub(r'\1 class="mt-align-\2"', page)
