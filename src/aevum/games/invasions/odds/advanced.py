"""The advanced battle, exactly: 2D6 in every round (war R20).

Re-rolls, trades and withdrawal are left out.
"""

from __future__ import annotations

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.odds.dice import Chances
from aevum.games.invasions.odds.outcome import Outcome, after_volley, is_over, settled, summed
from aevum.games.invasions.odds.plan import Odds, Plan, Tally
from aevum.games.invasions.rules.battle.pools import (
    Force,
    advanced_terms,
    archery_bonus,
    archery_hits,
    column_of,
    has_advantage,
    melee_hits,
    shoots,
)
from aevum.games.invasions.state import InvasionsState


def two_dice() -> list[tuple[int, float]]:
    return [(pips, (6 - abs(7 - pips)) / 36) for pips in range(2, 13)]


def advanced_arrows(s: InvasionsState, plan: Plan, side: int) -> Chances:
    """war R20.3, R20.4"""
    own, enemy = Force(s, plan.forces[side]), Force(s, plan.forces[1 - side])
    ambush = plan.ambusher == side
    if not shoots(own, ambush):
        return [1.0]
    bonus = archery_bonus(plan.field, own, has_advantage(enemy.heavy, own.heavy), ambush)
    found = [0.0, 0.0, 0.0]
    for pips, chance in two_dice():
        found[archery_hits(plan.field, pips + bonus)] += chance
    return found


def advanced_volleys(s: InvasionsState, plan: Plan) -> list[tuple[float, Plan]]:
    return [
        (one * other, after_volley(s, plan, on_attacker, on_defender))
        for on_defender, one in enumerate(advanced_arrows(s, plan, ATTACKER))
        for on_attacker, other in enumerate(advanced_arrows(s, plan, DEFENDER))
    ]


def advanced_hits(s: InvasionsState, plan: Plan, side: int, first: bool) -> Chances:
    """war R20.7 to R20.9"""
    own, enemy = Force(s, plan.forces[side]), Force(s, plan.forces[1 - side])
    cavalry = has_advantage(own.cavalry, enemy.cavalry)
    heavy = has_advantage(enemy.heavy, own.heavy)
    bonus = sum(advanced_terms(plan.field, side, own, enemy, cavalry, heavy, first))
    found = [0.0] * 6
    for pips, chance in two_dice():
        found[melee_hits(s, plan.field, pips + bonus, column_of(plan.field, side, own))] += chance
    return found


def advanced_odds(s: InvasionsState, plan: Plan, first: bool) -> Odds:
    """war R20.1: two rounds, without withdrawal."""
    spreads = [advanced_hits(s, plan, side, first) for side in (ATTACKER, DEFENDER)]
    ends = [
        (one * other, on_attacker, on_defender)
        for on_defender, one in enumerate(spreads[ATTACKER])
        for on_attacker, other in enumerate(spreads[DEFENDER])
        if one * other
    ]
    if not first:
        return summed(Outcome(s, plan), ends)
    tally = Tally()
    for chance, on_attacker, on_defender in ends:
        after = after_volley(s, plan, on_attacker, on_defender)
        tally.mix(chance, settled(s, after) if is_over(after) else advanced_odds(s, after, False))
    return tally.odds()
