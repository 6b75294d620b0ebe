"""R0 to R4: definitions, the round, morale, turn order, actions."""

from __future__ import annotations

from aevum.games.era_of_tribes.kinds import FIELDS, GOODS
from aevum.games.era_of_tribes.rules.cities import city_value
from aevum.games.era_of_tribes.rules.goods import ready_luxury
from aevum.games.era_of_tribes.rules.realm import are_neighbours
from aevum.games.era_of_tribes.rules.rounds import morale_change
from aevum.games.era_of_tribes.rules.tracks import add_influence, add_morale
from tests.rules.era_of_tribes.table_top import Table, begin, lay_out, our_game

BOX = our_game.box
WINE = GOODS.index("wine")


def test_r0_1_r0_2_fields_and_dots() -> None:
    assert (len(BOX.provinces), len(BOX.seas)) == (120, 35)
    latium = BOX.provinces[our_game.axes["province"].index("latium")]
    assert our_game.axes["terrain"][latium.terrain] == "hills"


def test_r0_3_r0_5_e89_control_changes_only_when_movement_ends() -> None:
    """A province left behind stays controlled, an empty one is not yet taken."""
    t = lay_out("romans", "gauls")
    t.expand(0, "move latium etruria 1")
    assert (t.owner("latium"), t.owner("etruria")) == (0, -1)
    assert t.goods(0) == {}
    t.play("done")
    assert (t.owner("latium"), t.owner("etruria")) == (-1, 0)
    assert t.goods(0) == {"wine": 1}
    assert t.s.plate[0] == 0


def test_r0_4_r13_11_a_sea_is_controlled_by_the_fleet_that_came_first() -> None:
    t = lay_out("romans", "greeks")
    t.fleet(1, "ionian-sea")
    t.fleet(0, "ionian-sea")
    assert t.s.sea_owner[t.sea("ionian-sea")] == 1
    assert t.s.plate[1] == 2
    t.fleet(0, "southern-adriatic")
    t.expand(0, "sail southern-adriatic northern-adriatic 2", "done")
    t.quiet("choose-action", 1)
    assert t.s.sea_owner[t.sea("northern-adriatic")] == 0
    assert t.s.sea_owner[t.sea("southern-adriatic")] == -1


def test_r0_6_r0_7_pieces_and_leaders_are_in_one_place() -> None:
    t = lay_out("romans", "gauls")
    t.play("act trade", "leaders 2")
    assert (t.s.leaders[0], t.s.ready[0]) == (3, 1)


def test_r0_8_the_progress_count() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "trade", 3)
    t.level(0, "culture", 2)
    assert t.s.progress_count(0) == 5


def test_r0_9_e77_military_goods_boost_nothing() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "vettonia")
    t.play("act trade", "leaders 1")
    assert t.asked() == "luxuries"
    assert t.rule("luxury horse") == "R0.9"
    assert t.legal() == ["luxury wine", "done"]


def test_r0_10_e27_neighbours() -> None:
    t = lay_out("romans", "greeks", "gauls")
    assert not are_neighbours(t.s, 0, 1)
    t.fleet(0, "ionian-sea")
    assert are_neighbours(t.s, 0, 1)
    assert are_neighbours(t.s, 1, 0)
    assert not are_neighbours(t.s, 0, 2)
    t.ally(0, 2)
    assert are_neighbours(t.s, 0, 2)


def test_r0_11_what_cannot_be_paid_is_illegal() -> None:
    t = lay_out("romans", "gauls")
    t.purse(0, thalers=0)
    assert t.rule("act progress") == "R4.10"


def test_r0_12_e9_fractions_are_rounded_down() -> None:
    t = lay_out("romans", "gauls")
    t.purse(0, influence=4)
    t.play("act diplomacy", "diplomacy bribe")
    assert t.s.thalers == [5, 5]


def test_r0_13_e14_e15_the_ends_of_the_tracks() -> None:
    t = lay_out("romans", "gauls")
    add_morale(t.s, 0, 9)
    add_morale(t.s, 1, -30)
    assert t.s.morale == [5, -10]
    lies = t.s.lies[0]
    add_influence(t.s, 0, -5)
    assert t.s.influence[0] == 0
    assert t.s.lies[0] > lies
    lies = t.s.lies[0]
    add_influence(t.s, 0, -1)
    assert t.s.lies[0] == lies


