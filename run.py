#!/usr/bin/env python3
"""The one command of the project: sets up what is missing, then serves, builds, checks, tests or measures it.

It is not part of the package or of the site, and needs nothing but Python 3.11 and its standard library.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

try:
    import tomllib
except ModuleNotFoundError:
    sys.exit("run.py needs Python 3.11 or newer, and the tools it sets up 3.12 or newer.")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
CACHE = ROOT / ".cache"

OLDEST_TOOLS_PYTHON = (3, 12)  # pyodide-build's floor
NEWEST_TRIED_PYTHON = (3, 14)
OLDEST_NODE = 20

PROBE_PYTHON = "import sys, venv; print(*sys.version_info[:3], sys.version_info.releaselevel)"
PROBE_BROWSER = (
    "from playwright.sync_api import sync_playwright\nwith sync_playwright() as p: print(p.chromium.executable_path)"
)
FIREFOX_NAMES = ("firefox-esr", "firefox")
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: The same browser without windows, which opens a page with a tenth of the work: for the tests.
SHELL = "chromium-headless-shell"
SITE_SOURCES = (
    *("docs", "demo", "manille", "mkdocs.yml"),
    *("pyproject.toml", "README.md", "LICENSE"),  # part of the wheel
    *("package-lock.json", "requirements.txt"),
)
GENERATED = {"__pycache__", "vendor", "runtime", "node_modules"}


class Problem(Exception):
    """Something the person at the keyboard has to know or do; its text is all they are shown."""


def say(text: str) -> None:
    print(f"· {text}", flush=True)


def main(argv: Sequence[str] | None = None) -> int:
    args, rest = parse(argv)
    commands: dict[str, Callable[[list[str]], int]] = {
        "serve": serve,
        "build": build,
        "check": check,
        "test": test,
        "bench": bench,
        "lighthouse": lighthouse,
        "numbers": numbers,
        "hot": hot,
    }
    os.chdir(ROOT)
    try:
        return commands[args.command](rest)
    except Problem as problem:
        print(f"\n{problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def parse(argv: Sequence[str] | None) -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(
        prog="run.py",
        description=__doc__.splitlines()[0] if __doc__ else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=(
            "lighthouse   the site as Lighthouse sees it on a phone, with its bars\n"
            "numbers   the figures on the page of strategy, found anew in minutes (names of figures may follow)\n"
            "hot       which functions of Python's core the page runs, found anew in minutes\n"
            "serve   the site with the table at a local address, with live reload (--host, --port)\n"
            "build   the static site into site/\n"
            "check   lint, format and types of Python and JavaScript\n"
            "test    every check, then every test (what follows goes to pytest)\n"
            "bench   the measurements, with machine and versions (--browser: the table's page beside others)"
        ),
    )
    parser.add_argument("command", choices=("serve", "build", "check", "test", "bench", "lighthouse", "numbers", "hot"))
    return parser.parse_known_args(argv)


# ---- commands --------------------------------------------------------------------------------------------


def serve(rest: list[str]) -> int:
    set_up()
    make_runtime()
    address, others = address_from(rest)
    say(f"building the site, then serving it at http://{address}/ with live reload (Ctrl-C stops it)")
    return call([PYTHON, "-m", "mkdocs", "serve", "--dev-addr", address, *others])


def address_from(rest: Sequence[str]) -> tuple[str, list[str]]:
    """Split off --host and --port and join them to an address; the rest is for mkdocs."""
    parser = argparse.ArgumentParser(prog="run.py serve")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", default=8000, type=int)
    args, others = parser.parse_known_args(rest)
    return f"{args.host}:{args.port}", others


def build(rest: list[str]) -> int:
    set_up()
    make_runtime()
    return build_site(rest)


def build_site(rest: Sequence[str] = ()) -> int:
    stamp = site_stamp()
    say("building the site into site/")
    # Never with --quiet: it would raise the log level, and --strict would no longer count the warnings.
    code = call([PYTHON, "-m", "mkdocs", "build", "--strict", *rest])
    if code == 0 and not rest:
        write_stamp(CACHE / "site.stamp", stamp)
    return code


def site_is_fresh() -> bool:
    """Whether site/ was built, by this file, from the sources as they are now."""
    return (ROOT / "site" / "index.html").is_file() and read_stamp(CACHE / "site.stamp") == site_stamp()


def site_stamp() -> str:
    parts = (part for source in SITE_SOURCES for part in source_parts(ROOT / source))
    # mkdocs.yml reads SITE_URL, and hooks/runtime.py which steps to leave out.
    return digest(os.environ.get("SITE_URL", ""), os.environ.get("MANILLE_WITHOUT", ""), *parts)


def source_parts(source: Path) -> Iterator[str]:
    paths = sorted(source.rglob("*")) if source.is_dir() else [source]
    for path in paths:
        if path.is_file() and not GENERATED & set(path.relative_to(ROOT).parts):
            yield path.relative_to(ROOT).as_posix()
            yield hashlib.sha256(path.read_bytes()).hexdigest()


def check(rest: list[str]) -> int:
    if rest:
        raise Problem(f"check takes no arguments, but got: {' '.join(rest)}")
    set_up()
    make_runtime()  # the page's types are those of the modules beside it
    return report([*run_checks(python_checks()), *run_checks(page_checks())])


def python_checks() -> dict[str, list[str | Path]]:
    """Those that need nothing but Python's tools."""
    return {
        "ruff check": [PYTHON, "-m", "ruff", "check", "--output-format", "concise"],
        "ruff format --check": [PYTHON, "-m", "ruff", "format", "--check", "--output-format", "concise"],
        "mypy --strict manille": [PYTHON, "-m", "mypy", "--strict", "manille"],
    }


