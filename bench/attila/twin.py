"""How fast the twin plays on a GPU, beside pgx: `PYTHONPATH=src python3 bench/attila/twin.py`.

Needs JAX alone; CuPy for the kernel and pgx (a folder in `--peers`) are left out where they are
missing. Every figure is a line of JSON. Random play, games begin anew when they end.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import jax
import jax.numpy as jnp
import numpy as np

if find_spec("msgspec") is None:  # nothing that is measured needs it
    sys.modules["msgspec"] = MagicMock()

from aevum.rl.twin.attila.play import hurried, kernel_source
from aevum.rl.twin.attila.state import wide
from aevum.rl.twin.attila.step import init
from aevum.rl.twin.attila.table import house_rules

STEPS = 128


def seconds(run: Callable[[], Any], times: int = 3) -> float:
    """The shortest of some runs, after one that is not counted."""
    jax.block_until_ready(run())
    found = []
    for _ in range(times):
        began = time.perf_counter()
        jax.block_until_ready(run())
        found.append(time.perf_counter() - began)
    return min(found)


def tell(**figures: Any) -> None:
    print(json.dumps(figures), flush=True)


def keys_for(games: int) -> Any:
    return jax.random.split(jax.random.key(1), games)


def plain(players: int, batches: list[int]) -> None:
    """The twin through XLA."""
    rules = house_rules(players)
    play = jax.jit(partial(hurried, rules, steps=STEPS))
    for games in batches:
        state = jax.jit(partial(init, rules))(keys_for(games))
        began = time.perf_counter()
        run = play.lower(state).compile()
        compiling = time.perf_counter() - began
        took = seconds(lambda run=run, state=state: run(state)[1])
        size = sum(leaf.nbytes for leaf in jax.tree.leaves(state)) / games
        tell(what="twin, XLA", players=players, games=games, bytes=size,
             compile_s=round(compiling, 1), decisions_s=round(games * STEPS / took))  # fmt: skip


class Kernel:
    """The twin as one kernel of CuPy."""

    def __init__(self, players: int, threads: int) -> None:
        import cupy

        self.cupy = cupy
        self.rules = house_rules(players)
        self.threads = threads
        began = time.perf_counter()
        self.kernel = cupy.RawKernel(kernel_source(self.rules, threads), "play", ("--std=c++17",))
        self.kernel.compile()
        self.about = {
            "players": players,
            "threads": threads,
            "compile_s": round(time.perf_counter() - began, 1),
            "registers": self.kernel.num_regs,
            "local_bytes": self.kernel.local_size_bytes,
        }

    def begin(self, games: int) -> Any:
        """The words of so many new games, as they lie in the kernel's memory."""
        state = wide(jax.jit(partial(init, self.rules))(keys_for(games)))
        return self.cupy.asarray(np.stack([np.asarray(x) for x in jax.tree.leaves(state)]))

    def play(self, memory: Any, steps: int) -> Any:
        games = memory.shape[1]
        ended = self.cupy.zeros(games, self.cupy.uint32)
        blocks = (games + self.threads - 1) // self.threads
        sizes = (np.uint32(games), np.uint32(steps))
        self.kernel((blocks,), (self.threads,), (memory, ended, *sizes))
        return ended

    def seconds(self, memory: Any, steps: int) -> float:
        event = self.cupy.cuda.Event
        self.play(memory, steps)
        found = []
        for _ in range(3):
            first, last = event(), event()
            first.record()
            self.play(memory, steps)
            last.record()
            last.synchronize()
            found.append(self.cupy.cuda.get_elapsed_time(first, last) / 1000)
        return min(found)


def fused(players: int, batches: list[int], threads: int) -> None:
    kernel = Kernel(players, threads)
    for games in batches:
        took = kernel.seconds(kernel.begin(games), 8 * STEPS)
        tell(what="twin, one kernel", games=games, decisions_s=round(games * 8 * STEPS / took),
             **kernel.about)  # fmt: skip


def equal(players: int, threads: int, games: int = 4096) -> None:
    """Kernel and XLA end in the same positions, word by word."""
    kernel = Kernel(players, threads)
    memory = kernel.begin(games)
    ended = kernel.play(memory, 4 * STEPS)
    start = jax.jit(partial(init, kernel.rules))(keys_for(games))
    slow, finished = jax.jit(partial(hurried, kernel.rules, steps=4 * STEPS))(start)
    words = np.stack([np.asarray(x) for x in jax.tree.leaves(wide(slow))])
    same = np.array_equal(words, kernel.cupy.asnumpy(memory))
    same = same and np.array_equal(np.asarray(finished), kernel.cupy.asnumpy(ended))
    tell(what="kernel equals XLA", players=players, games=games, steps=4 * STEPS, equal=bool(same))


def peer(name: str, batches: list[int]) -> None:
    """A game of pgx: random legal actions, automatic reset."""
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, key: Any) -> Any:
        state = carried
        noise = jax.random.gumbel(key, state.legal_action_mask.shape)
        action = jnp.argmax(jnp.where(state.legal_action_mask, noise, -jnp.inf), -1)
        keys = jax.random.split(key, action.shape[0])
        return step(state, action.astype(jnp.int32), keys), None

    def play(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, state, jax.random.split(key, STEPS))[0].rewards

    run = jax.jit(play)
    for games in batches:
        state = jax.jit(jax.vmap(env.init))(keys_for(games))
        took = seconds(lambda state=state: run(state, jax.random.key(2)))
        tell(what=f"pgx {name}", games=games, decisions_s=round(games * STEPS / took))


def tries(asked: argparse.Namespace) -> Iterator[Callable[[], None]]:
    """What is soonest known comes first: XLA may compile for long."""
    largest_first = sorted(asked.games, reverse=True)
    for players in asked.players:
        yield partial(fused, players, asked.games, asked.threads)
    yield partial(peer, "backgammon", asked.games)
    for players in asked.players:
        yield partial(plain, players, largest_first[:1])
    for players in asked.players:
        yield partial(equal, players, asked.threads)
    for players in asked.players:
        yield partial(plain, players, largest_first[1:])


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the twin on this machine.")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, nargs="+", default=[4096, 65_536, 1_048_576])
    parser.add_argument("--threads", type=int, default=128)
    parser.add_argument("--peers", type=Path, help="where pgx and svgwrite lie unpacked")
    asked = parser.parse_args()
    if asked.peers:
        sys.path.append(str(asked.peers))
    tell(device=str(jax.devices()[0]), jax=jax.__version__)
    for attempt in tries(asked):
        try:
            attempt()
        except Exception as error:  # one that fails must not cost the others the machine's time
            tell(failed=repr(attempt), why=f"{type(error).__name__}: {error}"[:2000])


if __name__ == "__main__":
    main()
