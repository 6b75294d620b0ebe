"""The advanced battle, exactly: 2D6 in every round (war R20).

Re-rolls of the melees are called as is best for who calls; those of archery, trades (war R20.6)
and withdrawal are left out before they happen.
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.odds.clash import Clash, Stage
from aevum.games.invasions.odds.dice import Chances
from aevum.games.invasions.odds.outcome import Outcome, after_volley, is_over, settled, summed
from aevum.games.invasions.odds.plan import Odds, Plan, Tally, certain
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

MOST_HITS: Final = 5
"""Of a melee round (war R20.9)."""


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


def advanced_hits(s: InvasionsState, plan: Plan, side: int) -> Chances:
    """war R20.7 to R20.9"""
    if plan.clash is not None:
        return hits_with(s, plan, plan.clash.bonus[side], plan.clash.column[side])
    own, enemy = Force(s, plan.forces[side]), Force(s, plan.forces[1 - side])
    cavalry = has_advantage(own.cavalry, enemy.cavalry)
    heavy = has_advantage(enemy.heavy, own.heavy)
    terms = advanced_terms(plan.field, side, own, enemy, cavalry, heavy, not plan.second)
    return hits_with(s, plan, sum(terms), column_of(plan.field, side, own))


def hits_with(s: InvasionsState, plan: Plan, bonus: int, column: int) -> Chances:
    found = [0.0] * (MOST_HITS + 1)
    for pips, chance in two_dice():
        found[melee_hits(s, plan.field, pips + bonus, column)] += chance
    return found


# -- rounds ---------------------------------------------------------------------------------------


class LastClash(Clash):
    """The second melee: its hits decide."""

    def __init__(self, spreads: tuple[Chances, Chances], outcome: Outcome) -> None:
        super().__init__(spreads)
        self.outcome = outcome

    def worth(self, mine: int, theirs: int, own: int, enemy: int) -> float:
        return float(self.outcome.wins(theirs, mine))


class FirstClash(Clash):
    """The first melee: what is left of both fights on (war R20.1), without withdrawal."""

    def __init__(self, spreads: tuple[Chances, Chances], s: InvasionsState, plan: Plan) -> None:
        super().__init__(spreads)
        self.s = s
        self.plan = plan
        self._worths: dict[tuple[int, int, int, int], float] = {}

    def worth(self, mine: int, theirs: int, own: int, enemy: int) -> float:
        key = (mine, theirs, own, enemy)
        found = self._worths.get(key)
        if found is None:
            found = chance_of(self.s, after_clash(self.s, self.plan, key))
            self._worths[key] = found
        return found


def after_clash(s: InvasionsState, plan: Plan, end: tuple[int, int, int, int]) -> Plan:
    """The second melee: hits of the attacker and of the defender, and re-rolls that are left."""
    mine, theirs, own, enemy = end
    after = after_volley(s, plan, theirs, mine)
    combat = plan.combat
    after.rerolls, after.spent = (own, enemy), (combat[0] - own, combat[1] - enemy)
    after.second = True
    return after


def spreads_of(s: InvasionsState, plan: Plan) -> tuple[Chances, Chances]:
    return advanced_hits(s, plan, ATTACKER), advanced_hits(s, plan, DEFENDER)


def throws_to_come(s: InvasionsState, plan: Plan, clash: Clash) -> dict[Stage, float]:
    """The throws that may lie on the table before the next call."""
    spreads, caller, passes = list(clash.spreads), ATTACKER, 0
    now = plan.clash
    if now is not None:
        caller, passes = now.caller, now.passes
        for side in (ATTACKER, DEFENDER):
            if now.thrown[side]:
                total = now.thrown[side] + now.bonus[side]
                spreads[side] = certain_hits(melee_hits(s, plan.field, total, now.column[side]))
    own, enemy = plan.rerolls
    return {
        (mine, theirs, own, enemy, caller, passes): one * other
        for mine, one in enumerate(spreads[ATTACKER])
        for theirs, other in enumerate(spreads[DEFENDER])
        if one * other
    }


def certain_hits(hits: int) -> Chances:
    return list(certain(hits))


Key = tuple[float, ...]
_chances: dict[Key, float] = {}
_odds: dict[Key, Odds] = {}
"""Of second melees, learnt by heart (war 8)."""


def key_of(clash: LastClash, plan: Plan) -> Key:
    """Whatever decides about a second melee to come."""
    own, enemy = clash.spreads
    return (*own, *enemy, *plan.rerolls, *clash.outcome.terms())


def chance_of(s: InvasionsState, plan: Plan) -> float:
    """The attacker's chance in a second melee, which is all that a call needs to know."""
    if is_over(plan):
        return settled(s, plan).attacker
    clash = LastClash(spreads_of(s, plan), Outcome(s, plan))
    key = key_of(clash, plan)
    found = _chances.get(key)
    if found is None:
        found = 0.0
        for stage, chance in throws_to_come(s, plan, clash).items():
            found += chance * clash.value(stage)
        _chances[key] = found
    return found


def advanced_odds(s: InvasionsState, plan: Plan) -> Odds:
    """war R20.1: the melee rounds that are still to come."""
    if plan.second:
        return last_odds(s, plan)
    clash = FirstClash(spreads_of(s, plan), s, plan)
    tally = Tally()
    for end, chance in clash.ends(throws_to_come(s, plan, clash)).items():
        after = after_clash(s, plan, end)
        tally.mix(chance, settled(s, after) if is_over(after) else last_odds(s, after))
    return tally.odds()


def last_odds(s: InvasionsState, plan: Plan) -> Odds:
    """The second melee: from the start it is learnt by heart."""
    clash = LastClash(spreads_of(s, plan), Outcome(s, plan))
    key = key_of(clash, plan)
    found = _odds.get(key) if plan.clash is None else None
    if found is None:
        ends = clash.ends(throws_to_come(s, plan, clash))
        falls = [(chance, theirs, mine) for (mine, theirs, _, _), chance in ends.items()]
        found = summed(clash.outcome, falls)
        if plan.clash is None:
            _odds[key] = found
    return found
