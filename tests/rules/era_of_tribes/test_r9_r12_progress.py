"""R9, R11, R12: progress, revolutions; rulings E3, E16, E17, E41, E42, E47, E62, E63, E67, E82."""

from __future__ import annotations

import pytest

from aevum.games.era_of_tribes.kinds import FIELDS, GOODS
from aevum.games.era_of_tribes.rules.progress import half_price_of, price_of
from aevum.games.era_of_tribes.rules.revolution import can_revolt
from tests.rules.era_of_tribes.table_top import Table, lay_out, our_game

TRADE = FIELDS.index("trade")


def buying(t: Table, thalers: int = 99) -> Table:
    t.purse(0, thalers=thalers)
    t.play("act progress")
    return t


def test_r9_1_d39_one_progress_for_each_leader() -> None:
    t = buying(lay_out("romans", "gauls"))
    t.play("progress trade", "progress trade")
    assert t.s.levels[TRADE] == 2
    assert t.legal()[0] == "done"
    t.play("progress culture")
    assert (t.s.ready[0], t.actor) == (0, 1)


@pytest.mark.parametrize(("level", "pioneer", "follower"), [
    (1, 4, 3), (2, 8, 6), (3, 16, 12), (4, 32, 24),
])  # fmt: skip
def test_r9_2_r9_3_base_prices(level: int, pioneer: int, follower: int) -> None:
    t = lay_out("britons", "gauls")
    t.s.levels[: len(FIELDS)] = [4] * len(FIELDS)
    t.s.levels[TRADE] = level - 1
    assert price_of(t.s, 0, TRADE) == pioneer
    t.s.discovered[TRADE * 5 + level] = 1
    assert price_of(t.s, 0, TRADE) == follower


@pytest.mark.parametrize(("level", "surcharge"), [(1, 0), (2, 2), (3, 5), (4, 20)])
def test_r9_4_surcharge_for_side_branches(level: int, surcharge: int) -> None:
    t = lay_out("britons", "gauls")
    t.s.levels[TRADE] = level - 1
    without = price_of(t.s, 0, TRADE)
    t.s.levels[: len(FIELDS)] = [4] * len(FIELDS)
    t.s.levels[TRADE] = level - 1
    assert without - price_of(t.s, 0, TRADE) == surcharge


def test_r9_5_r9_6_cities_make_it_cheaper_down_to_one() -> None:
    t = lay_out("britons", "gauls")
    t.s.built[0] = 2
    assert price_of(t.s, 0, TRADE) == 2
    t.s.built[0] = 8
    assert price_of(t.s, 0, TRADE) == 1


def test_r9_7_r9_10_the_pioneer_and_the_effect() -> None:
    t = buying(lay_out("romans", "gauls"))
    t.play("progress culture", "done")
    assert (t.s.influence[0], t.s.morale[0]) == (3, 2)


@pytest.mark.parametrize(("people", "field"), [
    ("egyptians", "architecture"), ("gauls", "culture"), ("iberians", "seafaring"),
    ("romans", "mechanics"),
])  # fmt: skip
def test_r9_8_e41_half_base_price(people: str, field: str) -> None:
    t = lay_out(people, "britons")
    number = FIELDS.index(field)
    prices = []
    for level in range(4):
        t.s.levels[: len(FIELDS)] = [4] * len(FIELDS)
        t.s.levels[number] = level
        prices.append(price_of(t.s, 0, number))
    assert prices == [2, 4, 8, 16]
    t.s.levels[: len(FIELDS)] = [0] * len(FIELDS)
    t.s.levels[number] = 1
    assert price_of(t.s, 0, number) == 6


def test_r9_9_r27_6_greeks_pay_two_less() -> None:
    t = lay_out("greeks", "britons")
    assert price_of(t.s, 0, TRADE) == 2


def test_e47_greeks_and_the_village_of_half_price() -> None:
    t = lay_out("greeks", "egyptians")
    t.s.levels[TRADE] = 2
    assert half_price_of(t.s, 0, TRADE) == 8 + 5 - 2
    assert half_price_of(t.s, 0, FIELDS.index("culture")) == 1
    assert half_price_of(t.s, 1, FIELDS.index("architecture")) == 2


