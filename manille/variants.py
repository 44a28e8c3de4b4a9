"""The three variants and their house rules, as data (RULES.md R2 to R7).

Not here: what the fields mean for a position; each is read by the module that its comment names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from manille.duties import FOLLOW, NO_UNDERTRUMP, TAKE_IN_SUIT, TAKE_WITH_TRUMP, Duty
from manille.seats import Direction

CARD_POINTS = 60
"""The card points in the pack (R1.3)."""

TRICKS = 8
"""The tricks of a deal (R2.1)."""

TIES_THAT_MULTIPLY = 2
"""How many ties in a row multiply further where ties accumulate: ×2, then ×4 (R6.5)."""


class Chooser(Enum):
    """Who or what makes trump (R3.1 to R3.3)."""

    DEALER = "dealer"
    DEALER_OR_PARTNER = "dealer-or-partner"
    TURNED_CARD = "turned-card"


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to play, house rules included."""

    name: str
    """Its code in records: `belgian`, `french`, `coinchee`."""
    direction: Direction
    """Direction of dealing and play (R2.5)."""
    packets: tuple[int, ...]
    """Cards a player is dealt at a time (R2.5)."""
    highest_deals: bool
    """Whether the highest drawn card deals first; the lowest otherwise (R2.2)."""
    chooser: Chooser
    """Who makes trump (R3.1 to R3.3)."""
    no_trump: bool
    """Whether no trump may be named (R3.1, R3.3, R3.6)."""
    doubling: bool
    """Whether opponents may double (R3.5, R3.6)."""
    law: tuple[Duty, ...]
    """The duties of the trick law, in the order in which they bind (R4)."""
    trick_point: int
    """Points for every trick, beside the card points (R5.1, R5.2)."""
    no_trump_factor: int
    """Factor of a deal at no trump (R6.1)."""
    double_factor: int
    """Factor of a doubled deal (R6.1)."""
    redouble_factor: int
    """Factor of a redoubled deal, in place of the double's (R6.1)."""
    plat_factor: int
    """Factor of the deal after a tie (R6.1, R6.5); 1 where a tie changes nothing."""
    cap: int | None
    """The most a multiplier can be (R6.2), `None` without a cap."""
    targets: tuple[int, ...]
    """The score that wins each manche, in order (R7.1, R7.2)."""
    manches_to_win: int
    """Manches that win the match (R7.2)."""
    counters: bool = False
    """Whether players keep the score with counters: rounds and bars (`scoring.counters`)."""
    offers: tuple[str, ...] = ()
    """The names of the house rules that may be switched on (R6.4, R6.5)."""
    options: frozenset[str] = frozenset()
    """The names of the house rules that are on."""
    capot: int | None = None
    """What a side with all eight tricks writes before the multiplier (R6.4); `None` where it is an ordinary win."""
    plat_accumulates: bool = False
    """Whether ties in a row multiply further (R6.5)."""

    @property
    def turns_card(self) -> bool:
        """Whether the dealer's last card is turned up and makes trump (R3.2)."""
        return self.chooser is Chooser.TURNED_CARD

    @property
    def deal_points(self) -> int:
        """All the points of a deal: 60, or 68 where tricks count (R5.1, R5.2)."""
        return CARD_POINTS + TRICKS * self.trick_point

    @property
    def half(self) -> int:
        """What a side must have more than to write anything: 30 or 34 (R5.1, R5.2)."""
        return self.deal_points // 2

    def factors(self, *, no_trump: bool, doubling: int, plats: int) -> tuple[tuple[str, int], ...]:
        """Return the factors of a deal above 1, by name and before the cap (R6.1).

        `doubling` is 0, 1 for doubled, 2 for redoubled; `plats` the ties in a row right before the deal.
        """
        ties = min(plats, TIES_THAT_MULTIPLY if self.plat_accumulates else 1)
        doubled = ("", "double", "redouble")[doubling]
        every = (
            ("no-trump", self.no_trump_factor if no_trump else 1),
            (doubled, (1, self.double_factor, self.redouble_factor)[doubling]),
            ("plat", self.plat_factor**ties),
        )
        return tuple((name, factor) for name, factor in every if factor > 1)

    def multiplier(self, *, no_trump: bool, doubling: int, plats: int) -> int:
        """Return the multiplier of a deal: its factors multiplied, inside the cap (R6.1, R6.2)."""
        product = 1
        for _, factor in self.factors(no_trump=no_trump, doubling=doubling, plats=plats):
            product *= factor
        return product if self.cap is None else min(product, self.cap)

    def with_options(self, names: Iterable[str]) -> Variant:
        """Return this variant with exactly the house rules `names` on. Raises `ValueError` on one it does not offer."""
        chosen = frozenset(names)
        if unknown := sorted(chosen - set(self.offers)):
            raise ValueError(f"{self.name} has no house rule {unknown[0]!r}")
        changed = replace(VARIANTS[self.name], options=chosen)
        for name in sorted(chosen):
            changed = replace(changed, **HOUSE_RULES[name])  # type: ignore[arg-type]
        return changed


#: The house rules by name: the fields that each one changes (R6.4, R6.5).
HOUSE_RULES: Mapping[str, Mapping[str, object]] = {
    "capot": {"capot": CARD_POINTS},
    "plat-accumulates": {"plat_accumulates": True},
}

BELGIAN = Variant(
    name="belgian",
    direction=Direction.CLOCKWISE,
    packets=(3, 3, 2),
    highest_deals=True,
    chooser=Chooser.DEALER,
    no_trump=True,
    doubling=True,
    law=(FOLLOW, TAKE_IN_SUIT, TAKE_WITH_TRUMP, NO_UNDERTRUMP),
    trick_point=0,
    no_trump_factor=2,
    double_factor=2,
    redouble_factor=4,
    plat_factor=2,
    cap=4,
    targets=(101,),
    manches_to_win=1,
    offers=("capot", "plat-accumulates"),
)

FRENCH = Variant(
    name="french",
    direction=Direction.COUNTER_CLOCKWISE,
    packets=(4, 4),
    highest_deals=True,
    chooser=Chooser.TURNED_CARD,
    no_trump=False,
    doubling=False,
    law=(FOLLOW, TAKE_IN_SUIT, TAKE_WITH_TRUMP, NO_UNDERTRUMP),
    trick_point=1,
    no_trump_factor=1,
    double_factor=1,
    redouble_factor=1,
    plat_factor=1,
    cap=1,
    targets=(34, 34, 44),
    manches_to_win=2,
)

COINCHEE = Variant(
    name="coinchee",
    direction=Direction.CLOCKWISE,
    packets=(3, 2, 3),
    highest_deals=False,
    chooser=Chooser.DEALER_OR_PARTNER,
    no_trump=True,
    doubling=True,
    law=(FOLLOW, TAKE_IN_SUIT, TAKE_WITH_TRUMP),
    trick_point=1,
    no_trump_factor=2,
    double_factor=2,
    redouble_factor=4,
    plat_factor=1,
    cap=None,
    targets=(121,),
    manches_to_win=1,
    counters=True,
)

#: The variants by name, in the order in which the site lists them.
VARIANTS: dict[str, Variant] = {v.name: v for v in (BELGIAN, FRENCH, COINCHEE)}
