"""realm R38, war R34: offers, a foedus in force, its breach and its end."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.battle import BATTLE
from aevum.games.invasions.components.board import FEDERATE
from aevum.games.invasions.components.bonds import DIPLOMACY, FOEDUS_BREAK, FOEDUS_FILL
from aevum.games.invasions.components.march import ACTIVATION
from aevum.games.invasions.components.registers import INACTIVE
from aevum.games.invasions.kinds import BARBARIAN, KINGDOM, NONE
from aevum.games.invasions.rules.administration.revolts import place_revolt
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.relations import FRIENDLY, NEUTRAL, relation
from aevum.games.invasions.rules.board.units import move_unit, remove_unit, units_at, units_of
from aevum.games.invasions.rules.bonds.alliances import UNTIL_TURN, ally
from aevum.games.invasions.rules.bonds.bonds import (
    become_free,
    end_bonds,
    end_diplomacy,
    lose_dependants,
)
from aevum.games.invasions.rules.bonds.breach import ask_federates, let_foedera_lapse
from aevum.games.invasions.rules.bonds.federation import begin_foedera, replace_mercenaries
from aevum.games.invasions.rules.bonds.foedus import foedus_at, pledge, pledges
from aevum.games.invasions.rules.bonds.offers import can_be_granted, free_targets, pairs_for
from aevum.games.invasions.rules.bonds.vassals import make_vassal, may_submit
from aevum.games.invasions.rules.turn.clock import mark_acted
from aevum.games.invasions.rules.turn.founding import set_status
from aevum.games.invasions.rules.turn.kingdoms import may_found
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.bonds_top import activate, ask, give, lent, opening
from tests.rules.invasions.table_top import box, game, laid_out, legal, nation, play, province, why

LORD, GUEST = "byzantium", "visigoths"
PAIR = ("moesia_inferior", "dardania")


def accepted() -> InvasionsState:
    """The Visigoths have accepted a foedus of Byzantium for Dardania and Moesia Inferior."""
    s = opening()
    ask(s, "romans")
    play(s, f"offer_foedus {LORD}", *(f"foedus_province {each}" for each in PAIR))
    play(s, "answer_foedus yes")
    return s


def fill(s: InvasionsState) -> None:
    """The federate answers everything with the first word until its slot goes on."""
    while s.holds(ACTIVATION) and not s.at(FOEDUS_BREAK):
        play(s, legal(s)[0])


def in_force() -> InvasionsState:
    s = accepted()
    activate(s, GUEST)
    play(s, "foedus_horde moesia_inferior")
    fill(s)
    return s


# -- offers ---------------------------------------------------------------------------------------


def test_r38_1_only_barbarians_with_a_horde() -> None:
    s = opening()
    assert nation(GUEST) in free_targets(s, nation(LORD))
    set_status(s, nation(GUEST), KINGDOM)
    assert nation(GUEST) not in free_targets(s, nation(LORD))


def test_r38_2_an_empire_offers_once_a_turn_a_refusal_counts() -> None:
    """A kingdom may offer only by card."""
    s = opening()
    ask(s, "romans")
    play(s, f"offer_foedus {LORD}", *(f"foedus_province {each}" for each in PAIR))
    assert game().actor(s) == s.seat_of(nation(GUEST))
    play(s, "answer_foedus no")
    assert pledges(s) == []
    assert free_targets(s, nation(LORD)) == []
    assert free_targets(s, nation("persians")) == []


def test_r38_2_e116_one_federator() -> None:
    """Who has given its word to Byzantium accepts nothing from Rome, but more from Byzantium."""
    s = accepted()
    assert nation(GUEST) not in free_targets(s, nation("rome"))
    s.offered[nation(LORD)] = 0
    assert nation(GUEST) in free_targets(s, nation(LORD))


def test_r38_2_the_last_moment_is_the_slot_of_the_federate() -> None:
    s = opening()
    mark_acted(s, [nation(GUEST)])
    assert free_targets(s, nation(LORD)) == []


def test_r38_3_two_neighbours_of_one_area_one_beside_the_federate() -> None:
    """realm E61: beside a province it controls or its horde."""
    s, lord, guest = opening(), nation(LORD), nation(GUEST)
    own = {*s.lands_of(guest), s.horde[guest]}
    beside = {near for p in own for near in box().provinces[p].near}
    found = pairs_for(s, lord, guest)
    assert tuple(sorted(province(each) for each in PAIR)) in found
    for a, b in found:
        one, two = box().provinces[a], box().provinces[b]
        assert one.civilized
        assert one.area == two.area
        assert b in one.near
        assert a in beside or b in beside
        assert s.controller[a] == s.controller[b] == lord


def test_r38_3_e129_not_the_capital_not_in_revolt_not_twice() -> None:
    s, lord = opening(), nation(LORD)
    assert can_be_granted(s, lord, province("moesia_inferior"))
    assert not can_be_granted(s, lord, s.capital[lord])
    place_revolt(s, province("moesia_inferior"))
    assert not can_be_granted(s, lord, province("moesia_inferior"))
    s = accepted()
    assert not can_be_granted(s, lord, province("dardania"))


def test_r38_e68_neither_vassals_grant_nor_vassals_receive() -> None:
    s = opening()
    make_vassal(s, nation(GUEST), nation("persians"))
    assert nation(GUEST) not in free_targets(s, nation(LORD))


# -- coming into force ----------------------------------------------------------------------------


def test_r38_4_in_force_when_the_federate_acts() -> None:
    s = accepted()
    assert s.federates == []
    activate(s, GUEST)
    assert s.federates == [nation(GUEST)]
    assert pledges(s) == []


def test_r38_4_only_if_the_condition_still_holds() -> None:
    s = accepted()
    place_revolt(s, province("dardania"))
    activate(s, GUEST)
    assert s.federates == []
    assert pledges(s) == []


def test_r38_4_a_pledge_that_never_came_into_force_is_void() -> None:
    s = accepted()
    end_diplomacy(s)
    assert pledges(s) == []


def test_r38_4_1_the_horde_goes_into_one_of_the_two() -> None:
    s = accepted()
    activate(s, GUEST)
    assert game().actor(s) == s.seat_of(nation(GUEST))
    assert sorted(legal(s)) == sorted(f"foedus_horde {each}" for each in PAIR)
    play(s, "foedus_horde dardania")
    assert s.horde[nation(GUEST)] == province("dardania")


def test_r38_4_2_e62_both_are_filled() -> None:
    """Six units and two provinces with room for four each: all move in, as the federate likes."""
    s = accepted()
    activate(s, GUEST)
    play(s, "foedus_horde moesia_inferior")
    assert s.at(FOEDUS_FILL)
    fill(s)
    assert {s.unit_at[u] for u in units_of(s, nation(GUEST))} <= {province(each) for each in PAIR}


def test_r38_4_3_the_federator_makes_room() -> None:
    """Above the limit units must leave, also for what the federate has left (war R34.2).

    war R34.3, DP34
    """
    s, lord, guest = accepted(), nation(LORD), nation(GUEST)
    place = province("moesia_inferior")
    for unit in units_of(s, lord)[:3]:
        move_unit(s, unit, place)
    settle_control(s)
    activate(s, GUEST)
    play(s, "foedus_horde moesia_inferior")
    while game().actor(s) == s.seat_of(guest):
        play(
            s,
            "foedus_to moesia_inferior" if "foedus_to moesia_inferior" in legal(s) else legal(s)[0],
        )
    over = len(units_at(s, place, lord)) + len(units_at(s, place, guest)) > 4
    assert ("rt_end" in legal(s)) is not over
    if over:
        assert why(s, "rt_end") == "R38.4"
        play(s, next(word for word in legal(s) if word.startswith("rt_take")))
        assert "rt_go dacia" in legal(s) or "rt_go valachia" in legal(s)


def test_r38_5_the_mercenary_stands_with_caesar() -> None:
    """Caesar of Byzantium is in Thracia; R36.4: the unit is under Byzantium's command.

    war R34.5
    """
    s = in_force()
    assert lent(s, GUEST, FEDERATE) == [(LORD, "thracia")]


def test_r38_5_r19_11_a_lost_mercenary_is_replaced_in_the_slot_of_1b() -> None:
    s = in_force()
    replace_mercenaries(s, nation(GUEST))
    assert lent(s, GUEST, FEDERATE) == [(LORD, "thracia")]
    s.stack.clear()
    unit = next(u for u in range(len(s.unit_at)) if s.unit_contract[u] == FEDERATE)
    remove_unit(s, unit)
    replace_mercenaries(s, nation(GUEST))
    game().advance(s)
    while s.stack:
        play(s, legal(s)[0])
    assert len(lent(s, GUEST, FEDERATE)) == 1


def test_r38_6_e49_the_first_three_gold_at_once() -> None:
    """realm E3"""
    s = accepted()
    lord, guest = s.gold[nation(LORD)], s.gold[nation(GUEST)]
    activate(s, GUEST)
    assert (s.gold[nation(LORD)], s.gold[nation(GUEST)]) == (lord - 3, guest + 3)


def test_r38_6_e49_who_has_less_pays_what_it_has() -> None:
    s = accepted()
    s.gold[nation(LORD)] = 2
    activate(s, GUEST)
    assert s.gold[nation(LORD)] == 0
    assert not s.bankrupt[nation(LORD)]


def test_r38_6_r23_8_the_provinces_are_the_federator_s() -> None:
    s = in_force()
    for each in PAIR:
        if units_at(s, province(each), nation(GUEST)):
            assert s.controller[province(each)] == nation(LORD)


def test_r38_7_friends_of_the_federator_neutral_to_its_clients() -> None:
    """war R34.1"""
    s, here = in_force(), province("latium")
    assert relation(s, nation(GUEST), nation(LORD), here) == FRIENDLY
    assert relation(s, nation(GUEST), nation("rome"), here) == FRIENDLY
    assert relation(s, nation(GUEST), nation("armenians"), here) == NEUTRAL


def test_r38_8_neither_kingdom_nor_submission() -> None:
    """realm R17.3, E63"""
    s, guest = in_force(), nation(GUEST)
    s.age[guest] = 5
    assert not may_found(s, guest)
    assert not may_submit(s, guest, nation("persians"))
    assert not may_submit(s, nation("franks"), guest)


def test_r38_9_e64_three_points_in_every_turn() -> None:
    s = in_force()
    goths = s.power_of(nation(GUEST))
    before = s.points[goths]
    s.stack.clear()
    end_diplomacy(s)
    assert s.points[goths] == before + 3


def test_r38_10_further_foedera() -> None:
    """Two more provinces, one more mercenary, three more points; the older ones stay held."""
    s = in_force()
    lord, guest = nation(LORD), nation(GUEST)
    a, b = next(
        pair
        for pair in pairs_for(s, lord, guest)
        if not {box().provinces[p].id for p in pair} & set(PAIR)
    )
    pledge(s, lord, guest, a, b)
    s.acted[guest] = 0
    activate(s, GUEST)
    fill(s)
    assert s.federates == [guest, guest]
    assert len(lent(s, GUEST, FEDERATE)) == 2
    before = s.points[s.power_of(guest)]
    s.stack.clear()
    end_diplomacy(s)
    assert s.points[s.power_of(guest)] == before + 6


def test_r38_14_e105_an_inactive_federate_acts_with_its_federator() -> None:
    s, guest = accepted(), nation(GUEST)
    s.being[guest] = INACTIVE
    s.acting = [nation("rome"), nation(LORD)]
    s.stack.clear()
    s.push(ACTIVATION, nation(LORD))
    begin_foedera(s)
    assert pledges(s) == []


def test_r36_4_an_ally_that_becomes_a_federate_is_no_ally() -> None:
    s = accepted()
    ally(s, nation(GUEST), nation("ostrogoths"), UNTIL_TURN)
    s.slots = [each for each in s.slots if each != nation("ostrogoths")]
    activate(s, GUEST)
    assert s.ally[nation(GUEST)] == NONE


# -- breach ---------------------------------------------------------------------------------------


def test_r38_11_freely_in_the_first_turn() -> None:
    """realm E22: at the start of the activation; provinces and cities are the breaker's."""
    s = in_force()
    assert s.at(FOEDUS_BREAK)
    play(s, legal(s)[1])
    assert s.federates == []
    assert s.controller[province("moesia_inferior")] == nation(GUEST)
    assert lent(s, GUEST, FEDERATE) == []


