"""Our own measurements: random play, and what a copy, a save, a check and a table cost.

Time is CPU time of one core, the median of interleaved rounds. A yardstick, one pass over a fixed
mix of plain Python work, makes figures comparable from machine to machine. `bench/` in the
repository sets the same figures beside other programs.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec

from aevum import games, processes
from aevum.core import play
from aevum.core.flow import RANDOM
from aevum.core.game import Game
from aevum.games.meta import Bounds
from aevum.table.record import Record, record_of, verify
from aevum.table.table import Table

ROUNDS = 5
TRIES = 20
"""The record to be verified is the longest of so many games."""
MIDGAME = 100
"""Decisions after which a game is well under way."""
TABLES = 10_000
"""Memory is told for so many tables, however few were opened to measure it."""
WHOLE_GAME = 1_000_000
AGAIN = 5
"""The slowest list of legal actions is made so often; the quickest time counts."""

Work = Callable[[], int]
"""Does something and returns how many times."""


class Figure(msgspec.Struct, frozen=True):
    """One measured value. `yardsticks` is the same value with yardsticks in place of seconds."""

    key: str
    what: str
    value: float
    unit: str
    at_most: float | None = None
    yardsticks: float | None = None

    @property
    def good(self) -> bool:
        return self.at_most is None or self.value <= self.at_most


class Plan(msgspec.Struct, frozen=True):
    """How long to measure: seconds per round and measurement, and how many tables to open."""

    seconds: float = 1.0
    tables: int = 1_000
    finished_tables: int = 200


def build() -> str:
    """Which build of `core` and `games` is running: compiled or plain."""
    return "plain" if str(play.__file__).endswith(".py") else "compiled"


def rate(work: Work, seconds: float) -> float:
    """How often `work` gets done per second of CPU time."""
    done = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        done += work()
        spent = time.process_time() - began
    return done / spent


def yardstick() -> int:
    """One pass over a fixed mix of work on dicts, lists, ints and strings; about a millisecond."""
    words = [f"{number * 7919 % 1009:04}" for number in range(1_000)]
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + len(word)
    ranked = sorted(counts, key=counts.__getitem__)
    total = 0
    for place, word in enumerate(ranked):
        total = (total * 31 + place * int(word)) % 1_000_003
    parts = [word[::-1] for word in ranked if word[-1] in "02468"]
    return 1 if total and ",".join(parts).split(",") == parts else 0


# -- the game -------------------------------------------------------------------------------------


def game_for(trial: str) -> str:
    """The game that a trial of the whole house is made with."""
    return next(name for name, meta in games.GAMES.items() if trial in meta.trials)


def players(game: Game[Any]) -> int:
    """As many as the game is measured with."""
    return games.GAMES[game.name].seats


def bounds(game: Game[Any]) -> Bounds:
    return games.GAMES[game.name].bounds


def random_game(game: Game[Any], rng: Random) -> int:
    """One whole random game, legal actions included; returns the decisions of the players."""
    return play.play_out(game, game.setup({"players": players(game)}), rng)


def draw(game: Game[Any], state: Any, rng: Random) -> None:
    """Chance acts once."""
    weighted = game.outcomes(state)
    game.proceed(state, play.choose(weighted, int(rng.random() * play.total_weight(weighted))))


def chance_per_decision(game: Game[Any], rng: Random, times: int = 50) -> float:
    """How often chance acts for one decision of a player; counted apart, it is no decision."""
    decisions = chances = 0
    for _ in range(times):
        state = game.setup({"players": players(game)})
        while state.stack:
            if game.node(state).kind == RANDOM:
                draw(game, state, rng)
                chances += 1
            else:
                decisions += play.play_out(game, state, rng, 1)
    return chances / decisions


def widest_choice(game: Game[Any], rng: Random) -> tuple[int, float]:
    """The most legal actions that a seat had at one time in some whole random games.

    And the time of the list that took longest, in seconds.
    """
    widest, slowest = 0, 0.0
    for number in range(bounds(game).legal_games):
        seats = game.fewest_seats + number % (game.most_seats - game.fewest_seats + 1)
        state = game.setup({"players": seats})
        while state.stack:
            if game.node(state).kind == RANDOM:
                draw(game, state, rng)
            else:
                count, lasted = timed_choice(game, state, slowest)
                widest, slowest = max(widest, count), max(slowest, lasted)
                play.play_out(game, state, rng, 1)
    return widest, slowest


def timed_choice(game: Game[Any], state: Any, slowest: float) -> tuple[int, float]:
    """How many legal actions there are, and how long it takes to list them.

    What seems slow is tried again: the machine may have been busy with something else.
    """
    seat, best = game.actor(state), 0.0
    for number in range(AGAIN):
        began = time.process_time()
        count = len(game.legal(state, seat))
        lasted = time.process_time() - began
        best = min(best, lasted) if number else lasted
        if best <= slowest:
            break
    return count, best


def middle_of_game(game: Game[Any]) -> Any:
    state = game.setup({"players": players(game)})
    play.play_out(game, state, Random(1), MIDGAME)
    return state


def cloning(game: Game[Any]) -> Work:
    state = middle_of_game(game)
    clone = game.clone

    def work() -> int:
        for _ in range(1_000):
            clone(state)
        return 1_000

    return work


def saving(game: Game[Any]) -> Work:
    state = middle_of_game(game)

    def work() -> int:
        for _ in range(50):
            game.load(game.dump(state))
        return 50

    return work


def verifying(game: Game[Any], record: Record) -> Work:
    def work() -> int:
        verify(record, game)
        return 1

    return work


# -- tables ---------------------------------------------------------------------------------------


def play_table(
    game: Game[Any], rng: Random, decisions: int, options: dict[str, Any] | None = None
) -> Table:
    """A new table after this many random decisions, or at the end of its game."""
    chosen = {"players": players(game), **(options or {})}
    table = Table.new(game, chosen, seed=rng.randbytes(32))
    for _ in range(decisions):
        seat = table.actor
        if seat is None:
            break
        table.act(seat, rng.choice(table.legal(seat)))
    return table


def finished_record(game: Game[Any]) -> Record:
    """A whole game, the longest of a fixed series; one is enough where its meta names it."""
    rng, options = Random(1), bounds(game).record
    tries = 1 if options else TRIES
    tables = [play_table(game, rng, WHOLE_GAME, options) for _ in range(tries)]
    return record_of(max(tables, key=lambda table: table.seq))


def resident_bytes() -> int:
    """The memory this process holds; where only the peak is known, the peak."""
    if sys.platform == "linux":
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def bytes_per_table(name: str, tables: int, decisions: int) -> float:
    """By how much this process grows for each table that it opens and plays at."""
    game = games.load(name)
    rng = Random(1)
    opened = [play_table(game, rng, decisions) for _ in range(tables // 10)]  # fills old gaps
    before = resident_bytes()
    opened += [play_table(game, rng, decisions) for _ in range(tables)]
    return (resident_bytes() - before) / tables


def table_memory(name: str, tables: int, decisions: int) -> float:
    """Megabytes that 10,000 live tables hold, measured in a fresh process."""
    with processes.pool(1, fresh=True) as fresh:
        each = fresh.submit(bytes_per_table, name, tables, decisions).result()
    return each * TABLES / 1e6


# -- all of it ------------------------------------------------------------------------------------


def measure(
    name: str, plan: Plan | None = None, progress: Callable[[str], None] = lambda what: None
) -> list[Figure]:
    """All figures of one game in this build; `progress` hears what is being measured."""
    plan = plan or Plan()
    return [*measure_time(name, plan, progress), *measure_memory(name, plan, progress)]


def measure_time(name: str, plan: Plan, progress: Callable[[str], None]) -> list[Figure]:
    game = games.load(name)
    rng = Random(1)
    record = finished_record(game)
    works: dict[str, Work] = {
        "yardstick": yardstick,
        "play": lambda: random_game(game, rng),
        "clone": cloning(game),
        "save": saving(game),
        "verify": verifying(game, record),
    }
    rates: dict[str, list[float]] = {key: [] for key in works}
    for number in range(ROUNDS):
        progress(f"round {number + 1} of {ROUNDS}")
        for key, work in works.items():
            rates[key].append(rate(work, plan.seconds))
    per_second = {key: median(values) for key, values in rates.items()}
    passes, most = per_second["yardstick"], bounds(game)
    return [
        Figure("yardstick", "yardstick", passes, "passes/s", yardsticks=1),
        Figure(
            "play", f"random play, {players(game)} players", per_second["play"], "decisions/s",
            yardsticks=per_second["play"] / passes,
        ),
        _lasting("clone", "clone", per_second["clone"], passes, "µs", most.clone_us),
        _lasting("save", "dump and load", per_second["save"], passes, "µs", most.save_us),
        _lasting(
            "verify", f"verify a record of {len(record.log)} entries", per_second["verify"],
            passes, "ms", most.verify_ms,
        ),
        *choice_figures(game, rng),
    ]  # fmt: skip


def choice_figures(game: Game[Any], rng: Random) -> list[Figure]:
    """The longest list of legal actions; the slowest, too, where a bound is set."""
    most = bounds(game)
    widest, slowest = widest_choice(game, rng)
    what = f"most legal actions at a time in {most.legal_games} games"
    figures = [Figure("legal", what, widest, "actions", most.words)]
    if most.legal_ms:
        what = f"slowest list of legal actions in {most.legal_games} games"
        figures.append(Figure("slowest", what, slowest * 1e3, "ms", most.legal_ms))
    return figures


def _lasting(
    key: str, what: str, per_second: float, passes: float, unit: str, at_most: float
) -> Figure:
    """How long one of these lasts, in seconds and in yardsticks."""
    parts = {"µs": 1e6, "ms": 1e3}[unit]
    return Figure(key, what, parts / per_second, unit, at_most, passes / per_second)


def measure_memory(name: str, plan: Plan, progress: Callable[[str], None]) -> list[Figure]:
    most = games.GAMES[name].bounds
    stages = [
        ("fresh", "fresh", plan.tables, 0),
        ("midgame", f"after {MIDGAME} decisions each", plan.tables, MIDGAME),
        ("finished", "after a whole game each", plan.finished_tables, WHOLE_GAME),
    ]
    figures = []
    for key, stage, tables, decisions in stages:
        opened = min(tables, most.most_tables)
        progress(f"memory of {opened:,} tables, {stage}")
        megabytes = table_memory(name, opened, decisions)
        what = f"{TABLES:,} live tables, {stage}"
        figures.append(Figure(key, what, megabytes, "MB", most.table_mb))
    return figures
