"""What follows by itself: conflicts, pacification, scoring, the end of a turn, the next one.

The steps stand in the order of the rules (`aevum.games.attila.flow`), each with the condition under
which it happens; a batch goes through all of them together. So nothing may come round twice in one
step, and in one case the twin asks where the rules do not: see `begin_slot` and `fight`.
"""

from __future__ import annotations

from functools import reduce

import jax.numpy as jnp

from aevum.games.attila.components import HAND, K35, MOMENTS, STONES_PER_TRIBE, T1, T2
from aevum.games.attila.rules.tiles import (
    AFTER_PACIFICATION,
    AFTER_SLOT,
    BEFORE_CONFLICT,
    TURN_START,
)
from aevum.rl.attila.numbers import NO_TRIBE, NOWHERE
from aevum.rl.twin.attila.act import After, tiles_laid
from aevum.rl.twin.attila.legal import placeable, placements, usable_tiles
from aevum.rl.twin.attila.rules import Rules
from aevum.rl.twin.attila.scoring import points_now
from aevum.rl.twin.attila.state import (
    CARD,
    COMMIT,
    DISCARD,
    OVER,
    SECOND,
    WINDOW,
    State,
    put,
)
from aevum.rl.twin.attila.words import (
    Word,
    any_of,
    below,
    bit,
    card,
    cards_of,
    how_many,
    number,
    of_seat,
    randomness,
    stones_at,
    stones_in,
    total,
    tribes_in,
    where,
    with_seat,
    word,
)

NOBODY = 9
"""More than any distance between two seats."""
STRONG = 99
"""More than any strength."""
TILES_IN_ALL = 10


def followed(rules: Rules, s: State, after: After) -> State:
    """Run on until somebody must decide again."""
    resumed = [after.resumed & (s.moment == moment) for moment in range(len(MOMENTS))]
    s, settled = ask_next(s, after.committed)
    s = settle(rules, s, settled)
    places = placements(rules, s)
    s, to_conflicts = second_stone(s, after, places)
    pending = s.fought != NOWHERE
    s, onward = offer(s, to_conflicts & pending, BEFORE_CONFLICT)
    fights = onward | resumed[BEFORE_CONFLICT]
    s, onward = offer(s, settled & (pending | (s.due != 0)), AFTER_PACIFICATION)
    calm = settled & ~pending & (s.due == 0)
    pacified = onward | calm | resumed[AFTER_PACIFICATION]
    scores = number(pacified) & s.due
    s = put(s, pacified, due=0)
    s = fight(s, fights | (pacified & pending), after.aside)
    slot_over = (to_conflicts | pacified) & ~pending | after.discarded
    s, onward = offer(s, slot_over, AFTER_SLOT, places)
    closed = onward | resumed[AFTER_SLOT]
    turn_over = closed & (s.slots == 0)
    s = put(s, turn_over & any_supply_empty(s), triggers=s.triggers | 1 << T2)
    ends = turn_over & (s.triggers != 0)
    s = draw(s, after.aside, turn_over & ~ends)
    s = put(s, turn_over, active=seat_after(rules, s.active, word(1)))
    stuck = turn_over & ~ends & (placeable(places) == 0)
    s = put(s, stuck, triggers=s.triggers | 1 << K35)
    s, begins = begin_turn(rules, s, turn_over & ~ends & ~stuck)
    s = begin_slot(s, begins | resumed[TURN_START] | (closed & ~turn_over), places)
    over = ends | stuck
    s = score(s, scores + number(over))
    return put(s, over, phase=OVER, seat=s.active)


def seat_after(rules: Rules, seat: Word, steps: Word) -> Word:
    moved = seat + steps
    return where(moved >= rules.players, moved - rules.players, moved)


def offer(s: State, on: Word, moment: int, places: list[Word] | None = None) -> tuple[State, Word]:
    """D1: open a window where a tile can be used; where none can, the game goes on."""
    hand = of_seat(s.hand, s.active)
    playable = tribes_in(hand) & placeable(places) if places else word(0)
    asks = on & (usable_tiles(s, word(moment), hand, playable) != 0)
    return put(s, asks, phase=WINDOW, moment=moment, seat=s.active), on & ~asks


def second_stone(s: State, after: After, places: list[Word]) -> tuple[State, Word]:
    """D5 is asked only where a second stone can be placed (K24)."""
    asks = after.forwent & (of_seat(places, s.tribe) != 0)
    return put(s, asks, phase=SECOND), after.placed | (after.forwent & ~asks)


# -- conflicts ------------------------------------------------------------------------------------


def distance(s: State, seat: int) -> Word:
    """How many seats after the active player this one is asked."""
    players = len(s.hand)
    return where(s.active > seat, seat + players - s.active, seat - s.active)


def next_with_cards(s: State, first: Word, spare: Word) -> Word:
    """The next seat with cards from this distance on, as a distance; NOBODY if there is none."""
    found = []
    for seat, hand in enumerate(s.hand):
        away = distance(s, seat)
        has = (hand != 0) | ((away == 0) & (spare != 0))
        found.append(where(has & (away >= first), away, NOBODY))
    return reduce(jnp.minimum, found)


