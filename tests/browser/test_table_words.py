"""The page's own words: every key that a module asks for is in both catalogues, and every key there is asked for.

Not here: the engine's words, and how a sentence reads.
"""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

KEY = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-z]+)")
LITERAL = re.compile(r'"([a-z][a-z0-9-]*)"')

#: Keys made of a part and a name, as the modules make them.
MADE = {
    "set-{}": [
        "speed",
        "letters",
        "wait-for-tap",
        "level",
        "hints",
        "tracker",
        "rest",
        "last-trick",
        "notes",
        "confirm-tap",
        "four-colours",
        "contrast",
        "sound",
        "shortcuts",
    ],
    "set-speed-{}": ["slow", "normal", "fast", "instant"],
    "set-letters-{}": ["english", "french", "german"],
    "set-level-{}": ["learner", "regular", "strong"],
    "set-hints-{}": ["before", "after", "never"],
    "set-tracker-{}": ["off", "request", "always"],
    "set-rest-{}": ["ask", "always", "never"],
    "stats-{}": ["deals", "matches", "won", "hints", "above", "us", "them"],
    "total-{}": ["before", "bonus", "written", "after"],
}


@pytest.fixture(scope="module")
def catalogues(root: Path) -> dict[str, str]:
    return {lang: (root / "demo" / "locales" / f"{lang}.ftl").read_text("utf-8") for lang in ("fr", "de")}


@pytest.fixture(scope="module")
def literals(root: Path) -> set[str]:
    """Every text in the page's modules that could be a key."""
    modules = [*(root / "demo").glob("*.js"), *(root / "demo" / "views").glob("*.js")]
    return {text for module in modules for text in LITERAL.findall(module.read_text("utf-8"))}


def entries(catalogue: str) -> dict[str, str]:
    parts = KEY.split(catalogue)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_both_languages_have_the_same_keys_and_variables(catalogues: dict[str, str]) -> None:
    french, german = (
        {key: set(VARIABLE.findall(text)) for key, text in entries(catalogues[lang]).items()} for lang in ("fr", "de")
    )
    assert french == german


def test_every_key_is_asked_for(catalogues: dict[str, str], literals: set[str]) -> None:
    made = {pattern.format(name) for pattern, names in MADE.items() for name in names}
    assert made <= set(entries(catalogues["fr"]))
    assert set(entries(catalogues["fr"])) - literals - made == set()


def test_every_key_asked_for_exists(catalogues: dict[str, str], root: Path) -> None:
    known = {lang: set(entries(catalogues[lang])) for lang in ("fr", "de")}
    for lang in known:
        known[lang] |= set(entries((root / "manille" / "locales" / f"{lang}.ftl").read_text("utf-8")))
    modules = [*(root / "demo").glob("*.js"), *(root / "demo" / "views").glob("*.js")]
    asked = {
        key
        for module in modules
        for call in re.findall(r"\.say\(([^)]*)", module.read_text("utf-8"))
        for key in LITERAL.findall(re.split(r"[,{]", call)[0])
    }
    assert len(asked) > 60
    missing = {(lang, key) for lang, key in product(known, asked) if key not in known[lang]}
    assert missing == set()


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [
        ("fr", r"(?<![\u202f\u00a0(\[{$?.:])[;!?](?!\w)|[^\u00a0 ]:(?= )| :|«(?!\u202f)|(?<!\u202f)»|'"),
        ("de", r"[«»“”\"'](?<!“)|\u202f"),
    ],
)
def test_typography(catalogues: dict[str, str], lang: str, wrong: str) -> None:
    texts = [line for line in catalogues[lang].splitlines() if not line.startswith("#")]
    plain = [re.sub(r"\{[^{}]*\}", "x", line) for line in texts]
    assert [line for line in plain if re.search(wrong, line)] == []
