"""The comparison of the variants: what each row says about a variant, read from the engine's data.

Not here: the table's HTML (`comparison_html`) and its words (`words`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from hooks.words import Words
from manille.duties import NO_UNDERTRUMP, TAKE_IN_SUIT, TAKE_WITH_TRUMP
from manille.scoring import written
from manille.seats import Direction
from manille.variants import TRICKS, Variant

EXAMPLE_CARD_POINTS = (38, 22)
EXAMPLE_TRICKS = (4, 4)
"""One deal counted by every variant: its card points and tricks by side."""

Cell = Callable[[Variant, Words], str]


@dataclass(frozen=True, slots=True)
class Row:
    """One question and each variant's answer."""

    key: str
    """Its key in the catalogues, after `row-`."""
    anchors: tuple[str, ...]
    """The headings of the rules pages that tell more: the first that a page has."""
    label: str
    """The question, in words."""
    cells: tuple[str, ...]
    """The answers, in the order of the variants."""


@dataclass(frozen=True, slots=True)
class Group:
    """Rows about one thing."""

    key: str
    """Its key in the catalogues, after `group-`."""
    label: str
    """Its title, in words."""
    rows: tuple[Row, ...]
    """Its rows, in order."""


def direction(variant: Variant, words: Words) -> str:
    """R2.5: the direction of dealing and play."""
    return words.say(f"direction-{variant.direction.name.lower().replace('_', '-')}")


def dealer(variant: Variant, words: Words) -> str:
    """R2.2: who deals first."""
    return words.say("dealer-highest" if variant.highest_deals else "dealer-lowest")


def packets(variant: Variant, words: Words) -> str:
    """R2.5: how many cards a player is dealt at a time."""
    del words
    return " + ".join(str(n) for n in variant.packets)


def lead(variant: Variant, words: Words) -> str:
    """R2.5: the player after the dealer leads."""
    return words.say("lead-left" if variant.direction is Direction.CLOCKWISE else "lead-right")


def chooser(variant: Variant, words: Words) -> str:
    """R3.1 to R3.3: who makes trump."""
    return words.say(f"chooser-{variant.chooser.value}")


def turned(variant: Variant, words: Words) -> str:
    """R6.3: what the turned card is worth."""
    return words.say("turned-bonus", points=variant.deal_points) if variant.turns_card else words.say("turned-none")


def no_trump(variant: Variant, words: Words) -> str:
    """R3.1, R3.3, R3.6: whether no trump may be named."""
    return words.say("no-trump-yes", factor=variant.no_trump_factor) if variant.no_trump else words.say("no-trump-no")


def doubling(variant: Variant, words: Words) -> str:
    """R3.5, R3.6: whether one may double."""
    if not variant.doubling:
        return words.say("doubling-no")
    return words.say("doubling-yes", double=variant.double_factor, redouble=variant.redouble_factor)


def take(variant: Variant, words: Words) -> str:
    """R4.3, R4.6: whether a player must take when an opponent is master."""
    return words.say("take-yes" if {TAKE_IN_SUIT, TAKE_WITH_TRUMP} <= set(variant.law) else "take-no")


def undertrump(variant: Variant, words: Words) -> str:
    """R4.7: whether a trump that does not take may be played."""
    return words.say("undertrump-no" if NO_UNDERTRUMP in variant.law else "undertrump-yes")


def points(variant: Variant, words: Words) -> str:
    """R5.1, R5.2: what a deal is worth."""
    if not variant.trick_point:
        return words.say("points-cards", points=variant.deal_points)
    return words.say("points-tricks", points=variant.deal_points, n=variant.trick_point)


def half(variant: Variant, words: Words) -> str:
    """R5.3: what a side must exceed."""
    return words.say("half", half=variant.half)


def highest_multiplier(variant: Variant) -> int:
    """Return the most that a deal can be multiplied by, house rules apart (R6.1, R6.2)."""
    plats = 1 if variant.plat_factor > 1 else 0
    return variant.multiplier(no_trump=variant.no_trump, doubling=2 if variant.doubling else 0, plats=plats)


