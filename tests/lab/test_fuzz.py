"""Random play with undo, take-backs, reloads and wrong words finds no contradiction."""

import pytest

from aevum import games
from aevum.lab.fuzz import fuzz_game


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_a_few_fuzzed_games_of_every_game_are_clean(name: str) -> None:
    game = games.load(name)
    assert all(fuzz_game(game, "lab", number) > 20 for number in range(5))
