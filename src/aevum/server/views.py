"""What each person is shown of a table: everything passes the table's one filter."""

from __future__ import annotations

import time
from typing import Any

from aevum.core.game import TABLE
from aevum.server import messages as m
from aevum.server.hall import Hall, Room
from aevum.store.people import Person
from aevum.store.seating import Seat
from aevum.store.store import Summary
from aevum.table.table import Table


def table_view(
    hall: Hall, room: Room, person: Person | None, seat: int, since: int, to: int | None
) -> m.TableView:
    """The table through the eyes of one seat, or of a spectator."""
    table = room.table
    seats = hall.seating.seats(room.id)
    shown = table.visible_length(seat)
    past = to is not None and to < shown
    state = table.state_at(to) if to is not None and past else table.state
    game, result = table.game, table.result
    own = [] if past or seat == TABLE else table.legal(seat)
    return m.TableView(
        id=room.id,
        game=game.name,
        title=room.terms.title,
        seat=seat,
        seats=seat_infos(hall, room, seats, person),
        seq=table.visible_seq(seat),
        steps=shown,
        actor=table.actor if not past else _actor(table, state),
        view=game.observe(state, seat),
        figures=game.figures(state),
        previews=game.previews(state, seat) if own else {},
        legal=own,
        can_undo=not past and table.can_undo(seat),
        can_redo=not past and table.can_redo(seat),
        barriers=game.barriers(state, seat) if own else [],
        takeback=m.Takeback(**table.takeback.as_dict()) if table.takeback else None,
        orders=seats[seat].orders if seat >= 0 else {},
        hints=room.terms.hints,
        pace=m.Pace(**room.terms.pace),
        seed_hash=table.seed_hash,
        seed=table.seed.hex() if result else None,
        result=m.GameResult(**result.as_dict()) if result and not past else None,
        log=log_lines(hall, room, seat, since, to if past else None),
        chat=[m.ChatLine(*line) for line in hall.seating.chat(room.id)],
    )


def _actor(table: Table, state: Any) -> int | None:
    return None if table.game.is_over(state) else table.game.actor(state)


def log_lines(hall: Hall, room: Room, seat: int, since: int, to: int | None) -> list[m.LogLine]:
    remarks = hall.seating.remarks(room.id)
    over = room.table.result is not None
    lines = []
    for number, (entry, events) in enumerate(room.table.events(seat, since), since + 1):
        if to is not None and number > to:
            break
        # A reason, or an answer given by a standing order, tells of the hand behind it.
        remark = remarks.get(entry.seq, {}) if over or entry.seat == seat else {}
        why = m.BotWhy(remark["key"], remark["args"]) if "key" in remark else None
        automatic = bool(remark.get("automatic"))
        lines.append(m.LogLine(number, number, entry.seat, entry.action, events, automatic, why))
    return lines


def seat_infos(
    hall: Hall, room: Room | None, seats: list[Seat], person: Person | None
) -> list[m.SeatInfo]:
    actor = room.table.actor if room else None
    return [
        m.SeatInfo(
            seat=s.seat,
            name=s.name,
            kind=s.kind,
            bot=s.bot,
            mine=person is not None and s.person_id == person.id,
            online=room is not None and s.seat in hall.online(room.id),
            away=s.away,
            clock=_clock(room, s, actor == s.seat),
        )
        for s in seats
    ]


def _clock(room: Room | None, seat: Seat, running: bool) -> float | None:
    if seat.bank is None or room is None:
        return seat.bank
    used = time.time() - room.since if running else 0
    return max(0.0, round((seat.bank - used) * 1000))


def summary_view(hall: Hall, summary: Summary, person: Person | None) -> m.TableSummary:
    """One line of the lobby."""
    room = hall.room(summary.id)
    seats = seat_infos(hall, room, hall.seating.seats(summary.id), person)
    actor = room.table.actor
    stack = room.table.game.dump_stack(room.table.state)
    return m.TableSummary(
        id=summary.id,
        game=summary.game,
        title=room.terms.title,
        seats=seats,
        status=summary.status,
        actor=actor,
        node=stack[-1][0] if stack else None,
        updated_at=summary.updated_at,
        waiting_for_me=actor is not None and seats[actor].mine,
    )
