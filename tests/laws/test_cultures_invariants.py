"""I1-I24 of Rising Cultures in thousands of random games, and proof that the watch does not sleep.

AEVUM_GAMES is the number of games (default 500).
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from aevum.core.flow import Event
from aevum.games.rising_cultures.game import load_game
from tests.laws import cultures_watch, forger
from tests.laws.cultures_watch import INVARIANTS, Watch, watch_game
from tests.laws.forger import (
    Forge,
    Forger,
    Harm,
    another_end_is_noticed,
    broken,
    every_invariant_is_broken,
    leak_is_noticed,
    middle,
)
from tests.laws.guard import CHUNKS, watch_many

GAME = load_game()
FORGER = Forger(GAME)
OPTIONS = {"nations": ["rome", "egypt"], "first": 0}


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_all_invariants_hold_in_random_games(chunk: int) -> None:
    """After every action, whatever is played."""
    watch_many("game", chunk, lambda rng, thorough: watch_game(GAME, rng, thorough))


def test_random_games_meet_the_rare_paths() -> None:
    """The watch would be worth little if nothing happened."""
    seen: set[str] = set()
    for number in range(150):
        seen |= watch_game(GAME, Random(f"rare {number}")).seen
    wanted = {"boxed", "nile", "limit", "swap", "extra", "archive", "maghreb", "recover", "golden"}
    assert wanted | {"peek"} <= seen


# -- the watch does not sleep ----------------------------------------------------------------------

LIKED = (" build", " resource", "ascend", "contest", "swap_paid")


def play_broken(
    forge: Forge | None = None,
    harm: Harm | None = None,
    options: dict[str, Any] = OPTIONS,
    likes: tuple[str, ...] = LIKED,
    seed: int = 5,
) -> None:
    liked = frozenset(word for word in GAME.vocabulary.tabulated() if word.endswith(likes))
    forger.play_broken(Watch(GAME, GAME.setup(options)), Random(seed), forge, harm, liked)


def test_the_honest_game_passes() -> None:
    """The same game, neither harmed nor forged, breaks nothing."""
    play_broken()


def test_i1_a_lost_coin_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        watch.s.supply -= 1

    with broken("I1"):
        play_broken(harm=harm)


def test_i2_a_card_in_two_places_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        if watch.s.round and watch.s.resource[0]:
            watch.s.discard[0].append(watch.s.resource[0][0])

    with broken("I2"):
        play_broken(harm=harm)


def test_i3_a_province_that_comes_back_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        if watch.s.round == 2:
            watch.s.row = watch.s.laid.copy()

    with broken("I3"):
        play_broken(harm=harm)


def test_i3_the_wrong_province_is_noticed() -> None:
    def forge(watch: Watch, events: list[Event]) -> list[Event]:
        kind = FORGER.kind_of("contested")
        return [(k, a, watch.row[-1] if k == kind else b, c, d) for k, a, b, c, d in events]

    with broken("I3"):
        play_broken(forge=forge)


def test_i4_a_marker_that_moves_in_the_middle_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        if watch.s.round == 3:
            watch.s.marker = 1 - watch.marker

    with broken("I4"):
        play_broken(harm=harm)


def test_i5_a_skipped_round_is_noticed() -> None:
    with broken("I5"):
        play_broken(forge=FORGER.change("round", "round", 1))


def test_i5_the_wrong_first_player_is_noticed() -> None:
    def forge(watch: Watch, events: list[Event]) -> list[Event]:
        kind = FORGER.kind_of("round")
        return [(k, a, 1 - b if k == kind else b, c, d) for k, a, b, c, d in events]

    with broken("I5"):
        play_broken(forge=forge)


def test_i5_a_turn_too_few_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        if watch.plays == [1, 1]:
            watch.plays = [0, 1]

    with broken("I5|I6"):
        play_broken(harm=harm)


def test_i6_a_hand_that_loses_a_card_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        hand = watch.s.hand[0]
        if watch.s.round and watch.plays[0] == 1 and len(hand) == 3:
            watch.s.discard[0].append(hand.pop())

    with broken("I6|I8"):
        play_broken(harm=harm)


def test_i7_a_deck_that_shrinks_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        watch.extra[0] = 1

    with broken("I7"):
        play_broken(harm=harm)


def test_i8_a_card_taken_from_the_middle_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        column = watch.s.resource[0]
        if len(column) > 2:
            column[0], column[1] = column[1], column[0]

    with broken("I8"):
        play_broken(harm=harm)


def test_i9_a_bar_that_is_left_out_is_noticed() -> None:
    with broken("I9"):
        play_broken(forge=FORGER.change("used-military", "bar", 1), likes=(" military",))
    with broken("I9"):
        play_broken(forge=FORGER.change("ascended", "stage", 1))


def test_i10_a_second_ascent_for_one_build_is_noticed() -> None:
    def forge(watch: Watch, events: list[Event]) -> list[Event]:
        watch.ascents = [len(built) for built in watch.built]
        return events

    with broken("I10"):
        play_broken(forge=forge)


def test_i11_a_wrong_price_is_noticed() -> None:
    with broken("I11"):
        play_broken(forge=FORGER.change("built", "coins", 1))


def test_i12_two_rulers_in_one_place_are_noticed() -> None:
    """Rome's rulers are not covered."""
    rulers = tuple(f"{card.id} build" for card in GAME.box.cards if card.is_ruler)
    rome = {"nations": ["rome", "egypt"], "first": 0}
    with broken("I12"):
        for seed in range(40):
            play_broken(
                FORGER.without("covered"), options=rome, likes=(*rulers, " resource"), seed=seed
            )


