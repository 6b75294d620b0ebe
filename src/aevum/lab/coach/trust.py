"""How far a network's chances came true, as its calibration has counted it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from aevum.core.game import Game
from aevum.core.rooms import room

FILE = "calibration.json"
TENTHS = 10


def nothing() -> list[float]:
    return [0.0] * TENTHS


class Counted(msgspec.Struct):
    """Of so many games, by tenths of what was expected: how often, its sum, and what was won."""

    games: int = 0
    count: list[float] = msgspec.field(default_factory=nothing)
    hoped: list[float] = msgspec.field(default_factory=nothing)
    won: list[float] = msgspec.field(default_factory=nothing)

    def points(self) -> list[tuple[float, float]]:
        """Expected against actual, where anything was expected."""
        return [(h / n, w / n) for n, h, w in zip(self.count, self.hoped, self.won, strict=True)
                if n]  # fmt: skip


C = TypeVar("C", bound=Counted)


def read(path: Path, kind: type[C]) -> dict[int, C]:
    """By the number of players."""
    found = msgspec.json.decode(path.read_bytes()) if path.exists() else {}
    return {int(players): msgspec.convert(counted, kind) for players, counted in found.items()}


@cache
def calibration(game: str) -> dict[int, Counted]:
    folder = room("rl", game)
    return read(folder / FILE, Counted) if folder else {}


def trust_in(game: Game[Any], players: int) -> Counted | None:
    """None where nothing was counted."""
    return calibration(game.name).get(players)
