"""A training run: play, learn, take over rivals, write down how it goes."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from aevum.core.rooms import module
from aevum.rl.train import kept
from aevum.rl.train.play import Crowd, Table, Tally, Tree, played
from aevum.rl.train.ppo import Adam, Settings, learned

UNFUSED = {"xla_disable_hlo_passes": "fusion"}
"""On a CPU, XLA's fusion copies a twin's step into each of its outputs: minutes of compiling."""


class Plan(NamedTuple):
    """How much is played, and how fast the network changes."""

    game: str
    players: tuple[int, ...] = (2, 3, 4, 5)
    crowd: Crowd = Crowd(6144, 8, 256)
    """Games of each number of players."""
    steps: int = 64
    settings: Settings = Settings()
    rate: float = 4.0e-4
    wild: float = 0.01
    """What variety is worth, at the beginning; at the end a tenth of it."""
    seed: int = 1
    rounds: int = 0
    seconds: float = 0.0
    """The end of the run, whichever comes first; 0 = never."""
    takeover: int = 12
    """Rounds after which a rival becomes what the learner is now."""
    width: int = 256
    """Of the network."""
    tell: int = 5
    """Rounds between two lines of the curves."""


class School:
    """The programs of a plan, compiled; runs of the same plan may share them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.began = time.monotonic()
        self.twin = module("rl/twin", plan.game, "table")
        self.tables: list[Table] = [self.twin.Table(players) for players in plan.players]
        self.fresh: Tree = self.twin.fresh(np.random.default_rng(plan.seed), plan.width)
        self.begin, self.play, self.learn = self._compiled()

    def rivals(self) -> Tree:
        """As many as are asked for, all at random: noughts prefer nothing."""
        count = self.plan.crowd.rivals
        return jax.tree.map(lambda w: jnp.zeros((count, *w.shape)), self.fresh)

    def _compiled(self) -> tuple[list[Any], list[Any], Any]:
        """All at once: XLA compiles each program on a core of its own."""
        plan, mind = self.plan, self.twin.think
        weights = jax.tree.map(jnp.asarray, self.fresh)
        key, number = jax.random.key(0), jnp.zeros(())
        keys = jax.random.split(key, plan.crowd.games)
        wanted: list[tuple[Callable[..., Any], tuple[Any, ...]]] = []
        batches = []
        for table in self.tables:
            play = partial(played, table, mind, plan.crowd, plan.steps)
            given = (weights, self.rivals(), jax.eval_shape(table.begin, keys), key)
            wanted += [(table.begin, (keys,)), (play, given)]
            batches.append(jax.eval_shape(play, *given)[1:3])
        learn = partial(learned, mind, plan.settings, self.twin.MOST_SEATS)
        adam = Adam.at_rest(weights)
        wanted.append((learn, (weights, adam, batches, number, number, key)))
        lowered = [compiled(function).lower(*given) for function, given in wanted]
        with ThreadPoolExecutor() as threads:
            *ready, last = threads.map(lambda each: each.compile(), lowered)
        return ready[::2], ready[1::2], last


