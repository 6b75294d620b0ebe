"""How the processes of one server tell each other that a table has changed.

In memory for one process, through PostgreSQL where games are kept there, or through Redis where it
is asked for. What is told is only that there is something new; everything true is in the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import TYPE_CHECKING, Any

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from aevum.core.errors import BadOptions
from aevum.server.settings import Settings

if TYPE_CHECKING:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""Seconds before a Redis that is gone is looked for again."""


def backend_of(settings: Settings) -> ChannelsBackend:
    if settings.channels:
        return redis_backend(settings.channels)
    if settings.db.startswith("postgresql"):
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        return PsycoPgChannelsBackend(settings.db.replace("+psycopg", ""))
    return MemoryChannelsBackend()


def redis_backend(url: str) -> ChannelsBackend:
    """The way through Redis; one that cannot be used is refused before the server starts."""
    try:
        import redis
        import redis.asyncio
    except ModuleNotFoundError:
        raise BadOptions("Redis needs the package redis: pip install 'aevum[redis]'.") from None
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend

    try:
        with redis.Redis.from_url(url, socket_connect_timeout=5) as probe:
            probe.ping()
    except ValueError:
        raise BadOptions(
            "This is not the address of a Redis server; it looks like redis://host:6379/0."
        ) from None
    except redis.RedisError as error:
        raise BadOptions(f"The Redis server cannot be used: {error}") from None
    inner = RedisChannelsPubSubBackend(redis=redis.asyncio.Redis.from_url(url))
    return Steadfast(inner, redis.RedisError)


class Steadfast(ChannelsBackend):
    """Survives the loss of Redis: until it is back nothing is told, afterwards everything again."""

    def __init__(self, inner: RedisChannelsPubSubBackend, loss: type[Exception]) -> None:
        self._inner = inner
        self._loss = loss

    async def on_startup(self) -> None:
        await self._inner.on_startup()

    async def on_shutdown(self) -> None:
        await self._inner.on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self._inner.publish(data, channels)
        except self._loss as error:
            log.warning("Redis is gone, a change is not told: %s", error)

    async def subscribe(self, channels: Iterable[str]) -> None:
        await self._inner.subscribe(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        await self._inner.unsubscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in self._inner.stream_events():
                    yield event
            except self._loss as error:
                log.warning("Redis is gone: %s", error)
                await asyncio.sleep(PATIENCE)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []
