"""Laws of the contract: what every game of the house keeps, at every position of random play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from aevum.core.errors import IllegalAction
from aevum.core.flow import CHANCE
from aevum.core.game import TABLE, Game
from aevum.core.picks import IN_ORDER
from aevum.core.play import choose, play_out, total_weight
from aevum.core.texts import Texts, rule_key
from tests.laws.house import (
    DECISION_LIMIT,
    attributes,
    game_of,
    options_of,
    positions,
    tables,
    trials,
)
from tests.laws.words import place_of, words_to_try

every_table = pytest.mark.parametrize(("name", "players"), tables())
FREE_OF_RULES = {"game-over", "unknown-word", "not-your-turn"}
"""The only reasons for which no rule of a game can be cited."""
ROOT = Path(__file__).parents[2]
SHOWN: dict[str, tuple[str, int | None]] = {
    **{name: ("sheet", at) for at, name in enumerate(("cards", "tableau", "provinces", "marker"))},
    **{name: ("resources", at) for at, name in enumerate(("wood", "brick", "stone", "gold"))},
    **{name: ("symbols", at) for at, name in enumerate(("sword", "horse", "shield"))},
    "limit": ("limits", None),
}
"""Where the figures of Rising Cultures show a sum: a list per seat, or a number."""


# -- copies ----------------------------------------------------------------------------------------


def changeable(thing: Any, game: Game[Any]) -> dict[int, str]:
    """Identity -> path of everything inside a state that can change; the board is for all games."""
    static = {id(value) for value in attributes(game).values()}
    found: dict[int, str] = {}

    def walk(value: Any, path: str) -> None:
        if id(value) in found or id(value) in static:
            return
        if isinstance(value, list | dict | set | bytearray):
            found[id(value)] = path
            for key, part in value.items() if isinstance(value, dict) else enumerate(value):
                walk(part, f"{path}[{key}]")
        elif attributes(value):
            found[id(value)] = path
            for name, part in attributes(value).items():
                walk(part, f"{path}.{name}")

    walk(thing, "state")
    return found


@every_table
def test_clone_shares_nothing_that_can_change(name: str, players: int) -> None:
    game = game_of(name)
    whole = {f"state.{field.name}" for field in game.fields if field.whole}
    for s, _ in positions(name, players, 1, every=7):
        original, copy = changeable(s, game), changeable(game.clone(s), game)
        assert len(original) > 10, "the walk found no lists"
        shared = {path for identity, path in original.items() if identity in copy}
        assert shared == whole


@every_table
def test_playing_on_a_clone_leaves_the_original_alone(name: str, players: int) -> None:
    game = game_of(name)
    for s, _ in positions(name, players, 2, every=29):
        before, view = game.digest(s), game.observe(s, 0)
        copy = game.clone(s)
        assert game.digest(copy) == before
        play_out(game, copy, Random(1))
        assert (game.digest(s), game.observe(s, 0)) == (before, view)


@every_table
def test_whoever_proceeds_arrives_where_whoever_applies_does(name: str, players: int) -> None:
    """Bots try actions unchecked and untold; that saves time and nothing else."""
    game = game_of(name)
    for s, _ in positions(name, players, 3, every=3):
        for action in words_possible(game, s)[:8]:
            applied, tried = game.clone(s), game.clone(s)
            game.apply(applied, action)
            game.proceed(tried, action)
            assert game.digest(tried) == game.digest(applied)
            assert tried.revealed == applied.revealed
            assert (tried.events, tried.silent) == ([], False)


def words_possible(game: Game[Any], s: Any) -> list[str]:
    return [word for word, _ in game.outcomes(s)] or game.legal(s, game.actor(s)) if s.stack else []


def cached(s: Any, game: Game[Any]) -> dict[str, Any]:
    """What a state keeps besides its declared fields."""
    declared = {field.name for field in game.fields} | {"board", "box", "events", "revealed"}
    return {key: value for key, value in attributes(s).items() if key not in declared}


@every_table
def test_dump_and_load_agree(name: str, players: int) -> None:
    """Bytes, digest, views, words and caches: a loaded state is the state."""
    game = game_of(name)
    for s, _ in positions(name, players, 3, every=5):
        again = game.load(json.loads(game.encode(s)))
        assert game.encode(again) == game.encode(s)
        assert game.digest(again) == game.digest(s)
        assert cached(again, game) == cached(s, game)
        assert game.to_act(again) == game.to_act(s)
        for seat in (CHANCE, TABLE, *range(players)):
            assert game.legal(again, seat) == game.legal(s, seat)
            assert game.observe(again, seat) == game.observe(s, seat)


@every_table
def test_a_loaded_game_goes_on_the_same_way(name: str, players: int) -> None:
    game = game_of(name)
    for s, _ in positions(name, players, 4, every=37):
        again, live = game.load(game.dump(s)), game.clone(s)
        assert play_out(game, again, Random(9)) == play_out(game, live, Random(9))
        assert game.encode(again) == game.encode(live)


@every_table
def test_a_digest_tells_positions_apart(name: str, players: int) -> None:
    """No two positions of one game have the same digest: the stack or a card always moved."""
    game = game_of(name)
    seen = [game.digest(s) for s, _ in positions(name, players, 5, whole=True)]
    assert len(set(seen)) == len(seen)
    assert {len(digest) for digest in seen} == {16}


# -- replay ----------------------------------------------------------------------------------------


def digests(name: str, players: int, words: list[str]) -> list[str]:
    game = game_of(name)
    s = game.setup(options_of(name, players))
    chain = [game.digest(s).hex()]
    for word in words:
        game.apply(s, word)
        chain.append(game.digest(s).hex())
    return chain


def live_game(name: str, players: int, seed: int) -> tuple[list[str], list[str]]:
    """The words of a game and the digests that stood while it was played."""
    chain, last = [], []
    for s, words in positions(name, players, seed, whole=True):
        chain.append(game_of(name).digest(s).hex())
        last = words
    return last, chain


@every_table
def test_replay_equals_live_play(name: str, players: int) -> None:
    for seed in trials(name, 3):
        words, chain = live_game(name, players, seed)
        assert digests(name, players, words) == chain


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_replay_is_the_same_with_another_hash_seed(hash_seed: str) -> None:
    """A child process with another order of sets and dicts plays the same games."""
    played = {table: live_game(*table, 6) for table in tables()}
    task = [[name, players, words] for (name, players), (words, _) in played.items()]
    script = (
        "import json, sys; from tests.laws.test_contract import digests; "
        "print(json.dumps([digests(*game) for game in json.load(sys.stdin)]))"
    )
    path = os.pathsep.join([str(ROOT), *sys.path])
    child = subprocess.run(
        [sys.executable, "-c", script],
        input=json.dumps(task),
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert child.returncode == 0, child.stderr
    assert json.loads(child.stdout) == [chain for _, chain in played.values()]


# -- legal, explain, apply -------------------------------------------------------------------------


@every_table
def test_legal_is_exactly_what_explain_does_not_forbid(name: str, players: int) -> None:
    """Over the neighbours of legal words and words of other nodes, for whoever must act."""
    game = game_of(name)
    rng = Random(7)
    for s, _ in positions(name, players, 7):
        for seat in game.to_act(s):
            words = words_to_try(game, s, rng)
            free = {word for word in words if game.explain(s, seat, word) is None}
            assert free == set(game.legal(s, seat))


@every_table
def test_legal_is_sorted_without_doubles_and_never_empty(name: str, players: int) -> None:
    game = game_of(name)
    for s, _ in positions(name, players, 8):
        for seat in game.to_act(s):
            numbers = [place_of(game, word) for word in game.legal(s, seat)]
            assert numbers
            assert numbers == sorted(set(numbers))


@every_table
def test_nobody_else_has_legal_words(name: str, players: int) -> None:
    game = game_of(name)
    for s, _ in positions(name, players, 9, every=3):
        for seat in (CHANCE, TABLE, *range(players)):
            if seat not in game.to_act(s):
                assert game.legal(s, seat) == []


@every_table
def test_every_other_word_is_refused_and_changes_nothing(name: str, players: int) -> None:
    """The rule that `apply` names is the rule that `explain` names."""
    game = game_of(name)
    rng = Random(10)
    for s, _ in positions(name, players, 10, every=11):
        before = game.digest(s), cached(s, game)
        seat = (game.to_act(s) or [0])[0]
        for word in set(words_to_try(game, s, rng)) - set(game.legal(s, seat)):
            with pytest.raises(IllegalAction) as refused:
                game.apply(s, word)
            why = game.explain(s, seat, word)
            assert why is not None
            assert (refused.value.rule, refused.value.key) == (why.rule, why.key)
            assert refused.value.action == word
        assert (game.digest(s), cached(s, game)) == before
        assert s.events == []


@every_table
def test_every_legal_word_can_be_played(name: str, players: int) -> None:
    game = game_of(name)
    for s, _ in positions(name, players, 11, every=13):
        for seat in game.to_act(s):
            for word in game.legal(s, seat):
                copy = game.clone(s)
                game.apply(copy, word)
                assert game.digest(copy) != game.digest(s)


@every_table
def test_explain_cites_a_rule_that_exists(name: str, players: int) -> None:
    """No rule is cited only where none is concerned: the game is over, no such word, not you.

    Rule and reason can be read in both languages.
    """
    game = game_of(name)
    texts = {lang: Texts(lang, [game.text_folder()]) for lang in ("en", "de")}
    rng = Random(12)
    for s, _ in positions(name, players, 12, every=7):
        for seat in (CHANCE, TABLE, *range(players)):
            for word in words_to_try(game, s, rng):
                why = game.explain(s, seat, word)
                if why is None:
                    assert word in game.legal(s, seat)
                    continue
                if why.key == IN_ORDER:  # nobody is told: the table says the set anew
                    assert game.node(s).picks >= 0
                    continue
                assert all(text.has(f"why-{why.key}") for text in texts.values()), why
                if why.key in FREE_OF_RULES:
                    assert why.rule == ""
                else:
                    assert all(text.has(rule_key(why.rule)) for text in texts.values()), why
                    check_args(game, s, why.args)


def check_args(game: Game[Any], s: Any, args: dict[str, str]) -> None:
    """Arguments are ids of the axis they are named after; all others are numbers, or none."""
    axes = game.axes_of(s)
    for name, value in args.items():
        if name in axes:
            assert value in axes[name]
        else:
            assert value == "none" or value.isdigit(), f"{name} is {value}"


@every_table
def test_explain_after_the_end_says_that_the_game_is_over(name: str, players: int) -> None:
    game = game_of(name)
    *_, (s, _) = positions(name, players, 13, every=1000)
    assert game.to_act(s) == []
    assert game.outcomes(s) == []
    for word in words_to_try(game, s, Random(13)):
        why = game.explain(s, 0, word)
        assert why is not None
        assert why.key == "game-over"


# -- chance and the end ----------------------------------------------------------------------------


@every_table
def test_outcomes_have_positive_weights_and_are_legal_for_chance(name: str, players: int) -> None:
    game = game_of(name)
    met = 0
    for s, _ in positions(name, players, 14, whole=True):
        outcomes = game.outcomes(s)
        if game.to_act(s) != [CHANCE]:
            assert outcomes == []
            continue
        met += 1
        assert [word for word, _ in outcomes] == game.legal(s, CHANCE)
        assert all(weight > 0 for _, weight in outcomes)
        total = total_weight(outcomes)
        chosen = [choose(outcomes, number) for number in range(total)]
        assert [(word, chosen.count(word)) for word, _ in outcomes] == outcomes
    assert met >= 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_attila_draws_by_the_number_of_cards_in_the_pile(players: int) -> None:
    game = game_of("attila")
    for s, _ in positions("attila", players, 15):
        outcomes = game.outcomes(s)
        if outcomes and outcomes[0][0].startswith("draw"):
            assert total_weight(outcomes) == s.pile.size()


@every_table
def test_every_game_ends_with_a_result(name: str, players: int) -> None:
    game = game_of(name)
    for seed in trials(name, 20):
        s = game.setup(options_of(name, players))
        assert game.result(s) is None
        assert play_out(game, s, Random(seed), DECISION_LIMIT) < DECISION_LIMIT
        result = game.result(s)
        assert result is not None
        best = max(result.points)
        assert len(result.points) == players
        tied = [p for p in range(players) if result.points[p] == best]
        assert result.winners
        assert set(result.winners) <= set(tied)
        if name == "attila":
            assert result.winners == tied
        elif name == "rising_cultures" and len(tied) > 1:
            assert result.winners == [s.marker]


# -- sums ------------------------------------------------------------------------------------------


def test_the_terms_of_rising_cultures_add_up_to_its_figures() -> None:
    """Whoever opens a number finds exactly that number, at every position of ten random games."""
    game = game_of("rising_cultures")
    for seed in range(10):
        for s, _ in positions("rising_cultures", 2, seed):
            figures, terms = game.figures(s), game.sums(s)
            assert bool(terms) == bool(figures)
            for name, (place, at) in SHOWN.items() if figures else ():
                shown = [figures[place][seat] if at is None else figures[place][seat][at]
                         for seat in range(2)]  # fmt: skip
                assert [sum(term.number for term in both) for both in terms[name]] == shown, name
            if figures and figures["row"]:
                added = [sum(term.number for term in both) for both in terms["strength"]]
                assert added == figures["strengths"][0]
