"""What a card may name: nations, areas, provinces, sea zones, leaders, sides.

A target is offered only if the card can go on from there to some effect (realm E115). What happens
in a battle, siege or move is named by the chapters that lead it.

Rules   realm R20.3, R20.4, E115, E135; war R6.1
Owns    none
Nodes   none
Leaves  conditions and counts to predicates.py, verbs to their chapters
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from aevum.games.invasions.components.registers import ACTIVE
from aevum.games.invasions.effects import Target
from aevum.games.invasions.kinds import BARBARIAN, EAST, NONE, ROLLS, TIMINGS, TYPES, WEST
from aevum.games.invasions.rules.administration.religion import is_immune
from aevum.games.invasions.rules.board.leaders import in_play
from aevum.games.invasions.rules.board.relations import HOSTILE, relation_at_sea
from aevum.games.invasions.rules.cards.effects import (
    ABOUT,
    HEAD,
    REGISTRY,
    WHO,
    WINDOW_OF,
    Speech,
    candidates,
    has_effect,
    holds,
    name_target,
    nations_of,
    unname,
)
from aevum.games.invasions.rules.cards.predicates import areas_of, dissenting_areas
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.state import InvasionsState

BY_LOT: Final = ("area_random", "area_random_2")
GIVEN: Final = ("ambusher", "stack_own", "stack_entering", "siege_named", "roll_named")
"""Named by the moment, not by a player."""
ANY_ACTIVATION: Final = TIMINGS.index("any_activation")
ANY_OWN_ACTIVATION: Final = TIMINGS.index("any_own_activation")
PURCHASES: Final = TIMINGS.index("purchases")
AREA_TABLES: Final = (ROLLS.index("area_west"), ROLLS.index("area_east"))


# -- options and targets --------------------------------------------------------------------------


def deeds_now(s: InvasionsState, event: int, base: int) -> list[int]:
    """realm E115: the options of a card that would have an effect at this moment."""
    if not is_moment(s, base, s.box.events[event].timing):
        return []
    return [
        deed
        for deed in s.box.numbered.of_event[event]
        if is_moment(s, base, s.box.deeds[deed].windows) and completes(s, deed, base)
    ]


def is_moment(s: InvasionsState, base: int, timings: Collection[int]) -> bool:
    """realm E114: the two timings at the start of an activation are one window."""
    timing = s.named[base + WINDOW_OF]
    if timing in timings:
        return True
    if timing != ANY_ACTIVATION or ANY_OWN_ACTIVATION not in timings:
        return False
    return s.power_of(s.named[base + ABOUT]) == s.named[base + WHO]


def place_of(s: InvasionsState, base: int) -> int:
    """How many targets are named so far."""
    return len(s.named) - base - HEAD


def targets_for(s: InvasionsState, deed: int, base: int) -> list[int]:
    """What can be named next, as the selector and its conditions say."""
    target = s.box.deeds[deed].targets[place_of(s, base)]
    speech = Speech(s, deed, 0, base, NONE)
    word = s.box.language.words["selector"][target.selector]
    if word not in REGISTRY.selectors:
        return []
    return [
        each
        for each in candidates(s, word, speech)
        if all(holds(s, predicate, speech, each) for predicate in target.predicates)
    ]


def completing(s: InvasionsState, deed: int, base: int) -> list[int]:
    """Those from which the card goes on to some effect."""
    found: list[int] = []
    for each in targets_for(s, deed, base):
        name_target(s, each)
        if completes(s, deed, base):
            found.append(each)
        unname(s)
    return found


def completes(s: InvasionsState, number: int, base: int) -> bool:
    """Would a step have an effect, whatever is still to be named?"""
    deed, place = s.box.deeds[number], place_of(s, base)
    if place == len(deed.targets):
        return any(step_works(s, number, at, base) for at in range(len(deed.steps)))
    if is_drawn_by_lot(s, deed.targets[place]):
        return True
    found = targets_for(s, number, base)
    if not found and s.box.language.words["timing"][s.named[base + WINDOW_OF]] == "immediately":
        found = [NONE]  # a public card happens without a target as well
    for each in found:
        name_target(s, each)
        works = completes(s, number, base)
        unname(s)
        if works:
            return True
    return False


def step_works(s: InvasionsState, deed: int, at: int, base: int) -> bool:
    nations = nations_of(s, Speech(s, deed, at, base, NONE))
    return any(has_effect(s, Speech(s, deed, at, base, nation)) for nation in nations)


def is_drawn_by_lot(s: InvasionsState, target: Target) -> bool:
    return s.box.language.words["selector"][target.selector] in BY_LOT


def is_asked_for(s: InvasionsState, target: Target) -> bool:
    return s.box.language.words["selector"][target.selector] not in GIVEN


# -- targets in words -----------------------------------------------------------------------------


def kind_of_target(s: InvasionsState, deed: int, base: int) -> str:
    target = s.box.deeds[deed].targets[place_of(s, base)]
    return TYPES[s.box.language.selector_types[target.selector]]


def target_word(s: InvasionsState, deed: int, base: int, value: int) -> str:
    first = s.box.first_target[kind_of_target(s, deed, base)]
    return f"ev_target {s.box.target_ids[first + value]}"


def target_value(s: InvasionsState, deed: int, base: int, arg: int) -> int:
    """The nation, area … that a word names; other numbers if it names something else."""
    return arg - s.box.first_target[kind_of_target(s, deed, base)]


# -- nations --------------------------------------------------------------------------------------


def own_nations(s: InvasionsState, speech: Speech) -> list[int]:
    power = speech.power(s)
    return [nation for nation in activation_order(s) if s.power_of(nation) == power]


def own_civilised(s: InvasionsState, speech: Speech) -> list[int]:
    """In step 2.C only the nation whose slot it is."""
    found = [nation for nation in own_nations(s, speech) if s.status[nation] != BARBARIAN]
    if speech.window == PURCHASES:
        return [nation for nation in found if nation == speech.about]
    return found


def own_barbarian(s: InvasionsState, speech: Speech) -> list[int]:
    return [nation for nation in own_nations(s, speech) if s.status[nation] == BARBARIAN]


def any_nation(s: InvasionsState, speech: Speech) -> list[int]:
    return activation_order(s)


def any_civilised(s: InvasionsState, speech: Speech) -> list[int]:
    return [nation for nation in activation_order(s) if s.status[nation] != BARBARIAN]


def any_barbarian(s: InvasionsState, speech: Speech) -> list[int]:
    return [nation for nation in activation_order(s) if s.status[nation] == BARBARIAN]


def hostile_nation(s: InvasionsState, speech: Speech) -> list[int]:
    """realm E135: hostile where no ground is looked at."""
    first = s.named[speech.base + HEAD] if place_of(s, speech.base) else NONE
    if first == NONE:
        return []
    nations = activation_order(s)
    return [n for n in nations if n != first and relation_at_sea(s, first, n) == HOSTILE]


def self_nation(s: InvasionsState, speech: Speech) -> list[int]:
    return [speech.who]


def last_area(s: InvasionsState, speech: Speech) -> int:
    """The area named last in this card: that of this step, or of the nearest one before it."""
    for at in range(speech.at, -1, -1):
        if "area" in speech.deed.places[at]:
            here = Speech(s, speech.deed.index, at, speech.base, NONE)
            return here.named(s, "area")
    return NONE


def area_controller(s: InvasionsState, speech: Speech) -> list[int]:
    area = last_area(s, speech)
    lord = NONE if area == NONE else s.lord[area]
    return [lord] if lord != NONE and s.being[lord] == ACTIVE else []


def area_holder(s: InvasionsState, speech: Speech) -> list[int]:
    """The civilised nation that holds most of it; ties: the older, then the lower initiative."""
    area = last_area(s, speech)
    if area == NONE:
        return []
    provinces = s.box.areas[area].provinces
    ranks: list[tuple[int, int, int, int]] = []
    for nation in any_civilised(s, speech):
        held = sum(s.controller[p] == nation for p in provinces)
        if held and not is_immune(s, nation):
            ranks.append((-held, -s.age[nation], s.box.nations[nation].initiative, nation))
    return [min(ranks)[3]] if ranks else []


def province_controller(s: InvasionsState, speech: Speech) -> list[int]:
    """Of the province named last."""
    for place in range(len(speech.deed.targets) - 1, -1, -1):
        selector = speech.deed.targets[place].selector
        if TYPES[s.box.language.selector_types[selector]] == "province":
            at = speech.base + HEAD + place
            lord = s.controller[s.named[at]] if at < len(s.named) else NONE
            return [] if lord == NONE else [lord]
    return []


# -- areas, provinces, seas, leaders --------------------------------------------------------------


def area_random(s: InvasionsState, speech: Speech) -> list[int]:
    """realm R33.3: either half on an even or odd die, then a D10 on its table."""
    return [area for table in AREA_TABLES for area in s.box.rolls[table][1:]]


def area_random_2(s: InvasionsState, speech: Speech) -> list[int]:
    named = s.named[speech.base + HEAD :]
    return [area for area in area_random(s, speech) if area not in named]


def area_chosen(s: InvasionsState, speech: Speech) -> list[int]:
    return [area.index for area in s.box.areas if s.play().areas[area.index]]


def area_own(s: InvasionsState, speech: Speech) -> list[int]:
    """realm E57: empires by the table of their half, kingdoms any of their areas."""
    nation = speech.who
    mine = areas_of(s, nation)
    if s.status[nation] == BARBARIAN or not is_on_tables(s, nation):
        return mine
    found = [area for area in own_table(s, nation) if area in mine]
    if not found:
        found = [area for area in area_random(s, speech) if area in mine]
    return found


def is_on_tables(s: InvasionsState, nation: int) -> bool:
    """Only empires roll on the tables."""
    return s.status[nation] == len(s.box.numbers.capital) - 1


def own_table(s: InvasionsState, nation: int) -> list[int]:
    """The areas of the half that holds its capital; both if it lies in neither (realm E57)."""
    capital = s.capital[nation]
    area = NONE if capital == NONE else s.box.provinces[capital].area
    half = NONE if area == NONE else s.box.areas[area].half
    tables = AREA_TABLES if half not in (WEST, EAST) else (AREA_TABLES[half],)
    return [each for table in tables for each in s.box.rolls[table][1:]]


def area_own_safe(s: InvasionsState, speech: Speech) -> list[int]:
    seats = {s.box.provinces[p].area for p in s.capital if p != NONE}
    return [area for area in area_own(s, speech) if area not in seats]


def area_dissent(s: InvasionsState, speech: Speech) -> list[int]:
    return dissenting_areas(s, speech.who) or area_own(s, speech)


def province_chosen(s: InvasionsState, speech: Speech) -> list[int]:
    return [province.index for province in s.box.provinces if s.is_open(province.index)]


def zone_chosen(s: InvasionsState, speech: Speech) -> list[int]:
    return [sea.index for sea in s.box.seas]


def leader_chosen(s: InvasionsState, speech: Speech) -> list[int]:
    """realm R20.4: no leader of an inactive nation."""
    return [
        leader.index
        for leader in s.box.leaders
        if in_play(s, leader.index) and s.being[leader.nation] == ACTIVE
    ]


REGISTRY.selectors |= {
    "self": self_nation,
    "own_nation": own_nations,
    "own_civilised": own_civilised,
    "own_barbarian": own_barbarian,
    "any_nation": any_nation,
    "any_civilised": any_civilised,
    "any_barbarian": any_barbarian,
    "hostile_nation": hostile_nation,
    "all_civilised": any_civilised,
    "all_barbarians": any_barbarian,
    "area_controller": area_controller,
    "area_holder": area_holder,
    "province_controller": province_controller,
    "area_random": area_random,
    "area_random_2": area_random_2,
    "area_chosen": area_chosen,
    "area_own": area_own,
    "area_own_safe": area_own_safe,
    "area_dissent": area_dissent,
    "province_chosen": province_chosen,
    "zone_chosen": zone_chosen,
    "leader_chosen": leader_chosen,
}
