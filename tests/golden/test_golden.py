"""Golden games: finished games in notation, played again word by word and reckoned anew."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from aevum.core.errors import IllegalAction
from aevum.games import load
from tests.golden.reckoning import TRIBES, Ledger, Told, apply_and_tell, features, pay

FOLDER = Path(__file__).parent / "attila"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
GAME = load("attila")

#: every way a game can end, as fixed triggers
ENDINGS = {"T1", "T2", "T3", "K35", "T1+T2", "T1+T3", "T2+T3", "T1+T2+T3"}
#: what must be seen in play somewhere
SHOWN = {"K3", "K5", "K8", "K9", "K11", "K17", "K18", "K23", "K28", "R10.3", "R11.4", "R12.3"}


@dataclass
class Replay:
    """A golden game after its last word."""

    record: dict[str, Any]
    state: Any
    ledger: Ledger
    events: list[Told] = field(default_factory=list)
    illegal: list[str] = field(default_factory=list)
    apart: list[str] = field(default_factory=list)
    """Words after which the ledger's board or tracks differ from the engine's."""


@cache
def replay(name: str) -> Replay:
    record = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    s = GAME.setup(record["options"])
    game = Replay(record, s, Ledger(record["options"]["players"]))
    for word in record["actions"]:
        if word not in GAME.legal(s, GAME.actor(s)):
            game.illegal.append(word)
        for told in apply_and_tell(GAME, s, word):
            game.events.append(told)
            game.ledger.read(told)
        if not agree(s, game.ledger):
            game.apart.append(word)
    return game


def agree(s: Any, ledger: Ledger) -> bool:
    """Do board, supplies, tracks and scores of the engine say what the ledger says?"""
    stones = [ledger.stones[province, tribe] for province in s.board.ids for tribe in TRIBES]
    supply = [20 - ledger.on_board(tribe) for tribe in TRIBES]
    fields = [ledger.fields[seat, tribe] for seat in range(s.players) for tribe in TRIBES]
    return [stones, supply, fields, ledger.points] == [s.stones, s.supply, s.influence, s.score]


@pytest.mark.parametrize("name", NAMES)
def test_every_word_is_legal_and_the_last_one_ends_the_game(name: str) -> None:
    game = replay(name)
    assert game.illegal == []
    assert GAME.to_act(game.state) == []


@pytest.mark.parametrize("name", NAMES)
def test_nothing_can_be_played_after_the_last_word(name: str) -> None:
    with pytest.raises(IllegalAction, match="game-over"):
        GAME.apply(replay(name).state, "no_tile")


@pytest.mark.parametrize("name", NAMES)
def test_the_game_shows_what_it_is_kept_for(name: str) -> None:
    game = replay(name)
    assert set(game.record["shows"]) <= features(game.events, game.ledger)


@pytest.mark.parametrize("name", NAMES)
def test_the_ledger_agrees_with_the_board_after_every_word(name: str) -> None:
    assert replay(name).apart == []


@pytest.mark.parametrize("name", NAMES)
def test_every_scoring_pays_what_the_rules_say(name: str) -> None:
    """Seat by seat and tribe by tribe, R8 and R12.3 give what the game told."""
    ledger = replay(name).ledger
    assert ledger.said == ledger.owed


@pytest.mark.parametrize("name", NAMES)
def test_i12_one_scoring_per_emptied_century_and_one_at_the_end(name: str) -> None:
    ledger = replay(name).ledger
    emptied = [
        century for tiles, century in ((1, "4"), (3, "5"), (6, "6")) if ledger.tiles >= tiles
    ]
    assert ledger.scored == [*emptied, None]


@pytest.mark.parametrize("name", NAMES)
def test_record_ledger_and_engine_name_the_same_result(name: str) -> None:
    game = replay(name)
    result = GAME.result(game.state)
    assert result is not None
    assert game.record["result"] == game.ledger.result() == result.as_dict()


def test_there_is_a_golden_game_for_every_ending() -> None:
    assert {replay(name).record["result"]["cause"] for name in NAMES} == ENDINGS


def test_there_is_a_golden_game_for_every_number_of_players() -> None:
    assert {replay(name).record["options"]["players"] for name in NAMES} == {2, 3, 4, 5}


def test_there_is_a_golden_game_for_everything_that_must_be_shown() -> None:
    assert {rule for name in NAMES for rule in replay(name).record["shows"]} == SHOWN


@pytest.mark.parametrize(
    ("fields", "paid"),
    [
        ([9, 8], [7, 5]),
        ([9, 7], [7, 5]),
        ([9, 6], [7, 0]),
        ([9, 9], [6, 6]),
        ([9, 0], [12, 0]),
        ([0, 0], [0, 0]),
        ([9, 6, 0], [7, 5, 0]),
        ([9, 6, 6], [7, 3, 3]),
        ([9, 9, 6], [6, 6, 0]),
    ],
)
def test_the_ledger_itself_pays_the_examples_of_the_rules(
    fields: list[int], paid: list[int]
) -> None:
    """Seven stones in five provinces, as in the two-player table of the rules index."""
    assert pay(7, 5, fields) == paid


def test_k35_really_leaves_no_province_to_any_tribe() -> None:
    """R4.9 by hand: what touches the line or the tribe's stones is pacified."""
    s = replay("k35").state
    for tribe in range(len(TRIBES)):
        held = [p for p in range(s.board.size) if s.stones[p * len(TRIBES) + tribe]]
        reach = {p for p in range(s.board.size) if s.board.provinces[p]["upper"] == "1"}
        reach.update(held, *(s.board.neighbours(p) for p in held))
        assert all(s.pacified[p] for p in reach)
