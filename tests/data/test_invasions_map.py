"""The board of Invasions against what the rulebook says of it.

constraints.csv holds every statement of the rulebook about the map, area_totals.csv the sums of
its gazetteer, city_sites.csv where the cities lie on the globe.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from math import cos, hypot, log, pi, radians, sin, tan
from pathlib import Path

import pytest

from aevum.games.invasions.board import Province
from aevum.games.invasions.box import Box
from aevum.games.invasions.kinds import BORDERS, NONE, PLAIN, RIDGE, RIVER, STRAIT, TERRAINS
from aevum.games.invasions.pack import load_box

KEPT = Path(__file__).parent / "invasions"
Row = dict[str, str]


@cache
def box() -> Box:
    return load_box()


@cache
def by_id() -> dict[str, Province]:
    return {province.id: province for province in box().provinces}


def rows(name: str) -> list[Row]:
    with (KEPT / f"{name}.csv").open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


def area_of(province: Province) -> str:
    return "" if province.area == NONE else box().areas[province.area].id


def near(province: Province) -> list[Province]:
    return [box().provinces[p] for p in province.near]


def steps(start: str, keep: Callable[[int], bool] = lambda kind: True) -> dict[str, int]:
    """Steps to every province over borders of the kinds to be kept."""
    found = {start: 0}
    todo = [by_id()[start]]
    for each in todo:
        for other, kind in zip(near(each), each.kinds, strict=True):
            if keep(kind) and other.id not in found:
                found[other.id] = found[each.id] + 1
                todo.append(other)
    return found


# -- gazetteer -------------------------------------------------------------------------------------


def test_areas_add_up_to_the_totals_of_the_gazetteer() -> None:
    """Provinces, kingdom and empire income, cities and sites of all 26 areas."""
    totals = rows("area_totals")
    assert [area.id for area in box().areas] == sorted(row["area"] for row in totals)
    for row in totals:
        area = next(a for a in box().areas if a.id == row["area"])
        inside = [box().provinces[p] for p in area.provinces]
        assert len(inside) == int(row["provinces"])
        assert area.civilized == (row["status"] == "civilized")
        assert area.kingdom_halves == 2 * int(row["kingdom"])
        assert sum(p.income_halves for p in inside) == 2 * int(row["kingdom"])
        assert area.empire == int(row["empire"] or 0)
        assert sum(p.level >= 1 for p in inside) == int(row["cities"])
        assert sum(p.level == 0 for p in inside) == int(row["sites"])


# -- statements ------------------------------------------------------------------------------------


def group(name: str) -> list[Province]:
    """The provinces a statement speaks of: one, those of an area, those outside it, any."""
    every = box().provinces
    if name.startswith("area:"):
        return [p for p in every if area_of(p) == slug(name[5:])]
    if name.startswith("outside:"):
        return [p for p in every if area_of(p) != slug(name[8:])]
    if name == "any":
        return every
    return [by_id()[slug(name)]] if name and slug(name) in by_id() else []


def seas_of(province: str) -> set[str]:
    return {box().seas[s].id for s in by_id()[province].coasts}


def kind_between(a: Province, b: Province) -> int:
    return a.border(b.index)


def name_between(a: Province, b: Province) -> str:
    return a.border_names[a.near.index(b.index)]


def linked(a: str, b: str) -> bool:
    """One step by land, along a coast, or from sea to sea."""
    zones = {sea.id: sea for sea in box().seas}
    if a in by_id() and b in by_id() and by_id()[b].index in by_id()[a].near:
        return True
    if a in zones and b in zones:
        return zones[b].index in zones[a].near
    return (a in by_id() and b in seas_of(a)) or (b in by_id() and a in seas_of(b))


def holds(row: Row) -> bool | None:
    """Whether a statement is true; None where it speaks of places beyond the board."""
    kind, value = row["kind"], row["value"].strip()
    first, second = group(row["a"]), group(row["b"])
    touching = [(x, y) for x in first for y in second if y.index in x.near]
    a, b = slug(row["a"]), slug(row["b"])
    seas = {sea.id for sea in box().seas}
    places = a in by_id() and b in by_id()
    if kind == "terrain" and first:
        return terrain_fits(first[0], value)
    if value == "single-shore":
        return len(next(sea for sea in box().seas if sea.id == b).shores) == 1
    if kind == "adjacent" and a in seas:
        return linked(a, b)
    if kind == "adjacent" and first and second:
        return bool(touching)
    if kind == "within" and places:
        return steps(a)[b] <= int(value.split(";")[0])
    if kind == "ridge" and value.split(";")[0] in ("yes", "no") and first and second:
        wanted = value.startswith("yes")
        return any((kind_between(x, y) == RIDGE) == wanted for x, y in touching)
    if kind in ("ridge", "river") and value == "not-all-borders" and second:
        return any(BORDERS[kind_between(x, y)] != kind for x, y in touching)
    if kind == "strait" and places:
        return kind_between(first[0], second[0]) == STRAIT
    if kind == "river" and row["b"] and first and second:
        return any(name_between(x, y) == value for x, y in touching)
    if kind == "river" and row["a"].startswith("area:") and first:
        return any(value in p.border_names for p in first)
    if kind == "coast" and a in by_id() and value == "island":
        return by_id()[a].island and not by_id()[a].land
    if kind == "coast" and a in by_id() and b in seas:
        touches = b in seas_of(a)
        return touches and (not value.startswith("port:") or port_of(a) == b)
    if kind == "path" and places and ">" in value and "=" not in value:
        way = [slug(part) for part in value.split(">")]
        return all(linked(x, y) for x, y in pairwise(way))
    if kind == "path" and places and value.startswith("length"):
        due = int(value.split(";")[0].split("=")[1])
        return steps(a)[b] == due if value.startswith("length=") else steps(a)[b] <= due
    return None


def terrain_fits(province: Province, value: str) -> bool:
    """`Forest`, `not-Mountain` or `open`."""
    terrain = TERRAINS[province.terrain]
    if value == "open":
        return province.open_terrain
    if value.startswith("not-"):
        return terrain != value[4:].lower()
    return terrain == value.lower()


def port_of(province: str) -> str:
    port = by_id()[province].port
    return "" if port == NONE else box().seas[port].id


def test_every_statement_of_the_rulebook_about_the_map_holds() -> None:
    found = [(row, holds(row)) for row in rows("constraints")]
    false = [" ".join(row.values()) for row, answer in found if answer is False]
    assert not false
    assert sum(answer is True for _, answer in found) >= 370


def test_three_steps_from_thracia() -> None:
    """XVIII.A: these and nothing else but Lycia lie exactly three steps away."""
    ring = {name for name, far in steps("thracia").items() if far == 3}
    assert ring == {
        "achaia", "illyricum", "dalmatia", "savus", "tisia", "dacia", "hypanis", "pontus",
        "melitene", "cilicia", "lycia",
    }  # fmt: skip


def test_marches_and_retreats_of_the_examples() -> None:
    """XVIII.A, XIX 3 and 5, XV.F."""
    assert steps("cappadocia")["moesia_inferior"] == 3
    assert steps("assyria")["akkad"] == 3
    assert steps("thracia", lambda kind: kind == PLAIN)["dardania"] <= 3
    assert steps("treveria")["neustria"] <= 4
    assert steps("africa")["tripolitania"] <= 3
    bosphorus = by_id()["thracia"]
    assert kind_between(bosphorus, by_id()["bythinia"]) == STRAIT
    assert name_between(bosphorus, by_id()["bythinia"]) == "Bosphorus"
    assert kind_between(by_id()["pontus"], by_id()["armenia_minor"]) == RIDGE


def test_danube_limites_form_a_chain() -> None:
    """Byzantine aid A: four provinces on the river, and two that face Persia."""
    chain = ["savus", "moesia_superior", "moesia_inferior", "tyras"]
    assert all(linked(a, b) for a, b in pairwise(chain))
    for name in chain:
        here = by_id()[name]
        rivers = {
            border
            for border, kind in zip(here.border_names, here.kinds, strict=True)
            if kind == RIVER
        }
        assert "Danuvius" in rivers
    facing = {name: "mesopotamia" in {area_of(p) for p in near(by_id()[name])} for name in
              ("osroene", "amida", "coele_syria")}  # fmt: skip
    assert facing == {"osroene": True, "amida": True, "coele_syria": False}


def test_shores_of_the_landings() -> None:
    """XXIV.E: Saldae and Utica lie on Caesarea's shore, Cartaginensis on another."""
    sea = next(s for s in box().seas if s.id == "mare_mauretanicum")
    shore = {name: sea.shore_of(by_id()[name].index) for name in
             ("caesarea", "saldae", "utica", "cartaginensis")}  # fmt: skip
    assert shore["caesarea"] == shore["saldae"] == shore["utica"] != shore["cartaginensis"]
    assert port_of("tingitania") == "sinus_gaditanus"


