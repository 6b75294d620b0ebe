"""Treasuries.

Rules   realm R8.1
Owns    gold, bankrupt
Nodes   none
Leaves  what comes in and goes out to income.py
"""

from __future__ import annotations

from aevum.games.invasions.state import InvasionsState


def gain_gold(s: InvasionsState, nation: int, gold: int) -> None:
    s.gold[nation] += gold


def pay(s: InvasionsState, nation: int, gold: int) -> None:
    """realm R8.1: who cannot pay all of it pays what he has and is bankrupt (realm R30.1)."""
    if s.gold[nation] < gold:
        s.bankrupt[nation] = 1
    s.gold[nation] = max(0, s.gold[nation] - gold)


def lose_gold(s: InvasionsState, nation: int, gold: int) -> None:
    """aid Common-2: never below 0, and without bankruptcy."""
    s.gold[nation] = max(0, s.gold[nation] - gold)


def fill_treasury(s: InvasionsState, nation: int, gold: int) -> None:
    s.gold[nation] = gold
