"""The turn: whose it is, its card slots, and the refilling of the hand at its end.

Rules   R2, R3, R12.1, R12.2
Owns    turn, active, slots_left
Nodes   game (procedure), turn (procedure), slot (procedure), start (chance)
Leaves  what happens inside a slot to the chapters named in flow.py, the drawing to cards.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance
from aevum.core.why import Why
from aevum.games.attila.components import (
    DEAL,
    HAND,
    SLOT,
    START,
    START_V,
    TURN,
    TURN_BEGAN,
)
from aevum.games.attila.rules.cards import draw_cards
from aevum.games.attila.rules.ending import find_no_placement, is_ending
from aevum.games.attila.rules.placement import any_placement
from aevum.games.attila.state import AttilaState

ANY_SEAT: Final = -1
"""`active` before chance has chosen who starts (K1)."""


def seat_first_player(s: AttilaState, seat: int) -> None:
    s.active = seat


def deal_hands(s: AttilaState) -> None:
    for seat in range(s.players - 1, -1, -1):  # the last frame pushed is served first
        s.push(DEAL, seat, HAND)


def choose_first_player(s: AttilaState) -> None:
    if s.active == ANY_SEAT:
        s.push(START)


def play_turns(s: AttilaState) -> None:
    """R2.1: turn after turn until an end trigger is fixed."""
    if is_ending(s):
        return
    if not any_placement(s):
        find_no_placement(s)
        return
    s.repeat()
    s.push(TURN)


def begin_turn(s: AttilaState) -> None:
    """R12.2: two card slots with two players, otherwise one."""
    s.turn += 1
    s.slots_left = 2 if s.players == 2 else 1
    s.tell(TURN_BEGAN, s.active, s.turn)


def play_slots(s: AttilaState) -> None:
    """R3.2: a slot is finished before the next one starts."""
    if s.slots_left:
        s.slots_left -= 1
        s.repeat()
        s.push(SLOT)


def refill_hand(s: AttilaState) -> None:
    """R9.1; R11.3: once the game is ending nobody draws."""
    if not is_ending(s):
        draw_cards(s, s.active, HAND - s.hand_size(s.active))


def pass_on(s: AttilaState) -> None:
    s.active = (s.active + 1) % s.players


def add_slot(s: AttilaState) -> None:
    s.slots_left += 1


class Start(Chance[AttilaState]):
    """K1: nobody knows who is youngest, so chance names the first player."""

    def outcomes(self, s: AttilaState) -> list[tuple[str, int]]:
        return [(s.board.words[START_V][seat], 1) for seat in range(s.players)]

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb == START_V and arg < s.players:
            return None
        return Why("K1", "asked-start")

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        s.active = arg
        s.pop()
