"""How the table looks and moves: what fits on small windows, whose letters, which typefaces, what moves and what is heard.

Not here: beauty, which a person judges by the pictures (``python -m tests.browser.pictures``).
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import run
from manille.seats import Direction, Seat
from manille.variants import VARIANTS, Variant
from tests.browser.pictures import redoubled
from tests.browser.table import Data, NewPage, Table, TableAt, asked, counted, mid_hand, mid_trick, open_table, position
from tests.browser.watch import Watch

BOTH = pytest.mark.parametrize("lang", ["fr", "de"])
#: Counts from now on every movement that a script starts, and every style sheet's that has begun.
COUNT_MOVEMENTS = """() => {
const counting = "moved" in window;
window.moved = 0;
if (counting) return;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...of) { window.moved++; return animate.apply(this, of); };
for (const kind of ["animationstart", "transitionrun"]) {
  document.addEventListener(kind, ({target}) => { if (target.closest(".tb")) window.moved++; }, true);
}
}"""
COUNT_CONTEXTS = """() => {
window.contexts = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); window.contexts++; } };
}"""


# ---- what fits ---------------------------------------------------------------------------------------------


def doubled(screen: Data) -> bool:
    return mid_trick(screen) and screen["doubler"] is not None


def first_to_play(screen: Data) -> bool:
    return mid_hand(screen, 8) and len(screen["trick"]["cards"]) >= 1


def cut_off(page: Page, selector: str) -> list[str]:
    """The elements that do not lie wholly in the window."""
    found: list[str] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter(element => {
            const {left, top, right, bottom} = element.getBoundingClientRect();
            return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5 || right - left < 1;
        }).map(element => element.outerHTML.slice(0, 120))""",
        selector,
    )
    return found


ACTIONS = ", .tb-actions .tb-button"
IN_SIGHT = (
    ".tb-hand .tb-face, .tb-played .tb-face, .tb-scores, .tb-trump, .tb-multiplier > .tb-fact, .tb-factor, .tb-seat__name, .tb-call"
    + ACTIONS
)


WINDOWS = [(320, 568), (390, 844), (568, 320), (844, 390), (1280, 800)]


@BOTH
@pytest.mark.parametrize(
    ("variant", "wanted"),
    [("french", first_to_play), ("belgian", doubled), ("coinchee", redoubled), ("coinchee", asked)],
    ids=["lead", "doubled", "redoubled", "calls"],
)
def test_everything_is_in_sight(table_at: TableAt, lang: str, variant: str, wanted: Any) -> None:
    table = table_at(lang, save=position(variant, wanted)["save"], settings={"notes": False})
    expect(table.legal.or_(table.calls).first).to_be_visible()
    for width, height in WINDOWS:
        table.page.set_viewport_size({"width": width, "height": height})
        assert cut_off(table.page, IN_SIGHT) == [], (width, height)
        assert table.page.evaluate("document.documentElement.scrollWidth") == width


@BOTH
def test_a_refusal_pushes_nothing_out_of_a_small_window(table_at: TableAt, lang: str) -> None:
    save = position("belgian", mid_trick)["save"]
    table = table_at(lang, save=save, settings={"notes": False}, viewport=(320, 568))
    expect(table.refused.first).to_be_visible()
    table.tap(table.refused.first)
    expect(table.notice).to_have_attribute("data-kind", "refused")
    for width, height in WINDOWS:
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.evaluate("scrollTo(0, 0)")
        assert cut_off(table.page, f"{IN_SIGHT}, .tb-notice") == [], (width, height)


def test_a_covered_card_still_shows_its_index(table_at: TableAt) -> None:
    table = table_at("fr", save=position("french", first_to_play)["save"])
    expect(table.hand).to_have_count(8)
    for width, height in [*WINDOWS, (3840, 2160)]:
        table.page.set_viewport_size({"width": width, "height": height})
        lefts = table.page.locator(".tb-hand .tb-face").evaluate_all("f => f.map(e => e.getBoundingClientRect().left)")
        ranks = table.page.locator(".tb-hand .tb-rank").evaluate_all(
            "r => r.map(e => { const range = document.createRange(); range.selectNodeContents(e);"
            " return range.getBoundingClientRect().right; })"
        )
        assert all(rank <= after for rank, after in zip(ranks, lefts[1:], strict=False)), (width, height)


