"""Drawing Era of Tribes: the map hex by hex, everybody's board, forecasts beside the choices.

Everything is drawn from what a seat may see; sums come from the game's own figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from aevum.cli.terminal.generic import Artist, Scene, Told
from aevum.cli.terminal.voice import Voice
from aevum.games.era_of_tribes.box import Box
from aevum.games.era_of_tribes.components import ATTACKER, DEFENDER, NOBODY
from aevum.games.era_of_tribes.game import EraOfTribes
from aevum.games.era_of_tribes.kinds import FIELDS, GOODS, LUXURIES, UNITS

COLOURS: Final = ("red", "cyan", "green", "yellow", "magenta", "blue")
QUIET: Final = "grey58"
VILLAGE: Final = "‡"
CITY: Final = "▲"
FLEET: Final = "~"
FIELD_OF_BATTLE: Final = "×"
UNTOLD: Final = frozenset(
    {"only-choice", "cleaned", "procession", "food", "treaties", "thalers", "fell"}
)
"""What the board shows anyway, or another sentence says."""
MOMENTOUS: Final = frozenset({"end-met", "ended", "epoch"})
SHORT: Final = 3
"""Letters of a progress field."""
GOOD: Final = 5
"""Letters of a good."""
GAP: Final = "  "
STROKE: Final = " │ "
NAME: Final = (14, 10, 7)
"""Cells for the name of a field, the most spacious first."""


class EraArtist(Artist):
    """Draws Era of Tribes."""

    few = 0

    def position(self, scene: Scene, width: int, height: int) -> RenderableType:
        """The map and all boards where there is room; else what matters most."""
        if not is_laid_out(scene):
            return Text()
        boards = [heading(scene), *(board(scene, seat) for seat in seats_of(scene))]
        drawn: RenderableType = Group(*boards)
        for cells in NAME:
            drawn = Group(*boards, *battle(scene), *map_lines(scene, cells, width))
            if height_of(drawn, width) <= height:
                return drawn
        room = height - height_of(Group(*boards, *battle(scene)), width)
        lines = map_lines(scene, NAME[-1], width)[: max(0, room)]
        return Group(*boards, *battle(scene), *(cropped(line) for line in lines))

    def shows(self, word: str, scene: Scene) -> bool:
        return False

    def note(self, word: str, scene: Scene) -> str:
        """The odds of a battle; what a word changes of the own sums."""
        preview = scene.preview(word)
        if preview is None:
            return ""
        if preview.odds is not None:
            odds = preview.odds
            return scene.voice.say(
                "era-odds",
                win=round(100 * odds["attacker"]),
                lose=round(100 * odds["defender"]),
                draw=round(100 * odds["draw"]),
            )
        return ", ".join(changes(scene, preview.figures)) if preview.figures else ""

    def situation(self, scene: Scene) -> list[Text]:
        """What only this seat knows: its card and its tiles."""
        seat = scene.seat
        if seat < 0 or not is_laid_out(scene):
            return []
        voice = scene.voice
        cards = ", ".join(voice.name("card", card) for card in scene.view["personal"][seat])
        tiles = [
            f"{number} {voice.name('village', kind)}"
            for kind, number in zip(
                scene.game.axes["village"], scene.view["kept"][seat], strict=True
            )
            if number
        ]
        own = voice.say("era-own-card", card=cards or "–")
        more = voice.say("era-own-tiles", tiles=", ".join(tiles)) if tiles else ""
        return [Text(f"{own}   {more}".rstrip(), QUIET)]

    def story(self, told: Sequence[Told], voice: Voice) -> list[str]:
        return [voice.event(event) for event in told if event["event"] not in UNTOLD]

    def is_momentous(self, told: Sequence[Told]) -> bool:
        return any(event["event"] in MOMENTOUS for event in told)

    def legend(self, voice: Voice) -> list[str]:
        signs = {"village": VILLAGE, "city": CITY, "fleet": FLEET, "field": FIELD_OF_BATTLE}
        return [voice.say("era-legend", **signs)]

    def cause(self, cause: str, voice: Voice) -> str:
        return voice.say("era-cap") if cause == "rounds" else voice.name("end", cause)

    def about(self, word: str, scene: Scene) -> str:
        """A province or a sea, by its name or its id."""
        for axis in ("province", "sea"):
            for place, name in enumerate(scene.game.axes[axis]):
                if word.casefold() in (name, scene.voice.name(axis, name).casefold()):
                    return about_field(scene, axis, place).plain
        return ""


# -- facts ----------------------------------------------------------------------------------------


def box_of(scene: Scene) -> Box:
    assert isinstance(scene.game, EraOfTribes)
    return scene.game.box


def is_laid_out(scene: Scene) -> bool:
    return bool(scene.figures) and scene.view["round"] > 0


def seats_of(scene: Scene) -> list[int]:
    """Turn order; a person first."""
    order: list[int] = list(scene.view["order"])
    return sorted(order, key=lambda seat: seat != scene.seat)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def people_name(scene: Scene, seat: int) -> str:
    return scene.voice.name("people", scene.game.axes["people"][scene.view["people"][seat]])


def code_of(scene: Scene, seat: int) -> str:
    people: int = scene.view["people"][seat]
    return box_of(scene).peoples[people].code


def changes(scene: Scene, after: Any) -> list[str]:
    """What of the own sums would change."""
    found = []
    for name in ("points", "growth", "trade"):
        more = after[name][scene.seat] - scene.figures[name][scene.seat]
        if more:
            found.append(scene.voice.say(f"era-change-{name}", by=signed(more)))
    return found


# -- boards ---------------------------------------------------------------------------------------


def heading(scene: Scene) -> Text:
    view, voice = scene.view, scene.voice
    section = scene.game.axes["section"][view["section"]]
    cards = ", ".join(voice.name("card", card) for card in view["open"])
    return Text.assemble(
        (voice.say("era-round", round=view["round"]), "bold"),
        f"   {voice.name('section', section)}   ",
        voice.say("era-stage", stage=view["stage"] + 1),
        "   ",
        voice.say("era-end", influence=scene.figures["ends"]["influence"]),
        "   ",
        (voice.say("era-open", cards=cards), QUIET),
    )


def board(scene: Scene, seat: int) -> Text:
    """One player in two lines: tracks and purse, then levels and goods."""
    view, voice, figures = scene.view, scene.voice, scene.figures
    numbers = {
        "influence": view["influence"][seat],
        "morale": signed(view["morale"][seat]),
        "next": signed(figures["morale_next"][seat]),
        "thalers": view["thalers"][seat],
        "treaties": view["treaties"][seat],
        "food": signed(view["plate"][seat]),
        "growth": signed(figures["growth"][seat]),
        "ready": view["ready"][seat],
        "leaders": view["leaders"][seat],
        "pool": view["pool"][seat],
        "armies": view["armies"][seat] + view["legions"][seat],
    }
    mark = "✗ " if view["passed"][seat] else ""
    name = f"{mark}{voice.names[seat]} ({code_of(scene, seat)})"
    people = people_name(scene, seat)
    epoch = voice.name("epoch", scene.game.axes["epoch"][view["epoch"][seat]])
    levels = " ".join(
        f"{voice.name('field', field)[:SHORT]}{view['levels'][seat][place]}"
        for place, field in enumerate(FIELDS)
    )
    realm = voice.say("era-realm", provinces=figures["provinces"][seat], cities=view["built"][seat])
    return cropped(
        Text.assemble(
            (name, f"bold {COLOURS[seat]}"),
            "  ",
            voice.say("era-board", **numbers),
            f"\n  {people} · {epoch} · {levels} · {realm} · {goods(scene, seat) or '–'}",
        )
    )


def goods(scene: Scene, seat: int) -> str:
    """Luxury goods that are ready, of all; military goods."""
    view, voice = scene.view, scene.voice
    found = []
    for place, good in enumerate(GOODS):
        number = view["goods"][seat][place]
        if number:
            spent = view["spent" if place < LUXURIES else "war_spent"][seat][place]
            amount = f"{number - spent}/{number}" if spent else str(number)
            found.append(f"{amount} {voice.name('good', good)[:GOOD]}")
    return ", ".join(found)


def battle(scene: Scene) -> list[Text]:
    """The units of both sides while a battle is fought."""
    view, voice = scene.view, scene.voice
    if view["attacker"] == NOBODY:
        return []
    sides = []
    for side, seat in ((ATTACKER, view["attacker"]), (DEFENDER, view["defender"])):
        who = voice.say("era-barbarians") if seat == NOBODY else voice.names[seat]
        units = [
            f"{number} {voice.name('unit', unit)}"
            for unit, number in zip(UNITS, view["units"][side], strict=True)
            if number
        ]
        sides.append(f"{who}: {', '.join(units) or '–'}")
    return [Text(voice.say("era-battle", attacker=sides[0], defender=sides[1]), "bold")]


# -- the map --------------------------------------------------------------------------------------


def map_lines(scene: Scene, cells: int, width: int) -> list[Text]:
    """The hex areas of the section from north to south, a stroke between two of them."""
    box = box_of(scene)
    chart = box.sections[scene.view["section"]]
    rows = {row["id"]: row for row in box.tables["hexes"]}

    def from_north(hex_area: int) -> float:
        row = rows[box.hexes[hex_area].id]
        return -float(row["z"]) if row["kind"] == "hex" else 99.0

    lines = [Text()]
    for hex_area in sorted(chart.hexes, key=from_north):
        lands = [p for p in chart.provinces if box.provinces[p].hex == hex_area]
        seas = [sea for sea in chart.seas if box.seas[sea].hex == hex_area]
        fields = [land(scene, p, cells) for p in lands] + [water(scene, w, cells) for w in seas]
        for place, field in enumerate(fields):
            between = GAP if place else STROKE
            if lines[-1].cell_len + len(between) + field.cell_len > width:
                lines.append(field)
            elif lines[-1].cell_len:
                lines[-1].append(between, QUIET).append_text(field)
            else:
                lines[-1].append_text(field)
    return lines


def land(scene: Scene, province: int, cells: int) -> Text:
    """`Latium RO2▲ 1f wine`."""
    view, box = scene.view, box_of(scene)
    printed = box.provinces[province]
    name = scene.voice.name("province", printed.id)[:cells]
    owner = view["owner"][province]
    text = Text(name, f"bold {COLOURS[owner]}" if owner != NOBODY else "")
    for seat in range(len(scene.voice.names)):
        number = view["vassals"][province][seat]
        if number or (seat == owner and view["city"][province]):
            city = CITY if seat == owner and view["city"][province] else ""
            text.append(f" {code_of(scene, seat)}{number or ''}{city}", COLOURS[seat])
    if view["village"][province]:
        text.append(VILLAGE, "bold")
    if view["battlefield"][province]:
        text.append(FIELD_OF_BATTLE * view["battlefield"][province])
    tokens = f"{printed.food or ''}"
    if printed.good != NOBODY:
        tokens += scene.voice.name("good", GOODS[printed.good])[:2]
    return text.append(f" {tokens}", QUIET) if tokens else text


def water(scene: Scene, sea: int, cells: int) -> Text:
    view, box = scene.view, box_of(scene)
    printed = box.seas[sea]
    owner = view["sea_owner"][sea]
    name = scene.voice.name("sea", printed.id)[:cells]
    text = Text(f"{FLEET}{name}", f"bold {COLOURS[owner]}" if owner != NOBODY else "blue")
    for seat in range(len(scene.voice.names)):
        if view["fleets"][sea][seat]:
            text.append(f" {code_of(scene, seat)}{view['fleets'][sea][seat]}", COLOURS[seat])
    return text.append(f" {printed.fish}", QUIET) if printed.fish else text


def about_field(scene: Scene, axis: str, place: int) -> Text:
    """A field with all its neighbours."""
    box, voice = box_of(scene), scene.voice
    chart = box.sections[scene.view["section"]]
    if axis == "province":
        text = land(scene, place, 99)
        near = [voice.name("province", box.provinces[p].id) for p in chart.land[place]]
        near += [voice.name("sea", box.seas[sea].id) for sea in chart.coasts[place]]
        terrain = voice.name("terrain", scene.game.axes["terrain"][box.provinces[place].terrain])
        text.append(f" ({terrain})")
    else:
        text = water(scene, place, 99)
        near = [voice.name("sea", box.seas[other].id) for other in chart.lanes[place]]
        near += [voice.name("province", box.provinces[p].id) for p in chart.shores[place]]
    return text.append(f" – {', '.join(near) or voice.say('era-out-of-play')}")


def cropped(line: Text) -> Text:
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def height_of(drawn: RenderableType, width: int) -> int:
    return len(Console(width=width, file=StringIO()).render_lines(drawn))


def load_artist() -> Artist:
    """Who draws this game."""
    return EraArtist()
