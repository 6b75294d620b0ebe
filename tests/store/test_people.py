"""Sessions have an age, attempts are counted, and an unknown name takes as long as a known one."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import update

from aevum.store import Store, people
from aevum.store.attempts import Attempts, TooMany
from aevum.store.people import AGE, DAY, BadName, People
from aevum.store.store import ago
from aevum.store.tables import sessions

WORDS = "a short sentence"


def unused_for(store: Store, seconds: float) -> None:
    with store.database.keeping() as connection:
        connection.execute(update(sessions).values(seen_at=ago(seconds)))
    store.database.visitors.forget()


def test_a_session_ends_when_it_was_not_used_for_long(store: Store) -> None:
    everybody = People(store.database)
    ada, token = everybody.new_guest("Ada")
    unused_for(store, AGE - DAY)
    assert everybody.of_token(token), "it is used again, and its age begins anew"
    assert everybody.sessions(ada.id)[0].seen_at > ago(DAY)
    unused_for(store, AGE + 1)
    assert everybody.of_token(token) is None
    assert everybody.sessions(ada.id) == []


def test_what_another_process_ends_has_ended_here(url: str) -> None:
    one, two = (Store.open(url) for _ in range(2))
    _, token = People(one.database).new_guest("Ada")
    assert People(two.database).of_token(token) == People(one.database).of_token(token)
    People(one.database).sign_out(token)
    assert People(one.database).of_token(token) is None
    time.sleep(0.05)
    assert People(two.database).of_token(token) is None
    one.close()
    two.close()


def test_a_browser_that_calls_itself_odd_things_is_shown_as_far_as_it_can_be(store: Store) -> None:
    everybody = People(store.database)
    ada, _ = everybody.new_guest("Ada", "Odd\x1b[31m\u202e" + "x" * 500)
    assert everybody.sessions(ada.id)[0].browser.startswith("Odd[31mx")
    assert len(everybody.sessions(ada.id)[0].browser) == people.LONGEST_BROWSER


def test_attempts_are_counted_by_all_processes_together(url: str) -> None:
    one, two = (Store.open(url) for _ in range(2))
    counts = [Attempts(store.database) for store in (one, two)]
    for number in range(4):
        counts[number % 2].count("a thing", 4, 60)
    for count in counts:
        with pytest.raises(TooMany, match="1 minutes"):
            count.count("a thing", 4, 60)
    counts[0].count("another thing", 4, 60)
    counts[1].forget("a thing")
    counts[0].count("a thing", 4, 60)
    one.close()
    two.close()


def test_an_unknown_name_costs_one_hash_as_a_wrong_passphrase_does(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    everybody = People(store.database)
    ada, _ = everybody.new_guest("Ada")
    everybody.claim(ada, "Ada", WORDS)
    checked: list[str] = []

    class Counting:
        """The real thing, and what it was asked."""

        def __init__(self, real: object) -> None:
            self.real = real

        def verify(self, stored: str, passphrase: str) -> bool:
            checked.append(stored.rsplit("$", 2)[0])
            return bool(self.real.verify(stored, passphrase))  # type: ignore[attr-defined]

    monkeypatch.setattr(people, "_hasher", Counting(people._hasher))
    told = []
    for name in ("Ada", "Eve"):
        with pytest.raises(BadName) as refused:
            everybody.sign_in(name, "something else")
        told.append((str(refused.value), refused.value.key))
    assert told[0] == told[1]
    assert len(checked) == 2
    assert checked[0] == checked[1], "the same parameters, so the same time"
