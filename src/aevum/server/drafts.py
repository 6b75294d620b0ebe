"""Drafts of the seats: kept with the seat, tried for it alone, said as one message.

A draft that was only written down announces nothing; its intentions hold from the moment on in
which the possible part of it is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aevum.core.game import TABLE
from aevum.server import deeds
from aevum.server import messages as m
from aevum.server.hall import Hall
from aevum.store.people import Person
from aevum.store.seating import Seat
from aevum.table.draft import Intended, Trial, Tried
from aevum.table.table import Table


def read(hall: Hall, person: Person | None, table_id: str, seat: int) -> m.Draft:
    """The draft of a seat as it stands now."""
    place = hall.rights.check_seat(person, table_id, seat)
    room = hall.room(table_id)
    with room.lock:
        return shown(room.table, seat, place.draft)


def write(
    hall: Hall, person: Person | None, table_id: str, draft: m.NewDraft, by: str = "*"
) -> None:
    """Another draft takes the place of the old one; only the seat itself is shown it."""
    hall.rights.check_seat(person, table_id, draft.seat)
    room = hall.room(table_id)
    with room.lock:
        hall.seating.change(table_id, draft.seat, draft=[Intended(word) for word in draft.words])
    hall.publish(table_id, by)


def say(hall: Hall, person: Person | None, table_id: str, order: m.SayDraft, by: str = "*") -> None:
    """Say what is possible of the words; what lies behind a barrier stays as an intention."""
    place = hall.rights.check_seat(person, table_id, order.seat)
    hall.rights.check_begun(table_id)
    room = hall.room(table_id)
    with room.lock:
        table = room.table
        known = table.visible_seq(TABLE)
        table.say(order.seat, order.words, order.seq)
        secret = table.visible_seq(TABLE) == known and table.actor == order.seat
        with deeds.accepted(room):
            if place.away:
                hall.seating.change(table_id, order.seat, away=False)
            if not secret:
                hall.clocks.press(room, order.seat)
    hall.publish(table_id, by)
    if not secret:
        hall.autoplay.go_on(room)


def kept(table: Table, place: Seat) -> m.Draft | None:
    """The draft that its own seat is shown with the table."""
    if not place.draft or table.actor is None:
        return None
    return shown(table, place.seat, place.draft)


def shown(table: Table, seat: int, draft: Sequence[tuple[str, dict[str, Any] | None]]) -> m.Draft:
    trial = _tried(table, seat, [Intended(*each) for each in draft])
    game, position = table.game, trial.stage.position
    return m.Draft(
        [_entry(each) for each in trial.entries],
        trial.words,
        game.observe(position, seat),
        game.figures(position),
        game.sums(position),
        trial.stage.open_words(),
        trial.stage.is_gathering,
    )


def _tried(table: Table, seat: int, draft: list[Intended]) -> Trial:
    if any(each.announced is not None for each in draft):
        return table.resume(seat, draft)
    return table.rehearse(seat, [each.word for each in draft])


def _entry(tried: Tried) -> m.DraftEntry:
    why = m.WhyNot(tried.why.rule, tried.why.key, tried.why.args) if tried.why else None
    verdict: Any = tried.verdict
    return m.DraftEntry(
        tried.word, verdict, why, tried.figures, tried.effect, tried.announced,
        tried.barrier, tried.asks,
    )  # fmt: skip
