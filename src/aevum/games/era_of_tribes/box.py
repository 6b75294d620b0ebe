"""The box: map, peoples, tracks, tiles and cards as the rules use them.

Whatever has a number has the number of its row in its table. Provinces and seas are numbered
apart; a field of the map is a province, or a sea after all provinces (`Box.field_of_sea`).
Nothing in here changes during a game. The data are read and checked in pack.py.
"""

from __future__ import annotations

from aevum.core.pack import Pack
from aevum.core.tables import Row
from aevum.core.texts import LANGUAGES
from aevum.games.era_of_tribes.board import Hex, Province, Sea, Section, Terrain, join
from aevum.games.era_of_tribes.components import NOBODY
from aevum.games.era_of_tribes.kinds import (
    ACTIONS,
    ANY,
    DIPLOMACY,
    EFFECTS,
    ENDS,
    FIELDS,
    GOODS,
    LENGTHS,
    LUXURIES,
    METRICS,
    PIPS,
    SYMBOLS,
    TERRAINS,
    TOP_LEVEL,
    UNITS,
)
from aevum.games.era_of_tribes.peoples import People, powers_of
from aevum.games.era_of_tribes.vocabulary import Speller, named_axes, vocabulary_of

# -- progress and epochs --------------------------------------------------------------------------


class Level:
    """A level of a progress field: what it gives once, and what is in force on it (R12)."""

    def __init__(self, gain: dict[str, int], value: dict[str, int]) -> None:
        self.food = gain.get("food", 0)
        self.morale = gain.get("morale", 0)
        self.influence = gain.get("influence", 0)
        self.fleets = gain.get("fleet", 0)
        """1 = free fleets are placed; their number is a power (R12.7)."""
        self.armies = gain.get("army", 0)
        self.room = value.get("room", 0)
        """Pieces of a province that survive clean-up (R24.2)."""
        self.bread = value.get("bread", 0)
        """Bread & Games token (R10.1)."""
        self.fleet_moves = value.get("fleet-moves", 0)
        self.fleet_price = value.get("fleet-price", 0)
        self.trade = value.get("trade", 0)
        """Trade token (R6.2)."""
        self.posts = value.get("posts", 0) == 1
        """Trade posts are available (R5.13)."""
        self.vassal_moves = value.get("vassal-moves", 0)
        self.army_price = value.get("army-price", 0)
        self.city_limit = value.get("city-limit", 0)


class Price:
    """What a level costs (R9.2 to R9.4, R9.8)."""

    def __init__(self, row: Row) -> None:
        self.pioneer = int(row["pioneer"])
        self.follower = int(row["follower"])
        self.half = int(row["half"])
        self.surcharge = int(row["surcharge"])


class Branch:
    """A level leans on this level of another field (6.6)."""

    def __init__(self, row: Row) -> None:
        self.field = FIELDS.index(row["needs_field"])
        self.level = int(row["needs_level"])


class Epoch:
    """An epoch: `needs` of its three requirements, and what it gives (R11)."""

    def __init__(self, index: int, row: Row) -> None:
        self.index = index
        self.id = row["id"]
        self.needs = int(row["needs"])
        self.luxuries = int(row["luxuries"])
        self.cities = int(row["cities"])
        self.progresses = int(row["progresses"])
        self.leaders = [int(row[f"leaders_{length}"]) for length in LENGTHS]
        """Own leaders in use, by length."""
        self.morale_once = int(row["morale_once"])
        self.morale_round = int(row["morale_round"])
        """In every phase 1 (R2.3)."""
        self.food_while = int(row["food_while"])
        self.trade_while = int(row["trade_while"])
        self.ends = [row["ends"] == length for length in LENGTHS]


# -- a player's board -----------------------------------------------------------------------------


class Action:
    """An action field (R4.5); `loop`: leaders are placed one by one (R4.4)."""

    def __init__(self, row: Row) -> None:
        self.id = row["id"]
        self.letter = row["letter"]
        self.leaders_min = int(row["leaders_min"])
        self.leaders_max = ANY if row["leaders_max"] == "any" else int(row["leaders_max"])
        self.luxury = row["luxury"] == "1"
        self.loop = row["loop"] == "1"


class Slot:
    """A city slot (6.4); `value` and `morale` hold once this is the city built last (R2.2)."""

    def __init__(self, row: Row) -> None:
        self.vassals = int(row["vassals"])
        self.architecture = int(row["architecture"])
        self.value = int(row["value"])
        self.morale = int(row["morale"])


