"""The box: provinces, decks and tableaus as the rules use them.

A card, an occupied bar, a reached stage, an effect printed on a tableau and a won province are all
`Source`s of effects. Cards are numbered through all decks; `Nation.first` is a deck's first number.
The data are read and checked in pack.py.
"""

from __future__ import annotations

import re

from aevum.core.pack import Pack
from aevum.core.texts import LANGUAGES
from aevum.core.words import Ids, Vocabulary
from aevum.games.rising_cultures.components import (
    BARS,
    CATEGORIES,
    LOT_OF,
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
    EVENT_WINDOWS,
    FINAL,
    INCOME,
    PLAY,
    RECOVER_TO,
    STATIC,
    Effect,
)

PROVINCES = 15
UNIT = re.compile(r"([wbsgc])(\d)")
LETTERS = "wbsg"


class Source:
    """Something that has effects, sorted by the moment at which they work."""

    def __init__(self, code: int, effects: list[Effect]) -> None:
        self.code = code
        self.effects = effects
        self.play = [effect for effect in effects if effect.window == PLAY]
        self.income = [effect for effect in effects if effect.window == INCOME]
        self.static = [effect for effect in effects if effect.window == STATIC]
        self.events = [effect for effect in effects if effect.window in EVENT_WINDOWS]
        self.final = [effect for effect in effects if effect.window == FINAL]
        actions = [effect for effect in effects if effect.window == ACTION]
        self.action = actions[0] if actions else None


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

    def __init__(
        self,
        pack: Pack,
        nations: list[Nation],
        provinces: list[Province],
        effects: list[Effect],
        rows: list[dict[str, str]],
        province_rows: list[dict[str, str]],
    ) -> None:
        self.pack = pack
        self.checksum = pack.checksum()
        self.rows = rows
        self.province_rows = province_rows
        self.names = {lang: names_of(rows + province_rows, lang) for lang in LANGUAGES}
        self.kinds = {row["id"]: row["kind"] for row in rows}
        self.nations = nations
        self.provinces = provinces
        self.effects = effects
        self.cards = [card for nation in nations for card in nation.cards]
        cards = [card.id for card in self.cards]
        self.source_ids = source_ids(cards, [province.id for province in provinces])
        self.axes: dict[str, list[str]] = {
            "card": cards,
            "use": list(USES),
            "province": [province.id for province in provinces],
            "nation": list(NATIONS),
            "source": self.source_ids,
            "option": list(OPTIONS),
            "symbol": list(SYMBOLS),
            "resource": list(RESOURCES),
            "category": list(CATEGORIES),
            "recovered": list(RECOVER_TO),
            "space": [str(number + 1) for number in range(NILE_SPACES)],
            "lot": list(LOT_OF),
            "start": [str(seat) for seat in range(SEATS)],
        }
        self.sizes = {name: len(ids) for name, ids in self.axes.items()} | {"seat": SEATS}
        self.vocabulary = Vocabulary(VERBS, {name: Ids(ids) for name, ids in self.axes.items()})
        self.words = self.vocabulary.words


def units(text: str) -> list[int]:
    """`w2 s1` as wood, brick, stone, gold; coins are not a resource."""
    found = [0] * len(RESOURCES)
    for letter, number in UNIT.findall(text):
        if letter != "c":
            found[LETTERS.index(letter)] += int(number)
    return found


def names_of(rows: list[dict[str, str]], language: str) -> dict[str, str]:
    """What people call cards and provinces."""
    return {row["id"]: row[f"name_{language}"] for row in rows}


def source_ids(cards: list[str], provinces: list[str]) -> list[str]:
    """Whatever has effects: cards and provinces by their id, the places of a tableau by number."""
    places = [f"bar{number + 1}" for number in range(BARS)]
    places += [f"stage{number + 1}" for number in range(STAGES)]
    places += [f"tableau{number + 1}" for number in range(TABLEAU_EFFECTS)]
    return cards + places + provinces
