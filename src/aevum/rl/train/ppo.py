"""Proximal policy optimisation (Schulman et al. 2017), for two to five seats with hidden cards."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from aevum.rl.train.play import Array, Decision, Mind, Seen, Tree, from_actor


class Settings(NamedTuple):
    """What the learner is told; the defaults are those of docs/networks.md."""

    trust: float = 0.95
    """Lambda: how far an outcome is credited back, from one own decision to the one before."""
    clip: float = 0.2
    epochs: int = 2
    parts: int = 64
    """Steps of the optimiser in an epoch."""
    judge: float = 1.0
    """What a wrong chance to win costs beside a wrong action."""
    norm: float = 0.5
    """The longest gradient."""


class Sample(NamedTuple):
    """One decision to learn from."""

    seen: Seen
    action: Array
    log_chance: Array
    counts: Array
    advantage: Array
    victory: Array
    """What came of it for each seat, counted from the one that decided."""


class Adam(NamedTuple):
    """Kingma and Ba 2015."""

    step: Array
    mean: Tree
    square: Tree

    @staticmethod
    def at_rest(weights: Tree) -> Adam:
        nothing = jax.tree.map(jnp.zeros_like, weights)
        return Adam(jnp.zeros((), jnp.int32), nothing, nothing)

    def move(self, weights: Tree, slope: Tree, rate: Array) -> tuple[Tree, Adam]:
        step = self.step + 1
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, self.mean, slope)
        square = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, self.square, slope)
        scale = rate * jnp.sqrt(1 - 0.999**step) / (1 - 0.9**step)
        moved = jax.tree.map(
            lambda w, m, v: w - scale * m / (jnp.sqrt(v) + 1e-5), weights, mean, square
        )
        return moved, Adam(step, mean, square)


def credited(d: Decision, last: Array, trust: float) -> tuple[Array, Array]:
    """Generalised advantages, and what to expect for every seat, at each decision.

    A seat's hopes are compared from one of its own decisions to the next: in between others
    decide, who know other cards.
    """
    players = last.shape[-1]

    def back(carried: tuple[Array, Array], d: Decision) -> tuple[Any, tuple[Array, Array]]:
        ahead, credit = carried
        ahead = jnp.where(d.over[..., None], d.shares, ahead)
        credit = jnp.where(d.over[..., None], 0.0, credit)
        decides = jnp.arange(players) == d.seen.seat[..., None]
        credit = jnp.where(decides, ahead - d.hopes + trust * credit, credit)
        ahead = jnp.where(decides, d.hopes, ahead)
        own = jnp.where(decides, credit, 0.0).sum(-1)
        return (ahead, credit), (own, ahead + credit)

    light = d._replace(seen=d.seen._replace(sight=None, mask=None))
    _, found = jax.lax.scan(back, (last, jnp.zeros_like(last)), light, reverse=True)
    return found


def samples(d: Decision, last: Array, trust: float, most: int) -> Sample:
    """The decisions of a batch in one row."""
    advantage, expected = credited(d, last, trust)
    victory = jnp.clip(from_actor(expected, d.seen.seat, most), 0.0, 1.0)
    victory = victory / jnp.maximum(victory.sum(-1, keepdims=True), 1e-6)
    found = Sample(d.seen, d.action, d.log_chance, d.counts, advantage, victory)
    return jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:]), found)


def loss(
    weights: Tree, mind: Mind, s: Sample, settings: Settings, wild: Array
) -> tuple[Array, dict[str, Array]]:
    logits, victory = mind(weights, s.seen)
    logs = jax.nn.log_softmax(logits)
    log_chance = jnp.take_along_axis(logs, s.action[:, None].astype(jnp.int32), -1)[:, 0]
    counts = s.counts.astype(jnp.float32)
    number = counts.sum() + 1e-6

    def mean(x: Array) -> Array:
        return (x * counts).sum() / number

    advantage = s.advantage - mean(s.advantage)
    advantage = advantage / (jnp.sqrt(mean(advantage**2)) + 1e-6)
    ratio = jnp.exp(log_chance - s.log_chance)
    held = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    acting = -mean(jnp.minimum(ratio * advantage, held * advantage))
    surprise = -mean((s.victory * jnp.where(s.victory > 0, jax.nn.log_softmax(victory), 0)).sum(-1))
    entropy = -mean((jnp.exp(logs) * jnp.where(s.seen.mask, logs, 0)).sum(-1))
    figures = {
        "acting": acting, "surprise": surprise, "entropy": entropy,
        "drift": mean(s.log_chance - log_chance), "clipped": mean(jnp.abs(ratio - held) > 0),
    }  # fmt: skip
    return acting + settings.judge * surprise - wild * entropy, figures


def shortened(slope: Tree, longest: float) -> Tree:
    length = jnp.sqrt(sum((g * g).sum() for g in jax.tree.leaves(slope)))
    return jax.tree.map(lambda g: g * jnp.minimum(1.0, longest / (length + 1e-6)), slope)


def learned(
    mind: Mind, settings: Settings, most: int, weights: Tree, adam: Adam,
    batches: list[tuple[Decision, Array]], rate: Array, wild: Array, key: Array,
) -> tuple[Tree, Adam, dict[str, Array]]:  # fmt: skip
    """Some epochs over all decisions, of all numbers of players together, in random parts."""
    found = [samples(d, last, settings.trust, most) for d, last in batches]
    whole: Sample = jax.tree.map(lambda *parts: jnp.concatenate(parts), *found)
    count = whole.action.shape[0] // settings.parts

    def part(carried: tuple[Tree, Adam], places: Array) -> tuple[Any, dict[str, Array]]:
        weights, adam = carried
        s = jax.tree.map(lambda x: x[places], whole)
        slope, figures = jax.grad(loss, has_aux=True)(weights, mind, s, settings, wild)
        return adam.move(weights, shortened(slope, settings.norm), rate), figures

    def epoch(carried: tuple[Tree, Adam], key: Array) -> tuple[Any, dict[str, Array]]:
        order = jax.random.permutation(key, whole.action.shape[0])
        order = order[: count * settings.parts].reshape(settings.parts, count)
        return jax.lax.scan(part, carried, order)

    keys = jax.random.split(key, settings.epochs)
    (weights, adam), figures = jax.lax.scan(epoch, (weights, adam), keys)
    return weights, adam, jax.tree.map(jnp.mean, figures)
