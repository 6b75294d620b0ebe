"""Whole games over the wire, with a real server process that is really killed."""

import time
from pathlib import Path
from random import Random

from aevum import games
from aevum.table.record import decode_record, verify
from tests.server.house import ME, OPEN, Guest, House, bot, database


def finish(table: str, people: dict[int, Guest], rng: Random) -> dict:
    """Let everybody play at random to the end; returns the last view."""
    while True:
        for seat, guest in people.items():
            view = guest.look(table, seat)
            if view["actor"] is None:
                return view
            if view["actor"] == seat:
                guest.act(table, seat, rng.choice(view["legal"]), view["seq"])
        if view["actor"] not in people:
            time.sleep(0.01)


def test_two_people_and_a_bot_finish_a_game_and_its_record_proves_itself(house: House) -> None:
    ada, ben = Guest(house, "Ada"), Guest(house, "Ben")
    created = ada.open(ME, OPEN, bot())
    table = created["id"]
    token = created["invite"].removeprefix("/join/")
    assert ben.get(f"/api/invites/{token}")["id"] == table
    assert ben.post(f"/api/tables/{table}/join", {"token": token}) == {"seat": 1}
    view = finish(table, {0: ada, 1: ben}, Random(1))
    assert view["result"]["cause"]
    record = decode_record(ada.http.get(f"/api/tables/{table}/record").content, "record")
    report = verify(record, games.load("attila"))
    assert report.finished
    assert report.dice_checked == report.dice > 0


def test_a_server_killed_in_a_conflict_comes_back_to_the_same_decision(tmp_path: Path) -> None:
    """kill -9 while somebody chooses cards: nothing is lost, nothing doubled."""
    house = House(database(tmp_path)).start()
    try:
        ada = Guest(house, "Ada")
        table = ada.open(ME, {"kind": "me", "name": "Ben"}, title="killed")["id"]
        rng = Random(3)
        kills = 0
        while True:
            views = [ada.look(table, seat) for seat in (0, 1)]
            actor = views[0]["actor"]
            if actor is None:
                break
            view = views[actor]
            in_conflict = view["view"]["asked"]["node"] == "commit"
            if in_conflict and kills < 2 and rng.random() < 0.3:
                house.kill()
                house.start()
                kills += 1
                after = [ada.look(table, seat) for seat in (0, 1)]
                for before, now in zip(views, after, strict=True):
                    for clocked in ("seats",):
                        before.pop(clocked), now.pop(clocked)
                    assert now == before
            ada.act(table, actor, rng.choice(view["legal"]), view["seq"])
        assert kills == 2
        log = ada.log(table)
        assert [line["step"] for line in log] == list(range(1, ada.look(table)["steps"] + 1))
        assert ada.look(table)["log"] == log[-100:]
    finally:
        house.stop()


def test_a_bot_that_was_thinking_when_the_server_died_moves_after_the_restart(
    tmp_path: Path,
) -> None:
    house = House(database(tmp_path)).start()
    try:
        ada = Guest(house, "Ada")
        table = ada.open(ME, bot("search:3s"), options={"first": 1})["id"]
        assert ada.look(table)["actor"] == 1
        house.kill()
        house.start()
        assert ada.wait_for_my_turn(table)["actor"] == 0
    finally:
        house.stop()


def test_hot_seat_shows_each_hand_only_to_its_seat(house: House) -> None:
    ada = Guest(house, "Ada")
    table = ada.open(ME, {"kind": "me", "name": "Ben"}, ME)["id"]
    for seat in range(3):
        hands = ada.look(table, seat)["view"]["hand"]
        assert [isinstance(hand, list) for hand in hands] == [i == seat for i in range(3)]


def test_a_bot_says_why_when_the_game_is_over(house: House) -> None:
    """While the game runs its reasons would tell of the cards it holds."""
    ada = Guest(house, "Ada")
    table = ada.open(ME, bot("greedy"), options={"first": 1})["id"]
    view = ada.wait_for_my_turn(table)
    assert all(line["why"] is None for line in view["log"])
    rng = Random(2)
    while view["actor"] is not None:
        ada.act(table, 0, rng.choice(view["legal"]), view["seq"])
        view = ada.wait_for_my_turn(table)
    assert all(line["why"] for line in ada.log(table) if line["seat"] == 1)


def test_the_same_seat_in_two_tabs_sees_the_same_game(house: House) -> None:
    ada = Guest(house, "Ada")
    table = ada.open(ME, ME)["id"]
    first = ada.look(table, ada.look(table)["actor"])
    action = first["legal"][0]
    ada.act(table, first["seat"], action, first["seq"])
    late = ada.send(
        f"/api/tables/{table}/act",
        {"seat": first["seat"], "seq": first["seq"], "action": action},
    )
    assert late.status_code == 409
    assert late.json()["error"] in ("stale", "not-your-turn")


def test_a_move_taken_back_does_not_refill_the_clock(house: House) -> None:
    """The increment is for moves made for good; act and undo only spend time."""
    ada = Guest(house, "Ada")
    pace = {"kind": "live", "bank": 600, "step": 60}
    table = ada.open(ME, ME, pace=pace, options={"first": 0})["id"]
    before = ada.look(table)["seats"][0]["clock"]
    for _ in range(3):
        view = ada.look(table)
        ada.act(table, 0, "no_tile", view["seq"])
        time.sleep(0.1)
        seq = ada.look(table)["seq"]
        ada.post(f"/api/tables/{table}/control", {"seat": 0, "seq": seq, "control": "undo"})
    assert ada.look(table)["seats"][0]["clock"] <= before - 250 < 600_000


def test_a_bot_stands_in_when_the_bank_is_empty_until_one_comes_back(house: House) -> None:
    """Ben waits for Ada; who plays against bots alone keeps nobody waiting."""
    ada, ben, eve = Guest(house, "Ada"), Guest(house, "Ben"), Guest(house, "Eve")
    terms = {"pace": {"kind": "live", "bank": 1, "step": 0}, "options": {"first": 0}}
    created = ada.open(ME, OPEN, **terms)
    table = created["id"]
    ben.post(f"/api/tables/{table}/join", {"token": created["invite"].rpartition("/")[2]})
    alone = eve.open(ME, bot(), **terms)["id"]
    view = ben.wait_for_my_turn(table, 1)
    assert view["seats"][0]["away"], "a bot has moved for Ada"
    back = ada.post(f"/api/tables/{table}/away", {"seat": 0, "away": False})
    assert not back["seats"][0]["away"]
    assert (eve.look(alone)["actor"], eve.look(alone)["seats"][0]["away"]) == (0, False)
