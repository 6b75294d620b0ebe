"""`aevum admin`: the games in the database, for whoever looks after the server.

`repair` and `delete` change the database behind the server's back: stop it first.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from aevum import games
from aevum.cli.options import AsJson, DataFolder, console, print_json
from aevum.cli.owner import check_owner
from aevum.core.errors import BadOptions, NotFound
from aevum.core.flow import CHANCE
from aevum.core.plain import plain
from aevum.store import Store, Summary, default_url
from aevum.store.health import Damages, Health, examine, read
from aevum.store.library import Library
from aevum.store.repair import cut
from aevum.table.log import Entry
from aevum.table.table import Table

app = typer.Typer(help="Look after the games in the database.", no_args_is_help=True)

Db = Annotated[str | None, typer.Option("--db", metavar="URL", help="Where games are kept.")]
GameId = Annotated[str, typer.Argument(metavar="ID", help="The id of a game.")]
Yes = Annotated[bool, typer.Option("--yes", help="Really do it.")]


@app.callback()
def admin() -> None:
    """Look after the games in the database."""


@app.command("list")
def list_games(db: Db = None, as_json: AsJson = False) -> None:
    """All games, the newest first."""
    found = Store.open(db or default_url()).games()
    if as_json:
        print_json([summary._asdict() for summary in found])
        return
    whole = [Column(name, no_wrap=True) for name in ("id", "game", "entries", "status", "touched")]
    grid = Grid(*whole, "seats")
    for s in found:
        cells = (s.id, s.game, str(s.seq), s.status, s.updated_at[:10], names(s))
        grid.add_row(*(Text(plain(cell)) for cell in cells))
    console.print(grid if found else "There are no games here.")


@app.command("inspect")
def inspect(
    game_id: GameId, db: Db = None, data: DataFolder = None, as_json: AsJson = False
) -> None:
    """One game: its seats, its steps, and whether it replays as it was written."""
    store = Store.open(db or default_url())
    summary = summary_of(store, game_id)
    health = examine(store, summary, library_of(store, data))
    if as_json:
        print_json({**summary._asdict(), **health._asdict(), "verdict": health.verdict})
        return
    console.print(f"{summary.game} {summary.id}: {summary.status}, {names(summary)}", markup=False)
    console.print(f"{health.entries} entries, {health.sound} replay with their digests.")
    if health.problem:
        console.print(health.problem, markup=False)


@app.command("replay-all")
def replay_all(db: Db = None, data: DataFolder = None, as_json: AsJson = False) -> None:
    """Replay every game, for example after an update, and name those that do not agree."""
    store = Store.open(db or default_url())
    found = store.games()
    shown = track(found, "replay", console=Console(stderr=True), transient=True, disable=as_json)
    reports = [examine(store, summary, library_of(store, data)) for summary in shown]
    differ = [report for report in reports if report.problem]
    pinned = [report for report in reports if report.verdict == "pinned"]
    if as_json:
        print_json([{**r._asdict(), "verdict": r.verdict} for r in reports])
    else:
        for report in differ:
            where = f"{report.id} ({report.game}), after {report.sound} of {report.entries} entries"
            console.print(f"different: {where}: {report.problem}", markup=False, soft_wrap=True)
        same = len(reports) - len(differ) - len(pinned)
        console.print(
            f"{same} games are the same, {len(pinned)} are pinned to other data, "
            f"{len(differ)} are different."
        )
    if differ:
        raise typer.Exit(2)


@app.command("repair")
def repair(
    game_id: GameId,
    yes: Yes = False,
    db: Db = None,
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    """Cut a damaged tail back to the last entry that replays; a copy of it is kept as a file."""
    store = Store.open(db or default_url())
    health = examine(store, summary_of(store, game_id), library_of(store, data))
    if health.problem is None:
        tell(f"Game {game_id} is sound; there is nothing to repair.", health, None, as_json)
        return
    stored = read(store, game_id, library_of(store, data))
    tail = stored.entries[health.sound :]
    if not yes:
        raise BadOptions(
            f"{health.problem} Repairing removes {len(tail)} of {health.entries} entries; "
            "add --yes to do it."
        )
    table = Table.restore(stored.game, stored.header, stored.entries[: health.sound])
    copy = keep_copy(store, health, tail) if tail else None
    cut(store.database, game_id, health.sound)
    dice = throw_dice(table)
    store.append(game_id, dice, table.result.as_dict() if table.result else None)
    Damages(store.database).forget(game_id)
    place = f"; they are kept in {copy}" if copy else ""
    tell(f"Game {game_id}: {len(tail)} entries removed{place}.", health, copy, as_json)


@app.command("delete")
def delete(game_id: GameId, yes: Yes = False, db: Db = None, as_json: AsJson = False) -> None:
    """Forget a game for good."""
    store = Store.open(db or default_url())
    summary = summary_of(store, game_id)
    if not yes:
        raise BadOptions(f"Game {game_id} has {summary.seq} entries; add --yes to delete it.")
    store.delete(game_id)
    if as_json:
        print_json({"id": game_id, "deleted": True})
    else:
        console.print(f"Game {game_id} is deleted.")


# -- behind the commands ---------------------------------------------------------------------------


def names(summary: Summary) -> str:
    """As people may have named themselves before names were cleaned at the door."""
    return ", ".join(plain(str(seat.get("name") or "?")) for seat in summary.seats)


def summary_of(store: Store, game_id: str) -> Summary:
    for summary in store.games():
        if summary.id == game_id:
            return summary
    raise NotFound(f"There is no game {game_id} here.")


def library_of(store: Store, data: Path | None) -> Library:
    check_owner(data, games.GAMES)
    return Library(games.load, store.packs, data)


def throw_dice(table: Table) -> list[Entry]:
    """What chance does next, by the game's own seed."""
    before, game = table.seq, table.game
    while table.actor == CHANCE:
        action = table.next_die(game.outcomes(table.state))
        world = game.clone(table.state)
        game.apply(world, action)
        table.replay_entry(Entry(table.seq + 1, CHANCE, action, game.digest(world)))
    return table.log.since(before)


def keep_copy(store: Store, health: Health, tail: list[Entry]) -> str:
    """Write the removed entries beside the database, never over an older copy."""
    database = Path(store.database.name)
    folder = database.parent if database.is_file() else Path()
    number = 1
    while (file := folder / f"{health.id}-removed-{number}.json").exists():
        number += 1
    rows = [{**entry._asdict(), "digest": entry.digest.hex()} for entry in tail]
    content = {"id": health.id, "problem": health.problem, "entries": rows}
    file.write_text(json.dumps(content, ensure_ascii=False, indent=1), encoding="utf-8")
    return str(file)


def tell(sentence: str, health: Health, copy: str | None, as_json: bool) -> None:
    if as_json:
        removed = health.entries - health.sound
        print_json({"id": health.id, "problem": health.problem, "removed": removed, "copy": copy})
    else:
        console.print(sentence, markup=False, soft_wrap=True)
