"""Hordes: where a people should be at home when areas are scored, and who could overpower it.

Barbarians have an area as long as no horde but theirs is in it (realm R24.2), and a horde whose
guards are beaten submits (war R35): it is the best and the weakest thing they own.
"""

from __future__ import annotations

from typing import Final

from aevum.bots.invasions.marches import Staff
from aevum.games.invasions.kinds import BARBARIAN, NONE

FARTHEST: Final = 6
RULED: Final = 0.15
"""In an area that a kingdom or an empire holds."""
MOST_RISK: Final = 0.6
"""The chance that a horde is beaten, at most."""


class Homes:
    """By nation and province: what it is worth that the horde is there."""

    def __init__(self, staff: Staff) -> None:
        self.staff = staff
        self.s = staff.s
        self._found: dict[int, list[float]] = {}

    def worth(self, nation: int, at: int, guards: int) -> float:
        """Of a horde with so many units beside it."""
        return self.of(nation)[at] - self.exposure(nation, at, guards)

    def exposure(self, nation: int, at: int, guards: int) -> float:
        """A nation that submits scores half, and its lord has what it held (realm E98)."""
        standing = self.staff.standing
        enemies = self.staff.pressure(at, nation)
        risk = min(MOST_RISK, standing.weights.overrun * max(0.0, enemies - guards + 1.0))
        loss = 0.5 * (standing.points_in_reach(nation) + self.of(nation)[at])
        return risk * (standing.weights.vassal + loss)

    def of(self, nation: int) -> list[float]:
        """Looked up once."""
        if nation not in self._found:
            self._found[nation] = self._spread(nation)
        return self._found[nation]

    def _spread(self, nation: int) -> list[float]:
        """The best area from each province, less the further away it is."""
        s = self.s
        found = [0.0] * len(s.controller)
        areas = self.staff.prizes(nation).areas
        steps = FARTHEST if self.staff.standing.calendar.turns_left else 0
        for area in range(len(areas)):
            worth = areas[area] * self._freedom(nation, area)
            edge, seen = list(s.box.areas[area].provinces), set(s.box.areas[area].provinces)
            for _ in range(steps + 1 if worth > 0.0 else 0):
                for p in edge:
                    found[p] = max(found[p], worth)
                worth *= self.staff.weights.home_far
                edge = [q for p in edge for q in s.box.provinces[p].near if s.may_be_entered(q)]
                edge = sorted({q for q in edge if q not in seen})
                seen.update(edge)
        return found

    def _freedom(self, nation: int, area: int) -> float:
        """How likely a horde has an area to itself that it goes to."""
        s = self.s
        others = [
            other
            for p in s.box.areas[area].provinces
            for other in self.staff.forces.hordes[p]
            if other != nation and s.suzerain[other] != nation
        ]
        lord = s.lord[area]
        ruled = lord not in (NONE, nation) and s.status[lord] != BARBARIAN
        return float(self.staff.weights.crowded ** len(others)) * (RULED if ruled else 1.0)
