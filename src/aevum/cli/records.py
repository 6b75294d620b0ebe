"""`aevum replay`, `aevum verify`, `aevum fork`: what can be done with a record file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import track

from aevum import games
from aevum.cli.language import language_of, texts_for
from aevum.cli.options import AsJson, DataFolder, Language, console, print_json
from aevum.cli.owner import check_owner
from aevum.cli.terminal.draw import draw_position, sentences
from aevum.core.errors import AevumError, BadOptions
from aevum.core.game import TABLE, Game
from aevum.store import Store, default_url
from aevum.store.kept import keep_table
from aevum.store.library import Library
from aevum.table.record import (
    Record,
    has_our_digests,
    migrated,
    read_record,
    record_of,
    table_of,
    write_record,
)
from aevum.table.record import verify as verify_record
from aevum.table.table import Table

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record file.")]
Parents = Annotated[
    list[Path] | None,
    typer.Option("--parent", metavar="FILE", help="The record of a game in which another begins."),
]
RecordFiles = Annotated[list[Path], typer.Argument(metavar="FILE…", help="Record files.")]


def library_of(data: Path | None) -> Library:
    check_owner(data, games.GAMES)
    return Library(games.load, data=data)


def open_record(path: Path, data: Path | None) -> tuple[Record, Game[Any]]:
    record = read_record(path)
    return record, library_of(data).of_record(record)


def verify(
    files: RecordFiles, parent: Parents = None, data: DataFolder = None, as_json: AsJson = False
) -> None:
    """Replay records and check every action, every digest and every die.

    A game that begins in another one is sound only together with that one.
    """
    library = library_of(data)
    parents = [read_record(path) for path in parent or []]
    reports: list[dict[str, Any]] = []
    paths = track(
        files, "verify", console=Console(stderr=True), transient=True, disable=len(files) < 2
    )
    for path in paths:
        try:
            record = read_record(path)
            report = verify_record(record, library.of_record(record), parents)
        except AevumError as error:
            reports.append({"file": str(path), "ok": False, "problem": str(error)})
        else:
            found = {"file": str(path), "ok": report.rests_on is None, "problem": report.rests_on}
            reports.append({**found, **msgspec.to_builtins(report)})
    bad = [r for r in reports if not r["ok"]]
    if as_json:
        print_json(reports)
    else:
        show_reports(reports, bad)
    if bad:
        raise typer.Exit(2)


def show_reports(reports: list[dict[str, Any]], bad: list[dict[str, Any]]) -> None:
    for report in bad:
        console.print(f"{report['file']}: {report['problem']}", markup=False, soft_wrap=True)
    good = [r for r in reports if r["ok"]]
    if good:
        entries = sum(r["entries"] for r in good)
        dice = sum(r["dice_checked"] for r in good)
        open_dice = sum(r["dice"] - r["dice_checked"] for r in good)
        rest = f", {open_dice} dice not yet provable" if open_dice else ""
        console.print(
            f"{len(good)} sound record{'s' if len(good) > 1 else ''}: {entries} steps replayed, "
            f"{dice} dice checked against the seed{rest}. Names of seats are not part of the proof."
        )
    old = sum(not r["digests_checked"] for r in good)
    if old:
        console.print(
            f"{old} of an earlier format or of earlier rules: proved by their actions, dice and "
            "result; their digests cannot be compared any more."
        )


def migrate(files: RecordFiles, data: DataFolder = None, as_json: AsJson = False) -> None:
    """Write records of an older format or of earlier rules anew, in place.

    Each is proved before it is touched.
    """
    library = library_of(data)
    done = []
    for path in files:
        record = read_record(path)
        game = library.of_record(record)
        verify_record(record, game)
        if not has_our_digests(record, game):
            write_record(migrated(record, game), path)
            done.append(str(path))
    if as_json:
        print_json(done)
    else:
        console.print(f"{len(done)} of {len(files)} records written anew.")


def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Stop after N steps.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="S", help="What seat S (from 1) could see.")
    ] = None,
    lang: Language = None,
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    """Show a recorded game step by step, as a spectator or as one seat saw it."""
    record, game = open_record(file, data)
    table = table_of(record, game)
    if to is not None:
        table = table.until(to)
    viewer = TABLE if seat is None else seat - 1
    if seat is not None and not 1 <= seat <= len(table.seats):
        raise BadOptions(f"This game has seats 1 to {len(table.seats)}, not {seat}.")
    if as_json:
        print_json(table.view(viewer))
        return
    texts = texts_for(game, language_of(lang))
    for sentence in sentences(table, viewer, texts):
        console.print(sentence)
    draw_position(console, table, viewer, texts)


def fork(
    file: RecordFile,
    at: Annotated[int, typer.Option("--at", metavar="N", help="Keep the first N steps.")],
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Also write the fork's record.")
    ] = None,
    db: Annotated[
        str | None, typer.Option("--db", metavar="URL", help="Where games are kept.")
    ] = None,
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    """Branch a new game off a record; it gets new dice and can be played on."""
    record, game = open_record(file, data)
    table = table_of(record, game).fork(at)
    if out is not None:
        write_record(record_of(table), out)
    game_id = keep(table, db)
    if as_json:
        print_json({"id": game_id, "at": at, "record": str(out) if out else None})
    else:
        console.print(f"Forked at step {at}. Play on: aevum play {game.name} --resume {game_id}")


def keep(table: Table, db: str | None) -> str:
    """Write a table into the store; returns its id."""
    store = Store.open(db or default_url())
    return keep_table(store, table)
