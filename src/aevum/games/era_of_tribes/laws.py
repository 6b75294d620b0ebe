"""The laws of the tables: what should hold beyond what the rules need, one function each.

`aevum data check` asks for them. Loading for play does not: an owner who lays the printed
components over ours may break our rules of design.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from aevum.core import tables
from aevum.core.pack import Pack
from aevum.games.era_of_tribes.box import Box, ids_of
from aevum.games.era_of_tribes.kinds import FIELDS, LENGTHS, MODIFIERS, SYMBOLS, TOP_LEVEL
from aevum.games.era_of_tribes.map_laws import MAP_LAWS, complain
from aevum.games.era_of_tribes.schema import TABLES

ROWS: Final = {
    "hexes": 38, "influence_cards": 15, "morale": 16, "peoples": 10, "provinces": 120,
    "seas": 35, "sections": 15, "triumph": 60, "villages": 17,
}  # fmt: skip
TILES: Final = {"score": 16, "special": 4, "reward": 20}
BRANCHES: Final = (0, 0, 1, 1, 2)
"""Side branches of each level (R9.4)."""
FEWEST_POWERS: Final = 2
TRIUMPH_AHEAD: Final = 5
"""In the long game the processions start so far beyond the end trigger (E21)."""
COLOURED: Final = 4
"""Both colours lie within so many wins of every start space, one of them within two (6.9)."""


# -- origin ---------------------------------------------------------------------------------------


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


# -- peoples and tiles ----------------------------------------------------------------------------


def check_powers(box: Box) -> None:
    """Every people has two powers or more, and every modifier a people (R27)."""
    powers = box.tables["powers"]
    per = Counter(row["people"] for row in powers)
    for people in ids_of(box.tables["peoples"]):
        if per[people] < FEWEST_POWERS:
            text = f"{per[people]} powers"
            complain(box, "powers", f"people {people}", text, f"at least {FEWEST_POWERS}")
    used = {row["modifier"] for row in powers}
    for modifier in MODIFIERS:
        if modifier not in used:
            hint = "give it to a people"
            complain(box, "modifiers", f"id {modifier}", "is a modifier nobody has", hint)


def check_nobody_shrinks(box: Box) -> None:
    """Food of the homes and of a power makes up for the Neolithic's loss in round 1 (R5.3)."""
    loss = -box.epochs[0].morale_round
    for people in box.peoples:
        food = sum(box.provinces[p].food for p in people.homes) + people.powers.start_food
        if food < loss:
            text = f"{food} food at the start"
            hint = f"at least {loss}, or the people shrinks in round 1"
            complain(box, "provinces", f"food of {people.id}", text, hint)


def check_tiles(box: Box) -> None:
    """40 tiles: 16 that score, 4 special ones, 20 green ones (R20.4)."""
    rows = box.tables["villages"]
    for group, due in TILES.items():
        found = sum(int(row["count"]) for row in rows if row["group"] == group)
        if found != due:
            complain(box, "villages", f"count of {group}", f"{found} tiles", f"there are {due}")


# -- progress -------------------------------------------------------------------------------------


def check_wheel(box: Box) -> None:
    """Every field stands between its two neighbours (6.6)."""
    for i, row in enumerate(box.tables["fields"]):
        before, after = FIELDS[i - 1], FIELDS[(i + 1) % len(FIELDS)]
        for column, due in (("before", before), ("after", after)):
            if row[column] != due:
                complain(box, "fields", f"{column} of {row['id']}", f"is {row[column]}", due)


def check_branches(box: Box) -> None:
    """One for levels 2 and 3, two for level 4, on the level below, and on all fields alike."""
    for f, field in enumerate(FIELDS):
        for level in range(1, TOP_LEVEL + 1):
            found = box.branches[f][level]
            key = f"{field} {level}"
            if len(found) != BRANCHES[level]:
                hint = f"there are {BRANCHES[level]}"
                complain(box, "branches", key, f"{len(found)} side branches", hint)
            for branch in found:
                if branch.field == f or branch.level != level - 1:
                    text = f"leans on {FIELDS[branch.field]} {branch.level}"
                    hint = f"level {level - 1} of another field"
                    complain(box, "branches", key, text, hint)
    leans = Counter(row["needs_field"] for row in box.tables["branches"])
    if len({leans[field] for field in FIELDS}) > 1:
        text = ", ".join(f"{field} {leans[field]}" for field in FIELDS)
        complain(box, "branches", "needs_field", f"is uneven: {text}", "each field equally often")


def check_prices(box: Box) -> None:
    """The column of side branches says what their table says."""
    for row in box.tables["prices"]:
        due = BRANCHES[int(row["level"])]
        if int(row["branches"]) != due:
            key = f"branches of {row['level']}"
            complain(box, "prices", key, f"is {row['branches']}", f"{due}")


