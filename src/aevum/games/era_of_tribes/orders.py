"""Standing orders: answers given in advance, so that nobody waits for a "no" at sea or at court."""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Place
from aevum.core.orders import NEVER, NOTHING, Order, Orders
from aevum.games.era_of_tribes.components import CHALLENGE, CONSENT, EXPULSION, PARLEY, REINFORCE
from aevum.games.era_of_tribes.state import EraState

SEA_BATTLES: Final = "sea_battles"
"""D21, D22: fight when fleets meet."""
OFFERS: Final = "offers"
"""D37: agree to what others offer."""
REINFORCEMENTS: Final = "reinforcements"
"""D29: mercenaries and allied armies before a roll."""
EXPULSIONS: Final = "expulsions"
"""D23: expel an attacker's trade posts."""

ORDERS: Final = tuple(
    Order(name, (NEVER,)) for name in (SEA_BATTLES, OFFERS, REINFORCEMENTS, EXPULSIONS)
)
ANSWERS: Final[tuple[tuple[Place, str, str], ...]] = (
    (PARLEY, SEA_BATTLES, "peace"),
    (CHALLENGE, SEA_BATTLES, "done"),
    (CONSENT, OFFERS, "decline"),
    (REINFORCE, REINFORCEMENTS, "done"),
    (EXPULSION, EXPULSIONS, "done"),
)


def order_for(s: EraState, orders: Orders) -> str | None:
    """The word that a standing order gives at this decision, if any."""
    for place, name, word in ANSWERS:
        if s.at(place) and orders.get(name, NOTHING).holds(NEVER):
            return word
    return None
