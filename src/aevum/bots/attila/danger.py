"""Danger: how likely the stones of a tribe in a province are to be driven out (R6).

Stones in a pacified province are safe. In an open one the weaker tribes are at risk, the more so
the fuller it is; once five stones stand there, strength in stones and cards decides.
"""

from __future__ import annotations

from math import exp
from typing import Final

from aevum.bots.attila.weights import Weights
from aevum.games.attila.components import ROOM, TRIBES
from aevum.games.attila.state import AttilaState

RADIX: Final = ROOM + 2
UNIT: Final = [RADIX**tribe for tribe in range(TRIBES)]
"""A province's stones as one number: UNIT[tribe] for each stone."""


class Camp:
    """The stones of one province, and what of each tribe is expected to last."""

    def __init__(self, tribes: list[int], counts: list[int]) -> None:
        self.tribes = tribes
        self.counts = counts
        self.total = sum(counts)
        self.stones = [float(count) for count in counts]
        self.provinces = [1.0] * len(counts)

    def lose(self, number: int, risk: float) -> None:
        self.stones[number] = (1.0 - risk) * self.counts[number]
        self.provinces[number] = 1.0 - risk

    def worth(self, stone: list[float], province: list[float]) -> float:
        """What is expected to last, in points."""
        worth = 0.0
        for number in range(len(self.tribes)):
            tribe = self.tribes[number]
            worth += stone[tribe] * self.stones[number] + province[tribe] * self.provinces[number]
        return worth

    def margin(self, number: int, cards: list[float]) -> float:
        """How much stronger this tribe is than the weakest other one."""
        weakest = 100.0
        for other in range(len(self.tribes)):
            if other != number:
                weakest = min(weakest, self.counts[other] + cards[self.tribes[other]])
        return self.counts[number] + cards[self.tribes[number]] - weakest


class Danger:
    """Keeps every camp it has met; a camp of open provinces is the same each time."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.no_cards = [0.0] * TRIBES
        self._camps: dict[int, Camp] = {}

    def camp(self, number: int) -> Camp:
        """The camp of an open province; with five stones it still awaits `fight`."""
        camp = self._camps.get(number)
        if camp is None:
            camp = pitch(number)
            if camp.total <= ROOM:
                self.endanger(camp)
            self._camps[number] = camp
        return camp

    def endanger(self, camp: Camp) -> None:
        weights = self.weights
        crowd = camp.total / ROOM
        for number in range(len(camp.tribes)):
            if len(camp.tribes) == 1:
                camp.lose(number, weights.alone_risk * crowd)
            else:
                margin = camp.margin(number, self.no_cards)
                falls = 1.0 / (1.0 + exp(weights.margin_slope * margin - weights.margin_shift))
                camp.lose(number, weights.crowd_risk * crowd * falls)

    def fight(self, camp: Camp, cards: list[float]) -> None:
        """What lasts of a camp in conflict if these cards are laid."""
        weights = self.weights
        for number in range(len(camp.tribes)):
            if len(camp.tribes) == 1:
                camp.lose(number, 1.0)  # R6.8
            else:
                margin = camp.margin(number, cards)
                risk = 1.0 / (1.0 + exp(weights.fight_slope * margin - weights.fight_shift))
                camp.lose(number, risk)

    def lasting(
        self, s: AttilaState, numbers: list[int], cards: list[float]
    ) -> tuple[list[float], list[float]]:
        """Stones and provinces of every tribe that are expected to last."""
        stones = [0.0] * TRIBES
        provinces = [0.0] * TRIBES
        for place in range(s.board.size):
            if s.pacified[place]:
                for tribe in range(TRIBES):
                    count = s.stones[place * TRIBES + tribe]
                    if count:
                        stones[tribe] += count
                        provinces[tribe] += 1.0
            elif numbers[place]:
                camp = self.camp(numbers[place])
                if camp.total > ROOM:
                    self.fight(camp, cards)
                for number in range(len(camp.tribes)):
                    tribe = camp.tribes[number]
                    stones[tribe] += camp.stones[number]
                    provinces[tribe] += camp.provinces[number]
        return stones, provinces


def pitch(number: int) -> Camp:
    tribes: list[int] = []
    counts: list[int] = []
    for tribe in range(TRIBES):
        count = number // UNIT[tribe] % RADIX
        if count:
            tribes.append(tribe)
            counts.append(count)
    return Camp(tribes, counts)


def camp_numbers(s: AttilaState) -> list[int]:
    """The number of every province's camp; 0 = nobody, or pacified."""
    numbers = [0] * s.board.size
    for place in range(s.board.size):
        if s.total[place] and not s.pacified[place]:
            number = 0
            for tribe in range(TRIBES):
                number += s.stones[place * TRIBES + tribe] * UNIT[tribe]
            numbers[place] = number
    return numbers
