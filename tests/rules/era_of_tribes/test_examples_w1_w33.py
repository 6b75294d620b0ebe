"""The worked examples W1 to W33: set-up, morale, order, income, progress, growth, diplomacy."""

from __future__ import annotations

from random import Random

import pytest

from aevum.core.flow import CHANCE
from aevum.games.era_of_tribes.kinds import FIELDS
from aevum.games.era_of_tribes.rules.cities import city_base
from aevum.games.era_of_tribes.rules.growth import growth_of
from aevum.games.era_of_tribes.rules.income import trade_value
from aevum.games.era_of_tribes.rules.progress import half_price_of, price_of
from aevum.games.era_of_tribes.rules.rounds import morale_change
from tests.rules.era_of_tribes.table_top import Table, begin, lay_out, our_game

FAR = (
    "etruria", "apulia", "padania", "venetia", "dalmatia", "bruttium", "sicilia", "sardinia",
)  # fmt: skip


def set_up(players: int, start: str = "agriculture", **options: object) -> Table:
    """A real set-up: chance as it likes, peoples and cards the first, this free progress."""
    t = Table(our_game.setup({"players": players, **options}))
    rng = Random(players)
    while not t.s.round:
        words = t.legal()
        if t.asked() == "free-progress":
            t.play(f"start {start}")
        else:
            t.play(rng.choice(words) if t.actor == CHANCE else words[0])
    return t


def test_w1_the_set_up_of_four_players() -> None:
    t = set_up(4)
    assert t.s.grey_supply == 7
    assert t.s.procession == [24] * 4
    assert our_game.box.players[3].influence_end[0] == 21
    assert t.s.thalers == [5] * 4
    assert t.s.leaders == t.s.ready == [2] * 4
    assert [sum(t.s.slots[seat * 8 : seat * 8 + 8]) for seat in range(4)] == [24] * 4


def test_w2_a_people_with_three_homes() -> None:
    t = lay_out("gauls", "romans")
    assert t.s.pool[0] == 9
    assert sum(t.s.vassals[0::2]) == 3
    assert sum(t.s.slots[:8]) == 24
    assert t.s.pool[1] == 10


def test_w3_morale_for_cities_and_hunger() -> None:
    t = lay_out("romans", "gauls")
    t.city(0, "etruria")
    t.city(0, "apulia")
    assert t.s.plate[0] == 1 - 4
    t.s.plate[0] = -1
    assert morale_change(t.s, 0) == -3


def test_w4_the_neolithic_costs_morale() -> None:
    t = lay_out("romans", "gauls", at="adjust_morale", start=False)
    t.neolithic()
    begin(t)
    assert t.s.morale == [-1, -1]


def test_w5_morale_for_three_cities_of_three_peoples() -> None:
    t = lay_out("romans", "egyptians", "greeks")
    for seat, lands in enumerate((FAR[:3], ("judaea", "phoenicia", "syria"), FAR[4:7])):
        t.s.plate[seat] += 100
        for land in lands:
            t.city(seat, land)
    assert [morale_change(t.s, seat) for seat in range(3)] == [-3, -2, -4]


def test_w6_equal_influence_the_rearmost_first() -> None:
    t = lay_out("romans", "gauls", "greeks", at="set_turn_order", start=False)
    t.s.influence = [5, 3, 3]
    t.s.lies = [1, 2, 3]
    begin(t)
    assert t.s.order == [2, 1, 0]


def test_w7_the_ring_player_chooses_his_place() -> None:
    t = lay_out("romans", "gauls", "greeks", at="set_turn_order", start=False)
    t.s.influence = [5, 3, 3]
    t.s.lies = [1, 2, 3]
    t.s.ring, t.s.ring_round = 0, 1
    t.s.ready[0] -= 1
    begin(t)
    assert (t.asked(), t.actor) == ("position", 0)
    t.play("position 1")
    assert t.s.order == [0, 2, 1]
    assert t.s.ready[0] == 2
    t.play("act trade", "leaders 1")
    assert (t.s.ring, t.s.ready[0]) == (-1, 2)


