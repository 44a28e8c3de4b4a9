"""Everything that the visitor may see, as data for JSON: what a front end draws, and all it needs to draw.

Not here: words and pictures, and the acts (`session`).
"""

from __future__ import annotations

from dataclasses import asdict
from typing import cast

from manille.auction import Question
from manille.cards import arranged
from manille.deals import Draw
from manille.events import Dealt
from manille.match import Match, MatchDeal
from manille.position import Table
from manille.record import codes
from manille.scoring import Pair, counters, trick_points
from manille.seats import SEATS, SIDES, Direction, Seat
from manille.session import VISITOR, Session
from manille.tricks import Trick
from manille.variants import VARIANTS, Variant
from manille.view import View, match_view, view_of

Data = dict[str, object]


def screen(session: Session) -> Data:
    """Return what the visitor sees of `session` now."""
    match = session.match
    deal = match.deals[-1] if match.deals else None
    return {
        **_rules(match.variant),
        "phase": _phase(session),
        "draws": [_draw(draw) for draw in session.draws],
        **_standing(match),
        **(_nothing_dealt(session) if deal is None else _deal(session, deal)),
        "count": _count(match, deal) if deal is not None and deal.is_over else None,
        "counters": _counters(match, deal),
        "can_undo": session.can_undo,
        "why": _whys(session),
    }


def variants() -> list[Data]:
    """Return what a front end needs to know of each variant before a match begins."""
    return [
        {
            "name": v.name,
            "offers": list(v.offers),
            "direction": _direction(v),
            "packets": list(v.packets),
            "half": v.half,
            "deal_points": v.deal_points,
            "targets": list(v.targets),
            "manches_to_win": v.manches_to_win,
            "no_trump": v.no_trump,
            "doubling": v.doubling,
            "cap": v.cap,
        }
        for v in VARIANTS.values()
    ]


def _direction(variant: Variant) -> str:
    return "clockwise" if variant.direction is Direction.CLOCKWISE else "counter-clockwise"


def _rules(variant: Variant) -> Data:
    return {
        "variant": variant.name,
        "options": sorted(variant.options),
        "direction": _direction(variant),
        "manches_to_win": variant.manches_to_win,
    }


def _phase(session: Session) -> str:
    match = session.match
    if match.is_over:
        return "over"
    if match.position is None:
        return "count" if match.deals else "draw"
    return "calls" if match.position.question else "play"


def _draw(draw: Draw) -> Data:
    return {
        "cards": [{"seat": seat.name, "card": c.code} for seat, c in draw.cards],
        "left": [seat.name for seat in draw.left],
    }


def _standing(match: Match) -> Data:
    """The scores. Right after a deal that won a manche they are still that manche's, as the count shows them."""
    deal = match.deals[-1] if match.deals else None
    shown = match.standing if deal is None or not deal.is_over else deal.before
    scores = deal.totals if deal is not None and deal.is_over else match.standing.scores
    return {
        "deal": len(match.deals),
        "manche": sum(shown.manches) + 1,
        "target": shown.target(match.variant),
        "scores": _sides(scores),
        "manches": _sides(match.standing.manches),
        "winner": None if match.standing.winner is None else match.standing.winner.name,
    }


def _nothing_dealt(session: Session) -> Data:
    """The fields of a deal before the first one, so that every screen has the same fields."""
    return {
        "dealer": session.match.standing.dealer.name,
        "plats": 0,
        "turned": None,
        "turned_open": False,
        "turned_holder": None,
        "calls": [],
        "question": None,
        "trump": None,
        "namer": None,
        "doubler": None,
        "redoubler": None,
        "multiplier": 1,
        "factors": [],
        "to_act": None,
        "hand": [],
        "sizes": {seat.name: 0 for seat in SEATS},
        "trick": None,
        "tricks": [],
        "tricks_won": _sides((0, 0)),
        "points": _sides((0, 0)),
        "certain": False,
        "tracker": None,
    }


def _deal(session: Session, deal: MatchDeal) -> Data:
    seen = match_view(session.match, VISITOR) or view_of(deal.position, VISITOR, deal.after)
    table = seen.table
    first = session.match.last_deal_event + 1
    lead = first + len(table.calls)
    to_act = None if deal.is_over else table.to_act
    return {
        "dealer": table.dealer.name,
        "plats": table.plats,
        "turned": table.turned.code if table.turned else None,
        "turned_open": table.shows_turned,
        "turned_holder": _name(table.turned_holder),
        "calls": [
            {"seat": seat.name, "call": call.value, "event": first + i} for i, (seat, call) in enumerate(table.calls)
        ],
        "question": None if table.question is None else _question(table.question),
        **_contract(table),
        "to_act": _name(to_act),
        "hand": _hand(seen, deal.is_over),
        "sizes": {seat.name: seen.hand_size(seat) for seat in SEATS},
        "trick": None
        if table.trick is None or deal.is_over
        else _trick(table.trick, table.variant, lead + 4 * len(table.tricks)),
        "tricks": [_trick(t, table.variant, lead + 4 * i) for i, t in enumerate(table.tricks)],
        "tricks_won": _sides(table.tricks_won),
        "points": _sides(table.points),
        "certain": seen.is_rest_certain and not deal.is_over,
        "tracker": None if deal.is_over else _tracker(seen),
    }


