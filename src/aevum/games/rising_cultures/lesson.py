"""The guided first game, Rome against Persia: the opening, a round in full, the next one begun.

The script is a game that anybody could have had, seen at its beginning and in its fourth round; its
opponent and its chance play fixed words. It stops at each beat, shows the position to seat 0 and
waits for the one right word.
"""

from __future__ import annotations

from typing import Final

from aevum.core.game import Game
from aevum.core.script import Beat, Case, steps_of
from aevum.core.teaching import Lesson
from aevum.games.rising_cultures.positions import CONTEST, SWAPPING, TURNS, Layout, lay_out, play
from aevum.games.rising_cultures.puzzles import puzzle_of
from aevum.games.rising_cultures.state import CulturesState

LEARNER: Final = 0

DEALING: Final = (
    "lay gaul; lay indus; lay caucasus; lay germania; lay mauretania; lay carthage; lay babylonia;"
    "draw rome_forum; draw rome_hadrian; draw rome_augustus; draw rome_market;"
    "draw persia_fire_temple; draw persia_caravanserai; draw persia_darius; draw persia_susa"
)

OPENING: Final = (
    Beat("aim", marks="gaul indus caucasus germania mauretania carthage babylonia"),
    Beat("letters", marks="gaul"),
    Beat("costs", marks="rome_market rome_augustus"),
    Beat("bars", marks="bar1 stage1"),
    Beat("upper", "", "pick rome_forum", "rome_forum"),
    Beat("lower", "", "pick rome_hadrian", "rome_hadrian"),
    Beat("under", "", "pick rome_augustus", "rome_augustus"),
)
"""Four cards into drawn slots (K4)."""

START: Final = Layout(
    round=4, step=SWAPPING, marker=1, coins=(8, 3), progress=(2, 3),
    row="germania mauretania carthage babylonia", won="0 gaul, 1 indus caucasus",
    display="0 brewery insula agrippa, 1 paradise qanat artaxerxes",
    military="0 market, 1 cyrus", resource="0 forum hadrian jupiter, 1 fire_temple caravanserai",
    discard="0 aqueduct ostia, 1 behistun satrap",
    hand="0 thermae circus pantheon cicero, 1 boat_bridge pasargadae susa xerxes",
    deck="0 castrum marcus vitruvius trajan, 1 mint darius3 atossa",
)  # fmt: skip

BEATS: Final = (
    Beat("later", marks="germania mauretania carthage babylonia"),
    Beat("tableau", marks="rome_agrippa rome_market rome_jupiter stage2"),
    Beat("swap", "swap_done", "swap_paid", "rome_pantheon"),
    Beat("return", "draw rome_castrum", "pick rome_pantheon", "rome_pantheon"),
    Beat(
        "resource", "swap_done; play persia_boat_bridge military; end_turn",
        "play rome_thermae resource", "rome_thermae",
    ),
    Beat(
        "build", "play persia_pasargadae resource; end_turn",
        "play rome_castrum build", "rome_castrum",
    ),
    Beat("ascend", "", "ascend", "rome_thermae stage3"),
    Beat(
        "military", "play persia_susa coins; end_turn",
        "play rome_circus military", "rome_circus germania",
    ),
    Beat("contest", "end_turn", "contest", "germania"),
    Beat("round-end", marks="germania rome_circus"),
    Beat(
        "ruler",
        "draw rome_cicero; draw rome_marcus; draw rome_vitruvius; draw rome_trajan;"
        "draw persia_xerxes; draw persia_mint; draw persia_darius3; draw persia_atossa;"
        "swap_done; swap_done",
        "play rome_marcus build", "rome_marcus",
    ),
    Beat("golden", "ascend", "activate stage4", "stage4"),
    Beat(
        "coins", "play persia_xerxes military; end_turn",
        "play rome_vitruvius coins", "rome_vitruvius",
    ),
    Beat("end"),
)  # fmt: skip

AFTERWARDS: Final = START._replace(step=CONTEST, marker=0, hand="", deck="")
"""The same round when only the province is left to be decided, as it might have come."""

QUESTIONS: Final = (
    Case(
        "lesson-build", ("R7.3", "R7.2"), "paid",
        START._replace(step=TURNS, marker=0, hand="0 colosseum circus pantheon cicero"),
        then="play rome_colosseum build", marks="rome_colosseum",
    ),
    Case(
        "lesson-strength", ("R10.3", "R6.2"), "strengths",
        AFTERWARDS._replace(military="0 market circus thermae, 1 cyrus pasargadae"),
        marks="germania",
    ),
    Case(
        "lesson-marker", ("R11.2", "R11.1"), "marker",
        AFTERWARDS._replace(progress=(4, 4)), then="contest",
    ),
)  # fmt: skip


def lesson_of(game: Game[CulturesState]) -> Lesson:
    begun = game.setup({"nations": ["rome", "persia"], "first": LEARNER})
    play(game, begun, DEALING)
    steps = steps_of(game, begun, OPENING, play)
    steps += steps_of(game, lay_out(game, START), BEATS, play)
    return Lesson(LEARNER, steps, [puzzle_of(game, case) for case in QUESTIONS])
