"""Push messages: a push service and a browser of the test's own receive and read what is sent."""

from __future__ import annotations

import hashlib
import hmac
import json
import queue
import stat
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from aevum.server import notices
from aevum.server.delivery import BadTarget, NotDelivered
from aevum.server.push import Browser, Pusher, encrypt, load_key
from aevum.server.settings import Settings
from aevum.store.notices import Notices
from tests.server.salon import Salon, salon
from tests.server.test_notices import Hook, Party, hook, run, told  # noqa: F401

CURVE = ec.SECP256R1()


def spelt(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Reader:
    """A browser: has a private key and reads what only it can read, by RFC 8188 and 8291."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"") -> None:
        self.key = key or ec.generate_private_key(CURVE)
        self.auth = auth or hashlib.sha256(b"auth").digest()[:16]
        self.point = self.key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    def at(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": spelt(self.point), "auth": spelt(self.auth)}

    def decrypt(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= size, "one record"
        other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.key.exchange(ec.ECDH(), other)
        info = b"WebPush: info\x00" + self.point + sender
        secret = hkdf(self.auth, shared, info, 32)
        key = hkdf(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(salt, secret, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x00")
        assert plain[-1] == 2, "the last record"
        return plain[:-1]


def hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869 for one block, written once more so that two hands must agree."""
    key = hmac.digest(salt, material, "sha256")
    return hmac.digest(key, info + b"\x01", "sha256")[:length]


def verified(header: str) -> tuple[dict[str, Any], str]:
    """The claims of a VAPID header whose signature is true, and the key it names (RFC 8292)."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    head, claims, signature = parts["t"].split(".")
    assert json.loads(read(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = read(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(parts["k"]))
    signed = f"{head}.{claims}".encode()
    key.verify(encode_dss_signature(r, s), signed, ec.ECDSA(hashes.SHA256()))
    return json.loads(read(claims)), parts["k"]


class PushService(ThreadingHTTPServer):
    """Takes what is posted, as the services of the browsers' makers do."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), PushHandler)
        self.got: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.status = 201

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class PushHandler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.got.put((self.path, headers, body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    monkeypatch.setenv("AEVUM_ALLOW_LOCAL_HOOKS", "1")
    yield from run(PushService())


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Salon]:
    with salon(tmp_path) as somebody:
        yield somebody


def subscribe(guest: Salon, service: PushService, reader: Reader, **others: str) -> Any:
    return guest.post("/api/push", {**reader.at(f"{service.origin}/to/me"), **others})


# -- encryption and keys ---------------------------------------------------------------------------


def test_the_example_of_rfc_8291_comes_out_to_the_byte() -> None:
    """Appendix A: all keys and the salt are given, and so is the message."""
    number = int.from_bytes(read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    point = read(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    sent = encrypt(
        b"When I grow up, I want to be a watermelon",
        point,
        read("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(number, CURVE),
        read("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert spelt(sent) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_nobody_else_can_read_it_and_no_two_messages_are_alike() -> None:
    ada, eve = Reader(), Reader()
    sent = [encrypt(b"Your turn", ada.point, ada.auth) for _ in range(2)]
    assert sent[0] != sent[1]
    assert ada.decrypt(sent[0]) == ada.decrypt(sent[1]) == b"Your turn"
    with pytest.raises(InvalidTag):
        Reader(eve.key, ada.auth).decrypt(sent[0])
    with pytest.raises(InvalidTag):
        Reader(ada.key, b"x" * 16).decrypt(sent[0])


def test_a_message_that_no_service_would_take_is_not_sent() -> None:
    ada = Reader()
    with pytest.raises(NotDelivered, match="too long"):
        encrypt(b"x" * 3_001, ada.point, ada.auth)


def test_the_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    file = Settings(db=str(tmp_path / "games.sqlite")).vapid_key
    assert file == tmp_path / "games.vapid.pem"
    first = Pusher(file).public_key
    assert Pusher(file).public_key == first
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["games.vapid.pem"]
    assert Pusher(tmp_path / "other.pem").public_key != first


def _public(file: Path) -> str:
    return Pusher(file).public_key


def test_processes_that_start_together_share_one_key(tmp_path: Path) -> None:
    with get_context("spawn").Pool(3) as pool:
        keys = pool.map(_public, [tmp_path / "vapid.pem"] * 12)
    assert len(set(keys)) == 1


def test_a_damaged_key_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "vapid.pem").write_text("no key at all")
    with pytest.raises(NotDelivered, match=r"vapid\.pem"):
        load_key(tmp_path / "vapid.pem")


def test_a_forged_token_would_be_noticed(tmp_path: Path) -> None:
    """The check of this test itself: a changed claim breaks the signature."""
    header = Pusher(tmp_path / "vapid.pem").authorization("https://push.example.org/x")
    claims, _ = verified(header)
    assert claims["aud"] == "https://push.example.org"
    head, _, rest = header.partition(".")
    body, _, signature = rest.partition(".")
    forged = spelt(read(body).replace(b"push.example.org", b"evil.example.org"))
    with pytest.raises(InvalidSignature):
        verified(f"{head}.{forged}.{signature}")


# -- subscribing -----------------------------------------------------------------------------------


def test_a_test_message_reaches_the_browser_signed_and_in_its_language(
    guest: Salon, service: PushService
) -> None:
    reader = Reader()
    key = guest.get("/api/push")["key"]
    guest.post("/api/me", {"name": "Ada"})
    made = subscribe(guest, service, reader, language="de")
    assert guest.get("/api/notices")["notices"] == [made]
    assert made["kind"] == "push"
    assert guest.post("/api/notices/test") == [{"id": made["id"], "problem": None}]
    path, headers, body = service.got.get(timeout=5)
    assert path == "/to/me"
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    claims, named = verified(headers["authorization"])
    assert named == key
    assert claims["aud"] == service.origin
    assert time.time() < claims["exp"] <= time.time() + 24 * 3_600
    assert json.loads(reader.decrypt(body)) == {
        "title": "Aevum",
        "body": "Ada, das ist eine Probe: Benachrichtigungen von Aevum erreichen dich hier.",
        "link": "/",
        "tag": "test",
    }
    assert guest.send("DELETE", f"/api/notices/{made['id']}").status_code == 204
    assert guest.get("/api/notices")["notices"] == []


def test_a_browser_is_known_once_and_belongs_to_its_last_reader(
    guest: Salon, service: PushService
) -> None:
    """Changing the language changes the one subscription; another person takes the browser over."""
    reader = Reader()
    first = subscribe(guest, service, reader, language="en")
    assert subscribe(guest, service, reader, language="en") == first
    assert subscribe(guest, service, reader, language="de") == first
    assert len(guest.get("/api/notices")["notices"]) == 1
    ada = dict(guest.client.cookies)
    guest.become_stranger()
    subscribe(guest, service, reader)
    assert len(guest.get("/api/notices")["notices"]) == 1
    guest.client.cookies.clear()
    guest.client.cookies.update(ada)
    assert guest.get("/api/notices")["notices"] == []


def test_keys_are_not_told_again(guest: Salon, service: PushService) -> None:
    reader = Reader()
    subscribe(guest, service, reader)
    answer = guest.client.get("/api/notices").text
    assert spelt(reader.auth) not in answer
    assert spelt(reader.point) not in answer


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_gone_is_forgotten(
    guest: Salon, service: PushService, status: int
) -> None:
    subscribe(guest, service, Reader())
    service.status = status
    assert "any more" in guest.post("/api/notices/test")[0]["problem"]
    assert guest.get("/api/notices")["notices"] == []


def test_a_push_service_in_trouble_is_not_forgotten(guest: Salon, service: PushService) -> None:
    subscribe(guest, service, Reader())
    service.status = 503
    problem = guest.post("/api/notices/test")[0]["problem"]
    assert problem == "The push service answered with status 503."
    assert len(guest.get("/api/notices")["notices"]) == 1


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://8.8.8.8/push", "https://127.0.0.1/push", "https://localhost/x", "https://10.0.0.1/",
        "https://[::1]/", "https://169.254.169.254/latest", "ftp://example.org/", "nonsense",
        "https://user:secret@8.8.8.8/", "https://8.8.8.8/\nX: 1",
    ],
)  # fmt: skip
def test_only_public_https_addresses_are_pushed_to(
    guest: Salon, endpoint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("AEVUM_ALLOW_LOCAL_HOOKS", raising=False)
    guest.post("/api/push", Reader().at(endpoint), status=400)
    with pytest.raises(BadTarget):
        Browser(**Reader().at(endpoint)).check()


def test_a_public_https_address_is_fine(guest: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AEVUM_ALLOW_LOCAL_HOOKS", raising=False)
    guest.post("/api/push", Reader().at("https://8.8.8.8/push/abc"))


@pytest.mark.parametrize(
    "spoilt",
    [
        {"p256dh": spelt(b"\x04" + bytes(64))},
        {"p256dh": spelt(b"\x00" * 65)},
        {"p256dh": "é" * 87},
        {"auth": spelt(b"x" * 15)},
        {"auth": spelt(b"x" * 24)},
        {"endpoint": "https://8.8.8.8/" + "x" * 1_000},
        {"language": "la"},
    ],
)
def test_what_is_no_subscription_is_refused(guest: Salon, spoilt: dict[str, str]) -> None:
    guest.post("/api/push", {**Reader().at("https://8.8.8.8/"), **spoilt}, status=400)


# -- the moment ------------------------------------------------------------------------------------


def test_whose_turn_it_is_is_pushed_unless_they_look_at_the_table(
    tmp_path: Path,
    hook: Hook,  # noqa: F811
    service: PushService,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ben has told his browser's language; title, sentence and link are all it is sent."""
    monkeypatch.setattr(notices, "GRACE", 0.1)
    party = Party(tmp_path, hook)
    told(hook, 1)
    reader = Reader()
    ben = party.people[1]
    subscription = reader.at(f"{service.origin}/ben")
    endpoint = subscription.pop("endpoint")
    kept = Notices(party.hall.store.database)
    kept.add(ben.id, "push", endpoint, {**subscription, "language": "de"})
    party.play_until_actor(1)
    path, headers, body = service.got.get(timeout=10)
    assert path == "/ben"
    assert headers["topic"] == party.table
    assert json.loads(reader.decrypt(body)) == {
        "title": "Attila: Du bist am Zug",
        "body": "Ben, du bist in einer Partie Attila am Zug: Friday.",
        "link": f"/table/{party.table}?seat=1",
        "tag": party.table,
    }
    told(hook, 1)
    party.play_until_actor(0)
    party.hall.presence.come(party.table, 1)
    party.play_until_actor(1)
    with pytest.raises(queue.Empty):
        service.got.get(timeout=1)
    party.notifier.close()
    party.hall.thinkers.close()
