"""What a bystander would say when something happens at the table: messages for a live region, a log or a terminal.

Not here: reasons (`legality`, `bots`) and the lines of the count (`scoring`, `match`).
"""

from __future__ import annotations

from collections.abc import Iterator

from manille.auction import Call
from manille.deals import Draw
from manille.events import Called, Dealt
from manille.match import Match, MatchDeal
from manille.messages import Message, define, say
from manille.position import Table
from manille.scoring import trick_points

define(
    {
        "said-drawn": "seat card",
        "said-draw-tied": "",
        "said-dealer": "dealer",
        "said-dealt": "dealer",
        "said-turned": "dealer card suit",
        "said-turned-written": "side card n",
        "said-turned-ends": "side card",
        "said-trump": "seat suit",
        "said-passed-on": "seat partner",
        "said-declined": "seat",
        "said-doubled": "seat multiplier",
        "said-redoubled": "seat multiplier",
        "said-led": "seat card",
        "said-played": "seat card",
        "said-trick": "seat points",
        "said-written": "side n ns ew",
        "said-plat": "half",
        "said-manche": "side ns ew",
        "said-match": "side ns ew",
    }
)


def said_of_draws(draws: tuple[Draw, ...]) -> Iterator[Message]:
    """Yield what is said of the draw for the deal: every card, the ties, the dealer (R2.2)."""
    for draw in draws:
        yield from (say("said-drawn", seat=seat, card=card) for seat, card in draw.cards)
        if len(draw.left) > 1:
            yield say("said-draw-tied")
    (dealer,) = draws[-1].left
    yield say("said-dealer", dealer=dealer)


def said(after: Match) -> Iterator[Message]:
    """Yield what is said of the last event of the match `after`, in order; nothing of a match without events."""
    if not after.events:
        return
    event, deal = after.events[-1], after.deals[-1]
    if isinstance(event, Dealt):
        yield from _said_of_deal(deal)
    elif isinstance(event, Called):
        yield _said_of_call(deal.position.table)
    else:
        yield from _said_of_card(deal.position.table)
    if deal.is_over:
        yield from _said_of_end(deal)


def _said_of_deal(deal: MatchDeal) -> Iterator[Message]:
    table = deal.position.table
    yield say("said-dealt", dealer=table.dealer)
    if table.turned is None:
        return
    yield say("said-turned", dealer=table.dealer, card=table.turned, suit=table.turned.suit)
    if table.turned.points:
        yield say("said-turned-written", side=table.dealer.side, card=table.turned, n=table.turned.points)
    if deal.ended_by_turned:
        yield say("said-turned-ends", side=table.dealer.side, card=table.turned)


def _said_of_call(table: Table) -> Message:
    seat, call = table.calls[-1]
    if call.names_trump:
        return say("said-trump", seat=seat, suit=call.trump)
    if call is Call.DOUBLE:
        return say("said-doubled", seat=seat, multiplier=table.multiplier)
    if call is Call.REDOUBLE:
        return say("said-redoubled", seat=seat, multiplier=table.multiplier)
    if len(table.calls) == 1:
        return say("said-passed-on", seat=seat, partner=seat.partner)
    return say("said-declined", seat=seat)


def _said_of_card(table: Table) -> Iterator[Message]:
    trick = table.trick if table.trick and table.trick.cards else table.tricks[-1]
    seat, card = trick.seats[len(trick.cards) - 1], trick.cards[-1]
    yield say("said-led" if len(trick.cards) == 1 else "said-played", seat=seat, card=card)
    if trick.is_complete:
        yield say("said-trick", seat=trick.winner, points=trick_points(trick, table.variant))


def _said_of_end(deal: MatchDeal) -> Iterator[Message]:
    table, sheet, (ns, ew) = deal.position.table, deal.sheet(), deal.totals
    if sheet is not None and sheet.winner is None:
        yield say("said-plat", half=table.variant.half)
    elif sheet is not None and sheet.winner is not None:
        yield say("said-written", side=sheet.winner, n=sheet.written[sheet.winner], ns=ns, ew=ew)
    side = deal.manche_winner
    if side is not None and deal.after.winner is None:
        yield say("said-manche", side=side, ns=deal.after.manches[0], ew=deal.after.manches[1])
    if deal.after.winner is not None:
        yield say("said-match", side=deal.after.winner, ns=ns, ew=ew)
