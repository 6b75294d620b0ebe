"""Networks as they are shipped: whole, small, quick, and asked only about what they learned."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'aevum[master]'")

from aevum import games  # noqa: E402
from aevum.bots import Bot, Sight, UnknownBot, make_bot, names, network  # noqa: E402
from aevum.core.rooms import module  # noqa: E402
from aevum.rl.calibration import Tally, drawn, played  # noqa: E402
from aevum.rl.episode import Episode, House  # noqa: E402
from aevum.rl.train.curves import curves  # noqa: E402
from aevum.rl.train.curves import read as read_curves  # noqa: E402
from aevum.rl.weights import About, Damaged, read, write  # noqa: E402

SHIPPED = [name for name in games.GAMES if module("rl", name, "player")]
GOLDEN = Path(__file__).parent / "golden"
LARGEST = 5_000_000
SECONDS = 0.005
"""A move, on one processor."""
TURNS = 5
"""Passes of which the fastest counts: other programs make the processor slower, never faster."""


def positions(name: str, players: int, every: int = 7) -> list[Any]:
    """From one random game: where somebody has a choice."""
    episode, rng = Episode(House(name, players=players), players), Random(players)
    found = []
    while not episode.over:
        if len(episode.legal) > 1:
            found.append(episode.game.clone(episode.state))
        episode.act(rng.choice(episode.legal))
    return found[::every]


def most(name: str) -> int:
    """Players at a full table."""
    return games.GAMES[name].most


def player_of(name: str) -> Any:
    return module("rl", name, "player").load_network(games.load(name))


# -- the file -------------------------------------------------------------------------------------

ABOUT = About("toy", "0123abcd", {"players": [2, 3]}, 1000)


def test_what_is_written_is_read_in_half_precision(tmp_path: Path) -> None:
    write(tmp_path / "network.npz", ABOUT, {"row": np.array([[0.5, 1 / 3]], np.float32)})
    about, weights = read(tmp_path / "network.npz")
    assert about == ABOUT
    assert weights["row"].dtype == np.float32
    np.testing.assert_allclose(weights["row"], [[0.5, 1 / 3]], rtol=2**-11)


def test_a_damaged_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    write(path, ABOUT, {"row": np.ones((2, 2))})
    with np.load(path) as file:
        kept = dict(file)
    kept["row"][0, 0] = 2.0
    np.savez(path, **kept)
    with pytest.raises(Damaged, match=r"network\.npz"):
        read(path)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_network_is_small_and_names_the_data_of_the_house(name: str) -> None:
    own = module("rl", name, "player")
    about, _ = read(own.FILE)
    assert own.FILE.stat().st_size <= LARGEST
    assert (about.game, about.data) == (name, games.load(name).data_checksum)
    assert about.options == own.OPTIONS


# -- what it says ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_it_says_what_it_said_when_it_was_shipped(name: str) -> None:
    """`python -m tests.rl.golden` writes these down."""
    kept = json.loads((GOLDEN / f"{name}.json").read_text())
    player = player_of(name)
    for players, verdicts in kept.items():
        found = player.judge(positions(name, int(players)))
        assert len(found) == len(verdicts)
        for (chances, shares), golden in zip(found, verdicts, strict=True):
            np.testing.assert_allclose(chances, golden["chances"], atol=2e-4)
            np.testing.assert_allclose(shares, golden["shares"], atol=2e-4)


@pytest.mark.parametrize("name", SHIPPED)
def test_chances_are_chances_and_a_crowd_is_told_what_each_is_told(name: str) -> None:
    player = player_of(name)
    worlds = positions(name, min(4, most(name)))
    for world, (chances, shares) in zip(worlds, player.judge(worlds), strict=True):
        alone = player.judge([world])[0]
        np.testing.assert_allclose(chances, alone[0], atol=1e-5)
        np.testing.assert_allclose(shares, alone[1], atol=1e-5)
        assert sum(chances) == pytest.approx(1.0, abs=1e-5)
        assert sum(shares) == pytest.approx(1.0, abs=1e-5)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_move_takes_less_than_five_milliseconds(name: str) -> None:
    game, bot = games.load(name), make_bot("learned", 1)
    worlds = positions(name, most(name))
    sights = [Sight(game, world, game.actor(world)) for world in worlds]
    bot.choose(sights[0])
    fastest = min(seconds_of(bot, sights) for _ in range(TURNS))
    assert fastest / len(sights) < SECONDS


def seconds_of(bot: Bot, sights: list[Sight]) -> float:
    began = time.process_time()
    for sight in sights:
        bot.choose(sight)
    return time.process_time() - began


# -- the bots -------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["learned", "master:24"])
@pytest.mark.parametrize(
    ("name", "players"), [("attila", 2), ("attila", 5), ("rising_cultures", 2)]
)
def test_it_plays_whole_games_and_beats_random_play(bot: str, name: str, players: int) -> None:
    game = games.load(name)
    won = 0
    for seed in range(3):
        episode = Episode(House(name, players=players), seed)
        rng, seats = Random(seed), [make_bot(bot, seed)]
        while not episode.over:
            if episode.seat == 0:
                move = seats[0].choose(Sight(game, episode.state, 0))
                assert move.action in episode.legal
                for language in ("en", "de"):
                    assert "{" not in move.why(game, language)
                episode.act(move.action)
            else:
                episode.act(rng.choice(episode.legal))
        result = game.result(episode.state)
        assert result is not None
        won += 0 in result.winners
    assert won >= 2


@pytest.mark.parametrize("bot", ["learned", "master:8"])
@pytest.mark.parametrize(
    ("name", "option"), [("attila", "score_tenth"), ("rising_cultures", "match")]
)
def test_where_it_never_learned_the_rules_the_search_plays_and_says_so(
    bot: str, name: str, option: str
) -> None:
    """K10 and R14 are options that they were not trained on."""
    game = games.load(name)
    episode = Episode(House(name, players=2, **{option: True}), 1)
    while len(episode.legal) == 1:
        episode.act(episode.legal[0])
    move = make_bot(bot, 1).choose(Sight(game, episode.state, episode.seat))
    assert move.key == "bot-search-instead"
    assert "never learned" in move.why(game, "en")
    assert "nie gelernt" in move.why(game, "de")


def test_a_game_without_a_network_is_searched() -> None:
    game = games.load("era_of_tribes")
    episode = Episode(House("era_of_tribes"), 1)
    while len(episode.legal) == 1:
        episode.act(episode.legal[0])
    move = make_bot("master:1", 1).choose(Sight(game, episode.state, episode.seat))
    assert move.key == "bot-search-instead"


def test_without_numpy_there_are_no_such_bots_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(network, "NEEDS", "there_is_no_such_package")
    if network.can_play():
        pytest.skip("a constant of compiled code stays what it is")
    with pytest.raises(UnknownBot, match=r"'master:1s' needs NumPy.*aevum\[master\]"):
        make_bot("master:1s", 1)
    assert "master" not in names.offered()


# -- how far it can be trusted --------------------------------------------------------------------


def test_expectations_are_compared_with_what_was_won() -> None:
    """Three of four hopes of 0.75 come true, and none of two of 0.1: off by 0.2 / 6."""
    tally = Tally()
    for won in (1.0, 1.0, 1.0, 0.0):
        tally.add(0.75, won)
    tally.add(0.1, 0.0)
    tally.add(0.1, 0.0)
    assert tally.points() == [(pytest.approx(0.1), 0.0), (0.75, 0.75)]
    assert tally.off() == pytest.approx(0.2 / 6)


def test_every_seat_is_asked_at_every_decision_and_plots_are_drawn() -> None:
    tally = Tally()
    played(player_of("attila"), House("attila", players=3), range(2), tally)
    assert sum(tally.count) % 3 == 0
    assert sum(tally.hoped) == pytest.approx(sum(tally.count) / 3)
    assert sum(tally.won) == pytest.approx(sum(tally.count) / 3)
    picture = ElementTree.fromstring(drawn({3: tally}))
    assert len(picture.findall(".//{*}circle")) == len(tally.points())


def test_curves_count_decisions_through_runs_that_went_on(tmp_path: Path) -> None:
    row = {
        "round": 5,
        "decisions": 10,
        "random2": 0.5,
        "earlier2": 0.5,
        "surprise": 1,
        "entropy": 1,
    }
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "curves.jsonl").write_text(f'{{"plan": ""}}\n{json.dumps(row)}\n')
    rows = read_curves([tmp_path / "first", tmp_path / "second"])
    assert [each["decisions"] for each in rows] == [10, 20]
    assert ElementTree.fromstring(curves(rows)).get("role") == "img"
