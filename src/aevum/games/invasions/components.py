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
PLAY: Final = NODES.procedure("play", "card:event_card", "power", "deed:number", "base:number")
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
HIT: Final = NODES.procedure("hit", "province", "side", "left:number", "party:nation")
LOSE: Final = NODES.decision("lose", "province", "side", "party:nation")

# -- words ----------------------------------------------------------------------------------------

VERBS: Final = Verbs()
D10_V: Final = VERBS.declare("d10", "pip")
FOUND_KINGDOM_V: Final = VERBS.declare("found_kingdom", "answer")
FOUND_CITY_V: Final = VERBS.declare("found_city", "province")
SET_CAPITAL_V: Final = VERBS.declare("set_capital", "province")
SET_RELIGION_V: Final = VERBS.declare("set_religion", "religion")
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
EV_PLACE_V: Final = VERBS.declare("ev_place", "province")
EV_DONE_V: Final = VERBS.declare("ev_done")
LOSE_UNIT_V: Final = VERBS.declare("lose_unit", "unit:counter")

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
BT_HIT_V: Final = VERBS.declare("bt_hit", "counter")
BT_HIT_LIMES_V: Final = VERBS.declare("bt_hit_limes")

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
SCORED: Final = EVENTS.declare("scored", "nation", "points:number")
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
VICTORY: Final = EVENTS.declare("victory", "side", "reason", "lost:number", "killed:number")
