"""Dice anyone can check, and the luck they brought.

A luck ledger compares, for every seat, what it drew with what it could expect at each draw. Its
measure of surprise is plain: how many draws fell otherwise than the expected mix, and how often
chance alone would stray at least as far.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from aevum.core.errors import BadRecord
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.play import choose, total_weight
from aevum.server import messages as m
from aevum.table.dice import roll
from aevum.table.record import empty_table, record_of, verify
from aevum.table.table import Table

TRIALS = 400
"""Random games behind the odds of a seat's luck."""


class Draw(NamedTuple):
    """One outcome of chance: the only seat that may read it, and what else it could have been."""

    seq: int
    counter: int | None
    owner: int
    axis: str
    action: str
    outcomes: list[tuple[str, int]]


def dice_of(table: Table) -> m.Dice:
    """The proof of a finished game; a running one shows only the hash."""
    finished = table.result is not None
    if not finished:
        return m.Dice(table.seed_hash, None, False, False, None, 0, [], [])
    record = record_of(table)
    problem, checked = None, 0
    try:
        checked = verify(record, table.game).dice_checked
    except BadRecord as error:
        problem = str(error)
    draws = draws_of(table)
    in_force = {entry.seq for entry in table.line}
    return m.Dice(
        table.seed_hash,
        table.seed.hex(),
        True,
        problem is None,
        problem,
        checked,
        [die_of(table.seed, draw) for draw in draws],
        ledger([draw for draw in draws if draw.seq in in_force], len(table.seats)),
    )


def draws_of(table: Table) -> list[Draw]:
    """Everything chance did, also what was taken back later."""
    again = empty_table(record_of(table), table.game)
    draws: list[Draw] = []
    given = 0
    for entry in table.log:
        if entry.seat == CHANCE:
            given += again.seq < again.given
            counter = None if again.seq < again.given else len(draws) - given
            owner = again.game.secret_of(again.state, entry.action)
            outcomes = again.game.outcomes(again.state)
            axis = axis_of(again.game, entry.action)
            draws.append(Draw(entry.seq, counter, owner, axis, entry.action, outcomes))
        again.replay_entry(entry)
    return draws


def axis_of(game: Game[Any], action: str) -> str:
    return game.vocabulary.verb_named[action.partition(" ")[0]].arguments[0].axis


def die_of(seed: bytes, draw: Draw) -> m.Die:
    total = total_weight(draw.outcomes)
    number = None if draw.counter is None else roll(seed, draw.counter, total)
    chance = dict(draw.outcomes)[draw.action] / total
    return m.Die(draw.seq, draw.counter, total, number, draw.action, round(chance, 4))


def ledger(draws: list[Draw], seats: int) -> list[m.LuckLine]:
    """One line per seat and kind of thing drawn."""
    kinds: dict[tuple[int, str], list[Draw]] = {}
    for draw in draws:
        if 0 <= draw.owner < seats:
            kinds.setdefault((draw.owner, draw.axis), []).append(draw)
    return [luck_line(seat, axis, kinds[seat, axis]) for seat, axis in sorted(kinds)]


def luck_line(seat: int, axis: str, draws: list[Draw]) -> m.LuckLine:
    expected = expectation(draws)
    got = dict.fromkeys(expected, 0)
    for draw in draws:
        got[draw.action] += 1
    off = distance(got, expected)
    return m.LuckLine(
        seat,
        axis,
        len(draws),
        [
            m.Drawn(action.partition(" ")[2], round(share, 2), got[action])
            for action, share in expected.items()
        ],
        round(off, 2),
        round(odds_of(draws, expected, off), 3),
    )


def expectation(draws: list[Draw]) -> dict[str, float]:
    """The sum of weight / total over all draws, per outcome."""
    sums: dict[str, float] = {}
    for draw in draws:
        total = total_weight(draw.outcomes)
        for action, weight in draw.outcomes:
            sums[action] = sums.get(action, 0.0) + weight / total
    return dict(sorted(sums.items()))


def distance(got: dict[str, int], expected: dict[str, float]) -> float:
    """How many draws would have to fall otherwise to give the expected mix."""
    return sum(abs(got[action] - expected[action]) for action in expected) / 2


def odds_of(draws: list[Draw], expected: dict[str, float], off: float) -> float:
    """How often chance strays at least as far, each draw with the weights it had."""
    rng = Random(len(draws))
    as_far = 0
    for _ in range(TRIALS):
        got = dict.fromkeys(expected, 0)
        for draw in draws:
            got[choose(draw.outcomes, rng.randrange(total_weight(draw.outcomes)))] += 1
        as_far += distance(got, expected) >= off - 1e-9
    return as_far / TRIALS
