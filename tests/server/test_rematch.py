"""Another game with the same people: whoever asks first opens it, the others come to it."""

from __future__ import annotations

from typing import Any

from tests.server.house import ME, OPEN, Guest, House, bot

TERMS = {"title": "A long evening", "options": {"first": 0}, "hints": False}


def play_out(table: str, people: dict[int, Guest]) -> None:
    """Everybody takes the last thing on the list until the game is over."""
    seat = min(people)
    while (view := people[seat].look(table, seat))["actor"] is not None:
        if view["actor"] == seat:
            people[seat].act(table, seat, view["legal"][-1], view["seq"])
        else:
            seat = view["actor"] if view["actor"] in people else seat


def seats_of(view: dict[str, Any]) -> list[tuple[str, str, str | None]]:
    return [(seat["name"], seat["kind"], seat["bot"]) for seat in view["seats"]]


def test_those_who_played_meet_at_one_new_table_on_the_same_terms(house: House) -> None:
    ada, ben, eve = Guest(house, "Ada"), Guest(house, "Ben"), Guest(house, "Eve")
    created = ada.open(ME, OPEN, bot("random"), **TERMS)
    table, again = created["id"], f"/api/tables/{created['id']}/rematch"
    token = created["invite"].rpartition("/")[2]
    ben.post(f"/api/tables/{table}/join", {"token": token})
    early = ada.send(again, {})
    assert (early.status_code, early.json()["why"]["key"]) == (400, "rematch-later")
    play_out(table, {0: ada, 1: ben})
    assert ada.look(table)["rematch"] is None
    assert eve.send(again, {}).json()["why"]["key"] == "rematch-for-players"

    new = ada.post(again, {})["id"]
    assert new != table
    assert ben.look(table, 1)["rematch"] == new, "Ben is told where Ada waits"
    assert ben.post(again, {})["id"] == new
    old, fresh = ada.look(table), ada.look(new)
    assert (fresh["result"], fresh["title"], fresh["hints"]) == (None, "A long evening", False)
    assert seats_of(fresh) == seats_of(old)
    assert fresh["view"]["active"] == 0
    assert fresh["seed_hash"] != old["seed_hash"]
    assert ben.look(new, 1)["seat"] == 1, "Ben sits already"
