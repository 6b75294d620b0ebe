"""Nothing is dealt before all seats are taken; a game that was taken back in part says so."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from threading import Barrier, Thread
from typing import Any

import pytest

from aevum.core.errors import NotYourTurn
from aevum.server import messages as m
from aevum.server.deeds import act, control
from aevum.server.hall import Hall
from aevum.server.opening import join, open_table
from aevum.server.statistics import statistics
from aevum.server.thinkers import Thinkers
from aevum.server.views import game_result
from aevum.store import Store
from aevum.store.people import People, Person
from aevum.store.results import outcomes
from tests.server.house import ME, OPEN, Guest, House, bot
from tests.server.line import listening

GAMES = ("attila", "rising_cultures")


def told(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what only names the table."""
    return {name: value for name, value in view.items() if name not in ("id", "seed_hash")}


def opened(guest: Guest, game: str, *seats: Any, **terms: Any) -> tuple[str, str]:
    made = guest.post("/api/tables", {"game": game, "seats": list(seats), **terms})
    return made["id"], made["invite"].rpartition("/")[2]


@pytest.mark.parametrize("game", GAMES)
def test_of_many_tables_none_is_better_than_another_before_the_rival_has_come(
    house: House, game: str
) -> None:
    """Whoever opens tables until the hand is good sees the same empty hand every time."""
    ada = Guest(house, "Ada")
    views = [told(ada.look(opened(ada, game, ME, OPEN)[0])) for _ in range(8)]
    assert all(view == views[0] for view in views)
    assert (views[0]["steps"], views[0]["legal"], views[0]["actor"]) == (0, [], 1)


def test_before_the_rival_has_come_nobody_acts_and_nothing_is_taken_back(house: House) -> None:
    ada = Guest(house, "Ada")
    table, token = opened(ada, "attila", ME, OPEN, options={"first": 0})
    here = f"/api/tables/{table}"
    order = {"seat": 0, "seq": 0}
    tried = [
        ada.send(f"{here}/act", {**order, "action": "no_tile"}),
        *(ada.send(f"{here}/control", {**order, "control": word})
          for word in ("undo", "restart", "redo", "takeback 0")),
        ada.send(f"{here}/draft/say", {**order, "words": ["no_tile"]}),
    ]  # fmt: skip
    assert {(answer.status_code, answer.json()["why"]["key"]) for answer in tried} == {
        (409, "not-begun")
    }
    assert ada.look(table)["steps"] == 0
    with listening(house, ada, table, seat=0) as line:
        line.hear_view()
        line.send({"type": "act", **order, "action": "no_tile", "id": 1})
        assert line.hear()["problem"]["why"]["key"] == "not-begun"
        Guest(house, "Ben").post(f"{here}/join", {"token": token})
        while not line.view["steps"]:
            line.hear()
        assert len(line.view["view"]["hand"][0]) == 6, "Ada is told of her hand"
    assert ada.look(table)["actor"] == 0


def test_a_bot_waits_with_the_others_for_the_last_seat(house: House) -> None:
    ada = Guest(house, "Ada")
    table, token = opened(ada, "attila", ME, bot(), OPEN, options={"first": 1})
    time.sleep(0.5)
    assert ada.look(table)["steps"] == 0
    ben = Guest(house, "Ben")
    seat = ben.post(f"/api/tables/{table}/join", {"token": token})["seat"]
    view = ben.wait_for_my_turn(table, seat)
    assert 1 in {line["seat"] for line in view["log"]}, "the bot has moved"


def test_the_lobby_says_who_is_waited_for(house: House) -> None:
    ada = Guest(house, "Ada")
    table, token = opened(ada, "attila", ME, OPEN, options={"first": 0})
    line = next(each for each in ada.get("/api/tables")["mine"] if each["id"] == table)
    assert (line["actor"], line["waiting_for_me"]) == (1, False)
    Guest(house, "Ben").post(f"/api/tables/{table}/join", {"token": token})
    line = next(each for each in ada.get("/api/tables")["mine"] if each["id"] == table)
    assert (line["actor"], line["waiting_for_me"]) == (0, True)


# -- on both databases -----------------------------------------------------------------------------

Halls = Callable[[], Hall]


