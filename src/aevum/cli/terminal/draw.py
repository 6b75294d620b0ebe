"""Showing a table: the position, the story so far, the choices, the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from aevum.bots import Move
from aevum.cli.terminal.canvas import fit
from aevum.cli.terminal.generic import Artist, Scene
from aevum.cli.terminal.voice import Voice
from aevum.cli.terminal.words import COMMANDS, Choice
from aevum.core.flow import CHANCE
from aevum.core.game import Game, Preview, Term
from aevum.core.plain import plain
from aevum.core.rooms import module
from aevum.core.texts import Texts
from aevum.table.table import Table

GAP = 3
"""Blanks between two columns of choices."""


def artist_for(game: Game[Any]) -> Artist:
    """The artist in the game's room of the terminal, else the one who draws any game."""
    return _artist_of(game.name)


@cache
def _artist_of(name: str) -> Artist:
    own = module("cli/terminal", name, "artist")
    return Artist() if own is None else own.load_artist()


def voice_for(table: Table, texts: Texts) -> Voice:
    names = [plain(str(seat.get("name", ""))) for seat in table.seats]
    return Voice(table.game, texts, [name or str(n) for n, name in enumerate(names, 1)])


def scene_of(
    table: Table, viewer: int, voice: Voice, targets: Mapping[str, int] | None = None
) -> Scene:
    """The table as `viewer` may see it."""
    view = table.game.observe(table.state, viewer)
    bots = {
        n: plain(str(seat.get("bot"))) for n, seat in enumerate(table.seats)
        if seat.get("kind") == "bot"
    }  # fmt: skip
    figures = table.game.figures(table.state)

    def preview(word: str) -> Preview | None:
        return table.game.preview(table.state, viewer, word)

    return Scene(table.game, view, viewer, voice, figures, targets or {}, bots, preview)


def draw_position(console: Console, table: Table, viewer: int, texts: Texts) -> None:
    """The whole position as `viewer` (TABLE = a spectator) may see it."""
    artist = artist_for(table.game)
    scene = scene_of(table, viewer, voice_for(table, texts))
    console.print(artist.position(scene, console.width, console.height * 4))
    for line in artist.situation(scene):
        console.print(line)
    result = table.result
    if result is not None:
        console.print(final_table(table, scene.voice, viewer))


def sentences(table: Table, viewer: int, texts: Texts) -> list[Text]:
    """Everything that happened, as `viewer` may read it."""
    return [line for _, line in story(table, viewer, voice_for(table, texts))]


def story(
    table: Table,
    viewer: int,
    voice: Voice,
    since: int = 0,
    reasons: Mapping[int, Move] | None = None,
) -> list[tuple[int, Text]]:
    """What happened after `since` entries of the line: (entry's place in the line, sentence)."""
    artist = artist_for(table.game)
    told = []
    for place, (entry, events) in enumerate(table.events(viewer, since), since):
        lines = [Text(line) for line in artist.story(events, voice)]
        move = (reasons or {}).get(entry.seq)
        if move is not None and lines:
            why = voice.say("bot-reason", reason=move.why(table.game, voice.language))
            lines[0].append(f" {why}", "italic dim")
        told += [(place, line) for line in lines]
    return told


def joined(
    lines: Sequence[tuple[int, Text]], movers: Sequence[int], width: int
) -> list[tuple[int, Text]]:
    """Neighbouring sentences about the same player's moves share a line where they fit."""
    rows: list[tuple[int, Text]] = []
    for place, line in lines:
        if rows:
            before, row = rows[-1]
            same = movers[before] == movers[place] != CHANCE
            if same and row.cell_len + 1 + line.cell_len <= width:
                rows[-1] = (place, Text.assemble(row, " ", line))
                continue
        rows.append((place, line))
    return rows


def choice_list(
    choices: Sequence[Choice], scene: Scene, artist: Artist, width: int, hidden: int = 0
) -> list[Text]:
    """The numbered choices in columns; the first `hidden` ones stand on the board already."""
    context = artist.context(scene)
    labels = []
    for number, choice in enumerate(choices[hidden:], hidden + 1):
        note = artist.note(choice.word, scene)
        label = scene.voice.action(choice.word, context)
        labels.append(f"{number:>2} {label}" + (f" – {note}" if note else ""))
    lines = [Text(scene.voice.say(artist.shown_where, last=hidden), "yellow")] if hidden else []
    if not labels:
        return lines
    widest = max(cell_len(label) for label in labels)
    columns = max((width + GAP) // (widest + GAP), 1)
    height = -(-len(labels) // columns)
    for row in range(height):
        cells = [fit(label, widest + GAP) for label in labels[row::height]]
        lines.append(Text("".join(cells).rstrip()))
    return lines


def targets_of(choices: Sequence[Choice]) -> dict[str, int]:
    """Ids that can be chosen, with their number."""
    parts = [choice.word.partition(" ")[2] for choice in choices]
    return {name: number for number, name in enumerate(parts, 1) if name}


def on_board(choices: Sequence[Choice], scene: Scene, artist: Artist) -> list[Choice]:
    """The choices at the head of the list that stand on the board with their numbers."""
    return [choice for choice in choices if artist.shows(choice.word, scene)]


def help_table(voice: Voice) -> RenderableType:
    """The commands, with examples of the game that is played."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text("1, 2, …", "bold"), voice.help("choices"))
    for name in COMMANDS:
        grid.add_row(Text(name, "bold"), voice.help(name))
    return Group(Text(voice.say("help-title"), "bold underline"), grid)


def sum_named(word: str, called: Mapping[str, str]) -> str | None:
    """The sum with this word, or whose name begins like it."""
    wanted = word.casefold()
    if wanted in called:
        return wanted
    found = [name for name in called if wanted and called[name].casefold().startswith(wanted)]
    return found[0] if found else None


def sum_line(voice: Voice, seat: int, terms: Sequence[Term]) -> Text:
    """`Ada: 2 = 1 Market + 1 stage 2`."""
    parts = [f"{term.number} {voice.name('source', term.source)}" for term in terms]
    total = sum(term.number for term in terms)
    text = Text.assemble((f"{voice.names[seat]}: {total}", "bold"))
    return text.append(f" = {' + '.join(parts)}") if parts else text


def final_table(table: Table, voice: Voice, viewer: int) -> RenderableType:
    """The result: ranking, winners, cause, and how to prove it all."""
    result = table.result
    assert result is not None
    say = voice.say
    names = " & ".join(voice.names[seat] for seat in result.winners)
    key = "end-winner" if len(result.winners) == 1 else "end-winners"
    cause = artist_for(table.game).cause(result.cause, voice)
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column(say("end-place"), justify="right")
    grid.add_column(say("end-player"))
    grid.add_column(say("end-points"), justify="right")
    for seat in sorted(range(len(voice.names)), key=lambda s: -result.points[s]):
        rank = 1 + sum(1 for points in result.points if points > result.points[seat])
        you = f" ({say('you')})" if seat == viewer else ""
        look = "bold" if seat in result.winners else ""
        grid.add_row(str(rank), voice.names[seat] + you, str(result.points[seat]), style=look)
    return Group(
        Text(say("end-title", cause=cause), "bold"),
        grid,
        Text(say(key, names=names, points=max(result.points)), "bold yellow"),
        Text(say("end-seed", seed=table.seed.hex(), hash=table.seed_hash), "dim"),
        Text(say("end-verify"), "dim"),
    )