def seat_at(s: State, away: Word) -> Word:
    seat = s.active + away
    return where(seat >= len(s.hand), seat - len(s.hand), seat)


def ask_next(s: State, on: Word) -> tuple[State, Word]:
    """R6.2: one round; whoever has no cards passes by itself. True where the round is over."""
    here = total([where(s.seat == i, distance(s, i), 0) for i in range(len(s.hand))])
    away = next_with_cards(s, here + 1, word(0))
    settled = on & (away == NOBODY)
    return put(s, on & ~settled, seat=seat_at(s, away)), settled


def fight(s: State, on: Word, aside: Word) -> State:
    """The first seat with cards is asked.

    Where nobody has any, the rules settle the conflict at once; the twin asks the active player,
    who can only say `commit_done`.
    """
    away = next_with_cards(s, word(0), aside)
    seat = seat_at(s, where(away == NOBODY, 0, away))
    return put(s, on, phase=COMMIT, seat=seat)


def settle(rules: Rules, s: State, on: Word) -> State:
    """R6.5-R6.9: compare, remove the weakest, discard; R7: pacify, and see what is to be scored."""
    laid = total(list(s.laid))
    strengths = []
    for tribe, planes in enumerate(s.stones):
        stones = stones_at(planes, s.fought)
        strengths.append(where(stones == 0, STRONG, stones + cards_of(laid, tribe)))
    weakest = reduce(jnp.minimum, strengths)
    place = where(on, bit(s.fought), 0)
    stones_left = tuple(
        tuple(plane & ~where(strength == weakest, place, 0) for plane in planes)
        for planes, strength in zip(s.stones, strengths, strict=True)
    )
    before = tiles_laid(s)
    none_left = before == TILES_IN_ALL
    s = s._replace(
        stones=stones_left,
        closed=s.closed | place,
        untiled=s.untiled | where(none_left, place, 0),
    )
    nothing = tuple(word(0) for _ in s.laid)
    s = put(s, on, laid=nothing, discard=s.discard + laid, fought=s.later, later=NOWHERE)
    emptied = [before == tiles - 1 for tiles in (1, 3, 6)]
    last = before == TILES_IN_ALL - 1
    due = any_of([*emptied, last] if rules.score_tenth else emptied)
    s = put(s, on, due=number(due))
    return put(s, on & last, triggers=s.triggers | 1 << T1)


def score(s: State, times: Word) -> State:
    """Nothing moves between the scoring of a century and the final one of the same step."""
    paid = points_now(s)
    return s._replace(
        score=tuple(old + points * times for old, points in zip(s.score, paid, strict=True))
    )


# -- turns ----------------------------------------------------------------------------------------


def any_supply_empty(s: State) -> Word:
    return any_of([stones_in(planes) == STONES_PER_TRIBE for planes in s.stones])


def begin_turn(rules: Rules, s: State, on: Word) -> tuple[State, Word]:
    """R12.2: two slots with two players; true where no window is offered before the first."""
    s = put(s, on, turn=s.turn + 1, slots=2 if rules.players == 2 else 1, tile_used=0)
    return offer(s, on, TURN_START)


def begin_slot(s: State, on: Word, places: list[Word]) -> State:
    """Step 1: a card; K8: a discard if none can be played.

    An empty hand skips the slot (K9). The rules ask next only if a tile can be used; the twin opens
    the window after the slot in any case, so that no slot is skipped unseen inside of one step.
    """
    s = put(s, on, slots=s.slots - 1, forgone=0, tribe=NO_TRIBE, seat=s.active)
    hand = of_seat(s.hand, s.active)
    playable = (tribes_in(hand) & placeable(places)) != 0
    phase = where(playable, CARD, where(hand != 0, DISCARD, WINDOW))
    s = put(s, on, phase=phase)
    return put(s, on & (hand == 0), moment=AFTER_SLOT)


# -- cards ----------------------------------------------------------------------------------------


def drawn(pile: Word, random: Word) -> Word:
    """A card of the pile, every one with the same chance."""
    at = below(random, how_many(pile))
    tribe = word(0)
    passed = word(0)
    for kind in range(5):
        passed = passed + cards_of(pile, kind)
        tribe = tribe + number(at >= passed)
    return card(tribe)


def draw(s: State, aside: Word, refills: Word) -> State:
    """K5, R9.1, K3: an exchange, then the refill of the same turn; together never more than six."""
    hand = of_seat(s.hand, s.active)
    exchange = how_many(aside)
    wanted = where(refills, HAND - how_many(hand), exchange)
    pile, discard, taken = s.pile, s.discard, word(0)
    for place in range(HAND):
        discard = discard + where(exchange == place, aside, 0)
        on = wanted > place
        empty = on & (pile == 0)
        pile, discard = where(empty, discard, pile), where(empty, 0, discard)
        one = where(on, drawn(pile, randomness(s.key, place)), 0)
        pile, taken = pile - one, taken + one
    discard = discard + where(exchange == HAND, aside, 0)
    s = s._replace(pile=pile, discard=discard, key=(s.key[0], s.key[1] + 1))
    return s._replace(hand=with_seat(s.hand, s.active, taken != 0, hand + taken))
