"""Many games between equal bots, and what is written down of each.

Each finished game is one line of a file, so a long run can be stopped, continued, and looked at in
between. A pairing is two nations; from game to game they change seats, then the first marker does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from aevum import games
from aevum.bots import Sight, make_bot
from aevum.core.errors import BadOptions
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.play import choose, total_weight
from aevum.games.rising_cultures.components import (
    ABSTAINED,
    ASCENDED,
    BOXED,
    BUILT,
    CONTESTED,
    DREW,
    LIMITED,
    NATIONS,
    ROUND_BEGAN,
    SEATS,
    SHOWN,
    SWAPPED,
    USED_COINS,
    USED_MILITARY,
    USED_RESOURCE,
    USES,
    WON,
)
from aevum.games.rising_cultures.rules.scoring import score_sheet

GAME = "rising_cultures"
PAIRINGS = list(combinations(range(len(NATIONS)), 2))
CHUNK = 20
"""Games that a process plays before it reports."""


class Side(msgspec.Struct):
    """What one seat did in a game; cards by their number."""

    nation: int
    sheet: list[int] = []
    uses: list[int] = []
    drawn: list[int] = []
    built: list[int] = []
    stage: int = 0
    golden: int = 0
    provinces: int = 0
    paid_swaps: int = 0
    limited: int = 0
    """Rounds in which it lost coins to the limit."""

    @property
    def points(self) -> int:
        return sum(self.sheet)


class Played(msgspec.Struct):
    """One finished game."""

    bot: str
    pairing: int
    number: int
    first: int
    winner: int
    sides: list[Side]
    row: list[int] = []
    boxed: int = 0
    contests: int = 0
    declined: int = 0
    decisions: int = 0
    supply_empty: bool = False
    repeats: int = 0
    data: str = ""
    """Checksum of the data pack it was played with."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: so many games of each pairing, with this bot on both seats."""

    bot: str = "greedy"
    games: int = 200
    jobs: int = 1
    data: Path | None = None
    """An owner's data folder laid over ours."""

    @property
    def game(self) -> Game[Any]:
        return load(self.data)


@cache
def load(data: Path | None = None) -> Game[Any]:
    """Once per process: bots keep what they know about a game."""
    return games.load(GAME, data)


class Watch:
    """Writes down what the events of a game tell."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.begun = False
        self.asked = False
        for side in played.sides:
            side.uses = [0] * len(USES)

    def see(self, event: tuple[int, ...]) -> None:
        kind, a, b = event[0], event[1], event[2]
        game = self.played
        if kind == DREW or kind == SHOWN:
            game.sides[a].drawn.append(b)
        elif kind == BUILT:
            game.sides[a].built.append(b)
            game.sides[a].uses[3] += 1
        elif kind in (USED_COINS, USED_MILITARY, USED_RESOURCE):
            game.sides[a].uses[kind - USED_COINS] += self.begun  # not the two cards of the setup
        elif kind == ASCENDED:
            game.sides[a].stage = event[3]
        elif kind == SWAPPED:
            game.sides[a].paid_swaps += b
        elif kind == LIMITED:
            game.sides[a].limited += 1
        else:
            self.see_contest(kind, a)

    def see_contest(self, kind: int, a: int) -> None:
        game = self.played
        if kind == ROUND_BEGAN:
            self.begun = True
        elif kind == CONTESTED:
            game.contests += 1
            self.asked = True
        elif kind == ABSTAINED and self.asked:  # K9: the stronger one is asked first
            game.declined += 1
            self.asked = False
        elif kind == WON:
            game.sides[a].provinces += 1
        elif kind == BOXED:
            game.boxed += 1


def play(plan: Plan, pairing: int, number: int) -> Played:
    """Game `number` of a pairing; the same number always brings the same cards."""
    game = plan.game
    rng = Random(f"balance/{plan.bot}/{pairing}/{number}")
    nations = PAIRINGS[pairing] if number % 2 == 0 else PAIRINGS[pairing][::-1]
    first = number // 2 % SEATS
    bots = [make_bot(plan.bot, seed=rng.getrandbits(32)) for _ in range(SEATS)]
    state = game.setup({"nations": [NATIONS[nation] for nation in nations], "first": first})
    sides = [Side(nation) for nation in nations]
    played = Played(plan.bot, pairing, number, first, -1, sides, data=game.data_checksum)
    watch = Watch(played)
    seen: set[bytes] = set()
    while not game.is_over(state):
        seat = game.actor(state)
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            action = choose(outcomes, rng.randrange(total_weight(outcomes)))
        else:
            action = bots[seat].choose(Sight(game, state, seat)).action
            played.decisions += 1
        for event in game.apply(state, action):
            watch.see(event)
        if not state.supply:
            played.supply_empty = True
        if number == 0:  # B17: looked at in one game of each pairing
            digest = game.digest(state)
            played.repeats += digest in seen
            seen.add(digest)
    finish(game, state, played)
    return played


def finish(game: Game[Any], state: Any, played: Played) -> None:
    result = game.result(state)
    assert result is not None
    played.winner = result.winners[0]
    played.row = [province for province, there in enumerate(state.laid) if there]
    for seat, side in enumerate(played.sides):
        side.sheet = score_sheet(state, seat)
        side.golden = state.golden[seat]


def play_chunk(plan: Plan, pairing: int, numbers: list[int]) -> list[Played]:
    return [play(plan, pairing, number) for number in numbers]


def missing(plan: Plan, played: list[Played]) -> list[tuple[int, list[int]]]:
    """What is still to be played, in chunks, all pairings at the same pace."""
    done = {(p.pairing, p.number) for p in played if p.bot == plan.bot}
    chunks: list[tuple[int, list[int]]] = []
    for start in range(0, plan.games, CHUNK):
        numbers = range(start, min(start + CHUNK, plan.games))
        for pairing in range(len(PAIRINGS)):
            left = [number for number in numbers if (pairing, number) not in done]
            if left:
                chunks.append((pairing, left))
    return chunks


def spread(plan: Plan, chunks: list[tuple[int, list[int]]]) -> Iterator[list[Played]]:
    """Play the chunks here, or on several processes."""
    if plan.jobs == 1:
        for chunk in chunks:
            yield play_chunk(plan, *chunk)
        return
    with ProcessPoolExecutor(plan.jobs) as pool:
        waiting = [pool.submit(play_chunk, plan, *chunk) for chunk in chunks]
        try:
            for future in as_completed(waiting):
                yield future.result()
        finally:
            for future in waiting:
                future.cancel()


def read(path: Path) -> list[Played]:
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return [msgspec.json.decode(line, type=Played) for line in lines]


def valid(log: Path, plan: Plan) -> list[Played]:
    """The games that belong to the plan; those with other cards tell of another balance."""
    data = plan.game.data_checksum
    return [p for p in read(log) if p.bot == plan.bot and p.number < plan.games and p.data == data]


def run(
    plan: Plan, log: Path, progress: Callable[[int], None] = lambda games: None
) -> list[Played]:
    """Play what is missing; whatever is finished is in the log, also after an interruption."""
    if plan.games < 1 or plan.jobs < 1:
        raise BadOptions("A balance report needs at least one game and one job.")
    make_bot(plan.bot, seed=0)
    played = valid(log, plan)
    progress(len(played))
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("ab") as file:
        for chunk in spread(plan, missing(plan, played)):
            for game in chunk:
                file.write(msgspec.json.encode(game) + b"\n")
            file.flush()
            played += chunk
            progress(len(chunk))
    return played