def test_r0_14_e72_the_city_value_is_the_number_of_cities() -> None:
    t = lay_out("romans", "gauls")
    for number, land in enumerate(("etruria", "apulia", "bruttium"), 1):
        t.city(0, land)
        assert city_value(t.s, 0) == number


# -- R1 to R3 -------------------------------------------------------------------------------------


def test_r1_1_r1_2_five_phases_and_the_next_round() -> None:
    t = lay_out("romans", "gauls")
    t.quiet("choose-action", 0)
    t.play("pass", "pass")
    t.quiet("choose-action")
    assert t.s.round == 3
    told = [event["event"] for event in t.told]
    assert told.index("passed") < told.index("auto-expansion") < told.index("round")


def test_r2_1_r2_2_r2_3_r2_4_what_morale_does() -> None:
    t = lay_out("romans", "gauls", "greeks")
    assert morale_change(t.s, 0) == 0
    t.s.epoch[1] = 0
    assert morale_change(t.s, 1) == -1
    t.s.plate[0] = -2
    t.s.hunger[0] = 4
    assert morale_change(t.s, 0) == -2
    t.s.built[2] = 1
    assert morale_change(t.s, 2) == -2


def test_r3_1_r3_2_order() -> None:
    t = lay_out("romans", "gauls", "greeks", at="set_turn_order", start=False)
    add_influence(t.s, 1, 2)
    add_influence(t.s, 2, 2)
    begin(t)
    assert t.s.order == [0, 2, 1]


def bribed(t: Table) -> None:
    t.play("act diplomacy", "diplomacy bribe")
    t.quiet("choose-action", 1)


def test_r3_3_r3_4_d7_e11_e105_the_ring() -> None:
    """The leader stays until its owner's first action of the next round."""
    t = lay_out("romans", "gauls")
    t.play("act diplomacy", "diplomacy bribe", "done")
    assert (t.s.ring, t.s.ready[0]) == (0, 2)
    t.play("act diplomacy")
    assert t.rule("diplomacy bribe") == "R8.5"
    t.play("diplomacy deter")
    t.quiet("position")
    assert (t.actor, t.s.round, t.s.ring) == (0, 3, 0)
    assert t.s.ready[0] == 2
    t.play("position 2")
    assert t.s.order == [1, 0]
    t.play("act trade", "leaders 1", "done")
    assert t.s.ring == 0
    t.play("pass")
    assert (t.s.ring, t.s.ready[0]) == (-1, 3)


# -- R4 -------------------------------------------------------------------------------------------


def test_r4_1_r4_2_one_action_each_until_all_have_passed() -> None:
    t = lay_out("romans", "gauls", "greeks")
    actors = []
    for word in ("act trade", "pass", "act trade", "act games", "pass"):
        actors.append(t.actor)
        t.play(word)
        if t.asked() == "leaders":
            t.play("leaders 1")
    assert actors == [0, 1, 2, 0, 2]
    assert t.actor == 0


def test_r4_3_each_field_once_per_round() -> None:
    t = lay_out("romans", "gauls")
    t.play("act trade", "leaders 1", "pass")
    assert t.rule("act trade") == "R4.3"


def test_r4_4_r4_5_r4_6_e7_leaders_and_goods_are_spent() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "lusitania")
    t.play("act games")
    assert t.legal() == ["leaders 1", "leaders 2", "leaders 3"]
    assert t.rule("leaders 0") == "R4.4"
    t.play("leaders 1", "luxury spices", "luxury wine")
    assert (t.s.ready[0], ready_luxury(t.s, 0, WINE)) == (2, 0)
    t.play("pass", "act trade", "leaders 2")
    assert t.s.thalers[0] == 5 + 2


def test_d10_luxury_goods_have_one_order() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "lusitania")
    t.play("act games", "leaders 1")
    assert t.legal() == ["luxury spices", "luxury wine", "done"]
    t.play("luxury wine")
    assert t.s.spent[WINE] == 1
    assert t.asked() == "choose-action"


def test_r4_7_e8_a_good_taken_in_this_round_is_ready() -> None:
    t = lay_out("romans", "gauls")
    t.expand(0, "move latium etruria 1", "done")
    t.quiet("choose-action", 0)
    t.play("act trade", "leaders 1", "luxury wine")
    assert t.s.thalers[0] == 5 + 2