@pytest.fixture
def halls(address: str) -> Iterator[Halls]:
    """Server processes over one database, without the network around them."""
    opened: list[tuple[Store, Thinkers]] = []

    def come() -> Hall:
        store, thinkers = Store.open(address), Thinkers(1)
        opened.append((store, thinkers))
        return Hall(store, thinkers, lambda *_: None, None)

    yield come
    for store, thinkers in opened:
        thinkers.close()
        store.close()


def guests(hall: Hall, *names: str) -> list[Person]:
    people = People(hall.store.database)
    return [people.new_guest(name)[0] for name in names]


def waiting(hall: Hall, host: Person, free: int, **terms: Any) -> str:
    seats = [m.NewSeat("me"), *(m.NewSeat("open") for _ in range(free))]
    return open_table(hall, host, m.NewTable("attila", seats, listed=True, **terms)).id


def test_a_server_killed_between_the_last_seat_and_the_deal_deals_when_it_is_back(
    halls: Halls,
) -> None:
    hall = halls()
    ada, ben = guests(hall, "Ada", "Ben")
    full, still_waiting = waiting(hall, ada, 1), waiting(hall, ada, 1)
    hall.seating.take(full, ben.id, ben.name)
    assert hall.room(full).table.seq == 0
    later = halls()
    later.autoplay.wake()
    assert later.room(full).table.seq > 0
    assert later.room(still_waiting).table.seq == 0


def test_of_two_who_take_the_last_seats_at_two_processes_one_deals(halls: Halls) -> None:
    one, two = halls(), halls()
    ada, ben, eve = guests(one, "Ada", "Ben", "Eve")
    problems: list[Exception] = []
    gate = Barrier(2)

    def come(hall: Hall, person: Person, table: str) -> None:
        gate.wait()
        try:
            join(hall, person, table, None)
        except Exception as problem:
            problems.append(problem)

    for _ in range(5):
        table = waiting(one, ada, 2)
        both = [Thread(target=come, args=(*who, table)) for who in ((one, ben), (two, eve))]
        for thread in both:
            thread.start()
        for thread in both:
            thread.join()
        assert not problems
        time.sleep(0.05)  # news of another process's writing may be a moment late
        entries = one.store.load(table)[1]
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert one.room(table).table.view(0) == two.room(table).table.view(0)
        assert one.room(table).table.actor in (0, 1, 2)


def test_clocks_stand_still_until_the_game_begins(halls: Halls) -> None:
    hall = halls()
    ada, ben = guests(hall, "Ada", "Ben")
    table = waiting(hall, ada, 1, pace=m.Pace("live", 1, 0), options={"first": 0})
    room = hall.room(table)
    room.since -= 3_600
    assert list(hall.clocks.run_out()) == []
    join(hall, ben, table, None)
    assert list(hall.clocks.run_out()) == []


def play_to_the_end(hall: Hall, table: str, person: Person, undo_at: int | None) -> m.GameResult:
    """By one person at both seats, who takes everything back once if asked to."""
    rng, room = Random(4), hall.room(table)
    number = 0
    while (seat := room.table.actor) is not None:
        number += 1
        if number == undo_at:
            control(
                hall, person, table, m.Control(seat, room.table.visible_seq(seat), "takeback 0")
            )
            continue
        seq = room.table.visible_seq(seat)
        act(hall, person, table, m.Act(seat, seq, rng.choice(room.table.legal(seat))))
    found = game_result(room.table)
    assert found is not None
    return found


def test_a_game_in_which_something_was_taken_back_is_marked_and_does_not_count(
    halls: Halls,
) -> None:
    hall = halls()
    (ada,) = guests(hall, "Ada")
    seats = [m.NewSeat("me"), m.NewSeat("me")]
    fair, other = (open_table(hall, ada, m.NewTable("attila", seats)).id for _ in range(2))
    assert play_to_the_end(hall, fair, ada, None).fair
    assert not play_to_the_end(hall, other, ada, 5).fair
    found = statistics(outcomes(hall.store.database), ["game"])
    assert [row["games"] for row in found.rows] == [2], "two seats of one game"
    assert found.taken_back == 1


def test_nobody_may_act_before_the_seats_are_taken(halls: Halls) -> None:
    hall = halls()
    (ada,) = guests(hall, "Ada")
    table = waiting(hall, ada, 1)
    with pytest.raises(NotYourTurn, match="all seats are taken"):
        act(hall, ada, table, m.Act(0, 0, "no_tile"))