@pytest.mark.parametrize(("die", "federates"), [(2, 0), (5, 1)])
def test_r38_11_later_on_a_passed_test(die: int, federates: int) -> None:
    """Attila: the Visigoths are federates of Rome from earlier turns; one test per turn."""
    s = laid_out("attila", 4)
    activate(s, GUEST)
    assert s.at(FOEDUS_BREAK)
    play(s, legal(s)[1], f"d2 {die}")
    assert len(s.federates) == federates
    assert s.tested[nation(GUEST)] == 1


def test_r38_12_without_a_test_when_the_federator_is_ruined() -> None:
    """Usurper, capital lost, bankruptcy, subjugation: each federate is asked (realm DP22)."""
    s = laid_out("attila", 4)
    s.stack.clear()
    ask_federates(s, nation("rome"))
    game().advance(s)
    assert s.at(FOEDUS_BREAK)
    play(s, legal(s)[1])
    assert s.federates == []


def test_r38_12_it_may_also_stay() -> None:
    s = laid_out("attila", 4)
    s.stack.clear()
    lose_dependants(s, nation("rome"))
    game().advance(s)
    while not s.at(FOEDUS_BREAK):
        play(s, legal(s)[0])
    play(s, legal(s)[0])
    assert s.federates == [nation(GUEST)]


