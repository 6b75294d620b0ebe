"""The data pack: decks, tableaus and provinces, read, checked and put into the box.

Every mistake is reported with file, key and a suggestion. The construction rules of decks are not
asked for here but in deck_rules.py.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from aevum.core.effects import Reader
from aevum.core.pack import SOURCES, DataSource, Pack, pack_of
from aevum.games.rising_cultures.box import (
    PROVINCES,
    UNIT,
    Box,
    Card,
    Nation,
    Province,
    Side,
    Source,
    source_ids,
)
from aevum.games.rising_cultures.components import (
    ARCHIVE_SPACES,
    BARS,
    NATIONS,
    NILE_SPACES,
    RESOURCES,
    SIGNS,
    STAGES,
    SYMBOLS,
    TABLEAU_EFFECTS,
)
from aevum.games.rising_cultures.effects import ACTION, Effect
from aevum.games.rising_cultures.registry import EFFECTS
from aevum.games.rising_cultures.rules.assets import counts_itself

CARD_COLUMNS = (
    "no", "id", "name_en", "name_de", "kind", "ruler", "cost", "vp", "military", "strip",
    "effects", "source", "note",
)  # fmt: skip
PROVINCE_COLUMNS = (
    "no", "id", "name_en", "name_de", "contest", "vp", "effects", "sign", "source", "note",
)  # fmt: skip
GREY_STAGES = 5
SLUG = re.compile(r"[a-z]+(_[a-z0-9]+)*")


class Unpacking:
    """Reads a pack; whatever comes later may rely on what was checked before."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.reader = Reader(pack, EFFECTS, Effect)
        self.province_rows = pack.table("provinces.csv", PROVINCE_COLUMNS)
        self.decks = [pack.table(f"cards_{name}.csv", CARD_COLUMNS) for name in NATIONS]
        self.tableaus = pack.toml("tableaus.toml")
        pack.finish()
        self.rows = [row for rows in self.decks for row in rows]
        for name, rows in zip(NATIONS, self.decks, strict=True):
            self._check_cards(f"cards_{name}.csv", rows)
        self._check_provinces()
        pack.unique("cards", "id", [row["id"] for row in self.rows + self.province_rows])
        pack.finish()
        cards = [row["id"] for row in self.rows]
        self.source_ids = source_ids(cards, [row["id"] for row in self.province_rows])
        self.provinces = [self._province(number) for number in range(PROVINCES)]
        self.nations: list[Nation] = []
        for name, rows in zip(NATIONS, self.decks, strict=True):
            self.nations.append(self._nation(name, rows))
        pack.finish()

    def box(self) -> Box:
        return Box(
            self.pack, self.nations, self.provinces, self.reader.found, self.rows,
            self.province_rows,
        )  # fmt: skip

    # -- effects ---------------------------------------------------------------------------------

    def _effects(self, file: str, key: str, text: str) -> list[Effect]:
        """An action is named by its source, so a source has one at most."""
        effects = self.reader.read(file, key, text)
        if sum(effect.window == ACTION for effect in effects) > 1:
            self.pack.complain(file, key, "has two actions", "a source has one at most")
        for effect in effects:
            if counts_itself(effect):
                word = EFFECTS.verbs[effect.verb].word
                text = f"'{word}' depends on what it gives itself"
                self.pack.complain(file, key, text, "count something else")
        return effects

    # -- provinces -------------------------------------------------------------------------------

    def _check_provinces(self) -> None:
        file = "provinces.csv"
        rows = self.province_rows
        if len(rows) != PROVINCES:
            self.pack.complain(file, "rows", f"{len(rows)} provinces", f"there are {PROVINCES}")
        self.pack.unique(file, "id", [row["id"] for row in rows])
        for row in rows:
            self._check_row(file, row)
            self.pack.one_of(file, f"sign of {row['id']}", row["sign"], SIGNS)
            for word in row["contest"].split() or [""]:
                self.pack.one_of(file, f"contest of {row['id']}", word, SYMBOLS)
            self._number(file, row, "vp", 0, 7)

    def _province(self, number: int) -> Province:
        row = self.province_rows[number]
        effects = self._effects("provinces.csv", row["id"], row["effects"])
        return Province(row, Source(self.source_ids.index(row["id"]), effects))

    # -- cards -----------------------------------------------------------------------------------

    def _check_row(self, file: str, row: dict[str, str]) -> None:
        self.pack.one_of(file, f"source of {row['id']}", row["source"], SOURCES)
        if not SLUG.fullmatch(row["id"]):
            self.pack.complain(file, f"id {row['id']}", "is not a slug", "use a-z, 0-9 and _")

    def _number(self, file: str, row: dict[str, str], column: str, low: int, high: int) -> None:
        value = row[column]
        if not value.isdigit() or not low <= int(value) <= high:
            self.pack.complain(
                file, f"{column} of {row['id']}", f"is '{value}'", f"a number from {low} to {high}"
            )

    def _check_cards(self, file: str, rows: list[dict[str, str]]) -> None:
        for number, row in enumerate(rows):
            if row["no"] != str(number):
                self.pack.complain(file, f"no of {row['id']}", f"is {row['no']}, not {number}")
            self._check_row(file, row)
            self._number(file, row, "vp", 0, 7)
            self.pack.one_of(file, f"kind of {row['id']}", row["kind"], ("building", "person"))
            self.pack.one_of(file, f"ruler of {row['id']}", row["ruler"], ("0", "1"))
            if row["ruler"] == "1" and row["kind"] == "building":
                self.pack.complain(file, f"ruler of {row['id']}", "a building does not rule")
            for word in row["military"].split() or [""]:
                self.pack.one_of(file, f"military of {row['id']}", word, SYMBOLS)
            for column in ("cost", "strip"):
                for word in row[column].split():
                    if not UNIT.fullmatch(word) or (column == "cost" and word[0] == "c"):
                        self.pack.complain(
                            file, f"{column} of {row['id']}", f"'{word}' is unknown", "e.g. w2 b1"
                        )

    def _card(self, index: int, file: str, row: dict[str, str]) -> Card:
        effects = self._effects(file, row["id"], row["effects"])
        return Card(index, row, Source(index, effects))

    # -- tableaus --------------------------------------------------------------------------------

    def _nation(self, name: str, rows: list[dict[str, str]]) -> Nation:
        first = sum(len(nation.cards) for nation in self.nations)
        nation = Nation(len(self.nations), first)
        file = f"cards_{name}.csv"
        nation.cards = [self._card(first + i, file, row) for i, row in enumerate(rows)]
        table = self.tableaus.get(name)
        if not isinstance(table, dict):
            self.pack.complain("tableaus.toml", name, "is missing")
            return nation
        try:
            self._tableau(nation, name, table)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            self.pack.complain("tableaus.toml", name, f"cannot be read: {error!r}")
        return nation

    def _tableau(self, nation: Nation, name: str, table: dict[str, Any]) -> None:
        nation.coin_limit = int(table["coin_limit"])
        nation.start = [int(table["start"][kind]) for kind in RESOURCES]
        nation.start_coins = int(table["start"]["coin"])
        nation.nile = [int(owner == name) for owner in table.get("nile", [])]
        nation.archive_spaces = int(table.get("archive_spaces", 0))
        if len(nation.nile) not in (0, NILE_SPACES) or nation.archive_spaces > ARCHIVE_SPACES:
            self.pack.complain("tableaus.toml", name, "has too many spaces")
        for side in ("grey", "golden"):
            nation.sides.append(self._side(f"{name}.{side}", table[side]))
        stages = [len(side.stages) for side in nation.sides]
        if stages != [GREY_STAGES, STAGES]:
            wanted = f"{GREY_STAGES} on the grey side, {STAGES} on the golden one"
            self.pack.complain("tableaus.toml", f"{name} green", f"has {stages} stages", wanted)

    def _side(self, key: str, table: dict[str, Any]) -> Side:
        side = Side(int(table["income"]), int(table["vp"]))
        side.own = self._sources(f"{key}.effects", table["effects"], "tableau", TABLEAU_EFFECTS)
        side.bars = self._sources(f"{key}.red_effects", table["red_effects"], "bar", BARS)
        side.stages = self._sources(f"{key}.green", table["green"], "stage", STAGES)
        if len(table["red"]) != BARS or len(side.bars) != BARS:
            self.pack.complain("tableaus.toml", key, "must have six red bars")
        for word in table["red"]:
            known = self.pack.one_of("tableaus.toml", f"{key}.red", word, ("", *SYMBOLS))
            side.bar_symbols.append(known - 1)
        return side

    def _sources(self, key: str, texts: list[str], kind: str, most: int) -> list[Source]:
        if len(texts) > most:
            self.pack.complain("tableaus.toml", key, f"has more than {most} entries")
            return []
        found: list[Source] = []
        for number, text in enumerate(texts):
            effects = self._effects("tableaus.toml", f"{key} {number + 1}", text)
            found.append(Source(self.source_ids.index(f"{kind}{number + 1}"), effects))
        return found


def data_folder() -> Path:
    return Path(__file__).parent / "data"


def load_box(overlay: DataSource = None) -> Box:
    """Our decks, the owner's laid over them, or those of a pack that was kept."""
    return Unpacking(pack_of("rising_cultures", data_folder(), overlay)).box()
