"""Which module may import which, and what the engine may not touch: I/O, the clock, chance of its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import manille

PACKAGE = Path(manille.__file__).parent

#: Each module imports only those before it; `bots`, `terminal` and the like are packages and count as one.
_ORDER = (
    "cards seats messages errors tricks deals duties variants legality branches practice auction scoring events "
    "position match tally view fields record hints bots arena replay solve said session screen review words bridge terminal cli __main__"
)
ORDER = _ORDER.split()

#: Modules that talk to the world outside.
DOORS = {"words", "terminal", "cli", "__main__"}
#: Those of the arena that do; the others are as quiet as the engine.
ARENA_DOORS = {"arena/command.py", "arena/progress.py", "arena/results.py", "arena/spread.py"}

#: What the rest may use of the standard library. `random` stands for its class `Random` alone.
ALLOWED = {
    "__future__",
    "bisect",
    "collections",
    "collections.abc",
    "dataclasses",
    "enum",
    "functools",
    "heapq",
    "itertools",
    "json",
    "math",
    "operator",
    "random",
    "re",
    "typing",
}

OUTSIDE = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}

MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE or path.stem != "__init__")


def is_quiet(path: Path) -> bool:
    return name_of(path) not in DOORS and in_words(path) not in ARENA_DOORS


def name_of(path: Path) -> str:
    """The name of a module in `ORDER`, the package's name for a module of a package."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def in_words(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


ENGINE = [path for path in MODULES if is_quiet(path)]


def imports(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every module that a module imports, with the names it takes from it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, ()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{in_words(path)} imports by a relative name"
            yield node.module or "", tuple(alias.name for alias in node.names)


@pytest.mark.parametrize("path", MODULES, ids=in_words)
def test_every_module_has_its_place_in_the_order(path: Path) -> None:
    assert name_of(path) in ORDER


@pytest.mark.parametrize("path", MODULES, ids=in_words)
def test_a_module_imports_only_earlier_ones(path: Path) -> None:
    own = name_of(path)
    for module, names in imports(path):
        if module == "manille":
            assert names == ("__version__",), f"{own} takes {names} from the package as a whole"
        elif module.startswith("manille."):
            other = module.split(".")[1]
            inside = other == own and path.parent != PACKAGE
            assert inside or ORDER.index(other) < ORDER.index(own), f"{own} imports {other}"


@pytest.mark.parametrize("path", ENGINE, ids=in_words)
def test_the_engine_needs_only_quiet_parts_of_the_standard_library(path: Path) -> None:
    for module, names in imports(path):
        if not module.startswith("manille"):
            assert module in ALLOWED
            assert module != "random" or names == ("Random",)


@pytest.mark.parametrize("path", ENGINE, ids=in_words)
def test_the_engine_calls_nothing_outside(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    assert not {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} & OUTSIDE


@pytest.mark.parametrize("path", ENGINE, ids=in_words)
def test_the_engine_has_no_chance_of_its_own(path: Path) -> None:
    """A `Random` is made from a seed, never from nothing."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Random":
            assert node.args


@pytest.mark.parametrize("path", [*MODULES, PACKAGE / "__init__.py"], ids=in_words)
def test_a_module_says_what_it_is_for_and_what_not(path: Path) -> None:
    said = ast.get_docstring(ast.parse(path.read_text("utf-8")))
    assert said
    assert "Not here:" in said


@pytest.mark.parametrize("path", ENGINE, ids=in_words)
def test_only_the_variants_ask_which_variant_it_is(path: Path) -> None:
    """STYLE: code asks what a variant does, not what it is called."""
    compared = {
        side.value
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Compare)
        for side in (node.left, *node.comparators)
        if isinstance(side, ast.Constant)
    }
    assert not compared & {"belgian", "french", "coinchee"}


def test_the_public_names_are_sorted_and_there() -> None:
    capitals, classes, functions = [], [], []
    for name in manille.__all__:
        assert hasattr(manille, name)
        (capitals if name.isupper() else classes if name[0].isupper() else functions).append(name)
    assert manille.__all__ == [*sorted(capitals), *sorted(classes), *sorted(functions)]
