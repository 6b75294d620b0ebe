"""realm R39, war R35: submission, service, rebellion and freedom of vassals."""

from __future__ import annotations

from random import Random

import pytest

from aevum.games.invasions.components.battle import BATTLE
from aevum.games.invasions.components.board import VASSAL
from aevum.games.invasions.components.bonds import (
    REBELLION,
    REBELLION_LOSS,
    REBELLION_TEST,
)
from aevum.games.invasions.components.march import ACTIVATION
from aevum.games.invasions.components.registers import INACTIVE
from aevum.games.invasions.kinds import EMPIRE, KINGDOM, NONE
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.relations import NEUTRAL, relation
from aevum.games.invasions.rules.board.treasury import fill_treasury
from aevum.games.invasions.rules.board.units import move_unit, remove_unit, units_at, units_of
from aevum.games.invasions.rules.bonds.alliances import UNTIL_TURN, ally
from aevum.games.invasions.rules.bonds.bonds import become_free, end_bonds, lose_dependants
from aevum.games.invasions.rules.bonds.clients import make_client
from aevum.games.invasions.rules.bonds.foedus import make_foedus
from aevum.games.invasions.rules.bonds.offers import may_grant
from aevum.games.invasions.rules.bonds.submission import submit
from aevum.games.invasions.rules.bonds.vassals import (
    draft_replacements,
    free_vassal,
    make_vassal,
    may_rebel,
    may_submit,
)
from aevum.games.invasions.rules.cards.hands import hand_over, held_cards, lay_down
from aevum.games.invasions.rules.turn.empires import become_empire
from aevum.games.invasions.rules.turn.founding import set_status
from aevum.games.invasions.rules.turn.scoring import gain_points
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.bonds_top import act, lent, opening
from tests.rules.invasions.cards_top import event as event_card
from tests.rules.invasions.cards_top import hold, power
from tests.rules.invasions.table_top import game, laid_out, legal, nation, play, province


def begin(s: InvasionsState, vassal: str, suzerain: str) -> InvasionsState:
    s.stack.clear()
    submit(s, nation(vassal), nation(suzerain))
    game().advance(s)
    return s


def submitted(vassal: str = "franks", suzerain: str = "visigoths") -> InvasionsState:
    """With the first word each time."""
    s = begin(opening(), vassal, suzerain)
    while s.stack:
        play(s, legal(s)[0])
    return s


# -- submission -----------------------------------------------------------------------------------


def test_r39_1_empires_never_submit() -> None:
    s = opening()
    assert may_submit(s, nation("persians"), nation("visigoths"))
    set_status(s, nation("persians"), EMPIRE)
    assert not may_submit(s, nation("persians"), nation("visigoths"))


def test_r39_1_a_vassal_subjugated_again_serves_only_the_new_suzerain() -> None:
    """realm I11, war R35.9"""
    s = submitted()
    begin(s, "franks", "alemanni")
    while s.stack:
        play(s, legal(s)[0])
    assert s.suzerain[nation("franks")] == nation("alemanni")
    assert s.vassals_of(nation("visigoths")) == []


def test_e133_not_to_a_vassal_a_federate_or_an_inactive_nation() -> None:
    """realm E63, E68: and no federate to anybody."""
    s = opening()
    make_vassal(s, nation("alans"), nation("persians"))
    assert not may_submit(s, nation("franks"), nation("alans"))
    make_foedus(s, nation("rome"), nation("alemanni"), province("belgae"), province("saliens"))
    assert not may_submit(s, nation("franks"), nation("alemanni"))
    assert not may_submit(s, nation("alemanni"), nation("franks"))
    s.being[nation("visigoths")] = INACTIVE
    assert not may_submit(s, nation("franks"), nation("visigoths"))


@pytest.mark.parametrize(("gold", "lost"), [(7, 4), (4, 2), (0, 0)])
def test_r39_5_c12_half_the_treasury_rounded_up(gold: int, lost: int) -> None:
    """realm C12: of 7 gold 4 go to the suzerain (war R35.4)."""
    s = opening()
    fill_treasury(s, nation("franks"), gold)
    before = s.gold[nation("visigoths")]
    begin(s, "franks", "visigoths")
    assert s.gold[nation("franks")] == gold - lost
    assert s.gold[nation("visigoths")] == before + lost


def test_r39_5_a_kingdom_keeps_its_treasury() -> None:
    s = opening()
    gold = s.gold[nation("persians")]
    begin(s, "persians", "visigoths")
    assert s.gold[nation("persians")] == gold


