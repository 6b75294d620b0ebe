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
UNIT: Final[list[int]] = [RADIX**tribe for tribe in range(TRIBES)]
"""A camp, the stones of one province, is one number: UNIT[tribe] for each stone."""
NOBODY: Final = 0


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
        stones = self.stones
        provinces = self.provinces
        for number, tribe in enumerate(self.tribes):
            worth += stone[tribe] * stones[number] + province[tribe] * provinces[number]
        return worth

    def place_of(self, tribe: int) -> int:
        for number in range(len(self.tribes)):
            if self.tribes[number] == tribe:
                return number
        return -1

    def margin(self, number: int, cards: list[float]) -> float:
        """How much stronger this tribe is than the weakest other one."""
        tribes = self.tribes
        counts = self.counts
        weakest = 100.0
        for other in range(len(tribes)):
            if other != number:
                strength = counts[other] + cards[tribes[other]]
                if strength < weakest:
                    weakest = strength
        return counts[number] + cards[tribes[number]] - weakest


class Danger:
    """Knows every camp of an open province by heart; a conflict is reckoned anew each time."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.no_cards = [0.0] * TRIBES
        self._camps: dict[int, Camp] = {}

    def camp(self, number: int, cards: list[float]) -> Camp:
        """What lasts of the camp; if it has five stones, these cards are expected."""
        camp = self._camps.get(number)
        if camp is None:
            camp = pitch(number)
            if camp.total <= ROOM:
                self.endanger(camp)
            self._camps[number] = camp
        return camp if camp.total <= ROOM else self.fight(camp, cards)

    def camp_with(self, number: int, tribe: int, more: int, cards: list[float]) -> Camp:
        """The same camp with more stones of this tribe."""
        return self.camp(number + more * UNIT[tribe], cards)

    def endanger(self, camp: Camp) -> None:
        weights = self.weights
        crowd = camp.total / ROOM
        for number in range(len(camp.tribes)):
            if len(camp.tribes) == 1:
                camp.lose(number, weights.alone_risk * crowd)
            else:
                margin = camp.margin(number, self.no_cards)
                falls = 1.0 / (1.0 + exp(weights.margin_slope * margin - weights.margin_shift))
                camp.lose(number, min(1.0, weights.crowd_risk * crowd * falls))

    def fight(self, camp: Camp, cards: list[float]) -> Camp:
        """What lasts of a camp in conflict if these cards are laid."""
        fought = Camp(camp.tribes, camp.counts)
        for number in range(len(camp.tribes)):
            if len(camp.tribes) == 1:
                fought.lose(number, 1.0)  # R6.8
            else:
                margin = camp.margin(number, cards)
                steep = self.weights.fight_slope * margin - self.weights.fight_shift
                fought.lose(number, 1.0 / (1.0 + exp(steep)))
        return fought

    def lasting(
        self, s: AttilaState, camps: list[int], cards: list[float]
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
            elif camps[place] != NOBODY:
                camp = self.camp(camps[place], cards)
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


def camps_of(s: AttilaState) -> list[int]:
    """The camp of every open province."""
    camps = [NOBODY] * s.board.size
    stones = s.stones
    for place in range(s.board.size):
        if s.total[place] and not s.pacified[place]:
            camp = 0
            for tribe in range(TRIBES):
                count = stones[place * TRIBES + tribe]
                if count:
                    camp += count * UNIT[tribe]
            camps[place] = camp
    return camps
