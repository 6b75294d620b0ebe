"""Playing cards: coins, military, resource or build.

Rules   R4, R5, R6, R9
Owns    military, resource, discard, borrowed
Nodes   turn (procedure), act (decision)
Leaves  building to build.py, actions to effects.py, the hand to hand.py
"""

from __future__ import annotations

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.rising_cultures.components import (
    ACT,
    ACTIVATE_V,
    ACTIVATED,
    BARS,
    COINS_USE,
    END_TURN_V,
    FOR_BUILD,
    FOR_COINS,
    FOR_MILITARY,
    FOR_RESOURCE,
    PLAY_V,
    RESOURCES,
    USED_COINS,
    USED_MILITARY,
    USED_RESOURCE,
    USES,
)
from aevum.games.rising_cultures.effects import COINS_USE_BONUS, ON_COINS_USE, ON_MILITARY, Effect
from aevum.games.rising_cultures.rules.assets import gain, sum_of
from aevum.games.rising_cultures.rules.build import build, build_price, why_not_build
from aevum.games.rising_cultures.rules.hand import take_from_hand
from aevum.games.rising_cultures.rules.trigger import is_ready, mark_used, queue, trigger
from aevum.games.rising_cultures.rules.usable import why_not_effect
from aevum.games.rising_cultures.state import CulturesState

MODES = len(USES)
PLAYED = 1
ENDED = 2


def take_turn(s: CulturesState) -> None:
    """R9.1: actions before and after the one card; b says how far the turn is.

    `end_turn` is asked only if an action could still be used.
    """
    seat = s.var_a()
    step = s.var_b()
    if step == ENDED or (step == PLAYED and not usable_actions(s, seat)):
        return
    s.repeat()
    s.push(ACT, seat, step)


def end_turn(s: CulturesState) -> None:
    s.borrowed = [0] * len(RESOURCES)


def why_not_use(s: CulturesState, seat: int, card: int, use: int) -> Why | None:
    """R4.2: coins are always possible, K15 and R7.3 limit the others."""
    if use == FOR_MILITARY and len(s.military[seat]) >= BARS:
        return Why("K15", "no-free-bar")
    if use == FOR_BUILD:
        return why_not_build(s, seat, card)
    return None


def use_card(s: CulturesState, seat: int, card: int, use: int) -> None:
    """R4.4: only the part of the card that belongs to the use counts."""
    if use == FOR_COINS:
        use_for_coins(s, seat, card)
    elif use == FOR_MILITARY:
        lay_military(s, seat, card)
    elif use == FOR_RESOURCE:
        lay_resource(s, seat, card)
    else:
        build(s, seat, card)


def use_for_coins(s: CulturesState, seat: int, card: int) -> None:
    """R5.1"""
    s.discard[seat].append(card)
    coins = gain(s, seat, COINS_USE + sum_of(s, seat, COINS_USE_BONUS))
    s.tell(USED_COINS, seat, card, coins)
    trigger(s, seat, ON_COINS_USE)


def lay_military(s: CulturesState, seat: int, card: int) -> None:
    """R6.1: on the topmost free red bar."""
    s.military[seat].append(card)
    s.refresh(seat)
    s.tell(USED_MILITARY, seat, card, len(s.military[seat]))
    trigger(s, seat, ON_MILITARY)


def lay_resource(s: CulturesState, seat: int, card: int) -> None:
    """R6.3: a coin shown on the strip is taken once, now."""
    s.resource[seat].append(card)
    s.tell(USED_RESOURCE, seat, card, gain(s, seat, s.box.cards[card].coin))


# -- actions --------------------------------------------------------------------------------------


def usable_actions(s: CulturesState, seat: int) -> list[int]:
    """Sources whose action can be used now, in the order of K48."""
    found: list[int] = []
    for source in s.sources(seat):
        action = source.action
        if action is None or not is_ready(s, seat, source, action):
            continue
        if why_not_effect(s, seat, action) is None:
            found.append(source.code)
    return found


def why_not_activate(s: CulturesState, seat: int, code: int) -> Why | None:
    about = {"source": s.box.source_ids[code]}
    action = action_of(s, seat, code)
    if action is None:
        return Why("R9.1", "no-action", about)
    for source in s.sources(seat):
        if source.code == code and not is_ready(s, seat, source, action):
            return Why("K21", "already-used", about)
    return why_not_effect(s, seat, action)


def action_of(s: CulturesState, seat: int, code: int) -> Effect | None:
    for source in s.sources(seat):
        if source.code == code:
            return source.action
    return None


def activate(s: CulturesState, seat: int, code: int) -> None:
    for source in s.sources(seat):
        if source.code == code and source.action is not None:
            mark_used(s, seat, source, source.action)
            s.tell(ACTIVATED, seat, code)
            queue(s, seat, [source.action])
            return


class Act(Decision[CulturesState]):
    """D4, D5: play a card, use an action, or end the turn. Frame: a = seat, b = card played?"""

    def actor(self, s: CulturesState) -> int:
        return s.var_a()

    def legal(self, s: CulturesState) -> list[str]:
        seat = s.var_a()
        words = s.box.words
        found: list[str] = []
        if not s.var_b():
            play = words[PLAY_V]
            room = len(s.military[seat]) < BARS
            for card in s.hand[seat]:
                first = card * MODES
                found.append(play[first + FOR_COINS])
                if room:
                    found.append(play[first + FOR_MILITARY])
                found.append(play[first + FOR_RESOURCE])
                if build_price(s, seat, card) <= s.coins[seat]:
                    found.append(play[first + FOR_BUILD])
        found += [words[ACTIVATE_V][code] for code in sorted(usable_actions(s, seat))]
        if s.var_b():
            found.append(words[END_TURN_V][0])
        return found

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        seat = s.var_a()
        if verb == ACTIVATE_V:
            return why_not_activate(s, seat, arg)
        if verb == END_TURN_V:
            return None if s.var_b() else Why("R4.1", "must-play")
        if verb != PLAY_V:
            return Why("R4.1", "asked-act")
        card, use = divmod(arg, MODES)
        if s.var_b():
            return Why("R4.1", "one-card")
        if card not in s.hand[seat]:
            return Why("R4.1", "not-in-hand", {"card": s.box.cards[card].id})
        return why_not_use(s, seat, card, use)

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var_a()
        s.pop()
        if verb == END_TURN_V:
            s.set_b(ENDED)
        elif verb == ACTIVATE_V:
            activate(s, seat, arg)
        else:
            card, use = divmod(arg, MODES)
            s.set_b(PLAYED)
            take_from_hand(s, seat, card)
            use_card(s, seat, card, use)