@pytest.mark.parametrize(("people", "income"), [("romans", 9), ("germanics", 11)])
def test_w8_w9_trade(people: str, income: int) -> None:
    """2 leaders, 3 luxury goods, Trade 2 and a trade post."""
    t = lay_out(people, "gauls")
    t.level(0, "trade", 2)
    t.city(1, "arvernia")
    t.post(0, "arvernia")
    for land in ("provincia", "etruria", "lusitania"):
        t.settle(0, land)
    t.play("act trade", "leaders 2", "luxury spices", "luxury wine", "luxury wine")
    assert t.s.thalers[0] == 5 + income


def test_w10_taxes() -> None:
    t = lay_out("romans", "gauls")
    for land in FAR[:3]:
        t.city(0, land)
    t.purse(0, morale=1)
    t.play("act taxes", "leaders 2")
    assert (t.s.thalers[0], t.s.morale[0]) == (5 + 6, -8)


def test_w11_taxes_of_egyptians_and_greeks() -> None:
    t = lay_out("egyptians", "greeks")
    for land in ("judaea", "phoenicia", "syria"):
        t.city(0, land)
    for land in ("macedonia", "thracia", "illyria"):
        t.city(1, land)
    assert [city_base(t.s, seat) + 3 for seat in (0, 1)] == [5, 7]
    t.play("act taxes", "leaders 1", "act taxes", "leaders 1")
    assert t.s.thalers == [8, 8]
    assert t.s.morale == [-5, -7]


@pytest.mark.parametrize(("people", "morale"), [("romans", 4), ("britons", 5)])
def test_w12_bread_and_games(people: str, morale: int) -> None:
    t = lay_out(people, "gauls")
    t.level(0, "culture", 3)
    t.settle(0, "provincia")
    t.settle(0, "etruria")
    t.purse(0, morale=-2)
    t.play("act games", "leaders 1", "luxury wine", "luxury wine")
    assert t.s.morale[0] == morale


def test_w13_pioneer_and_follower() -> None:
    t = lay_out("romans", "gauls")
    t.play("act progress", "progress trade")
    assert (t.s.thalers[0], t.s.influence[0]) == (1, 2)
    t.play("act progress", "progress trade")
    assert (t.s.thalers[1], t.s.influence[1]) == (2, 1)


def levels(t: Table, seat: int, **at: int) -> None:
    for field, level in at.items():
        t.s.levels[seat * len(FIELDS) + FIELDS.index(field)] = level


def discovered(t: Table, field: str, upto: int) -> None:
    for level in range(1, upto + 1):
        t.s.discovered[FIELDS.index(field) * 5 + level] = 1


def test_w14_a_follower_without_the_side_branch() -> None:
    t = lay_out("romans", "gauls")
    levels(t, 0, trade=2)
    discovered(t, "trade", 3)
    t.s.built[0] = 3
    assert price_of(t.s, 0, FIELDS.index("trade")) == 14


def test_w15_a_pioneer_without_two_side_branches() -> None:
    t = lay_out("romans", "gauls")
    levels(t, 0, trade=3)
    discovered(t, "trade", 3)
    t.s.built[0] = 5
    assert price_of(t.s, 0, FIELDS.index("trade")) == 47


def test_w16_never_below_one_thaler() -> None:
    t = lay_out("romans", "gauls")
    discovered(t, "trade", 1)
    t.s.built[0] = 5
    assert price_of(t.s, 0, FIELDS.index("trade")) == 1


def test_w17_half_base_price() -> None:
    t = lay_out("romans", "gauls")
    levels(t, 0, mechanics=1)
    discovered(t, "mechanics", 2)
    t.s.built[0] = 1
    assert price_of(t.s, 0, FIELDS.index("mechanics")) == 5


def test_w18_the_greeks_pay_two_less() -> None:
    t = lay_out("greeks", "gauls")
    levels(t, 0, trade=1, seafaring=1)
    discovered(t, "trade", 2)
    t.s.built[0] = 1
    assert price_of(t.s, 0, FIELDS.index("trade")) == 3


