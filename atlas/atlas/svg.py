"""SVG: shapes become paths on the screen, simplified so that neighbours still share their sides."""

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Any

import numpy as np
import shapely
from shapely import LineString, Point
from shapely.geometry.base import BaseGeometry

from . import cells, tables
from .board import Board, area, borders
from .cells import XY, Edge, Ring, Shapes
from .land import Coordinates, frame_of, polygons, project_points
from .settings import Arrow, Lattice, LonLat, Pair, Settings, View

SPECK = 0.3  # square screen units: a smaller outline would only be a dot


@dataclass(frozen=True)
class Screen:
    """From kilometres, y up, to the screen, y down."""

    west: float
    north: float
    scale: float
    size: tuple[float, float]

    def place(self, at: Coordinates) -> Coordinates:
        """One decimal is fine enough, and equal points stay equal."""
        moved = (at - (self.west, self.north)) * (self.scale, -self.scale)
        inside = np.clip(moved, 0, self.size)
        rounded: Coordinates = np.round(inside, 1).astype(np.float64) + 0.0  # no negative zero
        return rounded

    def point(self, at: Point) -> XY:
        """A single point on the screen."""
        x, y = self.place(np.array([[at.x, at.y]]))[0]
        return float(x), float(y)


@dataclass(frozen=True)
class Drawing:
    """Every shape as outlines on the screen, and which of them share sides."""

    screen: Screen
    outlines: dict[str, list[Ring]]
    sides: dict[Pair, list[Edge]]


def draw(board: Board, settings: Settings) -> Drawing:
    """Simplify all shapes together, put them on the screen and see what still touches."""
    west, south, east, north = board.frame
    scale = settings.width / (east - west)
    size = (float(settings.width), round((north - south) * scale, 1))
    screen = Screen(west, north, scale, size)
    outlines = {
        name: _visible(shapely.transform(shape, screen.place))
        for name, shape in _simplified(board.shapes, settings.simplify).items()
    }
    sides = {k: [s for ring in v for s in cells.ring_edges(ring)] for k, v in outlines.items()}
    return Drawing(screen, outlines, cells.contacts(sides))


def _simplified(shapes: Shapes, tolerance: float) -> Shapes:
    simple = shapely.coverage_simplify(np.array(list(shapes.values())), tolerance)
    return dict(zip(shapes, simple, strict=True))


def _visible(shape: BaseGeometry) -> list[Ring]:
    found = (_tidy(ring) for ring in cells.rings(shape))
    return [ring for ring in found if len(ring) > 3 and shapely.Polygon(ring).area > SPECK]


def _tidy(ring: Ring) -> Ring:
    """Points that fell together on the screen are written once."""
    return [p for p, q in zip(ring, [None, *ring], strict=False) if p != q]


def path(points: Ring, closed: bool = True) -> str:
    """An outline or a line as SVG path data.

    >>> path([(0.0, 0.0), (1.0, 0.0), (1.0, 2.5), (0.0, 0.0)])
    'M0,0 1,0 1,2.5Z'
    """
    shown = points[:-1] if closed else points
    return "M" + " ".join(f"{x:.5g},{y:.5g}" for x, y in shown) + ("Z" if closed else "")


def document(board: Board, settings: Settings, drawing: Drawing) -> dict[str, Any]:
    """The data file of a board."""
    names: dict[str, list[str]] = {"land": [], "waste": [], "sea": []}
    for name in board.shapes:
        names[board.layer_of[name]].append(name)
    found = borders(board, settings)
    regions = tables.read_regions(settings.provinces) | tables.read_regions(settings.seas)
    result: dict[str, Any] = {
        "frame": list(drawing.screen.size),
        "projection": "; ".join(_projection_name(view) for view in settings.views),
        "provinces": {
            k: _full_entry(k, board, settings, drawing) | regions.get(k, {}) for k in names["land"]
        },
        "waste": {k: _entry(k, board, settings, drawing) for k in names["waste"]},
    }
    if names["sea"]:
        result["seas"] = {
            k: _full_entry(k, board, settings, drawing) | regions.get(k, {}) for k in names["sea"]
        }
    if len(settings.views) > 1:
        result["boxes"] = [_box(view, drawing.screen) for view in settings.views]
    if settings.lattice:
        result["lattice"] = _lattice(settings.lattice, settings.views[0], drawing.screen)
    if settings.line:
        result["line"] = _start_line(settings.line.waste, board, drawing)
    if settings.arrows:
        result["arrows"] = [_arrow(a, settings.views[0], drawing) for a in settings.arrows]
    for layer, key in (("land", "borders"), ("coast", "coasts"), ("sea", "sea_borders")):
        if layer in found:
            result[key] = _measures(found[layer], tables.read_kinds(settings.lists[layer]))
    marks = [
        _mark(couple, number, board, settings, drawing)
        for own in settings.lists.values()
        for couple, number in tables.read_marks(own).items()
    ]
    return result | ({"marks": marks} if marks else {})


