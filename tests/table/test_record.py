"""Records: written, read and verified; and a thousand ways to tamper with one, all refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from aevum.core.errors import BadRecord
from aevum.core.flow import CHANCE
from aevum.table.log import Entry
from aevum.table.record import (
    Record,
    decode_record,
    read_record,
    record_of,
    table_of,
    verify,
    write_record,
)
from aevum.table.table import Table
from tests.table.games import (
    GAME,
    OTHER_SEED,
    SEED,
    digest,
    finish,
    move,
    new_table,
    play_until,
    snapshot,
)

Data = dict[str, Any]


@cache
def eventful_table() -> Table:
    """A finished game of three with undo, redo, restart, a take-back and a refusal in its log."""
    table, rng = new_table(), Random(1)
    while table.actor is not None:
        seat = table.actor
        move(table, rng)
        if table.can_undo(seat) and rng.random() < 0.2:
            table.restart(seat) if rng.random() < 0.5 else table.undo(seat)
            if rng.random() < 0.5:
                table.redo(seat)
        if table.state.turn == 5 and table.seq < 200:
            table.ask_takeback(0, 30)
            for other, agree in ((1, True), (2, table.seq > 100)):
                table.answer_takeback(other, agree)
    return table


def as_data(table: Table) -> Data:
    data: Data = msgspec.to_builtins(record_of(table))
    return data


def check(data: Data) -> Any:
    return verify(decode_record(json.dumps(data).encode(), "this"), GAME)


def is_refused(data: Data) -> str:
    """The sentence with which a record is refused."""
    with pytest.raises(BadRecord) as error:
        check(data)
    sentence = str(error.value)
    assert sentence[0].isupper() or sentence.startswith("this")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


# -- honest records --------------------------------------------------------------------------------


def test_the_log_of_the_eventful_table_has_every_control() -> None:
    verbs = {entry.action.partition(" ")[0] for entry in eventful_table().log}
    assert {"undo", "redo", "restart", "takeback", "agree", "refuse"} <= verbs


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_finished_game_is_written_read_and_verified(players: int, tmp_path: Path) -> None:
    table = finish(new_table(players), Random(players))
    record = record_of(table)
    write_record(record, tmp_path / "game.json")
    assert read_record(tmp_path / "game.json") == record
    report = verify(record, GAME)
    dice = sum(entry.seat == CHANCE for entry in table.log)
    assert (report.entries, report.dice, report.dice_checked) == (table.seq, dice, dice)
    assert report.finished
    assert table.result is not None
    assert msgspec.to_builtins(report.result) == table.result.as_dict()
    assert record.seed == SEED.hex()


def test_a_game_with_undo_and_takebacks_is_verified() -> None:
    table = eventful_table()
    report = verify(record_of(table), GAME)
    assert report.entries == table.seq
    assert report.dice == report.dice_checked


def test_a_running_game_hides_its_seed() -> None:
    table = play_until(new_table(), Random(3), lambda t: t.state.turn == 4)
    record = record_of(table)
    assert record.seed is None
    assert record.result is None
    assert record.seed_hash == table.seed_hash
    assert SEED.hex() not in str(as_data(table))
    report = verify(record, GAME)
    assert (report.finished, report.dice_checked, report.result) == (False, 0, None)
    assert report.dice > 0


def test_a_record_gives_its_table_back() -> None:
    table = eventful_table()
    assert snapshot(table_of(record_of(table), GAME)) == snapshot(table)


def test_a_forked_game_is_verified_with_its_own_dice_only() -> None:
    parent = finish(new_table(), Random(4))
    fork = finish(parent.fork(60, OTHER_SEED), Random(5))
    record = record_of(fork)
    assert msgspec.to_builtins(record.fork) == {"at": 60, "seed_hash": parent.seed_hash}
    report = verify(record, GAME)
    own = sum(entry.seat == CHANCE for entry in list(fork.log)[60:])
    assert report.dice_checked == own
    assert report.dice > own


def what_if_data() -> Data:
    """A finished game that began in the middle of another."""
    table = finish(new_table(), Random(4))
    return as_data(finish(table.what_if(60, 0, Random(5)), Random(6)))


def test_a_game_that_began_in_the_middle_is_verified() -> None:
    report = check(what_if_data())
    assert report.finished
    assert report.dice == report.dice_checked > 0


LATE_FIELDS = {field.name for field in GAME.fields if field.late}
"""They are written down only where they hold something."""
START_FIELDS = [*(field.name for field in GAME.fields), "seats", "stack"]


@pytest.mark.parametrize("field", START_FIELDS)
def test_a_damaged_start_is_refused(field: str) -> None:
    """Missing, of another kind, too short or too long, full of nonsense."""
    honest = what_if_data()
    late = field in LATE_FIELDS
    true = honest["start"].get(field, 0) if late else honest["start"][field]
    wrong: list[Any] = [None, "x", {"a": 1}]
    if isinstance(true, list):
        wrong += [7, [], [*true, 0], [None] * len(true), [9999] * len(true)]
    else:
        wrong += [[], 9999, -9999]
    for value in wrong:
        if value != true:
            data = deepcopy(honest)
            data["start"][field] = value
            is_refused(data)
    if not late:
        del honest["start"][field]
        is_refused(honest)


# -- games that begin in others ----


def test_a_fork_is_proved_by_its_parent_alone() -> None:
    parent = finish(new_table(), Random(4))
    fork = record_of(finish(parent.fork(60, OTHER_SEED), Random(5)))
    unproved = verify(fork, GAME)
    assert unproved.rests_on is not None
    assert parent.seed_hash[:16] in unproved.rests_on
    assert verify(fork, GAME, [record_of(parent)]).rests_on is None
    stranger = record_of(finish(new_table(3, OTHER_SEED), Random(7)))
    assert verify(fork, GAME, [stranger]).rests_on == unproved.rests_on


def test_a_fork_of_a_fork_needs_all_before_it() -> None:
    first = finish(new_table(), Random(4))
    second = finish(first.fork(60, OTHER_SEED), Random(5))
    third = record_of(finish(second.fork(80, bytes(32)), Random(6)))
    one, two = record_of(first), record_of(second)
    assert verify(third, GAME, [two]).rests_on is not None
    assert verify(third, GAME, [one, two]).rests_on is None


def test_a_fork_of_a_running_game_is_not_proved_yet() -> None:
    parent = play_until(new_table(), Random(3), lambda t: t.state.turn == 8)
    fork = record_of(finish(parent.fork(40, OTHER_SEED), Random(5)))
    report = verify(fork, GAME, [record_of(parent)])
    assert report.rests_on is not None
    assert "not over" in report.rests_on


def test_freely_chosen_dice_before_a_fork_are_not_sound() -> None:
    """The whole log is said to be another game's, so none of its dice is checked."""
    honest = finish(new_table(), Random(6))
    data = as_data(with_other_die(honest, 1))
    data["fork"] = {"at": len(data["log"]), "seed_hash": honest.seed_hash}
    forged = decode_record(json.dumps(data).encode(), "this")
    assert verify(forged, GAME).rests_on is not None
    with pytest.raises(BadRecord, match="steps are not those"):
        verify(forged, GAME, [record_of(honest)])


