"""The turn: its phases and the slots of the Military Phase.

Rules   realm R9.1, R9.2, R9.4, R9.6, R9.7
Owns    turn, slots
Nodes   game (procedure), turn (procedure)
Leaves  what a nation does in its slot to activation.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components import ACTIVATED, ACTIVATION, TURN, TURN_BEGAN
from aevum.games.invasions.kinds import STEPS
from aevum.games.invasions.rules.ageing import activation_order
from aevum.games.invasions.rules.calamities import forget_strokes
from aevum.games.invasions.rules.cities import begin_year
from aevum.games.invasions.rules.control import settle_control
from aevum.games.invasions.rules.leaders import free_leaders
from aevum.games.invasions.rules.relations import forget_declarations, team
from aevum.games.invasions.rules.timeline import is_last_turn, raise_flags
from aevum.games.invasions.rules.treasury import open_books
from aevum.games.invasions.rules.units import close_ranks
from aevum.games.invasions.state import InvasionsState

NEXT: Final = TURN.variable("next")
STEP_1B: Final = STEPS.index("1.B")
STEP_1C: Final = STEPS.index("1.C")


def set_clock(s: InvasionsState, turn: int) -> None:
    s.turn = turn
    raise_flags(s)


def play_turns(s: InvasionsState) -> None:
    """realm R9.1; the scenario says when it ends (realm R12.4)."""
    s.push(TURN)


def begin_turn(s: InvasionsState) -> None:
    """Flags that come into force or end change relations, and so control (realm R24.8)."""
    s.tell(TURN_BEGAN, s.turn)
    free_leaders(s)
    forget_declarations(s)
    open_books(s)
    forget_strokes(s)
    begin_year(s)
    close_ranks(s)
    settle_control(s)


def is_played(s: InvasionsState, step: int) -> bool:
    """realm R12.4: the first turn of a scenario begins in the middle."""
    return s.turn > s.play().first_turn or s.play().start_step <= step


def end_turn(s: InvasionsState) -> None:
    """Another turn begins after this one, unless it was the last."""
    if not is_last_turn(s):
        set_clock(s, s.turn + 1)
        s.pop()
        s.push(TURN)


# -- phase 3 --------------------------------------------------------------------------------------


def order_slots(s: InvasionsState) -> None:
    """realm R9.4, R9.6: one slot for those who act as one, the later of theirs."""
    order = activation_order(s)
    s.slots = []
    for place, nation in enumerate(order):
        partners = team(s, nation)
        if not any(later in partners for later in order[place + 1 :]):
            s.slots.append(nation)


def acting_in(s: InvasionsState, slot: int) -> list[int]:
    """All nations that act in a slot."""
    return [nation for nation in team(s, s.slots[slot]) if nation in activation_order(s)]


def activate_nations(s: InvasionsState) -> None:
    """realm R9.2, step 3.A"""
    slot = s.var(NEXT)
    if slot < len(s.slots):
        s.set_var(NEXT, slot + 1)
        s.repeat()
        s.tell(ACTIVATED, s.slots[slot])
        s.push(ACTIVATION, s.slots[slot])
