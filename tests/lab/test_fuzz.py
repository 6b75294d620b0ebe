"""Random play with undo, take-backs, reloads and wrong words finds no contradiction."""

import pytest

from aevum import games
from aevum.lab.fuzz import fuzz_game


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_a_few_fuzzed_games_of_every_game_are_clean(name: str) -> None:
    """Of a campaign one, for as few as its laws are tried with."""
    game, meta = games.load(name), games.GAMES[name]
    number, most = (1, meta.seats) if meta.length == "campaign" else (5, meta.most)
    assert all(fuzz_game(game, "lab", each, most) > 20 for each in range(number))
