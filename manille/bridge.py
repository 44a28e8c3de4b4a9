"""The door for a web page or any other front end: JSON text in, JSON text out, nothing kept between two requests.

Not here: rules (the engine knows them), words (the catalogues have them) and waiting (the front end does it).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Mapping

from manille import __version__
from manille.auction import Call
from manille.bots import BOTS, Decision
from manille.bots.base import Thinking, finished
from manille.bots.policy import forget
from manille.cards import CARDS_BY_CODE, Card, arranged
from manille.errors import IllegalAct, RecordError
from manille.fields import a_list, a_text, an_object, brief, check_keys, the_variant
from manille.match import Match
from manille.messages import Message
from manille.practice import problems
from manille.record import codes, read_match, write_match
from manille.replay import parse
from manille.review import Choice, Review, choices, review
from manille.said import said, said_of_draws
from manille.screen import screen, variants
from manille.session import Session, new_session
from manille.variants import Variant

MOST_PROBLEMS = 100
"""How many positions to practise on may be asked for at once: enough for a while, and soon made."""

SAVE_FORMAT = "manille-save/1"
SAVE_KEYS = {"format": True, "seed": True, "bot": True, "record": True}

Data = dict[str, object]
Request = Mapping[str, object]


def handle(text: str) -> str:
    """Answer one request. It raises nothing: what is wrong comes back as data, and nothing has changed then."""
    return finished(handling(text))


def handling(text: str) -> Thinking[str]:
    """As `handle`, in pieces where a bot thinks: a front end that goes on piece by piece hears what is asked meanwhile."""
    return json.dumps((yield from answering(text)), ensure_ascii=False, separators=(",", ":"))


def answer(text: str) -> Data:
    """Answer one request, as data for JSON."""
    return finished(answering(text))


def answering(text: str) -> Thinking[Data]:
    """As `answer`, in pieces."""
    try:
        request = an_object(parse(text), "")
        operation = request.get("op")
        if not isinstance(operation, str) or operation not in OPERATIONS:
            known = ", ".join(OPERATIONS)
            raise RecordError("bad-record", "op", f"expected one of {known}, not {brief(operation)}")
        keys, act = OPERATIONS[operation]
        check_keys(request, {"op": True, **keys}, "")
        told = act(request)
        return {"ok": True, **((yield from told) if isinstance(told, Generator) else told)}
    except IllegalAct as error:
        return {"ok": False, "refused": error.message.as_json()}
    except RecordError as error:
        return {"ok": False, "error": {"code": error.code, "where": error.where, "message": error.detail}}


def read_save(value: object) -> Session:
    """Return the session that a save holds. Raises `RecordError` with a place inside `save`."""
    try:
        save = an_object(value, "")
        check_keys(save, SAVE_KEYS, "")
        if save["format"] != SAVE_FORMAT:
            raise RecordError("bad-record", "format", f"expected {SAVE_FORMAT!r}, not {brief(save['format'])}")
        return Session(_read_record(save["record"]), a_text(save["seed"], "seed"), _bot(save["bot"]))
    except RecordError as error:
        raise error.inside("save") from None


def write_save(session: Session) -> Data:
    """Return the save of `session`; `read_save` reads the same session back."""
    record = write_match(session.match)
    return {"format": SAVE_FORMAT, "seed": session.seed, "bot": session.bot, "record": record}


def _read_record(value: object) -> Match:
    try:
        return read_match(value)
    except RecordError as error:
        raise error.inside("record") from None


def _bot(value: object) -> str:
    name = a_text(value, "bot")
    if name not in BOTS:
        raise RecordError("bad-record", "bot", f"unknown bot {brief(name)}; there are {', '.join(BOTS)}")
    return name


def _examine(request: Request) -> Data:
    """Read the text in which a page keeps a match: an object with the match as `save`, and what else the page likes."""
    kept = an_object(parse(a_text(request["text"], "text")), "")
    if "save" not in kept:
        raise RecordError("bad-record", "save", "no match is in it")
    read_save(kept["save"])
    return {}


def _session(request: Request) -> Session:
    return read_save(request["save"])


def _told(session: Session, messages: Iterable[Message] = ()) -> Data:
    return {
        "save": write_save(session),
        "screen": screen(session),
        "said": [message.as_json() for message in messages],
    }


def _hello(_: Request) -> Data:
    return {"version": __version__, "bots": list(BOTS), "variants": variants()}


def _new(request: Request) -> Data:
    session = new_session(_rules(request), a_text(request["seed"], "seed"), _bot(request["bot"]))
    return _told(session, said_of_draws(session.draws))


def _rules(request: Request) -> Variant:
    """Read the variant with its house rules, which a request lists by name."""
    names = [a_text(name, f"options[{i}]") for i, name in enumerate(a_list(request["options"], "options"))]
    return the_variant({"variant": request["variant"], "options": dict.fromkeys(names, True)})


def _acted(act: Callable[[Session, Request], Session]) -> Callable[[Request], Data]:
    """Return the operation that performs `act` on the saved session and tells what it brought about."""

    def operation(request: Request) -> Data:
        session = act(_session(request), request)
        return _told(session, said(session.match))

    return operation


def _dealt(session: Session) -> Session:
    """Deal; with what the bots looked up for the deal before, the memory of a page would grow all evening."""
    forget()
    return session.deal()


def _called(request: Request) -> Call:
    try:
        return Call(a_text(request["call"], "call"))
    except ValueError:
        raise RecordError("bad-call", "call", f"unknown call {brief(request['call'])}") from None


def _carded(request: Request) -> Card:
    name = a_text(request["card"], "card")
    if name not in CARDS_BY_CODE:
        raise RecordError("bad-card", "card", f"no such card: {brief(name)}")
    return CARDS_BY_CODE[name]


def _decision(before: Match, decision: Decision) -> Data:
    """Tell a decision made at the end of the match `before`; `naming` says whether trump was still to be named."""
    choice, position = decision.choice, before.position
    return {
        "choice": choice.code if isinstance(choice, Card) else choice.value,
        "naming": position is not None and not position.table.contract.named,
        "reasons": [reason.as_json() for reason in decision.reasons],
    }


def _step(request: Request) -> Thinking[Data]:
    session = yield from _session(request).stepping()
    return _told(session, said(session.match))


def _hint(request: Request) -> Thinking[Data]:
    session = _session(request)
    return {"seat": "S", **_decision(session.match, (yield from session.hinting()))}


def _why(request: Request) -> Thinking[Data]:
    number = request["event"]
    if not isinstance(number, int) or isinstance(number, bool):
        raise RecordError("bad-record", "event", f"expected a whole number, not {brief(number)}")
    session = _session(request)
    seat, decision = yield from session.explaining(number)
    before = session.match.undone(len(session.match.events) - number)
    return {"seat": seat.name, **_decision(before, decision)}


def _record(request: Request) -> Data:
    """Write down what may be shown to anybody: the finished deals, and at the end the seed, which would tell those to come."""
    session = _session(request)
    return {"record": write_match(session.shown_match()), "seed": session.seed if session.match.is_over else None}


def _review(request: Request) -> Data:
    """List the visitor's choices in a deal, or judge one of them: that takes time, and a page asks one by one."""
    session = _session(request)
    made = choices(session, _number(request, "deal", 1, len(session.match.deals)))
    if "choice" not in request:
        return {"choices": [_chosen(choice) for choice in made]}
    return {"judged": _judged(review(session, made[_number(request, "choice", 0, len(made) - 1)]))}


