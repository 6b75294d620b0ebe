"""Drawing any game from what it declares: its fields, their axes and who sees them.

A game with a board of its own adds an artist that draws it better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from aevum.cli.terminal.voice import Voice
from aevum.core.events import ONLY_CHOICE
from aevum.core.fields import Field
from aevum.core.game import Game, Preview

Told = Mapping[str, Any]
"""An event as a seat may read it."""


def nothing_known(word: str) -> Preview | None:
    return None


@dataclass(frozen=True)
class Scene:
    """A position as one seat may see it, and who at the table is a bot.

    `figures` are the game's own sums; `targets` are the ids on the board that can be chosen, with
    their numbers; `preview` says what an action of this seat would bring.
    """

    game: Game[Any]
    view: Mapping[str, Any]
    seat: int
    voice: Voice
    figures: Mapping[str, Any] = field(default_factory=dict)
    targets: Mapping[str, int] = field(default_factory=dict)
    bots: Mapping[int, str] = field(default_factory=dict)
    preview: Callable[[str], Preview | None] = nothing_known

    def asked(self) -> Mapping[str, Any]:
        """What must be chosen now: the node, the seat and what it is about."""
        asked: Mapping[str, Any] = self.view["asked"]
        return asked

    def under_way(self, node: str) -> Mapping[str, Any] | None:
        """A procedure that is under way, with its step and its variables."""
        return next((frame for frame in self.view["phase"] if frame["node"] == node), None)


class Artist:
    """Draws a game of which nothing is known but its declarations."""

    decline = ""
    """The action that answers an offer with no; where it leads on without anything happening, the
    next choice is offered at once."""
    few = 6
    """Up to so many choices are listed even though the board shows them."""
    shown_where = "choices-on-board"
    """The text that says where the numbers of the others stand."""

    def context(self, scene: Scene) -> dict[str, Any]:
        """What prompts and labels speak about: the variables of the decision that is asked."""
        if not scene.view["asked"]:
            return {}
        asked = scene.asked()
        found: dict[str, Any] = {}
        for name, axis in scene.game.node_named[asked["node"]].place.variables:
            if name in asked and name != "seat":
                found |= scene.voice.argument(name, axis, asked[name])
        return found

    def position(self, scene: Scene, width: int, height: int) -> RenderableType:
        """The whole open position, in at most this size where that is possible."""
        scalars: list[str] = []
        tables: list[RenderableType] = []
        for item in scene.game.fields:
            value = scene.view[item.name]
            if isinstance(value, list) and value:
                tables.append(self._table(scene, item, value))
            else:
                scalars.append(f"{item.name} {_plain(value)}")
        return Group(Text("  ".join(scalars)), *tables)

    def shows(self, word: str, scene: Scene) -> bool:
        """Does a choice stand on the board with its number?"""
        return word.partition(" ")[2] in scene.game.axes.get("province", ())

    def note(self, word: str, scene: Scene) -> str:
        """What a choice brings beyond its label, '' if nothing."""
        return ""

    def situation(self, scene: Scene) -> list[Text]:
        """What the acting seat needs to see right above the question."""
        return []

    def brief(self, scene: Scene) -> list[Text]:
        """The same in fewer lines, for a small screen."""
        return self.situation(scene)

    def story(self, told: Sequence[Told], voice: Voice) -> list[str]:
        """What one entry of the log brought about, in sentences."""
        return [voice.event(event) for event in told if event["event"] != ONLY_CHOICE]

    def is_momentous(self, told: Sequence[Told]) -> bool:
        """Something everybody at the table would stop to look at."""
        return False

    def legend(self, voice: Voice) -> list[str]:
        """What the signs in the drawing mean."""
        return []

    def cause(self, cause: str, voice: Voice) -> str:
        """Why the game ended."""
        return cause

    def about(self, word: str, scene: Scene) -> str:
        """A sentence about something on the board, '' if there is nothing to say."""
        return ""

    def _table(self, scene: Scene, item: Field, rows: list[Any]) -> RenderableType:
        grid = Grid(title=item.name, box=box.SIMPLE, title_justify="left", padding=(0, 1))
        deep = isinstance(rows[0], list) or any(isinstance(row, list) for row in rows)
        columns = _labels(scene, item.axes, 1) if deep and len(item.axes) > 1 else [""]
        grid.add_column("")
        for column in columns:
            grid.add_column(column, justify="right")
        labels = _labels(scene, item.axes, 0)
        for number, row in enumerate(rows):
            label = labels[number] if number < len(labels) else str(number)
            cells = [_plain(cell) for cell in row] if isinstance(row, list) else [_plain(row)]
            grid.add_row(label, *cells)
        return grid


def _labels(scene: Scene, axes: Sequence[str], depth: int) -> list[str]:
    axis = axes[depth] if depth < len(axes) else ""
    if axis == "seat":
        return list(scene.voice.names)
    return [scene.voice.name(axis, name) for name in scene.game.axes.get(axis, [])]


def _plain(value: Any) -> str:
    return "–" if value is None or value == [] else str(value)