def page_checks() -> dict[str, list[str | Path]]:
    """Those that need the page's modules and its runtime as well."""
    return {
        "tsc (page)": [*tsc(), "--noEmit", "--project", "tsconfig.json"],
        "tsc (worker)": [*tsc(), "--noEmit", "--project", "tsconfig.worker.json"],
    }


def run_checks(checks: dict[str, list[str | Path]]) -> list[str]:
    """Run every one of these, also after one has failed; the names of those that failed."""
    failed = []
    for name, command in checks.items():
        say(name)
        if call(command) != 0:
            failed.append(name)
    return failed


def lighthouse(rest: list[str]) -> int:
    set_up()
    make_runtime()
    if not site_is_fresh() and build_site() != 0:
        return 1
    return call([PYTHON, "-m", "tests.lighthouse", *rest])


def numbers(rest: list[str]) -> int:
    set_up()
    return call([PYTHON, "-m", "docs.hooks.numbers", *rest])


def hot(rest: list[str]) -> int:
    set_up()
    browser = ensure_chromium()
    return call(
        [PYTHON, "-m", "tests.browser.hot", *rest], {"MANILLE_CHROMIUM": browser, "PYTHONPATH": str(ROOT / "docs")}
    )


def report(failed: Sequence[str]) -> int:
    if failed:
        print(f"\nFailed, see above: {', '.join(failed)}", file=sys.stderr)
        if any(name.startswith("ruff") for name in failed):
            ruff = f"{PYTHON.relative_to(ROOT)} -m ruff"
            print(f"Much of that mends itself: {ruff} check --fix; {ruff} format", file=sys.stderr)
    return 1 if failed else 0


def test(rest: list[str]) -> int:
    set_up()
    browser = ensure_test_browser()
    ensure_firefox()
    with ThreadPoolExecutor() as beside:
        checked = beside.submit(run_checks, python_checks())  # one processor has no part in much of the next
        make_runtime()
    failed = [*checked.result(), *run_checks(page_checks())]
    if site_is_fresh():
        say("site/ is up to date")
    elif build_site() != 0:
        failed.append("mkdocs build --strict")
    say("pytest")
    workers = str(min(os.cpu_count() or 1, 4))
    code = call([PYTHON, "-m", "pytest", "-n", workers, "--dist", "worksteal", *rest], {"MANILLE_CHROMIUM": browser})
    return report(failed) or code


