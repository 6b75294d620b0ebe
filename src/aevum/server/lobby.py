"""The lobby: one line per table, read from columns; no table is opened for it."""

from __future__ import annotations

import logging

from aevum.core.errors import NotFound
from aevum.core.game import TABLE
from aevum.server import messages as m
from aevum.server.clearing import is_removable
from aevum.server.hall import Hall
from aevum.store.health import BROKEN, Damage, Damages
from aevum.store.people import Person
from aevum.store.seating import PAGE, Seat, Terms, awaited
from aevum.store.store import Summary, ago

log = logging.getLogger(__name__)


def lobby(hall: Hall, person: Person | None, page: int = 0) -> m.Lobby:
    """My tables, tables with open seats, and tables to watch, page by page."""
    mine = hall.seating.tables_of(person.id, page) if person else []
    others = hall.seating.listed_tables(person.id if person else None, page)
    more = len(mine) > PAGE or len(others) > PAGE
    mine, listed = mine[:PAGE], others[:PAGE]
    found = hall.store.summaries([*mine, *listed])
    damaged = Damages(hall.store.database).of(list(found))
    away = hall.seating.archived_by(person.id, mine) if person else set()
    lines = {}
    for table_id, summary in found.items():
        try:
            lines[table_id] = line(hall, summary, person, damaged.get(table_id))
            lines[table_id].archived = table_id in away
        except (NotFound, *BROKEN) as error:  # the others are shown all the same
            log.warning("table %s cannot be shown in the lobby: %r", table_id, error)
    # What spectators see later must not move up the list when it happens.
    shown = sorted(
        (lines[table_id] for table_id in listed if table_id in lines and table_id not in damaged),
        key=lambda summary: summary.updated_at,
        reverse=True,
    )
    free = [each for each in shown if any(seat.kind == "open" for seat in each.seats)]
    return m.Lobby(
        mine=[lines[table_id] for table_id in mine if table_id in lines],
        open=free,
        watch=[each for each in shown if each not in free],
        more=more,
    )


def line(
    hall: Hall, summary: Summary, person: Person | None, damage: Damage | None = None
) -> m.TableSummary:
    """A table as this person may see it now."""
    terms = hall.seating.terms(summary.id)
    eyes = hall.rights.eyes(person, summary.id)
    if is_late(terms, eyes):
        summary = hall.store.earlier(summary, ago(terms.delay))
    seats = people_at(hall, summary.id, terms, person, eyes)
    places = hall.seating.seats(summary.id)
    free = awaited(places)
    actor = summary.actor if free is None else free
    return m.TableSummary(
        id=summary.id,
        game=summary.game,
        title=terms.title,
        seats=seats,
        status=summary.status,
        actor=actor,
        node=summary.asked,
        updated_at=summary.updated_at,
        waiting_for_me=_is_mine(seats, actor) and damage is None,
        delay=terms.delay,
        private=terms.private,
        removable=is_removable(person, terms, places, summary),
        damage=m.Damage(damage.problem, damage.sound, damage.entries - damage.sound)
        if damage
        else None,
    )


def _is_mine(seats: list[m.SeatInfo], actor: int | None) -> bool:
    return actor is not None and 0 <= actor < len(seats) and seats[actor].mine


def people_at(
    hall: Hall, table_id: str, terms: Terms, person: Person | None, eyes: int
) -> list[m.SeatInfo]:
    """Who sits where; presence would tell late spectators what happens just now."""
    late = is_late(terms, eyes)
    online = set() if late else hall.presence.online(table_id)
    return [
        m.SeatInfo(
            seat=s.seat,
            name=s.name,
            kind=s.kind,
            bot=s.bot,
            mine=person is not None and s.person_id == person.id,
            online=s.seat in online,
            away=s.away and not late,
            clock=None if late else _bank(s),
        )
        for s in hall.seating.seats(table_id)
    ]


def is_late(terms: Terms, eyes: int) -> bool:
    """Do these eyes see the table later?"""
    return eyes == TABLE and terms.delay > 0


def _bank(seat: Seat) -> float | None:
    """Milliseconds left before the present move."""
    return None if seat.bank is None else max(0.0, round(seat.bank * 1000))
