"""Nodes, words and events of the rules; what is printed lies in `data/` and is read into box.py."""

from __future__ import annotations

from typing import Final

from aevum.core.events import Events
from aevum.core.flow import Nodes
from aevum.core.words import Verbs

TO_COME: Final = 0
ACTIVE: Final = 1
INACTIVE: Final = 2
RAIDER: Final = 3
GONE: Final = 4
"""What has become of a nation (realm R13)."""

ANSWERS: Final = ("no", "yes")
YES: Final = 1

CONTRACTS: Final = ("own", "client", "federate", "vassal", "card", "marriage", "exchange")
"""By what contract a unit serves who commands it (war 1.3); `own` = it is no mercenary."""
OWN: Final = 0
CLIENT: Final = 1
FEDERATE: Final = 2
VASSAL: Final = 3
CARD: Final = 4
MARRIAGE: Final = 5
EXCHANGE: Final = 6

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

DAMAGED: Final = "damaged"
"""The mark of a word that names an elite with its back up: `rome-legion+damaged`."""
LASTING: Final = ("frozen_rivers", "no_growth", "caravan_boost")
"""Effects of events that last; see lasting.py."""

TROOPS: Final = ("infantry", "archer", "cavalry", "horse_archer")
"""Types of reinforcements (realm R19.7.4)."""
ANY_TROOP: Final = 4
PLAIN: Final = 5
"""A unit of any type; an infantry with as few attributes as possible (realm E113)."""

# -- nodes ----------------------------------------------------------------------------------------

