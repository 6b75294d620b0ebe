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
USES: Final = (
    "alliance", "alliance_break", "treaty", "marriage", "tribute", "foedus", "bribe", "mercenary",
)  # fmt: skip
"""What a Diplomacy card is played for (realm DP15)."""
ALLIANCE: Final = 0
ALLIANCE_BREAK: Final = 1
TREATY: Final = 2
MARRIAGE_USE: Final = 3
TRIBUTE: Final = 4
FOEDUS_USE: Final = 5
BRIBE: Final = 6
MERCENARY: Final = 7

STANCES: Final = ("retreat", "stay")
STAY: Final = 1
"""Units of a federator where the foedus was broken (realm R38.13)."""

# -- nodes ----------------------------------------------------------------------------------------

NODES: Final = Nodes()
GAME: Final = NODES.procedure("game")
TURN: Final = NODES.procedure("turn", "next:number")
STATUS: Final = NODES.procedure("status")
FOUNDING: Final = NODES.procedure("founding", "nation")
ACTIVATION: Final = NODES.procedure("activation", "nation", "next:number", "playing:number")
FORCED_KINGDOM: Final = NODES.chance("forced-kingdom", "nation")
EMPIRE_ROLL: Final = NODES.chance("empire-roll", "nation")
FOUND_KINGDOM: Final = NODES.decision("found-kingdom", "nation")
FOUND_CITY: Final = NODES.decision("found-city", "nation")
SET_CAPITAL: Final = NODES.decision("set-capital", "nation")
SET_RELIGION: Final = NODES.decision("set-religion", "nation")
HOSTILITY: Final = NODES.procedure("hostility", "nation", "next:number")
DECLARE: Final = NODES.decision("declare", "nation", "against:nation")
CHOOSE_MODE: Final = NODES.decision("choose-mode", "nation")
STACKS: Final = NODES.procedure("stacks", "nation", "mode:number")
MOVE: Final = NODES.decision("move", "nation", "mode:number")
MARCH: Final = NODES.procedure("march", "province", "stepped:number", "mode:number")
STEP: Final = NODES.decision(
    "step", "province", "last:number", "phase:number", "mode:number", always=True
)
RAIDING: Final = NODES.procedure("raiding", "nation")
MIGRATION: Final = NODES.procedure("migration", "nation", "province")
MIGRATE_TO: Final = NODES.decision("migrate-to", "nation", always=True)
MIGRATE_REST: Final = NODES.decision("migrate-rest", "nation", "province", "counter:number")
CAMPAIGNS: Final = NODES.procedure("campaigns", "nation")
CHOOSE_CAMPAIGNER: Final = NODES.decision("choose-campaigner", "nation")
CAMPAIGN: Final = NODES.procedure("campaign", "nation", "left:number")
FREE_MOVE: Final = NODES.decision("free-move", "nation", "area", "last:number")
NEXT_CAMPAIGN: Final = NODES.decision("next-campaign", "nation", "left:number")
SAILING: Final = NODES.procedure("sailing", "sea", "nation", "stepped:number")
SAIL: Final = NODES.decision("sail", "sea", "last:number", "phase:number", "nation", always=True)
MEETING: Final = NODES.procedure("meeting", "sea", "nation", "next:number", "transport:number")
SEA_REACT: Final = NODES.decision("sea-react", "nation", "sea", "own:number", "transport:number")
SEA_TEST: Final = NODES.chance("sea-test", "sea", "enemy:squadron")
DUEL: Final = NODES.procedure("duel", "sea", "enemy:squadron", "refused:number")
PARLEY: Final = NODES.decision("parley", "nation", "side", "sea")
EMBARK: Final = NODES.decision("embark", "province", "mode:number")
PASSAGE: Final = NODES.procedure(
    "passage", "province", "from:province", "zone:number", "flags:number"
)
SEA_RISK: Final = NODES.chance("sea-risk", "province", "from:province")
DROWN: Final = NODES.decision("drown", "province", "room:number")
SURPLUS: Final = NODES.decision("surplus", "nation", "province")
ENTRY: Final = NODES.procedure("entry", "province", "came:province", "next:number", "flags:number")
REACT: Final = NODES.decision("react", "nation", "province", "place:province", "last:number")
FLIGHT_ROLL: Final = NODES.chance("flight-roll", "call:number", "province")
FLEE: Final = NODES.decision("flee", "call:number", "at:province", "steps:number", "last:number")
LIMES_TEST: Final = NODES.chance("limes-test", "province")
LIMES_HIT: Final = NODES.decision("limes-hit", "province")
INTERCEPTION_ROLL: Final = NODES.chance("interception-roll", "call:number", "province")
FIT: Final = NODES.decision("fit", "call:number", "province", "last:number")
CONFRONT: Final = NODES.decision("confront", "province", "flags:number")
HOLD: Final = NODES.decision("hold", "province", "last:number")
LEADER_TEST: Final = NODES.chance("leader-test", "leader", "province")
LEADER_REFUGE: Final = NODES.decision("leader-refuge", "leader", "province")
EVENT_DRAWS: Final = NODES.procedure("event-draws", "next:number")
DRAW_EVENT: Final = NODES.chance("draw-event", "power")
DRAW_MARKER: Final = NODES.chance("draw-marker", "nation")
PILLAGE: Final = NODES.procedure("pillage", "nation", "left:number")
WINDOW: Final = NODES.procedure("window", "timing", "nation", "next:number", "passes:number")
EVENT_WINDOW: Final = NODES.decision("event-window", "power", "timing", "nation", private=True)
PLAY: Final = NODES.procedure("play", "card:event_card", "power", "base:number")
EVENT_OPTION: Final = NODES.decision("event-option", "power", "card:event_card", "base:number")
EVENT_TARGET: Final = NODES.decision("event-target", "power", "deed", "base:number", "where:area")
REMOVE_REVOLT: Final = NODES.decision("remove-revolt", "nation", "left:number", "any:number")
ANSWERS_ROUND: Final = NODES.procedure("answers", "base:number", "next:number")
EVENT_ANSWER: Final = NODES.decision("answer-event", "power", "base:number", private=True)
DEED: Final = NODES.procedure("deed", "deed", "at:number", "base:number")
STROKE: Final = NODES.procedure("stroke", "deed", "at:number", "nation", "base:number")
EFFECT_TEST: Final = NODES.chance("effect-test", "deed", "at:number")
AREA_LOT: Final = NODES.chance("area-lot", "deed", "base:number", "place:number", "tries:number")
LOSSES: Final = NODES.procedure("losses", "nation", "left:number", "prefer:number")
LOSE_PLACE: Final = NODES.decision("lose-place", "nation", "prefer:number", "where:area")
LOSE_UNIT: Final = NODES.decision("lose-unit", "nation", "province", "prefer:number")
FREE_UNITS: Final = NODES.procedure("free-units", "nation", "left:number", "deed", "at:number")
FREE_UNIT: Final = NODES.decision("free-unit", "nation", "deed", "at:number")
FREE_PLACE: Final = NODES.decision("free-place", "nation", "kind", "where:area")
CITY_PICK: Final = NODES.decision("city-pick", "nation", "deed", "at:number", "area")
DEFECTOR: Final = NODES.decision("defector", "power", "side")
DEFECT_TEST: Final = NODES.chance("defect-test", "unit:number")
RESERVE_FROM: Final = NODES.decision("reserve-from", "side", "left:number")
RESERVE: Final = NODES.decision("reserve", "side", "left:number", "province")
ADVANTAGE: Final = NODES.decision("advantage", "power", "side")
EVENT_REROLL: Final = NODES.decision("event-reroll", "power", "left:number")
STORM_TEST: Final = NODES.chance("storm-test", "nation", "sea")
STORM_HIT: Final = NODES.decision("storm-hit", "nation", "sea")
LEADER_ROLL: Final = NODES.chance("leader-roll", "leader", "deed", "at:number")
ADMINISTERING: Final = NODES.procedure("administering")
ADMINISTRATION: Final = NODES.procedure("administration", "nation", "band:number")
REPLACE_CARD: Final = NODES.chance("replace-card", "nation")
DRAW_BACK: Final = NODES.chance("draw-back", "nation", "left:number")
ADMIN_TYPE: Final = NODES.decision("admin-type", "nation")
DRAW_FACE: Final = NODES.chance("draw-face", "nation", "type:admin_type", "left:number")
ADMIN_CARD: Final = NODES.decision("admin-card", "nation", private=True)
INCOME: Final = NODES.procedure("income", "nation")
SEATING: Final = NODES.procedure("seating", "nation")
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
SEA_BATTLE: Final = NODES.procedure(
    "sea-battle", "sea", "number:number", "caller:number", "passes:number"
)
SHIP_HIT: Final = NODES.decision("ship-hit", "side", "left:number")
SHIP_RECOVER: Final = NODES.decision("ship-recover", "side", "sea", "left:number")
TREASURE: Final = NODES.decision("treasure", "nation")
HIT: Final = NODES.procedure("hit", "province", "side", "left:number", "party:nation")
LOSE: Final = NODES.decision("lose", "province", "side", "party:nation")

