"""Events in a land battle: its windows, and the verbs that change it.

Rules   war R19.2, R19.4, R19.15; realm R9.9, E115; aid Common-4
Owns    none
Nodes   defector (decision), defect-test (chance), reserve-from (decision), reserve (decision),
        advantage (decision)
Leaves  sides to lineup.py, dice to verbs_dice.py, hits to hits.py, windows to events.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import ATTACKER, BATTLE, DEFENDER
from aevum.games.invasions.components.board import CARD, EV_PLACE_V
from aevum.games.invasions.components.cards import (
    ADVANTAGE,
    DEFECT_TEST,
    DEFECTOR,
    EV_DONE_V,
    EV_OPTION_V,
    EV_UNIT_V,
    RESERVE,
    RESERVE_FROM,
)
from aevum.games.invasions.kinds import NONE, TIMINGS
from aevum.games.invasions.rules.battle.archery import ambushing_side, spring
from aevum.games.invasions.rules.battle.lineup import (
    count_sizes,
    decider,
    deny_cavalry,
    deny_heavy,
    force_of,
    has_mountain_leader,
    join_battle,
    living,
    nations_on,
    other,
    wait_out,
)
from aevum.games.invasions.rules.board.dice import D2
from aevum.games.invasions.rules.board.relations import is_hostile
from aevum.games.invasions.rules.board.stacking import room_at
from aevum.games.invasions.rules.board.units import (
    hordes_at,
    is_auxiliary,
    is_cavalry,
    is_mercenary,
    lend,
    move_unit,
    origin_of,
    release,
    unit_of,
    unit_words,
    units_in,
)
from aevum.games.invasions.rules.cards.effects import REGISTRY, Speech
from aevum.games.invasions.rules.cards.events import begin_occasion, end_occasion, open_window
from aevum.games.invasions.state import InvasionsState

WHERE: Final = BATTLE.variable("province")
HOW: Final = BATTLE.variable("how")
NAMER: Final = DEFECTOR.variable("power")
BETRAYED: Final = DEFECTOR.variable("side")
TURNCOAT: Final = DEFECT_TEST.variable("unit")
COMING_TO: Final = RESERVE_FROM.variable("side")
STILL: Final = RESERVE_FROM.variable("left")
SIDE: Final = RESERVE.variable("side")
LEFT: Final = RESERVE.variable("left")
FROM: Final = RESERVE.variable("province")
DENIER: Final = ADVANTAGE.variable("power")
DENIED: Final = ADVANTAGE.variable("side")
CAVALRY: Final = 0
HEAVY: Final = 1
"""The advantages as options of a card, from 1 on the wire."""
BOTH_SIDES: Final = (ATTACKER, DEFENDER)
BATTLE_WINDOWS: Final = (
    "before_battle", "in_battle_archery", "in_battle_melee", "after_melee_roll",
)  # fmt: skip
W2: Final = TIMINGS.index("before_battle")
W3_ARCHERY: Final = TIMINGS.index("in_battle_archery")
W3_MELEE: Final = TIMINGS.index("in_battle_melee")
W4: Final = TIMINGS.index("after_melee_roll")


# -- windows --------------------------------------------------------------------------------------


def open_battle_events(s: InvasionsState) -> None:
    """aid Common-4: each battle is one occasion; W2."""
    begin_occasion(s)
    open_window(s, W2, decider(s, ATTACKER))


def open_archery_events(s: InvasionsState) -> None:
    """W3: the archery pools are built."""
    open_window(s, W3_ARCHERY, decider(s, ATTACKER))


def open_melee_events(s: InvasionsState) -> None:
    """W3: pools and trades are built."""
    open_window(s, W3_MELEE, decider(s, ATTACKER))


def open_roll_events(s: InvasionsState) -> None:
    """W4: the dice lie, after the leaders' re-rolls."""
    open_window(s, W4, decider(s, ATTACKER))


def end_battle_events(s: InvasionsState) -> None:
    end_occasion(s)


def nations_in_battle(s: InvasionsState) -> list[int]:
    return nations_on(s, ATTACKER) + nations_on(s, DEFENDER)


for timing in BATTLE_WINDOWS:
    REGISTRY.parties[timing] = nations_in_battle


# -- what is named and asked ----------------------------------------------------------------------


def place(s: InvasionsState) -> int:
    """The province of the battle under way."""
    return s.var_of(BATTLE, WHERE)


