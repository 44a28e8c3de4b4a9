"""Python's library made quicker to start: a few modules stand in for large ones, of which the table's engine needs nothing,
and what others compile while they run has been compiled before.

Not here: what stands in (`lean/`), and which files of the library go into the archive (`runtime_inside`).
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path

STAND_INS = Path(__file__).parent / "lean"
#: What is new in the library; all else in the folder replaces something.
NEW = "_compiled_texts.py"
#: Where modules of the library compile a text that they have made, and what is written there instead.
COMPILING = {
    "collections/__init__.py": ("eval(code, namespace)", "eval(_code_of(code, 'eval'), namespace)"),
    "dataclasses.py": ("exec(txt, self.globals, ns)", "exec(_code_of(txt, 'exec'), self.globals, ns)"),
}
IMPORT = "\nfrom _compiled_texts import code_of as _code_of\n"


def stand_ins() -> Iterator[tuple[str, bytes]]:
    """Yield the path in the library and the contents of every module that stands in for another."""
    for file in sorted(STAND_INS.rglob("*.py")):
        yield file.relative_to(STAND_INS).as_posix(), file.read_bytes()


def lean_library(library: Path, made: Path) -> Path:
    """Write the zip `library` with the changes to `made`. Raises `RuntimeError` where it is not as they take it to be."""
    fresh = dict(stand_ins())
    with zipfile.ZipFile(library) as source, zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as out:
        if missing := sorted((fresh.keys() | COMPILING.keys()) - {NEW} - set(source.namelist())):
            raise RuntimeError(
                f"Pyodide's library has no {', '.join(missing)}: {STAND_INS.name}/ is for another Pyodide"
            )
        for name in source.namelist():
            out.writestr(name, fresh.get(name) or _changed(name, source.read(name)))
        out.writestr(NEW, fresh[NEW])
    return made


def _changed(name: str, contents: bytes) -> bytes:
    """Return what the module `name` is to be: its `contents`, unless it compiles texts."""
    if name not in COMPILING:
        return contents
    old, new = COMPILING[name]
    text = contents.decode()
    if text.count(old) != 1:
        raise RuntimeError(
            f"{name} of Pyodide's library does not compile as expected: {old} is there {text.count(old)} times"
        )
    return (text.replace(old, new) + IMPORT).encode()
