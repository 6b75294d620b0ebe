"""Both languages, everywhere, at any moment."""

from __future__ import annotations

import pytest

from tests.server.house import ME, bot
from tests.web.conftest import Visitors
from tests.web.seat import POLITELY, QUICK, At, Visit, finish, settled, untranslated

FIRST = {"first": 0}
PAGES = ["/", "/watch", "/learn", "/learn?rules=attila", "/statistics", "/credits"]
LANGUAGE = {"en": "Auf Deutsch", "de": "In English"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_page_shows_an_untranslated_text(visit: Visitors, language: str) -> None:
    somebody = visit(settings={**QUICK, "language": language})
    somebody.open(ME, bot())
    for path in PAGES:
        somebody.page.goto(path)
        settled(somebody.page)
        assert untranslated(somebody.page) == [], path
        assert somebody.page.locator("html").get_attribute("lang") == language


def tour(at: At, words: dict[str, str]) -> list[str]:
    """Everything a table can show: its four tabs and its sheets; what is not translated there."""
    page, found = at.page, untranslated(at.page)
    for tab in ("log", "rules", "chat", "players"):
        page.get_by_role("tab", name=words[tab]).click()
        page.wait_for_timeout(150)
        found += untranslated(page)
    for sheet in ("settings", "help"):
        page.get_by_role("button", name=words[sheet], exact=True).click()
        page.locator("dialog[open]").wait_for()
        found += untranslated(page)
        page.locator("dialog[open]").get_by_role("button", name=words["close"]).click()
        page.locator("dialog[open]").wait_for(state="detached")
    page.keyboard.press("t")
    page.wait_for_timeout(150)
    found += untranslated(page)
    page.keyboard.press("t")
    return found


ENGLISH = {
    "log": "Log", "rules": "Rules", "chat": "Chat", "players": "Players",
    "settings": "Settings", "help": "How to play here", "close": "Close",
}  # fmt: skip
GERMAN = {
    "log": "Verlauf", "rules": "Regeln", "chat": "Chat", "players": "Spieler",
    "settings": "Einstellungen", "help": "So spielt man hier", "close": "Schließen",
}  # fmt: skip


def after_some_moves(somebody: Visit) -> str:
    """A table at which it is somebody's turn: nobody goes on meanwhile."""
    table = somebody.open(ME, bot("greedy"), bot("greedy"), options=FIRST)
    moves = 0
    while (view := somebody.get(f"/api/tables/{table}", seat=0))["actor"] is not None:
        if view["actor"] != 0:
            somebody.page.wait_for_timeout(POLITELY / 5)
        elif moves < 40:
            body = {"seat": 0, "seq": view["seq"], "action": view["legal"][-1]}
            somebody.post(f"/api/tables/{table}/act", body)
            moves += 1
        else:
            break
    return table


def test_the_language_changes_in_the_middle_of_a_game_and_everything_follows(
    visit: Visitors,
) -> None:
    ada = visit()
    at = ada.sit(after_some_moves(ada))
    english, step = at.question(), at.look()["seq"]
    assert tour(at, ENGLISH) == []
    at.page.get_by_role("button", name="Auf Deutsch").click()
    at.page.locator("html[lang=de]").wait_for()
    german = at.question()
    assert german != english
    assert tour(at, GERMAN) == []
    assert at.look()["seq"] == step, "the game has not noticed"
    at.page.get_by_role("button", name="In English").click()
    at.page.locator("html[lang=en]").wait_for()
    at.asks(english)


def test_whoever_has_no_name_is_a_guest_in_every_language(visit: Visitors) -> None:
    ada = visit(settings={**QUICK, "language": "de"})
    at = ada.sit(after_some_moves(ada))
    at.page.get_by_role("tab", name="Verlauf").click()
    everything = at.page.locator("body").inner_text()
    assert "Gast" in everything
    assert "Guest" not in everything


def test_the_last_table_and_the_whole_log_are_translated(visit: Visitors) -> None:
    """A finished game has had every kind of event."""
    ada = visit(settings={**QUICK, "language": "de"})
    table = ada.open(ME, bot("greedy"), options=FIRST)
    finish(table, {0: ada})
    at = ada.sit(table)
    at.page.locator("dialog[open]").wait_for()
    assert untranslated(at.page) == []
    at.page.keyboard.press("Escape")
    at.page.get_by_role("tab", name="Verlauf").click()
    at.page.locator("aside details").evaluate_all(
        "all => all.forEach((each) => (each.open = true))"
    )
    at.page.wait_for_timeout(200)
    assert untranslated(at.page) == []
    at.page.get_by_role("tab", name="Analyse").click()
    at.page.wait_for_timeout(300)
    assert untranslated(at.page) == []
