"""What strangers send and disks break: refused with a sentence, kept from all others.

A real server process over SQLite and one over PostgreSQL.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert, select, text

from aevum.games import load
from aevum.server.opening import MOST_TABLES
from aevum.store import Store
from aevum.store.kept import open_table
from aevum.store.library import Library
from aevum.store.shelves import StoredShelf
from aevum.store.tables import games
from aevum.store.tables import terms as terms_table
from aevum.table.record import record_of
from aevum.table.table import Table
from tests.server.house import ME, OPEN, Guest, House, bot, database
from tests.server.salon import finished
from tests.store.postgres_server import Server, find_programs

Data = dict[str, Any]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield database(tmp_path_factory.mktemp("input"))
        return
    pytest.importorskip("psycopg", reason="psycopg is not installed: pip install 'aevum[postgres]'")
    programs = find_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed here")
    with TemporaryDirectory(prefix="aevum-") as folder:
        server = Server(programs, Path(folder))
        yield server.new_database()
        server.stop()


@pytest.fixture(scope="module")
def ours(url: str) -> Iterator[House]:
    server = House(url).start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def eve(ours: House) -> Guest:
    return Guest(ours, "Eve")


def count(url: str) -> int:
    store = Store.open(url)
    try:
        return len(store.games())
    finally:
        store.close()


def refused(answer: httpx.Response, status: int = 400) -> str:
    """The sentence with which something was refused; it tells nothing of the database."""
    assert answer.status_code == status, answer.text
    sentence: str = answer.json()["message"]
    assert sentence
    assert "sqlite" not in answer.text
    assert "postgres" not in answer.text
    return sentence


# -- records that begin in the middle --------------------------------------------------------------


def middle(name: str = "attila") -> Data:
    """A game that began in the middle, not over yet."""
    table, rng = Table.new(load(name), {"players": 2}, seed=bytes(32)), Random(1)
    while table.seq < 80 and table.actor is not None:
        table.act(table.actor, rng.choice(table.legal(table.actor)))
    data: Data = msgspec.to_builtins(record_of(table.what_if(70, 0, Random(2))))
    return data


def procedure_on_top(start: Data) -> None:
    start["stack"].append({"node": "turn", "step": ""})


def nobody_acts(start: Data) -> None:
    start["active"] = 99


def chance_acts_for_a_seat(start: Data) -> None:
    start["active"] = -1


def commit_of_no_seat(start: Data) -> None:
    start["stack"].append({"node": "commit", "seat": 7, "province": 0})


def no_such_province(start: Data) -> None:
    start["stack"].append({"node": "commit", "seat": 0, "province": 10_000})


def upside_down(start: Data) -> None:
    start["stack"] = start["stack"][::-1]


def a_thousand_frames(start: Data) -> None:
    start["stack"] = start["stack"][:1] * 1_000 + start["stack"]


def two_million_seats(start: Data) -> None:
    start["seats"] = 2_000_000


def a_number_of_many_digits(start: Data) -> None:
    start["slots_left"] = 2**62


def more_cards(start: Data) -> None:
    start["hand"][0] += 3


def fewer_stones(start: Data) -> None:
    start["supply"][0] -= 1


def negative_cards(start: Data) -> None:
    start["hand"][0], start["discard"][0] = -1, start["discard"][0] + start["hand"][0] + 1


def off_the_track(start: Data) -> None:
    start["influence"][0] = 23


def card_of_no_tribe(start: Data) -> None:
    start["pile"][0] = [99]


def conflict_nowhere(start: Data) -> None:
    start["pending"] = [500]


def endless_turn(start: Data) -> None:
    start["slots_left"] = 900_000


FORGED = [
    procedure_on_top, nobody_acts, chance_acts_for_a_seat, commit_of_no_seat, no_such_province,
    upside_down, a_thousand_frames, two_million_seats, a_number_of_many_digits, more_cards,
    fewer_stones, negative_cards, off_the_track, card_of_no_tribe, conflict_nowhere, endless_turn,
]  # fmt: skip


def test_no_forged_start_is_kept_and_the_server_starts_again(
    url: str, ours: House, eve: Guest
) -> None:
    honest = middle()
    before = count(url)
    for forge in FORGED:
        data = deepcopy(honest)
        data["log"] = []
        forge(data["start"])
        assert data["start"] != honest["start"], forge.__name__
        refused(eve.send("/api/import", data))
    assert count(url) == before
    kept = eve.post("/api/import", honest)["id"]
    ours.kill()
    ours.start()
    assert eve.look(kept, -2)["game"] == "attila"
    assert kept in [table["id"] for table in eve.get("/api/tables")["mine"]]


def test_options_and_seats_of_a_forged_start_are_those_of_its_game(eve: Guest) -> None:
    honest = middle()
    for options in ({"players": 3}, {"players": 2, "colour": "red"}, {"players": 2_000_000}):
        refused(eve.send("/api/import", {**honest, "options": options}))
    refused(eve.send("/api/import", {**honest, "seats": [{}] * 50_000}))


def test_no_position_of_rising_cultures_is_kept_with_a_card_in_two_places(eve: Guest) -> None:
    honest = middle("rising_cultures")
    eve.post("/api/import", honest)
    for field, value in (
        ("hand", [[0, 0], []]),
        ("coins", [28, 28]),
        ("nation", [9, 1]),
        ("marker", 5),
        ("shown", 100_000),
        ("used", [[100_000], []]),
    ):
        data = deepcopy(honest)
        data["log"] = []
        data["start"][field] = value
        refused(eve.send("/api/import", data))


def test_a_record_longer_than_any_game_is_refused_at_once(eve: Guest) -> None:
    data = msgspec.to_builtins(record_of(finished()))
    line = {"seq": 1, "seat": 0, "action": "undo", "digest": ""}
    data["log"] = [line] * 20_001
    answer = eve.send("/api/import", data)
    assert "20000" in refused(answer)
    assert answer.json()["why"]["key"] == "record-too-long"


def test_a_record_that_stops_before_its_dice_is_refused(eve: Guest) -> None:
    data = msgspec.to_builtins(record_of(finished()))
    first = next(n for n, line in enumerate(data["log"]) if line["seat"] != "chance")
    data["log"] = data["log"][: first - 1]
    data["seed"] = data["result"] = None
    assert "dice" in refused(eve.send("/api/import", data))


def long_game(entries: int) -> Data:
    """A finished game whose log is full of second thoughts."""
    table, rng = Table.new(load("attila"), {"players": 2}, seed=bytes(32)), Random(3)
    while table.actor is not None:
        seat = table.actor
        table.act(seat, rng.choice(table.legal(seat)))
        while table.can_undo(seat) and table.seq < entries:
            table.undo(seat)
            table.redo(seat)
    data: Data = msgspec.to_builtins(record_of(table))
    return data


def test_nobody_waits_for_a_huge_import_nor_does_the_next_start(
    url: str, ours: House, eve: Guest
) -> None:
    data = long_game(10_000)
    assert len(data["log"]) >= 10_000
    table = eve.open(ME, bot())["id"]
    other = Guest(ours, "Ben")
    answers: list[httpx.Response] = []
    imports = [Thread(target=lambda: answers.append(eve.send("/api/import", data)))]
    imports += [Thread(target=lambda: answers.append(other.send("/api/import", data)))]
    for each in imports:
        each.start()
    slowest, start = 0.0, time.monotonic()
    while any(each.is_alive() for each in imports):
        began = time.monotonic()
        eve.look(table)
        slowest = max(slowest, time.monotonic() - began)
        time.sleep(0.05)
    assert [answer.status_code for answer in answers] == [201, 201]
    took = time.monotonic() - start
    assert slowest < max(2, took / 3), "others wait for an import"
    store, imported = Store.open(url), answers[0].json()["id"]
    _, entries = store.load(imported)
    newest = StoredShelf(store.database, imported).last(len(entries))
    assert open_table(store, imported, Library(load, store.packs)).seq == len(entries)
    store.close()
    assert newest is not None
    assert len(entries) - newest.seq < 64, "it is played from the beginning again"


def test_a_guest_has_so_many_tables_and_no_more(ours: House, url: str) -> None:
    guest = Guest(ours, "Many")
    first = guest.open(ME, ME)["id"]
    store = Store.open(url)
    with store.database.writing() as connection:
        row = connection.execute(select(games).where(games.c.id == first)).mappings().one()
        terms = connection.execute(select(terms_table).where(terms_table.c.game_id == first))
        agreed = terms.mappings().one()
        for number in range(MOST_TABLES - 1):
            copy_id = f"copy-{first}-{number}"
            connection.execute(insert(games), {**row, "id": copy_id})
            connection.execute(insert(terms_table), {**agreed, "game_id": copy_id})
    store.close()
    answer = guest.send("/api/tables", {"game": "attila", "seats": [ME, ME]})
    refused(answer)
    assert answer.json()["why"]["key"] == "too-many-tables"
    refused(guest.send("/api/import", msgspec.to_builtins(record_of(finished()))))
    lobby = guest.get("/api/tables")
    assert lobby["more"]
    assert len(lobby["mine"]) + len(lobby["open"]) + len(lobby["watch"]) <= 100
    assert guest.get("/api/tables", page=3)["mine"] != lobby["mine"]


# -- damaged games ---------------------------------------------------------------------------------


def change(url: str, words: str, **values: Any) -> None:
    store = Store.open(url)
    with store.database.writing() as connection:
        connection.execute(text(words), values)
    store.close()


def played(guest: Guest, turns: int = 3) -> str:
    table = guest.open(ME, bot(), listed=True)["id"]
    for _ in range(turns):
        view = guest.wait_for_my_turn(table)
        guest.act(table, 0, view["legal"][0], view["seq"])
    guest.wait_for_my_turn(table)
    return table


def test_a_damaged_game_is_shown_to_its_players_and_hides_no_other(
    url: str, ours: House, eve: Guest
) -> None:
    sound, broken, headless = played(eve), played(eve), played(eve)
    ours.stop()
    change(url, "UPDATE entries SET action = 'sing' WHERE game_id = :id AND seq = 14", id=broken)
    change(url, "DELETE FROM snapshots WHERE game_id = :id", id=broken)
    change(url, "UPDATE games SET header = '{' WHERE id = :id", id=headless)
    ours.start()
    refused(eve.http.get(f"/api/tables/{broken}", params={"seat": 0}), 409)
    refused(eve.http.get(f"/api/tables/{headless}", params={"seat": 0}), 409)
    mine = {table["id"]: table for table in eve.get("/api/tables")["mine"]}
    assert mine[sound]["damage"] is None
    assert mine[broken]["damage"]["kept"] == 13
    assert mine[broken]["damage"]["lost"] > 0
    assert mine[headless]["damage"]["kept"] == 0
    assert eve.look(sound)["actor"] == 0
    stranger = Guest(ours)
    watched = {table["id"] for table in stranger.get("/api/tables")["watch"]}
    assert sound in watched
    assert not watched & {broken, headless}
    eve.get("/api/statistics")
    # What the page says is what the command does.
    ours.stop()
    command = [sys.executable, "-m", "aevum.cli.main", "admin", "repair", broken, "--db", url]
    done = subprocess.run([*command, "--yes", "--json"], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    repaired = json.loads(done.stdout)
    Path(repaired["copy"]).unlink()
    assert repaired["removed"] == mine[broken]["damage"]["lost"]
    ours.start()
    assert eve.look(broken)["actor"] is not None
    again = {table["id"]: table for table in eve.get("/api/tables")["mine"]}
    assert again[broken]["damage"] is None


# -- words that no database likes ------------------------------------------------------------------

NASTY = "a\u0000b\u001b[31m\u202e\u2066[/red]\u0007"


def test_every_text_is_cleaned_at_the_door(eve: Guest) -> None:
    seat = {"kind": "me", "name": NASTY}
    other = {"kind": "bot", "bot": "random", "name": "\u202d=1+1\u2028"}
    table = eve.open(seat, other, title=f" {NASTY}\n")["id"]
    eve.post(f"/api/tables/{table}/chat", {"text": f"{NASTY}\r\n{NASTY}"})
    view = eve.look(table)
    cleaned = "ab[31m[/red]"
    assert view["title"] == cleaned
    assert [seat["name"] for seat in view["seats"]] == [cleaned, "=1+1"]
    assert [line["text"] for line in view["chat"]] == [f"{cleaned} {cleaned}"]
    assert refused(eve.send(f"/api/tables/{table}/chat", {"text": "\u0000"}), 403)
    assert refused(eve.send("/api/me", {"name": "\u0000\u202e"}))


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00",
        "/assets/..%00/x",
        "/api/tables/%00",
        "/api/tables/a%00b/dice",
        "/api/invites/%00",
        "/api/games/%00/board",
        "/api/texts/attila/%00",
        "/api/puzzles/%00",
        "/api/lessons/%00",
        "/api/statistics?by=%00",
        "/api/tables/%ff",
        "/table/%00",
    ],
)
def test_a_path_with_nul_is_refused_with_a_sentence(eve: Guest, path: str) -> None:
    answer = eve.http.get(path)
    assert 400 <= answer.status_code < 500, answer.text
    refused(answer, answer.status_code)


def test_nul_in_every_body_is_refused_or_cleaned(eve: Guest) -> None:
    table = eve.open(ME, OPEN)["id"]
    here = f"/api/tables/{table}"
    for path, data in {
        f"{here}/act": {"seat": 0, "seq": 0, "action": "\u0000"},
        f"{here}/draft": {"seat": 0, "words": ["\u0000"]},
        f"{here}/join": {"token": "\u0000"},
        f"{here}/fork": {"seat": 0, "at": 0, "title": "\u0000"},
        f"{here}/orders": {"seat": 0, "orders": {"\u0000": {"answer": "always"}}},
        f"{here}/explain": {"seat": 0, "action": "\u0000"},
        "/api/notices": {"kind": "webhook", "target": "https://example.org/\u0000"},
        "/api/account": {"name": "\u0000", "passphrase": "long enough \u0000"},
        "/api/signin": {"name": "Eve", "passphrase": "long enough \u0000"},
        "/api/puzzles/attila/%00": {"answer": True},
        "/api/tables": {"game": "\u0000", "seats": [ME, OPEN]},
    }.items():
        answer = eve.send(path, data)
        assert answer.status_code < 500, (path, answer.text)
    deleted = eve.http.delete("/api/notices/%00", headers={"x-csrftoken": eve.token})
    assert 400 <= deleted.status_code < 500


@pytest.mark.parametrize("path", ["/api/tables", "/api/import", "/api/me"])
def test_deeply_nested_json_is_refused_with_a_sentence(eve: Guest, path: str) -> None:
    for depth in (2_000, 100_000):
        for deep in ("[" * depth, '{"options":' * depth, "[" * depth + "]" * depth):
            answer = eve.http.post(
                path,
                content=f'{{"game":"attila","seats":[],"name":"x","options":{{"a":{deep}'.encode(),
                headers={"x-csrftoken": eve.token, "content-type": "application/json"},
            )
            refused(answer)


def test_a_board_is_kept_once_whatever_is_asked_besides(eve: Guest) -> None:
    """The memory that a server gives to answers does not grow with the questions."""
    plain = eve.get("/api/games/attila/board")
    assert eve.get("/api/games/attila/board", x="1") == plain
