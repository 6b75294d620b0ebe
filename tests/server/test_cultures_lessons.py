"""The guided first game of Rising Cultures: Rome against Persia."""

from __future__ import annotations

import pytest

from aevum.core.teaching import Step
from aevum.core.texts import LANGUAGES, Texts
from tests.rules.rising_cultures.table_top import check
from tests.server.courses import CULTURES
from tests.server.salon import Salon

game = CULTURES.game
STEPS = CULTURES.steps


@pytest.mark.parametrize("step", STEPS.values(), ids=lambda step: str(step.name))
def test_all_components_are_there(step: Step) -> None:
    """I1, I2, I3, I9; and 24 cards for each of the two."""
    s = step.state
    check(s)
    for seat in (0, 1):
        piles = (s.display, s.covered, s.military, s.resource, s.progress, s.discard, s.hand,
                 s.picked)  # fmt: skip
        assert sum(len(pile[seat]) for pile in piles) + s.deck[seat].size() == 24


def test_the_opening_fills_the_drawn_slots() -> None:
    """K4: two resource cards, upper and lower, one under the deck; the last stays on top."""
    ids = game.axes["card"]
    opened = STEPS["aim"].state
    assert (opened.round, sum(opened.row)) == (0, 7)
    assert sorted(ids[card] for card in opened.hand[0]) == [
        "rome_augustus", "rome_forum", "rome_hadrian", "rome_market",
    ]  # fmt: skip
    words = [STEPS[name].right[0] for name in ("upper", "lower", "under")]
    assert words == ["pick rome_forum", "pick rome_hadrian", "pick rome_augustus"]
    last = STEPS["under"].state
    assert [ids[card] for card in last.picked[0]] == ["rome_forum", "rome_hadrian"]


def test_what_the_opening_says_is_printed_on_the_cards() -> None:
    """Costs and strips in the order wood, brick, stone, gold; Gaul is an A and gives wood."""
    cards = {card.id: card for card in STEPS["aim"].state.box.cards}
    assert cards["rome_market"].cost == [2, 0, 0, 0]
    assert cards["rome_augustus"].cost == [0, 2, 3, 2]
    assert cards["rome_forum"].strip == [1, 0, 1, 0]
    assert cards["rome_hadrian"].strip == [0, 0, 2, 0]
    gaul = STEPS["aim"].state.box.provinces[0]
    assert (gaul.id, gaul.contest, gaul.sign) == ("gaul", [True, True, False], 0)


def test_the_middle_could_be_anybodys() -> None:
    """Round 4: 2 first resource cards and 9 plays each; a military card lies for each province."""
    s = STEPS["later"].state
    assert s.round == 4
    opened = STEPS["aim"].state
    assert s.laid == opened.laid, "the same seven provinces"
    assert s.resource[0][:2] == STEPS["under"].state.picked[0], "they have stayed where they were"
    assert sum(s.laid) == 7
    assert s.marker == 1, "R11.1: Ben has 3 progress cards to 2"
    for seat in (0, 1):
        builds = len(s.display[seat]) + len(s.covered[seat])
        resources = len(s.resource[seat]) + len(s.progress[seat]) - 2
        provinces = sum(s.won[seat * 15 : seat * 15 + 15])
        assert builds + resources + len(s.military[seat]) + len(s.discard[seat]) == 9
        assert len(s.progress[seat]) <= builds, "R8.2"
        assert len(s.discard[seat]) >= provinces, "R10.8: the price of each province lies there"


def test_all_four_uses_are_practised() -> None:
    words = [word.split() for step in STEPS.values() for word in step.right]
    assert {word[2] for word in words if word[0] == "play"} == {
        "coins", "military", "resource", "build",
    }  # fmt: skip
    verbs = {word[0] for word in words}
    assert {"swap_paid", "pick", "ascend", "contest", "activate"} <= verbs


def test_the_numbers_of_the_texts() -> None:
    """What the sentences say about coins, strengths, stages and points is what lies there."""
    assert STEPS["build"].state.coins[0] - STEPS["ascend"].state.coins[0] == 2
    assert game.figures(STEPS["military"].state)["strengths"][0] == [4, 4]
    assert game.figures(STEPS["contest"].state)["strengths"][0] == [5, 4]
    after = STEPS["round-end"].state
    assert [len(pile) for pile in after.progress] == [3, 3]
    assert after.marker == 0, "R11.2: on a tie it changes its owner"
    assert after.coins[0] == 7 + 2, "R12.1, then 2 coins of income"
    assert STEPS["golden"].state.coins[0] == 11
    assert STEPS["coins"].state.golden == [1, 0]
    assert STEPS["coins"].state.coins[0] == 11 - 6
    assert STEPS["end"].state.coins[0] == 5 + 3
    assert game.figures(STEPS["end"].state)["sheet"] == [[13, 5, 2, 3], [6, 0, 1, 0]]
    for language in LANGUAGES:
        text = Texts(language, [game.text_folder()]).text("lesson-end")
        assert "13 + 5 + 2 + 3 = 23" in text
        assert "6 + 0 + 1 + 0 = 7" in text


def test_what_ben_draws_stays_hidden(reader: Salon) -> None:
    """R3.5: the learner is told that a card was drawn, not which."""
    steps = reader.get("/api/lessons/rising_cultures")["steps"]
    drawn = [event for step in steps for event in step["events"] if event["event"] == "drew"]
    assert {event["card"] for event in drawn if event["seat"] == 1} == {None}
    assert {event["card"] for event in drawn if event["seat"] == 0} >= {"rome_castrum"}
