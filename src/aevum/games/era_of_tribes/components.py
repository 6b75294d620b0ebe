"""The contents of the box that the rules speak of: nodes, words and events of the game.

What is printed on boards, cards and tiles lies in `data/` and is read into `box.py`; here are only
the ids that the rules themselves know, because a rule is about them.
"""

from __future__ import annotations

from typing import Final

from aevum.core.events import Events
from aevum.core.flow import Nodes
from aevum.core.words import Verbs

# -- ids of which the rules speak (those of the tables: kinds.py) ---------------------------------

A_INVENT: Final = 7
"""The village Progress at half price as an action; it uses no action field (E46)."""

ATTACKER: Final = 0
DEFENDER: Final = 1
DRAWN: Final = 2
SIDES: Final = ("attacker", "defender")
RESULTS: Final = ("attacker", "defender", "draw")

FROM_POOL: Final = 0
FROM_SLOT: Final = 1
SOURCES: Final = ("pool", "slot")
THALER: Final = 0
TREATY: Final = 1
COINS: Final = ("thaler", "treaty")

STEPS: Final = 6
"""Classes of vassals by the movement points they have left: 0 to 5."""
KNOTS: Final = 13
"""Classes of fleets: 0 to 12; as many again for fleets that have plundered."""
KNOT_IDS: Final = (
    *(str(points) for points in range(1, KNOTS)),
    *(f"{points}p" for points in range(1, KNOTS)),
)
MOST: Final = 12
"""The highest number that stands in a word."""
BARBARIANS: Final = -1
"""The seat of those who defend a village."""
NOBODY: Final = -1
"""No seat, no people, no good, no metric."""
NOWHERE: Final = -1

BUY_O: Final = 0
ALLY_O: Final = 1
PART_O: Final = 2
OFFERS: Final = ("buy", "ally", "part")
"""What a bonus action can be about (R8.7, R8.9)."""

CATEGORIES: Final = ("influence", "personal", "open", "morale", "villages", "hunger")
"""The terms of the final score (R26.1)."""

# -- nodes ----------------------------------------------------------------------------------------

NODES: Final = Nodes()
GAME: Final = NODES.procedure("game")
SETUP: Final = NODES.procedure("setup", "next:number")
ROUND: Final = NODES.procedure("round", "next:number")
TURN: Final = NODES.procedure(
    "turn", "seat", "action:activity", "leaders:number", "luxuries:number"
)
EXPANSION: Final = NODES.procedure("expansion", "seat", "boost:number")
SEA_ENTRY: Final = NODES.procedure("sea-entry", "sea", "rival:seat")
MOVEMENT_END: Final = NODES.procedure("movement-end", "seat", "next:number")
BATTLE: Final = NODES.procedure("battle", "place:field-of-map", "rival:seat")
COMBAT: Final = NODES.procedure("combat-round", "on_attacker:number", "on_defender:number")
AFTERMATH: Final = NODES.procedure("aftermath", "place:field-of-map", "result", "taken:number")
PURCHASE: Final = NODES.procedure("purchase", "seat", "province", "seller:seat", "city:number")
DIPLOMAT: Final = NODES.procedure("diplomat", "seat", "used:number")
UPHEAVAL: Final = NODES.procedure("upheaval", "seat", "first:number")
CLEANUP: Final = NODES.procedure("cleanup", "next:number")
SCORING: Final = NODES.procedure("scoring")
DRAW_SECTION: Final = NODES.chance("draw-section")
DRAW_ORDER: Final = NODES.chance("draw-order")
DRAW_CARD: Final = NODES.chance("draw-card", "seat")
DRAW_VILLAGE: Final = NODES.chance("draw-village", "seat", "province")
DICE: Final = NODES.chance("dice")
RAID: Final = NODES.chance("raid", "sea", "province", "fleet:number")
DRAW_PEOPLE: Final = NODES.chance("draw-people", "seat")
KEEP_CARD: Final = NODES.decision("keep-card", "seat", private=True)
CHOOSE_PEOPLE: Final = NODES.decision("choose-people", "seat")
FREE_PROGRESS: Final = NODES.decision("free-progress", "seat")
FREE_FLEET: Final = NODES.decision("free-fleet", "seat", "left:number", "sea")
FREE_ARMY: Final = NODES.decision("free-army", "seat", "left:number")
ALLOT: Final = NODES.decision("allot", "seat", "good")
POSITION: Final = NODES.decision("position", "seat")
CHOOSE_ACTION: Final = NODES.decision("choose-action", "seat", private=True)
LEADERS: Final = NODES.decision("leaders", "seat", "action:activity")
LUXURIES: Final = NODES.decision("luxuries", "seat", "action:activity", "last:good")
SHRINK: Final = NODES.decision("shrink", "seat", "left:number")
GROW: Final = NODES.decision("grow", "seat", "left:number")
CONVERT: Final = NODES.decision("convert", "seat", "bonus:number")
HOST: Final = NODES.decision("host", "seat", "from:province")
TOLL: Final = NODES.decision("toll", "seat", "from:province", "host:province")
MOVE: Final = NODES.decision("move", "seat")
ABOARD: Final = NODES.decision("aboard", "seat", "sea", "steps:number", "from:province")
PARLEY: Final = NODES.decision("parley", "sea", "seat", "rival:seat")
CHALLENGE: Final = NODES.decision("challenge", "seat")
EXPULSION: Final = NODES.decision("expulsion", "host:seat", "owner:seat")
FOUND: Final = NODES.decision("found", "seat")
NEXT_BATTLE: Final = NODES.decision("next-battle", "seat")
COMMIT: Final = NODES.decision("commit", "seat", "side", "last:number", private=True)
LEND: Final = NODES.decision("lend", "ally:seat", "side")
REINFORCE: Final = NODES.decision("reinforce", "seat", "side", "last:number", private=True)
CASUALTY: Final = NODES.decision("casualty", "seat", "side")
TAKE_CITY: Final = NODES.decision("take-city", "seat", "province")
VILLAGE_WON: Final = NODES.decision(
    "village-won", "seat", "village", private=True, hidden=["village"]
)
HALF_PROGRESS: Final = NODES.decision("half-progress", "seat")
DIPLOMACY: Final = NODES.decision("diplomacy", "seat", "used:number")
BONUS: Final = NODES.decision("bonus", "seat", "used:number")
CONSENT: Final = NODES.decision("consent", "seat", "by:seat", "offer", "province")
PROGRESS: Final = NODES.decision("progress", "seat", "used:number")
SCORE_CARD: Final = NODES.decision("score-card", "seat")

