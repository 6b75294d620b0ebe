"""Re-rolls: how they change what both sides have thrown (war R19.8, R19.9).

Who has priority calls as long as it helps him, then the other. A side calls the die that can be
expected to change the hits most in its favour; who gains by none passes, and what he keeps for an
answer is left out. So nothing but the pools and the calls decides what comes of the throws, which
is learnt by heart.
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.odds.dice import NOTHING, PLACES, Chances, Throws, throws_of
from aevum.games.invasions.odds.table import Melee
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

    def __init__(
        self, own: Throws, enemy: Throws, chances: Chances, enemy_chances: Chances
    ) -> None:
        self.sides = (own, enemy)
        self.pairs = [one * other for one in chances for other in enemy_chances]

    def call_all(self, first: int) -> None:
        """All re-rolls of who has priority, then all of the other side (war R19.9)."""
        for side in (first, 1 - first):
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


def ends_of(melee: Melee, open_ground: bool) -> list[End]:
    """What may come of a melee; before the first die it is learnt by heart."""
    if melee.lying != (NOTHING, NOTHING) or melee.caller != ATTACKER:
        return called_from(melee, open_ground)
    own, enemy = melee.pools
    one, other = melee.rerolls
    key = (own.white, own.black, enemy.white, enemy.black, open_ground, one, other)
    found = _ends.get(key)
    if found is None:
        found = called_from(melee, open_ground)
        _ends[key] = found
    return found


def called_from(melee: Melee, open_ground: bool) -> list[End]:
    """With the dice that lie, those that are thrown, and the re-rolls that are left."""
    one, other = melee.rerolls
    own = throws_of(all_dice(melee, ATTACKER), open_ground, one, other)
    enemy = throws_of(all_dice(melee, DEFENDER), open_ground, other, one)
    rerolls = Rerolls(
        own,
        enemy,
        own.begun(melee.lying[ATTACKER], melee.pools[ATTACKER]),
        enemy.begun(melee.lying[DEFENDER], melee.pools[DEFENDER]),
    )
    rerolls.call_all(melee.caller)
    return rerolls.ends()


def all_dice(melee: Melee, side: int) -> Pool:
    pool, lying = melee.pools[side], melee.lying[side]
    return Pool(pool.white + sum(lying[1:4]), pool.black + sum(lying[4:7]))
