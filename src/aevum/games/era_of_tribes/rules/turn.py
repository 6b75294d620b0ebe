"""A turn: one action or passing, and what is placed on it.

Rules   R4
Owns    none
Nodes   turn (procedure), choose-action (decision), leaders (decision), luxuries (decision)
Leaves  each action to its chapter, leaders to leaders.py, goods to goods.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    A_INVENT,
    ACT_V,
    ACTED,
    CHOOSE_ACTION,
    DIPLOMAT,
    DONE_V,
    EXPANSION,
    INVENT_V,
    LEADERS,
    LEADERS_V,
    LUXURIES,
    LUXURY_V,
    MOST,
    NOBODY,
    PASS_V,
    PROGRESS,
    TURN,
    UPHEAVAL,
    USE_V,
)
from aevum.games.era_of_tribes.kinds import (
    A_DIPLOMACY,
    A_GAMES,
    A_PROGRESS,
    A_REVOLUTION,
    A_TAXES,
    ACTIONS,
    E_HALF_PROGRESS,
)
from aevum.games.era_of_tribes.kinds import LUXURIES as LUXURY_KINDS
from aevum.games.era_of_tribes.rules.diplomacy import can_send_envoy
from aevum.games.era_of_tribes.rules.ending import check_ends
from aevum.games.era_of_tribes.rules.goods import ready_luxury, spend_luxury
from aevum.games.era_of_tribes.rules.income import can_tax, hold_games, raise_taxes, take_trade
from aevum.games.era_of_tribes.rules.leaders import has_used, leave_ring, place_leaders, use_field
from aevum.games.era_of_tribes.rules.progress import can_invent, can_progress
from aevum.games.era_of_tribes.rules.revolution import can_revolt
from aevum.games.era_of_tribes.rules.rounds import pass_turn
from aevum.games.era_of_tribes.rules.villages import (
    has_kept,
    kept_half_progress,
    kept_number,
    use_tile,
    why_no_effect,
)
from aevum.games.era_of_tribes.state import EraState

SEAT: Final = TURN.variable("seat")
ACTION: Final = TURN.variable("action")
PLACED: Final = TURN.variable("leaders")
ADDED: Final = TURN.variable("luxuries")
CHOOSER: Final = CHOOSE_ACTION.variable("seat")
LEADER: Final = LEADERS.variable("seat")
LEADING: Final = LEADERS.variable("action")
BOOSTER: Final = LUXURIES.variable("seat")
BOOSTED: Final = LUXURIES.variable("action")
LAST: Final = LUXURIES.variable("last")


# -- may an action be taken? ----------------------------------------------------------------------


def changes_something(s: EraState, seat: int, action: int) -> bool:
    """R4.10, E12"""
    if action == A_TAXES:
        return can_tax(s, seat, 1)
    if action == A_DIPLOMACY:
        return can_send_envoy(s, seat)
    if action == A_PROGRESS:
        return can_progress(s, seat)
    if action == A_GAMES:
        return s.morale[seat] < s.box.morale_high
    if action == A_REVOLUTION:
        return can_revolt(s, seat)
    return True


def can_act(s: EraState, seat: int, action: int) -> bool:
    """R4.3, R4.4"""
    free = s.ready[seat] > 0 and not has_used(s, seat, action)
    return free and changes_something(s, seat, action)


def can_use(s: EraState, seat: int, village: int) -> bool:
    """R4.8, E46: green tiles and grey leaders, without a leader."""
    is_action = s.box.villages[village].effect == E_HALF_PROGRESS
    held = has_kept(s, seat, village) and not is_action
    return held and why_no_effect(s, seat, village) is None


def can_invent_now(s: EraState, seat: int) -> bool:
    """R20.7: as an own action with one leader."""
    held = kept_half_progress(s, seat) != NOBODY
    return held and s.ready[seat] > 0 and can_invent(s, seat)


# -- the turn -------------------------------------------------------------------------------------


def choose_action(s: EraState) -> None:
    """R4.9; 3.1: who has a village face down is asked whatever it is."""
    seat = s.var(SEAT)
    may = any(can_act(s, seat, action) for action in range(len(ACTIONS)))
    if may or kept_number(s, seat):
        s.push(CHOOSE_ACTION, seat)
    else:
        pass_turn(s, seat)


class ChooseAction(Decision[EraState]):
    """D8"""

    def actor(self, s: EraState) -> int:
        return s.var(CHOOSER)

    def legal(self, s: EraState) -> list[str]:
        seat = s.var(CHOOSER)
        word = s.box.speller.word
        actions = range(len(ACTIONS))
        words = [word(ACT_V, action) for action in actions if can_act(s, seat, action)]
        if kept_number(s, seat):
            if can_invent_now(s, seat):
                words.append(word(INVENT_V))
            kinds = range(len(s.box.villages))
            words += [word(USE_V, village) for village in kinds if can_use(s, seat, village)]
        words.append(word(PASS_V))
        return words

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        seat = s.var(CHOOSER)
        if verb == PASS_V:
            return None
        if verb == ACT_V:
            return why_not_act(s, seat, arg)
        if verb == INVENT_V:
            return None if can_invent_now(s, seat) else Why("R20.7", "cannot-invent")
        if verb == USE_V:
            return why_not_use(s, seat, arg)
        return Why("R4.1", "asked-action")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(CHOOSER)
        s.pop()
        if verb == USE_V:
            s.repeat()
            use_tile(s, seat, arg)
        elif verb == ACT_V:
            use_field(s, seat, arg)
            s.set_var(ACTION, arg)
        elif verb == INVENT_V:
            s.set_var(ACTION, A_INVENT)
            place_leaders(s, seat, 1)
            use_tile(s, seat, kept_half_progress(s, seat))
        else:
            pass_turn(s, seat)


def why_not_act(s: EraState, seat: int, action: int) -> Why | None:
    about = {"activity": ACTIONS[action]}
    if not s.ready[seat]:
        return Why("R4.9", "no-leader", about)
    if has_used(s, seat, action):
        return Why("R4.3", "field-used", about)
    return None if changes_something(s, seat, action) else Why("R4.10", "no-effect", about)


def why_not_use(s: EraState, seat: int, village: int) -> Why | None:
    about = {"village": s.box.villages[village].id}
    if not has_kept(s, seat, village):
        return Why("R4.8", "no-such-village", about)
    if s.box.villages[village].effect == E_HALF_PROGRESS:
        return Why("R4.8", "needs-a-leader", about)
    return why_no_effect(s, seat, village)


# -- what is placed -------------------------------------------------------------------------------


def is_boosted(s: EraState, action: int) -> bool:
    """R4.5: several leaders are placed at once."""
    if not 0 <= action < len(ACTIONS):
        return False
    printed = s.box.actions[action]
    return not printed.loop and printed.leaders_max > 1


def ask_for_leaders(s: EraState) -> None:
    """R4.4; for Diplomacy and Progress they come one by one (E91)."""
    seat, action = s.var(SEAT), s.var(ACTION)
    if is_boosted(s, action):
        s.push(LEADERS, seat, action)
    elif action == A_REVOLUTION:
        s.set_var(PLACED, 1)
        place_leaders(s, seat, 1)


class Leaders(Decision[EraState]):
    """D10: how many leaders?"""

    def actor(self, s: EraState) -> int:
        return s.var(LEADER)

    def legal(self, s: EraState) -> list[str]:
        most = min(s.ready[s.var(LEADER)], MOST)
        word = s.box.speller.word
        return [word(LEADERS_V, n) for n in range(1, most + 1) if self.fits(s, n)]

    def fits(self, s: EraState, number: int) -> bool:
        """R7.3: the loss of morale for Taxes must fit on the track."""
        return s.var(LEADING) != A_TAXES or can_tax(s, s.var(LEADER), number)

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb != LEADERS_V:
            return Why("R4.4", "asked-leaders")
        if not 1 <= arg <= s.ready[s.var(LEADER)]:
            return Why("R4.4", "not-so-many-leaders", {"number": str(s.ready[s.var(LEADER)])})
        return None if self.fits(s, arg) else Why("R7.3", "morale-too-low")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(LEADER)
        s.pop()
        place_leaders(s, seat, arg)
        s.set_var(PLACED, arg)


def ask_for_luxuries(s: EraState) -> None:
    action = s.var(ACTION)
    if is_boosted(s, action) and s.box.actions[action].luxury:
        s.push(LUXURIES, s.var(SEAT), action, NOBODY)


class Luxuries(Decision[EraState]):
    """D10: which luxury goods? In the order of their table (3.1)."""

    def actor(self, s: EraState) -> int:
        return s.var(BOOSTER)

    def legal(self, s: EraState) -> list[str]:
        seat, last = s.var(BOOSTER), max(0, s.var(LAST))
        word = s.box.speller.word
        ready = [good for good in range(last, LUXURY_KINDS) if ready_luxury(s, seat, good) > 0]
        return [*(word(LUXURY_V, good) for good in ready), word(DONE_V)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb == DONE_V:
            return None
        if verb != LUXURY_V:
            return Why("R4.4", "asked-luxuries")
        about = {"good": s.box.goods[arg].id}
        if arg >= LUXURY_KINDS:
            return Why("R0.9", "no-luxury", about)
        if ready_luxury(s, s.var(BOOSTER), arg) <= 0:
            return Why("R4.6", "no-ready-good", about)
        return None if arg >= s.var(LAST) else Why("R4.4", "pick-in-order", about)

    def act(self, s: EraState, verb: int, arg: int) -> None:
        if verb == DONE_V:
            s.pop()
            return
        spend_luxury(s, s.var(BOOSTER), arg)
        s.set_var(LAST, arg)
        turn_added(s)


def turn_added(s: EraState) -> None:
    """One more luxury good lies on the action of the turn below."""
    seat, action, last = s.var(BOOSTER), s.var(BOOSTED), s.var(LAST)
    s.pop()
    s.set_var(ADDED, s.var(ADDED) + 1)
    s.push(LUXURIES, seat, action, last)


# -- carrying out ---------------------------------------------------------------------------------


def carry_out(s: EraState) -> None:
    action = s.var(ACTION)
    if 0 <= action < len(ACTIONS):
        s.tell(ACTED, s.var(SEAT), action, s.var(PLACED), s.var(ADDED))
        DEEDS[action](s, s.var(SEAT), s.var(PLACED), s.var(ADDED))


def expand(s: EraState, seat: int, leaders: int, luxuries: int) -> None:
    numbers = s.box.numbers
    s.push(EXPANSION, seat, numbers.growth_leader * leaders + numbers.growth_luxury * luxuries)


def negotiate(s: EraState, seat: int, leaders: int, luxuries: int) -> None:
    s.push(DIPLOMAT, seat)


def research(s: EraState, seat: int, leaders: int, luxuries: int) -> None:
    s.push(PROGRESS, seat)


def revolt(s: EraState, seat: int, leaders: int, luxuries: int) -> None:
    s.push(UPHEAVAL, seat)


DEEDS: Final[tuple[Callable[[EraState, int, int, int], None], ...]] = (
    expand, take_trade, raise_taxes, negotiate, research, hold_games, revolt,
)  # fmt: skip
"""In the order of actions.csv."""


def end_turn(s: EraState) -> None:
    """R25.4; R3.4: the leader on the ring comes back after its owner's first action."""
    seat = s.var(SEAT)
    leave_ring(s, seat)
    check_ends(s, seat)
