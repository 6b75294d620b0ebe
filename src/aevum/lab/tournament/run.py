"""Playing: in one process, several, or a cluster; each finished game is a line of the log."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from random import Random
from typing import Any, TextIO

import msgspec

from aevum import games
from aevum.bots import Bot, Move, Sight, make_bot
from aevum.lab.course import course
from aevum.lab.tournament.hands import hands
from aevum.lab.tournament.plan import Plan, Played, decided


class Timed:
    """A bot with a watch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0

    def choose(self, sight: Sight) -> Move:
        began = time.process_time()
        move = self.bot.choose(sight)
        self.seconds += time.process_time() - began
        return move


def play(plan: Plan, pairing: tuple[str, str], number: int) -> Played:
    """Game `number` of a pairing; the same number always brings the same game."""
    names, options = plan.table(pairing, number)
    rng = Random(f"{plan.game}/{pairing[0]}/{pairing[1]}/{number // 2}")
    seeds = [rng.getrandbits(32) for _ in names]
    bots = [Timed(make_bot(name, seed)) for name, seed in zip(names, seeds, strict=True)]
    game: Any = games.load(plan.game)
    state = game.setup(options)
    for _ in course(game, state, bots, rng):
        pass
    winners = game.result(state).winners
    won = sum(names[seat] == pairing[0] for seat in winners) / len(winners)
    seconds = {
        name: sum(b.seconds for b, n in zip(bots, names, strict=True) if n == name)
        / names.count(name)
        for name in pairing
    }
    return Played(*pairing, number, won, seconds)


def read(log: Path) -> list[Played]:
    """The games in the log; a line that a killed run left unfinished does not count."""
    found = []
    for line in log.read_bytes().split(b"\n") if log.exists() else []:
        try:
            found.append(msgspec.json.decode(line, type=Played))
        except msgspec.DecodeError:
            continue
    return found


def mended(log: Path) -> TextIO:
    """The log, open for further lines; a half line at its end is closed first."""
    torn = log.exists() and log.stat().st_size > 0 and not log.read_bytes().endswith(b"\n")
    file = log.open("a", encoding="utf-8")
    if torn:
        file.write("\n")
    return file


class Standing:
    """What is known of a tournament: which games were played, which are still wanted."""

    def __init__(self, plan: Plan, played: list[Played]) -> None:
        self.plan = plan
        self.results: dict[tuple[str, str], dict[int, Played]] = {p: {} for p in plan.pairings}
        for game in played:
            self.add(game)

    def add(self, game: Played) -> None:
        """A game of this tournament; others in the same log, and doubles, are left alone."""
        mine = self.results.get((game.first, game.second))
        if mine is not None and game.number < self.plan.games:
            mine.setdefault(game.number, game)

    @property
    def games(self) -> list[Played]:
        return [game for mine in self.results.values() for game in mine.values()]

    def is_done(self, pairing: tuple[str, str]) -> bool:
        """All games played, or decided after a round in which everybody sat everywhere.

        Rounds are looked at by the numbers of their games, so it does not matter what ends first.
        """
        mine = self.results[pairing]
        if len(mine) >= self.plan.games or not self.plan.early:
            return len(mine) >= self.plan.games
        won = 0.0
        for count in range(1, self.plan.games):
            if count - 1 not in mine:
                return False
            won += mine[count - 1].won
            if count % (2 * self.plan.seats) == 0 and decided(won, count):
                return True
        return False

    def wanted(self) -> Iterator[tuple[tuple[str, str], int]]:
        """Games still to be played, a round of all pairings after the other."""
        for number in range(self.plan.games):
            for pairing in self.plan.pairings:
                if number not in self.results[pairing] and not self.is_done(pairing):
                    yield pairing, number


def run(
    plan: Plan,
    log: Path,
    jobs: int,
    progress: Callable[[Standing], None],
    cluster: str | None = None,
) -> Standing:
    """Play what is missing, here or on the Ray cluster of this address; the log tells what is."""
    standing = Standing(plan, read(log))
    progress(standing)
    with mended(log) as file, hands(jobs, cluster) as pool:
        wanted = standing.wanted()
        waiting: set[Future[Played]] = set()
        while True:
            while len(waiting) < jobs and (task := next(wanted, None)):
                waiting.add(pool.submit(play, plan, *task))
            if not waiting:
                return standing
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                game = future.result()
                file.write(msgspec.json.encode(game).decode() + "\n")
                standing.add(game)
            file.flush()
            progress(standing)