DIVISION: Final = NODES.procedure("division", "next:number")
REUNION: Final = NODES.decision("reunion", "nation")
SURRENDER: Final = NODES.procedure("surrender", "nation", "area")
SURRENDER_CHOICE: Final = NODES.decision("surrender-choice", "nation", "area")
HOMEWARD: Final = NODES.procedure("homeward", "nation", "area", "far:number")
HOMEWARD_UNIT: Final = NODES.decision("homeward-unit", "nation", "province", "far:number")
HOMEWARD_TO: Final = NODES.decision("homeward-to", "nation", "who:number", "how:number", "area")

REINFORCEMENTS: Final = NODES.procedure("reinforcements", "row:number", "after:number")
ARRIVAL: Final = NODES.procedure("arrival", "row:number")
INHERITANCE: Final = NODES.procedure("inheritance", "nation")
EXPULSION: Final = NODES.procedure("expulsion", "province", "newcomer:nation")
LEAVING: Final = NODES.procedure("leaving", "nation", "province", "host:nation", "shelter:province")
EXPEL_UNIT: Final = NODES.decision("expel-unit", "nation", "province", "shelter:province")
EXPEL_TO: Final = NODES.decision("expel-to", "nation", "province", "what:number", "who:number")
REFUGE: Final = NODES.decision("refuge", "nation", "province")
RESEATING: Final = NODES.procedure("reseating", "nation")
FATE: Final = NODES.chance("fate", "nation")
NEW_EMPIRE: Final = NODES.procedure("new-empire", "nation")
EMPIRE_SEAT: Final = NODES.decision("empire-seat", "nation")
HEIR_TO: Final = NODES.decision("heir-to", "leader")

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
EXCHANGING: Final = NODES.decision("exchanging", "nation", "other:nation")
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

