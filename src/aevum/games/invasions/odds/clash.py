"""Re-rolls of an advanced melee: a game between both sides, solved backwards (war R20.5).

One re-roll is one side's whole 2D6, and nothing but the hits of a throw counts, so a round is a few
numbers: hits of both throws, re-rolls left, who has priority and who has passed.
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.battle import ATTACKER
from aevum.games.invasions.odds.dice import Chances
from aevum.games.invasions.rules.battle.combat_dice import BOTH_PASSED

Ends = dict[tuple[int, int, int, int], float]
"""By hits of the attacker and of the defender, and the re-rolls that both have left: chances."""
Stage = tuple[int, int, int, int, int, int]
"""Hits of both, re-rolls of both, who has priority, how many have passed in a row."""
PASS: Final = 2
"""Beside the sides whose dice can be thrown again."""
GAIN: Final = 1e-9


class Clash:
    """One round; its children say what its end is worth to the attacker."""

    def __init__(self, spreads: tuple[Chances, Chances]) -> None:
        self.spreads = spreads
        """By side: the chance of each number of hits."""
        self._choices: dict[Stage, int] = {}
        self._values: dict[Stage, float] = {}

    def worth(self, mine: int, theirs: int, own: int, enemy: int) -> float:
        """The attacker's chance once the round is over."""
        raise NotImplementedError

    def value(self, place: Stage) -> float:
        """The attacker's chance if both call what is best for them."""
        found = self._values.get(place)
        if found is None:
            found = self._solved(place)
            self._values[place] = found
        return found

    def _solved(self, place: Stage) -> float:
        mine, theirs, own, enemy, caller, passes = place
        if passes == BOTH_PASSED or not (own or enemy):
            return self.worth(mine, theirs, own, enemy)
        best, choice = self.value(passed(place)), PASS
        if own if caller == ATTACKER else enemy:
            sign = 1 if caller == ATTACKER else -1
            for side in (0, 1):
                value = self.again(place, side)
                if sign * (value - best) > GAIN:
                    best, choice = value, side
        self._choices[place] = choice
        return best

    def again(self, place: Stage, side: int) -> float:
        """A side's dice are thrown again."""
        found = 0.0
        spread = self.spreads[side]
        for hits in range(len(spread)):
            if spread[hits]:
                found += spread[hits] * self.value(called(place, side, hits))
        return found

    def ends(self, places: dict[Stage, float]) -> Ends:
        """What comes of these throws, with their chances."""
        found: Ends = {}
        for place, chance in places.items():
            self._follow(place, chance, found)
        return found

    def _follow(self, place: Stage, chance: float, found: Ends) -> None:
        self.value(place)
        choice = self._choices.get(place, PASS)
        mine, theirs, own, enemy, _, passes = place
        if passes == BOTH_PASSED or not (own or enemy):
            end = (mine, theirs, own, enemy)
            found[end] = found.get(end, 0.0) + chance
        elif choice == PASS:
            self._follow(passed(place), chance, found)
        else:
            spread = self.spreads[choice]
            for hits in range(len(spread)):
                if spread[hits]:
                    self._follow(called(place, choice, hits), chance * spread[hits], found)


def passed(place: Stage) -> Stage:
    """war R19.9: the other side has priority."""
    mine, theirs, own, enemy, caller, passes = place
    return (mine, theirs, own, enemy, 1 - caller, passes + 1)


def called(place: Stage, side: int, hits: int) -> Stage:
    """Who has priority has called a side's dice, which lie with so many hits now."""
    mine, theirs, own, enemy, caller, _ = place
    if caller == ATTACKER:
        own -= 1
    else:
        enemy -= 1
    if side == ATTACKER:
        return (hits, theirs, own, enemy, caller, 0)
    return (mine, hits, own, enemy, caller, 0)
