"""Diplomacy: three actions, a treaty for each leader, and a bonus action.

Rules   R0.12, R8, R27.10
Owns    envoys, declined, deterring, punished
Nodes   diplomat (procedure), diplomacy (decision), bonus (decision), consent (decision)
Leaves  alliances to alliances.py, a purchase to purchase.py, the ring to leaders.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    ALLY_O,
    ALLY_V,
    BIND_V,
    BONUS,
    BUY_O,
    BUY_V,
    CONSENT,
    CONSENT_V,
    DECLINE_V,
    DETERRED,
    DIPLOMACY,
    DIPLOMACY_V,
    DIPLOMAT,
    DONE_V,
    ENVOY,
    NOBODY,
    NOWHERE,
    OFFERED,
    PART_O,
    PART_V,
    REFUSED,
    SEIZE_V,
    SEVER_V,
)
from aevum.games.era_of_tribes.kinds import BRIBE, DETER, RECRUIT
from aevum.games.era_of_tribes.kinds import DIPLOMACY as KINDS
from aevum.games.era_of_tribes.rules.alliances import form, has_leader_to_exchange, part
from aevum.games.era_of_tribes.rules.leaders import hire_grey_leader, place_leaders, take_ring
from aevum.games.era_of_tribes.rules.pieces import remove_vassals
from aevum.games.era_of_tribes.rules.purchase import buy, why_not_buy, why_not_for_sale
from aevum.games.era_of_tribes.rules.realm import are_neighbours
from aevum.games.era_of_tribes.rules.tracks import (
    add_influence,
    add_morale,
    add_thalers,
    add_treaties,
    pay_to,
)
from aevum.games.era_of_tribes.state import EraState

ACTIONS: Final = (RECRUIT, DETER, BRIBE)
SEAT: Final = DIPLOMAT.variable("seat")
USED: Final = DIPLOMAT.variable("used")
ENVOY_OF: Final = DIPLOMACY.variable("seat")
ENVOYS_USED: Final = DIPLOMACY.variable("used")
BIDDER: Final = BONUS.variable("seat")
ADDRESSED: Final = CONSENT.variable("seat")
OFFERED_BY: Final = CONSENT.variable("by")
OFFER: Final = CONSENT.variable("offer")
OFFERED_LAND: Final = CONSENT.variable("province")

OFFER_OF: Final = {
    BUY_V: BUY_O, SEIZE_V: BUY_O, ALLY_V: ALLY_O, BIND_V: ALLY_O, PART_V: PART_O, SEVER_V: PART_O,
}  # fmt: skip
FORCED: Final = (SEIZE_V, BIND_V, SEVER_V)


# -- the three diplomacy actions ------------------------------------------------------------------


def bribe_price(s: EraState, seat: int) -> int:
    """R8.5: a fifth of the own influence points."""
    return s.influence[seat] // s.box.numbers.bribe_divisor


def poorer(s: EraState, seat: int) -> list[int]:
    """Who has fewer influence points."""
    return [other for other in s.from_seat(seat) if s.influence[other] < s.influence[seat]]


def why_no_envoy(s: EraState, seat: int, action: int) -> Why | None:
    """R8.2 to R8.5, E6"""
    powers = s.powers(seat)
    if s.envoys[seat * len(KINDS) + action]:
        return Why("R8.2", "once-per-round")
    if action == RECRUIT:
        can = s.thalers[seat] >= powers.leader_thalers and s.pool[seat] >= powers.leader_vassals
        return None if can and s.grey_supply else Why("R8.3", "cannot-recruit")
    if action == DETER:
        return None if s.players > 1 else Why("R8.4", "alone")
    if s.ring != NOBODY:
        return Why("R8.5", "ring-taken")
    price = bribe_price(s, seat) * len(poorer(s, seat))
    return None if price <= s.thalers[seat] else Why("R8.5", "cannot-bribe", {"price": str(price)})


def can_send_envoy(s: EraState, seat: int) -> bool:
    """R4.10"""
    return any(why_no_envoy(s, seat, action) is None for action in ACTIONS)


def send_envoy(s: EraState, seat: int, action: int) -> None:
    s.envoys[seat * len(KINDS) + action] = 1
    s.tell(ENVOY, seat, action)
    if action == RECRUIT:
        recruit(s, seat)
    elif action == DETER:
        s.deterring[seat] = 1
    else:
        bribe(s, seat)
    add_treaties(s, seat, 1)


def recruit(s: EraState, seat: int) -> None:
    """R8.3; the modifier leader-price is read here and in why_no_envoy."""
    powers = s.powers(seat)
    add_thalers(s, seat, -powers.leader_thalers)
    remove_vassals(s, seat, powers.leader_vassals)
    hire_grey_leader(s, seat)


def bribe(s: EraState, seat: int) -> None:
    """R8.5"""
    price = bribe_price(s, seat)
    for other in poorer(s, seat):
        pay_to(s, seat, other, price)
    add_influence(s, seat, 1)
    take_ring(s, seat)


def deter(s: EraState, attacker: int, attacked: int) -> None:
    """R8.4, E37: once per opponent and round, when the attack is established."""
    at = attacked * s.players + attacker
    if s.deterring[attacked] and not s.punished[at]:
        s.punished[at] = 1
        s.tell(DETERRED, attacker, attacked)
        add_morale(s, attacker, -s.box.numbers.deter_morale)


def forget_diplomacy(s: EraState) -> None:
    """R24.4"""
    s.envoys = [0] * len(s.envoys)
    s.deterring = [0] * s.players
    s.punished = [0] * len(s.punished)


# -- the action -----------------------------------------------------------------------------------


def send_next_envoy(s: EraState) -> None:
    """R8.1, E91: leaders are placed one after the other."""
    s.push(DIPLOMACY, s.var(SEAT), s.var(USED))


def offer_bonus(s: EraState) -> None:
    s.declined = [0] * s.players
    s.push(BONUS, s.var(SEAT), s.var(USED))


class Diplomacy(Decision[EraState]):
    """D35: the diplomacy action of the next leader."""

    def actor(self, s: EraState) -> int:
        return s.var(ENVOY_OF)

    def may_go_on(self, s: EraState) -> bool:
        most = s.box.numbers.diplomacy_leaders
        return s.ready[s.var(ENVOY_OF)] > 0 and s.var(ENVOYS_USED) < most

    def legal(self, s: EraState) -> list[str]:
        seat = s.var(ENVOY_OF)
        word = s.box.speller.word
        words = [word(DONE_V)] if s.var(ENVOYS_USED) else []
        if self.may_go_on(s):
            able = [action for action in ACTIONS if why_no_envoy(s, seat, action) is None]
            words += [word(DIPLOMACY_V, action) for action in able]
        return words

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb == DONE_V:
            return None if s.var(ENVOYS_USED) else Why("R4.10", "must-negotiate")
        if verb != DIPLOMACY_V or arg not in ACTIONS:
            return Why("R8.1", "asked-diplomacy")
        if not self.may_go_on(s):
            return Why("R8.1", "no-leader")
        return why_no_envoy(s, s.var(ENVOY_OF), arg)

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(ENVOY_OF)
        s.pop()
        if verb == DONE_V:
            s.pop()  # the diplomat goes home
            return
        s.set_var(USED, s.var(USED) + 1)
        place_leaders(s, seat, 1)
        send_envoy(s, seat, arg)


def go_on(s: EraState) -> None:
    """The next leader, from the first step again."""
    seat, used = s.var(SEAT), s.var(USED)
    s.pop()
    s.push(DIPLOMAT, seat, used)


# -- bonus actions --------------------------------------------------------------------------------


def why_not_offer(s: EraState, seat: int, verb: int, arg: int) -> Why | None:
    """R8.6 to R8.11, E40: could this bonus action be had, with consent or by force?"""
    forced = verb in FORCED
    if forced and s.treaties[seat] < s.box.numbers.force_treaties:
        return Why("R8.6", "too-few-treaties")
    offer = OFFER_OF[verb]
    if offer == BUY_O:
        why = why_not_buy(s, seat, arg, forced)
        other = s.owner[arg]
    else:
        why = why_not_ally(s, seat, arg) if offer == ALLY_O else why_not_part(s, seat, arg)
        other = arg
    if why is None and not forced and s.declined[other]:
        return Why("R8.11", "has-refused", {"seat": str(other)})
    return why


def why_not_ally(s: EraState, seat: int, other: int) -> Why | None:
    """R8.9, E38"""
    about = {"seat": str(other)}
    if other >= s.players or other == seat or s.is_allied(seat, other):
        return Why("R8.9", "no-alliance-with", about)
    if not (has_leader_to_exchange(s, seat) and has_leader_to_exchange(s, other)):
        return Why("R19.1", "no-leader-to-exchange", about)
    return None if are_neighbours(s, seat, other) else Why("R8.9", "no-neighbour", about)


def why_not_part(s: EraState, seat: int, other: int) -> Why | None:
    allied = other < s.players and other != seat and s.is_allied(seat, other)
    return None if allied else Why("R8.9", "no-ally", {"seat": str(other)})


def lands_for_sale(s: EraState, seat: int, forced: bool) -> list[int]:
    """All that could be bought; who is a neighbour is looked up once for each player."""
    sellers = [
        other
        for other in range(s.players)
        if (forced or not s.declined[other]) and are_neighbours(s, seat, other)
    ]
    lands = [p for p in s.chart().provinces if s.owner[p] in sellers]
    return [p for p in lands if why_not_for_sale(s, seat, p, forced) is None]


class Bonus(Decision[EraState]):
    """D36"""

    def actor(self, s: EraState) -> int:
        return s.var(BIDDER)

    def legal(self, s: EraState) -> list[str]:
        seat = s.var(BIDDER)
        word = s.box.speller.word
        words = [word(DONE_V)]
        words += [word(BUY_V, province) for province in lands_for_sale(s, seat, False)]
        if s.treaties[seat] >= s.box.numbers.force_treaties:
            words += [word(SEIZE_V, province) for province in lands_for_sale(s, seat, True)]
        for verb in (ALLY_V, BIND_V, PART_V, SEVER_V):
            for other in range(s.players):
                if why_not_offer(s, seat, verb, other) is None:
                    words.append(word(verb, other))
        return words

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb == DONE_V:
            return None
        if verb not in OFFER_OF:
            return Why("R8.6", "asked-bonus")
        return why_not_offer(s, s.var(BIDDER), verb, arg)

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(BIDDER)
        if verb == DONE_V:
            s.pop()
            return
        offer = OFFER_OF[verb]
        other = s.owner[arg] if offer == BUY_O else arg
        province = arg if offer == BUY_O else NOWHERE
        if verb in FORCED:
            s.pop()
            add_treaties(s, seat, -s.box.numbers.force_treaties)
            carry_out(s, seat, other, offer, province, forced=True)
        else:
            s.tell(OFFERED, seat, other, offer, province)
            s.push(CONSENT, other, seat, offer, province)


def carry_out(s: EraState, seat: int, other: int, offer: int, province: int, forced: bool) -> None:
    if offer == BUY_O:
        buy(s, seat, province, forced)
    elif offer == ALLY_O:
        form(s, seat, other)
    else:
        part(s, seat, other)


class Consent(Decision[EraState]):
    """D37"""

    def actor(self, s: EraState) -> int:
        return s.var(ADDRESSED)

    def legal(self, s: EraState) -> list[str]:
        return [s.box.speller.word(CONSENT_V), s.box.speller.word(DECLINE_V)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        return None if verb in (CONSENT_V, DECLINE_V) else Why("R8.6", "asked-consent")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        other, seat = s.var(ADDRESSED), s.var(OFFERED_BY)
        offer, province = s.var(OFFER), s.var(OFFERED_LAND)
        s.pop()
        if verb == DECLINE_V:  # R8.11: another may be tried
            s.declined[other] = 1
            s.tell(REFUSED, seat, other)
            return
        s.pop()  # the bonus action of this leader is done
        carry_out(s, seat, other, offer, province, forced=False)
