"""realm R41: the eight kinds of Diplomacy cards, played word by word."""

from __future__ import annotations

from aevum.games.invasions.components.board import (
    CARD,
    CLIENT,
    HOMECOMING,
    MARRIAGE,
    OWN,
)
from aevum.games.invasions.components.bonds import BRIBE_OFFER, DIPLOMACY
from aevum.games.invasions.components.march import ACTIVATION
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.relations import HOSTILE, NEUTRAL, relation
from aevum.games.invasions.rules.board.units import place_units, units_at
from aevum.games.invasions.rules.bonds.alliances import UNTIL_ACTIVATION, UNTIL_TURN, ally
from aevum.games.invasions.rules.bonds.bonds import end_diplomacy
from aevum.games.invasions.rules.bonds.embassies import open_bribe_window
from aevum.games.invasions.rules.bonds.foedus import pledges
from aevum.games.invasions.rules.bonds.marriages import note_attacks, reward_peace
from aevum.games.invasions.rules.bonds.pacts import end_old_pacts, have_pact, make_pact
from aevum.games.invasions.rules.bonds.treaties import ceded_provinces
from aevum.games.invasions.rules.turn.clock import mark_acted
from aevum.games.invasions.rules.turn.timeline import let_invade
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.bonds_top import act, ask, give, hand, lent, opening, targets, uses
from tests.rules.invasions.table_top import (
    area,
    box,
    game,
    kind,
    laid_out,
    legal,
    nation,
    play,
    province,
    why,
)


def played(who: str, power: str, *words: str, gold: int = 40) -> InvasionsState:
    """The opening, after a nation has played a card."""
    s = opening()
    give(s, who, words[0].split()[0].removesuffix("_break"), gold=gold)
    ask(s, power)
    play(s, f"play_diplo {who} {words[0]}", *words[1:])
    return s


# -- Alliance -------------------------------------------------------------------------------------


def test_r41_1_another_player_decides() -> None:
    """Persians and Visigoths; the alliance ends after the later partner's activation."""
    s = played("persians", "persians", "alliance", "diplo_target visigoths")
    assert game().actor(s) == s.seat_of(nation("visigoths"))
    play(s, "answer_alliance no")
    assert s.ally[nation("persians")] == NONE
    s = played("persians", "persians", "alliance", "diplo_target visigoths", "answer_alliance yes")
    assert s.ally[nation("persians")] == nation("visigoths")
    assert s.ally_until[nation("visigoths")] == UNTIL_ACTIVATION
    assert hand(s, "persians") == 0


def test_r41_1_own_nations_need_the_die() -> None:
    """The Persian player owns the Alans: even passes, odd fails."""
    for die, friend in ((2, nation("alans")), (7, NONE)):
        s = played("persians", "persians", "alliance", "diplo_target alans", f"d2 {die}")
        assert s.ally[nation("persians")] == friend


def test_r41_1_e110_powers_of_one_person_count_as_one_player() -> None:
    """With two people each holds two powers: no consent, but the die."""
    s = laid_out("scenario_350", 2)
    give(s, "rome", "alliance")
    seat, own = s.seat_of(nation("rome")), s.power_of(nation("rome"))
    partner = next(
        name
        for name in targets(s, "rome", "alliance")
        if s.seat_of(nation(name)) == seat and s.power_of(nation(name)) != own
    )
    ask(s, "romans")
    play(s, "play_diplo rome alliance", f"diplo_target {partner}", "d2 4")
    assert s.ally[nation(partner)] == nation("rome")


def test_r41_1_a_minor_kingdom_becomes_a_client_on_a_passed_test() -> None:
    """Colchis is independent at the start; tribute 2 (realm R37.2)."""
    for die, patron in ((10, nation("persians")), (1, NONE)):
        s = played("persians", "persians", "alliance", "diplo_target colchidians", f"d2 {die}")
        assert s.patron[nation("colchidians")] == patron
        assert s.client_tribute[nation("colchidians")] == (2 if patron != NONE else 0)


