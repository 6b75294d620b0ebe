"""The guided first game of Attila: a turn in full, a conflict, a scoring, a tile."""

from __future__ import annotations

import pytest

from aevum.core.teaching import Step
from aevum.core.texts import LANGUAGES, Texts
from tests.server.courses import ATTILA
from tests.server.salon import Salon

STEPS = ATTILA.steps


@pytest.mark.parametrize("step", STEPS.values(), ids=lambda step: str(step.name))
def test_all_components_are_there(step: Step) -> None:
    """I1, I2, I7 hold in every picture of the lesson."""
    s = step.state
    for tribe in range(6):
        assert s.supply[tribe] + sum(s.stones[tribe::6]) == 20
        cards = sum(s.hand[tribe::6]) + sum(s.laid[tribe::6]) + s.pile.pool[tribe]
        assert cards + s.discard[tribe] + (s.card == tribe) == 9
    assert sum(s.tiles) + sum(1 for way in s.pacified if way) == 10


def test_the_first_century_is_scored_as_the_text_says() -> None:
    """Goths 4 stones in 2 provinces: 4 and 2; Franks 2 in 1: Cleo 2, you 1; Vandals: Ben 1 + 1."""
    assert STEPS["scoring"].state.score == [4 + 1, 2 + 2, 2]
    for language in LANGUAGES:
        text = Texts(language, [ATTILA.game.text_folder()]).text("lesson-scoring")
        assert all(number in text for number in ("4", "2", "5"))


def test_bens_card_stays_hidden_until_it_is_revealed(reader: Salon) -> None:
    """R6.4: the learner is told one card, not which; the reveal names it."""
    steps = {step["id"]: step for step in reader.get("/api/lessons/attila")["steps"]}
    told = steps["conflict"]["events"]
    assert {"event": "laid", "seat": 1, "cards": 1} in told
    assert not [event for event in told if event["event"] == "revealed"]
    assert steps["conflict"]["view"]["laid"][1] == 1
    revealed = {"event": "revealed", "seat": 1, "tribe": "huns", "cards": 1}
    assert revealed in steps["scoring"]["events"]
    drawn = [e for step in steps.values() for e in step["events"] if e["event"] == "drew"]
    assert {event["tribe"] for event in drawn if event["seat"] != 0} == {None}
