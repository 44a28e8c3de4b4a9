"""The pages for an address that does not exist: one a language, the root's in all of them.

Not here: the text of each language's paragraph (`overrides/404.html` with `words`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

NAME = "404.html"


def order(languages: Sequence[str], current: str) -> list[str]:
    """Return the languages of the page in the order to say it: the page's own first.

    A plain web server knows only the root's page, so each page speaks every language.
    """
    return sorted(languages, key=lambda lang: lang != current)


def places(pages: Mapping[str, str], prefixes: Mapping[str, str]) -> dict[str, str]:
    """Return path and HTML of each page; static-i18n would let the last language overwrite the root's."""
    return {f"{prefixes[lang]}{NAME}": page for lang, page in pages.items()}
