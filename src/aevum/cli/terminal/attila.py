"""Drawing Attila: the map as touching boxes, influence ladders, and what a scoring would pay now.

Everything is drawn from what a seat may see. Tribes are told apart by letter as well as colour,
players by initial, provinces that may be chosen by a heavy border and a number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from aevum.cli.terminal.canvas import Canvas, fit
from aevum.cli.terminal.generic import Artist, Scene, Told
from aevum.cli.terminal.voice import NONE, Voice
from aevum.games.attila.board import Board
from aevum.games.attila.components import (
    FIRST,
    HAND,
    ROOM,
    SECOND_PLACE,
    SEVENTH,
    SOLE,
    TIED_FIRST,
    TIED_SECOND,
    TILES,
    TOP,
)
from aevum.games.attila.game import Attila
from aevum.games.attila.rules.scoring import tribe_points

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
PANEL_WIDTH = 37

# Arrows across the sea (R4.7): where their strokes lie on the map.
STROKES = (
    (10, 3, "↕"), (0, 2, "╭╌╌╌╌"), *((0, y, "┆") for y in range(3, 14)), (0, 14, "╰"),
    (17, 17, "┆"), (35, 13, "↕"), (34, 17, "↕"), (70, 13, "↕"), (68, 17, "↕"), (58, 17, "┆"),
    (51, 19, "╌╌╌╌╌╌"),
)  # fmt: skip
SEAS = ((67, 4, "Pontus"), (67, 5, "Euxinus"), (43, 17, "Mare Internum"))
BEYOND = (46, 2, "B A R B A R I C U M")

STONE = {
    "blue": "bold white on #2456a6",
    "yellow": "bold black on #d9a520",
    "black": "bold white on #4a4458",
    "green": "bold white on #2c7a3f",
    "white": "bold black on #e8e4d8",
    "red": "bold white on #b0282e",
}
PLAYER = ("bold magenta", "bold #f0954d", "bold cyan", "bold #b5d334", "bold #f2a7c3")
QUIET = "grey58"
LEGAL = "bold yellow"
RISKY = "bold red"
LINE = "red"
SEA = "cyan"
MARKS = {SOLE: "●", FIRST: "●", SECOND_PLACE: "○", TIED_FIRST: "◉", TIED_SECOND: "◎"}
FULL, CLOSED, EMPTY = "⚔", "░", "▫"

UNTOLD = frozenset({"turn", "played"})
"""What the following sentence says anyway."""


class AttilaArtist(Artist):
    """Draws Attila."""

    decline = "no_tile"

    def context(self, scene: Scene) -> dict[str, Any]:
        view = scene.view
        if not view["stack"]:
            return {}
        node, _, a, b = scene.top()
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
            "window": f"W{a}" if node == "window" else NONE,
            "left": b if node == "boost" else 0,
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
        if any(frame[0] == "conflict" for frame in scene.view["stack"]):
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


# -- facts read off a view ------------------------------------------------------------------------


def century(scene: Scene) -> int:
    """R5.2: the lowest century that still holds a tile."""
    tiles = scene.view["tiles"]
    return next((number for number in range(SEVENTH) if tiles[number]), SEVENTH)


def province_in_question(scene: Scene) -> int:
    """The province of the running or the next conflict; the first one if there is none."""
    for name, _, a, _ in reversed(scene.view["stack"]):
        if name == "conflict":
            return int(a)
    pending = scene.view["pending"]
    return int(pending[0]) if pending else 0


def stones_and_provinces(scene: Scene, tribe: int) -> tuple[int, int]:
    """S and V of R8.4."""
    column = [row[tribe] for row in scene.view["stones"]]
    return sum(column), sum(1 for count in column if count)


def paid_now(scene: Scene, tribe: int) -> list[tuple[int, int]]:
    """What a scoring at this moment would pay for a tribe: (points, place) per seat."""
    stones, provinces = stones_and_provinces(scene, tribe)
    return tribe_points(stones, provinces, [row[tribe] for row in scene.view["influence"]])


def initials(names: Sequence[str]) -> list[str]:
    """One letter per player, all different; a number where every letter is taken."""
    taken: list[str] = []
    for seat, name in enumerate(names):
        letters = (letter.upper() for letter in name if letter.isalpha())
        taken.append(next((letter for letter in letters if letter not in taken), str(seat + 1)))
    return taken


def board_of(scene: Scene) -> Board:
    game = scene.game
    assert isinstance(game, Attila)
    return game.board


# -- small pieces ---------------------------------------------------------------------------------


def plaque(scene: Scene, tribe: int, text: str = " {}") -> Text:
    """A stone or card of a tribe: its letter on its colour."""
    row = board_of(scene).tribes[tribe]
    return styled(text.format(row["letter"]), STONE.get(row["colour"], "reverse"))


def stone_row(scene: Scene, province: int) -> Text:
    """The stones of a province, its empty places, and whether it is full or closed."""
    row = Text()
    for tribe, count in enumerate(scene.view["stones"][province]):
        for _ in range(count):
            row.append_text(plaque(scene, tribe))
    total = sum(scene.view["stones"][province])
    if scene.view["pacified"][province]:
        return row
    row.append(f" {EMPTY}" * (ROOM - total), QUIET)
    if total >= ROOM:
        row.append(FULL, RISKY)
    return row


def tile_marks(scene: Scene) -> Text:
    """The four century spaces with the tiles they still hold."""
    marks = Text()
    now = century(scene)
    for number, (full, left) in enumerate(zip(TILES, scene.view["tiles"], strict=True)):
        look = "bold" if number == now else QUIET
        marks.append(f"{number + 4} {'▪' * left}{EMPTY * (full - left)}  ", look)
    return marks


def century_line(scene: Scene) -> Text:
    say = scene.voice.say
    now = century(scene)
    return Text.assemble(
        (say("attila-turn", turn=scene.view["turn"]), "bold"),
        " · ",
        say(f"title-century-{now + 4}"),
        " · ",
        (say("attila-influence-step", step=now + 1), "bold"),
    )


def player_piece(scene: Scene, seat: int, width: int) -> Text:
    """Whose turn, initial, name, score, hand size and unused action tiles."""
    view, voice = scene.view, scene.voice
    hand = view["hand"][seat]
    name = voice.names[seat]
    who = voice.say("you") if seat == scene.seat else scene.bots.get(seat, "")
    label = f"{name} ({who})" if who and width >= 30 else name
    tiles = "".join(
        voice.say(f"title-tile-{tile}")[0] if unused else "·"
        for tile, unused in zip(scene.game.axes["tile"], view["unused"][seat], strict=True)
    )
    turn = "▶" if view["stack"] and seat == view["active"] else " "
    cards = sum(hand) if isinstance(hand, list) else hand
    card_word = f" {voice.say('attila-cards')}" if width >= 30 else "c"
    tail = f"{cards}{card_word} {tiles}"
    piece = styled(turn, LEGAL)
    piece.append(initials(voice.names)[seat], PLAYER[seat])
    piece.append(" " + fit(label, width - len(tail) - 8))
    piece.append(f"{view['score'][seat]:>4} ", "bold")
    piece.append(tail, QUIET)
    return piece


def tribe_cells(scene: Scene, tribe: int) -> Text:
    """Per player: influence, place and points on this tribe if it were scored now."""
    cells = Text()
    for seat, (points, place) in enumerate(paid_now(scene, tribe)):
        field = scene.view["influence"][seat][tribe]
        look = "bold" if seat == scene.seat else ""
        if not field:
            cells.append("     ·", QUIET)
            continue
        cells.append(f" {field:>2}", QUIET)
        cells.append(f"{MARKS[place]}{points:<2}" if place >= 0 else "   ", look)
    return cells


def ladder(scene: Scene, tribe: int) -> Text:
    """The influence track of a tribe with the initials of those who stand on it."""
    letters = initials(scene.voice.names)
    rungs: dict[int, list[int]] = {}
    for seat, row in enumerate(scene.view["influence"]):
        if row[tribe]:
            rungs.setdefault(row[tribe], []).append(seat)
    drawn = Text()
    for field in range(1, TOP + 1):
        seats = rungs.get(field, [])
        if len(seats) == 1:
            drawn.append(letters[seats[0]], PLAYER[seats[0]])
        elif seats:
            drawn.append(str(len(seats)), "bold reverse")
        else:
            drawn.append("┊" if field % 5 == 0 else "·", QUIET)
    return drawn


def ladder_head() -> str:
    return "    5    10   15   20 22"


def player_head(scene: Scene) -> Text:
    head = Text()
    for seat, letter in enumerate(initials(scene.voice.names)):
        head.append(f"   {letter}  ", PLAYER[seat])
    return head


def sums(scene: Scene) -> Text:
    """Per player: what a scoring now would pay in all."""
    totals = [0] * len(scene.voice.names)
    for tribe in range(len(scene.game.axes["tribe"])):
        for seat, (points, _) in enumerate(paid_now(scene, tribe)):
            totals[seat] += points
    return Text("".join(f"   +{total:<2}" for total in totals), "bold")


# -- the large layout -----------------------------------------------------------------------------


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


# -- the small layout -----------------------------------------------------------------------------


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


# -- hand and conflict ----------------------------------------------------------------------------


def tribes(scene: Scene) -> range:
    return range(len(scene.game.axes["tribe"]))


def draw_hand(scene: Scene) -> Text:
    """The own cards, and how many of them are chosen in a running exchange or conflict."""
    hand = scene.view["hand"][scene.seat]
    say = scene.voice.say
    if not sum(hand):
        return Text(say("attila-hand-empty"))
    line = Text.assemble((say("attila-hand"), "bold"), f" {sum(hand)}/{HAND}  ")
    picks = scene.view["picks"] or [0] * len(hand)
    for tribe in tribes(scene):
        if hand[tribe]:
            line.append_text(plaque(scene, tribe, " {} ")).append(" ")
            line.append(f"{scene.voice.name('tribe', scene.game.axes['tribe'][tribe])}")
            line.append(f" ×{hand[tribe]}" if hand[tribe] > 1 else "", "bold")
            if picks[tribe]:
                line.append(f" ({say('attila-chosen', cards=picks[tribe])})", LEGAL)
            line.append("  ")
    return line


def describe_conflict(scene: Scene) -> list[Text]:
    """Strengths so far, who has laid how many cards, and what the reader may lay."""
    voice, view = scene.voice, scene.view
    number = province_in_question(scene)
    stones = view["stones"][number]
    name = scene.game.axes["province"][number]
    names = [voice.name("tribe", tribe) for tribe in scene.game.axes["tribe"]]
    strengths = ", ".join(
        voice.say("attila-stones", tribe=names[tribe], stones=stones[tribe])
        for tribe in tribes(scene)
        if stones[tribe]
    )
    title = voice.say(
        "attila-conflict", strengths=strengths, province=voice.name("province", name),
        province_id=name,
    )  # fmt: skip
    lines = [Text(f"{FULL} {title}", RISKY), Text(laid_so_far(scene))]
    if scene.seat >= 0 and scene.seat == view["to_act"][0]:
        fitting = [
            f"{names[tribe]} ×{count}"
            for tribe, count in enumerate(view["hand"][scene.seat])
            if count and stones[tribe]
        ]
        key = "attila-usable" if fitting else "attila-usable-none"
        lines.append(Text(voice.say(key, cards=", ".join(fitting))))
    return lines


def laid_so_far(scene: Scene) -> str:
    """R6.4: how many cards each of those lays who have decided already."""
    voice, view = scene.voice, scene.view
    frame = next(frame for frame in view["stack"] if frame[0] == "conflict")
    asked = frame[3] - (1 if scene.top()[0] == "commit" else 0)
    decided = [(view["active"] + turn) % len(voice.names) for turn in range(asked)]
    laid = []
    for seat in decided:
        cards = view["laid"][seat]
        count = sum(cards) if isinstance(cards, list) else cards
        laid.append(voice.say("attila-laid-cards", seat=voice.names[seat], cards=count))
    return voice.say("attila-laid" if laid else "attila-laid-nothing", laid=", ".join(laid))


def strength_term(event: Told, voice: Voice) -> str:
    """R6.6: stones and cards added up."""
    stones, cards = event["stones"], event["cards"]
    return f"{voice.name('tribe', event['tribe'])} {stones} + {cards} = {stones + cards}"


def describe_province(scene: Scene, name: str, names: dict[str, str]) -> str:
    voice = scene.voice
    number = scene.game.axes["province"].index(name)
    stones = ", ".join(
        voice.say("attila-stones", tribe=voice.name("tribe", tribe), stones=count)
        for tribe, count in zip(scene.game.axes["tribe"], scene.view["stones"][number], strict=True)
        if count
    )
    near: dict[str, list[str]] = {"land": [], "sea": []}
    for border in board_of(scene).borders:
        if name in (border["a"], border["b"]):
            other = border["b"] if border["a"] == name else border["a"]
            near[border["kind"]].append(names[other])
    return voice.say(
        "attila-province",
        province=names[name],
        stones=stones or voice.say("attila-no-stones"),
        land=", ".join(near["land"]) or NONE,
        sea=", ".join(near["sea"]) or NONE,
    )


def styled(text: str, style: str) -> Text:
    """A beginning whose style does not spread to what is appended."""
    return Text.assemble((text, style))


def cropped(line: Text) -> Text:
    line.no_wrap = True
    line.overflow = "crop"
    return line
