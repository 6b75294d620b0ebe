"""Diplomacy windows: who is asked, what a card may be played for, and against whom.

Rules   war R14.5; realm R40.4 to R40.6, R41.1 to R41.8, E70, E103, E114, E117, E126, E135
Owns    none
Nodes   diplomacy-window (procedure), diplomacy (decision), diplomacy-target (decision),
        bribe-window (procedure), bribe (decision)
Leaves  hands to diplomacy.py, what a card does to verbs_bonds.py, offers of a foedus to offers.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.bonds import (
    ALLIANCE,
    ALLIANCE_BREAK,
    BRIBE,
    BRIBE_OFFER,
    BRIBE_WINDOW,
    DIPLO_TARGET_V,
    DIPLOMACY,
    DIPLOMACY_TARGET,
    DIPLOMACY_WINDOW,
    FOEDUS_USE,
    HOLD_DIPLO_V,
    MARRIAGE_USE,
    MERCENARY,
    OFFER_FOEDUS_V,
    PLAY_DIPLO_V,
    PLAYED_DIPLOMACY,
    TREATY,
    TREATY_PROVINCE,
    TRIBUTE,
    USES,
)
from aevum.games.invasions.components.cards import DEED, EV_PLAY_V
from aevum.games.invasions.components.registers import ACTIVE, INACTIVE
from aevum.games.invasions.kinds import NONE, SEATS, TIMINGS
from aevum.games.invasions.rules.board.relations import act_as_one, are_bound
from aevum.games.invasions.rules.bonds.alliances import is_unbound, may_ally
from aevum.games.invasions.rules.bonds.diplomacy import cards_held, holds_card, spend_card
from aevum.games.invasions.rules.bonds.offers import (
    begin_offer,
    has_free_target,
    is_in_time,
    may_federate,
    may_grant,
    name_pair,
    pairs_for,
)
from aevum.games.invasions.rules.bonds.treaties import ceded_provinces
from aevum.games.invasions.rules.cards.effects import carry_out, name_head, name_target
from aevum.games.invasions.rules.cards.events import card_words, play_card, playable, why_not_play
from aevum.games.invasions.rules.cards.hands import events_held
from aevum.games.invasions.rules.cards.verbs_bonds import lenders
from aevum.games.invasions.rules.turn.timeline import invades
from aevum.games.invasions.state import InvasionsState

WINDOW: Final = TIMINGS.index("diplomacy")
BRIBING: Final = TIMINGS.index("bribe")
HOLD: Final = "hold_diplo"
NEXT: Final = DIPLOMACY_WINDOW.variable("next")
PASSES: Final = DIPLOMACY_WINDOW.variable("passes")
ASKED: Final = DIPLOMACY.variable("power")
CARD_NATION: Final = DIPLOMACY_TARGET.variable("nation")
USE: Final = DIPLOMACY_TARGET.variable("use")
NEXT_BRIBER: Final = BRIBE_WINDOW.variable("next")
BESIEGER: Final = BRIBE_WINDOW.variable("besieger")
BESIEGED: Final = BRIBE_WINDOW.variable("province")
BRIBER: Final = BRIBE_OFFER.variable("power")
BRIBED: Final = BRIBE_OFFER.variable("besieger")
BRIBED_AT: Final = BRIBE_OFFER.variable("province")


# -- the window -----------------------------------------------------------------------------------


def open_diplomacy(s: InvasionsState) -> None:
    """realm E70: step 1.D, the start of phase 2, the start of every activation."""
    if any(is_asked(s, power) for power in range(len(SEATS))):
        s.push(DIPLOMACY_WINDOW)


def is_asked(s: InvasionsState, power: int) -> bool:
    """realm E103, E114: on public facts only."""
    if s.person[power] == NONE:
        return False
    if events_held(s, power):
        return True
    nations = nations_of_power(s, power)
    return any(cards_held(s, n) > 0 or has_free_target(s, n) for n in nations)


def nations_of_power(s: InvasionsState, power: int) -> list[int]:
    return [n for n in range(len(s.being)) if s.being[n] == ACTIVE and s.power_of(n) == power]


def ask_powers(s: InvasionsState) -> None:
    """realm E114: in the order of the powers, until all have passed in a row."""
    power, passes = s.var(NEXT), s.var(PASSES)
    if passes == len(SEATS):
        return
    s.repeat()
    s.set_var(NEXT, (power + 1) % len(SEATS))
    s.set_var(PASSES, passes + 1)
    if is_asked(s, power):
        s.push(DIPLOMACY, power)


class Diplomacy(Decision[InvasionsState]):
    """realm DP15, DP26: one thing for one nation, or a pass for cards and events alike."""

    def actor(self, s: InvasionsState) -> int:
        return s.person[s.var(ASKED)]

    def legal(self, s: InvasionsState) -> list[str]:
        power = s.var(ASKED)
        nations = nations_of_power(s, power)
        words: list[str] = []
        for nation in nations:
            name = s.box.nations[nation].id
            uses = [use for use in range(len(USES)) if can_play(s, nation, use)]
            words += [f"play_diplo {name} {USES[use]}" for use in uses]
        words.append(HOLD)
        lords = [nation for nation in nations if has_free_target(s, nation)]
        words += [f"offer_foedus {s.box.nations[lord].id}" for lord in lords]
        return words + card_words(s, playable(s, power, WINDOW, NONE))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        power = s.var(ASKED)
        if verb == HOLD_DIPLO_V:
            return None
        if verb == EV_PLAY_V:
            return why_not_play(s, power, arg, WINDOW, NONE)
        if verb == PLAY_DIPLO_V:
            return why_not_use(s, power, arg // len(USES), arg % len(USES))
        if verb != OFFER_FOEDUS_V:
            return Why("R40.5", "asked-diplomacy")
        mine = arg in nations_of_power(s, power)
        return None if mine and has_free_target(s, arg) else Why("R38.2", "no-free-offer")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        power = s.var(ASKED)
        s.pop()
        if verb == HOLD_DIPLO_V:
            return
        s.set_var(PASSES, 0)
        if verb == EV_PLAY_V:
            play_card(s, power, arg, WINDOW, NONE)
        elif verb == OFFER_FOEDUS_V:
            begin_offer(s, arg)
        else:
            play_use(s, arg // len(USES), arg % len(USES))


# -- what a card may be played for ----------------------------------------------------------------


def card_for(s: InvasionsState, use: int) -> int:
    """The kind of card; an Alliance card also breaks bonds (realm R41.2)."""
    return s.box.axes["diplomacy"].index(USES[use].removesuffix("_break"))


def why_not_use(s: InvasionsState, power: int, nation: int, use: int) -> Why | None:
    about = {"nation": s.box.nations[nation].id}
    if nation not in nations_of_power(s, power):
        return Why("R40.3", "not-your-nation", about)
    card = card_for(s, use)
    if not holds_card(s, nation, card):
        return Why("R40.3", "no-such-card", about)
    if s.gold[nation] < s.box.diplomacy[card].cost:
        return Why("R40.6", "card-too-dear", about)
    return None if can_play(s, nation, use) else Why("R40.5", "no-card-target", about)


def can_play(s: InvasionsState, nation: int, use: int) -> bool:
    """realm R40.5, R40.6: it holds the card, has the gold, is in time and finds a target."""
    card = card_for(s, use)
    if use == BRIBE or not holds_card(s, nation, card) or s.acted[nation]:
        return False
    return s.gold[nation] >= s.box.diplomacy[card].cost and has_target(s, nation, use)


def has_target(s: InvasionsState, nation: int, use: int) -> bool:
    """Can it be played against, or with, anybody?"""
    if use in (ALLIANCE_BREAK, MERCENARY):
        return bool(targets_of(s, nation, use))
    others = range(len(s.being))
    return any(other != nation and is_target(s, nation, use, other) for other in others)


def targets_of(s: InvasionsState, nation: int, use: int) -> list[int]:
    """Nations against which, or with which, a card can be played now."""
    if use == ALLIANCE_BREAK:
        return bonds_to_break(s, nation)
    if use == MERCENARY:
        return lenders(s, nation, True)
    return [
        target
        for target in range(len(s.being))
        if target != nation and is_target(s, nation, use, target)
    ]


def is_target(s: InvasionsState, nation: int, use: int, target: int) -> bool:
    """realm R40.4, E117: no invader; in time for both."""
    if not s.on_board(target) or invades(s, target) or not in_time(s, target):
        return False
    if use == ALLIANCE:
        return can_join(s, nation, target)
    if use == FOEDUS_USE:
        may = may_grant(s, nation) and may_federate(s, target, nation)
        return may and is_in_time(s, nation, target) and bool(pairs_for(s, nation, target))
    if s.being[target] != ACTIVE:
        return False
    if use == TREATY:
        return bool(ceded_provinces(s, nation, target))
    assert use in (MARRIAGE_USE, TRIBUTE)
    return not are_bound(s, nation, target)


def in_time(s: InvasionsState, target: int) -> bool:
    """realm R40.5, E117: an inactive nation has no slot."""
    return s.being[target] == INACTIVE or not s.acted[target]


def can_join(s: InvasionsState, nation: int, target: int) -> bool:
    """realm R41.1: an ally among the active nations, or a minor kingdom as a client."""
    if not is_unbound(s, nation):
        return False
    if s.box.nations[target].imk:
        return is_unbound(s, target)
    free = may_ally(s, nation) and may_ally(s, target)
    return free and s.being[target] == ACTIVE and not act_as_one(s, nation, target)


def bonds_to_break(s: InvasionsState, nation: int) -> list[int]:
    """realm R41.2: clients, and of two allies the first, if all three are in time."""
    found: list[int] = []
    for each in range(len(s.being)):
        other = s.patron[each] if s.patron[each] != NONE else s.ally[each]
        if other == NONE or nation in (each, other) or (s.ally[each] > NONE and other < each):
            continue
        if not any(invades(s, one) or not in_time(s, one) for one in (each, other)):
            found.append(each)
    return found


# -- playing --------------------------------------------------------------------------------------


def play_use(s: InvasionsState, nation: int, use: int) -> None:
    """The card lies open; then its targets are named, one after the other."""
    spend_card(s, nation, card_for(s, use))
    s.reveal(PLAYED_DIPLOMACY, nation, use)
    if use == MERCENARY:
        carry_out(s, nation, deed_of(s, use, NONE), [nation], WINDOW)
    else:
        s.push(DIPLOMACY_TARGET, nation, use)


def deed_of(s: InvasionsState, use: int, target: int) -> int:
    """The option of the card; minor kingdoms become clients."""
    options = s.box.numbered.of_diplomacy[card_for(s, use)]
    if use == ALLIANCE_BREAK:
        return options[2]
    return options[1] if use == ALLIANCE and s.box.nations[target].imk else options[0]


class DiplomacyTarget(Decision[InvasionsState]):
    """realm DP15"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(CARD_NATION))

    def legal(self, s: InvasionsState) -> list[str]:
        targets = targets_of(s, s.var(CARD_NATION), s.var(USE))
        return [f"diplo_target {s.box.nations[target].id}" for target in targets]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == DIPLO_TARGET_V and arg in targets_of(s, s.var(CARD_NATION), s.var(USE)):
            return None
        return Why("R40.5", "asked-card-target")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, use = s.var(CARD_NATION), s.var(USE)
        s.pop()
        if use == TREATY:
            s.push(TREATY_PROVINCE, nation, arg)
        elif use == FOEDUS_USE:
            name_pair(s, nation, arg, 1)
        elif use == ALLIANCE_BREAK:
            carry_out(s, nation, deed_of(s, use, arg), [arg], WINDOW)
        else:
            carry_out(s, nation, deed_of(s, use, arg), [nation, arg], WINDOW)


