"""The data pack: tables and map, read, checked and put into the box.

Checked here is what the rules need in order to work; every mistake is reported with file, key and
a suggestion. How the tables should be balanced is asked for in laws.py.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from aevum.core.pack import DataSource, Pack, pack_of
from aevum.core.tables import Row
from aevum.games.era_of_tribes.box import Box, ids_of
from aevum.games.era_of_tribes.kinds import (
    ACTIONS,
    DIPLOMACY,
    EFFECTS,
    ENDS,
    EPOCHS,
    FIELDS,
    GAINS,
    GOODS,
    LENGTHS,
    LUXURIES,
    METRICS,
    MODIFIERS,
    NUMBERS,
    PIPS,
    SEATS,
    SLOTS,
    SYMBOLS,
    TERRAINS,
    TOP_LEVEL,
    UNITS,
    VALUES,
)
from aevum.games.era_of_tribes.map_laws import NEEDED
from aevum.games.era_of_tribes.peoples import arguments
from aevum.games.era_of_tribes.schema import TABLES

CLOSED: Final = {
    "actions": ACTIONS, "diplomacy": DIPLOMACY, "ends": ENDS, "fields": FIELDS, "goods": GOODS,
    "markers": SYMBOLS, "metrics": METRICS, "modifiers": MODIFIERS, "numbers": NUMBERS,
    "terrains": TERRAINS, "units": UNITS,
}  # fmt: skip
"""Tables whose rows the rules know by name."""
COUNTED: Final = {
    "barbarians": ("stage", 1, EPOCHS),
    "cities": ("slot", 1, SLOTS),
    "epochs": ("no", 0, EPOCHS),
    "players": ("players", 1, SEATS),
    "prices": ("level", 1, TOP_LEVEL),
}
"""Tables whose rows are numbered: the column, the first number, how many."""
OPEN_LIMITS: Final = {"influence": "by players", "triumph": "met", "homes": "all"}
"""End conditions without a number of their own."""
DECIMAL: Final = re.compile(r"-?\d+(\.\d+)?")
NEIGHBOURS: Final = {"land": "land land", "coast": "land sea", "sea": "sea sea"}
"""What a border of each kind joins, in this order."""


class Unpacking:
    """Reads a pack; whatever comes later may rely on what was checked before."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.tables = TABLES.read(pack)
        for name, ids in CLOSED.items():
            self._check_closed(name, ids)
        for name, (column, first, count) in COUNTED.items():
            self._check_counted(name, column, first, count)
        pack.finish()
        self._check_progress()
        self._check_tracks()
        self._check_powers()
        self._check_villages()
        self._check_ends()
        self._check_dice()
        self._check_map()
        pack.finish()

    def box(self) -> Box:
        box = Box(self.pack, self.tables)
        for law in NEEDED:
            law(box)
        self.pack.finish()
        return box

    def _complain(self, name: str, key: str, text: str, hint: str = "") -> None:
        self.pack.complain(f"{name}.csv", key, text, hint)

    # -- lists -----------------------------------------------------------------------------------

    def _check_closed(self, name: str, ids: Sequence[str]) -> None:
        """The rules know these rows, and their order."""
        found = ids_of(self.tables[name])
        for each in found:
            self.pack.one_of(f"{name}.csv", f"id {each}", each, ids)
        for each in ids:
            if each not in found:
                self._complain(name, f"id {each}", "is missing", "the rules ask for it")
        if found != list(ids) and sorted(found) == sorted(ids):
            self._complain(name, "rows", "stand in another order", ", ".join(ids))

    def _check_counted(self, name: str, column: str, first: int, count: int) -> None:
        found = [int(row[column]) for row in self.tables[name]]
        if found != list(range(first, first + count)):
            self._complain(
                name, column, f"runs {' '.join(map(str, found))}", f"{first} to {first + count - 1}"
            )

    # -- boards and tracks -----------------------------------------------------------------------

    def _check_progress(self) -> None:
        """Five levels of every field, with numbers the rules know."""
        for field in FIELDS:
            rows = [row for row in self.tables["levels"] if row["field"] == field]
            found = [int(row["level"]) for row in rows]
            if found != list(range(TOP_LEVEL + 1)):
                hint = f"0 to {TOP_LEVEL}, in this order"
                self._complain("levels", f"levels of {field}", f"are {found}", hint)
        for row in self.tables["levels"]:
            key = f"{row['field']} {row['level']}"
            self._check_pairs("levels", f"gain of {key}", row["gain"], GAINS)
            self._check_pairs("levels", f"value of {key}", row["value"], VALUES)

    def _check_pairs(self, name: str, key: str, text: str, known: Sequence[str]) -> None:
        for part in text.split(";"):
            words = part.split()
            if not words:
                continue
            if len(words) != 2 or not words[1].isdigit():
                self._complain(name, key, f"'{part.strip()}' is no name and number", "e.g. food 2")
            else:
                self.pack.one_of(f"{name}.csv", key, words[0], known)

    def _check_tracks(self) -> None:
        """Morale without gaps and one start box (6.3); the processions' spaces from 1 on (6.9)."""
        boxes = [int(row["value"]) for row in self.tables["morale"]]
        if not boxes or boxes != list(range(boxes[0], boxes[0] + len(boxes))):
            self._complain("morale", "value", "has gaps", "one box for each number, ascending")
        starts = [row["value"] for row in self.tables["morale"] if row["start"] == "1"]
        if len(starts) != 1:
            self._complain("morale", "start", f"{len(starts)} start boxes", "exactly one")
        spaces = [int(row["space"]) for row in self.tables["triumph"]]
        last = next(int(r["value"]) for r in self.tables["numbers"] if r["id"] == "triumph-last")
        if spaces != list(range(1, last + 1)):
            self._complain("triumph", "space", "has gaps", f"1 to {last}, the number triumph-last")

    def _check_ends(self) -> None:
        """A last epoch and two numbers; the others have no number of their own (R25.1)."""
        epochs = ids_of(self.tables["epochs"])
        for row in self.tables["ends"]:
            for length in LENGTHS:
                key, value = f"{length} of {row['id']}", row[length]
                if row["id"] == "epoch":
                    self.pack.one_of("ends.csv", key, value, epochs)
                elif row["id"] in OPEN_LIMITS:
                    self.pack.one_of("ends.csv", key, value, [OPEN_LIMITS[row["id"]]])
                elif not value.isdigit():
                    self._complain("ends", key, f"is '{value}'", "a number")

    # -- peoples and tiles -----------------------------------------------------------------------

    def _check_powers(self) -> None:
        """Each power gives its modifier exactly the arguments it takes (R27)."""
        takes = {row["id"]: row["arguments"].split() for row in self.tables["modifiers"]}
        for row in self.tables["modifiers"]:
            if row["default"]:
                self._check_arguments("modifiers", row["id"], row["default"], takes[row["id"]])
        for row in self.tables["powers"]:
            key = f"{row['people']} {row['modifier']}"
            self._check_arguments("powers", key, row["arguments"], takes[row["modifier"]])

    def _check_arguments(self, name: str, key: str, text: str, takes: list[str]) -> None:
        given = arguments(text)
        if sorted(given) != sorted(takes):
            hint = " ".join(f"{each}=…" for each in takes) or "none"
            self._complain(name, f"arguments of {key}", f"are '{text}'", hint)
            return
        for argument, value in given.items():
            where = f"{argument} of {key}"
            if argument == "field":
                self.pack.one_of(f"{name}.csv", where, value, FIELDS)
            elif argument == "good":
                self.pack.one_of(f"{name}.csv", where, value, GOODS[:LUXURIES])
            elif not value.removeprefix("-").isdigit():
                self._complain(name, where, f"is '{value}'", "a number")

    def _check_villages(self) -> None:
        """A tile scores by five thresholds, or gives a number of something (R20.4, R26.7)."""
        for row in self.tables["villages"]:
            key = f"effect of {row['id']}"
            words = row["effect"].split() or [""]
            effect = self.pack.one_of("villages.csv", key, words[0], EFFECTS)
            if (words[0] == "score") != (row["group"] == "score"):
                hint = "tiles of the group score score"
                self._complain("villages", key, f"does not fit group {row['group']}", hint)
            elif words[0] == "score":
                self.pack.one_of("villages.csv", key, " ".join(words[1:]), METRICS)
                self._check_thresholds(row)
            elif words[0] == "half-progress":
                if len(words) > 1:
                    self._complain("villages", key, "takes no number", "half-progress")
            elif effect >= 0 and (len(words) != 2 or not words[1].isdigit()):
                self._complain("villages", key, f"is '{row['effect']}'", f"e.g. {words[0]} 2")

    def _check_thresholds(self, row: Row) -> None:
        limits = [row[f"for_{points}"] for points in range(1, 6)]
        numbers = [int(each) for each in limits if each]
        if len(numbers) < 5 or sorted(set(numbers)) != numbers:
            text = f"are {' '.join(each or '–' for each in limits)}"
            self._complain("villages", f"thresholds of {row['id']}", text, "five rising numbers")

    def _check_dice(self) -> None:
        """Six faces each; the plunder table answers every one of them (6.7, R27.11)."""
        for die in ("attack", "defence", "plunder"):
            rows = [row for row in self.tables["dice"] if row["die"] == die]
            if [row["face"] for row in rows] != [str(pip) for pip in range(1, PIPS + 1)]:
                self._complain("dice", f"faces of {die}", f"are {len(rows)}", "1 to 6, in order")
            for row in rows:
                known = [row["face"]] if die == "plunder" else list(SYMBOLS)
                self.pack.one_of("dice.csv", f"symbol of {die} {row['face']}", row["symbol"], known)
        for target in ("city", "vassals"):
            pips = [
                pip
                for row in self.tables["plunder"]
                if row["target"] == target
                for pip in range(int(row["die_min"]), int(row["die_max"]) + 1)
            ]
            if sorted(pips) != list(range(1, PIPS + 1)):
                hint = "each of 1 to 6 once"
                self._complain("plunder", f"die of {target}", f"covers {sorted(pips)}", hint)

    # -- the map ---------------------------------------------------------------------------------

    def _check_map(self) -> None:
        provinces, seas = self.tables["provinces"], self.tables["seas"]
        for column in ("id", "name_en", "name_de"):
            both = {row[column] for row in provinces} & {row[column] for row in seas}
            for each in sorted(both):
                self._complain("seas", f"{column} {each}", "is used on land too")
        for row in self.tables["hexes"]:
            for column in ("x", "z"):
                if row["kind"] == "hex" and not DECIMAL.fullmatch(row[column]):
                    key = f"{column} of {row['id']}"
                    self._complain("hexes", key, f"is '{row[column]}'", "e.g. -18.74")
        for row in provinces:
            if row["home_of"] and row["barbarian_site"] == "1":
                hint = "one of the two"
                self._complain("provinces", row["id"], "is home and barbarian site", hint)
        self._check_borders()

    def _check_borders(self) -> None:
        kind = {row["id"]: "land" for row in self.tables["provinces"]}
        kind.update({row["id"]: "sea" for row in self.tables["seas"]})
        seen: set[tuple[str, str]] = set()
        for row in self.tables["borders"]:
            a, b = row["a"], row["b"]
            key = f"{a}-{b}"
            known = list(kind)
            if min(self.pack.one_of("borders.csv", key, each, known) for each in (a, b)) < 0:
                continue
            if a == b:
                self._complain("borders", key, "joins a field to itself")
            elif (b, a) in seen:
                self._complain("borders", key, "stands there twice", "once is enough for both ways")
            elif NEIGHBOURS[row["kind"]] != f"{kind[a]} {kind[b]}":
                hint = f"{row['kind']} joins {NEIGHBOURS[row['kind']].replace(' ', ' and ')}"
                self._complain("borders", f"kind of {key}", f"is {row['kind']}", hint)
            elif row["kind"] != "sea" and row["extra_cost"] != "0":
                hint = "0; footprints lie on sea borders"
                self._complain("borders", f"extra_cost of {key}", f"is {row['extra_cost']}", hint)
            seen.add((a, b))


def data_folder() -> Path:
    return Path(__file__).parent / "data"


def load_box(overlay: DataSource = None) -> Box:
    """Our tables, the owner's laid over them, or those of a pack that was kept."""
    return Unpacking(pack_of("era_of_tribes", data_folder(), overlay)).box()
