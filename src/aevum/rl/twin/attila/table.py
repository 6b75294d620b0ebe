"""The twin as a table at which a network learns: positions as facts, actions by their numbers."""

from __future__ import annotations

import csv
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

import jax
import jax.numpy as jnp

from aevum.games.attila.components import TRIBES
from aevum.rl.attila import network
from aevum.rl.attila.sight import SEATS, Facts, look
from aevum.rl.train.play import Seen
from aevum.rl.twin.attila.act import tiles_laid
from aevum.rl.twin.attila.legal import legal, placements
from aevum.rl.twin.attila.rules import Rules
from aevum.rl.twin.attila.state import OVER, State, narrow, wide
from aevum.rl.twin.attila.step import dealt, renewed, stepped
from aevum.rl.twin.attila.words import FIFTHS, Word, bit, how_many, word

MOST_SEATS = SEATS


def house_rules(players: int) -> Rules:
    """The rules on our board, read without the packages that playing needs."""
    data = files("aevum.games.attila") / "data"
    rows = list(csv.DictReader((data / "provinces.csv").read_text("utf-8").splitlines()))
    ids = [row["id"] for row in rows]
    near: list[list[int]] = [[] for _ in ids]
    for row in csv.DictReader((data / "borders.csv").read_text("utf-8").splitlines()):
        a, b = ids.index(row["a"]), ids.index(row["b"])
        near[a].append(b)
        near[b].append(a)
    upper = sum(1 << p for p, row in enumerate(rows) if row["upper"] == "1")
    board: Any = SimpleNamespace(size=len(ids), upper=upper, neighbours=near.__getitem__)
    return Rules.on(board, players)


class Table:
    """Games of so many players on our board."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.rules = house_rules(players)

    def begin(self, keys: Any) -> State:
        data = jax.random.key_data(keys)
        return narrow(dealt(self.rules, (data[..., 0], data[..., 1])))

    def look(self, state: State) -> Seen:
        facts = facts_of(self.rules, wide(state))
        return Seen(look(facts, jnp), facts.mask, facts.seat.astype(jnp.int32))

    def act(self, state: State, action: Any) -> tuple[State, Word, Word]:
        """On to the next decision, in a new game if this one is over: the shares of victory."""
        now = stepped(self.rules, wide(state), word(action))
        over = now.phase == OVER
        score = jnp.stack(now.score, -1).astype(jnp.int32)
        won = (score == score.max(-1, keepdims=True)).astype(jnp.float32)
        return narrow(renewed(self.rules, now)), over, won / won.sum(-1, keepdims=True)


def think(weights: network.Weights, seen: Seen) -> tuple[Word, Word]:
    return network.think(weights, seen.sight, seen.mask, jnp)


def fresh(rng: Any, width: int) -> network.Weights:
    """Weights for our board (arrays of NumPy)."""
    table = Table(2)
    sight = jax.eval_shape(lambda keys: table.look(table.begin(keys)).sight, keys_like(1))
    return network.fresh(
        rng, sight.tribes.shape[-1], sight.table.shape[-1], table.rules.provinces, width
    )


def keys_like(count: int) -> Any:
    return jax.random.split(jax.random.key(0), count)


# -- facts ----------------------------------------------------------------------------------------


def bits(mask: Word, count: int) -> Word:
    return (mask[..., None] >> jnp.arange(count, dtype=jnp.uint32)) & 1


def counts(words: Word, width: int, count: int) -> Word:
    """Numbers of so many bits that lie in one word."""
    shifts = jnp.arange(count, dtype=jnp.uint32) * width
    return (words[..., None] >> shifts) & ((1 << width) - 1)


def facts_of(rules: Rules, s: State) -> Facts:
    """A state that is wide, in the numbers that a sight is made of."""
    provinces = rules.provinces
    stones = [sum(bits(plane, provinces) << k for k, plane in enumerate(planes))
              for planes in s.stones]  # fmt: skip
    seats = range(rules.players)
    return Facts(
        mask=legal(rules, s), phase=s.phase, seat=s.seat, active=s.active, slots=s.slots,
        tile_used=s.tile_used, moment=s.moment, tribe=s.tribe, forgone=s.forgone, fought=s.fought,
        later=s.later, due=s.due, left=s.left, ends=s.triggers != 0,
        unused=jnp.stack([(s.unused[..., None] & bit(word([3 * i, 3 * i + 1, 3 * i + 2]))) != 0
                          for i in seats], -2),
        discard=counts(s.discard, 4, TRIBES), pile=how_many(s.pile),
        picks=counts(s.picks, 4, TRIBES),
        hand=jnp.stack([counts(s.hand[i], 4, TRIBES) for i in seats], -2),
        laid=jnp.stack([counts(s.laid[i], 4, TRIBES) for i in seats], -2),
        influence=jnp.stack([counts(s.influence[i], FIFTHS, TRIBES) for i in seats], -2),
        score=jnp.stack(s.score, -1),
        stones=jnp.stack(stones, -1),
        reach=jnp.stack([bits(mask, provinces) for mask in placements(rules, s)], -2),
        closed=bits(s.closed, provinces), tiles=tiles_laid(s),
    )  # fmt: skip
