"""Runs inside Pyodide while the site is built: finds what the page imports and packs it, compiled, into one archive.

Not here: starting Pyodide (`runtime_archive.mjs`) and judging the outcome (`runtime_archive`).
"""

from __future__ import annotations

import _imp
import ast
import contextlib
import importlib
import io
import json
import marshal
import sys
import traceback
from collections.abc import Iterable
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from types import CodeType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zipfile import ZipFile

#: Dates would make every build another; this is the oldest that a zip can hold.
DATE = (1980, 1, 1, 0, 0, 0)
#: Code units that one entry of a line table can cover.
ENTRY = 8
#: Kinds of entries in a line table (CPython, `Include/internal/pycore_code.h`).
LINES_ONLY, NO_LINE = 13, 15
#: Names of files are decoded with these, some before `sys.modules` tells of it, some only in the plain way of loading.
CODECS = ("ascii", "latin_1", "utf_8", "utf_8_sig", "cp437")
#: Annotations that a dataclass goes by.
MEANT = ("ClassVar", "InitVar", "KW_ONLY")
#: What hears the texts that are compiled, if the library is lean, and what is in its place in the archive.
HEARS = "_compiled_texts"
SAYS = """
from marshal import loads
CODES = loads({codes!r})
def code_of(text, kind):
    return CODES.get((text, kind), text)
"""


def library_files(library: str, engine: Iterable[str]) -> list[str]:
    """Import the modules `engine`, play, fail, and return every file of the zip `library` that was read so far."""
    for name in engine:
        importlib.import_module(name)
    for codec in CODECS:
        importlib.import_module(f"encodings.{codec}")
    _play()
    _fail()
    # What is built into Python is told of as if it came from a file.
    modules = [module for module in sys.modules.values() if getattr(module.__spec__, "origin", None) != "frozen"]
    files = (getattr(module, "__file__", None) or "" for module in modules)
    return sorted({file.removeprefix(f"{library}/") for file in files if file.startswith(f"{library}/")})


def _play() -> None:
    """Play one deal as the page does, with every operation that the door has for it."""
    from manille.bridge import handle

    def ask(**request: object) -> dict:
        return json.loads(handle(json.dumps(request)))

    ask(op="hello")
    told = ask(op="new", variant="coinchee", options=[], seed="build", bot="regular")
    told = ask(op="deal", save=told["save"])
    while told["screen"]["to_act"]:
        screen, save = told["screen"], told["save"]
        if screen["to_act"] != "S":
            told = ask(op="step", save=save)
            ask(op="why", save=told["save"], event=told["screen"]["why"][screen["to_act"]])
        elif screen["question"]:
            told = ask(op="call", save=save, call=ask(op="hint", save=save)["choice"])
        else:
            told = ask(op="play", save=save, card=ask(op="hint", save=save)["choice"])
    ask(op="undo", save=told["save"])
    ask(op="nothing")


def _fail() -> None:
    """Have a traceback written, as is done for an error that reaches the page."""
    for broken in ("1 / 0", "{}['a']", "nowhere", "import nowhere", "f(", "''.nothing", "'\\ud800'.encode()"):
        try:
            exec(broken)
        except Exception as error:
            traceback.format_exception(error)
            with contextlib.redirect_stderr(io.StringIO()):
                traceback.print_exception(error)


# ---- byte code -------------------------------------------------------------------------------------------


def compiled(source: bytes, name: str, *, exact: bool) -> bytes:
    """Return the byte code of a module as a file's contents that is used without looking at the source.

    Where `exact`, tracebacks tell the true lines, else the first line of each function: that is a third of the size.
    """
    tree = _without_annotations(_without_docstrings(ast.parse(source))) if exact else source
    # Docstrings are gone already where `exact`: a dataclass without any would write its own at each start.
    code = compile(tree, name, "exec", dont_inherit=True, optimize=1 if exact else 2)
    pyc = _code_to_hash_pyc(_thinned(code, exact=exact), _imp.source_hash(0, source), False)
    return bytes(pyc)


