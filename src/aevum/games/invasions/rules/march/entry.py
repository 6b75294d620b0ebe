"""Entry of a group into a province: reactions, limes, confrontation.

Rules   war R5.2, R5.4 to R5.6, R10.9, R17.12 to R17.20, R18.11; E60, E93, E99, E106, E109, E113,
        E116
Owns    none
Nodes   entry (procedure), limes-test (chance), limes-hit (decision)
Leaves  answers to reactions.py, the choice before enemies to confront.py, battles to battle.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import BT_HIT_V
from aevum.games.invasions.components.board import D2_V
from aevum.games.invasions.components.march import (
    ENTRY,
    FLIGHT_ROLL,
    INTERCEPTION_ROLL,
    LIMES_HIT,
    LIMES_STORMED,
    LIMES_TEST,
    MARCHED_IN,
)
from aevum.games.invasions.kinds import NONE, RIVER
from aevum.games.invasions.rules.battle.departure import ANYWHERE, retreat
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.dice import D2_WORDS
from aevum.games.invasions.rules.board.ground import Forces
from aevum.games.invasions.rules.board.refuge import find_refuge, strays_at
from aevum.games.invasions.rules.board.units import (
    destroy_limes,
    hit,
    hits_to_kill,
    is_mercenary,
    unit_of,
    unit_words,
)
from aevum.games.invasions.rules.cards.lasting import FROZEN_RIVERS, is_lasting
from aevum.games.invasions.rules.cards.verbs_march import open_reaction_events
from aevum.games.invasions.rules.march.calls import (
    await_reactions,
    end_reactions,
    is_coming,
    is_flight,
    take_reactor,
)
from aevum.games.invasions.rules.march.campaigns import note_theatre
from aevum.games.invasions.rules.march.confront import (
    JOINED,
    LIMES_MET,
    MET,
    MET_OVER_BORDER,
    ask_confrontation,
)
from aevum.games.invasions.rules.march.interception import arrive, has_route, room_for, route_of
from aevum.games.invasions.rules.march.marching import (
    Band,
    disband,
    enlist,
    leave_horde,
    leave_leader,
    open_band,
    stop,
)
from aevum.games.invasions.rules.march.reactions import ask_reaction, reactors_to
from aevum.games.invasions.rules.march.ways import meets_limes
from aevum.games.invasions.state import InvasionsState

PROVINCE: Final = ENTRY.variable("province")
CAME: Final = ENTRY.variable("came")
NEXT: Final = ENTRY.variable("next")
FLAGS: Final = ENTRY.variable("flags")
TESTED: Final = LIMES_TEST.variable("province")
STRUCK: Final = LIMES_HIT.variable("province")


def set_flag(s: InvasionsState, flag: int) -> None:
    s.set_var(FLAGS, s.var(FLAGS) | flag)


# -- reactions ------------------------------------------------------------------------------------


def call_reactors(s: InvasionsState) -> None:
    """war E115: leaders alone, and a horde alone, provoke nothing."""
    band, province = open_band(s), s.var(PROVINCE)
    if band.is_nobody():  # an event has taken all of it
        s.pop()
        return
    enlist(s)
    s.tell(MARCHED_IN, band.nations[0], province, s.var(CAME), len(band.units))
    if s.campaigner in band.leaders:
        note_theatre(s, province)
    forces = Forces(s)
    await_reactions(s, reactors_to(s, forces, band, province) if band.units else [])


def ask_reactors(s: InvasionsState) -> None:
    """war E26: all announcements before any roll."""
    nation = take_reactor(s)
    if nation != NONE:
        s.repeat()
        ask_reaction(s, nation, s.var(PROVINCE))


def resolve_flights(s: InvasionsState) -> None:
    """war E26: flights first, in the order in which they were announced."""
    call = s.var(NEXT)
    if call < len(s.call_nation):
        s.set_var(NEXT, call + 1)
        s.repeat()
        if is_flight(s, call):
            s.push(FLIGHT_ROLL, call, s.var(PROVINCE))
            open_reaction_events(s)
        return
    s.set_var(NEXT, 0)


def drive_out_leaders(s: InvasionsState) -> None:
    """war R3.6: leaders without units give way at once."""
    province = s.var(PROVINCE)
    strays = [leader for leader in strays_at(s, province) if s.leader_home[leader] == NONE]
    if strays and open_band(s).units:
        s.repeat()
        find_refuge(s, strays[0], province)


def face_limes(s: InvasionsState) -> None:
    """war R5.2, R5.4, R5.5: it stops the group; alone it is destroyed, and tested."""
    province, band = s.var(PROVINCE), open_band(s)
    if band.is_nobody() or not meets_limes(s, band, province):
        return
    over_ice = is_lasting(s, FROZEN_RIVERS) and came_over_river(s, province, s.var(CAME))
    if not over_ice:
        set_flag(s, LIMES_MET)
    if band.units and not Forces(s).foes(s, province, band.nations):
        s.tell(LIMES_STORMED, band.nations[0], province)
        destroy_limes(s, province)
        if not over_ice:
            s.push(LIMES_TEST, province)


def came_over_river(s: InvasionsState, province: int, came: int) -> bool:
    return came >= 0 and s.box.provinces[province].border(came) == RIVER


def resolve_interceptions(s: InvasionsState) -> None:
    """war R17.10, E120: in the announced order; without a way or room nobody rolls."""
    call, province = s.var(NEXT), s.var(PROVINCE)
    if call >= len(s.call_nation):
        return
    s.set_var(NEXT, call + 1)
    s.repeat()
    if call > 0 and is_coming(s, call - 1):
        let_arrive(s, call - 1)
    if not is_flight(s, call) and may_roll(s, call, province):
        s.push(INTERCEPTION_ROLL, call, province)
        open_reaction_events(s)


def may_roll(s: InvasionsState, call: int, province: int) -> bool:
    if not open_band(s).units or s.shielded:
        return False
    return has_route(s, call, province) and room_for(s, call, province) > 0


def let_last_arrive(s: InvasionsState) -> None:
    last = len(s.call_nation) - 1
    if last >= 0 and is_coming(s, last):
        let_arrive(s, last)


def let_arrive(s: InvasionsState, call: int) -> None:
    """war R17.9, E9"""
    province = s.var(PROVINCE)
    route = route_of(s, call, province)
    before = Forces(s).foes(s, province, open_band(s).nations)
    if arrive(s, call, province):
        if not s.var(FLAGS) & MET and before:
            set_flag(s, JOINED)
        set_flag(s, MET)
        if route is not None and route.crosses:
            set_flag(s, MET_OVER_BORDER)


# -- confrontation --------------------------------------------------------------------------------


def face_enemy(s: InvasionsState) -> None:
    """war R10.9, R17.12 to R17.14"""
    province, flags = s.var(PROVINCE), s.var(FLAGS)
    end_reactions(s)
    band = open_band(s)
    if band.is_nobody():
        return
    if flags & LIMES_MET:
        stop(s, band)
    ask_confrontation(s, province, flags)


def end_entry(s: InvasionsState) -> None:
    """war R17.17, E109: a group that has lost is stopped where it is; one that won goes on."""
    province, band = s.var(PROVINCE), open_band(s)
    away = [unit for unit in band.units if s.unit_at[unit] != province]
    beaten = s.var(FLAGS) & MET and len(away) == len(band.units)
    if beaten or s.var(FLAGS) & LIMES_MET:
        stop(s, band)
        disband(s)
    settle_control(s)


# -- the limes ------------------------------------------------------------------------------------


class LimesTest(Chance[InvasionsState]):
    """war R5.4: passed = the group takes a hit."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return D2_WORDS

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == D2_V else Why("W5.4", "asked-die")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        province = s.var(TESTED)
        s.pop()
        if arg % 2:
            s.push(LIMES_HIT, province)


