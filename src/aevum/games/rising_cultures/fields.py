"""What the state of Rising Cultures holds, section by section, and who may see it (R15).

One pile, deck or number per seat; columns grow at the end of their list (I8).
"""

from __future__ import annotations

from typing import Final

from aevum.core.fields import (
    CHOOSER,
    COUNT,
    OWNER,
    Fields,
    Section,
    decks,
    line,
    number,
    piles,
    table,
)
from aevum.games.rising_cultures.components import COINS

FIELDS: Final = Fields(
    Section(
        "scoring",
        number("match", "1 if two games are played with swapped nations (R14)"),
        number("game", "1 or 2: which game of the match", start=1),
        table("carried", "seat", "points from the first game of a match"),
    ),
    Section(
        "rounds",
        number("round", "1 to 7; 0 before the first"),
        number("marker", "seat that holds the progress marker", start=-1),
        number("first_marker", "seat that held it when the game began (K35)", start=-1),
    ),
    Section(
        "setup",
        table("nation", "seat", "the nation of each seat", start=-1),
    ),
    Section(
        "treasury",
        number("supply", "coins not in play", start=COINS),
        table("coins", "seat", "coins of each seat"),
        table("borrowed", "resource", "resources that last until the end of the turn"),
        table("bought", "seat symbol", "symbols that last until the end of the round"),
    ),
    Section(
        "province",
        table("laid", "province", "1 for each of the seven provinces of this game"),
        table("row", "province", "1 while a province lies in the row"),
        table("won", "seat province", "1 for each province won"),
        number("waived", "1 if the winner of the province pays no price"),
    ),
    Section(
        "build",
        piles("display", "seat card", "uncovered buildings and persons, oldest first"),
        piles("covered", "seat card", "covered rulers"),
        table("builds", "seat", "cards built so far"),
    ),
    Section(
        "columns",
        piles("military", "seat card", "cards in the military column"),
        piles("resource", "seat card", "cards in the resource column"),
        piles("discard", "seat card", "the discard piles"),
    ),
    Section(
        "ascent",
        piles("progress", "seat card", "cards in the progress column", sees=COUNT),
    ),
    Section(
        "nations",
        table("golden", "seat", "1 once the tableau was turned"),
        table("flood", "seat", "how far the Nile has risen"),
        table("nile", "seat space", "1 for each coin on a space of the Nile"),
        piles("archive", "seat card", "cards in the House of Wisdom", sees=COUNT),
    ),
    Section(
        "deck",
        piles("hand", "seat card", "cards in hand", sees=OWNER),
        piles("picked", "seat card", "cards chosen at the start, not yet laid out", sees=OWNER),
        decks("deck", "seat card", "the draw decks", sees=OWNER),
        piles("exposed", "seat card", "cards in a hand or deck whose place everybody knows"),
        line("peeked", "", "top cards of a deck that its owner is looking at", sees=CHOOSER),
        number("shown", "card on its way to be played or placed; -1 = none", start=-1),
        table("kept", "seat", "known top cards up to the fourth card kept; 0 = none", late=True),
    ),
    Section(
        "hand",
        table("paid_swaps", "seat", "paid swaps of this round"),
        table("free_swaps", "seat", "free swaps of this round"),
    ),
    Section(
        "trigger",
        piles("used", "seat source", "sources whose action was used in this round (K21)"),
        piles("spent", "seat source", "sources whose action was used for this game (K21)"),
        piles("fired", "seat mark", "what worked by itself in this round (K21)", late=True),
        piles("expired", "seat mark", "what worked by itself once per game (K21)", late=True),
    ),
    statics=("box", "statics"),
)
