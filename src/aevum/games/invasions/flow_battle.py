"""The nodes of battles (war R19, R20) and of what follows from them.

battle       the lines form → ambush → archery → melee → victory
"""

from __future__ import annotations

from aevum.core.flow import Node, Procedure
from aevum.games.invasions.components import (
    AMBUSH,
    AMBUSH_TEST,
    ARCHERY,
    BATTLE,
    BATTLE_DICE,
    BONUS_TRADE,
    CLASH,
    COMMAND,
    HIT,
    LOSE,
    MELEE,
    REROLL,
    THROW_AGAIN,
    TRADE,
    TWO_DICE,
    VOLLEY,
    WITHDRAW,
)
from aevum.games.invasions.rules import advanced, archery, battle, combat_dice, hits, melee
from aevum.games.invasions.state import InvasionsState

BATTLE_NODES: list[Node[InvasionsState]] = [
    Procedure(
        BATTLE,
        [
            battle.line_up,
            battle.name_attacker,
            battle.name_defender,
            battle.grant_rerolls,
            battle.try_ambush,
            battle.first_volley,
            battle.second_volley,
            battle.close_in,
            battle.let_defender_withdraw,
            battle.let_attacker_withdraw,
            battle.close_in_again,
            battle.decide_victory,
        ],
    ),
    Procedure(
        ARCHERY,
        [
            archery.load_bows,
            archery.shoot,
            archery.count_arrows,
            archery.arrows_hit_attacker,
            archery.arrows_hit_defender,
        ],
    ),
    Procedure(
        MELEE,
        [
            melee.form_pools,
            melee.ask_attacker,
            melee.ask_defender,
            melee.throw_dice,
            melee.call_rerolls,
            melee.count_swords,
            melee.swords_hit_attacker,
            melee.swords_hit_defender,
        ],
    ),
    Procedure(
        VOLLEY,
        [
            advanced.aim,
            advanced.throw_for_attacker,
            advanced.throw_for_defender,
            advanced.call_again_for_arrows,
            advanced.count_volley,
            advanced.clash_hits_attacker,
            advanced.clash_hits_defender,
        ],
    ),
    Procedure(
        CLASH,
        [
            advanced.judge,
            advanced.ask_attacker_for_bonus,
            advanced.ask_defender_for_bonus,
            advanced.throw_for_attacker,
            advanced.throw_for_defender,
            advanced.call_again,
            advanced.count_clash,
            advanced.clash_hits_attacker,
            advanced.clash_hits_defender,
        ],
    ),
    Procedure(HIT, [hits.assign_hits]),
    advanced.TwoDice(TWO_DICE),
    advanced.BonusTrade(BONUS_TRADE),
    advanced.ThrowAgain(THROW_AGAIN),
    advanced.Withdraw(WITHDRAW),
    combat_dice.BattleDice(BATTLE_DICE),
    battle.Command(COMMAND),
    archery.Ambush(AMBUSH),
    archery.AmbushTest(AMBUSH_TEST),
    combat_dice.Trade(TRADE),
    combat_dice.Reroll(REROLL),
    hits.Lose(LOSE),
]