def sides(s: InvasionsState, speech: Speech) -> list[int]:
    return list(BOTH_SIDES)


def ambushers(s: InvasionsState, speech: Speech) -> list[int]:
    """The side that may ambush (war R19.15, E9), in any rough ground."""
    return [ambushing_side(s, s.var_of(BATTLE, HOW))] if s.holds(BATTLE) else []


def open_ground(s: InvasionsState, speech: Speech, side: int) -> bool:
    return s.holds(BATTLE) and s.box.provinces[place(s)].open_terrain


def rough_ground(s: InvasionsState, speech: Speech, side: int) -> bool:
    return s.holds(BATTLE) and not s.box.provinces[place(s)].open_terrain


def may_be_ambushed(s: InvasionsState, speech: Speech, side: int) -> bool:
    """war E112: only a mountain symbol of the other side's commander prevents it."""
    return not has_mountain_leader(s, other(side))


def units_on(s: InvasionsState, side: int) -> list[int]:
    return living(s, place(s), side) if s.holds(BATTLE) else []


def with_cavalry(s: InvasionsState, speech: Speech, side: int) -> bool:
    return any(is_cavalry(s, unit) for unit in units_on(s, side))


def with_infantry(s: InvasionsState, speech: Speech, side: int) -> bool:
    """Archers and damaged elites included."""
    return sum(not is_cavalry(s, unit) for unit in units_on(s, side)) >= 2


def with_archers(s: InvasionsState, speech: Speech, side: int) -> bool:
    return s.holds(BATTLE) and force_of(s, place(s), side).archers >= 2


def with_horse_archers(s: InvasionsState, speech: Speech, side: int) -> bool:
    return s.holds(BATTLE) and force_of(s, place(s), side).horse_archers >= 2


def strangers(s: InvasionsState, side: int) -> list[int]:
    """Mercenaries and auxiliaries of a side."""
    return [u for u in units_on(s, side) if is_mercenary(s, u) or is_auxiliary(s, u)]


def with_strangers(s: InvasionsState, speech: Speech, side: int) -> bool:
    return bool(strangers(s, side))


def the_roll(s: InvasionsState, speech: Speech) -> list[int]:
    """roll_named: what has just been announced; the verb knows which."""
    return [0]


REGISTRY.selectors |= {"side_chosen": sides, "ambusher": ambushers, "roll_named": the_roll}
REGISTRY.predicates |= {
    "open_terrain": open_ground,
    "rough_terrain": rough_ground,
    "commander_not_mountain": may_be_ambushed,
    "has_cavalry": with_cavalry,
    "has_infantry_2": with_infantry,
    "has_archers_2": with_archers,
    "has_horse_archers_2": with_horse_archers,
    "has_foreign_unit": with_strangers,
}


# -- before the battle ----------------------------------------------------------------------------


def lay_ambush(s: InvasionsState, speech: Speech) -> None:
    """ambush: without a test."""
    spring(s, speech.named(s, "side"))


def can_ambush(s: InvasionsState, speech: Speech) -> bool:
    side = speech.named(s, "side")
    return s.ambusher == NONE and side != NONE and bool(units_on(s, side))


def seek_defector(s: InvasionsState, speech: Speech) -> None:
    s.push(DEFECTOR, speech.who, speech.named(s, "side"))


def can_defect(s: InvasionsState, speech: Speech) -> bool:
    return bool(strangers(s, speech.named(s, "side")))


class Defector(Decision[InvasionsState]):
    """defect: the player names the unit."""

    def actor(self, s: InvasionsState) -> int:
        return s.person[s.var(NAMER)]

    def legal(self, s: InvasionsState) -> list[str]:
        return unit_words(s, "ev_unit", strangers(s, s.var(BETRAYED)))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        there = verb == EV_UNIT_V and unit_of(s, strangers(s, s.var(BETRAYED)), arg) != NONE
        return None if there else Why("R20.8", "asked-defector")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        unit = unit_of(s, strangers(s, s.var(BETRAYED)), arg)
        s.pop()
        s.push(DEFECT_TEST, unit)


