"""I1-I21 of the rules index in thousands of random games, and proof that the watch does not sleep.

AEVUM_GAMES is the number of games per number of players (default 2000).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from aevum.core.flow import Event
from aevum.games.attila.game import load_game
from tests.laws.watch import (
    INVARIANTS,
    TRIBES,
    Watch,
    check_bounds,
    check_replay,
    check_resumed,
    check_secrecy,
    choose_word,
    pay,
    watch_game,
)

GAME = load_game()
GAMES = int(os.environ.get("AEVUM_GAMES", "2000"))
CHUNKS = 4
THOROUGH_EVERY = 20


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_invariants_hold_in_random_games(players: int, chunk: int) -> None:
    """After every action, whatever is played; the seed of a failing game stands in the report."""
    for number in range(chunk, GAMES, CHUNKS):
        seed = f"{players} players, game {number}"
        try:
            watch_game(GAME, players, Random(seed), number % THOROUGH_EVERY < CHUNKS)
        except AssertionError as error:
            raise AssertionError(f"{error} ({seed})") from error


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

Forge = Callable[[Watch, list[Event]], list[Event]]
Harm = Callable[[Watch], None]


def play_broken(players: int = 3, forge: Forge | None = None, harm: Harm | None = None) -> None:
    """A watched game in which the state is harmed, or the events are forged, after each action."""
    rng = Random(5)
    s = GAME.setup({"players": players})
    watch = Watch(GAME, s)
    while s.stack:
        offered, word = choose_word(GAME, s, rng)
        events = GAME.apply(s, word)
        if harm:
            harm(watch)
        watch.step(offered, word, forge(watch, events) if forge else events)
    watch.finish()


def kind_of(name: str) -> int:
    return next(i for i, kind in enumerate(GAME.event_kinds) if kind.name == name)


def change(name: str, field: str, by: int) -> Forge:
    """Every event of this kind lies about one field."""
    kind = kind_of(name)
    fields = [told for told, _ in GAME.event_kinds[kind].fields]
    place = fields.index(field) + 1

    def forge(watch: Watch, events: list[Event]) -> list[Event]:
        forged = [list(event) for event in events]
        for event in forged:
            if event[0] == kind:
                event[place] += by
        return [tuple(event) for event in forged]  # type: ignore[misc]

    return forge


def twice(name: str) -> Forge:
    kind = kind_of(name)
    return lambda watch, events: [e for e in events for _ in range(1 + (e[0] == kind))]


def without(*names: str) -> Forge:
    kinds = [kind_of(name) for name in names]
    return lambda watch, events: [e for e in events if e[0] not in kinds]


def broken(invariant: str) -> Any:
    return pytest.raises(AssertionError, match=rf"^{invariant} ")


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
    turn = kind_of("turn")

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
        play_broken(forge=change("pacified", "century", 1))


def test_i8_a_stone_far_from_its_tribe_is_noticed() -> None:
    """The first stone of a game may only enter at the line."""
    with broken("I8"):
        play_broken(forge=change("placed", "province", 10))


def test_i9_a_field_too_many_is_noticed() -> None:
    with broken("I9"):
        play_broken(forge=change("influence", "to", 1))


def test_i10_influence_twice_in_a_slot_is_noticed() -> None:
    def forge(watch: Watch, events: list[Event]) -> list[Event]:
        return events if watch.tiles_used else twice("influence")(watch, events)

    with broken("I10"):
        play_broken(forge=forge)


def test_i10_a_second_stone_after_influence_is_noticed() -> None:
    def forge(watch: Watch, events: list[Event]) -> list[Event]:
        if watch.tiles_used or kind_of("influence") not in [event[0] for event in events]:
            return events
        return [*events, (kind_of("placed"), watch.active, watch.tribe, 0, 0)]

    with broken("I10"):
        play_broken(forge=forge)


def test_i11_an_action_tile_used_twice_is_noticed() -> None:
    with broken("I11"):
        play_broken(forge=twice("tile-used"))


def test_i12_too_many_conflicts_are_noticed() -> None:
    def harm(watch: Watch) -> None:
        watch.conflicts = 14

    with broken("I12"):
        play_broken(harm=harm)


def test_i12_a_missing_scoring_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        watch.s.score = [0] * watch.players

    with broken("I12"):
        play_broken(forge=without("scoring", "tribe-scored", "points"), harm=harm)


def test_i13_a_wrong_point_is_noticed() -> None:
    with broken("I13"):
        play_broken(forge=change("points", "points", 1))


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
        play_broken(forge=change("tribe-scored", "provinces", 25))


def test_i16_a_wrong_strength_is_noticed() -> None:
    with broken("I16"):
        play_broken(forge=change("strength", "cards", 1))


def test_i16_a_conflict_without_losses_is_noticed() -> None:
    with broken("I16"):
        play_broken(forge=without("removed"))


def test_i17_a_turn_after_the_top_field_is_noticed() -> None:
    def harm(watch: Watch) -> None:
        if watch.turns:
            place = (watch.active + 1) % watch.players * TRIBES
            watch.s.influence[place] = watch.influence[place] = 22

    with broken("I17"):
        play_broken(harm=harm)


def test_i18_a_skipped_seat_is_noticed() -> None:
    def forge(watch: Watch, events: list[Event]) -> list[Event]:
        return change("turn", "seat", 1)(watch, events) if watch.turns else events

    with broken("I18"):
        play_broken(players=4, forge=forge)


def test_i18_a_slot_too_many_is_noticed() -> None:
    with broken("I18"):
        play_broken(forge=twice("played"))


def test_i19_a_view_that_shows_too_much_is_noticed() -> None:
    rng = Random(2)
    s = middle(rng)

    def leak(s: Any, seat: int) -> Any:
        return GAME.observe(s, seat), s.hand

    with broken("I19"):
        check_secrecy(GAME, s, 0, rng, leak)


def test_i20_another_end_is_noticed() -> None:
    rng = Random(4)
    s, words = finished(rng)
    other, _ = finished(rng)
    check_replay(GAME, 3, words, s)
    with broken("I20"):
        check_replay(GAME, 3, words, other)
    with broken("I20"):
        check_resumed(GAME, GAME.encode(GAME.setup({"players": 3})), words, other)


def test_i21_a_game_that_stops_in_the_middle_is_noticed() -> None:
    with broken("I21"):
        Watch(GAME, GAME.setup({"players": 3})).finish()


def middle(rng: Random) -> Any:
    """A position after 120 steps."""
    s = GAME.setup({"players": 3})
    for _ in range(120):
        GAME.apply(s, choose_word(GAME, s, rng)[1])
    return s


def finished(rng: Random) -> tuple[Any, list[str]]:
    s = GAME.setup({"players": 3})
    words = []
    while s.stack:
        words.append(choose_word(GAME, s, rng)[1])
        GAME.apply(s, words[-1])
    return s, words


def test_every_invariant_has_a_check_and_a_broken_game() -> None:
    """I1 to I21: each id begins a message of the watch and is the name of a test above."""
    folder = Path(__file__).parent
    checked = set(re.findall(r'f?"(I\d+) ', (folder / "watch.py").read_text(encoding="utf-8")))
    named = re.findall(r"def test_(i\d+)_", Path(__file__).read_text(encoding="utf-8"))
    assert set(INVARIANTS) - checked == set()
    assert set(INVARIANTS) - {name.upper() for name in named} == set()
