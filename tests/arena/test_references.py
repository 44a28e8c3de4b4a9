"""The pinned opponents: what they play is legal, rests on what they see, and is what their sources describe."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from manille.auction import SUIT_CALLS, Call
from manille.bots import BOTS
from manille.bots.base import Bot
from manille.bots.inference import holdings
from manille.bots.masks import SUIT_MASKS, Board, Mask, mask_of, random_playout
from manille.bots.references import REFERENCES
from manille.bots.references.greedy0 import greedy_follow, greedy_lead
from manille.bots.references.ismcts import IsmctsBot, Node, Tree, finish
from manille.bots.references.pimc import PimcBot, greedy_playout
from manille.bots.references.scene import Scene, Worlds, longest, scene_of
from manille.cards import PACK, cards
from manille.position import Position
from manille.seats import SEATS, Seat
from manille.variants import VARIANTS, Variant
from manille.view import View, view_of
from tests.bots.table import dealt, played
from tests.bots.test_heuristic import exchanged

variants = pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)

#: The pinned ones, as quick as a test needs them.
QUICK: dict[str, Bot] = {
    "greedy0": REFERENCES["greedy0"],
    "ismcts": IsmctsBot(iterations=25),
    "pimc100": PimcBot(worlds=3),
}


def positions(variant: Variant, seed: int, deals: int) -> Iterator[Position]:
    """Every position of some deals played at random in which a card is chosen."""
    rng = Random(seed)
    for _ in range(deals):
        found: list[Position] = []
        played(
            dealt(variant, rng),
            dict.fromkeys(SEATS, BOTS["random"]),
            rng,
            lambda p, _v, _d, found=found: found.append(p),
        )
        yield from (p for p in found if p.table.trick is not None)


def seen_from(position: Position) -> View:
    seat = position.to_act
    assert seat is not None
    return view_of(position, seat)


@pytest.mark.parametrize("name", QUICK)
@variants
def test_only_legal_choices(variant: Variant, name: str) -> None:
    rng = Random(1)
    for _ in range(6):
        # `played` raises at an illegal choice.
        bots = {seat: QUICK[name] if seat % 2 else REFERENCES["greedy0"] for seat in SEATS}
        assert played(dealt(variant, rng), bots, rng).table.is_complete


@pytest.mark.parametrize("name", QUICK)
@variants
def test_hidden_cards_make_no_difference(variant: Variant, name: str) -> None:
    rng = Random(2)

    def watch(position: Position, view: View, _decision: object) -> None:
        other = view_of(exchanged(position, view.seat, rng), view.seat)
        assert QUICK[name].choose(other, Random(7)) == QUICK[name].choose(view, Random(7))

    for _ in range(3):
        played(dealt(variant, rng), dict.fromkeys(SEATS, QUICK[name]), rng, watch)


@pytest.mark.parametrize("name", QUICK)
def test_out_of_turn_is_an_error(name: str) -> None:
    position = dealt(VARIANTS["belgian"], Random(3))
    with pytest.raises(ValueError, match="not to act"):
        QUICK[name].choose(view_of(position, position.table.dealer.partner), Random(1))


def test_calls_name_the_longest_suit_and_never_double() -> None:
    assert longest(cards("7S 8S 9S TH AH KH 7D 8C")) is Call.HEARTS
    assert longest(cards("7S 8S 9S TS AH KH 7D 8C")) is Call.SPADES
    rng = Random(4)
    for variant in (VARIANTS["belgian"], VARIANTS["coinchee"]):
        for bot in QUICK.values():
            position = dealt(variant, rng)
            while position.question is not None:
                choice = bot.choose(seen_from(position), rng).choice
                assert isinstance(choice, Call)
                assert choice in SUIT_CALLS or choice is Call.PASS
                position = position.call(choice)
            assert not position.table.contract.doubling


def masks(text: str) -> Mask:
    return mask_of(cards(text))


SPADES, NONE = SUIT_MASKS[0], 0


@pytest.mark.parametrize(
    ("hand", "outside", "trumps", "taking", "expected"),
    [
        ("TH AH 7S", "KH TS", SPADES, True, "TH"),  # the dearest master of a side suit
        ("TS TH 7S", "8S KH", SPADES, True, "TS"),  # the taking side draws trumps
        ("TS TH 7S", "8S KH", SPADES, False, "TH"),  # the others cash
        ("TS TH 7S", "KH KD", SPADES, True, "TH"),  # no trump is out
        ("AS KH 8D 9D", "TS TH TD", SPADES, True, "8D"),  # no master: what costs least
        ("KH 8D 9D 7C", "TH TD TC", SPADES, True, "7C"),  # from the short suit
        ("7S KH JD", "TS TH TD", SPADES, False, "7S"),  # no points before no trump
        ("TS AS", "KH", NONE, True, "TS"),
    ],
)
def test_greedy_leads(hand: str, outside: str, trumps: Mask, taking: bool, expected: str) -> None:
    assert greedy_lead(masks(hand), masks(outside), trumps, taking) == masks(expected)


@pytest.mark.parametrize(
    ("legal", "outside", "best", "partner", "last", "expected"),
    [
        ("7H AH JD", "TH KD", "TC", True, True, "AH"),  # loads the dearest
        ("TH KD JD", "AH TD", "TC", True, True, "KD"),  # and keeps a master
        ("7H AH", "TH", "KH", True, False, "7H"),  # not sure of the trick: nothing
        ("7H AH", "KD", "TH", True, False, "AH"),
        ("AH TH", "KD", "KH", False, True, "AH"),  # the cheapest that takes
        ("AH TH", "QH", "KH", False, False, "AH"),  # both are sure
        ("QH TH", "AH", "JH", False, False, "TH"),  # only one is
        ("8S 9S", "TS", "TH", False, False, "8S"),
        ("JD 8C 7S", "TH", "AH", False, True, "7S"),  # the only one that takes
        ("JD 8C 9D", "TH", "AH", False, True, "8C"),
        ("8S", "TS", "TS", False, True, "8S"),
    ],
)
def test_greedy_follows(legal: str, outside: str, best: str, partner: bool, last: bool, expected: str) -> None:
    (winning,) = cards(best)
    chosen = greedy_follow(masks(legal), masks(outside), SPADES, winning.index, partner, last)
    assert chosen == masks(expected)


def lead_scene(seat: int, direction: int, trump: int, keep: bool, trick_point: int) -> Scene:
    return Scene(seat, direction, SUIT_MASKS[trump], keep, trick_point, 0, 0, 0, 0, seat, 0, 0)


def test_random_play_from_a_lead_is_that_of_the_masks() -> None:
    rng = Random(5)
    for seed in range(400):
        pack = [1 << i for i in range(32)]
        rng.shuffle(pack)
        size = rng.randint(1, 8)
        hands = [sum(pack[i * 8 : i * 8 + size]) for i in range(4)]
        leader, direction, trump, keep = rng.randrange(4), rng.choice((1, -1)), rng.randrange(5), rng.random() < 0.5
        points, _, tricks, _ = random_playout(hands, leader, direction, trump, keep, Random(seed))
        scene = lead_scene(leader, direction, trump, keep, 1)
        assert finish(list(hands), leader, 0, 0, 0, leader, 0, scene, Random(seed)) == points + tricks


@variants
def test_random_play_goes_on_in_the_middle_of_a_trick(variant: Variant) -> None:
    """With one card each in the hands that have yet to play, all is forced, and the engine says what comes of it."""
    for position in positions(variant, 6, 30):
        if len(position.table.tricks) < 7:
            continue
        view = seen_from(position)
        scene = scene_of(view)
        end = position
        while end.to_act is not None:
            end = end.play(end.hand[0])
        hands = [mask_of(hand) for hand in position.hands]
        won = finish(hands, scene.seat, scene.place, scene.led, scene.best, scene.master, scene.table, scene, Random(1))
        assert won == end.table.points[0] - position.table.points[0]


def board_of(scene: Scene, hands: list[Mask], position: Position) -> Board:
    trump = next((i for i in range(4) if SUIT_MASKS[i] == scene.trumps), 4)
    board = Board(hands, scene.seat, scene.direction, trump, scene.keep, scene.trick_point)
    assert position.table.trick is not None
    board.count, board.table, board.master = scene.place, scene.table, scene.master
    if scene.place:
        board.led, board.best = scene.led.bit_length() // 8 - 1, scene.best
    return board


def compare(node: Node, board: Board) -> int:
    """Look at all that grew below `node`; return how many nodes."""
    assert node.tried & ~board.legal() == 0
    assert node.tried == sum(node.children)
    seen = 1
    for bit, child in node.children.items():
        assert child.visits <= child.available
        board.make(bit.bit_length() - 1)
        seen += compare(child, board)
        board.unmake()
    return seen


@variants
def test_the_tree_holds_legal_cards_and_counts_right(variant: Variant) -> None:
    """Grown in one deal alone, the tree is an ordinary one: each node offers the legal cards of its position."""
    nodes = 0
    for i, position in enumerate(positions(variant, 7, 12)):
        if i % 3:
            continue
        hands, scene = [mask_of(hand) for hand in position.hands], scene_of(seen_from(position))
        tree = Tree(scene, 60)
        for seed in range(60):
            tree.walk(list(hands), Random(seed))
        root = tree._root
        assert sum(child.visits for child in root.children.values()) == 60
        assert tree.most_visited() & scene.legal
        nodes += compare(root, board_of(scene, hands, position))
    assert nodes > 2000


def test_iterations_find_the_card_that_all_deals_want() -> None:
    """Two tricks before the end, the card tried most often is one of the best, by best play in every world."""
    position = next(
        p
        for p in positions(VARIANTS["belgian"], 8, 300)
        if len(p.table.tricks) == 6 and p.table.trick is not None and not p.table.trick.cards
    )
    view = seen_from(position)
    best = IsmctsBot(iterations=400).choose(view, Random(1)).choice
    exact = {
        bit: sum(_value(world, bit, scene_of(view)) for world in map(Worlds(view).draw, map(Random, range(200))))
        for bit in (1 << c.index for c in view.legal_cards())
    }
    top = max(exact.values())
    assert exact[1 << best.index] >= top - 100, "within half a point a deal"  # type: ignore[union-attr]


def _value(world: list[Mask], bit: Mask, scene: Scene) -> int:
    """What the leader's side wins of the last two tricks with best play by all, the leader playing `bit`."""
    trump = next((i for i in range(4) if SUIT_MASKS[i] == scene.trumps), 4)
    board = Board(world, scene.seat, scene.direction, trump, scene.keep, scene.trick_point)
    board.make(bit.bit_length() - 1)
    return _best(board, scene.seat & 1)


