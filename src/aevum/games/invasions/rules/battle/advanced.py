"""Advanced combat: every round is one throw of 2D6 for each side.

Rules   war R20; E11, E12
Owns    thrown, bonus, column
Nodes   volley (procedure), clash (procedure), two-dice (chance), bonus-trade (decision),
        throw-again (decision), withdraw (decision)
Leaves  modifiers and tables to pools.py, hits to hits.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import (
    ATTACKER,
    BATTLE,
    BONUS_TRADE,
    BT_PASS_V,
    BX_FIGHT_ON_V,
    BX_MINUS_V,
    BX_PLUS_V,
    BX_REROLL_ENEMY_V,
    BX_REROLL_OWN_V,
    BX_WITHDRAW_V,
    BY_WITHDRAWAL,
    CLASH,
    DEFENDER,
    SCORED_HITS,
    THREW,
    THROW_AGAIN,
    TWO_DICE,
    TWO_DICE_V,
    VOLLEY,
    WITHDRAW,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import ADVANCED_ARCHERY_REROLLS
from aevum.games.invasions.rules.battle.archery import BOTH, MARCHED
from aevum.games.invasions.rules.battle.combat_dice import (
    BT_PASS,
    PASSES,
    may_trade,
    next_caller,
    pass_priority,
    spend_reroll,
)
from aevum.games.invasions.rules.battle.hits import score_hits, take_hits
from aevum.games.invasions.rules.battle.lineup import (
    call_second_shot,
    decider,
    declare_victor,
    field_of,
    force_of,
    has_cavalry_advantage,
    has_heavy_advantage,
    other,
)
from aevum.games.invasions.rules.battle.pools import (
    advanced_terms,
    archery_bonus,
    archery_hits,
    column_of,
    melee_hits,
    shoots,
)
from aevum.games.invasions.state import InvasionsState

HOW: Final = BATTLE.variable("how")
PROVINCE: Final = CLASH.variable("province")
ROUND: Final = CLASH.variable("round")
SHOOTERS: Final = VOLLEY.variable("shooters")
THROWER: Final = TWO_DICE.variable("side")
TRADER: Final = BONUS_TRADE.variable("side")
CALLING: Final = THROW_AGAIN.variable("side")
ASKED: Final = WITHDRAW.variable("side")
STEP: Final = 2
"""war R20.6: what a re-roll is worth that is given up."""
FIRST: Final = 1
SECOND_SHOT: Final = 2


def lay_dice_down(s: InvasionsState) -> None:
    s.thrown = [0, 0]
    s.bonus = [0, 0]
    s.column = [0, 0]


def add_bonus(s: InvasionsState, side: int, bonus: int) -> None:
    s.bonus[side] += bonus


def total_of(s: InvasionsState, side: int) -> int:
    return s.thrown[side] + s.bonus[side]


class TwoDice(Chance[InvasionsState]):
    """war R20.3, R20.7"""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return [(f"2d6 {pips}", 6 - abs(7 - pips)) for pips in range(2, 13)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == TWO_DICE_V else Why("W20.3", "asked-two-dice")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        side = s.var(THROWER)
        s.pop()
        s.thrown[side] = arg + 2
        s.tell(THREW, side, s.thrown[side], s.bonus[side])


# -- the volley -----------------------------------------------------------------------------------


def aim(s: InvasionsState) -> None:
    """war R20.3; the frame of a volley has its province where that of a clash has it."""
    province, shooters = s.var(PROVINCE), s.var(SHOOTERS)
    lay_dice_down(s)
    for side in (ATTACKER, DEFENDER):
        own, enemy = force_of(s, province, side), force_of(s, province, other(side))
        ambush = s.ambusher == side
        if shooters in (side, BOTH) and shoots(own, ambush):
            heavy = has_heavy_advantage(s, other(side), enemy, own)
            s.bonus[side] = archery_bonus(field_of(s, province, True), own, heavy, ambush)
            s.column[side] = 1


def throw_for_attacker(s: InvasionsState) -> None:
    """Who has a column throws."""
    if s.column[ATTACKER]:
        s.push(TWO_DICE, ATTACKER)


def throw_for_defender(s: InvasionsState) -> None:
    if s.column[DEFENDER]:
        s.push(TWO_DICE, DEFENDER)


def call_again_for_arrows(s: InvasionsState) -> None:
    """war R20.5, E12; `advanced_archery_rerolls`: not in the archery round."""
    if any(s.thrown) and not s.switched(ADVANCED_ARCHERY_REROLLS):
        call_again(s)


def call_again(s: InvasionsState) -> None:
    """war R20.5: in the order of R19.9."""
    caller = next_caller(s)
    if caller != NONE:
        s.repeat()
        s.push(THROW_AGAIN, caller)


def count_volley(s: InvasionsState) -> None:
    """war R20.4"""
    field = field_of(s, s.var(PROVINCE), True)
    for side in (ATTACKER, DEFENDER):
        hits = archery_hits(field, total_of(s, side)) if s.thrown[side] else 0
        score_hits(s, other(side), hits)
        if s.thrown[side]:
            s.tell(SCORED_HITS, side, hits)


def aim_again(s: InvasionsState) -> None:
    """extra_archery: one more 2D6 at -2; the enemy does not answer."""
    province, side = s.var(PROVINCE), s.second_shot
    lay_dice_down(s)
    if side == NONE or s.var(SHOOTERS) not in (side, BOTH):
        return
    call_second_shot(s, NONE)
    own, enemy = force_of(s, province, side), force_of(s, province, other(side))
    if shoots(own, s.ambusher == side) and enemy.units:
        heavy = has_heavy_advantage(s, other(side), enemy, own)
        bonus = archery_bonus(field_of(s, province, True), own, heavy, s.ambusher == side)
        s.bonus[side] = bonus - SECOND_SHOT
        s.column[side] = 1


def second_shot_of_attacker(s: InvasionsState) -> None:
    throw_for_attacker(s)


def second_shot_of_defender(s: InvasionsState) -> None:
    throw_for_defender(s)


def count_second_volley(s: InvasionsState) -> None:
    count_volley(s)


def second_volley_hits_attacker(s: InvasionsState) -> None:
    take_hits(s, s.var(PROVINCE), ATTACKER)


def second_volley_hits_defender(s: InvasionsState) -> None:
    take_hits(s, s.var(PROVINCE), DEFENDER)


# -- the clash ------------------------------------------------------------------------------------


def judge(s: InvasionsState) -> None:
    """war R20.2, R20.7, R20.8, R20.10: as both sides stand when the round begins."""
    province = s.var(PROVINCE)
    field = field_of(s, province, s.var_of(BATTLE, HOW) != MARCHED)
    first = s.var(ROUND) == FIRST
    lay_dice_down(s)
    for side in (ATTACKER, DEFENDER):
        own, enemy = force_of(s, province, side), force_of(s, province, other(side))
        cavalry = has_cavalry_advantage(s, side, own, enemy)
        heavy = has_heavy_advantage(s, other(side), enemy, own)
        s.bonus[side] = sum(advanced_terms(field, side, own, enemy, cavalry, heavy, first))
        s.column[side] = column_of(field, side, own)


def ask_attacker_for_bonus(s: InvasionsState) -> None:
    """war R20.6: before the dice, the attacker first, once per melee round."""
    if may_trade(s, ATTACKER):
        s.push(BONUS_TRADE, ATTACKER)


def ask_defender_for_bonus(s: InvasionsState) -> None:
    if may_trade(s, DEFENDER):
        s.push(BONUS_TRADE, DEFENDER)


class BonusTrade(Decision[InvasionsState]):
    """war R20.6, DP15"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(decider(s, s.var(TRADER)))

    def legal(self, s: InvasionsState) -> list[str]:
        return [BT_PASS, "bx_plus", "bx_minus"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        known = verb in (BX_PLUS_V, BX_MINUS_V, BT_PASS_V)
        return None if known else Why("W20.6", "asked-bonus")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        side = s.var(TRADER)
        s.pop()
        if verb == BX_PLUS_V:
            s.bonus[side] += STEP
        elif verb == BX_MINUS_V:
            s.bonus[other(side)] -= STEP
        if verb != BT_PASS_V:
            spend_reroll(s, side)


class ThrowAgain(Decision[InvasionsState]):
    """war R20.5, DP15: one re-roll = one side's whole 2D6."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(decider(s, s.var(CALLING)))

    def legal(self, s: InvasionsState) -> list[str]:
        side = s.var(CALLING)
        words = [BT_PASS]
        if s.thrown[side]:
            words.append("bx_reroll_own")
        if s.thrown[other(side)]:
            words.append("bx_reroll_enemy")
        return words

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == BT_PASS_V:
            return None
        if verb not in (BX_REROLL_OWN_V, BX_REROLL_ENEMY_V):
            return Why("W20.5", "asked-throw-again")
        side = s.var(CALLING)
        thrown = s.thrown[side if verb == BX_REROLL_OWN_V else other(side)]
        return None if thrown else Why("W20.5", "not-thrown")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        side = s.var(CALLING)
        s.pop()
        if verb == BT_PASS_V:
            pass_priority(s, side)
            return
        s.set_var(PASSES, 0)
        spend_reroll(s, side)
        s.push(TWO_DICE, side if verb == BX_REROLL_OWN_V else other(side))


def count_clash(s: InvasionsState) -> None:
    """war R20.9, R20.10"""
    field = field_of(s, s.var(PROVINCE), True)
    for side in (ATTACKER, DEFENDER):
        hits = melee_hits(s, field, total_of(s, side), s.column[side])
        score_hits(s, other(side), hits)
        s.tell(SCORED_HITS, side, hits)


def clash_hits_attacker(s: InvasionsState) -> None:
    take_hits(s, s.var(PROVINCE), ATTACKER)


def clash_hits_defender(s: InvasionsState) -> None:
    take_hits(s, s.var(PROVINCE), DEFENDER)


# -- withdrawal -----------------------------------------------------------------------------------


class Withdraw(Decision[InvasionsState]):
    """war R20.12: the other side wins."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(decider(s, s.var(ASKED)))

    def legal(self, s: InvasionsState) -> list[str]:
        return ["bx_withdraw", "bx_fight_on"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        known = verb in (BX_WITHDRAW_V, BX_FIGHT_ON_V)
        return None if known else Why("W20.12", "asked-withdraw")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        side = s.var(ASKED)
        s.pop()
        if verb == BX_WITHDRAW_V:
            declare_victor(s, other(side), BY_WITHDRAWAL)
