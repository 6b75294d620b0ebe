"""What a decision does at once (R4, R5, R6.2, R10); what follows from it is in `flow.py`.

`acted` changes the state and says how the game goes on, as truth values of which at most one holds.
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp

from aevum.games.attila.components import (
    DOUBLE,
    EXCHANGE_TILE,
    INFLUENCE2,
    ROOM,
    T3,
    TOP,
    TRIBES,
)
from aevum.rl.attila.numbers import NOWHERE
from aevum.rl.twin.attila.rules import Rules
from aevum.rl.twin.attila.state import (
    BOOST,
    CARD,
    COMMIT,
    DISCARD,
    INFLUENCE,
    PICK,
    PLACE,
    SECOND,
    WINDOW,
    State,
    put,
)
from aevum.rl.twin.attila.words import (
    FIFTHS,
    Word,
    bit,
    bits_in,
    card,
    field_of,
    number,
    of_seat,
    stones_at,
    total,
    where,
    with_seat,
    with_stone,
    word,
)


class After(NamedTuple):
    """How the game goes on after a decision; if nothing holds, the same seat is asked again."""

    committed: Word
    """A seat has laid its cards: the next one is asked, or the conflict is settled."""
    forwent: Word
    """Influence was forgone: a second stone, if there is room for one."""
    placed: Word
    """Steps 1 and 2 of the slot are done: conflicts come next."""
    discarded: Word
    """The slot went without a stone (K8)."""
    resumed: Word
    """A window is closed: on with whatever it stood before."""
    aside: Word
    """Cards that were given away in an exchange and are to be replaced; 0 = none."""


def tiles_laid(s: State) -> Word:
    return bits_in(s.closed & ~s.untiled)


def influence_step(s: State) -> Word:
    """R5.2, K29: one field, and one more for every century that has run out."""
    laid = tiles_laid(s)
    return 1 + total([number(laid >= tiles) for tiles in (1, 3, 6)])


def climb(s: State, on: Word, tribe: Word, steps: Word) -> State:
    """R5.4, R5.9: the active player's counter; the top field is an end trigger (R11.1)."""
    tracks = of_seat(s.influence, s.active)
    before = field_of(tracks, tribe)
    after = jnp.minimum(before + steps, word(TOP))
    tracks = tracks + ((after - before) << (tribe * FIFTHS))
    s = s._replace(influence=with_seat(s.influence, s.active, on, tracks))
    return put(s, on & (after == TOP), triggers=s.triggers | 1 << T3)


def place_stone(s: State, on: Word, province: Word) -> State:
    """R4.2; R6.1: a fifth stone is a conflict, in placement order (K17)."""
    place = where(on, bit(province), 0)
    stones = tuple(
        with_stone(planes, where(s.tribe == tribe, place, 0))
        for tribe, planes in enumerate(s.stones)
    )
    s = s._replace(stones=stones)
    full = on & (total([stones_at(planes, province) for planes in stones]) > ROOM)
    waits = s.fought != NOWHERE
    s = put(s, full & waits, later=province)
    return put(s, full & ~waits, fought=province)


def argument(rules: Rules, phase: Word, action: Word) -> Word:
    """The tribe, province or tile that an action names."""
    a = rules.actions
    firsts = {
        PLACE: a.place, SECOND: a.place, WINDOW: a.use_tile, PICK: a.exchange, BOOST: a.boost,
        COMMIT: a.commit, DISCARD: a.discard,
    }  # fmt: skip
    first = word(a.play)
    for at, number_of_first in firsts.items():
        first = where(phase == at, number_of_first, first)
    return action - first


def acted(rules: Rules, s: State, action: Word) -> tuple[State, After]:
    a = rules.actions
    asked = [s.phase == phase for phase in range(DISCARD + 1)]
    named = argument(rules, s.phase, action)

    in_boost = asked[BOOST]
    takes = asked[INFLUENCE] & (action == a.influence)
    forwent = asked[INFLUENCE] & (action == a.forgo)
    closes = (action == a.exchange_done) | (action == a.commit_done)
    picks = (asked[PICK] | asked[COMMIT]) & ~closes
    exchanged = asked[PICK] & closes
    committed = asked[COMMIT] & closes
    skipped = asked[SECOND] & (action == a.skip_second)
    uses = asked[WINDOW] & (action != a.no_tile)

    s, aside = move_cards(s, asked, named, picks, exchanged, committed)
    s = place_stone(s, asked[PLACE] | (asked[SECOND] & ~skipped), named)
    s = put(s, asked[PLACE], phase=INFLUENCE)
    s = climb(
        s, takes | in_boost, where(in_boost, named, s.tribe), where(in_boost, 1, influence_step(s))
    )
    s = put(s, forwent, forgone=1)
    s = use_tile(s, uses, named)
    s = put(s, in_boost, lowest=named, left=s.left - 1)
    resumed = (asked[WINDOW] & (~uses | (named == DOUBLE))) | exchanged | (in_boost & (s.left == 0))
    after = After(committed, forwent, takes | asked[SECOND], asked[DISCARD], resumed, aside)
    return s, after


def move_cards(
    s: State, asked: list[Word], named: Word, picks: Word, exchanged: Word, committed: Word
) -> tuple[State, Word]:
    """Cards that are played, discarded, picked, laid or given away."""
    one = card(jnp.minimum(named, word(TRIBES - 1)))
    s = put(s, picks, picks=s.picks + one)
    given = where(asked[CARD] | asked[DISCARD], one, where(exchanged | committed, s.picks, 0))
    hand = of_seat(s.hand, s.seat)
    s = s._replace(hand=with_seat(s.hand, s.seat, given != 0, hand - given))
    s = s._replace(laid=with_seat(s.laid, s.seat, committed, s.picks))
    s = put(s, asked[CARD], tribe=named, phase=PLACE)
    s = put(s, asked[DISCARD], discard=s.discard + one)
    # R4.8: the card lies open once its stone is placed.
    s = put(s, asked[PLACE], discard=s.discard + card(jnp.minimum(s.tribe, word(TRIBES - 1))))
    aside = where(exchanged, s.picks, 0)
    return put(s, exchanged | committed, picks=0), aside


def use_tile(s: State, on: Word, tile: Word) -> State:
    """R10.3-R10.5: an extra slot, an exchange or two steps of influence."""
    s = put(s, on, tile_used=1, unused=s.unused & ~bit(s.active * 3 + tile))
    s = put(s, on & (tile == DOUBLE), slots=s.slots + 1)
    s = put(s, on & (tile == EXCHANGE_TILE), phase=PICK)
    return put(s, on & (tile == INFLUENCE2), phase=BOOST, lowest=0, left=2)
