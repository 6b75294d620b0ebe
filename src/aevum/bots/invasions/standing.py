"""Where a seat stands: its points, those in reach, and what it has to win more, in points.

All nations of a seat are one side. Nothing here looks at what a seat may not see: hands count only
for the seat that asks.
"""

from __future__ import annotations

from collections.abc import Sequence

from aevum.bots.invasions.calendar import Calendar
from aevum.bots.invasions.weights import Weights
from aevum.games.invasions.components.registers import ACTIVE
from aevum.games.invasions.kinds import BARBARIAN, EMPIRE, GOAL_AREA, KINGDOM, NONE
from aevum.games.invasions.realms import Objective, UnitKind
from aevum.games.invasions.rules.board.claims import counts_for
from aevum.games.invasions.rules.board.leaders import stacking_bonus
from aevum.games.invasions.rules.board.stacking import base_limit
from aevum.games.invasions.rules.turn.scoring import WHOLE, share_of
from aevum.games.invasions.state import InvasionsState


class Standing:
    """The worth of a position for all seats."""

    def __init__(self, s: InvasionsState, weights: Weights) -> None:
        self.s = s
        self.weights = weights
        self.calendar = Calendar(s, weights)
        self.lasting = min(3, self.calendar.turns_left)
        self.late = 1.0 if self.calendar.turns_left else 0.4
        """What is left of the worth of an army in the last turn."""
        self.seats = [0.0] * s.players
        self.pulls: dict[int, list[float]] = {}
        """By nation: how good it is to be in a province, once somebody has asked for it."""
        self.speaker = [
            s.seat_of(nation) if s.takes_part(nation) else NONE for nation in range(len(s.being))
        ]
        for power in range(len(s.points)):
            if s.person[power] != NONE:
                self.seats[s.person[power]] += s.points[power]
        for nation in range(len(s.being)):
            if self.speaker[nation] != NONE and s.on_board(nation):
                self.seats[self.speaker[nation]] += self.nation(nation)
        self.garrisons: list[dict[int, int]] = [{} for _ in s.controller]
        """By province and seat: units."""
        self._count_units()
        self._count_leaders()
        self._count_ground()
        self._count_crowds()

    def of(self, seat: int) -> float:
        """The seat's own worth, less a part of its rivals'."""
        rivals = sum(self.seats) - self.seats[seat]
        return self.seats[seat] - self.weights.rivals * rivals

    def is_last(self, acting: Sequence[int]) -> bool:
        """No nation of another seat acts before the end of the game."""
        s, own = self.s, {self.speaker[nation] for nation in acting}
        waiting = [n for n in range(len(s.being)) if s.being[n] == ACTIVE and not s.acted[n]]
        return not self.calendar.turns_left and {self.speaker[n] for n in waiting} <= own | {NONE}

    # -- nations ----------------------------------------------------------------------------------

    def nation(self, nation: int) -> float:
        s, weights = self.s, self.weights
        worth = self.points_in_reach(nation) + self.gold(nation)
        if s.capital[nation] != NONE:
            worth += weights.capital
        worth -= weights.decline * s.decline[nation]
        if s.suzerain[nation] != NONE:
            worth -= weights.vassal
        worth += weights.ally * (s.ally[nation] != NONE) + self.foedera(nation)
        bound = len(s.vassals_of(nation)) * weights.vassal
        return worth + bound + len(s.clients_of(nation)) * weights.client

    def points_in_reach(self, nation: int) -> float:
        """Objectives of its card that are still scored: held, or a part of an area."""
        s, worth = self.s, 0.0
        for each in s.box.objectives_of[nation]:
            objective = s.box.objectives[each]
            point = self.calendar.of(objective.scored)
            if point > 0.0:
                worth += point * objective.vp * self.share(nation, objective)
        return worth if s.suzerain[nation] == NONE else worth / 2

    def share(self, nation: int, objective: Objective) -> float:
        held = share_of(self.s, nation, objective) / WHOLE
        if held or objective.goal != GOAL_AREA or not self.s.play().areas[objective.target]:
            return held
        return self.weights.reach * self.progress(nation, objective.target)

    def progress(self, nation: int, area: int) -> float:
        """How much of the majority that an area asks for a nation has (realm R24.2 to R24.4)."""
        s = self.s
        imperial = s.status[nation] == EMPIRE
        mine = total = 0
        for p in s.box.areas[area].provinces:
            if imperial and not s.built(p):
                continue
            total += 1
            mine += counts_for(s, nation, s.controller[p])
        return min(1.0, mine / (total // 2 + 1)) if total else 0.0

    def foedera(self, nation: int) -> float:
        """Points for the federate every turn, peace for who granted it (realm R38.9)."""
        s, weights = self.s, self.weights
        points = s.box.numbers.foedus_vp * weights.foedus * min(2, self.calendar.turns_left + 1)
        federates = [*s.federates, *s.pledges[1::4]]
        federators = [*s.federators, *s.pledges[0::4]]
        return points * (nation in federates) + weights.peace * federators.count(nation)

    def gold(self, nation: int) -> float:
        s, weights = self.s, self.weights
        if s.status[nation] == BARBARIAN:
            return weights.barbarian_gold * s.gold[nation]
        gold = min(s.gold[nation], weights.rich) + 0.5 * max(0, s.gold[nation] - weights.rich)
        late = 0.3 if self.calendar.turns_left == 0 else 1.0
        return late * weights.gold * gold

    # -- pieces -----------------------------------------------------------------------------------

    def _count_units(self) -> None:
        s, weights = self.s, self.weights
        late = self.late
        for unit in range(len(s.unit_at)):
            seat = self.speaker[s.unit_command[unit]]
            if s.unit_at[unit] != NONE and seat != NONE:
                kind = s.box.kinds[s.unit_kind[unit]]
                self.seats[seat] += late * self.unit(kind, s.unit_damaged[unit] == 1)
                here = self.garrisons[s.unit_at[unit]]
                here[seat] = here.get(seat, 0) + 1
        for fleet in range(len(s.fleet_at)):
            seat = self.speaker[s.box.kinds[s.fleet_kind[fleet]].nation]
            if s.fleet_at[fleet] != NONE and seat != NONE:
                self.seats[seat] += late * weights.fleet

    def _count_leaders(self) -> None:
        """A leader is worth most where the army is."""
        s, weights = self.s, self.weights
        for leader in range(len(s.leader_at)):
            printed, at = s.box.leaders[leader], s.leader_at[leader]
            seat = self.speaker[printed.nation]
            if at != NONE and seat != NONE:
                army = min(6, self.garrisons[at].get(seat, 0))
                worth = weights.leader + weights.combat * printed.combat
                self.seats[seat] += worth * (0.7 + 0.05 * army)

    def _count_crowds(self) -> None:
        """Units beyond the stacking limit will be lost (war R9.5)."""
        s, weights = self.s, self.weights
        for p in range(len(self.garrisons)):
            for seat, units in self.garrisons[p].items():
                if units > base_limit(s, p):
                    leaders = [
                        x
                        for x in range(len(s.leader_at))
                        if s.leader_at[x] == p and self.speaker[s.box.leaders[x].nation] == seat
                    ]
                    room = base_limit(s, p) + stacking_bonus(s, leaders)
                    self.seats[seat] -= 0.8 * weights.unit * max(0, units - room)

    def unit(self, kind: UnitKind, damaged: bool) -> float:
        """A barbarian's diamond counts from the day his people have a king (war E37)."""
        weights = self.weights
        worth = weights.unit
        if not damaged:
            worth += weights.heavy * kind.heavy + weights.cavalry * kind.cavalry
            worth += weights.archer * kind.archer
        if kind.elite and self.s.status[kind.nation] != BARBARIAN:
            worth += weights.flipped if damaged else weights.elite * kind.elite
        return worth

    # -- ground -----------------------------------------------------------------------------------

    def _count_ground(self) -> None:
        s, weights = self.s, self.weights
        for p in range(len(s.controller)):
            limes = s.limes[p]
            if limes != NONE and self.speaker[limes] != NONE:
                self.seats[self.speaker[limes]] += weights.limes
            lord = s.controller[p]
            if lord == NONE or self.speaker[lord] == NONE:
                continue
            worth = self.ground(p, lord)
            if s.built(p) or s.capital[lord] == p:
                worth -= self.threat(p, lord)
            self.seats[self.speaker[lord]] += worth

    def threat(self, province: int, nation: int) -> float:
        """A city with an enemy beside it who is stronger than its garrison."""
        s, seat = self.s, self.speaker[nation]
        worst = 0
        for near in s.box.provinces[province].near:
            for other, units in self.garrisons[near].items():
                if other != seat:
                    worst = max(worst, units)
        gap = worst - self.garrisons[province].get(seat, 0)
        if gap <= 0:
            return 0.0
        level = max(1, s.level[province]) + (2 if s.capital[nation] == province else 0)
        return self.weights.threat * level * min(1.0, 0.25 * gap)

    def ground(self, province: int, nation: int) -> float:
        """What a controlled province brings its nation, beside its objectives."""
        s, weights = self.s, self.weights
        worth = weights.province
        if s.status[nation] == KINGDOM and s.being[nation] == ACTIVE:
            halves = s.box.provinces[province].income_halves
            worth += weights.income * 0.5 * halves * self.lasting
        if s.built(province):
            worth += weights.city * s.level[province] + weights.walls * s.walls[province]
            if s.status[nation] == EMPIRE:
                worth += weights.income * s.level[province] * self.lasting
        return worth - weights.revolt * s.revolt[province]
