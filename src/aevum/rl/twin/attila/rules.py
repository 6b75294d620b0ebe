"""What stays the same all game long: the board, the seats, and the numbers of the actions (3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from aevum.rl.attila.numbers import Actions
from aevum.rl.twin.attila.words import Word

if TYPE_CHECKING:  # a step needs neither; machines with a GPU have fewer packages than ours
    from aevum.games.attila.board import Board
    from aevum.games.attila.game import Attila

MOST_ACTIONS = 64
"""The mask of legal actions is two words: a board has 25 provinces at most."""


class Rules(NamedTuple):
    """One board and one number of players; a step is compiled for each anew."""

    players: int
    provinces: int
    upper: int
    borders: tuple[tuple[int, int], ...]
    """Neighbours by the distance of their numbers: (distance, mask of the lower ones)."""
    actions: Actions
    score_tenth: bool = False

    @staticmethod
    def of(game: Attila, players: int, score_tenth: bool = False) -> Rules:
        return Rules.on(game.board, players, score_tenth)

    @staticmethod
    def on(board: Board, players: int, score_tenth: bool = False) -> Rules:
        actions = Actions.on(board.size)
        if actions.end > MOST_ACTIONS:
            raise ValueError(f"A board of {board.size} provinces is too large for the twin.")
        return Rules(players, board.size, board.upper, distances(board), actions, score_tenth)

    def spread(self, mask: Word) -> Word:
        """These provinces and all that touch them (R4.4, R4.7)."""
        grown = mask
        for distance, lower in self.borders:
            grown = grown | (mask & lower) << distance | mask >> distance & lower
        return grown


def distances(board: Board) -> tuple[tuple[int, int], ...]:
    found: dict[int, int] = {}
    for low in range(board.size):
        for high in board.neighbours(low):
            if high > low:
                found[high - low] = found.get(high - low, 0) | 1 << low
    return tuple(sorted(found.items()))


def words_of(game: Attila) -> list[str]:
    """The words of the game by the numbers of the actions, in the order of the digest."""
    words = zip(game.vocabulary.verbs, game.board.words, strict=True)
    by_verb = {verb.word: of_verb for verb, of_verb in words}
    verbs = [verb for verb in Actions._fields if verb != "end"]
    return [word for verb in verbs for word in by_verb[verb]]
