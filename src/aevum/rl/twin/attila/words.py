"""Arithmetic on 32-bit words; whatever is computed, is computed for a whole batch at once.

Cards are counted in nibbles: bits 4t to 4t+3 of a word hold the cards of tribe t, at most nine, so
hands, piles and picks are added and taken away as plain numbers.

Stones are counted in bit planes: bit p of plane k is bit k of the number of stones in province p.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from aevum.games.attila.components import TRIBES

Word = Any
"""An array of uint32, or of truth values."""
NIBBLE = 4
FIFTHS = 5
"""Bits of an influence track: fields 0 to 22."""
PLANES = 3
"""Bits that count stones of one tribe in a province: 0 to 5."""
Planes = tuple[Word, ...]


def word(value: Any) -> Word:
    return jnp.asarray(value, jnp.uint32)


def number(truth: Word) -> Word:
    return truth.astype(jnp.uint32)


def where(on: Word, yes: Any, no: Any) -> Word:
    """Branches are computed both; this says which counts."""
    return jnp.where(on, word(yes), word(no))


def any_of(truths: Sequence[Word]) -> Word:
    return reduce(or_, truths)


def total(numbers: Sequence[Word]) -> Word:
    return reduce(lambda a, b: a + b, numbers)


def bits_in(mask: Word) -> Word:
    return lax.population_count(mask)


def bit(place: Word) -> Word:
    return word(1) << place


# -- seats ----------------------------------------------------------------------------------------


def of_seat(values: Sequence[Word], seat: Word) -> Word:
    """The word of a seat that is known only at run time."""
    return total([where(seat == i, value, 0) for i, value in enumerate(values)])


def with_seat(values: Sequence[Word], seat: Word, on: Word, new: Word) -> tuple[Word, ...]:
    return tuple(where(on & (seat == i), new, value) for i, value in enumerate(values))


# -- cards ----------------------------------------------------------------------------------------


def card(tribe: Word) -> Word:
    return word(1) << (tribe * NIBBLE)


def cards_of(cards: Word, tribe: int) -> Word:
    return cards >> (tribe * NIBBLE) & 15


def how_many(cards: Word) -> Word:
    pairs = (cards & 0x0F0F0F) + (cards >> NIBBLE & 0x0F0F0F)
    return pairs * 0x010101 >> 16 & 255


def tribes_in(cards: Word) -> Word:
    """The tribes of which there is a card, as a mask of six bits."""
    found = cards | cards >> 1
    found = (found | found >> 2) & 0x111111
    found = (found | found >> 3) & 0x030303
    return (found | found >> 6 | found >> 12) & 63


def highest(mask: Word) -> Word:
    """The highest tribe of a mask of six bits; 0 if there is none."""
    return total([number(mask >> tribe != 0) for tribe in range(1, TRIBES)])


# -- influence ------------------------------------------------------------------------------------


def field_of(tracks: Word, tribe: Any) -> Word:
    """Where the counter of one seat stands on the track of a tribe."""
    return tracks >> (tribe * FIFTHS) & 31


# -- stones ---------------------------------------------------------------------------------------


def stones_at(planes: Planes, province: Word) -> Word:
    return total([(plane >> province & 1) << k for k, plane in enumerate(planes)])


def stones_in(planes: Planes) -> Word:
    return total([bits_in(plane) << k for k, plane in enumerate(planes)])


def held(planes: Planes) -> Word:
    """The provinces with at least one stone, as a mask."""
    return reduce(or_, planes)


def with_stone(planes: Planes, place: Word) -> Planes:
    """One stone more in the province of this bit; no bit, no stone."""
    grown = []
    carry = place
    for plane in planes:
        grown.append(plane ^ carry)
        carry = plane & carry
    return tuple(grown)


def added(a: Planes, b: Planes) -> Planes:
    """Province by province, the stones of two tribes together."""
    summed = []
    carry = word(0)
    for x, y in zip(a, b, strict=True):
        summed.append(x ^ y ^ carry)
        carry = x & y | carry & (x ^ y)
    return tuple(summed)


# -- chance ---------------------------------------------------------------------------------------

GOLDEN = np.uint32(0x9E3779B9)


def mixed(x: Word) -> Word:
    """A hash of one word in which every bit depends on every bit (lowbias32)."""
    x = (x ^ x >> 16) * np.uint32(0x21F0AAAD)
    x = (x ^ x >> 15) * np.uint32(0xD35A2D97)
    return x ^ x >> 15


def randomness(key: tuple[Word, Word], use: int) -> Word:
    """Word number `use` of the stream that belongs to this key."""
    return mixed(mixed(key[0] + mixed(key[1])) + np.uint32((use * int(GOLDEN)) & 0xFFFFFFFF))


def below(random: Word, end: Word) -> Word:
    """A number below `end`, which is at most 64: the upper 26 bits are scaled."""
    return (random >> 6) * end >> 26
