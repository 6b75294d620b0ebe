"""Drafts at the server: they belong to their seat, outlive a restart and are said as one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
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


def say(ada: Salon, table: str, words: list[str], seat: int = 0) -> Any:
    order = {"seat": seat, "seq": look(ada, table, seat)["seq"], "words": words}
    return ada.post(f"/api/tables/{table}/draft/say", order)


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
    assert look(ada, table) == {**before, "draft": draft}
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
    left = say(ada, table, BOOSTS)
    assert (left["entries"], left["words"]) == ([], [])
    after = look(ada, table)
    assert after["draft"] is None
    assert [line["action"] for line in after["log"][before["steps"] :]] == SPELLED
    order = {"seat": 0, "seq": after["seq"], "control": "undo"}
    undone = ada.post(f"/api/tables/{table}/control", order)
    assert undone["steps"] == before["steps"]
    assert undone["legal"] == before["legal"]


def test_nobody_else_sees_a_draft(ada: Salon) -> None:
    table = open_table(ada, ME, OPEN, first=0)
    public = ada.get(f"/api/tables/{table}")
    write(ada, table, BOOSTS)
    assert ada.get(f"/api/tables/{table}") == public
    assert public["draft"] is None
    ada.become_stranger()
    ada.get(f"/api/tables/{table}/draft?seat=0", status=403)
    for path, body in (("draft", {}), ("draft/say", {"seq": 0})):
        ada.post(
            f"/api/tables/{table}/{path}", {"seat": 0, "words": ["no_tile"], **body}, status=403
        )


def test_a_stale_draft_and_an_impossible_one_are_refused(ada: Salon) -> None:
    table = open_table(ada, first=0)
    before = look(ada, table)
    path = f"/api/tables/{table}/draft/say"
    order = {"seat": 0, "seq": before["seq"], "words": ["use_tile double"]}
    assert ada.post(path, order, 409)["error"] == "illegal"
    assert ada.post(path, {**order, "seq": before["seq"] - 1}, 409)["error"] == "stale"
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
    left = say(ada, table, coins[:2], seat)
    assert [entry["word"] for entry in left["entries"]] == [coins[1]]
    rival, others = to_a_card(ada, table)
    assert rival["seat"] != seat
    order = {"seat": rival["seat"], "seq": rival["seq"], "action": others[0]}
    ada.post(f"/api/tables/{table}/act", order)
    now = look(ada, table, seat)
    mine = [line for line in now["log"] if line["seat"] == seat]
    assert [line["action"] for line in mine[-2:]] == coins[:2]
    assert [line["automatic"] for line in mine[-2:]] == [False, True]
    assert now["draft"] is None


def test_a_set_may_be_picked_in_any_order_and_a_pick_taken_back(ada: Salon) -> None:
    """What may be added is said with the draft, and the view shows where it leads."""
    table = open_table(ada, first=0)
    before = look(ada, table)
    tile = write(ada, table, ["use_tile exchange"])
    cards = tile["legal"]
    assert (tile["view"]["asked"]["node"], tile["gathering"]) == ("pick", True)
    assert all(word.startswith("exchange ") for word in cards)
    last = write(ada, table, ["use_tile exchange", cards[-1]])
    assert {*cards[:-1], "exchange_done"} <= {*last["legal"]}, "earlier ones too"
    both = write(ada, table, ["use_tile exchange", cards[-1], cards[0]])
    assert both["words"] == ["use_tile exchange", cards[0], cards[-1]]
    assert sum(both["view"]["picks"]) == 2
    assert write(ada, table, ["use_tile exchange", cards[-1]]) == last
    assert write(ada, table, [])["view"] == before["view"]
    assert look(ada, table) == before


def test_what_a_word_would_bring_after_a_draft_can_be_asked(ada: Salon) -> None:
    table = open_table(ada, first=0)
    seq = look(ada, table)["seq"]
    ask = {"seat": 0, "seq": seq, "actions": ["boost franks", "boost vandals"]}
    assert ada.post(f"/api/tables/{table}/preview", ask) == {}
    after = {**ask, "after": ["use_tile influence2"]}
    assert set(ada.post(f"/api/tables/{table}/preview", after)) == set(ask["actions"])


def test_words_and_what_is_left_of_them_are_kept_in_one_transaction(tmp_path: Path) -> None:
    """Where the rest cannot be written nothing was said."""
    with salon(tmp_path) as ada:
        table = open_table(ada, game="rising_cultures")
        view, coins = to_a_card(ada, table)
        seat = view["seat"]
        write(ada, table, coins[:2], seat)
        before = look(ada, table, seat)
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
            database.execute(
                "CREATE TRIGGER full BEFORE UPDATE OF draft ON seats"
                " BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
            )
        order = {"seat": seat, "seq": before["seq"], "words": coins[:2]}
        refused = ada.post(f"/api/tables/{table}/draft/say", order, 503)
        assert refused["error"] == "unavailable"
        assert look(ada, table, seat) == before
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
            database.execute("DROP TRIGGER full")
        left = say(ada, table, coins[:2], seat)
        assert [entry["word"] for entry in left["entries"]] == [coins[1]]


def test_what_was_only_written_down_never_goes_on_by_itself(ada: Salon) -> None:
    table = open_table(ada, first=0)
    write(ada, table, ["no_tile"], seat=0)
    before = look(ada, table)
    ada.post(f"/api/tables/{table}/orders", {"seat": 0, "orders": {}})
    assert look(ada, table)["steps"] == before["steps"]
