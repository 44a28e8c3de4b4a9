"""The exact search: alpha-beta with a zero window over whole tricks, and a table of the positions between tricks.

Not here: positions in the middle of a trick and exact values (`dd_solver`). One flat function, because that is measured:
a call a card costs half the speed.
"""

from __future__ import annotations

from collections.abc import Callable

from manille.bots.dd_tables import (
    ABOVE,
    BYTE_POINTS,
    CHEAP_FIRST,
    DEAR_FIRST,
    EIGHTS,
    LAST_LOST,
    LAST_WON,
    LEADS,
    MOVES,
    TRUMPS,
    Move,
)
from manille.bots.masks import ALL, Mask

Search = Callable[[Mask, Mask, Mask, Mask, int, int, int, int], int]
"""`search(a, b, c, d, lead, n, total, beta)`: see `searcher`."""
Found = dict[int, tuple[int, int, "Move | None"]]
"""By position: the least and the most that the side on lead gets, and the best lead known."""
Stop = Callable[[], bool]
"""Asked now and then; true ends the search."""

CARDS_THAT_ASK = 4
"""A position with so many cards a hand or more asks whether to stop; one with fewer takes a fraction of a millisecond."""


UNKNOWN = 999
"""More than any number of points."""


class Stopped(Exception):
    """The caller's `Stop` has ended the search; what the table holds stays true."""


