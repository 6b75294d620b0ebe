"""realm R40: Diplomacy cards in general: draws, hands, windows, deadlines, the end of a turn."""

from __future__ import annotations

from random import Random

import pytest

from aevum.core.flow import CHANCE
from aevum.games.invasions.components.bonds import DIPLOMACY, DIPLOMACY_DRAWS, USES
from aevum.games.invasions.components.registers import ACTIVE, GONE
from aevum.games.invasions.kinds import EMPIRE, KINGDOM
from aevum.games.invasions.options import DIPLOMACY_HANDS
from aevum.games.invasions.rules.board.leaders import place_leader
from aevum.games.invasions.rules.bonds.bonds import end_diplomacy
from aevum.games.invasions.rules.bonds.diplomacy import draws_of
from aevum.games.invasions.rules.bonds.embassies import is_asked, open_diplomacy
from aevum.games.invasions.rules.turn.ageing import youngest_first
from aevum.games.invasions.rules.turn.clock import mark_acted
from aevum.games.invasions.rules.turn.founding import set_status
from aevum.games.invasions.rules.turn.setup import set_switches
from aevum.games.invasions.rules.turn.timeline import let_invade
from tests.rules.invasions.bonds_top import act, ask, give, hand, opening, targets, uses
from tests.rules.invasions.cards_top import hold
from tests.rules.invasions.table_top import (
    GOLDEN,
    box,
    game,
    laid_out,
    legal,
    nation,
    play,
    province,
    why,
)


def test_r40_1_eighteen_cards() -> None:
    """realm R40.1, R41.1 to R41.10: 3, 1, 2, 2, 2, 3, 4 and 1."""
    cards = {card.id: card.count for card in box().diplomacy}
    assert cards == {
        "alliance": 3,
        "treaty": 1,
        "marriage": 2,
        "tribute": 2,
        "foedus": 2,
        "bribe": 3,
        "mercenary": 4,
        "nothing": 1,
    }
    assert opening().diplomacy_deck.size() == 18


@pytest.mark.parametrize("name", ["scenario_350", "adrianople"])
def test_r40_2_first_draws(name: str) -> None:
    """Scenarios that begin with 1.C: the leaders of the set-up are those of the turn."""
    s = laid_out(name)
    found = [[box().nations[n].id, draws_of(s, n)] for n in youngest_first(s)]
    assert found == GOLDEN[name]["draws"]


def test_r40_2_c16_the_draws_of_the_opening() -> None:
    """realm C16, R9.5: Persians 1, Byzantium 2, Rome 2, kingdoms first, card by card."""
    s = opening()
    act(s, DIPLOMACY_DRAWS)
    order = ("persians", "byzantium", "rome")
    held = []
    while s.stack:
        assert game().actor(s) == CHANCE
        game().apply(s, game().outcomes(s)[0][0])
        held.append([hand(s, each) for each in order])
    assert held == [[1, 0, 0], [1, 1, 0], [1, 2, 0], [1, 2, 1], [1, 2, 2]]
    assert s.diplomacy_deck.size() == 13


def test_r40_2_kingdoms_draw_the_bonus_alone() -> None:
    """A kingdom without a gifted leader draws nothing, an empire always one; E14: the best."""
    s, goths = opening(), nation("visigoths")
    for each in box().leaders_of[goths]:
        s.leader_at[each] = -1
    set_status(s, goths, KINGDOM)
    assert draws_of(s, goths) == 0
    set_status(s, goths, EMPIRE)
    assert draws_of(s, goths) == 1
    best = max(box().leaders, key=lambda each: each.diplomacy)
    place_leader(s, best.index, province("latium"))
    assert draws_of(s, best.nation) == best.diplomacy + (s.status[best.nation] == EMPIRE)


def test_r40_2_barbarians_and_inactive_nations_draw_none() -> None:
    s = opening()
    drawers = {box().nations[n].id for n in youngest_first(s)}
    assert drawers == {"persians", "byzantium", "rome"}


def test_r40_2_an_empty_deck_ends_the_draws() -> None:
    s = opening()
    s.diplomacy_deck.pool = [1, 0, 0, 0, 0, 0, 0, 0]
    act(s, DIPLOMACY_DRAWS)
    play(s, "draw_diplomacy alliance")
    assert not s.stack
    assert (hand(s, "persians"), hand(s, "byzantium")) == (1, 0)


def test_r40_3_only_the_nation_that_drew_a_card_plays_it() -> None:
    """Byzantium's card is not Rome's, though one player owns both."""
    s = opening()
    give(s, "byzantium", "tribute")
    ask(s, "romans")
    assert "play_diplo byzantium tribute" in legal(s)
    assert why(s, "play_diplo rome tribute") == "R40.3"
    assert why(s, "play_diplo persians tribute") == "R40.3"


def test_r40_3_e75_hands_are_hidden_and_their_size_is_not() -> None:
    s = opening()
    give(s, "persians", "bribe", "nothing")
    own = game().observe(s, s.seat_of(nation("persians")))["diplomacy_hand"]
    other = game().observe(s, s.seat_of(nation("rome")))["diplomacy_hand"]
    assert sum(own[nation("persians")]) == 2
    assert other[nation("persians")] == 2


def test_e75_option_diplomacy_hands_open() -> None:
    """The other value: everybody sees all Diplomacy cards, in hands and when they are drawn."""
    s = opening()
    set_switches(s, [DIPLOMACY_HANDS])
    give(s, "persians", "bribe", "nothing")
    other = game().observe(s, s.seat_of(nation("rome")))["diplomacy_hand"]
    assert sum(other[nation("persians")]) == 2
    world = game().determinize(s, s.seat_of(nation("rome")), Random(1))
    assert world.diplomacy_hand == s.diplomacy_hand


