"""What each person is shown of a table: everything passes the table's one filter."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from aevum.core.game import TABLE, Game
from aevum.core.why import Why
from aevum.server import messages as m
from aevum.server.hall import Hall
from aevum.server.rematch import rematch_of
from aevum.server.rooms import Room
from aevum.store.people import Person
from aevum.store.seating import Seat
from aevum.store.store import Summary, ago
from aevum.table.table import Table


class Prospects(NamedTuple):
    """Where the legal actions of a seat lead, as far as it may know."""

    previews: dict[str, dict[str, Any]]
    barriers: list[str]
    onward: dict[str, list[str]]


def prospects_of(game: Game[Any], state: Any, seat: int, actions: list[str]) -> Prospects:
    found = Prospects({}, [], {})
    tried = list(actions)
    for action in tried:
        preview = game.preview(state, seat, action)
        if preview is None:
            continue
        if preview.figures is not None:
            found.previews[action] = preview.figures
        if "/" in action:
            continue
        if preview.barrier:
            found.barriers.append(action)
        if preview.onward:
            found.onward[action] = preview.onward
            tried += [f"{action}/{then}" for then in preview.onward]
    return found


def table_view(
    hall: Hall, room: Room, person: Person | None, seat: int, since: int, to: int | None
) -> m.TableView:
    """The table through the eyes of one seat, or of a spectator."""
    table = hall.spectators.shown(room, seat)
    delay = room.terms.delay if seat == TABLE else 0
    seats = hall.seating.seats(room.id)
    shown = table.visible_length(seat)
    past = to is not None and to < shown
    state = table.state_at(to) if to is not None and past else table.state
    game, result = table.game, table.result
    own = [] if past or seat == TABLE else table.legal(seat)
    ahead = prospects_of(game, state, seat, own)
    return m.TableView(
        id=room.id,
        game=game.name,
        title=room.terms.title,
        seat=seat,
        seats=seat_infos(hall, room, seats, person, seat),
        seq=table.visible_seq(seat),
        steps=shown,
        actor=table.actor if not past else _actor(table, state),
        view=game.observe(state, seat),
        figures=game.figures(state),
        sums=game.sums(state),
        previews=ahead.previews,
        legal=own,
        onward=ahead.onward,
        can_undo=not past and table.can_undo(seat),
        can_redo=not past and table.can_redo(seat),
        barriers=ahead.barriers,
        takeback=m.Takeback(**table.takeback.as_dict()) if table.takeback else None,
        orders=seats[seat].orders if seat >= 0 else {},
        hints=room.terms.hints,
        pace=m.Pace(**room.terms.pace),
        delay=room.terms.delay,
        seed_hash=table.seed_hash,
        seed=table.seed.hex() if result else None,
        result=m.GameResult(**result.as_dict()) if result and not past else None,
        rematch=rematch_of(hall, room.id) if result and not past else None,
        log=log_lines(hall, room, table, seat, since, to if past else None),
        chat=[
            m.ChatLine(*line) for line in hall.seating.chat(room.id, ago(delay) if delay else None)
        ],
    )


def why_not(table: Table, seat: int, action: str) -> Why | None:
    """Why this is forbidden; `forgo/place dacia` asks about the second of two actions."""
    first, _, then = action.rpartition("/")
    game = table.game
    preview = game.preview(table.state, seat, first) if first else None
    if preview is not None and preview.onward:
        return game.explain(game.after(table.state, first), seat, then)
    return table.why_not(seat, then)


def _actor(table: Table, state: Any) -> int | None:
    return None if table.game.is_over(state) else table.game.actor(state)


def log_lines(
    hall: Hall, room: Room, table: Table, seat: int, since: int, to: int | None
) -> list[m.LogLine]:
    remarks = hall.seating.remarks(room.id)
    over = table.result is not None
    lines = []
    for number, (entry, events) in enumerate(table.events(seat, since), since + 1):
        if to is not None and number > to:
            break
        # A reason, or an answer given by a standing order, tells of the hand behind it.
        remark = remarks.get(entry.seq, {}) if over or entry.seat == seat else {}
        why = m.BotWhy(remark["key"], remark["args"]) if "key" in remark else None
        automatic = bool(remark.get("automatic"))
        lines.append(m.LogLine(number, number, entry.seat, entry.action, events, automatic, why))
    return lines


def seat_infos(
    hall: Hall, room: Room, seats: list[Seat], person: Person | None, eyes: int
) -> list[m.SeatInfo]:
    """Who sits where; clocks and presence would tell late spectators what happens just now."""
    late = eyes == TABLE and room.terms.delay > 0
    online = set() if late else hall.presence.online(room.id)
    return [
        m.SeatInfo(
            seat=s.seat,
            name=s.name,
            kind=s.kind,
            bot=s.bot,
            mine=person is not None and s.person_id == person.id,
            online=s.seat in online,
            away=s.away and not late,
            clock=None if late else _clock(room, s),
        )
        for s in seats
    ]


def _clock(room: Room, seat: Seat) -> float | None:
    if seat.bank is None:
        return None
    used = time.time() - room.since if room.table.actor == seat.seat else 0
    return max(0.0, round((seat.bank - used) * 1000))


def summary_view(hall: Hall, summary: Summary, person: Person | None) -> m.TableSummary:
    """One line of the lobby."""
    room = hall.room(summary.id)
    eyes = hall.rights.eyes(person, summary.id)
    with room.lock:
        table = hall.spectators.shown(room, eyes)
        actor = table.actor
        stack = table.game.dump_stack(table.state)
    seats = seat_infos(hall, room, hall.seating.seats(summary.id), person, eyes)
    status, updated = summary.status, summary.updated_at
    if table is not room.table:
        status = "running" if table.result is None else "finished"
        updated = hall.store.written_at(summary.id, table.seq)
    return m.TableSummary(
        id=summary.id,
        game=summary.game,
        title=room.terms.title,
        seats=seats,
        status=status,
        actor=actor,
        node=stack[-1]["node"] if stack else None,
        updated_at=updated,
        waiting_for_me=actor is not None and seats[actor].mine,
        delay=room.terms.delay,
    )