# -- words ----------------------------------------------------------------------------------------

VERBS: Final = Verbs()
SECTION_V: Final = VERBS.declare("section", "section")
ORDER_V: Final = VERBS.declare("order", "seat")
CARD_V: Final = VERBS.declare("card", "card")
VILLAGE_V: Final = VERBS.declare("village", "village")
ROLL_V: Final = VERBS.declare("roll", "red:symbol", "green:symbol")
DIE_V: Final = VERBS.declare("die", "pip")
LOT_V: Final = VERBS.declare("lot", "people")
KEEP_V: Final = VERBS.declare("keep", "card")
PEOPLE_V: Final = VERBS.declare("people", "people")
START_V: Final = VERBS.declare("start", "field")
FREE_FLEET_V: Final = VERBS.declare("free_fleet", "sea", "source")
FREE_ARMY_V: Final = VERBS.declare("free_army", "source")
FORGO_V: Final = VERBS.declare("forgo")
ALLOT_V: Final = VERBS.declare("allot", "amount")
POSITION_V: Final = VERBS.declare("position", "amount")
ACT_V: Final = VERBS.declare("act", "action:activity")
INVENT_V: Final = VERBS.declare("invent")
USE_V: Final = VERBS.declare("use", "village")
PASS_V: Final = VERBS.declare("pass")
LEADERS_V: Final = VERBS.declare("leaders", "amount")
LUXURY_V: Final = VERBS.declare("luxury", "good")
DONE_V: Final = VERBS.declare("done")
DROP_V: Final = VERBS.declare("drop", "province")
DROP_FLEET_V: Final = VERBS.declare("drop_fleet", "sea")
DROP_POST_V: Final = VERBS.declare("drop_post", "province")
GROW_V: Final = VERBS.declare("grow", "province")
FROM_SLOT_V: Final = VERBS.declare("from_slot")
FLEET_V: Final = VERBS.declare("fleet", "from:province", "to:sea")
ARMY_V: Final = VERBS.declare("army", "province")
POST_V: Final = VERBS.declare("post", "province")
HOST_V: Final = VERBS.declare("host", "province")
PAY_V: Final = VERBS.declare("pay", "coin")
MOVE_V: Final = VERBS.declare("move", "from:province", "to:province", "steps")
HORSE_V: Final = VERBS.declare("horse", "province")
EMBARK_V: Final = VERBS.declare("embark", "from:province", "to:sea", "steps")
BRIDGE_V: Final = VERBS.declare("bridge", "sea")
ASHORE_V: Final = VERBS.declare("ashore", "province")
SAIL_V: Final = VERBS.declare("sail", "from:sea", "to:sea", "knots")
LAND_V: Final = VERBS.declare("land", "from:sea", "to:province", "knots")
PLUNDER_V: Final = VERBS.declare("plunder", "from:sea", "to:province", "knots")
FIGHT_V: Final = VERBS.declare("fight")
PEACE_V: Final = VERBS.declare("peace")
CHALLENGE_V: Final = VERBS.declare("challenge", "sea", "seat")
EXPEL_V: Final = VERBS.declare("expel", "province")
FOUND_V: Final = VERBS.declare("found", "province")
BATTLE_V: Final = VERBS.declare("battle", "place:field-of-map")
COMMIT_V: Final = VERBS.declare("commit", "unit")
HIRE_V: Final = VERBS.declare("hire", "village")
ASK_V: Final = VERBS.declare("ask", "seat")
LEND_V: Final = VERBS.declare("lend", "amount")
LOSE_V: Final = VERBS.declare("lose", "unit")
LOSE_ALLY_V: Final = VERBS.declare("lose_ally", "seat")
CITY_V: Final = VERBS.declare("city")
NO_CITY_V: Final = VERBS.declare("no_city")
STOW_V: Final = VERBS.declare("stow")
PROGRESS_V: Final = VERBS.declare("progress", "field")
DIPLOMACY_V: Final = VERBS.declare("diplomacy", "diplomacy")
BUY_V: Final = VERBS.declare("buy", "province")
SEIZE_V: Final = VERBS.declare("seize", "province")
ALLY_V: Final = VERBS.declare("ally", "seat")
BIND_V: Final = VERBS.declare("bind", "seat")
PART_V: Final = VERBS.declare("part", "seat")
SEVER_V: Final = VERBS.declare("sever", "seat")
CONSENT_V: Final = VERBS.declare("consent")
DECLINE_V: Final = VERBS.declare("decline")
SCORE_V: Final = VERBS.declare("score", "card")

