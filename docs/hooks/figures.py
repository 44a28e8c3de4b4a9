"""Cards in running text, and figures of a trick with a hand whose playable cards the engine marks.

Not here: the law itself (`manille.legality`) and the look of a card (`docs/assets/css/content.css`).
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hooks.words import Words, names
from manille.cards import Card, Suit, card, cards
from manille.legality import legal_cards
from manille.practice import Problem
from manille.seats import Seat
from manille.tricks import Trick
from manille.variants import VARIANTS, Variant
from manille.words import words as engine_words

#: The text form of the sign: phones would otherwise draw a coloured picture.
TEXT_FORM = "\ufe0e"
SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
NO_TRUMP = "NT"
PARTNER_MARK = "p"


def sign(suit: Suit) -> str:
    """Return the sign of `suit`, in its text form."""
    return SIGNS[suit] + TEXT_FORM


def face(shown: Card) -> str:
    """Return what stands on the card: `10♥`, with the ten as a number and the others by their letter."""
    rank = "10" if shown.rank.value == "T" else shown.rank.value
    return rank + sign(shown.suit)


def card_chip(shown: Card, words: Words, state: str = "") -> str:
    """Return one small card; `state` is `legal`, `refused` or nothing."""
    marked = f' data-state="{state}"' if state else ""
    name = escape(names(words.lang).card(shown))
    return f'<span class="mt-card" role="img" aria-label="{name}" data-suit="{shown.suit.value}"{marked}>{face(shown)}</span>'


def card_chips(codes: str, words: Words) -> str:
    """Return the cards of a text such as `"TH AH"` as small cards in a row that may be broken between them."""
    return f'<span class="mt-cards">{" ".join(card_chip(c, words) for c in cards(codes))}</span>'


def suit_chip(code: str, words: Words) -> str:
    """Return the sign of the suit `code` with its name."""
    suit = Suit(code)
    name = escape(names(words.lang).suit(suit))
    return f'<span class="mt-suit" role="img" aria-label="{name}" data-suit="{code}">{sign(suit)}</span>'


def trick_of(variant: Variant, trump: Suit | None, codes: str) -> Trick:
    """Return the trick before South's turn from cards such as `"KHp JH"`, `p` marking the partner's card.

    Raises `ValueError` where the mark does not stand on the card that the partner must have played.
    """
    played = codes.split()
    if len(played) > 3:
        raise ValueError(f"a trick before the last card has three at most: {codes!r}")
    leader = Seat.S
    for _ in played:
        leader = leader.previous(variant.direction)
    trick = Trick(leader, variant.direction, trump)
    for text in played:
        by_partner = trick.to_play is Seat.S.partner
        if by_partner is not text.endswith(PARTNER_MARK):
            raise ValueError(f"the partner's card is the last but one: {codes!r}")
        trick = trick.with_card(card(text.removesuffix(PARTNER_MARK)))
    return trick


def legal_figure(variant_name: str, trump: str, hand: str, trick: str, words: Words, caption: str = "") -> str:
    """Return the figure of a `trick` and the visitor's `hand` with the playable cards marked and named."""
    variant = VARIANTS[variant_name]
    suit = None if trump == NO_TRUMP else Suit(trump)
    table, held = trick_of(variant, suit, trick), cards(hand)
    legal = legal_cards(held, table, variant.law)
    title = _title(suit, words)
    verdict = f"{escape(caption)} {escape(_verdict(held, legal, words))}".strip()
    return (
        f'<figure class="mt-figure"><div class="mt-figure__trump">{escape(title)}</div>'
        f'<div class="mt-figure__part"><p>{escape(words.say("figure-trick"))}</p>{_trick(table, words)}</div>'
        f'<div class="mt-figure__part"><p>{escape(words.say("figure-hand"))}</p>{_hand(held, legal, words)}</div>'
        f"<figcaption>{verdict}</figcaption></figure>"
    )


def problem_figure(problem: Problem, variant: Variant, words: Words) -> str:
    """Return the figure of a position that asks which cards are legal, its answer with every reason closed below it."""
    hand = "".join(f"<li>{card_chip(held, words)}</li>" for held in problem.hand)
    title = f"{words.say(f'variant-{variant.name}')} · {_title(problem.trick.trump, words)}"
    said = engine_words(words.lang)
    reasons = "".join(f"<li>{escape(said.say(reason))}</li>" for reason in problem.judgement.refused.values())
    answer = f"<p>{escape(said.say(problem.may))} {escape(_verdict(problem.hand, problem.judgement.legal, words))}</p>"
    return (
        f'<figure class="mt-figure"><div class="mt-figure__trump">{escape(title)}</div>'
        f'<div class="mt-figure__part"><p>{escape(words.say("figure-trick"))}</p>{_trick(problem.trick, words)}</div>'
        f'<div class="mt-figure__part"><p>{escape(words.say("figure-hand"))}</p>'
        f'<ul class="mt-figure__cards">{hand}</ul></div>'
        f"<figcaption><details><summary>{escape(words.say('figure-answer'))}</summary>{answer}"
        f"{f'<ul>{reasons}</ul>' if reasons else ''}</details></figcaption></figure>"
    )


def _title(trump: Suit | None, words: Words) -> str:
    if trump is None:
        return words.say("figure-no-trump")
    return words.say("figure-trump", suit=names(words.lang).suit(trump))


def _trick(trick: Trick, words: Words) -> str:
    """Return the cards on the table in order, each with who played it, the master's marked."""
    if not trick.cards:
        return f"<p>{escape(words.say('trainer-lead'))}</p>"
    shown = []
    for seat, played in zip(trick.seats, trick.cards, strict=False):
        who = escape(words.say("figure-partner" if seat is Seat.S.partner else "figure-opponent"))
        master = f" <b>{escape(words.say('figure-master'))}</b>" if seat is trick.master else ""
        shown.append(f"<li>{card_chip(played, words)} <small>{who}{master}</small></li>")
    return f'<ol class="mt-figure__cards">{"".join(shown)}</ol>'


def _hand(hand: Sequence[Card], legal: Sequence[Card], words: Words) -> str:
    """Return the hand, every card marked as playable or not by a word too, not by colour alone."""
    shown = []
    for held in hand:
        state = "legal" if held in legal else "refused"
        word = escape(words.say("figure-playable" if held in legal else "figure-refused"))
        shown.append(f"<li>{card_chip(held, words, state)} <small>{word}</small></li>")
    return f'<ul class="mt-figure__cards">{"".join(shown)}</ul>'


def _verdict(hand: Sequence[Card], legal: Sequence[Card], words: Words) -> str:
    if len(legal) == len(hand):
        return words.say("figure-all")
    allowed = ", ".join(names(words.lang).card(c) for c in legal)
    return words.say("figure-some", n=len(legal), cards=allowed)