def bench(rest: list[str]) -> int:
    set_up()
    if "--browser" in rest:
        return bench_browser([argument for argument in rest if argument != "--browser"])
    return call([PYTHON, "-m", "tests.bench", *rest])


def bench_browser(rest: list[str]) -> int:
    """Measure the built site in a browser, beside others."""
    browser = ensure_chromium()
    make_runtime()
    if not site_is_fresh() and build_site() != 0:
        return 1
    return call(
        [PYTHON, "-m", "tests.bench.browser", *rest], {"MANILLE_CHROMIUM": browser, "PYTHONPATH": str(ROOT / "docs")}
    )


def make_runtime() -> None:
    """Fill demo/vendor and demo/runtime without building the site."""
    command = [str(PYTHON), "-m", "hooks.runtime"]
    run(command, "The page's runtime could not be made.", {"PYTHONPATH": str(ROOT / "docs")})


# ---- setting up ------------------------------------------------------------------------------------------


def set_up() -> None:
    """Make what is missing; the page's modules beside Python's tools, unless they need a Node from there."""
    with ThreadPoolExecutor() as beside:
        page = beside.submit(set_up_npm) if has_npm() else None
        set_up_python()
        set_up_project()
    if page:
        page.result()
    else:
        set_up_npm()


def set_up_python() -> None:
    mark, lock = VENV / "tools.stamp", ROOT / "requirements.txt"
    stamp = digest(str(ROOT), lock.read_text("utf-8"))
    if PYTHON.exists() and read_stamp(mark) == stamp:
        return
    if VENV.is_symlink():
        raise Problem(f"{VENV} leads to {VENV.resolve()}, which would be emptied. Remove the link, and run this again.")
    python, version = find_python()
    say(f"making .venv with Python {dotted(version)} ({python})")
    run([python, "-m", "venv", "--clear", str(VENV)], "The virtual environment could not be made.")
    say(f"installing {count_pins(lock)} tools into .venv, about half a minute")
    pip("--require-hashes", "-r", str(lock))
    write_stamp(mark, stamp)


def set_up_project() -> None:
    """Make `manille` importable and a command in .venv, straight from the sources."""
    mark = VENV / "project.stamp"
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    what_counts = repr([settings["project"], settings["build-system"], settings["tool"]["hatch"]])
    stamp = digest(what_counts, read_stamp(VENV / "tools.stamp"))
    if read_stamp(mark) != stamp:
        say("linking manille into .venv")
        pip("--no-deps", "--no-index", "--no-build-isolation", "--editable", ".")
        write_stamp(mark, stamp)


def set_up_npm() -> None:
    mark = ROOT / "node_modules" / "run.stamp"
    stamp = digest(*((ROOT / name).read_text("utf-8") for name in ("package.json", "package-lock.json")))
    if read_stamp(mark) == stamp:
        return
    npm = find_npm()
    say("installing the page's modules into node_modules")
    run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], "npm ci failed.", quiet=True)
    write_stamp(mark, stamp)


def has_npm() -> bool:
    return node_version(shutil.which("node")) >= OLDEST_NODE and shutil.which("npm") is not None


def find_npm() -> str:
    """The npm of the machine's Node, or of the one from PyPI that is put into .venv where there is none."""
    if not has_npm():
        say(f"no Node {OLDEST_NODE} or newer here: installing one into .venv")
        pip("--require-hashes", "-r", str(ROOT / "requirements-node.txt"))
        search_path.cache_clear()
    npm = shutil.which("npm", path=search_path())
    if npm is None:
        raise Problem(f"npm is missing. Install Node {OLDEST_NODE} or newer (with npm) and run this again.")
    return npm