def test_w19_progress_at_half_price_knows_no_cities() -> None:
    t = lay_out("romans", "gauls")
    levels(t, 0, trade=2)
    t.s.built[0] = 4
    assert half_price_of(t.s, 0, FIELDS.index("trade")) == 13


def test_w20_growth() -> None:
    t = lay_out("romans", "gauls")
    t.s.plate[0] = 4
    t.purse(0, morale=-2)
    assert growth_of(t.s, 0, 2 * 1 + 2) == 6


def test_w21_negative_growth_removes_pieces() -> None:
    """No food, 2 hunger, morale -3 without leaders: five pieces go to Free Vassals."""
    t = lay_out("romans", "gauls", at="expand_by_itself", start=False)
    t.city(0, "etruria")
    t.city(0, "apulia")
    assert t.s.plate[0] == -3
    t.settle(0, "bruttium", 6)
    t.purse(0, morale=-2)
    begin(t)
    assert t.asked() == "shrink"
    pool = t.s.pool[0]
    t.play(*["drop bruttium"] * 5)
    assert t.s.pool[0] == pool + 5
    assert t.asked() == "move"


def test_w22_unused_growth_gives_morale() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "agriculture", 2)
    t.purse(0, morale=1)
    t.settle(0, "campania", 3)
    assert growth_of(t.s, 0, 2) == 7
    t.play("act expansion", "leaders 1", "grow campania", "grow campania", "grow latium", "done")
    assert t.s.morale[0] == 2


def test_w23_slot_vassals_cost_two_morale_each() -> None:
    t = lay_out("romans", "gauls")
    t.settle(0, "etruria", 8)
    t.settle(0, "campania", 3)
    assert t.s.pool[0] == 0
    t.play("act expansion", "leaders 2", "done")
    assert t.asked() == "grow"
    t.play("from_slot", "grow etruria", "from_slot")
    assert t.s.morale[0] == -4
    assert t.s.slots[:8] == [3, 3, 3, 3, 3, 3, 3, 1]


@pytest.mark.parametrize("people", ["romans", "greeks"])
def test_w24_new_vassals_become_fleets(people: str) -> None:
    t = lay_out(people, "gauls")
    t.level(0, "seafaring", 3)
    t.purse(0, thalers=10)
    home, sea = ("latium", "northern-adriatic") if people == "romans" else ("attica", "ionian-sea")
    t.settle(0, home, 2)
    t.play("act expansion", "leaders 1", f"grow {home}", f"grow {home}", "done")
    t.play(f"fleet {home} {sea}")
    if people == "greeks":
        t.play(f"free_fleet {sea} pool")
    t.play(f"fleet {home} {sea}")
    assert t.s.thalers[0] == 2
    assert t.fleets(0, sea) == (3 if people == "greeks" else 2)


def test_w25_new_vassals_become_armies() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "mechanics", 2)
    t.purse(0, thalers=6)
    t.settle(0, "latium", 3)
    t.play("act expansion", "leaders 1", *["grow latium"] * 3, *["army latium"] * 3)
    assert (t.s.thalers[0], t.s.armies[0]) == (0, 3)


def test_w26_a_trade_post_and_its_expulsion() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "trade", 2)
    t.city(1, "provincia")
    t.settle(0, "padania", 2)
    t.settle(0, "raetia", 2)
    t.play("act expansion", "leaders 1", "grow raetia", "done")
    morale, value = t.s.morale[0], trade_value(t.s, 0)
    t.play("post raetia")  # one city, one way to pay: nothing to choose
    assert t.s.thalers == [4, 6]
    assert (t.s.morale[0], trade_value(t.s, 0)) == (morale + 2, value + 1)
    pool = t.s.pool[0]
    t.play("move raetia aedua 1", "done")
    assert (t.asked(), t.actor) == ("expulsion", 1)
    t.play("expel provincia")
    assert (t.s.morale[0], t.s.pool[0], trade_value(t.s, 0)) == (morale, pool + 1, value)


