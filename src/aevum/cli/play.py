"""`aevum play`: a game in the terminal, with people at one keyboard and with bots."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from aevum import games
from aevum.bots import make_bot
from aevum.bots.names import is_ours, offered
from aevum.bots.own import is_own
from aevum.cli.language import language_of, texts_for
from aevum.cli.options import DataFolder, GameName, GameOptions, Language, game_options
from aevum.cli.owner import check_owner
from aevum.cli.terminal.reader import Reader, ScriptReader, TerminalReader
from aevum.cli.terminal.session import Session
from aevum.core.errors import BadOptions
from aevum.core.game import Game
from aevum.core.plain import plain as cleaned
from aevum.core.texts import Texts
from aevum.store import Store, default_url
from aevum.store.kept import keep_table, open_table
from aevum.store.library import Library
from aevum.table.dice import SEED
from aevum.table.table import Table

ME = "me"
DEFAULT_BOT = "greedy"
DEFAULT_PLAYERS = 4
NAMES = ("Aurelia", "Cato", "Livia", "Marcus", "Octavia", "Brutus", "Drusus", "Paulus")
"""Called so who gives no name; no initial is a tribe's letter."""

Seats = Annotated[
    str | None,
    typer.Option(
        "--seats", metavar="LIST",
        help="Who plays, in turn order: me, a Name, a level (easy, steady, strong) "
        "or a bot (random, greedy, search:2s, master).",
    ),
]  # fmt: skip
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="How many play.")]
Seed = Annotated[
    str | None, typer.Option("--seed", metavar="S", help="Any text; the same seed, the same dice.")
]
Plain = Annotated[bool, typer.Option("--plain", help="No colours.")]
Resume = Annotated[str | None, typer.Option("--resume", metavar="ID", help="Go on with a game.")]
Database = Annotated[str | None, typer.Option("--db", metavar="URL", help="Where games are kept.")]
First = Annotated[
    int | None, typer.Option("--first", metavar="N", help="The seat that starts, counted from 1.")
]
Script = Annotated[
    Path | None, typer.Option("--script", metavar="FILE", help="Read the lines from a file.")
]


def play(
    game: GameName,
    seats: Seats = None,
    players: Players = None,
    lang: Language = None,
    seed: Seed = None,
    data: DataFolder = None,
    plain: Plain = False,
    resume: Resume = None,
    db: Database = None,
    first: First = None,
    script: Script = None,
    options: GameOptions = None,
) -> None:
    """Play in the terminal, alone against bots or with others at one keyboard."""
    language = language_of(lang)
    house_game = games.load(game, data)
    check_owner(data, [game])
    texts = texts_for(house_game, language)
    console = Console(highlight=False, color_system=None if plain else "auto")
    reader = reader_for(script, console, texts)
    store = Store.open(db or default_url())
    library = Library(games.load, store.packs, data)
    if resume is None:
        chosen = game_options(options)
        table = new_table(house_game, texts, seats, players, seed, first, chosen)
        game_id = keep_table(store, table)
    else:
        refuse_with_resume(texts, seats=seats, players=players, seed=seed, first=first)
        table = load_table(store, resume, house_game, library, texts)
        game_id = resume

    def reload() -> Table:
        return open_table(store, game_id, library)

    command = resume_command(game, game_id, db, data)
    Session(table, console, reader, language, command, reload).run()


def reader_for(script: Path | None, console: Console, texts: Texts) -> Reader:
    """A script, a person at a terminal, or whatever comes through the pipe."""
    if script is not None:
        return ScriptReader(console, lines_of(script, texts))
    if sys.stdin.isatty() and console.is_terminal:
        return TerminalReader(console)
    return ScriptReader(console, sys.stdin)


def lines_of(script: Path, texts: Texts) -> Iterable[str]:
    try:
        return script.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "UTF-8"
        raise BadOptions(texts.text("no-script", file=str(script), reason=reason)) from None


# -- a new game -----------------------------------------------------------------------------------


def new_table(
    game: Game[Any],
    texts: Texts,
    seats: str | None,
    players: int | None,
    seed: str | None,
    first: int | None,
    chosen: dict[str, Any],
) -> Table:
    usual = min(DEFAULT_PLAYERS, game.most_seats)
    count = len(seats.split(",")) if seats else players or usual
    if not game.fewest_seats <= count <= game.most_seats:
        most = game.most_seats
        raise BadOptions(texts.text("how-many", least=game.fewest_seats, most=most, players=count))
    words = seats.split(",") if seats else default_seats(players or usual)
    if players is not None and players != len(words):
        raise BadOptions(texts.text("seats-and-players", seats=len(words), players=players))
    people = seat_people([bot_at(game, cleaned(word)) for word in words], texts)
    options: dict[str, Any] = {"players": len(people), **chosen}
    if first is not None:
        if not 1 <= first <= len(people):
            raise BadOptions(texts.text("first-seat", first=first, players=len(people)))
        options["first"] = first - 1
    return Table.new(game, options, people, None if seed is None else seed_bytes(seed))


def default_seats(players: int) -> list[str]:
    return [ME] + [DEFAULT_BOT] * (players - 1)


def bot_at(game: Game[Any], word: str) -> str:
    """The bot behind a level of this game, or the word as it is."""
    meta = games.GAMES.get(game.name)
    return meta.levels.get(word, word) if meta else word


def seat_people(words: Sequence[str], texts: Texts) -> list[dict[str, Any]]:
    """Who sits where: bots by their names, people by theirs."""
    given = [word for word in words if word[:1].isupper() and not is_own(word)]
    for name in given:
        if given.count(name) > 1:
            raise BadOptions(texts.text("same-name", name=name))
    taken = {name[0] for name in given}
    spare = iter(sorted((n for n in NAMES if n not in given), key=lambda n: n[0] in taken))
    seats: list[dict[str, Any]] = []
    for word in words:
        if word in given:
            seats.append({"name": word, "kind": "person"})
        elif word == ME:
            seats.append({"name": next(spare), "kind": "person"})
        elif is_ours(word) or is_own(word):
            make_bot(word, 0)
            seats.append({"name": next(spare), "kind": "bot", "bot": word})
        else:
            raise BadOptions(texts.text("no-bot", word=word, bots=", ".join(offered())))
    if all(seat["kind"] == "bot" for seat in seats):
        raise BadOptions(texts.text("no-person"))
    return seats


def seed_bytes(seed: str) -> bytes:
    """A seed in hexadecimal as it is; any other text by its hash."""
    try:
        given = bytes.fromhex(seed)
    except ValueError:
        given = b""
    return given if len(given) == SEED else hashlib.sha256(seed.encode()).digest()


# -- a game that goes on --------------------------------------------------------------------------


def refuse_with_resume(texts: Texts, **options: object) -> None:
    for name, value in options.items():
        if value is not None:
            raise BadOptions(texts.text("resume-alone", option=f"--{name}"))


def load_table(
    store: Store, game_id: str, game: Game[Any], library: Library, texts: Texts
) -> Table:
    header, _ = store.load(game_id)
    if header["game"] != game.name:
        raise BadOptions(texts.text("resume-other-game", id=game_id, game=header["game"]))
    return open_table(store, game_id, library)


def resume_command(game: str, game_id: str, db: str | None, data: Path | None) -> str:
    command = f"aevum play {game} --resume {game_id}"
    if db:
        command += f" --db {db}"
    if data:
        command += f" --data {data}"
    return command
