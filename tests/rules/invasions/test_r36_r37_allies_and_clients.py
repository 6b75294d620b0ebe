"""realm R36, R37; war R32, R33: alliances and clients."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.board import CLIENT, CLIENT_UNIT, HOMECOMING, OWN
from aevum.games.invasions.components.bonds import PARTING
from aevum.games.invasions.components.march import ACTIVATION
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import ALLIANCE_SLOT
from aevum.games.invasions.rules.board.control import holders_of, settle_control
from aevum.games.invasions.rules.board.mercenaries import has_all_units
from aevum.games.invasions.rules.board.relations import FRIENDLY, NEUTRAL, relation
from aevum.games.invasions.rules.board.units import move_unit, remove_unit, units_at, units_of
from aevum.games.invasions.rules.bonds.alliances import (
    UNTIL_ACTIVATION,
    UNTIL_TURN,
    ally,
    end_alliance,
    end_joint_activation,
    expire_alliances,
    may_ally,
    younger,
)
from aevum.games.invasions.rules.bonds.bonds import end_bonds, lose_dependants
from aevum.games.invasions.rules.bonds.clients import (
    become_client,
    call_clients,
    leave_patron,
    make_client,
    may_call,
)
from aevum.games.invasions.rules.bonds.foedus import make_foedus
from aevum.games.invasions.rules.bonds.vassals import make_vassal
from aevum.games.invasions.rules.march.activation import begin_activation, partners
from aevum.games.invasions.rules.turn.clock import acting_with, mark_acted, next_to_act, waits
from aevum.games.invasions.rules.turn.setup import set_switches
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.bonds_top import act, lent, opening
from tests.rules.invasions.table_top import box, game, legal, nation, play, province


def allied(until: int = UNTIL_TURN) -> InvasionsState:
    """Visigoths and Ostrogoths."""
    s = opening()
    ally(s, nation("visigoths"), nation("ostrogoths"), until)
    return s


def finish(s: InvasionsState) -> None:
    """Everything that is under way, with the first word each time."""
    while s.stack:
        play(s, legal(s)[0])


# -- alliances ------------------------------------------------------------------------------------


def test_r36_1_two_nations_as_equals() -> None:
    s = allied()
    assert s.ally[nation("visigoths")] == nation("ostrogoths")
    assert s.ally[nation("ostrogoths")] == nation("visigoths")


def test_r36_2_e116_no_dependants_and_one_ally() -> None:
    """realm I39"""
    s = allied()
    assert not may_ally(s, nation("visigoths"))
    assert not may_ally(s, nation("armenians"))
    make_vassal(s, nation("franks"), nation("persians"))
    assert not may_ally(s, nation("franks"))
    make_foedus(s, nation("rome"), nation("alans"), province("belgae"), province("saliens"))
    assert not may_ally(s, nation("alans"))
    assert may_ally(s, nation("rome"))


def test_r36_3_friends_with_their_federates_neutral_to_their_dependants() -> None:
    """war R32.1"""
    s, here = allied(), province("latium")
    goths, others = nation("visigoths"), nation("ostrogoths")
    make_vassal(s, nation("franks"), others)
    assert relation(s, goths, others, here) == FRIENDLY
    assert relation(s, goths, nation("franks"), here) == NEUTRAL


def test_r36_3_r9_6_they_act_together_in_the_later_slot() -> None:
    """war R7.3, R32.2: the Visigoths act after the Ostrogoths."""
    s = allied()
    assert waits(s, nation("ostrogoths"))
    assert not waits(s, nation("visigoths"))
    assert acting_with(s, nation("visigoths")) == sorted(
        [nation("visigoths"), nation("ostrogoths")]
    )


def test_e116_an_ally_of_one_roman_half_acts_with_both() -> None:
    """While the empire is united; the later slot is Byzantium's."""
    s = opening()
    ally(s, nation("rome"), nation("franks"), UNTIL_TURN)
    three = sorted([nation("rome"), nation("byzantium"), nation("franks")])
    assert acting_with(s, nation("byzantium")) == three
    assert waits(s, nation("franks"))
    assert waits(s, nation("rome"))
    here = province("latium")
    assert relation(s, nation("franks"), nation("byzantium"), here) == FRIENDLY


def test_option_alliance_slot_earlier() -> None:
    """war E7: the other value puts allies into the earlier slot."""
    s = allied()
    set_switches(s, [ALLIANCE_SLOT])
    assert not waits(s, nation("ostrogoths"))
    assert waits(s, nation("rome"))
    assert nation("visigoths") in acting_with(s, nation("ostrogoths"))


