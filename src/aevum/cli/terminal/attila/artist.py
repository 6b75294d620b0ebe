"""Drawing Attila: which layout fits the screen, and what is told of what happened.

Everything is drawn from what a seat may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from aevum.cli.terminal.attila.facts import century, province_in_question
from aevum.cli.terminal.attila.map import MAP_HEIGHT, MAP_WIDTH, PLACES, draw_map
from aevum.cli.terminal.attila.sentences import (
    describe_conflict,
    describe_province,
    draw_hand,
    strength_term,
)
from aevum.cli.terminal.attila.tables import PANEL_WIDTH, draw_list, draw_panel, draw_summary
from aevum.cli.terminal.generic import Artist, Scene, Told
from aevum.cli.terminal.voice import NONE, Voice
from aevum.games.attila.components import ROOM, TOP

UNTOLD = frozenset({"turn", "played"})
"""What the following sentence says anyway."""


class AttilaArtist(Artist):
    """Draws Attila."""

    decline = "no_tile"

    def context(self, scene: Scene) -> dict[str, Any]:
        view = scene.view
        if not view["asked"]:
            return {}
        asked = scene.asked()
        active, tribe = view["active"], max(view["tribe"], 0)
        step = century(scene) + 1
        field = view["influence"][active][tribe]
        province = scene.game.axes["province"][province_in_question(scene)]
        return {
            "next": scene.voice.names[(active + 1) % len(scene.voice.names)],
            "tribe": scene.voice.name("tribe", scene.game.axes["tribe"][tribe]),
            "province": scene.voice.name("province", province),
            "province_id": province,
            "step": step,
            "from": field,
            "to": min(field + step, TOP),
            "cards": sum(view["picks"] or ()),
            "window": asked.get("moment", NONE),
            "left": asked.get("left", 0),
            "slots": view["slots_left"],
        }

    def note(self, word: str, scene: Scene) -> str:
        verb, _, name = word.partition(" ")
        if verb == "place":
            stones = scene.view["stones"][scene.game.axes["province"].index(name)]
            return scene.voice.say("attila-note-conflict") if sum(stones) == ROOM else ""
        if verb == "influence" and self.context(scene)["to"] == TOP:
            return scene.voice.say("attila-note-end")
        return ""

    # -- the position ----------------------------------------------------------------------------

    def position(self, scene: Scene, width: int, height: int) -> RenderableType:
        has_map = set(scene.game.axes["province"]) == PLACES.keys()
        if has_map and width > MAP_WIDTH + PANEL_WIDTH and height >= MAP_HEIGHT:
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.add_row(draw_map(scene), draw_panel(scene, width - MAP_WIDTH - 2))
            return grid
        if has_map and width >= MAP_WIDTH and height >= MAP_HEIGHT + 11:
            return Group(draw_map(scene), *draw_summary(scene, width))
        head, players, *table = draw_summary(scene, width)
        places = list(draw_list(scene, width))
        if height < len(places) + len(table) + 2:  # too small for all: what the question needs
            is_about_places = bool(scene.targets.keys() & scene.game.axes["province"])
            places, table = (places, []) if is_about_places else ([], table)
        return Group(head, *places, players, *table)

    def situation(self, scene: Scene) -> list[Text]:
        """The running conflict, and the own hand."""
        lines = [draw_hand(scene)] if scene.seat >= 0 else []
        if scene.under_way("conflict"):
            lines += describe_conflict(scene)
        return lines

    def about(self, word: str, scene: Scene) -> str:
        """A province, its stones and its neighbours."""
        ids = scene.game.axes["province"]
        names = {name: scene.voice.name("province", name) for name in ids}
        for name in ids:
            if word.casefold() in (name, names[name].casefold()):
                return describe_province(scene, name, names)
        return ""

    # -- what happened ---------------------------------------------------------------------------

    def story(self, told: Sequence[Told], voice: Voice) -> list[str]:
        lines: list[str] = []
        terms: list[str] = []
        for event in told:
            kind = event["event"]
            if kind in UNTOLD or (kind == "drew" and event["tribe"] is None):
                continue
            if kind == "strength":
                terms.append(strength_term(event, voice))
                continue
            if terms:
                lines.append(voice.say("attila-arithmetic", terms=", ".join(terms)))
                terms.clear()
            if kind == "points":
                lines[-1] += f" {voice.event(event)}"
            else:
                lines.append(voice.event(event))
        return lines

    def is_momentous(self, told: Sequence[Told]) -> bool:
        return any(event["event"] in ("strength", "scoring") for event in told)

    def legend(self, voice: Voice) -> list[str]:
        return [voice.say("attila-legend-board"), voice.say("attila-legend-table")]

    def cause(self, cause: str, voice: Voice) -> str:
        return ", ".join(voice.say(f"title-trigger-{trigger}") for trigger in cause.split("+"))


def load_artist() -> Artist:
    """Who draws this game."""
    return AttilaArtist()