NODES: Final = Nodes()
GAME: Final = NODES.procedure("game")
TURN: Final = NODES.procedure("turn", "next:number")
STATUS: Final = NODES.procedure("status")
FOUNDING: Final = NODES.procedure("founding", "nation")
ACTIVATION: Final = NODES.procedure("activation", "nation")
FORCED_KINGDOM: Final = NODES.chance("forced-kingdom", "nation")
EMPIRE_ROLL: Final = NODES.chance("empire-roll", "nation")
FOUND_KINGDOM: Final = NODES.decision("found-kingdom", "nation")
FOUND_CITY: Final = NODES.decision("found-city", "nation")
SET_CAPITAL: Final = NODES.decision("set-capital", "nation")
SET_RELIGION: Final = NODES.decision("set-religion", "nation")
MOVE: Final = NODES.decision("move", "nation")
EVENT_DRAWS: Final = NODES.procedure("event-draws", "next:number")
DRAW_EVENT: Final = NODES.chance("draw-event", "power")
DRAW_MARKER: Final = NODES.chance("draw-marker", "nation")
PILLAGE: Final = NODES.procedure("pillage", "nation", "left:number")
WINDOW: Final = NODES.procedure("window", "timing", "nation", "next:number", "passes:number")
EVENT_WINDOW: Final = NODES.decision("event-window", "power", "timing", "nation", private=True)
PLAY: Final = NODES.procedure("play", "card:event_card", "power", "base:number")
EVENT_OPTION: Final = NODES.decision("event-option", "power", "card:event_card", "base:number")
EVENT_TARGET: Final = NODES.decision("event-target", "power", "deed", "base:number")
ANSWERS_ROUND: Final = NODES.procedure("answers", "base:number", "next:number")
EVENT_ANSWER: Final = NODES.decision("answer-event", "power", "base:number", private=True)
DEED: Final = NODES.procedure("deed", "deed", "at:number", "base:number")
STROKE: Final = NODES.procedure("stroke", "deed", "at:number", "nation", "base:number")
EFFECT_TEST: Final = NODES.chance("effect-test", "deed", "at:number")
AREA_LOT: Final = NODES.chance("area-lot", "deed", "base:number", "place:number", "tries:number")
LOSSES: Final = NODES.procedure("losses", "nation", "left:number", "prefer:number")
LOSE_PLACE: Final = NODES.decision("lose-place", "nation", "prefer:number")
LOSE_UNIT: Final = NODES.decision("lose-unit", "nation", "province", "prefer:number")
FREE_UNITS: Final = NODES.procedure("free-units", "nation", "left:number", "deed", "at:number")
FREE_UNIT: Final = NODES.decision("free-unit", "nation", "deed", "at:number")
FREE_PLACE: Final = NODES.decision("free-place", "nation", "kind")
CITY_PICK: Final = NODES.decision("city-pick", "nation", "deed", "at:number", "area")
LEADER_ROLL: Final = NODES.chance("leader-roll", "leader", "deed", "at:number")
ADMINISTERING: Final = NODES.procedure("administering")
ADMINISTRATION: Final = NODES.procedure("administration", "nation", "band:number")
REPLACE_CARD: Final = NODES.chance("replace-card", "nation")
DRAW_BACK: Final = NODES.chance("draw-back", "nation", "left:number")
ADMIN_TYPE: Final = NODES.decision("admin-type", "nation")
DRAW_FACE: Final = NODES.chance("draw-face", "nation", "type:admin_type", "left:number")
ADMIN_CARD: Final = NODES.decision("admin-card", "nation", private=True)
INCOME: Final = NODES.procedure("income", "nation")
CLEAR_SITES: Final = NODES.decision("clear-sites", "nation", "area", "left:number")
BANKRUPTCY: Final = NODES.procedure("bankruptcy", "nation")
BANKRUPT_CARD: Final = NODES.chance("bankrupt-card", "nation")
DISBANDING: Final = NODES.procedure("disbanding", "nation", "left:number")
DISBAND_PLACE: Final = NODES.decision("disband-place", "nation", "area")
DISBAND: Final = NODES.decision("disband", "nation", "province")
COLLAPSE_ROLL: Final = NODES.chance("collapse-roll", "nation")
COLLAPSE: Final = NODES.procedure("collapse", "nation")
PASS_FOEDERA: Final = NODES.decision("pass-foedera", "nation", "federate:nation")
EARTHQUAKE: Final = NODES.procedure("earthquake", "nation", "area", "power")
QUAKE_POWER: Final = NODES.chance("quake-power", "nation")
QUAKE_CITY: Final = NODES.decision("quake-city", "nation", "area", "power")
PURCHASES: Final = NODES.procedure("purchases", "nation", "national:number", "repaired:number")
PURCHASE: Final = NODES.decision("purchase", "nation", private=True)
BUY_PLACE: Final = NODES.decision("buy-place", "nation", "kind", "area")
BUY_SEA: Final = NODES.decision("buy-sea", "nation", "kind")
REPAIR: Final = NODES.decision("repair", "nation", "province")
USURPER_TEST: Final = NODES.chance("usurper-test", "nation")
USURPER_MARKER: Final = NODES.chance("usurper-marker", "nation", "calamity")
SUPPRESSION: Final = NODES.decision("suppression", "nation")
SUPPRESS_ROLL: Final = NODES.chance("suppress-roll", "nation", "province", "rerolls:number")
SUPPRESS_AGAIN: Final = NODES.decision("suppress-again", "nation", "province", "rerolls:number")
SUPPRESS_LOSS: Final = NODES.decision("suppress-loss", "nation", "province")
SUPPRESS_LEADER: Final = NODES.chance("suppress-leader", "nation", "leader")
CALAMITY_ROLL: Final = NODES.chance("calamity-roll", "nation", "calamity")
REVOLTS: Final = NODES.procedure("revolts", "nation", "left:number", "area", "plus:number")
REVOLT: Final = NODES.procedure("revolt", "nation", "power", "area", "plus:number")
REVOLT_POWER: Final = NODES.chance("revolt-power", "nation")
REVOLT_HALF: Final = NODES.chance("revolt-half", "nation")
REVOLT_AREA: Final = NODES.chance("revolt-area", "nation", "half:number")
PLACE_REVOLT: Final = NODES.decision("place-revolt", "nation", "power", "where:area", "area")

# battle (war R19)
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
HIT: Final = NODES.procedure("hit", "province", "side", "left:number", "party:nation")
LOSE: Final = NODES.decision("lose", "province", "side", "party:nation")

DIVISION: Final = NODES.procedure("division", "next:number")
REUNION: Final = NODES.decision("reunion", "nation")
SURRENDER: Final = NODES.procedure("surrender", "nation", "area")
SURRENDER_CHOICE: Final = NODES.decision("surrender-choice", "nation", "area")
HOMEWARD: Final = NODES.procedure("homeward", "nation", "area", "far:number")
HOMEWARD_UNIT: Final = NODES.decision("homeward-unit", "nation", "province", "far:number")
HOMEWARD_TO: Final = NODES.decision("homeward-to", "nation", "province", "who:number", "how:number")

REINFORCEMENTS: Final = NODES.procedure("reinforcements", "row:number", "after:number")
ARRIVAL: Final = NODES.procedure("arrival", "row:number")
INHERITANCE: Final = NODES.procedure("inheritance", "nation")
EXPULSION: Final = NODES.procedure("expulsion", "province", "newcomer:nation")
LEAVING: Final = NODES.procedure("leaving", "nation", "province", "host:nation", "shelter:province")
EXPEL_UNIT: Final = NODES.decision("expel-unit", "nation", "province", "shelter:province")
EXPEL_TO: Final = NODES.decision("expel-to", "nation", "province", "what:number", "who:number")
REFUGE: Final = NODES.decision("refuge", "nation", "province")
RESEATING: Final = NODES.procedure("reseating", "nation")