def _tracker(seen: View) -> Data:
    """What a player who counts would know: the cards in other hands, the own masters, the trumps out."""
    trump = seen.table.contract.trump
    return {
        "out": codes(arranged(seen.out, trump)),
        "masters": codes(seen.masters),
        "trumps_out": seen.trumps_out,
    }


def _counters(match: Match, deal: MatchDeal | None) -> Data | None:
    """The score as rounds and bars, before the last deal and now, where the variant's players use them."""
    if not match.variant.counters:
        return None
    before = (0, 0) if deal is None else deal.before.scores
    now = (0, 0) if deal is None else deal.totals
    return {"before": _laid_out(before), "after": _laid_out(now)}


def _laid_out(pair: Pair) -> Data:
    return {side.name: asdict(counters(pair[side])) for side in SIDES}


def _question(question: Question) -> Data:
    return {"seat": question.seat.name, "choices": [call.value for call in question.choices]}


def _contract(table: Table) -> Data:
    settled = table.contract
    return {
        "trump": (settled.trump.value if settled.trump else "NT") if settled.named else None,
        "namer": _name(settled.namer),
        "doubler": _name(settled.doubler),
        "redoubler": _name(settled.redoubler),
        "multiplier": table.multiplier,
        "factors": [{"name": name, "factor": factor} for name, factor in table.factors],
    }


def _hand(seen: View, is_over: bool) -> list[Data]:
    """The visitor's cards in the order of display; legality only when a card is to be played now."""
    judged = not is_over and seen.table.trick is not None and seen.is_to_act
    verdict = seen.judge() if judged else None
    told: list[Data] = []
    for c in arranged(seen.hand, seen.table.contract.trump):
        reason = verdict.refused.get(c) if verdict else None
        legal = reason is None if verdict else None
        told.append({"card": c.code, "legal": legal, "refused": reason.as_json() if reason else None})
    return told


def _trick(trick: Trick, variant: Variant, lead: int) -> Data:
    """A trick whose lead is, or will be, the event number `lead`."""
    played = zip(trick.seats, trick.cards, strict=False)
    cards = [{"seat": seat.name, "card": c.code, "event": lead + i} for i, (seat, c) in enumerate(played)]
    told: Data = {"leader": trick.leader.name, "cards": cards}
    if trick.is_complete:
        return told | {"winner": trick.winner.name, "points": trick_points(trick, variant)}
    return told | {"master": _name(trick.master), "points": trick.points}


def _count(match: Match, deal: MatchDeal) -> Data:
    sheet, table = deal.sheet(), deal.position.table
    event = match.events[match.last_deal_event]
    assert isinstance(event, Dealt)
    dealt = event.deal.hands
    return {
        "steps": [{"message": step.message.as_json(), "running": step.running} for step in deal.steps()],
        "points": _sides(table.points),
        "tricks": _sides(table.tricks_won),
        "piles": _piles(table),
        "bonus": _sides(table.bonus),
        "written": _sides(sheet.written if sheet else (0, 0)),
        "multiplier": table.multiplier,
        "before": _sides(deal.before.scores),
        "after": _sides(deal.totals),
        "manche_winner": None if deal.manche_winner is None else deal.manche_winner.name,
        "ended_by_turned": deal.ended_by_turned,
        "plat": sheet is not None and sheet.is_plat,
        "hands": {seat.name: codes(arranged(dealt[seat], table.contract.trump)) for seat in SEATS},
    }


def _piles(table: Table) -> dict[str, list[str]]:
    """The cards that each side has won, in the order of the tricks."""
    return {
        side.name: [c.code for trick in table.tricks if trick.winner.side is side for c in trick.cards]
        for side in SIDES
    }


def _whys(session: Session) -> dict[str, int]:
    """For each bot, the number of its last call or card in the running deal."""
    events, actors = session.match.events, session.actors()
    start = max(session.match.last_deal_event, 0)
    acted = {cast(Seat, actors[i]).name: i for i in range(start, len(events)) if actors[i] is not None}
    return {seat: number for seat, number in acted.items() if seat != VISITOR.name}


def _name(seat: Seat | None) -> str | None:
    return None if seat is None else seat.name


def _sides(pair: Pair) -> dict[str, int]:
    return {"NS": pair[0], "EW": pair[1]}