# -- bribes ---------------------------------------------------------------------------------------


def open_bribe_window(s: InvasionsState, besieger: int, province: int) -> None:
    """realm DP38, E74: a siege has been declared, and no die has fallen yet."""
    s.push(BRIBE_WINDOW, 0, besieger, province)


def ask_bribers(s: InvasionsState) -> None:
    """realm E103: everybody with a Diplomacy card, once, in the order of the powers."""
    power, besieger, province = s.var(NEXT_BRIBER), s.var(BESIEGER), s.var(BESIEGED)
    if power == len(SEATS):
        return
    s.repeat()
    s.set_var(NEXT_BRIBER, power + 1)
    nations = nations_of_power(s, power)
    if s.person[power] != NONE and any(cards_held(s, n) for n in nations):
        s.push(BRIBE_OFFER, power, besieger, province)


def can_bribe(s: InvasionsState, nation: int, besieger: int) -> bool:
    """realm R41.7, R40.4: for anybody's city, not against an invader, nor against itself."""
    card = card_for(s, BRIBE)
    gold = s.gold[nation] >= s.box.diplomacy[card].cost
    return holds_card(s, nation, card) and gold and not invades(s, besieger) and nation != besieger


class BribeOffer(Decision[InvasionsState]):
    """realm DP38"""

    def actor(self, s: InvasionsState) -> int:
        return s.person[s.var(BRIBER)]

    def bribers(self, s: InvasionsState) -> list[int]:
        nations = nations_of_power(s, s.var(BRIBER))
        return [n for n in nations if can_bribe(s, n, s.var(BRIBED))]

    def legal(self, s: InvasionsState) -> list[str]:
        nations = s.box.nations
        return [*(f"play_diplo {nations[n].id} {USES[BRIBE]}" for n in self.bribers(s)), HOLD]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == HOLD_DIPLO_V:
            return None
        bribe = verb == PLAY_DIPLO_V and arg % len(USES) == BRIBE
        if bribe and arg // len(USES) in self.bribers(s):
            return None
        return Why("R41.7", "asked-bribe")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        besieger, province = s.var(BRIBED), s.var(BRIBED_AT)
        s.pop()
        if verb == PLAY_DIPLO_V:
            nation = arg // len(USES)
            s.set_var(NEXT_BRIBER, len(SEATS))
            spend_card(s, nation, card_for(s, BRIBE))
            s.reveal(PLAYED_DIPLOMACY, nation, BRIBE)
            base = name_head(s, nation, BRIBING, besieger)
            name_target(s, nation)
            name_target(s, province)
            s.push(DEED, deed_of(s, BRIBE, NONE), 0, base)