REINFORCING: Final = NODES.procedure("reinforcing", "nation")
KINGDOM_LOT: Final = NODES.chance("kingdom-lot")
REINF_TYPE: Final = NODES.decision("reinforcement-type", "nation")
REINF_UNIT: Final = NODES.decision("reinforcement-unit", "nation", "troop:number")
REINF_DRAW: Final = NODES.chance("reinforcement-draw", "nation", "troop:number")
REBUILD_DRAW: Final = NODES.chance("rebuild-draw", "nation", "province")
REPAIR_DRAW: Final = NODES.chance("repair-draw", "nation")
LEADER_TO: Final = NODES.decision("leader-to", "leader", "area")
LEADER_MOVES: Final = NODES.decision("leader-moves", "nation", "after:number")
FRONTIER: Final = NODES.decision("frontier", "nation", "after:province")
FLEET_ZONE: Final = NODES.decision("fleet-zone", "nation")
VANISHING: Final = NODES.procedure("vanishing", "nation", "next:number")
VANISH_REMOVE: Final = NODES.decision("vanish-remove", "nation", "holder:nation")

RAIDER_ROWS: Final = NODES.procedure("raider-rows", "next:number")
RAID: Final = NODES.procedure("raid", "nation", "start:province", "target:province", "total:number")
DRAW_RAIDER: Final = NODES.chance("draw-raider", "nation")
RAID_FROM: Final = NODES.decision("raid-from", "nation")
RAID_UNIT: Final = NODES.decision("raid-unit", "nation", "province")
RAID_ORIGIN: Final = NODES.decision("raid-origin", "nation")
RAID_ROUTE: Final = NODES.decision("raid-route", "nation", "start:province")
RAID_TARGET: Final = NODES.decision("raid-target", "nation", "start:province")
RAID_ROLL: Final = NODES.chance("raid-roll", "nation")
RAID_LOSS: Final = NODES.decision("raid-loss", "nation")

CARAVANS: Final = NODES.procedure("caravans", "next:number", "great:province")
GREAT_CARAVAN: Final = NODES.chance("great-caravan")
LOOT_CARAVAN: Final = NODES.decision("loot-caravan", "province", "great:number")
CARAVAN_TEST: Final = NODES.chance("caravan-test", "province")

ISLAM_TEST: Final = NODES.chance("islam-test")

# -- words ----------------------------------------------------------------------------------------

VERBS: Final = Verbs()
D10_V: Final = VERBS.declare("d10", "pip")
AREA_V: Final = VERBS.declare("area", "area")
FOUND_KINGDOM_V: Final = VERBS.declare("found_kingdom", "answer")
FOUND_CITY_V: Final = VERBS.declare("found_city", "province")
SET_CAPITAL_V: Final = VERBS.declare("set_capital", "province")
SET_RELIGION_V: Final = VERBS.declare("set_religion", "religion")
DRAW_BACK_V: Final = VERBS.declare("draw_back", "type:admin_type")
DRAW_FACE_V: Final = VERBS.declare("draw_face", "card:administration")
ADMIN_TYPE_V: Final = VERBS.declare("admin_type", "type:admin_type")
ADMIN_CARD_V: Final = VERBS.declare("admin_card", "card:administration")
PLACE_REVOLT_V: Final = VERBS.declare("place_revolt", "province")
EV_PLACE_V: Final = VERBS.declare("ev_place", "province")
LOSE_UNIT_V: Final = VERBS.declare("lose_unit", "unit:counter")
CLEAR_SITE_V: Final = VERBS.declare("clear_site", "province")
END_RECOVERY_V: Final = VERBS.declare("end_recovery")
USE_POWER_V: Final = VERBS.declare("use_power", "modifier", "answer")
DISBAND_AT_V: Final = VERBS.declare("disband_at", "province")
DISBAND_FLEET_V: Final = VERBS.declare("disband_fleet", "sea")
DISBAND_V: Final = VERBS.declare("disband", "unit:counter")
BUY_V: Final = VERBS.declare("buy", "kind")
BUY_AT_V: Final = VERBS.declare("buy_at", "province")
BUY_IN_V: Final = VERBS.declare("buy_in", "sea")
REPAIR_AT_V: Final = VERBS.declare("repair_at", "province")
REPAIR_FLEET_V: Final = VERBS.declare("repair_fleet", "sea")
REPAIR_V: Final = VERBS.declare("repair", "unit:counter")
FORTIFY_V: Final = VERBS.declare("fortify", "province")
RESTORE_LIMES_V: Final = VERBS.declare("restore_limes", "province")
END_PURCHASES_V: Final = VERBS.declare("end_purchases")
SUPPRESS_V: Final = VERBS.declare("suppress", "province")
SUPPRESS_REROLL_V: Final = VERBS.declare("suppress_reroll")
SUPPRESS_ACCEPT_V: Final = VERBS.declare("suppress_accept")
SUPPRESS_LOSS_V: Final = VERBS.declare("suppress_loss", "unit:counter")
END_SUPPRESS_V: Final = VERBS.declare("end_suppress")
MV_END_V: Final = VERBS.declare("mv_end")
D2_V: Final = VERBS.declare("d2", "pip")
DRAW_EVENT_V: Final = VERBS.declare("draw_event", "event")
DRAW_SECRET_V: Final = VERBS.declare("draw_secret", "event")
DRAW_MARKER_V: Final = VERBS.declare("draw_marker", "pillage")
DRAW_SECRET_MARKER_V: Final = VERBS.declare("draw_secret_marker", "pillage")
LOT_AREA_V: Final = VERBS.declare("lot_area", "area")
EV_PLAY_V: Final = VERBS.declare("ev_play", "card:event_card")
EV_PASS_V: Final = VERBS.declare("ev_pass")
EV_OPTION_V: Final = VERBS.declare("ev_option", "option")
EV_TARGET_V: Final = VERBS.declare("ev_target", "target")
EV_UNIT_V: Final = VERBS.declare("ev_unit", "unit:counter")
EV_DONE_V: Final = VERBS.declare("ev_done")