# -- R12 ------------------------------------------------------------------------------------------


def test_r12_1_agriculture() -> None:
    gained = [level.food for level in our_game.box.levels[0]]
    assert gained == [0, 2, 1, 2, 3]
    assert [level.room for level in our_game.box.levels[0]] == [1, 1, 2, 2, 2]
    t = buying(lay_out("romans", "gauls"))
    t.play("progress agriculture", "done")
    assert t.s.plate[0] == 3


def test_r12_2_culture() -> None:
    culture = our_game.box.levels[1]
    assert [level.influence for level in culture] == [0, 1, 2, 2, 4]
    assert [level.bread for level in culture] == [0, 0, 1, 3, 3]


def test_r12_3_r12_5_r12_6_e67_what_levels_are_worth() -> None:
    sea, mechanics, architecture = (our_game.box.levels[i] for i in (2, 4, 5))
    assert [level.fleet_moves for level in sea] == [0, 2, 4, 6, 10]
    assert [level.fleet_price for level in sea] == [0, 2, 3, 4, 6]
    assert [level.vassal_moves for level in mechanics] == [1, 1, 2, 2, 3]
    assert [level.army_price for level in mechanics] == [0, 1, 2, 3, 4]
    assert [level.city_limit for level in architecture] == [0, 2, 4, 6, 8]


def test_r12_4_trade() -> None:
    trade = our_game.box.levels[TRADE]
    assert [level.trade for level in trade] == [0, 1, 3, 6, 11]
    assert [level.posts for level in trade] == [False, False, True, True, True]


def test_r12_7_e42_d4_a_free_fleet() -> None:
    """Beside own land, empty or own; fish at once; it may be declined."""
    t = lay_out("romans", "greeks")
    t.fleet(1, "southern-tyrrhenian")
    buying(t)
    t.play("progress seafaring")
    assert t.legal() == [
        "free_fleet northern-tyrrhenian pool", "free_fleet northern-adriatic pool", "forgo",
    ]  # fmt: skip
    assert t.rule("free_fleet southern-tyrrhenian pool") == "R12.7"
    assert t.rule("free_fleet northern-adriatic slot") == "R12.9"
    t.play("free_fleet northern-adriatic pool")
    assert t.s.sea_owner[t.sea("northern-adriatic")] == 0
    t = lay_out("slavs", "greeks")
    buying(t)
    t.play("progress seafaring")
    assert t.asked() == "progress"  # no coast: forfeited


def test_r12_8_a_free_army() -> None:
    t = buying(lay_out("britons", "gauls"))
    pool = t.s.pool[0]
    t.play("progress mechanics")
    assert (t.s.armies[0], t.s.pool[0]) == (1, pool - 1)


def test_r12_9_d5_slot_vassals_when_the_pool_is_empty() -> None:
    t = lay_out("britons", "gauls")
    t.settle(0, "icenia", 1 + t.s.pool[0])
    buying(t)
    t.play("progress mechanics")
    assert t.legal() == ["free_army slot", "forgo"]
    t.play("free_army slot", "progress seafaring")
    assert (t.s.armies[0], t.s.morale[0]) == (1, -2)
    assert all(word.endswith("slot") for word in t.legal() if word != "forgo")
    t.play("forgo")
    assert t.s.morale[0] == -2


def test_r12_9_r27_2_carthaginian_fleets_from_slots() -> None:
    t = buying(lay_out("carthaginians", "gauls"))
    t.play("progress seafaring")
    assert "free_fleet lesser-syrtis slot" in t.legal()
    t.play(*["free_fleet lesser-syrtis slot"] * 2, "forgo")
    assert (t.s.morale[0], t.fleets(0, "lesser-syrtis")) == (-2, 2)


def test_r27_5_germanic_armies_from_slots() -> None:
    t = buying(lay_out("germanics", "gauls"))
    t.play("progress mechanics")
    assert (t.s.armies[0], t.s.slots[7], t.s.morale[0]) == (3, 0, 0)


# -- R11 ------------------------------------------------------------------------------------------


