"""OpenSpiel: its compiled backgammon, driven from Python."""

import random
from importlib.metadata import version

import pyspiel

from bench.worker import serve

GAME = pyspiel.load_game("backgammon")


def play() -> int:
    """A whole random game; returns the decisions of the players."""
    return walk()[0]


def walk() -> tuple[int, int]:
    """A whole random game: the decisions of the players and the acts of chance."""
    draw = random.random
    state = GAME.new_initial_state()
    decisions = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choose(state.chance_outcomes(), draw()))
            chances += 1
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
    return decisions, chances


def choose(outcomes: list[tuple[int, float]], number: float) -> int:
    for action, probability in outcomes:
        number -= probability
        if number < 0:
            return action
    return outcomes[-1][0]


def main() -> None:
    random.seed(1)
    walks = [walk() for _ in range(20)]
    each = sum(chances for _, chances in walks) / sum(decisions for decisions, _ in walks)
    chance = f"{each:.2f} acts of chance per decision"
    serve("OpenSpiel, backgammon", version("open-spiel"), "C++ from Python", chance, play)


if __name__ == "__main__":
    main()
