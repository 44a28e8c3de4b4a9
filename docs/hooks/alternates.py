"""The same page in the other languages: the links in the head, absolute and complete.

Not here: the visible switcher, a template (`overrides/partials/alternate.html`) that is given the same values.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from urllib.parse import urljoin

#: The trailing blank keeps the token for crawlers, but hides the link from the theme's script, which would ask for
#: `<href>/sitemap.xml` of every alternate on each page (two requests not found, and a redirect at each switch).
REL = "alternate "
THEME_LINKS = re.compile(r'\s*<link rel="alternate"[^>]*hreflang[^>]*>')
BEFORE = '<link rel="icon"'


@dataclass(frozen=True, slots=True)
class Alternate:
    """One page in one language."""

    lang: str
    """Language code, such as `de`."""
    name: str
    """The language's own name for itself."""
    link: str
    """Address relative to the site's root; `./` is the root."""
    exists: bool
    """False where the page has no such translation and the link leads to the language's home instead."""


def without_links(page: str) -> str:
    """Return the HTML `page` without the theme's own alternate links, which are relative and lack x-default."""
    return THEME_LINKS.sub("", page)


def head_links(alternates: Sequence[Alternate], site_url: str, default: str) -> list[str]:
    """Return the link elements for a page that exists in several languages, x-default (language `default`) last."""
    real = [a for a in alternates if a.exists]
    if len(real) < 2:
        return []
    pairs = [(a.lang, a.link) for a in real]
    pairs += [("x-default", a.link) for a in real if a.lang == default]
    return [f'<link rel="{REL}" hreflang="{lang}" href="{escape(urljoin(site_url, link))}">' for lang, link in pairs]


def with_links(page: str, links: Sequence[str]) -> str:
    """Return the HTML `page` with `links` in its head in place of the theme's."""
    return without_links(page).replace(BEFORE, "\n      ".join([*links, BEFORE]), 1)
