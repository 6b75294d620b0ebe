"""Drafts of the seats: kept with the seat, tried for it alone, said as one message.

A draft that was only written down announces nothing; its intentions hold from the moment on in
which the possible part of it is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aevum.core.game import TABLE
from aevum.server import messages as m
from aevum.server.hall import Hall
from aevum.store.people import Person
from aevum.table.draft import Intended, Trial, Tried
from aevum.table.table import Table


def read(hall: Hall, person: Person | None, table_id: str, seat: int) -> m.Draft:
    """The draft of a seat as it stands now."""
    place = hall.rights.check_seat(person, table_id, seat)
    room = hall.room(table_id)
    with room.lock:
        return shown(_tried(room.table, seat, intended(place.draft)))


def write(hall: Hall, person: Person | None, table_id: str, draft: m.NewDraft) -> m.Draft:
    """Another draft takes the place of the old one."""
    hall.rights.check_seat(person, table_id, draft.seat)
    room = hall.room(table_id)
    kept = [Intended(word) for word in draft.words]
    with room.lock:
        trial = _tried(room.table, draft.seat, kept)
        hall.seating.change(table_id, draft.seat, draft=kept)
    return shown(trial)


def say(hall: Hall, person: Person | None, table_id: str, order: m.SayDraft) -> m.Draft:
    """Say what is possible of the draft; what lies behind a barrier stays as an intention."""
    place = hall.rights.check_seat(person, table_id, order.seat)
    room = hall.room(table_id)
    words = [each.word for each in intended(place.draft)]
    with room.lock:
        table = room.table
        known = table.visible_seq(TABLE)
        rest = table.say(order.seat, words, order.seq)
        hall.seating.change(table_id, order.seat, draft=rest, away=False)
        secret = table.visible_seq(TABLE) == known and table.actor == order.seat
        if not secret:
            hall.clocks.press(room, order.seat)
    if not secret:
        hall.publish(table_id)
        hall.autoplay.go_on(room)
    return read(hall, person, table_id, order.seat)


def intended(draft: Sequence[tuple[str, dict[str, Any] | None]]) -> list[Intended]:
    return [Intended(*each) for each in draft]


def _tried(table: Table, seat: int, draft: list[Intended]) -> Trial:
    if any(each.announced is not None for each in draft):
        return table.resume(seat, draft)
    return table.rehearse(seat, [each.word for each in draft])


def shown(trial: Trial) -> m.Draft:
    return m.Draft([_entry(each) for each in trial.entries], trial.words)


def _entry(tried: Tried) -> m.DraftEntry:
    why = m.WhyNot(tried.why.rule, tried.why.key, tried.why.args) if tried.why else None
    verdict: Any = tried.verdict
    return m.DraftEntry(
        tried.word, verdict, why, tried.figures, tried.effect, tried.announced,
        tried.barrier, tried.asks,
    )  # fmt: skip
