"""The kernel of the twin, compiled by the C compiler of this machine instead of a GPU's."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from functools import partial
from pathlib import Path

import jax
import numpy as np
import pytest

from aevum import games
from aevum.rl.twin.attila import Rules, State, compiled, init
from aevum.rl.twin.attila.play import hurried, kernel_source
from aevum.rl.twin.attila.state import wide

SHIM = """
#define __global__
#define __launch_bounds__(threads)
#define __restrict__
#define __popc __builtin_popcount
#define min(a, b) ((a) < (b) ? (a) : (b))
#define max(a, b) ((a) > (b) ? (a) : (b))
static struct { unsigned x; } blockIdx, blockDim, threadIdx;
"""
LOOP = """
void play_all(u32* memory, u32* ended, u32 games, u32 steps) {
  for (blockIdx.x = 0, blockDim.x = 1; blockIdx.x < games; ++blockIdx.x)
    play(memory, ended, games, steps);
}
"""
GAMES = 32
STEPS = 400


def compiler() -> str:
    found = shutil.which("cc") or shutil.which("gcc")
    assert found, "the compiled build needs a C compiler, and so does this test"
    return found


@pytest.mark.parametrize("players", [3])
def test_the_kernel_ends_in_the_same_positions_as_xla(players: int, tmp_path: Path) -> None:
    rules = Rules.of(games.load("attila"), players)  # type: ignore[arg-type]
    start: State = compiled(partial(init, rules))(jax.random.split(jax.random.key(3), GAMES))
    slow, finished = compiled(partial(hurried, rules, steps=STEPS))(start)

    code = SHIM + kernel_source(rules).replace('extern "C" ', "") + LOOP
    (tmp_path / "kernel.c").write_text(code, encoding="utf-8")
    library = tmp_path / "kernel.so"
    subprocess.run(
        [compiler(), "-O1", "-w", "-shared", "-fPIC", "-o", library, tmp_path / "kernel.c"],
        check=True,
    )
    memory = np.stack([np.asarray(leaf) for leaf in jax.tree.leaves(wide(start))])
    ended = np.zeros(GAMES, np.uint32)
    ctypes.CDLL(str(library)).play_all(
        memory.ctypes.data_as(ctypes.c_void_p), ended.ctypes.data_as(ctypes.c_void_p), GAMES, STEPS
    )
    assert np.array_equal(memory, np.stack([np.asarray(x) for x in jax.tree.leaves(wide(slow))]))
    assert np.array_equal(ended, finished)
    assert ended.sum() > GAMES / 2