KHAZARS: Final = NODES.decision("khazar-alliance", "nation", "other:nation")
KHAZAR_TEST: Final = NODES.chance("khazar-test", "nation", "other:nation")
ISLAM_TEST: Final = NODES.chance("islam-test")
CONVERSIONS: Final = NODES.procedure("conversions", "next:number")
CONVERSION: Final = NODES.decision("conversion", "nation")

DIPLOMACY_DRAWS: Final = NODES.procedure("diplomacy-draws", "next:number", "drawn:number")
DIPLOMACY_DRAW: Final = NODES.chance("diplomacy-draw", "nation")
DIPLOMACY_WINDOW: Final = NODES.procedure("diplomacy-window", "next:power", "passes:number")
DIPLOMACY: Final = NODES.decision("diplomacy", "power", private=True)
DIPLOMACY_TARGET: Final = NODES.decision("diplomacy-target", "nation", "use")
TREATY_PROVINCE: Final = NODES.decision("treaty-province", "nation", "target:nation")
TREATY_DEED: Final = NODES.procedure("treaty", "nation", "target:nation", "province")
TREATY_ENTRY: Final = NODES.decision("treaty-entry", "nation", "province", "from:province")
ALLIANCE_ANSWER: Final = NODES.decision("alliance-answer", "nation", "target:nation")
ALLIANCE_TEST: Final = NODES.chance("alliance-test", "nation", "target:nation")
BRIBE_WINDOW: Final = NODES.procedure("bribe-window", "next:number", "besieger:nation", "province")
BRIBE_OFFER: Final = NODES.decision("bribe", "power", "besieger:nation", "province", private=True)
HIRE: Final = NODES.procedure("hire", "nation", "left:number", "cost:number", "card:number")
HIRE_CHOICE: Final = NODES.decision("hire-choice", "nation", "cost:number", "card:number")
CONSENT: Final = NODES.decision(
    "consent", "nation", "matter:number", "partner:nation", "die:number"
)
CONSENT_TEST: Final = NODES.chance("consent-test", "nation", "matter:number", "partner:nation")
DEMAND: Final = NODES.decision("demand", "nation", "payer:nation", "deed", "at:number")
PARTING: Final = NODES.procedure("parting", "nation", "ally:nation")
PARTING_TEST: Final = NODES.chance("parting-test", "nation", "ally:nation", "province")

