"""`aevum serve` as a person sees it in the terminal."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.house import database, free_port


def test_a_server_says_where_it_is_and_nothing_else(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "aevum.cli.main", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--db", database(tmp_path)],
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            try:
                assert httpx.get(f"http://127.0.0.1:{port}/api/games").status_code == 200
                break
            except httpx.ConnectError:
                time.sleep(0.1)
    finally:
        process.terminate()
    out, err = process.communicate(timeout=20)
    assert out.splitlines() == [f"Aevum is at http://localhost:{port}/  (stop with Ctrl+C)"]
    assert err == ""
