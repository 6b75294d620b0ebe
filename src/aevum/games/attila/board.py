"""The board: provinces, their borders and the line in the north (R4.7, R13).

Everything the rules ask of the map is precomputed here as bit masks over the provinces.
"""

from __future__ import annotations

from pathlib import Path

from aevum.core.errors import BadDataPack
from aevum.core.pack import SOURCES, Pack, one_of, unique
from aevum.core.vocabulary import Vocabulary
from aevum.games.attila.components import ACTION_TILES, PLACES, TRIBES, TRIGGERS, VERBS

PROVINCE_COLUMNS = ("id", "name_en", "name_de", "upper", "seeds", "source", "note")
BORDER_COLUMNS = ("a", "b", "kind", "source")
TRIBE_COLUMNS = (
    "id", "name_en", "name_de", "one_en", "one_de", "letter", "colour", "symbol", "source",
)  # fmt: skip
UPPER_PROVINCES = 6
FEWEST_PROVINCES = 15
"""Every conflict closes a province, and a game can see fifteen of them (I12)."""
MOST_PROVINCES = 60
"""Masks stay machine words."""


class Board:
    """Provinces by index; masks say which of them are upper, or near a province."""

    def __init__(self, pack: Pack) -> None:
        self.tribes = pack.table("tribes.csv", TRIBE_COLUMNS)
        self.provinces = pack.table("provinces.csv", PROVINCE_COLUMNS)
        self.borders = pack.table("borders.csv", BORDER_COLUMNS)
        self.checksum = pack.checksum()
        self.tribe_ids = [row["id"] for row in self.tribes]
        self.ids = [row["id"] for row in self.provinces]
        self._check_tribes()
        self._check_provinces()
        self.size = len(self.ids)
        self.upper = self._upper_mask()
        self.near = [1 << p for p in range(self.size)]
        self._join_neighbours()
        self._check_reach()
        self.axes: dict[str, list[str]] = {
            "tribe": self.tribe_ids,
            "province": self.ids,
            "tile": list(ACTION_TILES),
            "century": ["4", "5", "6", "7"],
            "trigger": list(TRIGGERS),
            "place": list(PLACES),
            "start": ["0", "1", "2", "3", "4"],
        }
        self.vocabulary = Vocabulary(VERBS, self.axes)
        self.words = self.vocabulary.words
        self.names = {
            language: {row["id"]: row[f"name_{language}"] for row in self.tribes + self.provinces}
            for language in ("en", "de")
        }

    def _check_tribes(self) -> None:
        unique("tribes.csv", "id", self.tribe_ids)
        if len(self.tribes) != TRIBES:
            raise BadDataPack("tribes.csv", "rows", f"{len(self.tribes)} tribes", "there are six")

    def _check_provinces(self) -> None:
        for column in ("id", "name_en", "name_de"):
            unique("provinces.csv", column, (row[column] for row in self.provinces))
        count = len(self.ids)
        if not FEWEST_PROVINCES <= count <= MOST_PROVINCES:
            raise BadDataPack(
                "provinces.csv", "rows", f"{count} provinces",
                f"a board needs {FEWEST_PROVINCES} to {MOST_PROVINCES}",
            )  # fmt: skip
        for row in self.provinces:
            one_of("provinces.csv", f"source of {row['id']}", row["source"], SOURCES)

    def _upper_mask(self) -> int:
        mask = 0
        for p, row in enumerate(self.provinces):
            if one_of("provinces.csv", f"upper of {row['id']}", row["upper"], ("0", "1")):
                mask |= 1 << p
        if mask.bit_count() != UPPER_PROVINCES:
            raise BadDataPack(
                "provinces.csv", "upper", f"{mask.bit_count()} upper provinces",
                "exactly six touch the line",
            )  # fmt: skip
        return mask

    def _join_neighbours(self) -> None:
        """Land borders and sea arrows alike make provinces adjacent (R4.7)."""
        seen: set[tuple[int, int]] = set()
        for row in self.borders:
            pair = f"{row['a']}-{row['b']}"
            one_of("borders.csv", f"kind of {pair}", row["kind"], ("land", "sea"))
            a = one_of("borders.csv", pair, row["a"], self.ids)
            b = one_of("borders.csv", pair, row["b"], self.ids)
            if a == b:
                raise BadDataPack("borders.csv", pair, "joins a province to itself")
            if (min(a, b), max(a, b)) in seen:
                raise BadDataPack("borders.csv", pair, "stands there twice")
            seen.add((min(a, b), max(a, b)))
            self.near[a] |= 1 << b
            self.near[b] |= 1 << a

    def _check_reach(self) -> None:
        reached = self.upper
        while True:
            grown = reached
            for p in range(self.size):
                if reached >> p & 1:
                    grown |= self.near[p]
            if grown == reached:
                break
            reached = grown
        for p, name in enumerate(self.ids):
            if not reached >> p & 1:
                raise BadDataPack(
                    "borders.csv", name, "cannot be reached from the line", "add a border"
                )

    def neighbours(self, province: int) -> list[int]:
        near = self.near[province]
        return [p for p in range(self.size) if p != province and near >> p & 1]


def data_folder() -> Path:
    return Path(__file__).parent / "data"


def load_board(overlay: Path | None = None) -> Board:
    """Our board, or the owner's tables laid over it."""
    return Board(Pack(data_folder(), overlay / "attila" if overlay else None))
