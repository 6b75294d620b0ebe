"""What the page says about the question at hand: prices, forecasts, chances, targets."""

from __future__ import annotations

from typing import Any

from aevum.games.invasions.components.administration import ADMIN_TYPE, PURCHASES, SUPPRESSION
from aevum.games.invasions.components.bonds import DIPLOMACY
from aevum.games.invasions.components.raids import RAID_ROLL, RAID_ROUTE, RAID_TARGET
from aevum.games.invasions.rules.administration.purchases import shop
from aevum.games.invasions.rules.administration.revolts import place_revolt
from aevum.games.invasions.rules.board.treasury import fill_treasury
from aevum.games.invasions.rules.board.units import place_units, units_at
from aevum.games.invasions.rules.raids.raids import open_raid
from aevum.games.invasions.rules.turn.ageing import set_age
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import (
    emptied,
    game,
    kind,
    laid_out,
    nation,
    play,
    province,
    put,
)
from tests.rules.invasions.test_w26_w31_sea import before_caesarea


def matter(s: InvasionsState) -> Any:
    return game().figures(s)["matter"]


def buying(gold: int, bought: int = 0) -> InvasionsState:
    s = laid_out("scenario_350")
    fill_treasury(s, nation("rome"), gold)
    s.push(PURCHASES, nation("rome"), bought, 0)
    shop(s)
    return s


def wares(s: InvasionsState) -> dict[str, Any]:
    return {ware["kind"]: ware for ware in matter(s)["kinds"]}


def test_r32_every_kind_has_its_price_or_what_is_in_the_way() -> None:
    """realm R32.1, R32.4: a legion costs an empire 15, and one national unit a turn is bought."""
    legion = wares(buying(40))["rome-legion"]
    assert (legion["price"], legion["national"], legion["bar"]) == (15, True, "")
    assert wares(buying(14))["rome-legion"]["bar"] == "gold"
    assert wares(buying(40, bought=1))["rome-legion"]["bar"] == "limit"
    shop_now = matter(buying(40))
    assert (shop_now["bought"], shop_now["limit"]) == (0, 1)
    assert shop_now["repairs"] == [0, 2]


def test_r32_what_is_sold_out_says_so() -> None:
    s = buying(40)
    s.supply[kind("rome", "legion")] = 0
    assert wares(s)["rome-legion"]["bar"] == "supply"


def test_r26_the_forecast_of_the_next_turn() -> None:
    """realm C19: at age 9 an old empire keeps the half of 39, rounded up; Reform is the dearest."""
    s = buying(39)
    set_age(s, nation("rome"), 8)
    ledger = game().figures(s)["ledger"]
    forecast = ledger["next"]
    assert (forecast["brought"], forecast["age"], forecast["kept"]) == (39, 9, 20)
    assert (forecast["cheapest"], forecast["dearest"]) == (10, 20)
    assert forecast["net"] == ledger["net"]
    assert forecast["bankrupt"] == "no"


def test_r8_gold_above_the_limit_is_not_brought_along() -> None:
    s = buying(50)
    assert game().figures(s)["ledger"]["next"]["brought"] == 40


def test_c8_items_are_made_of_cities_areas_and_seas() -> None:
    """realm C8, R27: the parts of an item are together the item."""
    ledger = game().figures(buying(20))["ledger"]
    sums = {item: sum(part[1] for part in parts) for item, parts in ledger["details"].items()}
    assert {item: sums[item] for item in ("cities", "areas", "trade", "tribute")} == {
        "cities": 30, "areas": 14, "trade": 11, "tribute": 1,
    }  # fmt: skip
    assert ["mauritanians", 1] in ledger["details"]["tribute"]


def test_r26_types_lie_open_with_their_price() -> None:
    """realm R26.1.3: a Passive card costs an empire 10, a Military one 12."""
    s = laid_out("scenario_350")
    s.backs = [1, 2, 0]
    s.push(ADMIN_TYPE, nation("rome"))
    assert matter(s)["types"] == [["passive", 10, 1], ["military", 12, 2]]


