"""By which names this server is asked: a page elsewhere must not reach it under a name of its own.

Whoever owns a name can let it point at the visitor's own machine (DNS rebinding); to the browser
their page then is of one origin with ours. Their name in the Host header gives them away.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Sequence
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

MISDIRECTED = 421
LOCAL = ("localhost", "127.0.0.1", "::1")


def name_in(host: str) -> str:
    """The name without its port: `[::1]:8000` is ::1."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def known_names(named: Sequence[str]) -> frozenset[str]:
    """This machine's own names, that of AEVUM_URL, and those that were named."""
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    public = urlsplit(os.environ.get("AEVUM_URL", "")).netloc
    return frozenset(filter(None, map(name_in, _bracketed([*named, public])))) | {
        *LOCAL, machine, short, f"{short}.local",
    }  # fmt: skip


def _bracketed(hosts: Iterable[str]) -> Iterable[str]:
    """A bare IPv6 address is read like one in a URL."""
    return (f"[{host}]" if host.count(":") > 1 and "[" not in host else host for host in hosts)


class Hosts(ASGIMiddleware):
    """Refuses whatever is asked under a foreign name, sockets too."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, named: Sequence[str]) -> None:
        self._names = known_names(named)

    def allows(self, host: str, server: str) -> bool:
        """`server` is the address at which the connection arrived."""
        name = name_in(host)
        return bool(name) and (name in self._names or name == server.lower())

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        host = Headers.from_scope(scope).get("host", "")
        arrived = scope.get("server") or ("",)
        if not self.allows(host, str(arrived[0])):
            raise HTTPException(
                "This server does not go by that name; whoever runs it may allow it "
                "with --allow-host.",
                status_code=MISDIRECTED,
            )
        await next_app(scope, receive, send)
