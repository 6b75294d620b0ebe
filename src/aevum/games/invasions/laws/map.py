"""The laws of the board: areas, borders, rivers, coasts and seeds, one function each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from aevum.core.tables import Row
from aevum.games.invasions.box import Box
from aevum.games.invasions.kinds import NONE

WINDOW: Final = (-13.5, 21.5, 58.5, 64.5)
"""West, south, east and north of the board in degrees."""
MOST_SEEDS: Final = 6
FEWEST_NEIGHBOURS: Final = 2
MOST_NEIGHBOURS: Final = 9

Point = tuple[float, float]


def complain(box: Box, name: str, key: str, text: str, hint: str = "") -> None:
    box.pack.complain(f"{name}.csv", key, text, hint)


def reach(near: Sequence[Sequence[int]], start: int) -> set[int]:
    """All that hangs together with a start."""
    found = {start}
    todo = [start]
    for each in todo:
        for other in near[each]:
            if other not in found:
                found.add(other)
                todo.append(other)
    return found


def points(text: str) -> list[Point | None]:
    found: list[Point | None] = []
    for part in text.split(";"):
        words = part.split()
        try:
            found.append((float(words[0]), float(words[1])) if len(words) == 2 else None)
        except ValueError:
            found.append(None)
    return found


# -- areas and provinces ---------------------------------------------------------------------------


def check_area_incomes(box: Box) -> None:
    """Kingdom income is the sum of the provinces, empire income 2 and all levels (realm E83)."""
    for area in box.areas:
        inside = [box.provinces[p] for p in area.provinces]
        kingdom = sum(p.income_halves for p in inside)
        if area.kingdom_halves != kingdom:
            text = f"is {area.kingdom_halves / 2:g}"
            complain(box, "areas", f"kingdom of {area.id}", text, f"{kingdom / 2:g}")
        empire = 2 + sum(max(p.level, 0) for p in inside) if area.civilized else 0
        if area.empire != empire:
            hint = f"{empire}" if empire else "empty: it is barbarian"
            complain(box, "areas", f"empire of {area.id}", f"is {area.empire}", hint)


def check_areas_in_one_piece(box: Box) -> None:
    """Over land and straits; an island belongs if it shares a sea zone with the area."""
    for area in box.areas:
        near: list[list[int]] = [[] for _ in box.provinces]
        for p in area.provinces:
            here = box.provinces[p]
            for q in area.provinces:
                other = box.provinces[q]
                sails = (here.island or other.island) and set(here.coasts) & set(other.coasts)
                if q != p and (q in here.near or sails):
                    near[p].append(q)
        lost = set(area.provinces) - reach(near, area.provinces[0]) if area.provinces else {NONE}
        if lost:
            text = "falls apart" if NONE not in lost else "has no province"
            complain(box, "areas", f"id {area.id}", text, "add a border or move a province")


def check_one_province_without_area(box: Box) -> None:
    """Only one province has none, and it is barbarian ground (realm E81)."""
    free = [p.id for p in box.provinces if p.area == NONE]
    if len(free) != 1:
        text = f"empty for {', '.join(free) or 'nobody'}"
        complain(box, "provinces", "area", text, "exactly one province has no area")


def check_icons(box: Box) -> None:
    """Caravans are where the great caravan can be rolled (realm R21.1)."""
    rolled = {row["result"] for row in box.tables["rolls"] if row["table"] == "great_caravan"}
    for province in box.provinces:
        if province.caravan != (province.id in rolled):
            key = f"caravan of {province.id}"
            complain(box, "provinces", key, "does not fit rolls.csv", "mark it in both or neither")


# -- borders ---------------------------------------------------------------------------------------


def check_border_spelling(box: Box) -> None:
    """Each pair once, in alphabetical order; only plain borders have no name."""
    for row in box.tables["borders"]:
        key = f"{row['a']}-{row['b']}"
        if row["a"] > row["b"]:
            complain(box, "borders", key, "is out of order", f"{row['b']}-{row['a']}")
        if (row["kind"] == "plain") != (not row["name"]):
            hint = "rivers, ridges and straits have one, plain borders none"
            complain(box, "borders", f"name of {key}", f"is '{row['name']}'", hint)


def check_neighbours(box: Box) -> None:
    """Islands have no land border; others two to nine neighbours, one of them by land."""
    for province in box.provinces:
        if province.island and province.land:
            hint = "straits only"
            complain(box, "borders", province.id, "is an island with a land border", hint)
        fits = FEWEST_NEIGHBOURS <= len(province.near) <= MOST_NEIGHBOURS and province.land
        if not province.island and not fits:
            hint = f"{FEWEST_NEIGHBOURS} to {MOST_NEIGHBOURS}, one of them by land"
            complain(box, "borders", province.id, f"has {len(province.near)} neighbours", hint)


def check_flat(box: Box) -> None:
    """No more land borders than a flat map can have."""
    count = sum(len(province.land) for province in box.provinces) // 2
    most = 3 * sum(1 for province in box.provinces if province.land) - 6
    if count > most:
        complain(box, "borders", "rows", f"{count} land borders", f"at most {most}")


def check_straits(box: Box) -> None:
    """The sea zone of a strait touches both ends (war R31)."""
    for strait in box.straits:
        for end in (strait.a, strait.b):
            province = box.provinces[end]
            if strait.sea not in province.coasts:
                text = f"does not touch {province.id}"
                key = f"sea of {box.provinces[strait.a].id}-{box.provinces[strait.b].id}"
                complain(box, "borders", key, text, "a sea zone of both coasts")


def check_rivers(box: Box) -> None:
    """Every river touches exactly the areas it drains (XXXII.D)."""
    found: dict[str, set[str]] = {row["name"]: set() for row in box.tables["rivers"]}
    area_of = {row["id"]: row["area"] for row in box.tables["provinces"]}
    for row in box.tables["borders"]:
        if row["kind"] != "river":
            continue
        if row["name"] not in found:
            key = f"name of {row['a']}-{row['b']}"
            complain(box, "borders", key, f"'{row['name']}' is no river", "see rivers.csv")
            continue
        found[row["name"]] |= {area_of[row["a"]], area_of[row["b"]]}
    for row in box.tables["rivers"]:
        areas = found[row["name"]]
        if areas != set(row["areas"].split()):
            text = f"touches {' '.join(sorted(areas)) or 'nothing'}"
            complain(box, "rivers", f"areas of {row['id']}", text, row["areas"])


# -- seas ------------------------------------------------------------------------------------------


def check_ports(box: Box) -> None:
    """The coast of a port is marked, and no other (R6.6)."""
    marked = {(r["province"], r["sea"]) for r in box.tables["coasts"] if r["port"] == "1"}
    for row in box.tables["provinces"]:
        given = {sea for province, sea in marked if province == row["id"]}
        if given != ({row["port"]} if row["port"] else set()):
            text = f"is '{row['port']}', coasts say '{' '.join(sorted(given))}'"
            complain(box, "provinces", f"port of {row['id']}", text, "the same in coasts.csv")


def check_coasts(box: Box) -> None:
    """Every sea zone touches land, and every island the sea."""
    for sea in box.seas:
        if not sea.coast:
            complain(box, "seas", f"id {sea.id}", "touches no province", "add a coast")
    for province in box.provinces:
        if province.island and not province.coasts:
            complain(box, "provinces", f"island of {province.id}", "touches no sea", "add a coast")


def check_seas_are_joined(box: Box) -> None:
    """All sea zones but the lonely ones, which have no neighbour, hang together."""
    near = [sea.near for sea in box.seas]
    joined = [sea.index for sea in box.seas if sea.near]
    lost = set(joined) - reach(near, joined[0]) if joined else set()
    for each in sorted(lost):
        hint = "join it to the others"
        complain(box, "sea_borders", box.seas[each].id, "cannot be reached", hint)
    for row in box.tables["sea_borders"]:
        if row["a"] > row["b"]:
            key = f"{row['a']}-{row['b']}"
            complain(box, "sea_borders", key, "is out of order", f"{row['b']}-{row['a']}")


def check_everything_can_be_reached(box: Box) -> None:
    """By land, straits and sea; what is no island without a ship."""
    first = len(box.provinces)
    land = [list(province.near) for province in box.provinces]
    both = [land[p.index] + [first + sea for sea in p.coasts] for p in box.provinces] + [
        list(sea.coast) + [first + other for other in sea.near] for sea in box.seas
    ]
    on_foot, by_ship = reach(land, 0), reach(both, 0)
    for province in box.provinces:
        if province.index not in by_ship:
            complain(box, "borders", province.id, "cannot be reached", "add a border or a coast")
        elif province.index not in on_foot and not province.island:
            hint = "add a border or a strait"
            complain(box, "borders", province.id, "cannot be reached on foot", hint)


# -- seeds -----------------------------------------------------------------------------------------


def check_seeds(box: Box) -> None:
    """One to six points inside the window, none of them twice (the picture is made of them)."""
    all_points: list[Point] = []
    for row in box.tables["provinces"]:
        all_points += check_points(box, row)
    for point, count in Counter(all_points).items():
        if count > 1:
            text = f"{point[0]:g} {point[1]:g} stands there {count} times"
            complain(box, "provinces", "seeds", text, "move one of them")


def check_points(box: Box, row: Row) -> list[Point]:
    west, south, east, north = WINDOW
    found = points(row["seeds"])
    good = [p for p in found if p and west < p[0] < east and south < p[1] < north]
    if len(good) != len(found) or not 1 <= len(found) <= MOST_SEEDS:
        hint = f"1 to {MOST_SEEDS} points, e.g. 12.5 41.9;13.1 42.2, on the board"
        complain(box, "provinces", f"seeds of {row['id']}", "cannot be placed", hint)
    return good


MAP_LAWS: Final[tuple[Callable[[Box], None], ...]] = (
    check_area_incomes,
    check_areas_in_one_piece,
    check_one_province_without_area,
    check_icons,
    check_border_spelling,
    check_neighbours,
    check_flat,
    check_straits,
    check_rivers,
    check_ports,
    check_coasts,
    check_seas_are_joined,
    check_everything_can_be_reached,
    check_seeds,
)
