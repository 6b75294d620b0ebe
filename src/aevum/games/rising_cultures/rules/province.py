"""The province of the round: who takes it, what it gives, what it costs.

Rules   R10
Owns    laid, row, won, waived
Nodes   contest (procedure), claim (decision), tribute (decision)
Leaves  one-time benefits to effects.py, the ascent to ascent.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.effects import Need
from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.rising_cultures.box import PROVINCES, Source
from aevum.games.rising_cultures.components import (
    ABSTAIN_V,
    ABSTAINED,
    BOXED,
    CLAIM,
    CONTEST,
    CONTEST_V,
    CONTESTED,
    MAGHREB_DISCARD_V,
    MAGHREB_MILITARY_V,
    PRICE,
    TARGET_V,
    TRIBUTE,
    WON,
)
from aevum.games.rising_cultures.effects import (
    LIMIT_GAME,
    ON_PROVINCE_LOST,
    ON_PROVINCE_WON,
    Effect,
)
from aevum.games.rising_cultures.registry import EFFECTS
from aevum.games.rising_cultures.rules.ascent import (
    advance_culture,
    ascend_lowest_military,
    has_free_stage,
)
from aevum.games.rising_cultures.rules.assets import has, holds, number, strength
from aevum.games.rising_cultures.rules.columns import (
    put_discard,
    take_discard,
    take_lowest_military,
)
from aevum.games.rising_cultures.rules.treasury import nothing_to_do
from aevum.games.rising_cultures.rules.trigger import (
    has_fired,
    mark_fired,
    play_effects,
    trigger,
)
from aevum.games.rising_cultures.state import CulturesState

NOBODY = -1

CONTESTED_ONE: Final = CONTEST.variable("province")
WINNER: Final = CONTEST.variable("winner")
SEAT: Final = CLAIM.variable("seat")
HERE: Final = CLAIM.variable("province")
ANSWERS: Final = (CONTEST_V, ABSTAIN_V)
GIVER: Final = TRIBUTE.variable("seat")
FROM_DISCARD: Final = TRIBUTE.variable("discard")

WIN_TIES: Final = EFFECTS.modifier("win_ties", "static", number, rules="R10.5")


def waive_price(s: CulturesState, seat: int, effect: Effect) -> None:
    s.waived = 1


KEEP_MILITARY: Final = EFFECTS.deed(
    "keep_military", "static play", waive_price, rules="R10.8 R10.9"
)
"""As a deed once, as a static effect whenever `spared_by` finds it."""


def lay(s: CulturesState, province: int) -> None:
    """One of the seven provinces of this game."""
    s.laid[province] = 1
    s.row[province] = 1


def contested_province(s: CulturesState) -> int:
    """R10.2: the lowest-numbered one of the row."""
    for province in range(PROVINCES):
        if s.row[province]:
            return province
    return -1


def open_contest(s: CulturesState) -> None:
    s.push(CONTEST, contested_province(s), NOBODY)


def compare_strengths(s: CulturesState) -> None:
    province = s.var(CONTESTED_ONE)
    s.waived = 0
    seat = likely_winner(s, province)
    own, other = strength(s, seat, province), strength(s, 1 - seat, province)
    s.tell(CONTESTED, seat, province, own, other)


def likely_winner(s: CulturesState, province: int) -> int:
    """R10.5: the higher strength wins."""
    difference = strength(s, 0, province) - strength(s, 1, province)
    if difference:
        return 0 if difference > 0 else 1
    return tie_winner(s)


def tie_winner(s: CulturesState) -> int:
    """R10.5: the marker decides a tie, unless one player alone has `win_ties`."""
    breakers = [has(s, seat, WIN_TIES) for seat in (0, 1)]
    if breakers[0] != breakers[1]:
        return 0 if breakers[0] else 1
    return s.marker


def ask_stronger(s: CulturesState) -> None:
    """K9: whoever would win is asked first."""
    ask(s, likely_winner(s, s.var(CONTESTED_ONE)))


def ask_weaker(s: CulturesState) -> None:
    if s.var(WINNER) == NOBODY:
        ask(s, 1 - likely_winner(s, s.var(CONTESTED_ONE)))


def ask(s: CulturesState, seat: int) -> None:
    """K10: without a required symbol nobody takes part."""
    if strength(s, seat, s.var(CONTESTED_ONE)):
        s.push(CLAIM, seat, s.var(CONTESTED_ONE))


def award(s: CulturesState) -> None:
    """R10.7, R10.8: the winner takes the card, and with it the province is won and lost.

    What that sets off comes before the one-time benefit, which may bring what would notice it too.
    """
    province = s.var(CONTESTED_ONE)
    winner = s.var(WINNER)
    s.row[province] = 0
    if winner == NOBODY:
        s.tell(BOXED, province)
        return
    s.won[winner * PROVINCES + province] = 1
    s.refresh(winner)
    s.tell(WON, winner, province)
    play_effects(s, winner, s.box.provinces[province].source)  # comes last: it lies lowest
    trigger(s, 1 - winner, ON_PROVINCE_LOST)
    trigger(s, winner, ON_PROVINCE_WON)


def pay_price(s: CulturesState) -> None:
    """R10.8: the lowest military card is given up; K14: without one there is no price."""
    winner = s.var(WINNER)
    if winner == NOBODY or s.waived or not s.military[winner] or is_spared(s, winner):
        return
    card = take_lowest_military(s, winner)
    put_discard(s, winner, card)
    s.tell(PRICE, winner, card)


def is_spared(s: CulturesState, seat: int) -> bool:
    """`keep_military`: no price; where the card says so, only once in the game."""
    spared = spared_by(s, seat)
    if spared is None:
        return False
    source, effect = spared
    if effect.limit == LIMIT_GAME:
        mark_fired(s, seat, source, effect)
    return True


def spared_by(s: CulturesState, seat: int) -> tuple[Source, Effect] | None:
    """The `keep_military` that would save the seat the price."""
    for source in s.sources(seat):
        for effect in source.static:
            if effect.verb != KEEP_MILITARY or not holds(s, seat, effect):
                continue
            if effect.limit != LIMIT_GAME or not has_fired(s, seat, source, effect):
                return source, effect
    return None


class Claim(Decision[CulturesState]):
    """D8: take the province?"""

    def actor(self, s: CulturesState) -> int:
        return s.var(SEAT)

    def legal(self, s: CulturesState) -> list[str]:
        return [s.box.words[verb][0] for verb in ANSWERS]

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        return None if verb in ANSWERS else Why("R10.4", "asked-contest")

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        province = s.var(HERE)
        s.pop()
        if verb == CONTEST_V:
            s.set_var(WINNER, seat)
        else:
            s.tell(ABSTAINED, seat, province)


# -- a province that lifts a card -----------------------------------------------------------------


class Tribute(Decision[CulturesState]):
    """D9, D10: a card of the discard pile, or the military card that would be the price."""

    def actor(self, s: CulturesState) -> int:
        return s.var(GIVER)

    def legal(self, s: CulturesState) -> list[str]:
        words = s.box.words
        cards = [(TARGET_V, card) for card in sorted(s.discard[s.var(GIVER)])]
        offers = cards if s.var(FROM_DISCARD) else [(MAGHREB_DISCARD_V, 0), (MAGHREB_MILITARY_V, 0)]
        return [words[verb][arg] for verb, arg in offers if self.why_not(s, verb, arg) is None]

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        seat = s.var(GIVER)
        if s.var(FROM_DISCARD):
            if verb != TARGET_V:
                return Why("D10", "asked-target")
            known = arg in s.discard[seat]
            return None if known else Why("D10", "not-in-discard", {"card": s.box.cards[arg].id})
        if verb == MAGHREB_DISCARD_V:
            return None if s.discard[seat] else Why("K25", "discard-empty")
        if verb == MAGHREB_MILITARY_V:
            return None if s.military[seat] else Why("K25", "military-empty")
        return Why("K25", "asked-tribute")

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var(GIVER)
        if verb == MAGHREB_DISCARD_V:
            s.set_var(FROM_DISCARD, 1)
            return
        s.pop()
        if verb == TARGET_V:
            take_discard(s, seat, arg)
            advance_culture(s, seat, arg)
        else:
            s.waived = 1  # the card goes up instead of being the price
            ascend_lowest_military(s, seat)


def has_tribute(s: CulturesState, seat: int, effect: Effect) -> bool:
    """K16, K25: a free stage, and a card that could go there."""
    return has_free_stage(s, seat) and bool(s.discard[seat] or s.military[seat])


def ask_tribute(s: CulturesState, seat: int, effect: Effect) -> None:
    s.push(TRIBUTE, seat)


ASCEND_OR_PRICE: Final = EFFECTS.deed(
    "ascend_or_price", "play", ask_tribute, rules="K25 D9 D10",
    needs=(Need(has_tribute, nothing_to_do),),
)  # fmt: skip
