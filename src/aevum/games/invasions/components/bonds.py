"""Nodes, words and events of bonds: diplomacy, foedera, vassals."""

from __future__ import annotations

from typing import Final

from aevum.core.words import PART
from aevum.games.invasions.components.registers import EVENTS, NODES, VERBS

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

FREE_ALLIANCE: Final = NODES.decision("free-alliance", "nation", "other:nation")
FREE_ALLIANCE_TEST: Final = NODES.chance("free-alliance-test", "nation", "other:nation")
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
PARTING: Final = NODES.procedure("parting", "nation", "ally:nation")
PARTING_TEST: Final = NODES.chance("parting-test", "nation", "ally:nation", "province")
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
FRONTIER_PEACE: Final = NODES.decision("frontier-peace", "nation")
PATRON_TEST: Final = NODES.chance("patron-test", "nation", "patron:nation")
STANCE: Final = NODES.decision("stance", "nation", "federate:nation", "province")
SUBMISSION: Final = NODES.procedure("submission", "vassal:nation", "suzerain:nation")
SEIZURE: Final = NODES.chance("seizure", "power", "to:power")
REBELLION: Final = NODES.decision("rebellion", "nation")
REBELLION_TEST: Final = NODES.chance("rebellion-test", "nation", "more:number")
REBELLION_LOSS: Final = NODES.decision("rebellion-loss", "nation", "from:province")

# -- words ----------------------------------------------------------------------------------------

DRAW_DIPLOMACY_V: Final = VERBS.declare("draw_diplomacy", "card:diplomacy")
PLAY_DIPLO_V: Final = VERBS.declare("play_diplo", "nation", "card:use")
DIPLO_TARGET_V: Final = VERBS.declare("diplo_target", "nation")
HOLD_DIPLO_V: Final = VERBS.declare("hold_diplo", ends=PART)
ANSWER_ALLIANCE_V: Final = VERBS.declare("answer_alliance", "answer")
TREATY_PROVINCE_V: Final = VERBS.declare("treaty_province", "province")
TREATY_MOVE_IN_V: Final = VERBS.declare("treaty_move_in", "unit:counter")
END_TREATY_V: Final = VERBS.declare("end_treaty")
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
BUY_PEACE_V: Final = VERBS.declare("buy_peace", "nation")
NO_PEACE_V: Final = VERBS.declare("no_peace")
REBEL_V: Final = VERBS.declare("rebel", "answer")
REBEL_LOSS_V: Final = VERBS.declare("rebel_loss", "unit:counter")

# -- events ---------------------------------------------------------------------------------------

DREW_DIPLOMACY: Final = EVENTS.declare(
    "drew-diplomacy", "nation", "seat", "card:diplomacy", secret="card"
)
DREW_OPENLY: Final = EVENTS.declare("drew-openly", "nation", "card:diplomacy")
PLAYED_DIPLOMACY: Final = EVENTS.declare("played-diplomacy", "nation", "card:use")
DISCARDED_DIPLOMACY: Final = EVENTS.declare("discarded-diplomacy", "nation", "number:number")
ALLIED: Final = EVENTS.declare("allied", "nation", "ally:nation")
ALLIANCE_REFUSED: Final = EVENTS.declare("alliance-refused", "nation", "target:nation")
PARTED: Final = EVENTS.declare("parted", "nation", "ally:nation")
CLIENT_MADE: Final = EVENTS.declare("client", "nation", "patron:nation")
CLIENT_LEFT: Final = EVENTS.declare("client-left", "nation", "patron:nation")
CEDED: Final = EVENTS.declare("ceded", "nation", "to:nation", "province")
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