def _judged(told: Review) -> Data:
    return {
        "verdict": told.verdict.value,
        "blames": told.verdict.blames,
        "known": round(told.known, 2),
        "error": round(told.error, 2),
        "opened": round(told.opened, 2),
        "messages": [message.as_json() for message in told.messages],
    }


def _chosen(choice: Choice) -> Data:
    """The point of a choice as the visitor saw it."""
    view, trick = choice.view, choice.view.table.trick
    played = () if trick is None else tuple(zip(trick.seats, trick.cards, strict=False))
    return {
        "event": choice.event,
        "trick": 0 if trick is None else len(view.table.tricks) + 1,
        "choice": choice.made.code if isinstance(choice.made, Card) else choice.made.value,
        "cards": [{"seat": seat.name, "card": card.code} for seat, card in played],
        "hand": codes(arranged(view.hand, view.table.contract.trump)),
    }


def _practice(request: Request) -> Data:
    variant = the_variant({"variant": request["variant"], "options": {}})
    count = _number(request, "count", 1, MOST_PROBLEMS)
    made = problems(variant, a_text(request["seed"], "seed"), count)
    return {"problems": [problem.as_json() for problem in made]}


def _number(request: Request, key: str, least: int, most: int) -> int:
    number = request[key]
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
        raise RecordError("bad-record", key, f"expected {least} to {most}, not {brief(number)}")
    return number


#: Every operation: the keys its request needs beside `op`, and what it does.
OPERATIONS: dict[str, tuple[dict[str, bool], Callable[[Request], Data | Thinking[Data]]]] = {
    "hello": ({}, _hello),
    "new": ({"variant": True, "options": True, "seed": True, "bot": True}, _new),
    "screen": ({"save": True}, lambda request: _told(_session(request))),
    "examine": ({"text": True}, _examine),
    "deal": ({"save": True}, _acted(lambda session, _: _dealt(session))),
    "call": ({"save": True, "call": True}, _acted(lambda session, request: session.call(_called(request)))),
    "play": ({"save": True, "card": True}, _acted(lambda session, request: session.play(_carded(request)))),
    "step": ({"save": True}, _step),
    "undo": ({"save": True}, lambda request: _told(_session(request).undo())),
    "again": ({"save": True}, lambda request: _told(_session(request).again())),
    "record": ({"save": True}, _record),
    "hint": ({"save": True}, _hint),
    "why": ({"save": True, "event": True}, _why),
    "review": ({"save": True, "deal": True, "choice": False}, _review),
    "practice": ({"variant": True, "seed": True, "count": True}, _practice),
}
