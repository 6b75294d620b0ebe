"""The box: provinces, decks and tableaus as the rules use them, read from the data pack.

A card, an occupied bar, a reached stage, an effect printed on a tableau and a won province are all
`Source`s of effects. Cards are numbered through all decks; `Nation.first` is a deck's first number.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from aevum.core.pack import SOURCES, Pack
from aevum.core.vocabulary import Vocabulary
from aevum.games.rising_cultures.components import (
    ARCHIVE_SPACES,
    BARS,
    CATEGORIES,
    NATIONS,
    NILE_SPACES,
    OPTIONS,
    RESOURCES,
    SEATS,
    SIGNS,
    STAGES,
    SYMBOLS,
    TABLEAU_EFFECTS,
    USES,
    VERBS,
)
from aevum.games.rising_cultures.effects import (
    ACTION,
    EVENT,
    FINAL,
    INCOME,
    PLAY,
    RECOVER_TO,
    STATIC,
    Effect,
    Reader,
)

CARD_COLUMNS = (
    "no", "id", "name_en", "name_de", "kind", "ruler", "cost", "vp", "military", "strip",
    "effects", "source", "note",
)  # fmt: skip
PROVINCE_COLUMNS = (
    "no", "id", "name_en", "name_de", "contest", "vp", "effects", "sign", "source", "note",
)  # fmt: skip
PROVINCES = 15
GREY_STAGES = 5
SLUG = re.compile(r"[a-z]+(_[a-z0-9]+)*")
UNIT = re.compile(r"([wbsgc])(\d)")
LETTERS = "wbsg"


class Source:
    """Something that has effects, sorted by the moment at which they work."""

    def __init__(self, code: int, effects: list[Effect]) -> None:
        self.code = code
        self.effects = effects
        self.play = [effect for effect in effects if effect.when == PLAY]
        self.income = [effect for effect in effects if effect.when == INCOME]
        self.static = [effect for effect in effects if effect.when == STATIC]
        self.events = [effect for effect in effects if effect.when == EVENT]
        self.final = [effect for effect in effects if effect.when == FINAL]
        self.action: Effect | None = None
        for effect in effects:
            if effect.when == ACTION:
                self.action = effect


class Card:
    """A card of a nation's deck with its four uses."""

    def __init__(self, index: int, row: dict[str, str], source: Source) -> None:
        self.index = index
        self.id = row["id"]
        self.is_building = row["kind"] == "building"
        self.is_ruler = row["ruler"] == "1"
        self.cost = units(row["cost"])
        self.vp = int(row["vp"])
        self.symbols = [SYMBOLS.index(word) for word in row["military"].split()]
        self.strip = units(row["strip"])
        self.coin = row["strip"].count("c")
        self.source = source


class Side:
    """One side of a tableau."""

    def __init__(self, income: int, vp: int) -> None:
        self.income = income
        self.vp = vp
        self.own: list[Source] = []
        self.bar_symbols: list[int] = []
        self.bars: list[Source] = []
        self.stages: list[Source] = []


class Nation:
    """A deck and a two-sided tableau."""

    def __init__(self, index: int, first: int) -> None:
        self.index = index
        self.first = first
        self.cards: list[Card] = []
        self.coin_limit = 0
        self.start = [0] * len(RESOURCES)
        self.start_coins = 0
        self.nile: list[int] = []
        self.archive_spaces = 0
        self.sides: list[Side] = []


class Province:
    """A province card; `contest` holds the symbols that count for it."""

    def __init__(self, row: dict[str, str], source: Source) -> None:
        self.id = row["id"]
        self.contest = [word in row["contest"].split() for word in SYMBOLS]
        self.vp = int(row["vp"])
        self.sign = SIGNS.index(row["sign"])
        self.source = source


class Box:
    """Everything that never changes during a game."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.reader = Reader(pack)
        self.names: dict[str, dict[str, str]] = {"en": {}, "de": {}}
        self.rows: list[dict[str, str]] = []
        self.province_rows = pack.table("provinces.csv", PROVINCE_COLUMNS)
        decks = [pack.table(f"cards_{name}.csv", CARD_COLUMNS) for name in NATIONS]
        self.tableaus = pack.toml("tableaus.toml")
        pack.finish()
        for name, rows in zip(NATIONS, decks, strict=True):
            self._check_cards(f"cards_{name}.csv", rows)
            self.rows += rows
        self._check_provinces()
        pack.unique("cards", "id", [row["id"] for row in self.rows + self.province_rows])
        pack.finish()
        cards = [row["id"] for row in self.rows]
        self.source_ids = source_ids(cards, [row["id"] for row in self.province_rows])
        self.provinces = [self._province(number) for number in range(PROVINCES)]
        self.nations: list[Nation] = []
        for name, rows in zip(NATIONS, decks, strict=True):
            self.nations.append(self._nation(name, rows))
        self.cards = [card for nation in self.nations for card in nation.cards]
        pack.finish()
        self.effects = self.reader.effects
        self.checksum = pack.checksum()
        self.axes: dict[str, list[str]] = {
            "card": [card.id for card in self.cards],
            "use": list(USES),
            "province": [province.id for province in self.provinces],
            "nation": list(NATIONS),
            "source": self.source_ids,
            "option": list(OPTIONS),
            "symbol": list(SYMBOLS),
            "resource": list(RESOURCES),
            "category": list(CATEGORIES),
            "recovered": list(RECOVER_TO),
            "space": [str(number + 1) for number in range(NILE_SPACES)],
            "start": [str(seat) for seat in range(SEATS)],
        }
        self.vocabulary = Vocabulary(VERBS, self.axes)
        self.words = self.vocabulary.words

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
        effects = self.reader.read("provinces.csv", row["id"], row["effects"])
        self._one_action("provinces.csv", row["id"], effects)
        self._name(row)
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
        effects = self.reader.read(file, row["id"], row["effects"])
        self._one_action(file, row["id"], effects)
        self._name(row)
        return Card(index, row, Source(index, effects))

    def _one_action(self, file: str, key: str, effects: list[Effect]) -> None:
        """An action is named by its source, so a source has one at most."""
        if sum(effect.when == ACTION for effect in effects) > 1:
            self.pack.complain(file, key, "has two actions", "a source has one at most")

    def _name(self, row: dict[str, str]) -> None:
        for language, names in self.names.items():
            names[row["id"]] = row[f"name_{language}"]

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
            effects = self.reader.read("tableaus.toml", f"{key} {number + 1}", text)
            self._one_action("tableaus.toml", f"{key} {number + 1}", effects)
            found.append(Source(self.source_ids.index(f"{kind}{number + 1}"), effects))
        return found


def units(text: str) -> list[int]:
    """`w2 s1` as wood, brick, stone, gold; coins are not a resource."""
    found = [0] * len(RESOURCES)
    for letter, number in UNIT.findall(text):
        if letter != "c":
            found[LETTERS.index(letter)] += int(number)
    return found


def source_ids(cards: list[str], provinces: list[str]) -> list[str]:
    """Whatever has effects: cards and provinces by their id, the places of a tableau by number."""
    places = [f"bar{number + 1}" for number in range(BARS)]
    places += [f"stage{number + 1}" for number in range(STAGES)]
    places += [f"tableau{number + 1}" for number in range(TABLEAU_EFFECTS)]
    return cards + places + provinces


def data_folder() -> Path:
    return Path(__file__).parent / "data"


def load_box(overlay: Path | None = None) -> Box:
    """Our decks, or the owner's laid over them."""
    return Box(Pack(data_folder(), overlay / "rising_cultures" if overlay else None))
