"""A city falls: loot, walls, owner, and the fall of a capital.

Rules   war R23.9, R24, R25, R33.3, R35.6; realm R7.3, R37.4, R39.6, E66, E67, E97, E143
Owns    none
Nodes   conquest (procedure), loot (decision), raze (decision), pick-owner (decision)
Leaves  markers to pillage.py, bonds to alliances.py, clients.py, submission.py and breach.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import (
    CAPITAL_FELL,
    CITY_FELL,
    CONQUEST,
    LOOT,
    LOOTED,
    PICK_OWNER,
    PICK_OWNER_V,
    RAZE,
    RAZED,
    SG_LOOT_V,
    SG_NO_LOOT_V,
    SG_NO_RAZE_V,
    SG_RAZE_V,
)
from aevum.games.invasions.components.registers import GONE
from aevum.games.invasions.kinds import (
    BARBARIAN,
    GOAL_DEPOSE,
    GOAL_LOOT,
    GOAL_LOOT_CITY,
    KINGDOM,
    MODIFIERS,
    NONE,
)
from aevum.games.invasions.options import CAPITAL_PROVINCES_COUNTED, aid
from aevum.games.invasions.rules.administration.collapse import roll_for_collapse
from aevum.games.invasions.rules.battle.departure import LEAVING, retreat
from aevum.games.invasions.rules.battle.lineup import are_one_nation
from aevum.games.invasions.rules.board.aids import about, note_step
from aevum.games.invasions.rules.board.cities import loot_sign, raze
from aevum.games.invasions.rules.board.control import own_city, settle_control
from aevum.games.invasions.rules.board.ground import seat_at
from aevum.games.invasions.rules.board.relations import team
from aevum.games.invasions.rules.board.treasury import gain_gold
from aevum.games.invasions.rules.board.units import units_at
from aevum.games.invasions.rules.bonds.bonds import lose_dependants
from aevum.games.invasions.rules.bonds.breach import ask_federates
from aevum.games.invasions.rules.bonds.clients import become_client
from aevum.games.invasions.rules.bonds.submission import submit
from aevum.games.invasions.rules.bonds.vassals import may_submit
from aevum.games.invasions.rules.march.marching import open_band, stop
from aevum.games.invasions.rules.raids.pillage import pillage
from aevum.games.invasions.rules.turn.decline import change_age
from aevum.games.invasions.rules.turn.founding import is_civilized, keep_seat, lose_capital
from aevum.games.invasions.rules.turn.scoring import gain_points, score_event
from aevum.games.invasions.state import InvasionsState

ODOACER: Final = MODIFIERS.index("odoacer")
ELIGIBLE: Final = 3
"""realm R39.6, war E77: a kingdom with more provinces does not submit."""
CAPITAL_LOOT: Final = (0, 5, 10)
"""war R24.2, by status."""
SACK: Final = aid("Romans-O")
SACK_POINTS: Final = 3
SEAT_LEVEL: Final = 1
"""seat_without_city: it is looted like a city of level 1."""

CONQUEROR: Final = CONQUEST.variable("nation")
PROVINCE: Final = CONQUEST.variable("province")
VICTIM: Final = CONQUEST.variable("victim")
LANDS: Final = CONQUEST.variable("lands")
LOOTER: Final = LOOT.variable("nation")
LOOT_AT: Final = LOOT.variable("province")
RAZER: Final = RAZE.variable("nation")
RAZE_AT: Final = RAZE.variable("province")
PICKER: Final = PICK_OWNER.variable("nation")
PICK_AT: Final = PICK_OWNER.variable("province")


def fall(s: InvasionsState, nation: int, province: int) -> None:
    """war R23.9, realm E143 (1): the provinces of a capital's nation are counted first."""
    victim = seat_at(s, province)
    s.tell(CITY_FELL, nation, province)
    lands = 0 if victim == NONE else len(s.lands_of(victim))
    s.push(CONQUEST, nation, province, victim, lands)


