"""The timeline: flags in force, who invades, what has been decided for good.

Rules   realm R9.8; war R14.1
Owns    in_force, invading, reunited, plus_raids, fate_rolled, called, islam
Nodes   none
Leaves  what a flag means to the rule that asks for it
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.registers import ACTIVE, GONE
from aevum.games.invasions.kinds import (
    ACTIVATE,
    BARBARIAN,
    BECOME_ACTIVE,
    ENTER,
    INVADE,
    MODIFIERS,
    NONE,
    SPECIAL,
)
from aevum.games.invasions.realms import TimelineRow
from aevum.games.invasions.state import InvasionsState

UNITED_EMPIRE: Final = MODIFIERS.index("united_empire")
EMPIRE_SPLIT: Final = MODIFIERS.index("empire_split")
RHINE_CROSSING: Final = MODIFIERS.index("rhine_crossing")
THIS_TURN: Final = tuple(
    MODIFIERS.index(each)
    for each in (
        "ostrogoths_in_scythia", "theodosius_succession", "rhine_crossing", "unfortified_penalty",
    )
)  # fmt: skip
"""Flags that last for the turn of their row; others stay, or end as their modifier says."""
ENTRIES: Final = (ENTER, ACTIVATE, BECOME_ACTIVE)


def raise_flags(s: InvasionsState) -> None:
    """realm R9.8: at the start of a turn; what began earlier counts as done (realm R12.4)."""
    s.in_force = [0] * len(s.in_force)
    for row in s.box.timeline:
        if row.event == SPECIAL and row.turn <= s.turn:
            flag = row.modifier
            if row.turn == s.turn or flag not in THIS_TURN:
                s.in_force[flag] = 1
    last_united = s.box.modifiers[UNITED_EMPIRE].numbers[0]
    if s.turn > last_united:
        s.in_force[UNITED_EMPIRE] = s.reunited
    name_invaders(s)


def name_invaders(s: InvasionsState) -> None:
    """realm R9.8: for the whole turn."""
    s.invading = [0] * len(s.invading)
    for row in rows_now(s, INVADE):
        s.invading[row.nation] = 1


def let_invade(s: InvasionsState, nation: int) -> None:
    """war R14.1: an event makes a nation invade in this turn."""
    s.invading[nation] = 1


def invades(s: InvasionsState, nation: int) -> bool:
    """realm R9.8, E93: an active barbarian, bound or not, until it founds a kingdom."""
    ready = s.being[nation] == ACTIVE and s.status[nation] == BARBARIAN
    return ready and s.invading[nation] == 1


def rows_now(s: InvasionsState, event: int) -> list[TimelineRow]:
    """Rows of this turn, in their order, without those of nations that have left the game."""
    rows = (s.box.timeline[each] for each in s.box.rows_of_turn[s.turn])
    return [
        row
        for row in rows
        if row.event == event and (row.nation == NONE or s.being[row.nation] != GONE)
    ]


def begins_now(s: InvasionsState, modifier: int) -> bool:
    """Has this turn a special row of that name, even if its nation is gone?"""
    rows = (s.box.timeline[each] for each in s.box.rows_of_turn[s.turn])
    return any(row.event == SPECIAL and row.modifier == modifier for row in rows)


def reunite(s: InvasionsState) -> None:
    """empire_reunion: the union lasts for the rest of the game."""
    s.reunited = 1
    s.in_force[UNITED_EMPIRE] = 1


def count_plus_raid(s: InvasionsState) -> None:
    """islam: each Raid + counts in the test."""
    s.plus_raids += 1


def mark_fate(s: InvasionsState) -> None:
    """attila_fate is rolled once."""
    s.fate_rolled = 1


def call_successor(s: InvasionsState, nation: int) -> None:
    """realm E112: it comes as soon as nothing keeps it away."""
    s.called[nation] = 1


def found_islam(s: InvasionsState) -> None:
    """realm R12.1: this turn is the last."""
    s.islam = 1


def is_last_turn(s: InvasionsState) -> bool:
    """realm R12.1, R12.4"""
    return s.islam == 1 or s.turn == s.play().last_turn


def is_expected(s: InvasionsState, nation: int) -> bool:
    """realm R12.4: it has a row by which it comes, now or later."""
    return any(
        row.nation == nation and row.turn >= s.turn and row.event in ENTRIES
        for row in s.box.timeline
    )


def is_successor(s: InvasionsState, nation: int) -> bool:
    """realm R12.4: one of those who need no row."""
    return any(MODIFIERS[each].startswith("successor_") for each in s.box.nations[nation].special)