LOAN: Final = NODES.procedure("loan", "lender:nation", "borrower:nation", "contract")
LOAN_UNIT: Final = NODES.decision(
    "loan-unit", "lender:nation", "borrower:nation", "contract", "from:province"
)
LOAN_PLACE: Final = NODES.decision(
    "loan-place", "unit:number", "borrower:nation", "contract", "area"
)
CLIENT_UNIT: Final = NODES.chance("client-unit", "lender:nation", "borrower:nation")
HOMECOMING: Final = NODES.procedure("homecoming", "nation")
HOME_PLACE: Final = NODES.decision("home-place", "unit:number", "area")

FOEDUS_TARGET: Final = NODES.decision("foedus-target", "nation")
FOEDUS_PAIR: Final = NODES.decision(
    "foedus-pair", "nation", "federate:nation", "first:province", "forced:number"
)
FOEDUS_ANSWER: Final = NODES.decision(
    "foedus-answer", "nation", "federate:nation", "first:province", "second:province"
)
FOEDUS: Final = NODES.procedure(
    "foedus", "nation", "federate:nation", "first:province", "second:province"
)
FOEDUS_HORDE: Final = NODES.decision(
    "foedus-horde", "federate:nation", "first:province", "second:province"
)
FOEDUS_FILL: Final = NODES.decision(
    "foedus-fill", "federate:nation", "first:province", "second:province"
)
FOEDUS_UNIT: Final = NODES.decision(
    "foedus-unit", "federate:nation", "to:province", "from:province", "other:province"
)
FOEDUS_QUESTIONS: Final = NODES.procedure(
    "foedus-questions", "federate:nation", "after:province", "freely:number"
)
FOEDUS_BREAK: Final = NODES.decision("foedus-break", "foedus:province", "freely:number")
FOEDUS_TEST: Final = NODES.chance("foedus-test", "foedus:province")
BREACH: Final = NODES.procedure(
    "breach", "nation", "federate:nation", "first:province", "second:province"
)
STANCE: Final = NODES.decision("stance", "nation", "federate:nation", "province")