@BOTH
def test_with_a_way_forward_the_buttons_still_stand_in_one_line(table_at: TableAt, lang: str) -> None:
    table = table_at(lang, save=position("belgian", mid_trick)["save"], settings={"notes": False}, viewport=(320, 568))
    expect(table.legal.first).to_be_visible()
    table.button("l").click()
    expect(table.button("l")).to_have_attribute("aria-pressed", "true")
    one_line(table, 6)
    table.button("u").click()
    expect(table.button("y")).to_be_visible()
    one_line(table, 7)
    expect(table.button("u")).to_have_accessible_name({"fr": "Reprendre", "de": "Rückgängig"}[lang])


def one_line(table: Table, expected: int) -> None:
    """Expect so many buttons below the hand, side by side at every width."""
    for width, height in [(320, 568), (360, 740), (390, 844), (430, 932), (820, 1180), (1280, 800)]:
        table.page.set_viewport_size({"width": width, "height": height})
        buttons = table.page.locator(".tb-actions .tb-button")
        tops = buttons.evaluate_all("b => b.map(e => e.getBoundingClientRect().top)")
        assert len(tops) == expected
        assert max(tops) - min(tops) < 1, width


#: Where one lies on the other, in pixels of either direction; none if they lie apart.
COVERED = """([one, other]) => {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 0 && high > 0 ? [wide, high] : null;
}"""


def test_the_first_hand_is_in_sight_while_the_engine_comes(new_page: NewPage) -> None:
    """How far it has come is told over what needs it, not over the cards, and moves nothing when it goes."""
    page = new_page(None, viewport=(390, 844), reduced_motion="reduce")
    held: list[Route] = []
    page.context.route("**/library-*", lambda route: route.continue_() if held else held.append(route))
    page.goto("jouer/")
    table = Table(page, "fr").start("french")
    loading = page.locator(".tb-loading")
    expect(table.legal.first).to_be_visible()
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert cut_off(page, ".tb-hand .tb-face, .tb-scores, .tb-loading") == [], (width, height)
        hand = page.locator(".tb-hand").element_handle()
        assert page.evaluate(COVERED, [hand, loading.element_handle()]) is None, (width, height)
    before = page.locator(".tb-hand").bounding_box()
    held[0].continue_()
    table.ready()
    assert page.locator(".tb-hand").bounding_box() == before


@BOTH
def test_a_shown_deal_leaves_the_hand_and_the_reasons_in_sight(table_at: TableAt, lang: str) -> None:
    table = table_at(lang, save=position("belgian", mid_trick)["save"])
    expect(table.legal.first).to_be_visible()
    table.settings().locator('[data-act="show"]').click()
    go_on, back = table.page.locator(".tb-notice__close"), table.page.locator(".tb-shown .tb-button")
    for _ in range(6):
        expect(go_on).to_be_visible()
        for width, height in WINDOWS:
            table.page.set_viewport_size({"width": width, "height": height})
            table.page.evaluate("scrollTo(0, 0)")
            assert (
                cut_off(table.page, f"{IN_SIGHT}, .tb-notice__head, .tb-shown .tb-button".replace(ACTIONS, "")) == []
            ), width
            for part in (".tb-hand", ".tb-notice__head", ".tb-notice__close"):
                other = table.page.locator(part).element_handle()
                assert table.page.evaluate(COVERED, [back.element_handle(), other]) is None, (part, width)
        before = table.page.evaluate("document.querySelector('.tb-notice').innerText")
        table.page.keyboard.press("g")
        table.page.wait_for_function("text => document.querySelector('.tb-notice')?.innerText !== text", arg=before)


