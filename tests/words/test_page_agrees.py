"""The page's words and the terminal's are the same sentences: two Fluent libraries, one catalogue."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from manille.words import LANGUAGES, source, words
from tests.words.catalogue import engine_keys, every_fact

SCRIPT = Path(__file__).with_name("sentences.mjs")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_the_same_on_the_page(lang: str, root: Path) -> None:
    node = shutil.which("node")
    assert node, "the tests need Node, as the page's own do"
    asked = [(key, facts) for key, names in engine_keys().items() for facts in every_fact(names)]
    request = json.dumps({"lang": lang, "source": source(lang), "asked": asked})
    run = subprocess.run([node, SCRIPT], input=request, capture_output=True, encoding="utf-8", check=True, cwd=root)
    assert run.stderr == ""
    assert len(asked) > 1000
    assert json.loads(run.stdout) == [words(lang).text(key, **facts) for key, facts in asked]
