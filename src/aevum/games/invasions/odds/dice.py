"""Combat dice by what they are worth: hits of a pool, and all throws of one."""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle.pools import Pool

Chances = list[float]
"""By number of hits."""
Worths = tuple[int, int, int]
"""Dice of one colour that are worth 0, 1 and 2 hits."""
Throw = tuple[int, int, int, int, int, int]
"""White dice worth 0, 1 and 2, then black ones."""
PLACES: Final = 6
"""Of a throw: three of white dice, three of black ones."""

Faces = tuple[float, ...]
WHITE_OPEN: Final[Faces] = (3 / 6, 2 / 6, 1 / 6)
WHITE_ROUGH: Final[Faces] = (4 / 6, 2 / 6, 0.0)
BLACK_OPEN: Final[Faces] = (2 / 6, 2 / 6, 2 / 6)
BLACK_ROUGH: Final[Faces] = (3 / 6, 2 / 6, 1 / 6)
"""Chances that a die is worth 0, 1 or 2 hits (war R1.4 to R1.6)."""


def spread(chances: Chances, worth: Faces) -> Chances:
    """One die more."""
    found = [0.0] * (len(chances) + 2)
    for hits, chance in enumerate(chances):
        for more in range(3):
            found[hits + more] += chance * worth[more]
    return found


def hits_of(pool: Pool, open_ground: bool) -> Chances:
    """The chance of each number of hits."""
    found = [1.0]
    for _ in range(pool.white):
        found = spread(found, WHITE_OPEN if open_ground else WHITE_ROUGH)
    for _ in range(pool.black):
        found = spread(found, BLACK_OPEN if open_ground else BLACK_ROUGH)
    return found


def worths_of(dice: int, chances: Faces) -> dict[Worths, float]:
    """Every throw of dice of one colour, with its chance."""
    found: dict[Worths, float] = {(0, 0, 0): 1.0}
    for _ in range(dice):
        more: dict[Worths, float] = {}
        for (none, one, two), chance in found.items():
            for worth, after in enumerate(
                ((none + 1, one, two), (none, one + 1, two), (none, one, two + 1))
            ):
                if chances[worth]:
                    more[after] = more.get(after, 0.0) + chance * chances[worth]
        found = more
    return found


class Throws:
    """Every throw of a pool by number: its chance, its hits, the dice one would call.

    Nothing but the pool and the ground decides them, so they are made once for each.
    """

    def __init__(self, pool: Pool, open_ground: bool) -> None:
        self.faces = (WHITE_OPEN, BLACK_OPEN) if open_ground else (WHITE_ROUGH, BLACK_ROUGH)
        self.chances: list[float] = []
        self.hits: list[int] = []
        self.low: list[list[int]] = []
        """By colour: the place of the lowest die that a side would throw again itself, or NONE."""
        self.high: list[list[int]] = []
        """By colour: the place of the highest die that the other side would call, or NONE."""
        self.throws: list[Throw] = []
        black = worths_of(pool.black, self.faces[1])
        for pale, one in worths_of(pool.white, self.faces[0]).items():
            for dark, other in black.items():
                self.throws.append((*pale, *dark))
                self.chances.append(one * other)
        self.hits = [worth_in(throw) for throw in self.throws]
        for colour in (0, 1):
            self.low.append([die_to_call(throw, colour, True) for throw in self.throws])
            self.high.append([die_to_call(throw, colour, False) for throw in self.throws])
        self._numbers = {throw: number for number, throw in enumerate(self.throws)}
        self._after = [NONE] * (len(self.throws) * PLACES * 3)

    def after(self, number: int, die: int, worth: int) -> int:
        """The throw in which that die lies with another worth."""
        at = (number * PLACES + die) * 3 + worth
        found = self._after[at]
        if found == NONE:
            found = self._numbers[moved(self.throws[number], die, die - die % 3 + worth)]
            self._after[at] = found
        return found


_throws: dict[tuple[int, int, bool], Throws] = {}


def throws_of(pool: Pool, open_ground: bool) -> Throws:
    """Learnt by heart."""
    key = (pool.white, pool.black, open_ground)
    found = _throws.get(key)
    if found is None:
        found = Throws(pool, open_ground)
        _throws[key] = found
    return found


def worth_in(throw: Throw) -> int:
    """Hits of a throw."""
    return throw[1] + throw[4] + 2 * (throw[2] + throw[5])


def die_to_call(throw: Throw, colour: int, own: bool) -> int:
    """The place of the lowest (or highest) die of a colour; NONE if a call can only do harm."""
    first = 3 * colour
    places = (first, first + 1) if own else (first + 2, first + 1)
    for place in places:
        if throw[place]:
            return place
    return NONE


def moved(throw: Throw, one: int, to: int) -> Throw:
    dice = list(throw)
    dice[one] -= 1
    dice[to] += 1
    return (dice[0], dice[1], dice[2], dice[3], dice[4], dice[5])
