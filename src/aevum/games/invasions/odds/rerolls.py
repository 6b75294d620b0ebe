"""Re-rolls: how they change what both sides have thrown (war R19.8, R19.9).

The sides call in turn, the attacker first, or each all of its own (`reroll_order`). A call is the
one that brings most at once; who gains by none passes. How both throws are spread is carried from
call to call, so the sum is exact for sides that look one call ahead.
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.odds.dice import PLACES, Throws
from aevum.games.invasions.odds.outcome import End, Outcome

TASTE: Final = 1e-3
"""What a hit more is worth that decides nothing."""
CRUMB: Final = 1e-8
"""A pair of throws that is less likely is passed over; all of them together change nothing."""
OPTIONS: Final = PLACES + 1
"""A place of a die, or none."""


class Rerolls:
    """Both throws of a battle and how likely each pair of them is."""

    def __init__(self, outcome: Outcome, own: Throws, enemy: Throws) -> None:
        self.outcome = outcome
        self.sides = (own, enemy)
        self.pairs = [one * other for one in own.chances for other in enemy.chances]
        most_hits = max(own.hits) + 1, max(enemy.hits) + 1
        self.worth = [
            [
                outcome.worth(mine, theirs) + TASTE * (theirs - mine)
                for theirs in range(most_hits[0])
            ]
            for mine in range(most_hits[1])
        ]
        """How the attacker likes so many hits on him and on the defender."""
        self.known: dict[int, int] = {}

    def call_all(self, calls: tuple[int, int], in_turn: bool) -> None:
        """All re-rolls of both sides."""
        if in_turn:
            for number in range(max(calls)):
                for side in (ATTACKER, DEFENDER):
                    if number < calls[side]:
                        self.call(side)
            return
        for side in (ATTACKER, DEFENDER):
            for _ in range(calls[side]):
                self.call(side)

    def call(self, side: int) -> None:
        """One re-roll of a side."""
        own, enemy = self.sides
        width = len(enemy.hits)
        found = [0.0] * len(self.pairs)
        for mine in range(len(own.hits)):
            first = mine * width
            for theirs in range(width):
                chance = self.pairs[first + theirs]
                if chance < CRUMB:
                    continue
                choice = self.best(mine, theirs, side)
                if choice == NONE:
                    found[first + theirs] += chance
                    continue
                whose, die = divmod(choice, PLACES)
                faces = self.sides[whose].faces[die // 3]
                for worth in range(3):
                    if faces[worth]:
                        if whose == ATTACKER:
                            place = own.after(mine, die, worth) * width + theirs
                        else:
                            place = first + enemy.after(theirs, die, worth)
                        found[place] += chance * faces[worth]
        self.pairs = found

    def best(self, mine: int, theirs: int, side: int) -> int:
        """Whose die is called, and which one; NONE if no call helps."""
        own, enemy = self.sides
        ours, others = (own.low, enemy.high) if side == ATTACKER else (own.high, enemy.low)
        on_defender, on_attacker = own.hits[mine], enemy.hits[theirs]
        dice = (ours[0][mine], ours[1][mine], others[0][theirs], others[1][theirs])
        key = (on_attacker * 64 + on_defender) * 2 + side
        for die in dice:
            key = key * OPTIONS + die + 1
        known = self.known.get(key)
        if known is None:
            known = self.reckon(on_attacker, on_defender, dice, side)
            self.known[key] = known
        return known

    def reckon(
        self, on_attacker: int, on_defender: int, dice: tuple[int, int, int, int], side: int
    ) -> int:
        sign = 1 if side == ATTACKER else -1
        top = sign * self.worth[on_attacker][on_defender] + 1e-9
        found = NONE
        for at in range(4):
            die, whose = dice[at], at // 2
            if die != NONE:
                like = sign * self.hope(on_attacker, on_defender, whose, die)
                if like > top:
                    top, found = like, whose * PLACES + die
        return found

    def hope(self, on_attacker: int, on_defender: int, whose: int, die: int) -> float:
        """What the attacker can expect if that die is thrown again."""
        faces, before = self.sides[whose].faces[die // 3], die % 3
        total = 0.0
        for worth in range(3):
            if faces[worth]:
                more = worth - before
                if whose == ATTACKER:
                    total += faces[worth] * self.worth[on_attacker][on_defender + more]
                else:
                    total += faces[worth] * self.worth[on_attacker + more][on_defender]
        return total

    def ends(self) -> list[End]:
        """Chance, hits on the attacker and hits on the defender."""
        own, enemy = self.sides
        width = len(enemy.hits)
        wide = max(own.hits) + 1
        sums = [0.0] * (wide * (max(enemy.hits) + 1))
        for mine in range(len(own.hits)):
            for theirs in range(width):
                chance = self.pairs[mine * width + theirs]
                if chance:
                    sums[enemy.hits[theirs] * wide + own.hits[mine]] += chance
        return [(sums[at], at // wide, at % wide) for at in range(len(sums)) if sums[at]]
