"""`aevum serve`: the page to play on."""

from __future__ import annotations

import socket
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
import uvicorn

from aevum import games
from aevum.bots import UnknownBot, make_bot
from aevum.bots.network import can_play
from aevum.bots.own import is_own
from aevum.cli.options import DataFolder, console
from aevum.cli.owner import check_owner
from aevum.core.errors import BadOptions
from aevum.server.app import create_app
from aevum.server.punctual import Punctual
from aevum.server.settings import Settings
from aevum.server.thinkers import BUDGET
from aevum.store import Store, default_url

HEARTBEAT = 45.0
"""Seconds between two pings of a quiet socket: many proxies hang up after a minute."""

Host = Annotated[str, typer.Option("--host", help="0.0.0.0 lets other devices in.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535)]
Db = Annotated[str | None, typer.Option("--db", metavar="URL", help="Where games are kept.")]
Channels = Annotated[
    str | None,
    typer.Option(
        "--channels", metavar="URL", help="redis://… for several processes over one database."
    ),
]
Bots = Annotated[
    list[str] | None,
    typer.Option("--bot", metavar="FILE.py:CLASS", help="A home-made bot to play against."),
]
SecureCookies = Annotated[
    bool,
    typer.Option(
        "--secure-cookies",
        envvar="AEVUM_SECURE_COOKIES",
        help="Cookies travel over TLS only: for a server behind https://.",
    ),
]
Hosts = Annotated[
    list[str] | None,
    typer.Option(
        "--allow-host",
        envvar="AEVUM_HOSTS",
        metavar="NAME",
        help="A further name by which browsers reach the server, as behind a proxy.",
    ),
]
LongestThought = Annotated[
    float,
    typer.Option(
        "--longest-thought", metavar="SECONDS", min=0.1, max=3600,
        help="How long visitors may let a bot think about a turn.",
    ),
]  # fmt: skip
Browser = Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: Db = None,
    data: DataFolder = None,
    channels: Channels = None,
    bot: Bots = None,
    secure_cookies: SecureCookies = False,
    longest_thought: LongestThought = BUDGET.seconds,
    allow_host: Hosts = None,
    open_page: Browser = False,
) -> None:
    """Start the server; games are kept in the database and survive every restart.

    \b
    From the environment, as told in docs/settings.md:
      AEVUM_DB                 where games are kept
      AEVUM_SECRET             shared by the machines of one server
      AEVUM_SECURE_COOKIES     1 for a server behind https://
      AEVUM_HOSTS              further names by which it is reached, with spaces between
      AEVUM_REQUESTS           how many a minute one address may send
      AEVUM_PAUSE              seconds that automatic answers wait, like 0.4-1.5
      AEVUM_PAUSE_BOTS         the same where bots sit alone
      AEVUM_URL                its address, for links in messages
      AEVUM_SMTP_URL           the mail server for messages
      AEVUM_VAPID_KEY          the key file for push messages
      AEVUM_ALLOW_LOCAL_HOOKS  1 lets webhooks reach private addresses
    """
    check_owner(data, games.GAMES)
    bots = [own_bot(name) for name in bot or []]
    settings = Settings(
        db=db or default_url(), data=data, channels=channels, bots=bots,
        secure_cookies=secure_cookies, longest_thought=longest_thought,
        hosts=[host, *(allow_host or [])],
    )  # fmt: skip
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    check_address(host, port)
    Store.open(settings.db).close()
    console.print(f"Aevum is at {address}  (stop with Ctrl+C)")
    if not can_play():
        console.print("Without NumPy there is no level Master: pip install 'aevum[master]'.")
    if open_page:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    app = create_app(settings)
    uvicorn.run(
        app, host=host, port=port, log_level="warning", http=Punctual, ws="websockets-sansio",
        ws_ping_interval=HEARTBEAT,
    )  # fmt: skip


def check_address(host: str, port: int) -> None:
    """What would stop the server is said in one sentence before it starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.create_server((host, port), family=family):
            pass
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadOptions(f"The server cannot listen at {host}, port {port}: {reason}.") from None


def own_bot(name: str) -> str:
    """The same bot by its full path; one that does not work is refused before the server starts."""
    if not is_own(name):
        raise UnknownBot(f"A home-made bot is named like my_bot.py:MyBot, not '{name}'.")
    make_bot(name, seed=0)
    file, _, kind = name.rpartition(":")
    return f"{Path(file).expanduser().resolve()}:{kind}"