# -- events ---------------------------------------------------------------------------------------

EVENTS: Final = Events()
SECTION_CHOSEN: Final = EVENTS.declare("section", "section")
ORDER_DRAWN: Final = EVENTS.declare("player-order", "seat", "place:number")
CARD_DEALT: Final = EVENTS.declare("card-dealt", "seat", "card", secret="card")
CARD_KEPT: Final = EVENTS.declare("card-kept", "seat", "card", secret="card")
CARD_OPENED: Final = EVENTS.declare("card-opened", "card")
PEOPLE_CHOSEN: Final = EVENTS.declare("people", "seat", "people")
VILLAGES_LAID: Final = EVENTS.declare("villages-laid", "number:number")
ROUND_BEGAN: Final = EVENTS.declare("round", "round:number")
INFLUENCE: Final = EVENTS.declare("influence", "seat", "change:number", "influence:number")
MORALE: Final = EVENTS.declare("morale", "seat", "change:number", "morale:number")
THALERS: Final = EVENTS.declare("thalers", "seat", "change:number", "thalers:number")
TREATIES: Final = EVENTS.declare("treaties", "seat", "change:number", "treaties:number")
FOOD: Final = EVENTS.declare("food", "seat", "change:number", "plate:number")
TURN_ORDER: Final = EVENTS.declare("turn-order", "seat", "place:number")
ACTED: Final = EVENTS.declare(
    "acted", "seat", "action:activity", "leaders:number", "luxuries:number"
)
PASSED: Final = EVENTS.declare("passed", "seat")
RING_TAKEN: Final = EVENTS.declare("ring-taken", "seat")
RING_LEFT: Final = EVENTS.declare("ring-left", "seat")
AUTO_EXPANSION: Final = EVENTS.declare("auto-expansion", "seat")
LEGION_RAISED: Final = EVENTS.declare("legion", "seat", "number:number")
GROWTH: Final = EVENTS.declare("growth", "seat", "growth:number")
GREW: Final = EVENTS.declare("grew", "seat", "province")
TOOK_FROM_SLOT: Final = EVENTS.declare("slot-vassal", "seat")
DROPPED: Final = EVENTS.declare("dropped", "seat", "place:field-of-map")
POST_GONE: Final = EVENTS.declare("post-gone", "seat", "province")
BUILT_FLEET: Final = EVENTS.declare("built-fleet", "seat", "sea", "thalers:number")
TRAINED_ARMY: Final = EVENTS.declare("trained-army", "seat", "province", "thalers:number")
SET_POST: Final = EVENTS.declare("post", "seat", "province", "host:seat")
FREE_FLEET_SET: Final = EVENTS.declare("free-fleet", "seat", "sea", "source")
FREE_ARMY_SET: Final = EVENTS.declare("free-army", "seat", "source")
FORFEITED: Final = EVENTS.declare("forfeited", "seat")
MOVED: Final = EVENTS.declare("moved", "seat", "from:province", "to:province")
HORSE_USED: Final = EVENTS.declare("horse", "seat", "province")
EMBARKED: Final = EVENTS.declare("embarked", "seat", "from:province", "sea")
WENT_ASHORE: Final = EVENTS.declare("ashore", "seat", "from:province", "to:province")
SAILED: Final = EVENTS.declare("sailed", "seat", "from:sea", "to:sea")
LANDED: Final = EVENTS.declare("landed", "seat", "from:sea", "to:province")
PLUNDERED: Final = EVENTS.declare("plundered", "seat", "province", "die:number", "thalers:number")
FLEET_LOST: Final = EVENTS.declare("fleet-lost", "seat", "sea")
PARLEYED: Final = EVENTS.declare("parley", "seat", "sea", "fights:number")
ATTACKED: Final = EVENTS.declare("attack", "seat", "rival:seat", "place:field-of-map")
EXPELLED: Final = EVENTS.declare("expelled", "seat", "province", "host:seat")
GAINED_PLACE: Final = EVENTS.declare("gained", "seat", "place:field-of-map")
LOST_PLACE: Final = EVENTS.declare("lost", "seat", "place:field-of-map")
NEW_COLONY: Final = EVENTS.declare("colony", "seat", "number:number")
FOUNDED: Final = EVENTS.declare("founded", "seat", "province")
CITY_GONE: Final = EVENTS.declare("city-gone", "seat", "province")
CITY_SET: Final = EVENTS.declare("city-set", "seat", "province")
BATTLE_BEGAN: Final = EVENTS.declare(
    "battle", "place:field-of-map", "attacker:seat", "defender:seat"
)
COMMITTED: Final = EVENTS.declare("committed", "seat", "unit")
HIRED: Final = EVENTS.declare("hired", "seat", "village", secret="village")
LENT: Final = EVENTS.declare("lent", "seat", "to:seat", "number:number")
MARKERS: Final = EVENTS.declare("markers", "fist:side", "mask:side", "catapult:side")
ROLLED: Final = EVENTS.declare("rolled", "red:symbol", "green:symbol")
FELL: Final = EVENTS.declare("fell", "side", "unit")
BATTLE_ENDED: Final = EVENTS.declare(
    "battle-ended", "place:field-of-map", "result", "attacker:seat", "defender:seat"
)
PROCESSION: Final = EVENTS.declare("procession", "seat", "space:number")
BATTLEFIELD: Final = EVENTS.declare("battlefield", "province", "value:number")
CONQUERED: Final = EVENTS.declare("conquered", "seat", "province", "loser:seat")
VILLAGE_GONE: Final = EVENTS.declare("village-gone", "province")
VILLAGE_TAKEN: Final = EVENTS.declare("village-won", "seat", "village", secret="village")
VILLAGE_USED: Final = EVENTS.declare("village-used", "seat", "village")
VILLAGE_STOWED: Final = EVENTS.declare("village-kept", "seat")
INCOME: Final = EVENTS.declare("income", "seat", "action:activity", "thalers:number")
ENVOY: Final = EVENTS.declare("diplomacy", "seat", "diplomacy")
OFFERED: Final = EVENTS.declare("offered", "seat", "to:seat", "offer", "province")
REFUSED: Final = EVENTS.declare("refused", "seat", "by:seat")
BOUGHT: Final = EVENTS.declare("bought", "seat", "province", "seller:seat", "thalers:number")
ALLIED: Final = EVENTS.declare("allied", "seat", "ally:seat")
PARTED: Final = EVENTS.declare("parted", "seat", "ally:seat")
BETRAYED: Final = EVENTS.declare("betrayed", "seat", "ally:seat")
DETERRED: Final = EVENTS.declare("deterred", "seat", "by:seat")
ADVANCED: Final = EVENTS.declare("advanced", "seat", "field", "level:number", "thalers:number")
PIONEER: Final = EVENTS.declare("pioneer", "seat", "field", "level:number")
GREY_LEADER: Final = EVENTS.declare("grey-leader", "seat")
EPOCH: Final = EVENTS.declare("epoch", "seat", "epoch")
BARBARIAN_STAGE: Final = EVENTS.declare("barbarians", "stage:number")
CARD_SCORED: Final = EVENTS.declare("card-scored", "seat", "card", "points:number")
ALLOTTED: Final = EVENTS.declare("allotted", "seat", "good", "number:number")
CLEANED: Final = EVENTS.declare("cleaned", "seat", "vassals:number")
END_MET: Final = EVENTS.declare("end-met", "seat", "end", "influence:number")
SCORED: Final = EVENTS.declare("scored", "seat", "category", "points:number")
ENDED: Final = EVENTS.declare("ended")
