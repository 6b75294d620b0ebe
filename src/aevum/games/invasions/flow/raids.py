"""The nodes of raids and caravans."""

from __future__ import annotations

from aevum.core.flow import Node, Procedure
from aevum.games.invasions.components.raids import (
    CARAVAN_TEST,
    CARAVANS,
    DRAW_RAIDER,
    GREAT_CARAVAN,
    LOOT_CARAVAN,
    RAID,
    RAID_FROM,
    RAID_LOSS,
    RAID_ORIGIN,
    RAID_ROLL,
    RAID_ROUTE,
    RAID_TARGET,
    RAID_UNIT,
    RAIDER_ROWS,
)
from aevum.games.invasions.rules.raids import caravans, raid_battle, raid_party, raids
from aevum.games.invasions.state import InvasionsState

RAID_NODES: list[Node[InvasionsState]] = [
    Procedure(RAIDER_ROWS, [raids.let_raiders_raid]),
    Procedure(
        RAID,
        [
            raid_party.draw_party,
            raid_party.name_party,
            raid_party.name_start,
            raid_party.name_route,
            raid_party.name_target,
            raids.roll_raid,
            raids.pay_for_failure,
            raids.take_spoils,
            raids.settle_party,
            raid_battle.take_the_field,
            raid_battle.fight_for_place,
            raid_battle.send_losers_home,
            raids.end_raid,
        ],
    ),
    raid_party.DrawRaider(DRAW_RAIDER),
    raid_party.RaidFrom(RAID_FROM),
    raid_party.RaidUnit(RAID_UNIT),
    raid_party.RaidOrigin(RAID_ORIGIN),
    raid_party.RaidRoute(RAID_ROUTE),
    raid_party.RaidTarget(RAID_TARGET),
    raids.RaidRoll(RAID_ROLL),
    raids.RaidLoss(RAID_LOSS),
    Procedure(CARAVANS, [caravans.roll_great_caravan, caravans.let_caravans_arrive]),
    caravans.GreatCaravan(GREAT_CARAVAN),
    caravans.LootCaravan(LOOT_CARAVAN),
    caravans.CaravanTest(CARAVAN_TEST),
]
