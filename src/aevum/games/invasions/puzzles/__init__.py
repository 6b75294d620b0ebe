"""Worked examples of the rules as puzzles; the rules engine finds the answers."""

from __future__ import annotations

from aevum.core.game import Game
from aevum.core.script import Case, puzzle
from aevum.core.teaching import Puzzle
from aevum.games.invasions.positions import Layout, lay_out, play
from aevum.games.invasions.puzzles.answers import ask_of
from aevum.games.invasions.puzzles.realm import REALM
from aevum.games.invasions.puzzles.war import WAR
from aevum.games.invasions.state import InvasionsState


def puzzles_of(game: Game[InvasionsState]) -> list[Puzzle]:
    return [puzzle_of(game, case) for case in WAR + REALM]


def puzzle_of(game: Game[InvasionsState], case: Case[Layout]) -> Puzzle:
    """Lay the position out and let the rules answer."""
    shown = lay_out(game, case.layout)
    play(game, shown, case.words)
    ask = ask_of(case.ask)
    labels = ask.labels or tuple(str(seat) for seat in range(shown.players))
    return puzzle(game, case, ask, labels, shown)
