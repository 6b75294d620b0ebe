"""Drafts at the server: they belong to their seat, outlive a restart and are said as one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import ME, OPEN
from tests.server.salon import Salon, salon

BOOSTS = ["boost vandals", "use_tile influence2", "boost franks"]
SPELLED = ["use_tile influence2", "boost franks", "boost vandals"]


@pytest.fixture
def ada(tmp_path: Path) -> Iterator[Salon]:
    with salon(tmp_path) as visitor:
        yield visitor


def open_table(ada: Salon, *seats: Any, game: str = "attila", **options: Any) -> str:
    terms = {"game": game, "seats": list(seats or (ME, ME)), "options": options}
    return str(ada.post("/api/tables", terms)["id"])


def look(ada: Salon, table: str, seat: int = 0) -> Any:
    return ada.get(f"/api/tables/{table}?seat={seat}")


def write(ada: Salon, table: str, words: list[str], seat: int = 0) -> Any:
    return ada.post(f"/api/tables/{table}/draft", {"seat": seat, "words": words})


def say(ada: Salon, table: str, seat: int = 0) -> Any:
    seq = look(ada, table, seat)["seq"]
    return ada.post(f"/api/tables/{table}/draft/say", {"seat": seat, "seq": seq})


def verdicts(draft: Any) -> list[str]:
    return [entry["verdict"] for entry in draft["entries"]]


def test_a_draft_is_tried_and_nothing_is_said(ada: Salon) -> None:
    table = open_table(ada, first=0)
    before = look(ada, table)
    draft = write(ada, table, ["use_tile double", *BOOSTS])
    assert verdicts(draft) == ["illegal", "ok", "ok", "ok"]
    assert draft["entries"][0]["why"]["rule"]
    assert draft["entries"][1]["effect"]
    assert draft["words"] == SPELLED
    assert look(ada, table) == before
    assert ada.get(f"/api/tables/{table}/draft?seat=0") == draft


def test_a_draft_outlives_a_restart(tmp_path: Path) -> None:
    with salon(tmp_path) as ada:
        table = open_table(ada, first=0)
        draft = write(ada, table, BOOSTS)
        cookies = dict(ada.client.cookies)
    with salon(tmp_path) as later:
        later.client.cookies.clear()
        later.client.cookies.update(cookies)
        assert later.get(f"/api/tables/{table}/draft?seat=0") == draft


def test_a_draft_is_said_as_one_and_taken_back_as_one(ada: Salon) -> None:
    table = open_table(ada, first=0)
    before = look(ada, table)
    write(ada, table, BOOSTS)
    assert say(ada, table) == {"entries": [], "words": []}
    after = look(ada, table)
    assert [line["action"] for line in after["log"][before["steps"] :]] == SPELLED
    order = {"seat": 0, "seq": after["seq"], "control": "undo"}
    undone = ada.post(f"/api/tables/{table}/control", order)
    assert undone["steps"] == before["steps"]
    assert undone["legal"] == before["legal"]


def test_nobody_else_sees_a_draft(ada: Salon) -> None:
    table = open_table(ada, ME, OPEN, first=0)
    invite = ada.get(f"/api/tables/{table}?seat=0")
    public = ada.get(f"/api/tables/{table}")
    write(ada, table, BOOSTS)
    assert ada.get(f"/api/tables/{table}") == public
    assert ada.get(f"/api/tables/{table}?seat=0") == invite, "it is asked for, not sent along"
    ada.become_stranger()
    ada.get(f"/api/tables/{table}/draft?seat=0", status=403)
    for path, body in (("draft", {"words": ["no_tile"]}), ("draft/say", {"seq": 0})):
        ada.post(f"/api/tables/{table}/{path}", {"seat": 0, **body}, status=403)


def test_a_stale_draft_and_an_impossible_one_are_refused(ada: Salon) -> None:
    table = open_table(ada, first=0)
    write(ada, table, ["use_tile double"])
    before = look(ada, table)
    path = f"/api/tables/{table}/draft/say"
    assert ada.post(path, {"seat": 0, "seq": before["seq"]}, 409)["error"] == "illegal"
    assert ada.post(path, {"seat": 0, "seq": before["seq"] - 1}, 409)["error"] == "stale"
    assert look(ada, table) == before


def to_a_card(ada: Salon, table: str) -> Any:
    """Rising Cultures, until somebody may do something with a card."""
    while True:
        actor = look(ada, table)["actor"]
        view = look(ada, table, actor)
        coins = [word for word in view["legal"] if word.endswith(" coins")]
        if coins:
            return view, coins
        order = {"seat": actor, "seq": view["seq"], "action": view["legal"][-1]}
        ada.post(f"/api/tables/{table}/act", order)


def test_an_intention_goes_on_without_a_click(ada: Salon) -> None:
    """Two cards for coins, the second when it is my turn again and brings what it would have."""
    table = open_table(ada, game="rising_cultures")
    view, coins = to_a_card(ada, table)
    seat = view["seat"]
    draft = write(ada, table, coins[:2], seat)
    assert verdicts(draft) == ["ok", "intention"]
    left = say(ada, table, seat)
    assert [entry["word"] for entry in left["entries"]] == [coins[1]]
    rival, others = to_a_card(ada, table)
    assert rival["seat"] != seat
    order = {"seat": rival["seat"], "seq": rival["seq"], "action": others[0]}
    ada.post(f"/api/tables/{table}/act", order)
    now = look(ada, table, seat)
    mine = [line for line in now["log"] if line["seat"] == seat]
    assert [line["action"] for line in mine[-2:]] == coins[:2]
    assert [line["automatic"] for line in mine[-2:]] == [False, True]
    assert ada.get(f"/api/tables/{table}/draft?seat={seat}") == {"entries": [], "words": []}


def test_what_was_only_written_down_never_goes_on_by_itself(ada: Salon) -> None:
    table = open_table(ada, first=0)
    write(ada, table, ["no_tile"], seat=0)
    before = look(ada, table)
    ada.post(f"/api/tables/{table}/orders", {"seat": 0, "orders": {}})
    assert look(ada, table)["steps"] == before["steps"]
