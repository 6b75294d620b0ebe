"""Calls to the table by mail, browser and webhook."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

NoticeKind = Literal["webhook", "mail"]


class NewNotice(Struct, forbid_unknown_fields=True):
    kind: NoticeKind
    target: Annotated[str, Meta(min_length=3, max_length=500)]


class NewBrowser(Struct, forbid_unknown_fields=True):
    """A browser's push subscription: its endpoint and keys (base64url), its reader's language."""

    endpoint: Annotated[str, Meta(min_length=3, max_length=1_000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]
    language: Literal["en", "de"] = "en"


class PushKey(Struct):
    key: str


class NoticeInfo(Struct):
    """Where I am told; the target of kind `push` is the endpoint of a browser."""

    id: str
    kind: str
    target: str
    confirmed: bool = True
    """False: a code was sent there, and nothing else is until it is told to us."""


class Code(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Notices(Struct):
    """My notices, and the kinds this server can send."""

    kinds: list[str]
    notices: list[NoticeInfo]


class Delivery(Struct):
    """What became of a test: null = it arrived."""

    id: str
    problem: str | None
