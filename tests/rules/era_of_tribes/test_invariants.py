"""I1 to I42 in whole games at random, of every number of players, section and length.

What one position shows is checked by the game itself (`broken`); what needs the story is watched
here: nothing shrinks that may not, nobody is asked twice, every round ends as it must.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from aevum.core.flow import CHANCE
from aevum.games.era_of_tribes.kinds import FIELDS, LUXURIES
from aevum.games.era_of_tribes.rules.food import all_hunger
from aevum.games.era_of_tribes.rules.goods import KINDS
from aevum.games.era_of_tribes.rules.scoring import terms
from aevum.games.era_of_tribes.state import EraState
from tests.rules.era_of_tribes.table_top import our_game

SECTIONS: list[str] = our_game.axes["section"]
LAZY = ("done", "pass", "decline", "peace", "stow", "no_city", "forgo")


class Watch:
    """What has been seen of a game so far."""

    def __init__(self, s: EraState) -> None:
        self.before = our_game.clone(s)
        self.pioneers: set[tuple[int, int]] = set()
        self.asked: Counter[tuple[Any, ...]] = Counter()
        self.events: list[dict[str, Any]] = []

    def look(self, s: EraState, word: str, told: list[dict[str, Any]]) -> None:
        self.events += told
        assert our_game.broken(s) == "", word
        if self.before.round:
            self.nothing_shrinks(s, word)
            self.thalers_stay(s, word, told)
            self.rounds_are_clean(s, word)
        self.pioneers_once(told)
        self.before = our_game.clone(s)

    def nothing_shrinks(self, s: EraState, word: str) -> None:
        was = self.before
        for seat in range(s.players):
            assert all_hunger(s, seat) >= all_hunger(was, seat), ("I7", word)
            removed = s.removed[seat] - was.removed[seat]
            assert removed in (0, s.powers(seat).leader_vassals), ("I1", word)
            assert 0 <= s.epoch[seat] - was.epoch[seat] <= 1, ("I16", word)
        assert all(map(int.__ge__, s.battlefield, was.battlefield)), ("I12", word)
        assert all(map(int.__ge__, s.levels, was.levels)), ("I15", word)
        assert s.stage >= was.stage, ("I17", word)

    def thalers_stay(self, s: EraState, word: str, told: list[dict[str, Any]]) -> None:
        changed = sum(event["change"] for event in told if event["event"] == "thalers")
        assert sum(s.thalers) - sum(self.before.thalers) == changed, ("I10", word)
        if word.split()[0] in ("pay", "consent", "lend", "die") or word == "diplomacy bribe":
            assert changed == 0, ("I10", word)

    def pioneers_once(self, told: list[dict[str, Any]]) -> None:
        for event in told:
            if event["event"] == "pioneer":
                place = (FIELDS.index(event["field"]), event["level"])
                assert place not in self.pioneers, "I34"
                self.pioneers.add(place)
            if event["event"] == "advanced" and self.before.round:
                assert event["thalers"] >= 1, "I34"

    def rounds_are_clean(self, s: EraState, word: str) -> None:
        """I28, I29: after clean-up, before the next round moves anything."""
        if s.round == self.before.round or not s.stack:
            return
        assert s.ready == [leaders - (s.ring == seat) for seat, leaders in enumerate(s.leaders)], (
            "I28",
            word,
        )
        assert not any(s.spent), ("I28", word)
        assert not any(s.revolting), ("I30", word)
        for seat in range(s.players):
            room = s.level(seat, 0).room
            for province in s.lands_of(seat):
                pieces = s.vassals[province * s.players + seat] + s.city[province]
                assert pieces <= room, ("I29", word)

    def at_the_end(self, s: EraState) -> None:
        expansions = Counter(
            event["seat"]
            for event in self.events
            if event["event"] == "auto-expansion"
            or (event["event"] == "acted" and event["action"] == "expansion")
        )
        epochs = Counter(event["seat"] for event in self.events if event["event"] == "epoch")
        for seat in range(s.players):
            assert s.round - epochs[seat] <= expansions[seat] <= s.round, "I30"
        self.bonus_once(s)
        result = our_game.result(s)
        assert result is not None
        assert result.points == [sum(terms(s, seat)) for seat in range(s.players)], "I38"
        best = max(result.points)
        assert all(result.points[seat] == best for seat in result.winners), "R26.8"

    def bonus_once(self, s: EraState) -> None:
        met = [bonus for bonus in s.bonus if bonus]
        assert sum(met) == (3 + 2 * (len(met) - 1) if met else 0), "I35"


def play(players: int, long: bool, section: str, seed: int) -> tuple[EraState, list[str]]:
    rng = Random(f"{players} {section} {seed}")
    options = {"players": players, "long": long, "section": section}
    s = our_game.setup(options)
    watch = Watch(s)
    words: list[str] = []
    lazy = rng.choice((0.02, 0.1, 0.3))
    while s.stack:
        actor = our_game.actor(s)
        legal = our_game.legal(s, actor)
        assert legal, "I37"
        assert len(legal) <= 300
        choice = legal
        if actor == CHANCE:
            weighted = our_game.outcomes(s)
            word = rng.choices([w for w, _ in weighted], [n for _, n in weighted])[0]
        else:
            if rng.random() > lazy:
                choice = [each for each in legal if each not in LAZY] or legal
            word = rng.choice(choice)
        watch_question(watch, s)
        events = our_game.apply(s, word)
        words.append(word)
        watch.look(s, word, [our_game.tell(s, event, -2) for event in events])
    watch.at_the_end(s)
    return s, words


def watch_question(watch: Watch, s: EraState) -> None:
    """I41: the sea question once per field, rival and Expansion."""
    asked = our_game.asked(s)
    assert asked is not None
    if asked["node"] == "parley":
        key = (s.round, asked["sea"], asked["seat"], asked["rival"])
        watch.asked[key] += 1
        assert watch.asked[key] <= 2, "I41"  # once as mover, once as controller


GAMES = [
    *((players, False, SECTIONS[-1]) for players in range(1, 7)),
    *((len(section.peoples[:2]), False, section.id) for section in our_game.box.sections[:6]),
    *((3, False, section.id) for section in our_game.box.sections[6:10]),
    *((4, False, section.id) for section in our_game.box.sections[10:14]),
    (2, True, "3-2"),
]


@pytest.mark.parametrize(("players", "long", "section"), GAMES)
def test_invariants_hold_in_random_games(players: int, long: bool, section: str) -> None:
    s, words = play(players, long, section, 1)
    assert s.round <= our_game.box.numbers.rounds[long]
    assert words


def test_i37_the_same_words_lead_to_the_same_state() -> None:
    s, words = play(2, False, "2-3", 2)
    again = our_game.setup({"players": 2, "section": "2-3"})
    for word in words:
        our_game.apply(again, word)
    assert our_game.digest(again) == our_game.digest(s)


def test_i25_i26_the_map_is_connected_and_so_are_homes() -> None:
    for section in our_game.box.sections:
        first = len(our_game.box.provinces)
        seen = {section.provinces[0]}
        waiting = [section.provinces[0]]
        for place in waiting:
            if place < first:
                near = section.land[place] + [first + sea for sea in section.coasts[place]]
                assert all(place in section.land[other] for other in section.land[place])
            else:
                sea = place - first
                near = section.shores[sea] + [first + other for other in section.lanes[sea]]
                assert all(sea in section.lanes[other] for other in section.lanes[sea])
            fresh = [each for each in near if each not in seen]
            seen.update(fresh)
            waiting += fresh
        assert len(seen) == len(section.provinces) + len(section.seas), section.id


def test_i39_goods_are_used_no_more_often_than_there_are() -> None:
    """Every luxury word spends a ready token, and spent ones are never more than owned."""
    s = our_game.setup({"players": 3, "section": "3-1"})
    rng = Random(5)
    for _ in range(600):
        if not s.stack:
            break
        our_game.apply(s, rng.choice(our_game.legal(s, our_game.actor(s))))
        for seat in range(3):
            at = seat * KINDS
            spent = s.spent[at : at + LUXURIES]
            assert all(map(int.__le__, spent, s.goods[at : at + LUXURIES]))


def in_round(number: int) -> tuple[EraState, Watch]:
    """A game for two at random as soon as it is in this round, and what is known of it."""
    rng = Random(3)
    s = our_game.setup({"players": 2, "section": "2-1"})
    while s.round < number:
        our_game.apply(s, rng.choice(our_game.legal(s, our_game.actor(s))))
    return s, Watch(s)


def a_round_ago() -> tuple[EraState, Watch]:
    """As if the round had begun just now."""
    s, watch = in_round(2)
    watch.before.round -= 1
    watch.rounds_are_clean(s, "")
    return s, watch


def at_its_end() -> tuple[EraState, Watch]:
    s, _ = play(2, False, "2-3", 2)
    return s, Watch(s)


# The games above would not pass if one of these were broken.


def test_i7_hunger_that_goes_is_seen() -> None:
    s, watch = in_round(1)
    watch.before.hunger[0] += 1
    with pytest.raises(AssertionError, match="I7"):
        watch.nothing_shrinks(s, "")


def test_i10_thalers_from_nowhere_are_seen() -> None:
    s, watch = in_round(1)
    s.thalers[0] += 1
    with pytest.raises(AssertionError, match="I10"):
        watch.thalers_stay(s, "", [])


@pytest.mark.parametrize("leap", [-1, 2])
def test_i16_an_epoch_that_leaps_is_seen(leap: int) -> None:
    s, watch = in_round(1)
    s.epoch[1] += leap
    with pytest.raises(AssertionError, match="I16"):
        watch.nothing_shrinks(s, "")


def test_i28_a_good_or_leader_that_is_not_ready_is_seen() -> None:
    s, watch = a_round_ago()
    s.spent[0] += 1
    with pytest.raises(AssertionError, match="I28"):
        watch.rounds_are_clean(s, "")
    s, watch = a_round_ago()
    s.ready[1] -= 1
    with pytest.raises(AssertionError, match="I28"):
        watch.rounds_are_clean(s, "")


def test_i29_a_crowded_province_is_seen() -> None:
    s, watch = a_round_ago()
    s.vassals[s.lands_of(0)[0] * s.players] += 2
    with pytest.raises(AssertionError, match="I29"):
        watch.rounds_are_clean(s, "")


def test_i30_a_revolution_that_goes_on_is_seen() -> None:
    s, watch = a_round_ago()
    s.revolting[1] = 1
    with pytest.raises(AssertionError, match="I30"):
        watch.rounds_are_clean(s, "")


def test_i34_a_second_pioneer_and_a_free_progress_are_seen() -> None:
    _, watch = in_round(1)
    pioneer = {"event": "pioneer", "field": FIELDS[0], "level": 2}
    watch.pioneers_once([pioneer])
    with pytest.raises(AssertionError, match="I34"):
        watch.pioneers_once([pioneer])
    with pytest.raises(AssertionError, match="I34"):
        watch.pioneers_once([{"event": "advanced", "thalers": 0}])


def test_i35_a_bonus_that_nobody_earned_is_seen() -> None:
    s, watch = at_its_end()
    s.bonus = [3, 3]
    with pytest.raises(AssertionError, match="I35"):
        watch.bonus_once(s)


def test_i38_the_score_is_the_sum_of_its_terms() -> None:
    s, _ = at_its_end()
    result = our_game.result(s)
    assert result is not None
    assert result.points == [sum(terms(our_game.load(our_game.dump(s)), seat)) for seat in (0, 1)]


def test_i41_a_sea_question_asked_again_and_again_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s, watch = in_round(1)
    parley = {"node": "parley", "sea": "channel", "seat": 0, "rival": 1}
    monkeypatch.setattr(type(our_game), "asked", lambda *_: parley)
    watch_question(watch, s)
    watch_question(watch, s)
    with pytest.raises(AssertionError, match="I41"):
        watch_question(watch, s)
