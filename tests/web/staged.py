"""A server whose tables begin in a position that a test has laid out.

`python -m tests.web.staged FILE serve …`: FILE holds the position, as the game writes it down.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from aevum.cli.main import main
from aevum.core.game import Game
from aevum.table.table import Table
from tests.server.house import House, database

STAGED = {"at": 0, "seed_hash": "", "seat": 0}


class Stage(House):
    """`lay(game, state)` says where the next table begins."""

    def __init__(self, folder: Path) -> None:
        super().__init__(database(folder))
        self.file = folder / "position.json"

    def command(self) -> list[str]:
        interpreter, _, _, *rest = super().command()
        return [interpreter, "-m", "tests.web.staged", str(self.file), *rest]

    def lay(self, game: Game[Any], state: Any) -> None:
        self.file.write_bytes(msgspec.json.encode(game.dump(state)))


def beginning(position: Callable[[], Any]) -> Callable[..., Table]:
    """In the place of `Table.new`: a table that begins in this position."""

    def new(
        cls: type[Table],
        game: Game[Any],
        options: Mapping[str, Any],
        seats: Sequence[Mapping[str, Any]] = (),
        seed: bytes | None = None,
        deal: bool = True,
    ) -> Table:
        table = cls(game, options, seats, seed, STAGED, position())
        table.begin()
        return table

    return new


def begin_at(file: Path) -> None:
    new = beginning(lambda: msgspec.json.decode(file.read_bytes()))
    Table.new = classmethod(new)  # type: ignore[assignment, arg-type]


if __name__ == "__main__":
    place, *arguments = sys.argv[1:]
    begin_at(Path(place))
    sys.argv = ["aevum", *arguments]
    main()
