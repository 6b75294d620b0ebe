"""Prospects: what the scorings still ahead will pay, to whom, and how sure that is.

A scoring pays the first of a tribe for its stones and the second for its provinces (R8). Until it
comes, counters climb and ranks change; so each seat gets a chance of being first or second, drawn
like lots by the height of its counter. The nearer the scoring, the harder the lots; for a scoring
due at once they are the rule itself, ties included.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from aevum.bots.attila.weights import Weights
from aevum.games.attila.components import CONFLICT, ROOM, SEVENTH, TILES, TOP, TRIBES, WINDOW
from aevum.games.attila.rules.influence import influence_step
from aevum.games.attila.rules.pacification import DUE
from aevum.games.attila.rules.scoring import WIDEST_GAP
from aevum.games.attila.rules.tiles import AFTER_PACIFICATION, MOMENT
from aevum.games.attila.state import AttilaState

ALL_TILES: Final = 10
DISTANCES: Final = ALL_TILES + 1
SCORINGS: Final = (SEVENTH + 1) * DISTANCES
"""A scoring ahead is one number: century * DISTANCES + tiles still to be laid before it."""

MOST_SEATS: Final = 5
FIELDS: Final = TOP + 1
STEP_OF: Final[list[int]] = [FIELDS**seat for seat in range(MOST_SEATS)]
"""A tribe's track is one number, too: STEP_OF[seat] for each field the seat has climbed."""

REMEMBERED: Final = 200_000
"""Chances kept in memory; they come up again and again."""


def tiles_laid(s: AttilaState) -> int:
    return ALL_TILES - sum(s.tiles)


def fights_ahead(s: AttilaState) -> int:
    """Provinces with five stones: each will cost a tile before the turn is over."""
    fights = 0
    for province in range(s.board.size):
        if s.total[province] > ROOM and not s.pacified[province]:
            fights += 1
    return fights


def due_scoring(s: AttilaState) -> int:
    """The century that is pacified but not scored yet (R10.2), or -1."""
    if s.at(WINDOW) and s.var(MOMENT) == AFTER_PACIFICATION:
        return s.var_of(CONFLICT, DUE) - 1
    return -1


def tracks_of(s: AttilaState) -> list[int]:
    tracks = [0] * TRIBES
    influence = s.influence
    for seat in range(s.players):
        unit = STEP_OF[seat]
        for tribe in range(TRIBES):
            tracks[tribe] += influence[seat * TRIBES + tribe] * unit
    return tracks


