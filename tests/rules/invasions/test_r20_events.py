"""realm R20, R9.9: how Event cards are drawn, held, played and answered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aevum.core.flow import CHANCE
from aevum.games.invasions.components.cards import EVENT_WINDOW, WINDOW
from aevum.games.invasions.effects import Language
from aevum.games.invasions.invariants.cards import broken_cards
from aevum.games.invasions.kinds import TIMINGS
from aevum.games.invasions.rules.cards.effects import REGISTRY
from aevum.games.invasions.rules.cards.events import (
    begin_occasion,
    draw_events,
    end_occasion,
    playable,
)
from aevum.games.invasions.rules.cards.hands import drawing_powers, keep_marker, take_marker
from aevum.games.invasions.rules.raids.pillage import pillage
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.cards_top import event, hold, play_card, power, say, window, words
from tests.rules.invasions.table_top import box, game, laid_out, nation


def asked(s: InvasionsState) -> int:
    """The power that a window asks."""
    assert s.at(EVENT_WINDOW)
    return s.var(EVENT_WINDOW.variable("power"))


def test_the_timings_are_those_of_the_language() -> None:
    language: Language = box().language
    assert tuple(language.words["timing"]) == TIMINGS


def test_r20_1_one_card_each_in_the_order_of_the_powers() -> None:
    s = laid_out("scenario_350", 4)
    draw_events(s)
    game().advance(s)
    for who in ("romans", "huns", "persians", "goths"):
        assert game().asked(s) == {"node": "draw-event", "power": who, "seat": CHANCE}
        say(s, "draw_secret levy" if who in ("romans", "huns") else "draw_secret dice")
    assert s.hand == [[event("levy")], [event("levy")], [event("dice")], [event("dice")]]
    assert not s.stack


def test_r12_4_who_has_no_nation_draws_nothing() -> None:
    """Danube 376 is one Military Phase without cards; elsewhere only powers with nations draw."""
    s = game().setup({"scenario": "danube_376", "players": 3})
    assert s.event_deck.size() == 72
    assert not any(s.hand)
    assert drawing_powers(laid_out("scenario_350", 4)) == [0, 1, 2, 3]


def test_r20_2_a_public_card_happens_at_once_and_is_discarded() -> None:
    s = laid_out("scenario_350", 4)
    draw_events(s)
    game().advance(s)
    rome = nation("rome")
    s.gold[rome] = 20
    before = s.gold[rome]
    say(s, "draw_event scarcity")
    assert s.discard[event("scarcity")] == 1
    assert s.gold[rome] < before or len(granary_provinces(s, rome)) >= 4
    assert game().asked(s) == {"node": "draw-event", "power": "huns", "seat": CHANCE}


def granary_provinces(s: InvasionsState, who: int) -> list[int]:
    return [p for p in s.lands_of(who) if box().provinces[p].granary]


def test_e36_an_empty_deck_takes_the_discard_pile() -> None:
    s = laid_out("scenario_350", 4)
    s.event_deck.pool = [0] * len(s.event_deck.pool)
    s.discard[event("levy")] = 2
    draw_events(s)
    game().advance(s)
    assert words(s) == ["draw_secret levy"]
    say(s, "draw_secret levy", "draw_secret levy")
    assert not s.stack  # nothing is left for the other two


def test_r20_5_pool_shuffles_the_discard_pile_and_draws_again() -> None:
    s = laid_out("scenario_350", 4)
    s.discard[event("levy")] = 2
    s.event_deck.pool[event("levy")] = 0
    draw_events(s)
    game().advance(s)
    say(s, "draw_event pool")
    assert s.event_deck.pool[event("levy")] == 2
    assert game().asked(s) == {"node": "draw-event", "power": "romans", "seat": CHANCE}
    say(s, "draw_secret levy")
    assert s.hand[power("romans")] == [event("levy")]
    assert s.discard[event("pool")] == 1
    assert sum(s.discard) == 1


def test_e103_asked_is_who_holds_an_event_whatever_it_is() -> None:
    """Fire Ships cannot be played at the start of an activation, but its owner is asked (R9.9)."""
    s = laid_out("scenario_350", 4)
    hold(s, "persians", "fire_ships")
    window(s, "any_activation", nation("rome"))
    assert asked(s) == power("persians")
    assert words(s) == ["ev_pass"]
    say(s, "ev_pass")
    assert not s.stack


def test_e103_nobody_is_asked_without_an_event() -> None:
    s = laid_out("scenario_350", 4)
    window(s, "any_activation", nation("rome"))
    assert not s.stack


def test_e114_asked_until_all_pass_in_a_row() -> None:
    s = laid_out("scenario_350", 4)
    hold(s, "goths", "assassination", "dice")
    hold(s, "huns", "dice")
    window(s, "any_activation", nation("rome"))
    assert asked(s) == power("huns")
    say(s, "ev_pass")
    assert asked(s) == power("goths")
    leader = next(word for word in after(s, "ev_play assassination") if "leader:" in word)
    say(s, leader, "ev_pass", "d10 1")  # the Huns might have answered
    assert s.at(EVENT_WINDOW)
    assert asked(s) == power("huns")  # asked again, since somebody played
    say(s, "ev_pass")
    assert asked(s) == power("goths")
    say(s, "ev_pass")
    assert not s.stack


def after(s: InvasionsState, word: str) -> list[str]:
    say(s, word)
    return words(s)


def test_e114_the_two_timings_of_an_activation_are_one_window() -> None:
    """`any own activation` only in the activation of an own nation."""
    s = laid_out("scenario_350", 4)
    hold(s, "huns", "warband")
    franks, rome = nation("franks"), nation("rome")
    activation = TIMINGS.index("any_activation")
    assert playable(s, power("huns"), activation, franks) == [event("warband")]
    assert playable(s, power("huns"), activation, rome) == []


def test_purchases_are_asked_of_the_own_player_only() -> None:
    s = laid_out("scenario_350", 4)
    hold(s, "romans", "levy")
    hold(s, "huns", "levy")
    window(s, "purchases", nation("rome"))
    assert asked(s) == power("romans")
    say(s, "ev_pass")
    assert not s.stack


def test_common_4_one_event_in_each_occasion() -> None:
    """Who has played is not asked again in that battle, siege, landing or entry."""
    s = laid_out("scenario_350", 4)
    hold(s, "romans", "dice", "dice")
    begin_occasion(s)
    window(s, "before_battle", nation("rome"))
    assert asked(s) == power("romans")
    s.occasions[-1] |= 1 << power("romans")
    window(s, "in_battle_melee", nation("rome"))
    assert not s.holds(WINDOW)
    begin_occasion(s)  # a battle inside the entry is an occasion of its own
    window(s, "in_battle_melee", nation("rome"))
    assert asked(s) == power("romans")
    end_occasion(s)
    assert s.occasions == [1 << power("romans")]


def test_r20_6_a_public_marker_happens_and_goes_back() -> None:
    s = laid_out("scenario_350", 4)
    cup, gold = s.cup[:], s.gold[nation("huns")]
    pillage(s, nation("huns"))
    game().advance(s)
    say(s, "draw_marker 1-scarcity")
    assert s.gold[nation("huns")] == gold + 1
    assert s.cup == cup
    assert not s.stack
    assert not any(s.discard)


def test_r20_6_a_secret_marker_is_kept_and_played_like_a_card() -> None:
    """realm E106: after it was played it goes back into the cup."""
    s = laid_out("scenario_350", 4)
    cup = s.cup[:]
    pillage(s, nation("huns"))
    game().advance(s)
    say(s, "draw_secret_marker 1-dice")
    assert sum(s.cup) == sum(cup) - 1
    assert len(s.markers[power("huns")]) == 1
    window(s, "any_activation", nation("rome"))
    assert asked(s) == power("huns")


def test_r20_8_a_card_is_discarded_when_its_last_step_is_done() -> None:
    s = laid_out("scenario_350", 4)
    play_card(s, "huns", "warband", "any_activation", nation("alemanni"))
    assert s.hand[power("huns")] == []
    assert sum(s.discard) == 0
    say(s, "ev_target alemanni", "ev_done")
    assert s.discard[event("warband")] == 1
    assert s.named == []


def test_r20_8_ruse_cancels_an_event_against_an_own_nation() -> None:
    s = laid_out("scenario_350", 4)
    hold(s, "romans", "ruse")
    s.decline[nation("rome")] = 1
    play_card(s, "huns", "sedition", "any_activation", nation("franks"))
    say(s, "ev_target rome")
    assert words(s) == ["ev_play ruse", "ev_pass"]
    say(s, "ev_play ruse")
    assert not any(s.confined)
    assert (s.discard[event("ruse")], s.discard[event("sedition")]) == (1, 1)


def test_r20_8_ruse_does_not_help_others() -> None:
    s = laid_out("scenario_350", 4)
    hold(s, "persians", "ruse")
    play_card(s, "huns", "sedition", "any_activation", nation("franks"))
    say(s, "ev_target rome")
    assert words(s) == ["ev_pass"]


def test_e110_hands_are_held_by_powers() -> None:
    """Two persons: all four powers draw, and the markers of a nation go to its power."""
    s = laid_out("scenario_350", 2)
    assert drawing_powers(s) == [0, 1, 2, 3]
    marker = box().event_markers[0]
    take_marker(s, marker)
    keep_marker(s, power("goths"), marker)
    assert s.markers[power("goths")] == [marker]


def test_every_selector_predicate_and_counter_has_its_meaning() -> None:
    """All words of the language that events and calamities use are declared. realm R20.7"""
    language = box().language
    war = {"side_chosen", "ambusher", "stack_own", "stack_entering", "siege_named", "roll_named"}
    used = {
        language.words["selector"][target.selector]
        for card in box().events
        for target in card.targets
    } - {"none"}
    assert used - war <= set(REGISTRY.selectors)
    assert set(language.words["counter"]) == set(REGISTRY.counters)


def lose_card(s: InvasionsState) -> None:
    s.event_deck.pool[event("levy")] -= 1


def hold_public(s: InvasionsState) -> None:
    s.event_deck.pool[event("plague")] -= 1
    s.hand[0].append(event("plague"))


def lose_marker(s: InvasionsState) -> None:
    s.cup[0] -= 1


def leave_a_name(s: InvasionsState) -> None:
    s.named.append(3)


def leave_an_occasion(s: InvasionsState) -> None:
    begin_occasion(s)


@pytest.mark.parametrize(
    "spoil", [lose_card, hold_public, lose_marker, leave_a_name, leave_an_occasion]
)
def test_i27_lost_cards_markers_names_and_occasions_are_seen(
    spoil: Callable[[InvasionsState], None],
) -> None:
    s = laid_out("scenario_350", 4)
    assert broken_cards(s) == ""
    spoil(s)
    assert broken_cards(s) != ""


def test_i41_a_window_of_n_cards_asks_at_most_4_times_n_and_1() -> None:
    s = laid_out("scenario_350", 4)
    hold(s, "huns", "assassination", "assassination")
    hold(s, "goths", "sedition")
    window(s, "any_activation", nation("rome"))
    questions = 0
    while s.stack:
        if s.at(EVENT_WINDOW):
            questions += 1
        offered = words(s)
        say(s, offered[0])
    assert questions <= 4 * (3 + 1)
    assert broken_cards(s) == ""