def ready_for_bronze(t: Table, seat: int) -> None:
    t.s.levels[seat * 6 : seat * 6 + 6] = [0, 1, 1, 1, 1, 0]
    for field in (1, 2, 3, 4):
        t.s.discovered[field * 5 + 1] = 1
    for land in (("provincia", "lusitania"), ("etruria", "apulia"))[seat]:
        t.settle(seat, land)


def test_r11_1_r11_4_e63_two_of_three_requirements() -> None:
    t = lay_out("iberians", "gauls")
    t.neolithic()
    assert not can_revolt(t.s, 0)
    ready_for_bronze(t, 0)
    assert can_revolt(t.s, 0)
    t.s.spent[GOODS.index("wine")] = 2
    assert can_revolt(t.s, 0)
    t.s.levels[:6] = [0] * 6
    assert not can_revolt(t.s, 0)


def test_r11_2_r11_3_r11_10_the_round_is_over() -> None:
    t = lay_out("iberians", "gauls", cards=("townsmen", "rich"))
    t.neolithic()
    ready_for_bronze(t, 0)
    t.play("act revolution", "score townsmen")
    t.play(t.legal()[0])
    assert (t.s.epoch[0], t.s.revolting[0], t.s.passed[0]) == (1, 1, 1)
    assert t.s.leaders[0] == 3
    t.quiet("choose-action", 0)
    assert t.s.round == 3
    assert not [e for e in t.events("auto-expansion") if e["seat"] == 0]
    assert t.s.ready[0] == 3


def test_r11_5_e16_e17_brackets_are_taken_back() -> None:
    t = lay_out("iberians", "gauls", long=True)
    t.epoch(0, "iron-age")
    plate = t.s.plate[0]
    t.s.levels[:6] = [2, 2, 2, 2, 2, 2]
    t.s.plate[0] = plate + 3
    t.s.goods[GOODS.index("gold")] = 5
    from aevum.games.era_of_tribes.rules import revolution

    t.s.push(our_game.node_named["upheaval"].place, 0)
    revolution.advance_epoch(t.s)
    revolution.withdraw_old_effect(t.s)
    assert t.s.plate[0] == plate + 2
    revolution.grant_new_effect(t.s)
    assert (t.s.morale[0], t.s.leaders[0]) == (5, 4)


def test_r11_6_r11_7_r11_9_e62_first_and_later() -> None:
    t = lay_out("iberians", "gauls", cards=("townsmen", "rich"))
    t.neolithic()
    ready_for_bronze(t, 0)
    ready_for_bronze(t, 1)
    t.play("act revolution")
    assert t.s.influence[0] == 3
    assert t.s.stage == 1
    assert t.legal() == ["score townsmen", "score rich"]
    t.play("score townsmen")
    assert t.asked() == "draw-card"
    t.play(t.legal()[0])
    t.play("act revolution")
    assert (t.s.influence[1], t.s.stage) == (2, 1)


def test_r11_8_r21_1_r21_2_d40_e22_e23_cards() -> None:
    from aevum.games.era_of_tribes.rules.metrics import card_points

    t = lay_out("iberians", "gauls", "romans", cards=("townsmen", "rich"))
    townsmen = our_game.axes["card"].index("townsmen")
    assert card_points(t.s, townsmen) == [0, 0, 0]
    t.s.built = [2, 1, 1]
    assert card_points(t.s, townsmen) == [3, 1, 1]
    t.s.built = [2, 2, 1]
    assert card_points(t.s, townsmen) == [2, 2, 0]


def test_e82_antiquity_ends_the_normal_game_and_gives_no_more() -> None:
    t = lay_out("iberians", "gauls", cards=("townsmen", "rich"))
    t.epoch(0, "iron-age")
    t.s.levels[:6] = [0, 3, 3, 3, 3, 0]
    for land in ("provincia", "lusitania", "etruria", "apulia"):
        t.settle(0, land)
    t.purse(0, morale=-3)
    plate = t.s.plate[0]
    t.play("act revolution", "score townsmen")
    t.play(t.legal()[0])
    assert (t.s.morale[0], t.s.leaders[0], t.s.plate[0]) == (-3, 3, plate - 1)
    assert t.s.bonus[0] == 3
    assert t.game.axes["end"][t.s.ending - 1] == "epoch"
