"""Visitors, accounts and their sessions."""

from __future__ import annotations

from msgspec import Struct

from aevum.server.messages.kinds import Name, Passphrase


class Me(Struct):
    id: str
    name: str
    guest: bool
    csrf: str
    """The cookie whose value belongs into the header x-csrftoken."""


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    passphrase: Passphrase


class NewPassphrase(Struct, forbid_unknown_fields=True):
    old: Passphrase
    new: Passphrase


class SessionInfo(Struct):
    """A browser that is signed in as me; `here`: it is the one that asks."""

    id: str
    created_at: str
    seen_at: str
    browser: str
    here: bool