def test_a_game_that_began_in_a_world_is_proved_by_its_parent() -> None:
    parent = finish(new_table(), Random(4))
    what_if = record_of(finish(parent.what_if(60, 0, Random(5)), Random(6)))
    assert what_if.fork is not None
    assert what_if.fork.seat == 0
    assert verify(what_if, GAME).rests_on is not None
    assert verify(what_if, GAME, [record_of(parent)]).rests_on is None


def test_five_hundred_starting_points_are_not_sound() -> None:
    parent = finish(new_table(), Random(4))
    forged = msgspec.to_builtins(record_of(parent.what_if(60, 0, Random(5))))
    forged["start"]["score"] = [500, 0, 0]
    again = Table(GAME, forged["options"], forged["seats"], SEED, None, forged["start"])
    record = record_of(finish(again, Random(6)))
    assert verify(record, GAME).rests_on == "It begins in a position that nothing proves."
    claimed = {"at": 60, "seed_hash": parent.seed_hash, "seat": 0}
    record = decode_record(
        json.dumps({**msgspec.to_builtins(record), "fork": claimed}).encode(), "this"
    )
    with pytest.raises(BadRecord, match="could rule out"):
        verify(record, GAME, [record_of(parent)])


@pytest.mark.parametrize("fork", [{"at": -1, "seat": 0}, {"at": 10**7, "seat": 0}])
def test_a_world_of_no_step_is_refused(fork: Data) -> None:
    data = what_if_data()
    data["fork"] = {"seed_hash": "00" * 32, **fork}
    is_refused(data)
    data = as_data(finish(new_table(), Random(8)))
    data["fork"] = {"seed_hash": "00" * 32, "at": 3, "seat": 0}
    is_refused(data)


