"""Invasions looked up and looked back at: cards, aids, log and map, hints, what others did."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.rules.invasions.table_top import entering_moesia
from tests.web.conftest import Visitors
from tests.web.invasions import OnBoard, goths, seated
from tests.web.seat import QUICK, untranslated
from tests.web.staged import Stage

ENGINE = re.compile(r"\b[a-z]+_[a-z_]+\b|\bundefined\b|\bNaN\b|\[object")
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


def card(page: Any, nation: str) -> Any:
    return page.locator(f'dialog[open] [data-nation="{nation}"]')


@LANGUAGES
def test_the_card_of_a_nation_tells_aims_powers_and_calendar(
    stage: Stage, visit: Visitors, language: str
) -> None:
    """realm R12.4: the objectives of turn 3 count; in turn 2 Fritigernus comes and they invade."""
    at = goths(stage, visit(stage, settings={**QUICK, "language": language}))
    at.page.get_by_role("tab", name=re.compile("^(Players|Spieler)")).click()
    at.page.locator('table [data-card="visigoths"]').click()
    words = card(at.page, "visigoths").inner_text()
    assert "Fritigernus" in words
    assert {"en": "invades Moesia", "de": "Invasion: Moesia"}[language] in words
    aims = card(at.page, "visigoths").locator("li").all_inner_texts()
    assert sum("Moesia" in aim for aim in aims) == 1
    assert not any("Septimania" in aim for aim in aims), "it lies beyond this scenario"
    assert "2 × " in words, "reinforcements by their number"
    assert "Alaricus" not in words, "he comes in turn 3, after the end of this scenario"
    assert ENGINE.findall(words) == []
    assert untranslated(at.page) == []
    at.page.keyboard.press("Escape")
    card(at.page, "visigoths").wait_for(state="detached")


def test_a_card_leads_to_the_objectives_on_the_map(stage: Stage, visit: Visitors) -> None:
    at = goths(stage, visit(stage))
    at.page.get_by_role("tab", name="Players").click()
    at.page.locator('table [data-card="huns"]').click()
    at.page.get_by_role("button", name="Show on the map").click()
    at.page.locator('[aria-keyshortcuts="5"][aria-pressed="true"]').wait_for()
    at.page.locator("dialog[open]").wait_for(state="detached")


@LANGUAGES
def test_player_aids_lie_above_the_rules(stage: Stage, visit: Visitors, language: str) -> None:
    """realm R32, war R20.9: a legion costs a kingdom 8, an empire 15, its repair 8."""
    at = goths(stage, visit(stage, settings={**QUICK, "language": language}))
    page = at.page
    page.get_by_role("tab", name=re.compile("^(Rules|Regeln)")).click()
    page.locator("[data-opens-aid]").click()
    aid = page.locator("dialog[open] [data-aid]")
    aid.wait_for()
    topics = aid.locator("nav button")
    for number in range(topics.count()):
        topics.nth(number).click()
        words = aid.inner_text()
        assert ENGINE.findall(words) == []
        assert untranslated(page) == []
    topics.filter(has_text=re.compile("^(Prices|Preise)")).click()
    legion = page.locator("[data-prices] tr").filter(has_text=re.compile("^Legion"))
    assert legion.locator("td").all_inner_texts() == ["8", "15", "8", "1"]
    topics.filter(has_text=re.compile("^(Advanced|Erweiterte)")).click()
    four = page.locator("[data-melee] tr").nth(3)
    assert four.locator("td").all_inner_texts() == ["0", "½", "½", "1", "1½", "1½", "2"]


def test_aids_open_where_they_are_needed(stage: Stage, visit: Visitors) -> None:
    """From the terrain of a place, and from the card of a reaction."""
    at = goths(stage, visit(stage))
    page = at.page
    page.keyboard.press("/")
    page.locator("dialog[open] input").fill("dacia")
    page.keyboard.press("Enter")
    page.locator('[data-opens-aid="terrain"]').click()
    page.locator('dialog[open] [data-aid="terrain"]').wait_for()
    assert "4 units to a province, 3 in mountains." in page.locator("[data-aid]").inner_text()
    other = seated(stage, visit(stage), entering_moesia())
    other.page.locator('dialog[open] [data-opens-aid="reactions"]').click()
    aid = other.page.locator('[data-aid="reactions"]')
    aid.wait_for()
    assert "6 or more succeeds" in aid.inner_text()
    other.page.keyboard.press("Escape")
    other.page.locator('[data-reaction="rx_int thracia"]').wait_for()


def march_to_hypanis(at: OnBoard) -> None:
    seq = at.look()["seq"]
    at.tap("ucraina")
    at.wait_for_draft("mv_from ucraina", "mv_add_all")
    at.page.locator('[data-goal="hypanis"]').click()
    at.button("Move").click()
    at.wait_past(seq)
    at.caught_up(seq + 1)


def test_a_place_tells_its_lines_and_a_line_shows_its_place(stage: Stage, visit: Visitors) -> None:
    """Also of events that name the place otherwise than by `province`."""
    at = goths(stage, visit(stage))
    page = at.page
    march_to_hypanis(at)
    page.get_by_role("tab", name="Log").click()
    link = page.locator(".entry a[href='#province:hypanis']").first
    link.click()
    page.get_by_role("tab", name=re.compile("Stack")).click()
    page.get_by_role("heading", name="Hypanis").first.wait_for()
    page.get_by_role("tab", name="Log").click()
    page.locator(".entry.lit").first.wait_for()


FINDS = {"const": "Thracia", "fritig": "Valachia", "moesia inf": "Moesia", "visig": "Valachia"}


def test_provinces_cities_leaders_and_nations_are_found(stage: Stage, visit: Visitors) -> None:
    """setup_danube_376.csv: Fritigernus and the horde of the Visigoths stand in Valachia."""
    at = goths(stage, visit(stage))
    for letters, place in FINDS.items():
        heading = at.page.get_by_role("heading", name=re.compile(place))
        heading.first.wait_for(state="detached")
        at.page.keyboard.press("/")
        at.page.locator("dialog[open] input").fill(letters)
        at.page.keyboard.press("Enter")
        heading.first.wait_for()


def test_hints_are_whole_marches_and_come_again_after_an_undo(
    stage: Stage, visit: Visitors
) -> None:
    """The march that is taken back leads away from every enemy: no die is thrown for it."""
    at = goths(stage, visit(stage))
    page, before = at.page, at.look()
    hint = page.locator("[data-hint]")
    page.keyboard.press("h")
    hint.wait_for()
    said = hint.inner_text()
    assert ENGINE.findall(said) == []
    march_to_hypanis(at)
    while at.look()["legal"] != before["legal"]:
        seq = at.look()["seq"]
        page.get_by_role("button", name="Undo", exact=True, disabled=False).click()
        at.wait_past(seq)
        at.caught_up(seq + 1)
    page.keyboard.press("h")
    hint.wait_for()
    assert hint.inner_text() == said
    seq = at.look()["seq"]
    page.get_by_role("button", name="Make this move").click()
    at.wait_past(seq)


def test_a_spectator_is_offered_no_hint(stage: Stage, visit: Visitors) -> None:
    at = goths(stage, visit(stage))
    eve = visit(stage).page
    eve.goto(f"/table/{at.table}")
    eve.locator("[data-map]").wait_for()
    eve.keyboard.press("h")
    eve.wait_for_timeout(1500)
    assert eve.locator("[data-hint], [data-hinting]").count() == 0
