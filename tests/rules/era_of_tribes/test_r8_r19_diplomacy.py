"""R8 and R19: diplomacy, purchases, alliances; rulings E10, E37 to E40, E56, E79, E91, E94."""

from __future__ import annotations

import pytest

from aevum.games.era_of_tribes.kinds import GOODS
from aevum.games.era_of_tribes.rules.diplomacy import why_not_ally
from tests.rules.era_of_tribes.table_top import Table, lay_out


def neighbours(*more: str) -> Table:
    t = lay_out("romans", "gauls", *more)
    t.settle(0, "padania")
    t.settle(1, "provincia")
    t.purse(0, thalers=30)
    return t


def test_r8_1_e91_d35_one_leader_after_the_other() -> None:
    t = neighbours()
    t.play("act diplomacy", "diplomacy deter")
    assert (t.s.ready[0], t.s.treaties[0], t.asked()) == (2, 1, "bonus")
    t.play("done")
    assert t.legal() == ["done", "diplomacy recruit", "diplomacy bribe"]
    t.play("diplomacy bribe", "done", "diplomacy recruit", "done")
    assert t.asked() == "choose-action"
    assert (t.s.treaties[0], t.s.ready[0], t.actor) == (3, 1, 1)


def test_r8_2_e10_each_once_per_round() -> None:
    t = neighbours()
    t.play("act diplomacy", "diplomacy deter", "done")
    assert t.rule("diplomacy deter") == "R8.2"


@pytest.mark.parametrize(("people", "price"), [("romans", 3), ("slavs", 2)])
def test_r8_3_r27_10_a_grey_leader(people: str, price: int) -> None:
    t = lay_out(people, "gauls")
    pool = t.s.pool[0]
    t.play("act diplomacy", "diplomacy recruit")
    assert (t.s.thalers[0], t.s.pool[0], t.s.removed[0]) == (5 - price, pool - price, price)
    assert t.s.grey_supply == 2
    t = lay_out(people, "gauls")
    t.s.grey_supply = 0
    t.s.grey_box += 3
    t.play("act diplomacy")
    assert t.rule("diplomacy recruit") == "R8.3"


def test_r8_4_e37_who_attacks_loses_morale_once() -> None:
    t = lay_out("romans", "gauls")
    t.settle(0, "padania", 3)
    t.settle(1, "raetia")
    t.settle(1, "provincia")
    t.s.deterring[1] = 1
    t.expand(0, "move padania raetia 1", "move padania provincia 1")
    t.purse(0, morale=0)
    t.play("done")
    assert t.s.morale[0] == -5
    assert t.s.punished == [0, 0, 1, 0]


def test_r8_5_the_bribe_needs_its_price() -> None:
    t = lay_out("romans", "gauls", "greeks")
    t.purse(0, influence=15, thalers=5)
    t.play("act diplomacy")
    assert t.rule("diplomacy bribe") == "R8.5"
    t.purse(1, influence=15)
    assert t.rule("diplomacy bribe") is None
    t.play("diplomacy bribe")
    assert t.s.thalers == [2, 5, 8]


def test_r8_6_e40_d36_consent_or_three_treaties() -> None:
    t = neighbours()
    t.play("act diplomacy", "diplomacy deter")
    assert t.rule("seize provincia") == "R8.6"
    t.purse(0, treaties=3)
    t.play("seize provincia")
    assert (t.owner("provincia"), t.s.treaties[0]) == (0, 0)
    assert t.s.thalers[:2] == [30 - 6, 5 + 6]


def test_r8_7_e39_d37_buying_a_province() -> None:
    t = neighbours()
    t.play("act diplomacy", "diplomacy deter")
    assert t.rule("buy parisia") == "R8.7"
    assert t.rule("buy latium") == "R8.7"
    t.play("buy provincia")
    assert (t.asked(), t.actor, t.legal()) == ("consent", 1, ["consent", "decline"])
    t.play("consent")
    assert t.s.thalers == [20, 15]
    assert (t.owner("provincia"), t.vassals(0, "provincia")) == (0, 1)


def test_r8_8_e39_e113_d38_a_city_is_sold() -> None:
    t = neighbours()
    t.level(0, "architecture", 1)
    t.city(1, "provincia", 1)
    plate = t.s.plate[:]
    t.play("act diplomacy", "diplomacy deter", "buy provincia", "consent")
    assert (t.asked(), t.actor) == ("take-city", 0)
    assert t.s.thalers == [15, 20]
    t.play("city")
    assert t.s.plate == [plate[0] - 2, plate[1] + 2]
    assert t.s.built == [1, 0]
    assert t.s.influence == [1, 1]


