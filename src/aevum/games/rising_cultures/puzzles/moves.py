"""Find the best move: the last card of the last round, when everything can be reckoned.

Ada plays it after Ben's last one; then comes the province, and the game is over. What comes out is
certain, and a test tries every other move as well.
"""

from __future__ import annotations

from typing import Final

from aevum.core.script import Case
from aevum.games.rising_cultures.positions import Layout

LAST = Layout(
    round=7, marker=1, coins=(0, 2), won="0 germania mauretania, 1 armenia gaul scythia",
    display="0 market curia forum, 1 fire_temple pasargadae cambyses",
    military="0 agrippa, 1 darius immortals", resource="0 ostia brewery aqueduct, 1 all_nations",
    hand="0 thermae circus castrum insula, 1 qanat mint behistun xerxes",
)  # fmt: skip
UP_TO_IT = (
    "play persia_qanat coins; play rome_thermae coins; play persia_mint coins;"
    "play rome_circus coins; play persia_behistun coins; end_turn"
)
"""Five cards of the round have become coins."""
COLOSSEUM = "0 market curia forum colosseum, 1 fire_temple pasargadae cambyses"

MOVES: Final = (
    Case(
        "best-province", ("R10.3", "R10.8"), "best",
        LAST._replace(
            row="carthage", progress=(1, 3), display=COLOSSEUM,
            won="0 germania mauretania caucasus, 1 armenia gaul scythia",
        ),
        UP_TO_IT,
        "play rome_insula build/ascend | play rome_castrum military"
        "| play rome_castrum build/ascend",
        "carthage rome_castrum rome_insula",
    ),
    Case(
        "best-marker", ("R11.2", "R8.1"), "best",
        LAST._replace(
            row="anatolia", progress=(2, 3), display=f"{COLOSSEUM} tomb_cyrus",
            resource="0 ostia caesar insula, 1 all_nations",
            won="0 germania mauretania britannia, 1 armenia gaul scythia",
            hand="0 thermae brewery castrum circus, 1 qanat mint behistun xerxes",
        ),
        UP_TO_IT.replace("rome_circus", "rome_brewery"),
        "play rome_circus build/no_ascend | play rome_circus build/ascend"
        "| play rome_castrum military",
        "rome_circus rome_castrum",
    ),
    Case(
        "best-action", ("R9.1", "R10.5"), "best",
        LAST._replace(
            row="carthage", progress=(2, 2), military="0 agrippa trajan, 1 darius immortals",
            display=f"{LAST.display} susa",
        ),
        UP_TO_IT,
        "play rome_castrum military/end_turn | play rome_insula build/ascend/end_turn"
        "| activate bar2/play rome_insula build/ascend",
        "bar2 carthage rome_insula",
    ),
    Case(
        "best-ruler", ("R7.5", "R7.7"), "best",
        LAST._replace(
            row="anatolia", progress=(1, 3), won="0 germania mauretania carthage,"
            "1 indus gaul scythia", military="0 marcus, 1 darius stables",
            display="0 trajan curia forum, 1 fire_temple pasargadae cambyses satrap",
            resource="0 vitruvius aqueduct colosseum, 1 all_nations",
            hand="0 thermae circus hadrian insula, 1 qanat mint behistun xerxes",
        ),
        UP_TO_IT,
        "play rome_hadrian build/ascend | play rome_insula build/ascend"
        "| play rome_hadrian military",
        "rome_trajan rome_hadrian rome_insula",
    ),
)  # fmt: skip
