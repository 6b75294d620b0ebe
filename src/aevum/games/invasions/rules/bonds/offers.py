"""Offers of a foedus: who may make them, for which provinces, and the answer.

Rules   realm R38.1 to R38.3, E61, E116, E129
Owns    none
Nodes   foedus-target (decision), foedus-pair (decision), foedus-answer (decision)
Leaves  windows and cards to diplomacy.py, what follows to federation.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.bonds import (
    ANSWER_FOEDUS_V,
    DIPLO_TARGET_V,
    FOEDUS_ANSWER,
    FOEDUS_ANSWERED,
    FOEDUS_OFFERED,
    FOEDUS_PAIR,
    FOEDUS_PROVINCE_V,
    FOEDUS_TARGET,
)
from aevum.games.invasions.components.registers import INACTIVE, YES
from aevum.games.invasions.kinds import BARBARIAN, NONE, TIMINGS
from aevum.games.invasions.rules.board.ground import is_closed_to
from aevum.games.invasions.rules.board.places import province_words
from aevum.games.invasions.rules.bonds.foedus import (
    federators_of,
    foedus_at,
    note_offer,
    pledge,
    pledged_lord,
    pledges,
)
from aevum.games.invasions.rules.cards.effects import carry_out
from aevum.games.invasions.rules.turn.founding import is_empire
from aevum.games.invasions.state import InvasionsState

WINDOW: Final = TIMINGS.index("diplomacy")
OFFERING: Final = FOEDUS_TARGET.variable("nation")
LORD: Final = FOEDUS_PAIR.variable("nation")
GUEST: Final = FOEDUS_PAIR.variable("federate")
FIRST: Final = FOEDUS_PAIR.variable("first")
FORCED: Final = FOEDUS_PAIR.variable("forced")
ASKED_LORD: Final = FOEDUS_ANSWER.variable("nation")
ASKED: Final = FOEDUS_ANSWER.variable("federate")
ASKED_FIRST: Final = FOEDUS_ANSWER.variable("first")
ASKED_SECOND: Final = FOEDUS_ANSWER.variable("second")

Pair = tuple[int, int]


# -- conditions -----------------------------------------------------------------------------------


def may_federate(s: InvasionsState, nation: int, lord: int) -> bool:
    """realm R38.1, E68, E94, E116: a barbarian people with a horde that serves nobody else."""
    if s.status[nation] != BARBARIAN or s.horde[nation] == NONE or not s.on_board(nation):
        return False
    lords = {*federators_of(s, nation), pledged_lord(s, nation)} - {NONE, lord}
    return s.suzerain[nation] == NONE and not lords


def may_grant(s: InvasionsState, nation: int) -> bool:
    """realm R38.1, R39.10: a kingdom or empire that is nobody's vassal."""
    return s.status[nation] != BARBARIAN and s.suzerain[nation] == NONE


def can_be_granted(s: InvasionsState, lord: int, province: int) -> bool:
    """realm R38.3, E129: one of the two provinces, if the federate may enter it."""
    place = s.box.provinces[province]
    return (
        s.controller[province] == lord
        and place.civilized
        and province not in s.capital
        and not s.revolt[province]
        and foedus_at(s, province) == NONE
        and not (s.pledges and any(province in entry[2:] for entry in pledges(s)))
    )


def lands_beside(s: InvasionsState, federate: int) -> set[int]:
    """realm E61: provinces next to one it controls or to its horde."""
    own = [*s.lands_of(federate), s.horde[federate]]
    return {near for p in own for near in s.box.provinces[p].near}


def pairs_for(s: InvasionsState, lord: int, federate: int) -> list[Pair]:
    """realm R38.3: two neighbours of one area, one of them beside the federate; lower id first."""
    return pairs_among(s, grantable(s, lord), federate)


def grantable(s: InvasionsState, lord: int) -> list[int]:
    return [p for p in s.lands_of(lord) if can_be_granted(s, lord, p)]


def pairs_among(s: InvasionsState, places: list[int], federate: int) -> list[Pair]:
    granted = {p for p in places if not is_closed_to(s, federate, p)}
    beside = lands_beside(s, federate)
    found: list[Pair] = []
    if granted.isdisjoint(beside):
        return found
    for a in sorted(granted):
        place = s.box.provinces[a]
        for b in place.near:
            same = s.box.provinces[b].area == place.area
            if a < b and same and b in granted and (a in beside or b in beside):
                found.append((a, b))
    return found


