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
        met = [bonus for bonus in s.bonus if bonus]
        assert sum(met) == (3 + 2 * (len(met) - 1) if met else 0), "I35"
        result = our_game.result(s)
        assert result is not None
        assert result.points == [sum(terms(s, seat)) for seat in range(s.players)], "I38"
        best = max(result.points)
        assert all(result.points[seat] == best for seat in result.winners), "R26.8"


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