def test_r41_1_not_with_dependants_nor_with_an_ally() -> None:
    """realm R36.2, E116: clients first lose their bond, allies have but one ally."""
    s = opening()
    give(s, "persians", "alliance")
    assert "armenians" not in targets(s, "persians", "alliance")
    ally(s, nation("alans"), nation("franks"), UNTIL_TURN)
    assert not {"alans", "franks"} & set(targets(s, "persians", "alliance"))
    ally(s, nation("persians"), nation("visigoths"), UNTIL_TURN)
    assert targets(s, "persians", "alliance") == ["colchidians"]


def test_r41_2_a_bond_of_two_others_is_broken_on_a_passed_test() -> None:
    for die, patron in ((8, NONE), (3, nation("byzantium"))):
        s = played("persians", "persians", "alliance_break", "diplo_target armenians", f"d2 {die}")
        assert s.patron[nation("armenians")] == patron


def test_r41_2_an_alliance_of_two_others() -> None:
    s = opening()
    ally(s, nation("alans"), nation("franks"), UNTIL_TURN)
    give(s, "rome", "alliance")
    assert set(targets(s, "rome", "alliance_break")) == {"franks", "armenians", "iberians"}
    ask(s, "romans")
    play(s, "play_diplo rome alliance_break", "diplo_target franks", "d2 2")
    assert s.ally[nation("alans")] == NONE
    assert s.ally[nation("franks")] == NONE


def test_r41_2_not_its_own_bond() -> None:
    """Rome's client Mauretania is no target for Rome."""
    s = opening()
    give(s, "rome", "alliance")
    assert "mauritanians" not in targets(s, "rome", "alliance_break")


# -- Treaty ---------------------------------------------------------------------------------------


def test_r41_3_what_may_be_ceded() -> None:
    """Not the capital's or horde's province, no granary, beside own ground with a unit on it."""
    s = opening()
    byzantium, persians = nation("byzantium"), nation("persians")
    found = [box().provinces[p].id for p in ceded_provinces(s, byzantium, persians)]
    assert found == ["assyria"]
    for p in ceded_provinces(s, persians, byzantium):
        place = box().provinces[p]
        assert not place.granary
        assert p != s.capital[byzantium]
        assert any(s.controller[near] == persians for near in place.near)


def test_r41_3_a_province_changes_hands_for_five_gold() -> None:
    """realm E71, war R39.5: units in, units out, and a pact."""
    s = played("byzantium", "romans", "treaty", "diplo_target persians", gold=20)
    byzantium, persians, assyria = nation("byzantium"), nation("persians"), province("assyria")
    assert (s.gold[byzantium], s.gold[persians]) == (15, 20)
    assert units_at(s, assyria, persians)
    assert why(s, "end_treaty") == "R41.3"
    play(s, legal(s)[0])
    while s.controller[assyria] != byzantium:
        words = legal(s)
        play(s, "end_treaty" if "end_treaty" in words else words[0])
    assert units_at(s, assyria, byzantium)
    assert not units_at(s, assyria, persians)
    assert have_pact(s, byzantium, persians)
    assert relation(s, byzantium, persians, assyria) == NEUTRAL
    assert game().broken(s) == ""


def test_r41_3_r41_5_a_pact_ends_when_both_have_acted() -> None:
    """realm R10.5, R25.3"""
    s = opening()
    a, b, here = nation("rome"), nation("persians"), province("latium")
    make_pact(s, a, b)
    assert relation(s, a, b, here) == NEUTRAL
    mark_acted(s, [b])
    end_old_pacts(s)
    assert relation(s, a, b, here) == NEUTRAL
    mark_acted(s, [a])
    end_old_pacts(s)
    assert relation(s, a, b, here) == HOSTILE


def test_pacts_do_not_outlive_their_turn() -> None:
    s = opening()
    make_pact(s, nation("rome"), nation("persians"))
    end_diplomacy(s)
    assert not have_pact(s, nation("rome"), nation("persians"))


# -- Marriage -------------------------------------------------------------------------------------


def wedding() -> InvasionsState:
    """Persia marries off a princess to the Visigoths, who lend a unit to Persis."""
    s = played("persians", "persians", "marriage", "diplo_target visigoths", gold=10)
    assert game().actor(s) == s.seat_of(nation("visigoths"))
    play(s, "from valachia", "mc_lend visigoths-archer")
    return s


