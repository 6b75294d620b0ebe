"""How a browser knows one server from another, and knows it again after a restart.

Browsers keep cookies per host, not per port: two servers on one host must name theirs differently.
The secret behind the CSRF token is made once and kept beside the database, so that every process of
a server has the same one and a page that was open before a restart goes on. AEVUM_SECRET names
another: several machines of one server must share it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import NamedTuple

from aevum.server.kept import kept
from aevum.server.settings import Settings
from aevum.store.places import BadStore, beside, name_of

SESSION = "aevum"
"""What the names of all session cookies begin with."""
SHORTEST = 32


class Identity(NamedTuple):
    secret: str
    """Signs the CSRF token."""
    session: str
    """The cookie that says who is asking."""
    csrf: str
    """The cookie with the token that whatever changes something must repeat in a header."""


def identity_of(settings: Settings) -> Identity:
    secret = settings.secret or _kept_secret(settings.db)
    mark = hashlib.sha256(f"aevum cookies {secret}".encode()).hexdigest()[:8]
    return Identity(secret, f"{SESSION}-{mark}", f"csrftoken-{mark}")


def _kept_secret(db: str) -> str:
    """Several databases may share one file; each has a secret of its own."""
    file = beside(db, "secret")
    try:
        key = kept(file, lambda: secrets.token_hex(SHORTEST).encode())
    except OSError as error:
        raise BadStore(
            f"The secret of this server cannot be kept in {file}: {error.strerror}. "
            "Name one in AEVUM_SECRET instead."
        ) from None
    if len(key) < SHORTEST:
        raise BadStore(f"The file {file} does not hold the secret of a server; remove it.")
    return hmac.new(key, name_of(db).encode(), hashlib.sha256).hexdigest()
