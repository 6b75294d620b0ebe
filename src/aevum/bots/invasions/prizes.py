"""Prizes: what each province would bring a nation that took it, in points.

Objectives of the nation's own card, a part of the areas it wants, income and cities, what can be
looted, and what the loss would cost a rival.
"""

from __future__ import annotations

from aevum.bots.invasions.standing import Standing
from aevum.games.invasions.kinds import (
    AT_EVENT,
    BARBARIAN,
    EMPIRE,
    GOAL_AREA,
    GOAL_LOOT,
    GOAL_LOOT_CITY,
    GOAL_PROVINCE,
    GOAL_VASSALS,
    NONE,
)
from aevum.games.invasions.realms import Objective
from aevum.games.invasions.rules.board.control import counts_for


class Prizes:
    """By province: `hold` for who controls it, `loot` for who takes its city."""

    def __init__(self, standing: Standing, nation: int) -> None:
        s = standing.s
        self.s = s
        self.standing = standing
        self.nation = nation
        self.seat = standing.speaker[nation]
        self.areas = [0.0] * len(s.box.areas)
        """By area: points of the nation's own objectives."""
        for each in s.box.objectives_of[nation]:
            objective = s.box.objectives[each]
            if objective.goal == GOAL_AREA and s.play().areas[objective.target]:
                points = standing.calendar.of(objective.scored) * objective.vp
                self.areas[objective.target] += points
        self.hold = self.shares_of(nation)
        """What control of it means to the nation, had already or not."""
        self.loot = [0.0] * len(s.controller)
        self._add_ground()
        self._add_loot()

    def shares_of(self, nation: int) -> list[float]:
        """By province: its part of the objectives that are still scored."""
        s, standing = self.s, self.standing
        found = [0.0] * len(s.controller)
        for each in s.box.objectives_of[nation]:
            objective = s.box.objectives[each]
            points = standing.calendar.of(objective.scored) * objective.vp
            if points <= 0.0:
                continue
            if objective.goal == GOAL_PROVINCE and s.is_open(objective.target):
                found[objective.target] += points
            elif objective.goal == GOAL_AREA and s.play().areas[objective.target]:
                self._share_area(found, nation, objective, points)
        return found

    def _share_area(
        self, found: list[float], nation: int, objective: Objective, points: float
    ) -> None:
        """An area by its provinces, or by its cities for an empire (realm R24.3, R24.4).

        The fewer are missing, the more each of them counts; whoever has the area can lose it.
        """
        s = self.s
        area = s.box.areas[objective.target]
        imperial = s.status[nation] == EMPIRE
        if s.status[nation] == BARBARIAN:
            lord = s.lord[area.index]
            if not area.civilized:
                return  # realm R24.2: hordes alone decide there
            imperial = lord != NONE and s.status[lord] == EMPIRE  # its claim must fall first
        places = [p for p in area.provinces if s.built(p) or not imperial]
        mine = sum(counts_for(s, nation, s.controller[p]) for p in places)
        missing = len(places) // 2 + 1 - mine
        part = points / max(2, missing + 1) if missing > 0 else points / max(2, 2 - missing)
        for p in places:
            found[p] += part

    def of_horde(self, province: int) -> float:
        """What it means that no other horde is in the area of a province (realm R24.2)."""
        area = self.s.box.provinces[province].area
        return 0.0 if area == NONE else self.areas[area]

    def of_vassal(self, foe: int) -> float:
        """What a nation brings that submits: points for vassals, and the areas of its horde."""
        s = self.s
        worth = 0.0
        for each in s.box.objectives_of[self.nation]:
            objective = s.box.objectives[each]
            if objective.goal == GOAL_VASSALS:
                worth += self.standing.calendar.of(objective.scored) * objective.vp
        if s.horde[foe] != NONE:
            worth += 0.8 * self.of_horde(s.horde[foe])
        shares = self.shares_of(self.nation)
        return worth + sum(shares[p] for p in range(len(shares)) if s.controller[p] == foe)

    def _add_ground(self) -> None:
        s, standing = self.s, self.standing
        denied: dict[int, list[float]] = {}
        rivals = standing.weights.rivals
        for p in range(len(self.hold)):
            if not s.may_be_entered(p):
                continue
            self.hold[p] += standing.ground(p, self.nation)
            lord = s.controller[p]
            if lord == NONE or standing.speaker[lord] in (NONE, self.seat):
                continue
            if lord not in denied:
                denied[lord] = self.shares_of(lord)
            self.hold[p] += 2.0 * rivals * denied[lord][p]

    def _add_loot(self) -> None:
        """war R24: gold for everybody, points for who has an objective of it."""
        s, weights = self.s, self.standing.weights
        per_level, of_city = 0.0, [0.0] * len(self.loot)
        for each in s.box.objectives_of[self.nation]:
            objective = s.box.objectives[each]
            if not objective.scored[AT_EVENT]:
                continue
            if objective.goal == GOAL_LOOT_CITY:
                per_level += objective.vp
            elif objective.goal == GOAL_LOOT and objective.target != NONE:
                of_city[objective.target] += objective.vp
        barbarian = s.status[self.nation] == BARBARIAN
        gold = weights.barbarian_gold if barbarian else weights.gold
        for p in range(len(self.loot)):
            if s.built(p) and not s.looted[p]:
                markers = s.level[p] * (per_level + 3.0 * gold)
                self.loot[p] = s.box.numbers.loot_gold * gold + markers + of_city[p]
