"""The door between MkDocs and the site's build: it finds our modules and hands each event to `hooks.events`.

Not here: what happens at an event.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

from mkdocs.plugins import event_priority

ROOT = Path(__file__).resolve().parents[2]
OURS = {"manille", "hooks"}
#: After the static-i18n plugin, which works at -100 and whose results we correct.
LATE = -200

_command = "build"


def _events() -> Any:
    """Return the module with the events; MkDocs takes back its own path to a hook once the hook is loaded."""
    for folder in (str(ROOT), str(ROOT / "docs")):
        if folder not in sys.path:
            sys.path.insert(0, folder)
    return importlib.import_module("hooks.events")


def _forget() -> None:
    """Forget our modules, so that a rebuild while serving reads the engine and the hooks as they are now."""
    for name in [n for n in sys.modules if n.split(".")[0] in OURS]:
        del sys.modules[name]


def on_startup(command: str, **_: Any) -> None:
    """Remember whether this is a build or a server's."""
    global _command
    _command = command


def on_config(config: Any) -> Any:
    """Begin a build, of one language."""
    if _command == "serve" and not config.plugins["i18n"].building:
        _forget()
    return _events().on_config(config, serving=_command == "serve")


def on_pre_build(config: Any) -> None:
    """Make what the site needs before its files are listed."""
    _events().on_pre_build(config)


@event_priority(LATE)
def on_files(files: Any, config: Any) -> Any:
    """Correct the list of files and add to it."""
    return _events().on_files(files, config)


def on_env(env: Any, **_: Any) -> Any:
    """Give the templates our words."""
    return _events().on_env(env)


@event_priority(LATE)
def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Expand what a page asks for."""
    return str(_events().on_page_markdown(markdown, page, config, files))


@event_priority(LATE)
def on_page_content(html: str, page: Any, **_: Any) -> str:
    """Set a page's text."""
    return str(_events().on_page_content(html, page))


@event_priority(LATE)
def on_page_context(context: Any, page: Any, config: Any, **_: Any) -> Any:
    """Tell the templates the page's other languages."""
    return _events().on_page_context(context, page, config)


@event_priority(LATE)
def on_template_context(context: Any, template_name: str, config: Any) -> Any:
    """Tell the template of the 404 page its other languages."""
    return _events().on_template_context(context, template_name, config)


@event_priority(LATE)
def on_post_page(output: str, page: Any, config: Any) -> str:
    """Finish a page."""
    return str(_events().on_post_page(output, page, config))


@event_priority(LATE)
def on_post_template(output_content: str, template_name: str, config: Any) -> str:
    """Finish the 404 page."""
    return str(_events().on_post_template(output_content, template_name, config))


@event_priority(LATE)
def on_post_build(config: Any) -> None:
    """Finish the site, once every language is built."""
    _events().on_post_build(config)
