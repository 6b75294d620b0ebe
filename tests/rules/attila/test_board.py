"""The board against what the rules index asks of every map (part 6.1, B1-B10)."""

from __future__ import annotations

import pytest

from aevum.games.attila.board import load_board
from tests.rules.attila.table_top import UPPER, asked, game, play, position

BOARD = load_board()

NEIGHBOURS = {
    "germania": ("raetia lugdunensis", ""),
    "raetia": ("germania noricum lugdunensis cisalpina", ""),
    "noricum": ("raetia pannonia cisalpina dalmatia", ""),
    "pannonia": ("noricum dacia dalmatia", ""),
    "dacia": ("pannonia moesia dalmatia macedonia thracia", ""),
    "moesia": ("dacia thracia", ""),
    "britannia": ("", "lugdunensis lusitania"),
    "lugdunensis": ("germania raetia aquitania narbonensis cisalpina", "britannia"),
    "aquitania": ("lugdunensis narbonensis tarraconensis", ""),
    "narbonensis": ("lugdunensis aquitania tarraconensis cisalpina", ""),
    "tarraconensis": ("aquitania narbonensis lusitania baetica", ""),
    "lusitania": ("tarraconensis baetica", "britannia"),
    "baetica": ("tarraconensis lusitania", "mauretania"),
    "mauretania": ("africa", "baetica"),
    "africa": ("mauretania cyrenaica", "sicilia"),
    "cyrenaica": ("africa", "creta"),
    "italia": ("cisalpina", "sicilia"),
    "sicilia": ("", "africa italia"),
    "cisalpina": ("raetia noricum lugdunensis narbonensis italia dalmatia", ""),
    "dalmatia": ("noricum pannonia dacia cisalpina macedonia", ""),
    "macedonia": ("dacia dalmatia thracia graecia", ""),
    "thracia": ("dacia moesia macedonia", "asia"),
    "graecia": ("macedonia", "creta"),
    "creta": ("", "cyrenaica graecia asia"),
    "asia": ("", "thracia creta"),
}
"""The table of the rules index: land neighbours and sea arrows of every province."""


def near(province: str) -> set[str]:
    return {BOARD.ids[p] for p in BOARD.neighbours(BOARD.ids.index(province))}


def reached_from(start: set[str], without: str = "") -> dict[str, int]:
    """Steps from `start` to every province that can be reached around `without`."""
    steps = dict.fromkeys(start - {without}, 0)
    queue = list(steps)
    for here in queue:
        for there in near(here) - {without}:
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def joined(kind: str) -> list[set[str]]:
    return [{row["a"], row["b"]} for row in BOARD.borders if row["kind"] == kind]


def test_b1_from_the_northern_frontier_to_the_coast_of_north_africa() -> None:
    """All provinces of the index are on the board, from Britannia in the north to Africa."""
    assert set(BOARD.ids) == set(NEIGHBOURS)
    assert {"britannia", "germania", "mauretania", "africa", "cyrenaica"} <= set(BOARD.ids)


def test_b2_exactly_six_upper_provinces() -> None:
    """Germania, Raetia, Noricum, Pannonia, Dacia and Moesia touch the line, no other does."""
    upper = [row["id"] for row in BOARD.provinces if row["upper"] == "1"]
    assert upper == UPPER
    assert BOARD.upper.bit_count() == 6


def test_b3_greece_is_one_province() -> None:
    """Mainland and Peloponnese are one province; Crete and Macedonia are others."""
    greek = [
        row for row in BOARD.provinces if row["name_en"] in ("Greece", "Peloponnese", "Achaea")
    ]
    assert [row["id"] for row in greek] == ["graecia"]


@pytest.mark.parametrize("island", ["sardinia", "corsica"])
def test_b4_sardinia_and_corsica_are_not_playable(island: str) -> None:
    """They are drawn, but no province bears their name and no word names them."""
    names = " ".join(row["id"] + row["name_en"] for row in BOARD.provinces).lower()
    assert island not in names
    assert f"place {island}" not in game.vocabulary.tabulated()


