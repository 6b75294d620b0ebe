"""Playing what a plan asks for.

Each finished game is one line of a file, so a long run can be stopped, continued, and looked at in
between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from pathlib import Path
from typing import Any

import msgspec

from aevum import processes
from aevum.bots import make_bot
from aevum.core.errors import BadOptions
from aevum.lab.balance.plan import Plan
from aevum.lab.balance.study import study_of

CHUNK = 20
"""Games that a process plays before it reports."""


def play_chunk(plan: Plan, pairing: int, numbers: list[int]) -> list[Any]:
    study = study_of(plan.name)
    return [study.play(plan, pairing, number) for number in numbers]


def missing(plan: Plan, played: list[Any]) -> list[tuple[int, list[int]]]:
    """What is still to be played, in chunks, all pairings at the same pace."""
    done = {(p.pairing, p.number) for p in played if p.bot == plan.bot}
    chunks: list[tuple[int, list[int]]] = []
    for start in range(0, plan.games, CHUNK):
        numbers = range(start, min(start + CHUNK, plan.games))
        for pairing in range(study_of(plan.name).pairings):
            left = [number for number in numbers if (pairing, number) not in done]
            if left:
                chunks.append((pairing, left))
    return chunks


def spread(plan: Plan, chunks: list[tuple[int, list[int]]]) -> Iterator[list[Any]]:
    """Play the chunks here, or on several processes."""
    if plan.jobs == 1:
        for chunk in chunks:
            yield play_chunk(plan, *chunk)
        return
    with processes.hands(plan.jobs) as pool:
        waiting = [pool.submit(play_chunk, plan, *chunk) for chunk in chunks]
        try:
            for future in as_completed(waiting):
                yield future.result()
        finally:
            for future in waiting:
                future.cancel()


def read(log: Path, plan: Plan) -> list[Any]:
    """Every game of the log."""
    if not log.exists():
        return []
    kind = study_of(plan.name).kind
    lines = log.read_text(encoding="utf-8").splitlines()
    return [msgspec.json.decode(line, type=kind) for line in lines]


def valid(log: Path, plan: Plan) -> list[Any]:
    """The games that belong to the plan; those with other cards tell of another balance."""
    data = plan.game.data_checksum
    return [
        p for p in read(log, plan)
        if p.bot == plan.bot and p.number < plan.games and p.data == data
    ]  # fmt: skip


def run(plan: Plan, log: Path, progress: Callable[[int], None] = lambda games: None) -> list[Any]:
    """Play what is missing; whatever is finished is in the log, also after an interruption."""
    if plan.games < 1 or plan.jobs < 1:
        raise BadOptions("A balance report needs at least one game and one job.")
    make_bot(plan.bot, seed=0)
    played = valid(log, plan)
    progress(len(played))
    with log.open("ab") as file:
        for chunk in spread(plan, missing(plan, played)):
            for game in chunk:
                file.write(msgspec.json.encode(game) + b"\n")
            file.flush()
            played += chunk
            progress(len(chunk))
    return played
