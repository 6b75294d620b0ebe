"""Who falls by so many hits, and who wins (war R19.24 to R19.29).

Hits flip elites before they eliminate anybody, for a flip costs nothing in war R19.29, and who is
worth least falls first.
"""

from __future__ import annotations

from collections.abc import Sequence

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.odds.plan import Odds, Plan, Tally, certain
from aevum.games.invasions.odds.rerolls import End
from aevum.games.invasions.rules.battle.pools import Fighter, elite_of
from aevum.games.invasions.state import InvasionsState


def elites_of(s: InvasionsState, fighters: Sequence[Fighter]) -> int:
    """Units that a hit flips."""
    return sum(elite_of(s, fighter) > 0 for fighter in fighters)


def wear(s: InvasionsState, fighters: Sequence[Fighter], hits: int) -> tuple[list[Fighter], int]:
    """A force after so many hits, and how many units fell: flips first, the least worth first."""
    left = sorted(fighters, key=lambda each: worth_of(s, each))
    for place in range(len(left)):
        if hits and elite_of(s, left[place]):
            left[place] = Fighter(left[place].kind, left[place].command, 1)
            hits -= 1
    fallen = min(hits, len(left))
    left.sort(key=lambda each: worth_of(s, each))
    return left[fallen:], fallen


def worth_of(s: InvasionsState, fighter: Fighter) -> int:
    """What a side would rather keep."""
    kind, sound = s.box.kinds[fighter.kind], not fighter.damaged
    return 4 * elite_of(s, fighter) + 2 * (kind.heavy and sound) + (kind.cavalry and sound)


def killed_by(units: int, elites: int, hits: int) -> int:
    """Units that fall by so many hits."""
    return min(units, max(0, hits - elites))


class Outcome:
    """What becomes of a melee by the hits on either side (war R19.29)."""

    def __init__(self, s: InvasionsState, plan: Plan) -> None:
        own, enemy = plan.forces
        self.units = (len(own), len(enemy) + int(plan.field.limes))
        self.elites = (elites_of(s, own), elites_of(s, enemy))
        self.alone = not enemy
        """A horde without units."""
        self.holds = plan.holds
        self.lost = plan.lost
        combat = plan.combat
        self.better = combat[ATTACKER] > combat[DEFENDER]

    def terms(self) -> tuple[int, ...]:
        """All that decides about victory beside the hits."""
        flags = self.alone, self.holds, self.better
        return (*self.units, *self.elites, *self.lost, *flags)

    def losses(self, side: int, hits: int) -> int:
        return self.lost[side] + killed_by(self.units[side], self.elites[side], hits)

    def winner(self, on_attacker: int, on_defender: int) -> int:
        """The side that wins, or NONE."""
        return ATTACKER if self.wins(on_attacker, on_defender) else DEFENDER

    def wins(self, on_attacker: int, on_defender: int) -> bool:
        """Does the attacker win?"""
        dead = killed_by(self.units[ATTACKER], self.elites[ATTACKER], on_attacker)
        killed = killed_by(self.units[DEFENDER], self.elites[DEFENDER], on_defender)
        wiped = dead == self.units[ATTACKER]
        beaten = on_defender > 0 if self.alone else killed == self.units[DEFENDER]
        if wiped != beaten:
            return beaten
        if wiped and self.alone:
            return False
        mine, theirs = self.lost[ATTACKER] + dead, self.lost[DEFENDER] + killed
        if mine != theirs:
            return mine < theirs
        return self.better and not self.holds


def summed(outcome: Outcome, ends: Sequence[End]) -> Odds:
    """What all the ends come to."""
    tally = Tally()
    for chance, on_attacker, on_defender in ends:
        winner = outcome.winner(on_attacker, on_defender)
        if winner != NONE:
            tally.win(winner, chance)
        tally.fall(ATTACKER, outcome.losses(ATTACKER, on_attacker), chance)
        tally.fall(DEFENDER, outcome.losses(DEFENDER, on_defender), chance)
    return tally.odds()


def after_volley(s: InvasionsState, plan: Plan, on_attacker: int, on_defender: int) -> Plan:
    """The battle after so many hits by arrows."""
    own, fell = wear(s, plan.forces[ATTACKER], on_attacker)
    enemy, killed = wear(s, plan.forces[DEFENDER], on_defender)
    found = Plan(plan.field, own, enemy)
    found.rerolls, found.spent = plan.rerolls, plan.spent
    found.ambusher, found.holds = plan.ambusher, plan.holds
    found.lost = plan.lost[ATTACKER] + fell, plan.lost[DEFENDER] + killed
    found.archery = False
    return found


def is_over(plan: Plan) -> bool:
    """war R19.28"""
    own, enemy = plan.forces
    return not own or (not enemy and not plan.field.horde)


def settled(s: InvasionsState, plan: Plan) -> Odds:
    """war R19.29, without a melee."""
    outcome = Outcome(s, plan)
    own, enemy = (bool(each) for each in plan.forces)
    won = own if own != enemy else outcome.lost[ATTACKER] < outcome.lost[DEFENDER]
    return decided(ATTACKER if won else DEFENDER, plan.lost)


def decided(winner: int, lost: tuple[int, int]) -> Odds:
    """Nothing is open any more."""
    won = float(winner == ATTACKER)
    mine, theirs = lost
    return Odds(won, 1 - won, float(mine), float(theirs), certain(mine), certain(theirs))
