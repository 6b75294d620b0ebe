"""What the network sees: the position as the deciding seat knows it, in numbers around nought.

`Facts` are plain numbers by the names of the rules, from the twin or from a state of the rules;
`look` makes one `Sight` of them, with NumPy or with JAX: what is trained is what plays. Seats are
counted from the one that decides, tribes and provinces stay in their order. Nothing in a sight
tells more than the seat may know: of other seats only how many cards they hold and have laid.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from aevum.games.attila.components import (
    ACTION_TILES,
    CARDS_PER_TRIBE,
    HAND,
    MOMENTS,
    ROOM,
    STONES_PER_TRIBE,
    TOP,
    TRIBES,
)
from aevum.games.attila.rules.scoring import WIDEST_GAP
from aevum.rl.attila.numbers import PHASES, Actions

Array = Any
SEATS: Final = 5
"""A sight has room for so many seats, whoever plays."""
ALL_TILES: Final = 10
CENTURIES: Final = (1, 3, 6)
"""Tiles laid when a century runs out and the step of influence grows (R5.2)."""
WINDOW: Final = PHASES.index("window")


class Facts(NamedTuple):
    """A batch of positions: the first axis of every array; then seats, tribes or provinces."""

    mask: Array
    """The legal actions."""
    phase: Array
    seat: Array
    """Who decides, and looks."""
    active: Array
    slots: Array
    tile_used: Array
    moment: Array
    """Of the window that is open."""
    tribe: Array
    """Being placed; NO_TRIBE = none."""
    forgone: Array
    fought: Array
    later: Array
    """Provinces with five stones, in their order; NOWHERE = none."""
    due: Array
    left: Array
    """Steps of influence still to be given away."""
    ends: Array
    """Is an end trigger fixed?"""
    unused: Array
    discard: Array
    pile: Array
    """How many cards."""
    picks: Array
    hand: Array
    laid: Array
    influence: Array
    score: Array
    stones: Array
    """Of a province, of a tribe."""
    reach: Array
    """Of a tribe, of a province: may a stone be placed there (R4.9)?"""
    closed: Array
    tiles: Array
    """Pacification tiles laid so far."""


class Sight(NamedTuple):
    """What is true of each tribe, one row for each, and what is true of the whole table."""

    tribes: Array
    table: Array
    placed: Array
    """Which tribe is being placed: 1 for it."""
    seated: Array
    """Which of the five seats there are."""


def look(facts: Facts, xp: Any) -> Sight:
    """The position as numbers; `xp` is NumPy or JAX's NumPy."""
    f = around(facts, xp)
    worth = Worth(f, xp)
    return Sight(of_tribes(f, worth, xp), of_table(f, worth, xp),
                 one_hot(f.tribe, TRIBES, xp), padded(f.score * 0 + 1, xp) > 0)  # fmt: skip


def around(f: Facts, xp: Any) -> Facts:
    """The same facts with the deciding seat as number 0, in integers that may be negative."""
    players = f.score.shape[-1]
    order = (xp.arange(players) + f.seat[..., None].astype(xp.int32)) % players

    def turned(rows: Array) -> Array:
        index = order.reshape(order.shape + (1,) * (rows.ndim - order.ndim))
        return xp.take_along_axis(rows.astype(xp.int32), index, order.ndim - 1)

    plain = Facts(*(each.astype(xp.int32) for each in f))
    return plain._replace(
        active=(plain.active - plain.seat) % players,
        **{name: turned(getattr(f, name))
           for name in ("unused", "hand", "laid", "influence", "score")},
    )  # fmt: skip


def step_of(tiles: Array, xp: Any) -> Array:
    """R5.2: one field, and one more for each century that has run out."""
    return 1 + sum((tiles >= laid).astype(xp.int32) for laid in CENTURIES)