def test_w27_a_city_is_founded() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "architecture", 1)
    t.level(0, "agriculture", 3)
    t.s.plate[0] = 6
    t.settle(0, "latium", 3)
    t.settle(0, "campania", 7)
    assert (t.s.pool[0], t.s.plate[0]) == (2, 6)
    t.expand(0, "done")
    t.play("found latium")
    assert t.s.pool[0] == 8
    assert (t.s.plate[0], t.s.influence[0], t.s.built[0]) == (4, 2, 1)


@pytest.mark.parametrize(("people", "plate"), [("romans", -1), ("egyptians", 0)])
def test_w28_w29_a_city_without_food(people: str, plate: int) -> None:
    """One food is there: hunger for the other, but Egyptians give only one."""
    t = lay_out(people, "gauls")
    t.level(0, "architecture", 1)
    home = "latium" if people == "romans" else "heptanomis"
    t.settle(0, home, 3)
    if people == "egyptians":
        t.s.plate[0] = 1
        t.s.owner[t.province("nile-delta")] = -1
        t.s.vassals[t.province("nile-delta") * 2] = 0
        t.s.pool[0] += 1
    t.expand(0, "done")
    t.play(f"found {home}")
    assert t.s.plate[0] == plate


def test_w30_the_bribe() -> None:
    t = lay_out("romans", "gauls", "greeks")
    t.purse(0, influence=13, thalers=6)
    t.play("act diplomacy", "diplomacy bribe")
    assert t.s.thalers == [2, 7, 7]
    assert (t.s.influence[0], t.s.ring, t.s.treaties[0]) == (14, 0, 1)


@pytest.mark.parametrize(
    ("people", "left", "pool", "out"), [("romans", 0, 1, 3), ("slavs", 1, 2, 2)]
)
def test_w31_a_grey_leader(people: str, left: int, pool: int, out: int) -> None:
    t = lay_out(people, "gauls")
    home = "latium" if people == "romans" else "podolia"
    t.settle(0, home, t.vassals(0, home) + t.s.pool[0] - 4)
    t.purse(0, thalers=3)
    t.play("act diplomacy", "diplomacy recruit")
    assert (t.s.thalers[0], t.s.pool[0], t.s.removed[0]) == (left, pool, out)
    assert (t.s.ready[0], t.s.leaders[0], t.s.treaties[0]) == (3, 4, 1)


@pytest.mark.parametrize(("forced", "city", "price"), [
    (False, False, 15), (True, False, 9), (False, True, 20), (True, True, 12),
])  # fmt: skip
def test_w32_the_price_of_a_province(forced: bool, city: bool, price: int) -> None:
    """A province with food and a good, with and without a city."""
    t = lay_out("romans", "gauls")
    land = our_game.box.provinces[t.province("etruria")]
    t.settle(1, land.id)
    t.settle(1, "padania")
    if city:
        t.city(1, land.id, 1)
    t.purse(0, thalers=40, treaties=5)
    t.play("act diplomacy", "diplomacy deter")
    if forced:
        t.play(f"seize {land.id}")
    else:
        t.play(f"buy {land.id}", "consent")
    each = 3 if forced else 5
    assert t.s.thalers[0] == 40 - (price - each)  # etruria has a good, but no food
    assert t.s.treaties[0] == (3 if forced else 6)
    assert t.owner(land.id) == 0


def test_w33_an_alliance_and_its_betrayal() -> None:
    t = lay_out("romans", "gauls")
    t.settle(0, "padania")
    t.settle(1, "raetia")
    for seat in (0, 1):
        t.purse(seat, influence=6)
    t.play("act diplomacy", "diplomacy deter", "ally 1", "consent", "done")
    assert (t.s.influence, t.s.morale) == ([7, 7], [2, 2])
    t.quiet("choose-action", 0)
    t.s.deterring = [0, 0]
    t.expand(0, "move padania raetia 1")
    before = t.s.morale[:]
    t.play("done")
    assert t.s.influence == [6, 6]
    assert (t.s.morale[0] - before[0], t.s.morale[1] - before[1]) == (-5, -2)
