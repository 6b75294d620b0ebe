"""The file of a network: its weights in half precision, and what it was trained for.

It names the game, the checksum of its data, the options of training, and a checksum of its own
weights; whoever opens it learns at once whether it is whole and what it may be asked.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

ABOUT = "about"
Weights = dict[str, Any]


class Damaged(ValueError):
    """The weights are not those that were written."""


class About(NamedTuple):
    """What a network was trained for."""

    game: str
    data: str
    """The checksum of the game's data."""
    options: dict[str, Any]
    decisions: int
    """How many it was trained on."""


def checksum(weights: Weights) -> str:
    found = hashlib.sha256()
    for name in sorted(weights):
        found.update(name.encode() + str(weights[name].shape).encode())
        found.update(np.ascontiguousarray(weights[name]).tobytes())
    return found.hexdigest()


def write(path: Path, about: About, weights: Weights) -> None:
    half = {name: np.asarray(array).astype("<f2") for name, array in weights.items()}
    told = about._asdict() | {"checksum": checksum(half)}
    with path.open("wb") as file:
        np.savez_compressed(file, **{ABOUT: np.frombuffer(json.dumps(told).encode(), np.uint8)},
                            **half)  # fmt: skip


def read(path: Path) -> tuple[About, Weights]:
    """The network as numbers in single precision, once its checksum is right."""
    with np.load(path, allow_pickle=False) as file:
        half = {name: file[name] for name in file.files if name != ABOUT}
        told = json.loads(file[ABOUT].tobytes())
    if told.pop("checksum") != checksum(half):
        raise Damaged(f"The network in {path.name} is damaged: its checksum is not its own.")
    return About(**told), {name: array.astype(np.float32) for name, array in half.items()}
