"""Small pieces of every layout: stones, tiles, players, ladders.

Tribes are told apart by letter as well as colour, players by initial.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from aevum.cli.terminal.attila.facts import board_of, century, paid_now
from aevum.cli.terminal.canvas import fit
from aevum.cli.terminal.generic import Scene
from aevum.games.attila.components import (
    FIRST,
    ROOM,
    SECOND_PLACE,
    SOLE,
    TIED_FIRST,
    TIED_SECOND,
    TILES,
    TOP,
)

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
MARKS = {SOLE: "●", FIRST: "●", SECOND_PLACE: "○", TIED_FIRST: "◉", TIED_SECOND: "◎"}
FULL, CLOSED, EMPTY = "⚔", "░", "▫"


def styled(text: str, style: str) -> Text:
    """A beginning whose style does not spread to what is appended."""
    return Text.assemble((text, style))


def cropped(line: Text) -> Text:
    line.no_wrap = True
    line.overflow = "crop"
    return line


def initials(names: Sequence[str]) -> list[str]:
    """One letter per player, all different; a number where every letter is taken."""
    taken: list[str] = []
    for seat, name in enumerate(names):
        letters = (letter.upper() for letter in name if letter.isalpha())
        taken.append(next((letter for letter in letters if letter not in taken), str(seat + 1)))
    return taken


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
    turn = "▶" if view["asked"] and seat == view["active"] else " "
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
