"""The map: provinces, seas, hexes and the sections that are played."""

from __future__ import annotations

from aevum.core.tables import Row
from aevum.games.era_of_tribes.components import NOBODY
from aevum.games.era_of_tribes.kinds import GOODS, TERRAINS


class Terrain:
    """A colour of dots (R0.2); `militia` for its defender (R16.6)."""

    def __init__(self, row: Row) -> None:
        self.id = row["id"]
        self.dot = row["dot"]
        self.militia = int(row["militia"])


class Province:
    """A land province; `land` are the provinces and `coasts` the seas beside it (6.12)."""

    def __init__(self, index: int, row: Row, hex_area: int, home_of: int) -> None:
        self.index = index
        self.id = row["id"]
        self.hex = hex_area
        self.terrain = TERRAINS.index(row["terrain"])
        self.food = int(row["food"])
        self.good = GOODS.index(row["good"]) if row["good"] else NOBODY
        self.home_of = home_of
        """The people whose home it is, or NOBODY."""
        self.is_barbarian_site = row["barbarian_site"] == "1"
        self.land: list[int] = []
        self.coasts: list[int] = []


class Sea:
    """A sea field; `lanes` are the seas beside it, `costs` their MP, `shores` its provinces."""

    def __init__(self, index: int, row: Row, hex_area: int) -> None:
        self.index = index
        self.id = row["id"]
        self.hex = hex_area
        self.fish = int(row["fish"])
        self.lanes: list[int] = []
        self.costs: list[int] = []
        self.shores: list[int] = []


class Hex:
    """A hex area, or an inset."""

    def __init__(self, index: int, row: Row) -> None:
        self.index = index
        self.id = row["id"]
        self.is_inset = row["kind"] == "inset"


class Section:
    """A part of the map (6.13): what is in play, and what lies beside it there.

    The lists of neighbours go by province or sea and leave out whatever is not in play; those of
    a field out of play are empty.
    """

    def __init__(
        self, index: int, row: Row, hexes: list[str], peoples: list[str],
        provinces: list[Province], seas: list[Sea],
    ) -> None:  # fmt: skip
        self.index = index
        self.id = row["id"]
        self.players = [
            [int(word) for word in row["players"].split()],
            [int(word) for word in row["players_long"].split()],
        ]
        """The numbers of players for which it is meant, by length (E86)."""
        self.peoples = [peoples.index(word) for word in row["peoples"].split()]
        self.hexes = [hexes.index(word) for word in row["hexes"].split()]
        self.has_province = [each.hex in self.hexes for each in provinces]
        self.has_sea = [each.hex in self.hexes for each in seas]
        self.provinces = [each.index for each in provinces if self.has_province[each.index]]
        self.seas = [each.index for each in seas if self.has_sea[each.index]]
        self.barbarian_sites = [p for p in self.provinces if provinces[p].is_barbarian_site]
        self.land = [
            within(each.land, self.has_province) if self.has_province[each.index] else []
            for each in provinces
        ]
        self.coasts = [
            within(each.coasts, self.has_sea) if self.has_province[each.index] else []
            for each in provinces
        ]
        self.shores = [
            within(each.shores, self.has_province) if self.has_sea[each.index] else []
            for each in seas
        ]
        self.lanes = [
            within(each.lanes, self.has_sea) if self.has_sea[each.index] else [] for each in seas
        ]
        self.costs = [
            [seas[s].costs[seas[s].lanes.index(t)] for t in lanes]
            for s, lanes in enumerate(self.lanes)
        ]
        """Movement points for each of the lanes (R13.4)."""


def within(fields: list[int], has: list[bool]) -> list[int]:
    return [each for each in fields if has[each]]


def join(provinces: list[Province], seas: list[Sea], borders: list[Row]) -> None:
    """Every border stands in the table once and joins both ways (6.12)."""
    land = {each.id: each for each in provinces}
    water = {each.id: each for each in seas}
    for row in borders:
        a, b = row["a"], row["b"]
        if row["kind"] == "land":
            land[a].land.append(land[b].index)
            land[b].land.append(land[a].index)
        elif row["kind"] == "coast":
            land[a].coasts.append(water[b].index)
            water[b].shores.append(land[a].index)
        else:
            for near, far in ((water[a], water[b]), (water[b], water[a])):
                near.lanes.append(far.index)
                near.costs.append(1 + int(row["extra_cost"]))
