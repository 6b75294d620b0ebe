"""The guided first activation: the Visigoths cross the Danube in 376.

The script is the scenario Danube 376 as three people could play it; the others and the dice do what
stands here. It stops at each beat, shows the position to the Goths and waits for the right word.
"""

from __future__ import annotations

from typing import Final

from aevum.core.game import Game
from aevum.core.script import Beat, Case, steps_of
from aevum.core.teaching import Lesson
from aevum.games.invasions.positions import Layout, lay_out, play
from aevum.games.invasions.puzzles import puzzle_of
from aevum.games.invasions.state import InvasionsState

GOTHS: Final = 2
DANUBE: Final = Layout(scenario="danube_376")

CROSSING: Final = (
    Beat("aim", "mv_end; mv_end; ac_normal; mv_end; ac_normal", marks="valachia"),
    Beat("order", marks="valachia ucraina alania"),
    Beat("open", "", "mv_from valachia", "valachia"),
    Beat("all", "", "mv_add_all", "valachia"),
    Beat("cross", "", "mv_go moesia_inferior", "moesia_inferior"),
    Beat(
        "overrun",
        "rx_stand; rx_int cappadocia; rx_ok; rx_int thracia; rx_ok; rx_done; d10 7; d10 3",
        "en_overrun", "cappadocia thracia moesia_inferior",
    ),
    Beat("on", "", "mv_go dardania", "dardania"),
    Beat("fight", "rx_int moesia_superior; rx_ok; d10 9", "en_fight", "dardania"),
    Beat(
        "reroll",
        "bt_no_ambush; white w; bt_hit byzantium-legion; bt_pass;"
        "white w; white r; 3 × white blank; black w; 2 × white w",
        "bt_reroll own-white-blank", "dardania",
    ),
    Beat("answer", "white w", "bt_reroll enemy-white-w", "dardania"),
    Beat("losses", "white blank; bt_pass", "bt_hit visigoths-archer", "dardania"),
    Beat(
        "second",
        "d2 3; bt_recover byzantium-elite_cavalry+damaged;"
        "bt_repair byzantium-elite_cavalry+damaged; rt_go thracia; mv_rest; mv_end",
        "mv_from dardania", "dardania",
    ),
    Beat(
        "march", "mv_add_leader fritigernus; 3 × mv_add visigoths-heavy_cavalry",
        "mv_go macedonia", "macedonia",
    ),
    Beat("siege", "rx_done; d2 3; mv_rest; mv_end; cb_pick macedonia", "sg_siege", "macedonia"),
    Beat("loot", "d10 8", "sg_loot", "macedonia"),
    Beat("end", "draw_marker 2; draw_marker 1", marks="macedonia dardania"),
)  # fmt: skip

QUESTIONS: Final = (
    Case(
        "lesson-limit", ("W9.1", "W9.2"), "limits valachia dacia", DANUBE,
        "mv_end; mv_end; ac_normal; mv_end; ac_normal", marks="valachia dacia",
    ),
    Case(
        "lesson-comes", ("W17.5",), "needed thracia cappadocia", DANUBE,
        "mv_end; mv_end; ac_normal; mv_end; ac_normal; mv_from valachia; mv_add_all;"
        "mv_go moesia_inferior; rx_stand", marks="thracia cappadocia",
    ),
    Case(
        "lesson-overrun", ("W11.1",), "allowed", DANUBE,
        "mv_end; mv_end; ac_normal; mv_end; ac_normal; mv_from valachia",
        "mv_add ostrogoths-noble_cavalry; mv_go moesia_inferior; rx_done; en_overrun",
        marks="valachia moesia_inferior",
    ),
)  # fmt: skip


def lesson_of(game: Game[InvasionsState]) -> Lesson:
    steps = steps_of(game, lay_out(game, DANUBE), CROSSING, play)
    return Lesson(GOTHS, steps, [puzzle_of(game, case) for case in QUESTIONS])
