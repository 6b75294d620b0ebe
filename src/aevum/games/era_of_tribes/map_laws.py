"""The laws of the map: fields, tokens, borders and sections, one function each (6.12, 6.13).

Those in NEEDED are asked for whenever a pack is read, because no game could be played without
them; the others only by `aevum data check`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import hypot
from typing import Final

from aevum.core.tables import Row
from aevum.games.era_of_tribes.board import Section
from aevum.games.era_of_tribes.box import Box
from aevum.games.era_of_tribes.kinds import LENGTHS, SEATS

PLANE: Final = (1.28, -0.108, 1.05, 0.074, 1.871, -90.0)
"""From longitude and latitude to board units: x, then z (6.12)."""
NEXT: Final = 11.8
"""Centres of neighbouring hexes are not farther apart than this."""
MOST_SEEDS: Final = {"provinces": 4, "seas": 5}
FEWEST_PROVINCES: Final = 25
"""The end condition of the normal game must be in reach (R25.1)."""
PROVINCES_PER_PLAYER: Final = 12
STEPS_TO_SEA: Final = 3
ROOM: Final = 2
"""Land provinces beyond its homes that a people can reach over land."""

Point = tuple[float, float]
Near = Sequence[Sequence[int]]


def complain(box: Box, name: str, key: str, text: str, hint: str = "") -> None:
    box.pack.complain(f"{name}.csv", key, text, hint)


def steps(near: Near, start: Sequence[int]) -> dict[int, int]:
    """How far every field that can be reached lies from the start."""
    found = dict.fromkeys(start, 0)
    todo = list(start)
    for each in todo:
        for other in near[each]:
            if other not in found:
                found[other] = found[each] + 1
                todo.append(other)
    return found


def all_borders(box: Box, section: Section) -> list[list[int]]:
    """The neighbours of every field of the map within a section, over land and water."""
    first = box.field_of_sea
    land = [
        section.land[p] + [first + s for s in section.coasts[p]] for p in range(len(box.provinces))
    ]
    return land + [
        section.shores[s] + [first + t for t in section.lanes[s]] for s in range(len(box.seas))
    ]


def fields_of(box: Box, section: Section) -> list[int]:
    return section.provinces + [box.field_of_sea + s for s in section.seas]


def point(text: str) -> Point | None:
    words = text.split()
    if len(words) != 2:
        return None
    try:
        return float(words[0]), float(words[1])
    except ValueError:
        return None


def points(row: Row) -> list[Point | None]:
    return [point(part) for part in row["seeds"].split(";")]


def on_board(place: Point) -> Point:
    lon, lat = place
    a, b, c, d, e, f = PLANE
    return a * lon + b * lat + c, d * lon + e * lat + f


# -- needed to play -------------------------------------------------------------------------------


def check_sections_are_connected(box: Box) -> None:
    """Every field in play can be reached from every other (I25)."""
    for section in box.sections:
        fields = fields_of(box, section)
        reached = steps(all_borders(box, section), fields[:1])
        lost = [box.axes["field-of-map"][each] for each in fields if each not in reached]
        if not fields or lost:
            text = f"cannot be reached: {', '.join(lost)}" if lost else "has no field"
            complain(box, "sections", f"hexes of {section.id}", text, "add a border or a hex")


def check_sections_offer_peoples(box: Box) -> None:
    """At least one people for every player, each with its whole home in play (SU7)."""
    for section in box.sections:
        most = max(section.players[0] + section.players[1], default=0)
        if len(section.peoples) < most:
            text = f"{len(section.peoples)} for {most} players"
            complain(box, "sections", f"peoples of {section.id}", text, "one for every player")
        for people in section.peoples:
            outside = [p for p in box.peoples[people].homes if not section.has_province[p]]
            for p in outside:
                key = f"peoples of {section.id}"
                text = f"{box.provinces[p].id}, a home of {box.peoples[people].id}, is out of play"
                complain(box, "sections", key, text, "add its hex or leave the people out")


def check_sections_for_everybody(box: Box) -> None:
    """A section for every number of players and both lengths (E86)."""
    columns = ("players", "players_long")
    for length in range(len(LENGTHS)):
        for players in range(1, SEATS + 1):
            if not any(players in section.players[length] for section in box.sections):
                text = f"no section for {players}"
                complain(box, "sections", columns[length], text, "add the number to one")


def check_tiles_are_enough(box: Box) -> None:
    """One for each barbarian site and each home nobody plays (SU16)."""
    for section in box.sections:
        homes = sorted(len(box.peoples[people].homes) for people in section.peoples)
        fewest = min(section.players[0] + section.players[1], default=1)
        needed = len(section.barbarian_sites) + sum(homes) - sum(homes[:fewest])
        if needed > box.tiles:
            text = f"needs {needed} village tiles, there are {box.tiles}"
            complain(box, "sections", f"hexes of {section.id}", text, "fewer sites or more tiles")


def check_homes_are_connected(box: Box) -> None:
    """The homes of a people hang together over land (I26), and there is one at least."""
    near = [each.land for each in box.provinces]
    for people in box.peoples:
        homes = set(people.homes)
        inside = [[q for q in near[p] if q in homes and p in homes] for p in range(len(near))]
        if not homes or len(steps(inside, people.homes[:1])) < len(homes):
            hint = "mark neighbouring provinces"
            complain(box, "provinces", f"home_of {people.id}", "are not connected", hint)


NEEDED: Final[tuple[Callable[[Box], None], ...]] = (
    check_homes_are_connected,
    check_sections_are_connected,
    check_sections_offer_peoples,
    check_sections_for_everybody,
    check_tiles_are_enough,
)

# -- fields and tokens ----------------------------------------------------------------------------


def check_seeds(box: Box) -> None:
    """Some points of longitude and latitude for every field, none of them twice."""
    seen: set[Point] = set()
    for name, most in MOST_SEEDS.items():
        for row in box.tables[name]:
            key, found = f"seeds of {row['id']}", points(row)
            good = [each for each in found if each is not None]
            if len(good) < len(found) or len(good) > most:
                hint = f"1 to {most} times 'lon lat', separated by semicolons"
                complain(box, name, key, f"are '{row['seeds']}'", hint)
            for each in good:
                if each in seen:
                    text = f"{each[0]} {each[1]} is the seed of another field too"
                    complain(box, name, key, text, "move one of them")
                seen.add(each)


def check_hex_of_dots(box: Box) -> None:
    """A field belongs to the hex whose centre is nearest to its dot, the first seed."""
    centres = {
        row["id"]: (float(row["x"]), float(row["z"]))
        for row in box.tables["hexes"]
        if row["kind"] == "hex"
    }
    hangs_on = {
        row["id"]: row["neighbours"].split()
        for row in box.tables["hexes"]
        if row["kind"] == "inset"
    }
    for name in MOST_SEEDS:
        for row in box.tables[name]:
            dot = points(row)[0]
            if dot is None or not centres:
                continue
            x, z = on_board(dot)
            near = min(centres, key=lambda h: hypot(centres[h][0] - x, centres[h][1] - z))
            allowed = [inset for inset, hexes in hangs_on.items() if near in hexes] + [near]
            if row["hex"] not in allowed:
                text = f"is {row['hex']}, but its dot lies in {near}"
                complain(box, name, f"hex of {row['id']}", text, f"{near}, or move the first seed")


def check_lattice(box: Box) -> None:
    """Hexes are neighbours if their centres are one step apart; an inset hangs on one hex."""
    rows = box.tables["hexes"]
    hexes = [row for row in rows if row["kind"] == "hex"]
    for row in rows:
        found = set(row["neighbours"].split())
        if row["kind"] == "inset":
            if len(found) != 1:
                key = f"neighbours of {row['id']}"
                complain(box, "hexes", key, f"are {len(found)}", "an inset hangs on one hex")
            continue
        wanted = {other["id"] for other in hexes if other is not row and apart(row, other) < NEXT}
        if found != wanted:
            text = f"are {' '.join(sorted(found))}"
            complain(box, "hexes", f"neighbours of {row['id']}", text, " ".join(sorted(wanted)))


def apart(row: Row, other: Row) -> float:
    return hypot(float(row["x"]) - float(other["x"]), float(row["z"]) - float(other["z"]))


def check_tokens_of_hexes(box: Box) -> None:
    """Food, goods, homes and barbarian sites may move within their hex, not out of it."""
    for row in box.tables["hexes"]:
        here = [each for each in box.tables["provinces"] if each["hex"] == row["id"]]
        water = [each for each in box.tables["seas"] if each["hex"] == row["id"]]
        food = sum(int(each["food"]) for each in here) + sum(int(each["fish"]) for each in water)
        goods = sorted(each["good"] for each in here if each["good"])
        homes = [each["home_of"] for each in here if each["home_of"]]
        sites = sum(each["barbarian_site"] == "1" for each in here)
        wanted = [row["home_of"]] * int(row["homes"])
        for what, found, due in (
            ("food", str(food), row["food"]),
            ("goods", " ".join(goods), " ".join(sorted(row["goods"].split()))),
            ("homes", " ".join(homes), " ".join(wanted)),
            ("barbarian sites", str(sites), row["sites"]),
        ):
            if found != due:
                text = f"are {found or 'none'} on the map"
                complain(box, "hexes", f"{what} of {row['id']}", text, f"{due or 'none'}")
        if not here and not water:
            complain(box, "hexes", row["id"], "holds no field", "a province or a sea")


def check_totals(box: Box) -> None:
    """As many goods, terrains and homes on the map as their tables say."""
    provinces = box.tables["provinces"]
    for name, column, due in (
        ("goods", "good", "count"),
        ("terrains", "terrain", "provinces"),
        ("peoples", "home_of", "homes"),
    ):
        found = Counter(row[column] for row in provinces)
        for row in box.tables[name]:
            if found[row["id"]] != int(row[due]):
                text = f"is {row[due]}, on the map are {found[row['id']]}"
                complain(box, name, f"{due} of {row['id']}", text, f"{found[row['id']]}")


# -- borders --------------------------------------------------------------------------------------


def check_borders_join_neighbours(box: Box) -> None:
    """A border joins fields of one hex or of two neighbouring ones."""
    rows = box.tables["provinces"] + box.tables["seas"]
    hex_of = {row["id"]: row["hex"] for row in rows}
    near = {row["id"]: row["neighbours"].split() for row in box.tables["hexes"]}
    for row in box.tables["borders"]:
        a, b = hex_of[row["a"]], hex_of[row["b"]]
        if a != b and b not in near[a] and a not in near[b]:
            text = f"joins {a} and {b}"
            complain(box, "borders", f"{row['a']}-{row['b']}", text, "hexes that are neighbours")


def check_insets_hang_on_the_sea(box: Box) -> None:
    """One sea border with footprints joins an inset to the map."""
    rows = box.tables["provinces"] + box.tables["seas"]
    hex_of = {row["id"]: row["hex"] for row in rows}
    for inset in (each.id for each in box.hexes if each.is_inset):
        links = [
            row
            for row in box.tables["borders"]
            if (hex_of[row["a"]] == inset) != (hex_of[row["b"]] == inset)
        ]
        costly = [row for row in links if row["kind"] == "sea" and row["extra_cost"] != "0"]
        if len(links) != 1 or links != costly:
            names = ", ".join(f"{row['a']}-{row['b']}" for row in links) or "none"
            hint = "one sea border with extra cost"
            complain(box, "borders", f"links of {inset}", f"are {names}", hint)


def check_no_dead_end(box: Box) -> None:
    """Every field has a neighbour; a sea touches land or leads on."""
    for province in box.provinces:
        if not province.land and not province.coasts:
            complain(box, "borders", province.id, "has no neighbour", "add a border")
    for sea in box.seas:
        if not sea.shores and len(sea.lanes) < 2:
            complain(box, "borders", sea.id, "is a dead end", "add a coast or a sea border")


# -- sections -------------------------------------------------------------------------------------


def check_sections_list_hexes(box: Box) -> None:
    """No hex twice, and every inset together with the hex it hangs on."""
    for row in box.tables["sections"]:
        mine = row["hexes"].split()
        for each in sorted({each for each in mine if mine.count(each) > 1}):
            complain(box, "sections", f"hexes of {row['id']}", f"{each} stands there twice")
        for inset in box.tables["hexes"]:
            on_map = set(inset["neighbours"].split()) & set(mine)
            if inset["kind"] == "inset" and bool(on_map) != (inset["id"] in mine):
                text = f"{inset['id']} and {inset['neighbours']} do not go together"
                complain(box, "sections", f"hexes of {row['id']}", text, "both or neither")


def check_sections_cut_no_home(box: Box) -> None:
    """Exactly the peoples offered have their homes in play, and those have all of them."""
    for section in box.sections:
        inside = [
            people.index
            for people in box.peoples
            if any(section.has_province[p] for p in people.homes)
        ]
        for people in inside:
            if people not in section.peoples:
                text = f"{box.peoples[people].id} have homes in play"
                complain(box, "sections", f"peoples of {section.id}", text, "offer them")


def check_sections_have_room(box: Box) -> None:
    """Enough provinces for the end condition, for all players, and around every home."""
    for section in box.sections:
        found = len(section.provinces)
        most = max(section.players[0] + section.players[1], default=1)
        due = max(FEWEST_PROVINCES, PROVINCES_PER_PLAYER * most)
        if found < due:
            hint = f"at least {due}"
            complain(box, "sections", f"hexes of {section.id}", f"{found} land provinces", hint)
        for people in section.peoples:
            homes = box.peoples[people].homes
            if len(steps(section.land, homes)) - len(homes) < ROOM:
                text = f"{box.peoples[people].id} have no room on land"
                hint = f"{ROOM} provinces within reach"
                complain(box, "sections", f"peoples of {section.id}", text, hint)


def check_sections_reach_the_sea(box: Box) -> None:
    """From its homes every people reaches a coast over few provinces."""
    for section in box.sections:
        for people in section.peoples:
            distance = steps(section.land, box.peoples[people].homes)
            to_coast = [far for p, far in distance.items() if section.coasts[p]]
            if min(to_coast, default=STEPS_TO_SEA + 1) > STEPS_TO_SEA:
                text = f"the sea is far from {box.peoples[people].id}"
                hint = f"at most {STEPS_TO_SEA} steps over land"
                complain(box, "sections", f"peoples of {section.id}", text, hint)


MAP_LAWS: Final[tuple[Callable[[Box], None], ...]] = (
    check_seeds,
    check_hex_of_dots,
    check_lattice,
    check_tokens_of_hexes,
    check_totals,
    check_borders_join_neighbours,
    check_insets_hang_on_the_sea,
    check_no_dead_end,
    check_sections_list_hexes,
    check_sections_cut_no_home,
    check_sections_have_room,
    check_sections_reach_the_sea,
)