def node_version(node: str | None) -> int:
    """The major version of a Node executable; 0 if there is none or it does not start."""
    if node is None:
        return 0
    result = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    match = re.match(r"v(\d+)\.", result.stdout)
    return int(match[1]) if match else 0


def tsc() -> list[str | Path]:
    node = shutil.which("node", path=search_path())
    if node is None:
        raise Problem(f"Node is missing. Install Node {OLDEST_NODE} or newer and run this again.")
    return [node, ROOT / "node_modules" / "typescript" / "bin" / "tsc"]


def pip(*arguments: str) -> None:
    # Python compiles what it imports; most of what is installed it never does.
    quiet = ("-qq", "--disable-pip-version-check", "--no-input", "--no-compile")
    run([str(PYTHON), "-m", "pip", "install", *quiet, *arguments], "pip could not install what is needed.")


def count_pins(lock: Path) -> int:
    return len(re.findall(r"^[A-Za-z0-9._-]+==", lock.read_text("utf-8"), re.MULTILINE))


# ---- which Python ----------------------------------------------------------------------------------------

Version = tuple[int, int, int]


def find_python() -> tuple[str, Version]:
    found = [(path, version) for path in python_candidates() if (version := probe_python(path))]
    best = choose_python(found)
    if best is None:
        raise Problem(no_python_message(found))
    return best


def python_candidates() -> list[str]:
    """Every Python worth asking: this one, those on PATH, then pyenv's; each once, in that order."""
    newest, oldest = NEWEST_TRIED_PYTHON[1], OLDEST_TOOLS_PYTHON[1]
    names = [*(f"python3.{minor}" for minor in range(newest, oldest - 1, -1)), "python3", "python"]
    on_path = [path for name in names if (path := shutil.which(name))]
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    installed = [str(path) for path in sorted(pyenv.glob("*/bin/python3"))]
    return list(dict.fromkeys([sys.executable, *on_path, *installed]))