def test_e39_not_while_the_seller_is_in_revolution() -> None:
    t = neighbours()
    t.s.revolting[1] = t.s.passed[1] = 1
    t.play("act diplomacy", "diplomacy deter")
    assert t.rule("buy provincia") == "R8.8"


def test_d41_e39_a_slot_vassal_is_part_of_the_price() -> None:
    t = neighbours()
    t.settle(0, "latium", t.vassals(0, "latium") + t.s.pool[0])
    t.play("act diplomacy", "diplomacy deter", "buy provincia", "consent")
    assert (t.s.morale[0], t.s.slots[7]) == (-2, 2)
    t = neighbours()
    t.settle(0, "latium", t.vassals(0, "latium") + t.s.pool[0])
    t.purse(0, morale=-9)
    t.play("act diplomacy", "diplomacy deter")
    assert t.rule("buy provincia") == "R8.8"


def test_e92_a_bought_good_keeps_its_state() -> None:
    """W69: wine that was placed on Trade arrives spent."""
    wine = GOODS.index("wine")
    t = neighbours()
    t.s.spent[len(GOODS) + wine] = 2
    t.play("act diplomacy", "diplomacy deter", "buy provincia", "consent")
    assert t.s.spent[wine] == 1


def test_r8_9_r19_1_r19_2_forming_an_alliance() -> None:
    t = neighbours()
    t.play("act diplomacy", "diplomacy deter", "ally 1", "consent")
    assert (t.s.influence, t.s.morale) == ([2, 2], [2, 2])
    assert t.s.is_allied(1, 0)
    t = lay_out("romans", "slavs")
    why = why_not_ally(t.s, 0, 1)
    assert why is not None
    assert why.rule == "R8.9"


def test_r8_10_the_treaty_of_a_leader_serves_its_bonus() -> None:
    t = neighbours()
    t.purse(0, treaties=2)
    t.play("act diplomacy", "diplomacy deter", "bind 1")
    assert (t.s.treaties[0], t.s.is_allied(0, 1)) == (0, True)


def test_r8_11_e94_a_refused_offer_costs_nothing() -> None:
    t = neighbours("iberians")
    t.settle(2, "tolosatia")
    t.settle(0, "sardinia")
    t.purse(0, treaties=3)
    t.play("act diplomacy", "diplomacy deter", "ally 1", "decline")
    assert (t.asked(), t.actor) == ("bonus", 0)
    assert t.rule("buy provincia") == "R8.11"
    t.play("done", "diplomacy recruit")
    assert t.rule("buy provincia") is None


def test_e38_no_more_alliances_than_leaders() -> None:
    t = neighbours()
    t.s.leaders[1] = 0
    t.s.epoch[1] = 1
    assert t.s.leaders[1] == 0
    why = why_not_ally(t.s, 0, 1)
    assert why is not None
    assert why.rule == "R19.1"


@pytest.mark.parametrize("words", [("part 1", "consent"), ("sever 1",)])
def test_r19_6_r19_7_ending_an_alliance(words: tuple[str, ...]) -> None:
    t = neighbours()
    t.ally(0, 1)
    t.purse(0, treaties=3, influence=5)
    t.purse(1, influence=5)
    t.play("act diplomacy", "diplomacy deter", *words)
    assert (t.s.influence, t.s.morale) == ([4, 4], [-2, -2])
    assert not t.s.is_allied(0, 1)


def test_r19_6_ending_by_attack() -> None:
    t = lay_out("romans", "gauls")
    t.ally(0, 1)
    t.settle(1, "etruria")
    t.expand(0, "move latium etruria 1")
    for seat in (0, 1):
        t.purse(seat, morale=0, influence=5)
    t.play("done")
    assert (t.s.influence, t.s.morale) == ([4, 4], [-5, -2])


def test_e79_an_alliance_of_two_players() -> None:
    t = neighbours()
    t.play("act diplomacy", "diplomacy deter")
    assert t.rule("ally 1") is None


def test_e90_several_changes_are_booked_in_turn_order() -> None:
    t = neighbours()
    t.s.order = [1, 0]
    t.play("act diplomacy", "diplomacy deter", "ally 1", "consent")
    assert t.s.lies[1] > t.s.lies[0]
