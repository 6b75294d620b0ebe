"""Standing orders at the server: always, never or ask; those of older databases still hold."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from tests.server.house import ME
from tests.server.salon import Salon, salon


def to_the_influence(ada: Salon, table: str) -> Any:
    """Play until somebody has placed a stone; returns what was done after it."""
    for _ in range(20):
        actor = ada.get(f"/api/tables/{table}")["actor"]
        view = ada.get(f"/api/tables/{table}?seat={actor}")
        placed = [n for n, line in enumerate(view["log"]) if line["action"].startswith("place")]
        if placed:
            return view, view["log"][placed[0] + 1 :]
        choice = "no_tile" if "no_tile" in view["legal"] else view["legal"][0]
        order = {"seat": actor, "seq": view["seq"], "action": choice}
        ada.post(f"/api/tables/{table}/act", order)
    raise AssertionError("nobody placed a stone")


def open_table(ada: Salon) -> str:
    terms = {"game": "attila", "seats": [ME, ME], "options": {"first": 0}}
    return str(ada.post("/api/tables", terms)["id"])


def order(ada: Salon, table: str, status: int = 200, **orders: Any) -> Any:
    return ada.post(f"/api/tables/{table}/orders", {"seat": 0, "orders": orders}, status)


def test_always_never_and_ask(tmp_path: Path) -> None:
    with salon(tmp_path) as ada:
        for answer, done in (("always", "influence"), ("never", "forgo"), ("ask", None)):
            table = open_table(ada)
            given = order(ada, table, influence={"answer": answer})
            assert given["influence"]["answer"] == answer
            view, after = to_the_influence(ada, table)
            assert [(line["action"], line["automatic"]) for line in after[:1]] == (
                [(done, True)] if done else []
            )
            assert view["orders"]["influence"]["answer"] == answer


def test_an_order_is_kept_beside_the_others(tmp_path: Path) -> None:
    with salon(tmp_path) as ada:
        table = open_table(ada)
        order(ada, table, tiles={"answer": "never"})
        given = order(ada, table, influence={"answer": "always"})
        assert {name: each["answer"] for name, each in given.items()} == {
            "tiles": "never",
            "influence": "always",
        }


def test_what_the_game_cannot_be_told_is_refused(tmp_path: Path) -> None:
    with salon(tmp_path) as ada:
        table = open_table(ada)
        for wrong in (
            {"tiles": {"answer": "always"}},
            {"tiles": {"answer": "never", "place": "dacia"}},
            {"influence": {"answer": "always", "threshold": 3}},
            {"bribe": {"answer": "always"}},
            {"tiles": {"answer": "sometimes"}},
            {"tiles": True},
        ):
            order(ada, table, 400, **wrong)
        assert ada.get(f"/api/tables/{table}?seat=0")["orders"] == {}


def test_the_shelf_says_what_can_be_ordered(tmp_path: Path) -> None:
    with salon(tmp_path) as ada:
        games = {game["game"]: game["orders"] for game in ada.get("/api/games")}
    assert {each["name"]: each["answers"] for each in games["attila"]} == {
        "pass_without_card": ["always"],
        "influence": ["always", "never"],
        "tiles": ["never"],
    }


def test_orders_of_an_older_database_hold(tmp_path: Path) -> None:
    """They could only be switched on."""
    with salon(tmp_path) as ada:
        table = open_table(ada)
        cookies = dict(ada.client.cookies)
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        old = '{"always_influence": true, "never_tiles": false}'
        database.execute("UPDATE seats SET orders = ?", (old,))
    with salon(tmp_path) as later:
        later.client.cookies.clear()
        later.client.cookies.update(cookies)
        view, after = to_the_influence(later, table)
        assert [line["action"] for line in after[:1]] == ["influence"]
        answers = {name: each["answer"] for name, each in view["orders"].items()}
        assert answers == {"influence": "always", "tiles": "ask"}
