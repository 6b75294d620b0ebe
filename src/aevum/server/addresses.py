"""Addresses that nobody writes by hand: a control character in a path names nothing here."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send


class Addresses(ASGIMiddleware):
    """Refuses them before anything is looked up by them, in files or in the database."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if any(letter < " " or letter == "\x7f" for letter in scope["path"]):
            raise HTTPException("There is no such address.", status_code=400)
        await next_app(scope, receive, send)
