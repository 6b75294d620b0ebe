"""Re-rolls: how they change what both sides have thrown (war R19.8, R19.9).

The attacker calls as long as it helps him, then the defender. A side calls the die that can be
expected to change the hits most in its favour; who gains by none passes, and what he keeps for an
answer is left out. So nothing but the pools and the calls decides what comes of the throws, which
is learnt by heart.
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.odds.dice import PLACES, Throws, throws_of
from aevum.games.invasions.rules.battle.pools import Pool

End = tuple[float, int, int]
"""Chance, hits on the attacker, hits on the defender."""
CRUMB: Final = 1e-7
"""A pair of throws that is less likely is passed over; all of them together change nothing."""
OPTIONS: Final = PLACES + 1
"""A place of a die, or none."""
LOOKS: Final = OPTIONS * OPTIONS
"""What may be called on one side: a white die and a black one."""


class Rerolls:
    """Both throws of a battle and how likely each pair of them is."""

    def __init__(self, own: Throws, enemy: Throws) -> None:
        self.sides = (own, enemy)
        self.pairs = [one * other for one in own.chances for other in enemy.chances]

    def call_all(self) -> None:
        """All re-rolls of the attacker, then all of the defender (war R19.9)."""
        for side in (ATTACKER, DEFENDER):
            for _ in range(self.sides[side].calls[0]):
                self.call(side)

    def call(self, side: int) -> None:
        """One re-roll of a side."""
        own, enemy = self.sides
        by_enemy = 1 - side
        after = own.next(side), enemy.next(by_enemy)
        kept, lies = own.kept(side), enemy.kept(by_enemy)
        looks, others = looks_of(own, side == ATTACKER), looks_of(enemy, side == DEFENDER)
        choices = self.choices(looks, others, side)
        width, wide = len(others), len(after[DEFENDER].hits)
        found = [0.0] * (len(after[ATTACKER].hits) * wide)
        pairs = self.pairs
        for mine in range(len(looks)):
            look, first, still = looks[mine] * LOOKS, mine * width, kept[mine] * wide
            for theirs in range(width):
                chance = pairs[first + theirs]
                if chance < CRUMB:
                    continue
                choice = choices[look + others[theirs]]
                if choice == NONE:
                    found[still + lies[theirs]] += chance
                    continue
                die = choice % PLACES
                faces = own.faces[die // 3]
                for worth in range(3):
                    if faces[worth]:
                        if choice < PLACES:
                            place = own.after(side, mine, die, worth) * wide + lies[theirs]
                        else:
                            place = still + enemy.after(by_enemy, theirs, die, worth)
                        found[place] += chance * faces[worth]
        self.pairs, self.sides = found, after

    def choices(self, looks: list[int], others: list[int], side: int) -> dict[int, int]:
        """By what lies on both sides: whose die is called, and which one, or NONE."""
        found: dict[int, int] = {}
        for look in set(looks):
            for other in set(others):
                dice = (*dice_of(look), *dice_of(other))
                found[look * LOOKS + other] = self.best(dice, side)
        return found

    def best(self, dice: tuple[int, int, int, int], side: int) -> int:
        top, found = 1e-9, NONE
        for at in range(4):
            die, whose = dice[at], at // 2
            if die == NONE:
                continue
            faces = self.sides[whose].faces[die // 3]
            change = faces[1] + 2 * faces[2] - die % 3
            gain = change if whose == side else -change
            if gain > top:
                top, found = gain, whose * PLACES + die
        return found

    def ends(self) -> list[End]:
        """All that may come of it; what was passed over is shared out."""
        own, enemy = self.sides
        width = len(enemy.hits)
        wide = max(own.hits) + 1
        sums = [0.0] * (wide * (max(enemy.hits) + 1))
        for mine in range(len(own.hits)):
            for theirs in range(width):
                chance = self.pairs[mine * width + theirs]
                if chance:
                    sums[enemy.hits[theirs] * wide + own.hits[mine]] += chance
        total = sum(sums)
        return [(sums[at] / total, at // wide, at % wide) for at in range(len(sums)) if sums[at]]


def looks_of(throws: Throws, own: bool) -> list[int]:
    """By throw: the dice that its own side, or the other, may call."""
    found: list[int] = []
    for number in range(len(throws.hits)):
        pale, dark = throws.dice(number, own)
        found.append((pale + 1) * OPTIONS + dark + 1)
    return found


def dice_of(look: int) -> tuple[int, int]:
    return look // OPTIONS - 1, look % OPTIONS - 1


_ends: dict[tuple[int, int, int, int, bool, int, int], list[End]] = {}


def ends_of(own: Pool, enemy: Pool, open_ground: bool, calls: tuple[int, int]) -> list[End]:
    """What may come of two pools with so many re-rolls of both sides."""
    one, other = calls
    key = (own.white, own.black, enemy.white, enemy.black, open_ground, one, other)
    found = _ends.get(key)
    if found is None:
        rerolls = Rerolls(
            throws_of(own, open_ground, one, other), throws_of(enemy, open_ground, other, one)
        )
        rerolls.call_all()
        found = rerolls.ends()
        _ends[key] = found
    return found