class PlayerCount:
    """Values by number of players (1.3); lists go by length."""

    def __init__(self, row: Row) -> None:
        self.players = int(row["players"])
        self.grey_leaders = int(row["grey_leaders"])
        self.triumph = [int(row[f"triumph_{length}"]) for length in LENGTHS]
        """Where the processions start."""
        self.influence_end = [int(row[f"influence_end_{length}"]) for length in LENGTHS]


class Numbers:
    """Single numbers of the rules, each under the name of its row."""

    def __init__(self, value: dict[str, int]) -> None:
        self.vassals = value["vassals"]
        self.free_vassals = value["free-vassals"]
        self.cities = value["cities"]
        self.ready_leaders = value["ready-leaders"]
        self.thalers = value["thalers"]
        self.start_influence = value["start-influence"]
        self.cards_dealt = value["cards-dealt"]
        self.open_cards = value["open-cards"]
        self.grey_leaders_box = value["grey-leaders-box"]
        self.legions = value["legions"]
        self.influence_track = value["influence-track"]
        self.triumph_last = value["triumph-last"]
        self.growth_leader = value["growth-leader"]
        self.growth_luxury = value["growth-luxury"]
        self.growth_per_morale = value["growth-per-morale"]
        self.slot_morale = value["slot-morale"]
        self.tax_morale = value["tax-morale"]
        self.diplomacy_leaders = value["diplomacy-leaders"]
        self.deter_morale = value["deter-morale"]
        self.bribe_divisor = value["bribe-divisor"]
        self.force_treaties = value["force-treaties"]
        self.buy_price = value["buy-price"]
        self.buy_price_forced = value["buy-price-forced"]
        self.ally_influence = value["ally-influence"]
        self.ally_morale = value["ally-morale"]
        self.betrayal_morale = value["betrayal-morale"]
        self.city_vassals = value["city-vassals"]
        self.city_influence = value["city-influence"]
        self.pioneer_influence = value["pioneer-influence"]
        self.post_price = value["post-price"]
        self.post_morale = value["post-morale"]
        self.post_trade = value["post-trade"]
        self.horse_moves = value["horse-moves"]
        self.colony_morale = value["colony-morale"]
        self.conquest_morale = value["conquest-morale"]
        self.city_conquest_morale = value["city-conquest-morale"]
        self.epoch_influence = value["epoch-influence"]
        self.epoch_influence_first = value["epoch-influence-first"]
        self.card_first = value["card-first"]
        self.card_shared = value["card-shared"]
        self.card_second = value["card-second"]
        self.personal_alone = value["personal-alone"]
        self.personal_shared = value["personal-shared"]
        self.end_first = value["end-first"]
        self.end_later = value["end-later"]
        self.rounds = [value[f"rounds-{length}"] for length in LENGTHS]
        """Most rounds, by length (E71)."""


class End:
    """An end condition (R25.1); `limit` by length: an epoch, provinces or progresses, else 0."""

    def __init__(self, row: Row, epochs: list[str]) -> None:
        self.id = row["id"]
        self.limit = [limit_of(row[length], epochs) for length in LENGTHS]


def limit_of(text: str, epochs: list[str]) -> int:
    if text in epochs:
        return epochs.index(text)
    return int(text) if text.isdigit() else 0


# -- cards, tiles and tracks ----------------------------------------------------------------------


class Card:
    """An influence card (R21); `solo`: the value to be reached alone, by length (6.11)."""

    def __init__(self, index: int, row: Row) -> None:
        self.index = index
        self.id = row["id"]
        self.metric = METRICS.index(row["metric"])
        self.solo = [int(row[f"solo_{length}"]) for length in LENGTHS]


class Village:
    """A kind of village tile (R20.4)."""

    def __init__(self, index: int, row: Row) -> None:
        words = row["effect"].split()
        self.index = index
        self.id = row["id"]
        self.count = int(row["count"])
        self.is_green = row["colour"] == "green"
        self.effect = EFFECTS.index(words[0])
        self.number = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
        """How much a tile gives."""
        scores = row["group"] == "score"
        self.metric = METRICS.index(words[1]) if scores else NOBODY
        self.limits = [int(row[f"for_{points}"]) for points in range(1, 6)] if scores else []
        """Needed for 1, 2 … 5 influence points (R26.7)."""


class Space:
    """A space of the triumph processions (R18.3)."""

    def __init__(self, influence: int, morale: int) -> None:
        self.influence = influence
        self.morale = morale


