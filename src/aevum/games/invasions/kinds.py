"""What the rules know by name: the closed lists of the tables.

A number of the rules is a place in one of these lists. Nations, cards, leaders and places of the
map are not among them: no general rule names one.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""No nation, no area, no place, no value."""

SEATS: Final = ("romans", "huns", "persians", "goths")
"""The seats in player order (realm R9.2)."""

TERRAINS: Final = ("clear", "steppe", "desert", "forest", "marsh", "mountain")
CLEAR: Final = 0
STEPPE: Final = 1
DESERT: Final = 2
FOREST: Final = 3
MARSH: Final = 4
MOUNTAIN: Final = 5
OPEN_TERRAINS: Final = (CLEAR, STEPPE, DESERT)
"""Red swords hit there (war R1.6)."""

LOCALS: Final = "local_infantry"
SATRAPES: Final = "satrapes"
GUARDS: Final = ("guard", "themata")
"""Types of units that may not stand everywhere (war R2.8, R16.4, R16.5)."""

BORDERS: Final = ("plain", "river", "ridge", "strait")
PLAIN: Final = 0
RIVER: Final = 1
RIDGE: Final = 2
STRAIT: Final = 3

HALVES: Final = ("west", "east")
"""The halves of the map with a table of areas each (realm R33.3)."""
WEST: Final = 0
EAST: Final = 1

RELIGIONS: Final = ("catholic", "monophysite", "arian", "mazdaist", "pagan")
CATHOLIC: Final = 0
MONOPHYSITE: Final = 1
ARIAN: Final = 2
MAZDAIST: Final = 3
PAGAN: Final = 4

STATUSES: Final = ("barbarian", "kingdom", "empire")
BARBARIAN: Final = 0
KINGDOM: Final = 1
EMPIRE: Final = 2

STARTS: Final = ("barbarian", "kingdom", "empire", "raider", "inactive", "imk")
"""`start_status` of a nation (realm 1.3); imk = independent minor kingdom."""
START_RAIDER: Final = 3
START_INACTIVE: Final = 4
START_IMK: Final = 5

GROUPS: Final = ("germanic", "nomad", "raider", "roman", "slavic", "other")

DOMAINS: Final = ("land", "fleet", "limes", "horde")
LAND: Final = 0
FLEET: Final = 1
LIMES: Final = 2
HORDE: Final = 3

RANKS: Final = ("general", "king", "emperor", "rex")
GENERAL: Final = 0
KING: Final = 1
EMPEROR: Final = 2
REX: Final = 3

ROWS: Final = (
    "enter", "invade", "raid", "reinforce", "leader", "activate", "become_active", "special",
)  # fmt: skip
"""What a row of the timeline does (realm R9.8)."""
ENTER: Final = 0
INVADE: Final = 1
RAID: Final = 2
REINFORCE: Final = 3
LEADER: Final = 4
ACTIVATE: Final = 5
BECOME_ACTIVE: Final = 6
SPECIAL: Final = 7

GOALS: Final = (
    "province", "area", "is_empire", "clients", "vassals", "found_empire", "found_kingdom",
    "loot_city", "loot", "raid_plus", "depose",
)  # fmt: skip
"""What an objective asks for (realm R11.6)."""
GOAL_PROVINCE: Final = 0
GOAL_AREA: Final = 1
GOAL_IS_EMPIRE: Final = 2
GOAL_CLIENTS: Final = 3
GOAL_VASSALS: Final = 4
GOAL_FOUND_EMPIRE: Final = 5
GOAL_FOUND_KINGDOM: Final = 6
GOAL_LOOT_CITY: Final = 7
GOAL_LOOT: Final = 8
GOAL_RAID_PLUS: Final = 9
GOAL_DEPOSE: Final = 10

SCORINGS: Final = ("3", "6", "9", "last", "event")
"""When an objective is scored; `event` = whenever it happens."""
AT_EVENT: Final = 4

SETUP_ROWS: Final = (
    "status", "religion", "city", "capital", "horde", "unit", "fleet", "leader", "limes",
    "treasury", "age", "decline", "area", "client_of", "tribute", "vassal_of", "federate_of",
    "mercenary", "heresy",
)  # fmt: skip
"""The rows of a set-up in the order in which they are carried out (realm 1.3)."""

