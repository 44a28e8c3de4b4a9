"""What `manille replay` must answer to a right record, worked out a second time from RULES.md R2 to R7 and RECORD.md alone.

It shares no code with the engine and checks nothing: records go in as decoded JSON, answers come out the same way.
"""

from __future__ import annotations

from typing import Any

from tests.engine import slow_law

CLOCKWISE, COUNTER_CLOCKWISE = "NESW", "NWSE"
POINTS = {"T": 5, "A": 4, "K": 3, "Q": 2, "J": 1, "9": 0, "8": 0, "7": 0}
TRUMPS = ("S", "H", "D", "C", "NT")
TRICK_POINT = {"belgian": 0, "french": 1, "coinchee": 1}
HALF = {"belgian": 30, "french": 34, "coinchee": 34}

Data = dict[str, Any]


def after(seat: str, variant: str, steps: int = 1) -> str:
    """The seat so many turns after `seat` (R2.5)."""
    around = COUNTER_CLOCKWISE if variant == "french" else CLOCKWISE
    return around[(around.index(seat) + steps) % 4]


def side(seat: str) -> str:
    """The side of a seat."""
    return "NS" if seat in "NS" else "EW"


def multiplier(variant: str, options: Data, plats: int, calls: list[str]) -> int:
    """R6.1, R6.2, R6.5."""
    if variant == "french":
        return 1
    factor = 1
    if "NT" in calls:
        factor *= 2
    if "redouble" in calls:
        factor *= 4
    elif "double" in calls:
        factor *= 2
    if variant == "coinchee":
        return factor
    if plats >= 1:
        factor *= 2
    if plats >= 2 and options.get("plat-accumulates"):
        factor *= 2
    return min(factor, 4)


def question(
    variant: str, options: Data, dealer: str, plats: int, calls: list[list[str]]
) -> tuple[str, list[str]] | None:
    """Who is asked next and what may be answered (R3)."""
    if variant == "french":
        return None
    told = [call for _, call in calls]
    if not any(call in TRUMPS for call in told):
        if variant == "belgian":
            return dealer, list(TRUMPS)
        return (after(dealer, variant, 2), list(TRUMPS)) if told == ["pass"] else (dealer, [*TRUMPS, "pass"])
    while told[0] not in TRUMPS:
        told = told[1:]
    now = multiplier(variant, options, plats, told)
    if "redouble" in told:
        return None
    if "double" in told:
        since, offer, order = told[told.index("double") + 1 :], "redouble", (0, 2)
    else:
        since, offer, order = told[1:], "double", (1, 3)
    if multiplier(variant, options, plats, [*told, offer]) == now:
        return None
    return None if len(since) == 2 else (after(dealer, variant, order[len(since)]), ["pass", offer])


def deal_answer(variant: str, options: Data, dealer: str, plats: int, body: Data) -> Data:
    """The answer to a deal, without `ok`."""
    calls = body.get("calls", [])
    told = [call for _, call in calls]
    trump = body["turned"][1] if "turned" in body else next((call for call in told if call in TRUMPS), None)
    answer: Data = {"trump": trump, "multiplier": multiplier(variant, options, plats, told), "tricks": []}
    points, won, bonus = {"NS": 0, "EW": 0}, {"NS": 0, "EW": 0}, {"NS": 0, "EW": 0}
    if "turned" in body:
        bonus[side(dealer)] = POINTS[body["turned"][0]]
    leader, left = after(dealer, variant), list(body.get("plays", []))
    while len(left) >= 4:
        four, left = left[:4], left[4:]
        winner = after(leader, variant, slow_law.master_place(four, trump))
        worth = sum(POINTS[c[0]] for c in four) + TRICK_POINT[variant]
        answer["tricks"].append({"leader": leader, "cards": four, "winner": winner, "points": worth})
        points[side(winner)] += worth
        won[side(winner)] += 1
        leader = winner
    complete = len(answer["tricks"]) == 8
    written = _written(variant, options, points, won, answer["multiplier"]) if complete else None
    answer |= {"points": points, "bonus": bonus, "written": written, "complete": complete}
    if complete:
        return answer
    asked = question(variant, options, dealer, plats, calls)
    if asked:
        return answer | {"to_act": asked[0], "legal_calls": asked[1]}
    player = after(leader, variant, len(left))
    hand = [c for c in body["hands"][player] if c not in body.get("plays", [])]
    verdicts = slow_law.verdicts(hand, left, trump, variant)
    refused = {c: reason for c, reason in verdicts.items() if reason}
    return answer | {"to_act": player, "legal": [c for c in hand if c not in refused], "refused": refused}


def _written(variant: str, options: Data, points: Data, won: Data, factor: int) -> Data:
    """R5.3, R5.4, R6.4."""
    written = {"NS": 0, "EW": 0}
    for one in written:
        if points[one] > HALF[variant]:
            above = points[one] - HALF[variant]
            if options.get("capot") and won[one] == 8:
                above = 60
            written[one] = above * factor
    return written