def test_r4_8_e46_d8_villages_before_the_action() -> None:
    t = lay_out("romans", "gauls")
    t.tile(0, "thalers-5")
    t.tile(0, "grey-leader")
    t.tile(0, "score-hexes")
    assert {"use thalers-5", "use grey-leader"} <= set(t.legal())
    assert t.rule("use score-hexes") == "R20.3"
    t.play("use thalers-5", "use grey-leader")
    assert (t.s.thalers[0], t.s.ready[0], t.actor) == (10, 4, 0)
    t.play("act trade", "leaders 4")
    assert t.s.thalers[0] == 14


def test_r4_9_d8_without_a_leader_one_passes() -> None:
    t = lay_out("romans", "gauls")
    t.s.ready[1] = 0
    t.play("act trade", "leaders 1")
    assert t.actor == 0
    assert t.s.passed == [0, 1]


def test_r4_9_a_face_down_village_is_asked_about() -> None:
    """3.1: although only `pass` is legal."""
    t = lay_out("romans", "gauls")
    t.s.ready[1] = 0
    t.tile(1, "score-hexes")
    t.play("act trade", "leaders 1")
    assert (t.actor, t.legal()) == (1, ["pass"])


def test_r4_10_e12_an_action_must_change_something() -> None:
    t = lay_out("romans", "gauls")
    t.purse(0, morale=5, thalers=1)
    assert t.legal() == ["act expansion", "act trade", "act diplomacy", "pass"]
    for action in ("taxes", "progress", "games", "revolution"):
        assert t.rule(f"act {action}") == "R4.10"


def test_r6_1_r6_2_r6_3_trade() -> None:
    t = lay_out("romans", "germanics", long=True)
    t.level(0, "trade", 4)
    t.epoch(0, "antiquity")
    t.purse(0, thalers=0)
    t.play("act trade", "leaders 3")
    assert t.s.thalers[0] == 3 + 11 + 2
    t.play("act trade", "leaders 2")
    assert t.s.thalers[1] == 5 + 4


def test_r7_1_r7_2_r7_3_taxes_must_fit_on_the_track() -> None:
    t = lay_out("romans", "gauls")
    t.city(0, "etruria")
    t.purse(0, morale=-3)
    t.play("act taxes")
    assert t.rule("leaders 3") == "R7.3"
    assert t.asked() == "leaders"
    assert t.legal() == ["leaders 1", "leaders 2"]
    t.play("leaders 2")
    assert (t.s.thalers[0], t.s.morale[0]) == (7, -10)


def test_e73_the_income_of_taxes_stays_the_city_value() -> None:
    t = lay_out("egyptians", "greeks")
    t.city(0, "judaea")
    t.city(1, "macedonia")
    t.play("act taxes", "leaders 1", "act taxes", "leaders 1")
    assert t.s.thalers == [6, 6]
    assert t.s.morale == [-3, -5]


def test_r10_1_r10_2_bread_and_games() -> None:
    t = lay_out("romans", "britons")
    for seat in (0, 1):
        t.purse(seat, morale=-9)
    t.level(0, "culture", 2)
    t.play("act games", "leaders 2")
    t.play("act games", "leaders 2", "done")
    assert t.s.morale == [-9 + 3, -9 + 4]


def test_r23_1_r24_1_r24_2_e28_e101_auto_expansion_and_clean_up() -> None:
    t = lay_out("romans", "gauls")
    t.settle(0, "campania", 3)
    t.play("act trade", "leaders 2", "pass", "pass")
    assert t.asked() == "grow"  # the auto-expansion grows by food and morale alone
    t.quiet("choose-action")
    assert t.s.round == 3
    assert t.vassals(0, "campania") == 1
    assert t.s.ready[0] == 3


def test_r24_3_r24_4_r24_5_only_owners_are_asked_to_allot() -> None:
    t = lay_out("gauls", "romans", at="clean_up", start=False)
    t.s.deterring[0] = t.s.revolting[1] = 1
    begin(t)
    assert (t.asked(), t.actor, t.legal()) == ("allot", 0, ["allot 0", "allot 1"])
    assert (t.s.deterring, t.s.revolting) == ([0, 0], [0, 0])
    t.play("allot 1")
    assert t.s.round == 3
    t = lay_out("gauls", "romans", at="clean_up", start=False)
    t.purse(0, influence=30)
    begin(t)
    assert t.asked() == ""


def test_r12_10_values_replace_the_lower_ones() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "trade", 3)
    t.level(0, "culture", 3)
    assert t.s.level(0, FIELDS.index("trade")).trade == 6
    assert t.s.level(0, FIELDS.index("culture")).bread == 3
