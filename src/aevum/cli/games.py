"""`aevum games`: what is in the house."""

from __future__ import annotations

from typing import Any

from rich.table import Table as Grid

from aevum import games
from aevum.cli.options import AsJson, console, print_json


def list_games(as_json: AsJson = False) -> None:
    """List the games, their numbers of players and how mature they are."""
    rows: list[dict[str, Any]] = []
    for name, meta in games.GAMES.items():
        game = games.load(name)
        rows.append(
            {
                "game": name,
                "players": [game.fewest_seats, game.most_seats],
                "maturity": meta.maturity,
                "rules": game.rules_version,
                "data": game.data_checksum,
            }
        )
    if as_json:
        print_json(rows)
        return
    grid = Grid("game", "players", "maturity", "rules version", "data")
    for row in rows:
        fewest, most = row["players"]
        grid.add_row(row["game"], f"{fewest}–{most}", row["maturity"], row["rules"], row["data"])
    console.print(grid)
