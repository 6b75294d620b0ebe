"""Nodes, words and events of the sea."""

from __future__ import annotations

from typing import Final

from aevum.core.words import QUESTION
from aevum.games.invasions.components.registers import EVENTS, NODES, VERBS

# -- nodes ----------------------------------------------------------------------------------------

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
SEA_BATTLE: Final = NODES.procedure(
    "sea-battle", "sea", "number:number", "caller:number", "passes:number"
)
SHIP_HIT: Final = NODES.decision("ship-hit", "side", "left:number")
SHIP_RECOVER: Final = NODES.decision("ship-recover", "side", "sea", "left:number")

# -- words ----------------------------------------------------------------------------------------

MV_SEA_V: Final = VERBS.declare("mv_sea", "sea")
MV_LAND_V: Final = VERBS.declare("mv_land", "province")
NV_FROM_V: Final = VERBS.declare("nv_from", "sea")
NV_ADD_V: Final = VERBS.declare("nv_add", "unit:counter")
NV_ADD_LEADER_V: Final = VERBS.declare("nv_add_leader", "leader")
NV_DROP_V: Final = VERBS.declare("nv_drop", "unit:counter")
NV_GO_V: Final = VERBS.declare("nv_go", "sea")
NV_REST_V: Final = VERBS.declare("nv_rest", ends=QUESTION)
NV_LAND_LEADER_V: Final = VERBS.declare("nv_land_leader", "province")
NV_INT_V: Final = VERBS.declare("nv_int", "squadron")
NV_NO_INT_V: Final = VERBS.declare("nv_no_int")
NV_FIGHT_V: Final = VERBS.declare("nv_fight")
NV_REFUSE_V: Final = VERBS.declare("nv_refuse")
NV_CARGO_LOSS_V: Final = VERBS.declare("nv_cargo_loss", "unit:counter")
NV_CARGO_LOSS_LEADER_V: Final = VERBS.declare("nv_cargo_loss_leader", "leader")

# -- events ---------------------------------------------------------------------------------------

SAILED_TO: Final = EVENTS.declare("sailed", "nation", "sea", "fleets:number")
FOUND_AT_SEA: Final = EVENTS.declare("found-at-sea", "nation", "sea", "passed:number")
BATTLE_REFUSED: Final = EVENTS.declare("battle-refused", "nation", "sea")
SEA_ROLLED: Final = EVENTS.declare("sea-rolled", "nation", "province", "total:number")
SHIPPED: Final = EVENTS.declare("shipped", "nation", "from:province", "province", "units:number")
DROWNED: Final = EVENTS.declare("drowned", "nation", "unit:kind")
SEA_BATTLE_BEGAN: Final = EVENTS.declare("sea-battle", "attacker:nation", "defender:nation", "sea")
FLEET_FELL: Final = EVENTS.declare("fleet-fell", "nation", "sea")
SEA_VICTORY: Final = EVENTS.declare("sea-victory", "sea", "side")
