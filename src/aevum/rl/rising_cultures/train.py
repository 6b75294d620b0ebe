"""`python -m aevum.rl.rising_cultures.train FOLDER… --out FOLDER`: learn from lessons.

Who will win is learned from the games, how much better an action is from the trials. A tenth of
both is kept apart: how well the network does there is told line by line. Needs JAX.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from aevum.rl.rising_cultures.actions import numbered
from aevum.rl.rising_cultures.lessons import GAME, POINTS_AHEAD, WHEN, WON, Arrays, cultures
from aevum.rl.rising_cultures.network import (
    HESITATION,
    POINTS,
    advantages,
    chance,
    expected,
    fresh,
    hopes,
    of_part,
)
from aevum.rl.train import kept
from aevum.rl.train.ppo import Adam

NEVER: Final = -1.0e9
MOST: Final = 0.15
"""More than so much of a victory no single action is learned to bring."""
NEAR: Final = 3.0
"""Errors up to here, in hundredths, count by their square, larger ones as they are."""
CARE: Final = 0.3
"""What wrong expectations cost beside wrong choices."""
MARGIN: Final = 0.3
"""What wrong points cost beside a wrong winner."""
UNITS: Final = {"winners": "positions", "actions": "decisions"}
APART: Final = 10
"""Every so-manieth lesson is not learned from."""


class Plan(NamedTuple):
    """How fast the network changes, and how large it is."""

    width: int = 64
    rate: float = 1.0e-3
    epochs: int = 12
    batch: int = 256
    decay: float = 1.0
    """How fast weights shrink that nothing asks for, against the rate."""
    seed: int = 1


# -- lessons --------------------------------------------------------------------------------------


def read(folders: list[Path]) -> list[Arrays]:
    """All files of lessons, in the order of their names."""
    files = sorted(file for folder in folders for file in folder.glob("games-*.npz"))
    found = []
    for file in files:
        with np.load(file) as arrays:
            found.append({name: arrays[name] for name in arrays.files})
    return found


def glances(files: list[Arrays]) -> Arrays:
    """What seats saw, and what came of it."""
    return joined([{"seen": each["seen"], "about": each["about"]} for each in files])


def trials(w: Any, files: list[Arrays]) -> Arrays:
    """Decisions with what each action brought, and what the network hopes for right after it."""
    return joined([tried(w, each) for each in files if "worlds" in each])


def tried(w: Any, arrays: Arrays) -> Arrays:
    mask = arrays["mask"]
    after = chance(hopes(w, arrays["after"].astype(np.float32), np)[0], np)
    rows = np.concatenate([arrays["rows"], expected(after, mask, np)], -1)
    return {
        "whole": arrays["whole"], "rows": rows.astype(np.float32), "words": arrays["words"],
        "mask": mask, "brought": centred(arrays["worlds"].mean(-1), mask, np),
    }  # fmt: skip


def centred(values: Any, mask: Any, xp: Any) -> Any:
    """Against the mean of the actions that there are."""
    mean = (values * mask).sum(-1) / xp.maximum(mask.sum(-1), 1)
    return (values - mean[..., None]) * mask


def joined(parts: list[Arrays]) -> Arrays:
    return {name: np.concatenate([each[name] for each in parts]) for name in parts[0]}


def parted(arrays: Arrays, numbers: Any) -> tuple[Arrays, Arrays]:
    """What is learned from, and what is kept apart."""
    apart = numbers % APART == APART - 1
    return {k: v[~apart] for k, v in arrays.items()}, {k: v[apart] for k, v in arrays.items()}


# -- what is wrong --------------------------------------------------------------------------------


def surprise(w: Any, batch: Arrays) -> Any:
    """At who won (nats), and a little at the points."""
    logit, points = hopes(w, batch["seen"].astype(jnp.float32), jnp)
    won, ahead = batch["about"][:, WON], batch["about"][:, POINTS_AHEAD]
    nats = jnp.logaddexp(0.0, logit) - won * logit
    return nats.mean() + MARGIN * (((points - ahead) / POINTS) ** 2).mean()


def missed(w: Any, batch: Arrays) -> Any:
    """What its choices bring less than they might, and how far off its expectations are.

    In hundredths of victory. Whoever turns the last move of a close game into a victory wins all of
    it at once, which is luck as much as skill: so nothing counts for more than `MOST`.
    """
    mask, brought = batch["mask"], batch["brought"]
    found = advantages(w, batch["whole"].astype(jnp.float32), batch["rows"], batch["words"], jnp)
    choice = jax.nn.softmax(jnp.where(mask, found / HESITATION, NEVER))
    won = 100 * (choice * jnp.clip(brought, -MOST, MOST)).sum(-1).mean()
    error = 100 * jnp.abs(centred(found, mask, jnp) - brought)
    huber = jnp.where(error < NEAR, error**2 / 2, NEAR * (error - NEAR / 2)).sum() / mask.sum()
    return CARE * huber - won


# -- figures --------------------------------------------------------------------------------------


def foreseen(w: Any, apart: Arrays) -> dict[str, float]:
    """Surprise at the winners, and the part of the points that was foreseen, by rounds."""
    about = apart["about"]
    logit, points = hopes(w, apart["seen"].astype(np.float32), np)
    nats = np.logaddexp(0.0, logit) - about[:, WON] * logit
    told = {"surprise": float(nats.mean())}
    for number in range(1, 8):
        now = about[:, WHEN] == number
        if now.any():
            ahead = about[now, POINTS_AHEAD]
            told[f"foreseen{number}"] = float(1 - ((points[now] - ahead) ** 2).mean() / ahead.var())
    return told


def gained(w: Any, apart: Arrays) -> dict[str, float]:
    """What the network's choice brings more than the judge's, in hundredths of victory.

    Beside it how far that may be off (two of three times), what the best would have brought, and
    how often the choice is another.
    """
    mask, brought = apart["mask"], apart["brought"]
    found = advantages(w, apart["whole"].astype(np.float32), apart["rows"], apart["words"], np)
    choice = np.where(mask, found, NEVER).argmax(-1)
    more = 100 * (brought[np.arange(len(brought)), choice] - brought[:, 0])
    best = 100 * (np.where(mask, brought, NEVER).max(-1) - brought[:, 0])
    return {
        "gain": float(more.mean()), "error": float(more.std() / len(more) ** 0.5),
        "best": float(best.mean()), "other": float((choice > 0).mean()),
    }  # fmt: skip


# -- learning -------------------------------------------------------------------------------------


class Pupil:
    """The network while it learns, and the lines of its curves."""

    def __init__(self, plan: Plan, out: Path, sizes: tuple[int, int]) -> None:
        self.plan = plan
        self.out = out
        self.rng = np.random.default_rng(plan.seed)
        words = len(numbered(cultures()))
        self.weights = jax.tree.map(jnp.asarray, fresh(self.rng, *sizes, words, plan.width))
        self.began = time.monotonic()

    def plain(self) -> Arrays:
        return {name: np.asarray(array) for name, array in self.weights.items()}

    def learn(
        self, what: str, names: list[str], loss: Any, lessons: Arrays,
        figures: Callable[[Arrays], dict[str, float]],
    ) -> None:  # fmt: skip
        """Some epochs over all lessons, in random parts; only the weights of these names change."""
        plan, others = self.plan, {k: v for k, v in self.weights.items() if k not in names}
        w = {name: self.weights[name] for name in names}
        adam = Adam.at_rest(w)

        def step(w: Any, adam: Adam, batch: Arrays, rate: float) -> tuple[Any, Adam]:
            slope = jax.grad(lambda w: loss(others | w, batch))(w)
            return moved(w, slope, adam, rate, plan.decay)

        move = jax.jit(step)
        count = len(next(iter(lessons.values())))
        size = min(plan.batch, count)
        for epoch in range(plan.epochs):
            order = self.rng.permutation(count)
            for first in range(0, count - size + 1, size):
                batch = {name: each[order[first : first + size]] for name, each in lessons.items()}
                done = (epoch + first / count) / plan.epochs
                rate = plan.rate * min(1.0, 10 * done + 0.05) * (1.0 - done)
                w, adam = move(w, adam, batch, rate)
            self.weights = others | w
            self.tell({UNITS[what]: count, "epoch": epoch + 1} | figures(self.plain()))

    def tell(self, figures: dict[str, float]) -> None:
        with (self.out / kept.CURVES).open("a", encoding="utf-8") as curves:
            kept.told(curves, seconds=round(time.monotonic() - self.began, 1),
                      **{name: round(value, 4) for name, value in figures.items()})  # fmt: skip


def moved(w: Any, slope: Any, adam: Adam, rate: Any, decay: float) -> tuple[Any, Adam]:
    """A step of the optimiser; matrices shrink, what is added does not."""
    new, adam = adam.move(w, slope, rate)
    matrices = {name: array for name, array in new.items() if array.ndim > 1}
    return new | {name: array * (1 - rate * decay) for name, array in matrices.items()}, adam


def train(plan: Plan, folders: list[Path], out: Path) -> None:
    """First who will win, then, with its help, what to do."""
    out.mkdir(parents=True, exist_ok=True)
    files = read(folders)
    seen = glances(files)
    known, apart = parted(seen, seen["about"][:, GAME])
    rows = next(each["rows"] for each in files if "rows" in each)
    pupil = Pupil(plan, out, (seen["seen"].shape[-1], rows.shape[-1] + 1))
    pupil.learn(
        "winners", of_part(pupil.weights, True), surprise, known, lambda w: foreseen(w, apart)
    )
    decisions = trials(pupil.plain(), files)
    known, rest = parted(decisions, np.arange(len(decisions["mask"])))
    pupil.learn("actions", of_part(pupil.weights, False), missed, known, lambda w: gained(w, rest))
    kept.write(out, kept.WEIGHTS, pupil.weights)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the network of Rising Cultures.")
    parser.add_argument("folder", type=Path, nargs="+", help="lessons")
    parser.add_argument("--out", type=Path, required=True, help="weights and curves go here")
    for name, usual in Plan()._asdict().items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    asked = vars(parser.parse_args())
    folders, out = asked.pop("folder"), asked.pop("out")
    train(Plan(**asked), folders, out)


if __name__ == "__main__":
    main()
