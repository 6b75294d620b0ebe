"""Playing cards: coins, military, resource or build.

Rules   R4, R5, R6, R9
Owns    none
Nodes   turn (procedure), act (decision)
Leaves  where the cards lie to columns.py, building to build.py, actions to effects.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.core.effects import Choice
from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.rising_cultures.box import Source
from aevum.games.rising_cultures.components import (
    ACT,
    ACTIVATE_V,
    ACTIVATED,
    COINS_USE,
    END_TURN_V,
    FIRST_USE,
    OPTION,
    PLAY_V,
    TO_SHOW,
    TURN,
    USED_COINS,
    USED_MILITARY,
    USED_RESOURCE,
    USES,
)
from aevum.games.rising_cultures.effects import ON_COINS_USE, ON_MILITARY, Effect
from aevum.games.rising_cultures.registry import EFFECTS, N
from aevum.games.rising_cultures.rules.assets import modifier, number
from aevum.games.rising_cultures.rules.build import build, buildable, cannot_build
from aevum.games.rising_cultures.rules.columns import (
    has_free_bar,
    put_discard,
    put_military,
    put_resource,
)
from aevum.games.rising_cultures.rules.deck import take_openly, take_shown
from aevum.games.rising_cultures.rules.hand import NEEDS_DECK, draw_cards
from aevum.games.rising_cultures.rules.treasury import gain, return_borrowed
from aevum.games.rising_cultures.rules.trigger import is_ready, mark_used, queue, trigger
from aevum.games.rising_cultures.state import CulturesState

MODES = len(USES)

TAKER: Final = TURN.variable("seat")
PLAYED: Final = TURN.variable("played")
ENDED: Final = TURN.variable("ended")
SEAT: Final = ACT.variable("seat")
HAS_PLAYED: Final = ACT.variable("played")

COINS_USE_BONUS: Final = EFFECTS.modifier("coins_use_bonus", "static", number, N, rules="R5.1")


def take_turn(s: CulturesState) -> None:
    """R9.1: actions before and after the one card.

    `end_turn` is asked only if an action could still be used.
    """
    seat = s.var(TAKER)
    played = s.var(PLAYED)
    if s.var(ENDED) or (played and not usable_actions(s, seat)):
        return
    s.repeat()
    s.push(ACT, seat, played)


def end_turn(s: CulturesState) -> None:
    return_borrowed(s)


# -- the four uses --------------------------------------------------------------------------------


def use_for_coins(s: CulturesState, seat: int, card: int) -> None:
    """R5.1"""
    put_discard(s, seat, card)
    coins = gain(s, seat, COINS_USE + modifier(s, seat, COINS_USE_BONUS))
    s.tell(USED_COINS, seat, card, coins)
    trigger(s, seat, ON_COINS_USE)


def lay_military(s: CulturesState, seat: int, card: int) -> None:
    """R6.1"""
    put_military(s, seat, card)
    s.tell(USED_MILITARY, seat, card, len(s.military[seat]))
    trigger(s, seat, ON_MILITARY)


def lay_resource(s: CulturesState, seat: int, card: int) -> None:
    """R6.3: a coin shown on the strip is taken once, now."""
    put_resource(s, seat, card)
    s.tell(USED_RESOURCE, seat, card, gain(s, seat, s.box.cards[card].coin))


def no_bar(s: CulturesState, seat: int) -> Why:
    return Why("K15", "no-free-bar")


class Use:
    """R4.4: what one use of a card is; R4.2: coins and resource are always possible.

    room   is there a place at all, for whatever card, and beside it why not
    fit    which of these cards can be used so, and beside it why another cannot
    """

    def __init__(
        self,
        play: Callable[[CulturesState, int, int], None],
        room: Callable[[CulturesState, int], bool] | None = None,
        no_room: Callable[[CulturesState, int], Why] | None = None,
        fit: Callable[[CulturesState, int, list[int]], list[int]] | None = None,
        cannot: Callable[[CulturesState, int, int], Why] | None = None,
    ) -> None:
        self.play = play
        self.room = room
        self.no_room = no_room
        self.fit = fit
        self.cannot = cannot


USE_OF: Final = (
    Use(use_for_coins),
    Use(lay_military, room=has_free_bar, no_room=no_bar),
    Use(lay_resource),
    Use(build, fit=buildable, cannot=cannot_build),
)
"""In the order of USES."""


def playable(s: CulturesState, seat: int) -> list[int]:
    """What the cards of the hand can be used for, as places of `play`."""
    hand = s.hand[seat]
    found: list[int] = []
    for use in range(MODES):
        kind = USE_OF[use]
        if kind.room is None or kind.room(s, seat):
            cards = hand if kind.fit is None else kind.fit(s, seat, hand)
            found += [card * MODES + use for card in cards]
    found.sort()
    return found


def why_not_use(s: CulturesState, seat: int, card: int, use: int) -> Why | None:
    kind = USE_OF[use]
    if kind.room is not None and kind.no_room is not None and not kind.room(s, seat):
        return kind.no_room(s, seat)
    if kind.fit is not None and kind.cannot is not None and not kind.fit(s, seat, [card]):
        return kind.cannot(s, seat, card)
    return None


# -- actions --------------------------------------------------------------------------------------


def usable_actions(s: CulturesState, seat: int) -> list[int]:
    """Sources whose action can be used now, in the order of K48."""
    found: list[int] = []
    for source in s.sources(seat):
        action = source.action
        if action is None or not is_ready(s, seat, source, action):
            continue
        if EFFECTS.can(s, seat, action):
            found.append(source.code)
    return found


def why_not_activate(s: CulturesState, seat: int, code: int) -> Why | None:
    """The reasons beside `usable_actions`."""
    about = {"source": s.box.source_ids[code]}
    source = source_in_force(s, seat, code)
    if source is None or source.action is None:
        return Why("R9.1", "no-action", about)
    if not is_ready(s, seat, source, source.action):
        return Why("K21", "already-used", about)
    return EFFECTS.why_not(s, seat, source.action)


def source_in_force(s: CulturesState, seat: int, code: int) -> Source | None:
    for source in s.sources(seat):
        if source.code == code:
            return source
    return None


def activate(s: CulturesState, seat: int, code: int) -> None:
    source = source_in_force(s, seat, code)
    assert source is not None
    assert source.action is not None
    mark_used(s, seat, source, source.action)
    s.tell(ACTIVATED, seat, code)
    queue(s, seat, [source.action])


class Act(Decision[CulturesState]):
    """D4, D5: play a card, use an action, or end the turn."""

    def actor(self, s: CulturesState) -> int:
        return s.var(SEAT)

    def legal(self, s: CulturesState) -> list[str]:
        seat = s.var(SEAT)
        has_played = s.var(HAS_PLAYED)
        words = s.box.words
        found: list[str] = []
        if not has_played:
            play = words[PLAY_V]
            found = [play[place] for place in playable(s, seat)]
        found += [words[ACTIVATE_V][code] for code in sorted(usable_actions(s, seat))]
        if has_played:
            found.append(words[END_TURN_V][0])
        return found

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        seat = s.var(SEAT)
        if verb == ACTIVATE_V:
            return why_not_activate(s, seat, arg)
        if verb == END_TURN_V:
            return None if s.var(HAS_PLAYED) else Why("R4.1", "must-play")
        if verb != PLAY_V:
            return Why("R4.1", "asked-act")
        card, use = divmod(arg, MODES)
        if s.var(HAS_PLAYED):
            return Why("R4.1", "one-card")
        if card not in s.hand[seat]:
            return Why("R4.1", "not-in-hand", {"card": s.box.cards[card].id})
        return why_not_use(s, seat, card, use)

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        s.pop()
        if verb == END_TURN_V:
            s.set_var(ENDED, 1)
        elif verb == ACTIVATE_V:
            activate(s, seat, arg)
        else:
            card, use = divmod(arg, MODES)
            s.set_var(PLAYED, 1)
            take_openly(s, seat, card)
            USE_OF[use].play(s, seat, card)


# -- the effect -----------------------------------------------------------------------------------


def turn_up(s: CulturesState, seat: int, effect: Effect) -> None:
    s.push(OPTION, effect.index, seat)
    draw_cards(s, seat, 1, TO_SHOW)


def why_not_extra(s: CulturesState, seat: int, effect: Effect, option: int) -> Why | None:
    use = option - FIRST_USE
    return why_not_use(s, seat, s.shown, use) if 0 <= use < MODES else Why("D7", "asked-use")


def play_extra(s: CulturesState, seat: int, effect: Effect, option: int) -> None:
    USE_OF[option - FIRST_USE].play(s, seat, take_shown(s))


EXTRA_PLAY: Final = EFFECTS.deed(
    "extra_play", "play action", turn_up, rules="R9.1 K46 D7",
    needs=(NEEDS_DECK,), choice=Choice(why_not_extra, play_extra),
)  # fmt: skip
