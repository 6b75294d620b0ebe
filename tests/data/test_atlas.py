"""The drawn board of Attila says the same as its tables.

The shapes come from the workshop in atlas/; here only the committed data is read, so that the
test needs no geometry library. What touches is found in the paths themselves, not in the list
of borders the file carries.
"""

import csv
import json
import re
from math import dist
from pathlib import Path
from typing import Any

import pytest

from tests.data.outlines import (
    NUMBER,
    Pair,
    Ring,
    area,
    distance,
    edges,
    inside,
    pair,
    parse,
    point_of,
    touching,
)

DATA = Path(__file__).parents[2] / "src" / "aevum" / "games" / "attila" / "data"
UPPER = {"germania", "raetia", "noricum", "pannonia", "dacia", "moesia"}
WASTE = {
    "barbaricum", "hibernia", "corsica", "sardinia", "baleares", "oriens", "aegyptus", "sahara"
}  # fmt: skip
NEAR = 20.0  # screen units: as far as a name may stand from a small island
SHORE = 12.0  # screen units: as far as an arrow may end from its province
MAX_BYTES = 200_000


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def listed(kind: str) -> set[Pair]:
    return {pair(r["a"], r["b"]) for r in rows("borders.csv") if r["kind"] == kind}


@pytest.fixture(scope="module")
def shapes() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((DATA / "shapes.json").read_text(encoding="utf-8"))
    return data


@pytest.fixture(scope="module")
def outlines(shapes: dict[str, Any]) -> dict[str, list[Ring]]:
    return {
        k: parse(v["path"]) for layer in ("provinces", "waste") for k, v in shapes[layer].items()
    }


def test_the_tables_have_their_columns_and_say_they_are_reconstructed() -> None:
    provinces, borders = rows("provinces.csv"), rows("borders.csv")
    assert list(provinces[0]) == ["id", "name_en", "name_de", "upper", "seeds", "source", "note"]
    assert list(borders[0]) == ["a", "b", "kind", "source"]
    assert len(provinces) == 25
    assert {r["source"] for r in provinces + borders} == {"reconstructed"}
    assert {r["id"] for r in provinces if r["upper"] == "1"} == UPPER


def test_the_border_table_names_known_provinces_and_each_pair_once() -> None:
    ids = {r["id"] for r in rows("provinces.csv")}
    pairs = [pair(r["a"], r["b"]) for r in rows("borders.csv")]
    assert len(set(pairs)) == len(pairs)
    assert all(a != b and {a, b} <= ids for a, b in pairs)
    assert {r["kind"] for r in rows("borders.csv")} == {"land", "sea"}


def test_every_province_has_a_shape_in_the_order_of_the_table(shapes: dict[str, Any]) -> None:
    assert list(shapes["provinces"]) == [r["id"] for r in rows("provinces.csv")]
    assert set(shapes["waste"]) == WASTE


def test_shapes_are_closed_and_not_empty(outlines: dict[str, list[Ring]]) -> None:
    for name, rings in outlines.items():
        assert all(len(set(ring)) >= 3 for ring in rings), name
        assert area(rings) > 100, name


def test_nothing_lies_outside_the_frame(
    shapes: dict[str, Any], outlines: dict[str, list[Ring]]
) -> None:
    width, height = shapes["frame"]
    points = [p for rings in outlines.values() for ring in rings for p in ring]
    points += [p for line in parse(shapes["line"], closed=False) for p in line]
    for layer in ("provinces", "waste"):
        points += [
            tuple(v[k]) for v in shapes[layer].values() for k in ("label", "centre") if k in v
        ]
    assert all(0 <= x <= width and 0 <= y <= height for x, y in points)


def test_land_borders_in_the_picture_are_those_of_the_table(
    shapes: dict[str, Any], outlines: dict[str, list[Ring]]
) -> None:
    provinces = {k: v for k, v in outlines.items() if k in shapes["provinces"]}
    assert touching(provinces) == listed("land")


