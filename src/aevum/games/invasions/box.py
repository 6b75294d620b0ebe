"""The box: the board, nations, counters, cards and scenarios as the rules use them.

Whatever has a number has the number of its row in its table; NONE means that there is none.
Incomes are in half gold pieces. Nothing in here changes during a game. The data are read and
checked in pack.py.
"""

from __future__ import annotations

from aevum.core.pack import Pack
from aevum.core.tables import Row, Tables
from aevum.core.texts import LANGUAGES
from aevum.games.invasions.board import Board, halves
from aevum.games.invasions.cards import (
    AdministrationCard,
    Calamity,
    DiplomacyCard,
    EventCard,
    PillageMarker,
)
from aevum.games.invasions.deeds import Deed, Deeds
from aevum.games.invasions.effects import Language
from aevum.games.invasions.kinds import (
    ADMINISTRATION,
    NONE,
    RELIGIONS,
    SEATS,
    STATUSES,
    TERRAINS,
)
from aevum.games.invasions.options import NAMES
from aevum.games.invasions.realms import (
    About,
    Leader,
    Modifier,
    Nation,
    Objective,
    Price,
    TimelineRow,
    UnitKind,
)
from aevum.games.invasions.scenarios import Scenario
from aevum.games.invasions.sight import Sight
from aevum.games.invasions.vocabulary import first_targets, state_axes


class Numbers:
    """The numbers of the rules, one attribute for each row of numbers.csv."""

    def __init__(self, rows: list[Row]) -> None:
        value = {row["id"]: int(row["value"]) for row in rows}
        self.turns = value["turns"]
        self.barbarian_age = value["barbarian_age"]
        self.civilized_age = value["civilized_age"]
        self.treasury_limit = value["treasury_limit"]
        self.kingdom_gold = value["kingdom_gold"]
        self.kingdom_age = value["kingdom_age"]
        self.forced_kingdom_age = value["forced_kingdom_age"]
        self.empire_roll = value["empire_roll"]
        self.collapse_roll = value["collapse_roll"]
        self.suppression_roll = value["suppression_roll"]
        self.interception_roll = value["interception_roll"]
        self.flight_roll = value["flight_roll"]
        self.sea_risk_roll = value["sea_risk_roll"]
        self.siege_roll = value["siege_roll"]
        self.assassination_roll = value["assassination_roll"]
        self.stacking = value["stacking"]
        self.stacking_mountain = value["stacking_mountain"]
        self.infantry_steps = value["infantry_steps"]
        self.cavalry_steps = value["cavalry_steps"]
        self.reaction_steps = value["reaction_steps"]
        self.fortify_walls = value["fortify_walls"]
        self.capital = (0, value["capital_kingdom"], value["capital_empire"])
        """By status."""
        self.raid_minus_gold = value["raid_minus_gold"]
        self.raid_minus_vp = value["raid_minus_vp"]
        self.raid_plus_vp = value["raid_plus_vp"]
        self.caravan_gold = value["caravan_gold"]
        self.great_caravan_gold = value["great_caravan_gold"]
        self.foedus_tribute = value["foedus_tribute"]
        self.foedus_vp = value["foedus_vp"]
        self.loot_gold = value["loot_gold"]


class DieFace:
    """A face of a combat die: white and red swords (war R1.4, R1.5)."""

    def __init__(self, row: Row) -> None:
        self.id = row["id"]
        self.white = int(row["white"])
        self.red = int(row["red"])


class AidItem:
    """An item of a player aid; its text is `aid-<aid>-<section>-<item>`."""

    def __init__(self, index: int, row: Row, modifiers: list[str]) -> None:
        self.index = index
        self.id = f"{row['aid']}-{row['section']}-{row['item']}"
        self.aid = row["aid"]
        self.section = row["section"]
        self.option = row["option"] == "1"
        """Off unless a table switches it on (`aid:Romans-H`)."""
        self.modifiers = tuple(modifiers.index(each) for each in row["modifiers"].split())


