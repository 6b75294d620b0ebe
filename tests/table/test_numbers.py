"""The numbers of lines in a seat's log, and what is left of a log after a take-back."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from aevum.core.game import TABLE
from aevum.table.table import Table
from tests.table.games import move, new_table

PLAYERS = 3
EYES = (TABLE, *range(PLAYERS))


def hesitant(rng: Random, most: int = 150) -> Iterator[tuple[Table, str]]:
    """A game with much undo and redo and some take-backs; the table after each, and what it was."""
    table = new_table(PLAYERS)
    yield table, "new"
    for _ in range(most):
        actor = table.actor
        if actor is None:
            return
        last = table.last_decider
        if last is not None and table.can_undo(last) and rng.random() < 0.4:
            table.undo(last)
            yield table, "back"
        elif last is not None and table.can_redo(actor) and rng.random() < 0.6:
            table.redo(actor)
            yield table, "redo"
        elif rng.random() < 0.02 and table.visible_length(0) > 40:
            table.ask_takeback(0, table.visible_length(0) - rng.randint(1, 5))
            for seat in range(1, PLAYERS):
                table.answer_takeback(seat, True)
            yield table, "back"
        else:
            move(table, rng)
            yield table, "move"


@pytest.mark.parametrize("number", range(4))
def test_a_line_has_the_number_its_seat_counted_when_it_was_made_and_keeps_it(number: int) -> None:
    counted = dict.fromkeys(EYES, 0)
    kept: dict[int, list[int]] = {eyes: [] for eyes in EYES}
    for table, what in hesitant(Random(number)):
        for eyes in EYES:
            shown = table.visible_length(eyes)
            numbers = table.visible_numbers(eyes, 0, shown)
            assert len(numbers) == shown
            assert numbers == sorted(set(numbers))
            assert not numbers or numbers[-1] <= table.visible_seq(eyes)
            if what == "move":
                before = kept[eyes]
                assert numbers[: len(before)] == before
                assert all(each > counted[eyes] for each in numbers[len(before) :])
            assert table.visible_numbers(eyes, shown // 2, shown - 1) == numbers[shown // 2 : -1]
            counted[eyes], kept[eyes] = table.visible_seq(eyes), numbers


@pytest.mark.parametrize("number", range(4))
def test_what_is_unchanged_is_what_two_lines_have_in_common(number: int) -> None:
    rng = Random(number)
    seen: list[tuple[int, list[int]]] = []
    for table, _ in hesitant(rng):
        line = [entry.seq for entry in table.line]
        for seq, before in rng.sample(seen, min(10, len(seen))):
            common = 0
            while common < min(len(line), len(before)) and line[common] == before[common]:
                common += 1
            assert table.unchanged(len(before), seq) == common
        seen.append((table.seq, line))


def test_a_page_of_events_is_a_part_of_all_of_them() -> None:
    *_, (table, _) = hesitant(Random(3))
    for eyes in EYES:
        whole = table.events(eyes)
        assert len(whole) == table.visible_length(eyes)
        assert table.events(eyes, 10, 30) == whole[10:30]
        assert table.events(eyes, 10, 100_000) == whole[10:]
