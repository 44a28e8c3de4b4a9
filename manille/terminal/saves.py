"""The file that keeps the match between two evenings: found, read, written whole or not at all.

Not here: what a save holds (`bridge`).
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from manille.bridge import read_save, write_save
from manille.errors import RecordError
from manille.replay import parse
from manille.session import Session


def default_file(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Return where the match is kept when nothing else is said, by the platform's rules."""
    if platform == "win32":
        base = environment.get("LOCALAPPDATA") or "~/AppData/Local"
    else:
        base = environment.get("XDG_DATA_HOME", "")
        # The XDG rules: a path that is not absolute counts as none.
        base = base if Path(base).is_absolute() else "~/.local/share"
    return Path(base).expanduser() / "manille" / "match.json"


def load(file: Path) -> Session | None:
    """Return the session kept in `file`, `None` without one. Raises `RecordError` on a damaged one, `OSError` if unreadable."""
    try:
        text = file.read_bytes()
    except FileNotFoundError:
        return None
    return read_save(parse(text))


def store(session: Session, file: Path) -> None:
    """Keep `session` in `file`; a crash leaves the old save or the new one. Raises `OSError` where that cannot be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(write_save(session), separators=(",", ":")) + "\n"
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as new:
            new.write(text)
            new.flush()
            os.fsync(new.fileno())
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def set_aside(file: Path, word: str) -> Path:
    """Rename `file` to a free name with `word` in it and return that; nothing is overwritten."""
    number = 1
    while (aside := file.with_name(f"{file.stem}.{word}-{number}{file.suffix}")).exists():
        number += 1
    return file.rename(aside)


def detail(error: RecordError | OSError) -> str:
    """Return what is wrong, short enough for a sentence."""
    return f"{error.code}, {error.where}" if isinstance(error, RecordError) else str(error.strerror)