def _best(board: Board, side: int) -> int:
    legal = board.legal()
    if not legal:
        return board.won[side]
    pick = max if board.to_play & 1 == side else min
    values = []
    for card in range(32):
        if legal >> card & 1:
            board.make(card)
            values.append(_best(board, side))
            board.unmake()
    return pick(values)


@variants
def test_worlds_fit_what_was_seen(variant: Variant) -> None:
    rng = Random(9)
    for position in positions(variant, 10, 6):
        view = seen_from(position)
        known, worlds = holdings(view), Worlds(view)
        for _ in range(5):
            hands = worlds.draw(rng)
            assert hands[view.seat] == mask_of(view.hand)
            assert sum(hands) == mask_of(view.hand) | known.hidden
            assert all(hand & ~may == 0 for hand, may in zip(hands, known.may, strict=True))
            assert tuple(hand.bit_count() for hand in hands) == known.sizes


def all_worlds(view: View) -> set[tuple[Mask, ...]]:
    """Every deal that fits, found by giving out card after card."""
    known = holdings(view)
    hidden = [c for c in PACK if known.hidden >> c.index & 1]
    found: set[tuple[Mask, ...]] = set()

    def give(i: int, hands: list[Mask]) -> None:
        if i == len(hidden):
            found.add(tuple(hands))
            return
        for seat in SEATS:
            bit = 1 << hidden[i].index
            if seat is not view.seat and known.may[seat] & bit and hands[seat].bit_count() < known.sizes[seat]:
                hands[seat] |= bit
                give(i + 1, hands)
                hands[seat] ^= bit

    give(0, [mask_of(view.hand) if seat is view.seat else 0 for seat in SEATS])
    return found


