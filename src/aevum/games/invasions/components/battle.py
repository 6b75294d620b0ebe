"""Nodes, words and events of battles and sieges (war R19 to R25)."""

from __future__ import annotations

from typing import Final

from aevum.core.words import PART
from aevum.games.invasions.components.registers import EVENTS, NODES, VERBS

SIDES: Final = ("attacker", "defender")
ATTACKER: Final = 0
DEFENDER: Final = 1

REASONS: Final = (
    "annihilation", "fewer_lost", "city_or_horde", "leader", "defender", "withdrawal",
)  # fmt: skip
"""Why a side has won (war R19.29, R20.12)."""
ANNIHILATION: Final = 0
FEWER_LOST: Final = 1
CITY_OR_HORDE: Final = 2
BETTER_LEADER: Final = 3
BY_DEFENDING: Final = 4
BY_WITHDRAWAL: Final = 5

COLOURS: Final = ("white", "black")
WHITE_FACES: Final = ("blank", "w", "r", "wr")
BLACK_FACES: Final = ("blank", "w", "r", "wr", "ww")
SHOWN: Final = (
    *(f"white-{face}" for face in WHITE_FACES),
    *(f"black-{face}" for face in BLACK_FACES),
)
"""What a combat die can show (war R1.4, R1.5)."""
FACES: Final = tuple(f"{whose}-{face}" for whose in ("own", "enemy") for face in SHOWN)
"""A die as the side that calls a re-roll sees it (war 3.1)."""

# -- nodes ----------------------------------------------------------------------------------------

BATTLE: Final = NODES.procedure("battle", "province", "how:number")
ARCHERY: Final = NODES.procedure("archery", "province", "shooters:number")
MELEE: Final = NODES.procedure(
    "melee", "province", "round:number", "caller:number", "passes:number"
)
BATTLE_DICE: Final = NODES.chance("battle-dice")
COMMAND: Final = NODES.decision("command", "province", "side")
AMBUSH: Final = NODES.decision("ambush", "side", "sure:answer")
AMBUSH_TEST: Final = NODES.chance("ambush-test", "side")
TRADE: Final = NODES.decision("trade", "side")
REROLL: Final = NODES.decision("reroll", "side")
VOLLEY: Final = NODES.procedure(
    "volley", "province", "shooters:number", "caller:number", "passes:number"
)
CLASH: Final = NODES.procedure(
    "clash", "province", "round:number", "caller:number", "passes:number"
)
TWO_DICE: Final = NODES.chance("two-dice", "side")
BONUS_TRADE: Final = NODES.decision("bonus-trade", "side")
THROW_AGAIN: Final = NODES.decision("throw-again", "side")
WITHDRAW: Final = NODES.decision("withdraw", "side")
LEADER_FATE: Final = NODES.chance("leader-fate", "leader", "province")
ASSASSINATION: Final = NODES.chance("assassination", "leader")
RECOVER: Final = NODES.decision("recover", "side", "province", "nation", "left:number")
MEND: Final = NODES.decision("mend", "nation", "province", "side")
RETREAT: Final = NODES.procedure("retreat", "nation", "province", "as:number")
RETREAT_GROUP: Final = NODES.decision("retreat-group", "nation", "province", "as:number")
SIT_OUT: Final = NODES.decision("sit-out", "province", "nation")
COMBAT: Final = NODES.procedure("combat", "done:number", "leader", "more:number")
PICK: Final = NODES.decision("pick", "leader")
FOE: Final = NODES.decision("foe", "nation", "province")
KEEP_SIEGE: Final = NODES.decision("keep-siege", "nation", "province")
SIEGE: Final = NODES.procedure(
    "siege", "province", "assault:number", "left:number", "fallen:number"
)
SIEGE_CHOICE: Final = NODES.decision("siege-choice", "province")
SIEGE_ROLL: Final = NODES.chance("siege-roll", "province", "assault:number")
SIEGE_AGAIN: Final = NODES.decision("siege-again", "nation")
TERROR: Final = NODES.chance("terror", "leader", "province")
CONQUEST: Final = NODES.procedure("conquest", "nation", "province", "victim:nation", "lands:number")
LOOT: Final = NODES.decision("loot", "nation", "province")
RAZE: Final = NODES.decision("raze", "nation", "province")
PICK_OWNER: Final = NODES.decision("pick-owner", "nation", "province")
TREASURE: Final = NODES.decision("treasure", "nation")
HIT: Final = NODES.procedure("hit", "province", "side", "left:number", "party:nation")
LOSE: Final = NODES.decision("lose", "province", "side", "party:nation")

# -- words ----------------------------------------------------------------------------------------

