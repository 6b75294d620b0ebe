"""The board: provinces, their borders and the line in the north (R4.7, R13).

Everything the rules ask of the map is precomputed here as bit masks over the provinces.
"""

from __future__ import annotations

import re
from pathlib import Path

from aevum.core.pack import SOURCES, DataSource, Pack, pack_of
from aevum.core.words import Ids, Vocabulary
from aevum.games.attila.components import (
    ACTION_TILES,
    MOMENTS,
    PLACE_V,
    PLACES,
    TRIBES,
    TRIGGERS,
    VERBS,
)

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
SLUG = re.compile(r"[a-z]+(-[a-z]+)*")


class Board:
    """Provinces by index; masks say which of them are upper, or near a province."""

    def __init__(self, pack: Pack) -> None:
        self.tribes = pack.table("tribes.csv", TRIBE_COLUMNS)
        self.provinces = pack.table("provinces.csv", PROVINCE_COLUMNS)
        self.borders = pack.table("borders.csv", BORDER_COLUMNS)
        pack.finish()
        self.tribe_ids = [row["id"] for row in self.tribes]
        self.ids = [row["id"] for row in self.provinces]
        self.size = len(self.ids)
        self._check_tribes(pack)
        self._check_provinces(pack)
        self.upper = self._upper_mask(pack)
        self.near = [1 << p for p in range(self.size)]
        self._join_neighbours(pack)
        pack.finish()
        self._check_reach(pack)
        pack.finish()
        self.checksum = pack.checksum()
        self.files = pack.files()
        self.axes: dict[str, list[str]] = {
            "tribe": self.tribe_ids,
            "province": self.ids,
            "tile": list(ACTION_TILES),
            "century": ["4", "5", "6", "7"],
            "trigger": list(TRIGGERS),
            "place": list(PLACES),
            "moment": list(MOMENTS),
            "start": ["0", "1", "2", "3", "4"],
        }
        self.sizes = {name: len(ids) for name, ids in self.axes.items()}
        axes = {name: Ids(ids) for name, ids in self.axes.items()}
        self.vocabulary = Vocabulary(VERBS, axes)
        self.words = self.vocabulary.words
        self._places = words_by_byte(self.words[PLACE_V])
        self.names = {
            language: {row["id"]: row[f"name_{language}"] for row in self.tribes + self.provinces}
            for language in ("en", "de")
        }

    def _check_tribes(self, pack: Pack) -> None:
        pack.unique("tribes.csv", "id", self.tribe_ids)
        self._check_rows(pack, "tribes.csv", self.tribes)
        for name in set(self.tribe_ids) & set(self.ids):
            pack.complain("tribes.csv", f"id {name}", "is the id of a province too")
        if len(self.tribes) != TRIBES:
            pack.complain("tribes.csv", "rows", f"{len(self.tribes)} tribes", "there are six")

    def _check_provinces(self, pack: Pack) -> None:
        for column in ("id", "name_en", "name_de"):
            pack.unique("provinces.csv", column, [row[column] for row in self.provinces])
        if not FEWEST_PROVINCES <= self.size <= MOST_PROVINCES:
            wanted = f"a board needs {FEWEST_PROVINCES} to {MOST_PROVINCES}"
            pack.complain("provinces.csv", "rows", f"{self.size} provinces", wanted)
        self._check_rows(pack, "provinces.csv", self.provinces)

    def _check_rows(self, pack: Pack, file: str, rows: list[dict[str, str]]) -> None:
        """Every id is a slug, and every row says where it comes from."""
        for row in rows:
            pack.one_of(file, f"source of {row['id']}", row["source"], SOURCES)
            if not SLUG.fullmatch(row["id"]):
                pack.complain(file, f"id {row['id']}", "is not a slug", "use a-z and hyphens")

    def _upper_mask(self, pack: Pack) -> int:
        mask = 0
        for p, row in enumerate(self.provinces):
            if pack.one_of("provinces.csv", f"upper of {row['id']}", row["upper"], ("0", "1")) == 1:
                mask |= 1 << p
        count = mask.bit_count()
        if count != UPPER_PROVINCES:
            wanted = "exactly six touch the line"
            pack.complain("provinces.csv", "upper", f"{count} upper provinces", wanted)
        return mask

    def _join_neighbours(self, pack: Pack) -> None:
        """Land borders and sea arrows alike make provinces adjacent (R4.7)."""
        seen: set[tuple[int, int]] = set()
        for row in self.borders:
            pair = f"{row['a']}-{row['b']}"
            pack.one_of("borders.csv", f"kind of {pair}", row["kind"], ("land", "sea"))
            pack.one_of("borders.csv", f"source of {pair}", row["source"], SOURCES)
            a = pack.one_of("borders.csv", pair, row["a"], self.ids)
            b = pack.one_of("borders.csv", pair, row["b"], self.ids)
            if a < 0 or b < 0:
                continue
            if a == b:
                pack.complain("borders.csv", pair, "joins a province to itself")
            if (min(a, b), max(a, b)) in seen:
                pack.complain("borders.csv", pair, "stands there twice")
            seen.add((min(a, b), max(a, b)))
            self.near[a] |= 1 << b
            self.near[b] |= 1 << a

    def _check_reach(self, pack: Pack) -> None:
        """Every province can be reached from the line."""
        reached = 0
        grown = self.upper
        while grown != reached:
            reached = grown
            for p in range(self.size):
                if reached >> p & 1:
                    grown |= self.near[p]
        for p, name in enumerate(self.ids):
            if not reached >> p & 1:
                pack.complain("borders.csv", name, "cannot be reached", "add a border")

    def places(self, mask: int) -> list[str]:
        """The words `place ...` of all provinces in a mask."""
        words: list[str] = []
        for table in self._places:
            words += table[mask & 255]
            mask >>= 8
        return words

    def neighbours(self, province: int) -> list[int]:
        near = self.near[province]
        return [p for p in range(self.size) if p != province and near >> p & 1]


def words_by_byte(words: list[str]) -> list[list[list[str]]]:
    """For every eight words: those that a mask of eight bits stands for."""
    return [
        [
            [word for bit, word in enumerate(words[first : first + 8]) if mask >> bit & 1]
            for mask in range(256)
        ]
        for first in range(0, len(words), 8)
    ]


def data_folder() -> Path:
    return Path(__file__).parent / "data"


def load_board(overlay: DataSource = None) -> Board:
    """Our board, the owner's tables laid over it, or the tables of a pack that was kept."""
    return Board(pack_of("attila", data_folder(), overlay))
