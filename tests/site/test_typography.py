"""French blanks and German quotation marks (`hooks.typography`)."""

import pytest

from hooks.typography import faults, set_page, set_text

N, B = "\u202f", "\u00a0"


@pytest.mark.parametrize(
    ("typed", "set_"),
    [
        ("Quoi ? Non !", f"Quoi{N}? Non{N}!"),
        ("voici : un ; deux", f"voici{B}: un{N}; deux"),
        ("« sans atout »", f"«{N}sans atout{N}»"),
        ("«\nsans\n»", f"«{N}sans{N}»"),
        ("à 10:30, https://a.example", "à 10:30, https://a.example"),
        ("plat :", f"plat{B}:"),
    ],
)
def test_french_blanks_are_set_once(typed: str, set_: str) -> None:
    assert set_text(typed, "fr") == set_
    assert set_text(set_, "fr") == set_


def test_german_text_is_left_alone_but_for_abbreviations() -> None:
    assert set_text("Was? „Ja“: z. B. so", "de") == f"Was? „Ja“: z.{B}B. so"


def test_only_text_and_spoken_attributes_are_set() -> None:
    page = '<a href="x ?y" title="Quoi ?">Non <b>pas</b> ?</a><code>a ? b : c</code><script>a ? b : c</script>'
    expected = f'<a href="x ?y" title="Quoi{N}?">Non <b>pas</b>{N}?</a><code>a ? b : c</code><script>a ? b : c</script>'
    assert set_page(page, "fr") == expected


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("Quoi?", "fr"),
        ("Quoi ?", "fr"),
        ("voici: un", "fr"),
        ("«sans»", "fr"),
        ('un "mot"', "fr"),
        ("l'as", "fr"),
        ("l’as...", "fr"),
        ("ein „Wort”", "de"),
        ('ein "Wort"', "de"),
        ("ein «Wort»", "de"),
        ("ein „Wort", "de"),
        ("Was ?", "de"),
        ("so - und so", "de"),
    ],
)
def test_faults_are_found(text: str, lang: str) -> None:
    assert faults(text, lang)


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        (f"Quoi{N}? «{N}l’as{N}»{B}: 10:30{N}!", "fr"),
        ("Was? „Ja“, sagt er: „nein“ – so …", "de"),
    ],
)
def test_good_type_has_no_faults(text: str, lang: str) -> None:
    assert faults(text, lang) == []
