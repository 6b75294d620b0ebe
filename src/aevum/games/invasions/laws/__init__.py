"""The laws of the data pack: what should hold beyond what the rules need.

`aevum data check` asks for them. Loading for play does not: an owner who lays the printed
components over ours may break our rules of design.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.core import tables
from aevum.core.pack import Pack
from aevum.games.invasions.box import Box
from aevum.games.invasions.laws.cards import CARD_LAWS
from aevum.games.invasions.laws.map import MAP_LAWS, complain
from aevum.games.invasions.laws.nations import NATION_LAWS
from aevum.games.invasions.laws.reach import REACH_LAWS
from aevum.games.invasions.laws.setups import SETUP_LAWS
from aevum.games.invasions.schema import TABLES

ROWS: Final = {
    "areas": 26, "borders": 467, "coasts": 159, "leaders": 146, "nations": 47, "objectives": 178,
    "provinces": 215, "scenarios": 5, "sea_borders": 23, "seas": 21, "timeline": 325,
}  # fmt: skip


def check_rows(box: Box) -> None:
    """As many components as the game has."""
    for name, due in ROWS.items():
        found = len(box.tables[name])
        if found != due:
            complain(box, name, "rows", f"{found} rows", f"there are {due}")


def check_rulebook_rows(box: Box) -> None:
    """A row that calls itself the rulebook's says what ours says."""
    ours = TABLES.read(Pack(box.pack.folder))
    tables.check_rulebook_rows(box.pack, TABLES, box.tables, ours)


def check_clues(box: Box) -> None:
    """What the rulebook and the printed aids betray of their components (clues.csv)."""
    for clue in box.tables["clues"]:
        rows = box.tables.get(clue["table"], [])
        pairs = [word.split("=") for word in clue["row"].split()]
        found = [row for row in rows if all(row.get(column) == value for column, value in pairs)]
        wanted, column = clue["value"], clue["column"]
        if not any(fits(row.get(column, ""), wanted) for row in found):
            text = f"is {' '.join(row.get(column, '') for row in found) or 'missing'}"
            key = f"{column} of {clue['row']}"
            complain(box, clue["table"], key, text, f"{wanted} ({clue['clue']})")


def fits(value: str, wanted: str) -> bool:
    """`>=4` asks for at least so many."""
    if wanted.startswith(">="):
        return value.isdigit() and int(value) >= int(wanted[2:])
    return value == wanted


def check_aids(box: Box) -> None:
    """Sections run from a, or from 1, and their items from 1."""
    last: dict[str, str] = {}
    items: dict[tuple[str, str], int] = {}
    for row in box.tables["aids"]:
        aid, section = row["aid"], row["section"]
        first = "1" if aid == "common" else "a"
        due = chr(ord(last[aid]) + 1) if aid in last else first
        if section != last.get(aid) and section != due:
            complain(box, "aids", f"section {aid} {section}", "is out of order", due)
        last[aid] = section
        items[aid, section] = items.get((aid, section), 0) + 1
        if int(row["item"]) != items[aid, section]:
            key = f"item of {aid} {section}"
            complain(box, "aids", key, f"is {row['item']}", f"{items[aid, section]}")


LAWS: Final[tuple[Callable[[Box], None], ...]] = (
    check_rows,
    check_rulebook_rows,
    check_aids,
    check_clues,
    *MAP_LAWS,
    *NATION_LAWS,
    *CARD_LAWS,
    *SETUP_LAWS,
    *REACH_LAWS,
)


def check_laws(box: Box) -> None:
    """Raise everything in which the box breaks a law."""
    for law in LAWS:
        law(box)
    box.pack.finish()