class Prospects:
    """The tables behind the chances, made once from the weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.more_stones = weights.more_stones
        self.more_provinces = weights.more_provinces
        self.grip = [
            grip_of(weights, scoring // DISTANCES, scoring % DISTANCES)
            for scoring in range(SCORINGS)
        ]
        self.trust = [weights.patience ** (scoring % DISTANCES) for scoring in range(SCORINGS)]
        self._known: dict[int, list[float]] = {}

    # -- scorings ---------------------------------------------------------------------------------

    def scorings_ahead(self, s: AttilaState, fights: int, ending: bool) -> list[int]:
        """The scorings to come; the final one is the last."""
        ahead: list[int] = []
        due = due_scoring(s)
        if due >= 0:
            ahead.append(due * DISTANCES)
        laid = tiles_laid(s)
        final = 0 if ending else min(max(0, ALL_TILES - laid - fights), self.early_end(s))
        threshold = 0
        for century in range(SEVENTH):
            threshold += TILES[century]
            distance = max(0, threshold - laid - fights)
            if threshold > laid and (distance == 0 or distance <= final):
                ahead.append(century * DISTANCES + distance)
        ahead.append(SEVENTH * DISTANCES + final)
        return ahead

    def early_end(self, s: AttilaState) -> int:
        """In how many tiles' time a supply may be empty (T2) or a counter at the top (T3)."""
        climbs = (TOP - max(s.influence)) / influence_step(s)
        supply = self.weights.tiles_per_stone * min(s.supply)
        return max(1, int(min(supply, self.weights.tiles_per_climb * climbs) + 0.5))

    def climbed(self, track: int, seat: int, steps: int) -> int:
        return track + steps * STEP_OF[seat]

    # -- chances ----------------------------------------------------------------------------------

    def chances(self, players: int, track: int, scoring: int) -> list[float]:
        """Each seat's chance of being first, then each seat's chance of being second."""
        key = (track * SCORINGS + scoring) * (MOST_SEATS + 1) + players
        known = self._known.get(key)
        if known is not None:
            return known
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        heights = [track // STEP_OF[seat] % FIELDS for seat in range(players)]
        chances = self.draw_lots(heights, scoring)
        self._known[key] = chances
        return chances

    def draw_lots(self, heights: list[int], scoring: int) -> list[float]:
        players = len(heights)
        grip = self.grip[scoring]
        lots = [grip[height] for height in heights]
        total = sum(lots)
        first = [lot / total if total > 0.0 else 0.0 for lot in lots]
        second = [0.0] * players
        for leader in range(players):
            chance = first[leader]
            if chance <= 0.0:
                continue
            rest = 0.0
            for seat in range(players):
                if seat != leader:
                    rest += lots[seat]
            if rest <= 0.0:
                second[leader] += chance  # R8.10: alone on the track
                continue
            for seat in range(players):
                if seat != leader:
                    second[seat] += chance * lots[seat] / rest
        if players == 2:
            mind_the_gap(heights, second, scoring % DISTANCES)
        return first + second

    # -- points -----------------------------------------------------------------------------------

    def row(
        self, players: int, track: int, ahead: list[int], care: list[float]
    ) -> tuple[float, float, float]:
        """What the tribe brings, a stone of it, a province of it; `care` weighs the seats."""
        constant = 0.0
        stone = 0.0
        province = 0.0
        for scoring in ahead:
            chances = self.chances(players, track, scoring)
            of_first = 0.0
            of_second = 0.0
            for seat in range(players):
                weight = care[seat]
                of_first += weight * chances[seat]
                of_second += weight * chances[players + seat]
            trust = self.trust[scoring]
            of_first *= trust
            of_second *= trust
            stone += of_first
            province += of_second
            grown = self.more_stones * of_first + self.more_provinces * of_second
            constant += scoring % DISTANCES * grown
        return constant, stone, province

    def values(
        self,
        s: AttilaState,
        tracks: list[int],
        ahead: list[int],
        stones: list[float],
        provinces: list[float],
    ) -> list[float]:
        """The points every seat may expect to have in the end."""
        players = s.players
        values = [float(points) for points in s.score]
        for scoring in ahead:
            trust = self.trust[scoring]
            more_stones = self.more_stones * (scoring % DISTANCES)
            more_provinces = self.more_provinces * (scoring % DISTANCES)
            for tribe in range(TRIBES):
                chances = self.chances(players, tracks[tribe], scoring)
                pay_first = trust * (stones[tribe] + more_stones)
                pay_second = trust * (provinces[tribe] + more_provinces)
                for seat in range(players):
                    pay = pay_first * chances[seat] + pay_second * chances[players + seat]
                    values[seat] += pay
        return values

    def swing(self, ahead: list[int]) -> float:
        """How many points a lead must have to be worth something."""
        return self.weights.swing_now + self.weights.swing_later * sqrt(ahead[-1] % DISTANCES)

    def shares(self, values: list[float], swing: float) -> list[float]:
        """The share of victory each seat may expect."""
        best = max(values)
        shares = [exp((value - best) / swing) for value in values]
        total = sum(shares)
        return [share / total for share in shares]


def grip_of(weights: Weights, century: int, distance: int) -> list[float]:
    """The lot of every field; influence gained before a far scoring blurs today's ranks."""
    blur = weights.blur_now + weights.blur_later * (century + 1) * sqrt(distance)
    lots = [exp(field / blur) for field in range(FIELDS)]
    lots[0] = min(1.0, weights.newcomer * distance)
    return lots


def mind_the_gap(heights: list[int], second: list[float], distance: int) -> None:
    """R12.3: with two players the one far behind is not paid."""
    gap = abs(heights[0] - heights[1]) - WIDEST_GAP
    if gap > 0 and heights[0] and heights[1]:
        behind = 0 if heights[0] < heights[1] else 1
        second[behind] *= distance / (distance + gap)
