"""R20 to R22, R25, R26: villages, cards, food, the end and the score."""

from __future__ import annotations

import pytest

from aevum.games.era_of_tribes.kinds import GOODS, METRICS
from aevum.games.era_of_tribes.rules.ending import check_ends, note_conquest
from aevum.games.era_of_tribes.rules.food import all_hunger, gain_food, give_up_food
from aevum.games.era_of_tribes.rules.metrics import measure, personal_points, village_points
from aevum.games.era_of_tribes.rules.scoring import result_of, terms
from aevum.games.era_of_tribes.rules.villages import use_tile
from tests.rules.era_of_tribes.table_top import Table, begin, lay_out, our_game

BOX = our_game.box


def card(name: str) -> int:
    return our_game.axes["card"].index(name)


# -- R20 ------------------------------------------------------------------------------------------


def test_r20_4_forty_tiles() -> None:
    counts = {village.id: village.count for village in BOX.villages}
    assert sum(counts.values()) == 40
    assert sum(n for name, n in counts.items() if name.startswith("score-")) == 16


@pytest.mark.parametrize(("tile", "field", "gain"), [
    ("morale-2", "morale", 2), ("morale-3", "morale", 3), ("influence-1", "influence", 1),
    ("thalers-2", "thalers", 2), ("thalers-3", "thalers", 3), ("thalers-5", "thalers", 5),
    ("army-2", "grey_militia", 2), ("grey-leader", "ready", 1),
])  # fmt: skip
def test_r20_3_r20_8_what_tiles_give(tile: str, field: str, gain: int) -> None:
    t = lay_out("romans", "gauls")
    t.tile(0, tile)
    before = getattr(t.s, field)[0]
    t.play(f"use {tile}")
    assert getattr(t.s, field)[0] == before + gain
    assert t.s.used[t.village(tile)] == 1


def test_r20_5_r20_6_used_tiles_count_for_liberators() -> None:
    t = lay_out("romans", "gauls")
    t.tile(0, "morale-2")
    t.tile(0, "score-hexes")
    use_tile(t.s, 0, t.village("morale-2"))
    assert measure(t.s, METRICS.index("villages")) == [2, 0]


def test_r20_7_d34_e104_progress_at_half_price_as_an_action() -> None:
    t = lay_out("romans", "gauls")
    t.tile(0, "half-progress")
    t.city(0, "etruria")
    assert "invent" in t.legal()
    assert t.rule("use half-progress") == "R4.8"
    t.play("invent")
    assert t.asked() == "half-progress"
    t.play("progress trade")
    assert (t.s.thalers[0], t.s.ready[0], t.s.influence[0]) == (3, 2, 2)
    assert not any(t.s.acted[:7])
    t = lay_out("romans", "gauls")
    t.tile(0, "half-progress")
    t.purse(0, thalers=1)
    assert t.rule("invent") == "R20.7"


def test_r20_8_e98_supply_then_box_then_nothing() -> None:
    t = lay_out("romans", "gauls")
    t.tile(0, "grey-leader")
    t.tile(0, "grey-leader")
    t.s.grey[1] = 3
    t.s.leaders[1] += 3
    t.s.grey_supply = 0
    t.play("use grey-leader", "use grey-leader")
    assert t.s.grey_box == 0
    t.s.kept[t.village("grey-leader")] = 1
    assert t.rule("use grey-leader") == "R20.8"


# -- R21 ------------------------------------------------------------------------------------------


def test_r21_1_e70_every_metric() -> None:
    """One of each for seat 0, nothing for seat 1 but its homes."""
    t = lay_out("romans", "slavs")
    t.fleet(0, "southern-adriatic")
    t.settle(0, "padania")
    t.s.procession[0] -= 2
    t.s.battlefield[t.province("latium")] = 2
    t.settle(0, "etruria")
    t.settle(0, "apulia")
    t.city(0, "dalmatia")
    t.city(1, "bohemia")
    t.post(0, "bohemia")
    t.purse(0, treaties=4)
    found = {name: measure(t.s, number)[0] for number, name in enumerate(METRICS)}
    assert found["fleets"] == found["fish"] == found["battlefields"] == found["posts"] == 1
    assert found["triumph"] == 2
    assert found["luxuries"] == found["luxury-kinds"] == 2
    assert found["luxury-set"] == found["cities"] == 1
    assert found["provinces"] == 6
    assert found["leaders"] == 3
    assert (found["thalers"], found["treaties"]) == (5, 4)
    assert found["colonies"] == 1
    terrains = [found[name] for name in ("grain", "hills", "forest", "mountain")]
    assert sum(terrains) == 6
    assert found["progresses"] == t.s.progress_count(0)


