"""The board: areas, provinces with their borders and cities, sea zones with their shores.

Rules   realm R5.1 to R5.6, R5.8; E82, E84, E85: which provinces and icons there are; war E68, E69

Whatever has a number has the number of its row in its table. Nothing in here changes in a game.
"""

from __future__ import annotations

from collections.abc import Sequence

from aevum.core.tables import Row, Tables
from aevum.games.invasions.kinds import (
    BORDERS,
    HALVES,
    NONE,
    OPEN_TERRAINS,
    RELIGIONS,
    STRAIT,
    TERRAINS,
)

Ints = tuple[int, ...]


def place_in(ids: Sequence[str], name: str) -> int:
    """The number of an id, or NONE where a cell is empty."""
    return list(ids).index(name) if name else NONE


def halves(text: str) -> int:
    """An income in half gold pieces: `0.5` is 1."""
    return round(float(text) * 2)


def whole(text: str, empty: int = NONE) -> int:
    return int(text) if text else empty


class Area:
    """An area: how it is held and what it yields (realm R5.4)."""

    def __init__(self, index: int, row: Row, provinces: Ints) -> None:
        self.index = index
        self.id = row["id"]
        self.name = row["name"]
        self.civilized = row["status"] == "civilized"
        self.half = place_in(HALVES, row["half"])
        """West or east of the empire (realm R33.3), or NONE."""
        self.religion = RELIGIONS.index(row["religion"])
        """Of the area as a whole (realm E76); single provinces may differ."""
        self.kingdom_halves = halves(row["kingdom"])
        """The printed kingdom income, in halves: the sum of its provinces."""
        self.empire = whole(row["empire"], 0)
        """The printed empire income: 2 and the levels of its cities; 0 for barbarian areas."""
        self.offmap = int(row["offmap"])
        """Gold from beyond the board for its civilized controller (realm R27.10)."""
        self.nomads_only = row["closed"] == "nomads"
        """Closed ground (realm R5.6)."""
        self.closed = ""
        """The modifier that opens it, if it is closed to all others."""
        if row["closed"] and not self.nomads_only:
            self.closed = row["closed"]
        self.calm = row["calm"] == "1"
        """Amphibious barbarians land here without a risk (war R30.8)."""
        self.provinces = provinces
        self.near: Ints = ()
        """Areas that share a land border or a strait (realm R5.8, E99)."""


class Province:
    """A province and its neighbours; straits count as borders (realm R5.1, R5.2, war R15.1)."""

    def __init__(self, index: int, row: Row, areas: list[Row], seas: list[str]) -> None:
        self.index = index
        self.id = row["id"]
        self.name = row["name"]
        self.area = place_in([each["id"] for each in areas], row["area"])
        """NONE for a province without an area: barbarian ground (realm E81)."""
        self.civilized = self.area != NONE and areas[self.area]["status"] == "civilized"
        self.terrain = TERRAINS.index(row["terrain"])
        self.open_terrain = self.terrain in OPEN_TERRAINS
        self.income_halves = halves(row["income"])
        self.religion = RELIGIONS.index(row["religion"])
        self.city = row["city"]
        """The id of its city or site; empty if it has none."""
        self.city_name = row["city_name"]
        self.level = whole(row["level"])
        """At the start: 0 = site, 1-3 = city, NONE = neither (realm R6)."""
        self.walls = row["walls"] == "1"
        """Fortified at the start."""
        self.wall_value = whole(row["wall_value"], 0)
        """What walls take off a siege (war R22.4)."""
        self.port = place_in(seas, row["port"])
        """The sea zone of the port, or NONE."""
        self.granary = row["granary"] == "1"
        self.caravan = row["caravan"] == "1"
        self.island = row["island"] == "1"
        """One province, without waters of its own (realm R5.5)."""
        self.closed = row["closed"]
        """The modifier without which nobody may enter (realm R5.6), or empty."""
        self.restricted = bool(self.closed)
        """Closed to some, by itself or with its area."""
        self.near: Ints = ()
        """Neighbours over land and straits, by name; the next three tell of each in turn."""
        self.kinds: Ints = ()
        """Kind of the border."""
        self.strait_seas: Ints = ()
        """The sea zone of the strait, or NONE."""
        self.border_names: tuple[str, ...] = ()
        """River, ridge or strait."""
        self.land: Ints = ()
        """Neighbours without straits."""
        self.coasts: Ints = ()
        """The sea zones it touches."""

    def border(self, other: int) -> int:
        """The kind of the border with a neighbour, or NONE; there is but one (war E76)."""
        for i in range(len(self.near)):
            if self.near[i] == other:
                return self.kinds[i]
        return NONE


