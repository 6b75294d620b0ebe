"""What a training run keeps: weights, the optimiser, the rivals; so that it can be continued."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TextIO

import jax
import jax.numpy as jnp
import numpy as np

from aevum.rl.train.play import Tree
from aevum.rl.train.ppo import Adam

WEIGHTS = "weights.npz"
MOTION = "motion.npz"
RIVALS = "rivals.npz"
CURVES = "curves.jsonl"


def write(folder: Path, name: str, arrays: dict[str, Any]) -> None:
    """As a whole or not at all: a run may be stopped at any time."""
    beside = folder / f"new-{name}"
    with beside.open("wb") as file:
        np.savez(file, **{key: np.asarray(value) for key, value in arrays.items()})
    beside.replace(folder / name)


def read(folder: Path, name: str) -> dict[str, Any]:
    with np.load(folder / name) as file:
        return {key: file[key] for key in file.files}


def keep(folder: Path, weights: Tree, adam: Adam, rivals: Tree) -> None:
    write(folder, WEIGHTS, weights)
    motion = {f"mean_{k}": v for k, v in adam.mean.items()}
    motion |= {f"square_{k}": v for k, v in adam.square.items()}
    write(folder, MOTION, motion | {"step": adam.step})
    write(folder, RIVALS, {k: np.asarray(v).astype(np.float16) for k, v in rivals.items()})


def taken_up(folder: Path) -> tuple[Tree, Adam, Tree]:
    """What `keep` has kept."""
    weights = jax.tree.map(jnp.asarray, read(folder, WEIGHTS))
    motion = read(folder, MOTION)
    moving = [{k: jnp.asarray(motion[f"{part}_{k}"]) for k in weights}
              for part in ("mean", "square")]  # fmt: skip
    rivals = {k: jnp.asarray(v, jnp.float32) for k, v in read(folder, RIVALS).items()}
    return weights, Adam(jnp.asarray(motion["step"]), *moving), rivals


def told(file: TextIO, **figures: Any) -> None:
    """A line of the curves, in the file and on the screen."""
    line = json.dumps(figures)
    print(line, flush=True)
    file.write(line + "\n")
    file.flush()
