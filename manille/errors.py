"""The few errors of the package: an act the rules forbid, a record that cannot be read.

Not here: reasons for refused cards as data (`legality`); a refusal is normal in a game and raises nothing when asked first.
"""

from __future__ import annotations

from manille.messages import Message


class ManilleError(Exception):
    """The root of everything this package raises on purpose."""


class IllegalAct(ManilleError):
    """A card or a call that the rules forbid at this moment; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class RecordError(ManilleError):
    """A record that cannot be read: `code` (RECORD.md), `where` in the record, and `detail` in plain English."""

    def __init__(self, code: str, where: str, detail: str) -> None:
        super().__init__(f"{code} at {where or 'the start'}: {detail}")
        self.code = code
        self.where = where
        self.detail = detail

    def inside(self, prefix: str) -> RecordError:
        """The same error seen from outside: its place with `prefix` put before it."""
        return RecordError(self.code, f"{prefix}.{self.where}" if self.where else prefix, self.detail)
