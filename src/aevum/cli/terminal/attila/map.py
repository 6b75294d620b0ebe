"""The map as touching boxes; provinces that may be chosen have a heavy border and a number."""

from __future__ import annotations

from rich.text import Text

from aevum.cli.terminal.attila.facts import board_of
from aevum.cli.terminal.attila.pieces import CLOSED, LEGAL, LINE, QUIET, RISKY, stone_row
from aevum.cli.terminal.canvas import Canvas, fit
from aevum.cli.terminal.generic import Scene
from aevum.games.attila.components import ROOM

# Province -> left border, upper border, width. Boxes touch where provinces share a border on land.
PLACES = {
    "britannia": (5, 0, 13),
    "germania": (23, 1, 13),
    "lugdunensis": (7, 4, 22),
    "raetia": (29, 4, 12),
    "noricum": (41, 4, 12),
    "pannonia": (53, 4, 12),
    "aquitania": (1, 7, 12),
    "narbonensis": (13, 7, 12),
    "cisalpina": (25, 7, 18),
    "dalmatia": (43, 7, 12),
    "dacia": (55, 7, 12),
    "moesia": (67, 7, 12),
    "tarraconensis": (5, 10, 16),
    "italia": (28, 10, 13),
    "macedonia": (49, 10, 12),
    "thracia": (61, 10, 13),
    "lusitania": (1, 13, 12),
    "baetica": (13, 13, 12),
    "graecia": (46, 13, 14),
    "sicilia": (30, 14, 12),
    "asia": (67, 14, 12),
    "mauretania": (8, 18, 13),
    "africa": (21, 18, 16),
    "cyrenaica": (37, 18, 13),
    "creta": (57, 18, 12),
}
BOX = 3
MAP_WIDTH, MAP_HEIGHT = 80, 22

# Arrows across the sea (R4.7): where their strokes lie on the map.
STROKES = (
    (10, 3, "↕"), (0, 2, "╭╌╌╌╌"), *((0, y, "┆") for y in range(3, 14)), (0, 14, "╰"),
    (17, 17, "┆"), (35, 13, "↕"), (34, 17, "↕"), (70, 13, "↕"), (68, 17, "↕"), (58, 17, "┆"),
    (51, 19, "╌╌╌╌╌╌"),
)  # fmt: skip
SEAS = ((67, 4, "Pontus"), (67, 5, "Euxinus"), (43, 17, "Mare Internum"))
BEYOND = (46, 2, "B A R B A R I C U M")
SEA = "cyan"


def draw_map(scene: Scene) -> Text:
    """Boxes where the provinces lie; legal ones last, so that their border is whole."""
    canvas = Canvas(MAP_WIDTH, MAP_HEIGHT)
    for x, y, name in SEAS:
        canvas.put(x, y, name, "italic dim cyan")
    canvas.put(*BEYOND, style=QUIET)
    ids = scene.game.axes["province"]
    for number in sorted(range(len(ids)), key=lambda p: ids[p] in scene.targets):
        draw_province(canvas, scene, number)
    for x, y, stroke in STROKES:
        canvas.put(x, y, stroke, SEA)
    return canvas.text()


def draw_province(canvas: Canvas, scene: Scene, number: int) -> None:
    name = scene.game.axes["province"][number]
    x, y, width = PLACES[name]
    target = scene.targets.get(name)
    closed = bool(scene.view["pacified"][number])
    full = sum(scene.view["stones"][number]) >= ROOM
    look = QUIET if target is None else RISKY if full else LEGAL
    canvas.box(x, y, width, BOX, look, target is not None)
    if board_of(scene).upper >> number & 1:
        canvas.put(x + 1, y, "═" * (width - 1), LINE)
    label = fit(scene.voice.name("province", name), width - 1)
    canvas.put(x + 1, y + 1, label, QUIET if closed else "bold")
    if closed:
        canvas.put(x + 1, y + 2, CLOSED * (width - 1), QUIET)
    canvas.put_text(x + 1, y + 2, stone_row(scene, number))
    if target is not None:
        canvas.put(x + width - 3, y + 2, f"{target:>3}", look)
