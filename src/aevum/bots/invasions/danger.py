"""Danger: what the others may take from a seat before it acts again, in points.

Every army of an enemy within reach looks for the prey that would hurt most, by the chance that it
falls: a battle first, then the siege. Whoever has acted in the last turn comes no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.bots.invasions.battles import commander_of, field_at, fight, siege_chance
from aevum.bots.invasions.prizes import Prizes
from aevum.bots.invasions.standing import Standing
from aevum.games.invasions.components.registers import ACTIVE
from aevum.games.invasions.kinds import BARBARIAN, NONE
from aevum.games.invasions.rules.board.ground import Forces, has_foreign_city
from aevum.games.invasions.rules.board.leaders import leaders_at
from aevum.games.invasions.rules.board.relations import is_hostile

DISTANT: Final[tuple[float, ...]] = (1.0, 1.0, 0.8, 0.5)
"""How likely an army comes that stands so many steps away."""
LIKELY: Final = 0.4
"""How often a nation goes for what hurts this seat most."""
TERROR: Final = 0.5
"""war R23.3: a leader of barbarians before a city without walls."""


class Danger:
    """By province: what can be expected to be lost there; and all together."""

    def __init__(self, standing: Standing, seat: int) -> None:
        self.s = standing.s
        self.standing = standing
        self.seat = seat
        self.forces = Forces(standing.s)
        self.prey: dict[int, float] = {}
        """By province: what its loss costs."""
        self.owner: dict[int, int] = {}
        self.at: dict[int, float] = {}
        self.total = 0.0
        self._list_prey()
        self._look_around()

    def _list_prey(self) -> None:
        s, standing = self.s, self.standing
        for nation in range(len(s.being)):
            if standing.speaker[nation] != self.seat or not s.on_board(nation):
                continue
            shares = Prizes(standing, nation).shares_of(nation)
            for p in range(len(shares)):
                if s.controller[p] == nation and (s.built(p) or s.capital[nation] == p):
                    self.add(p, nation, shares[p] + standing.ground(p, nation))
            if s.capital[nation] != NONE:
                self.add(s.capital[nation], nation, standing.weights.capital)
            if s.horde[nation] != NONE and s.suzerain[nation] == NONE:
                bound = standing.weights.vassal + 0.5 * standing.points_in_reach(nation)
                self.add(s.horde[nation], nation, bound)

    def add(self, province: int, nation: int, loss: float) -> None:
        self.prey[province] = self.prey.get(province, 0.0) + loss
        self.owner[province] = nation

    def _look_around(self) -> None:
        s = self.s
        worst: dict[int, float] = {}
        for at in range(len(self.forces.units)):
            armies: dict[int, list[int]] = {}
            for unit in self.forces.units[at]:
                if self.may_come(s.unit_command[unit]):
                    armies.setdefault(s.unit_command[unit], []).append(unit)
            for nation, units in armies.items():
                worst[nation] = max(worst.get(nation, 0.0), self.worst_of(nation, units, at))
        self.total = LIKELY * sum(worst.values())

    def may_come(self, nation: int) -> bool:
        s, speaker = self.s, self.standing.speaker[nation]
        if speaker in (NONE, self.seat) or s.being[nation] != ACTIVE:
            return False
        return self.standing.calendar.turns_left > 0 or not s.acted[nation]

    def worst_of(self, nation: int, units: Sequence[int], at: int) -> float:
        """The prey of an army that hurts most."""
        s, worst = self.s, 0.0
        for to, steps in s.box.board.reach[at].items():
            loss = self.prey.get(to, 0.0)
            if loss <= worst or not is_hostile(s, nation, self.owner[to], to):
                continue
            hurt = DISTANT[steps] * loss * self.chance(nation, units, at, to)
            worst = max(worst, hurt)
            self.at[to] = max(hurt, self.at.get(to, 0.0))
        return worst

    def chance(self, nation: int, units: Sequence[int], at: int, to: int) -> float:
        """The chance that this army takes the place."""
        s, owner = self.s, self.owner[to]
        leaders = leaders_at(s, at, nation)
        combat = commander_of(s, leaders)
        own = [u for u in self.forces.units[to] if self.ours(s.unit_command[u])]
        horde = s.horde[owner] == to
        chance = 1.0
        if own or horde:
            chiefs = [x for n in range(len(s.being)) if self.ours(n) for x in leaders_at(s, to, n)]
            field = field_at(s, to, [owner], s.box.provinces[to].border(at), horde)
            chance = fight(s, field, units, own, (combat, commander_of(s, chiefs))).chance
        if has_foreign_city(s, to, nation):
            falls = siege_chance(s, to, nation, combat)
            if s.status[nation] == BARBARIAN and leaders and not s.is_fortified(to):
                falls = TERROR + (1.0 - TERROR) * falls
            chance *= falls
        return chance

    def ours(self, nation: int) -> bool:
        return self.standing.speaker[nation] == self.seat