def test_e132_an_alliance_made_in_the_window_moves_a_nation_to_the_later_slot() -> None:
    s = allied()
    s.stack.clear()
    s.push(ACTIVATION, nation("ostrogoths"))
    begin_activation(s)
    assert not s.stack
    assert not s.acted[nation("ostrogoths")]


def test_e132_who_was_left_behind_acts_before_all_others() -> None:
    s = allied()
    mark_acted(s, [nation("alans")])
    assert next_to_act(s) == nation("visigoths")
    end_alliance(s, nation("visigoths"))
    assert next_to_act(s) == nation("ostrogoths")


def test_r36_4_a_card_s_alliance_ends_after_the_joint_activation() -> None:
    """An event's lasts to the end of the turn, after phase 4."""
    for until, left in ((UNTIL_ACTIVATION, NONE), (UNTIL_TURN, nation("ostrogoths"))):
        s = allied(until)
        end_joint_activation(s, [nation("visigoths"), nation("ostrogoths")])
        assert s.ally[nation("visigoths")] == left
        expire_alliances(s)
        assert s.ally[nation("visigoths")] == NONE


def test_r36_4_it_ends_when_a_partner_becomes_a_dependant_or_loses_its_capital() -> None:
    """war R32.4"""
    s = opening()
    ally(s, nation("colchidians"), nation("alans"), UNTIL_TURN)
    become_client(s, nation("colchidians"), nation("persians"))
    assert s.ally[nation("alans")] == NONE
    s = opening()
    ally(s, nation("persians"), nation("alans"), UNTIL_TURN)
    lose_dependants(s, nation("persians"))
    assert s.ally[nation("alans")] == NONE


def test_e130_a_partner_whose_change_ended_it_acts_no_more() -> None:
    s = opening()
    ally(s, nation("colchidians"), nation("alans"), UNTIL_TURN)
    s.acting = [nation("alans"), nation("colchidians")]
    become_client(s, nation("colchidians"), nation("persians"))
    assert s.acting == [nation("alans")]


def test_r36_5_a_stack_of_both_shares_its_province() -> None:
    s = allied()
    unit = units_at(s, province("danapris"), nation("ostrogoths"))[0]
    move_unit(s, unit, province("valachia"))
    settle_control(s)
    assert s.controller[province("valachia")] == nation("visigoths")
    assert holders_of(s, province("valachia")) == [nation("visigoths"), nation("ostrogoths")]
    assert holders_of(s, province("dacia")) != [nation("ostrogoths")]


def test_r36_6_the_side_with_fewer_units_retreats() -> None:
    """war R32.3: two Ostrogoths leave four Visigoths in Valachia."""
    s = allied()
    for unit in units_at(s, province("danapris"), nation("ostrogoths")):
        move_unit(s, unit, province("valachia"))
    settle_control(s)
    s.stack.clear()
    end_alliance(s, nation("visigoths"))
    game().advance(s)
    assert game().actor(s) == s.seat_of(nation("ostrogoths"))
    finish(s)
    assert units_at(s, province("valachia"), nation("ostrogoths")) == []
    assert len(units_at(s, province("valachia"), nation("visigoths"))) == 4


@pytest.mark.parametrize("die", [2, 9])
def test_r36_6_equal_numbers_a_test(die: int) -> None:
    """Passed: the younger nation retreats, failed: the older one."""
    s = allied()
    goths, others = nation("visigoths"), nation("ostrogoths")
    for unit in units_at(s, province("danapris"), others):
        move_unit(s, unit, province("dacia"))
    settle_control(s)
    young = younger(s, goths, others)
    s.stack.clear()
    end_alliance(s, goths)
    game().advance(s)
    play(s, f"d2 {die}")
    finish(s)
    gone = young if die == 2 else goths + others - young
    assert units_at(s, province("dacia"), gone) == []
    assert len(units_at(s, province("dacia"), goths + others - gone)) == 2


def test_r36_no_question_where_nothing_is_shared() -> None:
    s = allied()
    act(s, PARTING, nation("visigoths"), nation("ostrogoths"))
    assert not s.stack


# -- clients --------------------------------------------------------------------------------------