def test_i13_a_wrong_strength_is_noticed() -> None:
    with broken("I13"):
        play_broken(forge=FORGER.change("contested", "own", 1))


def test_i14_the_weaker_winner_is_noticed() -> None:
    def forge(watch: Watch, events: list[Event]) -> list[Event]:
        kind = FORGER.kind_of("won")
        return [(k, 1 - a if k == kind else a, b, c, d) for k, a, b, c, d in events]

    with broken("I14"):
        play_broken(forge=forge)


def test_i15_an_unpaid_price_is_noticed() -> None:
    """The card stays where it was, and nothing is told of it."""
    price = FORGER.kind_of("price")

    def forge(watch: Watch, events: list[Event]) -> list[Event]:
        for kind, seat, _b, _c, _d in events:
            if kind == price:
                watch.s.military[seat].append(watch.s.discard[seat].pop())
        return [event for event in events if event[0] != price]

    with broken("I15"):
        play_broken(forge=forge, likes=(" military", "contest"))


def test_i16_a_marker_that_stays_on_a_tie_is_noticed() -> None:
    marker = FORGER.kind_of("marker")

    def forge(watch: Watch, events: list[Event]) -> list[Event]:
        if any(event[0] == marker for event in events):
            watch.s.marker = watch.marker
        return [event for event in events if event[0] != marker]

    with broken("I16"):
        play_broken(forge=forge)


def test_i17_a_forgotten_limit_is_noticed() -> None:
    with broken("I17"):
        play_rich(FORGER.without("limited"))
    with broken("I17"):
        play_rich(FORGER.change("limited", "coins", -1))


def play_rich(forge: Forge) -> None:
    """Both players turn every card into coins."""
    play_broken(forge, likes=(" coins",))


def test_i18_a_wrong_point_is_noticed() -> None:
    with broken("I18"):
        play_broken(forge=FORGER.change("scored", "points", 1))
    with broken("I18"):
        play_broken(forge=FORGER.change("game-ended", "points", 1))


def test_i19_a_coin_too_many_is_noticed() -> None:
    with broken("I19"):
        play_broken(forge=FORGER.change("used-resource", "coins", 1))
    with broken("I19"):
        play_broken(forge=FORGER.twice("gained"))


def test_i20_a_tableau_turned_in_silence_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        watch.s.golden[1] = 1

    with broken("I20"):
        play_broken(harm=harm)


def test_i21_a_view_that_shows_too_much_is_noticed() -> None:
    rng = Random(2)
    leak_is_noticed(Watch, GAME, middle(GAME, OPTIONS, 100, rng), rng)


def test_i22_another_card_on_top_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        deck = watch.s.deck[0]
        if len(deck.bottom) > 1:
            deck.bottom.reverse()

    with broken("I22"):
        play_broken(harm=harm)


def test_i23_another_end_is_noticed() -> None:
    another_end_is_noticed(Watch, GAME, OPTIONS)


def test_i24_a_game_that_stops_in_the_middle_is_noticed() -> None:
    with broken("I24"):
        Watch(GAME, GAME.setup(OPTIONS)).finish()


def test_every_invariant_has_a_check_and_a_broken_game() -> None:
    """I1 to I24."""
    every_invariant_is_broken(INVARIANTS, Path(cultures_watch.__file__), Path(__file__))