class DefectTest(D2):
    """Passed: it fights for the other side, and goes home afterwards; failed: it sits it out."""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        unit = s.var(TURNCOAT)
        s.pop()
        host = decider(s, other(s.battle_side[s.unit_command[unit]]))
        if not passed:
            wait_out(s, unit)
        elif host == origin_of(s, unit):
            release(s, unit)  # it is with its own nation again
        else:
            lend(s, unit, host, CARD)
        count_sizes(s, place(s))


def reserves_at(s: InvasionsState, side: int, province: int) -> list[int]:
    """Units of a side's nations that may come from a neighbour (reserves)."""
    nations = nations_on(s, side)
    here = {s.unit_command[u] for u in units_in(s, province)} | set(hordes_at(s, province))
    units: list[int] = []
    for unit in units_in(s, province):
        owner = s.unit_command[unit]
        attacked = any(is_hostile(s, owner, each, province) for each in here)
        if owner in nations and not attacked and room_at(s, owner, place(s)) > 0:
            units.append(unit)
    return units


def reserve_places(s: InvasionsState, side: int) -> list[int]:
    if not s.holds(BATTLE):
        return []
    near = s.box.provinces[place(s)].land
    return [province for province in near if reserves_at(s, side, province)]


def call_reserves(s: InvasionsState, speech: Speech) -> None:
    s.push(RESERVE_FROM, speech.named(s, "side"), speech.step.n)


def can_call(s: InvasionsState, speech: Speech) -> bool:
    return bool(reserve_places(s, speech.named(s, "side")))


class ReserveFrom(Decision[InvasionsState]):
    """reserves: the province first; up to n units."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(decider(s, s.var(COMING_TO)))

    def legal(self, s: InvasionsState) -> list[str]:
        places = reserve_places(s, s.var(COMING_TO))
        return [*(f"ev_place {s.box.provinces[p].id}" for p in places), "ev_done"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        there = verb == EV_PLACE_V and arg in reserve_places(s, s.var(COMING_TO))
        return None if there or verb == EV_DONE_V else Why("R20.8", "asked-reserve-from")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        side, left = s.var(COMING_TO), s.var(STILL)
        s.pop()
        if verb == EV_PLACE_V:
            s.push(RESERVE, side, left, arg)


class Reserve(Decision[InvasionsState]):
    """reserves: crossings do not matter to them."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(decider(s, s.var(SIDE)))

    def legal(self, s: InvasionsState) -> list[str]:
        return unit_words(s, "ev_unit", reserves_at(s, s.var(SIDE), s.var(FROM)))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        units = reserves_at(s, s.var(SIDE), s.var(FROM))
        there = verb == EV_UNIT_V and unit_of(s, units, arg) != NONE
        return None if there else Why("R20.8", "asked-reserve")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        side, left = s.var(SIDE), s.var(LEFT) - 1
        unit = unit_of(s, reserves_at(s, side, s.var(FROM)), arg)
        s.pop()
        move_unit(s, unit, place(s))
        join_battle(s, unit)
        count_sizes(s, place(s))
        if left and reserve_places(s, side):
            s.push(RESERVE_FROM, side, left)


def deny_advantage(s: InvasionsState, speech: Speech) -> None:
    s.push(ADVANTAGE, speech.who, speech.named(s, "side"))


def can_deny(s: InvasionsState, speech: Speech) -> bool:
    side = speech.named(s, "side")
    return s.holds(BATTLE) and not (s.no_cavalry[side] and s.no_heavy[side])


class Advantage(Decision[InvasionsState]):
    """cancel_advantage: 1 = cavalry, 2 = heavy."""

    def actor(self, s: InvasionsState) -> int:
        return s.person[s.var(DENIER)]

    def open(self, s: InvasionsState) -> list[int]:
        side = s.var(DENIED)
        gone = (s.no_cavalry[side], s.no_heavy[side])
        return [each for each in (CAVALRY, HEAVY) if not gone[each]]

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"ev_option {each + 1}" for each in self.open(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        there = verb == EV_OPTION_V and arg in self.open(s)
        return None if there else Why("R20.8", "asked-advantage")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        side = s.var(DENIED)
        s.pop()
        if arg == CAVALRY:
            deny_cavalry(s, side)
        else:
            deny_heavy(s, side)


REGISTRY.verb("ambush", lay_ambush, can_ambush)
REGISTRY.verb("defect", seek_defector, can_defect)
REGISTRY.verb("reserves", call_reserves, can_call)
REGISTRY.verb("cancel_advantage", deny_advantage, can_deny)
