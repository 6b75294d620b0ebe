"""The drawn board of Invasions says the same as its tables.

The shapes come from the workshop in atlas/; here only the committed data is read. What touches is
found in the paths themselves.
"""

import json
from math import cos, dist, log, pi, radians, sin, tan
from typing import Any

import pytest

from aevum.games.invasions.box import Box
from aevum.games.invasions.pack import data_folder, load_box
from tests.data.outlines import Pair, Ring, area, distance, edges, inside, pair, parse, touching

SHAPES = data_folder() / "shapes.json"
MAX_BYTES = 320_000
NEAR = 3.0  # screen units of a picture 4000 wide: a label may stand so far from its shape
CORNER = 30  # km: shorter contacts are corners, not borders


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


@pytest.fixture(scope="module")
def shapes() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(SHAPES.read_text(encoding="utf-8"))
    return data


@pytest.fixture(scope="module")
def outlines(shapes: dict[str, Any]) -> dict[str, list[Ring]]:
    return {
        k: parse(v["path"]) for layer in ("provinces", "seas") for k, v in shapes[layer].items()
    }


def pairs(rows: list[dict[str, Any]], a: str = "a", b: str = "b") -> set[Pair]:
    return {pair(row[a], row[b]) for row in rows}


def test_every_place_has_a_shape_in_the_order_of_the_tables(
    box: Box, shapes: dict[str, Any]
) -> None:
    for layer in ("provinces", "seas"):
        assert list(shapes[layer]) == [row["id"] for row in box.tables[layer]]


def test_a_shape_knows_its_area(box: Box, shapes: dict[str, Any]) -> None:
    found = {name: entry["region"] for name, entry in shapes["provinces"].items()}
    drawn = {row["id"]: row["area"] for row in box.tables["provinces"] if row["area"]}
    assert {name: found[name] for name in drawn} == drawn


def test_drawn_borders_are_those_of_the_table(box: Box, shapes: dict[str, Any]) -> None:
    """456 by land, of the same kind, each longer than a corner; straits are arrows."""
    land = [row for row in box.tables["borders"] if row["kind"] != "strait"]
    assert len(land) == 456
    assert pairs(shapes["borders"]) == pairs(land)
    kinds = {pair(row["a"], row["b"]): row["kind"] for row in land}
    assert {pair(row["a"], row["b"]): row["kind"] for row in shapes["borders"]} == kinds
    assert min(row["km"] for row in shapes["borders"]) >= CORNER
    straits = [row for row in box.tables["borders"] if row["kind"] == "strait"]
    assert pairs(shapes["arrows"]) == pairs(straits)


def test_drawn_coasts_and_sea_borders_are_those_of_the_tables(
    box: Box, shapes: dict[str, Any]
) -> None:
    coasts = {(row["province"], row["sea"]) for row in box.tables["coasts"]}
    drawn = {(row["a"], row["b"]) for row in shapes["coasts"]}
    assert {pair(*each) for each in drawn} == {pair(*each) for each in coasts}
    assert len(shapes["coasts"]) == 159
    assert pairs(shapes["sea_borders"]) == pairs(box.tables["sea_borders"])


def test_neighbours_in_the_picture_share_a_side(
    outlines: dict[str, list[Ring]], shapes: dict[str, Any]
) -> None:
    """And whatever shares one is a border, a coast, or a corner shorter than 30 km."""
    drawn = touching(outlines)
    listed = pairs(shapes["borders"]) | pairs(shapes["coasts"]) | pairs(shapes["sea_borders"])
    assert listed <= drawn
    scale = 4000 / width_km()
    for a, b in drawn - listed:
        common = edges(outlines[a]) & edges(outlines[b])
        assert sum(dist(*side) for side in common) / scale < 2 * CORNER, (a, b)


def cone() -> tuple[float, float, float]:
    p1, p2, p0 = radians(33), radians(55), radians(44)
    n = log(cos(p1) / cos(p2)) / log(tan(pi / 4 + p2 / 2) / tan(pi / 4 + p1 / 2))
    f = 6371 * cos(p1) * tan(pi / 4 + p1 / 2) ** n / n
    return n, f, f / tan(pi / 4 + p0 / 2) ** n


def project(lon: float, lat: float) -> tuple[float, float]:
    """Lambert conformal conic, 33/55 N, origin 44 N 18 E, in km on a sphere."""
    n, f, r0 = cone()
    r = f / tan(pi / 4 + radians(lat) / 2) ** n
    angle = n * radians(lon - 18)
    return r * sin(angle), r0 - r * cos(angle)


def width_km() -> float:
    """Of the window: its southern corners lie farthest apart."""
    west, east = project(-13.5, 21.5), project(58.5, 21.5)
    return east[0] - west[0]


def test_the_first_seed_of_a_province_lies_on_it_or_at_its_shore(
    box: Box, outlines: dict[str, list[Ring]]
) -> None:
    """Up to the difference of sphere and spheroid."""
    scale = 4000 / width_km()
    left = project(-13.5, 21.5)[0]
    top = max(project(lon / 2, 64.5)[1] for lon in range(-27, 118))
    for row in box.tables["provinces"]:
        lon, lat = map(float, row["seeds"].split(";")[0].split())
        x, y = project(lon, lat)
        dot = ((x - left) * scale, (top - y) * scale)
        assert distance(dot, outlines[row["id"]]) < 40, row["id"]


def test_labels_and_centres_stand_on_their_place(
    shapes: dict[str, Any], outlines: dict[str, list[Ring]]
) -> None:
    for layer in ("provinces", "seas"):
        for name, entry in shapes[layer].items():
            assert inside(tuple(entry["centre"]), outlines[name]), name
            assert distance(tuple(entry["label"]), outlines[name]) < NEAR, name


def test_no_shape_is_empty(outlines: dict[str, list[Ring]]) -> None:
    for name, rings in outlines.items():
        assert area(rings) > 200, name


def test_the_file_stays_small() -> None:
    assert SHAPES.stat().st_size < MAX_BYTES
