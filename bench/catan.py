"""catanatron: four of its own random players, in its own loop."""

import random
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

from bench.worker import serve

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def play() -> int:
    game = Game([RandomPlayer(colour) for colour in COLOURS])
    game.play()
    return len(game.state.actions)


def main() -> None:
    random.seed(1)
    chance = "dice and draws happen inside the players' actions"
    serve("catanatron, 4 random players", version("catanatron"), "Python", chance, play)


if __name__ == "__main__":
    main()
