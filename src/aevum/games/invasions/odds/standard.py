"""The standard battle, exactly: archery, then one melee with re-rolls (war R19).

What cannot be known before it is played, events above all, is left out.
"""

from __future__ import annotations

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.odds.dice import Chances, hits_of
from aevum.games.invasions.odds.outcome import Outcome, after_volley
from aevum.games.invasions.odds.plan import Odds, Plan
from aevum.games.invasions.odds.table import to_come
from aevum.games.invasions.odds.trades import melee_odds_of
from aevum.games.invasions.rules.battle.pools import (
    Force,
    Pool,
    archery_pool,
    has_advantage,
    melee_pool,
    melee_terms,
)
from aevum.games.invasions.state import InvasionsState


def pools_of(s: InvasionsState, plan: Plan) -> tuple[Pool, Pool]:
    """war R19.16 to R19.21"""
    own, enemy = (Force(s, each) for each in plan.forces)
    terms = [
        melee_terms(
            plan.field, side, mine, theirs,
            has_advantage(mine.cavalry, theirs.cavalry), has_advantage(theirs.heavy, mine.heavy),
        )
        for side, mine, theirs in ((ATTACKER, own, enemy), (DEFENDER, enemy, own))
    ]  # fmt: skip
    return melee_pool(terms[ATTACKER]), melee_pool(terms[DEFENDER])


def melee_odds(s: InvasionsState, plan: Plan) -> Odds:
    """war R19.10, R19.22 to R19.29"""
    melee = plan.melee
    if melee is None:
        melee = to_come(pools_of(s, plan), plan.rerolls, plan.combat)
    return melee_odds_of(Outcome(s, plan), melee, plan.field.open)


def arrows(s: InvasionsState, plan: Plan, side: int) -> Chances:
    """war R19.11 to R19.13: hits by the archers of a side."""
    own, enemy = Force(s, plan.forces[side]), Force(s, plan.forces[1 - side])
    heavy = has_advantage(enemy.heavy, own.heavy)
    return hits_of(archery_pool(plan.field, own, heavy, plan.ambusher == side), plan.field.open)


def volleys(s: InvasionsState, plan: Plan) -> list[tuple[float, Plan]]:
    """war R19.14, R19.15: the battles that the archery round may leave, with their chances."""
    first = plan.ambusher
    found: list[tuple[float, Plan]] = []
    if first == NONE:
        for on_defender, one in enumerate(arrows(s, plan, ATTACKER)):
            for on_attacker, other in enumerate(arrows(s, plan, DEFENDER)):
                found.append((one * other, after_volley(s, plan, on_attacker, on_defender)))
        return found
    for hits, one in enumerate(arrows(s, plan, first)):
        middle = after_volley(s, plan, hits if first else 0, 0 if first else hits)
        for answer, other in enumerate(arrows(s, middle, 1 - first)):
            left = after_volley(s, middle, 0 if first else answer, answer if first else 0)
            found.append((one * other, left))
    return found
