"""The puzzles as a table: the worked examples X1 to X22 of the rules index and two tables."""

from __future__ import annotations

from typing import Final

from aevum.core.script import Case
from aevum.games.attila.positions import Layout

FRANKS = "germania 2 franks, raetia 2 franks, noricum 1 franks"
"""Five stones in three provinces."""
GOTHS = "germania 2 goths, raetia 2 goths, noricum 1 goths, pannonia 1 goths, dacia 1 goths"
"""Seven stones in five provinces."""
VANDALS = "germania 4 vandals, raetia 4 vandals, noricum 4 vandals, pannonia 4 vandals"
PLACE_VANDAL = "play vandals; place germania"

CASES: Final = (
    Case("x1", ("R3.3", "R8.1"), "set-up", Layout(players=4, begun=False)),
    Case("x2", ("R4.3",), "places", Layout(hands="0 1 vandals"), "play vandals"),
    Case(
        "x3", ("R4.4",), "places", Layout(stones="narbonensis 1 vandals", hands="0 1 vandals"),
        "play vandals", marks="narbonensis",
    ),
    Case(
        "x4", ("R5.4", "R5.2"), "field", Layout(hands="0 1 vandals"), PLACE_VANDAL, "influence",
        "vandals",
    ),
    Case(
        "x5", ("R5.1", "R5.2"), "field", Layout(hands="0 1 vandals", influence="0 4 vandals"),
        PLACE_VANDAL, "influence", "vandals",
    ),
    Case(
        "x6", ("R5.2",), "field",
        Layout(hands="0 1 vandals", influence="0 7 vandals", tiles_laid=2),
        PLACE_VANDAL, "influence", "vandals",
    ),
    Case(
        "x7", ("R5.2",), "field",
        Layout(hands="0 1 vandals", influence="0 7 vandals", tiles_laid=4),
        PLACE_VANDAL, "influence", "vandals",
    ),
    Case(
        "x8", ("R5.2",), "field",
        Layout(hands="0 1 vandals", influence="0 7 vandals", tiles_laid=6),
        PLACE_VANDAL, "influence", "vandals",
    ),
    Case(
        "x9", ("R5.5", "R5.7"), "growth",
        Layout(stones="germania 1 vandals", hands="0 1 vandals", influence="0 2 vandals"),
        "play vandals", "place raetia; forgo; place raetia", "vandals",
    ),
    Case(
        "x10", ("R6.6", "R6.7"), "leaving",
        Layout(
            stones="raetia 2 vandals, raetia 1 saxons, raetia 1 franks",
            hands="0 1 saxons, 0 1 vandals, 0 1 franks, 1 1 vandals, 1 1 saxons, 2 1 franks",
        ),
        "play saxons; place raetia; influence; no_tile",
        "commit franks; commit vandals; commit_done; commit saxons; commit vandals; commit_done;"
        "commit franks; commit_done",
        "raetia",
    ),
    Case(
        "x11", ("R8.6", "R8.7"), "points",
        Layout(stones=FRANKS, influence="0 9 franks, 1 4 franks"), marks="franks",
    ),
    Case(
        "x12", ("R8.8",), "points",
        Layout(stones=FRANKS, influence="0 6 franks, 1 2 franks, 2 6 franks"), marks="franks",
    ),
    Case(
        "x13", ("R8.9", "R8.11"), "points",
        Layout(stones=FRANKS, influence="0 6 franks, 1 2 franks, 2 2 franks"), marks="franks",
    ),
    Case(
        "x14", ("R8.10",), "points",
        Layout(stones=FRANKS, influence="0 1 franks"), marks="franks",
    ),
    Case(
        "x15", ("R12.3", "R12.5"), "points",
        Layout(players=2, stones=GOTHS, influence="0 5 goths, 1 4 goths"), marks="goths",
    ),
    Case(
        "x15-gap", ("R12.3", "K20"), "points",
        Layout(players=2, stones=GOTHS, influence="0 9 goths, 1 6 goths"), marks="goths",
    ),
    Case(
        "x16", ("R11.4", "K7"), "ending",
        Layout(
            stones=f"{VANDALS}, moesia 3 vandals, dacia 2 huns, dacia 2 goths",
            hands="0 1 vandals",
        ),
        "play vandals", "place dacia; influence", "dacia",
    ),
    Case(
        "x17", ("R6.8",), "leaving",
        Layout(stones="dacia 4 goths", hands="0 2 goths, 1 2 goths, 2 1 goths"),
        "play goths; place dacia; influence; no_tile",
        "commit goths; commit_done; commit goths; commit goths; commit_done; commit goths;"
        "commit_done",
        "dacia",
    ),
    Case(
        "x18", ("R4.5", "R4.6"), "places",
        Layout(
            stones="aquitania 1 franks", hands="0 1 franks", tiles_laid=1, pacified="aquitania"
        ),
        "play franks", marks="aquitania",
    ),
    Case(
        "x19", ("R4.7", "R4.4"), "places",
        Layout(stones="britannia 1 saxons", hands="0 1 saxons"), "play saxons", marks="britannia",
    ),
    Case(
        "x20", ("R4.6", "R5.6"), "places", Layout(stones="dacia 4 huns", hands="0 1 goths"),
        "play goths; place dacia; forgo", marks="dacia",
    ),
    Case(
        "x21", ("R8.2", "R8.1"), "scoring",
        Layout(
            stones=f"{FRANKS}, moesia 4 huns", hands="0 1 huns", influence="0 5 franks",
            tiles_laid=1,
        ),
        "play huns", "place moesia; influence", "moesia",
    ),
    Case(
        "x22", ("R5.9",), "field",
        Layout(stones="dacia 2 goths", hands="0 1 goths", influence="0 20 goths", tiles_laid=3),
        "play goths; place dacia", "influence", "goths",
    ),
    Case(
        "x22-end", ("R11.1", "R11.2"), "ending",
        Layout(stones="dacia 2 goths", hands="0 1 goths", influence="0 20 goths", tiles_laid=3),
        "play goths; place dacia", "influence", "goths",
    ),
)  # fmt: skip
