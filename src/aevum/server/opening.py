"""How tables come about: opened, joined, forked off another one, or read from a record."""

from __future__ import annotations

import secrets
import time
from random import Random
from typing import Any

from aevum.bots import UnknownBot, make_bot
from aevum.bots.names import within
from aevum.bots.own import is_own
from aevum.core.errors import BadOptions, BadRecord
from aevum.core.flow import CHANCE
from aevum.core.plain import plain
from aevum.server import messages as m
from aevum.server.autoplay import STAND_IN
from aevum.server.clocks import bank_of, terms_of
from aevum.server.hall import Hall
from aevum.store.kept import keep_table
from aevum.store.library import Library
from aevum.store.people import Person, clean_name
from aevum.store.seating import NoSeat, Seat, Setting, Terms, awaited, new_token
from aevum.table.record import Record, empty_table, replay_lines
from aevum.table.table import Table

LONGEST_NAME = 40
MOST_TABLES = 200
"""Tables one person may have under way or, as what-ifs and imported games, for themselves."""
MOST_ENTRIES = 20_000
"""Entries of a record that is brought in."""
LONGEST_REPLAY = 20.0
"""Seconds that replaying it may take."""
LARGEST_PACK = 500_000
"""Letters of the data that it may carry along; ours have a tenth of it."""


def open_table(hall: Hall, person: Person, wanted: m.NewTable) -> m.Created:
    """A new table; the asker sits at every seat marked `me`."""
    check_room(hall, person)
    game = hall.game(wanted.game)
    if not game.fewest_seats <= len(wanted.seats) <= game.most_seats:
        raise BadOptions(
            f"This game is for {game.fewest_seats} to {game.most_seats} players, "
            f"not {len(wanted.seats)}."
        )
    if "players" in wanted.options:
        raise BadOptions("The number of players follows from the seats.")
    bank = bank_of(wanted.pace)
    for place in wanted.seats:
        _check_bot(hall, place.bot)
    seats = [_new_seat(i, seat, person, bank) for i, seat in enumerate(wanted.seats)]
    public = [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in seats]
    # Nothing is dealt before all seats are taken: nobody opens tables until the hand is good.
    begun = awaited(seats) is None
    table = Table.new(game, {**wanted.options, "players": len(seats)}, public, deal=begun)
    terms = Terms(
        plain(wanted.title),
        person.id,
        wanted.listed,
        wanted.hints,
        False,
        terms_of(wanted.pace),
        wanted.delay,
    )
    return keep(hall, table, terms, seats)


def keep(
    hall: Hall, table: Table, terms: Terms, seats: list[Seat], table_id: str = ""
) -> m.Created:
    """Write a table down, under this or a random id, and let it begin."""
    token = new_token()
    table_id = keep_table(hall.store, table, table_id, Setting(terms, seats, token).write)
    hall.autoplay.go_on(hall.room(table_id))
    return m.Created(table_id, f"/join/{token}")


def join(hall: Hall, person: Person, table_id: str, token: str | None) -> int:
    """An open seat for whoever has the invitation, or for anybody at a listed table."""
    terms = hall.seating.terms(table_id)
    invited = token is not None and hall.seating.invited_to(token) == table_id
    if not invited and not terms.listed and terms.owner != person.id:
        raise NoSeat("This table is by invitation only.", "invitation-only")
    seat = hall.seating.take(table_id, person.id, person.name)
    hall.publish(table_id)
    hall.autoplay.go_on(hall.room(table_id))
    return seat


def fill(hall: Hall, person: Person, table_id: str, bots: list[m.NewBot]) -> None:
    """Nobody else comes: bots take the free seats, and with the last one the game begins."""
    if hall.seating.terms(table_id).owner != person.id:
        raise NoSeat("A table is filled by whoever opened it.", "fill-for-owner")
    for each in bots:
        _check_bot(hall, each.bot)
    chosen = [(each.bot or STAND_IN, clean_name(each.name) if each.name else "") for each in bots]
    hall.seating.fill(table_id, [(bot, name or bot.title()) for bot, name in chosen])
    hall.publish(table_id)
    hall.autoplay.go_on(hall.room(table_id))


