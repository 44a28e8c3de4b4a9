"""Reads Fluent catalogues for the tests: texts, variables, forms, and every value that a fact can have.

Not here: any claim.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import manille
from manille.auction import Call
from manille.cards import PACK
from manille.messages import FACT_TYPES, KEYS

Facts = dict[str, str | int]

VALUES: dict[str, tuple[str | int, ...]] = {
    "card": tuple(c.code for c in PACK),
    "seat": ("S", "N", "E", "W"),
    "suit": ("S", "H", "D", "C", "NT"),
    "side": ("NS", "EW"),
    "call": tuple(call.value for call in Call),
    "number": (0, 1, 2, 5),
}


def engine_keys() -> dict[str, tuple[str, ...]]:
    """The closed list after every module of the package has been imported."""
    for module in pkgutil.walk_packages(manille.__path__, "manille."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    return KEYS


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    """The messages of a catalogue; a line that Fluent cannot read is an error."""
    entries = FluentParser().parse(path.read_text("utf-8")).body
    junk = [e.content for e in entries if isinstance(e, ast.Junk)]
    assert not junk, f"{path.name}: {junk[0]!r}"
    read = [e for e in entries if isinstance(e, ast.Message)]
    names = [e.id.name for e in read]
    assert len(names) == len(set(names)), f"{path.name}: {[n for n in names if names.count(n) > 1]}"
    return {e.id.name: e for e in read}


class _Collector(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.forms: set[tuple[str, str]] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for argument in node.arguments.named:
            self.forms.add((node.id.name.lower(), str(argument.value.parse()["value"])))
        self.generic_visit(node)


def _collected(node: ast.BaseNode) -> _Collector:
    collector = _Collector()
    collector.visit(node)
    return collector


def texts(message: ast.Message) -> list[str]:
    """The pieces of plain text in a message."""
    return _collected(message).texts


def variables(message: ast.Message) -> set[str]:
    """The variables that a message uses."""
    return _collected(message).variables


def forms(message: ast.Message) -> set[tuple[str, str]]:
    """The pairs of function and form that a message asks for, such as `("card", "def")`."""
    return _collected(message).forms


def attributes(message: ast.Message) -> set[str]:
    """The names of the forms that a message has."""
    return {a.id.name for a in message.attributes}


def every_fact(names: tuple[str, ...]) -> Iterator[Facts]:
    """Yield facts for `names`: each one with all its values beside fixed others, and all pairs of the small ones."""
    kinds = {name: FACT_TYPES[name] for name in names}
    base: Facts = {name: VALUES[kind][1] for name, kind in kinds.items()}
    for name, kind in kinds.items():
        for value in VALUES[kind]:
            yield {**base, name: value}
    small = [name for name, kind in kinds.items() if kind != "card"]
    for values in product(*(VALUES[kinds[name]] for name in small)):
        yield {**base, **dict(zip(small, values, strict=True))}
