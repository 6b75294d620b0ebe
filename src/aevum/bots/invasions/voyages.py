"""Voyages: who can be carried over the sea, where to, and with what chance (war R29, R30)."""

from __future__ import annotations

from typing import Final, NamedTuple

from aevum.games.invasions.rules.board.ground import Forces
from aevum.games.invasions.rules.board.units import is_amphibious
from aevum.games.invasions.rules.march.marching import Band
from aevum.games.invasions.rules.sea.squadrons import enemies_at, friends_at, squadrons_in
from aevum.games.invasions.rules.sea.transport import (
    DIE,
    HOLD,
    LONGSHIPS,
    further,
    has_longships,
    is_home,
    risk_modifier,
    sea_ways,
    shores,
    skips_risk,
)
from aevum.games.invasions.state import InvasionsState

UNMOLESTED: Final = 0.6
"""The chance to get past an enemy's fleet in a zone."""


class Voyage(NamedTuple):
    """Zones that are crossed, where a group goes ashore, and the chance to get there."""

    zones: list[int]
    to: int
    chance: float


def cargo_of(s: InvasionsState, band: Band, at: int, strongest: list[int]) -> Band:
    """As many as the best squadron beside the place can carry, the strongest first.

    strongest   the units of the group in this order
    """
    if not band.units or has_longships(s, band):
        return band
    nation = band.nations[0]
    if s.box.nations[nation].has[LONGSHIPS]:
        return Band(s, [u for u in strongest if is_amphibious(s, u)], band.leaders, [])
    ships = 0
    for sea in s.box.provinces[at].coasts:
        for friend in friends_at(s, sea, nation):
            for fleets in squadrons_in(s, sea, friend):
                ships = max(ships, len(fleets))
    return Band(s, strongest[: HOLD * ships], band.leaders[:ships], [])


def voyages_of(s: InvasionsState, forces: Forces, band: Band, at: int, mode: int) -> list[Voyage]:
    """Every place that a group can be carried to; of several ways the surest."""
    found: dict[int, Voyage] = {}
    for first in sea_ways(s, forces, band, at, mode):
        ways = [[first], *([first, sea] for sea in further(s, forces, band, at, [first], mode))]
        for zones in ways:
            for to in shores(s, forces, band, at, zones, mode):
                voyage = Voyage(zones, to, arrival(s, forces, band, zones, to))
                known = found.get(to)
                if known is None or voyage.chance > known.chance:
                    found[to] = voyage
    return list(found.values())


def arrival(s: InvasionsState, forces: Forces, band: Band, zones: list[int], to: int) -> float:
    """war R30.3: the sea-risk roll of a landing, and hostile fleets on the way."""
    nation, chance = band.nations[0], 1.0
    if not is_home(s, forces, band, to) and not skips_risk(s, band, to):
        needed = s.box.numbers.sea_risk_roll - risk_modifier(s, nation, zones[-1], to)
        chance = min(max(DIE + 1 - needed, 0), DIE) / DIE
    for sea in zones:
        if enemies_at(s, sea, nation):
            chance *= UNMOLESTED
    return chance
