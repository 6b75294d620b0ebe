"""Puzzles of the realm: worked examples of the rules index under their numbers (realm C, P)."""

from __future__ import annotations

from typing import Final

from aevum.core.script import Case
from aevum.games.invasions.positions import Layout

OPENING: Final = Layout(players=4)
"""350 AD after the set-up."""
YEAR_375: Final = Layout(
    players=4, units="treveria rome 2 legion", leaders="caesar_rome treveria", heresies="africa",
    begin="revolts rome 2",
)  # fmt: skip
GAUL: Final = (
    "armoricum austrasia belgae burgundia flandria lotharingia lugdunum neustria saliens sequana"
    " treveria venetum"
)

REALM: Final = (
    Case("danube", ("R11.1",), "standing", Layout(scenario="danube_376")),
    Case("c16-order", ("R9.4",), "slots visigoths franks persians", OPENING),
    Case("c16-gross", ("R27.1", "R27.4", "R27.6"), "gross rome byzantium persians", OPENING),
    Case("c16-net", ("R28.1", "R28.3"), "net persians", OPENING),
    Case("c16-score", ("R11.1",), "standing", OPENING),
    Case(
        "p1", ("R33.3", "R28.1"), "net rome", YEAR_375,
        then="d10 2; d10 8; place_revolt tripolitania", marks="tripolitania",
    ),
    Case(
        "p2", ("R33.4", "R28.1"), "net rome", YEAR_375,
        "d10 2; d10 8; place_revolt tripolitania",
        "d10 4; d10 5; place_revolt neustria", "tripolitania neustria",
    ),
    Case(
        "p2-where", ("R33.4",), f"legal province place_revolt {GAUL}", YEAR_375,
        "d10 2; d10 8; place_revolt tripolitania; d10 4; d10 5", marks="treveria",
    ),
    Case(
        "p11", ("R27.2",), "net byzantium", OPENING._replace(looted="achaia"), marks="achaia",
    ),
    Case(
        "c1", ("R17.2",), "seven visigoths",
        OPENING._replace(hordes="visigoths latium", tracks="visigoths age 5, visigoths gold 23"),
        marks="latium",
    ),
    Case(
        "c11", ("R34.2",), "crush tripolitania",
        YEAR_375._replace(units="tripolitania rome 3 legion", leaders=""),
        then="", marks="tripolitania",
    ),
    Case("c20", ("R11.1", "R11.4"), "scored persians huns", Layout("attila", 4)),
)  # fmt: skip
