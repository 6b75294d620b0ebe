"""Aevum: four-player Attila at random, in whatever build this process finds."""

from random import Random

import aevum
from aevum import games
from aevum.lab.bench import PLAYERS, build, chance_per_decision, random_game
from bench.worker import serve


def main() -> None:
    game = games.load("attila")
    rng = Random(1)
    chance = f"{chance_per_decision(game, rng):.2f} acts of chance per decision"
    program = f"Aevum, Attila, {PLAYERS} players"
    serve(program, aevum.__version__, build(), chance, lambda: random_game(game, rng))


if __name__ == "__main__":
    main()
