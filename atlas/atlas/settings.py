"""Settings: one TOML file per map says how it is projected, cut, divided and compared.

All lengths are kilometres, all areas square kilometres, all points on the globe `lon lat`.
Everything else in the workshop is the same for every map.
"""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

REPO = Path(__file__).resolve().parents[2]
MAPS = Path(__file__).resolve().parents[1] / "maps"
LAND = Path(__file__).resolve().parents[1] / "node_modules" / "world-atlas" / "land-50m.json"

LonLat = tuple[float, float]
Box = tuple[float, float, float, float]
Pair = tuple[str, str]


class AtlasError(Exception):
    """A mistake in the input, told in one sentence."""


def pair(a: str, b: str) -> Pair:
    """A border has no direction: the two names in alphabetical order."""
    return (a, b) if a < b else (b, a)


def parse_points(text: str) -> list[LonLat]:
    """Read `lon lat;lon lat`.

    >>> parse_points("4.7 51.3;6.1 50.3")
    [(4.7, 51.3), (6.1, 50.3)]
    """
    points = []
    for part in filter(str.strip, text.split(";")):
        try:
            lon, lat = map(float, part.split())
        except ValueError:
            raise AtlasError(f"'{part.strip()}' is not a point 'lon lat'.") from None
        points.append((lon, lat))
    return points


@dataclass(frozen=True)
class Table:
    """A CSV file with one province or sea zone per row, and the names of its columns."""

    file: str = ""
    id: str = "id"
    seeds: str = "seeds"
    playable: str = ""  # column that is 0 for land that only bounds the board
    region: str = ""  # column with the larger land a province belongs to


@dataclass(frozen=True)
class BorderList:
    """A CSV file with one pair per row, and when two shapes count as neighbours."""

    file: str = ""
    a: str = "a"
    b: str = "b"
    kinds: tuple[str, ...] = ()  # rows whose column `kind` has another value are not read
    corner: float = 0.0  # a shorter contact is a corner, not a border
    shortest: float = 0.0  # a border shorter than this is hard to see on the board
    narrow: frozenset[Pair] = frozenset()  # borders that may be shorter: straits, an isthmus
    apart: frozenset[Pair] = frozenset()  # neighbours that do not touch in the picture
    marks: str = ""  # column with a number to be written on the border; 0 = none


@dataclass(frozen=True)
class Strait:
    """A strait drawn as open water, wider than it is, so that nobody reads a land border there."""

    start: LonLat
    end: LonLat
    half_width: float


@dataclass(frozen=True)
class Arrow:
    """A sea route drawn between two provinces; `bend` is the height of its bow per length."""

    a: str
    b: str
    start: LonLat
    end: LonLat
    bend: float = 0.0


@dataclass(frozen=True)
class StartLine:
    """The border of the rows marked in `column` with one piece of waste land."""

    waste: str
    column: str


@dataclass(frozen=True)
class Lattice:
    """Flat-topped hexes over the first view; `x`, `y` and `side` in units of its projection."""

    file: str
    side: float
    id: str = "id"
    x: str = "x"
    y: str = "y"


@dataclass(frozen=True)
class View:
    """One picture on the board: the main map or an inset."""

    window: Box  # lon, lat: nothing outside is looked at
    projection: str = ""  # a PROJ string
    affine: tuple[float, ...] = ()  # or x = a lon + b lat + c, y = d lon + e lat + f
    unit_km: float = 1.0  # length of one unit of the projection
    frame: Box | None = None  # in units of the projection; without it the window is the frame
    column: str = ""  # rows belong here if this column ...
    values: tuple[str, ...] = ()  # ... has one of these values, ...
    others: tuple[str, ...] = ()  # ... or none of these
    omit: tuple[LonLat, ...] = ()  # land that holds such a point is left out
    waste: dict[str, list[LonLat]] = field(default_factory=dict)
    beyond: dict[str, list[LonLat]] = field(default_factory=dict)  # water off the board
    straits: tuple[Strait, ...] = ()


@dataclass(frozen=True)
class Settings:
    """Everything that makes one map differ from another."""

    views: tuple[View, ...]
    provinces: Table
    seas: Table | None
    lists: dict[str, BorderList]  # by layer: land, coast, sea, arrow
    out: str = ""
    width: int = 1000  # of the picture, in screen units
    simplify: float = 5.0  # roughly the size of the bends that vanish
    min_island: float = 0.0
    island_reach: float = float("inf")  # an island without seeds joins the nearest shore so near
    labels: dict[str, LonLat] = field(default_factory=dict)
    arrows: tuple[Arrow, ...] = ()
    line: StartLine | None = None
    lattice: Lattice | None = None


def load(name: str) -> Settings:
    """Read the settings of a map by its name, for example `attila`."""
    file = MAPS / f"{name}.toml"
    if not file.is_file():
        known = ", ".join(sorted(f.stem for f in MAPS.glob("*.toml")))
        raise AtlasError(f"There is no map '{name}'; the maps are {known}.")
    try:
        return _settings(tomllib.loads(file.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise AtlasError(f"{file.name} cannot be read: {error}.") from error


def _settings(raw: dict[str, Any]) -> Settings:
    tables = raw.pop("tables")
    return Settings(
        views=tuple(_view(v) for v in raw.pop("views")),
        provinces=Table(**tables["provinces"]),
        seas=Table(**tables["seas"]) if "seas" in tables else None,
        lists={layer: _border_list(v) for layer, v in raw.pop("lists").items()},
        labels={k: _point(v) for k, v in raw.pop("labels", {}).items()},
        arrows=tuple(_arrow(v) for v in raw.pop("arrows", [])),
        line=StartLine(**raw.pop("line")) if "line" in raw else None,
        lattice=Lattice(**raw.pop("lattice")) if "lattice" in raw else None,
        **raw,
    )


def _view(raw: dict[str, Any]) -> View:
    for key in ("affine", "values", "others"):
        raw[key] = tuple(raw.get(key, ()))
    return View(
        window=_box(raw.pop("window")),
        frame=_box(raw.pop("frame")) if "frame" in raw else None,
        omit=tuple(map(_point, raw.pop("omit", []))),
        waste={k: parse_points(v) for k, v in raw.pop("waste", {}).items()},
        beyond={k: parse_points(v) for k, v in raw.pop("beyond", {}).items()},
        straits=tuple(
            Strait(_point(s["from"]), _point(s["to"]), s["half_width"])
            for s in raw.pop("straits", [])
        ),
        **raw,
    )


def _border_list(raw: dict[str, Any]) -> BorderList:
    for key in ("narrow", "apart"):
        raw[key] = frozenset(pair(a, b) for a, b in raw.get(key, []))
    return BorderList(kinds=tuple(raw.pop("kinds", ())), **raw)


def _arrow(raw: dict[str, Any]) -> Arrow:
    a, b = raw["between"]
    return Arrow(a, b, _point(raw["from"]), _point(raw["to"]), raw.get("bend", 0.0))


def _point(raw: list[float]) -> LonLat:
    lon, lat = raw
    return float(lon), float(lat)


def _box(raw: list[float]) -> Box:
    west, south, east, north = map(float, raw)
    return west, south, east, north
