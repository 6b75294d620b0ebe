"""Verbs of Diplomacy cards and events that make and end bonds.

Rules   realm R36.1, R37.2, R38.12, R39.11, R40.6, R41, E73, E90, E110
Owns    none
Nodes   hire (procedure), hire-choice (decision), consent (decision), consent-test (chance),
        demand (decision)
Leaves  every bond to its chapter, who may be named to embassies.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import CARD, D2_ROLLED, MARRIAGE
from aevum.games.invasions.components.bonds import DIPLO_TARGET_V
from aevum.games.invasions.components.cards import (
    CONSENT,
    CONSENT_TEST,
    DEMAND,
    EV_ANSWER_V,
    EV_DONE_V,
    FREE_UNITS,
    HIRE,
    HIRE_CHOICE,
    PACT_MADE,
)
from aevum.games.invasions.components.registers import ACTIVE, YES
from aevum.games.invasions.deeds import DIPLOMACY
from aevum.games.invasions.effects import CHOICES
from aevum.games.invasions.kinds import BARBARIAN, NONE
from aevum.games.invasions.rules.board.control import lords_of, settle_control
from aevum.games.invasions.rules.board.dice import D2
from aevum.games.invasions.rules.board.mercenaries import (
    ask_for_loan,
    can_lend,
    lendable,
    lent_by,
    places_of,
)
from aevum.games.invasions.rules.board.treasury import transfer
from aevum.games.invasions.rules.bonds.alliances import (
    UNTIL_TURN,
    ally,
    end_alliance,
    may_ally,
    propose_alliance,
)
from aevum.games.invasions.rules.bonds.breach import ask_federates, break_foedus
from aevum.games.invasions.rules.bonds.clients import become_client, leave_patron
from aevum.games.invasions.rules.bonds.foedus import federates_of, foedera_of, pledge
from aevum.games.invasions.rules.bonds.marriages import wed
from aevum.games.invasions.rules.bonds.pacts import have_pact, make_pact
from aevum.games.invasions.rules.bonds.treaties import can_be_ceded, cede
from aevum.games.invasions.rules.bonds.vassals import free_vassal
from aevum.games.invasions.rules.cards.effects import REGISTRY, Speech
from aevum.games.invasions.rules.turn.timeline import invades
from aevum.games.invasions.state import InvasionsState

BY_CARD: Final = CHOICES["consent"].index("card")
BY_DIE: Final = CHOICES["consent"].index("d2")
JOIN: Final = 0
BREAK: Final = 1
FREE: Final = 2
"""What a nation consents to."""

HIRER: Final = HIRE.variable("nation")
TO_HIRE: Final = HIRE.variable("left")
PRICE: Final = HIRE.variable("cost")
WITH_CARD: Final = HIRE.variable("card")
CHOOSER: Final = HIRE_CHOICE.variable("nation")
CHOICE_PRICE: Final = HIRE_CHOICE.variable("cost")
CHOICE_CARD: Final = HIRE_CHOICE.variable("card")
ASKED: Final = CONSENT.variable("nation")
MATTER: Final = CONSENT.variable("matter")
PARTNER: Final = CONSENT.variable("partner")
DIE: Final = CONSENT.variable("die")
TESTED: Final = CONSENT_TEST.variable("nation")
TEST_MATTER: Final = CONSENT_TEST.variable("matter")
TEST_PARTNER: Final = CONSENT_TEST.variable("partner")
CLAIMANT: Final = DEMAND.variable("nation")
PAYER: Final = DEMAND.variable("payer")
DEMAND_DEED: Final = DEMAND.variable("deed")
DEMAND_AT: Final = DEMAND.variable("at")


# -- alliances and consent ------------------------------------------------------------------------


def make_alliance(s: InvasionsState, speech: Speech) -> None:
    """realm R36.1, R41.1: the owner of a nation that is not the player's is asked."""
    a, b = speech.named(s, "a"), speech.named(s, "b")
    if speech.step.consent == BY_CARD:
        propose_alliance(s, a, b)
        return
    seat = s.person[speech.power(s)]
    foreign = [nation for nation in (a, b) if s.seat_of(nation) != seat]
    if foreign:
        s.push(CONSENT, foreign[0], JOIN, a + b - foreign[0], int(speech.step.consent == BY_DIE))
    else:
        ally(s, a, b, UNTIL_TURN)


