"""What the build knows about its languages: the only reader of the static-i18n plugin's insides.

Not here: words (`words`) and what differs between languages in a page.
"""

from __future__ import annotations

from typing import Any

Config = Any
"""MkDocs' configuration; its plugin table is untyped."""


def current(config: Config) -> str:
    """Return the language being built now."""
    return str(config.plugins["i18n"].current_language)


def default(config: Config) -> str:
    """Return the language at the site's root."""
    return str(config.plugins["i18n"].default_language)


def every(config: Config) -> list[str]:
    """Return the languages of the site, the default one first."""
    return sorted(config.plugins["i18n"].build_languages, key=lambda lang: lang != default(config))


def name(config: Config, lang: str) -> str:
    """Return the language's own name for itself."""
    return str(config.plugins["i18n"].get_language_config(lang).name)


def prefix(config: Config, lang: str) -> str:
    """Return the folder of the language `lang` under the site's root, with its slash; empty for the default one."""
    return "" if lang == default(config) else f"{lang}/"


def is_first(config: Config) -> bool:
    """Whether this is the build of the default language, which makes what all languages share."""
    return current(config) == default(config)


def is_nested(config: Config) -> bool:
    """Whether this is a build of another language inside the default one's, so that more is to come."""
    return bool(config.plugins["i18n"].building)