STEPS: Final = ("1.B", "1.C", "3.A")
"""Where a scenario may begin (realm R12.4)."""

ADMINISTRATION: Final = ("passive", "military", "reform")
PASSIVE: Final = 0
MILITARY: Final = 1
REFORM: Final = 2
BANDS: Final = ("young", "mature", "old")
"""The faces of an administration card, by age."""

DEADLINES: Final = ("earlier", "own", "siege", "never")
"""Until when a Diplomacy card can be played (realm R40.5)."""

ROLLS: Final = ("area_west", "area_east", "executing_player", "great_caravan", "raid")
"""Tables read with a D10."""
RAIDS: Final = ("failure", "raid_minus", "raid_plus", "settle")
"""Outcomes of a raid (realm R22.7)."""

NUMBERS: Final = (
    "turns", "barbarian_age", "civilized_age", "treasury_limit", "kingdom_gold", "kingdom_age",
    "forced_kingdom_age", "empire_roll", "collapse_roll", "suppression_roll", "interception_roll",
    "flight_roll", "sea_risk_roll", "siege_roll", "assassination_roll", "stacking",
    "stacking_mountain", "infantry_steps", "cavalry_steps", "reaction_steps", "fortify_walls",
    "capital_kingdom", "capital_empire", "raid_minus_gold", "raid_minus_vp", "raid_plus_vp",
    "caravan_gold", "great_caravan_gold", "foedus_tribute", "foedus_vp", "loot_gold",
)  # fmt: skip

MODIFIERS: Final = (
    "united_empire", "empire_split", "empire_reunion", "treasury_share_by_age",
    "national_recruitment_limit", "usurper_test", "guards_at_home", "walls_fall_on_collapse",
    "limites", "limites_face_persia", "limites_become_locals", "limites_become_themata",
    "theodosius_succession", "britannia_given_up", "elite_fleets", "roman_navigation",
    "foedera_pass_on", "bosphorus_crossing", "theodosian_walls", "bosporan_outpost",
    "successor_gaul", "successor_britain", "successor_cappadocia", "successor_sardinia",
    "ex_limites", "no_voluntary_kingdom", "attila_fate", "hun_mercenary_gold",
    "gothic_exchange", "ostrogoths_in_scythia", "persian_offmap_income", "chaldea_granary",
    "eastern_expansion", "persian_empire_age", "satrapes_at_home", "longships", "long_raid",
    "raid_pool_random", "raid_thebais", "enter_arabia_deserta", "enter_mauretania",
    "rhine_crossing", "vandal_fleet", "anglo_saxon_union", "hun_vassal_at_entry", "odoacer",
    "partition_of_realm", "hephthalite_ransom", "avar_slavs", "sclavene_drift",
    "khazar_alliance", "islam", "inactive_imk", "inactive_barbarian", "seat_without_city",
    "no_capital", "unfortified_penalty", "nomad_siege_end",
)  # fmt: skip
"""Special powers and events of a turn: a rule asks for one of them, never for a nation."""

WORDS: Final = ("verb", "timing", "selector", "predicate", "counter", "test")
"""Kinds of words in the language of effects."""
TIMINGS: Final = (
    "immediately", "diplomacy", "administration", "purchases", "any_own_activation",
    "any_activation", "own_movement", "reaction_to_movement", "before_battle", "in_battle_archery",
    "in_battle_melee", "after_melee_roll", "siege", "naval", "answer_to_an_event", "calamity_step",
    "bribe",
)  # fmt: skip
"""The moments at which events are played, in the order of effects.csv."""
MODULES: Final = (
    "events", "calamities", "administration", "treasury", "income", "ageing", "scoring", "leaders",
    "revolts", "religion", "cities", "units", "reinforcements", "caravans", "raids", "movement",
    "reactions", "battle", "siege", "naval", "alliances", "clients", "control", "diplomacy",
    "foedus", "vassals", "flow",
)  # fmt: skip
"""The chapters of the rules that carry out a verb."""
TYPES: Final = (
    "none", "nation", "area", "province", "zone", "side", "leader", "stack", "siege", "roll",
    "bond", "pair",
)  # fmt: skip
"""What a selector names."""
