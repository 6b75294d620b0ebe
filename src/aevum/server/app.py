"""The server put together: routes, safety and what runs beside them."""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from aevum import __version__
from aevum.bots.names import Budget
from aevum.core.errors import AevumError
from aevum.server.addresses import Addresses
from aevum.server.analysis import Analyst
from aevum.server.api import (
    analysis,
    dice,
    drafts,
    games,
    notices,
    statistics,
    tables,
    teaching,
    visitors,
)
from aevum.server.channels import backend_of
from aevum.server.coach import Coach
from aevum.server.desk import Desk, Scribe, counter
from aevum.server.errors import REFUSALS, fail, refuse, refuse_forgery, refuse_http, refuse_nesting
from aevum.server.given import Farewell
from aevum.server.hall import Hall
from aevum.server.handbook import Handbook
from aevum.server.hosts import Hosts
from aevum.server.identity import identity_of
from aevum.server.live import channel, live, own_channel
from aevum.server.notices import Notifier
from aevum.server.settings import Settings
from aevum.server.thinkers import Thinkers
from aevum.server.threads import in_thread
from aevum.server.throttle import Throttle
from aevum.server.visitors import provide_person, provide_visitor
from aevum.store import Store

log = logging.getLogger(__name__)

STATIC = Path(__file__).parent / "static"
PAGES = [
    "/",
    "/table/{rest:path}",
    "/join/{rest:path}",
    "/learn",
    "/learn/{rest:path}",
    "/watch",
    "/statistics",
    "/credits",
    "/map-demo",
]
API = [
    *visitors.ROUTES,
    *games.ROUTES,
    *tables.ROUTES,
    *drafts.ROUTES,
    *analysis.ROUTES,
    *dice.ROUTES,
    *teaching.ROUTES,
    *notices.ROUTES,
    *statistics.ROUTES,
]
ADOPTION = 15
"""Seconds between two looks for games whose process has gone."""
SWEEP = 60.0
"""Seconds between two looks for what can be forgotten."""
FOR_GOOD = CacheControlHeader(max_age=31_536_000, immutable=True)
"""The name of an asset changes with its content."""
SAFETY = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


@get(PAGES, include_in_schema=False)
@in_thread
def page() -> Response[bytes]:
    """The one page; it finds its own way from the address."""
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(b"The page has not been built yet: run `make setup`.", status_code=503)
    return _html(index.read_bytes(), 200)


