"""Aevum: a game of the house at random, in whatever build this process finds.

python -m bench.aevum_play GAME
"""

import sys
from random import Random

import aevum
from aevum import games
from aevum.lab.bench import build, chance_per_decision, players, random_game
from bench.worker import serve


def main() -> None:
    name = sys.argv[1]
    game = games.load(name)
    rng = Random(1)
    chance = f"{chance_per_decision(game, rng):.2f} acts of chance per decision"
    program = f"Aevum, {games.GAMES[name].title['en']}, {players(game)} players"
    serve(program, aevum.__version__, build(), chance, lambda: random_game(game, rng))


if __name__ == "__main__":
    main()
