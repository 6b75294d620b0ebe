"""Push messages to browsers: encrypted for one browser alone (RFC 8291), signed by this server.

The server proves who it is with a key of its own (VAPID, RFC 8292), made once and kept in a file
beside the database that only its owner may read. AEVUM_VAPID_KEY names another file: several
machines of one server must share it.
"""

from __future__ import annotations

import os
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from aevum.server import delivery
from aevum.server.delivery import BadTarget, Gone, NotDelivered
from aevum.server.kept import kept

CURVE = ec.SECP256R1()
POINT, SECRET, SALT = 65, 16, 16
"""Bytes of a public key, of a browser's secret and of a salt."""
RECORD = 4_096
"""Bytes of the one record a message consists of."""
LONGEST = 3_000
"""Bytes of a message before it is encrypted; browsers promise to take that much."""
TOKEN_LASTS = 12 * 3_600
MESSAGE_LASTS = 24 * 3_600
"""Seconds that a push service keeps a message for a browser that is not there."""


class Browser(msgspec.Struct, frozen=True):
    """What a browser gives away so that it can be reached: an address and two keys."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        """Raises BadTarget if nothing could ever be sent there."""
        url = delivery.hook(self.endpoint)
        if url.scheme != "https" and not delivery.local_allowed():
            raise BadTarget("A push service is reached by https:// only.")
        delivery.address_of(url)
        self.keys()

    def keys(self) -> tuple[bytes, bytes]:
        """The browser's public key and its secret."""
        point, secret = unbase64(self.p256dh), unbase64(self.auth)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        except ValueError:
            raise BadTarget("This is not the key of a browser.") from None
        if len(point) != POINT or len(secret) != SECRET:
            raise BadTarget("This is not the key of a browser.")
        return point, secret


class Pusher:
    """Sends messages in the name of this server."""

    def __init__(self, file: Path) -> None:
        self._key = load_key(file)

    @property
    def public_key(self) -> str:
        """What a browser must be told when it subscribes."""
        return base64(point_of(self._key))

    def send(self, browser: Browser, message: bytes, topic: str) -> None:
        """Raises when it did not arrive; Gone = this browser will never come back.

        A later message of the same topic replaces one that still waits.
        """
        browser.check()
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "Authorization": self.authorization(browser.endpoint),
            "TTL": str(MESSAGE_LASTS),
            "Urgency": "high",
            "Topic": topic,
        }
        status = delivery.post(browser.endpoint, encrypt(message, *browser.keys()), headers)
        if status in (404, 410):
            raise Gone("The browser does not want to be told any more.")
        delivery.check_status("push service", status)

    def authorization(self, endpoint: str) -> str:
        """A signed token that is good for this push service and for half a day."""
        url = urlsplit(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(time.time()) + TOKEN_LASTS,
            "sub": os.environ.get("AEVUM_URL") or "mailto:aevum@localhost",
        }
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(base64(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
        return f"vapid t={signed}.{base64(signature)}, k={self.public_key}"


# -- keys ------------------------------------------------------------------------------------------


def load_key(file: Path) -> ec.EllipticCurvePrivateKey:
    """The key in this file; the first who asks makes it."""
    try:
        key = load_pem_private_key(kept(file, _new_key), None)
    except (OSError, ValueError, TypeError) as error:
        raise NotDelivered(f"The key {file.name} of this server cannot be used: {error}") from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != CURVE.name:
        raise NotDelivered(f"The key {file.name} of this server is of the wrong kind.")
    return key


def _new_key() -> bytes:
    key = ec.generate_private_key(CURVE)
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# -- encryption ------------------------------------------------------------------------------------


def encrypt(
    message: bytes,
    point: bytes,
    secret: bytes,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The message as only the browser with this public key and secret can read it (RFC 8291).

    Key and salt are made for each message; only tests bring their own.
    """
    if len(message) > LONGEST:
        raise NotDelivered("The message is too long for a push service.", False)
    key = key or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(SALT)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    mine = point_of(key)
    shared = _derive(
        key.exchange(ec.ECDH(), browser), secret, b"WebPush: info\0" + point + mine, 32
    )
    content_key = _derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + mine
    # The 2 marks the last record (RFC 8188).
    return header + AESGCM(content_key).encrypt(nonce, message + b"\x02", None)


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase64(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadTarget("This is not the key of a browser.") from None