class Run:
    """The learner, its rivals, and all its games."""

    def __init__(self, school: School, out: Path, start: Path | None = None) -> None:
        self.school = school
        self.plan = school.plan
        self.out = out
        self.began = school.began
        self.key = jax.random.key(self.plan.seed)
        self.round = 0
        self._wake(start)
        games = self.plan.crowd.games
        self.states = [begin(jax.random.split(self._next_key(), games)) for begin in school.begin]

    def _wake(self, start: Path | None) -> None:
        """Weights that know nothing, or those of a run that goes on."""
        if start is None:
            self.weights = jax.tree.map(jnp.asarray, self.school.fresh)
            self.adam = Adam.at_rest(self.weights)
            self.rivals = self.school.rivals()
        else:
            self.weights, self.adam, self.rivals = kept.taken_up(start)

    def _next_key(self) -> Any:
        self.key, key = jax.random.split(self.key)
        return key

    # -- rounds ----------------------------------------------------------------------------------

    def progress(self) -> float:
        """0 at the beginning, 1 at the end, by rounds or by time."""
        plan = self.plan
        by_rounds = self.round / plan.rounds if plan.rounds else 0.0
        by_time = (time.monotonic() - self.began) / plan.seconds if plan.seconds else 0.0
        return min(1.0, max(by_rounds, by_time))

    def go(self) -> None:
        plan = self.plan
        tallies = [Tally(0.0, 0.0) for _ in self.school.tables]
        with (self.out / kept.CURVES).open("a", encoding="utf-8") as curves:
            kept.told(curves, device=str(jax.devices()[0]), plan=repr(plan),
                      ready_s=round(time.monotonic() - self.began, 1))  # fmt: skip
            while (progress := self.progress()) < 1.0:
                figures, now = self.one_round(progress)
                tallies = [jax.tree.map(lambda a, b: a + b, x, y)
                           for x, y in zip(tallies, now, strict=True)]  # fmt: skip
                if self.round % plan.takeover == 0:
                    self.take_over()
                if self.round % plan.tell == 0:
                    self.tell(curves, figures, tallies)
                    tallies = [Tally(0.0, 0.0) for _ in self.school.tables]
                    kept.keep(self.out, self.weights, self.adam, self.rivals)
        kept.keep(self.out, self.weights, self.adam, self.rivals)

    def one_round(self, progress: float) -> Any:
        """The figures of its learning, and who won; waits until the device has done it."""
        batches, tallies = [], []
        for place, play in enumerate(self.school.play):
            self.states[place], decisions, last, tally = play(
                self.weights, self.rivals, self.states[place], self._next_key()
            )
            batches.append((decisions, last))
            tallies.append(tally)
        rate = self.plan.rate * max(0.05, 1.0 - progress) * min(1.0, (self.round + 1) / 10)
        wild = self.plan.wild * (1.0 - 0.9 * progress)
        self.weights, self.adam, figures = self.school.learn(
            self.weights, self.adam, batches, jnp.asarray(rate), jnp.asarray(wild),
            self._next_key(),
        )  # fmt: skip
        self.round += 1
        return jax.block_until_ready((figures, tallies))

    def take_over(self) -> None:
        place = 1 + self.round // self.plan.takeover % (self.plan.crowd.rivals - 1)
        self.rivals = jax.tree.map(lambda all_, now: all_.at[place].set(now),
                                   self.rivals, self.weights)  # fmt: skip

    def tell(self, curves: Any, figures: dict[str, Any], tallies: list[Tally]) -> None:
        """How it learns, and what it wins against random play and against its earlier selves."""
        if not all(np.isfinite(value) for value in figures.values()):
            raise FloatingPointError(f"Round {self.round} came to no number: {figures}")
        plan = self.plan
        rates = {}
        for table, tally in zip(self.school.tables, tallies, strict=True):
            won, ended = np.asarray(tally.won), np.asarray(tally.games)
            rates[f"random{table.players}"] = round(float(won[0] / max(ended[0], 1)), 4)
            selves = won[1:].sum() / max(ended[1:].sum(), 1)
            rates[f"earlier{table.players}"] = round(float(selves), 4)
            rates[f"games{table.players}"] = int(ended.sum())
        decisions = self.round * plan.steps * plan.crowd.games * len(self.school.tables)
        kept.told(curves, round=self.round, seconds=round(time.monotonic() - self.began, 1),
                  decisions=decisions, **rates,
                  **{name: round(float(value), 5) for name, value in figures.items()})  # fmt: skip


def compiled(function: Callable[..., Any]) -> Any:
    on_cpu = jax.default_backend() == "cpu"
    return jax.jit(function, compiler_options=UNFUSED if on_cpu else None)
