"""Treasuries, and who could not pay.

Rules   realm R8, R28.3, R30.1, R30.4
Owns    gold, bankrupt, shortfall, taxed
Nodes   none
Leaves  what comes in and goes out to income.py, what bankruptcy brings to bankruptcy.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.administration import ADMINISTERING, BANKRUPTCY
from aevum.games.invasions.components.board import PAID
from aevum.games.invasions.components.registers import INACTIVE, RAIDER
from aevum.games.invasions.kinds import BARBARIAN
from aevum.games.invasions.rules.turn.timeline import is_expected
from aevum.games.invasions.state import InvasionsState

BANKRUPT: Final = 1
RUINED: Final = 2
"""It has suffered what bankruptcy brings, which comes once in a turn (realm R30.4)."""


def gain_gold(s: InvasionsState, nation: int, gold: int) -> None:
    if keeps_treasury(s, nation):
        s.gold[nation] += gold


def keeps_treasury(s: InvasionsState, nation: int) -> bool:
    """realm R8.1, R22.12: not inactive nations, and of raiders those who become active."""
    if s.being[nation] == RAIDER:
        return is_expected(s, nation)
    return s.being[nation] != INACTIVE


def lose_gold(s: InvasionsState, nation: int, gold: int) -> int:
    """Gold that is taken as far as there is any; nobody becomes bankrupt by it."""
    lost = min(gold, s.gold[nation])
    s.gold[nation] -= lost
    return lost


def pay(s: InvasionsState, nation: int, gold: int) -> None:
    """realm R8.1: who cannot pay all of it pays what he has and is bankrupt (realm R30.1)."""
    if lose_gold(s, nation, gold) < gold and not s.bankrupt[nation]:
        s.bankrupt[nation] = BANKRUPT


def fill_treasury(s: InvasionsState, nation: int, gold: int) -> None:
    s.gold[nation] = gold


def book(s: InvasionsState, nation: int, net: int) -> None:
    """realm R28.3: below 0 it is 0, and what is missing is remembered."""
    s.taxed[nation] = 1
    balance = s.gold[nation] + net
    s.gold[nation] = max(0, balance)
    s.shortfall[nation] = max(0, -balance)
    if balance < 0 and not s.bankrupt[nation]:
        s.bankrupt[nation] = BANKRUPT


def settle_debt(s: InvasionsState, nation: int) -> None:
    """realm E52: at once, but in phase 2 not before its income."""
    waits = s.holds(ADMINISTERING) and not s.taxed[nation]
    if s.bankrupt[nation] == BANKRUPT and s.status[nation] != BARBARIAN and not waits:
        s.bankrupt[nation] = RUINED
        s.push(BANKRUPTCY, nation)


def open_books(s: InvasionsState) -> None:
    """A new turn; nobody has been bankrupt in it."""
    nations = len(s.gold)
    s.bankrupt = [0] * nations
    s.shortfall = [0] * nations
    s.taxed = [0] * nations


def keep_limit(s: InvasionsState) -> None:
    """realm R8.2, E18: all nations, barbarians too."""
    s.gold = [min(gold, s.box.numbers.treasury_limit) for gold in s.gold]


def transfer(s: InvasionsState, giver: int, receiver: int, gold: int) -> None:
    """realm R8.3: the giver has it; an inactive nation keeps no treasury (realm R8.1)."""
    s.gold[giver] -= gold
    if s.being[receiver] != INACTIVE:
        s.gold[receiver] += gold
    if gold:
        s.tell(PAID, giver, receiver, gold)
