"""The odds of a battle, exactly: how it ends, and with how many units on either side.

Every combat round brings two hits (R16.14), so only the numbers of units matter, and who holds
which marker. `odds(s, battle)` is the whole distribution of result and losses, with whoever joins
later; `standing(s)` is the battle under way and `planned(…)` one that somebody thinks about.
Nothing here changes the state that is asked about.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from aevum.games.era_of_tribes.box import Box
from aevum.games.era_of_tribes.components import ATTACKER, BATTLE, COMBAT, DEFENDER
from aevum.games.era_of_tribes.kinds import U_ARMY, U_FLEET
from aevum.games.era_of_tribes.rules.combat import markers_won
from aevum.games.era_of_tribes.rules.lineup import KINDS, begin_land_battle, clear_board, strength
from aevum.games.era_of_tribes.rules.realm import fleets_at
from aevum.games.era_of_tribes.state import EraState

Pair = tuple[int, int]
"""A number of the attacker, and one of the defender."""
Endings = dict[Pair, float]
"""Chance of each end: units left of attacker and defender, at least one of them nought."""
Hits = tuple[float, float, float]
"""Chances of 0, 1 and 2 hits on the defender in a round; the others hit the attacker."""


class Odds(NamedTuple):
    """The chances of a battle, and the units that each side can expect to lose."""

    attacker: float
    defender: float
    draw: float
    attacker_losses: float
    defender_losses: float

    def as_dict(self) -> dict[str, Any]:
        return dict(self._asdict())


class Battle:
    """Units of both sides, the markers that the attacker holds, and who joins before which roll.

    joins   by roll, the first first: units of the attacker and of the defender (R16.16)
    """

    def __init__(
        self, attackers: int, defenders: int, markers: int, joins: Sequence[Pair] = ()
    ) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.markers = markers
        self.joins = tuple(joins)


class Course:
    """How a battle may go: the chance of each pair of units left, and of each pair lost.

    Who joined and fell is among the lost.
    """

    def __init__(self, left: Endings, lost: dict[Pair, float]) -> None:
        self.left = left
        self.lost = lost
        self.attacker = sum(chance for (own, _), chance in left.items() if own)
        self.defender = sum(chance for (_, theirs), chance in left.items() if theirs)
        self.draw = sum(chance for (own, theirs), chance in left.items() if not own + theirs)

    def losses(self, side: int) -> float:
        """The mean number of units that a side loses."""
        return sum(pair[side] * chance for pair, chance in self.lost.items())

    def summed(self) -> Odds:
        lost = self.losses(ATTACKER), self.losses(DEFENDER)
        return Odds(self.attacker, self.defender, self.draw, *lost)


def hit_chances(box: Box, markers: int) -> Hits:
    """R16.14: by the markers that the attacker holds."""
    weights = [0, 0, 0]
    total = 0
    for red, times in enumerate(box.attack_die):
        for green, often in enumerate(box.defence_die):
            weights[(markers >> red & 1) + (markers >> green & 1)] += times * often
            total += times * often
    return weights[0] / total, weights[1] / total, weights[2] / total


def odds(s: EraState, battle: Battle) -> Course:
    """The exact distribution of the result and of the losses."""
    return course_of(battle, hit_chances(s.box, battle.markers))


def course_of(battle: Battle, chances: Hits) -> Course:
    """R16.17: round by round, until at least one side has no unit."""
    left: Endings = {}
    lost: dict[Pair, float] = {}
    under_way = {(battle.attackers, battle.defenders, 0, 0): 1.0}
    roll = 0
    while under_way:
        following: dict[tuple[int, int, int, int], float] = {}
        more = battle.joins[roll] if roll < len(battle.joins) else (0, 0)
        for (own, theirs, fell, killed), chance in under_way.items():
            if not own or not theirs:  # the battle is over; nobody joins any more (E96)
                left[own, theirs] = left.get((own, theirs), 0.0) + chance
                lost[fell, killed] = lost.get((fell, killed), 0.0) + chance
                continue
            here, there = own + more[ATTACKER], theirs + more[DEFENDER]
            for hits in range(3):
                down, out = min(here, 2 - hits), min(there, hits)
                after = (here - down, there - out, fell + down, killed + out)
                following[after] = following.get(after, 0.0) + chance * chances[hits]
        under_way = following
        roll += 1
    return Course(left, lost)


def endings(box: Box, attackers: int, defenders: int, markers: int) -> Endings:
    """All ends of a battle without reinforcements, with their chances."""
    return course_of(Battle(attackers, defenders, markers), hit_chances(box, markers)).left


def odds_of(box: Box, attackers: int, defenders: int, markers: int) -> Odds:
    battle = Battle(attackers, defenders, markers)
    return course_of(battle, hit_chances(box, markers)).summed()


def odds_now(s: EraState, more_attackers: int = 0, more_defenders: int = 0) -> Odds | None:
    """Of the battle under way, with units that are planned besides; None if there is none."""
    if not s.holds(BATTLE):
        return None
    battle = standing(s)
    battle.attackers += more_attackers
    battle.defenders += more_defenders
    return odds(s, battle).summed()


# -- battles that are fought, and battles that are planned ----------------------------------------


def standing(s: EraState, joins: Sequence[Pair] = ()) -> Battle:
    """The battle under way, with the units on the conflict board."""
    markers = s.markers if s.holds(COMBAT) else markers_won(s)
    return Battle(strength(s, ATTACKER), strength(s, DEFENDER), markers, joins)


def planned(
    s: EraState,
    seat: int,
    place: int,
    by_land: int,
    by_sea: int = 0,
    sent: Pair = (0, 0),
    joins: Sequence[Pair] = (),
) -> Battle:
    """A battle for a field of the map if so many of a seat's pieces came over land and by sea.

    sent    units that attacker and defender add before the markers are given out (R16.5)
    """
    world = EraState(s.box, s.players, s)
    clear_board(world)
    sea = place - s.box.field_of_sea
    if sea < 0:
        world.by_land[place] = by_land
        world.by_water[place] = by_sea
        world.by_fleet[place] = 0
        begin_land_battle(world, seat, place)
    else:
        begin_at_sea(world, seat, sea, s.sea_owner[sea], by_sea)
    world.units[U_ARMY] += sent[ATTACKER]
    world.units[KINDS + U_ARMY] += sent[DEFENDER]
    return lined_up(world, place, joins)


def planned_at_sea(s: EraState, seat: int, sea: int, rival: int) -> Battle:
    """A battle that a seat begins with its fleets in a sea (R13.13)."""
    world = EraState(s.box, s.players, s)
    clear_board(world)
    begin_at_sea(world, seat, sea, rival, fleets_at(s, sea, seat))
    return lined_up(world, s.box.field_of_sea + sea, ())


def begin_at_sea(s: EraState, seat: int, sea: int, rival: int, fleets: int) -> None:
    s.attacker, s.defender = seat, rival
    s.units[U_FLEET] = fleets
    s.units[KINDS + U_FLEET] = fleets_at(s, sea, rival)


def lined_up(s: EraState, place: int, joins: Sequence[Pair]) -> Battle:
    """What stands on the board, with the markers as they would be given out now."""
    s.push(BATTLE, place, s.defender)
    return Battle(strength(s, ATTACKER), strength(s, DEFENDER), markers_won(s), joins)
