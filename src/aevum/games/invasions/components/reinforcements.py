"""Nodes, words and events of the timeline: arrivals, expulsion, reinforcements."""

from __future__ import annotations

from typing import Final

from aevum.core.words import PART
from aevum.games.invasions.components.registers import EVENTS, NODES, VERBS

TROOPS: Final = ("infantry", "archer", "cavalry", "horse_archer")
"""Types of reinforcements (realm R19.7.4)."""
ANY_TROOP: Final = 4
PLAIN: Final = 5
"""A unit of any type; an infantry with as few attributes as possible (realm E113)."""

# -- nodes ----------------------------------------------------------------------------------------

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

# -- words ----------------------------------------------------------------------------------------

DRAW_NATION_V: Final = VERBS.declare("draw_nation", "nation")
EXPEL_MOVE_V: Final = VERBS.declare("expel_move", "unit:counter")
EXPEL_TO_V: Final = VERBS.declare("expel_to", "province")
REFUGE_V: Final = VERBS.declare("refuge", "host:nation", "province")
REINF_TYPE_V: Final = VERBS.declare("reinf_type", "troop")
REINF_UNIT_V: Final = VERBS.declare("reinf_unit", "unit:counter")
NAME_LEADER_V: Final = VERBS.declare("name_leader", "leader")
LEADER_TO_V: Final = VERBS.declare("leader_to", "province")
END_LEADERS_V: Final = VERBS.declare("end_leaders", ends=PART)
VANISH_REMOVE_V: Final = VERBS.declare("vanish_remove", "holder:nation", "unit:counter")
PLACE_FLEET_V: Final = VERBS.declare("place_fleet", "sea")
MOVE_LIMES_V: Final = VERBS.declare("move_limes", "from:province", "to:province")
MC_RECALL_V: Final = VERBS.declare("mc_recall", "unit:counter")

# -- events ---------------------------------------------------------------------------------------

AREA_GIVEN_UP: Final = EVENTS.declare("area-given-up", "nation", "area")
EXPELLED: Final = EVENTS.declare("expelled", "nation", "from:province", "to:province")
UNIT_REMOVED: Final = EVENTS.declare("unit-removed", "unit:kind", "province")
TOOK_REFUGE: Final = EVENTS.declare("took-refuge", "nation", "host:nation", "province")
REINFORCED: Final = EVENTS.declare("reinforced", "nation", "unit:kind", "province")
LEADER_CAME: Final = EVENTS.declare("leader-came", "leader", "province")
LEADER_LEFT: Final = EVENTS.declare("leader-left", "leader")
LIMES_MOVED: Final = EVENTS.declare("limes-moved", "from:province", "to:province")
FLEET_CAME: Final = EVENTS.declare("fleet-came", "nation", "sea", "number:number")
RECALLED: Final = EVENTS.declare("recalled", "nation", "unit:kind")
VANISHED: Final = EVENTS.declare("vanished", "nation", "holder:nation", "unit:kind")
