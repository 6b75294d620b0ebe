"""Slow work waits in queues of its own: whoever plays is answered meanwhile, at once.

Forty at a time ask for the slowest things there are; somebody else plays on beside them.
"""

from __future__ import annotations

import os
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from aevum.table.record import record_of
from tests.server.house import ME, Guest, House, bot, database
from tests.server.salon import finished

PROC = Path("/proc")
CROWD = 40
AT_ONCE = 6.0
"""Seconds for an answer at a table, on a machine with much else to do; it was more than twenty."""

pytestmark = pytest.mark.skipif(not (PROC / "self/status").exists(), reason="needs /proc")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(database(tmp_path_factory.mktemp("queues")))
    house.environment = {**os.environ, "AEVUM_ALLOW_LOCAL_HOOKS": "1"}
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="module")
def guests(house: House) -> list[Guest]:
    everybody = [Guest(house) for _ in range(CROWD)]
    for guest in everybody:
        guest.http.timeout = httpx.Timeout(120)  # those who wait may wait long, not those who play
    return everybody


@pytest.fixture(scope="module")
def player(house: House) -> Iterator[Callable[[], float]]:
    """Makes a move each time it is called, and says how long that took."""
    ada, rng = Guest(house, "Ada"), Random(3)
    tables = [ada.open(ME, ME)["id"] for _ in range(2)]

    def play() -> float:
        table = tables[rng.randrange(2)]
        view = ada.look(table, ada.look(table)["actor"] or 0)
        if view["actor"] is None:
            return 0.0
        began = time.monotonic()
        ada.act(table, view["actor"], rng.choice(view["legal"]), view["seq"])
        return time.monotonic() - began

    return play


def status(house: House, field: str) -> int:
    assert house.process is not None
    lines = (PROC / str(house.process.pid) / "status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{field}:"))


@contextmanager
def crowd(ask: Callable[[int], httpx.Response]) -> Iterator[list[httpx.Response]]:
    """All ask at once; what they were answered is there at the end."""
    answers: list[httpx.Response] = []
    with ThreadPoolExecutor(CROWD) as everybody:
        asking = [everybody.submit(ask, number) for number in range(CROWD)]
        yield answers
        answers += [each.result() for each in asking]


def check(answers: list[httpx.Response], *expected: int) -> None:
    """Some were served, the others were told in a sentence to try again."""
    statuses = Counter(answer.status_code for answer in answers)
    assert set(statuses) <= {*expected, 503}, statuses
    assert statuses[503], statuses
    assert statuses[503] < CROWD, statuses
    for answer in answers:
        if answer.status_code == 503:
            assert answer.json()["error"] == "busy"
            assert answer.json()["why"]["key"] == "busy"
            assert int(answer.headers["Retry-After"]) > 0


def test_wrong_passphrases_take_little_memory_and_hold_up_nobody(
    house: House, guests: list[Guest], player: Callable[[], float]
) -> None:
    before = status(house, "VmHWM")
    wrong = {"name": "Nobody", "passphrase": "not this one"}

    def ask(number: int) -> httpx.Response:
        return guests[number].http.post(
            "/api/signin", json=wrong, headers={"x-csrftoken": guests[number].token}
        )

    with crowd(ask) as answers:
        slowest = max(player() for _ in range(5))
    assert slowest < AT_ONCE
    check(answers, 400, 429)
    assert status(house, "VmHWM") - before < 250_000, "kilobytes"


def test_hints_hold_up_nobody(guests: list[Guest], player: Callable[[], float]) -> None:
    tables = [guest.open(ME, bot("greedy"), options={"first": 0})["id"] for guest in guests]

    def ask(number: int) -> httpx.Response:
        return guests[number].send(f"/api/tables/{tables[number]}/hint", {"seat": 0})

    with crowd(ask) as answers:
        slowest = max(player() for _ in range(5))
    assert slowest < AT_ONCE
    check(answers, 200)


def test_webhooks_that_never_answer_hold_up_nobody(
    guests: list[Guest], player: Callable[[], float]
) -> None:
    with socket.create_server(("127.0.0.1", 0), backlog=CROWD) as silent:
        hook = {"kind": "webhook", "target": f"http://127.0.0.1:{silent.getsockname()[1]}/"}
        for guest in guests:
            guest.post("/api/notices", hook)
        with crowd(lambda number: guests[number].send("/api/notices/test", {})) as answers:
            slowest = max(player() for _ in range(5))
            silent.close()  # enough; whoever still waits is told
        assert slowest < AT_ONCE
        check(answers, 200)


def test_imports_hold_up_nobody(guests: list[Guest], player: Callable[[], float]) -> None:
    record = msgspec.to_builtins(record_of(finished(5, seed=2)))
    with crowd(lambda number: guests[number].send("/api/import", record)) as answers:
        slowest = max(player() for _ in range(5))
    assert slowest < AT_ONCE
    check(answers, 201)


def test_quick_play_takes_no_thread_per_move(house: House) -> None:
    """Two people move in turn; each time the other one is about to be told."""
    ada, ben = Guest(house, "Ada"), Guest(house, "Ben")
    made = ada.open(ME, {"kind": "open"})
    table = made["id"]
    ben.post(f"/api/tables/{table}/join", {"token": made["invite"].rpartition("/")[2]})
    people = [ada, ben]
    hand_over(people, table, 3)
    before = status(house, "Threads")
    hand_over(people, table, 20)
    assert status(house, "Threads") - before < 5


def hand_over(people: list[Guest], table: str, times: int) -> None:
    """Play until so many turns have passed to the other one."""
    seat = people[0].look(table, 0)["actor"]
    while times:
        view = people[seat].look(table, seat)
        after = people[seat].act(table, seat, view["legal"][-1], view["seq"])["actor"]
        times -= after != seat
        seat = after
