"""The reasons a bot can give, each with exactly what it claims; every claim is true in the position it is said in.

Not here: the sentences (`locales/*.ftl`), and the choice itself. One reason serves a hint to the player who would play
the card and an answer to why another seat played it, so it names facts and never addresses anybody.
"""

from __future__ import annotations

from manille.bots.base import Decision
from manille.cards import Card
from manille.messages import Message, define, say
from manille.view import View

#: Every reason and its facts; the comment says what it claims.
REASONS = {
    # Said of any card. `card` is the card chosen, `seat` who chooses, `partner` that seat's partner.
    "why-random": "seat",  # the choice was drawn by lot among the legal ones
    "why-forced": "card",  # it is the only legal card, though the hand holds others
    "why-last-card": "card",  # it is the last card of the hand
    "why-least-loss": "card",  # no other reason applies: of the legal cards it seemed to cost least
    # Said where hidden cards were drawn `total` times: of the cards weighed none beat it in `n` of them, and over ten
    # deals it led the next by `points` (0: by nothing to speak of, or not at all).
    "why-best-worlds": "card n total points",
    # The play has shown where every card is, and with open hands nothing brings more.
    "why-all-known": "card",
    # Following, the partner is master.
    "why-load": "card partner",  # nobody still to play can beat the partner's card; `card` is worth points
    "why-load-likely": "card partner",  # the partner's card will more likely hold than not; `card` is worth points
    "why-partner-holds": "card partner",  # nobody still to play can beat the partner's card; `card` is worth nothing
    "why-leave-partner": "card partner",  # the partner is master, though it may be beaten; `card` takes nothing
    "why-secure": "card partner",  # an opponent might have beaten the partner's card; none can beat `card`
    # Following, an opponent is master.
    "why-take-last": "card n",  # nobody plays after it: it takes the trick, then worth `n` card points
    "why-take-surely": "card",  # it takes, and no opponent still to play can beat it
    "why-take-cheapest": "card",  # as why-take-surely, and of the legal cards that do so none is worth less
    "why-must-take": "card best master",  # all legal cards take `best` of the opponent `master`: that is the duty
    "why-try": "card",  # it takes for now; an opponent still to play may hold a card that beats it
    "why-trump-low": "card led",  # `led` is not trump; `card` trumps and is the lowest legal trump that takes
    "why-lost": "card best master",  # neither this seat nor its partner can beat `best` of the opponent `master`
    "why-cannot-take": "card best master",  # no legal card beats `best` of `master`; the partner, still to play, may
    # Leading.
    "why-lead-sure": "card",  # nobody holds a higher card of the suit, and no opponent can trump it
    "why-lead-master": "card suit",  # nobody holds a higher card of the side suit `suit`; it might be trumped
    "why-draw-trumps": "card trump n",  # own side's dealer made trump, `n` trumps are in other hands, some may be foes'
    "why-lead-trump": "card trump",  # it is a trump, and no reason above applies
    "why-lead-partner-trumps": "card suit partner",  # the partner is void in `suit` and may hold a trump
    "why-lead-single": "card suit trump",  # it is the only card of `suit` in the hand, which holds a trump too
    "why-lead-low": "card suit",  # it is worth no points, and a higher card of `suit` is in another hand
    "why-lead-long": "card suit n",  # at no trump: `suit`, `n` cards of it, is a longest suit of the hand
    # Said beside the first reason, of a card that was kept.
    "why-save-master": "other",  # `other` is legal too and is kept: nobody else holds a higher card of its suit
    "why-save-trump": "card partner",  # trumps are legal and are kept: the trick is the partner's for certain
    "why-shorten": "suit",  # the card was the last of its suit in a hand that holds a trump
    "why-no-trump-out": "trump",  # no opponent can hold a trump any more
    "why-not-under": "other best",  # `other`, an ace or king of the suit led, is kept: the higher `best` is in another hand
    # Calls. `n` and `points` as each says.
    "why-choose-suit": "seat suit n points",  # the hand of `seat` holds `n` cards of `suit`, worth `points`
    "why-choose-no-trump": "seat n points",  # it holds `n` tens and aces, and is worth `points` in all
    "why-partner-passed": "seat partner",  # the dealer, `partner`, passed, so `seat` has to name trump
    "why-pass-to-partner": "seat partner",  # `seat` expects more of the choice of `partner`, who must name trump, than of its own
    "why-double": "seat n points",  # `seat` holds `n` trumps and is worth `points` in all, and expects to win
    "why-double-no-trump": "seat n points",  # `seat` holds `n` tens and aces, worth `points` in all; expects to win
    "why-no-double": "seat points",  # `seat`, worth `points` in all, does not expect enough of a double
    "why-redouble": "seat n points",  # `seat` holds `n` trumps (at no trump: tens and aces), worth `points` in all
    "why-no-redouble": "seat points",  # `seat`, worth `points` in all, does not expect enough of a redouble
}

define(REASONS)

#: The reasons that tell of the hand what the play does not show. They serve the hint of the player who holds it, and
#: everybody once the deal is over; said to the others during the deal they would show them hidden cards.
PRIVATE = frozenset(
    {
        "why-lead-single",
        "why-lead-long",
        "why-draw-trumps",
        "why-save-master",
        "why-save-trump",
        "why-shorten",
        "why-not-under",
        "why-choose-suit",
        "why-choose-no-trump",
        "why-double",
        "why-double-no-trump",
        "why-no-double",
        "why-redouble",
        "why-no-redouble",
    }
)


def openly(reasons: tuple[Message, ...]) -> tuple[Message, ...]:
    """Return those of `reasons` that may be said to other seats during the deal, perhaps none."""
    return tuple(reason for reason in reasons if reason.key not in PRIVATE)


def forced_or(view: View, card: Card, reason: Message) -> Message:
    """Return the reason that `card` is the only choice where it is, and `reason` otherwise."""
    if len(view.hand) == 1:
        return say("why-last-card", card=card)
    if len(view.legal_cards()) == 1:
        return say("why-forced", card=card)
    return reason


def only_card(view: View) -> Decision | None:
    """Return the only card that the seat of `view` may play, `None` where it has a choice.

    Raises `ValueError` when it is not the seat's turn to play a card.
    """
    legal = view.legal_cards()
    if not legal:
        raise ValueError(f"{view.seat.name} is not to act")
    if len(legal) > 1:
        return None
    return Decision(legal[0], (forced_or(view, legal[0], say("why-forced", card=legal[0])),))
