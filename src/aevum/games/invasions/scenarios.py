"""Scenarios: who plays which part of the board from when to when, and the set-up rows."""

from __future__ import annotations

from aevum.core.tables import Row
from aevum.games.invasions.board import Ints
from aevum.games.invasions.kinds import NONE, SEATS, SETUP_ROWS, STEPS


class SetupRow:
    """A row of a set-up (realm 1.3); the slots that its `what` does not use are NONE."""

    def __init__(self, what: int, nation: int) -> None:
        self.what = what
        self.nation = nation
        self.province = NONE
        self.province_2 = NONE
        """The second province of a foedus."""
        self.area = NONE
        self.sea = NONE
        self.number = NONE
        """How many units, a treasury, an age, a level, a status, a religion; 1 for Heresy +."""
        self.kind = NONE
        """The unit kind."""
        self.leader = NONE
        self.other = NONE
        """Patron, suzerain, federator or borrower."""
        self.total = False
        """Total control of an area."""
        self.seat = False
        """A capital without a built city."""


class Scenario:
    """A scenario (realm R12.4)."""

    def __init__(self, index: int, row: Row) -> None:
        self.index = index
        self.id = row["id"]
        self.first_turn = int(row["first_turn"])
        self.last_turn = int(row["last_turn"])
        self.turns = self.last_turn - self.first_turn + 1
        self.start_step = STEPS.index(row["start_step"])
        turns = row["scoring_turns"].split()
        self.scoring_turns: Ints = tuple(int(turn) for turn in turns if turn != "last")
        self.scores_last = "last" in turns
        self.areas: list[bool] = []
        """By area, those in play."""
        self.all_areas = row["areas"] == "all"
        """Kushania and its like, which have no area, are in play only then."""
        self.nations: list[bool] = []
        self.owner: list[int] = []
        """The seat of each nation."""
        self.persons = {
            count: persons_of(row[f"seats_{count}"]) for count in (2, 3, 4) if row[f"seats_{count}"]
        }
        """By number of people: the seats each of them holds."""
        self.par: Ints = tuple(int(row[f"par_{seat}"]) for seat in SEATS)
        self.out_2: Ints = ()
        """Nations left out with two players."""
        self.open: list[bool] = []
        """By province: it lies in the part of the board that is played."""
        self.open_2: list[bool] = []
        """By province: it may be entered with two players."""
        self.rows: tuple[SetupRow, ...] = ()
        """In the order of SETUP_ROWS, then as listed."""


def persons_of(text: str) -> tuple[Ints, ...]:
    """`romans goths huns+persians` as seats of each person."""
    return tuple(tuple(SEATS.index(seat) for seat in person.split("+")) for person in text.split())


def in_order(rows: list[SetupRow]) -> tuple[SetupRow, ...]:
    return tuple(row for what in range(len(SETUP_ROWS)) for row in rows if row.what == what)
