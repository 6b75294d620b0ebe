"""Prizes: what each province would bring a nation that took it, in points.

Objectives of the nation's own card, a part of the areas it wants, income and cities, what can be
looted, and what the loss would cost a rival.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from aevum.bots.invasions.standing import Standing
from aevum.games.invasions.kinds import (
    AT_EVENT,
    BARBARIAN,
    EMPIRE,
    GOAL_AREA,
    GOAL_CLIENTS,
    GOAL_LOOT,
    GOAL_LOOT_CITY,
    GOAL_PROVINCE,
    GOAL_VASSALS,
    NONE,
)
from aevum.games.invasions.realms import Objective
from aevum.games.invasions.rules.board.claims import counts_for
from aevum.games.invasions.rules.board.relations import are_bound
from aevum.games.invasions.state import InvasionsState

FAINT: Final = 0.02
"""A prize is seen as far as something of it is left."""


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
        self._add_capitals()
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
        worth = self.points_for(GOAL_VASSALS)
        if s.horde[foe] != NONE:
            worth += 0.8 * self.of_horde(s.horde[foe])
        shares = self.shares_of(self.nation)
        return worth + sum(shares[p] for p in range(len(shares)) if s.controller[p] == foe)

    def _add_ground(self) -> None:
        s, standing = self.s, self.standing
        denied: dict[int, list[float]] = {}
        denying = standing.weights.denied
        for p in range(len(self.hold)):
            if not s.may_be_entered(p):
                continue
            self.hold[p] += standing.ground(p, self.nation)
            lord = s.controller[p]
            if lord == NONE or standing.speaker[lord] in (NONE, self.seat):
                continue
            if lord not in denied:
                denied[lord] = self.shares_of(lord)
            self.hold[p] += denying * denied[lord][p]

    def _add_capitals(self) -> None:
        """realm R37.4: a minor kingdom whose capital falls serves the conqueror, and keeps it."""
        s, standing = self.s, self.standing
        for victim in range(len(s.capital)):
            at = s.capital[victim]
            if at == NONE or not s.box.nations[victim].imk or s.patron[victim] == self.nation:
                continue
            mine = self.shares_of(self.nation)
            lands = 0.5 * sum(mine[p] for p in range(len(mine)) if s.controller[p] == victim)
            lost = standing.weights.client if s.patron[victim] != NONE else 0.0
            self.hold[at] = self.of_client() + lands + standing.weights.rivals * lost

    def of_client(self) -> float:
        """What one more client, or vassal of barbarians, brings."""
        s, weights = self.s, self.standing.weights
        goal = GOAL_VASSALS if s.status[self.nation] == BARBARIAN else GOAL_CLIENTS
        worth = weights.vassal if goal == GOAL_VASSALS else weights.client
        return worth + self.points_for(goal)

    def points_for(self, goal: int) -> float:
        """Points for each nation that is bound in this way."""
        s, worth = self.s, 0.0
        for each in s.box.objectives_of[self.nation]:
            objective = s.box.objectives[each]
            if objective.goal == goal:
                worth += self.standing.calendar.of(objective.scored) * objective.vp
        return worth

    def is_ours(self, province: int) -> bool:
        """Nobody of the own side, no friend and no client is robbed."""
        s, standing = self.s, self.standing
        lord = s.controller[province]
        if lord == NONE:
            return False
        if lord == self.nation or standing.speaker[lord] == self.seat:
            return True
        return are_bound(s, self.nation, lord, province)

    def pull(self) -> list[float]:
        """By province: how good it is to be there for what lies beyond."""
        s = self.s
        found = self.standing.pulls.get(self.nation)
        if found is not None:
            return found
        found = [0.0] * len(s.controller)
        for p in range(len(found)):
            if s.may_be_entered(p) and not self.is_ours(p):
                found[p] = self.hold[p] + self.loot[p]
        spread_out(s, found, self.standing.weights.far)
        self.standing.pulls[self.nation] = found
        return found

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


def spread_out(s: InvasionsState, found: list[float], far: float) -> None:
    """From province to province, the greatest prize first; so much is left with every step."""
    edge = [(-worth, p) for p, worth in enumerate(found) if worth > FAINT]
    heapify(edge)
    while edge:
        worth, p = heappop(edge)
        if -worth < found[p]:
            continue
        left = far * found[p]
        if left > FAINT:
            for near in s.box.provinces[p].near:
                if found[near] < left:
                    found[near] = left
                    heappush(edge, (-left, near))


def pull_of(standing: Standing, nation: int) -> list[float]:
    """How good it is for a nation to be in a province, looked up once."""
    found = standing.pulls.get(nation)
    return Prizes(standing, nation).pull() if found is None else found
