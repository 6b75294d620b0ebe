"""What stands beside or below the map, and what takes its place where there is no room for it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group
from rich.text import Text

from aevum.cli.terminal.attila.facts import board_of, stones_and_provinces, tribes
from aevum.cli.terminal.attila.pieces import (
    CLOSED,
    EMPTY,
    FULL,
    LEGAL,
    LINE,
    QUIET,
    RISKY,
    century_line,
    cropped,
    ladder,
    ladder_head,
    plaque,
    player_head,
    player_piece,
    styled,
    sums,
    tile_marks,
    tribe_cells,
)
from aevum.cli.terminal.canvas import fit
from aevum.cli.terminal.generic import Scene
from aevum.games.attila.components import ROOM, TOP

PANEL_WIDTH = 37


def draw_panel(scene: Scene, width: int) -> Group:
    """Beside the map: century, players, what a scoring pays, the ladders."""
    say = scene.voice.say
    lines = [century_line(scene), tile_marks(scene)]
    lines += [player_piece(scene, seat, width) for seat in range(len(scene.voice.names))]
    lines.append(Text(say("attila-scored-now"), QUIET))
    lines.append(styled("   S  V", QUIET).append_text(player_head(scene)))
    for tribe in tribes(scene):
        stones, provinces = stones_and_provinces(scene, tribe)
        row = plaque(scene, tribe)
        row.append(f"{stones:>2}{provinces:>3}")
        lines.append(row.append_text(tribe_cells(scene, tribe)))
    lines.append(styled(fit(f" {say('attila-sum')}", 7), QUIET).append_text(sums(scene)))
    lines.append(Text(f"   {ladder_head()}  {say('attila-supply')}", QUIET))
    for tribe in tribes(scene):
        row = plaque(scene, tribe).append(" ").append_text(ladder(scene, tribe))
        lines.append(row.append(f"  {scene.view['supply'][tribe]:>4}"))
    return Group(*(cropped(line) for line in lines))


def draw_summary(scene: Scene, width: int) -> list[Text]:
    """Century, players, then one line per tribe: S, V, supply, points now and ladder."""
    say = scene.voice.say
    seats = range(len(scene.voice.names))
    head = century_line(scene).append("  ").append_text(tile_marks(scene))
    players = Text().join(player_piece(scene, seat, width // len(seats)) for seat in seats)
    title = styled("   S  V", QUIET).append_text(player_head(scene))
    room = width - title.cell_len - 6 >= TOP + 3
    if room:
        title.append(f"  {ladder_head()}", QUIET)
    lines = [head, players, title.append(f" {say('attila-supply')}", QUIET)]
    for tribe in tribes(scene):
        stones, provinces = stones_and_provinces(scene, tribe)
        row = plaque(scene, tribe).append(f"{stones:>2}{provinces:>3}")
        row.append_text(tribe_cells(scene, tribe))
        if room:
            row.append("  ").append_text(ladder(scene, tribe)).append("  ")
        lines.append(row.append(f"{scene.view['supply'][tribe]:>4}"))
    return [cropped(line) for line in lines]


def draw_list(scene: Scene, width: int) -> Iterator[Text]:
    """All provinces in columns, for small screens and foreign maps."""
    ids = scene.game.axes["province"]
    cell = 20
    columns = max(width // cell, 1)
    height = -(-len(ids) // columns)
    for row in range(height):
        line = Text()
        for number in range(row, len(ids), height):
            line.append_text(list_cell(scene, number, cell))
        yield cropped(line)


def list_cell(scene: Scene, number: int, width: int) -> Text:
    name = scene.game.axes["province"][number]
    target = scene.targets.get(name)
    closed = bool(scene.view["pacified"][number])
    upper = board_of(scene).upper >> number & 1
    total = sum(scene.view["stones"][number])
    look = QUIET if closed else LEGAL if target is not None else ""
    cell = styled("═" if upper else " ", LINE)
    cell.append(fit(scene.voice.name("province", name), width - 9), look)
    for tribe, count in enumerate(scene.view["stones"][number]):
        for _ in range(count):
            cell.append_text(plaque(scene, tribe, "{}"))
    cell.append((CLOSED if closed else EMPTY) * (ROOM - total), QUIET)
    if closed:
        cell.append(CLOSED, QUIET)
    elif total <= ROOM:
        cell.append(FULL if total == ROOM else " ", RISKY)
    cell.append(fit("" if target is None else f"{target:>2}", 3), RISKY if total >= ROOM else LEGAL)
    return cell
