"""The README's session runs as it stands.

Not here: the commands that it names (`tooling`).
"""

import doctest
import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_opening_session_runs_as_written() -> None:
    session = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.S)[0]
    example = doctest.DocTestParser().get_doctest(session, {}, "README.md", str(README), 0)
    outcome = doctest.DocTestRunner().run(example)
    assert len(example.examples) >= 10
    assert outcome.failed == 0