@pytest.mark.parametrize("stance", ["stay", "retreat"])
def test_r38_13_units_of_the_federator_stay_or_retreat(stance: str) -> None:
    """Their owner decides; the mercenary is at the horde again (war R34.6, E81, DP35)."""
    s = laid_out("attila", 4)
    rome, place = nation("rome"), province("garumnum")
    unit = next(u for u in units_of(s, rome) if s.unit_contract[u] == 0)
    move_unit(s, unit, place)
    settle_control(s)
    s.stack.clear()
    ask_federates(s, rome)
    game().advance(s)
    play(s, legal(s)[1])
    assert game().actor(s) == s.seat_of(rome)
    play(s, f"stay_or_retreat garumnum {stance}")
    assert s.holds(BATTLE) == (stance == "stay")  # war E81: at once, outside its activation
    if stance == "retreat":
        while s.stack:
            play(s, legal(s)[0])
        assert not units_at(s, place, rome)
    assert lent(s, GUEST, FEDERATE) == []


def test_e65_it_lapses_with_both_provinces() -> None:
    """3 VP continue if one is lost; the mercenary returns when both are."""
    s, guest = laid_out("attila", 4), nation(GUEST)
    for unit in units_at(s, province("aquitania"), guest):
        remove_unit(s, unit)
    settle_control(s)
    let_foedera_lapse(s)
    assert s.federates == [guest]
    for unit in units_at(s, province("garumnum"), guest):
        remove_unit(s, unit)
    s.horde[guest] = province("osca")
    settle_control(s)
    let_foedera_lapse(s)
    assert s.federates == []
    assert lent(s, GUEST, FEDERATE) == []


def test_r31_2_federates_of_an_empire_that_is_gone_keep_their_provinces() -> None:
    s, guest = laid_out("attila", 4), nation(GUEST)
    end_bonds(s, nation("rome"))
    assert s.federates == []
    assert s.controller[province("garumnum")] == guest
    assert lent(s, GUEST, FEDERATE) == []


def test_e130_an_empire_is_nobody_s_federate() -> None:
    s = laid_out("attila", 4)
    s.stack.clear()
    become_free(s, nation(GUEST))
    game().advance(s)
    while s.stack:
        play(s, legal(s)[0])
    assert s.federates == []
    assert s.status[nation(GUEST)] == BARBARIAN


def test_foedus_at_finds_both_provinces() -> None:
    s = laid_out("attila", 4)
    assert foedus_at(s, province("garumnum")) == foedus_at(s, province("aquitania")) == 0
    assert foedus_at(s, province("latium")) == NONE
    give(s, "persians", "nothing")
    ask(s, "persians")
    assert s.at(DIPLOMACY)
