"""While the archive is made it hears every text that a dataclass or a named tuple has compiled to make its methods.

In the archive another module is in its place, which has the code of each (`runtime_inside`): compiling takes a page longer
than all else that such a class does.
"""

#: Every text with the kind of code that it is, `exec` or `eval`.
TEXTS: list[tuple[str, str]] = []


def code_of(text: str, kind: str) -> str:
    """Return what is to be run: here the text itself."""
    TEXTS.append((text, kind))
    return text
