"""How a server is set up."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct, field

from aevum.server.pauses import Pauses, span_of
from aevum.server.thinkers import BUDGET
from aevum.server.throttle import requests_of
from aevum.store import default_url
from aevum.store.places import beside


class Settings(Struct):
    """Everything that differs from one server to the next."""

    db: str = field(default_factory=default_url)
    data: Path | None = None
    secret: str = field(default_factory=lambda: os.environ.get("AEVUM_SECRET", ""))
    """Empty: the one that is kept beside the database (see `aevum.server.identity`)."""
    channels: str | None = None
    """redis://… where several processes tell each other of changes through Redis."""
    bots: list[str] = []
    """Home-made bots, by file and class (see `aevum.bots.own`)."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    longest_thought: float = BUDGET.seconds
    """The most seconds of a processor that a visitor may give a bot for a turn."""
    most_walks: int = BUDGET.walks
    """The most worlds, where the budget counts them."""
    requests_per_minute: int = field(
        default_factory=lambda: requests_of(os.environ.get("AEVUM_REQUESTS", "1200"))
    )
    """From one address (see `aevum.server.throttle`)."""
    largest_body: int = 2_000_000
    secure_cookies: bool = False
    """Browsers send the cookies back over TLS only."""
    hosts: list[str] = []
    """Further names by which the server may be asked (see `aevum.server.hosts`)."""

    pause: str = field(default_factory=lambda: os.environ.get("AEVUM_PAUSE", "0.4-1.5"))
    """Seconds that automatic answers wait (see `aevum.server.pauses`)."""
    pause_among_bots: str = field(default_factory=lambda: os.environ.get("AEVUM_PAUSE_BOTS", "0"))

    @property
    def pauses(self) -> Pauses:
        return Pauses(span_of(self.pause), span_of(self.pause_among_bots))

    @property
    def vapid_key(self) -> Path:
        """The key that signs push messages (see `aevum.server.push`)."""
        given = os.environ.get("AEVUM_VAPID_KEY")
        return Path(given).expanduser() if given else beside(self.db, "vapid.pem")
