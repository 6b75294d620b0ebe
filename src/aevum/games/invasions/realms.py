"""Nations and what belongs to them: modifiers, objectives, leaders, counters, prices, timeline."""

from __future__ import annotations

import re
from collections.abc import Sequence

from aevum.core.tables import Row
from aevum.games.invasions.board import Ints, place_in, whole
from aevum.games.invasions.kinds import (
    BARBARIAN,
    DOMAINS,
    EMPIRE,
    FLEET,
    GOALS,
    GROUPS,
    GUARDS,
    KINGDOM,
    LAND,
    LOCALS,
    NONE,
    RANKS,
    RELIGIONS,
    ROWS,
    SATRAPES,
    SCORINGS,
    SEATS,
    START_IMK,
    START_INACTIVE,
    START_RAIDER,
    STARTS,
)

PROVINCE = "prov:"
AREA = "area:"
ABOUT = ("area", "province", "sea", "nation", "leader")
"""What a power may speak of."""


class About:
    """What a power speaks of, each kind in the order of the table: `nation:huns area:persis`."""

    def __init__(self, words: Sequence[tuple[str, int]] = ()) -> None:
        self.areas: Ints = tuple(i for axis, i in words if axis == "area")
        self.provinces: Ints = tuple(i for axis, i in words if axis == "province")
        self.seas: Ints = tuple(i for axis, i in words if axis == "sea")
        self.nations: Ints = tuple(i for axis, i in words if axis == "nation")
        self.leaders: Ints = tuple(i for axis, i in words if axis == "leader")


class Modifier:
    """A named power or a flag of the timeline; the rules of `applies_at` ask for it."""

    def __init__(self, index: int, row: Row, about: About) -> None:
        self.index = index
        self.id = row["id"]
        self.applies_at = tuple(row["applies_at"].split())
        self.value = row["value"]
        self.numbers: Ints = tuple(
            int(word) for word in row["value"].split() if re.fullmatch(r"-?\d+", word)
        )
        """Whole numbers in its value, in this order."""
        self.about = about


class Nation:
    """A nation as it is printed; what becomes of it is state."""

    def __init__(self, index: int, row: Row, modifiers: Sequence[str]) -> None:
        self.index = index
        self.id = row["id"]
        self.group = GROUPS.index(row["group"])
        self.seat = SEATS.index(row["player"])
        self.start = STARTS.index(row["start_status"])
        self.status = first_status(self.start, row["special"].split())
        """Barbarian, kingdom or empire at the start (realm 1.3)."""
        self.imk = self.start == START_IMK
        """An independent minor kingdom."""
        self.raider = self.start == START_RAIDER
        self.inactive = self.start == START_INACTIVE or "inactive_imk" in row["special"].split()
        self.nomad = row["nomad"] == "1"
        self.religion = RELIGIONS.index(row["religion"])
        self.initiative = whole(row["initiative"])
        """NONE for those that never act by initiative; ties among them go by id."""
        self.card = row["card"] == "1"
        self.home_province = NONE
        self.home_area = NONE
        self.conversion_bonus = row["conversion_bonus"] == "1"
        special = row["special"].split()
        self.special: Ints = tuple(modifiers.index(each) for each in special)
        self.has = [each in special for each in modifiers]
        """By modifier."""


class Objective:
    """What a nation scores VP for (realm R11.6)."""

    def __init__(self, index: int, row: Row, nation: int, goal: int, target: int) -> None:
        self.index = index
        self.nation = nation
        self.goal = goal
        self.target = target
        """A province, an area, a city's province or a nation, as the goal says; or NONE."""
        self.vp = int(row["vp"])
        self.scored = [word in row["when"].split() for word in SCORINGS]
        """By scoring turn, and `event` last."""


class Leader:
    """A leader counter."""

    def __init__(self, index: int, row: Row, nation: int) -> None:
        self.index = index
        self.id = row["id"]
        self.name = row["name"]
        self.nation = nation
        self.historical = row["kind"] == "historical"
        self.rank = RANKS.index(row["rank"])
        self.first_turn = whole(row["first_turn"])
        self.last_turn = whole(row["last_turn"])
        self.combat = int(row["combat"])
        self.stacking = int(row["stacking"])
        self.administration = int(row["administration"])
        self.diplomacy = int(row["diplomacy"])
        self.campaign = int(row["campaign"])
        self.mountain = row["mountain"] == "1"