class Stage:
    """A stage of the barbarians (R20.2, R16.13)."""

    def __init__(self, row: Row) -> None:
        self.militia = int(row["militia"])
        self.mechanics = int(row["mechanics"])
        self.morale = int(row["morale"])


class Good:
    """A luxury or military good (R0.9)."""

    def __init__(self, index: int, row: Row) -> None:
        self.index = index
        self.id = row["id"]
        self.is_luxury = index < LUXURIES
        self.count = int(row["count"])
        self.boost = int(row["boost"])


# -- battle ---------------------------------------------------------------------------------------


class Unit:
    """A kind of unit (R16.15): the group in which it falls, and whether it can hold a province."""

    def __init__(self, row: Row) -> None:
        self.id = row["id"]
        self.falls = int(row["falls"])
        self.committed = row["committed"] == "1"
        self.holds = row["holds"] == "1"


class Battlefield:
    """A historic battlefield (R17.2); `units_max` 0 = no limit."""

    def __init__(self, row: Row) -> None:
        self.value = int(row["value"])
        self.units_min = int(row["units_min"])
        self.units_max = int(row["units_max"] or 0)
        self.militia = int(row["militia"])


class Loot:
    """What a throw of the plunder die brings (R27.11)."""

    def __init__(self, row: Row) -> None:
        self.succeeds = row["result"] == "success"
        self.is_lost = row["result"] == "lost"
        self.thalers = int(row["thalers"])
        self.morale = int(row["morale"])
        self.battlefield = int(row["battlefield"])


# -- the box --------------------------------------------------------------------------------------


class Box:
    """Everything that never changes during a game."""

    def __init__(self, pack: Pack, tables: dict[str, list[Row]]) -> None:
        self.pack = pack
        self.checksum = pack.checksum()
        self.files = pack.files()
        self.tables = tables
        self._fill_map(tables)
        self._fill_progress(tables)
        self._fill_battle(tables)
        self.actions = [Action(row) for row in tables["actions"]]
        self.goods = [Good(i, row) for i, row in enumerate(tables["goods"])]
        self.terrains = [Terrain(row) for row in tables["terrains"]]
        self.slots = [Slot(row) for row in tables["cities"]]
        self.players = [PlayerCount(row) for row in tables["players"]]
        """For one player, for two …"""
        self.numbers = Numbers({row["id"]: int(row["value"]) for row in tables["numbers"]})
        self.ends = [End(row, [e.id for e in self.epochs]) for row in tables["ends"]]
        self.cards = [Card(i, row) for i, row in enumerate(tables["influence_cards"])]
        self.villages = [Village(i, row) for i, row in enumerate(tables["villages"])]
        self.tiles = sum(village.count for village in self.villages)
        boxes = [int(row["value"]) for row in tables["morale"]]
        self.morale_low = boxes[0]
        self.morale_high = boxes[-1]
        self.morale_start = next(
            int(row["value"]) for row in tables["morale"] if row["start"] == "1"
        )
        spaces = [Space(int(row["influence"]), int(row["morale"])) for row in tables["triumph"]]
        self.triumph = [Space(0, 0), *spaces]
        """By space, from 1 (R18.3)."""
        self.axes = named_axes(axes_of(tables))
        self.sizes = {axis: len(ids) for axis, ids in self.axes.items()}
        self.vocabulary = vocabulary_of(axes_of(tables))
        self.speller = Speller(self.vocabulary)
        self.names = names_of(tables)

    def _fill_map(self, tables: dict[str, list[Row]]) -> None:
        peoples = ids_of(tables["peoples"])
        hexes = ids_of(tables["hexes"])
        self.hexes = [Hex(i, row) for i, row in enumerate(tables["hexes"])]
        self.provinces: list[Province] = []
        for row in tables["provinces"]:
            home_of = peoples.index(row["home_of"]) if row["home_of"] else NOBODY
            hex_area = hexes.index(row["hex"])
            self.provinces.append(Province(len(self.provinces), row, hex_area, home_of))
        self.seas = [Sea(i, row, hexes.index(row["hex"])) for i, row in enumerate(tables["seas"])]
        self.field_of_sea = len(self.provinces)
        """The number of the first sea among the fields of the map."""
        join(self.provinces, self.seas, tables["borders"])
        self.sections = [
            Section(i, row, hexes, peoples, self.provinces, self.seas)
            for i, row in enumerate(tables["sections"])
        ]
        self.peoples: list[People] = []
        for i, row in enumerate(tables["peoples"]):
            homes = [each.index for each in self.provinces if each.home_of == i]
            self.peoples.append(People(i, row, homes, powers_of(row["id"], tables)))

    def _fill_progress(self, tables: dict[str, list[Row]]) -> None:
        self.levels = [
            [
                Level(pairs(row["gain"]), pairs(row["value"]))
                for row in tables["levels"]
                if row["field"] == field
            ]
            for field in FIELDS
        ]
        """By field and level, 0 to 4 (R12)."""
        self.prices = [Price(row) for row in tables["prices"]]
        """Of level 1, level 2 …"""
        self.branches = [
            [
                [
                    Branch(row)
                    for row in tables["branches"]
                    if row["field"] == field and row["level"] == str(level)
                ]
                for level in range(TOP_LEVEL + 1)
            ]
            for field in FIELDS
        ]
        """By field and level (R9.4, 6.6)."""
        self.epochs = [Epoch(i, row) for i, row in enumerate(tables["epochs"])]
        self.stages = [Stage(row) for row in tables["barbarians"]]
        """Stage 1 first (R20.2)."""

    def _fill_battle(self, tables: dict[str, list[Row]]) -> None:
        self.units = [Unit(row) for row in tables["units"]]
        self.battlefields = [Battlefield(row) for row in tables["battlefields"]]
        self.attack_die = weights("attack", tables["dice"])
        """Faces of the red die by symbol (C4)."""
        self.defence_die = weights("defence", tables["dice"])
        self.loot_city = loot("city", tables["plunder"])
        """By the pip thrown, from 1 (R27.11)."""
        self.loot_vassals = loot("vassals", tables["plunder"])


