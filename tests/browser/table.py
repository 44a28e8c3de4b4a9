"""Drives the table as a visitor would, and makes positions for it with the engine itself.

Not here: what is expected of the table; and no waiting but for what appears.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Worker, expect

from manille.bridge import handle
from manille.words import words
from tests.browser.server import SiteServer
from tests.browser.watch import Watch

PATHS = {"fr": "jouer/", "de": "de/spielen/"}
LOCALES = {"fr": ("fr-FR", "Europe/Paris"), "de": ("de-DE", "Europe/Berlin")}

Data = dict[str, Any]
NewPage = Callable[..., Page]
TableAt = Callable[..., "Table"]


# ---- positions, from the engine that the page runs -------------------------------------------------------


def ask(**request: object) -> Data:
    """Ask the bridge in this process."""
    answer: Data = json.loads(handle(json.dumps(request)))
    return answer


def new_match(variant: str, seed: str, *options: str) -> Data:
    answer = ask(op="new", variant=variant, options=list(options), seed=seed, bot="heuristic")
    return ask(op="deal", save=answer["save"])


def moved(answer: Data) -> Data:
    """The next step of anybody: a bot's, or the visitor's first possible call or card."""
    screen, save = answer["screen"], answer["save"]
    if screen["phase"] in ("count", "draw"):
        return ask(op="deal", save=save)
    if screen["to_act"] != "S":
        return ask(op="step", save=save)
    if screen["question"]:
        return ask(op="call", save=save, call=screen["question"]["choices"][0])
    card = next(held["card"] for held in screen["hand"] if held["legal"])
    return ask(op="play", save=save, card=card)


@cache
def position(variant: str, wanted: Callable[[Data], bool | None], seeds: int = 200) -> Data:
    """The first position of the first match, by seed, whose screen is as ``wanted``: its answer from the bridge.

    Where ``wanted`` says None, it will not be so in this match any more.
    """
    for seed in range(seeds):
        answer = new_match(variant, f"table/{seed}")
        while answer["screen"]["deal"] == 1 and answer["screen"]["phase"] != "over":
            found = wanted(answer["screen"])
            if found:
                return answer
            if found is None:
                break
            answer = moved(answer)
    raise AssertionError("no such position")


def mid_trick(screen: Data) -> bool:
    """The visitor is third to a trick, after others, and may not play every card."""
    hand = screen["hand"]
    ours = screen["phase"] == "play" and screen["to_act"] == "S"
    return ours and len(screen["trick"]["cards"]) == 2 and len(screen["tricks"]) == 2 and refuses(hand)


def refuses(hand: list[Data]) -> bool:
    return any(held["legal"] is False for held in hand) and sum(bool(held["legal"]) for held in hand) > 1


def mid_hand(screen: Data, size: int) -> bool:
    """The visitor is to play a card and holds ``size`` of them."""
    return screen["phase"] == "play" and screen["to_act"] == "S" and len(screen["hand"]) == size


def asked(screen: Data) -> bool:
    """The visitor is asked to name the trump."""
    return bool(screen["question"]) and screen["question"]["seat"] == "S" and "NT" in screen["question"]["choices"]


def counted(screen: Data) -> bool:
    return screen["phase"] == "count"


def sentence(message: Data, lang: str) -> str:
    """What the catalogue says for a message of the bridge."""
    return words(lang).text(message["key"], **message["facts"])


# ---- the page --------------------------------------------------------------------------------------------


class Table:
    """One page with the table on it."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page, self.lang = page, lang
        self.root = page.locator(".tb")
        self.hand = page.locator("[data-hand-card]")
        self.legal = page.locator('[data-hand-card][data-legal="true"]')
        self.refused = page.locator('[data-hand-card][data-legal="false"]')
        self.calls = page.locator(".tb-call")
        self.totals = page.locator(".tb-totals")
        self.awaited = self.legal.or_(self.calls).or_(self.totals).first
        self.notice = page.locator(".tb-notice")

    def ready(self) -> Table:
        expect(self.page.locator('.tb[data-engine="ready"]')).to_be_attached()
        return self

    def start(self, variant: str) -> Table:
        """Choose the rules, see the draw, have the first deal dealt."""
        self.page.locator(f'[data-rules="{variant}"] .tb-button--main').click()
        expect(self.page.locator('[data-phase="draw"]')).to_be_visible()
        self.page.locator("[data-next]").click()
        return self

    def button(self, key: str) -> Locator:
        return self.page.locator(f'.tb-actions [aria-keyshortcuts="{key}"]')

    def settings(self) -> Locator:
        """The dialog of the settings, opened."""
        self.page.locator(".tb-actions .tb-button").last.click()
        dialog = self.page.locator('dialog[open][data-dialog="settings"]')
        expect(dialog).to_be_visible()
        return dialog

    def card(self, code: str) -> Locator:
        return self.page.locator(f'[data-hand-card="{code}"]')

    def tap(self, card: Locator) -> None:
        """Tap the part of a card that no other card covers; force, since a forbidden one calls itself disabled."""
        expect(self.page.locator(".tb[data-settling]")).to_have_count(0)
        card.click(position={"x": 10, "y": 12}, force=True)

    def move(self) -> None:
        """Make the first call, or play the first card that may be played, and see it leave the hand."""
        if self.calls.count():
            return self.calls.first.click()
        left = self.hand.count() - 1
        self.tap(self.legal.first)
        expect(self.hand).to_have_count(left)
        return None

    def play_deal(self) -> None:
        """Play until the count stands complete."""
        expect(self.awaited).to_be_visible()
        while not self.totals.is_visible():
            self.move()
            expect(self.awaited).to_be_visible()

    def stored(self) -> Data:
        """What the engine says of the match as the page has stored it."""
        text = self.page.evaluate("localStorage.getItem('manille.match')")
        return ask(op="screen", save=json.loads(text)["save"])

    def trick(self) -> list[str]:
        """The cards on the cloth by seat, as the page names them."""
        return [card.get_attribute("aria-label") or "" for card in self.page.locator(".tb-played").all()]


