"""Rising Cultures with both tableaus full: all that lies there is in sight, on desk and phone."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.rising_cultures.game import load_game
from tests.rules.rising_cultures.table_top import lay_out
from tests.server.house import ME, bot
from tests.web.conftest import Visitors
from tests.web.cut import cut
from tests.web.seat import PHONE, QUICK, At
from tests.web.staged import Stage
from tests.web.test_cultures import nothing_is_cut

our_game = load_game()
"""The cards and tableaus that people see, not those of the examples."""
GERMAN = {**QUICK, "language": "de"}
"""Its words are the longer ones."""
OVERFULL = """(inside) => [...document.querySelectorAll(inside)]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.parentElement.className}: ${one.textContent.slice(0, 60)}`)"""


def crowded(nations: tuple[str, str]) -> Any:
    """Golden sides; the cards with the longest names are built, fight and feed."""
    names, blank = our_game.axes["card"], lay_out(nations).s
    piles: dict[str, dict[int, list[str]]] = {"display": {}, "military": {}, "resource": {}}
    for seat in (0, 1):
        deck = [names[card.index].split("_", 1)[1] for card in blank.nation_of(seat).cards]
        longest = sorted(deck, key=len, reverse=True)
        piles["display"][seat] = longest[:5]
        piles["military"][seat] = longest[5:10]
        piles["resource"][seat] = longest[10:13]
    rivers = [seat for seat in (0, 1) if nations[seat] == "egypt"]
    return lay_out(
        nations,
        round=7,
        marker=1,
        turns=1,
        golden=(1, 1),
        coins=(3, 4),
        progress={0: 4, 1: 4},
        won={0: ["gaul"], 1: ["indus", "caucasus", "armenia", "aksum", "carthage"]},
        flood=dict.fromkeys(rivers, 4),
        nile={seat: [1, 0, 1, 0, 0, 1] for seat in rivers},
        game=our_game,
        **piles,
    ).s


WORDY = {
    "egypt": ["nilometer", "canal", "priest", "thutmose"],
    "abbasids": ["observatory", "hunayn", "banu_musa", "mutasim"],
}
"""Cards that say most."""


def wordy(nations: tuple[str, str]) -> Any:
    hands = {seat: WORDY[nations[seat]] for seat in (0, 1)}
    return lay_out(nations, round=2, hand=hands, game=our_game).s


def sit(
    stage: Stage,
    visit: Visitors,
    nations: tuple[str, str],
    position: Any = crowded,
    **options: Any,
) -> At:
    stage.lay(our_game, position(nations))
    ada = visit(stage, GERMAN, **options)
    at = ada.sit(ada.open(ME, bot(), game="rising_cultures", options={}))
    at.page.locator("[data-home] [data-chip]").first.wait_for()
    return at


PAIRS = [("rome", "egypt"), ("egypt", "rome"), ("persia", "abbasids"), ("abbasids", "persia")]


@pytest.mark.parametrize("nations", PAIRS, ids="-".join)
def test_stages_bars_and_the_rivals_strip_are_in_sight(
    stage: Stage, visit: Visitors, nations: tuple[str, str]
) -> None:
    at = sit(stage, visit, nations)
    assert at.page.locator("[data-mat='0'] [data-stage]").count() == 7
    assert at.page.locator("[data-mat='0'] [data-bar]").count() == 6
    inside = "[data-mat='0'] .column ol, [data-home], [data-home] .cards"
    assert at.page.evaluate(OVERFULL, inside) == []
    assert cut(at.page) == []


@pytest.mark.parametrize("rival", ["rome", "egypt"])
def test_the_rivals_bar_on_a_phone_is_no_fuller_than_it_is_wide(
    stage: Stage, visit: Visitors, rival: str
) -> None:
    at = sit(stage, visit, ("persia", rival), **PHONE)
    assert at.page.locator("[data-home] [data-chip]").count() == 8
    assert at.page.evaluate(OVERFULL, "[data-home], [data-home] .chips") == []


@pytest.mark.parametrize("nations", [("egypt", "abbasids"), ("abbasids", "egypt")], ids="-".join)
def test_cards_that_say_much_keep_name_and_costs(
    stage: Stage, visit: Visitors, nations: tuple[str, str]
) -> None:
    """What a low card has no room for is said beside its uses."""
    at = sit(stage, visit, nations, wordy)
    at.page.locator(".hand [data-card].may").first.wait_for()
    nothing_is_cut(at.page)
