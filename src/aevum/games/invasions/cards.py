"""Cards and markers: events, calamities, administration, diplomacy, pillage."""

from __future__ import annotations

from aevum.core.tables import Row
from aevum.games.invasions.board import Ints, whole
from aevum.games.invasions.effects import Line, Option, Sentence, Target
from aevum.games.invasions.kinds import ADMINISTRATION, BANDS, DEADLINES, NONE


class EventCard:
    """An event; the deck holds one copy for each of its numbers (realm R20)."""

    def __init__(
        self, index: int, row: Row, timing: Ints, targets: tuple[Target, ...], effect: Sentence
    ) -> None:
        self.index = index
        self.id = row["id"]
        self.numbers: Ints = tuple(int(number) for number in row["numbers"].split())
        self.public = row["public"] == "1"
        self.timing = timing
        self.targets = targets
        self.effect = effect


class Calamity:
    """A calamity: plain steps, or a roll on its own table."""

    def __init__(
        self, index: int, row: Row, steps: Option, modifiers: Option, table: tuple[Line, ...]
    ) -> None:
        self.index = index
        self.id = row["id"]
        self.steps = steps
        self.modifiers = modifiers
        self.table = table


class Face:
    """What an administration card says at one age (realm R26)."""

    def __init__(self, ageing: int, gold: int, calamity: int, leader_active: bool) -> None:
        self.ageing = ageing
        self.gold = gold
        self.calamity = calamity
        """NONE = none."""
        self.leader_active = leader_active


class AdministrationCard:
    """One of the 18 cards, with a face for each band of age."""

    def __init__(self, index: int, row: Row, calamities: list[str]) -> None:
        self.index = index
        self.id = row["id"]
        self.kind = ADMINISTRATION.index(row["kind"])
        self.cost = (NONE, int(row["cost_kingdom"]), int(row["cost_empire"]))
        """By status."""
        self.faces = tuple(face_of(row, band, calamities) for band in BANDS)


def face_of(row: Row, band: str, calamities: list[str]) -> Face:
    calamity = row[f"{band}_calamity"]
    return Face(
        int(row[f"{band}_ageing"]),
        int(row[f"{band}_gold"]),
        NONE if calamity == "none" else calamities.index(calamity),
        row[f"{band}_leader_active"] == "1",
    )


class DiplomacyCard:
    """A kind of Diplomacy card; `count` copies are in the deck (realm R41)."""

    def __init__(
        self, index: int, row: Row, timing: int, targets: tuple[Target, ...], effect: Sentence
    ) -> None:
        self.index = index
        self.id = row["id"]
        self.count = int(row["count"])
        self.cost = int(row["cost"])
        self.deadline = DEADLINES.index(row["deadline"])
        self.timing = timing
        self.targets = targets
        self.effect = effect


class PillageMarker:
    """A kind of marker in the cup: gold, and an event or a calamity."""

    def __init__(self, index: int, row: Row, events: list[str], calamities: list[str]) -> None:
        self.index = index
        self.gold = int(row["gold"])
        self.event = events.index(row["event"]) if row["event"] else NONE
        self.event_no = whole(row["event_no"])
        self.calamity = NONE if row["calamity"] == "none" else calamities.index(row["calamity"])
        self.count = int(row["count"])
