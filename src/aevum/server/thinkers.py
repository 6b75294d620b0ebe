"""Bots think in processes of their own, never in the server's.

A thinker is sent a world that its seat cannot rule out, so that not even its process holds the
truth. Only finished games are weighed up as they really were.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from random import Random
from time import process_time
from typing import Any, NamedTuple, TypeVar

from aevum import games
from aevum.bots import Bot, Sight, make_bot
from aevum.bots.advice import advise, naming
from aevum.bots.judges import judge_of
from aevum.bots.names import Budget, budget_of, is_ours
from aevum.bots.search import Settings, Tree
from aevum.core.game import Game
from aevum.lab.coach.chances import by_network, knowing
from aevum.lab.coach.moves import runners_up, spoken
from aevum.lab.coach.prices import Ending, endings
from aevum.server.lanes import ALL, Lane
from aevum.table.table import Table

R = TypeVar("R")

Thought = tuple[str, str, dict[str, Any]]
"""Action, text key and arguments of the bot's reason."""


class Counsel(NamedTuple):
    """A hint: what is said first, the whole move, why, and what speaks for it in the game."""

    action: str
    words: list[str]
    why: tuple[str, dict[str, Any]]
    facts: list[tuple[str, dict[str, str | int]]]


BUDGET = Budget(10.0, 20_000)
"""The largest that a visitor may name for a bot, where a server says nothing else."""
QUICK = 1.0
"""Seconds up to which a thought is a quick one."""
PATIENCE = 20.0
"""Seconds a thought may take on top of five times its budget, which counts the processor's time."""
TO_WEIGH = 120.0
"""Seconds for weighing up a few positions."""
FEWEST_WALKS = 2
LONG = 0.4
"""Seconds of the processor for a position: in a large game fewer walks than asked for must do."""
MASTER = "master:300"
SEARCH = "search:400"
"""The coach's bots, with worlds for a budget: the same game is always judged alike."""
MOST_HINTS = 4
"""Hints that may wait while one is thought about."""

_games: dict[str, Game[Any]] = {}


class Pinned(NamedTuple):
    """A game for another process: its name, and its data where it is not that of the house."""

    name: str
    checksum: str
    files: dict[str, bytes] | None


def pinned(game: Game[Any]) -> Pinned:
    return Pinned(game.name, game.data_checksum, None if game.shipped else game.pack)


def _game(wanted: Pinned) -> Game[Any]:
    key = f"{wanted.name} {wanted.checksum}"
    if key not in _games:
        _games[key] = games.load(wanted.name, wanted.files)
    return _games[key]


@cache
def _bot(name: str, seat: int, table: str, seconds: float) -> Bot:
    """The same bot goes on thinking at the same seat, so that it can use what it thought before."""
    budget = budget_of(name) if is_ours(name) else None
    limits = {"seconds": seconds} if budget and budget.walks else {}
    return make_bot(name, seed=secrets.randbits(32), **limits)


def think(
    wanted: Pinned, bot: str, table: str, seat: int, world: dict[str, Any], seconds: float
) -> Thought:
    """`seconds` is the most it may take for a turn, also where worlds are counted."""
    game = _game(wanted)
    if _bot.cache_info().currsize > 200:
        _bot.cache_clear()
    move = _bot(bot, seat, table, seconds).choose(Sight(game, game.load(world), seat))
    return move.action, move.key, move.args


def counsel(
    wanted: Pinned, bot: str, table: str, seat: int, world: dict[str, Any], seconds: float
) -> Counsel:
    """What this bot advises, and why."""
    game = _game(wanted)
    state = game.load(world)
    found = advise(_bot(wisest(bot, game, state), seat, table, seconds), game, state, seat)
    why = found.why.key, found.why.args
    return Counsel(found.action, found.words, why, [(key, args) for key, args in found.facts])


def wisest(bot: str, game: Game[Any], state: Any) -> str:
    """A searching bot gets the network's help, where one knows the table."""
    return bot.replace("search", "master", 1) if knowing(game, state) else bot


def weigh_up(
    wanted: Pinned,
    walks: int,
    rounds: int,
    worlds: list[dict[str, Any]],
    together: bool = False,
) -> list[list[float]]:
    """The share of victory per seat in each of these worlds.

    A network that knows the table says it at once; else short sensible playouts do. There
    `together` looks from all of them to one and the same moment, so that a difference between two
    neighbours comes from the step between them and not from looking one turn further.
    """
    game = _game(wanted)
    states = [game.load(world) for world in worlds]
    known = by_network(game, states)
    if known is not None:
        return known
    clocks = [judge_of(game).clock(state) for state in states]
    if together:
        clocks = [max(clocks)] * len(states)
    found = [[0.0] * game.seats(state) for state in states]
    begun, walked = process_time(), 0
    while walked < walks and (walked < FEWEST_WALKS or process_time() - begun < LONG * len(states)):
        for shares, state, clock in zip(found, states, clocks, strict=True):
            # The same dice for every world, so that two of them differ only by what was done.
            tree = Tree(game, Random(walked), Settings())
            copy = game.clone(state)
            tree.play_on(copy, clock + rounds * len(shares))
            for seat, share in enumerate(tree.judge.shares(copy)):
                shares[seat] += share
        walked += 1
    return [[share / walked for share in shares] for shares in found]