@variants
def test_every_world_is_equally_likely(variant: Variant) -> None:
    tried = 0
    for position in positions(variant, 11, 40):
        view = seen_from(position)
        if len(position.table.tricks) != 5 or not 6 <= len(every := all_worlds(view)) <= 60:
            continue
        tried += 1
        rng, worlds, draws = Random(12), Worlds(view), 25 * len(every)
        drawn = Counter(tuple(worlds.draw(rng)) for _ in range(draws))
        assert set(drawn) == every
        chi2 = sum((n - 25) ** 2 / 25 for n in drawn.values())
        free = len(every) - 1
        assert chi2 < free + 4.5 * (2 * free) ** 0.5, "four and a half standard deviations"
    assert tried >= 5


@variants
def test_play_outs_are_what_four_greedy_players_do(variant: Variant) -> None:
    greedy = dict.fromkeys(SEATS, REFERENCES["greedy0"])
    rng = Random(13)
    for i, position in enumerate(positions(variant, 14, 8)):
        if i % 4 or len(position.legal_cards()) < 2:
            continue
        scene, hands = scene_of(seen_from(position)), [mask_of(hand) for hand in position.hands]
        side = Seat(scene.seat).side
        for card in position.legal_cards():
            end = played(position.play(card), greedy, rng)
            won = end.table.points[side] - position.table.points[side]
            assert greedy_playout(hands, 1 << card.index, scene) == won
