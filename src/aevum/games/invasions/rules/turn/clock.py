"""The turn: its phases and the slots of the Military Phase.

Rules   realm R9.1, R9.2, R9.4, R9.6, R9.7, E132; war R7.1, R7.2
Owns    turn, slots, acted
Nodes   game (procedure), turn (procedure)
Leaves  what a nation does in its slot to activation.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.march import ACTIVATION
from aevum.games.invasions.components.registers import ACTIVE
from aevum.games.invasions.components.turn import TURN, TURN_BEGAN
from aevum.games.invasions.kinds import NONE, STEPS
from aevum.games.invasions.options import ALLIANCE_SLOT
from aevum.games.invasions.rules.administration.calamities import forget_strokes
from aevum.games.invasions.rules.administration.recovery import seat_the_landless
from aevum.games.invasions.rules.board.cities import begin_year
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.leaders import free_leaders
from aevum.games.invasions.rules.board.relations import forget_declarations, team
from aevum.games.invasions.rules.board.treasury import open_books
from aevum.games.invasions.rules.bonds.foedus import begin_foedus_turn
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.rules.turn.timeline import is_last_turn, raise_flags
from aevum.games.invasions.state import InvasionsState

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
    begin_foedus_turn(s)
    s.acted = [0] * len(s.acted)
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
    """realm R9.4, E132: the slots are fixed when the phase begins."""
    s.slots = activation_order(s)
    s.acted = [0] * len(s.acted)


def waits(s: InvasionsState, nation: int) -> bool:
    """realm R9.6, E21, war E7: it acts with a partner whose slot is still to come."""
    later = s.slots[s.slots.index(nation) + 1 :]
    partners = team(s, nation)
    if s.switched(ALLIANCE_SLOT):
        partners = [other for other in partners if s.ally[nation] != other]
    return any(is_to_act(s, other) and other in partners for other in later)


def is_to_act(s: InvasionsState, nation: int) -> bool:
    return not s.acted[nation] and s.being[nation] == ACTIVE


def next_to_act(s: InvasionsState) -> int:
    """realm E132: who was left behind by a partner acts before all others."""
    for nation in s.slots:
        if is_to_act(s, nation) and not waits(s, nation):
            return nation
    return NONE


def acting_with(s: InvasionsState, nation: int) -> list[int]:
    """All nations that act in the slot of a nation."""
    return [each for each in team(s, nation) if each in s.slots and is_to_act(s, each)]


def activate_nations(s: InvasionsState) -> None:
    """realm R9.2, step 3.A"""
    nation = next_to_act(s)
    if nation != NONE:
        s.repeat()
        s.push(ACTIVATION, nation)
        seat_the_landless(s)


def mark_acted(s: InvasionsState, nations: list[int]) -> None:
    for nation in nations:
        s.acted[nation] = 1
