"""I1-I21 of the rules index in thousands of random games, and proof that the watch does not sleep.

AEVUM_GAMES is the number of games per number of players (default 500).
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from aevum.core.flow import Event
from aevum.games.attila.game import load_game
from tests.laws import forger, watch
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
from tests.laws.watch import (
    INVARIANTS,
    TRIBES,
    Watch,
    check_bounds,
    pay,
    watch_game,
)

GAME = load_game()
FORGER = Forger(GAME)
OPTIONS = {"players": 3}


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_invariants_hold_in_random_games(players: int, chunk: int) -> None:
    """After every action, whatever is played."""
    watch_many(
        f"{players} players, game",
        chunk,
        lambda rng, thorough: watch_game(GAME, players, rng, thorough),
    )


def test_random_games_meet_the_rare_paths() -> None:
    """The watch would be worth little if nothing happened: every end, K28, all action tiles."""
    watches = [
        watch_game(GAME, players, Random(f"rare {number}"))
        for players in (2, 5)
        for number in range(120)
    ]
    ends = {reason for watch in watches for reason in watch.end_reasons()}
    assert ends == {"an empty supply", "a counter on 22", "no tile left"}
    assert any(2 in watch.pacified for watch in watches), "no province was closed without a tile"
    assert any(len(watch.scorings) == 4 for watch in watches)
    assert any(sum(watch.unused) == 0 for watch in watches)


# -- the watch does not sleep ----------------------------------------------------------------------


def play_broken(players: int = 3, forge: Forge | None = None, harm: Harm | None = None) -> None:
    watch = Watch(GAME, GAME.setup({"players": players}))
    forger.play_broken(watch, Random(5), forge, harm)


def test_the_honest_game_passes() -> None:
    """The same game, neither harmed nor forged, breaks nothing."""
    play_broken()


def test_i1_a_lost_stone_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        watch.s.supply[0] -= 1

    with broken("I1"):
        play_broken(harm=harm)


def test_i1_a_stone_that_wanders_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        place = next((i for i, n in enumerate(watch.s.stones) if n), -1)
        if place >= 0:
            watch.s.stones[place] -= 1
            watch.s.stones[place - TRIBES] += 1

    with broken("I1"):
        play_broken(harm=harm)


def test_i2_a_tenth_card_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        watch.s.discard[3] += 1

    with broken("I2"):
        play_broken(harm=harm)


def test_i3_a_hand_that_grows_without_drawing_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        tribe = next(t for t in range(TRIBES) if watch.s.pile.pool[t])
        if watch.turns and watch.verb == "place":
            watch.s.pile.pool[tribe] -= 1
            watch.s.hand[watch.active * TRIBES + tribe] += 1

    with broken("I3"):
        play_broken(harm=harm)


def test_i4_a_pile_that_runs_dry_is_noticed() -> None:
    """With five players 24 cards are always outside the hands."""

    def harm(watch: Watch) -> None:
        if watch.turns:
            watch.s.laid[:TRIBES] = watch.s.pile.pool
            watch.s.pile.pool = [0] * TRIBES

    with broken("I4"):
        play_broken(players=5, harm=harm)


def test_i5_a_province_left_with_five_stones_is_noticed() -> None:
    turn = FORGER.kind_of("turn")

    def forge(watch: Watch, events: list[Event]) -> list[Event]:
        return [(turn, 0, 0, 0, 0), *events] if watch.full else events

    with broken("I5"):
        play_broken(forge=forge)


def test_i6_a_stone_taken_from_a_pacified_province_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        for place, count in enumerate(watch.s.stones):
            if count and watch.pacified[place // TRIBES]:
                watch.s.stones[place] -= 1
                watch.s.supply[place % TRIBES] += 1
                return

    with broken("I6"):
        play_broken(harm=harm)


def test_i7_a_tile_of_the_wrong_century_is_noticed() -> None:
    with broken("I7"):
        play_broken(forge=FORGER.change("pacified", "century", 1))


def test_i8_a_stone_far_from_its_tribe_is_noticed() -> None:
    """The first stone of a game may only enter at the line."""
    with broken("I8"):
        play_broken(forge=FORGER.change("placed", "province", 10))


def test_i9_a_field_too_many_is_noticed() -> None:
    with broken("I9"):
        play_broken(forge=FORGER.change("influence", "to", 1))


def test_i10_influence_twice_in_a_slot_is_noticed() -> None:
    def forge(watch: Watch, events: list[Event]) -> list[Event]:
        return events if watch.tiles_used else FORGER.twice("influence")(watch, events)

    with broken("I10"):
        play_broken(forge=forge)


def test_i10_a_second_stone_after_influence_is_noticed() -> None:
    def forge(watch: Watch, events: list[Event]) -> list[Event]:
        if watch.tiles_used or FORGER.kind_of("influence") not in [event[0] for event in events]:
            return events
        return [*events, (FORGER.kind_of("placed"), watch.active, watch.tribe, 0, 0)]

    with broken("I10"):
        play_broken(forge=forge)


def test_i11_an_action_tile_used_twice_is_noticed() -> None:
    with broken("I11"):
        play_broken(forge=FORGER.twice("tile-used"))


def test_i12_too_many_conflicts_are_noticed() -> None:
    def harm(watch: Watch) -> None:
        watch.conflicts = 14

    with broken("I12"):
        play_broken(harm=harm)


def test_i12_a_missing_scoring_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        watch.s.score = [0] * watch.players

    with broken("I12"):
        play_broken(forge=FORGER.without("scoring", "tribe-scored", "points"), harm=harm)


def test_i13_a_wrong_point_is_noticed() -> None:
    with broken("I13"):
        play_broken(forge=FORGER.change("points", "points", 1))


def test_i13_a_score_that_changes_outside_a_scoring_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        watch.s.score[0] += 1

    with broken("I13"):
        play_broken(harm=harm)


@pytest.mark.parametrize(
    ("fields", "paid"),
    [
        ([0, 0, 0], [1, 0, 0]),  # nobody takes part
        ([4, 2, 0], [4, 0, 0]),  # less than S
        ([4, 0, 0], [5, 0, 0]),  # a sole player scores S + V
        ([4, 4, 0], [3, 3, 0]),  # tied: less than S + V
        ([4, 4, 3], [5, 5, 3]),  # more than rounding can explain
        ([9, 6], [5, 3]),  # two players and a gap: exactly S
    ],
)
def test_i14_pay_out_of_bounds_is_noticed(fields: list[int], paid: list[int]) -> None:
    """Five stones in three provinces."""
    with broken("I14"):
        check_bounds(5, 3, fields, paid)


def test_i14_every_honest_pay_lies_in_bounds() -> None:
    rng = Random(3)
    for _ in range(2000):
        fields = [rng.randrange(0, 7) for _ in range(rng.randrange(2, 6))]
        provinces = rng.randrange(0, 8)
        stones = provinces + rng.randrange(0, 9) if provinces else 0
        check_bounds(stones, provinces, fields, pay(stones, provinces, fields))


def test_i15_more_provinces_than_stones_are_noticed() -> None:
    with broken("I15"):
        play_broken(forge=FORGER.change("tribe-scored", "provinces", 25))


def test_i16_a_wrong_strength_is_noticed() -> None:
    with broken("I16"):
        play_broken(forge=FORGER.change("strength", "cards", 1))


def test_i16_a_conflict_without_losses_is_noticed() -> None:
    with broken("I16"):
        play_broken(forge=FORGER.without("removed"))


def test_i17_a_turn_after_the_top_field_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        if watch.turns:
            place = (watch.active + 1) % watch.players * TRIBES
            watch.s.influence[place] = watch.influence[place] = 22

    with broken("I17"):
        play_broken(harm=harm)


def test_i18_a_skipped_seat_is_noticed() -> None:
    def forge(watch: Watch, events: list[Event]) -> list[Event]:
        return FORGER.change("turn", "seat", 1)(watch, events) if watch.turns else events

    with broken("I18"):
        play_broken(players=4, forge=forge)


def test_i18_a_slot_too_many_is_noticed() -> None:
    with broken("I18"):
        play_broken(forge=FORGER.twice("played"))


def test_i19_a_view_that_shows_too_much_is_noticed() -> None:
    rng = Random(2)
    leak_is_noticed(Watch, GAME, middle(GAME, OPTIONS, 120, rng), rng)


def test_i20_another_end_is_noticed() -> None:
    another_end_is_noticed(Watch, GAME, OPTIONS)


def test_i21_a_game_that_stops_in_the_middle_is_noticed() -> None:
    with broken("I21"):
        Watch(GAME, GAME.setup({"players": 3})).finish()


def test_every_invariant_has_a_check_and_a_broken_game() -> None:
    """I1 to I21."""
    every_invariant_is_broken(INVARIANTS, Path(watch.__file__), Path(__file__))
