"""The laws of scenarios and set-ups: what stands where at the start, one function each."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Final

from aevum.games.invasions.box import Box
from aevum.games.invasions.kinds import (
    BARBARIAN,
    EMPIRE,
    HORDE,
    LAND,
    LIMES,
    MOUNTAIN,
    NONE,
    REX,
    SETUP_ROWS,
)
from aevum.games.invasions.laws.map import complain
from aevum.games.invasions.laws.nations import closed_to
from aevum.games.invasions.scenarios import Scenario, SetupRow

MOST: Final = {"treasury": 40, "age": 12, "decline": 2, "tribute": 2}
ONCE: Final = (
    "capital", "horde", "treasury", "age", "client_of", "tribute", "decline", "status",
)  # fmt: skip
LIMITES_END: Final = 7
UNITED: Final = 2
"""The halves of the empire stack together until this turn."""
FLEETS: Final = 4
"""In a sea zone."""
HOLD: Final = 3
"""Units a civilized nation needs to hold barbarian ground (realm R23.4)."""


def table_of(box: Box, scenario: Scenario) -> str:
    return box.tables["scenarios"][scenario.index]["setup"]


def rows_of(scenario: Scenario, *what: str) -> Iterator[SetupRow]:
    kinds = [SETUP_ROWS.index(word) for word in what]
    return (row for row in scenario.rows if row.what in kinds)


def status_of(box: Box, scenario: Scenario, nation: int) -> int:
    given = [row.number for row in rows_of(scenario, "status") if row.nation == nation]
    return given[0] if given else box.nations[nation].status


def bloc_of(box: Box, scenario: Scenario, nation: int) -> int:
    """United halves count as one."""
    united = box.modifier("united_empire")
    if scenario.first_turn > UNITED or not box.nations[nation].has[united]:
        return nation
    return min(other.index for other in box.nations if other.has[united])


# -- scenarios -------------------------------------------------------------------------------------


def check_scenarios(box: Box) -> None:
    """Turns in order, scored inside them, playable by two."""
    for scenario in box.scenarios:
        key = scenario.id
        if scenario.first_turn > scenario.last_turn:
            hint = f"at most {scenario.last_turn}"
            complain(box, "scenarios", f"first_turn of {key}", f"is {scenario.first_turn}", hint)
        for turn in scenario.scoring_turns:
            if not scenario.first_turn <= turn <= scenario.last_turn:
                hint = f"{scenario.first_turn} to {scenario.last_turn}"
                complain(box, "scenarios", f"scoring_turns of {key}", f"name {turn}", hint)
        if 2 not in scenario.persons:
            complain(box, "scenarios", f"seats_2 of {key}", "is empty", "two people can play")


def check_inside_scenario(box: Box) -> None:
    """Only nations and areas of the scenario are set up."""
    for scenario in box.scenarios:
        table = table_of(box, scenario)
        for row in scenario.rows:
            nation = box.nations[row.nation].id
            if not scenario.nations[row.nation]:
                hint = f"nations of {scenario.id} in scenarios.csv"
                complain(box, table, f"nation {nation}", "is not part of the scenario", hint)
            for p in (row.province, row.province_2):
                if p == NONE or scenario.all_areas:
                    continue
                area = box.provinces[p].area
                if area == NONE or not scenario.areas[area]:
                    text = f"{box.provinces[p].id} lies outside"
                    complain(box, table, f"nation {nation}", text, f"areas of {scenario.id}")


# -- single rows -----------------------------------------------------------------------------------


def check_markers(box: Box) -> None:
    """Numbers on their tracks, nothing twice, no area with two controllers."""
    for scenario in box.scenarios:
        table = table_of(box, scenario)
        seen: Counter[tuple[int, str]] = Counter()
        owners: Counter[int] = Counter()
        for row in scenario.rows:
            what, nation = SETUP_ROWS[row.what], box.nations[row.nation].id
            if what in MOST and not 0 <= row.number <= MOST[what]:
                text = f"is {row.number}"
                complain(box, table, f"{what} of {nation}", text, f"0 to {MOST[what]}")
            if what in ONCE:
                seen[row.nation, what] += 1
                if seen[row.nation, what] == 2:
                    complain(box, table, f"{what} of {nation}", "stands there twice", "once")
            if what == "area":
                owners[row.area] += 1
                if owners[row.area] == 2:
                    key = f"area {box.areas[row.area].id}"
                    complain(box, table, key, "has two controllers", "one")
            if what == "client_of" and not box.nations[row.nation].imk:
                complain(box, table, f"client_of {nation}", "is no minor kingdom", "those only")


def check_closed_ground(box: Box) -> None:
    """Nobody stands where he may not enter (realm R5.6)."""
    for scenario in box.scenarios:
        for row in rows_of(scenario, "horde", "unit", "leader", "capital"):
            if closed_to(box, row.province, row.nation):
                nation = box.nations[row.nation].id
                text = f"stands in {box.provinces[row.province].id}"
                key = f"nation {nation}"
                complain(box, table_of(box, scenario), key, text, "open ground (R5.6)")


def check_setup_supply(box: Box) -> None:
    """No more counters than there are, none before its turn, fleets at sea and units on land."""
    for scenario in box.scenarios:
        table = table_of(box, scenario)
        used: Counter[int] = Counter()
        for row in rows_of(scenario, "unit", "fleet", "mercenary"):
            used[row.kind] += row.number
            kind = box.kinds[row.kind]
            name = f"{box.nations[row.nation].id} {kind.id}"
            at_sea = row.sea != NONE
            if kind.fleet != at_sea or (not at_sea and (kind.domain != LAND or kind.is_back)):
                complain(box, table, name, "stands in the wrong place", "fleets at sea, units not")
            if kind.from_turn > scenario.first_turn:
                complain(box, table, name, "comes too early", f"from turn {kind.from_turn}")
        for row in rows_of(scenario, "horde", "limes"):
            domain = HORDE if SETUP_ROWS[row.what] == "horde" else LIMES
            found = [k for k in box.kinds_of[row.nation] if box.kinds[k].domain == domain]
            if not found:
                name = f"{box.nations[row.nation].id} {SETUP_ROWS[row.what]}"
                complain(box, table, name, "has no such counter", "see units.csv")
            for kind_index in found:
                used[kind_index] += 1
        for kind_index, count in used.items():
            kind = box.kinds[kind_index]
            if count > kind.count:
                name = f"{box.nations[kind.nation].id} {kind.id}"
                complain(box, table, name, f"{count} stand there", f"at most {kind.count}")


def check_setup_leaders(box: Box) -> None:
    """Of their nation, in their turns, once; no rex beside a historical leader of barbarians."""
    for scenario in box.scenarios:
        table = table_of(box, scenario)
        seen: Counter[int] = Counter()
        kinds: dict[int, set[bool]] = defaultdict(set)
        for row in rows_of(scenario, "leader"):
            leader = box.leaders[row.leader]
            seen[row.leader] += 1
            in_play = leader.first_turn <= scenario.first_turn <= leader.last_turn
            if leader.nation != row.nation or seen[row.leader] > 1:
                hint = "once, by his nation"
                complain(box, table, f"leader {leader.id}", "is in the wrong hands", hint)
            if leader.historical and not in_play:
                hint = f"turns {leader.first_turn} to {leader.last_turn}"
                complain(box, table, f"leader {leader.id}", "is not in play yet", hint)
            if leader.historical or leader.rank == REX:
                kinds[row.nation].add(leader.historical)
        for nation, found in kinds.items():
            barbarian = box.nations[nation].status == BARBARIAN
            if barbarian and len(found) == 2:
                key = f"nation {box.nations[nation].id}"
                complain(box, table, key, "has a rex beside a historical leader", "one of them")


# -- the position ----------------------------------------------------------------------------------


def stacks_of(scenario: Scenario) -> dict[int, Counter[int]]:
    """Land units by province and the nation that commands them."""
    found: dict[int, Counter[int]] = defaultdict(Counter)
    for row in rows_of(scenario, "unit", "mercenary"):
        found[row.province][row.nation if row.other == NONE else row.other] += row.number
    return found


def check_stacking(box: Box) -> None:
    """4 units, 3 in the mountains, more with a leader; no strangers in one province (war R9)."""
    for scenario in box.scenarios:
        bonus: Counter[tuple[int, int]] = Counter()
        for row in rows_of(scenario, "leader"):
            key = (row.province, bloc_of(box, scenario, row.nation))
            bonus[key] = max(bonus[key], box.leaders[row.leader].stacking)
        friends = {(row.nation, row.other) for row in rows_of(scenario, "federate_of")}
        for province, by_nation in stacks_of(scenario).items():
            units: Counter[int] = Counter()
            for nation, count in by_nation.items():
                units[bloc_of(box, scenario, nation)] += count
            check_stack(box, scenario, province, units, bonus, friends)


def check_stack(
    box: Box,
    scenario: Scenario,
    province: int,
    units: Counter[int],
    bonus: Counter[tuple[int, int]],
    friends: set[tuple[int, int]],
) -> None:
    here = box.provinces[province]
    mountain = here.terrain == MOUNTAIN
    base = box.numbers.stacking_mountain if mountain else box.numbers.stacking
    for nation, count in units.items():
        limit = base + bonus[province, nation]
        if count > limit:
            key = f"province {here.id}"
            complain(box, table_of(box, scenario), key, f"holds {count} units", f"at most {limit}")
    for a in units:
        for b in units:
            if a < b and (a, b) not in friends and (b, a) not in friends:
                text = f"{box.nations[a].id} and {box.nations[b].id} together"
                key = f"province {here.id}"
                complain(box, table_of(box, scenario), key, text, "one of them elsewhere")


def check_seats_of_power(box: Box) -> None:
    """Barbarians have a horde with units, all others a capital in a city, or a seat."""
    for scenario in box.scenarios:
        table = table_of(box, scenario)
        stacks = stacks_of(scenario)
        homeless = box.modifier("no_capital")
        here = {row.nation for row in rows_of(scenario, "unit", "horde", "capital")}
        for nation in sorted(here):
            if box.nations[nation].has[homeless]:
                continue
            hordes = [r for r in rows_of(scenario, "horde") if r.nation == nation]
            capitals = [r for r in rows_of(scenario, "capital") if r.nation == nation]
            key = f"nation {box.nations[nation].id}"
            if status_of(box, scenario, nation) == BARBARIAN:
                alone = not hordes or not stacks[hordes[0].province][nation]
                if len(hordes) != 1 or capitals or alone:
                    complain(box, table, key, "has no proper horde", "one horde, with units")
            elif len(capitals) != 1 or hordes:
                complain(box, table, key, "has no proper capital", "one capital, no horde")


def check_capitals(box: Box) -> None:
    """A capital is a built city; a seat needs its modifier and a province without one."""
    for scenario in box.scenarios:
        built = {row.province for row in rows_of(scenario, "city")}
        seat = box.modifier("seat_without_city")
        for row in rows_of(scenario, "capital"):
            has_city = box.provinces[row.province].level > 0 or row.province in built
            key = f"capital of {box.nations[row.nation].id}"
            if row.seat and (has_city or not box.nations[row.nation].has[seat]):
                hint = "seat_without_city, where there is no city"
                complain(box, table_of(box, scenario), key, "is a seat", hint)
            if not row.seat and not has_city:
                hint = "a city, or a row city that builds it"
                complain(box, table_of(box, scenario), key, "is not built", hint)


def check_holds(box: Box) -> None:
    """Civilized nations hold barbarian ground outside their capital with three units."""
    for scenario in box.scenarios:
        capitals = {(row.nation, row.province) for row in rows_of(scenario, "capital")}
        stacks = stacks_of(scenario)
        for row in rows_of(scenario, "unit"):
            province = box.provinces[row.province]
            civilized = status_of(box, scenario, row.nation) != BARBARIAN
            if province.civilized or not civilized or (row.nation, row.province) in capitals:
                continue
            homeless = box.nations[row.nation].has[box.modifier("no_capital")]
            if stacks[row.province][row.nation] < HOLD and not homeless:
                key = f"province {province.id}"
                complain(box, table_of(box, scenario), key, "cannot be held", f"{HOLD} units")


def check_area_controllers(box: Box) -> None:
    """Total control bears no stranger; control a majority of cities or provinces (realm R24)."""
    for scenario in box.scenarios:
        placed = {
            (row.nation, row.province) for row in rows_of(scenario, "unit", "horde", "capital")
        }
        for row in rows_of(scenario, "area"):
            check_controller(box, scenario, row, placed)


def check_controller(
    box: Box, scenario: Scenario, row: SetupRow, placed: set[tuple[int, int]]
) -> None:
    table, area = table_of(box, scenario), box.areas[row.area]
    owner = bloc_of(box, scenario, row.nation)
    others = {
        (n, p)
        for n, p in placed
        if box.provinces[p].area == row.area and bloc_of(box, scenario, n) != owner
    }
    if row.total and others:
        names = ", ".join(sorted({box.nations[n].id for n, _ in others}))
        complain(box, table, f"area {area.id}", f"total in spite of {names}", "control")
    federates = {r.nation for r in rows_of(scenario, "federate_of") if r.other == row.nation}
    lost = {p for n, p in others if n not in federates}
    empire = status_of(box, scenario, row.nation) == EMPIRE
    cities = [p for p in area.provinces if box.provinces[p].level > 0]
    counted = cities if empire else list(area.provinces)
    if 2 * sum(p not in lost for p in counted) <= len(counted):
        name = box.nations[row.nation].id
        hint = "more than half of its cities" if empire else "more than half of its provinces"
        complain(box, table, f"area {area.id}", f"{name} has no majority", hint)


def check_fleets(box: Box) -> None:
    """At most four in a zone, not farther than one zone from a port of the nation."""
    for scenario in box.scenarios:
        owned = {(row.nation, row.area) for row in rows_of(scenario, "area")}
        for row in rows_of(scenario, "fleet"):
            ports = {
                p.port
                for p in box.provinces
                if (row.nation, p.area) in owned and p.level > 0 and p.port != NONE
            }
            near = {row.sea, *box.seas[row.sea].near}
            if not ports & near or row.number > FLEETS:
                key = f"fleet of {box.nations[row.nation].id}"
                text = f"{row.number} in {box.seas[row.sea].id}"
                hint = f"at most {FLEETS}, next to an own port"
                complain(box, table_of(box, scenario), key, text, hint)


def check_frontiers(box: Box) -> None:
    """Limites stand at the edge of the empire, one in a province, until turn 7 (war R5)."""
    outpost = box.modifier("bosporan_outpost")
    owns = box.modifier("limites")
    for scenario in box.scenarios:
        table = table_of(box, scenario)
        roman = {
            p
            for row in rows_of(scenario, "area")
            if box.nations[row.nation].has[owns]
            for p in box.areas[row.area].provinces
        }
        seen: set[int] = set()
        for row in rows_of(scenario, "limes"):
            here = box.provinces[row.province]
            key = f"limes of {here.id}"
            if scenario.first_turn > LIMITES_END or row.province in seen:
                complain(box, table, key, "cannot stand there", "one in a province, turns 1 to 7")
            seen.add(row.province)
            inland = not set(here.near) - roman and not here.coasts
            abroad = row.province not in roman and not box.nations[row.nation].has[outpost]
            if inland or abroad:
                complain(box, table, key, "is on no frontier", "a province at the edge")


def check_foedera(box: Box) -> None:
    """Two adjacent provinces of one area (realm R38.3)."""
    for scenario in box.scenarios:
        for row in rows_of(scenario, "federate_of"):
            a, b = box.provinces[row.province], box.provinces[row.province_2]
            if b.index not in a.near or a.area != b.area:
                key = f"federate_of {box.nations[row.nation].id}"
                hint = "two neighbours in one area"
                complain(box, table_of(box, scenario), key, f"{a.id} and {b.id}", hint)


SETUP_LAWS: Final[tuple[Callable[[Box], None], ...]] = (
    check_scenarios,
    check_inside_scenario,
    check_markers,
    check_closed_ground,
    check_setup_supply,
    check_setup_leaders,
    check_stacking,
    check_seats_of_power,
    check_capitals,
    check_holds,
    check_area_controllers,
    check_fleets,
    check_frontiers,
    check_foedera,
)
