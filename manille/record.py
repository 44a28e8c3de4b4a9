"""Deals and matches written down: JSON objects in and out, exactly as RECORD.md says.

Not here: reading lines from files (`cli`), and JSON text itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from manille.auction import Calls
from manille.cards import Card
from manille.deals import Deal, Hand, Hands
from manille.errors import IllegalAct, RecordError
from manille.events import Called, Dealt, Played
from manille.fields import Body, a_list, a_seat, an_object, brief, check_keys, the_body, the_plats, the_variant
from manille.legality import refusal
from manille.match import Match, Standing
from manille.position import Position, Table, fresh_table
from manille.seats import SEATS, Seat
from manille.tricks import Trick
from manille.variants import Variant
from manille.view import View, match_view, view_of

DEAL_FORMAT = "manille-deal/1"
MATCH_FORMAT = "manille-match/1"

#: The codes of a record that cannot be read, beside the reason codes of a refused card (RULES.md R4).
ERROR_CODES = (
    "bad-json",
    "bad-record",
    "bad-card",
    "duplicate-card",
    "bad-hand",
    "bad-seat",
    "bad-variant",
    "bad-option",
    "bad-turned",
    "bad-call",
    "too-many-plays",
    "match-over",
)


DEAL_BODY = {"hands": True, "turned": False, "calls": False, "plays": False}
DEAL_KEYS = {"format": True, "variant": True, "options": False, "dealer": True, "plats": False, **DEAL_BODY}
MATCH_KEYS = {"format": True, "variant": True, "options": False, "first_dealer": True, "deals": True}


# Reading ---------------------------------------------------------------------------------------------------------------


def read(data: object) -> Position | Match:
    """Return the position or the match that the record `data` (decoded JSON) describes. Raises `RecordError`."""
    record = an_object(data, "")
    form = record.get("format")
    if form == DEAL_FORMAT:
        return _read_position(record)
    if form == MATCH_FORMAT:
        return _read_match(record)
    raise RecordError("bad-record", "format", f"expected {DEAL_FORMAT!r} or {MATCH_FORMAT!r}, not {brief(form)}")


def read_match(data: object) -> Match:
    """Return the match that the record `data` describes. Raises `RecordError`, also for the record of a deal."""
    record = an_object(data, "")
    if record.get("format") != MATCH_FORMAT:
        raise RecordError("bad-record", "format", f"expected {MATCH_FORMAT!r}, not {brief(record.get('format'))}")
    return _read_match(record)


def read_view(data: object) -> View:
    """Return what the seat that acts next may know of the record `data`, whose other hands may be null.

    Raises `RecordError`, also where nobody has to act.
    """
    record = an_object(data, "")
    if record.get("format") == MATCH_FORMAT:
        match = _read_match(record)
        seen = None if match.to_act is None else match_view(match, match.to_act)
        if seen is None:
            raise RecordError("match-over" if match.is_over else "bad-record", "deals", "nobody has to act")
        return seen
    if record.get("format") != DEAL_FORMAT:
        read(record)
    return _read_deal_view(record)


def _read_position(record: Mapping[str, object]) -> Position:
    variant, dealer, plats = _head(record)
    body = the_body(record, variant, dealer)
    position = Position.start(variant, dealer, _whole_deal(body), plats)
    position = _answered(position, body.calls, bool(body.plays))
    return _played(position, body.plays)


def _head(record: Mapping[str, object]) -> tuple[Variant, Seat, int]:
    """Read what the head of a deal record says, its keys checked."""
    check_keys(record, DEAL_KEYS, "")
    variant = the_variant(record)
    dealer = a_seat(record["dealer"], "dealer")
    return variant, dealer, the_plats(record.get("plats", 0), variant)


def _whole_deal(body: Body) -> Deal:
    for seat, hand in zip(SEATS, body.hands, strict=True):
        if hand is None:
            raise RecordError("bad-hand", f"hands.{seat.name}", "a hidden hand cannot be replayed")
    return Deal(cast(Hands, body.hands), body.turned)


def _answered(position: Position, calls: Calls, needs_all: bool) -> Position:
    """Return `position` after `calls`; with `needs_all` no question may be left."""
    table = _answered_table(position.table, calls, needs_all)
    return Position(table, position.hands)


def _answered_table(table: Table, calls: Calls, needs_all: bool) -> Table:
    for i, (seat, call) in enumerate(calls):
        if table.question is None:
            raise RecordError("bad-call", f"calls[{i}]", "nobody is asked anything any more")
        if table.question.seat is not seat:
            raise RecordError("bad-call", f"calls[{i}]", f"{table.question.seat.name} is asked, not {seat.name}")
        if call not in table.question.choices:
            choices = " ".join(c.value for c in table.question.choices)
            raise RecordError("bad-call", f"calls[{i}]", f"{call.value!r} is no answer here; there are {choices}")
        table = table.after_call(call)
    if needs_all and table.question is not None:
        where = f"calls[{len(calls)}]"
        raise RecordError("bad-call", where, f"{table.question.seat.name} has not answered, but cards are played")
    return table


def _played(position: Position, plays: tuple[Card, ...]) -> Position:
    for i, card in enumerate(plays):
        try:
            position = position.play(card)
        except IllegalAct:
            raise _refused(position, card, f"plays[{i}]") from None
    return position


def _refused(position: Position, card: Card, where: str) -> RecordError:
    """Return the error for `card`, which the next player may not play: the rule that forbids it and the place."""
    trick, seat = position.table.trick, position.to_act
    assert trick is not None
    assert seat is not None
    reason = refusal(card, position.hand, trick, position.table.variant.law)
    assert reason is not None
    return RecordError(reason.key, where, f"{seat.name} may not play {card.code}: {reason}")


def _read_match(record: Mapping[str, object]) -> Match:
    check_keys(record, MATCH_KEYS, "")
    variant = the_variant(record)
    match = Match(variant, a_seat(record["first_dealer"], "first_dealer"))
    for i, entry in enumerate(a_list(record["deals"], "deals")):
        where = f"deals[{i}]"
        if match.is_over:
            raise RecordError("match-over", where, "the match was won before this deal")
        if match.current is not None:
            raise RecordError("bad-record", f"deals[{i - 1}].plays", "only the last deal may be unfinished")
        match = _read_match_deal(match, entry, where)
    return match


def _read_match_deal(match: Match, entry: object, where: str) -> Match:
    """Return `match` after the deal that `entry` describes."""
    record = an_object(entry, where)
    try:
        check_keys(record, DEAL_BODY, "")
        body = the_body(record, match.variant, match.standing.dealer)
        match = match.after(Dealt(_whole_deal(body)))
        return _continued(match, body)
    except RecordError as error:
        raise error.inside(where) from None


def _continued(match: Match, body: Body) -> Match:
    """Return `match`, whose last deal has just been dealt, after the calls and plays of `body`."""
    _answered_table(match.deals[-1].position.table, body.calls, bool(body.plays))
    for _, call in body.calls:
        match = match.after(Called(call))
    for i, card in enumerate(body.plays):
        position = match.position
        if position is None:
            raise RecordError("too-many-plays", f"plays[{i}]", "the deal is over")
        try:
            match = match.after(Played(card))
        except IllegalAct:
            raise _refused(position, card, f"plays[{i}]") from None
    return match


def _read_deal_view(record: Mapping[str, object]) -> View:
    """Read a deal of which perhaps only the hand of the seat to act is known."""
    variant, dealer, plats = _head(record)
    body = the_body(record, variant, dealer)
    if None not in body.hands:
        position = _read_position(record)
        if position.to_act is None:
            raise RecordError("bad-record", "plays", "the deal is over, nobody has to act")
        return view_of(position, position.to_act)
    table = fresh_table(variant, dealer, body.turned, plats)
    table = _answered_table(table, body.calls, bool(body.plays))
    return _view_after(table, body)


def _view_after(table: Table, body: Body) -> View:
    """Play `body.plays` on `table` with the known hands checked, and return the view of the seat to act."""
    left = {seat: hand for seat, hand in zip(SEATS, body.hands, strict=True) if hand is not None}
    seen: set[Card] = set()
    for i, card in enumerate(body.plays):
        assert table.trick is not None  # at most 32 plays were read, and all questions are answered
        seat = table.trick.to_play
        _check_play(card, seat, table.trick, table.variant, left, seen, f"plays[{i}]")
        if seat in left:
            left[seat] = tuple(c for c in left[seat] if c is not card)
        seen.add(card)
        table = table.after_card(card)
    if table.to_act is None:
        raise RecordError("bad-record", "plays", "the deal is over, nobody has to act")
    if table.to_act not in left:
        raise RecordError("bad-hand", f"hands.{table.to_act.name}", "the hand of the seat to act is needed")
    return View(table.to_act, left[table.to_act], table, Standing(table.dealer))


def _check_play(
    card: Card, seat: Seat, trick: Trick, variant: Variant, left: Mapping[Seat, Hand], seen: set[Card], where: str
) -> None:
    """Refuse a card that cannot have been played, as far as the known hands in `left` tell."""
    if seat in left:
        reason = refusal(card, left[seat], trick, variant.law)
        if reason is not None:
            raise RecordError(reason.key, where, f"{seat.name} may not play {card.code}: {reason}")
    elif card in seen or any(card in hand for hand in left.values()):
        raise RecordError("not-in-hand", where, f"{seat.name} cannot hold {card.code}")


# Writing ---------------------------------------------------------------------------------------------------------------


def write_position(position: Position, dealt: Hands) -> dict[str, object]:
    """Return the record of `position`, whose hands were `dealt` in that order."""
    table = position.table
    head: dict[str, object] = {"format": DEAL_FORMAT, **_rules(table.variant), "dealer": table.dealer.name}
    if table.plats:
        head["plats"] = table.plats
    return head | _body(table, dealt)


def write_match(match: Match) -> dict[str, object]:
    """Return the record of `match`; `read_match` reads the same match back."""
    dealt = [event.deal.hands for event in match.events if isinstance(event, Dealt)]
    return {
        "format": MATCH_FORMAT,
        **_rules(match.variant),
        "first_dealer": match.first_dealer.name,
        "deals": [_body(d.position.table, hands) for d, hands in zip(match.deals, dealt, strict=True)],
    }


def match_deal_record(match: Match, number: int) -> dict[str, object]:
    """Return the record of the deal `number` (from 0) of `match`, as a deal that stands alone."""
    dealt = [event.deal.hands for event in match.events if isinstance(event, Dealt)]
    return write_position(match.deals[number].position, dealt[number])


def _rules(variant: Variant) -> dict[str, object]:
    return {"variant": variant.name, "options": {name: True for name in variant.offers if name in variant.options}}


def _body(table: Table, dealt: Hands) -> dict[str, object]:
    body: dict[str, object] = {"hands": {seat.name: codes(dealt[seat]) for seat in SEATS}}
    if table.turned is not None:
        body["turned"] = table.turned.code
    if table.calls:
        body["calls"] = [[seat.name, call.value] for seat, call in table.calls]
    body["plays"] = codes(table.played)
    return body


def codes(some: tuple[Card, ...]) -> list[str]:
    """Return the codes of `some` cards, in their order."""
    return [c.code for c in some]
