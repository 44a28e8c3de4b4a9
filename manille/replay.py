"""Answers to records, one a line: what `manille replay` and `manille choose` say (RECORD.md).

Not here: files and arguments (`cli`), and how a record is read (`record`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from random import Random

from manille.bots import BOTS
from manille.bots.base import Budget, decide
from manille.cards import Card
from manille.errors import RecordError
from manille.match import Match, MatchDeal
from manille.position import Position, Table
from manille.record import codes, read, read_view
from manille.scoring import Pair, trick_points
from manille.tricks import Trick
from manille.variants import Variant

Answer = dict[str, object]

#: The longest line that is read, in bytes; a match of a hundred deals needs a tenth of it.
LONGEST_LINE = 1 << 20

#: The longest whole number that is read, in digits; no record needs more than three.
LONGEST_INTEGER = 15

#: How many lists and objects may stand in one another; a record needs five. Deeper ones exhaust the stack of a browser.
DEEPEST = 100


def parse(text: bytes | str) -> object:
    """Return the JSON value of `text`. Raises `RecordError` (`bad-json`) unless it is one, in UTF-8, with no key twice."""
    try:
        decoded = _decoded(text)
        _check_depth(decoded)
        value: object = json.loads(decoded, object_pairs_hook=_object, parse_constant=_no_constant, parse_int=_integer)
        if "\\ud" in decoded.lower():
            _check_surrogates(value)
    except json.JSONDecodeError as error:
        raise RecordError("bad-json", f"column {error.pos + 1}", error.msg) from None
    except UnicodeError:
        raise RecordError("bad-json", "column 1", "a text in it has half a character (a lone surrogate)") from None
    return value


def _check_depth(text: str) -> None:
    """Raise `RecordError` where more lists and objects stand in one another than a record can have.

    Without an expression to look for: from the ninth deal of a match on, a page would load the other half of Python's core for it.
    """
    if text.count("[") + text.count("{") > DEEPEST:
        # No quotation mark within a text is left, so that every second piece is outside of one.
        outside = text.replace("\\\\", "").replace('\\"', "").split('"')[::2]
        steps = (1 if sign in "[{" else -1 for sign in "".join(outside) if sign in "[]{}")
        if max(accumulate(steps), default=0) > DEEPEST:
            raise RecordError("bad-json", "column 1", "nested too deeply")


def _decoded(text: bytes | str) -> str:
    if isinstance(text, str):
        text.encode("utf-8")
        return text
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("bad-json", f"byte {error.start + 1}", "not UTF-8") from None


def _check_surrogates(value: object) -> None:
    """Raise `UnicodeError` when an escape has put half a character into `value`, which no answer could repeat."""
    json.dumps(value, ensure_ascii=False).encode("utf-8")


def _integer(digits: str) -> int:
    if len(digits) > LONGEST_INTEGER:
        raise RecordError("bad-json", f"{digits[:8]}…", "the number is too large")
    return int(digits)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    read_object = dict(pairs)
    if len(read_object) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise RecordError("bad-json", twice, "the key stands twice in one object")
    return read_object


def _no_constant(name: str) -> object:
    raise RecordError("bad-json", name, f"{name} is not JSON")


def replay_line(text: bytes | str) -> Answer:
    """Return what `manille replay` answers to one line; it raises nothing."""
    return answered(text, lambda data: result(read(data)))


def choose_line(text: bytes | str, bot: str, seed: int, budget: Callable[[], Budget] | None = None) -> Answer:
    """Return what `manille choose` answers to one line, the bot named `bot` deciding with `seed`; it raises nothing.

    `budget` makes the budget of this one choice, for a bot that can be stopped.
    """
    return answered(text, lambda data: _choice(data, bot, seed, budget() if budget else None))


def answered(text: bytes | str, answer: Callable[[object], Answer]) -> Answer:
    """Return what `answer` makes of the JSON value of `text`, or the error as data; it raises nothing."""
    try:
        if len(text) > LONGEST_LINE:
            raise RecordError("bad-json", f"byte {LONGEST_LINE + 1}", "the line is too long for a record")
        return answer(parse(text))
    except RecordError as error:
        return {"ok": False, "error": {"code": error.code, "where": error.where, "message": error.detail}}


def _choice(data: object, bot: str, seed: int, more: Budget | None) -> Answer:
    view = read_view(data)
    decision = decide(BOTS[bot], view, Random(seed), more)
    choice = decision.choice
    return {
        "ok": True,
        "seat": view.seat.name,
        "choice": choice.code if isinstance(choice, Card) else choice.value,
        "reason": str(decision.reasons[0]),
    }


def answers(lines: Iterable[bytes], answer: Callable[[bytes], Answer]) -> Iterator[Answer]:
    """Yield the answer to each line in order, as it is read; blank lines hold no record."""
    return (answer(line) for line in lines if line.strip())


def result(read_record: Position | Match) -> dict[str, object]:
    """Return what `manille replay` answers for a record that was read (RECORD.md)."""
    if isinstance(read_record, Match):
        return {"ok": True, **_match_result(read_record)}
    return {"ok": True, **deal_result(read_record)}


def deal_result(position: Position) -> dict[str, object]:
    """Return the result of a deal as far as it has come, with what may be done next."""
    table = position.table
    told = _table_result(table)
    if position.question is not None:
        told["to_act"] = position.question.seat.name
        told["legal_calls"] = [call.value for call in position.question.choices]
    elif position.to_act is not None:
        verdict = position.judge()
        told["to_act"] = position.to_act.name
        told["legal"] = codes(verdict.legal)
        told["refused"] = {c.code: reason.key for c, reason in verdict.refused.items()}
    return told


def _table_result(table: Table) -> dict[str, object]:
    settled = table.contract
    trump = (settled.trump.value if settled.trump else "NT") if settled.named else None
    return {
        "trump": trump,
        "multiplier": table.multiplier,
        "tricks": [_trick_result(trick, table.variant) for trick in table.tricks],
        "points": _sides(table.points),
        "bonus": _sides(table.bonus),
        "written": _sides(table.sheet().written) if table.is_complete else None,
        "complete": table.is_complete,
    }


def _trick_result(trick: Trick, variant: Variant) -> dict[str, object]:
    return {
        "leader": trick.leader.name,
        "cards": codes(trick.cards),
        "winner": trick.winner.name,
        "points": trick_points(trick, variant),
    }


def _sides(pair: Pair) -> dict[str, int]:
    return {"NS": pair[0], "EW": pair[1]}


def _match_result(match: Match) -> dict[str, object]:
    standing = match.standing
    dealer = standing.dealer if match.current is None else standing.dealer.next(match.variant.direction)
    return {
        "deals": [_deal_in_match(deal) for deal in match.deals],
        "scores": _sides(standing.scores),
        "manches": _sides(standing.manches),
        "winner": None if standing.winner is None else standing.winner.name,
        "dealer": dealer.name,
        "plats": standing.plats,
    }


def _deal_in_match(deal: MatchDeal) -> dict[str, object]:
    told = _table_result(deal.position.table) if deal.ended_by_turned else deal_result(deal.position)
    return {"ok": True, **told}