def answer(record: Data) -> Data:
    """The answer to a record that is right."""
    options = record.get("options", {})
    if record["format"] == "manille-deal/1":
        told = deal_answer(record["variant"], options, record["dealer"], record.get("plats", 0), record)
        return {"ok": True, **told}
    return {"ok": True, **_match_answer(record["variant"], options, record["first_dealer"], record["deals"])}


def _match_answer(variant: str, options: Data, dealer: str, deals: list[Data]) -> Data:
    """R2.3, R6.5, R7."""
    scores, manches, plats, winner, answers = {"NS": 0, "EW": 0}, {"NS": 0, "EW": 0}, 0, None, []
    for body in deals:
        target = {"belgian": 101, "coinchee": 121}.get(variant) or (44 if sum(manches.values()) == 2 else 34)
        told = deal_answer(variant, options, dealer, plats, body)
        dealer = after(dealer, variant)
        for one in scores:
            scores[one] += told["bonus"][one]
        if max(scores.values()) >= target:
            for key in ("to_act", "legal", "refused"):
                told.pop(key, None)
        elif told["complete"]:
            for one in scores:
                scores[one] += told["written"][one]
            plats = plats + 1 if told["written"] == {"NS": 0, "EW": 0} and variant == "belgian" else 0
        answers.append({"ok": True, **told})
        for one in scores:
            if scores[one] >= target:
                manches[one] += variant == "french"
                winner = one if variant != "french" or manches[one] == 2 else None
        if max(scores.values()) >= target and not winner:
            scores = {"NS": 0, "EW": 0}
    return {"deals": answers, "scores": scores, "manches": manches, "winner": winner, "dealer": dealer, "plats": plats}


def is_right(record: Any) -> bool:
    """Whether a decoded JSON value is a record without any fault (RECORD.md), found out the slow way."""
    try:
        _check(record)
    except Wrong:
        return False
    return True


class Wrong(Exception):
    """A record has a fault."""


def _must(condition: bool) -> None:
    if not condition:
        raise Wrong


def _check(record: Any) -> None:
    _must(isinstance(record, dict) and record.get("format") in ("manille-deal/1", "manille-match/1"))
    is_deal = record["format"] == "manille-deal/1"
    required = {"format", "variant", "dealer", "hands"} if is_deal else {"format", "variant", "first_dealer", "deals"}
    optional = {"options", "plats", "turned", "calls", "plays"} if is_deal else {"options"}
    _must(required <= set(record) <= required | optional)
    variant, options = record["variant"], record.get("options", {})
    _must(variant in ("belgian", "french", "coinchee"))
    _must(isinstance(options, dict) and all(isinstance(on, bool) for on in options.values()))
    _must(set(options) <= ({"capot", "plat-accumulates"} if variant == "belgian" else set()))
    dealer = record["dealer" if is_deal else "first_dealer"]
    _must(isinstance(dealer, str) and dealer in list("NESW"))
    if is_deal:
        plats = record.get("plats", 0)
        _must(isinstance(plats, int) and not isinstance(plats, bool) and plats >= 0)
        _must(variant == "belgian" or plats == 0)
        _check_body(variant, options, dealer, plats, record)
    else:
        _check_deals(variant, options, dealer, record["deals"])


def _check_deals(variant: str, options: Data, dealer: str, deals: Any) -> None:
    _must(isinstance(deals, list))
    for number, body in enumerate(deals):
        before = _match_answer(variant, options, dealer, deals[:number])
        _must(before["winner"] is None)
        _must(number == 0 or "to_act" not in before["deals"][-1])
        _must(isinstance(body, dict) and {"hands"} <= set(body) <= {"hands", "turned", "calls", "plays"})
        _check_body(variant, options, before["dealer"], before["plats"], body)
        told = _match_answer(variant, options, dealer, deals[: number + 1])["deals"][-1]
        not_played = not told["complete"] and "to_act" not in told
        _must(not (not_played and body.get("plays")))


def _check_body(variant: str, options: Data, dealer: str, plats: int, body: Data) -> None:
    hands, calls, plays = body["hands"], body.get("calls", []), body.get("plays", [])
    _must(isinstance(hands, dict) and set(hands) == set("NESW"))
    _must(all(isinstance(hand, list) and len(hand) == 8 for hand in hands.values()))
    pack = [rank + suit for rank in slow_law.ORDER for suit in "SHDC"]
    dealt = [c for hand in hands.values() for c in hand]
    _must(all(isinstance(c, str) for c in dealt) and sorted(dealt) == sorted(pack))
    _must(("turned" in body) is (variant == "french"))
    _must(variant != "french" or body["turned"] == hands[dealer][-1])
    _must(isinstance(calls, list) and isinstance(plays, list))
    for number, call in enumerate(calls):
        asked = question(variant, options, dealer, plats, calls[:number])
        _must(asked is not None and isinstance(call, list) and len(call) == 2)
        _must(asked is not None and call[0] == asked[0] and call[1] in asked[1])
    _must(not plays or question(variant, options, dealer, plats, calls) is None)
    for number, c in enumerate(plays):
        before = deal_answer(variant, options, dealer, plats, {**body, "plays": plays[:number]})
        _must(c in before.get("legal", ()))
