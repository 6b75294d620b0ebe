"""The hall: all tables of this server with those who look after them.

Rooms hold the tables, rights say who may do what, clocks run, autoplay lets bots move, spectators
see what they may see. Each has its own module; the hall only brings them together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from aevum import games
from aevum.core.game import Game
from aevum.server.autoplay import Autoplay
from aevum.server.clocks import Clocks
from aevum.server.pauses import Pauses
from aevum.server.presence import Presence
from aevum.server.rights import Rights
from aevum.server.rooms import Room, Rooms
from aevum.server.spectators import Spectators
from aevum.server.thinkers import Thinkers
from aevum.store import Store
from aevum.store.library import Library
from aevum.store.people import People
from aevum.store.seating import Seating


class Hall:
    """Tables and the people at them."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        publish: Callable[..., None],
        data: Path | None,
        bots: Sequence[str] = (),
        pauses: Pauses | None = None,
    ) -> None:
        self.store = store
        self.seating = Seating(store.database)
        self.thinkers = thinkers
        self.publish = publish
        self.presence = Presence(publish)
        self.library = Library(games.load, store.packs, data)
        self.rooms = Rooms(store, self.seating, self.library)
        self.people = People(store.database)
        self.rights = Rights(self.seating, self.people)
        self.spectators = Spectators(store, self.seating)
        self.clocks = Clocks(self.seating, self.rooms)
        self.autoplay = Autoplay(
            self.rooms, self.seating, self.clocks, thinkers, publish, bots, pauses or Pauses()
        )

    def game(self, name: str) -> Game[Any]:
        return self.library.game(name)

    def room(self, table_id: str) -> Room:
        """The table, up to date with the store."""
        return self.rooms.room(table_id)
