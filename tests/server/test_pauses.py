"""The moment of an automatic answer tells nothing of the cards, and no time moves with a secret."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import pytest

from aevum.core.errors import BadOptions
from aevum.core.game import TABLE
from aevum.server import lobby
from aevum.server import messages as m
from aevum.server.deeds import act, control
from aevum.server.hall import Hall
from aevum.server.opening import open_table
from aevum.server.pauses import Due, Pauses, Run, Span, span_of
from aevum.server.settings import Settings
from aevum.server.thinkers import Thinkers
from aevum.store import Store
from aevum.store.people import People, Person
from tests.server.house import ME, Guest, House, bot, database
from tests.server.test_secrets import before_a_secret_choice

USUAL = span_of("0.4-1.5")


class Clock:
    """Stands still unless it is told to go on."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def waits(rng: Random, thoughts: list[float]) -> list[float]:
    """How long each of these answers waits, each in a window of its own."""
    clock = Clock()
    pauses = Pauses(USUAL, clock=clock, draw=rng.uniform)
    asked = (Run(seq, 0) for seq in range(len(thoughts)))
    return [
        pauses.due(Due(), Run(), each, False, thought).moment - clock.now
        for each, thought in zip(asked, thoughts, strict=True)
    ]


def furthest_apart(one: list[float], two: list[float]) -> float:
    """The greatest distance between the two distributions (Kolmogorov and Smirnov)."""
    marks = sorted(one + two)
    below = lambda sample, mark: sum(each <= mark for each in sample) / len(sample)  # noqa: E731
    return max(abs(below(one, mark) - below(two, mark)) for mark in marks)


def test_with_and_without_a_choice_the_waits_are_drawn_alike() -> None:
    """At 400 against 400 a distance above 0.115 comes by chance once in a hundred times."""
    rng = Random(11)
    choice, none = waits(rng, [0.0] * 400), waits(rng, [0.0] * 400)
    assert furthest_apart(choice, none) < 0.115
    for sample in (choice, none):
        assert 0.4 <= min(sample) < 0.45
        assert 1.45 < max(sample) <= 1.5
        assert 0.9 < mean(sample) < 1.0


def test_a_bot_that_may_think_for_two_seconds_always_takes_them() -> None:
    assert all(2.4 <= wait <= 3.5 for wait in waits(Random(1), [2.0] * 50))


def test_there_is_one_wait_for_all_until_a_person_has_acted() -> None:
    clock, drawn = Clock(), iter([0.7, 1.1])
    pauses = Pauses(USUAL, clock=clock, draw=lambda *_: next(drawn))
    first = pauses.due(Due(), Run(), Run(10, 0), False, 0.0)
    assert first == Due(10, 1_000.7)
    assert pauses.due(first, Run(), Run(10, 0), False, 0.0) == first, "asked again: not drawn again"
    clock.now = 1_000.7
    same_seat = pauses.due(first, Run(11, 0), Run(11, 0), False, 0.0)
    assert same_seat.moment == clock.now
    next_seat = pauses.due(same_seat, Run(12, 0), Run(12, 1), False, 0.0)
    assert next_seat.moment == pytest.approx(clock.now + 0.1)
    after_a_person = pauses.due(next_seat, Run(13, 1), Run(15, 1), False, 0.0)
    assert after_a_person.moment == pytest.approx(clock.now + 1.1)


def test_bots_alone_wait_only_where_it_is_set() -> None:
    clock = Clock()
    for bots, wait in ((Span(0, 0), 0.0), (Span(2, 2), 2.0)):
        pauses = Pauses(USUAL, bots, clock)
        assert pauses.due(Due(), Run(), Run(3, 0), True, 5.0).moment - clock.now == pytest.approx(
            wait + (5.0 if wait else 0.0)
        )


def test_a_pause_is_written_as_seconds() -> None:
    assert span_of("0") == Span(0, 0)
    assert span_of("1") == Span(1, 1)
    for wrong in ("", "soon", "2-1", "-1", "0-99", "nan", "0.4-inf"):
        with pytest.raises(BadOptions, match="A pause is written"):
            span_of(wrong)


def test_people_wait_for_automatic_answers_unless_it_is_set_otherwise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("AEVUM_PAUSE")
    settings = Settings(db=database(tmp_path))
    assert (span_of(settings.pause), span_of(settings.pause_among_bots)) == (USUAL, Span(0, 0))


# -- at a real server ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server as it is without any setting."""
    server = House(database(tmp_path_factory.mktemp("patient")))
    server.environment = {k: v for k, v in os.environ.items() if k != "AEVUM_PAUSE"}
    yield server.start()
    server.stop()


def answered_after(guest: Guest, table: str, steps: int) -> float:
    """Seconds from now until there are more steps than these."""
    start = time.monotonic()
    while guest.look(table)["steps"] <= steps:
        time.sleep(0.01)
        assert time.monotonic() - start < 30, "nobody answers"
    return time.monotonic() - start


