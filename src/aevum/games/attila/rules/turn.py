"""The turn: whose it is, its card slots, and the drawing at its end.

Rules   R2, R3, R9, R12.1, R12.2
Owns    turn, active, slots_left, hand, pile, discard
Nodes   game (procedure), turn (procedure), slot (procedure), deal (chance), start (chance)
Leaves  what happens inside a slot to the chapters named in flow.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance
from aevum.core.why import Why
from aevum.games.attila.components import (
    DEAL,
    DRAW_V,
    DREW,
    HAND,
    RESHUFFLED,
    SLOT,
    START,
    START_V,
    TRIBES,
    TURN,
    TURN_BEGAN,
)
from aevum.games.attila.rules.ending import find_no_placement, is_ending
from aevum.games.attila.rules.placement import any_placement
from aevum.games.attila.state import AttilaState

ANY_SEAT: Final = -1
"""`active` before chance has chosen who starts (K1)."""


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
    s.tile_used = 0
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


def draw_cards(s: AttilaState, seat: int, count: int) -> None:
    if count:
        ensure_pile(s)
        s.push(DEAL, seat, count)


def ensure_pile(s: AttilaState) -> None:
    """K3: only when a card must be drawn from an empty pile the discard pile is shuffled."""
    if s.pile.is_empty():
        s.tell(RESHUFFLED, sum(s.discard))
        s.pile.shuffle_in(s.discard)
        for tribe in range(TRIBES):
            s.discard[tribe] = 0


class Deal(Chance[AttilaState]):
    """Chance gives a card to a hand. Frame: a = seat, b = cards still to come."""

    def outcomes(self, s: AttilaState) -> list[tuple[str, int]]:
        words = s.board.words[DRAW_V]
        chances = s.pile.chances()
        return [(words[tribe], chances[tribe]) for tribe in range(TRIBES) if chances[tribe]]

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb != DRAW_V:
            return Why("R9.1", "asked-draw")
        if s.pile.chances()[arg]:
            return None
        return Why("R9.1", "not-in-pile", {"tribe": s.board.tribe_ids[arg]})

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        seat = s.var_a()
        s.pile.draw(arg)
        s.hand[seat * TRIBES + arg] += 1
        s.tell(DREW, seat, arg)
        left = s.var_b() - 1
        if left:
            s.set_b(left)
            ensure_pile(s)
        else:
            s.pop()

    def secret_of(self, s: AttilaState, verb: int) -> int:
        """R14.3: only who draws learns the card."""
        return s.var_a()


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
