"""Nodes, words and events of the Military Phase up to battle."""

from __future__ import annotations

from typing import Final

from aevum.core.words import PART, QUESTION
from aevum.games.invasions.components.registers import EVENTS, NODES, VERBS

# -- nodes ----------------------------------------------------------------------------------------

ACTIVATION: Final = NODES.procedure("activation", "nation", "next:number", "playing:number")
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

# -- words ----------------------------------------------------------------------------------------

AC_HOSTILE_V: Final = VERBS.declare("ac_hostile", "nation")
AC_GO_V: Final = VERBS.declare("ac_go", ends=PART)
AC_NORMAL_V: Final = VERBS.declare("ac_normal")
AC_RAID_V: Final = VERBS.declare("ac_raid")
AC_MIGRATE_V: Final = VERBS.declare("ac_migrate")
CP_LEADER_V: Final = VERBS.declare("cp_leader", "leader")
CP_NONE_V: Final = VERBS.declare("cp_none", ends=PART)
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
MV_REST_V: Final = VERBS.declare("mv_rest", ends=QUESTION)
MV_END_V: Final = VERBS.declare("mv_end", ends=PART)
RX_STAND_V: Final = VERBS.declare("rx_stand", ends=QUESTION)
RX_FLEE_V: Final = VERBS.declare("rx_flee", "province")
RX_INT_V: Final = VERBS.declare("rx_int", "province")
RX_LEAVE_V: Final = VERBS.declare("rx_leave", "unit:counter")
RX_LEAVE_LEADER_V: Final = VERBS.declare("rx_leave_leader", "leader")
RX_OK_V: Final = VERBS.declare("rx_ok")
RX_DONE_V: Final = VERBS.declare("rx_done", ends=QUESTION)
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

# -- events ---------------------------------------------------------------------------------------

ACTIVATED: Final = EVENTS.declare("activated", "nation")
MOVED_AGAIN: Final = EVENTS.declare("second-part", "nation")
MARCHED_IN: Final = EVENTS.declare(
    "marched-in", "nation", "province", "from:province", "units:number"
)
MIGRATED: Final = EVENTS.declare("migrated", "nation", "from:province", "province")
CAMPAIGN_BEGAN: Final = EVENTS.declare("campaign", "leader", "left:number")
FREELY_MOVED: Final = EVENTS.declare("freely-moved", "leader", "from:province", "province")
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
