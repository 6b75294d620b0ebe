"""Finished games as bare results: who sat where and how it ended."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from sqlalchemy import or_, select

from aevum.store.database import Database
from aevum.store.store import ago
from aevum.store.tables import games, terms


class Outcome(NamedTuple):
    """A finished game: seats as the header names them, and its result."""

    game: str
    seats: list[dict[str, Any]]
    points: list[int]
    winners: list[int]
    cause: str
    taken_back: bool = False
    """Not fair: something was taken back in it by consent."""


def outcomes(database: Database) -> Iterator[Outcome]:
    """All finished games; what-ifs and imported games are private and do not count.

    A game that spectators see later counts when they, too, have seen its end.
    """
    query = (
        select(
            games.c.game,
            games.c.header,
            games.c.result,
            games.c.taken_back,
            games.c.updated_at,
            terms.c.delay,
        )
        .outerjoin(terms, terms.c.game_id == games.c.id)
        .where(games.c.status == "finished")
        .where(or_(terms.c.private.is_(None), terms.c.private.is_(False)))
    )
    with database.reading() as connection:
        for game, header, result, taken_back, at, delay in connection.execute(query):
            if delay and at > ago(delay):
                continue
            try:
                ended = json.loads(result)
                seats = json.loads(header)["seats"]
                ending = ended["points"], ended["winners"], ended["cause"]
            except (LookupError, TypeError, ValueError):  # one damaged game hides no other
                continue
            yield Outcome(game, seats, *ending, bool(taken_back))
