"""The seven rounds: income, six turns, the province, the marker, the coin limit.

Rules   R1, R2, R11, R12
Owns    round, marker, first_marker
Nodes   game (procedure), round (procedure)
Leaves  hands to hand.py, cards to uses.py, the province to province.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.rising_cultures.components import (
    INCOME,
    LIMITED,
    MARKER_MOVED,
    PLAYS,
    ROUND,
    ROUND_BEGAN,
    ROUNDS,
    SEATS,
    TURN,
)
from aevum.games.rising_cultures.effects import ON_ROUND_END, Effect
from aevum.games.rising_cultures.registry import DELTA, EFFECTS, N
from aevum.games.rising_cultures.rules.assets import has, holds, modifier, number
from aevum.games.rising_cultures.rules.treasury import forget_bought, gain, pay
from aevum.games.rising_cultures.rules.trigger import queue, ready_again, trigger
from aevum.games.rising_cultures.state import CulturesState

FIRST: Final = ROUND.variable("first")
INCOMES: Final = ROUND.variable("incomes")
TURNS: Final = ROUND.variable("turns")

GET_INCOME: Final = EFFECTS.modifier("income", "income", number, N, rules="R2.1")
HOLD_MARKER: Final = EFFECTS.modifier("hold_marker", "static", number, rules="R11.2")
COIN_LIMIT: Final = EFFECTS.modifier("coin_limit", "static", number, DELTA, rules="R12.1")


def give_marker(s: CulturesState, seat: int) -> None:
    s.marker = seat


def begin_rounds(s: CulturesState) -> None:
    """A game begins; K35: who had the marker then?"""
    s.round = 0
    s.first_marker = s.marker


def play_rounds(s: CulturesState) -> None:
    """R1.1"""
    if s.round < ROUNDS:
        s.round += 1
        s.repeat()
        s.push(ROUND, s.marker)


def begin_round(s: CulturesState) -> None:
    """R1.2: the holder of the marker goes first throughout; K21: actions are ready again."""
    ready_again(s)
    s.tell(ROUND_BEGAN, s.round, s.marker)


def take_income(s: CulturesState) -> None:
    """R2.1; K8: the first player takes all of it, then the second."""
    is_second = s.var(INCOMES) == 1
    seat = 1 - s.marker if is_second else s.marker
    s.set_var(INCOMES, s.var(INCOMES) + 1)
    if not is_second:
        s.repeat()
    coins = s.side_of(seat).income
    others: list[Effect] = []
    for source in s.sources(seat):
        for effect in source.income:
            if effect.verb != GET_INCOME:
                others.append(effect)
            elif holds(s, seat, effect):
                coins += effect.n
    if coins:
        s.tell(INCOME, seat, gain(s, seat, coins))
    queue(s, seat, others)


def take_turns(s: CulturesState) -> None:
    """R4.1: three turns each, the first player first; K7: without cards a turn is skipped."""
    first = s.var(FIRST)
    turns = s.var(TURNS)
    while turns < PLAYS * SEATS:
        seat = first if turns % 2 == 0 else 1 - first
        turns += 1
        if s.hand[seat]:
            s.set_var(TURNS, turns)
            s.repeat()
            s.push(TURN, seat)
            return
    s.set_var(TURNS, turns)


def assign_marker(s: CulturesState) -> None:
    """R11: more progress cards; on equal numbers the marker changes its owner."""
    own = len(s.progress[s.marker])
    other = len(s.progress[1 - s.marker])
    if own > other or (own == other and stays_on_tie(s)):
        return
    give_marker(s, 1 - s.marker)
    s.tell(MARKER_MOVED, s.marker, other, own)


def stays_on_tie(s: CulturesState) -> bool:
    """`hold_marker` of one player alone keeps or brings the marker on equal numbers."""
    holders = [has(s, seat, HOLD_MARKER) for seat in range(SEATS)]
    return holders[s.marker] and not holders[1 - s.marker]


def end_of_round_events(s: CulturesState) -> None:
    for seat in (1 - s.marker, s.marker):
        trigger(s, seat, ON_ROUND_END)


def coin_limit(s: CulturesState, seat: int) -> int:
    return s.nation_of(seat).coin_limit + modifier(s, seat, COIN_LIMIT)


def return_excess_coins(s: CulturesState) -> None:
    """R12.1"""
    for seat in range(SEATS):
        excess = s.coins[seat] - coin_limit(s, seat)
        if excess > 0:
            pay(s, seat, excess)
            s.tell(LIMITED, seat, excess)
    forget_bought(s)
