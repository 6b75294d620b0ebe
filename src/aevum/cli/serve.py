"""`aevum serve`: the page to play on."""

from __future__ import annotations

import threading
import webbrowser
from typing import Annotated

import typer
import uvicorn

from aevum.cli.options import DataFolder, console
from aevum.server.app import create_app
from aevum.server.settings import Settings
from aevum.store import default_url

Host = Annotated[str, typer.Option("--host", help="0.0.0.0 lets other devices in.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535)]
Db = Annotated[str | None, typer.Option("--db", metavar="URL", help="Where games are kept.")]
Browser = Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: Db = None,
    data: DataFolder = None,
    open_page: Browser = False,
) -> None:
    """Start the server; games are kept in the database and survive every restart."""
    settings = Settings(db=db or default_url(), data=data)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    console.print(f"Aevum is at {address}  (stop with Ctrl+C)")
    if open_page:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    app = create_app(settings)
    uvicorn.run(app, host=host, port=port, log_level="warning", ws="websockets-sansio")
