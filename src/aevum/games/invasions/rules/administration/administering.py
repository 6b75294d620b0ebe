"""The Administration Phase: its steps, and whose turn it is in each.

Rules   realm R9.2, R9.3, R26.5, R29.1, R32.8, E18, E91
Owns    registers
Nodes   administering (procedure), income (procedure)
Leaves  cards to administration.py, gold to income.py, purchases to purchases.py, revolts to
        suppression.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.administration import ADMINISTERING, INCOME, PURCHASES
from aevum.games.invasions.components.registers import INACTIVE
from aevum.games.invasions.kinds import MODIFIERS, STEPS, TIMINGS
from aevum.games.invasions.options import ROMAN_TREASURY_SHARE
from aevum.games.invasions.rules.administration.administration import administer, cut_treasury
from aevum.games.invasions.rules.administration.income import collect
from aevum.games.invasions.rules.administration.suppression import forget_attempts, suppress
from aevum.games.invasions.rules.board.treasury import keep_limit, settle_debt
from aevum.games.invasions.rules.cards.events import open_window
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.rules.turn.founding import is_civilized
from aevum.games.invasions.rules.turn.timeline import EMPIRE_SPLIT
from aevum.games.invasions.state import InvasionsState

SHARE: Final = MODIFIERS.index("treasury_share_by_age")
MILITARY_PHASE: Final = STEPS.index("3.A")
EARNER: Final = INCOME.variable("nation")


def begin_administration(s: InvasionsState) -> None:
    """realm E91: not in turn 1, nor where a scenario begins later in the turn (realm R12.4)."""
    scenario = s.play()
    late = s.turn == scenario.first_turn and scenario.start_step == MILITARY_PHASE
    if s.turn > 1 and not late:
        s.push(ADMINISTERING)


def civilized_in_order(s: InvasionsState) -> list[int]:
    return [nation for nation in activation_order(s) if is_civilized(s, nation)]


def next_nation(s: InvasionsState) -> int:
    """The next one that is still there."""
    return s.registers.pop(0)


# -- 2.A ------------------------------------------------------------------------------------------


def let_play_events(s: InvasionsState) -> None:
    """realm R9.9: the window `administration`."""
    open_window(s, TIMINGS.index("administration"))


def cut_treasuries(s: InvasionsState) -> None:
    """realm R26.1"""
    for nation in activation_order(s):
        if is_cut(s, nation):
            cut_treasury(s, nation)


def is_cut(s: InvasionsState, nation: int) -> bool:
    """Option roman_treasury_share: only the half that outlives the split."""
    has = s.box.nations[nation].has
    return has[SHARE] and not (has[EMPIRE_SPLIT] and s.switched(ROMAN_TREASURY_SHARE))


def call_for_cards(s: InvasionsState) -> None:
    """realm R26.5: neither barbarians nor inactive minor kingdoms."""
    s.registers = civilized_in_order(s)


def play_cards(s: InvasionsState) -> None:
    if s.registers:
        s.repeat()
        nation = next_nation(s)
        if s.on_board(nation):
            administer(s, nation)


# -- 2.B ------------------------------------------------------------------------------------------


def call_for_income(s: InvasionsState) -> None:
    """realm R29.1, E119: all nations; inactive ones last."""
    idle = [nation for nation in range(len(s.being)) if s.being[nation] == INACTIVE]
    idle.sort(key=lambda nation: s.box.nations[nation].id)
    s.registers = activation_order(s) + idle


def take_incomes(s: InvasionsState) -> None:
    if s.registers:
        s.repeat()
        nation = next_nation(s)
        if s.on_board(nation):
            s.push(INCOME, nation)


def take_income(s: InvasionsState) -> None:
    collect(s, s.var(EARNER))


def settle_bankruptcy(s: InvasionsState) -> None:
    """realm R30.1, E52"""
    settle_debt(s, s.var(EARNER))


# -- 2.C ------------------------------------------------------------------------------------------


def call_for_purchases(s: InvasionsState) -> None:
    """realm R32.1"""
    s.registers = civilized_in_order(s)


def make_purchases(s: InvasionsState) -> None:
    if s.registers:
        s.repeat()
        nation = next_nation(s)
        if s.on_board(nation):
            s.push(PURCHASES, nation, 0, 0)


def limit_treasuries(s: InvasionsState) -> None:
    """realm R32.8"""
    keep_limit(s)


# -- 2.D ------------------------------------------------------------------------------------------


def call_for_suppression(s: InvasionsState) -> None:
    """realm E92: at the end of the phase, also of revolts that broke out in it."""
    forget_attempts(s)
    s.registers = activation_order(s)


def suppress_revolts(s: InvasionsState) -> None:
    """realm R34.1"""
    if s.registers:
        s.repeat()
        nation = next_nation(s)
        if s.on_board(nation):
            suppress(s, nation)
