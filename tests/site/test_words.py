"""The catalogues of the site's own parts (`docs/hooks/words`)."""

import re

import pytest

from hooks.typography import faults
from hooks.words import FOLDER, Words, words
from tests.site.conftest import LANGUAGES, ROOT

VARIABLE = re.compile(r"\$([a-z-]+)")
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=(.*(?:\n[ }].*)*)", re.MULTILINE)


def source(lang: str) -> str:
    return (FOLDER / f"{lang}.ftl").read_text("utf-8")


def variables(lang: str) -> dict[str, set[str]]:
    return {key: set(VARIABLE.findall(value)) for key, value in MESSAGE.findall(source(lang))}


def test_every_language_has_the_same_keys_with_the_same_facts() -> None:
    assert variables("fr") == variables("de")
    assert {f.stem for f in FOLDER.glob("*.ftl")} == set(LANGUAGES)


def test_no_key_is_written_twice() -> None:
    for lang in LANGUAGES:
        keys = [key for key, _ in MESSAGE.findall(source(lang))]
        assert len(keys) == len(set(keys)) == len(words(lang).keys)


def test_every_key_is_used() -> None:
    users = [*(ROOT / "docs/hooks").glob("*.py"), *(ROOT / "docs/overrides").rglob("*.html")]
    users += (ROOT / "docs/assets/js").rglob("*.js")
    text = "\n".join(file.read_text("utf-8") for file in users)
    computed = re.compile(
        r"(variant|group|row|direction|chooser|trainer-may|law|sheet-side|sheet-trump|sheet-no|compare)-.+|sheet-(tricks|cards|trump)|deal-(ns|ew)"
    )
    unused = [key for key in words("fr").keys if f'"{key}"' not in text and f"'{key}'" not in text]
    assert [key for key in unused if not computed.fullmatch(key)] == []


def test_no_value_is_left_untranslated() -> None:
    french, german = (dict(MESSAGE.findall(source(lang))) for lang in LANGUAGES)
    # Proper names, and a word that both languages share.
    same = {"variant-coinchee", "figure-partner", "trainer-variant"}
    assert {key for key in french if french[key] == german[key]} <= same


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_type_is_right(lang: str) -> None:
    found = []
    for key, value in MESSAGE.findall(source(lang)):
        text = re.sub(r'\{"\\u00AD"\}', "", value)
        text = re.sub(r"\{ (\$\w+|[A-Z]+\([^)]*\)) \}", "n", text)
        lines = [line for line in text.split("\n") if "->" not in line]
        found += [(key, fault) for line in lines for fault in faults(line.strip(), lang)]
    assert found == []


def test_a_missing_message_or_fact_is_an_error() -> None:
    catalogue = Words("fr", "a = { $n } plis\n")
    assert catalogue.say("a", n=3) == "3 plis"
    with pytest.raises(KeyError):
        catalogue.say("b")
    with pytest.raises(ValueError, match="a"):
        catalogue.say("a")
