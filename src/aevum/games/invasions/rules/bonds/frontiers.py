"""Peace that is bought on a frontier, and a client between two great powers.

Rules   none: aid Persians-D, Byzantines-S
Owns    none
Nodes   frontier-peace (decision), patron-test (chance)
Leaves  pacts to pacts.py, clients to clients.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.administration import INCOME
from aevum.games.invasions.components.board import D2_ROLLED, PAID
from aevum.games.invasions.components.bonds import (
    BUY_PEACE_V,
    FRONTIER_PEACE,
    NO_PEACE_V,
    PATRON_TEST,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import aid
from aevum.games.invasions.rules.board.aids import about
from aevum.games.invasions.rules.board.dice import D2
from aevum.games.invasions.rules.board.treasury import transfer
from aevum.games.invasions.rules.bonds.clients import become_client
from aevum.games.invasions.rules.bonds.pacts import have_pact
from aevum.games.invasions.rules.cards.verbs_bonds import conclude_pact
from aevum.games.invasions.rules.turn.timeline import invades
from aevum.games.invasions.state import InvasionsState

EARNER: Final = INCOME.variable("nation")
PAYER: Final = FRONTIER_PEACE.variable("nation")
CLIENT: Final = PATRON_TEST.variable("nation")
PATRON: Final = PATRON_TEST.variable("patron")
PEACE: Final = aid("Persians-D")
PRICE: Final = 5
BETWEEN: Final = aid("Byzantines-S")
NEW_TRIBUTE: Final = 1


# -- option aid:Persians-D ------------------------------------------------------------------------


def offer_peace(s: InvasionsState) -> None:
    """In its Income step a nation may pay a people at its frontier."""
    if peoples_near(s, s.var(EARNER)):
        s.push(FRONTIER_PEACE, s.var(EARNER))


def peoples_near(s: InvasionsState, nation: int) -> list[int]:
    """Whose horde stands in one of the areas or next to it, and who does not invade."""
    item = about(s, PEACE)
    if not s.switched(PEACE) or nation != item.nations[0] or s.gold[nation] < PRICE:
        return []
    return [
        people
        for people in item.nations[1:]
        if is_near(s, s.horde[people], item.areas)
        and not invades(s, people)
        and not have_pact(s, nation, people)
    ]


def is_near(s: InvasionsState, province: int, areas: tuple[int, ...]) -> bool:
    if province == NONE:
        return False
    here = (province, *s.box.provinces[province].near)
    return any(s.box.provinces[p].area in areas for p in here)


class FrontierPeace(Decision[InvasionsState]):
    """Both are neutral until both have acted in this turn."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(PAYER))

    def legal(self, s: InvasionsState) -> list[str]:
        peoples = peoples_near(s, s.var(PAYER))
        return [*(f"buy_peace {s.box.nations[each].id}" for each in peoples), "no_peace"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        near = verb == BUY_PEACE_V and arg in peoples_near(s, s.var(PAYER))
        return None if near or verb == NO_PEACE_V else Why("R25.3", "asked-peace")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(PAYER)
        if verb == BUY_PEACE_V:
            transfer(s, nation, arg, PRICE)
            s.tell(PAID, nation, arg, PRICE)
            conclude_pact(s, nation, arg)
        if verb == NO_PEACE_V or not peoples_near(s, nation):
            s.pop()


# -- option aid:Byzantines-S ----------------------------------------------------------------------


def weigh_patrons(s: InvasionsState) -> None:
    """At the end of a turn in which one of two rivals alone holds ground beside a client."""
    if not s.switched(BETWEEN):
        return
    item = about(s, BETWEEN)
    client, rivals = item.nations[0], item.nations[1:]
    places = [p for area in item.areas for p in s.box.areas[area].provinces]
    lords = {s.controller[p] for p in places} - {NONE}
    great = [lord for lord in lords if not s.box.nations[lord].imk]
    torn = s.patron[client] in rivals and s.patron[client] not in great
    if torn and len(great) == 1 and great[0] in rivals:
        s.push(PATRON_TEST, client, great[0])


class PatronTest(D2):
    """Failed: the client changes sides."""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        client, patron = s.var(CLIENT), s.var(PATRON)
        s.pop()
        s.tell(D2_ROLLED, client, int(passed))
        if not passed:
            become_client(s, client, patron, NEW_TRIBUTE)