def searcher(  # noqa: C901
    *, no_trump: bool, undertrump_forbidden: bool, trick_point: int, found: Found, stop: Stop | None = None
) -> Search:
    """Return a search for one deal and one trump, which keeps what it finds in `found`.

    The search is asked whether the side on lead gets `beta` points or more (at least 1) of the `total` still to be won,
    trick points included. `a` to `d` are the hands in the order of play, turned (`dd_tables`), `n` cards each, at least
    two; `lead` is the leader's place at the table in the order of play. It answers a bound: `beta` or more if so, which
    is then no more than the true value; less if not, which is then no less. It raises `Stopped`.
    """
    moves = MOVES[no_trump]
    trumps = 0 if no_trump else TRUMPS
    keep = ALL & ~trumps if undertrump_forbidden else ALL
    beats = {move[0]: move[3] for move in moves}
    single = {move[0]: (move,) for move in moves}
    cheap, dear, leading = CHEAP_FIRST[no_trump], DEAR_FIRST[no_trump], LEADS[no_trump]
    won, lost = LAST_WON[no_trump], LAST_LOST[no_trump]
    get_found, get_lead = found.get, leading.get
    get_cheap, get_dear, get_won, get_lost = cheap.get, dear.get, won.get, lost.get
    make_lead, make_cheap, make_dear, make_won, make_lost = leading.make, cheap.make, dear.make, won.make, lost.make

    def search(  # noqa: C901
        a: Mask, b: Mask, c: Mask, d: Mask, lead: int, n: int, total: int, beta: int
    ) -> int:
        rest = a | b | c | d
        place = rest << 2 | lead
        known = get_found(place)
        first: Move | None
        if known is None:
            # The highest trumps of a side are beaten by nobody else's, so their points cannot be lost.
            first, low, high = None, 0, total
            ours, theirs = ((a | c) & trumps) >> 24, ((b | d) & trumps) >> 24
            if ours > theirs:
                low = BYTE_POINTS[ours & ABOVE[theirs]]
                if low >= beta:
                    return low
            elif theirs:
                high = total - BYTE_POINTS[theirs & ABOVE[ours]]
                if high < beta:
                    return high
        else:
            low, high, first = known
            if low >= beta:
                return low
            if high < beta:
                return high
        if n >= CARDS_THAT_ASK and stop is not None and stop():
            raise Stopped
        eights = (rest & EIGHTS) << 32
        key = a | eights
        tries = get_lead(key) or make_lead(key)
        if first is not None:
            tries = (first, *tries)
        value = -1
        final = n == 2
        n -= 1
        # x, y, z, w are the bits of the four cards, p. their points; best2 beats the master after two cards, who2 is
        # the master's place in the trick.
        for x, px, led, best1 in tries:
            a1 = a ^ x
            key = b & led
            key = (key & best1 or key) if key else (b & best1 or b & keep or b)
            key |= eights
            worst1 = UNKNOWN
            for y, py, _, over in get_cheap(key) or make_cheap(key):
                b1 = b ^ y
                pxy = px + py + trick_point
                key = c & led
                if y & best1:
                    best2, who2 = over, 1
                    key = (key & best2 or key) if key else (c & best2 or c & keep or c)
                    if key & best2:
                        key |= eights
                        thirds = get_dear(key) or make_dear(key)
                    else:
                        key |= eights
                        thirds = get_cheap(key) or make_cheap(key)
                else:
                    best2, who2 = best1, 0
                    key = (key or c) | eights
                    thirds = get_dear(key) or make_dear(key)
                best = -1
                for z, pz, _, over in thirds:
                    c1 = c ^ z
                    pxyz = pxy + pz
                    if z & best2:
                        best3, who3 = over, 2
                    else:
                        best3, who3 = best2, who2
                    # The last player's cards. Where all of them leave the trick to the same side, cards of a run differ
                    # in their points only, so that one of them will do.
                    low_cards = d & led
                    if low_cards:
                        key = low_cards & best3
                        low_cards ^= key
                        if who3 == 1 and low_cards:
                            others = ((a1 | b1 | c1) & led) << 32
                            low_cards |= others
                            fourths = get_won(low_cards) or make_won(low_cards)
                            if key:
                                key |= others
                                fourths = (get_won(key) or make_won(key)) + fourths
                        elif key:
                            if key & (key - 1):
                                key |= ((a1 | b1 | c1) & led) << 32
                                fourths = get_won(key) or make_won(key)
                            else:
                                fourths = single[key]
                        elif low_cards & (low_cards - 1):
                            low_cards |= ((a1 | b1 | c1) & led) << 32
                            fourths = get_lost(low_cards) or make_lost(low_cards)
                        else:
                            fourths = single[low_cards]
                    elif who3 == 1:
                        key = d | eights
                        fourths = get_dear(key) or make_dear(key)
                    else:
                        key = d & best3
                        if not key:
                            key = (d & keep or d) | eights
                            fourths = get_cheap(key) or make_cheap(key)
                        elif key & (key - 1):
                            key |= ((a1 | b1 | c1) & trumps) << 32
                            fourths = get_won(key) or make_won(key)
                        else:
                            fourths = single[key]
                    worst = UNKNOWN
                    for w, pw, _, _ in fourths:
                        taken = pxyz + pw
                        left = total - taken
                        if w & best3 or who3 == 1:
                            need = left - beta + 1
                            if need <= 0:
                                v = left
                            elif final:
                                # One card each is left, and nobody has a choice.
                                e, f, g, h = (d ^ w, a1, b1, c1) if w & best3 else (b1, c1, d ^ w, a1)
                                over = beats[e]
                                v = 0
                                if f & over:
                                    over = beats[f]
                                    v = left
                                if g & over:
                                    over = beats[g]
                                    v = 0
                                if h & over:
                                    v = left
                            elif w & best3:
                                v = left - search(d ^ w, a1, b1, c1, (lead + 3) & 3, n, left, need)
                            else:
                                v = left - search(b1, c1, d ^ w, a1, (lead + 1) & 3, n, left, need)
                        else:
                            need = beta - taken
                            if need <= 0:
                                v = taken
                            elif need > left:
                                v = total
                            elif final:
                                e, f, g, h = (c1, d ^ w, a1, b1) if who3 else (a1, b1, c1, d ^ w)
                                over = beats[e]
                                v = total
                                if f & over:
                                    over = beats[f]
                                    v = taken
                                if g & over:
                                    over = beats[g]
                                    v = total
                                if h & over:
                                    v = taken
                            elif who3:
                                v = taken + search(c1, d ^ w, a1, b1, (lead + 2) & 3, n, left, need)
                            else:
                                v = taken + search(a1, b1, c1, d ^ w, lead, n, left, need)
                        if v < worst:
                            worst = v
                            if v < beta:
                                break
                    if worst > best:
                        best = worst
                        if best >= beta:
                            break
                if best < worst1:
                    worst1 = best
                    if best < beta:
                        break
            if worst1 > value:
                value = worst1
                if value >= beta:
                    first = (x, px, led, best1)
                    break
        found[place] = (value, high, first) if value >= beta else (low, value, first)
        return value

    return search
