"""What many outcomes say: points and written points a deal with their intervals, matches won, decision times.

Not here: how outcomes come about (`duel`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from manille.arena.outcomes import DealPair, MatchPair, Outcome, Thinking
from manille.arena.plan import Plan
from manille.arena.statistics import estimate, quantile
from manille.arena.trump import MEANINGS


def summary(plan: Plan, outcomes: Iterable[Outcome]) -> list[str]:
    """Return the report of a duel, line by line. The order of `outcomes` makes no difference."""
    ordered = sorted(outcomes, key=lambda o: o.number)
    deals = [o for o in ordered if isinstance(o, DealPair)]
    matches = [o for o in ordered if isinstance(o, MatchPair)]
    lines = [f"{plan.a} against {plan.b}: {_rules(plan)}; {MEANINGS[plan.trump]}; seed {plan.seed}"]
    if deals:
        lines += _deal_lines(deals)
    if matches:
        lines += _match_lines(matches)
    for who, index in ((plan.a, 0), (plan.b, 1)):
        lines += _time_lines(who, [o.thinking[index] for o in ordered])
    return lines


def _rules(plan: Plan) -> str:
    return " + ".join((plan.variant, *plan.options))


def _deal_lines(deals: Sequence[DealPair]) -> Iterator[str]:
    yield f"  {len(deals)} deals, each twice with the sides exchanged; ± is half a 95 % interval"
    yield f"  points above the half   {estimate([d.points for d in deals]).as_text()} a deal"
    yield f"  written points          {estimate([d.written for d in deals]).as_text()} a deal"
    plays = [play for deal in deals for play in deal.plays]
    dealers = [play.written * (1 if play.dealer == "a" else -1) for play in plays]
    share = sum(w > 0 for w in dealers) / len(plays)
    yield f"  the dealer's side writes {sum(dealers) / len(plays):+.2f} a deal and wins {share:.0%}"
    for who in "ab":
        doubled = [play.written * (1 if who == "a" else -1) for play in plays if play.doubler == who]
        if doubled:
            wins = sum(w > 0 for w in doubled) / len(doubled)
            again = sum(play.redoubled for play in plays if play.doubler == who)
            yield (
                f"  {who.upper()} doubles {len(doubled)} times, writes {sum(doubled) / len(doubled):+.2f} then"
                f" and wins {wins:.0%}; {again} times it is redoubled"
            )


def _match_lines(matches: Sequence[MatchPair]) -> Iterator[str]:
    won = sum(map(sum, (m.won for m in matches)))
    share = estimate([100 * m.share for m in matches])
    played = 2 * len(matches)
    yield f"  {len(matches)} matches, each twice with the same cards and the sides exchanged"
    yield f"  matches won             {won} of {played}: {share.as_text('-')} %"
    yield f"  deals in a match        {sum(map(sum, (m.deals for m in matches))) / played:.1f}"


def _time_lines(who: str, thinking: Sequence[Thinking]) -> Iterator[str]:
    cards = [ms for t in thinking for ms in t.cards]
    calls = [ms for t in thinking for ms in t.calls]
    for what, times in (("a card", cards), ("a call", calls)):
        if times:
            yield (
                f"  {who}: {what} takes {quantile(times, 0.5):.2f} ms at the median,"
                f" {quantile(times, 0.95):.2f} ms at the 95th percentile ({len(times)} choices)"
            )
