"""Refusals on the wire: every error of the house becomes a status and one sentence."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.openapi import ResponseSpec

from aevum.bots import UnknownBot
from aevum.core.errors import (
    AevumError,
    BadOptions,
    BadRecord,
    IllegalAction,
    NotFound,
    NotYourTurn,
    NoUndo,
    StaleSequence,
    UnknownGame,
)
from aevum.server.lanes import Lost
from aevum.server.messages import Problem, WhyNot
from aevum.server.rights import SessionEnded
from aevum.server.threads import Busy
from aevum.store.attempts import TooMany
from aevum.store.health import Damaged
from aevum.store.people import BadName
from aevum.store.places import BadStore
from aevum.store.seating import NoSeat

log = logging.getLogger(__name__)

KINDS: list[tuple[type[AevumError], int, str]] = [
    (IllegalAction, 409, "illegal"),
    (NotYourTurn, 409, "not-your-turn"),
    (StaleSequence, 409, "stale"),
    (NoUndo, 409, "no-undo"),
    (SessionEnded, 401, "signed-out"),
    (NoSeat, 403, "forbidden"),
    (NotFound, 404, "not-found"),
    (UnknownGame, 404, "not-found"),
    (BadName, 400, "bad-name"),
    (BadOptions, 400, "bad-request"),
    (UnknownBot, 400, "bad-request"),
    (BadRecord, 400, "bad-record"),
    (TooMany, 429, "too-many"),
    (Busy, 503, "busy"),
    (Lost, 503, "busy"),
    (Damaged, 409, "damaged"),
]
SECRETIVE = "The database does not answer; try again in a moment."
"""To visitors it has no name; what is wrong with it is for the log."""
SOON = {"Retry-After": "2"}


REFUSALS = {
    status: ResponseSpec(Problem, description=description, generate_examples=False)
    for status, description in {
        400: "The request makes no sense.",
        403: "This is not yours to see or to do, or the CSRF token is missing.",
        404: "There is no such thing.",
        409: "A rule forbids it, or the game has moved on.",
        413: "The request is too large.",
        429: "Too many requests; try again in a minute.",
        503: "Too many ask for this kind of work, or the database does not answer: try again.",
    }.items()
}
"""How every address may refuse, for the OpenAPI document."""


def problem_of(error: AevumError) -> tuple[int, Problem]:
    if isinstance(error, BadStore):
        log.error("%s", error)
        return 503, Problem("unavailable", SECRETIVE)
    rule = error.rule if isinstance(error, IllegalAction) else ""
    why = WhyNot(rule, error.key, error.details) if error.key else None
    for kind, status, name in KINDS:
        if isinstance(error, kind):
            return status, Problem(name, str(error), why)
    return 400, Problem("refused", str(error), why)


def refuse(_: Request[Any, Any, Any], error: AevumError) -> Response[Problem]:
    status, problem = problem_of(error)
    return Response(problem, status_code=status, headers=SOON if status == 503 else None)


def refuse_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Malformed, oversized, too many: the framework's own refusals in the same form."""
    names = {400: "bad-request", 401: "forbidden", 403: "forbidden", 404: "not-found"}
    names |= {405: "bad-request", 413: "too-large", 429: "too-many"}
    name = names.get(error.status_code, "refused")
    details = [f"{e.get('key', '')}: {e.get('message', '')}" for e in _extra(error)]
    message = "; ".join([error.detail, *details])
    return Response(Problem(name, message), status_code=error.status_code, headers=error.headers)


def refuse_forgery(
    _: Request[Any, Any, Any], error: PermissionDeniedException
) -> Response[Problem]:
    """The CSRF token does not fit: a page asks for a new one and sends its request again."""
    sentence = "The CSRF token is missing or not of this server; ask GET /api/me for a new one."
    return Response(Problem("csrf", sentence), status_code=error.status_code)


def refuse_nesting(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """JSON inside JSON inside JSON: nobody who means well goes so deep."""
    return Response(Problem("bad-request", "This is nested too deeply."), status_code=400)


def _extra(error: HTTPException) -> list[dict[str, Any]]:
    return [e for e in error.extra if isinstance(e, dict)] if isinstance(error.extra, list) else []


def fail(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.exception("a request failed", exc_info=error)
    return Response(Problem("failed", "Something went wrong on the server."), status_code=500)
