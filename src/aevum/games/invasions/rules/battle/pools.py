"""What a force is worth: advantages, archery and melee dice, modifiers of advanced combat.

Rules   war R1.6, R2.1 to R2.6, R19.5, R19.6, R19.11 to R19.13, R19.16 to R19.21, R20.3, R20.4,
        R20.7 to R20.9, R36.2, R36.3
Owns    none
Nodes   none
Leaves  who fights to battle.py, the dice themselves to combat_dice.py
"""

from __future__ import annotations

from typing import Final, NamedTuple

from aevum.games.invasions.components.battle import DEFENDER
from aevum.games.invasions.kinds import (
    BARBARIAN,
    EMPIRE,
    FOREST,
    MARSH,
    NONE,
    OPEN_TERRAINS,
    STEPPE,
)
from aevum.games.invasions.rules.turn.timeline import UNITED_EMPIRE
from aevum.games.invasions.state import InvasionsState

NO_CROSSING: Final = 0
OVER_RIVER: Final = 1
OVER_RIDGE: Final = 2
OVER_STRAIT: Final = 3
"""What all attackers crossed, if anything (war R19.16, E66)."""

TERMS: Final = (
    "units", "marsh", "crossing", "forest", "barbarians", "city", "limes", "horde",
    "elites", "cavalry", "empire", "nomads", "imperial_city", "enemy_heavy",
)  # fmt: skip
"""The terms of a melee pool in the order of war R19.21: dice, trades, downgrade."""
UNITS: Final = 0
MARSH_T: Final = 1
CROSSING: Final = 2
FOREST_T: Final = 3
BARBARIANS: Final = 4
CITY: Final = 5
LIMES_T: Final = 6
HORDE_T: Final = 7
ELITES: Final = 8
CAVALRY: Final = 9
IMPERIAL: Final = 10
NOMADS: Final = 11
IMPERIAL_CITY: Final = 12
ENEMY_HEAVY: Final = 13

COLUMNS: Final = 7
"""war R20.8: more units use the last column."""
LOWEST_ROLL: Final = 2
HIGHEST_ROLL: Final = 12


class Fighter(NamedTuple):
    """A land unit as battle sees it: its kind names its origin."""

    kind: int
    command: int
    damaged: int


class Pool(NamedTuple):
    """Dice to be rolled."""

    white: int
    black: int


class Field:
    """Where and how a battle is fought, the same for both sides and all rounds."""

    def __init__(self, terrain: int, wild: bool) -> None:
        self.terrain = terrain
        self.wild = wild
        """In a barbarian area."""
        self.open = terrain in OPEN_TERRAINS
        self.crossing = NO_CROSSING
        self.city = False
        """A civilized defender fights in his own fortified city (war E73)."""
        self.imperial_city = False
        """And he is an empire."""
        self.limes = False
        self.horde = False
        """One or more hordes of the defending side are there."""


class Force:
    """What counts among the units of one side (war 1.3, R36.2)."""

    def __init__(self, s: InvasionsState, fighters: list[Fighter]) -> None:
        self.units = len(fighters)
        self.cavalry = 0
        self.heavy = 0
        self.elites = 0
        self.roman_elites = 0
        """Under the command of the halves of the old empire (war E90)."""
        self.archers = 0
        self.horse_archers = 0
        self.axes = 0
        self.foot = 0
        self.double_archers = 0
        self.double_axes = 0
        self.double_foot = 0
        """The same with mountaineers counted twice (war R19.11)."""
        self.double_riders = 0
        self.barbarian = False
        self.settled = False
        """A barbarian that is no nomad."""
        self.nomad = False
        self.civilized = False
        self.imperial = False
        for fighter in fighters:
            self._arm(s, fighter)
            self._belong(s, fighter)

    def _arm(self, s: InvasionsState, fighter: Fighter) -> None:
        kind = s.box.kinds[fighter.kind]
        twice = 2 if kind.mountaineer else 1
        elite = elite_of(s, fighter)
        self.elites += elite
        if s.box.nations[fighter.command].has[UNITED_EMPIRE]:
            self.roman_elites += elite
        sound = not fighter.damaged
        mounted = kind.cavalry and sound
        self.cavalry += mounted
        self.heavy += kind.heavy and sound
        if kind.archer and sound:
            self.archers += 1
            self.double_archers += twice
            self.horse_archers += mounted
        elif kind.francisca:
            self.axes += 1
            self.double_axes += twice
        elif mounted:
            self.double_riders += twice
        else:
            self.foot += 1
            self.double_foot += twice

    def _belong(self, s: InvasionsState, fighter: Fighter) -> None:
        """war R36.2, R36.3: by origin; auxiliaries count as nothing (war E35)."""
        kind = s.box.kinds[fighter.kind]
        if kind.auxiliary_of != NONE:
            return
        status = s.status[kind.nation]
        if status == BARBARIAN:
            self.barbarian = True
            if s.box.nations[kind.nation].nomad:
                self.nomad = True
            else:
                self.settled = True
        else:
            self.civilized = True
            self.imperial = self.imperial or status == EMPIRE


def elite_of(s: InvasionsState, fighter: Fighter) -> int:
    """war R2.2, R2.4, E37: white diamonds that count; a guard has two."""
    kind = s.box.kinds[fighter.kind]
    if fighter.damaged or s.status[kind.nation] == BARBARIAN:
        return 0
    return kind.elite