WHITE_V: Final = VERBS.declare("white", "white")
BLACK_V: Final = VERBS.declare("black", "black")
BT_COMMAND_V: Final = VERBS.declare("bt_command", "leader")
BT_AMBUSH_V: Final = VERBS.declare("bt_ambush")
BT_NO_AMBUSH_V: Final = VERBS.declare("bt_no_ambush")
BT_ADD_BLACK_V: Final = VERBS.declare("bt_add_black")
BT_DEL_BLACK_V: Final = VERBS.declare("bt_del_black")
BT_REROLL_V: Final = VERBS.declare("bt_reroll", "face")
BT_PASS_V: Final = VERBS.declare("bt_pass")
BT_HIT_V: Final = VERBS.declare("bt_hit", "unit:counter")
BT_HIT_LIMES_V: Final = VERBS.declare("bt_hit_limes")
BT_RECOVER_V: Final = VERBS.declare("bt_recover", "unit:counter")
BT_REPAIR_V: Final = VERBS.declare("bt_repair", "unit:counter")
BT_NO_REPAIR_V: Final = VERBS.declare("bt_no_repair")
TWO_DICE_V: Final = VERBS.declare("2d6", "pips")
BX_PLUS_V: Final = VERBS.declare("bx_plus")
BX_MINUS_V: Final = VERBS.declare("bx_minus")
BX_REROLL_OWN_V: Final = VERBS.declare("bx_reroll_own")
BX_REROLL_ENEMY_V: Final = VERBS.declare("bx_reroll_enemy")
BX_WITHDRAW_V: Final = VERBS.declare("bx_withdraw")
BX_FIGHT_ON_V: Final = VERBS.declare("bx_fight_on")
RT_TAKE_V: Final = VERBS.declare("rt_take", "unit:counter")
RT_GO_V: Final = VERBS.declare("rt_go", "province")
RT_ALL_V: Final = VERBS.declare("rt_all")
BT_OUT_V: Final = VERBS.declare("bt_out", "unit:counter")
CB_PICK_V: Final = VERBS.declare("cb_pick", "province")
CB_FOE_V: Final = VERBS.declare("cb_foe", "nation")
CB_DONE_V: Final = VERBS.declare("cb_done", ends=PART)
SG_NONE_V: Final = VERBS.declare("sg_none")
SG_SIEGE_V: Final = VERBS.declare("sg_siege")
SG_ASSAULT_V: Final = VERBS.declare("sg_assault")
SG_REROLL_V: Final = VERBS.declare("sg_reroll")
SG_ACCEPT_V: Final = VERBS.declare("sg_accept")
SG_LOOT_V: Final = VERBS.declare("sg_loot")
SG_NO_LOOT_V: Final = VERBS.declare("sg_no_loot")
SG_RAZE_V: Final = VERBS.declare("sg_raze")
SG_NO_RAZE_V: Final = VERBS.declare("sg_no_raze")
SG_HOLD_V: Final = VERBS.declare("sg_hold", "unit:counter")
SG_LIFT_V: Final = VERBS.declare("sg_lift")
PICK_OWNER_V: Final = VERBS.declare("pick_owner", "nation")
RT_TAKE_LEADER_V: Final = VERBS.declare("rt_take_leader", "leader")
RT_TAKE_HORDE_V: Final = VERBS.declare("rt_take_horde")
RT_END_V: Final = VERBS.declare("rt_end")

# -- events ---------------------------------------------------------------------------------------

BATTLE_BEGAN: Final = EVENTS.declare(
    "battle", "attacker:nation", "defender:nation", "province", "how:number"
)
COMMANDS: Final = EVENTS.declare("commands", "leader", "side")
AMBUSHED: Final = EVENTS.declare("ambush-laid", "side", "passed:answer")
ARCHERY_DICE: Final = EVENTS.declare("archery-dice", "side", "white:number", "black:number")
MELEE_DICE: Final = EVENTS.declare("melee-dice", "side", "white:number", "black:number")
SCORED_HITS: Final = EVENTS.declare("hits", "side", "hits:number")
UNIT_DAMAGED: Final = EVENTS.declare("unit-damaged", "unit:kind", "nation", "province")
UNIT_FELL: Final = EVENTS.declare("unit-fell", "unit:kind", "nation", "province")
LIMES_FELL: Final = EVENTS.declare("limes-fell", "nation", "province")
THREW: Final = EVENTS.declare("threw", "side", "pips:number", "bonus:number")
LEADER_FELL: Final = EVENTS.declare("leader-fell", "leader", "nation")
ASSASSINATED: Final = EVENTS.declare("assassinated", "leader", "nation")
UNIT_RECOVERED: Final = EVENTS.declare("unit-recovered", "unit:kind", "nation", "province")
UNIT_MENDED: Final = EVENTS.declare("unit-mended", "unit:kind", "nation", "province")
RETREATED: Final = EVENTS.declare("retreated", "nation", "province", "to:province", "units:number")
SIEGE_BEGAN: Final = EVENTS.declare("siege", "nation", "province", "assault:answer")
SIEGE_ROLLED: Final = EVENTS.declare(
    "siege-roll", "nation", "province", "die:number", "total:number"
)
CITY_HOLDS: Final = EVENTS.declare("city-holds", "nation", "province")
CITY_FELL: Final = EVENTS.declare("city-fell", "nation", "province")
TERROR_TESTED: Final = EVENTS.declare("terror", "leader", "province", "passed:answer")
LOOTED: Final = EVENTS.declare("looted", "nation", "province", "gold:number", "level:number")
RAZED: Final = EVENTS.declare("razed", "nation", "province")
CAPITAL_FELL: Final = EVENTS.declare("capital-fell", "nation", "by:nation", "province")
VICTORY: Final = EVENTS.declare("victory", "side", "reason", "lost:number", "killed:number")
