"""The odds of a land battle, exactly: who wins, and how many units each side can expect to lose.

Dice count by what they are worth, so that a throw is a few numbers. The attacker calls his re-rolls
first, then the defender; each call is the one that brings most at once. Hits flip elites before
they eliminate anybody, for a flip costs nothing in war R19.29, and who is worth least falls first.
Re-rolls given up for a black die (war R19.10), events and, in advanced combat, re-rolls are left
out. Nothing here changes the state that is asked about.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from aevum.games.invasions.components.battle import ATTACKER, BATTLE, DEFENDER
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import ADVANCED_COMBAT
from aevum.games.invasions.rules.battle.archery import MARCHED
from aevum.games.invasions.rules.battle.lineup import (
    combat_of,
    field_of,
    holds_city,
    hordes_on,
    living,
    side_of,
)
from aevum.games.invasions.rules.battle.pools import (
    Field,
    Fighter,
    Force,
    Pool,
    advanced_terms,
    archery_bonus,
    archery_hits,
    archery_pool,
    column_of,
    elite_of,
    has_advantage,
    melee_hits,
    melee_pool,
    melee_terms,
    shoots,
)
from aevum.games.invasions.state import InvasionsState

Chances = list[float]
"""By number of hits."""
Worths = tuple[int, int, int]
"""Dice of one colour that are worth 0, 1 and 2 hits."""
Throw = tuple[int, int, int, int, int, int]
"""White dice worth 0, 1 and 2, then black ones."""
Pair = tuple[Throw, Throw]
"""The throws of attacker and defender."""
MOST_DICE: Final = 24
TASTE: Final = 1e-3
"""What a hit more is worth that decides nothing."""

Faces = tuple[float, ...]
WHITE_OPEN: Final[Faces] = (3 / 6, 2 / 6, 1 / 6)
WHITE_ROUGH: Final[Faces] = (4 / 6, 2 / 6, 0.0)
BLACK_OPEN: Final[Faces] = (2 / 6, 2 / 6, 2 / 6)
BLACK_ROUGH: Final[Faces] = (3 / 6, 2 / 6, 1 / 6)
"""Chances that a die is worth 0, 1 or 2 hits (war R1.4 to R1.6)."""


class Odds(NamedTuple):
    """Chances of both sides, and the units that each can expect to lose before recovery."""

    attacker: float
    defender: float
    attacker_losses: float
    defender_losses: float

    def as_dict(self) -> dict[str, Any]:
        return dict(self._asdict())


class Plan:
    """A battle that is fought, or that somebody thinks about."""

    def __init__(
        self, field: Field, attackers: Sequence[Fighter], defenders: Sequence[Fighter]
    ) -> None:
        self.field = field
        self.forces = (list(attackers), list(defenders))
        self.rerolls = (0, 0)
        """Combat values of the commanders."""
        self.ambusher = NONE
        self.holds = False
        """The defender has a fortified city or a horde there (war R19.29)."""
        self.lost = (0, 0)
        """Units lost before."""
        self.archery = True
        """The archery round is still to come."""


# -- hits -----------------------------------------------------------------------------------------


def elites_of(s: InvasionsState, fighters: Sequence[Fighter]) -> int:
    """Units that a hit flips."""
    return sum(elite_of(s, fighter) > 0 for fighter in fighters)


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


# -- who wins -------------------------------------------------------------------------------------


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
        self.better = plan.rerolls[ATTACKER] > plan.rerolls[DEFENDER]

    def losses(self, side: int, hits: int) -> int:
        return self.lost[side] + killed_by(self.units[side], self.elites[side], hits)

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


# -- throws and re-rolls --------------------------------------------------------------------------


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


def throws_of(pool: Pool, open_ground: bool) -> dict[Throw, float]:
    white = worths_of(pool.white, WHITE_OPEN if open_ground else WHITE_ROUGH)
    black = worths_of(pool.black, BLACK_OPEN if open_ground else BLACK_ROUGH)
    return {
        (*pale, *dark): one * other for pale, one in white.items() for dark, other in black.items()
    }


def worth_in(throw: Throw) -> int:
    """Hits of a throw."""
    return throw[1] + throw[4] + 2 * (throw[2] + throw[5])


class Rerolls:
    """Re-rolls: the attacker calls his, then the defender, each the one that brings most at once.

    How the throws of both sides are spread is carried from call to call.
    """

    def __init__(self, outcome: Outcome, open_ground: bool) -> None:
        self.dice = (WHITE_OPEN, BLACK_OPEN) if open_ground else (WHITE_ROUGH, BLACK_ROUGH)
        most = 2 * MOST_DICE
        self.worth = [
            [float(outcome.wins(mine, theirs)) + TASTE * (theirs - mine) for theirs in range(most)]
            for mine in range(most)
        ]
        """How the attacker likes so many hits on him and on the defender."""

    def call(self, pairs: dict[Pair, float], side: int) -> dict[Pair, float]:
        """The spread after one re-roll of a side."""
        found: dict[Pair, float] = {}
        for pair, chance in pairs.items():
            whose, die = self.best(pair, side)
            if die == NONE:
                found[pair] = found.get(pair, 0.0) + chance
                continue
            first = die - die % 3
            chances = self.dice[first // 3]
            for worth in range(3):
                if chances[worth]:
                    after = moved(pair[whose], die, first + worth)
                    now = (after, pair[1]) if whose == ATTACKER else (pair[0], after)
                    found[now] = found.get(now, 0.0) + chance * chances[worth]
        return found

    def best(self, pair: Pair, side: int) -> tuple[int, int]:
        """Whose die is called, and which one; NONE if no call helps."""
        on_defender, on_attacker = worth_in(pair[0]), worth_in(pair[1])
        sign = 1 if side == ATTACKER else -1
        top = sign * self.worth[on_attacker][on_defender] + 1e-9
        found = (ATTACKER, NONE)
        for whose in (ATTACKER, DEFENDER):
            for colour in (0, 1):
                die = die_to_call(pair[whose], colour, whose == side)
                if die == NONE:
                    continue
                like = sign * self.hope(on_attacker, on_defender, whose, die)
                if like > top:
                    top, found = like, (whose, die)
        return found

    def hope(self, on_attacker: int, on_defender: int, whose: int, die: int) -> float:
        """What the attacker can expect if that die is thrown again."""
        chances, before = self.dice[die // 3], die % 3
        if whose == ATTACKER:
            base = on_defender - before
            return sum(chances[n] * self.worth[on_attacker][base + n] for n in range(3))
        base = on_attacker - before
        return sum(chances[n] * self.worth[base + n][on_defender] for n in range(3))


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


# -- the standard system --------------------------------------------------------------------------


def pools_of(s: InvasionsState, plan: Plan) -> tuple[Pool, Pool]:
    """war R19.16 to R19.21"""
    own, enemy = (Force(s, each) for each in plan.forces)
    terms = [
        melee_terms(
            plan.field, side, mine, theirs,
            has_advantage(mine.cavalry, theirs.cavalry), has_advantage(theirs.heavy, mine.heavy),
        )
        for side, mine, theirs in ((ATTACKER, own, enemy), (DEFENDER, enemy, own))
    ]  # fmt: skip
    return melee_pool(terms[ATTACKER]), melee_pool(terms[DEFENDER])


def melee_odds(s: InvasionsState, plan: Plan) -> Odds:
    """war R19.22 to R19.29"""
    pools, open_ground = pools_of(s, plan), plan.field.open
    outcome = Outcome(s, plan)
    if not any(plan.rerolls):
        spreads = hits_of(pools[ATTACKER], open_ground), hits_of(pools[DEFENDER], open_ground)
        return summed(
            outcome,
            [
                (one * other, on_attacker, on_defender)
                for on_defender, one in enumerate(spreads[ATTACKER])
                for on_attacker, other in enumerate(spreads[DEFENDER])
            ],
        )
    enemies = throws_of(pools[DEFENDER], open_ground)
    pairs = {
        (own, enemy): one * other
        for own, one in throws_of(pools[ATTACKER], open_ground).items()
        for enemy, other in enemies.items()
    }
    rerolls = Rerolls(outcome, open_ground)
    for side in (ATTACKER, DEFENDER):
        for _ in range(plan.rerolls[side]):
            pairs = rerolls.call(pairs, side)
    return summed(
        outcome,
        [(chance, worth_in(enemy), worth_in(own)) for (own, enemy), chance in pairs.items()],
    )


def summed(outcome: Outcome, ends: list[tuple[float, int, int]]) -> Odds:
    """Chance, hits on the attacker and hits on the defender of each end."""
    won = mine = theirs = 0.0
    for chance, on_attacker, on_defender in ends:
        won += chance * outcome.wins(on_attacker, on_defender)
        mine += chance * outcome.losses(ATTACKER, on_attacker)
        theirs += chance * outcome.losses(DEFENDER, on_defender)
    return Odds(won, 1 - won, mine, theirs)


def arrows(s: InvasionsState, plan: Plan, side: int) -> Chances:
    """war R19.11 to R19.13: hits by the archers of a side."""
    own, enemy = Force(s, plan.forces[side]), Force(s, plan.forces[1 - side])
    heavy = has_advantage(enemy.heavy, own.heavy)
    return hits_of(archery_pool(plan.field, own, heavy, plan.ambusher == side), plan.field.open)


def after_volley(s: InvasionsState, plan: Plan, on_attacker: int, on_defender: int) -> Plan:
    """The battle after so many hits by arrows."""
    own, fell = wear(s, plan.forces[ATTACKER], on_attacker)
    enemy, killed = wear(s, plan.forces[DEFENDER], on_defender)
    found = Plan(plan.field, own, enemy)
    found.rerolls, found.ambusher, found.holds = plan.rerolls, plan.ambusher, plan.holds
    found.lost = plan.lost[ATTACKER] + fell, plan.lost[DEFENDER] + killed
    found.archery = False
    return found


def volleys(s: InvasionsState, plan: Plan) -> list[tuple[float, Plan]]:
    """war R19.14, R19.15: the battles that the archery round may leave, with their chances."""
    first = plan.ambusher
    found: list[tuple[float, Plan]] = []
    if first == NONE:
        for on_defender, one in enumerate(arrows(s, plan, ATTACKER)):
            for on_attacker, other in enumerate(arrows(s, plan, DEFENDER)):
                found.append((one * other, after_volley(s, plan, on_attacker, on_defender)))
        return found
    for hits, one in enumerate(arrows(s, plan, first)):
        middle = after_volley(s, plan, hits if first else 0, 0 if first else hits)
        for answer, other in enumerate(arrows(s, middle, 1 - first)):
            left = after_volley(s, middle, 0 if first else answer, answer if first else 0)
            found.append((one * other, left))
    return found


def is_over(plan: Plan) -> bool:
    """war R19.28"""
    own, enemy = plan.forces
    return not own or (not enemy and not plan.field.horde)


def settled(s: InvasionsState, plan: Plan) -> Odds:
    """war R19.29, without a melee."""
    outcome = Outcome(s, plan)
    own, enemy = (bool(each) for each in plan.forces)
    won = float(own if own != enemy else outcome.lost[ATTACKER] < outcome.lost[DEFENDER])
    return Odds(won, 1 - won, float(plan.lost[ATTACKER]), float(plan.lost[DEFENDER]))


def odds(s: InvasionsState, plan: Plan) -> Odds:
    """The chances of a battle by the rules of this table."""
    if not plan.archery:
        return settled(s, plan) if is_over(plan) else clash_odds(s, plan)
    if s.switched(ADVANCED_COMBAT):
        return mixed(s, advanced_volleys(s, plan))
    return mixed(s, volleys(s, plan))


def mixed(s: InvasionsState, plans: list[tuple[float, Plan]]) -> Odds:
    sums = [0.0, 0.0, 0.0, 0.0]
    for chance, plan in plans:
        if chance:
            found = odds(s, plan)
            for i in range(4):
                sums[i] += chance * found[i]
    return Odds(sums[0], sums[1], sums[2], sums[3])


def clash_odds(s: InvasionsState, plan: Plan) -> Odds:
    return advanced_odds(s, plan, True) if s.switched(ADVANCED_COMBAT) else melee_odds(s, plan)


# -- the advanced system --------------------------------------------------------------------------


def two_dice() -> list[tuple[int, float]]:
    return [(pips, (6 - abs(7 - pips)) / 36) for pips in range(2, 13)]


def advanced_arrows(s: InvasionsState, plan: Plan, side: int) -> Chances:
    """war R20.3, R20.4"""
    own, enemy = Force(s, plan.forces[side]), Force(s, plan.forces[1 - side])
    ambush = plan.ambusher == side
    if not shoots(own, ambush):
        return [1.0]
    bonus = archery_bonus(plan.field, own, has_advantage(enemy.heavy, own.heavy), ambush)
    found = [0.0, 0.0, 0.0]
    for pips, chance in two_dice():
        found[archery_hits(plan.field, pips + bonus)] += chance
    return found


def advanced_volleys(s: InvasionsState, plan: Plan) -> list[tuple[float, Plan]]:
    return [
        (one * other, after_volley(s, plan, on_attacker, on_defender))
        for on_defender, one in enumerate(advanced_arrows(s, plan, ATTACKER))
        for on_attacker, other in enumerate(advanced_arrows(s, plan, DEFENDER))
    ]


def advanced_hits(s: InvasionsState, plan: Plan, side: int, first: bool) -> Chances:
    """war R20.7 to R20.9"""
    own, enemy = Force(s, plan.forces[side]), Force(s, plan.forces[1 - side])
    cavalry = has_advantage(own.cavalry, enemy.cavalry)
    heavy = has_advantage(enemy.heavy, own.heavy)
    bonus = sum(advanced_terms(plan.field, side, own, enemy, cavalry, heavy, first))
    found = [0.0] * 6
    for pips, chance in two_dice():
        found[melee_hits(s, plan.field, pips + bonus, column_of(plan.field, side, own))] += chance
    return found


def advanced_odds(s: InvasionsState, plan: Plan, first: bool) -> Odds:
    """war R20.1: two rounds, without withdrawal."""
    spreads = [advanced_hits(s, plan, side, first) for side in (ATTACKER, DEFENDER)]
    ends = [
        (one * other, on_attacker, on_defender)
        for on_defender, one in enumerate(spreads[ATTACKER])
        for on_attacker, other in enumerate(spreads[DEFENDER])
        if one * other
    ]
    if not first:
        return summed(Outcome(s, plan), ends)
    sums = [0.0, 0.0, 0.0, 0.0]
    for chance, on_attacker, on_defender in ends:
        after = after_volley(s, plan, on_attacker, on_defender)
        found = settled(s, after) if is_over(after) else advanced_odds(s, after, False)
        for i in range(4):
            sums[i] += chance * found[i]
    return Odds(sums[0], sums[1], sums[2], sums[3])


# -- battles that are fought, and battles that are planned ----------------------------------------


def fighters_of(s: InvasionsState, units: Sequence[int]) -> list[Fighter]:
    return [Fighter(s.unit_kind[u], s.unit_command[u], s.unit_damaged[u]) for u in units]


def standing(s: InvasionsState) -> Plan:
    """The battle under way, before its melee."""
    province = s.var_of(BATTLE, BATTLE.variable("province"))
    how = s.var_of(BATTLE, BATTLE.variable("how"))
    own, enemy = (fighters_of(s, living(s, province, side)) for side in (ATTACKER, DEFENDER))
    plan = Plan(field_of(s, province, how != MARCHED), own, enemy)
    plan.rerolls = combat_of(s, ATTACKER), combat_of(s, DEFENDER)
    plan.ambusher = s.ambusher
    plan.holds = holds_city(s, province) != NONE or bool(hordes_on(s, province, DEFENDER))
    fallen = [side_of(s, unit) for unit in s.fallen]
    plan.lost = fallen.count(ATTACKER), fallen.count(DEFENDER) + s.limes_fell
    return plan


def odds_now(s: InvasionsState) -> Odds | None:
    """Of the battle under way; None if there is none."""
    return odds(s, standing(s)) if s.holds(BATTLE) else None
