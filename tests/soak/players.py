"""People at real sockets who remember what the server has confirmed."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from random import Random
from threading import Event, Thread
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from aevum.store import Store
from tests.server.house import ME, Guest, House
from tests.server.line import Line, listening

LOST = (WebSocketException, OSError, TimeoutError, httpx.HTTPError, AssertionError)
"""How a dead server feels."""
DEFINITE = ("stale", "not-your-turn", "illegal", "no-undo", "forbidden")
"""Refusals after which a move has surely not happened."""


class Said:
    """A word that was sent; `sure`: the server has confirmed it."""

    def __init__(self, seat: int, word: str) -> None:
        self.seat = seat
        self.word = word
        self.sure = False


class Player(Thread):
    """One person at both seats of a table, and at the next when it is over."""

    def __init__(self, house: House, number: int, pace: float) -> None:
        super().__init__(name=f"player-{number}", daemon=True)
        self.house = house
        self.rng = Random(f"player {number}")
        self.pace = pace
        self.guest = Guest(house, f"Player {number}")
        self.tables: dict[str, list[Said]] = {}
        self.waits: list[tuple[float, float]] = []
        """When a move was sent, and the seconds until it was answered."""
        self.stopping = Event()
        self._number = 0
        self._new_table()

    def _new_table(self) -> None:
        self.table = self.guest.open(ME, ME)["id"]
        self.tables[self.table] = []

    def run(self) -> None:
        while not self.stopping.is_set():
            with suppress(*LOST):
                self._play()
            self.stopping.wait(0.1)

    def _play(self) -> None:
        with listening(self.house, self.guest, self.table, seat=0) as line:
            line.hear(10)
            while not self.stopping.wait(self.pace):
                if line.view["result"]:
                    self._new_table()
                    return
                self._move(line)

    def _move(self, line: Line) -> None:
        view = line.view
        if view["actor"] != view["seat"]:
            self._order(line, {"type": "look", "seat": view["actor"]})
            return
        here = {"seat": view["seat"], "seq": view["seq"]}
        undo = view["can_undo"] and self.rng.random() < 0.1
        said = Said(view["seat"], "undo" if undo else self.rng.choice(view["legal"]))
        self.tables[self.table].append(said)
        start = time.monotonic()
        answer = self._order(
            line,
            {"type": "control", "control": "undo", **here}
            if undo
            else {"type": "act", "action": said.word, "follow": True, **here},
        )
        self.waits.append((start, time.monotonic() - start))
        if answer["type"] != "problem":
            said.sure = True
        elif answer["problem"]["error"] in DEFINITE:
            self.tables[self.table].remove(said)

    def _order(self, line: Line, order: dict[str, Any]) -> Any:
        self._number += 1
        line.send({**order, "id": self._number})
        while True:
            message = line.hear(30)
            if message.get("id") == self._number:
                return message


class Verdict:
    """What became of all that was confirmed."""

    def __init__(self) -> None:
        self.moves = self.lost = self.doubled = 0

    def add(self, said: Sequence[Said], written: Sequence[tuple[int, str]]) -> None:
        self.moves += sum(each.sure for each in said)
        fate = compare(said, written)
        self.lost += fate == "lost"
        self.doubled += fate == "doubled"


def compare(said: Sequence[Said], written: Iterable[tuple[int, str]]) -> str:
    """`sound` if the log holds every sure word once and in order, and of the others some.

    All ways to read it are followed at once: an unsure word may have happened or not.
    """
    places = _skipping(said, {0})
    for entry in written:
        places = _skipping(said, {at + 1 for at in places if at < len(said)
                                  and (said[at].seat, said[at].word) == entry})  # fmt: skip
        if not places:
            return "doubled"
    return "sound" if len(said) in places else "lost"


def _skipping(said: Sequence[Said], places: set[int]) -> set[int]:
    found = set(places)
    for at in sorted(places):
        while at < len(said) and not said[at].sure:
            at += 1
            found.add(at)
    return found


def judge(address: str, players: Iterable[Player]) -> Verdict:
    """Compare what the players know with what the database holds."""
    store, verdict = Store.open(address), Verdict()
    for player in players:
        for table, said in list(player.tables.items()):
            known = list(said)
            entries = store.load(table)[1]
            verdict.add(known, [(entry.seat, entry.action) for entry in entries if entry.seat >= 0])
    store.close()
    return verdict


def seated(house: House, count: int, pace: float) -> list[Player]:
    players = [Player(house, number, pace) for number in range(count)]
    for player in players:
        player.start()
    return players


def stop(players: Iterable[Player]) -> None:
    for player in players:
        player.stopping.set()
    for player in players:
        player.join(40)


def burden(house: House) -> dict[str, int]:
    """Memory in MB and threads of the server's process."""
    assert house.process is not None
    with open(f"/proc/{house.process.pid}/status", encoding="ascii") as file:
        facts = dict(line.split(":", 1) for line in file)
    return {"mb": int(facts["VmRSS"].split()[0]) // 1024, "threads": int(facts["Threads"])}