class SecondThought(NamedTuple):
    """A move that was made, or could have been: its words, its facts, the seat's view after it."""

    said: list[str]
    words: list[str]
    facts: list[tuple[str, dict[str, str | int]]]
    view: dict[str, Any]


def reconsider(
    wanted: Pinned, world: dict[str, Any], seat: int, said: list[str]
) -> tuple[SecondThought, SecondThought | None]:
    """A move that was made, and the master's; None where both lead to the same position."""
    game = _game(wanted)
    before = game.load(world)
    advised = spoken(game, before, advise(coach_bot(game, before), game, before, seat).words)
    made, better = (second_thought(game, before, seat, words) for words in (said, advised))
    return made, None if made.view == better.view else better


def think_further(
    wanted: Pinned, world: dict[str, Any], seat: int, known: list[list[str]], most: int
) -> list[SecondThought]:
    """What a master would rather have done next, of what leads elsewhere than these moves."""
    game = _game(wanted)
    before = game.load(world)
    seen = [second_thought(game, before, seat, said).view for said in known]
    found: list[SecondThought] = []
    for said in runners_up(coach_bot(game, before), game, before, seat):
        other = second_thought(game, before, seat, said)
        if other.view not in seen and len(found) < most:
            found.append(other)
            seen.append(other.view)
    return found


def coach_bot(game: Game[Any], state: Any) -> Bot:
    return make_bot(MASTER if knowing(game, state) else SEARCH, seed=1)


def second_thought(game: Game[Any], before: Any, seat: int, said: list[str]) -> SecondThought:
    after = game.clone(before)
    for word in said:
        game.apply(after, word)
    facts = [(key, args) for key, args in game.facts(before, seat, said)]
    return SecondThought(said, naming(game, before, said), facts, game.observe(after, seat))


def play_out(
    wanted: Pinned, world: dict[str, Any], seat: int, said: list[str], lots: range
) -> list[Ending]:
    """How the game would have ended after these words, once for each lot."""
    game = _game(wanted)
    return endings(game, game.load(world), seat, said, lots)


class Thinkers:
    """Processes in which bots choose, a visitor is advised, and finished games are weighed up.

    A bot that thinks long holds up nobody who thinks quickly: one process is only for those.
    """

    def __init__(self, processes: int, budget: Budget = BUDGET) -> None:
        """`budget` is the largest a bot is given, whatever its name says."""
        self.budget = budget
        self._players = Lane("thinker", [QUICK, *[ALL] * processes])
        self._advisers = Lane("adviser", [ALL], MOST_HINTS)
        self._analysts = Lane("analyst", [ALL])

    def ask(self, table: Table, table_id: str, seat: int, bot: str) -> Future[Thought]:
        """What would this bot do at this seat?"""
        return self._submit(self._players, think, table, table_id, seat, bot)

    def advise(self, table: Table, seat: int, bot: str) -> Future[Counsel]:
        """What it would do, for a person who wants a hint; raises Busy if too many do."""
        return self._submit(self._advisers, counsel, table, "hint", seat, bot)

    def _submit(
        self,
        lane: Lane,
        work: Callable[[Pinned, str, str, int, dict[str, Any], float], R],
        table: Table,
        table_id: str,
        seat: int,
        bot: str,
    ) -> Future[R]:
        game = table.game
        world = game.dump(game.determinize(table.state, seat, Random(secrets.randbits(64))))
        seconds = self.seconds_for(bot)
        thought = pinned(game), bot, table_id, seat, world, self.budget.seconds
        return lane.submit(seconds, PATIENCE + 5 * seconds, work, *thought)

    def seconds_for(self, bot: str) -> float:
        """How long this bot may think about a turn."""
        if not is_ours(bot):
            return self.budget.seconds
        budget = budget_of(bot)
        return min(budget.seconds or self.budget.seconds, self.budget.seconds) if budget else 0.0

    def weigh(
        self,
        game: Game[Any],
        worlds: list[dict[str, Any]],
        walks: int,
        rounds: int,
        together: bool = False,
    ) -> Future[list[list[float]]]:
        """How do the seats stand in these positions of a finished game?"""
        task = pinned(game), walks, rounds, worlds, together
        return self._analysts.submit(0, TO_WEIGH, weigh_up, *task)

    def reconsider(
        self, game: Game[Any], world: dict[str, Any], seat: int, said: list[str]
    ) -> Future[tuple[SecondThought, SecondThought | None]]:
        """What a master would have done there instead."""
        return self._analysts.submit(0, TO_WEIGH, reconsider, pinned(game), world, seat, said)

    def think_further(
        self, game: Game[Any], world: dict[str, Any], seat: int, known: list[list[str]], most: int
    ) -> Future[list[SecondThought]]:
        """What else a master thought of there."""
        task = pinned(game), world, seat, known, most
        return self._analysts.submit(0, TO_WEIGH, think_further, *task)

    def play_out(
        self, game: Game[Any], world: dict[str, Any], seat: int, said: list[str], lots: range
    ) -> Future[list[Ending]]:
        """How would a finished game have ended after these words?"""
        return self._analysts.submit(0, TO_WEIGH, play_out, pinned(game), world, seat, said, lots)

    def close(self) -> None:
        for lane in (self._players, self._advisers, self._analysts):
            lane.close()
