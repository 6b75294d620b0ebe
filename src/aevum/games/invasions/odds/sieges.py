"""The odds of a siege or an assault, exactly (war R23.5 to R23.8)."""

from __future__ import annotations

from aevum.games.invasions.components.battle import ATTACKER, HIT, SIEGE
from aevum.games.invasions.odds.outcome import elites_of, killed_by
from aevum.games.invasions.odds.plan import Odds, certain, due_now, fighters_of
from aevum.games.invasions.rules.battle.lineup import leaders_on, living
from aevum.games.invasions.rules.battle.siege import (
    ASSAULT,
    FALLEN,
    LEFT,
    PROVINCE,
    UNDECIDED,
    besieger_of,
    siege_modifier,
)
from aevum.games.invasions.rules.board.leaders import best_combat
from aevum.games.invasions.state import InvasionsState

DIE = 10


def siege_chance(
    s: InvasionsState, province: int, besieger: int, dice: int, assault: bool = False
) -> float:
    """war 8: 1 - f^dice, f = share of faces of a D10 that fail."""
    needed = s.box.numbers.siege_roll - siege_modifier(s, province, besieger, assault)
    fails = min(max(needed - 1, 0), DIE) / DIE
    return float(1.0 - fails**dice)


def siege_now(s: InvasionsState) -> Odds | None:
    """Of the siege under way, from the next die on; None if there is none."""
    if not s.holds(SIEGE) or s.siege_ended:
        return None
    province, left = s.var_of(SIEGE, PROVINCE), s.var_of(SIEGE, LEFT)
    if left == UNDECIDED:
        left = best_combat(s, leaders_on(s, province, ATTACKER))
    assault = s.var_of(SIEGE, ASSAULT) == 1
    chance = 1.0
    if not s.var_of(SIEGE, FALLEN):
        dice = 1 + left + s.siege_rerolls
        chance = siege_chance(s, province, besieger_of(s), dice, assault)
    toll = toll_of(s, province)
    return Odds(chance, 1 - chance, float(toll), 0.0, certain(toll))


def toll_of(s: InvasionsState, province: int) -> int:
    """war R23.7: units that an assault costs, the fallen and those who are still to be hit."""
    units = fighters_of(s, living(s, province, ATTACKER))
    hits = due_now(s)[ATTACKER] if s.holds(HIT) else s.hits[ATTACKER]
    due = killed_by(len(units), elites_of(s, units), hits)
    return len(s.fallen) + due