class Box:
    """Everything that is printed."""

    def __init__(self, pack: Pack, tables: Tables, board: Board, language: Language) -> None:
        self.pack = pack
        self.checksum = pack.checksum()
        self.files = pack.files()
        self.tables = tables
        self.language = language
        self.board = board
        self.areas = board.areas
        self.provinces = board.provinces
        self.seas = board.seas
        self.straits = board.straits
        self.numbers = Numbers(tables["numbers"])
        board.measure(self.numbers.reaction_steps)
        self.white_die = tuple(DieFace(r) for r in tables["dice"] if r["die"] == "white")
        self.black_die = tuple(DieFace(r) for r in tables["dice"] if r["die"] == "black")
        self.melee = tuple(
            tuple(halves(row[f"units_{units}"]) for units in range(1, 8)) for row in tables["melee"]
        )
        """Half hits of the advanced melee, by 2D6 from 2 on and by units from 1 on (war R20.9)."""
        self.modifiers: list[Modifier] = []
        self.about_switch = [About() for _ in NAMES]
        """What the optional item of an aid speaks of, by its switch."""
        self.nations: list[Nation] = []
        self.kinds: list[UnitKind] = []
        """Unit kinds: the counters of one type of one nation."""
        self.kinds_of: list[tuple[int, ...]] = []
        """By nation."""
        self.prices: list[Price] = []
        self.fortify_price = NONE
        """The row of the price list for walls."""
        self.leaders: list[Leader] = []
        self.leaders_of: list[tuple[int, ...]] = []
        self.objectives: list[Objective] = []
        self.objectives_of: list[tuple[int, ...]] = []
        """By nation."""
        self.timeline: list[TimelineRow] = []
        self.area_of_modifier = [NONE] * len(tables["modifiers"])
        """The area that a special row of the timeline names."""
        self.rows_of_turn: list[tuple[int, ...]] = []
        """Rows of the timeline by turn, from 1."""
        self.events: list[EventCard] = []
        self.event_of_number: list[int] = []
        """By the number of an event card, from 1."""
        self.calamities: list[Calamity] = []
        self.administration: list[AdministrationCard] = []
        self.diplomacy: list[DiplomacyCard] = []
        self.pillage: list[PillageMarker] = []
        self.numbered = Deeds(language, [], [], [])
        self.deeds: list[Deed] = []
        """Options of cards and lines of calamities, as the rules carry them out."""
        self.scenarios: list[Scenario] = []
        self.rolls: list[list[int]] = []
        """Tables read with a D10, by table and roll from 1: an area, a seat or a province."""
        self.holy_see = next(p.index for p in self.provinces if p.city == "roma")
        """Where the Pope sits (realm R42.4)."""
        self.raid_limits: tuple[int, ...] = ()
        """Lowest total of each outcome of a raid but failure."""
        self.axes = axes_of(tables)
        named = state_axes(tables, self.axes)
        self.event_cards = named["event_card"]
        """Events as they are played: the cards of the deck, then the markers with an event."""
        self.event_markers = [i for i, row in enumerate(tables["pillage"]) if row["event"]]
        self.marker_ids = named["pillage"]
        self.kind_ids = named["kind"]
        self.target_ids = named["target"]
        self.first_target = first_targets(self.axes)
        """By type: where its ids begin among all that a card may name."""
        self.aids = [AidItem(i, row, self.axes["modifier"]) for i, row in enumerate(tables["aids"])]
        self.names = names_of(tables)
        self.sight = Sight(len(self.provinces))
        """Kept for speed; whatever is asked of it is true of the state of which it is asked."""

    def number_deeds(self) -> None:
        """Once all cards are read."""
        self.numbered = Deeds(self.language, self.events, self.diplomacy, self.calamities)
        self.deeds = self.numbered.all
        self.axes["deed"] = [deed.id for deed in self.deeds]
        self.sizes = {axis: len(ids) for axis, ids in state_axes(self.tables, self.axes).items()}

    def modifier(self, name: str) -> int:
        """The number of a modifier by its id."""
        return self.axes["modifier"].index(name)

    def kind_of(self, nation: int, type_id: str) -> int:
        """The unit kind of a nation by its type, or NONE."""
        for kind in self.kinds_of[nation]:
            if self.kinds[kind].id == type_id:
                return kind
        return NONE


def ids_of(rows: list[Row]) -> list[str]:
    return [row["id"] for row in rows]


def axes_of(tables: Tables) -> dict[str, list[str]]:
    """The ids that words name."""
    return {
        "seat": list(SEATS),
        "province": ids_of(tables["provinces"]),
        "area": ids_of(tables["areas"]),
        "sea": ids_of(tables["seas"]),
        "city": [row["city"] for row in tables["provinces"] if row["city"]],
        "nation": ids_of(tables["nations"]),
        "leader": ids_of(tables["leaders"]),
        "unit": ids_of(tables["unit_types"]),
        "modifier": ids_of(tables["modifiers"]),
        "event": ids_of(tables["events"]),
        "calamity": ids_of(tables["calamities"]),
        "administration": ids_of(tables["administration"]),
        "admin_type": list(ADMINISTRATION),
        "diplomacy": ids_of(tables["diplomacy"]),
        "scenario": ids_of(tables["scenarios"]),
        "religion": list(RELIGIONS),
        "status": list(STATUSES),
        "terrain": list(TERRAINS),
    }


NAMED = {
    "province": ("provinces", "name", "name"),
    "area": ("areas", "name", "name"),
    "sea": ("seas", "name", "name"),
    "leader": ("leaders", "name", "name"),
    "nation": ("nations", "name_en", "name_de"),
    "unit": ("unit_types", "name_en", "name_de"),
    "scenario": ("scenarios", "name_en", "name_de"),
    "event": ("events", "title_en", "title_de"),
    "calamity": ("calamities", "title_en", "title_de"),
    "administration": ("administration", "title_en", "title_de"),
    "diplomacy": ("diplomacy", "title_en", "title_de"),
}
"""Axes named in a table, with the columns for English and German; the board speaks Latin."""


def names_of(tables: Tables) -> dict[str, dict[str, dict[str, str]]]:
    """What people call things: by axis, language and id."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for axis, (name, english, german) in NAMED.items():
        columns = {"en": english, "de": german}
        found[axis] = {
            language: {row["id"]: row[columns[language]] for row in tables[name]}
            for language in LANGUAGES
        }
    for row in tables["leaders"]:
        if row["kind"] == "ordinary":  # there are many kings of no name
            for language in LANGUAGES:
                people = found["nation"][language].get(row["nation"], row["nation"])
                found["leader"][language][row["id"]] = f"{row['name']} ({people})"
    cities = {row["city"]: row["city_name"] for row in tables["provinces"] if row["city"]}
    found["city"] = dict.fromkeys(LANGUAGES, cities)
    return found
