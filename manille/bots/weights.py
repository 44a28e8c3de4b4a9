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
    load=1.3605,
    spare=0.4819,
    has=0.3289,
    void=0.6453,
    armed=0.5689,
    hope=0.2075,
    lead_one=0.4727,
    lead_low=0.4525,
    trump=1.357,
    trump_point=0.7314,
    trump_master=1.4281,
    trump_free=2.4673,
    master=2.5306,
    master_point=0.6716,
    ruffed=0.1236,
    guarded=0.2265,
    bare=-0.2429,
    guard=0.6571,
    single=0.0709,
    draw=1.1024,
    their_trump=-0.8634,
    donate=0.4517,
    length=0.1353,
    lead_master=0.3076,
    lead_free=0.4852,
    lead_short=-0.0772,
    rescue=0.6995,
    rank=0.1024,
    seen_void=0.0433,
    into_void=-0.1155,
    to_partner=0.3171,
    draw_long=0.0177,
    draw_none=-0.2634,
    trump_long=-0.4725,
    trump_late=0.1031,
    master_late=-0.2686,
    master_out=1.3219,
    low_out=-0.0831,
    suit_length=-0.5609,
    honour_late=-0.0464,
)