# battle (war R19)
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
PLACE_LEADER_V: Final = VERBS.declare("place_leader", "leader", "province")
RT_TAKE_V: Final = VERBS.declare("rt_take", "unit:counter")
RT_GO_V: Final = VERBS.declare("rt_go", "province")
RT_ALL_V: Final = VERBS.declare("rt_all")
RT_TAKE_LEADER_V: Final = VERBS.declare("rt_take_leader", "leader")
RT_TAKE_HORDE_V: Final = VERBS.declare("rt_take_horde")

DRAW_UNIT_V: Final = VERBS.declare("draw_unit", "unit:counter")
DRAW_NATION_V: Final = VERBS.declare("draw_nation", "nation")
EXPEL_MOVE_V: Final = VERBS.declare("expel_move", "unit:counter")
EXPEL_TO_V: Final = VERBS.declare("expel_to", "province")
REFUGE_V: Final = VERBS.declare("refuge", "host:nation", "province")
REINF_TYPE_V: Final = VERBS.declare("reinf_type", "troop")
REINF_UNIT_V: Final = VERBS.declare("reinf_unit", "unit:counter")
NAME_LEADER_V: Final = VERBS.declare("name_leader", "leader")
LEADER_TO_V: Final = VERBS.declare("leader_to", "province")
END_LEADERS_V: Final = VERBS.declare("end_leaders")
VANISH_REMOVE_V: Final = VERBS.declare("vanish_remove", "holder:nation", "unit:counter")
PLACE_FLEET_V: Final = VERBS.declare("place_fleet", "sea")
MOVE_LIMES_V: Final = VERBS.declare("move_limes", "from:province", "to:province")
MC_RECALL_V: Final = VERBS.declare("mc_recall", "unit:counter")
RD_PASS_V: Final = VERBS.declare("rd_pass")
RD_ORIGIN_V: Final = VERBS.declare("rd_origin", "province")
RD_FROM_V: Final = VERBS.declare("rd_from", "province")
RD_UNIT_V: Final = VERBS.declare("rd_unit", "unit:counter")
RD_DIRECT_V: Final = VERBS.declare("rd_direct")
RD_VIA_V: Final = VERBS.declare("rd_via", "province")
RD_VIA_SEA_V: Final = VERBS.declare("rd_via_sea", "sea")
RD_TARGET_V: Final = VERBS.declare("rd_target", "province")
RD_LOSS_V: Final = VERBS.declare("rd_loss", "unit:counter")
LOOT_CARAVAN_V: Final = VERBS.declare("loot_caravan", "answer")

# -- events ---------------------------------------------------------------------------------------

