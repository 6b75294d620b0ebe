"""Records: one JSON file per game that proves itself.

A record holds game, rules version, data checksum, options, seats, the hash of the seed, the seed
once the game is over, the log and the result. `verify` plays it again and checks every action,
every digest and every die.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from aevum.core.errors import AevumError, BadRecord
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.plain import plain
from aevum.core.words import TABLE_VERBS
from aevum.table.dice import SEED
from aevum.table.log import DIGEST, Entry
from aevum.table.start import check_start
from aevum.table.table import Table

FORMAT: Final = "aevum-record/2"
LONGEST_TEXT = 200
"""Letters of a name in a record."""
HALF: Final = ".part"
"""How the name of a record ends that is being written."""
LONGEST = 1_000_000
"""Steps that no game has."""
FIRST_RULES = "1"
"""The rules of all records of the first format."""


class LogLine(msgspec.Struct, forbid_unknown_fields=True):
    """One entry: `seat` is a number from 0, or 'chance'."""

    seq: int
    seat: int | Literal["chance"]
    action: str
    digest: str


class Origin(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where a forked game left its parent.

    With a `seat` it took no entries over: it began in a world which that seat could not rule out.
    """

    at: int
    seed_hash: str
    seat: int | None = None


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    points: list[int]
    winners: list[int]
    cause: str


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A game as a file."""

    format: Literal["aevum-record/1", "aevum-record/2"]
    game: str
    rules: str
    data: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    seed_hash: str
    log: list[LogLine]
    seed: str | None = None
    fork: Origin | None = None
    start: dict[str, Any] | None = None
    result: Outcome | None = None
    pack: dict[str, str] | None = None
    """The files of its data by name, where they are not those that come with the house."""


class Report(msgspec.Struct):
    """What `verify` found out about a sound record."""

    entries: int
    dice: int
    dice_checked: int
    finished: bool
    result: Outcome | None
    digests_checked: bool
    """False for a record of earlier rules or format: actions, dice and result prove it alone."""
    rests_on: str | None = None
    """What is taken on trust, as a sentence: it begins in another game that nobody has shown."""
    names_proved: bool = False
    """Who sat there is what the writer of the file says; no digest covers it."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Record)


def record_of(table: Table) -> Record:
    """The table as a record; the seed is in it only when the game is over."""
    result = table.result
    origin = table.fork_of
    return Record(
        format=FORMAT,
        game=table.game.name,
        rules=table.game.rules_version,
        data=table.game.data_checksum,
        options=table.options,
        seats=table.seats,
        seed_hash=table.seed_hash,
        log=_lines(table),
        seed=table.seed.hex() if result else None,
        fork=Origin(**origin) if origin else None,
        start=table.start,
        result=Outcome(result.points, result.winners, result.cause) if result else None,
        pack=_pack(table.game),
    )


def migrated(record: Record, game: Game[Any]) -> Record:
    """A record of an earlier format or earlier rules: the same game with digests of today."""
    table = table_of(record, game)
    return msgspec.structs.replace(
        record,
        format=FORMAT,
        rules=game.rules_version,
        data=game.data_checksum,
        log=_lines(table),
        start=table.start,
        pack=_pack(game),
    )


def files_of(record: Record) -> dict[str, bytes] | None:
    """The data that the record carries along."""
    return {name: text.encode() for name, text in record.pack.items()} if record.pack else None


def _lines(table: Table) -> list[LogLine]:
    return [_line(entry) for entry in table.log]


def _line(entry: Entry) -> LogLine:
    seat: Any = "chance" if entry.seat == CHANCE else entry.seat
    return LogLine(entry.seq, seat, entry.action, entry.digest.hex())


def _pack(game: Game[Any]) -> dict[str, str] | None:
    return None if game.shipped else {name: raw.decode() for name, raw in game.pack.items()}


def is_of_our_format(record: Record) -> bool:
    return record.format == FORMAT


def has_our_digests(record: Record, game: Game[Any]) -> bool:
    """Earlier rules led to other positions, and the first format wrote them down otherwise."""
    return is_of_our_format(record) and record.rules == game.rules_version


def write_record(record: Record, path: Path) -> None:
    """The whole file or none: it is written aside first."""
    half = path.parent / (path.name + HALF)
    try:
        half.write_bytes(msgspec.json.format(_encoder.encode(record), indent=1) + b"\n")
        half.replace(path)
    except BaseException:
        half.unlink(missing_ok=True)
        raise


