"""How long games of Era of Tribes are: rounds and decisions on each section, with each number of
players, between bots that take what is best at once.

Run it from the repository: python -m bench.era_of_tribes.lengths
It adds what is missing to the table that the page reads before a game begins; without the file it
begins anew. `npx biome check --write src/games` in web/ lays it out for reading.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from aevum.bots import Sight, make_bot
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.play import choose, total_weight
from aevum.games import load
from aevum.games.era_of_tribes.pack import load_box
from aevum.lab.simulate import game_seed
from aevum.table.dice import roll

TABLE = Path(__file__).parents[2] / "web/src/games/era_of_tribes/newtable/lengths.json"
MOST_SEATS = 6


def terms() -> Iterator[tuple[str, int, bool]]:
    """Every section with as many players as it has peoples for, in a normal and in a long game."""
    box = load_box()
    for name, section in zip(box.axes["section"], box.sections, strict=True):
        for players in range(1, min(MOST_SEATS, len(section.peoples)) + 1):
            for long in (False, True):
                yield name, players, long


def played(game: Game[Any], options: dict[str, Any], seed: bytes) -> tuple[int, int]:
    """Rounds and decisions of one game."""
    bots = [make_bot("greedy", seed=seed[seat]) for seat in range(options["players"])]
    state = game.setup(options)
    dice = decisions = 0
    while not game.is_over(state):
        seat = game.actor(state)
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            game.apply(state, choose(outcomes, roll(seed, dice, total_weight(outcomes))))
            dice += 1
        else:
            game.apply(state, bots[seat].choose(Sight(game, state, seat)).action)
            decisions += 1
    return state.round, decisions


def measured(game: Game[Any], section: str, players: int, long: bool, games: int) -> list[int]:
    """Rounds and decisions, the middle of so many games."""
    options = {"players": players, "section": section, "peoples": "lot", "long": long}
    found = [
        played(game, options, game_seed(f"{section}/{players}/{long}", number))
        for number in range(games)
    ]
    return [round(median(part)) for part in zip(*found, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.era_of_tribes.lengths", description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="for each number of the table")
    parser.add_argument("--out", type=Path, default=TABLE)
    wanted = parser.parse_args()
    game = load("era_of_tribes")
    table = json.loads(wanted.out.read_text("utf-8")) if wanted.out.exists() else {}
    for section, players, long in terms():
        row = table.setdefault(section, {}).setdefault("long" if long else "normal", [])
        if len(row) < players:
            row.append(measured(game, section, players, long, wanted.games))
            wanted.out.write_text(json.dumps(table, separators=(",", ":")) + "\n", "utf-8")
            print(section, players, "long" if long else "normal", *row[-1], flush=True)


if __name__ == "__main__":
    main()
