"""The round: morale, turn order, turns, auto-expansions, clean-up.

Rules   R1, R2, R3, R23, R24
Owns    round, order, passed
Nodes   game (procedure), round (procedure), cleanup (procedure), position (decision)
Leaves  a turn to turn.py, an Expansion to expansion.py, the end of the game to ending.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    AUTO_EXPANSION,
    CLEANED,
    CLEANUP,
    EXPANSION,
    NOBODY,
    PASSED,
    POSITION,
    POSITION_V,
    ROUND,
    ROUND_BEGAN,
    SETUP,
    TURN,
    TURN_ORDER,
    UPHEAVAL,
)
from aevum.games.era_of_tribes.kinds import A_EXPANSION, AGRICULTURE
from aevum.games.era_of_tribes.rules.cities import city_base
from aevum.games.era_of_tribes.rules.colonies import forget_free_colonies
from aevum.games.era_of_tribes.rules.diplomacy import forget_diplomacy
from aevum.games.era_of_tribes.rules.ending import check_ends, is_last_round
from aevum.games.era_of_tribes.rules.food import hunger_on_plate
from aevum.games.era_of_tribes.rules.goods import ask_to_allot, ready_all_goods
from aevum.games.era_of_tribes.rules.leaders import has_used, ready_all_leaders
from aevum.games.era_of_tribes.rules.naval import forget_plunder
from aevum.games.era_of_tribes.rules.pieces import to_pool
from aevum.games.era_of_tribes.rules.realm import put_vassals, vassals_at
from aevum.games.era_of_tribes.rules.revolution import end_revolutions
from aevum.games.era_of_tribes.rules.tracks import add_morale, steps_of_order
from aevum.games.era_of_tribes.state import EraState

NEXT: Final = ROUND.variable("next")
REBEL: Final = UPHEAVAL.variable("seat")
CLEANING: Final = CLEANUP.variable("next")
SEAT: Final = POSITION.variable("seat")
NO_ACTION: Final = -1


def set_up(s: EraState) -> None:
    s.push(SETUP)


def take_place(s: EraState, seat: int) -> None:
    """SU1: the next seat of the player order."""
    s.order.append(seat)


def play_rounds(s: EraState) -> None:
    """R1.1, R1.2"""
    if not is_last_round(s):
        s.repeat()
        s.round += 1
        s.push(ROUND)


# -- phase 1 and 2 --------------------------------------------------------------------------------


def adjust_morale(s: EraState) -> None:
    """R2: all at the same time."""
    s.tell(ROUND_BEGAN, s.round)
    s.passed = [0] * s.players
    for seat in s.order:
        add_morale(s, seat, morale_change(s, seat))


def morale_change(s: EraState, seat: int) -> int:
    """R2.2, R2.3, R2.4"""
    epoch = s.box.epochs[s.epoch[seat]]
    return epoch.morale_round - city_base(s, seat) - hunger_on_plate(s, seat)


def set_turn_order(s: EraState) -> None:
    """R3.1"""
    s.order = steps_of_order(s)
    for place, seat in enumerate(s.order):
        s.tell(TURN_ORDER, seat, place + 1)


def ask_ring_player(s: EraState) -> None:
    """R3.3"""
    if s.ring != NOBODY:
        s.push(POSITION, s.ring)


class Position(Decision[EraState]):
    """D7: any place in the order; the others keep theirs among themselves."""

    def actor(self, s: EraState) -> int:
        return s.var(SEAT)

    def legal(self, s: EraState) -> list[str]:
        return [s.box.speller.word(POSITION_V, place + 1) for place in range(s.players)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb != POSITION_V:
            return Why("R3.3", "asked-position")
        return None if 1 <= arg <= s.players else Why("R3.3", "no-such-place")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        s.pop()
        s.order.remove(seat)
        s.order.insert(arg - 1, seat)
        s.tell(TURN_ORDER, seat, arg)


# -- phase 3 --------------------------------------------------------------------------------------


def take_turns(s: EraState) -> None:
    """R4.1, R4.2: one action each in turn order, until everybody has passed."""
    place = s.var(NEXT)
    for ahead in range(s.players):
        seat = s.order[(place + ahead) % s.players]
        if not s.passed[seat]:
            s.set_var(NEXT, (place + ahead + 1) % s.players)
            s.repeat()
            s.push(TURN, seat, NO_ACTION)
            return
    s.set_var(NEXT, 0)


def leave_phase(s: EraState, seat: int) -> None:
    """R4.2: by passing, or by a revolution."""
    s.passed[seat] = 1


def pass_turn(s: EraState, seat: int) -> None:
    leave_phase(s, seat)
    s.tell(PASSED, seat)


def end_own_round(s: EraState) -> None:
    """R11.2: the round of who revolts is over."""
    leave_phase(s, s.var(REBEL))


# -- phase 4 --------------------------------------------------------------------------------------


def expand_by_itself(s: EraState) -> None:
    """R23.1: without leaders and goods, in turn order; the end is checked after each."""
    place = s.var(NEXT)
    if place:
        check_ends(s, s.order[place - 1])
    while place < s.players:
        seat = s.order[place]
        place += 1
        if not has_used(s, seat, A_EXPANSION) and not s.revolting[seat]:
            s.set_var(NEXT, place)
            s.repeat()
            s.tell(AUTO_EXPANSION, seat)
            s.push(EXPANSION, seat, 0)
            return


# -- phase 5 --------------------------------------------------------------------------------------


def clean_up(s: EraState) -> None:
    s.push(CLEANUP)


def return_surplus(s: EraState) -> None:
    """R24.2, E101: the city first, then vassals up to the limit."""
    for seat in s.order:
        room = s.level(seat, AGRICULTURE).room
        surplus = 0
        for province in s.lands_of(seat):
            over = vassals_at(s, province, seat) + s.city[province] - room
            if over > 0:
                put_vassals(s, province, seat, -over)
                surplus += over
        if surplus:
            to_pool(s, seat, surplus)
            s.tell(CLEANED, seat, surplus)


def return_tokens(s: EraState) -> None:
    """R24.1, R24.4"""
    ready_all_leaders(s)
    ready_all_goods(s)
    end_revolutions(s)
    forget_diplomacy(s)
    forget_plunder(s)
    forget_free_colonies(s)


def check_end_after_cleanup(s: EraState) -> None:
    """R25.4"""
    check_ends(s, s.order[0])


def allot_goods(s: EraState) -> None:
    """R24.3, R24.5: in turn order, and not in the last round."""
    place = s.var(CLEANING)
    if place < s.players and not is_last_round(s):
        s.set_var(CLEANING, place + 1)
        s.repeat()
        ask_to_allot(s, s.order[place])
