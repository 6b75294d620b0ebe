"""Cells: land and water divided among the seeds, so that neighbours share every point of a border.

The lines of a view (coasts, frame, edges between cells) are laid together and cut at every
crossing; the faces between them are the smallest stones of the mosaic. Each face falls to the
nearest seed on its own landmass or water, so that no cell jumps a strait.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from math import dist

import shapely
from shapely import MultiPoint, Point, Polygon, STRtree
from shapely.geometry.base import BaseGeometry

from .land import polygons
from .settings import Pair, pair

GRID = 0.001  # km: points nearer than this are one point

XY = tuple[float, float]
Edge = tuple[XY, XY]
Ring = list[XY]
Shapes = dict[str, BaseGeometry]


@dataclass(frozen=True)
class Seed:
    """A point that draws the land around it to its owner."""

    owner: str
    at: Point


@dataclass
class Body:
    """A landmass or a water, and the seeds on it."""

    shape: Polygon
    wet: bool
    seeds: list[Seed] = field(default_factory=list)


@dataclass
class Piece:
    """A connected part of a province on one body."""

    owner: str
    shape: Polygon


def settle(shapes: list[Polygon], seeds: Iterable[Seed], wet: bool = False) -> list[Body]:
    """Give every seed to the body it lies on, or to the nearest one."""
    bodies = [Body(shape, wet) for shape in shapes]
    tree = STRtree(shapes)
    for seed in seeds:
        bodies[int(tree.nearest(seed.at))].seeds.append(seed)
    return bodies


def divide(bodies: list[Body]) -> tuple[list[Piece], list[Polygon]]:
    """The pieces of all provinces, and the islands without a seed; lakes are dropped.

    Land and water are cut in one go, so that a coast has the same points on both sides.
    """
    lines = [line for body in bodies for line in (body.shape.boundary, _cell_edges(body))]
    faces = polygons(shapely.polygonize([shapely.union_all(lines, grid_size=GRID)]))
    tree = STRtree([body.shape for body in bodies])
    share: dict[int, list[Polygon]] = defaultdict(list)
    for face in faces:
        for i in tree.query(face.representative_point(), predicate="within")[:1]:
            share[int(i)].append(face)
    pieces: list[Piece] = []
    islands: list[Polygon] = []
    for i, own in share.items():
        if bodies[i].seeds:
            pieces += _pieces(bodies[i], own)
        elif not bodies[i].wet:
            islands += own
    return pieces, islands


def _cell_edges(body: Body) -> BaseGeometry:
    """The lines halfway between the seeds of a body."""
    if len(body.seeds) < 2:
        return shapely.GeometryCollection()
    points = MultiPoint([seed.at for seed in body.seeds])
    return shapely.voronoi_polygons(points, extend_to=body.shape, only_edges=True) & body.shape


def _pieces(body: Body, faces: list[Polygon]) -> list[Piece]:
    """Faces joined by owner; a piece without a seed goes to the neighbour it touches most."""
    tree = STRtree([seed.at for seed in body.seeds])
    owned: dict[str, list[Polygon]] = defaultdict(list)
    for face in faces:
        owned[body.seeds[int(tree.nearest(face.representative_point()))].owner].append(face)
    pieces = [Piece(k, p) for k, v in owned.items() for p in polygons(join(v))]
    homes = {_home(seed, pieces) for seed in body.seeds}
    strays = [i for i, piece in enumerate(pieces) if i not in homes]
    for i in sorted(strays, key=lambda i: -pieces[i].shape.area):
        pieces[i].owner = _closest_neighbour(i, pieces)
    return pieces


def _home(seed: Seed, pieces: list[Piece]) -> int:
    """The piece a seed stands on; a seed on a border or off the coast has the nearest one."""
    own = [i for i, piece in enumerate(pieces) if piece.owner == seed.owner]
    return min(own or range(len(pieces)), key=lambda i: pieces[i].shape.distance(seed.at))


def _closest_neighbour(stray: int, pieces: list[Piece]) -> str:
    shared: dict[str, float] = defaultdict(float)
    shore = set(edges(pieces[stray].shape))
    for i, piece in enumerate(pieces):
        if i != stray:
            shared[piece.owner] += length(shore.intersection(edges(piece.shape)))
    return max(shared, key=lambda owner: shared[owner])


def join(parts: list[Polygon]) -> BaseGeometry:
    """Unite faces that share whole edges; no point on the outside is lost or moved."""
    return shapely.coverage_union_all(parts)


def gather(pieces: list[Piece]) -> Shapes:
    """One shape per owner."""
    owned: dict[str, list[Polygon]] = defaultdict(list)
    for piece in pieces:
        owned[piece.owner].append(piece.shape)
    return {owner: join(parts) for owner, parts in owned.items()}


def nearest(island: Polygon, shapes: Shapes, reach: float) -> str | None:
    """The shape an island without seeds belongs to, if any is near enough."""
    distance, owner = min((shape.distance(island), owner) for owner, shape in shapes.items())
    return owner if distance <= reach else None


def rings(shape: BaseGeometry) -> list[Ring]:
    """The closed outlines of a shape, holes included."""
    return [
        [(x, y) for x, y in ring.coords]
        for polygon in polygons(shape)
        for ring in (polygon.exterior, *polygon.interiors)
    ]


def edges(shape: BaseGeometry) -> Iterator[Edge]:
    """The sides of a shape, each written from its lesser to its greater end."""
    for ring in rings(shape):
        yield from ring_edges(ring)


def ring_edges(ring: Ring) -> Iterator[Edge]:
    """The sides of one outline; sides of no length do not count."""
    for p, q in pairwise(ring):
        if p != q:
            yield (p, q) if p < q else (q, p)


def length(sides: Iterable[Edge]) -> float:
    """How long sides are together."""
    return sum(dist(p, q) for p, q in sides)


def contacts(outlines: Mapping[str, Iterable[Edge]]) -> dict[Pair, list[Edge]]:
    """Which shapes touch, and along which sides."""
    seen: dict[Edge, str] = {}
    found: dict[Pair, list[Edge]] = defaultdict(list)
    for owner, sides in outlines.items():
        for side in sides:
            other = seen.setdefault(side, owner)
            if other != owner:
                found[pair(owner, other)].append(side)
    return dict(found)
