"""What may be done: the mask of legal actions, and the predicates it shares with the step."""

from __future__ import annotations

from functools import reduce

import jax.numpy as jnp

from aevum.games.attila.components import (
    DOUBLE,
    EXCHANGE_TILE,
    INFLUENCE2,
    ROOM,
    STONES_PER_TRIBE,
)
from aevum.games.attila.rules.tiles import AFTER_SLOT
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
    wide,
)
from aevum.rl.twin.attila.words import (
    Word,
    added,
    bit,
    held,
    highest,
    number,
    of_seat,
    stones_at,
    stones_in,
    total,
    tribes_in,
    where,
    word,
)

Mask = tuple[Word, Word]
"""Actions 0 to 31 and 32 to 63, a bit for each."""


def open_provinces(rules: Rules, s: State) -> Word:
    """R4.6: neither pacified nor full."""
    ones, _, fours = reduce(added, s.stones)
    assert ROOM == 4  # so that only five stones have bits 0 and 2
    return ~(ones & fours) & ~s.closed & word((1 << rules.provinces) - 1)


def placements(rules: Rules, s: State) -> list[Word]:
    """R4.9 for every tribe: the provinces that may take a stone of it."""
    free = open_provinces(rules, s)
    return [
        where(stones_in(planes) == STONES_PER_TRIBE, 0,
              free & (rules.spread(held(planes)) | rules.upper))
        for planes in s.stones
    ]  # fmt: skip


def placeable(places: list[Word]) -> Word:
    """The tribes that can be placed at all, as a mask."""
    return total([number(mask != 0) << tribe for tribe, mask in enumerate(places)])


def usable_tiles(s: State, moment: Word, hand: Word, playable: Word) -> Word:
    """R10.1-R10.5, K14: the tiles the active player may use, as a mask."""
    at_last = (moment == AFTER_SLOT) & (s.slots == 0)
    may = (
        number(at_last & (playable != 0)) << DOUBLE
        | number(hand != 0) << EXCHANGE_TILE
        | 1 << INFLUENCE2
    )
    return where(s.tile_used != 0, 0, s.unused >> (s.active * 3) & may & 7)


def pickable(s: State) -> Word:
    """Tribes of which another card can be picked, none before the last one picked."""
    rest = of_seat(s.hand, s.seat) - s.picks
    return tribes_in(rest) & (word(63) << highest(tribes_in(s.picks)))


def present(s: State) -> Word:
    """The tribes with a stone in the province that is fought for (R6.3)."""
    return total([
        number(stones_at(planes, s.fought) != 0) << tribe for tribe, planes in enumerate(s.stones)
    ])  # fmt: skip


def legal_words(rules: Rules, s: State) -> Mask:
    """The legal actions of a position that is wide."""
    a = rules.actions
    places = placements(rules, s)
    hand = of_seat(s.hand, s.active)
    playable = tribes_in(hand) & placeable(places)
    place = of_seat(places, s.tribe)
    asked = [s.phase == phase for phase in range(COMMIT + 2)]
    offers: list[tuple[int, Word, Word]] = [
        (a.play, asked[CARD], playable),
        (a.place, asked[PLACE] | asked[SECOND], place),
        (a.influence, asked[INFLUENCE], word(3)),
        (a.skip_second, asked[SECOND], word(1)),
        (a.use_tile, asked[WINDOW], usable_tiles(s, s.moment, hand, playable)),
        (a.no_tile, asked[WINDOW], word(1)),
        (a.exchange, asked[PICK], pickable(s)),
        (a.exchange_done, asked[PICK], number(s.picks != 0)),
        (a.boost, asked[BOOST], word(63) << s.lowest & 63),
        (a.commit, asked[COMMIT], pickable(s) & present(s)),
        (a.commit_done, asked[COMMIT], word(1)),
        (a.discard, asked[DISCARD], tribes_in(hand)),
    ]
    low = high = word(0)
    for first, on, mask in offers:
        mask = where(on, mask, 0)
        if first < 32:
            low = low | mask << first
            if first:
                high = high | mask >> (32 - first)
        else:
            high = high | mask << (first - 32)
    return low, high


def legal(rules: Rules, s: State) -> Word:
    """Truth values, one row of `rules.actions.end` for each game."""
    low, high = legal_words(rules, wide(s))
    numbers = jnp.arange(rules.actions.end, dtype=jnp.uint32)
    halves = jnp.where(numbers < 32, low[..., None], high[..., None])
    return (halves & bit(numbers & 31)) != 0
