"""The timeline: flags in force, and who is still to come.

Rules   realm R9.8
Owns    in_force
Nodes   none
Leaves  what a flag means to the rule that asks for it
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import ACTIVATE, BECOME_ACTIVE, ENTER, MODIFIERS, SPECIAL
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
        s.in_force[UNITED_EMPIRE] = 0


def is_expected(s: InvasionsState, nation: int) -> bool:
    """realm R12.4: it has a row by which it comes, now or later."""
    return any(
        row.nation == nation and row.turn >= s.turn and row.event in ENTRIES
        for row in s.box.timeline
    )


def is_successor(s: InvasionsState, nation: int) -> bool:
    """realm R12.4: one of those who need no row."""
    return any(MODIFIERS[each].startswith("successor_") for each in s.box.nations[nation].special)
