"""Board: all views of a map divided into provinces, waste land and sea zones, and compared."""

from collections.abc import Callable
from dataclasses import dataclass, field

import shapely
from shapely import Polygon

from . import cells, tables
from .borders import complaints, measured
from .cells import Edge, Seed, Shapes
from .land import frame_of, landmasses, polygons, project_points, waters
from .settings import AtlasError, Box, Pair, Settings, View, pair
from .tables import Site

Say = Callable[[str], None]

LAYERS = ("land", "coast", "sea")
ISLES = "isles"  # islands too far from any province


@dataclass
class Board:
    """Shapes in kilometres; `layer_of` tells land from waste from sea."""

    frame: Box
    shapes: Shapes = field(default_factory=dict)
    layer_of: dict[str, str] = field(default_factory=dict)
    view_of: dict[str, View] = field(default_factory=dict)

    def add(self, shapes: Shapes, layer_of: dict[str, str], view: View) -> None:
        """Lay the shapes of one view on the board, in the order of the tables."""
        known = [name for name in layer_of if name in shapes]
        for name in known + sorted(shapes.keys() - layer_of.keys()):
            if name in self.shapes:
                raise AtlasError(f"'{name}' is drawn in two views or in two layers.")
            self.shapes[name] = shapes[name]
            self.layer_of[name] = layer_of.get(name, "waste")
            self.view_of[name] = view


def build(settings: Settings, world: list[Polygon], say: Say) -> Board:
    """Divide every view."""
    land = tables.read_sites(settings.provinces)
    sea = tables.read_sites(settings.seas) if settings.seas else []
    frames = [frame_of(view) for view in settings.views]
    west, south, east, north = shapely.union_all(frames).bounds
    board = Board((west, south, east, north))
    for number, view in enumerate(settings.views, 1):
        own = tables.sites_of(view, land) + tables.bounding_sites(view.waste)
        own_sea = tables.sites_of(view, sea) + tables.bounding_sites(view.beyond)
        counts = f"{len(own)} pieces of land, {len(own_sea)} seas"
        say(f"View {number} of {len(settings.views)}: {counts}")
        board.add(_divide(view, own, own_sea, world, settings), _layers(own, own_sea), view)
    return board


def _divide(
    view: View, land: list[Site], sea: list[Site], world: list[Polygon], settings: Settings
) -> Shapes:
    """The shapes of a view, without seas that only bound the board: they stay plain water."""
    masses = landmasses(view, world, settings.min_island)
    bodies = cells.settle(masses, _seeds(view, land))
    if sea:
        bodies += cells.settle(waters(view, masses), _seeds(view, sea), wet=True)
    pieces, islands = cells.divide(bodies)
    ground = cells.gather([p for p in pieces if p.owner in {s.id for s in land}])
    pieces += [
        cells.Piece(cells.nearest(i, ground, settings.island_reach) or ISLES, i) for i in islands
    ]
    unsailed = {s.id for s in sea if not s.playable}
    return cells.gather([p for p in pieces if p.owner not in unsailed])


def _layers(land: list[Site], sea: list[Site]) -> dict[str, str]:
    own = {s.id: "land" if s.playable else "waste" for s in land}
    return own | {s.id: "sea" for s in sea if s.playable}


def _seeds(view: View, sites: list[Site]) -> list[Seed]:
    return [Seed(site.id, at) for site in sites for at in project_points(view, site.seeds)]


def touching(board: Board) -> dict[Pair, float]:
    """Every pair that shares a side, with the length in kilometres."""
    found = cells.contacts({name: cells.edges(shape) for name, shape in board.shapes.items()})
    return {couple: cells.length(sides) for couple, sides in found.items()}


def borders(board: Board, settings: Settings) -> dict[str, dict[Pair, float]]:
    """The borders of each listed layer."""
    lengths = touching(board)
    return {
        layer: measured(lengths, layer, board.layer_of, settings.lists[layer].corner)
        for layer in LAYERS
        if layer in settings.lists
    }


def differences(board: Board, settings: Settings, drawn: dict[Pair, list[Edge]]) -> list[str]:
    """What is wrong with a board; empty when picture and data pack agree."""
    found = borders(board, settings)
    wrong = [
        text
        for layer, pairs in found.items()
        for text in complaints(
            pairs, tables.read_pairs(settings.lists[layer]), settings.lists[layer], layer
        )
    ]
    wrong += _distorted(found, touching(board), drawn)
    return wrong + _shapeless(board, settings) + _arrows(settings) + _line(settings, drawn)


def _distorted(
    found: dict[str, dict[Pair, float]], lengths: dict[Pair, float], drawn: dict[Pair, list[Edge]]
) -> list[str]:
    """Simplifying must neither part neighbours nor join strangers."""
    parted = {couple for pairs in found.values() for couple in pairs} - drawn.keys()
    joined = drawn.keys() - lengths.keys()
    return [f"{a} and {b} part when simplified." for a, b in sorted(parted)] + [
        f"{a} and {b} touch only when simplified." for a, b in sorted(joined)
    ]


def _shapeless(board: Board, settings: Settings) -> list[str]:
    sites = tables.read_sites(settings.provinces)
    sites += tables.read_sites(settings.seas) if settings.seas else []
    return [f"{s.id} has no shape." for s in sites if s.playable and s.id not in board.shapes]


def _arrows(settings: Settings) -> list[str]:
    if "arrow" not in settings.lists:
        return []
    listed = tables.read_pairs(settings.lists["arrow"])
    drawn = {pair(arrow.a, arrow.b) for arrow in settings.arrows}
    return [
        f"arrow: {a} and {b} are in only one of picture and list."
        for a, b in sorted(listed ^ drawn)
    ]


def _line(settings: Settings, drawn: dict[Pair, list[Edge]]) -> list[str]:
    if settings.line is None:
        return []
    waste, column = settings.line.waste, settings.line.column
    sites = tables.read_sites(settings.provinces)
    ids = {s.id for s in sites}
    marked = {s.id for s in sites if s.cell(column) == "1"}
    on_line = {name for couple in drawn if waste in couple for name in couple} & ids
    return [
        f"line: {name} is marked or lies on the line, but not both."
        for name in sorted(marked ^ on_line)
    ]


def area(board: Board, name: str) -> int:
    """Square kilometres, as far as the projection is true."""
    return round(sum(p.area for p in polygons(board.shapes[name])))