#: Notes for each step of a count that is read out whether it lay in the window when it was drawn, what it speaks of, and what is lit.
WATCH_STEPS = """() => {
    window.steps = {};
    window.parts = {};
    const look = () => {
        const step = document.querySelector("[data-step][data-lit]");
        if (step) {
            const { top, bottom } = step.getBoundingClientRect();
            window.steps[step.dataset.step] ??= top >= 0 && bottom <= innerHeight;
            const lit = [...document.querySelectorAll("[data-part][data-lit]")].map(({ dataset }) => dataset.part);
            window.parts[step.dataset.step] ??= [step.dataset.of, [...new Set(lit)].join()];
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def test_a_count_is_followed_to_its_end_on_the_smallest_phone(table_at: TableAt) -> None:
    last = position("belgian", lambda screen: mid_hand(screen, 1))
    table = table_at("fr", save=last["save"], settings={"speed": "fast", "notes": False}, viewport=(320, 568))
    expect(table.legal.first).to_be_visible()
    table.page.evaluate(WATCH_STEPS)
    table.tap(table.legal.first)
    expect(table.totals).to_be_visible()
    seen = table.page.evaluate("window.steps")
    assert len(seen) >= 5
    assert all(seen.values()), seen
    assert cut_off(table.page, ".tb-totals [data-row=after], .tb-count [data-next]") == []


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_each_step_of_a_count_lights_what_it_speaks_of(table_at: TableAt, variant: str) -> None:
    last = position(variant, lambda screen: mid_hand(screen, 1))
    table = table_at("de", save=last["save"], settings={"speed": "fast", "notes": False})
    expect(table.legal.first).to_be_visible()
    table.page.evaluate(WATCH_STEPS)
    table.tap(table.legal.first)
    expect(table.totals).to_be_visible()
    parts = table.page.evaluate("window.parts")
    shown = set(table.page.locator("[data-part]").evaluate_all("parts => parts.map(({ dataset }) => dataset.part)"))
    assert {"cards", "half"} <= {of for of, _ in parts.values()}
    assert all(lit == (of if of in shown else "") for of, lit in parts.values()), parts
    expect(table.page.locator("[data-part][data-lit]")).to_have_count(0)


@pytest.mark.parametrize(
    ("speed", "motion", "trembles"),
    [("normal", "no-preference", True), ("instant", "no-preference", False), ("normal", "reduce", False)],
)
def test_a_refused_card_trembles_each_time_unless_that_is_unwanted(
    table_at: TableAt, speed: str, motion: Any, trembles: bool
) -> None:
    table = table_at("fr", save=position("belgian", mid_trick)["save"], settings={"speed": speed})
    card = table.refused.first
    expect(card).to_be_visible()
    table.page.emulate_media(reduced_motion=motion)
    names = []
    for _ in range(2):
        before = card.get_attribute("data-shaken")
        table.tap(card)
        expect(table.page.locator("[data-shaken]")).to_have_count(1)
        assert card.get_attribute("data-shaken") != before
        names.append(card.evaluate("e => getComputedStyle(e).animationName"))
    table.page.emulate_media(reduced_motion="reduce")
    assert all(name.startswith("tb-shake-") for name in names) is trembles
    assert (len(set(names)) == 2) is trembles, "another movement each time, so that it moves again"


@BOTH
def test_first_notes_and_the_cards_out_are_read_without_looking_for_them(table_at: TableAt, lang: str) -> None:
    """Four notes one after another, then the tracker that is asked for: all of each in the window, and the hand with it."""
    table = table_at(lang, save=position("coinchee", redoubled)["save"])
    page = table.page
    note = page.locator(".tb-firstnote")
    seen = []
    while note.or_(page.locator(".tb-notice")).first.is_visible() and note.count():
        seen.append(note.get_attribute("data-note"))
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("scrollTo(0, 0)")
            assert cut_off(page, ".tb-firstnote, .tb-hand .tb-face, .tb-played .tb-face, .tb-scores") == [], (
                seen,
                width,
            )
        note.get_by_role("button", name={"fr": "Compris", "de": "Verstanden"}[lang]).click()
        expect(page.locator(f'[data-note="{seen[-1]}"]')).to_have_count(0)
    assert len(seen) == 3
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        table.button("c").click()
        expect(page.locator(".tb-tracker")).to_be_visible()
        assert cut_off(page, ".tb-tracker, .tb-hand .tb-face") == [], width
        page.keyboard.press("c")
        expect(page.locator(".tb-tracker")).to_have_count(0)


def test_the_advised_card_is_marked_under_a_focused_neighbour(table_at: TableAt) -> None:
    """Its sign and its index lie open whichever card has the focus."""
    table = table_at("fr", save=position("belgian", doubled)["save"], settings={"notes": False}, viewport=(390, 844))
    expect(table.legal.first).to_be_visible()
    table.button("h").click()
    mark = table.page.locator(".tb-advised")
    expect(mark).to_have_count(1)
    for card in table.hand.all():
        card.focus()
        for place in (".tb-advised", ".tb-rank"):
            assert mark.evaluate(
                """(mark, place) => {
                    const card = mark.closest("[data-hand-card]");
                    const { left, top, width, height } = card.querySelector(place).getBoundingClientRect();
                    return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
                }""",
                place,
            ), (place, card.get_attribute("data-hand-card"))


def outside(page: Page) -> list[str]:
    """What of the table lies beside the window, or is cut off by the table's rim."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".tb-table *:not(.tb-spoken, .tb-spoken *)")].filter(element => {
            const {left, right, width, height} = element.getBoundingClientRect();
            return width > 1 && height > 1 && (left < -0.5 || right > innerWidth + 0.5);
        }).map(element => element.outerHTML.slice(0, 120))"""
    )
    return found


def overlapping(page: Page, selector: str) -> list[list[str]]:
    """Pairs of elements of which one lies on the other."""
    found: list[list[str]] = page.evaluate(
        """selector => {
            const boxes = [...document.querySelectorAll(selector)].map(e => [e, e.getBoundingClientRect()]);
            return boxes.flatMap(([a, one], i) => boxes.slice(i + 1).filter(([b, other]) =>
                one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1
            ).map(([b]) => [a.outerHTML.slice(0, 80), b.outerHTML.slice(0, 80)]));
        }""",
        selector,
    )
    return found


@BOTH
@pytest.mark.parametrize(
    ("variant", "wanted"),
    [("belgian", doubled), ("coinchee", redoubled), ("coinchee", asked), ("belgian", counted)],
    ids=["play", "redoubled", "calls", "count"],
)
def test_text_twice_as_large_breaks_nothing(table_at: TableAt, lang: str, variant: str, wanted: Any) -> None:
    table = table_at(lang, save=position(variant, wanted)["save"], settings={"notes": False})
    expect(table.awaited).to_be_visible()
    page = table.page
    twice = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize) * 2")
    page.evaluate("size => document.documentElement.style.setProperty('font-size', `${size}px`, 'important')", twice)
    try:
        for width, height in [(390, 844), (1280, 800)]:
            page.set_viewport_size({"width": width, "height": height})
            assert outside(page) == [], width
            assert overlapping(page, ".tb-seat__name, .tb-bubble, .tb-pile, .tb-why, .tb-mark") == [], width
            for selector in (".tb-score__n", ".tb-fact__value", ".tb-factor"):
                for text in page.locator(selector).all():
                    assert text.evaluate(
                        "e => e.scrollWidth <= e.clientWidth + 1 || getComputedStyle(e).display === 'inline'"
                    )
    finally:
        page.evaluate("document.documentElement.style.removeProperty('font-size')")


# ---- calls -------------------------------------------------------------------------------------------------


def test_who_named_doubled_and_redoubled_stays_in_sight_until_the_first_trick(table_at: TableAt) -> None:
    answer = position("coinchee", redoubled)
    table = table_at("fr", save=answer["save"])
    expect(table.legal.first).to_be_visible()
    for seat in "NESW":
        made = [call for call in answer["screen"]["calls"] if call["seat"] == seat]
        counting = [call for call in made if call["call"] != "pass"] or made[-1:]
        bubbles = table.page.locator(f'.tb-seat[data-seat="{seat}"] .tb-bubble')
        expect(bubbles).to_have_count(len(counting))
        assert [bubble.get_attribute("data-event") for bubble in bubbles.all()] == [str(c["event"]) for c in counting]


# ---- faces -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("letters", "expected"),
    [
        ("english", {"T": "10", "A": "A", "K": "K", "Q": "Q", "J": "J", "9": "9"}),
        ("french", {"T": "10", "A": "A", "K": "R", "Q": "D", "J": "V", "9": "9"}),
        ("german", {"T": "10", "A": "A", "K": "K", "Q": "D", "J": "B", "9": "9"}),
    ],
)
def test_the_letters_on_the_cards(table_at: TableAt, letters: str, expected: dict[str, str]) -> None:
    save = position("belgian", counted)["save"]
    table = table_at("fr", save=save, settings={"letters": letters})
    expect(table.totals).to_be_visible()
    shown = table.page.locator(".tb-won__cards .tb-small").evaluate_all(
        "cards => cards.map(card => [card.dataset.rank, card.textContent.trim()])"
    )
    assert len(shown) == 32
    assert {rank: text for rank, text in shown if rank in expected} == expected


def test_four_colours_are_four(table_at: TableAt) -> None:
    table = table_at("fr", save=position("coinchee", asked)["save"], settings={"fourColours": True})
    expect(table.calls.first).to_be_visible()
    colours = table.page.locator(".tb-call .tb-sign").evaluate_all("signs => signs.map(s => getComputedStyle(s).color)")
    assert len(set(colours)) == len(colours) == 4


def test_high_contrast_is_black_and_white(table_at: TableAt) -> None:
    table = table_at("fr", save=position("belgian", mid_trick)["save"], settings={"contrast": True})
    expect(table.legal.first).to_be_visible()
    cloth = table.page.locator(".tb-table").evaluate("e => getComputedStyle(e).backgroundColor")
    assert cloth == "rgb(0, 0, 0)"


def seen_before(new_page: NewPage, lang: str, *, settings: Data | None = None, **options: Any) -> Table:
    """A page of its own, of a visitor who needs no first notes."""
    return open_table(new_page, lang, settings={"notes": False, **(settings or {})}, **options)


# ---- typefaces ---------------------------------------------------------------------------------------------


def test_typefaces_are_ours_and_light(new_page: NewPage, watch: Watch) -> None:
    table = seen_before(new_page, "de", save=position("coinchee", asked)["save"])
    expect(table.calls.first).to_be_visible()
    table.page.evaluate("document.fonts.ready")
    loaded = table.page.evaluate(
        "[...document.fonts].filter(f => f.status === 'loaded').map(f => f.family.replaceAll('\"', ''))"
    )
    assert set(loaded) == {"Source Sans 3", "Crimson Pro"}
    fonts = table.page.evaluate(
        "performance.getEntriesByType('resource').filter(e => e.name.endsWith('.woff2')).map(e => [e.name, e.decodedBodySize])"
    )
    assert fonts
    assert all(name.startswith(watch.origin) for name, _ in fonts)
    assert 0 < sum(size for _, size in fonts) < 60_000


# ---- movement ----------------------------------------------------------------------------------------------


def movements(table_at: TableAt, speed: str, motion: str) -> int:
    """How many movements there are from a card played to the trick finished."""
    save = position("belgian", mid_trick)["save"]
    settings = {"speed": speed, "waitForTap": True, "notes": False}
    table = table_at("fr", save=save, settings=settings, reduced_motion=motion)
    expect(table.legal.first).to_be_visible()
    table.page.evaluate(COUNT_MOVEMENTS)
    table.move()
    expect(table.page.locator(".tb-goon")).to_be_visible()
    assert len(table.trick()) == 4
    moved: int = table.page.evaluate("window.moved")
    return moved


def test_cards_fly_unless_that_is_unwanted(table_at: TableAt) -> None:
    assert movements(table_at, "normal", "no-preference") > 0
    assert movements(table_at, "slow", "reduce") == 0
    assert movements(table_at, "instant", "no-preference") == 0


def test_a_deal_is_dealt_before_the_eyes_and_can_be_cut_short(table_at: TableAt) -> None:
    table = table_at("fr", settings={"speed": "slow", "notes": False}, reduced_motion="no-preference")
    table.start("french")
    expect(table.hand).to_have_count(8)
    expect(table.page.locator(".tb-packet").first).to_be_attached()
    table.page.mouse.click(2, 300)
    expect(table.page.locator(".tb-packet")).to_have_count(0)
    assert table.page.evaluate("document.querySelector('.tb').getAnimations({subtree: true}).length") == 0


def test_a_click_while_the_cards_are_dealt_lands(table_at: TableAt) -> None:
    table = table_at("fr", settings={"speed": "slow", "notes": False}, reduced_motion="no-preference")
    table.start("french")
    expect(table.page.locator(".tb-packet").first).to_be_attached()
    table.page.locator(".tb-actions .tb-button").last.click()
    expect(table.page.locator('dialog[open][data-dialog="settings"]')).to_be_visible()
    expect(table.page.locator(".tb-packet")).to_have_count(0)


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_a_trick_from_end_to_end_at_every_speed(table_at: TableAt, speed: str) -> None:
    """With movement on: four cards come down, stay, are swept to the winner, and the next trick begins."""
    save = position("belgian", mid_trick)["save"]
    table = table_at("fr", save=save, settings={"speed": speed, "notes": False}, reduced_motion="no-preference")
    expect(table.legal.first).to_be_visible()
    page = table.page
    page.evaluate(COUNT_MOVEMENTS)
    won = sum(table.stored()["screen"]["tricks_won"].values())
    table.tap(table.legal.first)
    expect(page.locator(".tb-trick__points")).to_be_visible()
    assert len(table.trick()) == 4
    expect(page.locator(".tb-trick__points")).to_have_count(0)
    expect(table.awaited).to_be_visible()
    screen = table.stored()["screen"]
    assert sum(screen["tricks_won"].values()) == won + 1
    assert page.evaluate("window.moved") >= 4
    expect(page.locator(".tb-ghost")).to_have_count(0)


#: Counts what is measured after a movement has begun in the same turn: each time the page has to be laid out anew.
MEASURED_LATE = """() => {
window.late = window.begun = 0;
let moving = false;
const { animate, getBoundingClientRect } = Element.prototype;
Element.prototype.animate = function (...of) {
  window.begun++;
  moving = true;
  setTimeout(() => { moving = false; });
  return animate.apply(this, of);
};
Element.prototype.getBoundingClientRect = function () {
  if (moving && this.closest(".tb")) window.late++;
  return getBoundingClientRect.call(this);
};
}"""


def test_all_is_measured_before_anything_moves(new_page: NewPage) -> None:
    """While packets are dealt, and while cards fly and tricks are swept; the head of the table is looked for once."""
    table = seen_before(new_page, "fr", settings={"speed": "fast"}, reduced_motion="no-preference").ready()
    table.page.evaluate(MEASURED_LATE)
    table.start("french")
    expect(table.legal.first).to_be_visible()
    dealt = table.page.evaluate("window.begun")
    assert dealt > 32
    for _ in range(2):
        table.move()
        expect(table.legal.first).to_be_visible()
    assert table.page.evaluate("window.begun") > dealt
    assert table.page.evaluate("window.late") <= 1


def test_packets_go_round_as_the_rules_say(table_at: TableAt) -> None:
    table = table_at("fr")
    source = (run.ROOT / "demo/dealing.js").read_text("utf-8")
    for rules, dealer in product(VARIANTS.values(), Seat):
        turns = table.page.evaluate(
            "async ([source, ...facts]) => (await import(`data:text/javascript,${encodeURIComponent(source)}`)).dealTurns(...facts)",
            [source, dealer.name, direction_of(rules), list(rules.packets)],
        )
        seat, expected = dealer, []
        for i, size in enumerate(rules.packets):
            for _ in Seat:
                seat = seat.next(rules.direction)
                expected.append({"seat": seat.name, "size": size, "first": sum(rules.packets[:i])})
        assert turns == expected


def direction_of(rules: Variant) -> str:
    return "clockwise" if rules.direction is Direction.CLOCKWISE else "counter-clockwise"


# ---- sound -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", [False, True])
def test_nothing_is_heard_unless_wanted(new_page: NewPage, wanted: bool) -> None:
    save = position("belgian", mid_trick)["save"]
    table = seen_before(new_page, "fr", save=save, settings={"sound": wanted})
    expect(table.legal.first).to_be_visible()
    table.page.evaluate(COUNT_CONTEXTS)
    table.move()
    assert table.page.evaluate("window.contexts") == (1 if wanted else 0)


# ---- the count ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_the_count_is_drawn_from_its_numbers(table_at: TableAt, variant: str) -> None:
    answer = position(variant, counted)
    count = answer["screen"]["count"]
    table = table_at("de", save=answer["save"])
    expect(table.totals).to_be_visible()
    page = table.page
    widths = [page.locator(f".tb-half__{side}").get_attribute("width") for side in ("ns", "ew")]
    assert widths == [str(count["points"]["NS"]), str(count["points"]["EW"])]
    for side in ("NS", "EW"):
        won = page.locator(f'.tb-won__side[data-side="{side}"]')
        expect(won.locator(".tb-won__backs > *")).to_have_count(count["tricks"][side])
        expect(won.locator(".tb-small")).to_have_count(len(count["piles"][side]))
    counters = answer["screen"]["counters"]
    tokens = 0 if counters is None else sum(n for side in counters["after"].values() for n in side.values())
    expect(page.locator(".tb-token")).to_have_count(tokens)


def test_a_new_deal_begins_with_its_head_in_sight(table_at: TableAt) -> None:
    """From the end of a long count on a small phone, trump and scores of the next deal are not under the page's header."""
    table = table_at("fr", save=position("belgian", counted)["save"])
    page = table.page
    page.set_viewport_size({"width": 320, "height": 568})
    expect(table.totals).to_be_visible()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.locator(".tb-count [data-next]").click()
    expect(table.totals).to_have_count(0)
    expect(page.locator(".tb-status")).to_be_visible()
    head = "document.querySelector('.tb-status').getBoundingClientRect().top"
    header = "document.querySelector('.md-header').getBoundingClientRect().bottom"
    page.wait_for_function(f"{head} >= {header} - 1")
