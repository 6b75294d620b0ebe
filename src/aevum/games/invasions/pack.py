"""The data pack: tables read, checked and put into the box.

Checked here is what the rules need in order to work; every mistake is reported with file, key and
a suggestion. What else should hold of board, nations and cards is asked for in `laws/`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from aevum.core.pack import DataSource, Pack, pack_of
from aevum.core.tables import Row
from aevum.games.invasions.board import Board, place_in
from aevum.games.invasions.box import Box, axes_of, ids_of
from aevum.games.invasions.cards import (
    AdministrationCard,
    Calamity,
    DiplomacyCard,
    EventCard,
    PillageMarker,
)
from aevum.games.invasions.effects import Language
from aevum.games.invasions.kinds import (
    BANDS,
    GOAL_AREA,
    GOAL_DEPOSE,
    GOAL_FOUND_KINGDOM,
    GOAL_LOOT,
    GOAL_PROVINCE,
    GOAL_RAID_PLUS,
    HORDE,
    MODIFIERS,
    NONE,
    NUMBERS,
    RAIDS,
    ROLLS,
    SEATS,
)
from aevum.games.invasions.options import aid
from aevum.games.invasions.realms import (
    ABOUT,
    AREA,
    PROVINCE,
    About,
    Leader,
    Modifier,
    Nation,
    Objective,
    Price,
    TimelineRow,
    UnitKind,
    goal_of,
    parse_units,
    price_of,
)
from aevum.games.invasions.schema import TABLES
from aevum.games.invasions.setups import SetupReader

GAME: Final = "invasions"
D10: Final = range(1, 11)
HALF: Final = re.compile(r"\d+(\.5)?")
CAPITAL: Final = re.compile(r"capital [a-z_]+( \d)?")
ALL: Final = "all"
FREE_KINDS: Final = "units"
"""`3 units` = of free kinds (realm R19.7)."""
CLOSED: Final = {"numbers": NUMBERS, "modifiers": MODIFIERS}
"""Tables whose rows the rules know by name."""
FORTIFY: Final = "fortify_city"
GOAL_AXES: Final = {
    GOAL_PROVINCE: "province",
    GOAL_AREA: "area",
    GOAL_FOUND_KINGDOM: "area",
    GOAL_RAID_PLUS: "area",
    GOAL_LOOT: "city",
    GOAL_DEPOSE: "nation",
}
"""What the objectives name that name something."""
ROLL_AXES: Final = ("area", "area", "seat", "province")
"""What the tables of the D10 give, raids aside."""


class Unpacking:
    """Reads a pack; whatever comes later may rely on what was checked before."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.tables = TABLES.read(pack)
        self.axes = axes_of(self.tables)
        self._check_lists()
        self._check_board()
        pack.finish()
        self.box = Box(
            pack, self.tables, Board(self.tables), Language(pack, self.tables["effects"])
        )
        pack.finish()
        self._read_nations()
        self._read_units()
        self._read_leaders()
        pack.finish()
        self._read_objectives()
        self._read_timeline()
        self._read_cards()
        self._read_rolls()
        pack.finish()
        self.box.scenarios = SetupReader(self.box).scenarios()
        pack.finish()

    def _complain(self, name: str, key: str, text: str, hint: str = "") -> None:
        self.pack.complain(f"{name}.csv", key, text, hint)

    def _one_of(self, name: str, key: str, value: str, allowed: Sequence[str]) -> int:
        return self.pack.one_of(f"{name}.csv", key, value, allowed)

    # -- lists and board   -------------------------------------------------------------------------

    def _check_lists(self) -> None:
        for name, known in CLOSED.items():
            found = ids_of(self.tables[name])
            for each in found:
                self._one_of(name, f"id {each}", each, known)
            for each in known:
                if each not in found:
                    self._complain(name, f"id {each}", "is missing", "the rules ask for it")
        if FORTIFY not in ids_of(self.tables["prices"]):
            self._complain("prices", f"id {FORTIFY}", "is missing", "the rules ask for it")
        for die in ("white", "black"):
            faces = [row["face"] for row in self.tables["dice"] if row["die"] == die]
            if faces != [str(face) for face in range(1, 7)]:
                self._complain("dice", f"faces of {die}", f"are {len(faces)}", "1 to 6, in order")
        rolls = [row["roll"] for row in self.tables["melee"]]
        if rolls != [str(roll) for roll in range(2, 13)]:
            self._complain("melee", "roll", "has gaps", "2 to 12, in order")
        halved = [("melee", f"units_{units}", "roll") for units in range(1, 8)]
        for name, column, key in [*halved, ("areas", "kingdom", "id")]:
            for row in self.tables[name]:
                if not HALF.fullmatch(row[column]):
                    where = f"{column} of {row[key]}"
                    self._complain(name, where, f"is '{row[column]}'", "a number or its half")

    def _check_board(self) -> None:
        cities = [row["city"] for row in self.tables["provinces"] if row["city"]]
        self.pack.unique("provinces.csv", "city", cities)
        for row in self.tables["provinces"]:
            if bool(row["city"]) != bool(row["level"]) or bool(row["city"]) != bool(
                row["wall_value"]
            ):
                hint = "city, level and wall_value, or none of them"
                self._complain("provinces", f"level of {row['id']}", "does not fit its city", hint)
        for row in self.tables["areas"]:
            if row["closed"]:
                known = ["nomads", *self.axes["modifier"]]
                self._one_of("areas", f"closed of {row['id']}", row["closed"], known)
        seen: set[tuple[str, str]] = set()
        for name in ("borders", "sea_borders"):
            for row in self.tables[name]:
                key = f"{row['a']}-{row['b']}"
                if row["a"] == row["b"]:
                    self._complain(name, key, "joins a place to itself")
                elif (row["b"], row["a"]) in seen:
                    self._complain(name, key, "stands there twice", "once is enough for both ways")
                seen.add((row["a"], row["b"]))
        for row in self.tables["borders"]:
            if (row["kind"] == "strait") != bool(row["sea"]):
                key = f"sea of {row['a']}-{row['b']}"
                self._complain("borders", key, "does not fit its kind", "straits have a sea zone")

    # -- nations -----------------------------------------------------------------------------------

    def _read_nations(self) -> None:
        box = self.box
        for i, row in enumerate(self.tables["modifiers"]):
            about = self._about("modifiers", f"about of {row['id']}", row["about"])
            box.modifiers.append(Modifier(i, row, about))
        for row in self.tables["aids"]:
            if row["option"] == "1":
                key = f"about of {row['aid']}-{row['section']}"
                name = f"{row['aid'].capitalize()}-{row['section'].upper()}"
                box.about_switch[aid(name)] = self._about("aids", key, row["about"])
        for i, row in enumerate(self.tables["nations"]):
            nation = Nation(i, row, self.axes["modifier"])
            nation.home_province, nation.home_area = self._place(
                "nations", f"home of {row['id']}", row["home"]
            )
            box.nations.append(nation)

    def _about(self, name: str, key: str, text: str) -> About:
        """`nation:huns area:persis`"""
        found: list[tuple[str, int]] = []
        for word in text.split():
            axis, _, each = word.partition(":")
            self._one_of(name, key, axis, ABOUT)
            if axis in ABOUT:
                found.append((axis, self._one_of(name, key, each, self.axes[axis])))
        return About(found)

    def _place(self, name: str, key: str, text: str) -> tuple[int, int]:
        """A typed place as province and area, one of them NONE."""
        if text.startswith(PROVINCE):
            return self._one_of(name, key, text[5:], self.axes["province"]), NONE
        if text.startswith(AREA):
            return NONE, self._one_of(name, key, text[5:], self.axes["area"])
        self._complain(name, key, f"'{text}' is no place", "prov:… or area:…")
        return NONE, NONE

    def _read_units(self) -> None:
        box, rows = self.box, self.tables["units"]
        nations = self.axes["nation"]
        box.prices = [Price(i, row) for i, row in enumerate(self.tables["prices"])]
        box.fortify_price = place_in(ids_of(self.tables["prices"]), FORTIFY)
        for i, row in enumerate(rows):
            kind = UnitKind(i, row, nations, self.tables["unit_types"])
            if kind.domain != HORDE:
                kind.price = price_of(self.tables["prices"], row)
            box.kinds.append(kind)
        box.kinds_of = [
            tuple(kind.index for kind in box.kinds if kind.nation == n) for n in range(len(nations))
        ]

    def _read_leaders(self) -> None:
        box, nations = self.box, self.axes["nation"]
        for i, row in enumerate(self.tables["leaders"]):
            if bool(row["first_turn"]) != (row["kind"] == "historical"):
                hint = "historical leaders have turns, ordinary ones none"
                self._complain("leaders", f"first_turn of {row['id']}", "does not fit", hint)
            box.leaders.append(Leader(i, row, nations.index(row["nation"])))
        box.leaders_of = [
            tuple(leader.index for leader in box.leaders if leader.nation == n)
            for n in range(len(nations))
        ]

    def _read_objectives(self) -> None:
        for i, row in enumerate(self.tables["objectives"]):
            goal, name = goal_of(row)
            key = f"target of {row['nation']} {row['target']}"
            target = NONE
            if goal == NONE:
                self._complain("objectives", key, "is no known goal", "see realm R11.6")
            elif goal in GOAL_AXES:
                target = self._one_of("objectives", key, name, self.axes[GOAL_AXES[goal]])
                if goal == GOAL_LOOT and target != NONE:
                    target = self._province_of_city(name)
            elif name:
                self._complain("objectives", key, f"names '{name}'", "this goal names nothing")
            nation = self.axes["nation"].index(row["nation"])
            self.box.objectives.append(Objective(i, row, nation, goal, target))
        self.box.objectives_of = [
            tuple(aim.index for aim in self.box.objectives if aim.nation == n)
            for n in range(len(self.box.nations))
        ]

    def _province_of_city(self, city: str) -> int:
        return [row["city"] for row in self.tables["provinces"]].index(city)

    # -- timeline ----------------------------------------------------------------------------------

    def _read_timeline(self) -> None:
        for i, row in enumerate(self.tables["timeline"]):
            key = f"row {row['no']}"
            nation = NONE
            if row["nation"] != ALL:
                nation = self._one_of("timeline", key, row["nation"], self.axes["nation"])
            found = TimelineRow(i, row, nation)
            if row["where"]:
                found.province, found.area = self._place("timeline", key, row["where"])
            self._read_detail(found, row, key)
            self._read_arrivals(found, row, key)
            self.box.timeline.append(found)
        for each in self.box.timeline:
            if each.modifier != NONE and each.area != NONE:
                self.box.area_of_modifier[each.modifier] = each.area
        self.box.rows_of_turn = [
            tuple(row.index for row in self.box.timeline if row.turn == turn)
            for turn in range(self.box.numbers.turns + 1)
        ]

    def _read_detail(self, found: TimelineRow, row: Row, key: str) -> None:
        words = row["detail"].split()
        if row["event"] == "special":
            found.modifier = self._one_of("timeline", key, row["detail"], self.axes["modifier"])
        elif row["event"] == "leader":
            found.leader = self._one_of("timeline", key, row["detail"], self.axes["leader"])
        elif words[:1] == ["client_of"] and len(words) == 3 and words[2].isdigit():
            found.patron = self._one_of("timeline", key, words[1], self.axes["nation"])
            found.tribute = int(words[2])
        elif CAPITAL.fullmatch(row["detail"]):
            if self._one_of("timeline", key, words[1], self.axes["city"]) != NONE:
                found.capital = self._province_of_city(words[1])
            found.capital_level = int(words[2]) if len(words) == 3 else 0
        elif words:
            hint = "a modifier, a leader, client_of nation number, or capital city level"
            self._complain("timeline", key, f"'{row['detail']}' cannot be read", hint)

    def _read_arrivals(self, found: TimelineRow, row: Row, key: str) -> None:
        arrivals: list[tuple[int, int]] = []
        for count, unit in parse_units(row["units"]):
            kind = NONE
            if unit != FREE_KINDS:
                kind = self.box.kind_of(found.nation, unit) if found.nation != NONE else NONE
                if kind == NONE or not count:
                    hint = "a number and a unit of the nation"
                    self._complain("timeline", key, f"'{count} {unit}' are no units", hint)
            arrivals.append((count, kind))
        found.units = tuple(arrivals)

    # -- cards -------------------------------------------------------------------------------------

    def _read_cards(self) -> None:
        box, language = self.box, self.box.language
        calamities = self.axes["calamity"]
        timings = language.words["timing"]
        for i, row in enumerate(self.tables["events"]):
            key = f"effect of {row['id']}"
            timing = tuple(
                self._one_of("events", f"timing of {row['id']}", word, timings)
                for word in row["timing"].split()
            )
            targets = language.targets("events.csv", f"target of {row['id']}", row["target"])
            effect = language.sentence("events.csv", key, row["effect"], calamities)
            box.events.append(EventCard(i, row, timing, targets, effect))
        self._number_events()
        for i, row in enumerate(self.tables["calamities"]):
            box.calamities.append(self._calamity(i, row, calamities))
        for i, row in enumerate(self.tables["diplomacy"]):
            box.diplomacy.append(self._diplomacy(i, row, timings))
        self._read_administration(calamities)
        self._read_pillage(calamities)
        box.number_deeds()

    def _number_events(self) -> None:
        """Every number of the deck has one event."""
        numbers = {number: event.index for event in self.box.events for number in event.numbers}
        count = sum(len(event.numbers) for event in self.box.events)
        if sorted(numbers) != list(range(1, count + 1)):
            self._complain("events", "numbers", "have gaps or stand twice", f"1 to {count}")
            return
        self.box.event_of_number = [NONE] + [numbers[n] for n in range(1, count + 1)]

    def _calamity(self, index: int, row: Row, calamities: list[str]) -> Calamity:
        language, file, name = self.box.language, "calamities.csv", row["id"]
        return Calamity(
            index,
            row,
            language.steps(file, f"effect of {name}", row["effect"], calamities),
            language.steps(file, f"modifiers of {name}", row["modifiers"], calamities),
            language.table(file, f"table of {name}", row["table"], calamities),
        )

    def _diplomacy(self, index: int, row: Row, timings: list[str]) -> DiplomacyCard:
        language, file, name = self.box.language, "diplomacy.csv", row["id"]
        return DiplomacyCard(
            index,
            row,
            self._one_of("diplomacy", f"timing of {name}", row["timing"], timings),
            language.targets(file, f"target of {name}", row["target"]),
            language.sentence(file, f"effect of {name}", row["effect"], []),
        )

    def _read_administration(self, calamities: list[str]) -> None:
        rows = self.tables["administration"]
        for row in rows:
            for band in BANDS:
                column = f"{band}_calamity"
                key = f"{column} of {row['id']}"
                self._one_of("administration", key, row[column], ["none", *calamities])
        self.pack.finish()
        self.box.administration = [
            AdministrationCard(i, row, calamities) for i, row in enumerate(rows)
        ]

    def _read_pillage(self, calamities: list[str]) -> None:
        rows = self.tables["pillage"]
        for row in rows:
            known = ["none", *calamities]
            self._one_of("pillage", f"calamity of {row['no']}", row["calamity"], known)
        self.pack.finish()
        events = self.axes["event"]
        self.box.pillage = [PillageMarker(i, row, events, calamities) for i, row in enumerate(rows)]

    def _read_rolls(self) -> None:
        """Every roll of a D10 finds one line."""
        for table, axis in zip(ROLLS, ROLL_AXES, strict=False):
            ids = list(SEATS) if axis == "seat" else self.axes[axis]
            found = [NONE] * D10.stop
            for row in self.tables["rolls"]:
                if row["table"] != table:
                    continue
                result = self._one_of("rolls", f"result of {table}", row["result"], ids)
                for roll in range(int(row["low"]), int(row["high"]) + 1):
                    if roll in D10:
                        found[roll] = result
            if NONE in found[1:]:
                self._complain("rolls", table, "has a gap", "a result for each of 1 to 10")
            self.box.rolls.append(found)
        raids = [row for row in self.tables["rolls"] if row["table"] == "raid"]
        if tuple(row["result"] for row in raids) != RAIDS:
            self._complain("rolls", "raid", "has other results", ", ".join(RAIDS))
        self.box.raid_limits = tuple(int(row["low"]) for row in raids[1:])


def data_folder() -> Path:
    return Path(__file__).parent / "data"


def load_box(overlay: DataSource = None) -> Box:
    """Our tables, the owner's laid over them, or those of a pack that was kept."""
    return Unpacking(pack_of(GAME, data_folder(), overlay)).box
