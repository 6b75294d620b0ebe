"""Verbs of cards and calamities that take or bring land units.

Rules   realm R2.9, R2.12, R20.4, R35.5, DP43, E113, E119, E141
Owns    none
Nodes   losses (procedure), lose-place (decision), lose-unit (decision), free-units (procedure),
        free-unit (decision), free-place (decision)
Leaves  counters to units.py, control to control.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import UNIT_LOST
from aevum.games.invasions.components.cards import (
    EV_DONE_V,
    EV_UNIT_V,
    FREE_PLACE,
    FREE_UNIT,
    FREE_UNITS,
    LOSE_PLACE,
    LOSE_UNIT,
    LOSE_UNIT_V,
    LOSSES,
    UNIT_JOINED,
)
from aevum.games.invasions.components.registers import ACTIVE
from aevum.games.invasions.effects import CHOICES, Step
from aevum.games.invasions.kinds import LAND, NONE
from aevum.games.invasions.rules.administration.market import free_places
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.places import NameProvince
from aevum.games.invasions.rules.board.units import (
    counter_id,
    is_auxiliary,
    is_mercenary,
    place_units,
    remove_unit,
    unit_of,
    unit_words,
    units_at,
    units_of,
)
from aevum.games.invasions.rules.cards.effects import REGISTRY, Speech, amount, holds
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.rules.turn.timeline import invades
from aevum.games.invasions.state import InvasionsState

LOSER: Final = LOSSES.variable("nation")
LEFT: Final = LOSSES.variable("left")
PREFER: Final = LOSSES.variable("prefer")
PLACE_LOSER: Final = LOSE_PLACE.variable("nation")
PLACE_PREFER: Final = LOSE_PLACE.variable("prefer")
OWNER: Final = LOSE_UNIT.variable("nation")
PROVINCE: Final = LOSE_UNIT.variable("province")
UNIT_PREFER: Final = LOSE_UNIT.variable("prefer")
TAKER: Final = FREE_UNITS.variable("nation")
TO_TAKE: Final = FREE_UNITS.variable("left")
TAKE_DEED: Final = FREE_UNITS.variable("deed")
TAKE_AT: Final = FREE_UNITS.variable("at")
RECEIVER: Final = FREE_UNIT.variable("nation")
UNIT_DEED: Final = FREE_UNIT.variable("deed")
UNIT_AT: Final = FREE_UNIT.variable("at")
PLACER: Final = FREE_PLACE.variable("nation")
PLACED: Final = FREE_PLACE.variable("kind")

AUXILIARY: Final = CHOICES["prefer"].index("auxiliary")
ANY: Final = CHOICES["prefer"].index("any")
INFANTRY: Final = CHOICES["kind"].index("infantry")
STANDARD: Final = CHOICES["kind"].index("standard")
HORDE: Final = CHOICES["place"].index("horde")
CONTROLLED: Final = CHOICES["place"].index("controlled")


# -- losses ---------------------------------------------------------------------------------------


def stacks_struck(s: InvasionsState, speech: Speech) -> list[tuple[int, int]]:
    """thin_stacks: nation and province of each stack that loses a unit (realm E119)."""
    area = speech.named(s, "area")
    if area == NONE:
        return []
    nations = activation_order(s) if speech.step.to == NONE else [speech.nation]
    provinces = sorted(s.box.areas[area].provinces, key=lambda p: s.box.provinces[p].id)
    return [
        (nation, province)
        for nation in nations
        if not is_spared(s, speech, nation)
        for province in provinces
        if len(units_at(s, province, nation)) >= speech.step.size
    ]


def is_spared(s: InvasionsState, speech: Speech, nation: int) -> bool:
    return speech.step.spare != NONE and holds(s, speech.step.spare, speech, nation)


def thin_stacks(s: InvasionsState, speech: Speech) -> None:
    for nation, province in reversed(stacks_struck(s, speech)):
        s.push(LOSE_UNIT, nation, province, ANY)


def can_thin(s: InvasionsState, speech: Speech) -> bool:
    return bool(stacks_struck(s, speech))


def losable(s: InvasionsState, nation: int, prefer: int) -> list[int]:
    """lose_units: what may be taken, auxiliaries and mercenaries first where it says so."""
    units = units_of(s, nation)
    if len(units) < 2:
        return []
    if prefer == AUXILIARY:
        first = [u for u in units if is_auxiliary(s, u) or is_mercenary(s, u)]
        if first:
            return first
    return [unit for unit in units if not is_mercenary(s, unit)]


def lose_units(s: InvasionsState, speech: Speech) -> None:
    s.push(LOSSES, speech.nation, amount(s, speech), speech.step.prefer)


def can_lose(s: InvasionsState, speech: Speech) -> bool:
    return bool(losable(s, speech.nation, speech.step.prefer))


def lose_next(s: InvasionsState) -> None:
    """One after the other, never the last unit."""
    nation, left, prefer = s.var(LOSER), s.var(LEFT), s.var(PREFER)
    if left and losable(s, nation, prefer):
        s.set_var(LEFT, left - 1)
        s.repeat()
        s.push(LOSE_PLACE, nation, prefer, NONE)


class LosePlace(NameProvince):
    """realm DP43: the province first."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(PLACE_LOSER))

    def listed(self, s: InvasionsState) -> list[int]:
        units = losable(s, s.var(PLACE_LOSER), s.var(PLACE_PREFER))
        return sorted({s.unit_at[unit] for unit in units})

    def named(self, s: InvasionsState, province: int) -> None:
        nation, prefer = s.var(PLACE_LOSER), s.var(PLACE_PREFER)
        s.pop()
        s.push(LOSE_UNIT, nation, province, prefer)


