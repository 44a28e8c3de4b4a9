"""The numbers that the fast rule of thumb weighs with: those set by hand, and those learned by self-play.

Not here: what they mean (`policy_tables.PolicyWeights`).
"""

from __future__ import annotations

from manille.bots.policy_tables import PolicyWeights

#: Set by hand, before anything was learned.
PLAIN = PolicyWeights()

#: Learned with `python -m tests.bots.learn`, which says with what arguments.
TUNED = PolicyWeights(
    load=1.6228,
    spare=0.7148,
    has=0.3318,
    void=0.5142,
    armed=0.6666,
    hope=0.2908,
    lead_one=0.2828,
    lead_low=0.413,
    trump=4.0,
    trump_point=0.9875,
    trump_master=2.8632,
    trump_free=3.2379,
    master=1.7924,
    master_point=0.2593,
    ruffed=0.035,
    guarded=0.1953,
    bare=-0.0435,
    guard=0.5387,
    single=0.6037,
    draw=0.829,
    their_trump=-1.22,
    donate=0.6321,
    length=0.3817,
    lead_master=0.2202,
    lead_free=-0.0031,
    lead_short=0.1167,
    rescue=0.8397,
    rank=0.0448,
    seen_void=0.0396,
    into_void=-0.2062,
    to_partner=-0.1102,
    draw_long=-0.0178,
    draw_none=-0.2461,
    trump_long=-0.1571,
    trump_late=0.0105,
    master_late=-0.2302,
    master_out=0.1792,
    low_out=0.0858,
    suit_length=-0.0722,
    honour_late=-0.0422,
)

#: The same for deals without trump.
TUNED_NO_TRUMP = PolicyWeights(
    load=1.4846,
    spare=0.5339,
    has=0.3402,
    void=0.6454,
    armed=0.5752,
    hope=0.178,
    lead_one=0.4612,
    lead_low=0.396,
    trump=1.4441,
    trump_point=0.7618,
    trump_master=1.5883,
    trump_free=3.0019,
    master=3.2687,
    master_point=0.6035,
    ruffed=0.1802,
    guarded=0.387,
    bare=-0.2847,
    guard=0.6844,
    single=0.0202,
    draw=0.7497,
    their_trump=-0.799,
    donate=0.4185,
    length=0.3095,
    lead_master=0.2731,
    lead_free=0.6235,
    lead_short=-0.2407,
    rescue=0.8678,
    rank=0.0675,
    seen_void=0.021,
    into_void=-0.1091,
    to_partner=0.24,
    draw_long=-0.0144,
    draw_none=-0.1555,
    trump_long=-0.973,
    trump_late=0.1357,
    master_late=-0.1798,
    master_out=1.4824,
    low_out=-0.075,
    suit_length=-0.465,
    honour_late=0.0301,
)
