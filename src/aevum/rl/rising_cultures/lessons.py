"""`python -m aevum.rl.rising_cultures.lessons --out FOLDER`: what the network learns from.

The judge plays against itself, with a wild move now and then. Kept is at some points of each game
what a seat saw and what came of it; and at some decisions how the best actions did when they were
tried: each in the same worlds with the same luck, played on as the judge advises to the end of the
round, and judged there.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import as_completed
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from aevum import games, processes
from aevum.bots.base import draw_outcome
from aevum.bots.judges import judge_of
from aevum.core.flow import CHANCE
from aevum.games.rising_cultures.components import SEATS
from aevum.games.rising_cultures.game import RisingCultures
from aevum.games.rising_cultures.state import CulturesState
from aevum.rl.rising_cultures.sight import Eye

TRIED: Final = 5
"""Actions of a decision that are tried: the best in the judge's eyes, and one by lot."""
SLICE: Final = 50
"""Games of a file."""
GAME, WHEN, WON, POINTS_AHEAD = range(4)
"""Columns of what came of a glance: of which game and round it is, and how that game ended."""
KINDS: Final = {
    "rows": np.float16, "after": np.float16, "words": np.int16, "worlds": np.float32,
}  # fmt: skip
"""What is kept of each action that was tried."""
Arrays = dict[str, Any]


class Plan(NamedTuple):
    """What is played, and how much of it is kept."""

    seed: int
    wild: float = 0.12
    """How often a move is left to chance, in every other game."""
    glances: float = 0.25
    """At which part of the decisions what a seat sees is kept, beside the ends of rounds."""
    trials: float = 0.0
    """At which part of the decisions actions are tried."""
    worlds: int = 4
    """Worlds in which each action is tried."""


def cultures() -> RisingCultures:
    game = games.load("rising_cultures")
    assert isinstance(game, RisingCultures)
    return game


class School:
    """Plays the games of a plan and writes down what can be learned from them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = cultures()
        self.judge = judge_of(self.game)
        self.eye = Eye(self.game)
        self.seen: list[list[float]] = []
        self.about: list[tuple[int, int, float, float]] = []
        self.tried: list[Arrays] = []

    def play(self, number: int) -> None:
        """One game from the first decision to the end."""
        game, rng = self.game, Random(f"{self.plan.seed}/{number}")
        s = game.setup({})
        wild = self.plan.wild if number % 2 else 0.0
        glances: list[tuple[int, int]] = []
        before = s.round
        while s.stack:
            seat = game.actor(s)
            if s.round != before:
                before = s.round
                glances += [self.glance(s, each) for each in range(SEATS)]
            if seat == CHANCE:
                draw_outcome(game, s, rng)
                continue
            legal = game.legal(s, seat)
            if len(legal) > 1 and rng.random() < self.plan.glances:
                glances.append(self.glance(s, seat))
            if len(legal) > 1 and rng.random() < self.plan.trials:
                self.try_out(s, seat, legal, rng)
            if rng.random() < wild:
                game.proceed(s, rng.choice(legal))
            else:
                for action in self.judge.advise(s, rng):
                    game.proceed(s, action)
        self.about += [(number, when, *came_of(game, s, seat)) for when, seat in glances]

    def glance(self, s: CulturesState, seat: int) -> tuple[int, int]:
        """What the seat sees is kept; when it was, and who looked."""
        self.seen.append(self.eye.position(s, seat))
        return s.round, seat

    def try_out(self, s: CulturesState, seat: int, legal: list[str], rng: Random) -> None:
        """The judge's favourites and one other action, side by side."""
        game = self.game
        known = game.determinize(s, seat, rng)
        worths = self.judge.weigh(known)
        order = sorted(range(len(legal)), key=lambda place: -worths[place])
        chosen = order[: TRIED - 1]
        if len(order) >= TRIED:
            chosen.append(rng.choice(order[TRIED - 1 :]))
        lucks = [rng.getrandbits(32) for _ in range(self.plan.worlds)]
        rows = self.eye.actions(known, seat, legal, worths)
        numbers = self.eye.words(legal)
        self.tried.append({
            "whole": self.eye.position(known, seat),
            "after": [self.eye.after(known, seat, legal[place]) for place in chosen],
            "rows": [rows[place] for place in chosen],
            "words": [numbers[place] for place in chosen],
            "worlds": [[self.walk(s, seat, legal[place], luck) for luck in lucks]
                       for place in chosen],
        })  # fmt: skip

    def walk(self, s: CulturesState, seat: int, action: str, luck: int) -> float:
        """What share of victory it is at the end of the round, in the world of this number."""
        game, judge, rng = self.game, self.judge, Random(luck)
        world = game.determinize(s, seat, rng)
        horizon = judge.clock(world) + judge.outlook(world)
        game.proceed(world, action)
        play_on(game, judge, world, horizon, rng)
        return float(judge.shares(world)[seat])

    def arrays(self) -> Arrays:
        found: Arrays = {
            "seen": np.array(self.seen, np.float16), "about": np.array(self.about, np.float32),
        }  # fmt: skip
        if self.tried:
            columns = {name: [each[name] for each in self.tried] for name in self.tried[0]}
            found["whole"] = np.array(columns["whole"], np.float16)
            found["mask"] = np.array([[place < len(words) for place in range(TRIED)]
                                      for words in columns["words"]])  # fmt: skip
            for name, kind in KINDS.items():
                found[name] = filled(columns[name], kind)
        return found


