"""Worked examples of the rules as puzzles; the rules engine finds the answers."""

from __future__ import annotations

from aevum.core.game import Game
from aevum.core.script import Case, puzzle
from aevum.core.teaching import Puzzle
from aevum.games.era_of_tribes.positions import Layout, lay_out, play
from aevum.games.era_of_tribes.puzzles.answers import ask_of
from aevum.games.era_of_tribes.puzzles.cases import CASES
from aevum.games.era_of_tribes.state import EraState


def puzzles_of(game: Game[EraState]) -> list[Puzzle]:
    return [puzzle_of(game, case) for case in CASES]


def puzzle_of(game: Game[EraState], case: Case[Layout]) -> Puzzle:
    """Lay the position out and let the rules answer."""
    shown = lay_out(game, case.layout)
    play(game, shown, case.words)
    ask = ask_of(case.ask)
    labels = ask.labels or [str(seat) for seat in range(shown.players)]
    return puzzle(game, case, ask, labels, shown)