def to_an_influence(ada: Guest, order: dict[str, Any] | None) -> tuple[str, Any, str]:
    """A table just before seat 0 places a stone, with or without an order for what comes next."""
    table = ada.open(ME, ME, options={"first": 0})["id"]
    if order:
        ada.post(f"/api/tables/{table}/orders", {"seat": 0, "orders": order})
    while True:
        view = ada.look(table, 0)
        placing = [word for word in view["legal"] if word.startswith("place")]
        if placing:
            return table, view, placing[0]
        choice = "no_tile" if "no_tile" in view["legal"] else view["legal"][0]
        ada.act(table, 0, choice, view["seq"])


def test_standing_orders_and_bots_take_their_time(patient: House) -> None:
    ada = Guest(patient, "Ada")
    for answer in ("always", "never"):
        table, view, word = to_an_influence(ada, {"influence": {"answer": answer}})
        after = ada.act(table, 0, word, view["seq"])
        assert 0.3 < answered_after(ada, table, after["steps"]) < 15
        assert ada.look(table)["log"][-1]["automatic"] or ada.look(table)["actor"] == 0
    table = ada.open(ME, bot("random"), options={"first": 1})["id"]
    assert 0.3 < answered_after(ada, table, ada.look(table)["steps"]) < 15


def test_bots_alone_do_not_wait(patient: House) -> None:
    ada = Guest(patient, "Ada")
    table = ada.open(bot("random"), bot("random"))["id"]
    start = time.monotonic()
    while ada.get(f"/api/tables/{table}")["result"] is None:
        time.sleep(0.1)
        assert time.monotonic() - start < 60, "a game of many moves is over in seconds"


# -- times -----------------------------------------------------------------------------------------


class Salon:
    """Two people at a table in a hall without a network."""

    def __init__(self, address: str, delay: int = 0) -> None:
        self.store, self.thinkers = Store.open(address), Thinkers(1)
        self.hall = Hall(self.store, self.thinkers, lambda *_: None, None)
        self.ada: Person = People(self.store.database).new_guest("Ada")[0]
        seats = [m.NewSeat("me"), m.NewSeat("me")]
        wanted = m.NewTable("attila", seats, listed=True, delay=delay)
        self.id = open_table(self.hall, self.ada, wanted).id

    def shown(self) -> str:
        """The line of the lobby that a stranger reads."""
        summary = self.store.summaries([self.id])[self.id]
        return lobby.line(self.hall, summary, None).updated_at

    def act(self, word: str) -> None:
        table = self.hall.room(self.id).table
        assert table.actor is not None
        seq = table.visible_seq(table.actor)
        act(self.hall, self.ada, self.id, m.Act(table.actor, seq, word))

    def undo(self) -> None:
        table = self.hall.room(self.id).table
        assert table.actor is not None
        seq = table.visible_seq(table.actor)
        control(self.hall, self.ada, self.id, m.Control(table.actor, seq, "undo"))

    def to_a_secret_choice(self) -> str:
        """Play until a card can be chosen in secret; returns the word."""
        rng = Random(3)
        table = self.hall.room(self.id).table
        while table.actor is not None:
            words = table.legal(table.actor)
            picks = [word for word in words if word.startswith("commit")]
            if picks and self.may_think_again(picks[0]):
                return picks[0]
            self.act(rng.choice(words))
        raise AssertionError("no conflict was met")

    def may_think_again(self, pick: str) -> bool:
        """The last card of a hand decides the matter."""
        table = self.hall.room(self.id).table
        world = table.game.clone(table.state)
        table.game.apply(world, pick)
        return not table.game.is_over(world) and table.game.actor(world) == table.actor

    def close(self) -> None:
        self.thinkers.close()
        self.store.close()


@pytest.mark.parametrize("delay", [0, 1])
def test_hesitation_moves_no_time_that_others_see(address: str, delay: int) -> None:
    """Twenty picks and as many taken back; the first public step is seen at once."""
    salon = Salon(address, delay)
    pick = salon.to_a_secret_choice()
    if delay:
        time.sleep(delay + 0.1)
    before, public = salon.shown(), salon.hall.room(salon.id).table.visible_seq(TABLE)
    for _ in range(20):
        salon.act(pick)
        salon.undo()
    salon.act(pick)
    if delay:
        time.sleep(delay + 0.1)
    assert salon.shown() == before
    while salon.hall.room(salon.id).table.visible_seq(TABLE) == public:
        table = salon.hall.room(salon.id).table
        assert table.actor is not None
        salon.act(table.legal(table.actor)[-1])
    if delay:
        time.sleep(delay + 0.1)
    assert salon.shown() > before
    salon.close()


def test_games_come_to_secret_choices() -> None:
    """What the test above looks for is what the rules call secret."""
    words, _, pick = before_a_secret_choice("commit", 2)
    assert words
    assert pick.startswith("commit")
