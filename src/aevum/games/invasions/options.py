"""Switched rulings (guide, section 9): their names and values, the default first.

A rule asks the state: `s.switched(ADVANCED_COMBAT)` is true if a table chose the other value.
"""

from __future__ import annotations

from typing import Final

SWITCHES: Final = {
    "advanced_combat": ("off", "on"),
    "reroll_order": ("alternating", "attacker_all_then_defender_all"),
    "interception_ambush": ("newcomer_is_ambushed", "defender_only"),
    "advanced_archery_rerolls": ("on", "off"),
    "hostility_declared_by": ("either", "non_active_only"),
    "leader_bonus": ("best_only", "cumulative"),
    "campaign_free_move": ("once_per_leader", "every_campaign"),
    "migration_campaigns": ("allowed", "forbidden"),
    "horde_submits_when_defending": ("units_destroyed", "needs_hit"),
    "siege_decline_of": ("besieged", "besieger"),
    "alliance_slot": ("later", "earlier"),
    "amphibious_ignores_sea_risk": ("barbarians_in_britannia", "always"),
    "red_swords_at_sea": ("off", "on"),
    "fleet_range_counts_port_zone_as": ("1", "0"),
    "inactive_may_intercept": ("off", "on"),
    "zero_value_trade": ("on", "off"),
    "raid_counts_limes": ("beside_units", "never"),
    "capital_provinces_counted": ("before_fall", "after_fall"),
    "vassal_vp": ("all_halved", "objectives_halved"),
    "inactive_barbarians_grow": ("on", "off"),
    "reinforcement_gap": ("nothing", "one_unit"),
    "side_changing": ("card_marriage_exchange", "all_mercenaries"),
    "diplomacy_hands": ("private", "open"),
    "roman_treasury_share": ("both_halves", "byzantium_only"),
    "aid:Romans-H": ("off", "on"),
    "aid:Romans-I": ("off", "on"),
    "aid:Romans-O": ("off", "on"),
    "aid:Byzantines-E": ("off", "on"),
    "aid:Byzantines-M": ("off", "on"),
    "aid:Byzantines-N": ("off", "on"),
    "aid:Byzantines-S": ("off", "on"),
    "aid:Huns-B": ("off", "on"),
    "aid:Huns-C": ("off", "on"),
    "aid:Persians-A": ("off", "on"),
    "aid:Persians-D": ("off", "on"),
    "aid:Persians-E": ("off", "on"),
}
NAMES: Final = tuple(SWITCHES)

ADVANCED_COMBAT: Final = NAMES.index("advanced_combat")
REROLL_ORDER: Final = NAMES.index("reroll_order")
INTERCEPTION_AMBUSH: Final = NAMES.index("interception_ambush")
ADVANCED_ARCHERY_REROLLS: Final = NAMES.index("advanced_archery_rerolls")
HOSTILITY_DECLARED_BY: Final = NAMES.index("hostility_declared_by")
LEADER_BONUS: Final = NAMES.index("leader_bonus")
CAMPAIGN_FREE_MOVE: Final = NAMES.index("campaign_free_move")
MIGRATION_CAMPAIGNS: Final = NAMES.index("migration_campaigns")
HORDE_SUBMITS: Final = NAMES.index("horde_submits_when_defending")
SIEGE_DECLINE_OF: Final = NAMES.index("siege_decline_of")
ALLIANCE_SLOT: Final = NAMES.index("alliance_slot")
AMPHIBIOUS_SEA_RISK: Final = NAMES.index("amphibious_ignores_sea_risk")
RED_SWORDS_AT_SEA: Final = NAMES.index("red_swords_at_sea")
FLEET_RANGE: Final = NAMES.index("fleet_range_counts_port_zone_as")
INACTIVE_MAY_INTERCEPT: Final = NAMES.index("inactive_may_intercept")
ZERO_VALUE_TRADE: Final = NAMES.index("zero_value_trade")
RAID_COUNTS_LIMES: Final = NAMES.index("raid_counts_limes")
CAPITAL_PROVINCES_COUNTED: Final = NAMES.index("capital_provinces_counted")
VASSAL_VP: Final = NAMES.index("vassal_vp")
INACTIVE_BARBARIANS_GROW: Final = NAMES.index("inactive_barbarians_grow")
REINFORCEMENT_GAP: Final = NAMES.index("reinforcement_gap")
SIDE_CHANGING: Final = NAMES.index("side_changing")
DIPLOMACY_HANDS: Final = NAMES.index("diplomacy_hands")
ROMAN_TREASURY_SHARE: Final = NAMES.index("roman_treasury_share")


def aid(item: str) -> int:
    """The switch of an optional item of a player aid: `Romans-H`."""
    return NAMES.index(f"aid:{item}")