def test_r40_4_not_against_invaders() -> None:
    """The Alemanni invade in turn 1; free foedus offers may go to them all the same (E117).

    war R14.5
    """
    s = opening()
    give(s, "rome", "tribute", "foedus", "mercenary", "marriage", "alliance")
    for use in ("tribute", "foedus", "mercenary", "marriage", "alliance"):
        assert "alemanni" not in targets(s, "rome", use)
    ask(s, "romans")
    play(s, "offer_foedus rome")
    assert "diplo_target alemanni" in legal(s)
    let_invade(s, nation("franks"))
    assert "franks" not in targets(s, "rome", "tribute")


def test_r40_5_c14_the_deadline_is_the_earlier_slot() -> None:
    """realm C14: a kingdom in a late slot must play before a barbarian in an early one acts."""
    s = opening()
    give(s, "persians", "tribute")
    assert "alans" in targets(s, "persians", "tribute")
    mark_acted(s, [nation("alans")])
    assert "alans" not in targets(s, "persians", "tribute")
    assert "ostrogoths" in targets(s, "persians", "tribute")
    mark_acted(s, [nation("persians")])
    assert uses(s, "persians") == []


def test_r40_5_e117_an_inactive_target_has_no_slot() -> None:
    """In time until the card nation acts; Marriage needs an active target."""
    s = opening()
    give(s, "persians", "alliance", "marriage")
    mark_acted(s, [n for n in s.slots if n != nation("persians")])
    assert "colchidians" in targets(s, "persians", "alliance")
    assert targets(s, "persians", "marriage") == []


def test_r40_5_e70_mercenaries_may_be_hired_until_the_own_slot() -> None:
    s = opening()
    give(s, "byzantium", "mercenary")
    mark_acted(s, [nation("visigoths")])
    assert uses(s, "byzantium") == ["mercenary"]
    mark_acted(s, [nation("byzantium")])
    assert uses(s, "byzantium") == []


def test_r40_6_the_full_price() -> None:
    """Treaty 5, Marriage 2, Tribute 10, Bribe 1, Mercenary 3."""
    costs = {card.id: card.cost for card in box().diplomacy if card.cost}
    assert costs == {"treaty": 5, "marriage": 2, "tribute": 10, "bribe": 1, "mercenary": 3}
    s = opening()
    give(s, "persians", "tribute", gold=9)
    assert uses(s, "persians") == []
    ask(s, "persians")
    assert why(s, "play_diplo persians tribute") == "R40.6"
    give(s, "persians", gold=10)
    assert uses(s, "persians") == ["tribute"]


def test_r40_7_c14_unused_cards_bring_a_gold_each() -> None:
    """Then all 18 cards are in the deck again (realm I26) (war R7.10)."""
    s = opening()
    give(s, "persians", "tribute", "nothing", "bribe", gold=4)
    give(s, "rome", "foedus", gold=0)
    end_diplomacy(s)
    assert (s.gold[nation("persians")], s.gold[nation("rome")]) == (7, 1)
    assert s.diplomacy_deck.size() == 18
    assert not any(s.diplomacy_hand)


def test_r40_7_e137_a_nation_that_is_gone_gets_nothing() -> None:
    s = opening()
    give(s, "persians", "tribute", gold=4)
    s.being[nation("persians")] = GONE
    end_diplomacy(s)
    assert s.gold[nation("persians")] == 4
    assert s.diplomacy_deck.size() == 18


def test_e103_e114_who_is_asked() -> None:
    """A card of any kind, an event, or an empire with a free offer; on public facts only.

    war E82, DP38
    """
    s = opening()
    assert [is_asked(s, power) for power in range(4)] == [True, False, False, False]
    give(s, "persians", "nothing")
    assert is_asked(s, 2)
    ask(s, "persians")
    assert legal(s) == ["hold_diplo"]
    hold(s, "goths", "heroism")
    assert is_asked(s, 3)


def test_e114_a_window_closes_when_all_have_passed_in_a_row() -> None:
    """realm I41: whoever plays is asked again after the others."""
    s = opening()
    give(s, "persians", "tribute")
    s.stack.clear()
    open_diplomacy(s)
    game().advance(s)
    asked = []
    for word in ("hold_diplo", "play_diplo persians tribute", "diplo_target alans"):
        asked.append(game().actor(s))
        game().apply(s, word)
    assert asked[0] == s.person[0]
    while s.stack:
        assert s.at(DIPLOMACY)
        asked.append(game().actor(s))
        game().apply(s, "hold_diplo")
    assert asked == [s.person[0], s.person[2], s.person[2], s.person[0]]


def test_e126_a_play_is_named_word_by_word() -> None:
    """Nation and card, then the target; never more than 60 words."""
    s = opening()
    for who in ("rome", "byzantium"):
        give(s, who, "alliance", "marriage", "mercenary")
    give(s, "rome", "treaty", "tribute", "foedus")
    ask(s, "romans")
    assert len(legal(s)) <= 60
    play(s, "play_diplo rome tribute")
    assert all(word.startswith("diplo_target ") for word in legal(s))
    assert why(s, "hold_diplo") == "R40.5"


def test_r40_scenarios_that_begin_with_the_military_phase_have_no_cards() -> None:
    """realm R12.4"""
    s = game().setup({"scenario": "danube_376", "players": 3})
    assert s.diplomacy_deck.size() == 18
    assert s.being[nation("byzantium")] == ACTIVE
    assert len(USES) == 8
