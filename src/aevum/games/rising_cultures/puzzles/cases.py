"""The puzzles as a table: the worked examples X1 to X18 of the rules index, and some provinces."""

from __future__ import annotations

from typing import Final

from aevum.core.script import Case
from aevum.games.rising_cultures.positions import CONTEST, OVER, SWAPPING, Layout

STRIP = Layout(resource="0 castrum aqueduct", hand="0 market")
"""One wood, one brick, and the Market in hand."""
BREWERY = Layout(
    round=2, coins=(3, 2), row="indus", won="1 gaul", hand="0 brewery",
    resource="0 circus aqueduct vitruvius",
)  # fmt: skip
"""Two wood, two brick, no stone."""
EVEN = Layout(step=CONTEST, military="0 market, 1 stables persepolis")
"""Three to three for Gaul."""
RACE = Layout(
    round=3, step=CONTEST, row="caucasus", won="0 gaul, 1 indus",
    display="0 insula thermae castrum, 1 paradise fire_temple susa",
    military="0 market, 1 boat_bridge", resource="0 forum aqueduct, 1 qanat mint",
)  # fmt: skip
"""Late in the third round, when only the province is left to be decided."""
PERSIA_52 = Layout(
    nations=("persia", "rome"), round=7, step=OVER, golden=(1, 0), progress=(7, 4), coins=(1, 3),
    won="0 aksum mauretania scythia carthage, 1 gaul indus caucasus",
    display="0 royal_road fire_temple persepolis darius3 darius paradise cambyses pasargadae,"
    "1 insula thermae castrum agrippa",
    military="0 boat_bridge xerxes, 1 market brewery", resource="0 qanat mint, 1 forum aqueduct",
)  # fmt: skip
"""The scoring example of the rules: 52 points for Persia."""

