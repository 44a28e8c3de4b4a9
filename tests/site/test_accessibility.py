"""Repairs to the theme's HTML (`hooks.accessibility`)."""

import pytest

from hooks.accessibility import repaired
from hooks.words import words


@pytest.mark.parametrize(
    ("before", "lang", "after"),
    [
        (
            '<div data-md-component="search" role="dialog">',
            "de",
            '<div data-md-component="search" role="dialog" aria-label="Suche">',
        ),
        ('<a title="Permanent link">', "fr", '<a title="Lien vers ce passage">'),
        ('<a title="Jump back to footnote 2 in the text">', "de", '<a title="Zurück zur Fußnote 2 im Text">'),
        ('<td align="right">5</td>', "fr", '<td class="mt-align-right">5</td>'),
        ('<nav tabindex="">', "fr", "<nav>"),
        ('<img src="l.svg" alt="logo">', "fr", '<img src="l.svg" alt="">'),
        (
            '<a class="md-footer__link md-footer__link--next" aria-label="Suivant: Jouer">',
            "fr",
            '<a class="md-footer__link md-footer__link--next" aria-label="Suivant\u00a0: Jouer">',
        ),
    ],
)
def test_repairs(before: str, lang: str, after: str) -> None:
    assert repaired(before, words(lang).say) == after