def payments(stones: Array, provinces: Array, fields: Array, xp: Any) -> Array:
    """R8.5-R8.12, R12.3: what every seat is paid for every tribe (axes seat, tribe)."""
    players = fields.shape[-2]
    first = fields.max(-2, keepdims=True)
    leads = (fields == first) & (fields > 0)
    behind = xp.where(leads, 0, fields)
    second = behind.max(-2, keepdims=True)
    follows = (behind == second) & (behind > 0)
    leaders = leads.sum(-2, keepdims=True)
    followers = follows.sum(-2, keepdims=True)
    s, v = stones[..., None, :], provinces[..., None, :]
    shared = -(-(s + v) // xp.maximum(leaders, 1))
    for_first = xp.where((leaders > 1) | (followers == 0), shared, s)
    for_second = -(-v // xp.maximum(followers, 1)) * (leaders == 1)
    if players == 2:
        for_second = for_second * (first - second <= WIDEST_GAP)
    return xp.where(leads, for_first, 0) + xp.where(follows, for_second, 0)


class Worth:
    """What the tribes would pay now, and once the looker has climbed a step on their tracks."""

    def __init__(self, f: Facts, xp: Any) -> None:
        self.stones = f.stones.sum(-2)
        self.provinces = (f.stones > 0).sum(-2)
        self.step = step_of(f.tiles, xp)
        climbed = xp.minimum(f.influence[..., :1, :] + self.step[..., None, None], TOP)
        others = f.influence[..., 1:, :]
        self.now = payments(self.stones, self.provinces, f.influence, xp)
        self.climbed = payments(
            self.stones, self.provinces, xp.concatenate([climbed, others], -2), xp
        )
        self.rivals = others.max(-2)


def one_hot(numbers: Array, size: int, xp: Any) -> Array:
    return (numbers[..., None] == xp.arange(size)).astype(xp.float32)


def padded(rows: Array, xp: Any) -> Array:
    """Seats in the last axis, with noughts for those that nobody plays."""
    widths = [(0, 0)] * (rows.ndim - 1) + [(0, SEATS - rows.shape[-1])]
    return xp.pad(rows.astype(xp.float32), widths)


def of_tribes(f: Facts, worth: Worth, xp: Any) -> Array:
    """Rows for tribes: stones, reach, tracks, payments, cards, and what may be done with it."""
    provinces = f.closed.shape[-1]
    a = Actions.on(provinces)
    here = xp.einsum("...pt,...p->...t", f.stones, one_hot(f.fought, provinces, xp))
    by_tribe = xp.swapaxes(f.stones, -1, -2)
    fields = xp.swapaxes(f.influence, -1, -2)
    paid, climbed = xp.swapaxes(worth.now, -1, -2), xp.swapaxes(worth.climbed, -1, -2)
    mine = fields[..., 0]
    hand, laid = f.hand[..., 0, :], f.laid[..., 0, :]
    played = one_hot(xp.where(f.phase == PHASES.index("place"), f.tribe, -1), TRIBES, xp)
    unseen = CARDS_PER_TRIBE - f.discard - hand - laid - played
    lead = mine - worth.rivals
    single = [
        here / 5, here > 0, worth.stones / 20, worth.provinces / 12,
        worth.stones == STONES_PER_TRIBE, worth.stones == STONES_PER_TRIBE - 1,
        worth.stones == STONES_PER_TRIBE - 2,
        hand / 3, hand >= 1, hand >= 2, hand >= 3, f.picks / 3, laid / 3, unseen / 9, f.discard / 9,
        one_hot(f.tribe, TRIBES, xp), lead / 8, lead == 0, lead > 0,
        mine + worth.step[..., None] >= TOP, mine == 0,
    ]  # fmt: skip
    acts = [f.mask[..., first : first + TRIBES]
            for first in (a.play, a.exchange, a.boost, a.commit, a.discard)]  # fmt: skip
    columns = [xp.stack([xp.asarray(each, xp.float32) for each in single + acts], -1)]
    columns += [by_tribe / ROOM, f.reach, padded(fields, xp) / TOP]
    columns += [padded(paid, xp) / 16, padded(climbed, xp) / 16]
    columns += [padded(climbed - paid, xp) / 8]
    return xp.concatenate([each.astype(xp.float32) for each in columns], -1)


def of_table(f: Facts, worth: Worth, xp: Any) -> Array:
    """What is asked, the seats around the table, and the provinces."""
    players = f.score.shape[-1]
    provinces = f.closed.shape[-1]
    a = Actions.on(provinces)
    total = f.stones.sum(-1)
    tribes_here = (f.stones > 0).sum(-1)
    now = worth.now.sum(-1)
    sums = f.score + now
    best = sums[..., 1:].max(-1, keepdims=True)
    alone = [f.slots / 2, f.tile_used, f.forgone, f.due, f.left / 2, f.ends, f.pile / 42]
    acts = f.mask[..., a.influence : a.exchange]
    done = f.mask[..., [a.exchange_done, a.commit_done]]
    columns = [xp.stack([xp.asarray(each, xp.float32) for each in alone], -1), acts, done]
    columns += [
        one_hot(f.phase, len(PHASES) - 1, xp),
        one_hot(xp.where(f.phase == WINDOW, f.moment, -1), len(MOMENTS), xp),
        one_hot(f.seat * 0 + players - 2, SEATS - 1, xp),
        one_hot(worth.step - 1, 4, xp),
        one_hot(f.tiles, ALL_TILES + 1, xp),
        one_hot(f.active, SEATS, xp),
        (sums[..., :1] - best) / 16,
    ]
    columns += [padded(each, xp) for each in (
        f.score * 0 + 1, f.score / 64, (f.score - f.score[..., :1]) / 16, now / 32,
        (sums - sums[..., :1]) / 16, f.hand.sum(-1) / HAND, f.laid.sum(-1) / 3,
        f.influence.max(-1) / TOP, *(f.unused[..., tile] for tile in range(len(ACTION_TILES))),
    )]  # fmt: skip
    columns += [
        total / ROOM, total == ROOM, total == ROOM - 1, tribes_here / 3, f.closed,
        f.mask[..., a.place : a.place + provinces],
        one_hot(f.fought, provinces, xp), one_hot(f.later, provinces, xp),
    ]  # fmt: skip
    return xp.concatenate([each.astype(xp.float32) for each in columns], -1)