# -- R22 ------------------------------------------------------------------------------------------


def test_r22_1_r22_2_r22_3_r22_4_r22_5_e18_food_and_hunger() -> None:
    t = lay_out("romans", "gauls")
    give_up_food(t.s, 0, 3)
    assert (t.s.plate[0], t.s.hunger[0]) == (-2, 0)
    gain_food(t.s, 0, 1)
    assert (t.s.plate[0], t.s.hunger[0]) == (-1, 1)
    gain_food(t.s, 0, 3)
    assert (t.s.plate[0], t.s.hunger[0]) == (2, 2)


def test_r22_6_r26_5_hunger_costs_at_the_end() -> None:
    t = lay_out("romans", "gauls")
    t.s.plate[0], t.s.hunger[0] = -2, 3
    assert all_hunger(t.s, 0) == 5
    assert terms(t.s, 0)[5] == -5


def test_r22_7_r27_1_britons_and_fish() -> None:
    t = lay_out("britons", "gauls")
    t.fleet(0, "irish-sea")
    assert t.s.plate[0] == 1 + 2
    assert measure(t.s, METRICS.index("fish"))[0] == 1


def test_e78_the_conqueror_gets_the_printed_food() -> None:
    t = lay_out("iberians", "gauls")
    t.s.plate[1] = 1
    give_up_food(t.s, 1, 1)
    from aevum.games.era_of_tribes.rules.realm import hand_over_province

    plate = t.s.plate[0]
    hand_over_province(t.s, t.province("parisia"), 0)
    assert (t.s.plate[0], t.s.plate[1]) == (plate + 1, -1)


# -- R25 ------------------------------------------------------------------------------------------


def meets(t: Table) -> str:
    check_ends(t.s, 0)
    return our_game.axes["end"][t.s.ending - 1] if t.s.ending else ""


@pytest.mark.parametrize(("long", "provinces", "progresses", "influence"), [
    (False, 25, 15, 25), (True, 35, 22, 44),
])  # fmt: skip
def test_r25_1_the_end_conditions(
    long: bool, provinces: int, progresses: int, influence: int
) -> None:
    t = lay_out("romans", "gauls", long=long)
    assert meets(t) == ""
    t.purse(0, influence=influence - 1)
    assert meets(t) == ""
    t.purse(0, influence=influence)
    assert meets(t) == "influence"
    t = lay_out("romans", "gauls", long=long)
    t.s.levels[:6] = [4, 4, 4, progresses - 12 if progresses < 16 else 4, 0, 0]
    t.s.levels[4:6] = [progresses - sum(t.s.levels[:4]), 0] if progresses < 20 else [4, 2]
    assert t.s.progress_count(0) == progresses
    assert meets(t) == "progresses"
    t = lay_out("romans", "gauls", long=long)
    for province in t.s.chart().provinces:
        if t.s.owner[province] < 0 and len(t.s.lands_of(0)) < provinces:
            t.s.owner[province] = 0
    assert meets(t) == "provinces"
    t = lay_out("romans", "gauls", long=long)
    t.s.epoch[0] = 5 if long else 3
    assert meets(t) == "epoch"
    t = lay_out("romans", "gauls", long=long)
    t.s.procession[0] = 3
    t.purse(0, influence=3)
    assert meets(t) == "triumph"


def test_r25_2_r25_4_e24_e61_the_acting_player_first() -> None:
    t = lay_out("romans", "gauls", "greeks")
    for seat in range(3):
        t.purse(seat, influence=23)
    check_ends(t.s, 2)
    assert t.s.bonus == [2, 2, 3]
    check_ends(t.s, 0)
    assert t.s.influence == [25, 25, 26]


def test_r25_3_e110_the_round_is_played_to_its_end() -> None:
    t = lay_out("romans", "gauls")
    t.purse(0, influence=25)
    t.play("act trade", "leaders 1")
    assert t.s.ending
    assert (t.asked(), t.actor) == ("choose-action", 1)
    t.quiet()
    assert t.s.round == 2
    assert t.game.result(t.s) is not None


def test_r25_5_e25_the_last_home() -> None:
    t = lay_out("romans", "gauls")
    for home in ("parisia", "biturigia"):
        t.s.owner[t.province(home)] = -1
    t.s.owner[t.province("aedua")] = 0
    note_conquest(t.s, 0, 1, t.province("aedua"))
    assert t.s.homes == [1, 0]
    t = lay_out("romans", "gauls")
    t.s.owner[t.province("aedua")] = 0
    note_conquest(t.s, 0, 1, t.province("aedua"))
    assert t.s.homes == [0, 0]