def test_r39_7_the_suzerain_leaves_horde_and_battles() -> None:
    """war R35.5, E122, I48"""
    s = opening()
    goths, franks = nation("visigoths"), nation("franks")
    for unit in units_at(s, province("dacia"), goths):
        move_unit(s, unit, province("rhenus"))
    settle_control(s)
    begin(s, "franks", "visigoths")
    while s.stack:
        play(s, legal(s)[0])
    assert units_at(s, province("rhenus"), goths) == []
    assert units_at(s, province("rhenus"), franks)


def test_r39_8_the_vassal_lends_one_unit_of_its_choice() -> None:
    """war R35.7: it stands with the suzerain's horde."""
    s = begin(opening(), "franks", "visigoths")
    assert game().actor(s) == s.seat_of(nation("franks"))
    play(s, "from frisia", "mc_lend franks-infantry")
    while s.stack:
        play(s, legal(s)[0])
    assert lent(s, "franks", VASSAL)[0][0] == "visigoths"


def test_r39_8_a_nomad_suzerain_chooses_himself() -> None:
    s = begin(opening(), "franks", "alans")
    assert game().actor(s) == s.seat_of(nation("alans"))


def test_r39_8_r19_11_only_nomads_replace_a_lost_mercenary() -> None:
    for suzerain, asked in (("alans", True), ("visigoths", False)):
        s = submitted("franks", suzerain)
        for unit in [u for u in range(len(s.unit_at)) if s.unit_contract[u] == VASSAL]:
            remove_unit(s, unit)
        draft_replacements(s, nation(suzerain))
        game().advance(s) if s.stack else None
        assert bool(s.stack) == asked


def test_e68_its_own_bonds_end() -> None:
    """Vassals and clients are free, the alliance is over, federates are asked."""
    s = opening()
    persians = nation("persians")
    make_vassal(s, nation("kushans"), persians)
    ally(s, persians, nation("alans"), UNTIL_TURN)
    begin(s, "persians", "visigoths")
    assert s.suzerain[nation("kushans")] == NONE
    assert s.patron[nation("iberians")] == NONE
    assert s.ally[nation("alans")] == NONE


def test_r37_7_a_client_that_submits_elsewhere_leaves_its_patron() -> None:
    s = begin(opening(), "armenians", "visigoths")
    assert s.patron[nation("armenians")] == NONE
    assert s.suzerain[nation("armenians")] == nation("visigoths")


def test_r39_3_e69_nomads_take_an_event_of_the_loser_s_player() -> None:
    """On barbarian ground; a random card, known to both seats alone."""
    s = opening()
    hold(s, "huns", "heroism", "ambush")
    s.stack.clear()
    s.push(BATTLE, province("rhenus"), 0)
    submit(s, nation("franks"), nation("alans"))
    game().advance(s)
    assert [word for word, _ in game().outcomes(s)] == ["seize_card ambush", "seize_card heroism"]
    play(s, "seize_card ambush")
    assert len(held_cards(s, power("huns"))) == 1
    assert len(held_cards(s, power("persians"))) == 1


def test_r39_3_who_lost_a_card_knows_where_it_is() -> None:
    """Until it is played, or the hand is robbed in turn; the others know nothing of it."""
    s = opening()
    hold(s, "huns", "heroism")
    hold(s, "persians", "ambush", "reserves")
    card, huns, persians = event_card("heroism"), power("huns"), power("persians")
    hand_over(s, huns, persians, card)
    for seed in range(30):
        world = game().determinize(s, s.person[huns], Random(seed))
        assert card in world.hand[persians]
        assert len(world.hand[persians]) == 3
    strangers = [game().determinize(s, s.person[power("goths")], Random(i)) for i in range(30)]
    assert any(card not in world.hand[persians] for world in strangers)
    assert all(world.seized[huns][0] in world.hand[persians] for world in strangers)
    again = game().clone(s)
    hand_over(again, persians, power("goths"), event_card("ambush"))
    assert again.seized[huns] == []
    lay_down(s, persians, card)
    assert (s.seized[huns], s.seized_by[huns]) == ([], [])


def test_r39_3_not_for_others_nor_from_nomads() -> None:
    """Visigoths are no nomads; the Kushans are."""
    for vassal, suzerain in (("franks", "visigoths"), ("kushans", "alans")):
        s = opening()
        hold(s, "huns", "heroism")
        hold(s, "goths", "ambush")
        s.stack.clear()
        s.push(BATTLE, s.horde[nation(vassal)], 0)
        submit(s, nation(vassal), nation(suzerain))
        game().advance(s)
        assert game().actor(s) >= 0


def test_r39_3_not_without_a_battle() -> None:
    """realm R19.2.3: who takes refuge with nomads loses no card."""
    s = opening()
    hold(s, "huns", "heroism")
    begin(s, "franks", "alans")
    assert game().actor(s) >= 0


