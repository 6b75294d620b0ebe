"""Outlines of a drawn board, read from its paths: what the tests of every map share.

No geometry library is needed: neighbours keep the same sides to the last digit.
"""

import re
from collections import defaultdict
from itertools import pairwise
from math import hypot

Point = tuple[float, float]
Ring = list[Point]
Edge = tuple[Point, Point]
Pair = tuple[str, str]

NUMBER = r"-?\d+(?:\.\d)?"  # one decimal at most
SUBPATH = re.compile(rf"M({NUMBER},{NUMBER}(?: {NUMBER},{NUMBER})*)(Z?)")


def pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


def parse(path: str, closed: bool = True) -> list[Ring]:
    """The outlines of a path; anything but outlines of the expected form is an error."""
    found = SUBPATH.findall(path)
    assert "".join(f"M{points}{z}" for points, z in found) == path
    assert found
    assert all((z == "Z") == closed for _, z in found)
    rings = [[point_of(p) for p in points.split()] for points, _ in found]
    return [[*ring, ring[0]] for ring in rings] if closed else rings


def point_of(text: str) -> Point:
    x, y = map(float, text.split(","))
    return x, y


def edges(rings: list[Ring]) -> set[Edge]:
    return {(min(p, q), max(p, q)) for ring in rings for p, q in pairwise(ring)}


def inside(point: Point, rings: list[Ring]) -> bool:
    """Count the sides east of the point: odd is inside."""
    x, y = point
    crossed = 0
    for ring in rings:
        for (x1, y1), (x2, y2) in pairwise(ring):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
                crossed += 1
    return crossed % 2 == 1


def distance(point: Point, rings: list[Ring]) -> float:
    """How far a point lies from a shape; 0 inside."""
    if inside(point, rings):
        return 0.0
    return min(_to_side(point, p, q) for ring in rings for p, q in pairwise(ring))


def _to_side(point: Point, p: Point, q: Point) -> float:
    (x, y), (px, py), (qx, qy) = point, p, q
    dx, dy = qx - px, qy - py
    along = ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy)
    t = max(0.0, min(1.0, along))
    return hypot(x - px - t * dx, y - py - t * dy)


def area(rings: list[Ring]) -> float:
    return sum(
        abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise(ring))) / 2 for ring in rings
    )


def touching(outlines: dict[str, list[Ring]]) -> set[Pair]:
    """All pairs that share a side."""
    owners: dict[Edge, list[str]] = defaultdict(list)
    for name, rings in outlines.items():
        for side in edges(rings):
            owners[side].append(name)
    assert all(len(names) <= 2 for names in owners.values())
    return {pair(*names) for names in owners.values() if len(names) == 2}
