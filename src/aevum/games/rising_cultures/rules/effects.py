"""Effects at work: whatever comes due is carried out, and what they leave open is asked.

Rules   R9
Owns    none
Nodes   effect (procedure), target (decision), option (decision)
Leaves  what each effect does to the chapter that declares it, when it comes due to trigger.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.core.effects import Choice, Need
from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.rising_cultures.components import (
    EFFECT,
    OPTION_V,
    PAID,
    RECOVERED,
    RETURN,
    TARGET,
    TARGET_V,
    TO_PROGRESS,
)
from aevum.games.rising_cultures.effects import TO_MILITARY, Effect
from aevum.games.rising_cultures.registry import COST, EFFECTS, INNER, SOURCE, TO
from aevum.games.rising_cultures.rules.ascent import (
    advance_culture,
    ascend_lowest_military,
    ascend_lowest_resource,
    has_free_stage,
)
from aevum.games.rising_cultures.rules.columns import (
    has_card_at,
    has_free_bar,
    take_discard,
)
from aevum.games.rising_cultures.rules.deck import return_below, return_on_top, return_to_hand
from aevum.games.rising_cultures.rules.hand import draw_cards
from aevum.games.rising_cultures.rules.nations import ask_for_discard, why_not_discard
from aevum.games.rising_cultures.rules.treasury import nothing_to_do, pay
from aevum.games.rising_cultures.rules.trigger import queue
from aevum.games.rising_cultures.rules.uses import lay_military, lay_resource
from aevum.games.rising_cultures.state import CulturesState

DUE: Final = EFFECT.variable("effect")
FOR: Final = EFFECT.variable("seat")
ASKING: Final = TARGET.variable("effect")
SEAT: Final = TARGET.variable("seat")


def carry_out(s: CulturesState) -> None:
    """What can do nothing by now is passed over."""
    effect = s.box.effects[s.var(DUE)]
    seat = s.var(FOR)
    if EFFECTS.can(s, seat, effect):
        EFFECTS.carry_out(s, seat, effect)


# -- choices --------------------------------------------------------------------------------------


class Chosen(Decision[CulturesState]):
    """D7: what an effect leaves open; the two nodes have the same variables."""

    def actor(self, s: CulturesState) -> int:
        return s.var(SEAT)

    def why_not_chosen(self, s: CulturesState, arg: int) -> Why | None:
        effect = s.box.effects[s.var(ASKING)]
        return EFFECTS.choice(effect).why_not(s, s.var(SEAT), effect, arg)

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        effect = s.box.effects[s.var(ASKING)]
        seat = s.var(SEAT)
        s.pop()
        EFFECTS.choice(effect).chosen(s, seat, effect, arg)


class Target(Chosen):
    """A card of the own discard pile."""

    def legal(self, s: CulturesState) -> list[str]:
        words = s.box.words[TARGET_V]
        cards = sorted(s.discard[s.var(SEAT)])
        return [words[card] for card in cards if self.why_not_chosen(s, card) is None]

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        return self.why_not_chosen(s, arg) if verb == TARGET_V else Why("D7", "asked-target")


class Option(Chosen):
    """The use of an extra card, or the stage to repeat."""

    def legal(self, s: CulturesState) -> list[str]:
        words = s.box.words[OPTION_V]
        return [word for i, word in enumerate(words) if self.why_not_chosen(s, i) is None]

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        return self.why_not_chosen(s, arg) if verb == OPTION_V else Why("D7", "asked-option")


# -- effects inside others ------------------------------------------------------------------------


def inner_can(s: CulturesState, seat: int, effect: Effect) -> bool:
    return effect.nested is not None and EFFECTS.can(s, seat, effect.nested)


def inner_cannot(s: CulturesState, seat: int, effect: Effect) -> Why:
    why = None if effect.nested is None else EFFECTS.why_not(s, seat, effect.nested)
    return why or nothing_to_do(s, seat, effect)


def pay_for(s: CulturesState, seat: int, effect: Effect) -> None:
    if effect.cost:
        pay(s, seat, effect.cost)
        s.tell(PAID, seat, effect.cost)
    run_inner(s, seat, effect)


def run_inner(s: CulturesState, seat: int, effect: Effect) -> None:
    if effect.nested is not None:
        queue(s, seat, [effect.nested])


PAY: Final = EFFECTS.deed(
    "pay", "action", pay_for, COST, INNER, rules="R9.1", needs=(Need(inner_can, inner_cannot),)
)
COVER_BONUS: Final = EFFECTS.deed("cover_bonus", "event", run_inner, INNER, rules="R7.5")


# -- cards that go up -----------------------------------------------------------------------------


def ascend_resource(s: CulturesState, seat: int, effect: Effect) -> None:
    ascend_lowest_resource(s, seat)


def ascend_military(s: CulturesState, seat: int, effect: Effect) -> None:
    ascend_lowest_military(s, seat)


def ascend_deck(s: CulturesState, seat: int, effect: Effect) -> None:
    draw_cards(s, seat, 1, TO_PROGRESS)


ASCEND_FROM: Final[tuple[Callable[[CulturesState, int, Effect], None], ...]] = (
    ascend_resource,
    ask_for_discard,
    ascend_military,
    ascend_deck,
)
"""In the order of SOURCES."""


def ascend(s: CulturesState, seat: int, effect: Effect) -> None:
    ASCEND_FROM[effect.place](s, seat, effect)


def ascend_discard(s: CulturesState, seat: int, effect: Effect, card: int) -> None:
    take_discard(s, seat, card)
    advance_culture(s, seat, card)


def has_stage_free(s: CulturesState, seat: int, effect: Effect) -> bool:
    return has_free_stage(s, seat)


def no_stage_free(s: CulturesState, seat: int, effect: Effect) -> Why:
    return Why("K16", "no-free-stage")


ASCEND: Final = EFFECTS.deed(
    "ascend", "play action", ascend, SOURCE, rules="R8.4 K16 D7",
    needs=(Need(has_stage_free, no_stage_free), Need(has_card_at, nothing_to_do)),
    choice=Choice(why_not_discard, ascend_discard),
)  # fmt: skip


# -- cards that come back -------------------------------------------------------------------------


def recover_to_hand(s: CulturesState, seat: int, card: int) -> None:
    return_to_hand(s, seat, card)
    s.push(RETURN, seat)


RECOVER_INTO: Final[tuple[Callable[[CulturesState, int, int], None], ...]] = (
    return_on_top,
    return_below,
    lay_resource,
    lay_military,
    recover_to_hand,
)
"""In the order of RECOVER_TO."""


def recover(s: CulturesState, seat: int, effect: Effect, card: int) -> None:
    """A card of the discard pile comes back; everybody sees where it goes."""
    take_discard(s, seat, card)
    s.tell(RECOVERED, seat, card, effect.place)
    RECOVER_INTO[effect.place](s, seat, card)


def can_recover(s: CulturesState, seat: int, effect: Effect) -> bool:
    has_room = effect.place != TO_MILITARY or has_free_bar(s, seat)
    return has_room and len(s.discard[seat]) > 0


RECOVER: Final = EFFECTS.deed(
    "recover", "play action", ask_for_discard, TO, rules="R9.1 D7",
    needs=(Need(can_recover, nothing_to_do),), choice=Choice(why_not_discard, recover),
)  # fmt: skip
