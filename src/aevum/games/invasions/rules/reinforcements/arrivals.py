"""New nations: those the timeline brings, those that awake, those that succeed an empire.

Rules   realm R19.13, E112, R9.8
Owns    none
Nodes   arrival (procedure), inheritance (procedure)
Leaves  who must make room to expulsion.py, units in the slots to reinforcements.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.administration import COLLAPSE
from aevum.games.invasions.components.board import ENTERED
from aevum.games.invasions.components.registers import GONE, RAIDER, TO_COME
from aevum.games.invasions.components.reinforcements import ARRIVAL, INHERITANCE, REINFORCED
from aevum.games.invasions.kinds import ENTER, HORDE, KINGDOM, MODIFIERS, NONE
from aevum.games.invasions.realms import TimelineRow
from aevum.games.invasions.rules.board.cities import build_city
from aevum.games.invasions.rules.board.control import hand_over, own_city, settle_control
from aevum.games.invasions.rules.board.homelands import seat_of_nation
from aevum.games.invasions.rules.board.leaders import place_leader
from aevum.games.invasions.rules.board.treasury import fill_treasury
from aevum.games.invasions.rules.board.units import (
    kind_in,
    move_horde,
    move_unit,
    place_horde,
    place_units,
    units_of,
)
from aevum.games.invasions.rules.bonds.clients import become_client
from aevum.games.invasions.rules.bonds.submission import submit
from aevum.games.invasions.rules.bonds.vassals import may_submit
from aevum.games.invasions.rules.reinforcements.expulsion import expel
from aevum.games.invasions.rules.turn.ageing import set_age
from aevum.games.invasions.rules.turn.founding import awaken, place_capital
from aevum.games.invasions.rules.turn.timeline import call_successor
from aevum.games.invasions.state import InvasionsState

ROW: Final = ARRIVAL.variable("row")
HEIR: Final = INHERITANCE.variable("nation")
FALLEN: Final = COLLAPSE.variable("nation")
HUN_VASSAL: Final = MODIFIERS.index("hun_vassal_at_entry")
HUNS: Final = MODIFIERS.index("attila_fate")
AVAR_SLAVS: Final = MODIFIERS.index("avar_slavs")
SLAVS: Final = MODIFIERS.index("sclavene_drift")
NO_CAPITAL: Final = MODIFIERS.index("no_capital")
SEAT: Final = MODIFIERS.index("seat_without_city")
WESTERN: Final = MODIFIERS.index("britannia_given_up")
EASTERN: Final = MODIFIERS.index("limites_face_persia")
FORMER_RULER: Final = {
    MODIFIERS.index("successor_britain"): WESTERN,
    MODIFIERS.index("successor_gaul"): WESTERN,
    MODIFIERS.index("successor_sardinia"): WESTERN,
    MODIFIERS.index("successor_cappadocia"): EASTERN,
}
"""Of each kind of successor: the power that only its former ruler has."""
WHEN_LOST: Final = MODIFIERS.index("successor_gaul")
WITHOUT_UNITS: Final = MODIFIERS.index("successor_sardinia")
HEIR_GOLD: Final = 10
"""What a successor begins with, if it is active."""


def having(s: InvasionsState, modifier: int) -> int:
    """The nation with this power, or NONE."""
    for nation in s.box.nations:
        if nation.has[modifier]:
            return nation.index
    return NONE


# -- rows of the timeline -------------------------------------------------------------------------


def enter_by_row(s: InvasionsState, row: TimelineRow) -> None:
    """realm R19.13: rows `enter` and `become_active`."""
    if former_ruler(s, row.nation) != NONE:
        if s.being[row.nation] == TO_COME and time_has_come(s, row.nation):
            call_successor(s, row.nation)
        admit_heirs(s)
    elif s.is_open(row.province):
        s.push(ARRIVAL, row.index)


def row_of(s: InvasionsState) -> TimelineRow:
    return s.box.timeline[s.var(ROW)]


def stays_at(s: InvasionsState, row: TimelineRow) -> int:
    """Where a nation is that is there already and only receives units; NONE = it comes."""
    nation = row.nation
    if not s.on_board(nation):
        return NONE
    if row.event != ENTER:
        return place_of_most(s, nation)  # realm R19.13: settled raiders stay where they are
    if nation in s.federates:
        return s.horde[nation]
    return NONE


def place_of_most(s: InvasionsState, nation: int) -> int:
    """Where most of its units stand."""
    places = [s.unit_at[unit] for unit in units_of(s, nation)]
    return max(sorted(set(places)), key=places.count) if places else NONE


def wanders(s: InvasionsState, row: TimelineRow) -> bool:
    """sclavene_drift: with its first row a nation moves, later ones only place units."""
    rows = [each for each in s.box.timeline if each.nation == row.nation and each.event == ENTER]
    return s.on_board(row.nation) and rows[0] is row


def clear_ground(s: InvasionsState) -> None:
    """realm R19.13: expulsion comes first."""
    row = row_of(s)
    if stays_at(s, row) == NONE:
        expel(s, row.province, row.nation)


def set_down(s: InvasionsState) -> None:
    """realm R19.13: horde or capital, units as far as the supply reaches, the leader, age 1."""
    row = row_of(s)
    nation, place = row.nation, stays_at(s, row)
    if s.on_board(nation) and row.event == ENTER:
        place = join_nation(s, row, place)
    else:
        place = row.province if place == NONE else place
        found_nation(s, row, place)
    for count, kind in row.units:
        place_listed(s, nation, kind, count, place)
    s.tell(ENTERED, nation, place)
    settle_control(s)


def join_nation(s: InvasionsState, row: TimelineRow, place: int) -> int:
    """sclavene_drift: where the new units go."""
    nation = row.nation
    if place != NONE or not wanders(s, row):
        return row.province if place == NONE else place
    for unit in units_of(s, nation):
        move_unit(s, unit, row.province)
    move_horde(s, nation, row.province)
    return row.province


def place_listed(s: InvasionsState, nation: int, kind: int, count: int, place: int) -> None:
    """As many as the supply holds."""
    count = min(count, s.supply[kind])
    if count:
        place_units(s, kind, count, place, nation)
        for _ in range(count):
            s.tell(REINFORCED, nation, kind, place)


def found_nation(s: InvasionsState, row: TimelineRow, place: int) -> None:
    """What a nation is when it first stands on the board."""
    nation = row.nation
    if s.being[nation] != RAIDER:
        fill_treasury(s, nation, 0)  # realm R8.1: raiders keep what they have
    awaken(s, nation)
    set_age(s, nation, 1)
    if s.status[nation] == KINGDOM:
        if not s.box.nations[nation].has[NO_CAPITAL]:
            place_capital(s, nation, place)
    elif kind_in(s, nation, HORDE) != NONE:
        place_horde(s, nation, place)
    bring_ordinary_leader(s, nation, place)


def bring_ordinary_leader(s: InvasionsState, nation: int, place: int) -> None:
    for leader in s.box.leaders_of[nation]:
        if not s.box.leaders[leader].historical:
            place_leader(s, leader, place)


def bind_newcomer(s: InvasionsState) -> None:
    """realm R19.13: the bonds of `detail`, and those a modifier names."""
    row = row_of(s)
    nation, has = row.nation, s.box.nations[row.nation].has
    if row.patron != NONE and s.on_board(row.patron):
        become_client(s, nation, row.patron, row.tribute)
    huns, slavs = having(s, HUNS), having(s, SLAVS)
    if has[HUN_VASSAL] and may_submit(s, nation, huns):
        submit(s, nation, huns)
    if has[AVAR_SLAVS] and s.on_board(slavs) and is_free(s, slavs):
        submit(s, slavs, nation)


def is_free(s: InvasionsState, nation: int) -> bool:
    bound = s.suzerain[nation] != NONE or s.patron[nation] != NONE
    return not bound and nation not in s.federates


# -- successors -----------------------------------------------------------------------------------


def former_ruler(s: InvasionsState, nation: int) -> int:
    """The former ruler of a successor, or NONE."""
    for modifier, ruler in FORMER_RULER.items():
        if s.box.nations[nation].has[modifier]:
            return having(s, ruler)
    return NONE


def time_has_come(s: InvasionsState, nation: int) -> bool:
    """realm R19.13: its former ruler is gone, or for some has lost the area."""
    ruler, printed = former_ruler(s, nation), s.box.nations[nation]
    area = s.box.provinces[printed.home_province].area
    lost = printed.has[WHEN_LOST] and s.lord[area] != ruler
    return lost or s.being[ruler] == GONE


def call_heirs(s: InvasionsState) -> None:
    """realm R31.3 (6): when an empire has collapsed its successors come at once."""
    ruler = s.var(FALLEN)
    for nation in s.box.nations:
        if former_ruler(s, nation.index) == ruler and s.being[nation.index] == TO_COME:
            call_successor(s, nation.index)
    admit_heirs(s)


def admit_heirs(s: InvasionsState) -> None:
    """realm E112: those who are called, as soon as nothing keeps them away."""
    for nation in reversed(range(len(s.being))):
        if s.called[nation] and s.being[nation] == TO_COME and may_enter(s, nation):
            s.push(INHERITANCE, nation)


def may_enter(s: InvasionsState, nation: int) -> bool:
    """realm R19.13: not while the capital or horde of another nation stands there."""
    place = s.box.nations[nation].home_province
    if not s.is_open(place) or place in s.capital or place in s.horde:
        return False
    empty_only = s.box.nations[nation].has[WITHOUT_UNITS]
    return not (empty_only and place in s.unit_at)


def heir_row(s: InvasionsState, nation: int) -> TimelineRow | None:
    """The row that lists its units, if there is one."""
    for row in s.box.timeline:
        if row.nation == nation and row.units:
            return row
    return None


def clear_inheritance(s: InvasionsState) -> None:
    nation = s.var(HEIR)
    expel(s, s.box.nations[nation].home_province, nation)


def set_down_heir(s: InvasionsState) -> None:
    """realm R19.13: capital, units, leader, gold, age 1."""
    nation = s.var(HEIR)
    place = s.box.nations[nation].home_province
    row = heir_row(s, nation)
    awaken(s, nation)
    set_age(s, nation, 1)
    if not s.box.nations[nation].inactive:
        fill_treasury(s, nation, HEIR_GOLD)
    if row is not None and row.capital_level > s.level[place]:
        build_city(s, place, row.capital_level)
    place_capital(s, nation, place)
    if s.built(place):
        own_city(s, place, nation)
    listed = [(s.supply[k], k) for k in s.box.kinds_of[nation]] if row is None else row.units
    for count, kind in listed:
        if s.box.kinds[kind].field and not s.box.kinds[kind].is_back:
            place_listed(s, nation, kind, count, place)
    bring_ordinary_leader(s, nation, place)
    s.tell(ENTERED, nation, place)


def inherit_area(s: InvasionsState) -> None:
    """realm R19.13: the area, and all of it that nobody else holds."""
    nation = s.var(HEIR)
    if not s.box.nations[nation].has[WITHOUT_UNITS]:
        hand_over(s, s.box.provinces[seat_of_nation(s, nation)].area, nation)
    settle_control(s)