@pytest.mark.parametrize(("long", "rounds"), [(False, 40), (True, 80)])
def test_e71_no_game_lasts_for_ever(long: bool, rounds: int) -> None:
    t = lay_out("romans", "gauls", at="clean_up", round=rounds, long=long, start=False)
    begin(t)
    t.quiet()
    assert t.s.round == rounds
    result = t.game.result(t.s)
    assert result is not None
    assert result.cause == "rounds"
    assert t.s.bonus == [0, 0]


# -- R26 ------------------------------------------------------------------------------------------


def test_r26_1_r26_3_r26_4_r26_6_the_terms_of_the_score() -> None:
    t = lay_out("romans", "gauls", cards=("rich", "townsmen"), personal=("scholars", "emperor"))
    t.purse(0, influence=7, morale=-3, thalers=9)
    assert terms(t.s, 0) == [7, 0, 3, -3, 0, 0]
    assert terms(t.s, 1) == [1, 0, 1, 0, 0, 0]


def test_r26_2_the_personal_card() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "trade", 1)
    assert personal_points(t.s, 0, card("scholars")) == 3
    assert personal_points(t.s, 1, card("scholars")) == 0
    t.level(1, "trade", 1)
    assert personal_points(t.s, 1, card("scholars")) == 2


@pytest.mark.parametrize(("thalers", "points"), [(4, 0), (5, 1), (14, 2), (25, 5), (60, 5)])
def test_r26_7_the_table_of_red_villages(thalers: int, points: int) -> None:
    t = lay_out("romans", "gauls")
    t.purse(0, thalers=thalers)
    assert village_points(t.s, 0, t.village("score-thalers")) == points


def test_e48_two_equal_tiles_both_score() -> None:
    t = lay_out("romans", "gauls")
    t.tile(0, "score-thalers")
    t.tile(0, "score-thalers")
    assert terms(t.s, 0)[4] == 2


def test_r26_8_e26_ties() -> None:
    t = lay_out("romans", "gauls", cards=(), personal=("admiralty", "emperor"))
    assert result_of(t.s).winners == [1]  # three provinces against two
    t.settle(0, "apulia")
    t.purse(0, thalers=6)
    assert result_of(t.s).winners == [0]
    t.purse(0, thalers=5)
    assert result_of(t.s).winners == [0, 1]


# -- R27 ------------------------------------------------------------------------------------------


def test_r27_1_r27_3_r27_4_r27_7_r27_9_the_powers_of_the_peoples() -> None:
    powers = {people.id: people.powers for people in BOX.peoples}
    assert (powers["britons"].games_leader, powers["britons"].fish_food) == (2, 2)
    assert (powers["egyptians"].city_food, powers["egyptians"].city_malus) == (1, -1)
    assert GOODS[powers["gauls"].military_luxury] == "wine"
    assert GOODS[powers["carthaginians"].military_luxury] == "ivory"
    assert powers["iberians"].start_food == 1
    assert powers["romans"].legions == 1
    assert powers["romans"].city_food == 2


def test_r27_11_d19_c5_e64_e76_e103_plunder() -> None:
    t = lay_out("norsemen", "britons", "gauls")
    t.fleet(0, "southern-north-sea", 2)
    t.fleet(0, "channel")
    t.purse(1, thalers=0)
    t.ally(0, 1)
    t.expand(0)
    assert "plunder southern-north-sea brigantia 4" in t.legal()
    t.play("plunder southern-north-sea icenia 4")
    assert our_game.outcomes(t.s) == [(f"die {number}", 1) for number in range(1, 7)]
    t.play("die 1")
    assert (t.s.thalers[:2], t.s.is_allied(0, 1)) == ([5, 0], True)
    assert "sail southern-north-sea channel 3p" in t.legal()
    assert not any(word.startswith("plunder southern") for word in t.legal())
    assert t.rule("plunder channel icenia 4") == "R27.11"
    t.s.battlefield[t.province("parisia")] = 1
    assert t.rule("plunder channel parisia 4") == "R27.11"


def test_e66_e68_e69_ten_peoples_and_fifteen_cards() -> None:
    assert (len(BOX.peoples), len(BOX.cards)) == (10, 15)
    assert [price.half for price in BOX.prices] == [2, 4, 8, 16]
    slavs = next(people.powers for people in BOX.peoples if people.id == "slavs")
    assert (slavs.start_food, slavs.leader_thalers, slavs.leader_vassals) == (2, 2, 2)


def test_e21_where_the_processions_start() -> None:
    assert [count.triumph for count in BOX.players] == [
        [31, 54], [28, 49], [26, 45], [24, 42], [23, 40], [23, 38],
    ]  # fmt: skip
