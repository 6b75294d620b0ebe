"""Combat dice by what they are worth: hits of a pool, and the throws of one."""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle.pools import Pool

Chances = list[float]
"""By number of hits."""
Worths = tuple[int, int, int]
"""Dice of one colour that are worth 0, 1 and 2 hits."""
Throw = tuple[int, int, int, int, int, int, int]
"""Hits of the whole throw, then white dice worth 0, 1 and 2, then black ones."""
NOTHING: Throw = (0, 0, 0, 0, 0, 0, 0)
PLACES: Final = 6
"""Of dice in a throw: three of white ones, three of black ones."""

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
    """Every throw of a pool that makes a difference, with its chance.

    Of dice worth nothing no more count than this side may throw again itself, of those worth two
    no more than the other side may call; so many throws are one. Nothing but the pool, the ground
    and the calls to come decide them, and they are made once for each.
    """

    def __init__(self, pool: Pool, open_ground: bool, own: int, enemy: int) -> None:
        self.pool = pool
        self.open_ground = open_ground
        self.calls = (own, enemy)
        """Calls to come: by its own side, by the other."""
        self.faces = (WHITE_OPEN, BLACK_OPEN) if open_ground else (WHITE_ROUGH, BLACK_ROUGH)
        self.throws: list[Throw] = []
        self.hits: list[int] = []
        self._numbers: dict[Throw, int] = {}
        self.chances: list[float] = []
        black = worths_of(pool.black, self.faces[1])
        for pale, one in worths_of(pool.white, self.faces[0]).items():
            for dark, other in black.items():
                self.chances[self.number_of(joined(NOTHING, pale, dark))] += one * other
        self._next: list[Throws | None] = [None, None]
        self._kept: list[list[int]] = [[], []]
        self._after: list[dict[int, int]] = [{}, {}]

    def number_of(self, throw: Throw) -> int:
        """Which of the throws this is."""
        own, enemy = self.calls
        ones = own + enemy
        seen: Throw = (
            throw[0],
            min(throw[1], own), min(throw[2], ones), min(throw[3], enemy),
            min(throw[4], own), min(throw[5], ones), min(throw[6], enemy),
        )  # fmt: skip
        found = self._numbers.get(seen, NONE)
        if found == NONE:
            found = len(self.throws)
            self._numbers[seen] = found
            self.throws.append(seen)
            self.hits.append(seen[0])
            self.chances.append(0.0)
        return found

    def begun(self, lying: Throw, pool: Pool) -> Chances:
        """The chance of each throw if these dice lie already and so many are still thrown."""
        found = [0.0] * len(self.throws)
        for pale, one in worths_of(pool.white, self.faces[0]).items():
            for dark, other in worths_of(pool.black, self.faces[1]).items():
                found[self.number_of(joined(lying, pale, dark))] += one * other
        return found

    def dice(self, number: int, own: bool) -> tuple[int, int]:
        """By colour: the lowest die that its own side would call, or the highest for the other."""
        throw = self.throws[number]
        return die_to_call(throw, 0, own), die_to_call(throw, 1, own)

    def next(self, whose: int) -> Throws:
        """One call later: 0 = its own side has called, 1 = the other."""
        found = self._next[whose]
        if found is None:
            own, enemy = self.calls
            found = throws_of(self.pool, self.open_ground, own - 1 + whose, enemy - whose)
            self._next[whose] = found
        return found

    def kept(self, whose: int) -> list[int]:
        """By throw: which it is after a call that left it alone."""
        found = self._kept[whose]
        if not found:
            after = self.next(whose)
            found = [after.number_of(throw) for throw in self.throws]
            self._kept[whose] = found
        return found

    def after(self, whose: int, number: int, die: int, worth: int) -> int:
        """Which throw it is after a call by which that die lies with another worth."""
        at = (number * PLACES + die) * 3 + worth
        found = self._after[whose].get(at, NONE)
        if found == NONE:
            found = self.next(whose).number_of(moved(self.throws[number], die, worth))
            self._after[whose][at] = found
        return found


_throws: dict[tuple[int, int, bool, int, int], Throws] = {}


def throws_of(pool: Pool, open_ground: bool, own: int, enemy: int) -> Throws:
    """Learnt by heart."""
    key = (pool.white, pool.black, open_ground, own, enemy)
    found = _throws.get(key)
    if found is None:
        found = Throws(pool, open_ground, own, enemy)
        _throws[key] = found
    return found


def joined(lying: Throw, pale: Worths, dark: Worths) -> Throw:
    """Dice that lie, and those that were thrown to them."""
    hits = pale[1] + dark[1] + 2 * (pale[2] + dark[2])
    return (
        lying[0] + hits,
        lying[1] + pale[0], lying[2] + pale[1], lying[3] + pale[2],
        lying[4] + dark[0], lying[5] + dark[1], lying[6] + dark[2],
    )  # fmt: skip


def die_to_call(throw: Throw, colour: int, own: bool) -> int:
    """The place of the lowest (or highest) die of a colour; NONE if a call can only do harm."""
    first = 3 * colour
    places = (first, first + 1) if own else (first + 2, first + 1)
    for place in places:
        if throw[place + 1]:
            return place
    return NONE


def moved(throw: Throw, die: int, worth: int) -> Throw:
    """The die is thrown again and lies with this worth."""
    dice = list(throw)
    dice[0] += worth - die % 3
    dice[die + 1] -= 1
    dice[die - die % 3 + worth + 1] += 1
    return (dice[0], dice[1], dice[2], dice[3], dice[4], dice[5], dice[6])
