"""Combat: markers, dice, hits.

Rules   R16.11, R16.12, R16.13, R16.14, R16.15, R16.16, R16.17
Owns    markers
Nodes   combat-round (procedure), dice (chance), casualty (decision)
Leaves  the units to lineup.py, what comes after to aftermath.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    AFTERMATH,
    ATTACKER,
    BARBARIANS,
    BATTLE,
    CASUALTY,
    COMBAT,
    DEFENDER,
    DICE,
    DRAWN,
    LOSE_ALLY_V,
    LOSE_V,
    MARKERS,
    ROLL_V,
    ROLLED,
)
from aevum.games.era_of_tribes.kinds import (
    CATAPULT,
    FIST,
    MASK,
    MECHANICS,
    SEAFARING,
    SWORD,
    SYMBOLS,
    U_ALLY,
    U_ARMY,
    U_CITY,
    U_FLEET,
    U_IVORY,
    U_LEGION,
    U_LEVY,
    U_MERCENARY,
    U_MILITIA,
    U_ORE,
    U_VASSAL,
    U_VILLAGE,
    U_WINE,
    UNITS,
)
from aevum.games.era_of_tribes.rules.lineup import (
    alive,
    at_sea,
    fall,
    fall_ally,
    reinforce,
    seat_of,
    strength,
)
from aevum.games.era_of_tribes.state import WHEEL, EraState

PLACE: Final = BATTLE.variable("place")
ON_ATTACKER: Final = COMBAT.variable("on_attacker")
ON_DEFENDER: Final = COMBAT.variable("on_defender")
LOSER: Final = CASUALTY.variable("seat")
LOSING: Final = CASUALTY.variable("side")

FIRST_TO_FALL: Final = (U_LEVY, U_MILITIA, U_MERCENARY, U_ORE, U_WINE, U_IVORY)
"""E51: the first group, in this order."""
OWN: Final = (U_VASSAL, U_FLEET, U_ARMY)
"""Of the second group: one of these must be the last of it (E51)."""
LAST_TO_FALL: Final = (U_CITY, U_VILLAGE)


# -- markers --------------------------------------------------------------------------------------


def markers_won(s: EraState) -> int:
    """R16.11: the markers that the attacker would get now, as bits."""
    markers = 1 << SWORD
    for marker, mine, theirs in (
        (FIST, strength(s, ATTACKER), strength(s, DEFENDER)),
        (MASK, morale_of(s, ATTACKER), morale_of(s, DEFENDER)),
        (CATAPULT, engines_of(s, ATTACKER), engines_of(s, DEFENDER)),
    ):
        if mine > theirs or (mine == theirs and at_sea(s)):  # R16.12
            markers |= 1 << marker
    return markers


def distribute_markers(s: EraState) -> None:
    """R16.11: once, at the start."""
    s.markers = markers_won(s)
    s.tell(MARKERS, holder(s, FIST), holder(s, MASK), holder(s, CATAPULT))


def holder(s: EraState, marker: int) -> int:
    """The side that has a marker."""
    return ATTACKER if s.markers >> marker & 1 else DEFENDER


def morale_of(s: EraState, side: int) -> int:
    """R16.13: barbarians have their own."""
    seat = seat_of(s, side)
    return s.box.stages[s.stage].morale if seat == BARBARIANS else s.morale[seat]


def engines_of(s: EraState, side: int) -> int:
    """R16.11: Mechanics, at sea together with Seafaring."""
    seat = seat_of(s, side)
    if seat == BARBARIANS:
        return s.box.stages[s.stage].mechanics
    engines = s.levels[seat * WHEEL + MECHANICS]
    return engines + s.levels[seat * WHEEL + SEAFARING] if at_sea(s) else engines


# -- combat rounds --------------------------------------------------------------------------------


def fight(s: EraState) -> None:
    """R16.17: until a side has no unit; E55: without a defender no die falls."""
    attackers, defenders = strength(s, ATTACKER), strength(s, DEFENDER)
    if attackers and defenders:
        s.repeat()
        s.push(COMBAT)
        return
    result = ATTACKER if attackers else DEFENDER if defenders else DRAWN
    s.push(AFTERMATH, s.var(PLACE), result)


def reinforce_attacker(s: EraState) -> None:
    """R16.16: the attacker first."""
    reinforce(s, ATTACKER)


def reinforce_defender(s: EraState) -> None:
    reinforce(s, DEFENDER)


def roll_dice(s: EraState) -> None:
    s.push(DICE)


class Dice(Chance[EraState]):
    """C4: red and green together (R16.14)."""

    def outcomes(self, s: EraState) -> list[tuple[str, int]]:
        word = s.box.speller.word
        red, green = s.box.attack_die, s.box.defence_die
        faces = range(len(SYMBOLS))
        return [
            (word(ROLL_V, a * len(SYMBOLS) + b), red[a] * green[b])
            for a in faces
            for b in faces
            if red[a] * green[b]
        ]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb != ROLL_V:
            return Why("R16.14", "asked-roll")
        red, green = divmod(arg, len(SYMBOLS))
        return (
            None if s.box.attack_die[red] * s.box.defence_die[green] else Why("R16.14", "no-face")
        )

    def act(self, s: EraState, verb: int, arg: int) -> None:
        red, green = divmod(arg, len(SYMBOLS))
        s.pop()
        s.tell(ROLLED, red, green)
        hits = (holder(s, red) == ATTACKER) + (holder(s, green) == ATTACKER)
        s.set_var(ON_DEFENDER, hits)
        s.set_var(ON_ATTACKER, 2 - hits)


# -- hits -----------------------------------------------------------------------------------------


def hit_attacker(s: EraState) -> None:
    suffer(s, ATTACKER, ON_ATTACKER)


def hit_defender(s: EraState) -> None:
    suffer(s, DEFENDER, ON_DEFENDER)


def suffer(s: EraState, side: int, variable: int) -> None:
    """R16.15: what has no choice falls by itself; else the side's main player is asked."""
    while s.var(variable) and strength(s, side):
        choices = casualties(s, side)
        if len(choices) > 1:
            s.repeat()
            s.push(CASUALTY, seat_of(s, side), side)
            return
        s.set_var(variable, s.var(variable) - 1)
        lose(s, side, choices[0])


