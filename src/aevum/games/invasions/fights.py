"""What everybody may reckon about the fight under way: advantages, pools term by term.

Nothing here changes the state it is given.
"""

from __future__ import annotations

from typing import Any, Final

from aevum.games.invasions.components.battle import ATTACKER, BATTLE, DEFENDER, SIEGE
from aevum.games.invasions.components.sea import SEA_BATTLE
from aevum.games.invasions.options import ADVANCED_COMBAT, RED_SWORDS_AT_SEA
from aevum.games.invasions.rules.battle import pools, siege
from aevum.games.invasions.rules.battle.archery import MARCHED
from aevum.games.invasions.rules.battle.combat_dice import hits_by
from aevum.games.invasions.rules.battle.lineup import (
    field_of,
    force_of,
    has_cavalry_advantage,
    has_heavy_advantage,
    other,
)
from aevum.games.invasions.rules.battle.melee import terms_of
from aevum.games.invasions.state import InvasionsState

SIDES: Final = (ATTACKER, DEFENDER)
DIE: Final = 10


def fight_of(s: InvasionsState) -> dict[str, Any] | None:
    """A battle on land or at sea, or a siege; None where nobody fights, or the city has fallen."""
    if s.holds(BATTLE):
        return battle_of(s)
    if s.holds(SEA_BATTLE):
        return sea_battle_of(s)
    besieged = s.holds(SIEGE) and not s.var_of(SIEGE, siege.FALLEN)
    return siege_of(s) if besieged else None


def battle_of(s: InvasionsState) -> dict[str, Any]:
    province = s.var_of(BATTLE, BATTLE.variable("province"))
    intercepted = s.var_of(BATTLE, BATTLE.variable("how")) != MARCHED
    field = field_of(s, province, intercepted)
    terms = [terms_of(s, province, side, intercepted) for side in SIDES]
    return {
        "open": field.open,
        "advanced": s.switched(ADVANCED_COMBAT),
        "advantages": [advantages_of(s, province, side) for side in SIDES],
        "terms": [named(pools.TERMS, each) for each in terms],
        "pools": [list(pools.melee_pool(each)) for each in terms],
        "scored": [hits_by(s, side, field.open) for side in SIDES],
    }


def sea_battle_of(s: InvasionsState) -> dict[str, Any]:
    """war R28.1, R28.2: a white die for each fleet, and red swords miss; nothing else counts."""
    fleets = [s.ship_sides.count(side) for side in SIDES]
    red_hits = s.switched(RED_SWORDS_AT_SEA)
    return {
        "open": red_hits,
        "advanced": False,
        "advantages": [{}, {}],
        "terms": [[["fleets", count]] for count in fleets],
        "pools": [[count, 0] for count in fleets],
        "scored": [hits_by(s, side, red_hits) for side in SIDES],
    }


def advantages_of(s: InvasionsState, province: int, side: int) -> dict[str, list[int]]:
    """war R19.5, R19.6: own and enemy units that count, where they are an advantage."""
    own, enemy = force_of(s, province, side), force_of(s, province, other(side))
    found: dict[str, list[int]] = {}
    if has_cavalry_advantage(s, side, own, enemy):
        found["cavalry"] = [own.cavalry, enemy.cavalry]
    if has_heavy_advantage(s, side, own, enemy):
        found["heavy"] = [own.heavy, enemy.heavy]
    return found


def named(names: tuple[str, ...], terms: list[int]) -> list[list[Any]]:
    """The terms that count, by name."""
    return [[names[i], term] for i, term in enumerate(terms) if term]


def siege_of(s: InvasionsState) -> dict[str, Any]:
    """war R23.5, R23.6: a D10 and these modifiers; a siege and an assault differ."""
    province = s.var_of(SIEGE, SIEGE.variable("province"))
    nation = siege.besieger_of(s)
    ways = [siege.siege_terms(s, province, nation, assault) for assault in (False, True)]
    needed = s.box.numbers.siege_roll
    return {
        "terms": [named(siege.TERMS, each) for each in ways],
        "needed": [needed - sum(each) for each in ways],
        "chances": [chance(needed, sum(each)) for each in ways],
    }


def chance(needed: int, bonus: int) -> int:
    """In percent: a D10 and this bonus reach the total."""
    return 100 * min(DIE, max(0, DIE + 1 + bonus - needed)) // DIE
