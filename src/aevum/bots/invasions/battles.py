"""What a fight promises that somebody only thinks about: quick chances, close to the exact odds.

A re-roll and a die of archers count as a white die more; flips come before losses. The exact sums
are those of `games/invasions/odds`.
"""

from __future__ import annotations

from collections.abc import Sequence

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.kinds import EMPIRE, RIDGE, RIVER, STRAIT
from aevum.games.invasions.odds import Outcome, Plan, fighters_of, hits_of, pools_of
from aevum.games.invasions.rules.battle.pools import (
    OVER_RIDGE,
    OVER_RIVER,
    OVER_STRAIT,
    Field,
    Force,
    Pool,
    archery_pool,
    has_advantage,
)
from aevum.games.invasions.rules.battle.siege import siege_modifier
from aevum.games.invasions.rules.board.cities import is_fortified
from aevum.games.invasions.rules.turn.founding import is_civilized
from aevum.games.invasions.state import InvasionsState

CROSSINGS = {RIVER: OVER_RIVER, RIDGE: OVER_RIDGE, STRAIT: OVER_STRAIT}
MOST_DICE = 14


class Fight:
    """The chance of the attacker, and what each side can expect to lose."""

    def __init__(self, chance: float, lost: float, killed: float) -> None:
        self.chance = chance
        self.lost = lost
        self.killed = killed


_spreads: dict[tuple[int, int, bool], list[float]] = {}


def spread_of(pool: Pool, open_ground: bool) -> list[float]:
    """Hits of a pool, learnt by heart."""
    key = (pool.white, pool.black, open_ground)
    found = _spreads.get(key)
    if found is None:
        found = hits_of(pool, open_ground)
        _spreads[key] = found
    return found


def field_at(
    s: InvasionsState, province: int, foes: Sequence[int], border: int, horde: bool
) -> Field:
    """The field of a battle to come against these nations, over this kind of border."""
    printed = s.box.provinces[province]
    field = Field(printed.terrain, not printed.civilized)
    field.crossing = CROSSINGS.get(border, 0)
    owner = s.city_owner[province] if s.built(province) else s.controller[province]
    if owner in foes and is_fortified(s, province):
        field.city = is_civilized(s, owner)
        field.imperial_city = s.status[owner] == EMPIRE
    field.limes = s.limes[province] in foes
    field.horde = horde
    return field


def fight(
    s: InvasionsState,
    field: Field,
    attackers: Sequence[int],
    defenders: Sequence[int],
    combat: tuple[int, int],
) -> Fight:
    """A battle of these units; `combat` = re-rolls of both commanders."""
    plan = Plan(field, fighters_of(s, attackers), fighters_of(s, defenders))
    plan.rerolls = combat
    plan.holds = field.city or field.horde
    if not plan.forces[ATTACKER]:
        return Fight(0.0, 0.0, 0.0)
    if not plan.forces[DEFENDER] and not field.horde:
        return Fight(1.0, 0.0, 0.0)
    pools = pools_of(s, plan)
    return summed_up(
        Outcome(s, plan),
        spread_of(enlarged(s, plan, pools[ATTACKER], ATTACKER), field.open),
        spread_of(enlarged(s, plan, pools[DEFENDER], DEFENDER), field.open),
    )


def enlarged(s: InvasionsState, plan: Plan, pool: Pool, side: int) -> Pool:
    """Archers and re-rolls as dice of the melee."""
    own, enemy = Force(s, plan.forces[side]), Force(s, plan.forces[1 - side])
    arrows = archery_pool(plan.field, own, has_advantage(enemy.heavy, own.heavy), False)
    white = pool.white + arrows.white + plan.rerolls[side]
    black = pool.black + arrows.black
    return Pool(min(white, MOST_DICE), min(black, MOST_DICE))


def summed_up(outcome: Outcome, mine: list[float], theirs: list[float]) -> Fight:
    won = lost = killed = 0.0
    for on_defender in range(len(mine)):
        killed += mine[on_defender] * outcome.losses(DEFENDER, on_defender)
        for on_attacker in range(len(theirs)):
            if outcome.wins(on_attacker, on_defender):
                won += mine[on_defender] * theirs[on_attacker]
    for on_attacker in range(len(theirs)):
        lost += theirs[on_attacker] * outcome.losses(ATTACKER, on_attacker)
    return Fight(won, lost, killed)


def siege_chance(
    s: InvasionsState, province: int, besieger: int, combat: int, assault: bool = False
) -> float:
    """war R23.5, R23.8: one of the dice of a siege succeeds."""
    needed = s.box.numbers.siege_roll - siege_modifier(s, province, besieger, assault)
    fails = min(max(needed - 1, 0), 10) / 10
    return 1.0 - fails ** (1 + combat)


def commander_of(s: InvasionsState, leaders: Sequence[int]) -> int:
    """The best combat value among these leaders."""
    return max([s.box.leaders[leader].combat for leader in leaders], default=0)
