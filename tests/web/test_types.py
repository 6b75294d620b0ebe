"""The types of the page are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def test_the_api_types_of_the_page_are_what_the_server_says() -> None:
    if not (ROOT / "web" / "node_modules").is_dir():
        pytest.skip("the page's packages are not installed here")
    script = ROOT / "scripts" / "api_types.py"
    done = subprocess.run([sys.executable, "-W", "ignore", str(script), "--check"], timeout=120)
    assert done.returncode == 0