# -- service --------------------------------------------------------------------------------------


def test_r39_10_neutral_to_the_suzerain_and_his_friends() -> None:
    """war R35.8"""
    s = submitted()
    ally(s, nation("visigoths"), nation("ostrogoths"), UNTIL_TURN)
    here = province("latium")
    assert relation(s, nation("franks"), nation("visigoths"), here) == NEUTRAL
    assert relation(s, nation("franks"), nation("ostrogoths"), here) == NEUTRAL


def test_r39_10_a_vassal_grants_no_foedus() -> None:
    s = opening()
    set_status(s, nation("franks"), KINGDOM)
    assert may_grant(s, nation("franks"))
    make_vassal(s, nation("franks"), nation("visigoths"))
    assert not may_grant(s, nation("franks"))


def test_r39_10_e98_half_of_its_points() -> None:
    """A gain is halved and rounded up, a loss is not."""
    s = submitted()
    huns = s.power_of(nation("franks"))
    before = s.points[huns]
    gain_points(s, nation("franks"), 3)
    assert s.points[huns] == before + 2
    gain_points(s, nation("franks"), -5)
    assert s.points[huns] == before - 3


# -- freedom --------------------------------------------------------------------------------------


def test_r39_11_free_when_the_suzerain_falls() -> None:
    """Subjugated, its capital lost, gone; the mercenary stays, or goes home if he is gone."""
    s = submitted()
    begin(s, "visigoths", "ostrogoths")
    assert s.suzerain[nation("franks")] == NONE
    s = opening()
    make_vassal(s, nation("kushans"), nation("persians"))
    lose_dependants(s, nation("persians"))
    assert s.suzerain[nation("kushans")] == NONE
    s = submitted()
    end_bonds(s, nation("visigoths"))
    assert s.suzerain[nation("franks")] == NONE
    assert lent(s, "franks", VASSAL) == []


def test_r39_11_the_mercenary_of_a_free_vassal_stays() -> None:
    s = submitted()
    free_vassal(s, nation("franks"))
    assert len(lent(s, "franks", VASSAL)) == 1


def test_e130_a_vassal_or_client_that_founds_an_empire_is_free() -> None:
    s = opening()
    make_vassal(s, nation("persians"), nation("visigoths"))
    s.stack.clear()
    become_empire(s, nation("persians"))
    assert s.suzerain[nation("persians")] == NONE
    make_client(s, nation("britons"), nation("rome"))
    become_free(s, nation("britons"))
    assert s.patron[nation("britons")] == NONE


# -- rebellion ------------------------------------------------------------------------------------


def test_r39_12_only_against_nomads_from_the_next_turn_on() -> None:
    """Attila: the Ostrogoths are the Huns' from earlier turns."""
    s = laid_out("attila", 4)
    assert may_rebel(s, nation("ostrogoths"))
    make_vassal(s, nation("ostrogoths"), nation("huns"))
    assert not may_rebel(s, nation("ostrogoths"))
    s = submitted("franks", "visigoths")
    s.turn += 1
    assert not may_rebel(s, nation("franks"))


def test_r39_12_asked_at_the_start_of_the_activation() -> None:
    """realm R10.1 (4), DP31"""
    s = laid_out("attila", 4)
    act(s, REBELLION, nation("ostrogoths"))
    assert legal(s) == ["rebel no", "rebel yes"]
    play(s, "rebel no")
    assert not s.stack


def test_r39_12_passed_free_and_the_mercenary_stays() -> None:
    s = laid_out("attila", 4)
    act(s, REBELLION, nation("ostrogoths"))
    play(s, "rebel yes")
    assert s.at(REBELLION_TEST)
    play(s, "d2 6")
    assert s.suzerain[nation("ostrogoths")] == NONE
    assert lent(s, "ostrogoths", VASSAL) == [("huns", "hunnia")]


def test_r39_12_failed_five_points_and_a_unit() -> None:
    s = laid_out("attila", 4)
    goths = s.power_of(nation("ostrogoths"))
    before, units = s.points[goths], len(units_of(s, nation("ostrogoths")))
    act(s, REBELLION, nation("ostrogoths"))
    play(s, "rebel yes", "d2 3")
    assert s.at(REBELLION_LOSS)
    assert s.points[goths] == before - 5
    play(s, "rebel_loss ostrogoths-infantry")
    assert len(units_of(s, nation("ostrogoths"))) == units - 1
    assert s.suzerain[nation("ostrogoths")] == nation("huns")
    assert not s.holds(ACTIVATION)
