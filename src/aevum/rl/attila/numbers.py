"""The numbers that twin, network and rules agree on: actions (3.2), phases, and what is none."""

from __future__ import annotations

from typing import Final, NamedTuple

from aevum.games.attila.components import ACTION_TILES, TRIBES

PHASES: Final = ("card", "place", "influence", "second", "window", "pick", "boost", "commit",
                 "discard", "over")  # fmt: skip
"""The nodes of the rules at which somebody decides."""
NO_TRIBE: Final = 7
NOWHERE: Final = 31
"""The province that is none."""


class Actions(NamedTuple):
    """The first number of every kind of action, and how many there are in all."""

    play: int
    place: int
    influence: int
    forgo: int
    skip_second: int
    use_tile: int
    no_tile: int
    exchange: int
    exchange_done: int
    boost: int
    commit: int
    commit_done: int
    discard: int
    end: int

    @staticmethod
    def on(provinces: int) -> Actions:
        tiles = len(ACTION_TILES)
        widths = [TRIBES, provinces, 1, 1, 1, tiles, 1, TRIBES, 1, TRIBES, TRIBES, 1, TRIBES]
        return Actions(*(sum(widths[:i]) for i in range(len(widths) + 1)))