SUBMISSION: Final = NODES.procedure("submission", "vassal:nation", "suzerain:nation")
SEIZURE: Final = NODES.chance("seizure", "power", "to:power")
REBELLION: Final = NODES.decision("rebellion", "nation")
REBELLION_TEST: Final = NODES.chance("rebellion-test", "nation")
REBELLION_LOSS: Final = NODES.decision("rebellion-loss", "nation", "from:province")

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
AC_HOSTILE_V: Final = VERBS.declare("ac_hostile", "nation")
AC_GO_V: Final = VERBS.declare("ac_go")
AC_NORMAL_V: Final = VERBS.declare("ac_normal")
AC_RAID_V: Final = VERBS.declare("ac_raid")
AC_MIGRATE_V: Final = VERBS.declare("ac_migrate")
CP_LEADER_V: Final = VERBS.declare("cp_leader", "leader")
CP_NONE_V: Final = VERBS.declare("cp_none")
CP_FREE_V: Final = VERBS.declare("cp_free", "province")
CP_NOFREE_V: Final = VERBS.declare("cp_nofree")
CP_NEXT_V: Final = VERBS.declare("cp_next")
CP_STOP_V: Final = VERBS.declare("cp_stop")
MV_FROM_V: Final = VERBS.declare("mv_from", "province")
MV_ADD_V: Final = VERBS.declare("mv_add", "unit:counter")
MV_ADD_LEADER_V: Final = VERBS.declare("mv_add_leader", "leader")
MV_ADD_HORDE_V: Final = VERBS.declare("mv_add_horde")
MV_ADD_ALL_V: Final = VERBS.declare("mv_add_all")
MV_DROP_V: Final = VERBS.declare("mv_drop", "unit:counter")
MV_DROP_LEADER_V: Final = VERBS.declare("mv_drop_leader", "leader")
MV_DROP_HORDE_V: Final = VERBS.declare("mv_drop_horde")
MV_GO_V: Final = VERBS.declare("mv_go", "province")
MV_SEA_V: Final = VERBS.declare("mv_sea", "sea")
MV_LAND_V: Final = VERBS.declare("mv_land", "province")
MV_REST_V: Final = VERBS.declare("mv_rest")
NV_FROM_V: Final = VERBS.declare("nv_from", "sea")
NV_ADD_V: Final = VERBS.declare("nv_add", "unit:counter")
NV_ADD_LEADER_V: Final = VERBS.declare("nv_add_leader", "leader")
NV_DROP_V: Final = VERBS.declare("nv_drop", "unit:counter")
NV_GO_V: Final = VERBS.declare("nv_go", "sea")
NV_REST_V: Final = VERBS.declare("nv_rest")
NV_LAND_LEADER_V: Final = VERBS.declare("nv_land_leader", "province")
NV_INT_V: Final = VERBS.declare("nv_int", "squadron")
NV_NO_INT_V: Final = VERBS.declare("nv_no_int")
NV_FIGHT_V: Final = VERBS.declare("nv_fight")
NV_REFUSE_V: Final = VERBS.declare("nv_refuse")
NV_CARGO_LOSS_V: Final = VERBS.declare("nv_cargo_loss", "unit:counter")
NV_CARGO_LOSS_LEADER_V: Final = VERBS.declare("nv_cargo_loss_leader", "leader")
MV_END_V: Final = VERBS.declare("mv_end")
LM_REMOVE_V: Final = VERBS.declare("lm_remove", "unit:counter")
RX_STAND_V: Final = VERBS.declare("rx_stand")
RX_FLEE_V: Final = VERBS.declare("rx_flee", "province")
RX_INT_V: Final = VERBS.declare("rx_int", "province")
RX_LEAVE_V: Final = VERBS.declare("rx_leave", "unit:counter")
RX_LEAVE_LEADER_V: Final = VERBS.declare("rx_leave_leader", "leader")
RX_OK_V: Final = VERBS.declare("rx_ok")
RX_DONE_V: Final = VERBS.declare("rx_done")
FL_LEAVE_V: Final = VERBS.declare("fl_leave", "unit:counter")
FL_LEAVE_LEADER_V: Final = VERBS.declare("fl_leave_leader", "leader")
FL_GO_V: Final = VERBS.declare("fl_go", "province")
FL_END_V: Final = VERBS.declare("fl_end")
EN_OVERRUN_V: Final = VERBS.declare("en_overrun")
EN_PASSAGE_V: Final = VERBS.declare("en_passage")
EN_STOP_V: Final = VERBS.declare("en_stop")
EN_FIGHT_V: Final = VERBS.declare("en_fight")
EN_HOLD_V: Final = VERBS.declare("en_hold", "unit:counter")
EN_HOLD_LEADER_V: Final = VERBS.declare("en_hold_leader", "leader")
EN_OK_V: Final = VERBS.declare("en_ok")
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
EV_ANSWER_V: Final = VERBS.declare("ev_answer", "answer")
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
BT_OUT_V: Final = VERBS.declare("bt_out", "unit:counter")
CB_PICK_V: Final = VERBS.declare("cb_pick", "province")
CB_FOE_V: Final = VERBS.declare("cb_foe", "nation")
CB_DONE_V: Final = VERBS.declare("cb_done")
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
FROM_V: Final = VERBS.declare("from", "province")
"""The first half of a word that names a unit which may stand anywhere."""
CONVERT_V: Final = VERBS.declare("convert")
CLAIM_CONVERSION_V: Final = VERBS.declare("claim_conversion")
END_CONVERT_V: Final = VERBS.declare("end_convert")
DRAW_DIPLOMACY_V: Final = VERBS.declare("draw_diplomacy", "card:diplomacy")
PLAY_DIPLO_V: Final = VERBS.declare("play_diplo", "nation", "card:use")
DIPLO_TARGET_V: Final = VERBS.declare("diplo_target", "nation")
HOLD_DIPLO_V: Final = VERBS.declare("hold_diplo")
ANSWER_ALLIANCE_V: Final = VERBS.declare("answer_alliance", "answer")
TREATY_PROVINCE_V: Final = VERBS.declare("treaty_province", "province")
TREATY_MOVE_IN_V: Final = VERBS.declare("treaty_move_in", "unit:counter")
END_TREATY_V: Final = VERBS.declare("end_treaty")
MC_LEND_V: Final = VERBS.declare("mc_lend", "unit:counter")
MC_PLACE_V: Final = VERBS.declare("mc_place", "province")
RT_END_V: Final = VERBS.declare("rt_end")
OFFER_FOEDUS_V: Final = VERBS.declare("offer_foedus", "nation")
FOEDUS_PROVINCE_V: Final = VERBS.declare("foedus_province", "province")
ANSWER_FOEDUS_V: Final = VERBS.declare("answer_foedus", "answer")
FOEDUS_HORDE_V: Final = VERBS.declare("foedus_horde", "province")
FOEDUS_TO_V: Final = VERBS.declare("foedus_to", "province")
FOEDUS_UNIT_V: Final = VERBS.declare("foedus_unit", "unit:counter")
END_FOEDUS_V: Final = VERBS.declare("end_foedus")
BREAK_FOEDUS_V: Final = VERBS.declare("break_foedus", "foedus:province", "answer")
STAY_OR_RETREAT_V: Final = VERBS.declare("stay_or_retreat", "province", "stance")
SEIZE_CARD_V: Final = VERBS.declare("seize_card", "card:event_card")
REBEL_V: Final = VERBS.declare("rebel", "answer")
REBEL_LOSS_V: Final = VERBS.declare("rebel_loss", "unit:counter")

