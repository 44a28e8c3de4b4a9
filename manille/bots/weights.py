"""The numbers that the fast rule of thumb weighs with: those set by hand, and those learned by self-play.

Not here: what they mean (`policy_tables.PolicyWeights`).
"""

from __future__ import annotations

from manille.bots.policy_tables import PolicyWeights

#: Set by hand, before anything was learned.
PLAIN = PolicyWeights()

#: Learned with `python -m tests.bots.learn`, for deals with trump and for no trump.
TUNED = PolicyWeights(
    load=1.349,
    spare=0.543,
    has=0.49,
    void=0.484,
    armed=0.929,
    hope=0.021,
    lead_one=0.029,
    lead_low=0.42,
    trump=3.406,
    trump_point=1.261,
    trump_master=1.782,
    trump_free=5.127,
    master=2.681,
    master_point=0.66,
    ruffed=-0.136,
    guarded=0.267,
    bare=0.0,
    guard=0.614,
    single=0.806,
    draw=1.929,
    their_trump=-1.668,
    donate=0.171,
    length=-0.093,
    lead_master=0.126,
    lead_free=-0.192,
    lead_short=0.283,
    rescue=0.211,
    rank=-0.287,
)

TUNED_NO_TRUMP = PolicyWeights(
    load=1.86,
    spare=0.7,
    has=0.98,
    void=0.699,
    armed=0.7,
    hope=0.147,
    lead_one=0.03,
    lead_low=0.377,
    trump=2.965,
    trump_point=0.8,
    trump_master=2.0,
    trump_free=3.0,
    master=2.0,
    master_point=0.566,
    ruffed=0.0,
    guarded=0.3,
    bare=0.0,
    guard=0.39,
    single=1.143,
    draw=1.0,
    their_trump=-1.0,
    donate=-0.155,
    length=0.384,
    lead_master=0.0,
    lead_free=0.027,
    lead_short=0.0,
    rescue=1.068,
    rank=0.05,
)
