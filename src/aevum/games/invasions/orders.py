"""Standing orders: answers given in advance, for all stacks or for the stack of one province."""

from __future__ import annotations

from typing import Any, Final

from aevum.core.flow import Place
from aevum.core.orders import ALWAYS, ASK, NEVER, NOTHING, Given, Order, Orders, order_at
from aevum.games.invasions.components.bonds import BRIBE_OFFER, DIPLOMACY
from aevum.games.invasions.components.cards import EVENT_ANSWER, EVENT_WINDOW
from aevum.games.invasions.components.march import REACT
from aevum.games.invasions.figures import ENTERED, PLACE, answers_of
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.march.reactions import FLIGHT_FIRST
from aevum.games.invasions.state import InvasionsState

INTERCEPTION: Final = "interception"
"""war R17: by the place of the stack; `always` may be tied to a chance, below it nobody goes."""
FLIGHT: Final = "flight"
"""war R18: by the entered province; the step with the best chance is taken."""
EVENTS: Final = "events"
"""realm R20: play events and answer them."""
CARDS: Final = "diplomacy"
"""realm R40: play Diplomacy cards, events and offers in diplomacy windows."""
BRIBES: Final = "bribes"
"""realm R41.7"""
CHANCES: Final = (10, 100)
"""In percent."""

ORDERS: Final = (
    Order(INTERCEPTION, (ALWAYS, NEVER), threshold=CHANCES, each="province"),
    Order(FLIGHT, (ALWAYS, NEVER), threshold=CHANCES, each="province"),
    Order(EVENTS, (NEVER,)),
    Order(CARDS, (NEVER,)),
    Order(BRIBES, (NEVER,)),
)
PASSES: Final[tuple[tuple[Place, str, str], ...]] = (
    (EVENT_WINDOW, EVENTS, "ev_pass"),
    (EVENT_ANSWER, EVENTS, "ev_pass"),
    (DIPLOMACY, CARDS, "hold_diplo"),
    (BRIBE_OFFER, BRIBES, "hold_diplo"),
)


def order_for(s: InvasionsState, orders: Orders) -> str | None:
    """The word that a standing order gives now, if any; this needs a copy of its own."""
    if s.at(REACT):
        return reaction_for(s, orders)
    for place, name, word in PASSES:
        if s.at(place) and orders.get(name, NOTHING).holds(NEVER):
            return word
    return None


def reaction_for(s: InvasionsState, orders: Orders) -> str | None:
    place = s.var(PLACE)
    if place == FLIGHT_FIRST:
        return flight_for(s, order_at(orders, FLIGHT, s.box.provinces[s.var(ENTERED)].id))
    if place == NONE:
        return interception_for(s, orders)
    given = order_at(orders, INTERCEPTION, s.box.provinces[place].id)
    return "rx_ok" if given.answer == ALWAYS else None


def flight_for(s: InvasionsState, given: Given) -> str | None:
    if given.answer == ASK:
        return None
    best = max(answers_of(s), key=chance_of, default=None)
    if best is None or not given.holds(ALWAYS, "", chance_of(best)):
        return "rx_stand"
    return f"rx_flee {best['place']}"


def interception_for(s: InvasionsState, orders: Orders) -> str | None:
    """One stack after the other; somebody is asked as soon as one of them is to be asked about."""
    answers = answers_of(s)
    given = {each["place"]: order_at(orders, INTERCEPTION, each["place"]) for each in answers}
    if not given or any(order.answer == ASK for order in given.values()):
        return None
    for each in answers:
        if given[each["place"]].holds(ALWAYS, "", chance_of(each)):
            return f"rx_int {each['place']}"
    return "rx_done"


def chance_of(answer: dict[str, Any]) -> int:
    return int(answer["chance"])
