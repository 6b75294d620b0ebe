"""The proof that twin and rules are one game: whole games, compared at every decision.

The twin plays at random; the rules are led through the same games by its actions and by the cards
that its chance has dealt. At each decision the whole state and the set of legal actions must be
the same, at the end the scores. Only where an empty hand leaves nothing to say the twin asks and
the rules do not (`flow.py`): those steps are counted, and compared when the rules ask again.

`python -m aevum.rl.twin.attila.proof --games 20000` proves all numbers of players; each finished
batch is a line of the log, so that a long run can be stopped and continued.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any

import jax
import numpy as np
from rich.console import Console
from rich.progress import Progress

from aevum import games
from aevum.games.attila.components import DEAL, START, TRIBES
from aevum.games.attila.game import Attila
from aevum.games.attila.state import AttilaState
from aevum.rl.twin.attila.mirror import columns, difference, row_of, rows
from aevum.rl.twin.attila.play import Seen, watched
from aevum.rl.twin.attila.rules import Rules, words_of
from aevum.rl.twin.attila.state import COMMIT, OVER, WINDOW
from aevum.rl.twin.attila.step import compiled, init

STEPS = 64
"""Steps between two looks at who is still playing."""
BATCH = 250
SEAT = DEAL.variable("seat")


class Different(AssertionError):
    """Twin and rules are not in the same position."""


class Pair:
    """The rules of so many players, and the twin compiled for them."""

    def __init__(self, players: int, score_tenth: bool = False) -> None:
        game = games.load("attila")
        assert isinstance(game, Attila)
        self.game = game
        self.options = {"players": players, "score_tenth": score_tenth}
        self.rules = Rules.of(game, players, score_tenth)
        self.words = words_of(game)
        self.bit = {word: 1 << number for number, word in enumerate(self.words)}
        self.init = compiled(partial(init, self.rules))
        self.watch = compiled(partial(watched, self.rules, steps=STEPS))

    def prove(self, seed: int, count: int) -> tuple[int, int]:
        """Play `count` games; returns the decisions compared, and the forced steps among all."""
        state = self.init(jax.random.split(jax.random.key(seed), count))
        followers = [Follower(self) for _ in range(count)]
        while not all(follower.done for follower in followers):
            state, seen = self.watch(state)
            self.compare(jax.tree.map(np.asarray, seen), followers)
        return sum(f.decisions for f in followers), sum(f.forced for f in followers)

    def compare(self, seen: Seen, followers: list[Follower]) -> None:
        fields = columns(self.rules, seen.state)
        table = rows(fields)
        masks = seen.mask[1].astype(np.uint64) << np.uint64(32) | seen.mask[0]
        hands = fields["hand"]
        for place, follower in enumerate(followers):
            for now in range(STEPS):
                if follower.done:
                    break
                phase = int(seen.state.phase[now, place])
                row = table[now, place].tobytes()
                try:
                    follower.follow(
                        phase,
                        int(seen.state.active[now, place]),
                        hands[now, place],
                        row,
                        int(masks[now, place]),
                        int(seen.action[now, place]),
                    )
                except Different as error:
                    about = difference(fields, (now, place), error.args[1])
                    raise Different(f"{error.args[0]} {about}") from None  # fmt: skip


class Follower:
    """One game of the rules, led by the twin."""

    def __init__(self, pair: Pair) -> None:
        self.pair = pair
        self.state: AttilaState = pair.game.setup(pair.options)
        self.decisions = 0
        self.forced = 0
        self.done = False

    def follow(
        self, phase: int, active: int, hands: Any, row: bytes, mask: int, action: int
    ) -> None:
        game, s = self.pair.game, self.state
        self.deal(active, hands.tolist())
        if is_forced(self.pair, phase, mask, hands, row[1]):
            self.forced += 1
            return
        mine = row_of(game, s)
        if row != mine:
            raise Different(f"After {self.decisions} decisions", mine)
        if phase == OVER:
            self.done = True
            return
        legal = game.legal(s, game.actor(s))
        if mask != sum(map(self.pair.bit.__getitem__, legal)):
            raise Different(f"After {self.decisions} decisions other actions are legal.", mine)
        game.proceed(s, self.pair.words[action])
        self.decisions += 1

    def deal(self, active: int, hands: list[int]) -> None:
        """Chance gives the cards that the twin has dealt, and lets the same seat begin."""
        game, s = self.pair.game, self.state
        while s.at(DEAL) or s.at(START):
            if s.at(START):
                game.proceed(s, f"start {active}")
                continue
            first = s.var(SEAT) * TRIBES
            missing = [
                tribe
                for tribe, chance in enumerate(s.pile.chances())
                if chance and hands[first + tribe] > s.hand[first + tribe]
            ]
            if not missing:
                return
            game.proceed(s, f"draw {game.board.tribe_ids[missing[0]]}")


def is_forced(pair: Pair, phase: int, mask: int, hands: Any, actor: int) -> bool:
    """An empty hand is asked, and there is nothing to decide."""
    if phase not in (WINDOW, COMMIT) or mask.bit_count() != 1:
        return False
    return not hands[actor * TRIBES : (actor + 1) * TRIBES].any()


def main() -> None:
    parser = argparse.ArgumentParser(description="Prove the twin equal to the rules.")
    parser.add_argument("--players", type=int, choices=range(2, 6), help="only this number")
    parser.add_argument("--games", type=int, default=20_000, help="for each number of players")
    parser.add_argument("--batch", type=int, default=BATCH)
    parser.add_argument("--log", type=Path, default=Path("build/twin.jsonl"))
    asked = parser.parse_args()
    asked.log.parent.mkdir(parents=True, exist_ok=True)
    done = [json.loads(line) for line in asked.log.read_text().splitlines()] if (
        asked.log.exists()) else []  # fmt: skip
    with Progress(console=Console(stderr=True)) as progress, asked.log.open("a") as log:
        for players in [asked.players] if asked.players else range(2, 6):
            prove_all(players, asked.games, asked.batch, done, log, progress)


def prove_all(
    players: int, wanted: int, batch: int, done: list[dict[str, int]], log: Any, progress: Progress
) -> None:
    """Batch after batch, each with a seed of its own; those in the log are not played again."""
    mine = {line["seed"]: line for line in done if line["players"] == players}
    played = sum(line["games"] for line in mine.values())
    pair = Pair(players)
    task = progress.add_task(f"{players} players", total=wanted, completed=played)
    seed = players * 1_000_000
    while played < wanted:
        seed += 1
        if seed in mine:
            continue
        decisions, forced = pair.prove(seed, batch)
        line = {"players": players, "seed": seed, "games": batch,
                "decisions": decisions, "forced": forced}  # fmt: skip
        log.write(json.dumps(line) + "\n")
        log.flush()
        played += batch
        progress.advance(task, batch)


if __name__ == "__main__":
    main()