def ids_of(rows: list[Row]) -> list[str]:
    return [row["id"] for row in rows]


def pairs(text: str) -> dict[str, int]:
    """`morale 2; influence 1` as numbers by name."""
    words = [part.split() for part in text.split(";") if part.strip()]
    return {name: int(number) for name, number in words}


def weights(die: str, rows: list[Row]) -> list[int]:
    faces = [row["symbol"] for row in rows if row["die"] == die]
    return [faces.count(symbol) for symbol in SYMBOLS]


def loot(target: str, rows: list[Row]) -> list[Loot]:
    """By pip; nothing is thrown with 0."""
    here = [row for row in rows if row["target"] == target]
    return [
        Loot(row)
        for pip in range(PIPS + 1)
        for row in here
        if int(row["die_min"]) <= max(pip, 1) <= int(row["die_max"])
    ]


def axes_of(tables: dict[str, list[Row]]) -> dict[str, list[str]]:
    """The ids that words name."""
    provinces, seas = ids_of(tables["provinces"]), ids_of(tables["seas"])
    return {
        "section": ids_of(tables["sections"]),
        "people": ids_of(tables["peoples"]),
        "card": ids_of(tables["influence_cards"]),
        "field": list(FIELDS),
        "province": provinces,
        "sea": seas,
        "field-of-map": provinces + seas,
        "activity": list(ACTIONS),
        "village": ids_of(tables["villages"]),
        "good": list(GOODS),
        "unit": list(UNITS),
        "diplomacy": list(DIPLOMACY),
        "symbol": list(SYMBOLS),
        "epoch": ids_of(tables["epochs"]),
        "end": list(ENDS),
        "metric": list(METRICS),
        "terrain": list(TERRAINS),
        "hex": ids_of(tables["hexes"]),
    }


TABLE_OF_AXIS = {
    "section": ("sections",), "people": ("peoples",), "card": ("influence_cards",),
    "field": ("fields",), "province": ("provinces",), "sea": ("seas",),
    "field-of-map": ("provinces", "seas"), "activity": ("actions",), "village": ("villages",),
    "good": ("goods",), "unit": ("units",), "diplomacy": ("diplomacy",), "symbol": ("markers",),
    "epoch": ("epochs",), "end": ("ends",), "metric": ("metrics",), "terrain": ("terrains",),
    "hex": ("hexes",),
}  # fmt: skip


def names_of(tables: dict[str, list[Row]]) -> dict[str, dict[str, dict[str, str]]]:
    """What people call things: by axis, language and id."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for axis, files in TABLE_OF_AXIS.items():
        rows = [row for file in files for row in tables[file]]
        column = "title" if axis == "section" else "name"
        found[axis] = {
            language: {row["id"]: row[f"{column}_{language}"] for row in rows}
            for language in LANGUAGES
        }
    return found
