"""The ladder: how strong the bots are, measured and written down.

In a match one bot plays against rivals of another kind; it changes its seat from game to game, and
whatever else makes a game uneven changes in turn. Every finished game is one line of a file, so
that a long run can be stopped and continued. A shared victory counts for its part.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from concurrent.futures import as_completed
from functools import cache
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress

from aevum import games, processes
from aevum.bots import make_bot
from aevum.core.game import Game, Result
from aevum.lab.course import course

SEAT = "seat"
NOBODY = -1
Z = 1.96
"""Of the normal distribution: 95 % of all intervals hold the true share."""


class Match(msgspec.Struct, frozen=True):
    """One bot against others of one kind, and the share of victories it has to reach."""

    game: str
    bot: str
    rivals: str
    target: float
    seats: int
    turns: dict[str, list[Any]]
    """Options that make the game uneven, with the values they have in turn."""
    part: str = ""
    paired: bool = False
    """The same side is played once more, with the same luck, by a bot of the rivals' kind."""

    @property
    def name(self) -> str:
        rivals = self.seats - 1
        against = f"{self.bot} against {f'{rivals} × ' if rivals > 1 else ''}{self.rivals}"
        return f"{self.bot} instead of {self.rivals}" if self.paired else against

    def played(self, games_played: list[Played]) -> list[Played]:
        """The games of this match among all that were played."""
        mine = (self.game, self.bot, self.rivals, self.seats, self.part)
        return [p for p in games_played if (p.game, p.bot, p.rivals, p.seats, p.part) == mine]


class Played(msgspec.Struct, frozen=True):
    """One finished game: what the bot won, its points and its rivals' mean points.

    Of a pair `rival_points` are those of the rival who played the same side.
    """

    bot: str
    rivals: str
    number: int
    won: float
    points: int
    rival_points: float
    cause: str
    game: str
    seats: int
    part: str = ""


MATCHES = [Match(meta.name, *match) for meta in games.GAMES.values() for match in meta.matches]


def matches_of(game: str) -> list[Match]:
    return [match for match in MATCHES if match.game == game]


@cache
def load(name: str) -> Game[Any]:
    """Once per process: bots keep what they know about a game."""
    return games.load(name)


def table_of(match: Match, number: int) -> tuple[int, dict[str, Any]]:
    """The bot's seat and the options of game `number`.

    The first option that makes the game uneven changes from game to game; when all its values were
    there the bot changes its seat, then the next option changes.
    """
    wheels: list[tuple[str, list[Any]]] = list(match.turns.items())
    wheels.insert(1, (SEAT, list(range(match.seats))))
    chosen: dict[str, Any] = {}
    for name, values in wheels:
        number, at = divmod(number, len(values))
        chosen[name] = values[at]
    seat: int = chosen.pop(SEAT)
    return seat, {"players": match.seats, **chosen}


def play(match: Match, number: int) -> Played:
    """Game `number` of a match; the same number always brings the same cards."""
    own, options = table_of(match, number)
    luck = f"{match.name}/{number}"
    result = one_game(match, own, options, luck)
    points = result.points[own]
    won = 1 / len(result.winners) if own in result.winners else 0.0
    others = (sum(result.points) - points) / (match.seats - 1)
    if match.paired:
        others = one_game(match, NOBODY, options, luck).points[own]
        won = 1.0 if points > others else 0.5 if points == others else 0.0
    return Played(
        match.bot, match.rivals, number, won, points, others, result.cause, match.game,
        match.seats, match.part,
    )  # fmt: skip


def one_game(match: Match, own: int, options: dict[str, Any], luck: str) -> Result:
    """The bot in its own seat, all others of the rivals' kind."""
    game = load(match.game)
    rng = Random(luck)
    names = [match.bot if seat == own else match.rivals for seat in range(match.seats)]
    bots = [make_bot(name, seed=rng.getrandbits(32)) for name in names]
    state = game.setup(options)
    for _ in course(game, state, bots, rng):
        pass
    result = game.result(state)
    assert result is not None
    return result