# -- events ---------------------------------------------------------------------------------------

EVENTS: Final = Events()
TURN_BEGAN: Final = EVENTS.declare("turn", "turn:number")
KINGDOM_FOUNDED: Final = EVENTS.declare("kingdom", "nation")
EMPIRE_FOUNDED: Final = EVENTS.declare("empire", "nation")
ACTIVATED: Final = EVENTS.declare("activated", "nation")
EVENT_DRAWN: Final = EVENTS.declare("event-drawn", "seat", "power", "card:event", secret="card")
PUBLIC_EVENT: Final = EVENTS.declare("public-event", "power", "card:event")
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
REVOLT_PLACED: Final = EVENTS.declare("revolt-broke-out", "province", "level:number")
REVOLT_ENDED: Final = EVENTS.declare("revolt-ended", "province")
MARCHED_IN: Final = EVENTS.declare(
    "marched-in", "nation", "province", "from:province", "units:number"
)
MIGRATED: Final = EVENTS.declare("migrated", "nation", "from:province", "province")
CAMPAIGN_BEGAN: Final = EVENTS.declare("campaign", "leader", "left:number")
FREELY_MOVED: Final = EVENTS.declare("freely-moved", "leader", "from:province", "province")
SAILED_TO: Final = EVENTS.declare("sailed", "nation", "sea", "fleets:number")
FOUND_AT_SEA: Final = EVENTS.declare("found-at-sea", "nation", "sea", "passed:number")
BATTLE_REFUSED: Final = EVENTS.declare("battle-refused", "nation", "sea")
SEA_ROLLED: Final = EVENTS.declare("sea-rolled", "nation", "province", "total:number")
SHIPPED: Final = EVENTS.declare("shipped", "nation", "from:province", "province", "units:number")
DROWNED: Final = EVENTS.declare("drowned", "nation", "unit:kind")
DECLARED: Final = EVENTS.declare("declared", "nation", "against:nation")
FLED_FROM: Final = EVENTS.declare("fled", "nation", "province", "total:number")
FLIGHT_FAILED: Final = EVENTS.declare("flight-failed", "nation", "province", "total:number")
INTERCEPTED: Final = EVENTS.declare(
    "intercepted", "nation", "from:province", "province", "total:number"
)
INTERCEPTION_FAILED: Final = EVENTS.declare(
    "interception-failed", "nation", "from:province", "province", "total:number"
)
LIMES_STORMED: Final = EVENTS.declare("limes-stormed", "nation", "province")
OVERRUN: Final = EVENTS.declare("overrun", "nation", "province", "kind")
PASSAGE_FORCED: Final = EVENTS.declare("passage-forced", "nation", "province")
LEADER_FOUND: Final = EVENTS.declare("leader-refuge", "leader", "province")
SURPLUS_REMOVED: Final = EVENTS.declare("surplus-removed", "nation", "province", "kind")
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
SEA_BATTLE_BEGAN: Final = EVENTS.declare("sea-battle", "attacker:nation", "defender:nation", "sea")
FLEET_FELL: Final = EVENTS.declare("fleet-fell", "nation", "sea")
SEA_VICTORY: Final = EVENTS.declare("sea-victory", "sea", "side")
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
CARAVAN: Final = EVENTS.declare("caravan-came", "nation", "province", "gold:number")
ISLAM_ROLLED: Final = EVENTS.declare("islam", "total:number", "answer")
CONVERTED: Final = EVENTS.declare("converted", "nation")
BONUS_CLAIMED: Final = EVENTS.declare("conversion-bonus", "nation", "points:number")
DREW_DIPLOMACY: Final = EVENTS.declare(
    "drew-diplomacy", "nation", "seat", "card:diplomacy", secret="card"
)
DREW_OPENLY: Final = EVENTS.declare("drew-openly", "nation", "card:diplomacy")
PLAYED_DIPLOMACY: Final = EVENTS.declare("played-diplomacy", "nation", "card:use")
DISCARDED_DIPLOMACY: Final = EVENTS.declare("discarded-diplomacy", "nation", "number:number")
PAID: Final = EVENTS.declare("paid", "nation", "to:nation", "gold:number")
D2_ROLLED: Final = EVENTS.declare("d2", "nation", "passed:answer")
ALLIED: Final = EVENTS.declare("allied", "nation", "ally:nation")
ALLIANCE_REFUSED: Final = EVENTS.declare("alliance-refused", "nation", "target:nation")
PARTED: Final = EVENTS.declare("parted", "nation", "ally:nation")
CLIENT_MADE: Final = EVENTS.declare("client", "nation", "patron:nation")
CLIENT_LEFT: Final = EVENTS.declare("client-left", "nation", "patron:nation")
PACT_MADE: Final = EVENTS.declare("pact", "nation", "other:nation")
CEDED: Final = EVENTS.declare("ceded", "nation", "to:nation", "province")
LENT: Final = EVENTS.declare("lent", "nation", "to:nation", "unit:kind", "province")
CAME_HOME: Final = EVENTS.declare("came-home", "nation", "unit:kind")
FOEDUS_OFFERED: Final = EVENTS.declare(
    "foedus-offered", "nation", "federate:nation", "first:province", "second:province"
)
FOEDUS_ANSWERED: Final = EVENTS.declare("foedus-answered", "nation", "federate:nation", "answer")
FOEDUS_MADE: Final = EVENTS.declare(
    "foedus", "nation", "federate:nation", "first:province", "second:province"
)
FOEDUS_BROKEN: Final = EVENTS.declare("foedus-broken", "nation", "federate:nation")
FOEDUS_LAPSED: Final = EVENTS.declare("foedus-lapsed", "nation", "federate:nation")
SUBMITTED: Final = EVENTS.declare("submitted", "nation", "suzerain:nation")
CARD_SEIZED: Final = EVENTS.declare(
    "card-seized", "power", "to:power", "seat", "card:event_card", secret="card"
)
FREED: Final = EVENTS.declare("freed", "nation", "suzerain:nation")
REBELLED: Final = EVENTS.declare("rebelled", "nation", "answer")
