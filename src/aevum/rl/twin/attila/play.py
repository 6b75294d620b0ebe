"""Random play without Python: the fuel of the proof and of the measurements."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from aevum.rl.twin.attila.legal import Mask, legal_words
from aevum.rl.twin.attila.rules import Rules
from aevum.rl.twin.attila.state import OVER, State, narrow, wide
from aevum.rl.twin.attila.step import dealt, renewed, stepped
from aevum.rl.twin.attila.words import Word, below, bits_in, number, randomness, where, word
from aevum.rl.twin.kernel import source

CHOICE = 40
"""The word of a game's stream that chooses an action; chance takes those before it."""


def nth_bit(mask: Word, rank: Word) -> Word:
    """The place of the set bit with this rank, counted from the lowest."""
    place = word(0)
    for width in (16, 8, 4, 2, 1):
        lower = bits_in(mask >> place & ((1 << width) - 1))
        above = rank >= lower
        place = place + where(above, width, 0)
        rank = rank - where(above, lower, 0)
    return place


def any_legal(s: State, mask: Mask) -> Word:
    """One of the legal actions, each with the same chance."""
    low, high = mask
    in_low = bits_in(low)
    rank = below(randomness(s.key, CHOICE), in_low + bits_in(high))
    in_high = rank >= in_low
    place = nth_bit(where(in_high, high, low), where(in_high, rank - in_low, rank))
    return place + where(in_high, 32, 0)


def at_random(rules: Rules, s: State) -> State:
    """One step of random play, for a state that is wide."""
    return stepped(rules, s, any_legal(s, legal_words(rules, s)))


def kernel_source(rules: Rules, threads: int = 128) -> str:
    """Random play as one CUDA kernel; its memory holds the words of a wide state, one by one."""
    key = jax.ShapeDtypeStruct((), jnp.uint32)
    state = jax.eval_shape(lambda first, second: dealt(rules, (first, second)), key, key)
    phase = 1 + State._fields.index("phase")  # the key is two words
    step, renew = partial(at_random, rules), lambda s: dealt(rules, s.key)
    return source(step, renew, state, phase, OVER, threads)


class Seen(NamedTuple):
    """A position, what was legal in it, and what was done."""

    state: State
    mask: Mask
    action: Word


def watched(rules: Rules, s: State, steps: int) -> tuple[State, Seen]:
    """Play so many steps and keep all of it; finished games stand still."""

    def one(s: State, _: Any) -> tuple[State, Seen]:
        now = wide(s)
        mask = legal_words(rules, now)
        action = any_legal(now, mask)
        return narrow(stepped(rules, now, action)), Seen(s, mask, action)

    return jax.lax.scan(one, s, None, length=steps)


def hurried(rules: Rules, s: State, steps: int) -> tuple[State, Word]:
    """Play so many steps, games that end begin anew; returns how many ended in each place."""

    def one(carried: tuple[State, Word], _: Any) -> tuple[tuple[State, Word], None]:
        now = at_random(rules, wide(carried[0]))
        ended = carried[1] + number(now.phase == OVER)
        return (narrow(renewed(rules, now)), ended), None

    ended = jnp.zeros(s.pile.shape, jnp.uint32)
    return jax.lax.scan(one, (s, ended), None, length=steps)[0]