def filled(ragged: list[Any], kind: Any) -> Any:
    """Decisions with fewer actions than are tried at most are filled up with noughts."""
    rows = [np.array(each, kind) for each in ragged]
    found = np.zeros((len(rows), TRIED, *rows[0].shape[1:]), kind)
    for place, row in enumerate(rows):
        found[place, : len(row)] = row
    return found


def came_of(game: RisingCultures, s: CulturesState, seat: int) -> tuple[float, float]:
    """The part of the victory that fell to the seat, and how many points it was ahead."""
    result = game.result(s)
    assert result is not None
    won = 1.0 / len(result.winners) if seat in result.winners else 0.0
    return won, float(result.points[seat] - result.points[1 - seat])


def play_on(game: Any, judge: Any, world: Any, horizon: int, rng: Random) -> None:
    """As the judge advises; the cards of the round after the horizon are not drawn."""
    while world.stack and judge.clock(world) < horizon:
        if game.actor(world) == CHANCE:
            draw_outcome(game, world, rng)
        else:
            for action in judge.advise(world, rng):
                game.proceed(world, action)


def write(plan: Plan, numbers: range, path: Path) -> int:
    school = School(plan)
    for number in numbers:
        school.play(number)
    fresh = path.with_name(f"new-{path.name}")
    np.savez(fresh, **school.arrays())
    fresh.rename(path)
    return len(school.tried)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play what the network learns from.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trials", type=float, default=0.0)
    parser.add_argument("--worlds", type=int, default=4)
    parser.add_argument("--glances", type=float, default=0.25)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    plan = Plan(asked.seed, trials=asked.trials, worlds=asked.worlds, glances=asked.glances)
    began = time.monotonic()
    with processes.pool(asked.jobs) as pool:
        waiting = {}
        for first in range(0, asked.games, SLICE):
            path = asked.out / f"games-{asked.seed}-{first:06}.npz"
            if not path.exists():
                numbers = range(first, min(first + SLICE, asked.games))
                waiting[pool.submit(write, plan, numbers, path)] = path
        for done in as_completed(waiting):
            told = {"file": waiting[done].name, "decisions": done.result()}
            print(json.dumps(told | {"seconds": round(time.monotonic() - began)}), flush=True)


if __name__ == "__main__":
    main()
