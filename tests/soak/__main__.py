"""`python -m tests.soak [bots kills worlds hostile races losses browser]`: at full length."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from aevum import games
from tests.server.house import House, database
from tests.soak.bots import bots
from tests.soak.browser import browser
from tests.soak.hostile import hostile
from tests.soak.kills import kills
from tests.soak.losses import losses
from tests.soak.races import races
from tests.soak.worlds import messages
from tests.store.postgres_server import Server, find_programs

FIGURES = Path(__file__).parents[2] / "build" / "soak.jsonl"
KILLS = int(os.environ.get("AEVUM_SOAK_KILLS", "1000"))
MESSAGES = int(os.environ.get("AEVUM_SOAK_MESSAGES", "100000"))
ROUNDS = int(os.environ.get("AEVUM_SOAK_ROUNDS", "5"))
TABLES = int(os.environ.get("AEVUM_SOAK_TABLES", "50"))
GAMES = int(os.environ.get("AEVUM_SOAK_BOT_GAMES", "300"))
BATCH = 20


def written() -> list[dict[str, Any]]:
    if not FIGURES.exists():
        return []
    return [json.loads(line) for line in FIGURES.read_text("utf-8").splitlines()]


def write(part: str, figures: dict[str, Any]) -> None:
    FIGURES.parent.mkdir(parents=True, exist_ok=True)
    line = json.dumps({"soak": part, **figures})
    print(line, flush=True)
    with FIGURES.open("a", encoding="utf-8") as out:
        out.write(line + "\n")


def total(part: str, what: str) -> int:
    """How much of a part was done already."""
    return sum(int(row.get(what, 0)) for row in written() if row["soak"] == part)


@contextmanager
def place(kind: str) -> Iterator[str]:
    """An empty database of this kind."""
    with TemporaryDirectory(prefix="aevum-") as folder:
        if kind == "sqlite":
            yield database(Path(folder))
            return
        programs = find_programs()
        assert programs is not None, "PostgreSQL is not installed here"
        server = Server(programs, Path(folder))
        try:
            yield server.new_database()
        finally:
            server.stop()


@contextmanager
def running(kind: str) -> Iterator[tuple[House, str]]:
    with place(kind) as address:
        house = House(address).start()
        try:
            yield house, address
        finally:
            house.stop()


def soak_bots() -> None:
    """So many games of each game of the shelf that can be played."""
    for name, meta in games.GAMES.items():
        done = total(f"bots of {name}", "games")
        if not meta.is_coming and done < GAMES:
            for row in bots(name, done, GAMES - done):
                write(f"bots of {name}", row)


def soak_kills() -> None:
    for kind in ("sqlite", "postgresql"):
        part = f"kills on {kind}"
        while (done := total(part, "kills")) < KILLS:
            with place(kind) as address:
                write(part, kills(address, min(BATCH, KILLS - done), seed=done))


def soak_worlds() -> None:
    while (done := total("worlds", "messages")) < MESSAGES:
        with TemporaryDirectory() as folder:
            write("worlds", messages(Path(folder), min(5_000, MESSAGES - done), seed=done))


def soak_hostile() -> None:
    for kind in ("sqlite", "postgresql"):
        part = f"hostile on {kind}"
        if not total(part, "attempts"):
            with running(kind) as (house, _):
                write(part, hostile(house, 10 * ROUNDS, seed=1))


def soak_races() -> None:
    for kind in ("sqlite", "postgresql"):
        part = f"races on {kind}"
        if not total(part, "rounds"):
            with running(kind) as (house, address):
                write(part, races(house, address, ROUNDS))


def soak_losses() -> None:
    if not any(row["soak"] == "losses" for row in written()):
        for row in losses(TABLES, ROUNDS, calm=5.0):
            write("losses", row)


def soak_browser() -> None:
    done = {row["part"] for row in written() if row["soak"] == "browser"}
    wanted = [name for name in games.GAMES if name not in done]
    if wanted:
        for row in browser(wanted):
            write("browser", row)


PARTS: dict[str, Callable[[], None]] = {
    "bots": soak_bots,
    "kills": soak_kills,
    "worlds": soak_worlds,
    "hostile": soak_hostile,
    "races": soak_races,
    "losses": soak_losses,
    "browser": soak_browser,
}


def summed() -> Iterator[tuple[str, dict[str, Any]]]:
    """One row per part: counts added up, the rest as it was last."""
    sums: dict[str, dict[str, Any]] = {}
    for row in written():
        name = f"{row.pop('soak')} {row.pop('part', '')}".strip()
        known = sums.setdefault(name, {})
        for what, value in row.items():
            counted = isinstance(value, int) and not isinstance(value, bool)
            known[what] = known.get(what, 0) + value if counted else value
    yield from sums.items()


if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        PARTS[part]()
    print("\nAll figures so far:")
    for name, figures in summed():
        print(f"{name}: " + ", ".join(f"{what} {value}" for what, value in figures.items()))
