"""New games and steps: the two functions that a program calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp

from aevum.games.attila.components import CARDS_PER_TRIBE, HAND, TRIBES
from aevum.rl.attila.numbers import NO_TRIBE, NOWHERE
from aevum.rl.twin.attila.act import acted
from aevum.rl.twin.attila.flow import begin_slot, begin_turn, drawn, followed
from aevum.rl.twin.attila.legal import placements
from aevum.rl.twin.attila.rules import Rules
from aevum.rl.twin.attila.state import OVER, State, blank, narrow, wide
from aevum.rl.twin.attila.words import Word, below, randomness, where, word

FULL_PILE = sum(CARDS_PER_TRIBE << 4 * tribe for tribe in range(TRIBES))


UNFUSED = {"xla_disable_hlo_passes": "fusion"}
"""On a CPU, XLA's fusion copies the step into each of its outputs: minutes of compiling."""


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """`jax.jit` as suits a function of the twin on this machine."""
    on_cpu = jax.default_backend() == "cpu"
    return jax.jit(function, compiler_options=UNFUSED if on_cpu else None)


def dealt(rules: Rules, key: tuple[Word, Word]) -> State:
    """1.2: six cards for everybody, and chance names who begins (K1)."""
    s = blank(key, rules.players)
    pile = s.pile + FULL_PILE
    hands = []
    for seat in range(rules.players):
        hand = word(0)
        for place in range(HAND):
            one = drawn(pile, randomness(key, seat * HAND + place))
            pile, hand = pile - one, hand + one
        hands.append(hand)
    s = s._replace(
        key=(key[0], key[1] + 1),
        active=below(randomness(key, HAND * rules.players), word(rules.players)),
        unused=s.unused + ((1 << 3 * rules.players) - 1),
        fought=s.fought + NOWHERE,
        later=s.later + NOWHERE,
        tribe=s.tribe + NO_TRIBE,
        pile=pile,
        hand=tuple(hands),
    )
    always = s.pile == s.pile
    places = placements(rules, s)
    s, begins = begin_turn(rules, s, always)
    return begin_slot(s, begins, places)


def stepped(rules: Rules, s: State, action: Word) -> State:
    """One decision and all that follows; a game that is over stays as it is."""
    moved, after = acted(rules, s, action)
    moved = followed(rules, moved, after)
    over = s.phase == OVER
    return jax.tree.map(lambda new, old: jnp.where(over, old, new), moved, s)


def renewed(rules: Rules, s: State) -> State:
    """Games that are over begin anew, on with their own stream of chance."""
    fresh = dealt(rules, s.key)
    return jax.tree.map(lambda new, old: where(s.phase == OVER, new, old), fresh, s)


def init(rules: Rules, keys: Any) -> State:
    """One game for each of JAX's keys."""
    data = jax.random.key_data(keys)
    return narrow(dealt(rules, (data[..., 0], data[..., 1])))


def step(rules: Rules, s: State, action: Any) -> State:
    """Every game takes its action, which must be legal."""
    return narrow(stepped(rules, wide(s), word(action)))


def renew(rules: Rules, s: State) -> State:
    return narrow(renewed(rules, wide(s)))