def test_measured_borders_are_those_of_the_table_and_long_enough(shapes: dict[str, Any]) -> None:
    assert {pair(b["a"], b["b"]) for b in shapes["borders"]} == listed("land")
    assert len(shapes["borders"]) == len(listed("land"))
    assert min(b["km"] for b in shapes["borders"]) >= 60


def test_sea_arrows_are_those_of_the_table(shapes: dict[str, Any]) -> None:
    assert {pair(a["a"], a["b"]) for a in shapes["arrows"]} == listed("sea")
    assert len(shapes["arrows"]) == len(listed("sea"))


def test_every_arrow_runs_from_its_first_to_its_second_province(
    shapes: dict[str, Any], outlines: dict[str, list[Ring]]
) -> None:
    for arrow in shapes["arrows"]:
        match = re.fullmatch(rf"M(\S+)Q{NUMBER},{NUMBER} (\S+)", arrow["path"])
        assert match, arrow
        assert distance(point_of(match[1]), outlines[arrow["a"]]) < SHORE, arrow
        assert distance(point_of(match[2]), outlines[arrow["b"]]) < SHORE, arrow


def test_labels_stand_on_their_province_or_just_beside_it(
    shapes: dict[str, Any], outlines: dict[str, list[Ring]]
) -> None:
    for name, entry in shapes["provinces"].items():
        assert distance(tuple(entry["label"]), outlines[name]) < NEAR, name
        others = (k for k in shapes["provinces"] if k != name)
        assert not any(inside(tuple(entry["label"]), outlines[k]) for k in others), name


def test_no_two_labels_meet(shapes: dict[str, Any]) -> None:
    labels = [tuple(v["label"]) for v in shapes["provinces"].values()]
    assert min(dist(p, q) for i, p in enumerate(labels) for q in labels[:i]) > 25


def test_centres_lie_inside_their_province(
    shapes: dict[str, Any], outlines: dict[str, list[Ring]]
) -> None:
    for name, entry in shapes["provinces"].items():
        assert inside(tuple(entry["centre"]), outlines[name]), name


def test_the_start_line_is_one_line_along_exactly_the_upper_provinces(
    shapes: dict[str, Any], outlines: dict[str, list[Ring]]
) -> None:
    lines = parse(shapes["line"], closed=False)
    assert len(lines) == 1
    line = edges(lines)
    assert {k for k in shapes["provinces"] if edges(outlines[k]) & line} == UPPER
    assert line == edges(outlines["barbaricum"]) & {s for k in UPPER for s in edges(outlines[k])}


def test_a_drawn_area_agrees_with_the_measured_one(
    shapes: dict[str, Any], outlines: dict[str, list[Ring]]
) -> None:
    """One scale for the whole picture: simplifying moves little land."""
    big = {k: v for k, v in shapes["provinces"].items() if v["area"] > 40_000}
    scales = [entry["area"] / area(outlines[name]) for name, entry in big.items()]
    assert len(big) > 15
    assert max(scales) / min(scales) < 1.05


def test_the_file_stays_small() -> None:
    assert (DATA / "shapes.json").stat().st_size < MAX_BYTES


def test_the_measuring_tools_tell_inside_from_outside() -> None:
    square: list[Ring] = [[(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)]]
    assert inside((5, 5), square)
    assert not inside((15, 5), square)
    assert distance((13, 14), square) == pytest.approx(5)
    neighbour: list[Ring] = [[(10, 0), (20, 0), (20, 10), (10, 10), (10, 0)]]
    apart: list[Ring] = [[(11, 0), (20, 0), (20, 10), (11, 10), (11, 0)]]
    assert touching({"a": square, "b": neighbour}) == {("a", "b")}
    assert touching({"a": square, "b": apart}) == set()


@pytest.mark.parametrize("path", ["", "M0,0 1,1", "M0,0 1,1 0,1Zm", "M0.25,0 1,1 0,1Z"])
def test_a_malformed_path_is_refused(path: str) -> None:
    with pytest.raises(AssertionError):
        parse(path)