# -- tampering -------------------------------------------------------------------------------------


def a_line(data: Data, rng: Random, game_words_only: bool = False) -> Data:
    lines = data["log"]
    if game_words_only:
        words = set(GAME.vocabulary.tabulated())
        lines = [line for line in lines if line["action"] in words]
    line: Data = rng.choice(lines)
    return line


def other_word(data: Data, rng: Random) -> None:
    line = a_line(data, rng)
    controls = ["undo", "redo", "restart", "refuse", "takeback 3"]
    words = [*GAME.vocabulary.tabulated(), *controls, "sing"]
    line["action"] = rng.choice([word for word in words if word != line["action"]])


def other_seat(data: Data, rng: Random) -> None:
    line = a_line(data, rng, game_words_only=True)
    line["seat"] = rng.choice([s for s in ("chance", 0, 1, 2, 3, -1, 255) if s != line["seat"]])


def other_digest(data: Data, rng: Random) -> None:
    line = a_line(data, rng)
    place = rng.randrange(32)
    digits = [d for d in "0123456789abcdefg " if d != line["digest"][place]]
    line["digest"] = line["digest"][:place] + rng.choice(digits) + line["digest"][place + 1 :]


def other_number(data: Data, rng: Random) -> None:
    a_line(data, rng)["seq"] += rng.choice([-1, 1, 1000])


def other_die(data: Data, rng: Random) -> None:
    dice = [line for line in data["log"] if line["action"].startswith("draw ")]
    line = rng.choice(dice)
    tribes = [f"draw {tribe}" for tribe in GAME.axes["tribe"]]
    line["action"] = rng.choice([word for word in tribes if word != line["action"]])


def other_seed(data: Data, rng: Random) -> None:
    data["seed"] = rng.randbytes(32).hex()


def other_seed_hash(data: Data, rng: Random) -> None:
    data["seed_hash"] = rng.randbytes(32).hex()


def no_seed(data: Data, rng: Random) -> None:
    data["seed"] = rng.choice([None, "", "00", "xyz"])


def other_points(data: Data, rng: Random) -> None:
    points = data["result"]["points"]
    points[rng.randrange(len(points))] += rng.choice([-1, 1, 50])


def other_winner(data: Data, rng: Random) -> None:
    data["result"]["winners"] = [7]


def other_cause(data: Data, rng: Random) -> None:
    data["result"]["cause"] = "K35"


def no_result(data: Data, rng: Random) -> None:
    data["result"] = None


def missing_line(data: Data, rng: Random) -> None:
    del data["log"][rng.randrange(len(data["log"]))]


def doubled_line(data: Data, rng: Random) -> None:
    place = rng.randrange(len(data["log"]))
    data["log"].insert(place, dict(data["log"][place]))


def doubled_and_renumbered(data: Data, rng: Random) -> None:
    doubled_line(data, rng)
    for number, line in enumerate(data["log"], start=1):
        line["seq"] = number