EVENTS: Final = Events()
TURN_BEGAN: Final = EVENTS.declare("turn", "turn:number")
KINGDOM_FOUNDED: Final = EVENTS.declare("kingdom", "nation")
EMPIRE_FOUNDED: Final = EVENTS.declare("empire", "nation")
ACTIVATED: Final = EVENTS.declare("activated", "nation")
EVENT_DRAWN: Final = EVENTS.declare("event-drawn", "seat", "power", "event", secret="event")
PUBLIC_EVENT: Final = EVENTS.declare("public-event", "power", "event")
EVENT_PLAYED: Final = EVENTS.declare("event-played", "power", "card:event_card")
EVENT_CANCELLED: Final = EVENTS.declare("event-cancelled", "power")
UNIT_LOST: Final = EVENTS.declare("unit-lost", "nation", "kind", "province")
UNIT_JOINED: Final = EVENTS.declare("unit-joined", "nation", "kind", "province")
CITY_GREW: Final = EVENTS.declare("city-grew", "nation", "province", "level:number")
CITY_WALLED: Final = EVENTS.declare("city-walled", "nation", "province")
LEADER_CONFINED: Final = EVENTS.declare("leader-confined", "leader")
LEADER_DIED: Final = EVENTS.declare("leader-died", "leader")
NO_EVENT: Final = EVENTS.declare("no-event", "power", "card:event_card")
MARKER_DRAWN: Final = EVENTS.declare("marker", "nation", "gold:number")
MARKER_KEPT: Final = EVENTS.declare("marker-kept", "seat", "power", "pillage", secret="pillage")
REVOLT_PLACED: Final = EVENTS.declare("revolt", "province", "level:number")
REVOLT_ENDED: Final = EVENTS.declare("revolt-ended", "province")
SCORED: Final = EVENTS.declare("scored", "nation", "points:number")
TAXED: Final = EVENTS.declare("income", "nation", "net:number", "gold:number")
BANKRUPTED: Final = EVENTS.declare("bankrupt", "nation")
COLLAPSED: Final = EVENTS.declare("collapsed", "nation")
BOUGHT: Final = EVENTS.declare("bought", "nation", "kind")
QUAKED: Final = EVENTS.declare("earthquake", "province")
STRICKEN: Final = EVENTS.declare("calamity", "nation", "calamity")
ADMINISTERED: Final = EVENTS.declare("administration", "nation", "card:administration")
ENDED: Final = EVENTS.declare("ended")

# battle (war R19)
BATTLE_BEGAN: Final = EVENTS.declare(
    "battle", "attacker:nation", "defender:nation", "province", "how:number"
)
COMMANDS: Final = EVENTS.declare("commands", "leader", "side")
AMBUSHED: Final = EVENTS.declare("ambush", "side", "passed:answer")
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
VICTORY: Final = EVENTS.declare("victory", "side", "reason", "lost:number", "killed:number")
EMPIRE_PARTED: Final = EVENTS.declare("empire-parted", "nation", "province")
EMPIRE_REUNITED: Final = EVENTS.declare("empire-reunited", "nation")
AREA_GIVEN_UP: Final = EVENTS.declare("area-given-up", "nation", "area")
ENTERED: Final = EVENTS.declare("entered", "nation", "province")
EXPELLED: Final = EVENTS.declare("expelled", "nation", "from:province", "to:province")
UNIT_REMOVED: Final = EVENTS.declare("unit-removed", "unit:kind", "province")
TOOK_REFUGE: Final = EVENTS.declare("took-refuge", "nation", "host:nation", "province")
FATE_ROLLED: Final = EVENTS.declare("fate", "nation", "total:number")
LEFT_GAME: Final = EVENTS.declare("left-game", "nation")
REINFORCED: Final = EVENTS.declare("reinforced", "nation", "unit:kind", "province")
REPAIRED: Final = EVENTS.declare("repaired", "nation", "unit:kind")
LEADER_CAME: Final = EVENTS.declare("leader-came", "leader", "province")
LEADER_LEFT: Final = EVENTS.declare("leader-left", "leader")
LIMES_MOVED: Final = EVENTS.declare("limes-moved", "from:province", "to:province")
FLEET_CAME: Final = EVENTS.declare("fleet-came", "nation", "sea", "number:number")
RECALLED: Final = EVENTS.declare("recalled", "nation", "unit:kind")
VANISHED: Final = EVENTS.declare("vanished", "nation", "holder:nation", "unit:kind")
RAID_DONE: Final = EVENTS.declare("raid", "nation", "province", "outcome")
RAID_LOST: Final = EVENTS.declare("raider-lost", "nation", "unit:kind")
RAIDERS_SETTLED: Final = EVENTS.declare("raiders-settled", "nation", "province")
CARAVAN: Final = EVENTS.declare("caravan", "nation", "province", "gold:number")
ISLAM_ROLLED: Final = EVENTS.declare("islam", "total:number", "answer")
