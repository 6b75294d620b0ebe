"""Worked examples of the rules and best moves as puzzles; the rules engine finds the answers."""

from __future__ import annotations

from aevum.core.game import Game
from aevum.core.script import Case, puzzle
from aevum.core.solve import moves_of
from aevum.core.teaching import MOVE, Puzzle
from aevum.games.attila.positions import Layout, lay_out, play, rows
from aevum.games.attila.puzzles.answers import ASKS
from aevum.games.attila.puzzles.cases import CASES
from aevum.games.attila.puzzles.moves import MOVES
from aevum.games.attila.state import AttilaState


def puzzles_of(game: Game[AttilaState]) -> list[Puzzle]:
    """All puzzles that can be laid out on this board."""
    return [puzzle_of(game, case) for case in MOVES + CASES if fits_case(game, case)]


def fits_case(game: Game[AttilaState], case: Case[Layout]) -> bool:
    words = f"{case.words};{case.then}".replace("/", ";").replace("|", ";")
    return fits(game, case.layout, words)


def fits(game: Game[AttilaState], layout: Layout, words: str) -> bool:
    """An owner's board may lack a province of ours."""
    named = [province for province, _, _ in rows(layout.stones)]
    named += layout.pacified.split()
    spoken = [word.split() for word in words.split(";")]
    named += [word[1] for word in spoken if word and word[0] == "place"]
    return all(name in game.axes["province"] for name in named)


def puzzle_of(game: Game[AttilaState], case: Case[Layout]) -> Puzzle:
    """Lay the position out and let the rules answer."""
    ask = ASKS[case.ask]
    shown = lay_out(game, case.layout)
    play(game, shown, case.words)
    if ask.kind == MOVE:
        return puzzle(game, case, ask, moves_of(case.then), shown)
    labels = ask.labels or game.axes_of(shown)[ask.axis]
    return puzzle(game, case, ask, labels, shown)