# -- tracks ---------------------------------------------------------------------------------------


def check_cities(box: Box) -> None:
    """The city track: 1 more value and 1 more loss for each city, as Architecture allows (6.4)."""
    for i, row in enumerate(box.tables["cities"]):
        limit = box.levels[FIELDS.index("architecture")][int(row["architecture"])].city_limit
        if int(row["value"]) != i + 1 or int(row["morale"]) != -i - 1:
            text = f"has value {row['value']} and morale {row['morale']}"
            complain(box, "cities", f"slot {row['slot']}", text, f"{i + 1} and {-i - 1}")
        if not i < limit <= i + 2:
            text = f"is {row['architecture']}, which allows {limit} cities"
            complain(box, "cities", f"architecture of {row['slot']}", text, "two cities a level")


def check_vassals(box: Box) -> None:
    """All vassals stand on the slots or in Free Vassals (I1)."""
    found = box.numbers.free_vassals + sum(slot.vassals for slot in box.slots)
    if found != box.numbers.vassals:
        text = f"is {box.numbers.vassals}, free and on slots are {found}"
        complain(box, "numbers", "value of vassals", text, f"{found}")


def check_morale(box: Box) -> None:
    """The start box is 0 (E14)."""
    if box.morale_start != 0:
        complain(box, "morale", "start", f"is {box.morale_start}", "0")


def check_stages(box: Box) -> None:
    """One stage for each epoch, never weaker than the one before (6.5)."""
    for row, epoch in zip(box.tables["barbarians"], box.epochs, strict=True):
        if row["epoch"] != epoch.id:
            complain(box, "barbarians", f"epoch of {row['stage']}", f"is {row['epoch']}", epoch.id)
    for i in range(1, len(box.stages)):
        old, new = box.stages[i - 1], box.stages[i]
        if new.militia < old.militia or new.mechanics < old.mechanics:
            hint = f"at least {old.militia} militia and Mechanics {old.mechanics}"
            complain(box, "barbarians", f"stage {i + 1}", "is weaker than the one before", hint)


def check_processions(box: Box) -> None:
    """They start on plain spaces, with both colours ahead (6.9), the long ones by E21."""
    for count in box.players:
        if count.triumph[1] != count.influence_end[1] + TRIUMPH_AHEAD:
            key = f"triumph_long of {count.players}"
            hint = f"{count.influence_end[1] + TRIUMPH_AHEAD}"
            complain(box, "players", key, f"is {count.triumph[1]}", hint)
        for length, start in zip(LENGTHS, count.triumph, strict=True):
            ahead = [box.triumph[s] for s in range(max(1, start - COLOURED), start)]
            black = [space.influence > 0 for space in ahead]
            red = [space.morale > 0 for space in ahead]
            here = box.triumph[start]
            plain = not here.influence and not here.morale
            if not (plain and any(black) and any(red) and any(black[-2:] + red[-2:])):
                key = f"triumph_{length} of {count.players}"
                hint = f"a plain space, both colours among the {COLOURED} before it, one of two"
                complain(box, "players", key, f"is {start}", hint)


def check_colours(box: Box) -> None:
    """Black spaces give influence, red ones morale, plain ones nothing (R18.3)."""
    for row in box.tables["triumph"]:
        gives = (row["influence"] != "0", row["morale"] != "0")
        due = {"black": (True, False), "red": (False, True), "plain": (False, False)}
        if gives != due[row["colour"]]:
            text = f"gives influence {row['influence']} and morale {row['morale']}"
            hint = "black gives influence, red morale, plain nothing"
            complain(box, "triumph", f"{row['colour']} space {row['space']}", text, hint)


def check_dice(box: Box) -> None:
    """Every symbol lies on both battle dice (6.7)."""
    for die, faces in (("attack", box.attack_die), ("defence", box.defence_die)):
        for symbol, count in zip(SYMBOLS, faces, strict=True):
            if not count:
                text = f"no face shows {symbol}"
                complain(box, "dice", f"symbols of {die}", text, "each of the five")


TABLE_LAWS: Final[tuple[Callable[[Box], None], ...]] = (
    check_rows,
    check_rulebook_rows,
    check_powers,
    check_nobody_shrinks,
    check_tiles,
    check_wheel,
    check_branches,
    check_prices,
    check_cities,
    check_vassals,
    check_morale,
    check_stages,
    check_processions,
    check_colours,
    check_dice,
)


def check_laws(box: Box) -> None:
    """Raise everything in which the box breaks a law of the tables or of the map."""
    for law in TABLE_LAWS + MAP_LAWS:
        law(box)
    box.pack.finish()
