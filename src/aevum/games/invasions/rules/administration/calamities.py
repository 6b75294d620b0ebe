"""Calamities: each is a few steps, or a roll on its own table.

Rules   realm R26.3, R31.1; aid Common-2, Common-3
Owns    strokes, booked
Nodes   calamity-roll (chance), usurper-marker (chance)
Leaves  the steps to effects.py and verbs_ruin.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.cards import Calamity
from aevum.games.invasions.components.administration import (
    CALAMITY_ROLL,
    STRICKEN,
    USURPER_MARKER,
)
from aevum.games.invasions.effects import Step
from aevum.games.invasions.kinds import BARBARIAN, NONE
from aevum.games.invasions.rules.board.dice import D10, SIDES
from aevum.games.invasions.rules.board.treasury import lose_gold
from aevum.games.invasions.rules.cards.effects import (
    Speech,
    carry_out,
    count,
    forget,
    holds,
    name_head,
)
from aevum.games.invasions.state import InvasionsState

ROLLING: Final = CALAMITY_ROLL.variable("nation")
TABLE: Final = CALAMITY_ROLL.variable("calamity")
MARKED: Final = USURPER_MARKER.variable("nation")
MARKER: Final = USURPER_MARKER.variable("calamity")


def strike(s: InvasionsState, nation: int, calamity: int) -> None:
    """realm R31.1: it counts, even if nothing happens on the map."""
    s.strokes[nation] += 1
    s.tell(STRICKEN, nation, calamity)
    if s.box.calamities[calamity].table:
        s.push(CALAMITY_ROLL, nation, calamity)
    else:
        carry_out(s, nation, s.box.numbered.of_calamity[calamity])


def strike_by_marker(s: InvasionsState, nation: int, calamity: int) -> None:
    """aid Common-3: not barbarians; who is in decline always, others on a 10."""
    if s.status[nation] == BARBARIAN:
        return
    if s.decline[nation]:
        strike(s, nation, calamity)
    else:
        s.push(USURPER_MARKER, nation, calamity)


def forget_strokes(s: InvasionsState) -> None:
    """A new turn begins."""
    s.strokes = [0] * len(s.strokes)
    s.booked = [0] * len(s.booked)


def book_expense(s: InvasionsState, nation: int, gold: int) -> None:
    """realm R28.1: of this turn; if its income is over, it is taken at once."""
    if s.taxed[nation]:
        lose_gold(s, nation, gold)
    else:
        s.booked[nation] += gold


# -- tables ---------------------------------------------------------------------------------------


def modifier_of(s: InvasionsState, nation: int, mod: Step, speech: Speech) -> int:
    """Its number, times what it counts, within its limit; nothing if its condition fails."""
    if mod.when != NONE and not holds(s, mod.when, speech, nation):
        return 0
    number = mod.n if mod.per == NONE else mod.n * count(s, mod.per, nation)
    return max(-mod.max, min(mod.max, number))


def total_of(s: InvasionsState, nation: int, calamity: Calamity, die: int) -> int:
    """The roll with every modifier; totals are not clamped."""
    base = name_head(s, nation, NONE)
    speech = Speech(s, s.box.numbered.of_calamity[calamity.index], 0, base, nation)
    total = die + sum(modifier_of(s, nation, mod, speech) for mod in calamity.modifiers)
    forget(s, base)
    return total


class CalamityRoll(D10):
    """The line that holds the total says what follows."""

    def rolled(self, s: InvasionsState, die: int) -> None:
        nation, which = s.var(ROLLING), s.var(TABLE)
        s.pop()
        calamity = s.box.calamities[which]
        total = total_of(s, nation, calamity, die)
        for line, deed in zip(calamity.table, s.box.numbered.of_line[which], strict=True):
            if line.low <= total <= line.high:
                carry_out(s, nation, deed)


class UsurperMarker(D10):
    """aid Common-3"""

    def rolled(self, s: InvasionsState, die: int) -> None:
        nation, calamity = s.var(MARKED), s.var(MARKER)
        s.pop()
        if die == SIDES:
            strike(s, nation, calamity)