def can_ally(s: InvasionsState, speech: Speech) -> bool:
    a, b = speech.named(s, "a"), speech.named(s, "b")
    return NONE not in (a, b) and a != b and may_ally(s, a) and may_ally(s, b)


def break_a_foedus(s: InvasionsState, speech: Speech) -> None:
    """realm R38.12: the owner may refuse; then the die decides."""
    ask_consent(s, speech, BREAK)


def free_a_vassal(s: InvasionsState, speech: Speech) -> None:
    """realm R39.11"""
    ask_consent(s, speech, FREE)


def ask_consent(s: InvasionsState, speech: Speech, matter: int) -> None:
    if s.seat_of(speech.nation) == s.person[speech.power(s)]:
        agree(s, speech.nation, matter, NONE)
    else:
        s.push(CONSENT, speech.nation, matter, NONE, 1)


def agree(s: InvasionsState, nation: int, matter: int, partner: int) -> None:
    if matter == JOIN:
        ally(s, nation, partner, UNTIL_TURN)
    elif matter == FREE:
        free_vassal(s, nation)
    elif foedera_of(s, nation):
        break_foedus(s, foedera_of(s, nation)[0])


class Consent(Decision[InvasionsState]):
    """realm DP11"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ASKED))

    def legal(self, s: InvasionsState) -> list[str]:
        return ["ev_answer no", "ev_answer yes"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == EV_ANSWER_V else Why("R20.8", "asked-consent")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, matter, partner, die = s.var(ASKED), s.var(MATTER), s.var(PARTNER), s.var(DIE)
        s.pop()
        if arg == YES:
            agree(s, nation, matter, partner)
        elif die:
            s.push(CONSENT_TEST, nation, matter, partner)


class ConsentTest(D2):
    """Who refuses is overruled on a passed test."""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        nation, matter, partner = s.var(TESTED), s.var(TEST_MATTER), s.var(TEST_PARTNER)
        s.pop()
        s.tell(D2_ROLLED, nation, int(passed))
        if passed:
            agree(s, nation, matter, partner)


def is_federate(s: InvasionsState, speech: Speech) -> bool:
    return speech.nation in s.federates


def is_vassal(s: InvasionsState, speech: Speech) -> bool:
    return s.suzerain[speech.nation] != NONE


def open_foedera(s: InvasionsState, speech: Speech) -> None:
    """realm R38.12"""
    ask_federates(s, speech.nation)


def has_federates(s: InvasionsState, speech: Speech) -> bool:
    return bool(federates_of(s, speech.nation))


# -- pacts, clients, broken bonds -----------------------------------------------------------------


def conclude_pact(s: InvasionsState, a: int, b: int) -> None:
    make_pact(s, a, b)
    s.tell(PACT_MADE, a, b)
    settle_control(s)


def make_a_pact(s: InvasionsState, speech: Speech) -> None:
    conclude_pact(s, speech.named(s, "a"), speech.named(s, "b"))


def can_make_pact(s: InvasionsState, speech: Speech) -> bool:
    a, b = speech.named(s, "a"), speech.named(s, "b")
    return NONE not in (a, b) and a != b and not have_pact(s, a, b)


def win_client(s: InvasionsState, speech: Speech) -> None:
    """realm R37.2, R41.1"""
    become_client(s, speech.named(s, "of"), speech.nation, speech.step.tribute)


def can_win_client(s: InvasionsState, speech: Speech) -> bool:
    return speech.named(s, "of") != NONE


def break_a_bond(s: InvasionsState, speech: Speech) -> None:
    """realm R41.2: a client leaves its patron, or an alliance ends."""
    nation = speech.named(s, "bond")
    if s.patron[nation] != NONE:
        leave_patron(s, nation)
    else:
        end_alliance(s, nation)


# -- gold, marriages, provinces -------------------------------------------------------------------


def pay_gold(s: InvasionsState, speech: Speech) -> None:
    """realm R40.6"""
    transfer(s, speech.named(s, "giver"), speech.nation, speech.step.n)


def can_pay(s: InvasionsState, speech: Speech) -> bool:
    giver = speech.named(s, "giver")
    return giver != NONE and s.gold[giver] >= speech.step.n


def lend_unit(s: InvasionsState, speech: Speech) -> None:
    """realm R41.4, E72: the bride's unit, chosen and placed by its nation."""
    ask_for_loan(s, speech.named(s, "giver"), speech.nation, MARRIAGE)


