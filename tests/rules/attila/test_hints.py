"""What speaks for a move: facts on positions that were laid out for them."""

from __future__ import annotations

import pytest

from aevum.core.hints import Fact
from aevum.core.texts import LANGUAGES, Texts
from aevum.games.attila.game import Attila
from aevum.games.attila.positions import Layout, lay_out, play

GOTHS = Layout(
    stones="dacia 2 goths, thracia 1 goths, raetia 3 franks",
    hands="0 2 goths, 0 1 franks",
    influence="0 3 goths, 1 2 goths, 2 1 goths",
)
MOVE = ["no_tile", "play goths", "place dacia", "influence"]


def facts(game: Attila, layout: Layout, words: list[str], before: str = "") -> dict[str, Fact]:
    s = lay_out(game, layout)
    play(game, s, before)
    found = game.facts(s, game.actor(s), words)
    return {fact.key: fact for fact in found}


def test_a_leader_hears_what_a_stone_is_worth_and_who_can_catch_up(game: Attila) -> None:
    """Goths 3 : 2 : 1; the third stone in Dacia pays the first one point more (R8.6)."""
    found = facts(game, GOTHS, ["no_tile", "play goths", "place dacia"])
    assert found["leads"].args == {"tribe": "goths", "own": 3, "other": 2}
    assert found["worth"].args == {"points": 1}
    assert "gives" not in found, "no new province, so nothing for the second"
    assert found["threat-level"].args == {"seat": 1, "more": 0, "tribe": "goths"}, (
        "2 + 1 = 3 (R5.2)"
    )


def test_the_next_century_is_more_dangerous(game: Attila) -> None:
    """In the 5th century a card climbs two fields: Ben can pass, Cleo draw level (R5.2)."""
    found = facts(game, GOTHS._replace(tiles_laid=1), ["no_tile", "play goths", "place dacia"])
    assert found["threat"].args == {"seat": 1, "more": 0, "tribe": "goths"}
    assert "threat-level" not in found


def test_influence_makes_the_lead_safe(game: Attila) -> None:
    """After 3 + 1 = 4 nobody reaches more than 3 with one card."""
    found = facts(game, GOTHS, MOVE)
    assert found["leads"].args == {"tribe": "goths", "own": 4, "other": 2}
    assert "safe" in found


def test_whoever_passes_the_leader_takes_the_lead(game: Attila) -> None:
    """Ben leads 2 : 1; with 2 Influence Ada has 3 and is paid for stones instead of provinces."""
    layout = GOTHS._replace(influence="0 1 goths, 1 2 goths")
    found = facts(game, layout, ["use_tile influence2", "boost goths", "boost goths"])
    assert found["takes-lead"].args == {"tribe": "goths", "own": 3, "other": 2}
    assert found["worth"].args == {"points": 1}, "3 stones instead of 2 provinces"
    assert found["takes"].args == {"seat": 1, "points": 1}


def test_a_new_province_pays_the_second_as_well(game: Attila) -> None:
    found = facts(game, GOTHS, ["no_tile", "play goths", "place pannonia"])
    assert found["worth"].args == {"points": 1}
    assert found["gives"].args == {"seat": 1, "points": 1}


@pytest.mark.parametrize(
    ("stones", "laid", "keys"),
    [
        ("dacia 3 goths", 0, {"full"}),
        ("dacia 2 goths, dacia 2 huns", 1, {"conflict"}),
        ("dacia 2 goths, dacia 2 huns", 2, {"conflict", "scoring-next"}),
        ("dacia 2 goths, dacia 2 huns", 9, {"conflict", "last-tile"}),
    ],
)
def test_a_crowded_province_is_announced(
    game: Attila, stones: str, laid: int, keys: set[str]
) -> None:
    """Four stones fill a province, the fifth brings a conflict, and its tile may be the last."""
    layout = Layout(stones=stones, hands="0 2 goths", tiles_laid=laid)
    found = facts(game, layout, ["no_tile", "play goths", "place dacia"])
    crowding = {"full", "conflict", "scoring-next", "last-tile"}
    assert crowding & set(found) == keys


CONFLICT = Layout(
    stones="dacia 2 goths, dacia 2 huns",
    hands="0 2 goths, 0 1 huns, 1 2 huns",
    influence="0 3 goths, 1 2 goths, 1 2 huns",
)


def test_in_a_conflict_the_stake_and_the_strengths_are_said(game: Attila) -> None:
    """Goths 3 (with the new stone) plus the card; if they leave, nothing of them pays Ada."""
    before = "play goths; place dacia; influence"
    found = facts(game, CONFLICT, ["no_tile", "commit goths", "commit_done"], before)
    assert found["stake"].args == {"tribe": "goths", "points": 3}
    assert found["strength"].args == {"tribe": "goths", "strength": 4, "hidden": 0}
    assert found["weakest"].args == {"tribe": "huns", "strength": 2}


def test_whoever_gains_nothing_there_is_told_to_keep_the_cards(game: Attila) -> None:
    layout = CONFLICT._replace(influence="1 2 goths, 1 2 huns")
    before = "play goths; place dacia; forgo; skip_second"
    assert set(facts(game, layout, ["no_tile", "commit_done"], before)) == {"no-stake"}


def test_every_fact_has_words(game: Attila) -> None:
    said = [
        *facts(game, GOTHS, MOVE).values(),
        *facts(game, GOTHS, ["no_tile", "play goths", "place pannonia"]).values(),
    ]
    for language in LANGUAGES:
        texts = Texts(language, [game.text_folder()])
        assert all(texts.has(f"hint-{fact.key}") for fact in said)
