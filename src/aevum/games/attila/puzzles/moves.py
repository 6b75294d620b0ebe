"""Find the best move: positions in the last turn of a game, in which everything can be reckoned.

Ada has brought a counter to the top with an action tile, so the game ends with this turn (R11.2);
one card is left to play. No stone of hers can bring a conflict that matters: what comes out is
certain, and a test tries every other move as well.
"""

from __future__ import annotations

from typing import Final

from aevum.core.script import Case
from aevum.games.attila.positions import Layout

TOP = "use_tile influence2; boost vandals; boost vandals"
VANDALS = "0 20 vandals"
SEVENTH = Layout(tiles_laid=6, pacified="mauretania africa cyrenaica creta baetica lusitania")
"""The 7th century, in which a card climbs four fields."""

MOVES: Final = (
    Case(
        "best-second", ("R8.7", "R5.2"), "best",
        SEVENTH._replace(
            stones="dacia 1 huns, raetia 1 huns, pannonia 1 huns, thracia 1 huns,"
            "moesia 1 teutons, noricum 1 teutons, germania 1 vandals",
            hands="0 3 huns, 0 3 teutons", score=(30, 36, 20),
            influence=f"{VANDALS}, 1 3 huns, 2 10 huns",
        ),
        TOP,
        "play huns/place moesia/influence | play teutons/place pannonia/influence"
        "| play huns/place dacia/forgo/place raetia",
        "huns teutons",
    ),
    Case(
        "best-stack", ("R8.6", "R5.5"), "best",
        SEVENTH._replace(
            stones="dacia 2 goths, thracia 1 goths, moesia 1 goths, germania 1 vandals",
            hands="0 4 goths, 0 2 franks", score=(31, 35, 20),
            influence=f"{VANDALS}, 0 9 goths, 1 3 goths",
        ),
        TOP,
        "play goths/place pannonia/influence | play goths/place dacia/forgo/place dacia"
        "| play goths/place pannonia/forgo/place dalmatia",
        "goths",
    ),
    Case(
        "best-share", ("R8.8", "R8.11"), "best",
        SEVENTH._replace(
            stones="germania 2 franks, raetia 2 franks, noricum 1 franks, moesia 1 vandals",
            hands="0 3 franks, 0 3 goths", score=(30, 31, 20),
            influence=f"{VANDALS}, 0 5 franks, 1 9 franks, 2 7 franks",
        ),
        TOP,
        "play franks/place germania/influence | play goths/place pannonia/influence"
        "| play franks/place pannonia/forgo/place dacia",
        "franks",
    ),
    Case(
        "best-gap", ("R12.3", "R8.7"), "best",
        SEVENTH._replace(
            players=2, stones="germania 1 saxons, raetia 1 saxons, noricum 1 saxons,"
            "moesia 1 vandals, dacia 1 teutons",
            hands="0 2 saxons, 0 2 goths, 0 2 teutons", score=(30, 32),
            influence=f"{VANDALS}, 0 8 saxons, 1 6 saxons, 1 5 teutons",
        ),
        f"{TOP}; play teutons; place dacia; forgo; skip_second",
        "play saxons/place germania/influence | play goths/place pannonia/influence"
        "| play saxons/place pannonia/forgo/place dacia",
        "saxons",
    ),
)  # fmt: skip