def can_lend_unit(s: InvasionsState, speech: Speech) -> bool:
    lender = speech.named(s, "giver")
    return lender != NONE and can_lend(s, lender, speech.nation, MARRIAGE)


def promise_peace(s: InvasionsState, speech: Speech) -> None:
    """realm R41.4"""
    wed(s, speech.nation, speech.named(s, "against"))


def cede_province(s: InvasionsState, speech: Speech) -> None:
    cede(s, speech.named(s, "giver"), speech.nation, speech.named(s, "province"))


def can_cede(s: InvasionsState, speech: Speech) -> bool:
    giver, province = speech.named(s, "giver"), speech.named(s, "province")
    return NONE not in (giver, province) and can_be_ceded(s, speech.nation, giver, province)


def force_foedus(s: InvasionsState, speech: Speech) -> None:
    """realm R41.6: the answer is yes."""
    first, second = divmod(speech.named(s, "provinces"), len(s.box.provinces))
    pledge(s, speech.named(s, "giver"), speech.nation, first, second)


def do_nothing(s: InvasionsState, speech: Speech) -> None:
    """realm R41.10"""


def card_nation(s: InvasionsState, speech: Speech) -> list[int]:
    return [speech.who]


def besieger_named(s: InvasionsState, speech: Speech) -> list[int]:
    """The nation whose siege the window is about."""
    return [speech.about]


# -- hired mercenaries ----------------------------------------------------------------------------


def is_near(s: InvasionsState, nation: int, hirer: int) -> bool:
    """realm R41.8, E99, E81: the horde stands in or next to an area that the hirer controls."""
    horde = s.horde[nation]
    if horde == NONE:
        return False
    place = s.box.provinces[horde]
    if place.area == NONE:
        areas = {s.box.provinces[p].area for p in place.near} - {NONE}
    else:
        areas = {place.area, *s.box.areas[place.area].near}
    return any(hirer in lords_of(s, area) for area in areas)


def lenders(s: InvasionsState, hirer: int, by_card: bool) -> list[int]:
    """realm R41.8, R40.4, E117: barbarians from whom a unit can be hired."""
    if not places_of(s, hirer):
        return []
    return [
        nation
        for nation in range(len(s.horde))
        if nation != hirer
        and s.status[nation] == BARBARIAN
        and (s.being[nation] == ACTIVE or (by_card and s.on_board(nation)))
        and not invades(s, nation)
        and is_near(s, nation, hirer)
        and bool(lendable(s, nation))
        and not any(s.unit_command[u] == hirer for u in lent_by(s, nation, CARD))
    ]


def hire_units(s: InvasionsState, speech: Speech) -> None:
    """realm R41.8: up to so many, one of each nation."""
    step, by_card = speech.step, int(speech.deed.source == DIPLOMACY)
    s.push(HIRE, speech.nation, step.n, step.cost, by_card)


def can_hire(s: InvasionsState, speech: Speech) -> bool:
    by_card = speech.deed.source == DIPLOMACY
    gold = s.gold[speech.nation] >= speech.step.cost
    return gold and bool(lenders(s, speech.nation, by_card))