def no_such_address(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """A browser gets the page, which says so in the reader's language; a program gets a Problem."""
    index = STATIC / "index.html"
    asks_for_page = "text/html" in request.headers.get("accept", "")
    if not asks_for_page or request.url.path.startswith(("/api/", "/assets/")):
        return refuse_http(request, error)
    return _html(index.read_bytes(), 404) if index.is_file() else refuse_http(request, error)


def _html(content: bytes, status: int) -> Response[bytes]:
    return Response(content, status_code=status, media_type="text/html; charset=utf-8")


@get("/push-worker.js", include_in_schema=False)
@in_thread
def push_worker() -> Response[bytes]:
    """Shows push messages while no page is open; it must lie above all pages."""
    file = STATIC / "push-worker.js"
    if not file.is_file():
        raise NotFoundException("The page has not been built yet.")
    return Response(file.read_bytes(), media_type="text/javascript; charset=utf-8")


async def add_safety(message: Message, _: Scope) -> None:
    """Every answer carries the safety headers, refusals too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SAFETY.items():
            headers[name] = value


def create_app(settings: Settings | None = None) -> Litestar:
    """The ASGI application of one server process."""
    chosen = settings or Settings()
    identity = identity_of(chosen)
    channels = ChannelsPlugin(
        backend=backend_of(chosen), arbitrary_channels_allowed=True, create_ws_route_handlers=False
    )
    beat = Heart(chosen, channels)
    for route in API:
        route.responses = REFUSALS
    return Litestar(
        route_handlers=[
            page,
            push_worker,
            *API,
            live,
            create_static_files_router(
                "/assets", [STATIC / "assets"], include_in_schema=False, cache_control=FOR_GOOD
            ),
        ],
        dependencies={
            "hall": Provide(lambda: beat.hall, sync_to_thread=False),
            "people": Provide(lambda: beat.hall.people, sync_to_thread=False),
            "farewell": Provide(lambda: beat.farewell, sync_to_thread=False),
            "desk": Provide(lambda: beat.desk, sync_to_thread=False),
            "analyst": Provide(lambda: beat.analyst, sync_to_thread=False),
            "coach": Provide(lambda: beat.coach, sync_to_thread=False),
            "notifier": Provide(lambda: beat.notifier, sync_to_thread=False),
            "identity": Provide(lambda: identity, sync_to_thread=False),
            "settings": Provide(lambda: chosen, sync_to_thread=False),
            "visitor": Provide(provide_visitor, sync_to_thread=True),
            "person": Provide(provide_person, sync_to_thread=False),
        },
        lifespan=[beat.live],
        plugins=[channels],
        exception_handlers={
            AevumError: refuse,
            NotFoundException: no_such_address,
            PermissionDeniedException: refuse_forgery,
            HTTPException: refuse_http,
            RecursionError: refuse_nesting,
            Exception: fail,
        },
        csrf_config=CSRFConfig(identity.secret, identity.csrf, cookie_secure=chosen.secure_cookies),
        middleware=[
            Hosts(chosen.hosts),
            Addresses(),
            Throttle(chosen.requests_per_minute),
        ],
        request_max_body_size=chosen.largest_body,
        # Answers of the API mix secrets with what others wrote; compressed they could be guessed.
        compression_config=CompressionConfig(backend="gzip", exclude=["^/api/"]),
        before_send=[add_safety],
        openapi_config=OpenAPIConfig(
            "Aevum",
            __version__,
            path="/api/schema",
            render_plugins=[Handbook()],
            use_handler_docstrings=True,
        ),
    )


def _calm_collector() -> None:
    """Tables live long and views leave no cycles: look for them seldom, and not in the program.

    By default Python would walk through all tables again and again and stop the server meanwhile.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


class Heart:
    """What lives as long as the process: the store, the hall, the thinkers and the clocks."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.hall: Hall
        self.farewell: Farewell
        self.desk: Desk
        self.analyst: Analyst
        self.coach: Coach
        self.notifier: Notifier

    @asynccontextmanager
    async def live(self, _: Litestar) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        _calm_collector()
        store = await asyncio.to_thread(Store.open, self.settings.db)
        data = self.settings.data
        budget = Budget(self.settings.longest_thought, self.settings.most_walks)
        thinkers = Thinkers(self.settings.thinkers, budget)

        single = not (self.settings.channels or self.settings.db.startswith("postgresql"))

        def publish(table_id: str, by: str = "*") -> None:
            """A note to all who look at the table; who caused it finds its own name on it."""
            if single and by != "*" and self.hall.presence.visits(table_id) < 2:
                return  # nobody else looks
            with suppress(RuntimeError):  # the loop may be closing
                loop.call_soon_threadsafe(self.channels.publish, by.encode(), channel(table_id))

        def farewell(person_id: str) -> None:
            """Some session of this person has ended: their sockets look whether it is theirs."""
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self.channels.publish, b"*", own_channel(person_id))

        self.farewell = farewell
        self.hall = Hall(store, thinkers, publish, data, self.settings.bots, self.settings.pauses)
        await asyncio.to_thread(self.hall.autoplay.wake)
        self.analyst = Analyst(self.hall)
        self.coach = Coach(self.hall)
        self.notifier = Notifier(self.hall, self.settings.vapid_key)
        # Only now: a restart must not tell everybody once more.
        self.hall.autoplay.listeners.append(self.notifier.person_must_act)
        scribe = Scribe(self.hall) if single else None
        self.desk = scribe.ask if scribe else counter(self.hall)
        clocks = asyncio.create_task(self._watch_clocks())
        broom = asyncio.create_task(self._sweep())
        try:
            yield
        finally:
            clocks.cancel()
            broom.cancel()
            if scribe:
                scribe.close()
            self.notifier.close()
            self.analyst.close()
            self.coach.close()
            thinkers.close()
            store.close()

    async def _sweep(self) -> None:
        """Guests who only passed by do not gather."""
        while True:
            try:
                await asyncio.to_thread(self.hall.people.forget_passers_by)
            except Exception as error:
                log.error("nobody could sweep: %s", error)
            await asyncio.sleep(SWEEP)

    async def _watch_clocks(self) -> None:
        """Whatever goes wrong at one beat, the next one comes."""
        autoplay = self.hall.autoplay
        for beat in itertools.count(1):
            await asyncio.sleep(1)
            self.hall.presence.tell()
            for look_after, every in (
                (autoplay.check_clocks, 1),
                (autoplay.rouse, 1),
                (autoplay.adopt, ADOPTION),
            ):
                try:
                    if beat % every == 0:
                        await asyncio.to_thread(look_after)
                except Exception as error:
                    log.error("the clocks stumbled: %s", error)
