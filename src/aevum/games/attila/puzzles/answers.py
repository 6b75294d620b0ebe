"""How the rules answer: each kind of question plays on in a copy and looks at what happened."""

from __future__ import annotations

from typing import Final

from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.script import Ask
from aevum.core.solve import best_of, moves_of
from aevum.core.teaching import CHOOSE, MOVE, NUMBERS, YES_NO, Answer
from aevum.games.attila.components import REMOVED, SCORING_BEGAN, STONES_PER_TRIBE, TRIBES
from aevum.games.attila.figures import figures_of
from aevum.games.attila.positions import play, play_on_quietly
from aevum.games.attila.state import AttilaState


def set_up(game: Game[AttilaState], s: AttilaState, then: str) -> Answer:
    """What lies where once everybody has a hand."""
    while game.actor(s) == CHANCE:
        game.apply(s, game.outcomes(s)[0][0])
    return [s.hand_size(0), s.pile.size(), sum(s.tiles), s.supply[0]]


def places(game: Game[AttilaState], s: AttilaState, then: str) -> Answer:
    """The provinces that may take the stone now."""
    words = [word.split() for word in game.legal(s, s.active)]
    return [word[1] for word in words if word[0] == "place"]


def field(game: Game[AttilaState], s: AttilaState, then: str) -> Answer:
    """Where the counter of the active player stands afterwards."""
    counter = s.active * TRIBES + s.tribe
    play(game, s, then)
    return [s.influence[counter]]


def growth(game: Game[AttilaState], s: AttilaState, then: str) -> Answer:
    """Stones of the tribe on the board, the counter, and cards spent."""
    tribe, seat, cards = s.tribe, s.active, s.hand_size(s.active)
    play(game, s, then)
    stones = STONES_PER_TRIBE - s.supply[tribe]
    return [stones, s.influence[seat * TRIBES + tribe], cards + 1 - s.hand_size(seat)]


def points(game: Game[AttilaState], s: AttilaState, then: str) -> Answer:
    """What a scoring at this moment pays each player."""
    sums: list[int] = figures_of(s)["sums"]
    return sums


def leaving(game: Game[AttilaState], s: AttilaState, then: str) -> Answer:
    """The tribes that lose the conflict."""
    events = play(game, s, then) + play_on_quietly(game, s)
    return [s.board.tribe_ids[event[1]] for event in events if event[0] == REMOVED]


def best(game: Game[AttilaState], s: AttilaState, then: str) -> Answer:
    """The best of these moves when the game ends with the turn."""
    return best_of(game, s, s.active, moves_of(then))


def scoring(game: Game[AttilaState], s: AttilaState, then: str) -> Answer:
    """Is there a scoring before the turn is over?"""
    events = play(game, s, then) + play_on_quietly(game, s)
    return any(event[0] == SCORING_BEGAN for event in events)


def ending(game: Game[AttilaState], s: AttilaState, then: str) -> Answer:
    """Is the game over with this turn?"""
    play(game, s, then)
    play_on_quietly(game, s)
    return game.is_over(s)


ASKS: Final[dict[str, Ask[AttilaState]]] = {
    "set-up": Ask(NUMBERS, "label", ("hand", "pile", "tiles", "supply"), set_up),
    "places": Ask(CHOOSE, "province", (), places),
    "field": Ask(NUMBERS, "label", ("field",), field),
    "growth": Ask(NUMBERS, "label", ("stones", "field", "cards"), growth),
    "points": Ask(NUMBERS, "seat", (), points),
    "leaving": Ask(CHOOSE, "tribe", (), leaving),
    "scoring": Ask(YES_NO, "", ("yes", "no"), scoring),
    "best": Ask(MOVE, "move", (), best),
    "ending": Ask(YES_NO, "", ("yes", "no"), ending),
}
