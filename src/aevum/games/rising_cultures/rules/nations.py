"""What a nation has of its own: the golden side, the Nile, the House of Wisdom.

Rules   N1, N2, N3, N4, N5
Owns    golden, flood, nile, archive
Nodes   none
Leaves  the cards to columns.py, the coins to treasury.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.core.effects import Choice, Need
from aevum.core.why import Why
from aevum.games.rising_cultures.components import (
    ARCHIVED,
    FIRST_STAGE,
    FLIPPED,
    FLOODED,
    GAINED,
    NILE_FILLED,
    NILE_SPACES,
    NILE_TAKEN,
    OPTION,
    REPEATED,
    TARGET,
)
from aevum.games.rising_cultures.effects import Effect
from aevum.games.rising_cultures.registry import ARCHIVE_SOURCE, COST, EFFECTS, MAX, N
from aevum.games.rising_cultures.rules.assets import nile_due
from aevum.games.rising_cultures.rules.columns import (
    has_card_at,
    take_discard,
    take_lowest_resource,
)
from aevum.games.rising_cultures.rules.treasury import (
    collect,
    gain,
    nothing_to_do,
    pay,
    set_aside,
)
from aevum.games.rising_cultures.rules.trigger import play_effects
from aevum.games.rising_cultures.state import CulturesState

# -- the golden side ------------------------------------------------------------------------------


def flip(s: CulturesState, seat: int, effect: Effect) -> None:
    """N1, K43: once, and what was received before is not given again."""
    pay(s, seat, effect.cost)
    s.golden[seat] = 1
    s.refresh(seat)
    s.tell(FLIPPED, seat, effect.cost)


def is_grey(s: CulturesState, seat: int, effect: Effect) -> bool:
    return not s.golden[seat]


def is_golden(s: CulturesState, seat: int, effect: Effect) -> Why:
    return Why("K43", "already-golden")


FLIP_GOLDEN: Final = EFFECTS.deed(
    "flip_golden", "play action", flip, COST, rules="N1 K43", needs=(Need(is_grey, is_golden),)
)


# -- the Nile -------------------------------------------------------------------------------------


def raise_flood(s: CulturesState, seat: int, effect: Effect) -> None:
    """N2: each step gives the opponent a coin."""
    for _ in range(min(effect.n, NILE_SPACES - s.flood[seat])):
        s.flood[seat] += 1
        s.tell(FLOODED, seat, s.flood[seat])
        s.tell(GAINED, 1 - seat, gain(s, 1 - seat, 1))


def can_rise(s: CulturesState, seat: int, effect: Effect) -> bool:
    return s.flood[seat] < len(s.nation_of(seat).nile)


def fill_nile(s: CulturesState, seat: int, effect: Effect) -> None:
    """N3: a coin on each flooded own space that is empty; the opponent takes one per its space."""
    put = 0
    given = 0
    for space, own in enumerate(s.nation_of(seat).nile[: s.flood[seat]]):
        place = seat * NILE_SPACES + space
        if not own:
            given += gain(s, 1 - seat, 1)
        elif not s.nile[place] and put < effect.n and set_aside(s):
            s.nile[place] = 1
            put += 1
    if put:
        s.tell(NILE_FILLED, seat, put)
    if given:
        s.tell(GAINED, 1 - seat, given)


def is_flooded(s: CulturesState, seat: int, effect: Effect) -> bool:
    return s.flood[seat] > 0


def empty_nile(s: CulturesState, seat: int, effect: Effect) -> None:
    """N4: the coins that are due come to their owner."""
    taken = min(effect.n, nile_due(s, seat))
    left = taken
    for space in range(NILE_SPACES):
        if left and s.nile[seat * NILE_SPACES + space]:
            s.nile[seat * NILE_SPACES + space] = 0
            left -= 1
    collect(s, seat, taken)
    s.tell(NILE_TAKEN, seat, taken)


def has_due(s: CulturesState, seat: int, effect: Effect) -> bool:
    return nile_due(s, seat) > 0


FLOOD: Final = EFFECTS.deed(
    "flood", "income play action", raise_flood, N,
    rules="N2", needs=(Need(can_rise, nothing_to_do),),
)  # fmt: skip
NILE_ADD: Final = EFFECTS.deed(
    "nile_add", "income play action", fill_nile, N,
    rules="N3", needs=(Need(is_flooded, nothing_to_do),),
)  # fmt: skip
NILE_TAKE: Final = EFFECTS.deed(
    "nile_take", "income play action", empty_nile, N,
    rules="N4", needs=(Need(has_due, nothing_to_do),),
)  # fmt: skip


# -- the House of Wisdom --------------------------------------------------------------------------


def put_into_archive(s: CulturesState, seat: int, card: int) -> None:
    """N5: face down into the House of Wisdom."""
    s.archive[seat].append(card)
    s.tell(ARCHIVED, seat, card, len(s.archive[seat]))


def archive_resource(s: CulturesState, seat: int, effect: Effect) -> None:
    put_into_archive(s, seat, take_lowest_resource(s, seat))


def ask_for_discard(s: CulturesState, seat: int, effect: Effect) -> None:
    s.push(TARGET, effect.index, seat)


ARCHIVE_FROM: Final[tuple[Callable[[CulturesState, int, Effect], None], ...]] = (
    archive_resource,
    ask_for_discard,
)
"""In the order of SOURCES."""


def archive(s: CulturesState, seat: int, effect: Effect) -> None:
    ARCHIVE_FROM[effect.place](s, seat, effect)


def archive_discard(s: CulturesState, seat: int, effect: Effect, card: int) -> None:
    take_discard(s, seat, card)
    put_into_archive(s, seat, card)


def why_not_discard(s: CulturesState, seat: int, effect: Effect, card: int) -> Why | None:
    """D7: a card of the own discard pile."""
    if card in s.discard[seat]:
        return None
    return Why("D7", "not-in-discard", {"card": s.box.cards[card].id})


def has_archive_space(s: CulturesState, seat: int, effect: Effect) -> bool:
    return len(s.archive[seat]) < s.nation_of(seat).archive_spaces


def archive_is_full(s: CulturesState, seat: int, effect: Effect) -> Why:
    return Why("N5", "archive-full")


ARCHIVE: Final = EFFECTS.deed(
    "archive", "play action event", archive, ARCHIVE_SOURCE, rules="N5 D7",
    needs=(Need(has_archive_space, archive_is_full), Need(has_card_at, nothing_to_do)),
    choice=Choice(why_not_discard, archive_discard),
)  # fmt: skip


def ask_for_stage(s: CulturesState, seat: int, effect: Effect) -> None:
    s.push(OPTION, effect.index, seat)


def is_repeatable(s: CulturesState, seat: int, effect: Effect, stage: int) -> bool:
    """A reached stage up to a number whose one-time effect could do something once more."""
    if not 0 <= stage < min(len(s.progress[seat]), effect.most):
        return False
    for once in s.side_of(seat).stages[stage].play:
        if once.verb != REPEAT_STAGE and EFFECTS.can(s, seat, once):
            return True
    return False


def why_not_repeat(s: CulturesState, seat: int, effect: Effect, option: int) -> Why | None:
    if is_repeatable(s, seat, effect, option - FIRST_STAGE):
        return None
    return Why("D7", "stage-not-repeatable")


def repeat_stage(s: CulturesState, seat: int, effect: Effect, option: int) -> None:
    stage = option - FIRST_STAGE
    s.tell(REPEATED, seat, stage + 1)
    play_effects(s, seat, s.side_of(seat).stages[stage])


def has_stage(s: CulturesState, seat: int, effect: Effect) -> bool:
    return any(is_repeatable(s, seat, effect, stage) for stage in range(len(s.progress[seat])))


REPEAT_STAGE: Final = EFFECTS.deed(
    "repeat_stage", "action", ask_for_stage, MAX, rules="N5 D7",
    needs=(Need(has_stage, nothing_to_do),), choice=Choice(why_not_repeat, repeat_stage),
)  # fmt: skip