def test_r34_the_chance_to_end_a_revolt() -> None:
    """realm R34.2: a D10 and a unit each must reach 9."""
    s = laid_out("scenario_350")
    where = province("neustria")
    rome = nation("rome")
    place_units(s, kind("rome", "legion"), 3 - len(units_at(s, where, rome)), where, rome)
    place_revolt(s, where)
    s.push(SUPPRESSION, rome)
    (revolt,) = [each for each in matter(s)["revolts"] if each["province"] == "neustria"]
    total = sum(term[1] for term in revolt["terms"])
    assert dict(revolt["terms"])["units"] == 3
    assert revolt["needed"] == game().box.numbers.suppression_roll - total
    assert revolt["rolls"] == 1
    assert revolt["chance"] == 10 * (11 - revolt["needed"])


def test_r40_targets_are_told_whatever_is_held() -> None:
    """realm R40.6, R38.2: prices of the cards; an empire offers one foedus freely."""
    s = laid_out("danube_376")
    s.push(DIPLOMACY, 0)
    found = matter(s)["embassies"]["byzantium"]
    assert found["uses"]["tribute"][0] == 10
    assert found["uses"]["treaty"][0] == 5
    assert "bribe" not in found["uses"]
    assert "visigoths" in found["foedus"]
    s.diplomacy_hand = [0] * len(s.diplomacy_hand)
    assert matter(s)["embassies"]["byzantium"] == found


def test_r22_chances_of_a_raid_are_told_before_it() -> None:
    """realm R22.6, R22.7: two legions: up to 6 fails, 7 and 8 bring Raid -, 9 and 10 Raid +."""
    s = emptied()
    put(s, "bernicia", "rome", "2 legion")
    s.push(RAID_TARGET, nation("picts"), province("caledonia"))
    found = {raid["province"]: raid for raid in matter(s)["raids"]}
    assert set(found) == {word.split()[1] for word in game().legal(s, game().actor(s))}
    assert found["bernicia"]["terms"] == [["defenders", -2]]
    assert found["bernicia"]["chances"] == [
        ["failure", 60], ["raid_minus", 20], ["raid_plus", 20], ["settle", 0],
    ]  # fmt: skip


def test_r22_a_way_with_one_target_tells_its_chances() -> None:
    """realm R22.5, R22.6: what leads to the dice at once says so; Bernicia has three legions."""
    s = emptied()
    put(s, "bernicia", "rome", "3 legion")
    s.stack.clear()
    open_raid(s, nation("picts"))
    game().advance(s)
    play(s, *["draw_unit picts-warband"] * 2)
    assert s.at(RAID_ROUTE)
    found = {raid["word"]: raid for raid in matter(s)["raids"]}
    rolled = {
        word for word in game().legal(s, game().actor(s)) if game().after(s, word).at(RAID_ROLL)
    }
    assert set(found) == rolled
    assert found["rd_direct"]["province"] == "bernicia"
    assert found["rd_direct"]["terms"] == [["defenders", -3]]


def test_r30_the_chance_of_a_landing_is_told_before_it() -> None:
    """war R30.3 to R30.5, X22: a foreign shore -2, Romans at home on this sea +1: 6 or more."""
    s = before_caesarea()
    assert {word for word in game().legal(s, 0) if word.startswith("mv_land ")} > {
        "mv_land caesarea", "mv_land saldae",
    }  # fmt: skip
    landings = {each["province"]: each for each in matter(s)["landings"]}
    assert set(landings) == {"caesarea", "saldae"}, "the other shores are friendly"
    caesarea = landings["caesarea"]
    assert caesarea["terms"] == [["foreign_shore", -2], ["navigation", 1]]
    assert (caesarea["needed"], caesarea["chance"]) == (6, 50)