def texts_compiled() -> bytes:
    """Return the source of a module that has the code of every text that was compiled to make methods so far."""
    texts = dict.fromkeys(sys.modules[HEARS].TEXTS)
    codes = {(text, kind): compile(text, "<string>", kind, dont_inherit=True) for text, kind in texts}
    return SAYS.format(codes=marshal.dumps({key: _thinned(code, exact=False) for key, code in codes.items()})).encode()


def _without_docstrings(tree: ast.Module) -> ast.Module:
    """Empty the docstrings of `tree`; those of classes stay a word long."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node, clean=False):
            first = node.body[0]
            assert isinstance(first, ast.Expr)
            first.value = ast.copy_location(ast.Constant("…" if isinstance(node, ast.ClassDef) else ""), first.value)
    return tree


def _without_annotations(tree: ast.Module) -> ast.Module:
    """Drop the annotations of `tree`: classes with fields read theirs at each start, and compile those that are texts.

    A field stays one, of no kind. Raises `ValueError` for a kind that says what becomes of the field.
    """
    tree.body = [node for node in tree.body if not (isinstance(node, ast.ImportFrom) and node.module == "__future__")]
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.AnnAssign):
            if any(name in ast.unparse(node.annotation) for name in MEANT):
                raise ValueError(f"{ast.unparse(node)} is more than a field")
            node.annotation = ast.copy_location(ast.Constant(None), node.annotation)
    return tree


def _thinned(code: CodeType, *, exact: bool) -> CodeType:
    """Return `code` with a smaller line table, and all code inside it likewise."""
    constants = tuple(_thinned(c, exact=exact) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_consts=constants, co_linetable=_lines(code) if exact else _first_line(code))


def _first_line(code: CodeType) -> bytes:
    """Return a table that says the first line for everything; an empty one would break tracebacks."""
    return b"".join(_entry(LINES_ONLY, units) + b"\0" for units in _chunks(len(code.co_code) // 2))


def _lines(code: CodeType) -> bytes:
    """Return a table with the true lines and without columns."""
    table, last = bytearray(), code.co_firstlineno
    for start, end, line in code.co_lines():
        for units in _chunks((end - start) // 2):
            if line is None:
                table += _entry(NO_LINE, units)
            else:
                table += _entry(LINES_ONLY, units) + _signed(line - last)
                last = line
    return bytes(table)


def _chunks(units: int) -> Iterable[int]:
    return (min(ENTRY, units - done) for done in range(0, units, ENTRY))


def _entry(kind: int, units: int) -> bytes:
    return bytes((0x80 | kind << 3 | units - 1,))


def _signed(number: int) -> bytes:
    """Return `number` as the line table writes it: the sign in the lowest bit, six bits a byte."""
    rest, out = (-number << 1 | 1) if number < 0 else number << 1, bytearray()
    while rest >= 64:
        out.append(0x40 | rest & 63)
        rest >>= 6
    return bytes((*out, rest))


# ---- the archive -----------------------------------------------------------------------------------------


def archive(library: str, files: Iterable[str], engine: dict[str, str]) -> bytes:
    """Return a zip of `files` from the zip `library` and of the files `engine`, by path, all as byte code.

    Nothing in it is compressed: that is done better for the whole, on the way to the page.
    """
    changed = {f"{HEARS}.py": texts_compiled()} if HEARS in sys.modules else {}
    import zipfile  # only now: what was imported before goes into the archive

    held = io.BytesIO()
    with zipfile.ZipFile(library) as source, zipfile.ZipFile(held, "w", zipfile.ZIP_STORED) as out:
        for path in files:
            _add(out, path, compiled(changed.get(path) or source.read(path), f"/lib/{path}", exact=False))
        for path, text in sorted(engine.items()):
            _add(out, path, compiled(text.encode(), path, exact=True))
    return held.getvalue()


def _add(out: ZipFile, path: str, data: bytes) -> None:
    from zipfile import ZipInfo

    info = ZipInfo(f"{path}c", DATE)
    info.external_attr = 0o644 << 16
    out.writestr(info, data)
