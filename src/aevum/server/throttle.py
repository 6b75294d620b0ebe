"""So many requests a minute from one address, and no more.

The minutes are those that pass: a machine whose clock is set back must not lock everybody out.
"""

from __future__ import annotations

import time

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from aevum.core.errors import BadOptions

MINUTE = 60.0
MOST_ADDRESSES = 10_000
"""Addresses that are counted at a time; beyond that those whose minute is over are forgotten."""


def requests_of(text: str) -> int:
    """A whole number above zero."""
    if not text.isdecimal() or int(text) == 0:
        raise BadOptions(f"Requests per minute are written like 1200, not '{text}'.")
    return int(text)


class Throttle(ASGIMiddleware):
    """Counts requests, not sockets: what is said on those is slowed down there."""

    scopes = (ScopeType.HTTP,)
    exclude_path_pattern = "^/assets/"

    def __init__(self, most: int) -> None:
        self._most = most
        self._minutes: dict[str, tuple[float, int]] = {}
        """When the present minute of an address began, and how often it has asked since."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        client = scope["client"]
        self.count(client[0] if client else "")
        await next_app(scope, receive, send)

    def count(self, address: str) -> None:
        now = time.monotonic()
        began, asked = self._minutes.get(address, (now, 0))
        if now - began >= MINUTE:
            began, asked = now, 0
        if asked >= self._most:
            left = f"{MINUTE - (now - began):.0f}"
            raise TooManyRequestsException(headers={"Retry-After": left})
        if len(self._minutes) >= MOST_ADDRESSES and address not in self._minutes:
            self._forget(now)
        self._minutes[address] = began, asked + 1

    def _forget(self, now: float) -> None:
        over = [each for each, (began, _) in self._minutes.items() if now - began >= MINUTE]
        for each in over:
            del self._minutes[each]
