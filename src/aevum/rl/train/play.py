"""Games for learning: a batch is played on for some steps, and every decision is kept."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import jax
import jax.numpy as jnp

Array = Any
Tree = Any
"""Arrays in a structure of JAX's."""


class Seen(NamedTuple):
    """What the deciding seat sees, what it may do, and which seat it is."""

    sight: Any
    mask: Array
    seat: Array


class Table(Protocol):
    """A twin for one number of players."""

    players: int

    def begin(self, keys: Array) -> Tree: ...
    def look(self, state: Tree) -> Seen: ...
    def act(self, state: Tree, action: Array) -> tuple[Tree, Array, Array]: ...


class Mind(Protocol):
    """Logits of the actions, and of the victory of every seat counted from the deciding one."""

    def __call__(self, weights: Tree, seen: Seen) -> tuple[Array, Array]: ...


class Crowd(NamedTuple):
    """How many games play against oneself, and how many against each earlier self."""

    alone: int
    rivals: int
    each: int

    @property
    def games(self) -> int:
        return self.alone + self.rivals * self.each


class Decision(NamedTuple):
    """One step of all games: what was seen and done, and what became of it."""

    seen: Seen
    action: Array
    log_chance: Array
    hopes: Array
    """Chances to win, seat by seat."""
    counts: Array
    """Was it the learner who decided?"""
    over: Array
    shares: Array
    """Of the victory, where the game is over."""


class Tally(NamedTuple):
    """Against each rival: games that ended, and the learner's shares in their victories."""

    games: Array
    won: Array


def by_seat(of_actor: Array, seat: Array, players: int) -> Array:
    """What is counted from the deciding seat, in the order of the seats."""
    order = (jnp.arange(players) - seat[..., None]) % players
    return jnp.take_along_axis(of_actor, order, -1)


def from_actor(by_seats: Array, seat: Array, most: int) -> Array:
    """The reverse; seats that nobody plays get nought."""
    players = by_seats.shape[-1]
    order = (jnp.arange(players) + seat[..., None]) % players
    turned = jnp.take_along_axis(by_seats, order, -1)
    return jnp.pad(turned, [(0, 0)] * (turned.ndim - 1) + [(0, most - players)])


def learners(crowd: Crowd, players: int) -> Array:
    """The learner's seat in each game against rivals; -1 = it has all seats."""
    against = jnp.arange(crowd.rivals * crowd.each) % players
    return jnp.concatenate([jnp.full(crowd.alone, -1), against])


def rivals_say(mind: Mind, rivals: Tree, seen: Seen, crowd: Crowd) -> Array:
    """What the rivals would do in their games: one network for each group."""
    theirs = jax.tree.map(
        lambda x: x[crowd.alone :].reshape(crowd.rivals, crowd.each, *x.shape[1:]), seen
    )
    said = jax.vmap(lambda w, s: mind(w, s)[0])(rivals, theirs)
    return said.reshape(crowd.rivals * crowd.each, -1)


def played(
    table: Table, mind: Mind, crowd: Crowd, steps: int, weights: Tree, rivals: Tree, state: Tree,
    key: Array,
) -> tuple[Tree, Decision, Array, Tally]:  # fmt: skip
    """Play on; returns the state, the decisions, the hopes at their end, and who won."""
    learner = learners(crowd, table.players)

    def one(state: Tree, key: Array) -> tuple[Tree, Decision]:
        seen = table.look(state)
        logits, victory = mind(weights, seen)
        mine = (learner < 0) | (learner == seen.seat)
        said = jnp.where(
            mine[crowd.alone :, None], logits[crowd.alone :], rivals_say(mind, rivals, seen, crowd)
        )
        said = jnp.concatenate([logits[: crowd.alone], said])
        action = jax.random.categorical(key, said)
        log_chance = jnp.take_along_axis(jax.nn.log_softmax(said), action[:, None], -1)[:, 0]
        hopes = by_seat(jax.nn.softmax(victory), seen.seat, table.players)
        state, over, shares = table.act(state, action)
        return state, Decision(
            seen, action.astype(jnp.uint8), log_chance, hopes, mine, over, shares
        )

    state, decisions = jax.lax.scan(one, state, jax.random.split(key, steps))
    seen = table.look(state)
    last = by_seat(jax.nn.softmax(mind(weights, seen)[1]), seen.seat, table.players)
    return state, decisions, last, tally(decisions, learner, crowd)


def tally(decisions: Decision, learner: Array, crowd: Crowd) -> Tally:
    over = decisions.over[:, crowd.alone :]
    seats = learner[None, crowd.alone :, None]
    shares = jnp.take_along_axis(decisions.shares[:, crowd.alone :], seats, -1)[..., 0]
    by_rival = (crowd.rivals, crowd.each)
    ended = over.sum(0).reshape(by_rival).sum(-1)
    return Tally(ended, (shares * over).sum(0).reshape(by_rival).sum(-1))
