"""The guided first game: one turn in full, a conflict, a scoring, a tile and a second stone.

The script is a game under way that anybody could have reached; its opponents and its chance play
fixed words. It stops at each beat, shows the position to seat 0 and waits for the one right word.
"""

from __future__ import annotations

from typing import Final

from aevum.core.game import Game
from aevum.core.script import Beat, Case, steps_of
from aevum.core.teaching import Lesson
from aevum.games.attila.positions import Layout, lay_out, play
from aevum.games.attila.puzzles import fits, fits_case, puzzle_of
from aevum.games.attila.state import AttilaState

LEARNER: Final = 0

START: Final = Layout(
    stones="dacia 2 goths, dacia 1 huns, thracia 1 goths, pannonia 1 vandals, germania 2 franks",
    hands="0 3 goths, 0 2 franks, 0 1 vandals, 1 3 huns, 1 1 vandals, 1 1 saxons, 1 1 teutons, "
    "2 2 franks, 2 2 saxons, 2 1 teutons, 2 1 huns",
    influence="0 2 goths, 0 1 franks, 1 1 goths, 1 1 huns, 1 1 vandals, 2 2 franks",
)

BEATS: Final = (
    Beat("aim", marks="goths"),
    Beat("card", "no_tile", "play goths", "goths"),
    Beat("province", "", "place dacia", "dacia"),
    Beat("influence", "", "influence", "goths"),
    Beat(
        "conflict",
        "no_tile; draw saxons; play huns; place dacia; influence; no_tile;"
        "commit huns; commit_done; commit_done",
        "commit goths", "dacia goths huns",
    ),
    Beat("lay", "", "commit_done", "dacia"),
    Beat("scoring", "no_tile", "", "goths huns"),
    Beat(
        "tile",
        "no_tile; draw goths; draw teutons;"
        "play saxons; place raetia; influence; no_tile; draw vandals",
        "use_tile influence2", "influence2",
    ),
    Beat("boost", "", "boost franks", "franks"),
    Beat("boost-again", "", "boost franks", "franks"),
    Beat("two-stones", "play franks; place lugdunensis", "forgo", "franks lugdunensis"),
    Beat("second", "", "place narbonensis", "narbonensis"),
    Beat("end"),
)  # fmt: skip

QUESTIONS: Final = (
    Case("lesson-places", ("R4.4", "R4.6"), "places", START, "play vandals", marks="pannonia"),
    Case(
        "lesson-conflict", ("R6.7", "R6.6"), "leaving",
        START._replace(stones="noricum 2 saxons, noricum 2 teutons", hands="0 1 huns, 1 1 teutons"),
        "play huns; place noricum; influence; no_tile",
        "commit_done; commit teutons; commit_done; commit_done", "noricum",
    ),
    Case(
        "lesson-points", ("R8.6", "R8.8"), "points",
        START._replace(
            stones="dacia 3 goths, thracia 1 goths, germania 2 franks, raetia 1 franks",
            influence="0 3 goths, 1 1 goths, 0 3 franks, 2 3 franks",
        ),
        marks="goths franks",
    ),
)  # fmt: skip


def lesson_of(game: Game[AttilaState]) -> Lesson | None:
    """None where an owner's board lacks a province of the script."""
    words = ";".join(f"{beat.before};{beat.right}" for beat in BEATS)
    if not fits(game, START, words) or not all(fits_case(game, case) for case in QUESTIONS):
        return None
    steps = steps_of(game, lay_out(game, START), BEATS, play)
    return Lesson(LEARNER, steps, [puzzle_of(game, case) for case in QUESTIONS])
