"""Nodes, words and events of pieces on the board: dice, stacking, leaders, loans."""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.registers import EVENTS, NODES, VERBS

CONTRACTS: Final = ("own", "client", "federate", "vassal", "card", "marriage", "exchange")
"""By what contract a unit serves who commands it (war 1.3); `own` = it is no mercenary."""
OWN: Final = 0
CLIENT: Final = 1
FEDERATE: Final = 2
VASSAL: Final = 3
CARD: Final = 4
MARRIAGE: Final = 5
EXCHANGE: Final = 6

# -- nodes ----------------------------------------------------------------------------------------

SURPLUS: Final = NODES.decision("surplus", "nation", "province")
LEADER_TEST: Final = NODES.chance("leader-test", "leader", "province")
LEADER_REFUGE: Final = NODES.decision("leader-refuge", "leader", "province")
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

# -- words ----------------------------------------------------------------------------------------

D10_V: Final = VERBS.declare("d10", "pip")
AREA_V: Final = VERBS.declare("area", "area")
EV_PLACE_V: Final = VERBS.declare("ev_place", "province")
USE_POWER_V: Final = VERBS.declare("use_power", "modifier", "answer")
LM_REMOVE_V: Final = VERBS.declare("lm_remove", "unit:counter")
D2_V: Final = VERBS.declare("d2", "pip")
PLACE_LEADER_V: Final = VERBS.declare("place_leader", "leader", "province")
DRAW_UNIT_V: Final = VERBS.declare("draw_unit", "unit:counter")
FROM_V: Final = VERBS.declare("from", "province")
"""The first half of a word that names a unit which may stand anywhere."""
MC_LEND_V: Final = VERBS.declare("mc_lend", "unit:counter")
MC_PLACE_V: Final = VERBS.declare("mc_place", "province")

# -- events ---------------------------------------------------------------------------------------

UNIT_LOST: Final = EVENTS.declare("unit-lost", "nation", "kind", "province")
LEADER_FOUND: Final = EVENTS.declare("leader-refuge", "leader", "province")
SURPLUS_REMOVED: Final = EVENTS.declare("surplus-removed", "nation", "province", "kind")
ENTERED: Final = EVENTS.declare("entered", "nation", "province")
PAID: Final = EVENTS.declare("paid", "nation", "to:nation", "gold:number")
D2_ROLLED: Final = EVENTS.declare("d2", "nation", "passed:answer")
LENT: Final = EVENTS.declare("lent", "nation", "to:nation", "unit:kind", "province")
CAME_HOME: Final = EVENTS.declare("came-home", "nation", "unit:kind")
