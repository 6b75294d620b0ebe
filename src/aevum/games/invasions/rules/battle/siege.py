"""Sieges and terror.

Rules   war R22, R23; E5, E6, E40, E41, E43, E101, E105, E106
Owns    siege_bonus, siege_rerolls, walls_ignored, siege_ended, terrorized
Nodes   siege (procedure), siege-choice (decision), siege-roll (chance), siege-again (decision),
        terror (chance)
Leaves  what the fall of a city brings to conquest.py, hits to hits.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import (
    ATTACKER,
    CITY_HOLDS,
    SG_ACCEPT_V,
    SG_ASSAULT_V,
    SG_NONE_V,
    SG_REROLL_V,
    SG_SIEGE_V,
    SIEGE,
    SIEGE_AGAIN,
    SIEGE_BEGAN,
    SIEGE_CHOICE,
    SIEGE_ROLL,
    SIEGE_ROLLED,
    TERROR,
    TERROR_TESTED,
)
from aevum.games.invasions.components.board import VASSAL
from aevum.games.invasions.components.march import ENTRY
from aevum.games.invasions.kinds import BARBARIAN, MODIFIERS, NONE
from aevum.games.invasions.options import SIEGE_DECLINE_OF, aid
from aevum.games.invasions.rules.battle.battle import name_commander
from aevum.games.invasions.rules.battle.conquest import fall
from aevum.games.invasions.rules.battle.hits import capacity, clear_losses, score_hits, take_hits
from aevum.games.invasions.rules.battle.lineup import (
    call_besiegers,
    clear_field,
    combat_of,
    decider,
    foes_at,
    nations_on,
)
from aevum.games.invasions.rules.board.aids import about
from aevum.games.invasions.rules.board.cities import is_fortified
from aevum.games.invasions.rules.board.dice import D2, D10
from aevum.games.invasions.rules.board.ground import has_foreign_city, seat_at
from aevum.games.invasions.rules.board.leaders import leaders_at, nation_of
from aevum.games.invasions.rules.board.relations import are_friends
from aevum.games.invasions.rules.board.units import fleet_nation, fleets_at, units_at
from aevum.games.invasions.rules.bonds.marriages import note_attacks
from aevum.games.invasions.rules.march.marching import open_band
from aevum.games.invasions.rules.turn.founding import is_civilized
from aevum.games.invasions.state import InvasionsState

SKILLED_VASSALS: Final = aid("Huns-C")
THEODOSIAN: Final = MODIFIERS.index("theodosian_walls")
UNFORTIFIED: Final = MODIFIERS.index("unfortified_penalty")
NOMAD_END: Final = MODIFIERS.index("nomad_siege_end")
ASSAULT_HITS: Final = 2

TERMS: Final = (
    "assault", "civilized", "nomads", "decline", "walls", "unfortified", "fleet", "event",
)  # fmt: skip
"""The modifiers of a siege in the order of war R23.6."""

PROVINCE: Final = SIEGE.variable("province")
ASSAULT: Final = SIEGE.variable("assault")
LEFT: Final = SIEGE.variable("left")
FALLEN: Final = SIEGE.variable("fallen")
CHOOSING: Final = SIEGE_CHOICE.variable("province")
ROLLED_AT: Final = SIEGE_ROLL.variable("province")
ROLLED_ASSAULT: Final = SIEGE_ROLL.variable("assault")
AGAIN: Final = SIEGE_AGAIN.variable("nation")
HORROR: Final = TERROR.variable("leader")
HORROR_AT: Final = TERROR.variable("province")
ENTERED: Final = ENTRY.variable("province")
UNDECIDED: Final = -1


# -- who besieges what ----------------------------------------------------------------------------


def owner_of_city(s: InvasionsState, province: int) -> int:
    """The owner of a built city, or the nation that has its seat there; NONE = nobody's."""
    return s.city_owner[province] if s.built(province) else seat_at(s, province)


def can_besiege(s: InvasionsState, nation: int, province: int) -> bool:
    """war R23.1: units in a hostile province with a city and without enemies."""
    if not units_at(s, province, nation) or not has_foreign_city(s, province, nation):
        return False
    return not foes_at(s, nation, province)