CASES: Final = (
    Case(
        "x1", ("R6.2", "R6.1"), "symbols", Layout(hand="0 market"),
        then="play rome_market military", marks="rome_market bar1",
    ),
    Case(
        "x2", ("R6.2", "R10.8"), "symbols", Layout(step=CONTEST, military="0 market"),
        then="contest", marks="rome_market bar1 gaul",
    ),
    Case(
        "x3", ("R6.3", "R6.4"), "stock", STRIP,
        then="play rome_market resource", marks="rome_market",
    ),
    Case(
        "x3-later", ("R2.2", "R6.3"), "income", STRIP, "play rome_market resource",
        marks="rome_market",
    ),
    Case(
        "x4", ("R7.3", "R7.2"), "build", BREWERY,
        then="play rome_brewery build", marks="rome_brewery",
    ),
    Case(
        "x5", ("R7.3", "R7.2"), "allowed", BREWERY._replace(coins=(1, 2)),
        then="play rome_brewery build", marks="rome_brewery",
    ),
    Case(
        "x6", ("R8.1", "R8.3"), "ascent",
        BREWERY._replace(resource="0 circus aqueduct vitruvius market"),
        "play rome_brewery build", "ascend", "rome_market",
    ),
    Case(
        "x7", ("R10.8", "R10.3"), "price",
        Layout(step=CONTEST, military="0 market castrum trajan, 1 fire_temple immortals"),
        then="contest", marks="bar1 bar2 bar3 gaul",
    ),
    Case(
        "x8", ("R11.1",), "marker", RACE._replace(marker=1, progress=(3, 2)),
        then="contest", marks="caucasus",
    ),
    Case(
        "x9", ("R11.2",), "marker", RACE._replace(progress=(3, 3)),
        then="contest", marks="caucasus",
    ),
    Case(
        "x10", ("R12.1", "R12.2"), "coins",
        Layout(
            nations=("rome", "egypt"), round=3, step=CONTEST, coins=(9, 9), row="caucasus",
            won="0 gaul, 1 indus", display="0 insula thermae, 1 obelisk sphinx",
            military="0 market, 1 luxor",
        ),
        then="abstain; abstain",
    ),
    Case("x11", ("R13.2", "R13.3"), "sheet", PERSIA_52),
    Case(
        "x12", ("R3.2", "R3.3"), "swaps",
        Layout(
            round=3, step=SWAPPING, row="caucasus", won="0 gaul, 1 indus",
            display="0 insula", military="0 market", resource="0 forum aqueduct thermae",
            hand="0 pantheon augustus colosseum circus",
        ),
        then="swap_paid; draw rome_castrum; pick rome_augustus;"
        "swap_paid; draw rome_curia; pick rome_curia",
    ),
    Case(
        "x13", ("R5.1",), "discarding",
        Layout(
            round=2, coins=(1, 2), row="indus", won="1 gaul", resource="0 forum aqueduct",
            display="0 agrippa", military="0 market", discard="0 pantheon", hand="0 insula",
        ),
        then="play rome_insula coins", marks="rome_insula",
    ),
    Case("x14", ("R10.7",), "military", EVEN, then="abstain; abstain", marks="gaul"),
    Case("x15", ("R10.5", "K11"), "provinces", EVEN, then="contest", marks="gaul"),
    Case("x16", ("R10.6", "K11"), "provinces", EVEN, then="abstain; contest", marks="gaul"),
    Case(
        "x17", ("R7.5", "R7.6"), "ruler",
        Layout(
            round=4, progress=(2, 1), row="britannia", won="1 gaul indus caucasus",
            display="0 brewery caesar, 1 paradise",
            resource="0 via_appia forum colosseum pantheon thermae", hand="0 hadrian",
        ),
        then="play rome_hadrian build; no_ascend", marks="rome_hadrian rome_caesar stage2",
    ),
    Case(
        "x18", ("R14.1", "K36"), "points",
        PERSIA_52._replace(
            marker=1, golden=(1, 1), progress=(7, 7), carried=(48, 52),
            display="0 atossa fire_temple persepolis darius3 darius paradise cambyses pasargadae,"
            "1 ostia colosseum insula thermae circus brewery constantine via_appia",
            military="0 boat_bridge, 1 market",
        ),
    ),
    Case(
        "p1", ("R10.3", "P1"), "strengths",
        Layout(
            nations=("rome", "egypt"), step=CONTEST,
            military="0 agrippa insula brewery, 1 karnak abu_simbel gold_mine",
        ),
        marks="gaul",
    ),
    Case(
        "p7c", ("P7", "R11.1"), "marker",
        RACE._replace(
            progress=(2, 2), row="maghreb", military="0 market, 1 immortals",
            display="0 insula thermae, 1 paradise fire_temple",
        ),
        then="contest; maghreb_military", marks="maghreb",
    ),
    Case(
        "p12", ("P12", "K37"), "provinces-line",
        Layout(
            round=7, step=OVER, progress=(5, 4), won="0 andalusia, 1 gaul indus caucasus",
            display="0 insula thermae castrum agrippa brewery, 1 paradise stables susa fire_temple",
            military="0 market hadrian curia, 1 immortals", resource="0 forum aqueduct, 1 qanat",
        ),
        marks="andalusia",
    ),
    Case(
        "p14", ("P14", "K33"), "provinces-line",
        Layout(
            round=7, step=OVER, coins=(7, 3), progress=(4, 4), won="0 libya, 1 gaul indus caucasus",
            display="0 insula thermae castrum agrippa, 1 paradise stables susa fire_temple",
            military="0 market, 1 immortals", resource="0 forum aqueduct, 1 qanat mint",
        ),
        marks="libya",
    ),
    Case(
        "p14-nile", ("P14", "N4"), "provinces-line",
        Layout(
            nations=("egypt", "rome"), round=7, step=OVER, coins=(5, 3), progress=(4, 4), nile=3,
            won="0 libya, 1 gaul indus caucasus",
            display="0 obelisk sphinx luxor shaduf canal, 1 insula thermae castrum agrippa",
            military="0 karnak, 1 market", resource="0 papyrus gold_mine, 1 forum aqueduct",
        ),
        marks="libya",
    ),
)  # fmt: skip
