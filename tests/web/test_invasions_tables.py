"""A new table of Invasions: scenarios, joined seats, combat, readings; two at one device."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.conftest import Visitors
from tests.web.invasions import OnBoard
from tests.web.seat import QUICK, untranslated

GAME = "invasions"
ACTED = {(1, "alans"), (1, "visigoths"), (0, "byzantium")}
"""Seat and nation: the Alans are the Huns' in Danube 376."""


def new_table(page: Any) -> Any:
    """The form, with the scenarios to choose from."""
    page.goto("/")
    page.get_by_role("button", name=re.compile("^(New table|Neuer Tisch)$")).first.click()
    form = page.locator("dialog[open]")
    form.locator("select").first.select_option(GAME)
    form.locator(f'[data-options="{GAME}"]').wait_for()
    return form


def players(form: Any, count: int) -> None:
    form.get_by_role("radio", name=str(count), exact=True).check()


def scenario(form: Any, name: str) -> Any:
    return form.locator(f'input[name=scenario][value="{name}"]')


def test_danube_comes_first_and_every_length_is_called_an_estimate(visit: Visitors) -> None:
    """realm R12.4: Danube 376 is for two or three, turns 4 to 6 are three turns."""
    form = new_table(visit().page)
    first = form.locator("input[name=scenario]").first
    assert first.get_attribute("value") == "danube_376"
    assert first.is_checked()
    lengths = form.locator("[data-length]").all_inner_texts()
    assert len(lengths) == 5
    assert all(" about " in each for each in lengths), lengths
    assert "1 turn," in lengths[0]
    assert "12 turns," in lengths[-1]
    assert form.get_by_text("The times are estimates").count() == 1


def test_a_scenario_that_is_not_for_so_many_is_given_up(visit: Visitors) -> None:
    ada = visit()
    form = new_table(ada.page)
    scenario(form, "danube_376").check()
    players(form, 4)
    assert scenario(form, "danube_376").is_disabled()
    assert scenario(form, "adrianople").is_checked()
    form.get_by_role("button", name="Create").click()
    ada.page.wait_for_url(re.compile("/table/"))
    view = ada.get(f"/api/tables/{ada.page.url.rpartition('/')[2]}", seat=0)
    assert len(view["seats"]) == 4


@pytest.mark.parametrize("language", ["en", "de"])
def test_joined_seats_are_named_and_explained(visit: Visitors, language: str) -> None:
    """realm R12.4: of three in Attila one holds Persians and Goths, in 350 AD Huns and Persians."""
    form = new_table(visit(settings={**QUICK, "language": language}).page)
    two = {
        "en": ("Huns + Goths", "Persians + Goths", "Huns + Persians"),
        "de": ("Hunnen + Goten", "Perser + Goten", "Hunnen + Perser"),
    }[language]
    seats = form.locator("[data-seats]")
    assert form.locator("[data-joined]").count() == 0, "in Danube 376 everybody has one"
    players(form, 2)
    seats.get_by_text(two[0]).wait_for()
    players(form, 3)
    scenario(form, "attila").check()
    seats.get_by_text(two[1]).wait_for()
    scenario(form, "scenario_350").check()
    seats.get_by_text(two[2]).wait_for()
    assert form.locator("[data-joined]").count() == 1
    assert untranslated(form.page) == []


def test_combat_and_readings_reach_the_table(visit: Visitors) -> None:
    ada = visit()
    form = new_table(ada.page)
    form.get_by_text("Advanced combat", exact=True).click()
    form.locator("[data-rulings] summary").click()
    form.get_by_role("checkbox", name="Red swords hit at sea").check()
    form.get_by_text("(1 chosen)").wait_for()
    with ada.page.expect_request(re.compile("/api/tables$")) as sent:
        form.get_by_role("button", name="Create").click()
    options = sent.value.post_data_json["options"]
    assert options == {"advanced_combat": True, "red_swords_at_sea": "on"}
    ada.page.wait_for_url(re.compile("/table/"))


def test_every_reading_is_one_that_the_game_knows(visit: Visitors) -> None:
    """guide, section 9: all that are no items of player aids, and no combat system."""
    ada = visit()
    form = new_table(ada.page)
    form.locator("[data-rulings] summary").click()
    boxes = form.locator("[data-rulings] input")
    assert boxes.count() == 23
    for box in boxes.all():
        box.check()
    form.get_by_role("button", name="Create").click()
    ada.page.wait_for_url(re.compile("/table/"))


def test_two_at_one_device_with_joined_seats(visit: Visitors) -> None:
    """Ben holds Huns and Goths; between the two nothing of the game is on the page."""
    ada = visit()
    page = ada.page
    form = new_table(page)
    players(form, 2)
    form.get_by_label("Seat 2", exact=True).select_option("device")
    form.get_by_label("Name of the player on seat 2").fill("Ben")
    form.get_by_role("button", name="Create").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rpartition("/")[2]
    at = OnBoard(ada, page, table, 0)
    holder, acted = None, set()
    while not acted >= ACTED and (actor := at.look(0)["actor"]) is not None:
        at.seat = actor
        if actor != holder:
            page.get_by_role("button", name=re.compile("^I am ")).wait_for()
            assert page.locator("[data-map], [data-tray]").count() == 0
            page.locator(".screen button").click()
            holder = actor
        at.arrived()
        view = at.look()
        acted.add((actor, view["view"]["asked"].get("nation")))
        body = {"seat": actor, "seq": view["seq"], "action": at.quiet(view)}
        ada.post(f"/api/tables/{table}/act", body)
    assert acted >= ACTED
    assert untranslated(page) == []
