"""Who is who, in the browser: names, devices that are signed out, seats that are still open."""

from __future__ import annotations

import re

from tests.server.house import ME, OPEN
from tests.web.conftest import Visitors

WORDS, OTHERS = "a short sentence", "another short sentence"


def test_devices_are_listed_and_signed_out_and_a_passphrase_is_changed(visit: Visitors) -> None:
    desk, phone = visit(), visit()
    phone.get("/api/me")
    page = desk.page
    page.goto("/")
    page.get_by_role("button", name=re.compile("Your name")).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("tab", name="Keep it").click()
    sheet.get_by_label("Name", exact=True).fill("Hadrian")
    sheet.get_by_label("Passphrase").fill(WORDS)
    sheet.get_by_role("button", name="Keep my name").click()
    page.get_by_text("Hadrian is yours").first.wait_for()
    assert phone.post("/api/signin", {"name": "Hadrian", "passphrase": WORDS})["name"] == "Hadrian"

    page.get_by_role("button", name=re.compile("Your name")).first.click()
    sheet.get_by_role("tab", name="Devices").click()
    devices = sheet.get_by_role("listitem")
    devices.nth(1).wait_for()
    assert devices.count() == 2
    sheet.get_by_role("listitem").filter(has_text="this device").wait_for()
    sheet.get_by_role("button", name=re.compile("^Sign out Chrome")).click()
    devices.nth(1).wait_for(state="detached")
    assert phone.get("/api/me")["name"] == "Guest"

    sheet.get_by_label("Current passphrase").fill(WORDS)
    sheet.get_by_label("New passphrase").fill(OTHERS)
    sheet.get_by_role("button", name="Change the passphrase").click()
    page.get_by_text("The passphrase is changed").first.wait_for()
    assert desk.get("/api/me")["name"] == "Hadrian"
    assert not phone.send("/api/signin", {"name": "Hadrian", "passphrase": WORDS}).ok
    assert phone.send("/api/signin", {"name": "Hadrian", "passphrase": OTHERS}).ok


def test_the_game_begins_when_the_last_seat_is_taken(visit: Visitors) -> None:
    """Whoever waits is told so, sees no card, and needs no reload when it begins."""
    ada, ben = visit(), visit()
    table = ada.open(ME, OPEN, listed=True, options={"first": 0})
    at = ada.sit(table)
    at.page.get_by_text("The game begins when all seats are taken").first.wait_for()
    assert at.page.locator(".hand [data-card]").count() == 0
    ben.get("/api/me")
    ben.post(f"/api/tables/{table}/join", {})
    at.page.locator(".hand [data-card]").first.wait_for()
    at.page.get_by_text("The game begins when all seats are taken").first.wait_for(state="detached")
