"""The fields of a record, one function each: a JSON value in, a value of the game out, or an error that names its place.

Not here: how the fields follow from each other in a deal or a match (`record`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from manille.auction import Call
from manille.cards import CARDS_BY_CODE, Card
from manille.deals import Hand
from manille.errors import RecordError
from manille.seats import SEATS, Seat
from manille.variants import HOUSE_RULES, TRICKS, VARIANTS, Variant

CARDS_A_HAND = 8
CARDS_A_DEAL = 4 * TRICKS


@dataclass(frozen=True, slots=True)
class Body:
    """The part of a deal record that says what was dealt, called and played; a hidden hand is `None`."""

    hands: tuple[Hand | None, Hand | None, Hand | None, Hand | None]
    turned: Card | None
    calls: tuple[tuple[Seat, Call], ...]
    plays: tuple[Card, ...]


def brief(value: object) -> str:
    """Show a wrong value in an error, cut to a readable length; of a list or an object only what it is."""
    if isinstance(value, dict | list):
        return "an object" if isinstance(value, dict) else "a list"
    text = repr(value)
    return text if len(text) <= 40 else text[:39] + "…"


def an_object(value: object, where: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise RecordError("bad-record", where, f"expected an object, not {brief(value)}")
    return value


def a_list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise RecordError("bad-record", where, f"expected a list, not {brief(value)}")
    return value


def a_text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise RecordError("bad-record", where, f"expected a text, not {brief(value)}")
    return value


def check_keys(record: Mapping[str, object], known: Mapping[str, bool], where: str) -> None:
    """Refuse unknown keys and missing ones; `known` says of each key whether it is required."""
    prefix = f"{where}." if where else ""
    for key in record:
        if key not in known:
            raise RecordError("bad-record", f"{prefix}{key}", "unknown key")
    for key, required in known.items():
        if required and key not in record:
            raise RecordError("bad-record", f"{prefix}{key}", "missing key")


def the_variant(record: Mapping[str, object]) -> Variant:
    name = a_text(record["variant"], "variant")
    if name not in VARIANTS:
        raise RecordError("bad-variant", "variant", f"unknown variant {brief(name)}; there are {', '.join(VARIANTS)}")
    return VARIANTS[name].with_options(_options(record.get("options", {}), VARIANTS[name]))


def _options(value: object, variant: Variant) -> list[str]:
    options = an_object(value, "options")
    for name, on in options.items():
        where = f"options.{name}"
        if name not in HOUSE_RULES:
            raise RecordError("bad-option", where, f"unknown option; there are {', '.join(HOUSE_RULES)}")
        if not isinstance(on, bool):
            raise RecordError("bad-record", where, f"expected true or false, not {brief(on)}")
        if name not in variant.offers:
            raise RecordError("bad-option", where, f"{variant.name} has no such house rule")
    return [name for name, on in options.items() if on]


def a_seat(value: object, where: str) -> Seat:
    name = a_text(value, where)
    if name not in Seat.__members__:
        raise RecordError("bad-seat", where, f"expected N, E, S or W, not {brief(name)}")
    return Seat[name]


def the_plats(value: object, variant: Variant) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise RecordError("bad-record", "plats", f"expected a whole number from 0, not {brief(value)}")
    if value and variant.plat_factor == 1:
        raise RecordError("bad-record", "plats", f"ties change nothing in {variant.name}")
    return value


def _card(value: object, where: str) -> Card:
    code = a_text(value, where)
    if code not in CARDS_BY_CODE:
        raise RecordError("bad-card", where, f"no such card: {brief(code)}")
    return CARDS_BY_CODE[code]


def the_body(record: Mapping[str, object], variant: Variant, dealer: Seat) -> Body:
    hands = _hands(record["hands"])
    turned = _turned(record, variant, hands[dealer])
    calls = tuple(_call(c, f"calls[{i}]") for i, c in enumerate(a_list(record.get("calls", []), "calls")))
    plays = a_list(record.get("plays", []), "plays")
    if len(plays) > CARDS_A_DEAL:
        raise RecordError("too-many-plays", f"plays[{CARDS_A_DEAL}]", f"a deal has {CARDS_A_DEAL} cards")
    return Body(hands, turned, calls, tuple(_card(c, f"plays[{i}]") for i, c in enumerate(plays)))


def _hands(value: object) -> tuple[Hand | None, Hand | None, Hand | None, Hand | None]:
    record = an_object(value, "hands")
    check_keys(record, {seat.name: True for seat in SEATS}, "hands")
    seen: set[Card] = set()
    n, e, s, w = (_hand(record[seat.name], f"hands.{seat.name}", seen) for seat in SEATS)
    return n, e, s, w


def _hand(value: object, where: str, seen: set[Card]) -> Hand | None:
    """Read one hand, `None` where it is hidden; its cards are added to those `seen` in the deal."""
    if value is None:
        return None
    hand = tuple(_card(code, f"{where}[{i}]") for i, code in enumerate(a_list(value, where)))
    if len(hand) != CARDS_A_HAND:
        raise RecordError("bad-hand", where, f"a hand has {CARDS_A_HAND} cards, not {len(hand)}")
    for i, card in enumerate(hand):
        if card in seen:
            raise RecordError("duplicate-card", f"{where}[{i}]", f"{card.code} is dealt twice")
        seen.add(card)
    return hand


def _turned(record: Mapping[str, object], variant: Variant, dealers_hand: Hand | None) -> Card | None:
    if "turned" not in record:
        if variant.turns_card:
            raise RecordError("bad-turned", "turned", f"{variant.name} needs the turned card")
        return None
    if not variant.turns_card:
        raise RecordError("bad-turned", "turned", f"no card is turned in {variant.name}")
    card = _card(record["turned"], "turned")
    if dealers_hand is not None and dealers_hand[-1] is not card:
        raise RecordError("bad-turned", "turned", f"{card.code} is not the dealer's last card")
    return card


def _call(value: object, where: str) -> tuple[Seat, Call]:
    parts = a_list(value, where)
    if len(parts) != 2:
        raise RecordError("bad-record", where, f"expected a seat and a call, not {brief(value)}")
    seat, code = a_seat(parts[0], f"{where}[0]"), a_text(parts[1], f"{where}[1]")
    try:
        return seat, Call(code)
    except ValueError:
        raise RecordError("bad-call", where, f"unknown call {brief(code)}") from None
