"""The page of questions: each heading asks, and an answer with something to say follows.

Not here: links and type, which the tests of every page look at.
"""

from __future__ import annotations

import re

import pytest

from tests.site.conftest import LANGUAGES, ROOT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_asked_and_answered(lang: str) -> None:
    text = (ROOT / f"docs/{lang}/questions.md").read_text("utf-8")
    asked = re.findall(r"^### (.+?) \{: #[a-z-]+ \}\n\n(\S.*)$", text, re.MULTILINE)
    assert len(asked) == text.count("\n### ") >= 30
    assert [question for question, _ in asked if not question.endswith("?")] == []
    assert [answer for _, answer in asked if answer.startswith("#") or not answer.endswith((".", ":", "!"))] == []