def _box(view: View, screen: Screen) -> list[float]:
    """The frame of a view on the screen: left, top, width, height."""
    west, south, east, north = frame_of(view).bounds
    left, top = screen.point(Point(west, north))
    right, bottom = screen.point(Point(east, south))
    return [left, top, round(right - left, 1), round(bottom - top, 1)]


def _lattice(lattice: Lattice, view: View, screen: Screen) -> dict[str, str]:
    """Every hex as an outline; where it leaves the frame it runs along it."""
    corners = [radians(60 * i) for i in range(6)]
    found = {}
    for name, (x, y) in tables.read_hexes(lattice).items():
        ring = [
            screen.point(
                Point(
                    (x + lattice.side * cos(turn)) * view.unit_km,
                    (y + lattice.side * sin(turn)) * view.unit_km,
                )
            )
            for turn in corners
        ]
        found[name] = path([*ring, ring[0]])
    return found


def _mark(
    couple: Pair, number: int, board: Board, settings: Settings, drawing: Drawing
) -> dict[str, Any]:
    """A number on the middle of a border; neighbours in two views are joined by a line."""
    a, b = couple
    entry: dict[str, Any] = {"a": a, "b": b, "number": number}
    if couple in drawing.sides:
        merged = shapely.line_merge(shapely.MultiLineString(drawing.sides[couple]))
        line = max(shapely.get_parts(merged), key=lambda part: part.length)
    else:
        line = LineString([_label(name, board, settings, drawing.screen) for name in couple])
        entry["path"] = path([(x, y) for x, y in line.coords], closed=False)
    middle_of_line = line.interpolate(0.5, normalized=True)
    return entry | {"at": [round(middle_of_line.x, 1), round(middle_of_line.y, 1)]}


def _projection_name(view: View) -> str:
    if view.affine:
        return "affine " + " ".join(f"{v:g}" for v in view.affine)
    return view.projection


def _entry(name: str, board: Board, settings: Settings, drawing: Drawing) -> dict[str, Any]:
    return {
        "path": "".join(path(ring) for ring in drawing.outlines[name]),
        "label": list(_label(name, board, settings, drawing.screen)),
    }


def _full_entry(name: str, board: Board, settings: Settings, drawing: Drawing) -> dict[str, Any]:
    return _entry(name, board, settings, drawing) | {
        "centre": list(drawing.screen.point(middle(board.shapes[name]))),
        "area": area(board, name),
    }


def _label(name: str, board: Board, settings: Settings, screen: Screen) -> XY:
    if name in settings.labels:
        return screen.point(_located(board.view_of[name], settings.labels[name]))
    return screen.point(middle(board.shapes[name]))


def middle(shape: BaseGeometry) -> Point:
    """The point of the largest part that lies farthest from its outline."""
    largest = max(polygons(shape), key=lambda part: part.area)
    return Point(shapely.maximum_inscribed_circle(largest).coords[0])


def _located(view: View, at: LonLat) -> Point:
    return project_points(view, [at])[0]


def _start_line(waste: str, board: Board, drawing: Drawing) -> str:
    """The sides provinces share with one piece of waste land, from west to east."""
    sides = [
        LineString(side)
        for couple, shared in drawing.sides.items()
        if waste in couple and {board.layer_of[name] for name in couple} == {"land", "waste"}
        for side in shared
    ]
    merged = shapely.line_merge(shapely.MultiLineString(sides))
    lines = [_eastward(part) for part in shapely.get_parts(merged)]
    return "".join(path(line, closed=False) for line in sorted(lines))


def _eastward(line: LineString) -> Ring:
    points = [(x, y) for x, y in line.coords]
    return points if points[0] < points[-1] else points[::-1]


def _arrow(arrow: Arrow, view: View, drawing: Drawing) -> dict[str, str]:
    """A quadratic curve whose control point stands `bend` times its length beside the middle."""
    start, end = _located(view, arrow.start), _located(view, arrow.end)
    bow = Point(
        (start.x + end.x) / 2 + arrow.bend * (end.y - start.y),
        (start.y + end.y) / 2 - arrow.bend * (end.x - start.x),
    )
    (x0, y0), (x1, y1), (x2, y2) = (drawing.screen.point(p) for p in (start, bow, end))
    curve = f"M{x0:.5g},{y0:.5g}Q{x1:.5g},{y1:.5g} {x2:.5g},{y2:.5g}"
    return {"a": arrow.a, "b": arrow.b, "path": curve}


def _measures(found: dict[Pair, float], kinds: dict[Pair, str]) -> list[dict[str, Any]]:
    return [
        {"a": a, "b": b, "km": round(km)} | ({"kind": kinds[a, b]} if kinds else {})
        for (a, b), km in sorted(found.items())
    ]
