"""Dice anyone can check.

A table has a secret seed of 32 bytes. Its SHA-256 hash is shown before the first die falls and the
seed itself when the game is over. The die with counter k among outcomes of total weight W is

    x = first 8 bytes of SHA-256(seed || k as 8 bytes || a as 4 bytes), all big-endian
    number = x mod W

where the attempt a starts at 0 and grows while x >= 2^64 - (2^64 mod W), so that no number is
favoured. The number picks from the weighted outcomes in their listed order.
"""

from __future__ import annotations

import hashlib
import secrets

SEED = 32
_SPAN = 1 << 64


def new_seed() -> bytes:
    return secrets.token_bytes(SEED)


def seed_hash(seed: bytes) -> str:
    """What the table shows before the game begins."""
    return hashlib.sha256(seed).hexdigest()


def roll(seed: bytes, counter: int, total: int) -> int:
    """The number below `total` that this seed gives to this die."""
    fair = _SPAN - _SPAN % total
    attempt = 0
    while True:
        block = seed + counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        x = int.from_bytes(hashlib.sha256(block).digest()[:8], "big")
        if x < fair:
            return x % total
        attempt += 1