def test_r37_1_minor_kingdoms_of_the_opening() -> None:
    """Armenia, Colchis, Iberia and Mauretania; three have patrons."""
    s = opening()
    assert [box().nations[n].id for n in s.clients_of(nation("byzantium"))] == ["armenians"]
    assert [box().nations[n].id for n in s.clients_of(nation("persians"))] == ["iberians"]
    assert [box().nations[n].id for n in s.clients_of(nation("rome"))] == ["mauritanians"]
    assert box().nations[nation("colchidians")].imk
    assert s.patron[nation("colchidians")] == NONE


def test_r37_2_tribute_and_neutrality() -> None:
    """war R33.1"""
    s = opening()
    become_client(s, nation("colchidians"), nation("persians"))
    assert s.client_tribute[nation("colchidians")] == 2
    assert relation(s, nation("colchidians"), nation("persians"), province("colchis")) == NEUTRAL


def test_r37_2_a_new_patron_takes_the_place_of_the_old_one() -> None:
    """realm I11"""
    s = opening()
    become_client(s, nation("armenians"), nation("persians"))
    assert s.patron[nation("armenians")] == nation("persians")
    assert s.clients_of(nation("byzantium")) == []


def test_r37_5_one_random_unit_if_all_are_on_the_board() -> None:
    """war R33.2: Byzantium places the Armenian where it likes; it is one of six."""
    s = opening()
    assert has_all_units(s, nation("armenians"))
    s.acting = [nation("byzantium")]
    s.stack.clear()
    s.push(ACTIVATION, nation("byzantium"))
    call_clients(s)
    assert s.at(CLIENT_UNIT)
    outcomes = game().outcomes(s)
    assert sum(weight for _, weight in outcomes) == 6
    play(s, "draw_unit armenians-heavy_cavalry")
    assert game().actor(s) == s.seat_of(nation("byzantium"))
    play(s, "mc_place osroene" if "mc_place osroene" in legal(s) else legal(s)[0])
    assert len(lent(s, "armenians", CLIENT)) == 1
    assert not may_call(s, nation("armenians"), nation("byzantium"))


def test_r37_5_none_while_one_is_in_the_supply() -> None:
    s = opening()
    remove_unit(s, units_of(s, nation("armenians"))[0])
    assert not may_call(s, nation("armenians"), nation("byzantium"))


def test_r37_5_r10_5_it_returns_to_its_capital() -> None:
    s = opening()
    s.acting = [nation("byzantium")]
    s.stack.clear()
    act(s, CLIENT_UNIT, nation("armenians"), nation("byzantium"))
    play(s, "draw_unit armenians-heavy_cavalry")
    play(s, legal(s)[0])
    while s.stack:
        play(s, legal(s)[0])
    act(s, HOMECOMING, nation("byzantium"))
    assert lent(s, "armenians", CLIENT) == []
    assert all(s.unit_contract[u] == OWN for u in units_of(s, nation("armenians")))
    assert s.capital[nation("armenians")] in {
        s.unit_at[u] for u in units_of(s, nation("armenians"))
    }


def test_r37_7_free_when_the_patron_loses_its_capital() -> None:
    """realm R7.3"""
    s = opening()
    lose_dependants(s, nation("byzantium"))
    assert s.patron[nation("armenians")] == NONE
    assert s.client_tribute[nation("armenians")] == 0


def test_r37_7_its_unit_goes_home_when_it_is_free() -> None:
    s = opening()
    act(s, CLIENT_UNIT, nation("armenians"), nation("byzantium"))
    play(s, "draw_unit armenians-heavy_cavalry")
    while s.stack:
        play(s, legal(s)[0])
    leave_patron(s, nation("armenians"))
    assert lent(s, "armenians", CLIENT) == []


def test_r31_3_all_bonds_of_a_nation_that_is_gone_end() -> None:
    s = opening()
    ally(s, nation("persians"), nation("alans"), UNTIL_TURN)
    make_vassal(s, nation("kushans"), nation("persians"))
    make_client(s, nation("colchidians"), nation("persians"))
    end_bonds(s, nation("persians"))
    assert s.clients_of(nation("persians")) == s.vassals_of(nation("persians")) == []
    assert s.ally[nation("alans")] == NONE
    assert game().broken(s) == ""


def test_partners_are_those_of_the_slot() -> None:
    s = allied()
    s.stack.clear()
    s.push(ACTIVATION, nation("visigoths"))
    assert set(partners(s)) == {nation("visigoths"), nation("ostrogoths")}
