"""Reads the scenarios and their set-ups (realm 1.3, R12.4) and reports what cannot be placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.core.tables import Row
from aevum.games.invasions.box import Box
from aevum.games.invasions.kinds import NONE, RELIGIONS, SEATS, SETUP_ROWS, STATUSES
from aevum.games.invasions.realms import parse_units
from aevum.games.invasions.scenarios import Scenario, SetupRow, in_order
from aevum.games.invasions.schema import COLUMNS

ALL: Final = "all"
HERESIES: Final = ("-", "+")
CONTROLS: Final = ("control", "total")
IN_PROVINCE: Final = ("city", "capital", "horde", "unit", "leader", "limes", "mercenary")
NUMBERED: Final = ("treasury", "age", "decline", "tribute", "city", "horde", "limes")
BONDS: Final = ("client_of", "vassal_of", "federate_of")


class SetupReader:
    """Reads all scenarios of a box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.file = ""

    def scenarios(self) -> list[Scenario]:
        return [self._scenario(i, row) for i, row in enumerate(self.box.tables["scenarios"])]

    def _one_of(self, key: str, value: str, allowed: Sequence[str]) -> int:
        return self.box.pack.one_of(self.file, key, value, allowed)

    def _complain(self, key: str, text: str, hint: str) -> None:
        self.box.pack.complain(self.file, key, text, hint)

    # -- scenarios ---------------------------------------------------------------------------------

    def _scenario(self, index: int, row: Row) -> Scenario:
        self.file = "scenarios.csv"
        name = row["id"]
        axes = self.box.axes
        self._check_words(row)
        found = Scenario(index, row)
        found.areas = self._chosen(f"areas of {name}", row["areas"], axes["area"])
        found.nations = self._chosen(f"nations of {name}", row["nations"], axes["nation"])
        found.owner = [nation.seat for nation in self.box.nations]
        for word in row["owner_override"].split():
            nation, _, seat = word.partition("=")
            key = f"owner_override of {name}"
            n, s = self._one_of(key, nation, axes["nation"]), self._one_of(key, seat, SEATS)
            if n != NONE:
                found.owner[n] = s
        found.out_2 = tuple(axes["nation"].index(each) for each in row["out_2"].split())
        places = [province.area for province in self.box.provinces]
        shut = [axes["area"].index(each) for each in row["closed_2"].split()]
        found.open = [found.all_areas if a == NONE else found.areas[a] for a in places]
        found.open_2 = [found.open[p] and places[p] not in shut for p in range(len(places))]
        setups = [table for table in COLUMNS if table.startswith("setup_")]
        if self._one_of(f"setup of {name}", row["setup"], setups) != NONE:
            self.file = f"{row['setup']}.csv"
            rows = [self._row(each) for each in self.box.tables[row["setup"]]]
            found.rows = in_order(rows)
        return found

    def _check_words(self, row: Row) -> None:
        """Seats and scoring turns, before they are taken at their word."""
        turns = [str(turn) for turn in range(1, 13)]
        for word in row["scoring_turns"].split():
            self._one_of(f"scoring_turns of {row['id']}", word, [*turns, "last"])
        for count in (2, 3, 4):
            column = f"seats_{count}"
            seats = row[column].replace("+", " ").split()
            for seat in seats:
                self._one_of(f"{column} of {row['id']}", seat, SEATS)
            if row[column] and (len(set(seats)), len(row[column].split())) != (len(seats), count):
                hint = f"{count} people, no seat twice"
                self._complain(f"{column} of {row['id']}", f"is '{row[column]}'", hint)
        self.box.pack.finish()

    def _chosen(self, key: str, text: str, ids: list[str]) -> list[bool]:
        words = text.split()
        if words == [ALL]:
            return [True] * len(ids)
        for word in words:
            self._one_of(key, word, ids)
        return [each in words for each in ids]

    # -- set-up rows -------------------------------------------------------------------------------

    def _row(self, row: Row) -> SetupRow:
        axes, key, what, value = self.box.axes, f"row {row['no']}", row["what"], row["value"]
        found = SetupRow(SETUP_ROWS.index(what), axes["nation"].index(row["nation"]))
        if what in IN_PROVINCE:
            found.province = self._one_of(key, row["where"], axes["province"])
        if what in NUMBERED:
            if value.isdigit():
                found.number = int(value)
            else:
                self._complain(key, f"is '{value}'", "a number")
        elif what in BONDS:
            found.other = self._one_of(key, value, axes["nation"])
            if what == "federate_of":
                self._foedus(found, key, row["where"])
        elif what == "status":
            found.number = self._one_of(key, value, STATUSES)
        elif what == "religion":
            found.number = self._one_of(key, value, RELIGIONS)
        elif what == "leader":
            found.leader = self._one_of(key, value, axes["leader"])
        elif what == "area":
            found.area = self._one_of(key, row["where"], axes["area"])
            found.total = self._one_of(key, value, CONTROLS) == 1
        elif what == "heresy":
            found.area = self._one_of(key, row["where"], axes["area"])
            found.number = self._one_of(key, value, HERESIES)
        elif what == "capital":
            self._capital(found, key, value)
        else:
            self._units(found, key, row)
        return found

    def _foedus(self, found: SetupRow, key: str, text: str) -> None:
        provinces = text.split()
        if len(provinces) != 2:
            self._complain(key, f"names '{text}'", "the two provinces of the foedus")
            return
        found.province = self._one_of(key, provinces[0], self.box.axes["province"])
        found.province_2 = self._one_of(key, provinces[1], self.box.axes["province"])

    def _capital(self, found: SetupRow, key: str, value: str) -> None:
        found.seat = value == "seat"
        if found.seat or found.province == NONE:
            return
        city = self.box.provinces[found.province].city
        if value != city:
            self._complain(key, f"names '{value}'", city or "seat: there is no city")

    def _units(self, found: SetupRow, key: str, row: Row) -> None:
        """`2 legion`; a fleet in its sea zone, a mercenary `borrower:1 cavalry`."""
        value = row["value"]
        if row["what"] == "fleet":
            found.sea = self._one_of(key, row["where"], self.box.axes["sea"])
        elif row["what"] == "mercenary":
            borrower, _, value = value.partition(":")
            found.other = self._one_of(key, borrower, self.box.axes["nation"])
        units = parse_units(value)
        kind = self.box.kind_of(found.nation, units[0][1]) if len(units) == 1 else NONE
        if kind == NONE or not units[0][0]:
            self._complain(key, f"'{value}' are no units", "a number and a unit of the nation")
            return
        found.number = units[0][0]
        found.kind = kind