def probe_python(path: str) -> Version | None:
    """The version of a Python that starts and can make environments; pre-releases do not count."""
    try:
        result = subprocess.run([path, "-c", PROBE_PYTHON], capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    match = re.fullmatch(r"(\d+) (\d+) (\d+) final\s*", result.stdout)
    return (int(match[1]), int(match[2]), int(match[3])) if match else None


def choose_python(found: Iterable[tuple[str, Version]]) -> tuple[str, Version] | None:
    """The newest that the tools are known to run on; of equals the first. Newer ones only if there is no other."""
    fit = [item for item in found if item[1][:2] >= OLDEST_TOOLS_PYTHON]
    tried = [item for item in fit if item[1][:2] <= NEWEST_TRIED_PYTHON]
    if tried:
        return max(tried, key=lambda item: item[1])
    return min(fit, key=lambda item: item[1], default=None)


def no_python_message(found: Iterable[tuple[str, Version]]) -> str:
    versions = sorted({version for _, version in found})
    here = ", ".join(map(dotted, versions)) or "none"
    return (
        f"The tools need Python {dotted(OLDEST_TOOLS_PYTHON)} or newer; found here: {here}.\n"
        "Install one and run this again, for instance:\n"
        "  Debian, Ubuntu   sudo apt-get install python3 python3-venv   (where that is 3.12 or newer)\n"
        "  macOS            brew install python\n"
        "  Windows          winget install Python.Python.3.13\n"
        "  anywhere         pyenv install 3.13"
    )


def dotted(version: Sequence[int]) -> str:
    return ".".join(map(str, version))


# ---- which browser ---------------------------------------------------------------------------------------


def ensure_test_browser() -> str:
    """The Chromium for the tests, the one without windows where it is or can be had; else as `ensure_chromium`."""
    if shutil.which(SHELL) is None and own_chromium() is None and can_apt():
        say("no Chromium for tests here: installing Debian's")
        apt_install(SHELL)
    return find_test_browser() or ensure_chromium()


def ensure_chromium() -> str:
    """A whole Chromium; installs Debian's when there is none and that is possible."""
    browser = find_chromium()
    if browser is None and can_apt():
        say("no Chromium here: installing Debian's")
        apt_install("chromium")
        browser = find_chromium()
    if browser is None:
        raise Problem(no_chromium_message())
    return browser


def find_test_browser() -> str | None:
    """The one without windows, or else any."""
    return find_chromium((SHELL, *CHROMIUM_NAMES))


def find_chromium(names: Iterable[str] = CHROMIUM_NAMES) -> str | None:
    """Playwright's own browser if it is installed, else the first of these on PATH."""
    return own_chromium() or next((path for name in names if (path := shutil.which(name))), None)


def own_chromium() -> str | None:
    """Playwright's own browser if it is installed."""
    result = subprocess.run([str(PYTHON), "-c", PROBE_BROWSER], capture_output=True, text=True, check=False)
    own = result.stdout.strip()
    return own if own and Path(own).is_file() else None


def ensure_firefox() -> None:
    """Firefox for one test of its own, which is left out where there is none and none can be had."""
    if find_firefox() is None and can_apt():
        say("no Firefox here: installing Debian's")
        apt_install("--no-install-recommends", "firefox-esr")


def apt_install(*what: str) -> None:
    """Install Debian's package if it can be had; apt itself tells where it cannot."""
    if apt_knows_its_packages():
        call(["apt-get", "install", "-qq", "-y", *what], {"DEBIAN_FRONTEND": "noninteractive"})


@cache
def apt_knows_its_packages() -> bool:
    return call(["apt-get", "update", "-qq"], {"DEBIAN_FRONTEND": "noninteractive"}) == 0


def find_firefox() -> str | None:
    """The first Firefox on PATH, as the file that starts it and no link to that."""
    return next((str(Path(path).resolve()) for name in FIREFOX_NAMES if (path := shutil.which(name))), None)


def can_apt() -> bool:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and Path("/etc/debian_version").is_file() and shutil.which("apt-get") is not None


def no_chromium_message() -> str:
    command = f"{PYTHON.relative_to(ROOT)} -m playwright install chromium"
    if Path("/etc/debian_version").is_file():
        command = "sudo apt-get install chromium"
    return f"The browser tests need a Chromium. Install one with\n  {command}\nand run this again."


# ---- small helpers ---------------------------------------------------------------------------------------


@cache
def search_path() -> str:
    """PATH with the environment's programs last: the machine's Node goes first if it is new enough."""
    mine, machine = str(BIN), os.environ.get("PATH", "")
    node_fits = node_version(shutil.which("node")) >= OLDEST_NODE
    return os.pathsep.join([machine, mine] if node_fits else [mine, machine])


def call(command: Sequence[str | Path], extra: dict[str, str] | None = None, *, quiet: bool = False) -> int:
    """Run a tool of the environment in the project's folder; its exit code. Quiet ones may only complain."""
    env = {**os.environ, "PATH": search_path(), "NO_MKDOCS_2_WARNING": "1", **(extra or {})}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # compiled once, our modules are read in a third of the time
    output = subprocess.DEVNULL if quiet else None
    return subprocess.call([str(part) for part in command], cwd=ROOT, env=env, stdout=output)


def run(command: Sequence[str], complaint: str, extra: dict[str, str] | None = None, *, quiet: bool = False) -> None:
    code = call(command, extra, quiet=quiet)
    if code != 0:
        raise Problem(f"{complaint}\n  {' '.join(command)}\nended with {code}; its own words are above.")


def digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def read_stamp(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


def write_stamp(path: Path, stamp: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(stamp, "utf-8")


if __name__ == "__main__":
    sys.exit(main())
