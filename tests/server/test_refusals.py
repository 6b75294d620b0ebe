"""Whatever is wrong gets a typed refusal with a sentence, and changes nothing."""

import ast
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import ME, Guest, House, bot

SOURCE = Path(__file__).parents[2] / "src" / "aevum"


@pytest.fixture(scope="module")
def ada(house: House) -> Guest:
    return Guest(house, "Ada")


@pytest.fixture(scope="module")
def eve(house: House) -> Guest:
    return Guest(house, "Eve")


@pytest.fixture
def table(ada: Guest) -> str:
    return ada.open(ME, ME)["id"]


def refused(answer: Any, status: int, error: str) -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["error"] == error
    assert answer.json()["message"]


def test_a_stranger_can_neither_look_nor_act_at_a_seat(ada: Guest, eve: Guest, table: str) -> None:
    before = ada.look(table)
    refused(eve.http.get(f"/api/tables/{table}", params={"seat": 0}), 403, "forbidden")
    action = {"seat": before["actor"], "seq": before["seq"], "action": "no_tile"}
    refused(eve.send(f"/api/tables/{table}/act", action), 403, "forbidden")
    control = {"seat": 0, "seq": before["seq"], "control": "undo"}
    refused(eve.send(f"/api/tables/{table}/control", control), 403, "forbidden")
    refused(eve.send(f"/api/tables/{table}/join", {"token": "guess"}), 404, "not-found")
    refused(eve.send(f"/api/tables/{table}/join", {}), 403, "forbidden")
    assert ada.look(table) == before


def test_a_request_without_the_csrf_token_is_refused(ada: Guest, table: str) -> None:
    answer = ada.http.post(f"/api/tables/{table}/act", json={})
    refused(answer, 403, "csrf")


def test_a_forbidden_action_names_its_rule(ada: Guest, table: str) -> None:
    seat = ada.look(table)["actor"]
    view = ada.look(table, seat)
    answer = ada.send(
        f"/api/tables/{table}/act", {"seat": seat, "seq": view["seq"], "action": "place italia"}
    )
    refused(answer, 409, "illegal")
    assert answer.json()["why"]["rule"] == "R10.2"
    why = ada.post(f"/api/tables/{table}/explain", {"seat": seat, "action": "place italia"})
    assert why["rule"] == "R10.2"
    assert ada.look(table, seat) == view


def test_a_stale_sequence_changes_nothing(ada: Guest, table: str) -> None:
    seat = ada.look(table)["actor"]
    view = ada.look(table, seat)
    body = {"seat": seat, "seq": view["seq"] - 1, "action": view["legal"][0]}
    refused(ada.send(f"/api/tables/{table}/act", body), 409, "stale")
    assert ada.look(table, seat) == view


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seat": 0},
        {"seat": 0, "seq": 1, "action": 7},
        {"seat": 99, "seq": 1, "action": "no_tile"},
        {"seat": 0, "seq": -1, "action": "no_tile"},
        {"seat": 0, "seq": 1, "action": "x" * 500},
        {"seat": 0, "seq": 1, "action": "no_tile", "more": 1},
        [1, 2],
        "text",
    ],
)
def test_malformed_bodies_are_refused(ada: Guest, table: str, body: Any) -> None:
    answer = ada.send(f"/api/tables/{table}/act", body)
    refused(answer, 400, "bad-request")


def test_an_oversized_body_is_refused(ada: Guest) -> None:
    answer = ada.send("/api/import", {"log": "x" * 3_000_000})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "seats",
    [[ME], [ME] * 6, [ME, {"kind": "bot", "bot": "nobody"}], [ME, {"kind": "king"}], []],
)
def test_bad_tables_are_refused(ada: Guest, seats: Any) -> None:
    answer = ada.send("/api/tables", {"game": "attila", "seats": seats})
    refused(answer, 400, "bad-request")


def test_unknown_games_and_tables_are_not_found(ada: Guest) -> None:
    body = {"game": "chess", "seats": [ME, ME]}
    refused(ada.send("/api/tables", body), 404, "not-found")
    refused(ada.http.get("/api/tables/nowhere"), 404, "not-found")
    refused(ada.http.get("/api/nowhere"), 404, "not-found")


def test_the_record_of_a_running_game_stays_closed(ada: Guest, table: str) -> None:
    refused(ada.http.get(f"/api/tables/{table}/record"), 400, "bad-request")
    assert ada.look(table)["seed"] is None


def test_a_full_table_has_no_seat_left(ada: Guest, eve: Guest) -> None:
    created = ada.open(ME, bot(), listed=True)
    refused(eve.send(f"/api/tables/{created['id']}/join", {}), 403, "forbidden")


def test_every_answer_carries_the_safety_headers(ada: Guest) -> None:
    for path in ("/", "/api/games", "/api/tables/nowhere"):
        headers = ada.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_a_claimed_guest_keeps_the_seats_on_another_device(house: House) -> None:
    guest = Guest(house, "Livia")
    table = guest.open(ME, bot())["id"]
    name = f"Livia {guest.me['id'][:6]}"
    guest.post("/api/account", {"name": name, "passphrase": "correct horse"})
    other = Guest(house)
    wrong = other.send("/api/signin", {"name": name, "passphrase": "wrong horse!"})
    refused(wrong, 400, "bad-name")
    other.post("/api/signin", {"name": name, "passphrase": "correct horse"})
    assert other.look(table, 0)["seat"] == 0
    taken = Guest(house).send("/api/account", {"name": name, "passphrase": "correct horse"})
    refused(taken, 400, "bad-name")


def keys_of_the_house() -> set[str]:
    """The keys of all errors that the store and the server raise."""
    found = set()
    for room in ("store", "server"):
        for file in (SOURCE / room).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                    found |= {a.value for a in node.exc.args[1:] if isinstance(a, ast.Constant)}
    return {key for key in found if isinstance(key, str)}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_refusal_with_a_key_is_said_in_both_languages(language: str) -> None:
    texts = (SOURCE.parents[1] / "web/src/texts" / f"page.{language}.ftl").read_text("utf-8")
    keys = keys_of_the_house()
    assert "seats-taken" in keys
    assert [key for key in sorted(keys) if f"\nwhy-{key} = " not in texts] == []


def test_a_name_that_is_taken_is_told_with_the_name(house: House) -> None:
    Guest(house).post("/api/account", {"name": "Zoe", "passphrase": "a long passphrase"})
    answer = Guest(house).send("/api/account", {"name": "Zoe", "passphrase": "another passphrase"})
    refused(answer, 400, "bad-name")
    assert answer.json()["why"] == {"rule": "", "key": "name-taken", "args": {"name": "Zoe"}}
