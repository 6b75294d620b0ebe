"""A hint: a whole move that can be said, and facts that follow from what the seat knows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from aevum import games
from aevum.bots import make_bot
from aevum.bots.advice import Advice, advise
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.play import choose, total_weight
from aevum.core.texts import LANGUAGES, Texts
from aevum.table.draft import OK, rehearse

GAMES = [(name, games.load(name)) for name in ("attila", "rising_cultures")]
every_game = pytest.mark.parametrize("game", [game for _, game in GAMES], ids=[n for n, _ in GAMES])


def advised_game(game: Game[Any]) -> list[tuple[Any, int, Advice]]:
    """A game in which everybody does what is advised; every position with its advice."""
    rng, bot = Random(4), make_bot("greedy", 4)
    s = game.setup({})
    found: list[tuple[Any, int, Advice]] = []
    while s.stack:
        seat = game.actor(s)
        if seat == CHANCE:
            weighted = game.outcomes(s)
            game.apply(s, choose(weighted, int(rng.random() * total_weight(weighted))))
            continue
        advice = advise(bot, game, s, seat)
        found.append((game.clone(s), seat, advice))
        game.apply(s, advice.action)
    return found


@every_game
def test_a_move_can_be_said_as_one_and_every_fact_has_words(game: Game[Any]) -> None:
    texts = [Texts(language, [game.text_folder()]) for language in LANGUAGES]
    lengths = set()
    for s, seat, advice in advised_game(game):
        assert advice.action in game.legal(s, seat)
        words = advice.words if advice.words[0] == advice.action else [advice.action, *advice.words]
        trial = rehearse(game, s, seat, words)
        assert [tried.verdict for tried in trial.entries] == [OK] * len(words), words
        lengths.add(len(advice.words))
        for fact in advice.facts:
            for text in texts:
                said = text.text(f"hint-{fact.key}", **fact.args)
                assert said != f"hint-{fact.key}"
                assert "{" not in said, said
    assert max(lengths) >= 3, "card, stone and influence; the cards of the start"


def test_what_is_only_declined_is_not_named() -> None:
    """At the start of a turn the move is the card, not that no tile is used before it."""
    game = dict(GAMES)["attila"]
    declined = [advice.words for _, _, advice in advised_game(game) if advice.action == "no_tile"]
    assert any(words[0].startswith("play ") for words in declined)
    assert not any("no_tile" in words[:-1] for words in declined)
