"""Fuzzing: play at random, do everything a table can do, and look for contradictions.

Each game mixes legal moves with wrong ones, undo, redo, restart, take-backs, saving and loading.
The first contradiction ends the run with the seed that repeats it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from aevum.core.errors import AevumError
from aevum.core.game import TABLE, Game
from aevum.core.picks import IN_ORDER
from aevum.lab.simulate import game_seed
from aevum.table.record import record_of, verify
from aevum.table.table import Table

MOST_STEPS = 20_000
"""A game that takes longer has run away."""


class Contradiction(AevumError):
    """The fuzzer found something that must not be; the message holds the seed."""


def fuzz_game(game: Game[Any], seed: str, number: int, most: int | None = None) -> int:
    """One game full of trouble for at most so many; returns the number of log entries."""
    rng = Random(f"{seed}/{number}")
    players = rng.randint(game.fewest_seats, most or game.most_seats)
    table = Table.new(game, {"players": players}, seed=game_seed(seed, number))
    try:
        while (seat := table.actor) is not None:
            if table.seq > MOST_STEPS:
                raise Contradiction("the game does not end")
            check_words(table, seat, rng)
            step(table, seat, rng)
        verify(record_of(table), game)
    except Exception as error:
        raise Contradiction(
            f"Game {number} of seed {seed} with {players} players, step {table.seq}: {error!r}."
        ) from error
    return table.seq


def step(table: Table, seat: int, rng: Random) -> None:
    """One legal move, sometimes followed by something unusual."""
    table.act(seat, rng.choice(table.legal(seat)), table.visible_seq(seat))
    dice = rng.random()
    if dice < 0.10:
        undo_and_redo(table, seat)
    elif dice < 0.12 and table.can_undo(seat):
        table.restart(seat)
    elif dice < 0.13 and table.actor is not None:
        go_back_together(table, rng)
    elif dice < 0.15:
        save_and_load(table)


def check_words(table: Table, seat: int, rng: Random) -> None:
    """Legal is what is not forbidden, and a forbidden word changes nothing."""
    vocabulary = table.game.vocabulary
    offered = table.legal(seat)
    near = list(vocabulary.neighbours(rng.choice(offered))) if offered else []
    words = [
        vocabulary.any_word(rng),
        vocabulary.any_word(rng),
        *rng.sample(near, min(3, len(near))),
    ]
    legal = set(offered)
    before = table.game.digest(table.state)
    for word in words:
        why = table.game.explain(table.state, seat, word)
        if (why is None) != (word in legal):
            raise Contradiction(f"'{word}' is both legal and forbidden")
        if why is None or why.key == IN_ORDER:  # a pick out of order is said anew by the table
            continue
        try:
            table.act(seat, word)
        except AevumError:
            if table.game.digest(table.state) != before:
                raise Contradiction(f"the refused '{word}' changed the state") from None
        else:
            raise Contradiction(f"the forbidden '{word}' was accepted")


def undo_and_redo(table: Table, seat: int) -> None:
    if not table.can_undo(seat):
        return
    after = table.game.digest(table.state)
    table.undo(seat)
    table.redo(seat)
    if table.game.digest(table.state) != after:
        raise Contradiction("undo and redo do not lead back")


def go_back_together(table: Table, rng: Random) -> None:
    length = len(table.line)
    table.ask_takeback(0, rng.randrange(max(0, length - 15), length))
    for seat in range(1, len(table.seats)):
        table.answer_takeback(seat, True)


def save_and_load(table: Table) -> None:
    game = table.game
    again = Table.restore(game, table.header(), list(table.log))
    if game.digest(again.state) != game.digest(table.state):
        raise Contradiction("the restored table is another one")
    if again.view(TABLE) != table.view(TABLE):
        raise Contradiction("the restored table looks different")


def run(game: Game[Any], seed: str, games: int, progress: Callable[[], None] = lambda: None) -> int:
    """Fuzz some games; returns the log entries made."""
    entries = 0
    for number in range(games):
        entries += fuzz_game(game, seed, number)
        progress()
    return entries
