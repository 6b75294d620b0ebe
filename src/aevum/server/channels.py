"""How the processes of one server tell each other that a table has changed.

In memory for one process, through PostgreSQL where games are kept there, or through Redis where it
is asked for. What is told is only that there is something new; everything true is in the store. A
wire that was cut is mended: what could not be told is told then, and whoever listens looks again,
as nobody knows what was missed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Iterable
from contextlib import suppress
from typing import Any, Protocol

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from aevum.core.errors import BadOptions
from aevum.server.settings import Settings

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""Seconds before a wire that was cut is mended again."""
TIME_OUT = 5.0
"""Seconds for a connection to come about, and for a last word before the server ends."""
WIRE = "aevum"
"""The one name under which all changes are told."""
LOOK_AGAIN = b"*"


class Wire(Protocol):
    """A way to tell all processes a line and to hear what all of them tell; both may break."""

    loss: tuple[type[Exception], ...]
    """What is raised when it is cut."""

    async def tell(self, line: str) -> None: ...

    def hear(self) -> AsyncIterator[str | None]:
        """Lines as they come; None once when it begins to hear."""
        ...

    async def close(self) -> None: ...


def backend_of(settings: Settings) -> ChannelsBackend:
    if settings.channels:
        return Steadfast(redis_wire(settings.channels))
    if settings.db.startswith("postgresql"):
        return Steadfast(PostgresWire(settings.db.replace("+psycopg", "")))
    return MemoryChannelsBackend()


class Steadfast(ChannelsBackend):
    """Channels over a wire that may be cut at any time."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._channels: set[str] = set()
        self._untold: dict[str, bytes] = {}
        self._news = asyncio.Event()
        self._teller: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        self._news = asyncio.Event()
        self._teller = asyncio.create_task(self._tell_on())

    async def on_shutdown(self) -> None:
        if self._teller is not None:
            self._teller.cancel()
            with suppress(asyncio.CancelledError):
                await self._teller
        with suppress(TimeoutError, *self._wire.loss):
            await asyncio.wait_for(self._tell_all(), TIME_OUT)
        await self._wire.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            # Who caused the one change has still to be told of the other.
            self._untold[channel] = LOOK_AGAIN if channel in self._untold else data
        self._news.set()

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for line in self._wire.hear():
                    if line is None:
                        for channel in sorted(self._channels):
                            yield channel, LOOK_AGAIN
                        continue
                    channel, _, by = line.partition(" ")
                    if channel in self._channels:
                        yield channel, by.encode()
            except self._wire.loss as error:
                log.warning("changes cannot be heard now: %s", error)
            await asyncio.sleep(PATIENCE)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _tell_on(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                await self._tell_all()
            except self._wire.loss as error:
                log.warning("changes cannot be told now: %s", error)
                await asyncio.sleep(PATIENCE)
                self._news.set()

    async def _tell_all(self) -> None:
        while self._untold:
            channel, by = next(iter(self._untold.items()))
            del self._untold[channel]
            try:
                await self._wire.tell(f"{channel} {by.decode()}")
            except BaseException:
                self._untold[channel] = LOOK_AGAIN
                raise


class PostgresWire:
    """LISTEN and NOTIFY, each on a connection of its own."""

    def __init__(self, address: str) -> None:
        import psycopg

        self.loss: tuple[type[Exception], ...] = (psycopg.Error, OSError)
        self._address = address
        self._mouth: psycopg.AsyncConnection[Any] | None = None

    async def _connect(self) -> Any:
        """Also a machine that vanished without a word is noticed."""
        from psycopg import AsyncConnection

        return await AsyncConnection.connect(
            self._address, autocommit=True, connect_timeout=int(TIME_OUT),
            keepalives_idle=10, keepalives_interval=5, keepalives_count=3,
        )  # fmt: skip

    async def tell(self, line: str) -> None:
        if self._mouth is None or self._mouth.closed:
            self._mouth = await self._connect()
        await self._mouth.execute("SELECT pg_notify(%s, %s)", (WIRE, line))

    async def hear(self) -> AsyncIterator[str | None]:
        async with await self._connect() as ear:
            await ear.execute(f"LISTEN {WIRE}")
            yield None
            async for note in ear.notifies():
                yield note.payload

    async def close(self) -> None:
        if self._mouth is not None:
            await self._mouth.close()


class RedisWire:
    """Redis's own publish and subscribe."""

    def __init__(self, client: Any, loss: type[Exception]) -> None:
        self.loss: tuple[type[Exception], ...] = (loss, OSError)
        self._client = client

    async def tell(self, line: str) -> None:
        await self._client.publish(WIRE, line)

    async def hear(self) -> AsyncIterator[str | None]:
        async with self._client.pubsub(ignore_subscribe_messages=True) as ear:
            await ear.subscribe(WIRE)
            yield None
            while True:
                message = await ear.get_message(timeout=TIME_OUT)
                if message is not None:
                    yield message["data"].decode()

    async def close(self) -> None:
        await self._client.aclose()


def redis_wire(url: str) -> RedisWire:
    """The way through Redis; one that cannot be used is refused before the server starts."""
    try:
        import redis
        import redis.asyncio
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError:
        raise BadOptions("Redis needs the package redis: pip install 'aevum[redis]'.") from None
    try:
        with redis.Redis.from_url(url, socket_connect_timeout=TIME_OUT) as probe:
            probe.ping()
    except ValueError:
        raise BadOptions(
            "This is not the address of a Redis server; it looks like redis://host:6379/0."
        ) from None
    except redis.RedisError as error:
        raise BadOptions(f"The Redis server cannot be used: {error}") from None
    # It must not mend itself in silence: what was missed meanwhile has to be looked for.
    never = Retry(NoBackoff(), 0)
    client = redis.asyncio.Redis.from_url(
        url,
        socket_connect_timeout=TIME_OUT,
        socket_keepalive=True,
        health_check_interval=10,
        retry=never,
    )
    return RedisWire(client, redis.RedisError)
