"""Carrying a notice out of the house: by web or by mail, never into the house's own network.

AEVUM_SMTP_URL          smtp://user:password@host:587?from=aevum@example.org (smtps:// for TLS from
                        the start; with smtp:// TLS is used where the mail server offers it)
AEVUM_ALLOW_LOCAL_HOOKS 1 lets webhooks and push messages reach private addresses: for a server
                        at home
"""

from __future__ import annotations

import http.client
import os
import re
import smtplib
import socket
import ssl
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from email.message import EmailMessage
from ipaddress import ip_address
from typing import Any
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

import msgspec

from aevum.core.errors import AevumError

TIME_OUT = 5.0
"""Seconds for one attempt, all of it."""
PAUSES = (2.0, 10.0)
"""Seconds before the second and the third attempt; then it is given up."""
ADDRESS = re.compile(r"[^@\s<>\",;:()\[\]\\]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class BadTarget(AevumError):
    """Nothing can or may be sent there; says why."""


class NotDelivered(AevumError):
    """It was sent and did not arrive; `worth_retrying` says whether it may help to try again."""

    def __init__(self, message: str, worth_retrying: bool = True) -> None:
        self.worth_retrying = worth_retrying
        super().__init__(message, "not-delivered")


class Gone(NotDelivered):
    """There is nobody at this address any more, and there never will be."""

    def __init__(self, message: str) -> None:
        super().__init__(message, False)


def kinds() -> list[str]:
    """What this server can send."""
    return ["webhook", "mail"] if os.environ.get("AEVUM_SMTP_URL") else ["webhook"]


def check(kind: str, target: str) -> None:
    """Raises BadTarget if nothing could ever be sent there."""
    if kind == "mail":
        if kind not in kinds():
            raise BadTarget("This server sends no mail.", "no-mail")
        if not ADDRESS.fullmatch(target):
            raise BadTarget("This is not a mail address.", "mail-address")
    else:
        address_of(hook(target))


def deliver(
    kind: str,
    target: str,
    subject: str,
    body: str,
    facts: dict[str, Any],
    pauses: Sequence[float] = PAUSES,
    wait: Callable[[float], bool | None] = time.sleep,
) -> None:
    """Send it, once more after each pause while that may help; raises when it did not arrive."""

    def send() -> None:
        if kind == "mail":
            send_mail(target, subject, body)
        else:
            call_hook(target, facts)

    insist(send, pauses, wait)


def insist(
    send: Callable[[], None],
    pauses: Sequence[float] = PAUSES,
    wait: Callable[[float], bool | None] = time.sleep,
) -> None:
    """`wait` spends a pause and answers True if there is no time for another attempt."""
    for pause in (*pauses, None):
        try:
            send()
            return
        except NotDelivered as error:
            if pause is None or not error.worth_retrying or wait(pause):
                raise


# -- webhooks --------------------------------------------------------------------------------------


def hook(target: str) -> SplitResult:
    try:
        url = urlsplit(target)
        named = url.scheme in ("http", "https") and url.hostname and url.port != 0
    except ValueError:
        named = False
    if not named or url.username or not target.isascii() or not target.isprintable():
        raise BadTarget(
            "A webhook is an address that begins with http:// or https://.", "hook-address"
        )
    return url


def port_of(url: SplitResult) -> int:
    return url.port or (443 if url.scheme == "https" else 80)


def address_of(url: SplitResult) -> str:
    """The address behind the name; all of them must lie outside private networks."""
    try:
        found = socket.getaddrinfo(url.hostname, port_of(url), type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadTarget(
            f"The host {url.hostname} cannot be found.", "hook-host", host=str(url.hostname)
        ) from None
    addresses = [str(entry[4][0]) for entry in found]
    if not local_allowed():
        for address in addresses:
            if not is_public(address):
                raise BadTarget("A notice must not lead into a private network.", "hook-private")
    return addresses[0]


def local_allowed() -> bool:
    return os.environ.get("AEVUM_ALLOW_LOCAL_HOOKS") == "1"


def is_public(address: str) -> bool:
    """A normal address of the internet, also when it is wrapped into IPv6."""
    ip = ip_address(address.partition("%")[0])
    inner = getattr(ip, "ipv4_mapped", None) or getattr(ip, "sixtofour", None)
    return ip.is_global and not ip.is_multicast and (inner is None or inner.is_global)


def call_hook(target: str, facts: dict[str, Any]) -> None:
    headers = {"Content-Type": "application/json"}
    check_status("webhook", post(target, msgspec.json.encode(facts), headers))


def check_status(what: str, status: int) -> None:
    if not 200 <= status < 300:
        again = status >= 500 or status == 429
        raise NotDelivered(f"The {what} answered with status {status}.", again)


def post(target: str, body: bytes, headers: dict[str, str]) -> int:
    """The status of the answer; redirects are not followed, and nothing else of it is read."""
    url = hook(target)
    connection = http.client.HTTPConnection(str(url.hostname), port_of(url), timeout=TIME_OUT)
    address = address_of(url)
    # The time-out of a socket starts anew with every byte; this one does not.
    alarm = threading.Timer(TIME_OUT, _hang_up, [connection])
    alarm.daemon = True
    alarm.start()
    try:
        connect(connection, url.scheme, address)
        path = (url.path or "/") + (f"?{url.query}" if url.query else "")
        connection.request("POST", path, body, {**headers, "User-Agent": "Aevum"})
        return connection.getresponse().status
    except (OSError, http.client.HTTPException, ValueError) as error:
        reason = str(error) or type(error).__name__
        raise NotDelivered(f"{url.hostname} did not answer: {reason}.") from None
    finally:
        alarm.cancel()
        connection.close()


def connect(connection: http.client.HTTPConnection, scheme: str, address: str) -> None:
    """To the checked address itself, so that the name cannot change its mind in between."""
    connection.sock = socket.create_connection((address, connection.port), TIME_OUT)
    if scheme == "https":
        secure = ssl.create_default_context().wrap_socket(
            connection.sock, server_hostname=connection.host, do_handshake_on_connect=False
        )
        connection.sock = secure
        secure.do_handshake()


def _hang_up(connection: http.client.HTTPConnection) -> None:
    with suppress(OSError):
        connection.sock.shutdown(socket.SHUT_RDWR)


# -- mail ------------------------------------------------------------------------------------------


def send_mail(target: str, subject: str, body: str) -> None:
    url = urlsplit(os.environ.get("AEVUM_SMTP_URL", ""))
    if url.scheme not in ("smtp", "smtps") or not url.hostname:
        raise NotDelivered("AEVUM_SMTP_URL does not name a mail server.", False)
    message = EmailMessage()
    message["From"] = parse_qs(url.query).get("from", [f"aevum@{url.hostname}"])[0]
    message["To"] = target
    message["Subject"] = subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(body)
    try:
        with open_mail(url) as server:
            if url.username:
                server.login(unquote(url.username), unquote(url.password or ""))
            server.send_message(message)
    except smtplib.SMTPResponseException as error:
        raise NotDelivered(
            f"The mail server refused: status {error.smtp_code}.", error.smtp_code < 500
        ) from None
    except smtplib.SMTPRecipientsRefused:
        raise NotDelivered("The mail server refused the address.", False) from None
    except (OSError, smtplib.SMTPException) as error:
        raise NotDelivered(f"The mail server cannot be reached: {error}.") from None


def open_mail(url: SplitResult) -> smtplib.SMTP:
    host = str(url.hostname)
    if url.scheme == "smtps":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(host, url.port or 465, timeout=TIME_OUT, context=context)
    server = smtplib.SMTP(host, url.port or 587, timeout=TIME_OUT)
    server.ehlo()
    if server.has_extn("starttls"):
        server.starttls(context=ssl.create_default_context())
        server.ehlo()
    return server