def multiplier(variant: Variant, words: Words) -> str:
    """R6.2: how often a deal can count."""
    most = highest_multiplier(variant)
    if most == 1:
        return words.say("multiplier-one")
    return words.say("multiplier-free" if variant.cap is None else "multiplier-cap", most=most)


def plat(variant: Variant, words: Words) -> str:
    """R5.4, R6.5: what a tie does."""
    if variant.plat_factor == 1:
        return words.say("plat-plain")
    key = "plat-house" if "plat-accumulates" in variant.offers else "plat-next"
    return words.say(key, factor=variant.plat_factor)


def capot(variant: Variant, words: Words) -> str:
    """R6.4: what all the tricks are worth, before the multiplier."""
    plain = written(variant, (variant.deal_points, 0), (TRICKS, 0), 1)[0]
    if "capot" not in variant.offers:
        return words.say("capot-plain", points=plain)
    house = written(variant.with_options(["capot"]), (variant.deal_points, 0), (TRICKS, 0), 1)[0]
    return words.say("capot-house", points=plain, capot=house)


def target(variant: Variant, words: Words) -> str:
    """R7.1, R7.2: when the match ends."""
    if len(variant.targets) == 1:
        return words.say("target-points", target=variant.targets[0])
    return words.say(
        "target-manches", manches=variant.manches_to_win, target=variant.targets[0], decider=variant.targets[-1]
    )


def example(no_trump: bool, doubling: int) -> Cell:
    """Return the cell that counts the example deal at these stakes (R5.3, R6.1)."""

    def cell(variant: Variant, words: Words) -> str:
        if (no_trump and not variant.no_trump) or (doubling and not variant.doubling):
            return words.say("example-none")
        factor = variant.multiplier(no_trump=no_trump, doubling=doubling, plats=0)
        ours, theirs = (p + t * variant.trick_point for p, t in zip(EXAMPLE_CARD_POINTS, EXAMPLE_TRICKS, strict=True))
        facts = {"count": ours, "half": variant.half, "above": ours - variant.half, "multiplier": factor}
        return words.say(
            "example-written", **facts, written=written(variant, (ours, theirs), EXAMPLE_TRICKS, factor)[0]
        )

    return cell


#: Every row by group: its key, the headings of the rules pages that tell more (the first that a page has), the cell.
ROWS: dict[str, tuple[tuple[str, tuple[str, ...], Cell], ...]] = {
    "deal": (
        ("direction", ("table",), direction),
        ("dealer", ("first-dealer",), dealer),
        ("packets", ("deal",), packets),
        ("lead", ("lead",), lead),
    ),
    "trump": (
        ("chooser", ("trump",), chooser),
        ("turned", ("turned-card", "trump"), turned),
        ("no-trump", ("no-trump", "doubling"), no_trump),
        ("doubling", ("doubling",), doubling),
    ),
    "play": (("take", ("take",), take), ("undertrump", ("undertrump",), undertrump)),
    "count": (
        ("points", ("count",), points),
        ("half", ("written",), half),
        ("multiplier", ("cap", "multiplier"), multiplier),
        ("plat", ("plat",), plat),
        ("capot", ("capot", "written"), capot),
    ),
    "match": (("target", ("match",), target),),
    "example": (
        ("example-plain", ("examples",), example(False, 0)),
        ("example-no-trump", ("examples",), example(True, 0)),
        ("example-doubled", ("examples",), example(False, 1)),
        ("example-redoubled-no-trump", ("examples",), example(True, 2)),
    ),
}


def compare(variants: Iterable[Variant], words: Words) -> tuple[Group, ...]:
    """Return the whole comparison of `variants` in the words of one language."""
    columns = tuple(variants)
    facts = {"points": EXAMPLE_CARD_POINTS[0], "tricks": EXAMPLE_TRICKS[0]}

    def row(key: str, anchors: tuple[str, ...], cell: Cell) -> Row:
        label = words.say(f"row-{key}", **(facts if key == "example-plain" else {}))
        return Row(key, anchors, label, tuple(cell(variant, words) for variant in columns))

    return tuple(Group(key, words.say(f"group-{key}"), tuple(row(*r) for r in rows)) for key, rows in ROWS.items())
