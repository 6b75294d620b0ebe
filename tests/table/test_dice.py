"""Dice anyone can check: computed here once more, from the words that describe them."""

from __future__ import annotations

import hashlib
import struct
from random import Random

import pytest

from aevum.core.flow import CHANCE
from aevum.core.play import total_weight
from aevum.table.dice import new_seed, roll, seed_hash
from tests.table.games import GAME, SEED, finish, new_table


def expected_number(seed: bytes, counter: int, total: int) -> int:
    """x = first 8 bytes of SHA-256(seed, k as 8 bytes, a as 4 bytes), big-endian; number = x mod W;
    the attempt a starts at 0 and grows while x >= 2^64 - (2^64 mod W)."""
    attempt = 0
    while True:
        block = hashlib.sha256(seed + struct.pack(">QI", counter, attempt)).digest()
        (x,) = struct.unpack(">Q", block[:8])
        if x < 2**64 - 2**64 % total:
            return int(x % total)
        attempt += 1


def test_a_die_written_down_by_hand() -> None:
    """Seed 00 01 ... 1f, counter 0: the hash begins with these 8 bytes."""
    first = hashlib.sha256(bytes(range(32)) + bytes(12)).hexdigest()[:16]
    assert roll(bytes(range(32)), 0, 10) == int(first, 16) % 10


def test_roll_agrees_with_its_description() -> None:
    rng = Random(1)
    for _ in range(3000):
        seed, counter = rng.randbytes(32), rng.randrange(2**40)
        total = rng.choice([1, 2, 6, 54, 2**32, 2**63 + 1, 2**64 - 1, rng.randrange(1, 10**6)])
        assert roll(seed, counter, total) == expected_number(seed, counter, total)


def test_a_number_from_the_unfair_rest_is_thrown_again() -> None:
    """With W just above 2^63 nearly half of all first attempts are refused."""
    total = 2**63 + 1
    again = 0
    for counter in range(400):
        block = hashlib.sha256(SEED + struct.pack(">QI", counter, 0)).digest()
        again += struct.unpack(">Q", block[:8])[0] >= total
        assert 0 <= roll(SEED, counter, total) < total
    assert 120 < again < 280


@pytest.mark.parametrize("faces", [6, 54])
def test_60000_dice_are_fair(faces: int) -> None:
    """Chi-square with faces - 1 degrees of freedom; the bound is far beyond the 0.1 % point."""
    throws = 60_000
    counts = [0] * faces
    for counter in range(throws):
        counts[roll(SEED, counter, faces)] += 1
    expected = throws / faces
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_square < faces - 1 + 6 * (2 * (faces - 1)) ** 0.5
    assert chi_square > 0


def test_a_certain_outcome_is_certain() -> None:
    assert {roll(SEED, counter, 1) for counter in range(50)} == {0}


def test_seeds_are_32_fresh_bytes() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}


def test_the_hash_of_the_seed_is_sha_256() -> None:
    assert seed_hash(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert seed_hash(SEED) == hashlib.sha256(SEED).hexdigest()


@pytest.mark.parametrize("players", [2, 5])
def test_every_die_of_a_game_is_the_one_the_seed_gives(players: int) -> None:
    """Counter 0, 1, 2 … over all chance entries; the number picks in the listed order."""
    table = finish(new_table(players), Random(2))
    s = GAME.setup(table.options)
    counter = 0
    for entry in table.line:
        if entry.seat == CHANCE:
            outcomes = GAME.outcomes(s)
            number = expected_number(SEED, counter, total_weight(outcomes))
            listed = [word for word, weight in outcomes for _ in range(weight)]
            assert entry.action == listed[number]
            counter += 1
        GAME.apply(s, entry.action)
    assert counter > 50