def wilson(won: float, games_played: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, n = won / games_played, games_played
    centre = share + Z * Z / (2 * n)
    spread = Z * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return (centre - spread) / (1 + Z * Z / n), (centre + spread) / (1 + Z * Z / n)


def read(path: Path) -> list[Played]:
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return [msgspec.json.decode(line, type=Played) for line in lines]


def missing(match: Match, wanted: int, played: list[Played]) -> list[int]:
    """Numbers of the games that are still to be played."""
    done = {p.number for p in match.played(played)}
    return [number for number in range(wanted) if number not in done]


def run(match: Match, numbers: list[int], jobs: int) -> Iterator[Played]:
    with processes.pool(jobs) as pool:
        waiting = [pool.submit(play, match, number) for number in numbers]
        for future in as_completed(waiting):
            yield future.result()


def row(match: Match, played: list[Played]) -> dict[str, Any]:
    """What a match came to."""
    mine = match.played(played)
    won = sum(p.won for p in mine)
    low, high = wilson(won, len(mine))
    return {
        "match": match.name,
        "games": len(mine),
        "share": won / len(mine),
        "low": low,
        "high": high,
        "points": sum(p.points for p in mine) / len(mine),
        "rivals": sum(p.rival_points for p in mine) / len(mine),
        "target": match.target,
    }


HEAD = """# The ladder

How strong the bots are. A shared victory counts for its part;
the interval is the 95 % interval of Wilson.
"""

TABLE = """
| match | games | wins | 95 % interval | mean points | rivals' mean points | wanted |
|---|---|---|---|---|---|---|
"""

FOOT = """
`search:1s` thinks for at most one second of CPU time about a move: one turn's chain of decisions,
or one answer in a conflict. A decision without a choice costs nothing. `general` without a budget
plays nothing out.

Made by `python -m aevum.lab.ladder`; `--game`, `--games`, `--jobs` and `--log` say which game, how
many games, on how many processes, and where finished games are kept so that a run can be continued.
"""


def line(match: Match, played: list[Played]) -> str:
    r = row(match, played)
    return (
        f"| {r['match']} | {r['games']} | {r['share']:.1%} "
        f"| {r['low']:.1%} – {r['high']:.1%} | {r['points']:.1f} | {r['rivals']:.1f} "
        f"| ≥ {r['target']:.0%} |\n"
    )


def section(title: str, match: Match) -> str:
    """What the table of a game with so many seats begins with."""
    wheels = [*match.turns]
    wheels.insert(1, "the bot's seat")
    rivals = f"{match.seats - 1} of another kind" if match.seats > 2 else "another kind"
    head = f"\n## {title}{f', {match.part}' if match.part else ''}\n\n{match.seats} players: "
    turns = f"In turn: {', then '.join(wheels)}."
    if match.paired:
        return (
            f"{head}every game is played twice with the same luck, once with\nthe bot in a seat "
            "and once with a rival; more points win, equal ones are half a win.\n"
            f"{turns} Equal bots would win 50%.\n"
        )
    even = f"An even match would win {1 / match.seats:.0%}.\n"
    return f"{head}one bot against {rivals}.\n{turns} {even}"


def page(played: list[Played]) -> str:
    """The whole ladder: a section for every game, part of it and number of seats."""
    text = HEAD
    shown = [match for match in MATCHES if match.played(played)]
    for (game, *_), matches in groupby(shown, key=lambda m: (m.game, m.seats, m.part)):
        alike = list(matches)
        text += section(games.GAMES[game].title["en"], alike[0]) + TABLE
        text += "".join(line(match, played) for match in alike)
    return text + FOOT


def main() -> None:
    """Play what is missing and write the ladder."""
    parser = argparse.ArgumentParser(description="Measure the bots and write docs/ladder.md.")
    parser.add_argument("--game", choices=sorted(games.GAMES), help="only this game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--log", type=Path, default=Path("docs/ladder.jsonl"))
    parser.add_argument("--out", type=Path, default=Path("docs/ladder.md"))
    asked = parser.parse_args()
    asked.log.parent.mkdir(parents=True, exist_ok=True)
    played = read(asked.log)
    with Progress(console=Console(stderr=True)) as progress, asked.log.open("a") as log:
        for match in matches_of(asked.game) if asked.game else MATCHES:
            numbers = missing(match, asked.games, played)
            task = progress.add_task(match.name, total=len(numbers))
            for game in run(match, numbers, asked.jobs):
                log.write(json.dumps(msgspec.to_builtins(game)) + "\n")
                log.flush()
                played.append(game)
                progress.advance(task)
            asked.out.write_text(page(played), encoding="utf-8")


if __name__ == "__main__":
    main()
