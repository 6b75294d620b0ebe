"""`aevum data`: the tables behind the games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from aevum import games
from aevum.cli.options import AsJson, console, print_json
from aevum.cli.owner import check_owner
from aevum.core.errors import BadDataPack, BadOptions, NotFound

app = typer.Typer(help="The data packs of the games.", no_args_is_help=True)

What = Annotated[
    list[str] | None,
    typer.Argument(metavar="[GAME] [DIR]", help="One game; an owner's folder laid over ours."),
]


@app.callback()
def data() -> None:
    """The data packs of the games."""


@app.command("effects")
def effects(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where the pages go.")],
) -> None:
    """Write a page with the vocabulary of effects for each game that has one."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in games.GAMES:
        page = games.load(name).effects_page()
        if page:
            (folder / f"{name}.md").write_text(page, encoding="utf-8")
            console.print(f"{folder / name}.md", markup=False)


@app.command("check")
def check(what: What = None, as_json: AsJson = False) -> None:
    """Report every mistake in the data packs with file, key and a suggestion."""
    names = [word for word in what or [] if word in games.GAMES] or list(games.GAMES)
    folder = folder_in(what or [])
    check_owner(folder, names)
    mistakes = []
    for name in names:
        try:
            games.load(name, folder).check_data()
        except BadDataPack as error:
            mistakes += [
                {"game": name, "file": p.file, "key": p.key, "problem": p.text, "hint": p.hint}
                for p in error.problems
            ]
    if as_json:
        print_json({"ok": not mistakes, "mistakes": mistakes})
    else:
        for m in mistakes:
            hint = f" – {m['hint']}" if m["hint"] else ""
            console.print(
                f"{m['game']}: {m['file']}, {m['key']}: {m['problem']}{hint}", markup=False
            )
        console.print(f"{len(mistakes)} mistakes." if mistakes else "All data packs are sound.")
    if mistakes:
        raise typer.Exit(2)


def folder_in(words: list[str]) -> Path | None:
    """The owner's folder among the words: what is not the name of a game."""
    folders = [Path(word) for word in words if word not in games.GAMES]
    for folder in folders:
        if not folder.is_dir():
            raise NotFound(f"There is no folder {folder}.")
    if len(folders) > 1:
        raise BadOptions("Only one owner's folder can be laid over ours.")
    return folders[0] if folders else None