class UnitKind:
    """All counters of one type of a nation (war 1.2)."""

    def __init__(self, index: int, row: Row, nations: list[str], types: list[Row]) -> None:
        ids = [each["id"] for each in types]
        self.index = index
        self.nation = nations.index(row["nation"])
        self.type = ids.index(row["unit_type"])
        self.id = row["unit_type"]
        self.domain = DOMAINS.index(types[self.type]["domain"])
        self.is_back = types[self.type]["back"] == "1"
        """The reverse of a limes: no counter of its own."""
        self.field = self.domain == LAND
        self.fleet = self.domain == FLEET
        self.elite = int(row["elite"])
        """White diamonds: 1, or 2 for a guard."""
        self.heavy = row["heavy"] == "1"
        self.archer = row["archer"] == "1"
        self.cavalry = row["mounted"] == "1"
        self.amphibious = row["amphibious"] == "1"
        self.mountaineer = row["mountain"] == "1"
        self.francisca = row["francisca"] == "1"
        self.auxiliary_of = place_in(nations, row["auxiliary_of"])
        self.from_turn = int(row["available_from_turn"])
        self.count = int(row["count"])
        self.tied = self.id in GUARDS or self.id in (LOCALS, SATRAPES)
        """Some ground may be closed to it alone (war R2.8, R16.4, R16.5)."""
        self.price = NONE
        """Its row of the price list, or NONE (hordes)."""


class Price:
    """A row of the price list; NONE where a status cannot buy it."""

    def __init__(self, index: int, row: Row) -> None:
        self.index = index
        self.id = row["id"]
        self.gold = (NONE, whole(row["kingdom"]), whole(row["empire"]))
        """By status."""
        self.repair = whole(row["repair"])
        self.roman_limit = row["roman_limit"] == "1"
        self.from_turn = int(row["from_turn"])


class TimelineRow:
    """A row of the timeline, carried out in row order inside its step (realm R9.8, R19.13)."""

    def __init__(self, index: int, row: Row, nation: int) -> None:
        self.index = index
        self.turn = int(row["turn"])
        self.nation = nation
        """NONE: all."""
        self.event = ROWS.index(row["event"])
        self.province = NONE
        self.area = NONE
        self.modifier = NONE
        """Of a special row."""
        self.leader = NONE
        self.patron = NONE
        """The new nation is the client of this one, with that tribute."""
        self.tribute = 0
        self.capital = NONE
        """The province of its capital, built to that level if it is a site."""
        self.capital_level = 0
        self.units: tuple[tuple[int, int], ...] = ()
        """Number and unit kind; NONE as kind = free kinds (realm R19.7)."""


def first_status(start: int, special: Sequence[str]) -> int:
    """realm 1.3: minor kingdoms are kingdoms, raiders barbarians, inactive ones what they say."""
    if start <= EMPIRE:
        return start
    if start == START_IMK:
        return KINGDOM
    if start == START_INACTIVE and "inactive_barbarian" not in special:
        return KINGDOM
    return BARBARIAN


def price_of(rows: list[Row], unit: Row) -> int:
    """The first row of the list that fits a unit by type, nation and attributes."""
    flags = dict(unit, auxiliary="1" if unit["auxiliary_of"] else "0")
    for i, row in enumerate(rows):
        types, nations = row["unit_types"].split(), row["nations"].split()
        fits = not types or unit["unit_type"] in types
        fits = fits and (not nations or unit["nation"] in nations)
        columns = ("auxiliary", "elite", "heavy", "archer", "mounted")
        general = types or any(row[column] for column in columns)
        if general and fits and all(row[c] in ("", flags[c]) for c in columns):
            return i
    return NONE


def goal_of(row: Row) -> tuple[int, str]:
    """The kind of an objective, and what it names."""
    if row["kind"] != "other":
        return GOALS.index(row["kind"]), row["target"]
    head, _, name = row["target"].partition(":")
    return place_in(GOALS, head) if head in GOALS else NONE, name


def parse_units(text: str) -> list[tuple[int, str]]:
    """`2 infantry; 1 cavalry` as numbers and types."""
    found: list[tuple[int, str]] = []
    for part in text.split(";"):
        words = part.split()
        if len(words) == 2 and words[0].isdigit():
            found.append((int(words[0]), words[1]))
        elif words:
            found.append((0, part.strip()))
    return found