def test_r41_4_dowry_and_mercenary() -> None:
    """2 gold; E72: the target chooses unit and province; they stay hostile (war R39.6)."""
    s = wedding()
    assert (s.gold[nation("persians")], s.gold[nation("visigoths")]) == (8, 5)
    assert game().actor(s) == s.seat_of(nation("visigoths"))
    place = legal(s)[0].split()[1]
    play(s, f"mc_place {place}")
    assert lent(s, "visigoths", MARRIAGE) == [("persians", place)]
    assert s.controller[province(place)] == nation("persians")
    assert relation(s, nation("persians"), nation("visigoths"), province("latium")) == HOSTILE


def test_r41_4_two_points_for_peace() -> None:
    """realm E124: at the end of its next activation, if it attacked nothing of the card nation."""
    s = wedding()
    play(s, legal(s)[0])
    goths = s.power_of(nation("visigoths"))
    note_attacks(s, [nation("visigoths")], [nation("rome")])
    note_attacks(s, [nation("persians")], [nation("visigoths")])
    before = s.points[goths]
    reward_peace(s, nation("visigoths"))
    assert s.points[goths] == before + 2
    reward_peace(s, nation("visigoths"))
    assert s.points[goths] == before + 2


def test_r41_4_none_for_an_attack() -> None:
    s = wedding()
    play(s, legal(s)[0])
    note_attacks(s, [nation("visigoths")], [nation("persians")])
    before = s.points[:]
    reward_peace(s, nation("visigoths"))
    assert s.points == before


def test_r41_4_the_bride_s_unit_goes_home_where_its_nation_likes() -> None:
    """realm R10.5: at the end of the card nation's activation."""
    s = wedding()
    play(s, legal(s)[0])
    act(s, HOMECOMING, nation("persians"))
    assert game().actor(s) == s.seat_of(nation("visigoths"))
    assert "mc_place dacia" in legal(s)
    play(s, "mc_place dacia")
    assert lent(s, "visigoths", MARRIAGE) == []
    assert len(units_at(s, province("dacia"), nation("visigoths"))) == 3


def test_r41_4_r41_5_only_between_hostile_nations() -> None:
    """realm E135: barbarian ground does not count, bonds do."""
    s = opening()
    give(s, "persians", "marriage", "tribute")
    assert "iberians" not in targets(s, "persians", "marriage")
    assert "alans" in targets(s, "persians", "marriage")
    make_pact(s, nation("persians"), nation("alans"))
    assert "alans" not in targets(s, "persians", "tribute")


# -- Tribute, Foedus ------------------------------------------------------------------------------


def test_r41_5_ten_gold_for_a_pact() -> None:
    s = played("rome", "romans", "tribute", "diplo_target visigoths", gold=12)
    assert (s.gold[nation("rome")], s.gold[nation("visigoths")]) == (2, 13)
    assert have_pact(s, nation("visigoths"), nation("rome"))


def test_r41_6_a_foedus_card_forces_the_answer() -> None:
    """realm R38.3 still applies: the two provinces are named one after the other."""
    s = played("rome", "romans", "foedus", "diplo_target franks", "foedus_province austrasia")
    assert why(s, "foedus_province latium") == "R38.3"
    play(s, "foedus_province treveria")
    first, second = sorted((province("austrasia"), province("treveria")))
    assert pledges(s) == [(nation("rome"), nation("franks"), first, second)]
    assert not s.offered[nation("rome")]


# -- Bribe ----------------------------------------------------------------------------------------


def siege_of_osroene() -> InvasionsState:
    s = opening()
    give(s, "rome", "bribe", gold=3)
    give(s, "persians", "nothing")
    s.stack.clear()
    open_bribe_window(s, nation("persians"), province("osroene"))
    game().advance(s)
    return s


def test_r41_7_everybody_with_a_card_is_asked_in_order() -> None:
    """realm DP38, E103: Rome may bribe for Byzantium; a hand without a Bribe is asked too."""
    s = siege_of_osroene()
    assert s.at(BRIBE_OFFER)
    assert legal(s) == ["play_diplo rome bribe", "hold_diplo"]
    play(s, "hold_diplo")
    assert legal(s) == ["hold_diplo"]
    play(s, "hold_diplo")
    assert not s.stack


