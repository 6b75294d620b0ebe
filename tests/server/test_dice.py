"""Dice that anyone can check, and the luck they brought."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from aevum.core.flow import CHANCE
from aevum.server.dice import Draw, dice_of, draws_of, luck_line
from aevum.table.table import Table
from tests.server.salon import Salon, attila, finished, salon

GAME = finished()


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Salon]:
    with salon(tmp_path_factory.mktemp("dice")) as visitor:
        yield visitor


def coin(action: str) -> Draw:
    return Draw(1, 0, 0, "tribe", action, [("draw goths", 1), ("draw huns", 1)])


def test_expected_is_the_sum_of_the_chances() -> None:
    """Two even draws, both Goths: one of each was expected, one draw fell otherwise.

    That happens with two Goths or two Huns, in half of all cases.
    """
    line = luck_line(0, "tribe", [coin("draw goths"), coin("draw goths")])
    assert [(d.id, d.expected, d.got) for d in line.drawn] == [("goths", 1, 2), ("huns", 1, 0)]
    assert line.off == 1.0
    assert line.odds == pytest.approx(0.5, abs=0.1)


def test_weights_count() -> None:
    """Three Huns among four cards: a Goth was expected a quarter of a time."""
    draw = Draw(1, 0, 0, "tribe", "draw goths", [("draw goths", 1), ("draw huns", 3)])
    line = luck_line(0, "tribe", [draw])
    assert {d.id: d.expected for d in line.drawn} == {"goths": 0.25, "huns": 0.75}
    assert line.off == 0.75
    assert line.odds == pytest.approx(0.25, abs=0.1)


def test_what_was_to_be_expected_is_no_surprise() -> None:
    line = luck_line(0, "tribe", [coin("draw goths"), coin("draw huns")])
    assert (line.off, line.odds) == (0.0, 1.0)


def test_the_deal_is_drawn_from_nine_cards_of_each_tribe() -> None:
    """The first twelve draws of a game for two: weights are what is left of nine."""
    left = dict.fromkeys((f"draw {tribe}" for tribe in attila.axes["tribe"]), 9)
    for number, draw in enumerate(draws_of(GAME)[:12]):
        assert dict(draw.outcomes) == {action: n for action, n in left.items() if n}
        assert (draw.owner, draw.counter) == (number // 6, number)
        left[draw.action] -= 1


def test_a_finished_game_shows_every_die_with_its_proof(guest: Salon) -> None:
    shown = guest.get(f"/api/tables/{guest.show(GAME)}/dice")
    chance = [entry for entry in GAME.log if entry.seat == CHANCE]
    assert shown["verified"] is True
    assert shown["problem"] is None
    assert shown["checked"] == len(chance) == len(shown["dice"])
    assert shown["seed"] == GAME.seed.hex()
    assert [die["counter"] for die in shown["dice"]] == list(range(len(chance)))
    assert all(0 <= die["number"] < die["total"] for die in shown["dice"])
    assert [die["action"] for die in shown["dice"]] == [entry.action for entry in chance]


def test_the_ledger_accounts_for_every_draw(guest: Salon) -> None:
    shown = guest.get(f"/api/tables/{guest.show(GAME)}/dice")
    drawn = [e for e in GAME.log if e.seat == CHANCE and e.action.startswith("draw")]
    assert sum(line["draws"] for line in shown["ledger"]) == len(drawn)
    for line in shown["ledger"]:
        assert sum(part["got"] for part in line["drawn"]) == line["draws"]
        assert sum(part["expected"] for part in line["drawn"]) == pytest.approx(
            line["draws"], abs=0.1
        )
        assert 0 <= line["odds"] <= 1


def test_a_running_game_shows_only_the_hash_of_its_seed(guest: Salon) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    table = guest.post("/api/tables", {"game": "attila", "seats": seats})["id"]
    shown = guest.get(f"/api/tables/{table}/dice")
    assert len(shown.pop("seed_hash")) == 64
    assert shown == {
        "seed": None, "finished": False, "verified": False, "problem": None, "checked": 0,
        "dice": [], "ledger": [],
    }  # fmt: skip


def test_loaded_dice_are_found_out() -> None:
    """The same game under another seed: the first die that differs is named."""
    header = {**GAME.header(), "seed": "77" * 32}
    shown = dice_of(Table.restore(attila, header, list(GAME.log)))
    assert shown.verified is False
    assert shown.problem is not None
    assert "the seed gives" in shown.problem


def test_dice_that_were_taken_back_are_proven_but_bring_no_luck() -> None:
    """A take-back by consent after the first refill: its draws are dice, not draws in force."""
    table = Table.new(attila, {"players": 2, "first": 0}, seed=b"t" * 32)
    rng = Random(3)
    before = len(table.line)
    while table.state.active == 0:
        table.act(table.actor, rng.choice(table.legal(table.actor)))
    lost = sum(entry.seat == CHANCE for entry in table.line[before:])
    assert lost > 0
    table.ask_takeback(0, before)
    table.answer_takeback(1, True)
    while table.actor is not None:
        table.act(table.actor, rng.choice(table.legal(table.actor)))
    shown = dice_of(table)
    assert shown.verified
    drawn = sum(line.draws for line in shown.ledger)
    assert len(shown.dice) - drawn == lost


def test_a_private_game_is_closed_to_strangers(guest: Salon) -> None:
    table = guest.show(GAME)
    guest.become_stranger()
    guest.get(f"/api/tables/{table}/dice", status=403)