def test_b5_nine_sea_arrows_join_provinces_in_both_directions() -> None:
    """Nine pairs are joined across the sea; each is adjacent to the other."""
    arrows = joined("sea")
    assert len(arrows) == 9
    for a, b in (sorted(pair) for pair in arrows):
        assert b in near(a)
        assert a in near(b)


def test_b7_a_province_has_room_for_four_stones() -> None:
    """Four stones lie in peace; the fifth brings the conflict and the tile."""
    s = position(stones={"dacia": {"goths": 3}}, hands={0: ["goths"], 1: ["huns"]})
    play(s, "play goths", "place dacia", "influence")
    assert asked(s) == "deal"
    s = position(stones={"dacia": {"goths": 4}}, hands={0: ["goths"], 1: ["huns"]})
    play(s, "play goths", "place dacia", "influence")
    assert asked(s) == "commit"


def test_b8_four_century_spaces_hold_one_two_three_and_four_tiles() -> None:
    """4th century 1 tile, 5th 2, 6th 3, 7th 4."""
    assert game.axes["century"] == ["4", "5", "6", "7"]
    assert game.setup({"players": 3}).tiles == [1, 2, 3, 4]


def test_b9_the_scoring_track_begins_at_zero() -> None:
    """Every score counter stands beside the Zero field."""
    assert game.setup({"players": 5}).score == [0, 0, 0, 0, 0]


def test_b10_there_are_more_provinces_than_conflicts() -> None:
    """Each conflict closes a province, and up to fifteen are possible (I12)."""
    assert BOARD.size >= 15


def test_the_board_has_25_provinces() -> None:
    """25 ids, each once, with an English and a German name."""
    assert len(BOARD.ids) == len(set(BOARD.ids)) == 25
    assert all(row["name_en"] and row["name_de"] for row in BOARD.provinces)


def test_the_board_has_32_land_borders() -> None:
    """Each pair stands once, and no province borders itself."""
    land = joined("land")
    assert len(land) == 32
    every = land + joined("sea")
    assert len({frozenset(pair) for pair in every}) == 41
    assert all(len(pair) == 2 for pair in every)


@pytest.mark.parametrize("province", NEIGHBOURS)
def test_the_neighbours_are_those_of_the_index(province: str) -> None:
    """Land neighbours and sea arrows, province by province."""
    land, sea = (set(text.split()) for text in NEIGHBOURS[province])
    assert {next(iter(pair - {province})) for pair in joined("land") if province in pair} == land
    assert {next(iter(pair - {province})) for pair in joined("sea") if province in pair} == sea
    assert near(province) == land | sea


@pytest.mark.parametrize("province", NEIGHBOURS)
def test_neighbourhood_is_mutual(province: str) -> None:
    """Two to six neighbours each, and every neighbour says the same."""
    assert 2 <= len(near(province)) <= 6
    assert all(province in near(other) for other in near(province))


def test_six_five_six_four_three_one_provinces_by_steps_from_the_line() -> None:
    """0, 1, 2, 3, 4 and 5 steps from the line: 6, 5, 6, 4, 3 and 1 provinces."""
    steps = list(reached_from(set(UPPER)).values())
    assert [steps.count(distance) for distance in range(6)] == [6, 5, 6, 4, 3, 1]
    assert len(steps) == 25


@pytest.mark.parametrize("gone", NEIGHBOURS)
def test_the_board_holds_together_without_any_single_province(gone: str) -> None:
    """No dead ends: whichever province is left out, the other 24 are still connected."""
    start = next(province for province in BOARD.ids if province != gone)
    assert len(reached_from({start}, without=gone)) == 24


@pytest.mark.parametrize("island", ["britannia", "sicilia", "creta", "asia"])
def test_islands_and_asia_minor_are_reached_by_arrows_only(island: str) -> None:
    """Britannia, Sicily, Crete and Asia Minor have no land border."""
    assert not any(island in pair for pair in joined("land"))
