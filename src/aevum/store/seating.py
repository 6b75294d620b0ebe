"""Who sits where: seats, invitations, terms and chat of a table, remarks on its moves."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    CompoundSelect,
    Connection,
    RowMapping,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from aevum.core.errors import AevumError, NotFound
from aevum.core.plain import plain
from aevum.store.database import Database
from aevum.store.people import token_hash
from aevum.store.store import now
from aevum.store.tables import archived, chat, games, invites, remarks, seats, terms

LONGEST_CHAT = 500
MOST_LINES = 2_000
"""Lines of chat at one table."""
PAGE = 50
"""Tables on one page of the lobby."""
NO_ORDERS = json.dumps({})


class NoSeat(AevumError):
    """There is no free seat, or it is not the asker's."""


class Seat(NamedTuple):
    """A seat of a table: kind is person, bot or open; `person_id` owns it."""

    seat: int
    name: str
    kind: str
    bot: str | None
    person_id: str | None
    away: bool
    orders: dict[str, Any]
    """Standing orders as they were written; see `aevum.core.orders`."""
    bank: float | None
    draft: Sequence[tuple[str, dict[str, Any] | None]] = ()
    """Words the seat would like to say, and what each was announced to change."""


def awaited(places: Sequence[Seat]) -> int | None:
    """The first open seat: a game begins when all seats are taken."""
    return next((place.seat for place in places if place.kind == "open"), None)


class Terms(NamedTuple):
    """What was agreed when the table was opened; spectators see it `delay` seconds later."""

    title: str
    owner: str | None
    listed: bool
    hints: bool
    private: bool
    pace: dict[str, Any]
    delay: int = 0


class Setting(NamedTuple):
    """What a table has besides its game; `token` lets whoever holds it take an open seat."""

    terms: Terms
    seats: Sequence[Seat]
    token: str

    def write(self, connection: Connection, game_id: str) -> None:
        """With the game itself, in one transaction: there are no half tables."""
        agreed = {**self.terms._asdict(), "pace": json.dumps(self.terms.pace), "game_id": game_id}
        invited = {"token_hash": token_hash(self.token), "game_id": game_id, "created_at": now()}
        connection.execute(insert(terms), agreed)
        connection.execute(insert(seats), [_row(game_id, seat) for seat in self.seats])
        connection.execute(insert(invites), invited)


def new_token() -> str:
    """A new secret for an invitation."""
    return secrets.token_urlsafe(12)


class ChatLine(NamedTuple):
    name: str
    seat: int
    text: str
    at: str


