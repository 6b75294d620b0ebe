"""What the state of Attila holds, section by section, and who may see it (R14).

Tables are flat: `hand[seat * TRIBES + tribe]`, `stones[province * TRIBES + tribe]`.
"""

from __future__ import annotations

from typing import Final

from aevum.core.fields import (
    CHOOSER,
    COUNT,
    NOBODY,
    OWNER,
    Fields,
    Section,
    deck,
    line,
    number,
    table,
)
from aevum.games.attila.components import STONES_PER_TRIBE

FIELDS: Final = Fields(
    Section(
        "turn",
        number("turn", "turns begun so far"),
        number("active", "the seat whose turn it is"),
        number("slots_left", "regular and extra card slots still to come in this turn"),
    ),
    Section(
        "tiles",
        number("tile_used", "1 once an action tile was used in this turn"),
        table("unused", "seat tile", "1 for each action tile not yet used", start=1),
        table("aside", "tribe", "cards given away in a running exchange", sees=CHOOSER),
    ),
    Section(
        "placement",
        number("card", "tribe of the card being played, until it is discarded", start=-1),
        number("tribe", "tribe placed in this slot", start=-1),
        line("pending", "", "provinces with five stones, in placement order"),
        table("supply", "tribe", "stones not on the board", start=STONES_PER_TRIBE),
        table("stones", "province tribe", "stones in the provinces"),
        number("open_mask", "provinces that may still take a stone", sees=NOBODY),
        table("reach", "tribe", "provinces a tribe may reach, as a mask", sees=NOBODY),
        table("total", "province", "all stones in a province", sees=NOBODY),
    ),
    Section(
        "influence",
        number("forgone", "1 if the influence of this slot was forgone"),
        table("influence", "seat tribe", "fields of the influence tracks; 0 = off the track"),
    ),
    Section(
        "ending",
        table("triggers", "trigger", "1 for each end trigger that is fixed"),
    ),
    Section(
        "pacification",
        table("tiles", "century", "pacification tiles left on the century spaces"),
        table("pacified", "province", "how a province was closed: 1 = tile, 2 = without one"),
    ),
    Section(
        "scoring",
        table("score", "seat", "points"),
        number("score_tenth", "1 if the tenth tile is scored at once, too (K10)", late=True),
    ),
    Section(
        "cards",
        table("discard", "tribe", "the discard pile"),
        deck("pile", "tribe", "the draw pile", sees=COUNT),
        table("hand", "seat tribe", "cards in hand", sees=OWNER),
    ),
    Section(
        "conflict",
        table("laid", "seat tribe", "cards lying face down in the running conflict", sees=OWNER),
    ),
    Section(
        "picks",
        table("picks", "tribe", "cards picked in a running exchange or conflict", sees=CHOOSER),
    ),
    statics=("board", "players"),
)
