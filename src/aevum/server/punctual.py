"""Connections on which a request never comes to its end are closed.

The server under us waits for ever for the rest of a request that has begun; a few thousand of those
and nobody else gets in.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEADERS = 10.0
"""Seconds from the first byte of a request, or from the connection, to the end of its headers."""
BODY = 60.0
"""Seconds for what follows the headers."""
READING = 60.0
"""Seconds in which whoever asked must take something of the answer."""


class Punctual(H11Protocol):
    """HTTP for those who come to the point."""

    _alarm: TimerHandle | None = None
    _within = 0.0
    _stuck: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect(HEADERS)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        state = self.conn.their_state
        if self.transport.get_protocol() is not self:  # a live socket by now
            self._expect(0.0)
        elif state is h11.IDLE:
            self._expect(HEADERS)
        elif state is h11.SEND_BODY:
            self._expect(BODY)
        else:
            self._expect(0.0)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:  # the next request need not come at all
            self._expect(0.0)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(0.0)
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(READING, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _expect(self, within: float) -> None:
        """What is waited for now must come within so many seconds; 0 = nothing is waited for."""
        if within == self._within:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._within = within
        self._alarm = self.loop.call_later(within, self.transport.abort) if within else None