def fork(
    hall: Hall, person: Person, table_id: str, seat: int, at: int, title: str = ""
) -> m.Created:
    """A private what-if: the asker's own world from this step on, bots at the other seats.

    What the asker could not see is dealt anew, so nothing leaks.
    """
    check_room(hall, person)
    room = hall.room(table_id)
    hall.rights.check_seat(person, table_id, seat)
    with room.lock:
        room.table.check_step(at, seat)
        table = room.table.what_if(at, seat, Random(secrets.randbits(64)))
    seats = [
        Seat(i, person.name if i == seat else s["name"], "person" if i == seat else "bot",
             None if i == seat else s["bot"] or STAND_IN,
             person.id if i == seat else None, False, {}, None)
        for i, s in enumerate(table.seats)
    ]  # fmt: skip
    return keep(hall, table, _private(person, plain(title)), seats)


def import_record(hall: Hall, person: Person, record: Record) -> m.Created:
    """A finished game from elsewhere, or an unfinished one to look at: nobody plays it on here."""
    check_room(hall, person)
    table = replayed(record, hall.library)
    table.seats = [_plain(seat) for seat in table.seats]
    seats = [
        Seat(i, seat["name"], "person", None, None, False, {}, None)
        for i, seat in enumerate(table.seats)
    ]
    return keep(hall, table, _private(person, ""), seats)


def replayed(record: Record, library: Library) -> Table:
    """The table of a stranger's record, unless it is too long for this server."""
    if len(record.log) > MOST_ENTRIES:
        raise BadRecord(
            f"Records of up to {MOST_ENTRIES} entries can be brought in.",
            "record-too-long",
            most=f"{MOST_ENTRIES}",
        )
    if sum(map(len, (record.pack or {}).values())) > LARGEST_PACK:
        raise BadRecord("The data that this record carries along are too large.")
    deadline = time.monotonic() + LONGEST_REPLAY
    table = empty_table(record, library.of_record(record))
    for _ in replay_lines(record, table):
        if time.monotonic() > deadline:
            raise BadRecord("Replaying this record takes too long here.", "record-too-slow")
    if table.actor == CHANCE:
        raise BadRecord("This record stops in the middle of a move: the dice after it are missing.")
    return table


def check_room(hall: Hall, person: Person) -> None:
    """There is always room for one who does not take all of it."""
    if hall.seating.opened_by(person.id) >= MOST_TABLES:
        raise BadOptions(
            f"You have {MOST_TABLES} tables already; finish or delete some of them first.",
            "too-many-tables",
            most=f"{MOST_TABLES}",
        )


def _private(person: Person, title: str) -> Terms:
    return Terms(title, person.id, False, True, True, terms_of(m.Pace()))


def _check_bot(hall: Hall, bot: str | None) -> None:
    """Visitors name the bots of the house and of this server, never a file."""
    if bot is None or bot in hall.autoplay.own_bots:
        return
    if is_own(bot):
        raise UnknownBot(f"There is no bot called '{bot}'.")
    make_bot(bot, seed=0)
    most = hall.thinkers.budget
    if within(bot, most) != bot:
        raise UnknownBot(
            f"A bot may think for at most {most.seconds:g} seconds or walk through {most.walks} "
            f"worlds here, not '{bot}'.",
            "budget",
            seconds=f"{most.seconds:g}",
            walks=f"{most.walks}",
        )


def _new_seat(number: int, wanted: m.NewSeat, person: Person, bank: float | None) -> Seat:
    name = clean_name(wanted.name) if wanted.name else ""
    if wanted.kind == "bot":
        bot = wanted.bot or STAND_IN
        return Seat(number, name or bot.title(), "bot", bot, None, False, {}, None)
    if wanted.kind == "open":
        return Seat(number, "", "open", None, None, False, {}, bank)
    return Seat(number, name or person.name, "person", None, person.id, False, {}, bank)


def _plain(seat: dict[str, Any]) -> dict[str, Any]:
    """What a stranger says of a seat, as far as we keep such things.

    A home-made bot by its class alone: its file is not ours to look for.
    """
    bot = seat.get("bot") if seat.get("kind") == "bot" else None
    if bot is not None:
        bot = (bot.rpartition(":")[2] if is_own(bot) else bot)[:LONGEST_NAME]
    kind = "bot" if bot is not None else "person"
    return {"name": seat["name"][:LONGEST_NAME], "kind": kind, "bot": bot}