def open_table(
    new_page: NewPage,
    lang: str = "fr",
    *,
    save: object = None,
    settings: Data | None = None,
    chance: int = 7,
    **options: Any,
) -> Table:
    """Open the play page with this match stored, at full speed; a new match there has the seed ``seed_of(chance)``."""
    locale, zone = LOCALES[lang]
    page = new_page(None, **{"locale": locale, "timezone": zone, "reduced_motion": "reduce", **options})
    stored = {"manille.settings": json.dumps({"speed": "instant", **(settings or {})})}
    if save is not None:
        stored["manille.match"] = json.dumps({"save": save, "previous": None})
    store(page, stored)
    page.add_init_script(f"crypto.getRandomValues = array => array.fill({chance})")
    page.goto(PATHS[lang])
    return Table(page, lang)


def warm_page(chromium: Browser, server: SiteServer, lang: str, chance: int = 7) -> tuple[Page, Watch]:
    """A page with the table whose engine has come, for tests to share; `placed` puts a position on it."""
    locale, zone = LOCALES[lang]
    watch = Watch(server.origin)
    context = chromium.new_context(
        base_url=server.url,
        locale=locale,
        timezone_id=zone,
        reduced_motion="reduce",
        bypass_csp=True,
        has_touch=False,
        service_workers="block",
    )
    context.set_default_timeout(60_000)
    watch.follow(context)
    page = context.new_page()
    page.add_init_script(f"crypto.getRandomValues = array => array.fill(window.chance ?? {chance})")
    page.goto(PATHS[lang])
    Table(page, lang).ready()
    return page, watch


#: As if another tab had played on, and this page came back from the browser's memory.
COME_BACK = """([items, chance]) => {
    localStorage.clear();
    for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
    localStorage.setItem("manille.tab", "another");
    window.chance = chance;
    document.activeElement?.blur();
    scrollTo(0, 0);
    for (const line of document.querySelectorAll("[role=log] > *")) line.remove();
    dispatchEvent(new StorageEvent("storage", { key: "manille.settings" }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
}"""


def placed(
    table: Table, *, save: object = None, settings: Data | None = None, match: str = "", chance: int = 7
) -> Table:
    """The table with this match stored (or this text as one), at full speed; without one, the choice of rules."""
    stored = {"manille.settings": json.dumps({"speed": "instant", "level": "learner", **(settings or {})})}
    if save is not None or match:
        stored["manille.match"] = match or json.dumps({"save": save, "previous": None})
    table.page.evaluate(COME_BACK, [stored, chance])
    if save is not None:
        expect(table.page.locator(".tb-table")).to_be_visible()
    return table


def seed_of(chance: int) -> str:
    """The seed that the page makes where every byte of chance is ``chance``."""
    return f"{chance:02x}" * 16


def store(page: Page, items: dict[str, str]) -> None:
    """Have these items in the storage at the first visit; a reload finds what the page has made of them."""
    page.add_init_script(f"""if (!localStorage.getItem("seen")) {{
        localStorage.setItem("seen", "1");
        for (const [name, text] of Object.entries({json.dumps(items)})) localStorage.setItem(name, text);
    }}""")


def struck_dumb(page: Page) -> Worker:
    """Take the page's clock in hand, and have its engine think without ever telling."""
    page.clock.install()
    (worker,) = engines(page)
    worker.evaluate("() => { self.postMessage = () => {}; }")
    return worker


#: No request of the page's: Python says so with a function that the page itself never has it run.
SELDOM = "NaN"
ASK_SELDOM = """text => new Promise((resolve) => {
    const post = self.postMessage;
    self.postMessage = (data, ...rest) => data.id === -1 ? resolve(data.text ?? data.error) : post.call(self, data, ...rest);
    self.dispatchEvent(new MessageEvent("message", { data: { id: -1, text } }));
})"""


def ask_seldom(page: Page) -> Data:
    """What the page's engine answers to what needs the cold part of Python's core."""
    (worker,) = engines(page)
    answer: Data = json.loads(worker.evaluate(ASK_SELDOM, SELDOM))
    return answer


def engines(page: Page) -> list[Worker]:
    """The workers with an engine; the site's search has one of its own."""
    return [worker for worker in page.workers if worker.url.endswith("/demo/worker.js")]
