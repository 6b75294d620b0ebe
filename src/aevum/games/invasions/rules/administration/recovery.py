"""Recovery from pillage, and captured capitals placed again.

Rules   realm R7.4, R17.5, R29, E17, E129
Owns    none
Nodes   seating (procedure), clear-sites (decision)
Leaves  the signs to cities.py, the capital to kingdoms.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.administration import (
    CLEAR_SITE_V,
    CLEAR_SITES,
    END_RECOVERY_V,
    INCOME,
    SEATING,
)
from aevum.games.invasions.components.turn import FOUND_CITY, SET_CAPITAL
from aevum.games.invasions.kinds import BARBARIAN, MODIFIERS, NONE
from aevum.games.invasions.rules.board.cities import clear_sign, close_area
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.turn.kingdoms import (
    capital_choices,
    city_choices,
    site_choices,
)
from aevum.games.invasions.state import InvasionsState

NATION: Final = INCOME.variable("nation")
SEATED: Final = SEATING.variable("nation")
CLEARING: Final = CLEAR_SITES.variable("nation")
AREA: Final = CLEAR_SITES.variable("area")
LEFT: Final = CLEAR_SITES.variable("left")
SITES: Final = 2
"""realm R29.1: markers taken from sites of an area in a turn."""
NO_CAPITAL: Final = MODIFIERS.index("no_capital")


def recover_cities(s: InvasionsState) -> None:
    """realm R29.1: all its cities."""
    for p in s.lands_of(s.var(NATION)):
        if s.built(p) and s.looted[p]:
            clear_sign(s, p)


def lacks_capital(s: InvasionsState, nation: int) -> bool:
    """realm R7.4: captured in an earlier turn; a horde that stands for it moves by R17.5."""
    if s.status[nation] == BARBARIAN or s.box.nations[nation].has[NO_CAPITAL]:
        return False
    return s.capital[nation] == NONE and s.fell[nation] < s.turn


def can_be_seated(s: InvasionsState, nation: int) -> bool:
    """realm R17.5, E129: with a city for its capital, or a site for one."""
    if not lacks_capital(s, nation):
        return False
    return bool(capital_choices(s, nation) or site_choices(s, nation))


def recover_capital(s: InvasionsState) -> None:
    """realm R7.4"""
    if can_be_seated(s, s.var(NATION)):
        s.push(SEATING, s.var(NATION))


def seat_the_landless(s: InvasionsState) -> None:
    """realm R17.5: as soon as a site or city has come under its control."""
    for nation in range(len(s.being)):
        if s.horde[nation] != NONE and s.on_board(nation) and can_be_seated(s, nation):
            s.push(SEATING, nation)


def raise_seat(s: InvasionsState) -> None:
    """realm R17.4 (3); a capital placed again needs it only if there is no city (realm E129).

    A city of level 3 cannot be raised: it is taken as it is.
    """
    nation = s.var(SEATED)
    is_wanted = s.horde[nation] != NONE or not capital_choices(s, nation)
    if is_wanted and city_choices(s, nation):
        s.push(FOUND_CITY, nation)


def take_seat(s: InvasionsState) -> None:
    """realm R17.4 (4), R7.4"""
    s.push(SET_CAPITAL, s.var(SEATED))


def settle_seat(s: InvasionsState) -> None:
    settle_control(s)


def looted_sites(s: InvasionsState, nation: int, area: int) -> list[int]:
    """Looted sites of an area that it controls."""
    if s.lord[area] != nation or s.cleared[area]:
        return []
    return [p for p in s.box.areas[area].provinces if s.looted[p] and not s.built(p)]


def recover_sites(s: InvasionsState) -> None:
    """realm R29.1: at most two in an area are cleared without a question."""
    nation = s.var(NATION)
    for area in range(len(s.lord)):
        sites = looted_sites(s, nation, area)
        if len(sites) > SITES:
            s.repeat()
            s.push(CLEAR_SITES, nation, area, SITES)
            return
        for site in sites:
            clear_sign(s, site)
        if sites:
            close_area(s, area)


class ClearSites(Decision[InvasionsState]):
    """realm DP20: two of them, or fewer."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(CLEARING))

    def sites(self, s: InvasionsState) -> list[int]:
        return looted_sites(s, s.var(CLEARING), s.var(AREA))

    def legal(self, s: InvasionsState) -> list[str]:
        words = [f"clear_site {s.box.provinces[p].id}" for p in self.sites(s)]
        return [*words, "end_recovery"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == END_RECOVERY_V or (verb == CLEAR_SITE_V and arg in self.sites(s)):
            return None
        return Why("R29.1", "asked-site")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == CLEAR_SITE_V:
            clear_sign(s, arg)
            s.set_var(LEFT, s.var(LEFT) - 1)
        if verb == END_RECOVERY_V or not s.var(LEFT):
            close_area(s, s.var(AREA))
            s.pop()
