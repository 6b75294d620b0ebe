"""Status of Nations, step 1.A: all age, kingdoms are founded, heresies change.

Rules   realm R14.1, R15.1, R17.6
Owns    waiting
Nodes   status (procedure)
Leaves  ages to ageing.py, foundings to kingdoms.py and empires.py, heresies to religion.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.turn import STATUS
from aevum.games.invasions.kinds import BARBARIAN, EMPIRE, KINGDOM, MODIFIERS
from aevum.games.invasions.rules.administration.religion import change_heresies
from aevum.games.invasions.rules.board.treasury import gain_gold, settle_debt
from aevum.games.invasions.rules.turn.ageing import activation_order, age_barbarian, age_civilized
from aevum.games.invasions.rules.turn.empires import try_empire
from aevum.games.invasions.rules.turn.kingdoms import ask_for_kingdom
from aevum.games.invasions.rules.turn.timeline import begins_now
from aevum.games.invasions.state import InvasionsState

PARTITION: Final = MODIFIERS.index("partition_of_realm")
SECOND_TURN_GOLD: Final = 10
"""realm R17.6, R18.4"""


def check_status(s: InvasionsState) -> None:
    """realm R12.4: no scenario begins before step 1.B."""
    if s.turn > s.play().first_turn:
        s.waiting = activation_order(s)
        s.push(STATUS)


def age_barbarians(s: InvasionsState) -> None:
    """realm R14.1: the oldest first, one nation complete before the next."""
    if s.waiting and s.status[s.waiting[0]] == BARBARIAN:
        s.repeat()
        nation = s.waiting.pop(0)
        age_barbarian(s, nation)
        ask_for_kingdom(s, nation)


def age_kingdoms_and_empires(s: InvasionsState) -> None:
    """realm R15.1, E25: those that were civilized when the step began, one after the other."""
    if s.waiting:
        s.repeat()
        nation = s.waiting.pop(0)
        if s.on_board(nation):
            age_civilized(s, nation, 1 + is_partitioned(s, nation))
            try_empire(s, nation)
            settle_debt(s, nation)


def is_partitioned(s: InvasionsState, nation: int) -> bool:
    """partition_of_realm: one space more in the turns of its rows."""
    return s.box.nations[nation].has[PARTITION] and begins_now(s, PARTITION)


def pay_second_turn(s: InvasionsState) -> None:
    """realm R17.6, R18.4, E26"""
    for nation in activation_order(s):
        if s.status[nation] in (KINGDOM, EMPIRE) and s.founded[nation] == s.turn - 1 > 0:
            gain_gold(s, nation, SECOND_TURN_GOLD)


def let_heresies_change(s: InvasionsState) -> None:
    """realm R16.1"""
    change_heresies(s)