def swapped_lines(data: Data, rng: Random) -> None:
    """Neighbours with different words change places but keep the numbers."""
    log = data["log"]
    places = [n for n in range(len(log) - 1) if log[n]["action"] != log[n + 1]["action"]]
    n = rng.choice(places)
    log[n], log[n + 1] = log[n + 1], log[n]
    log[n]["seq"], log[n + 1]["seq"] = n + 1, n + 2


def cut_short(data: Data, rng: Random) -> None:
    del data["log"][rng.randrange(1, len(data["log"])) :]


def other_rules(data: Data, rng: Random) -> None:
    data["rules"] = "0"


def other_data(data: Data, rng: Random) -> None:
    data["data"] = rng.randbytes(8).hex()


def other_game(data: Data, rng: Random) -> None:
    data["game"] = "invasions"


def other_format(data: Data, rng: Random) -> None:
    data["format"] = rng.choice(["aevum-record/1", "aevum-record/3"])


def other_options(data: Data, rng: Random) -> None:
    data["options"] = rng.choice(
        [{}, {"players": 2}, {"players": 6}, {"players": "3"}, {"players": None},
         {"players": 3, "first": 0}, {"players": 3, "colour": "red"}]
    )  # fmt: skip


def other_seats(data: Data, rng: Random) -> None:
    data["seats"] = data["seats"][: rng.randrange(3)]


def unknown_field(data: Data, rng: Random) -> None:
    rng.choice([data, a_line(data, rng), data["result"]])["note"] = "honest"


def missing_field(data: Data, rng: Random) -> None:
    del data[
        rng.choice(["format", "game", "rules", "data", "options", "seats", "seed_hash", "log"])
    ]


def wrong_type(data: Data, rng: Random) -> None:
    field = rng.choice(["game", "log", "seats", "options", "result", "seed"])
    data[field] = rng.choice([7, True, [3]]) if field != "log" else "nothing"


Tamper = Callable[[Data, Random], None]
TAMPERS: list[Tamper] = [
    other_word, other_seat, other_digest, other_number, other_die, other_seed, other_seed_hash,
    no_seed, other_points, other_winner, other_cause, no_result, missing_line, doubled_line,
    doubled_and_renumbered, swapped_lines, cut_short, other_rules, other_data, other_game,
    other_format, other_options, other_seats, unknown_field, missing_field, wrong_type,
]  # fmt: skip


@pytest.mark.parametrize("tamper", TAMPERS, ids=lambda tamper: tamper.__name__)
def test_a_single_change_is_noticed(tamper: Tamper) -> None:
    """Twelve random changes of each kind; each is refused with a sentence."""
    honest = as_data(eventful_table())
    check(honest)
    rng = Random(tamper.__name__)
    for _ in range(12):
        data = deepcopy(honest)
        tamper(data, rng)
        assert data != honest
        is_refused(data)


def with_other_die(table: Table, place: int) -> Table:
    """The same game with another outcome of one die, then played on by the book: digests, later
    dice and result are all honest."""
    forged = Table(GAME, table.options, table.seats, table.seed)
    for entry in list(table.log)[:place]:
        forged.replay_entry(entry)
    true = table.log[place + 1].action
    word = next(word for word, _ in GAME.outcomes(forged.state) if word != true)
    state = GAME.clone(forged.state)
    GAME.apply(state, word)
    forged.replay_entry(Entry(place + 1, CHANCE, word, GAME.digest(state)))
    rng = Random(place)
    while forged.actor == CHANCE:
        word = forged.next_die(GAME.outcomes(forged.state))
        state = GAME.clone(forged.state)
        GAME.apply(state, word)
        forged.replay_entry(Entry(forged.seq + 1, CHANCE, word, GAME.digest(state)))
    return finish(forged, rng)