class LoseUnit(Decision[InvasionsState]):
    """realm DP43"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(OWNER))

    def units(self, s: InvasionsState) -> list[int]:
        nation, province = s.var(OWNER), s.var(PROVINCE)
        here = units_at(s, province, nation)
        if s.var(UNIT_PREFER) == AUXILIARY:
            able = losable(s, nation, AUXILIARY)
            return [unit for unit in here if unit in able]
        own = [unit for unit in here if not is_mercenary(s, unit)]
        return own or here

    def legal(self, s: InvasionsState) -> list[str]:
        return unit_words(s, "lose_unit", self.units(s))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        legal = verb == LOSE_UNIT_V and unit_of(s, self.units(s), arg) != NONE
        return None if legal else Why("R2.12", "asked-lose-unit")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province = s.var(OWNER), s.var(PROVINCE)
        unit = unit_of(s, self.units(s), arg)
        s.pop()
        s.tell(UNIT_LOST, nation, s.unit_kind[unit], province)
        remove_unit(s, unit)
        settle_control(s)


REGISTRY.verb("thin_stacks", thin_stacks, can_thin)
REGISTRY.verb("lose_units", lose_units, can_lose)


# -- free units -----------------------------------------------------------------------------------


def attributes(s: InvasionsState, number: int) -> int:
    """realm E113: how many attributes a kind has."""
    kind = s.box.kinds[number]
    flags = (kind.heavy, kind.amphibious, kind.mountaineer, kind.francisca, kind.archer)
    return sum(flags) + (kind.elite > 0)


def is_in_supply(s: InvasionsState, number: int) -> bool:
    """realm R2.9, R2.10: a land unit that can be had now; no auxiliary of a people that invades."""
    kind = s.box.kinds[number]
    if kind.domain != LAND or not s.supply[number]:
        return False
    first = max(kind.from_turn, s.box.prices[kind.price].from_turn)
    hostile = kind.auxiliary_of != NONE and invades(s, kind.auxiliary_of)
    return s.turn >= first and not hostile


def kinds_to_take(s: InvasionsState, nation: int, step: Step) -> list[int]:
    """free_units: infantry with the fewest attributes, any without a diamond, or any at all."""
    kinds = [kind for kind in s.box.kinds_of[nation] if is_in_supply(s, kind)]
    if step.kind == STANDARD:
        return [kind for kind in kinds if not s.box.kinds[kind].elite]
    if step.kind != INFANTRY:
        return kinds
    foot = [kind for kind in kinds if not s.box.kinds[kind].cavalry]
    fewest = min((attributes(s, kind) for kind in foot), default=0)
    return [kind for kind in foot if attributes(s, kind) == fewest]


def places_to_put(s: InvasionsState, nation: int, place: int) -> list[int]:
    """At the horde without a limit (realm R35.5), at home, or in any controlled province."""
    if place != CONTROLLED:
        horde, capital = s.horde[nation], s.capital[nation]
        if horde != NONE:
            return [horde]
        return [] if place == HORDE or capital == NONE else [capital]
    return free_places(s, nation)


def bring_units(s: InvasionsState, speech: Speech) -> None:
    s.push(FREE_UNITS, speech.nation, speech.step.n, speech.deed.index, speech.at)


def can_bring(s: InvasionsState, speech: Speech) -> bool:
    if s.being[speech.nation] != ACTIVE:
        return False
    kinds = kinds_to_take(s, speech.nation, speech.step)
    return bool(kinds) and bool(places_to_put(s, speech.nation, speech.step.place))


def take_next(s: InvasionsState) -> None:
    nation, left = s.var(TAKER), s.var(TO_TAKE)
    step = s.box.deeds[s.var(TAKE_DEED)].steps[s.var(TAKE_AT)]
    if left and kinds_to_take(s, nation, step) and places_to_put(s, nation, step.place):
        s.set_var(TO_TAKE, left - 1)
        s.repeat()
        s.push(FREE_UNIT, nation, s.var(TAKE_DEED), s.var(TAKE_AT))


def join(s: InvasionsState, nation: int, kind: int, province: int) -> None:
    place_units(s, kind, 1, province, nation)
    s.tell(UNIT_JOINED, nation, kind, province)
    settle_control(s)


class FreeUnit(Decision[InvasionsState]):
    """realm DP11: one of up to n units."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(RECEIVER))

    def step(self, s: InvasionsState) -> Step:
        return s.box.deeds[s.var(UNIT_DEED)].steps[s.var(UNIT_AT)]

    def legal(self, s: InvasionsState) -> list[str]:
        kinds = kinds_to_take(s, s.var(RECEIVER), self.step(s))
        return [*(f"ev_unit {counter_id(s, 2 * kind)}" for kind in kinds), "ev_done"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == EV_DONE_V:
            return None
        kind, damaged = divmod(arg, 2)
        there = kind in kinds_to_take(s, s.var(RECEIVER), self.step(s)) and not damaged
        return None if verb == EV_UNIT_V and there else Why("R20.8", "asked-free-unit")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, step = s.var(RECEIVER), self.step(s)
        s.pop()
        if verb == EV_DONE_V:
            s.set_var(TO_TAKE, 0)
        elif step.place == CONTROLLED:
            s.push(FREE_PLACE, nation, arg // 2, NONE)
        else:
            join(s, nation, arg // 2, places_to_put(s, nation, step.place)[0])


class FreePlace(NameProvince):
    """realm DP11: where a free unit stands."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(PLACER))

    def listed(self, s: InvasionsState) -> list[int]:
        return places_to_put(s, s.var(PLACER), CONTROLLED)

    def named(self, s: InvasionsState, province: int) -> None:
        nation, kind = s.var(PLACER), s.var(PLACED)
        s.pop()
        join(s, nation, kind, province)


REGISTRY.verb("free_units", bring_units, can_bring)
