"""Danger: how likely the stones of a tribe in a province are to be driven out (R6).

Stones in a pacified province are safe. In an open one the weaker tribes are at risk, the more so
the fuller it is; once five stones stand there, strength in stones and cards decides.
"""

from __future__ import annotations

from math import exp

from aevum.bots.attila.weights import Weights
from aevum.games.attila.components import ROOM, TRIBES
from aevum.games.attila.state import AttilaState

SPAN = ROOM + 1
"""The widest difference of stones between two tribes in one province."""


class Danger:
    """The risks of open provinces, made once from the weights."""

    def __init__(self, weights: Weights) -> None:
        self.fight_slope = weights.fight_slope
        self.fight_shift = weights.fight_shift
        self.alone = [weights.alone_risk * total / ROOM for total in range(SPAN + 1)]
        self.open = [
            weights.crowd_risk * total / ROOM
            / (1.0 + exp(weights.margin_slope * margin - weights.margin_shift))
            for total in range(SPAN + 1)
            for margin in range(-SPAN, SPAN + 1)
        ]  # fmt: skip
        self.counts = [0] * TRIBES
        self.present = 0

    def look(self, s: AttilaState, province: int, tribe: int, more: int) -> int:
        """Take in a province with `more` stones of `tribe`; returns the stones in it."""
        counts = self.counts
        total = 0
        present = 0
        for other in range(TRIBES):
            stones = s.stones[province * TRIBES + other]
            if other == tribe:
                stones += more
            counts[other] = stones
            if stones:
                total += stones
                present += 1
        self.present = present
        return total

    def open_risk(self, tribe: int, total: int) -> float:
        """The risk of the tribe in the province looked at, before a fifth stone stands there."""
        if self.present == 1:
            return self.alone[total]
        weakest = SPAN
        for other in range(TRIBES):
            stones = self.counts[other]
            if stones and other != tribe and stones < weakest:
                weakest = stones
        margin = self.counts[tribe] - weakest
        return self.open[total * (2 * SPAN + 1) + margin + SPAN]

    def fight_risk(self, tribe: int, cards: list[float]) -> float:
        """The risk of the tribe in the conflict looked at, with these cards expected."""
        if self.present == 1:
            return 1.0  # R6.8
        weakest = 100.0
        for other in range(TRIBES):
            stones = self.counts[other]
            if stones and other != tribe:
                strength = stones + cards[other]
                if strength < weakest:
                    weakest = strength
        margin = self.counts[tribe] + cards[tribe] - weakest
        return 1.0 / (1.0 + exp(self.fight_slope * margin - self.fight_shift))

    def worth(
        self, total: int, stone: list[float], province: list[float], cards: list[float]
    ) -> float:
        """What is expected to stay in the province looked at, in points."""
        worth = 0.0
        for tribe in range(TRIBES):
            stones = self.counts[tribe]
            if stones:
                if total > ROOM:
                    risk = self.fight_risk(tribe, cards)
                else:
                    risk = self.open_risk(tribe, total)
                worth += (1.0 - risk) * (stone[tribe] * stones + province[tribe])
        return worth

    def survivors(self, s: AttilaState, cards: list[float]) -> tuple[list[float], list[float]]:
        """Stones and provinces of every tribe that are expected to last."""
        stones = [0.0] * TRIBES
        provinces = [0.0] * TRIBES
        for place in range(s.board.size):
            if not s.total[place]:
                continue
            total = self.look(s, place, -1, 0)
            safe = s.pacified[place] != 0
            for tribe in range(TRIBES):
                count = self.counts[tribe]
                if not count:
                    continue
                lasts = 1.0
                if total > ROOM and not safe:
                    lasts -= self.fight_risk(tribe, cards)
                elif not safe:
                    lasts -= self.open_risk(tribe, total)
                stones[tribe] += lasts * count
                provinces[tribe] += lasts
        return stones, provinces
