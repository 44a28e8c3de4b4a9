"""Manille: the rules of the card game, exactly, for programs, a terminal and a web page.

Not here: anything but the names that programs use; each is documented where it is defined.
"""

from __future__ import annotations

__version__ = "0.1.0"

from manille.auction import Call, Contract, Question
from manille.cards import PACK, Card, Rank, Suit, arranged, card, cards
from manille.deals import Deal, Draw, cut, deal_out, draw_for_deal, shuffled
from manille.errors import IllegalAct, ManilleError, RecordError
from manille.legality import Judgement, judge, legal_cards
from manille.match import Match, MatchDeal, Standing
from manille.messages import Message
from manille.position import Position, Table
from manille.record import read, write_match, write_position
from manille.scoring import ScoreSheet, Step
from manille.seats import SEATS, Direction, Seat, Side
from manille.tricks import Trick
from manille.variants import BELGIAN, COINCHEE, FRENCH, VARIANTS, Variant
from manille.view import View, match_view, view_of

__all__ = [
    "BELGIAN",
    "COINCHEE",
    "FRENCH",
    "PACK",
    "SEATS",
    "VARIANTS",
    "Call",
    "Card",
    "Contract",
    "Deal",
    "Direction",
    "Draw",
    "IllegalAct",
    "Judgement",
    "ManilleError",
    "Match",
    "MatchDeal",
    "Message",
    "Position",
    "Question",
    "Rank",
    "RecordError",
    "ScoreSheet",
    "Seat",
    "Side",
    "Standing",
    "Step",
    "Suit",
    "Table",
    "Trick",
    "Variant",
    "View",
    "arranged",
    "card",
    "cards",
    "cut",
    "deal_out",
    "draw_for_deal",
    "judge",
    "legal_cards",
    "match_view",
    "read",
    "shuffled",
    "view_of",
    "write_match",
    "write_position",
]
