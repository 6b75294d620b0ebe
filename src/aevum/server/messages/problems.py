"""Why a request was refused."""

from __future__ import annotations

from msgspec import Struct

from aevum.server.messages.questions import WhyNot


class Problem(Struct):
    """Why a request was refused: a kind, one sentence, and the text that says it in any language.

    `why` names the rule, too, if a rule forbids it.
    """

    error: str
    message: str
    why: WhyNot | None = None
