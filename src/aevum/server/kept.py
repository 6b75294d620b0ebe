"""Secrets that outlive a server: small files beside the database that only its owner may read."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


def kept(file: Path, make: Callable[[], bytes]) -> bytes:
    """What is in this file; the first who asks makes it."""
    if not file.exists():
        _keep(file, make())
    return file.read_bytes()


def _keep(file: Path, content: bytes) -> None:
    """Written aside first, so that nobody ever reads half a secret; of two makers one wins."""
    aside = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    with suppress(FileExistsError):
        os.link(aside, file)
    aside.unlink()
