"""Standing orders: answers given in advance, so that nobody waits for a "no" at sea or at court."""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Place
from aevum.core.orders import ALWAYS, NEVER, NOTHING, Order, Orders
from aevum.games.era_of_tribes.components import (
    BUY_O,
    CHALLENGE,
    CONSENT,
    EXPEL_V,
    EXPULSION,
    LEND,
    PARLEY,
    REINFORCE,
)
from aevum.games.era_of_tribes.rules.diplomacy import OFFER
from aevum.games.era_of_tribes.rules.posts import EXPELLING, OWNER, posts_at
from aevum.games.era_of_tribes.state import EraState

SEA_BATTLES: Final = "sea_battles"
"""D21, D22: fight when fleets meet; nobody is challenged without being asked."""
SALES: Final = "sales"
"""D37: sell provinces."""
ALLIANCES: Final = "alliances"
"""D37: form and end alliances."""
LOANS: Final = "loans"
"""D28: lend armies to allies."""
REINFORCEMENTS: Final = "reinforcements"
"""D29: mercenaries and allied armies before a roll."""
EXPULSIONS: Final = "expulsions"
"""D23: expel an attacker's trade posts."""

ORDERS: Final = (
    Order(SEA_BATTLES, (ALWAYS, NEVER)),
    Order(SALES, (NEVER,)),
    Order(ALLIANCES, (NEVER,)),
    Order(LOANS, (NEVER,)),
    Order(REINFORCEMENTS, (NEVER,)),
    Order(EXPULSIONS, (ALWAYS, NEVER)),
)
ANSWERS: Final[tuple[tuple[Place, str, str, str], ...]] = (
    (PARLEY, SEA_BATTLES, ALWAYS, "fight"),
    (PARLEY, SEA_BATTLES, NEVER, "peace"),
    (CHALLENGE, SEA_BATTLES, NEVER, "done"),
    (LEND, LOANS, NEVER, "lend 0"),
    (REINFORCE, REINFORCEMENTS, NEVER, "done"),
    (EXPULSION, EXPULSIONS, NEVER, "done"),
)


def order_for(s: EraState, orders: Orders) -> str | None:
    """The word that a standing order gives at this decision, if any."""
    if s.at(CONSENT):
        name = SALES if s.var(OFFER) == BUY_O else ALLIANCES
        return "decline" if orders.get(name, NOTHING).holds(NEVER) else None
    if s.at(EXPULSION) and orders.get(EXPULSIONS, NOTHING).holds(ALWAYS):
        post = posts_at(s, s.var(EXPELLING), s.var(OWNER))[0]
        return s.box.speller.word(EXPEL_V, post)
    for place, name, answer, word in ANSWERS:
        if s.at(place) and orders.get(name, NOTHING).holds(answer):
            return word
    return None
