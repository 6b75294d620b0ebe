"""Nodes, words and events of raids, pillage and caravans."""

from __future__ import annotations

from typing import Final

from aevum.core.words import QUESTION
from aevum.games.invasions.components.registers import EVENTS, NODES, VERBS

# -- nodes ----------------------------------------------------------------------------------------

DRAW_MARKER: Final = NODES.chance("draw-marker", "nation")
PILLAGE: Final = NODES.procedure("pillage", "nation", "left:number")
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

# -- words ----------------------------------------------------------------------------------------

DRAW_MARKER_V: Final = VERBS.declare("draw_marker", "pillage")
DRAW_SECRET_MARKER_V: Final = VERBS.declare("draw_secret_marker", "pillage")
RD_PASS_V: Final = VERBS.declare("rd_pass", ends=QUESTION)
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

MARKER_DRAWN: Final = EVENTS.declare("marker", "nation", "gold:number")
MARKER_KEPT: Final = EVENTS.declare("marker-kept", "seat", "power", "pillage", secret="pillage")
RAID_DONE: Final = EVENTS.declare("raid", "nation", "province", "outcome")
RAID_LOST: Final = EVENTS.declare("raider-lost", "nation", "unit:kind")
RAIDERS_SETTLED: Final = EVENTS.declare("raiders-settled", "nation", "province")
CARAVAN: Final = EVENTS.declare("caravan-came", "nation", "province", "gold:number")
