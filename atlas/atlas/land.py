"""Land: the coastline as TopoJSON, unpacked, projected and cut to the frame of a view."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from pyproj import Transformer
from shapely import LineString, MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry

from .settings import AtlasError, LonLat, View

Coordinates = NDArray[np.float64]
Projection = Callable[[Coordinates], Coordinates]

MARGIN = 1.0  # degrees looked at beyond the window, so that the cut follows the frame
STEP = 0.25  # degrees: the sides of a window bend when they are projected


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons in any geometry, without lines and points."""
    parts = shapely.get_parts(shape) if hasattr(shape, "geoms") else [shape]
    if any(hasattr(part, "geoms") for part in parts):
        return [p for part in parts for p in polygons(part)]
    return [p for p in parts if isinstance(p, Polygon) and not p.is_empty]


def read_land(file: Path) -> list[Polygon]:
    """All landmasses of the earth, in degrees."""
    if not file.is_file():
        raise AtlasError(f"The coastline {file.name} is missing: run 'npm ci' in the atlas folder.")
    topology = json.loads(file.read_text(encoding="utf-8"))
    arcs = _unpack_arcs(topology)
    return [
        part
        for geometry in topology["objects"]["land"]["geometries"]
        for rings in _ring_lists(geometry)
        for part in polygons(shapely.make_valid(_polygon(rings, arcs)))
    ]


def _unpack_arcs(topology: dict[str, Any]) -> list[Coordinates]:
    """TopoJSON stores whole-number steps from point to point."""
    scale = np.array(topology["transform"]["scale"])
    origin = np.array(topology["transform"]["translate"])
    return [np.cumsum(np.array(arc), axis=0) * scale + origin for arc in topology["arcs"]]


def _ring_lists(geometry: dict[str, Any]) -> list[list[list[int]]]:
    parts: list[list[list[int]]] = geometry["arcs"]
    return parts if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]


def _polygon(rings: list[list[int]], arcs: list[Coordinates]) -> Polygon:
    shell, *holes = (_ring(ring, arcs) for ring in rings)
    return Polygon(shell, holes)


def _ring(references: list[int], arcs: list[Coordinates]) -> Coordinates:
    """Join arcs; a negative reference is the arc read backwards. Joints occur twice, harmlessly."""
    ring = np.concatenate([arcs[i] if i >= 0 else arcs[~i][::-1] for i in references])
    # Land that crosses the date line goes on beyond 180 degrees instead of around the earth,
    # and stays on the side where most of it lies.
    lon = np.unwrap(ring[:, 0], period=360)
    ring[:, 0] = lon - 360 * np.round(lon.mean() / 360)
    return ring


def projection(view: View) -> Projection:
    """From degrees to kilometres on the board."""
    if view.affine:
        a, b, c, d, e, f = view.affine
        matrix, shift = np.array([[a, d], [b, e]]), np.array([c, f])
        return lambda lonlat: (lonlat @ matrix + shift) * view.unit_km
    transformer = Transformer.from_crs("EPSG:4326", view.projection, always_xy=True)

    def project(lonlat: Coordinates) -> Coordinates:
        return np.column_stack(transformer.transform(lonlat[:, 0], lonlat[:, 1])) * view.unit_km

    return project


def project_points(view: View, points: list[LonLat]) -> list[Point]:
    """Points of the globe on the board."""
    return [Point(xy) for xy in projection(view)(np.array(points))] if points else []


def frame_of(view: View) -> Polygon:
    """The part of the plane a view shows: its frame, as far as the window reaches."""
    window = shapely.segmentize(shapely.box(*view.window), STEP)
    shown: BaseGeometry = shapely.transform(window, projection(view))
    if view.frame:
        corners = np.array(view.frame) * view.unit_km
        shown = shown & shapely.box(*corners)
    return polygons(shown)[0]


def landmasses(view: View, world: list[Polygon], min_island: float) -> list[Polygon]:
    """The land of a view, cut to its frame, with open straits and without specks."""
    west, south, east, north = view.window
    window = shapely.box(west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN)
    omitted = [Point(p) for p in view.omit]
    near = [
        mass & window
        for mass in world
        if mass.intersects(window) and not any(mass.contains(p) for p in omitted)
    ]
    flat = shapely.transform(MultiPolygon([p for n in near for p in polygons(n)]), projection(view))
    land = shapely.make_valid(flat) & frame_of(view)
    for strait in view.straits:
        ends = project_points(view, [strait.start, strait.end])
        land = land - LineString(ends).buffer(strait.half_width)
    return [mass for mass in polygons(land) if mass.area >= min_island]


def waters(view: View, masses: list[Polygon]) -> list[Polygon]:
    """What is left of the frame: seas and lakes."""
    return polygons(frame_of(view) - shapely.union_all(masses))
