"""The trick law a second time, slow and obvious, written from RULES.md R4 alone and sharing no code with the engine.

It is not the engine's law and imports nothing of it: cards are two-letter codes, seats are places round the table.
"""

from __future__ import annotations

# R1.2, strongest first.
ORDER = "TAKQJ987"


def stronger(card: str, other: str) -> bool:
    """Whether `card` beats `other` of the same suit (R1.2)."""
    return ORDER.index(card[0]) < ORDER.index(other[0])


def master_place(trick: list[str], trump: str) -> int:
    """The place in `trick` (0 = the lead) of the card that is winning it (R4.10)."""
    best = 0
    for place in range(1, len(trick)):
        card, winning = trick[place], trick[best]
        if card[1] == winning[1]:
            if stronger(card, winning):
                best = place
        elif card[1] == trump:
            best = place
    return best


def reason_against(card: str, hand: list[str], trick: list[str], trump: str, variant: str) -> str | None:
    """Why the next player of `trick` may not play `card` of `hand`; None where it may be played.

    `trump` is a suit letter, or "NT"; `variant` one of "belgian", "french" and "coinchee".
    """
    # R4.1: the leader may play any card.
    if not trick:
        return None

    asked = trick[0][1]
    place_of_master = master_place(trick, trump)
    master = trick[place_of_master]
    # Partners sit opposite: the partner's card is the one played two before mine.
    partner_is_master = len(trick) - place_of_master == 2
    trumped = master[1] != asked

    if any(held[1] == asked for held in hand):
        # R4.2: whoever holds the suit asked for must follow it.
        if card[1] != asked:
            return "must-follow"
        # R4.4: following, my partner master: any card of the suit.
        if partner_is_master:
            return None
        # R4.3: on a trumped trick following cannot take, so any card of the suit.
        if trumped:
            return None
        # R4.3: an opponent is master with a card of the suit: take if a higher one is held.
        holds_higher = any(held[1] == asked and stronger(held, master) for held in hand)
        if holds_higher and not stronger(card, master):
            return "must-take-in-suit"
        return None

    # From here on the player is void in the suit asked for.
    # R4.9: no trump: any card.
    if trump == "NT":
        return None
    # R4.8: void in trump when trump was led: any card.
    if asked == trump:
        return None
    # R4.5: my partner master, by the suit or by a trump: any card at all.
    if partner_is_master:
        return None

    # An opponent is master.
    trumps = [held for held in hand if held[1] == trump]
    if not trumped:
        # R4.6, an untrumped trick: any trump takes, and one must be played if held.
        if trumps and card[1] != trump:
            return "must-trump"
        return None

    # R4.6, a trumped trick: only a higher trump takes.
    if any(stronger(held, master) for held in trumps):
        if card[1] != trump or not stronger(card, master):
            return "must-overtrump"
        return None

    # R4.7: the player cannot take.
    if variant == "coinchee":
        return None
    holds_nothing_but_trumps = len(trumps) == len(hand)
    if card[1] == trump and not holds_nothing_but_trumps:
        return "no-undertrump"
    return None


def verdicts(hand: list[str], trick: list[str], trump: str, variant: str) -> dict[str, str | None]:
    """Each card of `hand` with the reason against it, None for the legal ones."""
    return {card: reason_against(card, hand, trick, trump, variant) for card in hand}


def legal(hand: list[str], trick: list[str], trump: str, variant: str) -> list[str]:
    """The cards of `hand` that may be played, in its order."""
    return [card for card in hand if reason_against(card, hand, trick, trump, variant) is None]


def count_lines(hands: list[list[str]], trick: list[str], leader: int, trump: str, variant: str, depth: int) -> int:
    """How many sequences of `depth` more cards the law allows (perft), stopping short where the cards run out.

    `hands` go round the table in the direction of play, `leader` is the place that led `trick`.
    """
    if depth == 0:
        return 1
    if len(trick) == 4:
        leader = (leader + master_place(trick, trump)) % 4
        trick = []
    player = (leader + len(trick)) % 4
    if not hands[player]:
        return 1
    total = 0
    for card in legal(hands[player], trick, trump, variant):
        rest = [list(hand) for hand in hands]
        rest[player].remove(card)
        total += count_lines(rest, [*trick, card], leader, trump, variant, depth - 1)
    return total
