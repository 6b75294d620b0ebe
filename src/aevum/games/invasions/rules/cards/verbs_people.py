"""Verbs of cards and calamities that strike leaders and faiths, or end revolts.

Rules   realm R26.4, R34.3, R43.1, R43.2, E46; war R3.3, R3.7
Owns    none
Nodes   leader-roll (chance), remove-revolt (decision)
Leaves  leaders to leaders.py, heresies to religion.py, revolts to revolts.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import EV_PLACE_V
from aevum.games.invasions.components.cards import (
    EV_DONE_V,
    LEADER_CONFINED,
    LEADER_DIED,
    LEADER_ROLL,
    REMOVE_REVOLT,
)
from aevum.games.invasions.effects import CHOICES
from aevum.games.invasions.kinds import EMPEROR, GENERAL, KING, MODIFIERS, NONE
from aevum.games.invasions.options import aid
from aevum.games.invasions.rules.administration.religion import (
    HERESY_PLUS,
    convert,
    end_heresy,
    is_immune,
    may_convert,
    place_heresy,
)
from aevum.games.invasions.rules.administration.revolts import REVOLT_MINUS, end_revolt, stir_sect
from aevum.games.invasions.rules.board.dice import D10
from aevum.games.invasions.rules.board.leaders import (
    confine,
    crown_leader,
    eliminate_leader,
    in_play,
    leaders_in_play,
    move_leader,
)
from aevum.games.invasions.rules.cards.effects import REGISTRY, Speech
from aevum.games.invasions.rules.turn.fates import mourn
from aevum.games.invasions.state import InvasionsState

ROLLED: Final = LEADER_ROLL.variable("leader")
ROLL_DEED: Final = LEADER_ROLL.variable("deed")
ROLL_AT: Final = LEADER_ROLL.variable("at")
PACIFIED: Final = REMOVE_REVOLT.variable("nation")
REVOLTS_LEFT: Final = REMOVE_REVOLT.variable("left")
REVOLT_LEVEL: Final = REMOVE_REVOLT.variable("any")
ANY_LEVEL: Final = CHOICES["level"].index("any")
GENERALS_USURP: Final = aid("Romans-H")
USURPER_TEST: Final = MODIFIERS.index("usurper_test")
ALL: Final = CHOICES["scope"].index("all")


# -- leaders --------------------------------------------------------------------------------------


def is_ruler(s: InvasionsState, leader: int) -> bool:
    return s.box.leaders[leader].rank in (KING, EMPEROR) or s.crowned[leader] == 1


def court_of(s: InvasionsState, nation: int) -> list[int]:
    """realm R26.4: rulers and ordinary leaders."""
    of = s.box.leaders
    here = leaders_in_play(s, nation)
    return [each for each in here if is_ruler(s, each) or not of[each].historical]


def struck_leaders(s: InvasionsState, speech: Speech) -> list[int]:
    """leaders_inactive: rulers and ordinary leaders, or all (realm R26.4)."""
    everybody = speech.step.scope == ALL
    return leaders_in_play(s, speech.nation) if everybody else court_of(s, speech.nation)


def confine_leaders(s: InvasionsState, speech: Speech) -> None:
    """realm R26.4, E46: to the capital at once; without one he stays where he is."""
    for leader in struck_leaders(s, speech):
        send_home(s, leader)


def send_home(s: InvasionsState, leader: int) -> None:
    """The horde of a kingdom without a city stands for its capital (realm R17.5)."""
    nation = s.box.leaders[leader].nation
    seat = s.capital[nation] if s.capital[nation] != NONE else s.horde[nation]
    if seat != NONE:
        move_leader(s, leader, seat)
    confine(s, leader)
    s.tell(LEADER_CONFINED, leader)


def can_confine(s: InvasionsState, speech: Speech) -> bool:
    return any(not s.confined[leader] for leader in struck_leaders(s, speech))


def roll_for_leader(s: InvasionsState, speech: Speech) -> None:
    s.push(LEADER_ROLL, speech.nation, speech.deed.index, speech.at)


def can_roll(s: InvasionsState, speech: Speech) -> bool:
    """leader_roll: here `to` names a leader."""
    return speech.nation != NONE and in_play(s, speech.nation)


def leader_bonus(s: InvasionsState, leader: int) -> int:
    """leader_roll: +1 In Decline, -1 in his own capital."""
    nation = s.box.leaders[leader].nation
    at_home = s.leader_at[leader] != NONE and s.leader_at[leader] == s.capital[nation]
    return int(s.decline[nation] > 0) - int(at_home)


class LeaderRoll(D10):
    """leader_roll"""

    def rolled(self, s: InvasionsState, die: int) -> None:
        leader, step = s.var(ROLLED), s.box.deeds[s.var(ROLL_DEED)].steps[s.var(ROLL_AT)]
        s.pop()
        total = die + leader_bonus(s, leader)
        if total >= step.dead:
            eliminate_leader(s, leader)
            s.tell(LEADER_DIED, leader)
            mourn(s, leader)
        elif total >= step.inactive:
            confine(s, leader)
            s.tell(LEADER_CONFINED, leader)


def deposed(s: InvasionsState, nation: int) -> int:
    """depose_ruler: the ruler with the highest combat value, or NONE."""
    rulers = [each for each in leaders_in_play(s, nation) if is_ruler(s, each)]
    return max(rulers, key=lambda each: s.box.leaders[each].combat, default=NONE)


def depose_ruler(s: InvasionsState, speech: Speech) -> None:
    """A historical one is eliminated, an ordinary one replaced at once in the capital."""
    leader = deposed(s, speech.nation)
    if s.box.leaders[leader].historical:
        eliminate_leader(s, leader)
        s.tell(LEADER_DIED, leader)
        crown_usurper(s, speech.nation)
        mourn(s, leader)
    elif s.capital[speech.nation] != NONE:
        move_leader(s, leader, s.capital[speech.nation])


def crown_usurper(s: InvasionsState, nation: int) -> None:
    """Option aid:Romans-H: the best of the named generals takes power and stays where he is."""
    if not s.switched(GENERALS_USURP) or not s.box.nations[nation].has[USURPER_TEST]:
        return
    of = s.box.leaders
    here = leaders_in_play(s, nation)
    able = [g for g in here if of[g].historical and of[g].rank == GENERAL and of[g].combat >= 2]
    if able:
        crown_leader(s, max(able, key=lambda each: of[each].combat))


def can_depose(s: InvasionsState, speech: Speech) -> bool:
    return deposed(s, speech.nation) != NONE


REGISTRY.verb("leaders_inactive", confine_leaders, can_confine)
REGISTRY.verb("leader_roll", roll_for_leader, can_roll)
REGISTRY.verb("depose_ruler", depose_ruler, can_depose)


# -- heresies -------------------------------------------------------------------------------------


def holders_struck(s: InvasionsState, area: int) -> list[int]:
    """Nations that are not immune and hold a province of the area (realm R43.1)."""
    holders = {s.controller[p] for p in s.box.areas[area].provinces} - {NONE}
    return [nation for nation in sorted(holders) if not is_immune(s, nation)]


def spread_heresy(s: InvasionsState, speech: Speech) -> None:
    """realm R43.2: Heresy +; a Heresy - is turned."""
    area = speech.named(s, "area")
    place_heresy(s, area, 1)
    stir_sect(s, area)


def can_spread(s: InvasionsState, speech: Speech) -> bool:
    """realm R43.1: the calamity spares the area of a capital; nobody there: nobody to turn."""
    area = speech.named(s, "area")
    if area == NONE or s.heresy[area] == HERESY_PLUS:
        return False
    struck = holders_struck(s, area)
    seats = [s.box.provinces[s.capital[n]].area for n in struck if s.capital[n] != NONE]
    return bool(struck) and not (speech.step.capital_immune and area in seats)


def heal_heresy(s: InvasionsState, speech: Speech) -> None:
    end_heresy(s, speech.named(s, "area"))


def can_heal(s: InvasionsState, speech: Speech) -> bool:
    area = speech.named(s, "area")
    return area != NONE and s.heresy[area] > 0


def baptize(s: InvasionsState, speech: Speech) -> None:
    """convert: by realm R42.3; the bonus is settled as usual."""
    convert(s, speech.nation)


def can_baptize(s: InvasionsState, speech: Speech) -> bool:
    return may_convert(s, speech.nation)


REGISTRY.verb("convert", baptize, can_baptize)
REGISTRY.verb("heresy", spread_heresy, can_spread)
REGISTRY.verb("remove_heresy", heal_heresy, can_heal)


# -- peace ----------------------------------------------------------------------------------------


def pacifiable(s: InvasionsState, nation: int, any_level: bool) -> list[int]:
    """Provinces of a nation whose Revolt marker can be taken away."""
    return [
        p for p in s.lands_of(nation) if s.revolt[p] and (any_level or s.revolt[p] == REVOLT_MINUS)
    ]


def remove_revolts(s: InvasionsState, speech: Speech) -> None:
    s.push(REMOVE_REVOLT, speech.nation, speech.step.n, int(speech.step.level == ANY_LEVEL))


def can_remove(s: InvasionsState, speech: Speech) -> bool:
    return bool(pacifiable(s, speech.nation, speech.step.level == ANY_LEVEL))


class RemoveRevolt(Decision[InvasionsState]):
    """remove_revolt: up to n markers."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(PACIFIED))

    def places(self, s: InvasionsState) -> list[int]:
        return pacifiable(s, s.var(PACIFIED), bool(s.var(REVOLT_LEVEL)))

    def legal(self, s: InvasionsState) -> list[str]:
        return [*(f"ev_place {s.box.provinces[p].id}" for p in self.places(s)), "ev_done"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        legal = verb == EV_DONE_V or (verb == EV_PLACE_V and arg in self.places(s))
        return None if legal else Why("R34.3", "asked-remove-revolt")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        left = s.var(REVOLTS_LEFT) - 1
        if verb == EV_PLACE_V:
            end_revolt(s, arg)
            s.set_var(REVOLTS_LEFT, left)
        if verb == EV_DONE_V or not left or not self.places(s):
            s.pop()


REGISTRY.verb("remove_revolt", remove_revolts, can_remove)
