"""Combat dice: pools, throws, re-rolls.

Rules   war R1, R19.7 to R19.10, R19.22, R19.23
Owns    to_roll, dice, rerolls
Nodes   battle-dice (chance), trade (decision), reroll (decision)
Leaves  how large the pools are to pools.py, hits to hits.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import (
    BATTLE_DICE,
    BLACK_V,
    BT_ADD_BLACK_V,
    BT_DEL_BLACK_V,
    BT_PASS_V,
    BT_REROLL_V,
    DEFENDER,
    FACES,
    MELEE,
    REROLL,
    SHOWN,
    TRADE,
    WHITE_FACES,
    WHITE_V,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import REROLL_ORDER
from aevum.games.invasions.rules.battle.lineup import combat_of, decider, other
from aevum.games.invasions.rules.battle.pools import Pool
from aevum.games.invasions.state import InvasionsState

WHITE: Final = 0
BLACK: Final = 1
SHOW: Final = len(SHOWN)
BT_PASS: Final = "bt_pass"
BOTH_PASSED: Final = 2
GREAT: Final = 2
"""war R19.10: the combat value from which a re-roll may be given up for a black die."""
TRADER: Final = TRADE.variable("side")
CALLING: Final = REROLL.variable("side")
CALLER: Final = MELEE.variable("caller")
PASSES: Final = MELEE.variable("passes")


def d2_passes(arg: int) -> bool:
    """war R1.2: an even pip, the tenth included; `arg` is the place of the pip on its axis."""
    return arg % 2 == 1


def clear_dice(s: InvasionsState) -> None:
    s.to_roll = [0] * len(s.to_roll)
    s.dice = [0] * len(s.dice)


def prepare_rerolls(s: InvasionsState, attacker: int, defender: int) -> None:
    """war R19.7, E111: fixed when the commander is named."""
    s.rerolls = [attacker, defender]


def spend_reroll(s: InvasionsState, side: int) -> None:
    s.rerolls[side] -= 1


def load_pool(s: InvasionsState, side: int, pool: Pool) -> None:
    s.to_roll[2 * side + WHITE] = pool.white
    s.to_roll[2 * side + BLACK] = pool.black


def pool_of(s: InvasionsState, side: int) -> Pool:
    return Pool(s.to_roll[2 * side + WHITE], s.to_roll[2 * side + BLACK])


def add_die(s: InvasionsState, side: int, colour: int) -> None:
    """add_dice"""
    s.to_roll[2 * side + colour] += 1


def take_die(s: InvasionsState, side: int, colour: int) -> None:
    """remove_dice: one of that colour, else of the other; never the last die."""
    if sum(pool_of(s, side)) > 1:
        there = s.to_roll[2 * side + colour] > 0
        s.to_roll[2 * side + (colour if there else 1 - colour)] -= 1


def trade_die(s: InvasionsState, side: int) -> None:
    """trade_dice: a white die becomes black."""
    if s.to_roll[2 * side + WHITE]:
        s.to_roll[2 * side + WHITE] -= 1
        s.to_roll[2 * side + BLACK] += 1


def dice_of(s: InvasionsState, side: int) -> Pool:
    """The dice of a side that lie on the table."""
    shown = s.dice[side * SHOW : (side + 1) * SHOW]
    return Pool(sum(shown[: len(WHITE_FACES)]), sum(shown[len(WHITE_FACES) :]))


# -- dice that lie on the table -------------------------------------------------------------------


def swords(s: InvasionsState, side: int) -> tuple[int, int]:
    """White and red swords of a side."""
    white = red = 0
    for i in range(SHOW):
        count = s.dice[side * SHOW + i]
        face = SHOWN[i].partition("-")[2]
        white += count * face.count("w")
        red += count * face.count("r")
    return white, red


def hits_by(s: InvasionsState, side: int, open_ground: bool) -> int:
    """war R19.23"""
    white, red = swords(s, side)
    return white + red if open_ground else white


class BattleDice(Chance[InvasionsState]):
    """war R19.22, DP12: one after the other, white before black, the attacker first."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        if next_die(s) % 2 == WHITE:
            return [("white blank", 3), ("white w", 1), ("white r", 1), ("white wr", 1)]
        return [
            ("black blank", 2),
            ("black w", 1),
            ("black r", 1),
            ("black wr", 1),
            ("black ww", 1),
        ]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        asked = WHITE_V if next_die(s) % 2 == WHITE else BLACK_V
        return None if verb == asked else Why("W19.22", "asked-dice")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        die = next_die(s)
        s.to_roll[die] -= 1
        shown = arg if verb == WHITE_V else len(WHITE_FACES) + arg
        s.dice[die // 2 * SHOW + shown] += 1
        if next_die(s) == len(s.to_roll):
            s.pop()


def next_die(s: InvasionsState) -> int:
    """The place in `to_roll` of the die that comes next; behind all of them if there is none."""
    for die in range(len(s.to_roll)):
        if s.to_roll[die]:
            return die
    return len(s.to_roll)


def any_dice(s: InvasionsState) -> bool:
    return next_die(s) < len(s.to_roll)


# -- giving up a re-roll --------------------------------------------------------------------------


def may_trade(s: InvasionsState, side: int) -> bool:
    """war R19.10, E104"""
    return combat_of(s, side) >= GREAT and s.rerolls[side] > 0


def can_remove(s: InvasionsState, side: int) -> bool:
    """war E55: a black die of the enemy, and not his last die."""
    white, black = pool_of(s, side)
    return black > 0 and white + black > 1


class Trade(Decision[InvasionsState]):
    """war R19.10, DP12"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(decider(s, s.var(TRADER)))

    def legal(self, s: InvasionsState) -> list[str]:
        words = ["bt_add_black"]
        if can_remove(s, other(s.var(TRADER))):
            words.append("bt_del_black")
        return [*words, BT_PASS]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb in (BT_ADD_BLACK_V, BT_PASS_V):
            return None
        if verb != BT_DEL_BLACK_V:
            return Why("W19.10", "asked-trade")
        return None if can_remove(s, other(s.var(TRADER))) else Why("W19.10", "no-black-die")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        side = s.var(TRADER)
        s.pop()
        if verb == BT_ADD_BLACK_V:
            s.to_roll[2 * side + BLACK] += 1
        elif verb == BT_DEL_BLACK_V:
            s.to_roll[2 * other(side) + BLACK] -= 1
        if verb != BT_PASS_V:
            spend_reroll(s, side)


# -- re-rolls -------------------------------------------------------------------------------------


def callable_faces(s: InvasionsState, side: int) -> list[int]:
    """war R19.8: the dice on the table, own ones first."""
    own = [face for face in range(SHOW) if s.dice[side * SHOW + face]]
    enemy = [SHOW + face for face in range(SHOW) if s.dice[other(side) * SHOW + face]]
    return own + enemy


class Reroll(Decision[InvasionsState]):
    """war R19.8, R19.9, DP13: the frame below is the melee."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(decider(s, s.var(CALLING)))

    def legal(self, s: InvasionsState) -> list[str]:
        faces = callable_faces(s, s.var(CALLING))
        return [*(f"bt_reroll {FACES[face]}" for face in faces), BT_PASS]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == BT_PASS_V:
            return None
        if verb != BT_REROLL_V:
            return Why("W19.9", "asked-reroll")
        shown = arg in callable_faces(s, s.var(CALLING))
        return None if shown else Why("W19.8", "no-such-die", {"face": FACES[arg]})

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        side = s.var(CALLING)
        s.pop()
        if verb == BT_PASS_V:
            pass_priority(s, side)
            return
        s.set_var(PASSES, 0)
        spend_reroll(s, side)
        throw_again(s, side if arg < SHOW else other(side), arg % SHOW)


def pass_priority(s: InvasionsState, side: int) -> None:
    """war R19.9, E8: a side that passed may still answer later calls; `reroll_order`: it may not.

    The frame on top is a round whose last two variables are `caller` and `passes`.
    """
    last = s.switched(REROLL_ORDER) and side == DEFENDER
    s.set_var(CALLER, other(side))
    s.set_var(PASSES, BOTH_PASSED if last else s.var(PASSES) + 1)


def next_caller(s: InvasionsState) -> int:
    """war R19.9, E104: who is asked for a re-roll; a side without one passes by itself."""
    while s.var(PASSES) < BOTH_PASSED:
        caller = s.var(CALLER)
        if s.rerolls[caller]:
            return caller
        pass_priority(s, caller)
    return NONE


def throw_again(s: InvasionsState, side: int, shown: int) -> None:
    """war R19.8: the new face counts."""
    s.dice[side * SHOW + shown] -= 1
    s.to_roll[2 * side + (WHITE if shown < len(WHITE_FACES) else BLACK)] = 1
    s.push(BATTLE_DICE)
