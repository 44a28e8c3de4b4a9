"""What `manille solve` answers to records: the value of every card with all hands open, and the par of each deal.

Not here: files and arguments (`cli`), how a record is read (`record`), and how it is solved (`bots.double_dummy`).

A deal gives `{"ok": true, "to_act": "E", "multiplier": 1, "value": 12, "values": {"TS": 12, "9H": -3}, "best": ["TS"],
"line": ["TS", "..."], "par": {"NS": 0, "EW": 12}}`. `values` says for each legal card, in the order of the hand, what the
deal is worth to the side that plays it if all play best from there: its points above the half (R5.3), negative where the
other side is above it, 60 for all eight tricks under the capot rule (R6.4), without the multiplier. `value` is the
highest of them, `best` the cards that have it, `line` one way to play best to the end, and `par` what each side writes,
without the multiplier, if all play best from the opening lead on, whatever was played.

While the calls are not over there are no cards to play: `value` is null, `values`, `best` and `line` are empty; `par` is
null until trump is named, and `pars` then has the par for each trump that may be named now. After the last card `to_act`
is null and `value` is what North and South have written, negative for East and West. A match gives `{"ok": true,
"deals": [...]}` with the same for each deal; one that its turned card ended has neither values nor par.
"""

from __future__ import annotations

from manille.bots.double_dummy import OpenHands, pars
from manille.match import Match
from manille.position import Position
from manille.record import codes, read
from manille.replay import Answer, answered
from manille.scoring import Pair
from manille.seats import Seat, Side


def solve_line(text: bytes | str) -> Answer:
    """Return what `manille solve` answers to one line; it raises nothing, and errors are those of `manille replay`."""
    return answered(text, lambda data: solved(read(data)))


def solved(record: Position | Match) -> Answer:
    """Return the answer for a record that was read."""
    if isinstance(record, Match):
        return {
            "ok": True,
            "deals": [_not_played(d.position, None) if d.ended_by_turned else _deal(d.position) for d in record.deals],
        }
    return {"ok": True, **_deal(record)}


def _deal(position: Position) -> Answer:
    table = position.table
    if not table.contract.named:
        by_trump = {call.value: _sides(pair) for call, pair in pars(position).items()}
        return {**_not_played(position, position.to_act), "pars": by_trump}
    open_hands = OpenHands(table.variant, table.contract.trump)
    par = _sides(open_hands.par(position))
    if position.question is not None:
        return {**_not_played(position, position.to_act), "par": par}
    solution = open_hands.solve(position)
    return {
        "to_act": None if solution.to_act is None else solution.to_act.name,
        "multiplier": table.multiplier,
        "value": solution.value,
        "values": {c.code: value for c, value in solution.values.items()},
        "best": codes(solution.best),
        "line": codes(open_hands.line(position)),
        "par": par,
    }


def _not_played(position: Position, to_act: Seat | None) -> Answer:
    """Return the answer for a deal in which no card may be played now."""
    return {
        "to_act": None if to_act is None else to_act.name,
        "multiplier": position.table.multiplier,
        "value": None,
        "values": {},
        "best": [],
        "line": [],
        "par": None,
    }


def _sides(pair: Pair) -> dict[str, int]:
    return {side.name: pair[side] for side in Side}
