"""Founding a kingdom.

Rules   realm R14.2, R17
Owns    none
Nodes   founding (procedure), reseating (procedure), found-kingdom (decision),
        forced-kingdom (chance), found-city (decision), set-capital (decision),
        set-religion (decision)
Leaves  what a nation is to founding.py, its age to ageing.py, its gold to treasury.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import D10_V
from aevum.games.invasions.components.registers import YES
from aevum.games.invasions.components.turn import (
    FORCED_KINGDOM,
    FOUND_CITY,
    FOUND_CITY_V,
    FOUND_KINGDOM,
    FOUND_KINGDOM_V,
    FOUNDING,
    KINGDOM_FOUNDED,
    RESEATING,
    SET_CAPITAL,
    SET_CAPITAL_V,
    SET_RELIGION,
    SET_RELIGION_V,
)
from aevum.games.invasions.kinds import (
    ARIAN,
    CATHOLIC,
    GOAL_FOUND_KINGDOM,
    KINGDOM,
    MODIFIERS,
    NONE,
    PAGAN,
    RELIGIONS,
)
from aevum.games.invasions.rules.administration.religion import set_faith
from aevum.games.invasions.rules.board.cities import build_city
from aevum.games.invasions.rules.board.control import own_city, settle_control
from aevum.games.invasions.rules.board.dice import D10_WORDS
from aevum.games.invasions.rules.board.treasury import gain_gold
from aevum.games.invasions.rules.board.units import take_horde
from aevum.games.invasions.rules.turn.ageing import set_age
from aevum.games.invasions.rules.turn.founding import found, place_capital
from aevum.games.invasions.rules.turn.scoring import score_event
from aevum.games.invasions.state import InvasionsState

NO_KINGDOM: Final = MODIFIERS.index("no_voluntary_kingdom")
ASKED: Final = FOUND_KINGDOM.variable("nation")
ROLLING: Final = FORCED_KINGDOM.variable("nation")
NEW: Final = FOUNDING.variable("nation")
BUILDER: Final = FOUND_CITY.variable("nation")
RESEATED: Final = RESEATING.variable("nation")
SEATED: Final = SET_CAPITAL.variable("nation")
BELIEVER: Final = SET_RELIGION.variable("nation")
BARBARIAN_GROUND: Final = 2
"""realm R17.2: for a horde in a barbarian province."""


def may_found(s: InvasionsState, nation: int) -> bool:
    """realm R17.1, R17.3, E30"""
    barred = nation in s.federates or s.box.nations[nation].has[NO_KINGDOM]
    return not barred and s.age[nation] >= s.box.numbers.kingdom_age


def ask_for_kingdom(s: InvasionsState, nation: int) -> None:
    """realm R17.1, R17.2"""
    if may_found(s, nation):
        s.push(FOUND_KINGDOM, nation)


def forced_total(s: InvasionsState, nation: int, die: int) -> int:
    """realm R17.2, E13: no leader helps."""
    horde = s.horde[nation]
    wild = horde != NONE and not s.box.provinces[horde].civilized
    return die - s.gold[nation] // 10 + (BARBARIAN_GROUND if wild else 0)


class FoundKingdom(Decision[InvasionsState]):
    """realm DP1"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ASKED))

    def legal(self, s: InvasionsState) -> list[str]:
        return ["found_kingdom no", "found_kingdom yes"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == FOUND_KINGDOM_V else Why("R17.1", "asked-kingdom")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(ASKED)
        s.pop()
        if arg == YES:
            s.push(FOUNDING, nation)
        elif s.age[nation] >= s.box.numbers.forced_kingdom_age:
            s.push(FORCED_KINGDOM, nation)


class ForcedKingdom(Chance[InvasionsState]):
    """realm R17.2"""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return D10_WORDS

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == D10_V else Why("R17.2", "asked-die")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(ROLLING)
        s.pop()
        if forced_total(s, nation, arg + 1) <= s.age[nation]:
            s.push(FOUNDING, nation)


# -- consequences ---------------------------------------------------------------------------------


def become_kingdom(s: InvasionsState) -> None:
    """realm R17.4 (1), (2)"""
    nation = s.var(NEW)
    found(s, nation, KINGDOM)
    set_age(s, nation, 1)
    gain_gold(s, nation, s.box.numbers.kingdom_gold)
    s.tell(KINGDOM_FOUNDED, nation)


def raise_city(s: InvasionsState) -> None:
    """realm R17.4 (3)"""
    if city_choices(s, s.var(NEW)):
        s.push(FOUND_CITY, s.var(NEW))


def seat_capital(s: InvasionsState) -> None:
    """realm R17.4 (4); without a city the horde stays (realm R17.5)."""
    if capital_choices(s, s.var(NEW)):
        s.push(SET_CAPITAL, s.var(NEW))


def choose_religion(s: InvasionsState) -> None:
    """realm R17.4 (5)"""
    s.push(SET_RELIGION, s.var(NEW))


def settle_kingdom(s: InvasionsState) -> None:
    """realm R17.4 (8)"""
    settle_control(s)


def seat_anew(s: InvasionsState, nation: int) -> None:
    """realm R19.2.5, E129: an expelled capital; on a new city only if it has none."""
    s.push(RESEATING, nation)


def build_for_seat(s: InvasionsState) -> None:
    nation = s.var(RESEATED)
    if not capital_choices(s, nation) and site_choices(s, nation):
        s.push(FOUND_CITY, nation)


def seat_again(s: InvasionsState) -> None:
    if capital_choices(s, s.var(RESEATED)):
        s.push(SET_CAPITAL, s.var(RESEATED))


def open_lands(s: InvasionsState, nation: int) -> list[int]:
    """realm E129: neither in revolt nor with the capital of another nation."""
    return [p for p in s.lands_of(nation) if not s.revolt[p] and p not in s.capital]


def site_choices(s: InvasionsState, nation: int) -> list[int]:
    return [p for p in open_lands(s, nation) if s.level[p] == 0]


def city_choices(s: InvasionsState, nation: int) -> list[int]:
    """realm R17.4 (3): a site, else a city of level 1, else one of level 2."""
    lands = open_lands(s, nation)
    for level in range(3):
        found = [p for p in lands if s.level[p] == level]
        if found:
            return found
    return []


def capital_choices(s: InvasionsState, nation: int) -> list[int]:
    return [p for p in open_lands(s, nation) if s.built(p)]


def faith_choices(s: InvasionsState, nation: int) -> list[int]:
    """realm E32"""
    if s.faith[nation] == PAGAN:
        return [CATHOLIC, ARIAN, PAGAN]
    return sorted({CATHOLIC, s.faith[nation]})


class FoundCity(Decision[InvasionsState]):
    """realm DP2"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(BUILDER))

    def legal(self, s: InvasionsState) -> list[str]:
        places = s.box.provinces
        return [f"found_city {places[p].id}" for p in city_choices(s, s.var(BUILDER))]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == FOUND_CITY_V and arg in city_choices(s, s.var(BUILDER)):
            return None
        return Why("R17.4", "asked-city")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(BUILDER)
        s.pop()
        build_city(s, arg, s.level[arg] + 1)
        own_city(s, arg, nation)


class SetCapital(Decision[InvasionsState]):
    """realm DP3"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(SEATED))

    def legal(self, s: InvasionsState) -> list[str]:
        places = s.box.provinces
        return [f"set_capital {places[p].id}" for p in capital_choices(s, s.var(SEATED))]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == SET_CAPITAL_V and arg in capital_choices(s, s.var(SEATED)):
            return None
        return Why("R17.4", "asked-capital")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(SEATED)
        s.pop()
        if s.horde[nation] != NONE:
            score_event(s, nation, GOAL_FOUND_KINGDOM, s.box.provinces[arg].area)
        take_horde(s, nation)
        place_capital(s, nation, arg)


class SetReligion(Decision[InvasionsState]):
    """realm DP4"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(BELIEVER))

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"set_religion {RELIGIONS[each]}" for each in faith_choices(s, s.var(BELIEVER))]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == SET_RELIGION_V and arg in faith_choices(s, s.var(BELIEVER)):
            return None
        return Why("R17.4", "asked-religion")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(BELIEVER)
        s.pop()
        set_faith(s, nation, arg)
