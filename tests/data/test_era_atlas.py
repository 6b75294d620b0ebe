"""The drawn board of Era of Tribes says the same as its tables (6.12, 6.13).

The shapes come from the workshop in atlas/; here only the committed data is read. What touches is
found in the paths themselves.
"""

import csv
import json
from collections import Counter
from math import dist
from typing import Any

import pytest

from aevum.games.era_of_tribes.board import Section
from aevum.games.era_of_tribes.box import Box
from aevum.games.era_of_tribes.pack import data_folder, load_box
from tests.data.outlines import Pair, Ring, area, distance, edges, inside, pair, parse, touching

SHAPES = data_folder() / "shapes.json"
APART = {pair("greenland-sea", "faroe-sea"), pair("caribbean-sea", "lusitanian-sea")}
"""The insets stand in boxes of their own."""
MAX_BYTES = 200_000
NEAR = 1.5  # screen units: as far as a dot or a mark may stand from its shape or border
BOARD = (-40.6, 30.5, 97.1)  # west, north and width of the picture in board units
PLANE = (1.28, -0.108, 1.05, 0.074, 1.871, -90.0)  # 6.12


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


@pytest.fixture(scope="module")
def shapes() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(SHAPES.read_text(encoding="utf-8"))
    return data


@pytest.fixture(scope="module")
def outlines(shapes: dict[str, Any]) -> dict[str, list[Ring]]:
    """All fields of the map."""
    return {
        k: parse(v["path"]) for layer in ("provinces", "seas") for k, v in shapes[layer].items()
    }


@pytest.fixture(scope="module")
def borders() -> dict[Pair, dict[str, str]]:
    with (data_folder() / "borders.csv").open(encoding="utf-8", newline="") as stream:
        return {pair(row["a"], row["b"]): row for row in csv.DictReader(stream)}


def fields_of(box: Box, section: Section) -> set[str]:
    land = {box.provinces[p].id for p in section.provinces}
    return land | {box.seas[s].id for s in section.seas}


def test_every_field_has_a_shape_in_the_order_of_the_tables(
    box: Box, shapes: dict[str, Any]
) -> None:
    """The fields of the insets come last, as they are drawn."""
    inset = {hex_area.id for hex_area in box.hexes if hex_area.is_inset}
    for layer, table in (("provinces", "provinces"), ("seas", "seas")):
        main = [row["id"] for row in box.tables[table] if row["hex"] not in inset]
        assert list(shapes[layer])[: len(main)] == main
        assert set(shapes[layer]) == {row["id"] for row in box.tables[table]}


def test_contacts_in_the_picture_are_the_borders_of_the_table(
    outlines: dict[str, list[Ring]], borders: dict[Pair, dict[str, str]]
) -> None:
    """404 borders: land, coasts and seas alike; only the insets hang on by a line."""
    assert len(borders) == 404
    assert touching(outlines) == borders.keys() - APART


def test_measured_borders_are_those_of_the_table(
    shapes: dict[str, Any], borders: dict[Pair, dict[str, str]]
) -> None:
    for key, kind in (("borders", "land"), ("coasts", "coast"), ("sea_borders", "sea")):
        listed = {couple for couple, row in borders.items() if row["kind"] == kind} - APART
        assert {pair(each["a"], each["b"]) for each in shapes[key]} == listed
        assert len(shapes[key]) == len(listed)


def test_every_sea_border_that_costs_more_has_its_footprints(
    box: Box,
    shapes: dict[str, Any],
    outlines: dict[str, list[Ring]],
    borders: dict[Pair, dict[str, str]],
) -> None:
    """18 of them, on the border itself; the links of the insets on a line between the boxes."""
    marks = {pair(mark["a"], mark["b"]): mark for mark in shapes["marks"]}
    costly = {couple: int(row["extra_cost"]) for couple, row in borders.items()}
    assert len(shapes["marks"]) == len(marks) == 18
    assert {k: mark["number"] for k, mark in marks.items()} == {
        k: n for k, n in costly.items() if n
    }
    for couple, mark in marks.items():
        if couple in APART:
            ends = parse(mark["path"], closed=False)[0]
            assert all(inside(end, outlines[name]) for end, name in zip(ends, couple, strict=True))
        else:
            assert "path" not in mark
            assert all(distance(tuple(mark["at"]), outlines[name]) < NEAR for name in couple), (
                couple
            )


def test_no_two_footprints_meet(shapes: dict[str, Any]) -> None:
    places = [tuple(mark["at"]) for mark in shapes["marks"]]
    assert min(dist(p, q) for i, p in enumerate(places) for q in places[:i]) > 25