def test_a_loaded_die_is_caught_by_the_die_check() -> None:
    """Everything else in these records is true."""
    table = finish(new_table(), Random(6))
    dice = [n for n, entry in enumerate(table.log) if entry.seat == CHANCE]
    dice = [n for n in dice if len(GAME.outcomes(table.state_at(n))) > 1]
    for place in dice[:: len(dice) // 10]:
        data = as_data(with_other_die(table, place))
        sentence = is_refused(data)
        assert sentence.startswith(f"Step {place + 1}: the die shows")


def test_a_game_played_with_other_dice_is_not_ours() -> None:
    """All entries honest, but played with another seed than the record shows."""
    data = as_data(finish(new_table(3, OTHER_SEED), Random(7)))
    honest = as_data(finish(new_table(), Random(7)))
    data["seed"], data["seed_hash"] = honest["seed"], honest["seed_hash"]
    assert "the die shows" in is_refused(data)


@pytest.mark.parametrize("at", [-1, 10**6])
def test_a_fork_that_left_its_parent_nowhere_is_refused(at: int) -> None:
    """Otherwise the field `fork` would switch the die check off."""
    data = as_data(finish(new_table(), Random(8)))
    data["fork"] = {"at": at, "seed_hash": "00" * 32}
    is_refused(data)


@pytest.mark.parametrize("verb", ["takeback", "agree", "refuse", "undo"])
def test_a_control_by_a_seat_that_is_not_at_the_table_is_refused(verb: str) -> None:
    data = as_data(eventful_table())
    line = next(line for line in data["log"] if line["action"].startswith(verb))
    line["seat"] = 9
    is_refused(data)


@pytest.mark.parametrize(
    ("verb", "word"),
    [
        ("undo", "undo everything"),
        ("agree", "agree 5"),
        ("refuse", "refuse politely"),
        ("restart", "restart 0"),
        ("takeback", "takeback 030"),
        ("takeback", "takeback " + "9" * 5000),
        ("takeback", "takeback -3"),
        ("takeback", "takeback"),
    ],
)
def test_a_control_with_other_words_is_refused(verb: str, word: str) -> None:
    """What the table would never have written."""
    data = as_data(eventful_table())
    line = next(line for line in data["log"] if line["action"].partition(" ")[0] == verb)
    line["action"] = word
    is_refused(data)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"not JSON",
        b"\xff\xfe\x00",
        b'{"format": "\xff"}',
        b"[" * 100_000,
        b'{"options": ' + b"[" * 100_000,
        b"1" * 10_000,
    ],
    ids=range(10),
)
def test_what_is_not_a_record_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(content)
    with pytest.raises(BadRecord):
        read_record(tmp_path / "game.json")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.json", tmp_path):
        with pytest.raises(BadRecord):
            read_record(path)


def test_a_truncated_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(record_of(eventful_table()), path)
    content = path.read_bytes()
    for length in range(0, len(content) - 3, len(content) // 60):
        path.write_bytes(content[:length])
        with pytest.raises(BadRecord):
            read_record(path)


def test_no_damage_of_a_file_causes_anything_but_a_sentence(tmp_path: Path) -> None:
    """One byte changed anywhere: refused in words, or of no consequence (a name, a space)."""
    path = tmp_path / "game.json"
    write_record(record_of(finish(new_table(2), Random(9))), path)
    content = path.read_bytes()
    rng = Random(10)
    refused = 0
    for _ in range(250):
        damaged = bytearray(content)
        damaged[rng.randrange(len(content))] = rng.choice(b'0a"{}[],: \x00\xff9-')
        try:
            verify(decode_record(bytes(damaged), "game.json"), GAME)
        except BadRecord:
            refused += 1
    assert refused > 100


def test_a_record_of_other_rules_names_both_versions() -> None:
    data = as_data(eventful_table())
    data["rules"] = "0.9"
    assert "0.9" in is_refused(data)
    data = as_data(eventful_table())
    data["data"] = "feedfeedfeedfeed"
    assert "feedfeedfeedfeed" in is_refused(data)


def test_table_of_compares_digests_too() -> None:
    record: Record = record_of(eventful_table())
    record.log[40].digest = "00" * 16
    with pytest.raises(BadRecord):
        table_of(record, GAME)
    assert digest(eventful_table()) == eventful_table().log[eventful_table().seq].digest
