"""What the rules know by name: the closed lists of the tables.

A number of the rules is a place in one of these lists. Peoples, cards, tiles and places of the map
are not among them: no rule names one.
"""

from __future__ import annotations

from typing import Final

LENGTHS: Final = ("normal", "long")
NORMAL: Final = 0
LONG: Final = 1

SEATS: Final = 6
EPOCHS: Final = 6
TOP_LEVEL: Final = 4
"""Progress levels run from 0 to this one."""
SLOTS: Final = 8
"""City slots of a player, the first built first (1.1)."""
PIPS: Final = 6

FIELDS: Final = ("agriculture", "culture", "seafaring", "trade", "mechanics", "architecture")
"""The progress fields in the order of the wheel (6.6)."""
AGRICULTURE: Final = 0
CULTURE: Final = 1
SEAFARING: Final = 2
TRADE: Final = 3
MECHANICS: Final = 4
ARCHITECTURE: Final = 5

ACTIONS: Final = (
    "expansion", "trade", "taxes", "diplomacy", "progress", "games", "revolution",
)  # fmt: skip
"""The action fields a to g (R4.5)."""
A_EXPANSION: Final = 0
A_TRADE: Final = 1
A_TAXES: Final = 2
A_DIPLOMACY: Final = 3
A_PROGRESS: Final = 4
A_GAMES: Final = 5
A_REVOLUTION: Final = 6
ANY: Final = 99
"""As many leaders as are ready."""

DIPLOMACY: Final = ("recruit", "deter", "bribe", "buy", "ally", "part")
"""Three diplomacy actions, then the bonus actions (R8)."""
RECRUIT: Final = 0
DETER: Final = 1
BRIBE: Final = 2
BUY: Final = 3
ALLY: Final = 4
PART: Final = 5

TERRAINS: Final = ("grain", "hills", "forest", "mountain")
GRAIN: Final = 0
HILLS: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3

GOODS: Final = (
    "beer", "cloth", "fur", "gold", "ivory", "silver", "spices", "wine", "horse", "ore",
)  # fmt: skip
"""Eight luxury goods, then the two military ones (R0.9)."""
LUXURIES: Final = 8
HORSE: Final = 8
ORE: Final = 9

SYMBOLS: Final = ("sword", "shield", "fist", "mask", "catapult")
"""The conflict markers and the faces of the battle dice (R16.11)."""
SWORD: Final = 0
SHIELD: Final = 1
FIST: Final = 2
MASK: Final = 3
CATAPULT: Final = 4

UNITS: Final = (
    "vassal", "fleet", "army", "legion", "militia", "ore", "wine", "ivory",
    "levy", "mercenary", "ally", "city", "village",
)  # fmt: skip
"""What fights; the first eight can be named in words. `levy` is the militia of one battle."""
U_VASSAL: Final = 0
U_FLEET: Final = 1
U_ARMY: Final = 2
U_LEGION: Final = 3
U_MILITIA: Final = 4
U_ORE: Final = 5
U_WINE: Final = 6
U_IVORY: Final = 7
U_LEVY: Final = 8
U_MERCENARY: Final = 9
U_ALLY: Final = 10
U_CITY: Final = 11
U_VILLAGE: Final = 12
NAMED_UNITS: Final = 8

METRICS: Final = (
    "fleets", "colonies", "triumph", "fish", "villages", "forest", "luxuries", "mountain",
    "provinces", "battlefields", "grain", "progresses", "hills", "cities", "thalers",
    "luxury-kinds", "luxury-set", "hexes", "posts", "leaders", "treaties",
)  # fmt: skip
"""What cards and villages count (R21, R26.7)."""
M_FLEETS: Final = 0
M_COLONIES: Final = 1
M_TRIUMPH: Final = 2
M_FISH: Final = 3
M_VILLAGES: Final = 4
M_FOREST: Final = 5
M_LUXURIES: Final = 6
M_MOUNTAIN: Final = 7
M_PROVINCES: Final = 8
M_BATTLEFIELDS: Final = 9
M_GRAIN: Final = 10
M_PROGRESSES: Final = 11
M_HILLS: Final = 12
M_CITIES: Final = 13
M_THALERS: Final = 14
M_LUXURY_KINDS: Final = 15
M_LUXURY_SET: Final = 16
M_HEXES: Final = 17
M_POSTS: Final = 18
M_LEADERS: Final = 19
M_TREATIES: Final = 20

EFFECTS: Final = (
    "score", "half-progress", "leader", "morale", "influence", "thalers", "militia",
)  # fmt: skip
"""What a village tile does (R20.4)."""
E_SCORE: Final = 0
E_HALF_PROGRESS: Final = 1
E_LEADER: Final = 2
E_MORALE: Final = 3
E_INFLUENCE: Final = 4
E_THALERS: Final = 5
E_MILITIA: Final = 6

ENDS: Final = ("epoch", "provinces", "progresses", "influence", "triumph", "homes")
"""The end conditions (R25.1)."""
END_EPOCH: Final = 0
END_PROVINCES: Final = 1
END_PROGRESSES: Final = 2
END_INFLUENCE: Final = 3
END_TRIUMPH: Final = 4
END_HOMES: Final = 5

MODIFIERS: Final = (
    "games-leader", "fish-food", "free-fleets", "free-armies", "military-luxury", "half-price",
    "progress-discount", "city-food", "city-malus", "trade-leader", "bonus-fleet", "start-food",
    "fleet-moves", "free-colony", "fleet-loss", "plunder", "legion", "leader-price",
)  # fmt: skip
"""The powers of the peoples as named changes of the general rules (R27)."""

NUMBERS: Final = (
    "vassals", "free-vassals", "cities", "ready-leaders", "thalers", "start-influence",
    "cards-dealt", "open-cards", "grey-leaders-box", "legions", "influence-track", "triumph-last",
    "growth-leader", "growth-luxury", "growth-per-morale", "slot-morale", "tax-morale",
    "diplomacy-leaders", "deter-morale", "bribe-divisor", "force-treaties", "buy-price",
    "buy-price-forced", "ally-influence", "ally-morale", "betrayal-morale", "city-vassals",
    "city-influence", "pioneer-influence", "post-price", "post-morale", "post-trade",
    "horse-moves", "colony-morale", "conquest-morale", "city-conquest-morale", "epoch-influence",
    "epoch-influence-first", "card-first", "card-shared", "card-second", "personal-alone",
    "personal-shared", "end-first", "end-later", "rounds-normal", "rounds-long",
)  # fmt: skip
"""Single numbers of the rules."""

GAINS: Final = ("food", "morale", "influence", "fleet", "army")
"""What a progress level gives once (R12)."""
VALUES: Final = (
    "room", "bread", "fleet-moves", "fleet-price", "trade", "posts",
    "vassal-moves", "army-price", "city-limit",
)  # fmt: skip
"""What is in force while a marker stands on a level (R12)."""