# -- advantages -----------------------------------------------------------------------------------


def has_advantage(own: int, enemy: int) -> bool:
    """war R19.5, R19.6"""
    return own >= enemy + 2 or (own >= 1 and enemy == 0)


def half_of(number: int) -> int:
    """war R1.3: rounded up."""
    return (number + 1) // 2


def quarter_of(number: int) -> int:
    return (number + 3) // 4


# -- archery --------------------------------------------------------------------------------------


def archery_pool(field: Field, own: Force, enemy_heavy: bool, ambush: bool) -> Pool:
    """war R19.11 to R19.13; `ambush` for the side that lies in one."""
    if ambush:
        dice = half_of(own.double_archers) + quarter_of(own.double_axes)
        dice += quarter_of(own.double_foot)
    else:
        dice = half_of(own.archers) + quarter_of(own.axes)
    if enemy_heavy:
        dice = max(0, dice - 1)
    black = min(dice, half_of(own.horse_archers)) if field.open else 0
    return Pool(dice - black, black)


def shoots(own: Force, ambush: bool) -> bool:
    """war R20.3: a side with shooting units rolls."""
    return own.units > 0 if ambush else own.archers + own.axes > 0


def archery_bonus(field: Field, own: Force, enemy_heavy: bool, ambush: bool) -> int:
    """war R20.3: in halves, rounded up once, then the enemy's heavy advantage."""
    if ambush:
        halves = 2 * own.double_archers + own.double_axes + own.double_foot + own.double_riders
    else:
        halves = 2 * own.archers + own.axes
    if field.open:
        halves += own.horse_archers
    return half_of(halves) - (2 if enemy_heavy else 0)


def archery_hits(field: Field, total: int) -> int:
    """war R20.4"""
    if total >= 12:
        return 2
    if total >= 9:
        return 1
    return 1 if total == 8 and field.open else 0


# -- melee ----------------------------------------------------------------------------------------


def common_terms(
    field: Field, own: Force, enemy: Force, cavalry: bool, enemy_heavy: bool
) -> list[int]:
    """war R19.18, R19.19: what holds for either side."""
    terms = [0] * len(TERMS)
    terms[UNITS] = own.units
    if own.roman_elites >= 4:
        terms[ELITES] = 2
    elif own.elites >= 2:
        terms[ELITES] = 1
    terms[CAVALRY] = int(cavalry)
    terms[IMPERIAL] = int(own.imperial and enemy.barbarian)
    terms[NOMADS] = int(own.nomad and field.terrain == STEPPE)
    terms[ENEMY_HEAVY] = -int(enemy_heavy)
    return terms


def melee_terms(
    field: Field, side: int, own: Force, enemy: Force, cavalry: bool, enemy_heavy: bool
) -> list[int]:
    """war R19.16, R19.18, R19.19, E2"""
    terms = common_terms(field, own, enemy, cavalry, enemy_heavy)
    if side == DEFENDER:
        terms[CITY] = int(field.city)
        terms[LIMES_T] = int(field.limes)
        terms[HORDE_T] = int(field.horde)
        terms[IMPERIAL_CITY] = int(field.imperial_city)
        return terms
    terms[MARSH_T] = -int(field.terrain == MARSH)
    terms[CROSSING] = -int(field.crossing != NO_CROSSING)
    terms[FOREST_T] = -int(field.terrain == FOREST and enemy.settled)
    terms[BARBARIANS] = int(field.wild and own.barbarian and enemy.civilized)
    return terms


def melee_pool(terms: list[int]) -> Pool:
    """war R19.17, R19.21, E56: at least one die; trades as far as white dice exist."""
    dice = max(1, sum(terms[UNITS : HORDE_T + 1]))
    black = min(dice, sum(terms[ELITES : IMPERIAL_CITY + 1]))
    black = max(0, black + terms[ENEMY_HEAVY])
    return Pool(dice - black, black)


def advanced_terms(
    field: Field, side: int, own: Force, enemy: Force, cavalry: bool, enemy_heavy: bool, first: bool
) -> list[int]:
    """war R20.7: the modifiers of a 2D6; the units stand in the column instead."""
    terms = melee_terms(field, side, own, enemy, cavalry, enemy_heavy)
    terms[UNITS] = terms[LIMES_T] = terms[HORDE_T] = 0
    if side == DEFENDER:
        terms[CROSSING] = int(field.crossing == OVER_STRAIT)
    elif field.crossing != OVER_STRAIT and not first:
        terms[CROSSING] = 0
    return terms


def column_of(field: Field, side: int, own: Force) -> int:
    """war R20.8"""
    units = own.units
    if side == DEFENDER:
        units += int(field.horde) + int(field.limes)
    return min(units, COLUMNS)


def melee_hits(s: InvasionsState, field: Field, total: int, column: int) -> int:
    """war R20.9: halves are rounded up in open terrain only."""
    if column == 0:
        return 0
    row = min(max(total, LOWEST_ROLL), HIGHEST_ROLL) - LOWEST_ROLL
    halves = s.box.melee[row][column - 1]
    return (halves + int(field.open)) // 2
