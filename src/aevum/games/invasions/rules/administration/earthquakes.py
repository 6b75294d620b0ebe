"""Earthquakes.

Rules   realm R33.2, E115
Owns    none
Nodes   earthquake (procedure), quake-power (chance), quake-city (decision)
Leaves  walls and signs to cities.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.administration import (
    EARTHQUAKE,
    QUAKE_CITY,
    QUAKE_POWER,
    QUAKED,
)
from aevum.games.invasions.components.board import EV_PLACE_V
from aevum.games.invasions.kinds import MODIFIERS, NONE
from aevum.games.invasions.rules.administration.revolts import EXECUTOR
from aevum.games.invasions.rules.board.cities import loot_sign, lose_walls, weaken
from aevum.games.invasions.rules.board.dice import D10
from aevum.games.invasions.state import InvasionsState

STRUCK: Final = EARTHQUAKE.variable("nation")
AREA: Final = EARTHQUAKE.variable("area")
POWER: Final = EARTHQUAKE.variable("power")
CITY_OF: Final = QUAKE_CITY.variable("nation")
INSIDE: Final = QUAKE_CITY.variable("area")
CHOOSER: Final = QUAKE_CITY.variable("power")
GREAT_WALLS: Final = MODIFIERS.index("theodosian_walls")


def shake(s: InvasionsState, nation: int, area: int) -> None:
    """damage_city: in an area where the nation has a city."""
    if greatest_cities(s, nation, area):
        s.push(EARTHQUAKE, nation, area, NONE)


def greatest_cities(s: InvasionsState, nation: int, area: int) -> list[int]:
    """Its built cities of the highest level in an area."""
    own = [p for p in s.box.areas[area].provinces if s.controller[p] == nation and s.built(p)]
    top = max((s.level[p] for p in own), default=0)
    return [p for p in own if s.level[p] == top]


def roll_chooser(s: InvasionsState) -> None:
    """Ties are broken by the executing player of realm R33.2."""
    if len(greatest_cities(s, s.var(STRUCK), s.var(AREA))) > 1:
        s.push(QUAKE_POWER, s.var(STRUCK))


def choose_city(s: InvasionsState) -> None:
    nation, area = s.var(STRUCK), s.var(AREA)
    cities = greatest_cities(s, nation, area)
    if len(cities) > 1:
        s.push(QUAKE_CITY, nation, area, s.var(POWER))
    else:
        ruin(s, cities[0])


def ruin(s: InvasionsState, province: int) -> None:
    """It counts as looted; its walls fall unless it is a capital."""
    s.tell(QUAKED, province)
    loot_sign(s, province)
    if has_great_walls(s, province):
        weaken(s, province)
    if province not in s.capital:
        lose_walls(s, province)


def has_great_walls(s: InvasionsState, province: int) -> bool:
    """theodosian_walls: around the home of the nation with this power, while it owns it."""
    owner = s.city_owner[province]
    if owner == NONE or not s.in_force[GREAT_WALLS]:
        return False
    printed = s.box.nations[owner]
    return printed.has[GREAT_WALLS] and printed.home_province == province


class QuakePower(D10):
    """realm R33.2; a seat that nobody holds is rolled again."""

    def rolled(self, s: InvasionsState, die: int) -> None:
        power = s.box.rolls[EXECUTOR][die]
        if s.person[power] != NONE:
            s.pop()
            s.set_var(POWER, power)


class QuakeCity(Decision[InvasionsState]):
    """realm E115"""

    def actor(self, s: InvasionsState) -> int:
        return s.person[s.var(CHOOSER)]

    def cities(self, s: InvasionsState) -> list[int]:
        return greatest_cities(s, s.var(CITY_OF), s.var(INSIDE))

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"ev_place {s.box.provinces[p].id}" for p in self.cities(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == EV_PLACE_V and arg in self.cities(s):
            return None
        return Why("E115", "asked-quake")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        s.pop()
        ruin(s, arg)