# -- loot and walls -------------------------------------------------------------------------------


def ask_for_loot(s: InvasionsState) -> None:
    """war R24.1, R24.5: not while a looted sign lies on it."""
    if not s.looted[s.var(PROVINCE)]:
        s.push(LOOT, s.var(CONQUEROR), s.var(PROVINCE))


class Loot(Decision[InvasionsState]):
    """war DP22, DP25"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(LOOTER))

    def legal(self, s: InvasionsState) -> list[str]:
        return ["sg_loot", "sg_no_loot"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb in (SG_LOOT_V, SG_NO_LOOT_V) else Why("W24.1", "asked-loot")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province = s.var(LOOTER), s.var(LOOT_AT)
        s.pop()
        if verb == SG_LOOT_V:
            sack(s, nation, province)


def sack(s: InvasionsState, nation: int, province: int) -> None:
    """war R24.1, R24.2, R24.5; objectives score per level of the city."""
    level, gold = loot_level(s, province), loot_gold(s, province)
    gain_gold(s, nation, gold)
    if s.level[province] != NONE:  # a seat without a city has no place for the sign
        loot_sign(s, province)
    s.tell(LOOTED, nation, province, gold, level)
    score_event(s, nation, GOAL_LOOT_CITY, NONE, level)
    score_event(s, nation, GOAL_LOOT, province)
    shake_empire(s, nation, province)
    stop(s, open_band(s))  # war R23.4: a group that loots on its way goes no further
    pillage(s, nation, level)


def shake_empire(s: InvasionsState, nation: int, province: int) -> None:
    """Option aid:Romans-O: the first sack, while the empire exists, scores and ages it."""
    fallen = about(s, SACK)
    if not s.switched(SACK) or province not in fallen.provinces or s.aid_steps[SACK]:
        return
    if s.on_board(fallen.nations[0]):
        note_step(s, SACK, s.turn)
        gain_points(s, nation, SACK_POINTS)
        change_age(s, fallen.nations[0], 1)


def loot_level(s: InvasionsState, province: int) -> int:
    """Markers that are drawn."""
    return s.level[province] if s.built(province) else SEAT_LEVEL


def loot_gold(s: InvasionsState, province: int) -> int:
    """war R24.1, R24.2: beside the markers."""
    victim = seat_at(s, province)
    return s.box.numbers.loot_gold + (0 if victim == NONE else CAPITAL_LOOT[s.status[victim]])


def ask_for_walls(s: InvasionsState) -> None:
    """war R25.1, R25.2, E42: not those of a capital."""
    nation, province = s.var(CONQUEROR), s.var(PROVINCE)
    if s.walls[province] and s.var(VICTIM) == NONE and is_there(s, nation):
        s.push(RAZE, nation, province)


class Raze(Decision[InvasionsState]):
    """war DP23"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(RAZER))

    def legal(self, s: InvasionsState) -> list[str]:
        return ["sg_raze", "sg_no_raze"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb in (SG_RAZE_V, SG_NO_RAZE_V) else Why("W25.1", "asked-raze")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province = s.var(RAZER), s.var(RAZE_AT)
        s.pop()
        if verb == SG_RAZE_V:
            raze(s, province)
            s.tell(RAZED, nation, province)


def is_there(s: InvasionsState, nation: int) -> bool:
    """realm E143: a conqueror that leaves the game takes nothing more."""
    return s.being[nation] != GONE


# -- the new owner --------------------------------------------------------------------------------


def will_serve(s: InvasionsState) -> bool:
    """realm R37.4, R39.6, E66, E67: its nation becomes client or vassal, and keeps the city."""
    victim, nation = s.var(VICTIM), s.var(CONQUEROR)
    if victim == NONE or not may_submit(s, victim, nation):
        return False
    if s.box.nations[victim].imk:
        return True
    lands = s.var(LANDS)
    if s.switched(CAPITAL_PROVINCES_COUNTED):
        lands -= 1
    return s.status[victim] == KINGDOM and lands <= ELIGIBLE


def hand_over(s: InvasionsState) -> None:
    """realm E143 (3), E67, E97: the city and its province pass."""
    nation, province = s.var(CONQUEROR), s.var(PROVINCE)
    if not is_there(s, nation):
        return
    if will_serve(s):
        keep_seat(s, s.var(VICTIM), province)
        return
    heirs = heirs_of(s, nation, province)
    if len(heirs) > 1:
        s.push(PICK_OWNER, nation, province)
    else:
        annex(s, heirs[0], province)


def heirs_of(s: InvasionsState, nation: int, province: int) -> list[int]:
    """realm E97: halves of one empire: who held it before, else the half that holds the area."""
    halves = [
        each
        for each in team(s, nation)
        if are_one_nation(s, each, nation) and units_at(s, province, each)
    ]
    if len(halves) < 2:
        return [nation]
    area = s.box.provinces[province].area
    for before in (s.controller[province], NONE if area == NONE else s.lord[area]):
        if before != NONE and are_one_nation(s, before, nation):
            return [before]
    return halves


class PickOwner(Decision[InvasionsState]):
    """realm DP44"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(PICKER))

    def heirs(self, s: InvasionsState) -> list[int]:
        return heirs_of(s, s.var(PICKER), s.var(PICK_AT))

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"pick_owner {s.box.nations[each].id}" for each in self.heirs(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == PICK_OWNER_V and arg in self.heirs(s)
        return None if fits else Why("E97", "asked-owner")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        province = s.var(PICK_AT)
        s.pop()
        annex(s, arg, province)


def annex(s: InvasionsState, nation: int, province: int) -> None:
    """realm R23.11"""
    if s.built(province):
        own_city(s, province, nation)


# -- the fall of a capital ------------------------------------------------------------------------


def strip_capital(s: InvasionsState) -> None:
    """realm R7.3 (a), (b), (e), E143 (4): marker, alliances, clients, vassals, objectives."""
    nation, province, victim = s.var(CONQUEROR), s.var(PROVINCE), s.var(VICTIM)
    if victim != NONE and is_there(s, nation) and s.capital[victim] == province:
        s.tell(CAPITAL_FELL, victim, nation, province)
        lose_capital(s, victim)
        lose_dependants(s, victim)
        score_event(s, nation, GOAL_DEPOSE, victim)
    settle_control(s)


def let_federates_go(s: InvasionsState) -> None:
    """realm R7.3 (c), R38.12"""
    if s.var(VICTIM) != NONE and is_there(s, s.var(CONQUEROR)):
        ask_federates(s, s.var(VICTIM))


def bind_victim(s: InvasionsState) -> None:
    """realm R7.3 (d), R37.4, R39.6, E143 (4), (5)"""
    nation, province, victim = s.var(CONQUEROR), s.var(PROVINCE), s.var(VICTIM)
    if not is_there(s, nation) or not will_serve(s):
        return
    if s.box.nations[victim].imk and is_civilized(s, nation):
        become_client(s, victim, nation)
        for each in team(s, nation):
            if units_at(s, province, each):
                retreat(s, each, province, LEAVING)  # war E122
    else:
        submit(s, victim, nation)


def shake_throne(s: InvasionsState) -> None:
    """realm E143 (6): odoacer."""
    nation, victim = s.var(CONQUEROR), s.var(VICTIM)
    if victim == NONE or not is_there(s, nation) or s.status[victim] == BARBARIAN:
        return
    if s.box.nations[nation].has[ODOACER] and deposes(s, nation, victim):
        roll_for_collapse(s, victim)


def deposes(s: InvasionsState, nation: int, victim: int) -> bool:
    """The nation that its objective names."""
    return any(
        s.box.objectives[each].goal == GOAL_DEPOSE and s.box.objectives[each].target == victim
        for each in s.box.objectives_of[nation]
    )