def test_the_dot_of_a_field_lies_on_it(box: Box, outlines: dict[str, list[Ring]]) -> None:
    """The first seed; the insets have scales of their own."""
    west, north, wide = BOARD
    scale = 1600 / wide
    a, b, c, d, e, f = PLANE
    for row in box.tables["provinces"] + box.tables["seas"]:
        if row["hex"] in ("NW", "SW"):
            continue
        lon, lat = map(float, row["seeds"].split(";")[0].split())
        x, z = a * lon + b * lat + c, d * lon + e * lat + f
        dot = ((x - west) * scale, (north - z) * scale)
        assert distance(dot, outlines[row["id"]]) < NEAR, row["id"]


def test_a_shape_knows_its_hex(box: Box, shapes: dict[str, Any]) -> None:
    for layer in ("provinces", "seas"):
        found = {name: entry["region"] for name, entry in shapes[layer].items()}
        assert found == {row["id"]: row["hex"] for row in box.tables[layer]}


def test_36_hexes_are_drawn_and_neighbours_share_a_side(box: Box, shapes: dict[str, Any]) -> None:
    hexes = {name: parse(path) for name, path in shapes["lattice"].items()}
    rows = {row["id"]: row for row in box.tables["hexes"] if row["kind"] == "hex"}
    assert list(hexes) == list(rows)
    assert len(hexes) == 36
    for rings in hexes.values():
        assert [len(set(ring)) for ring in rings] == [6]
    middles = {name: middle(rings) for name, rings in hexes.items()}
    for name, row in rows.items():
        near = {k for k, at in middles.items() if k != name and dist(at, middles[name]) < 200}
        assert near == set(row["neighbours"].split()), name


def middle(rings: list[Ring]) -> tuple[float, float]:
    points = rings[0][:-1]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def test_insets_stand_in_boxes_beside_the_map(
    box: Box, shapes: dict[str, Any], outlines: dict[str, list[Ring]]
) -> None:
    main, north_west, south_west = shapes["boxes"]
    frames = {"NW": north_west, "SW": south_west}
    assert all(frame[0] + frame[2] < main[0] for frame in (north_west, south_west))
    for row in box.tables["provinces"] + box.tables["seas"]:
        left, top, wide, high = frames.get(row["hex"], main)
        for ring in outlines[row["id"]]:
            for x, y in ring:
                assert left - 0.1 <= x <= left + wide + 0.1, row["id"]
                assert top - 0.1 <= y <= top + high + 0.1, row["id"]


def neighbours(outlines: dict[str, list[Ring]]) -> dict[str, set[str]]:
    near: dict[str, set[str]] = {name: set() for name in outlines}
    for a, b in touching(outlines):
        near[a].add(b)
        near[b].add(a)
    return near


def pieces(names: set[str], near: dict[str, set[str]]) -> list[set[str]]:
    """Fields that hang together over drawn sides."""
    left, found = set(names), []
    while left:
        piece = {min(left)}
        while grown := {m for n in piece for m in near[n] if m in left} - piece:
            piece |= grown
        left -= piece
        found.append(piece)
    return found


def test_sections_cut_cleanly(box: Box, outlines: dict[str, list[Ring]]) -> None:
    """What is in play is one piece of the main map and the insets; nothing in it is cut out."""
    near = neighbours(outlines)
    owners = Counter(side for rings in outlines.values() for side in edges(rings))
    at_the_edge = {
        name for name, rings in outlines.items() if any(owners[side] == 1 for side in edges(rings))
    }
    for section in box.sections:
        inside_it = fields_of(box, section)
        insets = sum(box.hexes[h].is_inset for h in section.hexes)
        assert len(pieces(inside_it, near)) == 1 + insets, section.id
        for hole in pieces(set(outlines) - inside_it, near):
            assert hole & at_the_edge, section.id


def test_labels_and_centres_stand_on_their_field(
    shapes: dict[str, Any], outlines: dict[str, list[Ring]]
) -> None:
    for layer in ("provinces", "seas"):
        for name, entry in shapes[layer].items():
            assert inside(tuple(entry["centre"]), outlines[name]), name
            assert distance(tuple(entry["label"]), outlines[name]) < NEAR, name


def test_no_shape_is_empty(outlines: dict[str, list[Ring]]) -> None:
    for name, rings in outlines.items():
        assert area(rings) > 60, name


def test_the_file_stays_small() -> None:
    assert SHAPES.stat().st_size < MAX_BYTES
