"""Races: every pair of things two people can do at one table, at the same moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from threading import Barrier, Thread
from typing import Any

import httpx

from aevum import games
from aevum.store import Store
from aevum.table.table import Table
from tests.server.house import OPEN, Guest, House

ME = {"kind": "me"}


class Here:
    """A table of Ada and Ben, and where it stands."""

    def __init__(self, house: House) -> None:
        self.ada, self.ben = Guest(house, "Ada"), Guest(house, "Ben")
        self.open()

    def open(self) -> None:
        made = self.ada.open(ME, OPEN, options={"first": 0})
        self.table, self.token = made["id"], made["invite"].rpartition("/")[2]
        self.ben.post(f"/api/tables/{self.table}/join", {"token": self.token})
        self.look()

    def look(self) -> None:
        view = self.ada.look(self.table)
        if view["result"]:
            self.open()
            return
        self.seat = view["actor"]
        self.view = self.who.look(self.table, self.seat)

    @property
    def who(self) -> Guest:
        return (self.ada, self.ben)[self.seat]

    def send(self, guest: Guest, way: str, **body: Any) -> httpx.Response:
        return guest.send(f"/api/tables/{self.table}/{way}", body)

    def at(self, seat: int | None = None) -> dict[str, Any]:
        return {"seat": self.seat if seat is None else seat, "seq": self.view["seq"]}


DEEDS: dict[str, Callable[[Here], httpx.Response]] = {
    "act": lambda h: h.send(h.who, "act", **h.at(), action=h.view["legal"][-1]),
    "undo": lambda h: h.send(h.who, "control", **h.at(), control="undo"),
    "restart": lambda h: h.send(h.who, "control", **h.at(), control="restart"),
    "take back": lambda h: h.send(
        h.ada, "control", seat=0, seq=h.view["seq"], control="takeback 9"
    ),
    "agree": lambda h: h.send(h.ben, "control", seat=1, seq=h.view["seq"], control="agree"),
    "say": lambda h: h.send(h.ada, "chat", text="Salve!"),
    "orders": lambda h: h.send(h.ben, "orders", seat=1, orders={"tiles": {"answer": "never"}}),
    "away": lambda h: h.send(h.ben, "away", seat=1, away=True),
    "back": lambda h: h.send(h.ben, "away", seat=1, away=False),
    "draft": lambda h: h.send(h.who, "draft", seat=h.seat, words=[h.view["legal"][-1]]),
    "say draft": lambda h: h.send(h.who, "draft/say", **h.at(), words=[h.view["legal"][-1]]),
    "join": lambda h: h.send(h.ben, "join", token=h.token),
    "fill": lambda h: h.send(h.ada, "fill", bots=[{"bot": "random"}]),
    "archive": lambda h: h.send(h.ada, "archive", archived=True),
    "fork": lambda h: h.send(h.ada, "fork", seat=0, at=0),
    "rematch": lambda h: h.send(h.ada, "rematch"),
    "rename": lambda h: h.ben.send("/api/me", {"name": "Ben"}),
    "look": lambda h: h.ben.http.get(f"/api/tables/{h.table}", params={"seat": 1}),
    "lobby": lambda h: h.ada.http.get("/api/tables"),
    "record": lambda h: h.ada.http.get(f"/api/tables/{h.table}/record"),
    "sessions": lambda h: h.ada.http.get("/api/sessions"),
}
MOVES = ("act", "say draft")


def races(house: House, address: str, rounds: int, pairs: int | None = None) -> dict[str, Any]:
    """Each pair so often; or only every so-and-so-many-th pair, for a short look."""
    here, tables = Here(house), set()
    statuses: Counter[int] = Counter()
    failures: list[str] = []
    every = list(combinations_with_replacement(DEEDS, 2))
    chosen = every if pairs is None else every[:: max(1, len(every) // pairs)]
    for one, two in chosen:
        for _ in range(rounds):
            here.look()
            tables.add(here.table)
            answers = both(here, one, two)
            statuses.update(answer.status_code for answer in answers)
            done = sum(answer.is_success for answer in answers)
            if any(answer.status_code >= 500 for answer in answers):
                failures.append(f"{one} and {two}: {[each.status_code for each in answers]}")
            if one in MOVES and two in MOVES and done > 1:
                failures.append(f"{one} and {two}: both were done")
    broken = [table for table in tables if not sound(address, table)]
    answers = {str(status): count for status, count in sorted(statuses.items())}
    return {
        "pairs": len(chosen), "rounds": rounds * len(chosen), "answers": answers,
        "failures": failures, "broken logs": broken,
    }  # fmt: skip


def both(here: Here, *names: str) -> list[httpx.Response]:
    """Two deeds at the same moment."""
    gate, answers = Barrier(len(names)), []

    def run(name: str) -> None:
        gate.wait()
        answers.append(DEEDS[name](here))

    threads = [Thread(target=run, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def sound(address: str, table: str) -> bool:
    """Every number once, and playing it again gives every digest."""
    store = Store.open(address)
    header, entries = store.load(table)
    store.close()
    numbers = [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    return numbers and Table.restore(games.load("attila"), header, entries).seq == len(entries)