class Seating:
    """The seats of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def terms(self, game_id: str) -> Terms:
        return self._database.known.get(game_id, "terms", lambda: self._terms(game_id))

    def _terms(self, game_id: str) -> Terms:
        with self._database.reading() as connection:
            row = connection.execute(select(terms).where(terms.c.game_id == game_id)).mappings()
            found = row.first()
        if found is None:
            raise NotFound(f"There is no table {game_id} here.")
        return Terms(
            found["title"],
            found["owner"],
            bool(found["listed"]),
            bool(found["hints"]),
            bool(found["private"]),
            json.loads(found["pace"]),
            int(found["delay"]),
        )

    def seats(self, game_id: str) -> list[Seat]:
        return self._database.known.get(game_id, "seats", lambda: self._seats(game_id))

    def _seats(self, game_id: str) -> list[Seat]:
        query = select(seats).where(seats.c.game_id == game_id).order_by(seats.c.seat)
        with self._database.reading() as connection:
            return [_seat(row) for row in connection.execute(query).mappings()]

    def take(self, game_id: str, person_id: str, name: str) -> int:
        """The first open seat becomes this person's; of two who ask at once, each gets one."""
        with self._database.writing(game_id) as connection:
            own = connection.scalar(
                select(seats.c.seat).where(
                    seats.c.game_id == game_id, seats.c.person_id == person_id
                )
            )
            if own is not None:
                return int(own)
            free = connection.scalar(
                select(seats.c.seat)
                .where(seats.c.game_id == game_id, seats.c.kind == "open")
                .order_by(seats.c.seat)
                .limit(1)
                .with_for_update()
            )
            if free is None:
                raise NoSeat("All seats of this table are taken; you can watch.", "seats-taken")
            self._set(connection, game_id, free, kind="person", person_id=person_id, name=name)
            return int(free)

    def fill(self, game_id: str, bots: Sequence[tuple[str, str]]) -> None:
        """Bots, each with its name, take the open seats in their order as far as both last."""
        with self._database.writing(game_id) as connection:
            free = connection.scalars(
                select(seats.c.seat)
                .where(seats.c.game_id == game_id, seats.c.kind == "open")
                .order_by(seats.c.seat)
                .with_for_update()
            ).all()
            for seat, (bot, name) in zip(free, bots, strict=False):
                self._set(connection, game_id, seat, kind="bot", bot=bot, name=name, bank=None)

    def change(self, game_id: str, seat: int, **values: Any) -> None:
        """Change fields of a seat: away, orders, bank, draft."""
        for name in ("orders", "draft"):
            if name in values:
                values[name] = json.dumps(values[name])
        with self._database.writing(game_id) as connection:
            self._set(connection, game_id, seat, **values)

    @staticmethod
    def _set(connection: Any, game_id: str, seat: int, **values: Any) -> None:
        connection.execute(
            update(seats).where(seats.c.game_id == game_id, seats.c.seat == seat).values(values)
        )

    def invited_to(self, token: str) -> str:
        with self._database.reading() as connection:
            found = connection.scalar(
                select(invites.c.game_id).where(invites.c.token_hash == token_hash(token))
            )
        if found is None:
            raise NotFound("This invitation is not valid.", "invitation-unknown")
        return str(found)

    def tables_of(self, person_id: str, page: int = 0) -> list[str]:
        """Tables where this person sits or which they opened, the last touched first."""
        return self._ids(select(games.c.id).where(games.c.id.in_(_tables_of(person_id))), page)

    def archive(self, game_id: str, person_id: str, wanted: bool) -> None:
        """Take a table out of this person's list, or put it back."""
        row = {"game_id": game_id, "person_id": person_id}
        with self._database.writing(game_id) as connection:
            connection.execute(
                delete(archived).where(
                    archived.c.game_id == game_id, archived.c.person_id == person_id
                )
            )
            if wanted:
                connection.execute(insert(archived), row)

    def archived_by(self, person_id: str, game_ids: Sequence[str]) -> set[str]:
        """Those of these tables that this person has put away."""
        query = select(archived.c.game_id).where(
            archived.c.person_id == person_id, archived.c.game_id.in_(game_ids)
        )
        with self._database.reading() as connection:
            return set(connection.scalars(query))

    def remove(self, game_id: str, person_id: str) -> None:
        """Forget a table, unless somebody else still plays there; nobody sits down meanwhile."""
        playing = (
            select(func.count())
            .select_from(seats)
            .join(games, games.c.id == seats.c.game_id)
            .where(games.c.id == game_id, games.c.status == "running")
            .where(seats.c.person_id.is_not(None), seats.c.person_id != person_id)
        )
        with self._database.writing(game_id) as connection:
            if connection.scalar(playing):
                raise NoSeat("Others still play at this table.", "delete-others-play")
            connection.execute(delete(games).where(games.c.id == game_id))

    def opened_by(self, person_id: str) -> int:
        """How many tables this person has under way, or for themselves alone."""
        counted = or_(games.c.status == "running", terms.c.private.is_(True))
        query = (
            select(func.count())
            .select_from(terms)
            .join(games, games.c.id == terms.c.game_id)
            .where(terms.c.owner == person_id, counted)
        )
        with self._database.reading() as connection:
            return connection.scalar(query) or 0

    def listed_tables(self, but_of: str | None = None, page: int = 0) -> list[str]:
        """Public tables of others: some with open seats, all to be watched."""
        shown = select(terms.c.game_id).where(terms.c.listed.is_(True), terms.c.private.is_(False))
        query = select(games.c.id).where(games.c.id.in_(shown))
        if but_of is not None:
            query = query.where(games.c.id.not_in(_tables_of(but_of)))
        return self._ids(query, page)

    def not_waiting(self) -> list[str]:
        """Running games that must be looked after: nobody may be about to make them go on.

        Somebody stands in for the actor, has left orders, or has a clock; it is not known who the
        actor is; or all seats are taken and nothing has been dealt yet.
        """
        watched = or_(
            seats.c.kind == "bot",
            seats.c.away.is_(True),
            seats.c.orders != NO_ORDERS,
            seats.c.bank.is_not(None),
        )
        free = select(seats.c.game_id).where(seats.c.kind == "open").correlate(None)
        undealt = (games.c.actor < 0) & games.c.id.not_in(free)
        acting = (seats.c.game_id == games.c.id) & (seats.c.seat == games.c.actor)
        query = (
            select(games.c.id)
            .outerjoin(seats, acting)
            .where(games.c.status == "running", or_(games.c.actor.is_(None), undealt, watched))
        )
        with self._database.reading() as connection:
            return list(connection.scalars(query.order_by(games.c.updated_at.desc())))

    def forsaken(self, moment: str) -> list[str]:
        """Running games in which nothing has happened since, though it is for a bot to move."""
        acting = (seats.c.game_id == games.c.id) & (seats.c.seat == games.c.actor)
        query = (
            select(games.c.id)
            .join(seats, acting)
            .where(games.c.status == "running", games.c.updated_at < moment)
            .where(or_(seats.c.kind == "bot", seats.c.away.is_(True)))
        )
        with self._database.reading() as connection:
            return list(connection.scalars(query.order_by(games.c.updated_at).limit(PAGE)))

    def _ids(self, query: Any, page: int) -> list[str]:
        """The ids of a page, and one more if another page follows."""
        ordered = query.order_by(games.c.updated_at.desc(), games.c.id)
        with self._database.reading() as connection:
            return list(connection.scalars(ordered.offset(page * PAGE).limit(PAGE + 1)))

    def say(self, game_id: str, name: str, seat: int, text: str) -> ChatLine:
        cleaned = plain(text)
        if not 1 <= len(cleaned) <= LONGEST_CHAT:
            raise NoSeat(
                f"A message has 1 to {LONGEST_CHAT} letters.", "chat-length", most=f"{LONGEST_CHAT}"
            )
        line = ChatLine(name, seat, cleaned, now())
        here = select(func.count()).select_from(chat).where(chat.c.game_id == game_id)
        with self._database.writing(game_id) as connection:
            if (connection.scalar(here) or 0) >= MOST_LINES:
                raise NoSeat(
                    f"This table has said all it can: {MOST_LINES} messages.",
                    "chat-full",
                    most=f"{MOST_LINES}",
                )
            connection.execute(insert(chat), {"game_id": game_id, **line._asdict()})
        return line

    def chat(self, game_id: str, until: str | None = None) -> list[ChatLine]:
        """All that was said, or what was said until this moment."""
        if until is None:
            return self._database.known.get(game_id, "chat", lambda: self._chat(game_id, None))
        return self._chat(game_id, until)

    def _chat(self, game_id: str, until: str | None) -> list[ChatLine]:
        query = (
            select(chat.c.name, chat.c.seat, chat.c.text, chat.c.at)
            .where(chat.c.game_id == game_id)
            .order_by(chat.c.id)
        )
        if until is not None:
            query = query.where(chat.c.at <= until)
        with self._database.reading() as connection:
            return [ChatLine(*row) for row in connection.execute(query)]

    def remark(self, game_id: str, seq: int, remark: Mapping[str, Any]) -> None:
        """What is to be said about an entry: that it was automatic, or why a bot did it."""
        row = {"game_id": game_id, "seq": seq, "remark": json.dumps(remark)}
        with self._database.writing(game_id) as connection:
            connection.execute(
                delete(remarks).where(remarks.c.game_id == game_id, remarks.c.seq == seq)
            )
            connection.execute(insert(remarks), row)

    def remarks(self, game_id: str) -> dict[int, dict[str, Any]]:
        return self._database.known.get(game_id, "remarks", lambda: self._remarks(game_id))

    def _remarks(self, game_id: str) -> dict[int, dict[str, Any]]:
        query = select(remarks.c.seq, remarks.c.remark).where(remarks.c.game_id == game_id)
        with self._database.reading() as connection:
            return {seq: json.loads(text) for seq, text in connection.execute(query)}


def _tables_of(person_id: str) -> CompoundSelect[Any]:
    return (
        select(seats.c.game_id)
        .where(seats.c.person_id == person_id)
        .union(select(terms.c.game_id).where(terms.c.owner == person_id))
    )


def _row(game_id: str, place: Seat) -> dict[str, Any]:
    written = {"orders": json.dumps(place.orders), "draft": json.dumps(place.draft)}
    return {**place._asdict(), **written, "game_id": game_id}


def _seat(row: RowMapping) -> Seat:
    return Seat(
        row["seat"],
        row["name"],
        row["kind"],
        row["bot"],
        row["person_id"],
        bool(row["away"]),
        json.loads(row["orders"]),
        row["bank"],
        tuple((word, announced) for word, announced in json.loads(row["draft"])),
    )