def forget_halves(folder: Path) -> None:
    """What others were writing here when they were stopped."""
    for half in folder.glob(f"*{HALF}"):
        half.unlink(missing_ok=True)


def read_record(path: Path) -> Record:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}.") from None
    return decode_record(data, str(path))


def decode_record(data: bytes, name: str) -> Record:
    try:
        return _decoder.decode(data)
    except RecursionError:
        raise BadRecord(f"{name} is not an Aevum record: it is nested too deeply.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{name} is not an Aevum record: {error}.") from None


def table_of(record: Record, game: Game[Any]) -> Table:
    """The table of a record, every entry played again and its digest compared where it can be.

    An unfinished record does not hold its seed; such a table can be looked at, and played on only
    as a fork with new dice.
    """
    table = empty_table(record, game)
    for _ in replay_lines(record, table):
        pass
    return table


def replay_lines(record: Record, table: Table) -> Iterator[LogLine]:
    """Play the entries of a record one by one; whoever asks for them may stop at any."""
    compare = has_our_digests(record, table.game)
    for line in record.log:
        table.replay_entry(_entry(line), compare)
        yield line


def empty_table(record: Record, game: Game[Any]) -> Table:
    """The table of a record before its first entry."""
    check_rules(record, game)
    _check_origin(record)
    seed = None if record.seed is None else _bytes(record.seed, SEED, "seed")
    origin = msgspec.to_builtins(record.fork) if record.fork else None
    if record.start is not None:
        check_start(game, record.options, record.start)
    seats = [_seat(number, seat) for number, seat in enumerate(record.seats, 1)]
    try:
        table = Table(game, record.options, seats, seed, origin, record.start)
    except AevumError as error:
        raise BadRecord(f"The options of this record do not work: {error}") from None
    if table.start is not None:
        table.start = game.dump(table.state)  # as positions are written now
    if len(record.seats) != game.seats(table.state):
        raise BadRecord(
            f"The record names {len(record.seats)} seats, its options {game.seats(table.state)}."
        )
    return table


def _seat(number: int, seat: dict[str, Any]) -> dict[str, Any]:
    """Who sat there, as far as anything of us reads it."""
    texts = {key: seat[key] for key in ("name", "kind", "bot") if isinstance(seat.get(key), str)}
    cleaned = {key: plain(text)[:LONGEST_TEXT] for key, text in texts.items()}
    nobody = {"bot": None} if seat.get("bot", "") is None else {}
    return {**cleaned, **nobody, "name": cleaned.get("name") or f"Seat {number}"}


def _check_origin(record: Record) -> None:
    fork = record.fork
    if fork is None:
        return
    if fork.seat is not None and (record.start is None or not 0 <= fork.at <= LONGEST):
        raise BadRecord("The record does not say in which position of its parent it began.")
    if fork.seat is None and not 0 <= fork.at <= len(record.log):
        raise BadRecord(f"The record was not forked at step {fork.at}: it has no such step.")


def check_rules(record: Record, game: Game[Any]) -> None:
    if record.game != game.name:
        raise BadRecord(f"This is a record of {record.game}, not of {game.name}.")
    known = earlier_rules(game) if is_of_our_format(record) else [FIRST_RULES]
    if record.rules not in known:
        raise BadRecord(
            f"The record follows rules version {record.rules}, not version {known[-1]}."
        )
    if is_of_our_format(record) and record.data != game.data_checksum:
        raise BadRecord(
            f"The record was played with other data (checksum {record.data}, here "
            f"{game.data_checksum})."
        )


def earlier_rules(game: Game[Any]) -> list[str]:
    """The versions of the rules up to ours; a game of each is played again by ours."""
    return [str(number) for number in range(1, int(game.rules_version) + 1)]


def verify(record: Record, game: Game[Any], parents: Sequence[Record] = ()) -> Report:
    """Play the record again; raises BadRecord at the first thing that does not agree.

    A game that begins in another one is proved only with that one among its `parents`.
    """
    table = empty_table(record, game)
    if record.seed is not None and table.seed_hash != record.seed_hash:
        raise BadRecord("The seed does not have the hash that was shown at the start.")
    dice = checked = 0
    compare = has_our_digests(record, game)
    for line in record.log:
        if line.seat == "chance":
            dice += 1
            if record.seed is not None and table.seq >= table.given:
                check_die(line, table)
                checked += 1
        table.replay_entry(_entry(line), compare)
    check_result(record, table)
    finished = table.result is not None
    trust = rests_on(record, game, parents)
    return Report(len(record.log), dice, checked, finished, record.result, compare, trust)