def test_r41_7_one_gold_to_the_besieger() -> None:
    """realm E74; war R23.11"""
    s = siege_of_osroene()
    gold = s.gold[nation("persians")]
    play(s, "play_diplo rome bribe")
    assert s.gold[nation("rome")] == 2
    assert s.gold[nation("persians")] == gold + 1
    assert hand(s, "rome") == 0
    assert not s.stack


def test_r41_7_not_against_an_invader() -> None:
    """realm R40.4"""
    s = opening()
    give(s, "rome", "bribe")
    let_invade(s, nation("franks"))
    s.stack.clear()
    open_bribe_window(s, nation("franks"), province("treveria"))
    game().advance(s)
    assert legal(s) == ["hold_diplo"]


# -- Mercenary, Nothing ---------------------------------------------------------------------------


def test_r41_8_the_horde_is_in_or_next_to_an_area_of_the_hirer() -> None:
    """realm E99: the Franks and Visigoths border Roman areas, the Ostrogoths do not."""
    s = opening()
    give(s, "rome", "mercenary")
    assert targets(s, "rome", "mercenary") == ["franks", "visigoths"]
    for each in ("gallia_septentrionalis", "italia", "illyria", "britannia"):
        assert s.lord[area(each)] == nation("rome")


def test_r41_8_three_gold_the_lender_picks_the_unit_the_hirer_the_place() -> None:
    """realm E73, E126: a long list of provinces begins with the area (war R39.6, DP32)."""
    s = played("rome", "romans", "mercenary", "diplo_target franks", gold=5)
    assert (s.gold[nation("rome")], s.gold[nation("franks")]) == (2, 4)
    assert game().actor(s) == s.seat_of(nation("franks"))
    play(s, "from rhenus")
    assert game().actor(s) == s.seat_of(nation("rome"))
    assert len(legal(s)) <= 60
    play(s, "area italia")
    play(s, legal(s)[0])
    assert len(lent(s, "franks", CARD)) == 1


def test_r41_8_back_to_the_horde_at_the_end_of_the_activation() -> None:
    """realm R10.5, E73"""
    s = played("rome", "romans", "mercenary", "diplo_target franks", "from frisia")
    play(s, "mc_lend franks-infantry", "area italia")
    play(s, legal(s)[0])
    act(s, HOMECOMING, nation("rome"))
    assert lent(s, "franks", CARD) == []
    assert len(units_at(s, province("rhenus"), nation("franks"))) == 4


def test_r41_8_e117_inactive_barbarians_lend_too_and_their_gold_is_lost() -> None:
    s = opening()
    persians, kushania = nation("persians"), nation("kushans")
    s.being[kushania] = 2
    give(s, "persians", "mercenary", gold=3)
    assert targets(s, "persians", "mercenary") == ["kushans"]
    ask(s, "persians")
    before = s.gold[kushania]
    play(s, "play_diplo persians mercenary")
    assert (s.gold[persians], s.gold[kushania]) == (0, before)


def test_r41_9_contracts() -> None:
    """realm R2.11: only hired, wedding and exchanged units are bound by R41.9 (war R36.4)."""
    assert (OWN, CLIENT, CARD, MARRIAGE) == (0, 1, 4, 5)


def test_r41_10_nothing_is_never_played() -> None:
    s = opening()
    give(s, "persians", "nothing")
    assert uses(s, "persians") == []
    end_diplomacy(s)
    assert s.gold[nation("persians")] == 41


def test_e141_not_beside_strangers() -> None:
    """A mercenary is not put down where a besieger stands."""
    s = played("persians", "persians", "mercenary")
    place_units(s, kind("franks", "infantry"), 1, province("chaldea"), nation("franks"))
    settle_control(s)
    while "mc_place" not in legal(s)[0]:
        play(s, legal(s)[0])
    assert "mc_place chaldea" not in legal(s)
    assert s.holds(DIPLOMACY) is False
    assert not s.holds(ACTIVATION)