def test_areas_that_touch() -> None:
    """E99: over land or a strait."""
    areas = {area.id: {box().areas[a].id for a in area.near} for area in box().areas}
    assert "asia" in areas["graecia"]
    assert "hispania" in areas["africa"]
    assert all(a in areas[b] for a in areas for b in areas[a])


# -- the globe -------------------------------------------------------------------------------------


def project(lon: float, lat: float) -> tuple[float, float]:
    """Lambert conformal conic, 33/55 N, origin 44 N 18 E, in km."""
    p1, p2, p0 = radians(33), radians(55), radians(44)
    n = log(cos(p1) / cos(p2)) / log(tan(pi / 4 + p2 / 2) / tan(pi / 4 + p1 / 2))
    f = 6371 * cos(p1) * tan(pi / 4 + p1 / 2) ** n / n
    r, r0 = f / tan(pi / 4 + radians(lat) / 2) ** n, f / tan(pi / 4 + p0 / 2) ** n
    angle = n * radians(lon - 18)
    return r * sin(angle), r0 - r * cos(angle)


def test_every_city_lies_in_its_province() -> None:
    """The nearest seed is one of its own; islands count only for their own cities."""
    sites = {row["city"]: project(float(row["lon"]), float(row["lat"])) for row in
             rows("city_sites")}  # fmt: skip
    seeds = [
        (province["id"], project(*map(float, part.split())))
        for province in box().tables["provinces"]
        for part in province["seeds"].split(";")
    ]
    cities = {p.city: p for p in box().provinces if p.city}
    assert cities.keys() == sites.keys()
    for city, province in cities.items():
        x, y = sites[city]
        allowed = [s for s in seeds if province.island or not by_id()[s[0]].island]
        nearest = min(allowed, key=lambda seed: hypot(x - seed[1][0], y - seed[1][1]))
        assert nearest[0] == province.id, city


def test_religions() -> None:
    """E76: Caucasus of two faiths, the East monophysite."""
    faith = {p.id: p.religion for p in box().provinces}
    assert faith["armenia"] != faith["iberia"] == faith["azeria"]
    assert len({p.religion for p in box().provinces if area_of(p) in ("oriens", "aegyptus")}) == 1


@pytest.mark.parametrize("kind", [PLAIN, RIVER, RIDGE, STRAIT])
def test_borders_go_both_ways(kind: int) -> None:
    for province in box().provinces:
        for other, found in zip(near(province), province.kinds, strict=True):
            if found == kind:
                assert kind_between(other, province) == kind
