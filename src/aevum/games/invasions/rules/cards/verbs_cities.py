"""Verbs of cards that build, raise and fortify cities.

Rules   realm R6.2, R6.5, R6.7
Owns    none
Nodes   city-pick (decision)
Leaves  levels and walls to cities.py, owners to control.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.cards import CITY_GREW, CITY_PICK, CITY_WALLED
from aevum.games.invasions.components.registers import ACTIVE
from aevum.games.invasions.effects import Step
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.cities import build_city, fortify_city
from aevum.games.invasions.rules.board.control import own_city, settle_control
from aevum.games.invasions.rules.board.places import NameProvince
from aevum.games.invasions.rules.board.treasury import lose_gold
from aevum.games.invasions.rules.cards.effects import REGISTRY, Speech
from aevum.games.invasions.rules.cards.lasting import NO_GROWTH, is_lasting
from aevum.games.invasions.state import InvasionsState

BUILDER: Final = CITY_PICK.variable("nation")
PICK_DEED: Final = CITY_PICK.variable("deed")
PICK_AT: Final = CITY_PICK.variable("at")
PICK_AREA: Final = CITY_PICK.variable("area")
HIGHEST: Final = 3


def is_whole(s: InvasionsState, province: int) -> bool:
    """Neither looted nor in revolt."""
    return not s.looted[province] and not s.revolt[province]


def sites(s: InvasionsState, nation: int) -> list[int]:
    """realm R6.2: where a city can be built."""
    return [p for p in s.lands_of(nation) if s.level[p] == 0 and is_whole(s, p)]


def growing(s: InvasionsState, nation: int, area: int) -> list[int]:
    """grow_city: cities below level 3; in a named area, if there is none, its sites."""
    cities = [p for p in s.lands_of(nation) if 1 <= s.level[p] < HIGHEST and is_whole(s, p)]
    if area == NONE:
        return cities
    there = [p for p in cities if s.box.provinces[p].area == area]
    return there or [p for p in sites(s, nation) if s.box.provinces[p].area == area]


def open_cities(s: InvasionsState, nation: int) -> list[int]:
    """fortify: built, and without walls."""
    lands = s.lands_of(nation)
    return [p for p in lands if s.built(p) and not s.walls[p] and is_whole(s, p)]


def choices(s: InvasionsState, nation: int, step: Step, area: int) -> list[int]:
    """Where a verb can do its work; the price must be there (realm R20.8)."""
    if is_lasting(s, NO_GROWTH) or s.gold[nation] < step.cost or s.being[nation] != ACTIVE:
        return []
    word = s.box.language.verbs[step.verb].id
    if word == "build_city":
        return sites(s, nation)
    return open_cities(s, nation) if word == "fortify" else growing(s, nation, area)


def pick_city(s: InvasionsState, speech: Speech) -> None:
    area = speech.named(s, "area")
    s.push(CITY_PICK, speech.nation, speech.deed.index, speech.at, area)


def can_pick(s: InvasionsState, speech: Speech) -> bool:
    return bool(choices(s, speech.nation, speech.step, speech.named(s, "area")))


class CityPick(NameProvince):
    """realm DP11: which city, or which site."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(BUILDER))

    def step(self, s: InvasionsState) -> Step:
        return s.box.deeds[s.var(PICK_DEED)].steps[s.var(PICK_AT)]

    def listed(self, s: InvasionsState) -> list[int]:
        return choices(s, s.var(BUILDER), self.step(s), s.var(PICK_AREA))

    def named(self, s: InvasionsState, province: int) -> None:
        nation, step = s.var(BUILDER), self.step(s)
        s.pop()
        lose_gold(s, nation, step.cost)
        if s.box.language.verbs[step.verb].id == "fortify":
            fortify_city(s, province)
            s.tell(CITY_WALLED, nation, province)
            return
        growth = step.n if s.built(province) else 1
        build_city(s, province, min(HIGHEST, s.level[province] + growth))
        own_city(s, province, nation)
        s.tell(CITY_GREW, nation, province, s.level[province])
        settle_control(s)


REGISTRY.verb("build_city", pick_city, can_pick)
REGISTRY.verb("grow_city", pick_city, can_pick)
REGISTRY.verb("fortify", pick_city, can_pick)
