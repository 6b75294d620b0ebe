"""Tables: the CSV files of a data pack, read as seeds and as pairs of neighbours."""

import csv
from dataclasses import dataclass
from pathlib import Path

from .settings import (
    REPO,
    AtlasError,
    BorderList,
    Lattice,
    LonLat,
    Pair,
    Table,
    View,
    pair,
    parse_points,
)

Row = dict[str, str]


@dataclass(frozen=True)
class Site:
    """A province or sea zone before it has a shape."""

    id: str
    seeds: list[LonLat]
    playable: bool
    row: Row

    def cell(self, column: str) -> str:
        """A further column of the table."""
        if column not in self.row:
            raise AtlasError(f"The table of {self.id} lacks the column {column}.")
        return self.row[column]


def read_rows(file: str, columns: set[str]) -> list[Row]:
    """Read a CSV file that must have these columns; its path counts from the repository."""
    if not file:
        names = ", ".join(sorted(columns))
        raise AtlasError(f"The table with {names} has no file: name it on the command line.")
    path = Path(file) if Path(file).is_absolute() else REPO / file
    if not path.is_file():
        raise AtlasError(f"The table {file} does not exist.")
    with path.open(encoding="utf-8", newline="") as stream:
        reader = csv.DictReader(stream)
        if missing := columns - set(reader.fieldnames or ()):
            raise AtlasError(f"{path.name} lacks the column {', '.join(sorted(missing))}.")
        return list(reader)


def read_sites(table: Table) -> list[Site]:
    """All rows that have seeds; a row without is a box beside the map."""
    columns = {table.id, table.seeds} | ({table.playable} if table.playable else set())
    rows = read_rows(table.file, columns)
    sites = [_site(table, row) for row in rows if row[table.seeds].strip()]
    if len({s.id for s in sites}) < len(sites):
        raise AtlasError(f"{table.file} names a place twice.")
    return sites


def _site(table: Table, row: Row) -> Site:
    playable = not table.playable or row[table.playable] == "1"
    return Site(row[table.id], parse_points(row[table.seeds]), playable, row)


def read_regions(table: Table | None) -> dict[str, dict[str, str]]:
    """The further entry of every place that belongs to a larger land."""
    if table is None or not table.region:
        return {}
    return {s.id: {"region": s.cell(table.region)} for s in read_sites(table)}


def sites_of(view: View, sites: list[Site]) -> list[Site]:
    """The sites shown in one view."""
    if not view.column:
        return sites
    if view.values:
        return [s for s in sites if s.cell(view.column) in view.values]
    return [s for s in sites if s.cell(view.column) not in view.others]


def bounding_sites(seeds: dict[str, list[LonLat]]) -> list[Site]:
    """Seeds of unplayable land or water: they only shape the picture."""
    return [Site(name, points, False, {}) for name, points in seeds.items()]


def read_pairs(borders: BorderList) -> set[Pair]:
    """The pairs a list names, without those that cannot touch in the picture."""
    return {pair(row[borders.a], row[borders.b]) for row in _listed(borders)} - borders.apart


def read_kinds(borders: BorderList) -> dict[Pair, str]:
    """What sort of border each pair has; empty where the list tells only one."""
    if len(borders.kinds) < 2:
        return {}
    return {pair(row[borders.a], row[borders.b]): row["kind"] for row in _listed(borders)}


def read_marks(borders: BorderList) -> dict[Pair, int]:
    """The numbers to be written on borders, in the order of the list."""
    if not borders.marks:
        return {}
    found = {pair(row[borders.a], row[borders.b]): row[borders.marks] for row in _listed(borders)}
    return {couple: int(number) for couple, number in found.items() if number != "0"}


def read_hexes(lattice: Lattice) -> dict[str, tuple[float, float]]:
    """The centres of the hexes; a row without a centre is none."""
    rows = read_rows(lattice.file, {lattice.id, lattice.x, lattice.y})
    return {
        row[lattice.id]: (float(row[lattice.x]), float(row[lattice.y]))
        for row in rows
        if row[lattice.x]
    }


def _listed(borders: BorderList) -> list[Row]:
    wanted = {borders.a, borders.b, borders.marks or borders.a}
    wanted |= {"kind"} if borders.kinds else set()
    rows = read_rows(borders.file, wanted)
    return [row for row in rows if not borders.kinds or row["kind"] in borders.kinds]