def siege_terms(s: InvasionsState, province: int, besieger: int, assault: bool) -> list[int]:
    """war R23.6, R22.4, R22.7; realm E87: decline and fleet are those of the besieged."""
    owner = owner_of_city(s, province)
    fortified = is_fortified(s, province)
    weak = besieger if s.switched(SIEGE_DECLINE_OF) else owner
    return [
        int(assault),
        int(is_civilized(s, besieger)),
        -int(s.is_nomad(besieger) and not s.in_force[NOMAD_END] and not has_skilled(s, province)),
        s.decline[weak] if weak != NONE else 0,
        -wall_value(s, province) if fortified else 0,
        -int(not fortified and bool(s.in_force[UNFORTIFIED])),
        -int(not assault and is_relieved(s, province, owner)),
        s.siege_bonus,
    ]


def has_skilled(s: InvasionsState, province: int) -> bool:
    """Option aid:Huns-C: he leads the besiegers, and a unit of a vassal is among them."""
    if not s.switched(SKILLED_VASSALS):
        return False
    leaders = [each for each in about(s, SKILLED_VASSALS).leaders if s.leader_at[each] == province]
    return any(
        s.unit_contract[unit] == VASSAL
        for leader in leaders
        for unit in units_at(s, province, nation_of(s, leader))
    )


def siege_modifier(s: InvasionsState, province: int, besieger: int, assault: bool) -> int:
    return sum(siege_terms(s, province, besieger, assault))


def wall_value(s: InvasionsState, province: int) -> int:
    """war R22.4: what walls take off a siege; theodosian_walls while their builder owns them."""
    printed = s.box.provinces[province].wall_value
    value = printed if printed else s.box.numbers.fortify_walls
    if has_theodosian_walls(s, province):
        value = abs(s.box.modifiers[THEODOSIAN].numbers[0])
    return max(0, value - s.shaken[province] - s.walls_ignored)


def has_theodosian_walls(s: InvasionsState, province: int) -> bool:
    owner = s.city_owner[province]
    if owner == NONE or not s.in_force[THEODOSIAN]:
        return False
    builder = s.box.nations[owner]
    return builder.has[THEODOSIAN] and builder.home_province == province


def is_relieved(s: InvasionsState, province: int, owner: int) -> bool:
    """war R23.6, E6: a fleet friendly to the city in the sea zone of its port."""
    port = s.box.provinces[province].port
    if port == NONE or owner == NONE or not s.built(province):
        return False
    return any(are_friends(s, owner, fleet_nation(s, fleet)) for fleet in fleets_at(s, port))


def besieger_of(s: InvasionsState) -> int:
    """war E105: the nation of the commander, else the one with most units."""
    leader = s.commander[ATTACKER]
    return nation_of(s, leader) if leader != NONE else decider(s, ATTACKER)


# -- events ---------------------------------------------------------------------------------------


def strengthen_siege(s: InvasionsState, bonus: int) -> None:
    """siege_mod"""
    s.siege_bonus += bonus


def grant_siege_dice(s: InvasionsState, rerolls: int) -> None:
    """siege_dice"""
    s.siege_rerolls += rerolls


def ignore_walls(s: InvasionsState, walls: int) -> None:
    """ignore_walls"""
    s.walls_ignored += walls


def end_siege(s: InvasionsState) -> None:
    """end_siege: it has failed (war R23.11)."""
    s.siege_ended = 1


# -- the siege ------------------------------------------------------------------------------------


def besiege(s: InvasionsState, nation: int, province: int, rerolls: int = UNDECIDED) -> None:
    """war R23.1, R23.10: `rerolls` 0 for a siege that is held while the leader is elsewhere."""
    call_besiegers(s, nation, province)
    clear_losses(s)
    s.siege_bonus = 0
    s.siege_rerolls = 0
    s.walls_ignored = 0
    s.siege_ended = 0
    s.push(SIEGE, province, UNDECIDED, rerolls, 0)


def name_besieger(s: InvasionsState) -> None:
    """war DP10"""
    name_commander(s, s.var(PROVINCE), ATTACKER)


def choose_siege(s: InvasionsState) -> None:
    """war DP20"""
    s.push(SIEGE_CHOICE, s.var(PROVINCE))