def exposed(s: InvasionsState) -> list[int]:
    """war R19.25, E106: the first unit eliminated must be a national one."""
    units = open_band(s).units
    nationals = [unit for unit in units if not is_mercenary(s, unit)]
    if not nationals:
        return units
    return [unit for unit in units if unit in nationals or hits_to_kill(s, unit) > 1]


class LimesHit(Decision[InvasionsState]):
    """war R5.4, E106: the owner of the group chooses; no recovery."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.unit_command[exposed(s)[0]])

    def legal(self, s: InvasionsState) -> list[str]:
        return unit_words(s, "bt_hit", exposed(s))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == BT_HIT_V and unit_of(s, exposed(s), arg) != NONE:
            return None
        return Why("W5.4", "asked-limes-hit")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        province, unit = s.var(STRUCK), unit_of(s, exposed(s), arg)
        s.pop()
        if hit(s, unit) and not open_band(s).units:
            turn_back(s, open_band(s), province)


def turn_back(s: InvasionsState, band: Band, province: int) -> None:
    """war E106, E116: leaders and hordes whose last unit is gone leave at once."""
    for nation in band.hordes:
        leave_horde(s, nation)
        retreat(s, nation, province, ANYWHERE)
    for leader in band.leaders:
        leave_leader(s, leader)
        find_refuge(s, leader, province)
