"""The twin's positions beside those of the rules: the same numbers in the same order.

A position becomes a row of bytes. The twin's rows are made for a whole batch at once, the rules'
row from one state, field by field; where they differ, `difference` names the field.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aevum.core.flow import DECISION
from aevum.games.attila.components import (
    BOOST,
    COMMIT,
    CONFLICT,
    STONES_PER_TRIBE,
    TILES,
    TRIBES,
    TRIGGERS,
)
from aevum.games.attila.game import Attila
from aevum.games.attila.state import NO_TILE_LEFT, TILE, AttilaState
from aevum.rl.attila.numbers import NO_TRIBE, NOWHERE, PHASES
from aevum.rl.twin.attila import state as twin
from aevum.rl.twin.attila.rules import Rules

Array = Any
DUE = CONFLICT.variable("due")


def nibbles(cards: Array) -> Array:
    return cards[..., None] >> np.arange(0, 4 * TRIBES, 4) & 15


def columns(rules: Rules, s: twin.State) -> dict[str, Array]:
    """Every field of the rules' state, by name, from the twin's words (arrays of NumPy)."""
    seats, provinces = range(rules.players), np.arange(rules.provinces)
    stones = np.stack(
        [sum((plane[..., None] >> provinces & 1) << k for k, plane in enumerate(planes))
         for planes in s.stones], -1)  # fmt: skip
    supply = STONES_PER_TRIBE - stones.sum(-2)
    closed = s.closed[..., None] >> provinces & 1
    untiled = s.untiled[..., None] >> provinces & 1
    laid_tiles = (closed - untiled).sum(-1)
    before = np.cumsum([0, *TILES[:-1]])
    tiles = np.array(TILES) - np.clip(laid_tiles[..., None] - before, 0, TILES)
    is_none = s.tribe == NO_TRIBE
    tribe = np.where(is_none, 0, s.tribe + 1)
    fights = s.phase == twin.COMMIT
    pending = np.stack(
        [np.where(fights, s.later, s.fought), np.where(fights, NOWHERE, s.later)], -1
    )
    boosts = s.phase == twin.BOOST
    score = np.stack(s.score, -1).astype(np.uint32)
    return {
        "phase": s.phase,
        "actor": s.seat,
        "turn": np.stack([s.turn >> 8, s.turn & 255], -1),
        "active": s.active,
        "slots_left": s.slots,
        "tile_used": s.tile_used,
        "unused": s.unused[..., None] >> np.arange(3 * rules.players) & 1,
        "card": np.where(s.phase == twin.PLACE, tribe, 0),
        "tribe": tribe,
        "pending": np.where(pending == NOWHERE, 0, pending + 1),
        "supply": supply,
        "stones": stones.reshape(*stones.shape[:-2], -1),
        "total": stones.sum(-1),
        "forgone": s.forgone,
        "influence": np.concatenate(
            [s.influence[i][..., None] >> np.arange(0, 5 * TRIBES, 5) & 31 for i in seats], -1),
        "triggers": s.triggers[..., None] >> np.arange(len(TRIGGERS)) & 1,
        "tiles": tiles,
        "pacified": np.where(untiled == 1, NO_TILE_LEFT, np.where(closed == 1, TILE, 0)),
        "score": np.concatenate([score >> 8, score & 255], -1),
        "discard": nibbles(s.discard),
        "pile": nibbles(s.pile),
        "hand": np.concatenate([nibbles(s.hand[i]) for i in seats], -1),
        "laid": np.concatenate([nibbles(s.laid[i]) for i in seats], -1),
        "picks": nibbles(s.picks),
        "due": s.due,
        "moment": np.where(s.phase == twin.WINDOW, s.moment, 0),
        "boost": np.stack([np.where(boosts, s.lowest, 0), np.where(boosts, s.left, 0)], -1),
    }  # fmt: skip


def rows(fields: dict[str, Array]) -> Array:
    """One row of bytes for each position."""
    lead = fields["phase"].shape
    parts = [np.asarray(field).reshape(*lead, -1).astype(np.uint8) for field in fields.values()]
    return np.concatenate(parts, -1)


def row_of(game: Attila, s: AttilaState) -> bytes:
    """The same row from the rules' own state."""
    over = not s.stack
    node = None if over else game.node(s)
    name = "over" if node is None else node.name
    assert node is None or node.kind == DECISION
    place = None if node is None else node.place
    numbers = [
        PHASES.index(name),
        s.active if node is None else node.actor(s),
        s.turn >> 8, s.turn & 255,
        s.active, s.slots_left, s.tile_used, *s.unused, s.card + 1, s.tribe + 1,
        *[p + 1 for p in (*s.pending, -1, -1)[:2]],
        *s.supply, *s.stones, *s.total, s.forgone, *s.influence, *s.triggers, *s.tiles, *s.pacified,
        *[points >> 8 for points in s.score], *[points & 255 for points in s.score],
        *s.discard, *s.pile.pool, *s.hand, *s.laid, *s.picks,
        int(s.holds(CONFLICT) and s.var_of(CONFLICT, DUE) > 0),
        s.stack[-3] if name == "window" else 0,
        *(s.stack[-4:-2] if place is BOOST else (0, 0)),
    ]  # fmt: skip
    if place is COMMIT and s.stack[-3] != s.var_of(CONFLICT, CONFLICT.variable("province")):
        raise ValueError("the rules ask about another province than the one that is fought for")
    return bytes(numbers)


def difference(fields: dict[str, Array], at: Any, row: bytes) -> str:
    """The first field in which a position of the twin is not the one of the rules."""
    start = 0
    for name, field in fields.items():
        mine = np.asarray(field)[at].reshape(-1).astype(np.uint8).tolist()
        theirs = list(row[start : start + len(mine)])
        start += len(mine)
        if mine != theirs:
            return f"{name}: the twin has {mine}, the rules have {theirs}"
    return ""