class SeaZone:
    """A sea zone, its neighbours and its shores (realm R5.3)."""

    def __init__(self, index: int, row: Row) -> None:
        self.index = index
        self.id = row["id"]
        self.name = row["name"]
        self.monopoly = int(row["monopoly"])
        self.side = row["side"]
        self.mediterranean = row["waters"] == "mediterranean"
        self.black_sea = row["waters"] == "black_sea"
        self.near: Ints = ()
        self.coast: Ints = ()
        """Provinces that touch it."""
        self.ports: Ints = ()
        """Provinces whose city or site has a port on it."""
        self.shores: tuple[Ints, ...] = ()
        """Provinces of the coast that hang together by land; islands alone (war R30.9)."""

    def shore_of(self, province: int) -> int:
        """The shore a province of the coast belongs to, or NONE."""
        for i in range(len(self.shores)):
            if province in self.shores[i]:
                return i
        return NONE


class Strait:
    """A double arrow: two provinces and the sea zone whose fleets can block it (war R31)."""

    def __init__(self, name: str, a: int, b: int, sea: int) -> None:
        self.name = name
        self.a = a
        self.b = b
        self.sea = sea


class Board:
    """The whole board."""

    def __init__(self, tables: Tables) -> None:
        rows = tables["provinces"]
        self.seas = [SeaZone(i, row) for i, row in enumerate(tables["seas"])]
        sea_ids = [sea.id for sea in self.seas]
        self.provinces = [Province(i, row, tables["areas"], sea_ids) for i, row in enumerate(rows)]
        self.areas = [
            Area(i, row, tuple(p.index for p in self.provinces if p.area == i))
            for i, row in enumerate(tables["areas"])
        ]
        self.straits: list[Strait] = []
        ids = [province.id for province in self.provinces]
        self._join(tables["borders"], ids, sea_ids)
        self._join_seas(tables, ids, sea_ids)
        for area in self.areas:
            area.near = self._areas_near(area)
            for p in area.provinces:
                self.provinces[p].restricted |= area.nomads_only or bool(area.closed)
        self.apart: Ints = tuple(p.index for p in self.provinces if p.area == NONE)
        """Provinces without an area."""
        self.harbours: Ints = tuple(p.index for p in self.provinces if p.port != NONE)
        self.reach: list[dict[int, int]] = []
        """By province: those within the steps of a reaction, and how many steps away they are."""
        self.around: list[Ints] = []
        """The same provinces in order, without the one in the middle."""

    def measure(self, steps: int) -> None:
        """war R17.4, R18.6, R19.39: what lies within so many steps, over whatever ground."""
        for province in self.provinces:
            found = {province.index: 0}
            edge = [province.index]
            for step in range(1, steps + 1):
                edge = sorted({q for p in edge for q in self.provinces[p].near if q not in found})
                found.update(dict.fromkeys(edge, step))
            self.reach.append(found)
            self.around.append(tuple(sorted(set(found) - {province.index})))

    def _join(self, borders: list[Row], ids: list[str], seas: list[str]) -> None:
        near: list[list[tuple[int, int, int, str]]] = [[] for _ in ids]
        for row in borders:
            a, b = ids.index(row["a"]), ids.index(row["b"])
            kind = BORDERS.index(row["kind"])
            sea = place_in(seas, row["sea"])
            near[a].append((b, kind, sea, row["name"]))
            near[b].append((a, kind, sea, row["name"]))
            if kind == STRAIT:
                self.straits.append(Strait(row["name"], a, b, sea))
        for province in self.provinces:
            found = sorted(near[province.index], key=lambda border: ids[border[0]])
            province.near = tuple(each[0] for each in found)
            province.kinds = tuple(each[1] for each in found)
            province.strait_seas = tuple(each[2] for each in found)
            province.border_names = tuple(each[3] for each in found)
            province.land = tuple(each[0] for each in found if each[1] != STRAIT)

    def _join_seas(self, tables: Tables, ids: list[str], seas: list[str]) -> None:
        for sea in self.seas:
            coast = [row for row in tables["coasts"] if row["sea"] == sea.id]
            sea.coast = tuple(ids.index(row["province"]) for row in coast)
            sea.ports = tuple(ids.index(row["province"]) for row in coast if row["port"] == "1")
            sea.near = tuple(
                seas.index(row["b"] if row["a"] == sea.id else row["a"])
                for row in tables["sea_borders"]
                if sea.id in (row["a"], row["b"])
            )
            sea.shores = self._shores(sea.coast)
        for province in self.provinces:
            province.coasts = tuple(s.index for s in self.seas if province.index in s.coast)

    def _shores(self, coast: Ints) -> tuple[Ints, ...]:
        left = list(coast)
        found: list[Ints] = []
        while left:
            shore = [left.pop(0)]
            for each in shore:
                more = [p for p in self.provinces[each].land if p in left]
                shore += more
                left = [p for p in left if p not in more]
            found.append(tuple(sorted(shore)))
        return tuple(found)

    def _areas_near(self, area: Area) -> Ints:
        found = {self.provinces[q].area for p in area.provinces for q in self.provinces[p].near}
        return tuple(sorted(found - {area.index, NONE}))
