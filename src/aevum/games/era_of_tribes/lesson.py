"""The guided first game: Romans and Iberians on the section 2-1, up to the first revolution.

The script is a game that anybody could have had, seen in its first round and some rounds later; its
opponent and its chance play fixed words. It stops at each beat, shows the position to seat 0 and
waits for the one right word.
"""

from __future__ import annotations

from typing import Final

from aevum.core.game import Game
from aevum.core.script import Beat, Case, steps_of
from aevum.core.teaching import Lesson
from aevum.games.era_of_tribes.positions import Layout, lay_out, play
from aevum.games.era_of_tribes.puzzles import puzzle_of
from aevum.games.era_of_tribes.state import EraState

LEARNER: Final = 0

FIRST: Final = Layout(
    peoples="romans iberians", section="2-1", round=1, epochs="0 neolithic, 1 neolithic",
    levels="0 agriculture 1, 1 agriculture 1", cards="merchants nobility", personal="scholars rich",
)  # fmt: skip
"""After the set-up: homes, a free progress each, two leaders."""

ROUND_ONE: Final = (
    Beat("aim", marks="latium campania"),
    Beat("ways", marks="merchants nobility"),
    Beat("expand", "", "act expansion", "expansion"),
    Beat("leaders", "", "leaders 1", "expansion"),
    Beat("grow", "", "grow latium", "latium"),
    Beat("grow-more", "", "grow campania", "campania"),
    Beat("move", "", "move latium etruria 1", "latium etruria"),
    Beat("move-more", "", "move campania apulia 1", "campania apulia"),
    Beat("settle", "", "done", "etruria apulia"),
    Beat(
        "trade", "act progress; progress trade", "act trade", "trade",
    ),
    Beat("goods", "", "luxury wine", "wine etruria"),
)  # fmt: skip

LATER: Final = Layout(
    peoples="romans iberians", section="2-1", round=5, epochs="0 neolithic, 1 neolithic",
    levels="0 agriculture 1, 0 mechanics 1, 0 culture 1, 1 agriculture 1, 1 trade 2",
    land="0 etruria 1, 0 apulia 1, 0 sicilia 1, 0 provincia 1, 0 padania 1, 1 gallaecia 1",
    cards="merchants nobility", personal="scholars rich",
    purse="0 thalers 6, 0 influence 3, 1 influence 3, 0 morale 0",
)  # fmt: skip
"""Some rounds later: three luxury goods and three progresses."""

REVOLT: Final = (
    Beat("later", marks="etruria apulia provincia"),
    Beat("progress", "", "act progress", "progress"),
    Beat("field", "", "progress trade", "trade"),
    Beat("revolution", "act trade; leaders 1; done", "act revolution", "revolution"),
    Beat("score", "", "score merchants", "merchants"),
    Beat("end", "card emperor"),
)

QUESTIONS: Final = (
    Case(
        "lesson-growth", ("R5.3",), "growth",
        FIRST._replace(land="0 etruria 1", purse="0 morale -1"),
        then="act expansion; leaders 2; luxury wine", marks="etruria",
    ),
    Case(
        "lesson-price", ("R9.2", "R9.7"), "thalers influence",
        FIRST, then="act progress; progress culture", marks="culture",
    ),
    Case(
        "lesson-revolution", ("R11.1",), "allowed",
        LATER._replace(levels="0 agriculture 1, 0 mechanics 1, 0 culture 1"),
        then="act revolution", marks="etruria apulia provincia",
    ),
)  # fmt: skip


def lesson_of(game: Game[EraState]) -> Lesson:
    steps = steps_of(game, lay_out(game, FIRST), ROUND_ONE, play)
    steps += steps_of(game, lay_out(game, LATER), REVOLT, play)
    return Lesson(LEARNER, steps, [puzzle_of(game, case) for case in QUESTIONS])