def hire_next(s: InvasionsState) -> None:
    hirer, left, cost, by_card = s.var(HIRER), s.var(TO_HIRE), s.var(PRICE), s.var(WITH_CARD)
    if left and s.gold[hirer] >= cost and lenders(s, hirer, bool(by_card)):
        s.set_var(TO_HIRE, left - 1)
        s.repeat()
        s.push(HIRE_CHOICE, hirer, cost, by_card)


class HireChoice(Decision[InvasionsState]):
    """realm DP15: whose unit; an event asks for up to so many."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(CHOOSER))

    def nations(self, s: InvasionsState) -> list[int]:
        return lenders(s, s.var(CHOOSER), bool(s.var(CHOICE_CARD)))

    def legal(self, s: InvasionsState) -> list[str]:
        words = [f"diplo_target {s.box.nations[n].id}" for n in self.nations(s)]
        return words if s.var(CHOICE_CARD) else [*words, "ev_done"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == EV_DONE_V and not s.var(CHOICE_CARD):
            return None
        if verb == DIPLO_TARGET_V and arg in self.nations(s):
            return None
        return Why("R41.8", "asked-lender")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        hirer, cost = s.var(CHOOSER), s.var(CHOICE_PRICE)
        s.pop()
        if verb == EV_DONE_V:
            s.set_var(TO_HIRE, 0)
        else:
            transfer(s, hirer, arg, cost)
            ask_for_loan(s, arg, hirer, CARD)


# -- a demand -------------------------------------------------------------------------------------


def demand_tribute(s: InvasionsState, speech: Speech) -> None:
    """realm R25.3: pay for peace, or face more enemies."""
    s.push(DEMAND, speech.named(s, "a"), speech.named(s, "b"), speech.deed.index, speech.at)


def can_demand(s: InvasionsState, speech: Speech) -> bool:
    a, b = speech.named(s, "a"), speech.named(s, "b")
    return NONE not in (a, b) and a != b


class Demand(Decision[InvasionsState]):
    """realm DP11: who has not enough gold cannot pay."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(PAYER))

    def can_pay(self, s: InvasionsState) -> bool:
        step = s.box.deeds[s.var(DEMAND_DEED)].steps[s.var(DEMAND_AT)]
        return s.gold[s.var(PAYER)] >= step.n

    def legal(self, s: InvasionsState) -> list[str]:
        return ["ev_answer no", "ev_answer yes"] if self.can_pay(s) else ["ev_answer no"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb != EV_ANSWER_V:
            return Why("R20.8", "asked-demand")
        return Why("R40.6", "tribute-too-dear") if arg == YES and not self.can_pay(s) else None

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, payer = s.var(CLAIMANT), s.var(PAYER)
        deed, at = s.var(DEMAND_DEED), s.var(DEMAND_AT)
        step = s.box.deeds[deed].steps[at]
        s.pop()
        if arg == YES:
            transfer(s, payer, nation, step.n)
            conclude_pact(s, nation, payer)
        else:
            s.push(FREE_UNITS, nation, step.units, deed, at)


REGISTRY.verb("alliance", make_alliance, can_ally)
REGISTRY.verb("break_foedus", break_a_foedus, is_federate)
REGISTRY.verb("free_vassal", free_a_vassal, is_vassal)
REGISTRY.verb("open_foedera", open_foedera, has_federates)
REGISTRY.verb("pact", make_a_pact, can_make_pact)
REGISTRY.verb("make_client", win_client, can_win_client)
REGISTRY.verb("break_bond", break_a_bond)
REGISTRY.verb("pay", pay_gold, can_pay)
REGISTRY.verb("lend", lend_unit, can_lend_unit)
REGISTRY.verb("peace_vp", promise_peace)
REGISTRY.verb("cede_province", cede_province, can_cede)
REGISTRY.verb("offer_foedus", force_foedus)
REGISTRY.verb("nothing", do_nothing)
REGISTRY.verb("hire_mercenary", hire_units, can_hire)
REGISTRY.selectors |= {"besieger": besieger_named, "card_nation": card_nation}
REGISTRY.verb("demand_tribute", demand_tribute, can_demand)