def casualties(s: EraState, side: int) -> list[int]:
    """The units one of which must fall next; an ally's army is -1 minus his seat."""
    for unit in FIRST_TO_FALL:
        if alive(s, side, unit):
            return [unit]
    own = sum(alive(s, side, unit) for unit in OWN)
    others = alive(s, side, U_LEGION) + alive(s, side, U_ALLY)
    found: list[int] = []
    if own > 1 or not others:  # E51
        found += [unit for unit in OWN if alive(s, side, unit)]
    if alive(s, side, U_LEGION):
        found.append(U_LEGION)
    for ally in range(s.players):
        if s.lent[side * s.players + ally]:
            found.append(-1 - ally)
    return found or [unit for unit in LAST_TO_FALL if alive(s, side, unit)]


def lose(s: EraState, side: int, casualty: int) -> None:
    if casualty < 0:
        fall_ally(s, side, -1 - casualty)
    else:
        fall(s, side, casualty)


class Casualty(Decision[EraState]):
    """D30"""

    def actor(self, s: EraState) -> int:
        return s.var(LOSER)

    def legal(self, s: EraState) -> list[str]:
        word = s.box.speller.word
        choices = casualties(s, s.var(LOSING))
        words = [word(LOSE_V, unit) for unit in choices if unit >= 0]
        return words + [word(LOSE_ALLY_V, -1 - choice) for choice in choices if choice < 0]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb not in (LOSE_V, LOSE_ALLY_V):
            return Why("R16.15", "asked-lose")
        choice = arg if verb == LOSE_V else -1 - arg
        if choice in casualties(s, s.var(LOSING)):
            return None
        about = {"unit": UNITS[arg]} if verb == LOSE_V else {"seat": str(arg)}
        return Why("R16.15", "cannot-fall-now", about)

    def act(self, s: EraState, verb: int, arg: int) -> None:
        side = s.var(LOSING)
        s.pop()
        variable = ON_ATTACKER if side == ATTACKER else ON_DEFENDER
        s.set_var(variable, s.var(variable) - 1)
        lose(s, side, arg if verb == LOSE_V else -1 - arg)
