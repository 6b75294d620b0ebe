"""Worked examples of the rules and best moves as puzzles; the rules engine finds the answers."""

from __future__ import annotations

from aevum.core.game import Game
from aevum.core.script import Case, puzzle
from aevum.core.solve import moves_of
from aevum.core.teaching import MOVE, Puzzle
from aevum.games.rising_cultures.positions import Layout, lay_out, play
from aevum.games.rising_cultures.puzzles.answers import ASKS
from aevum.games.rising_cultures.puzzles.cases import CASES
from aevum.games.rising_cultures.puzzles.moves import MOVES
from aevum.games.rising_cultures.state import CulturesState


def puzzles_of(game: Game[CulturesState]) -> list[Puzzle]:
    return [puzzle_of(game, case) for case in MOVES + CASES]


def puzzle_of(game: Game[CulturesState], case: Case[Layout]) -> Puzzle:
    """Lay the position out and let the rules answer."""
    ask = ASKS[case.ask]
    shown = lay_out(game, case.layout)
    play(game, shown, case.words)
    if ask.kind == MOVE:
        return puzzle(game, case, ask, moves_of(case.then), shown)
    labels = list(ask.labels) or [game.axes["card"][card] for card in shown.military[0]]
    return puzzle(game, case, ask, labels, shown)