class SiegeChoice(Decision[InvasionsState]):
    """war DP20: the frame below is the siege."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(decider(s, ATTACKER))

    def legal(self, s: InvasionsState) -> list[str]:
        words = ["sg_none", "sg_siege"]
        return [*words, "sg_assault"] if can_assault(s, s.var(CHOOSING)) else words

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb in (SG_NONE_V, SG_SIEGE_V):
            return None
        if verb != SG_ASSAULT_V:
            return Why("W23.1", "asked-siege")
        return None if can_assault(s, s.var(CHOOSING)) else Why("W23.7", "nobody-left")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        s.pop()
        if verb == SG_NONE_V:
            end_siege(s)
            return
        note_attacks(s, nations_on(s, ATTACKER), [s.controller[s.var(PROVINCE)]])
        s.tell(SIEGE_BEGAN, besieger_of(s), s.var(PROVINCE), int(verb == SG_ASSAULT_V))
        s.set_var(ASSAULT, int(verb == SG_ASSAULT_V))
        if s.var(LEFT) == UNDECIDED:
            s.set_var(LEFT, combat_of(s, ATTACKER))


def can_assault(s: InvasionsState, province: int) -> bool:
    """war R23.7, E41: at least one unit is left after the hits."""
    return capacity(s, province, ATTACKER) > ASSAULT_HITS


def storm(s: InvasionsState) -> None:
    """war R23.6, R23.7, E106: the assault is ordered before the first die."""
    if not s.siege_ended and s.var(ASSAULT) == 1:
        score_hits(s, ATTACKER, ASSAULT_HITS)
        take_hits(s, s.var(PROVINCE), ATTACKER)


def roll_siege(s: InvasionsState) -> None:
    """war R23.5"""
    if not s.siege_ended:
        s.push(SIEGE_ROLL, s.var(PROVINCE), s.var(ASSAULT))


class SiegeRoll(D10):
    """war R23.5, R23.8, R38: the frame below is the siege."""

    def rolled(self, s: InvasionsState, die: int) -> None:
        province, assault = s.var(ROLLED_AT), s.var(ROLLED_ASSAULT) == 1
        s.pop()
        nation = besieger_of(s)
        total = die + siege_modifier(s, province, nation, assault)
        s.tell(SIEGE_ROLLED, nation, province, die, total)
        if total >= s.box.numbers.siege_roll:
            s.set_var(FALLEN, 1)
        elif s.var(LEFT) + s.siege_rerolls > 0:
            s.push(SIEGE_AGAIN, nation)


class SiegeAgain(Decision[InvasionsState]):
    """war DP21"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(AGAIN))

    def legal(self, s: InvasionsState) -> list[str]:
        return ["sg_reroll", "sg_accept"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb in (SG_REROLL_V, SG_ACCEPT_V) else Why("W23.5", "asked-siege-again")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        s.pop()
        if verb == SG_REROLL_V:
            if s.siege_rerolls:
                s.siege_rerolls -= 1
            else:
                s.set_var(LEFT, s.var(LEFT) - 1)
            s.push(SIEGE_ROLL, s.var(PROVINCE), s.var(ASSAULT))


def end_of_siege(s: InvasionsState) -> None:
    """war R23.8, R23.9"""
    province, nation = s.var(PROVINCE), besieger_of(s)
    clear_field(s)
    clear_losses(s)
    if s.var(FALLEN):
        fall(s, nation, province)
    elif not s.siege_ended:
        s.tell(CITY_HOLDS, nation, province)


# -- terror ---------------------------------------------------------------------------------------


def forget_terror(s: InvasionsState) -> None:
    """A Movement part begins (war E43)."""
    s.terrorized = []


def spread_terror(s: InvasionsState, nation: int, province: int) -> None:
    """war R23.3, E101: one test per leader, city and Movement part, made without a question."""
    leader = terrifying(s, nation, province)
    if leader != NONE:
        s.terrorized += [leader, province]
        s.push(TERROR, leader, province)


def frighten_city(s: InvasionsState) -> None:
    """war R23.3: on entry, if nobody defends it; the frame on top is the entry."""
    band = open_band(s)
    if band.units:
        for nation in band.nations:
            spread_terror(s, nation, s.var(ENTERED))


def terrifying(s: InvasionsState, nation: int, province: int) -> int:
    """A leader of barbarians before an unfortified hostile city without enemies, or NONE."""
    if s.status[nation] != BARBARIAN or is_fortified(s, province) or not s.built(province):
        return NONE
    if not can_besiege(s, nation, province):
        return NONE
    for leader in leaders_at(s, province, nation):
        if not has_tried(s, leader, province):
            return leader
    return NONE


def has_tried(s: InvasionsState, leader: int, province: int) -> bool:
    tried = s.terrorized
    return any(tried[i] == leader and tried[i + 1] == province for i in range(0, len(tried), 2))


class Terror(D2):
    """war R23.3, R37: the city surrenders; another leader may try after him."""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        leader, province = s.var(HORROR), s.var(HORROR_AT)
        nation = nation_of(s, leader)
        s.pop()
        s.tell(TERROR_TESTED, leader, province, int(passed))
        if passed:
            fall(s, nation, province)
        else:
            spread_terror(s, nation, province)