def still_holds(s: InvasionsState, lord: int, federate: int, first: int, second: int) -> bool:
    """realm R38.4: the condition, when the foedus comes into force."""
    if not (may_grant(s, lord) and may_federate(s, federate, lord)):
        return False
    both = all(
        can_be_granted(s, lord, p) and not is_closed_to(s, federate, p) for p in (first, second)
    )
    beside = lands_beside(s, federate)
    return both and (first in beside or second in beside)


def is_in_time(s: InvasionsState, lord: int, federate: int) -> bool:
    """realm R38.2, R38.14: before the federate acts; an inactive one has the federator's slot."""
    return not s.acted[lord if s.being[federate] == INACTIVE else federate]


def free_targets(s: InvasionsState, lord: int) -> list[int]:
    """realm R38.2, E117: to whom an empire may still make its free offer, invaders included."""
    if not has_free_offer(s, lord):
        return []
    places = grantable(s, lord)
    return [nation for nation in range(len(s.horde)) if can_offer(s, lord, nation, places)]


def has_free_target(s: InvasionsState, lord: int) -> bool:
    """Is there anybody?"""
    if not has_free_offer(s, lord):
        return False
    places = grantable(s, lord)
    return any(can_offer(s, lord, nation, places) for nation in range(len(s.horde)))


def has_free_offer(s: InvasionsState, lord: int) -> bool:
    return not s.offered[lord] and is_empire(s, lord) and may_grant(s, lord)


def can_offer(s: InvasionsState, lord: int, nation: int, places: list[int]) -> bool:
    """One of these places and its neighbour."""
    if not may_federate(s, nation, lord) or not is_in_time(s, lord, nation):
        return False
    return bool(pairs_among(s, places, nation))


# -- the offer ------------------------------------------------------------------------------------


def begin_offer(s: InvasionsState, lord: int) -> None:
    """The free offer of an empire: to whom, then for which provinces."""
    s.push(FOEDUS_TARGET, lord)


def name_pair(s: InvasionsState, lord: int, federate: int, forced: int) -> None:
    """realm R41.6: a card forces the answer."""
    s.push(FOEDUS_PAIR, lord, federate, NONE, forced)


class FoedusTarget(Decision[InvasionsState]):
    """realm DP26"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(OFFERING))

    def legal(self, s: InvasionsState) -> list[str]:
        nations = s.box.nations
        return [f"diplo_target {nations[n].id}" for n in free_targets(s, s.var(OFFERING))]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == DIPLO_TARGET_V and arg in free_targets(s, s.var(OFFERING)):
            return None
        return Why("R38.2", "asked-federate")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        lord = s.var(OFFERING)
        s.pop()
        note_offer(s, lord)
        name_pair(s, lord, arg, 0)


class FoedusPair(Decision[InvasionsState]):
    """realm DP26: one province, then the other."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(LORD))

    def provinces(self, s: InvasionsState) -> list[int]:
        pairs, first = pairs_for(s, s.var(LORD), s.var(GUEST)), s.var(FIRST)
        if first == NONE:
            return sorted({p for pair in pairs for p in pair})
        return sorted({p for pair in pairs if first in pair for p in pair} - {first})

    def legal(self, s: InvasionsState) -> list[str]:
        return province_words(s, "foedus_province", self.provinces(s))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == FOEDUS_PROVINCE_V and arg in self.provinces(s):
            return None
        return Why("R38.3", "asked-foedus-province")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        lord, federate, first = s.var(LORD), s.var(GUEST), s.var(FIRST)
        if first == NONE:
            s.set_var(FIRST, arg)
            return
        forced = s.var(FORCED)
        s.pop()
        first, second = min(first, arg), max(first, arg)
        s.tell(FOEDUS_OFFERED, lord, federate, first, second)
        if forced:
            card = s.box.axes["diplomacy"].index("foedus")
            pair = first * len(s.box.provinces) + second
            deed = s.box.numbered.of_diplomacy[card][0]
            carry_out(s, lord, deed, [lord, federate, pair], WINDOW)
        else:
            s.push(FOEDUS_ANSWER, lord, federate, first, second)


class FoedusAnswer(Decision[InvasionsState]):
    """realm DP27; no test between nations of one player (realm E90)."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ASKED))

    def legal(self, s: InvasionsState) -> list[str]:
        return ["answer_foedus no", "answer_foedus yes"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == ANSWER_FOEDUS_V else Why("R38.2", "asked-foedus-answer")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        lord, federate = s.var(ASKED_LORD), s.var(ASKED)
        first, second = s.var(ASKED_FIRST), s.var(ASKED_SECOND)
        s.pop()
        s.tell(FOEDUS_ANSWERED, lord, federate, arg)
        if arg == YES:
            pledge(s, lord, federate, first, second)
