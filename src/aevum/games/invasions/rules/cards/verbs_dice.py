"""Events on the dice of a land battle, in both systems.

Rules   war R19.4, R19.20, R19.21, R20.7; realm E115
Owns    none
Nodes   event-reroll (decision)
Leaves  windows to verbs_battle.py, dice to combat_dice.py, 2D6 to advanced.py, hits to hits.py

In advanced combat a die more or less is a number on the 2D6 of a side.
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import (
    ARCHERY,
    ATTACKER,
    BT_REROLL_V,
    BX_REROLL_ENEMY_V,
    BX_REROLL_OWN_V,
    CLASH,
    DEFENDER,
    FACES,
    MELEE,
    TWO_DICE,
    VOLLEY,
)
from aevum.games.invasions.components.cards import EV_DONE_V, EVENT_REROLL
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle.advanced import add_bonus
from aevum.games.invasions.rules.battle.combat_dice import (
    SHOW,
    add_die,
    callable_faces,
    pool_of,
    take_die,
    throw_again,
    trade_die,
)
from aevum.games.invasions.rules.battle.hits import spare
from aevum.games.invasions.rules.battle.lineup import call_second_shot
from aevum.games.invasions.rules.cards.effects import REGISTRY, Speech
from aevum.games.invasions.state import InvasionsState

ROLLER: Final = EVENT_REROLL.variable("power")
ROLLS_LEFT: Final = EVENT_REROLL.variable("left")
WHITE_DIE: Final = 1
BLACK_DIE: Final = 2
"""What a die that is added is worth on the 2D6; one that is taken or traded is worth 1."""


def throws(s: InvasionsState, side: int) -> bool:
    """Is a 2D6 of this side to be thrown in the round under way?"""
    return (s.holds(CLASH) or s.holds(VOLLEY)) and s.column[side] > 0


def rolls(s: InvasionsState) -> bool:
    return s.holds(MELEE) or s.holds(ARCHERY)


# -- dice before they are rolled ------------------------------------------------------------------


def add_dice(s: InvasionsState, speech: Speech) -> None:
    side, step = speech.named(s, "side"), speech.step
    if throws(s, side):
        add_bonus(s, side, step.n * (BLACK_DIE if step.colour else WHITE_DIE))
        return
    for _ in range(step.n):
        add_die(s, side, step.colour)


def can_add(s: InvasionsState, speech: Speech) -> bool:
    return rolls(s) or throws(s, speech.named(s, "side"))


def remove_dice(s: InvasionsState, speech: Speech) -> None:
    side, step = speech.named(s, "side"), speech.step
    if throws(s, side):
        add_bonus(s, side, -step.n)
        return
    for _ in range(step.n):
        take_die(s, side, step.colour)


def can_take(s: InvasionsState, speech: Speech) -> bool:
    side = speech.named(s, "side")
    return throws(s, side) or (rolls(s) and sum(pool_of(s, side)) > 1)


def trade_dice(s: InvasionsState, speech: Speech) -> None:
    side, step = speech.named(s, "side"), speech.step
    if throws(s, side):
        add_bonus(s, side, step.n)
        return
    for _ in range(step.n):
        trade_die(s, side)


def can_trade(s: InvasionsState, speech: Speech) -> bool:
    if s.holds(CLASH):
        return True
    return s.holds(MELEE) and pool_of(s, speech.named(s, "side")).white > 0


def shoot_again(s: InvasionsState, speech: Speech) -> None:
    """extra_archery"""
    call_second_shot(s, speech.named(s, "side"))


def can_shoot_again(s: InvasionsState, speech: Speech) -> bool:
    side = speech.named(s, "side")
    if s.second_shot != NONE:
        return False
    if s.holds(VOLLEY):
        return throws(s, side)
    return s.holds(ARCHERY) and sum(pool_of(s, side)) > 0


# -- dice that lie --------------------------------------------------------------------------------


def cancel_hits(s: InvasionsState, speech: Speech) -> None:
    spare(s, speech.named(s, "side"), speech.step.n)


def can_cancel(s: InvasionsState, speech: Speech) -> bool:
    return s.holds(MELEE) or s.holds(CLASH)


def roll_again(s: InvasionsState, speech: Speech) -> None:
    """One 2D6, or so many dice."""
    s.push(EVENT_REROLL, speech.who, 1 if s.holds(CLASH) else speech.step.n)


def can_roll_again(s: InvasionsState, speech: Speech) -> bool:
    return s.holds(CLASH) or (s.holds(MELEE) and bool(callable_faces(s, ATTACKER)))


THROWS: Final = {BX_REROLL_OWN_V: ATTACKER, BX_REROLL_ENEMY_V: DEFENDER}


class EventReroll(Decision[InvasionsState]):
    """reroll: dice of either side, one after the other; `own` are those of the attacker."""

    def actor(self, s: InvasionsState) -> int:
        return s.person[s.var(ROLLER)]

    def legal(self, s: InvasionsState) -> list[str]:
        if s.holds(CLASH):
            return ["bx_reroll_own", "bx_reroll_enemy", "ev_done"]
        return [*(f"bt_reroll {FACES[face]}" for face in callable_faces(s, ATTACKER)), "ev_done"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if s.holds(CLASH):
            there = verb in THROWS
        else:
            there = verb == BT_REROLL_V and arg in callable_faces(s, ATTACKER)
        return None if there or verb == EV_DONE_V else Why("R20.8", "asked-event-reroll")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        left = s.var(ROLLS_LEFT) - 1
        if verb == EV_DONE_V or not left:
            s.pop()
        else:
            s.set_var(ROLLS_LEFT, left)
        if verb in THROWS:
            s.push(TWO_DICE, THROWS[verb])
        elif verb == BT_REROLL_V:
            throw_again(s, ATTACKER if arg < SHOW else DEFENDER, arg % SHOW)


REGISTRY.verb("add_dice", add_dice, can_add)
REGISTRY.verb("remove_dice", remove_dice, can_take)
REGISTRY.verb("trade_dice", trade_dice, can_trade)
REGISTRY.verb("extra_archery", shoot_again, can_shoot_again)
REGISTRY.verb("cancel_hits", cancel_hits, can_cancel)
REGISTRY.verb("reroll", roll_again, can_roll_again)