def rests_on(record: Record, game: Game[Any], parents: Sequence[Record]) -> str | None:
    """What of this record must be taken on trust, as a sentence; raises if its parent belies it."""
    fork = record.fork
    if fork is None:
        return None if record.start is None else "It begins in a position that nothing proves."
    others = [other for other in parents if other.seed_hash != fork.seed_hash]
    for parent in parents:
        if parent.seed_hash == fork.seed_hash and parent.game == record.game:
            report = verify(parent, game, others)
            _check_against(record, fork, parent, game)
            if report.rests_on is None and not report.finished:
                return "The game in which it begins is not over, so its dice are not proved yet."
            return report.rests_on
    begun = f"its first {fork.at} steps are" if fork.seat is None else "it begins in a position"
    return (
        f"It is sound only together with another game: {begun} of the game whose seed has the hash "
        f"{fork.seed_hash[:16]}…; name the record of that game with --parent."
    )


def _check_against(record: Record, fork: Origin, parent: Record, game: Game[Any]) -> None:
    """Does the record begin as its parent, which is sound, went on?"""
    table = table_of(parent, game)
    if record.options != parent.options:
        raise BadRecord("The record has other options than the game in which it begins.")
    if fork.at > len(table.in_force.steps):
        raise BadRecord(f"The game in which the record begins has no step {fork.at}.")
    if fork.seat is not None:
        _check_world(record, fork.seat, table.state_at(fork.at), game)
        return
    taken = [(line.seat, line.action) for line in record.log[: fork.at]]
    true = [_line(table.log[seq]) for seq in table.in_force.steps[: fork.at]]
    if record.start != parent.start or taken != [(line.seat, line.action) for line in true]:
        raise BadRecord(f"The first {fork.at} steps are not those of the game it begins in.")


def _check_world(record: Record, seat: int, state: Any, game: Game[Any]) -> None:
    world = game.load(record.start or {})
    if not 0 <= seat < game.seats(state) or game.observe(world, seat) != game.observe(state, seat):
        raise BadRecord("The record begins in a position that its seat could rule out.")


def check_die(line: LogLine, table: Table) -> None:
    """Is this the outcome that the seed gives to the next die?"""
    outcomes = table.game.outcomes(table.state)
    expected = table.next_die(outcomes) if outcomes else "nothing"
    if expected != line.action:
        raise BadRecord(
            f"Step {line.seq}: the die shows '{line.action}', the seed gives '{expected}'."
        )


def check_result(record: Record, table: Table) -> None:
    result = table.result
    if result is None:
        if record.result is not None or record.seed is not None:
            raise BadRecord("The record names a result or a seed, but its game is not over.")
        return
    if record.result is None or msgspec.to_builtins(record.result) != result.as_dict():
        raise BadRecord("The result of the record is not the result of its game.")
    if record.seed is None:
        raise BadRecord("The game is over, but the record does not show its seed.")


def _entry(line: LogLine) -> Entry:
    seat = CHANCE if line.seat == "chance" else line.seat
    assert isinstance(seat, int)
    if line.seat != "chance" and not 0 <= seat < 255:
        raise BadRecord(f"Step {line.seq}: there is no seat {seat}.")
    if seat == CHANCE and line.action.partition(" ")[0] in TABLE_VERBS:
        raise BadRecord(f"Step {line.seq}: chance takes nothing back.")
    return Entry(line.seq, seat, line.action, _bytes(line.digest, DIGEST, f"digest {line.seq}"))


def _bytes(text: str | None, size: int, what: str) -> bytes:
    try:
        data = bytes.fromhex(text or "")
    except ValueError:
        data = b""
    if len(data) != size:
        raise BadRecord(f"The {what} of the record is not {size} bytes in hexadecimal.")
    return data


def schema() -> dict[str, Any]:
    """The JSON Schema of a record, as checked in beside this module."""
    made = msgspec.json.schema(Record)
    made["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    made["title"] = FORMAT
    return made
