"""Dice of a melee, on land or at sea: what is thrown, what lies there, who may still change it."""

from __future__ import annotations

from typing import Final, NamedTuple

from aevum.core.flow import Place
from aevum.games.invasions.components.battle import (
    ATTACKER,
    BATTLE_DICE,
    DEFENDER,
    SHOWN,
    TRADE,
    WHITE_FACES,
)
from aevum.games.invasions.odds.dice import NOTHING, Throw
from aevum.games.invasions.rules.battle.combat_dice import (
    BOTH_PASSED,
    GREAT,
    SHOW,
    may_trade,
    pool_of,
)
from aevum.games.invasions.rules.battle.pools import Pool
from aevum.games.invasions.state import InvasionsState

TRADER: Final = TRADE.variable("side")


class Melee(NamedTuple):
    """A melee that was not decided yet."""

    pools: tuple[Pool, Pool]
    """Dice that are still to be thrown."""
    rerolls: tuple[int, int]
    traders: tuple[int, ...] = ()
    """Sides that may still give up a re-roll for a black die, in order (war R19.10)."""
    lying: tuple[Throw, Throw] = (NOTHING, NOTHING)
    caller: int = ATTACKER


def to_come(pools: tuple[Pool, Pool], rerolls: tuple[int, int], combat: tuple[int, int]) -> Melee:
    """Before anybody has traded or thrown."""
    traders = [side for side in (ATTACKER, DEFENDER) if combat[side] >= GREAT and rerolls[side]]
    return Melee(pools, rerolls, tuple(traders))


def on_table(s: InvasionsState, node: Place, open_ground: bool) -> Melee:
    """The melee under way; `node` is the procedure that asks for re-rolls."""
    over = s.var_of(node, node.variable("passes")) >= BOTH_PASSED
    return Melee(
        (pool_of(s, ATTACKER), pool_of(s, DEFENDER)),
        (0, 0) if over else (s.rerolls[ATTACKER], s.rerolls[DEFENDER]),
        traders_now(s),
        (lying_of(s, ATTACKER, open_ground), lying_of(s, DEFENDER, open_ground)),
        s.var_of(node, node.variable("caller")),
    )


def traders_now(s: InvasionsState) -> tuple[int, ...]:
    """war R19.10: the attacker first, before the dice."""
    if s.at(BATTLE_DICE) or any(s.dice):
        return ()
    first = s.var(TRADER) if s.at(TRADE) else ATTACKER
    return tuple([side for side in (ATTACKER, DEFENDER) if side >= first and may_trade(s, side)])


def lying_of(s: InvasionsState, side: int, open_ground: bool) -> Throw:
    """The dice of a side by what they are worth (war R19.23)."""
    dice = [0] * 7
    for shown in range(SHOW):
        number = s.dice[side * SHOW + shown]
        worth = worth_of_face(shown, open_ground)
        dice[0] += number * worth
        dice[(1 if shown < len(WHITE_FACES) else 4) + worth] += number
    return (dice[0], dice[1], dice[2], dice[3], dice[4], dice[5], dice[6])


def worth_of_face(shown: int, open_ground: bool) -> int:
    """Hits of a die that lies on the table (war R19.23)."""
    face = SHOWN[shown].partition("-")[2]
    return face.count("w") + (face.count("r") if open_ground else 0)
