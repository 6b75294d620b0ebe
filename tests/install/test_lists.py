"""The lists of packages: everything pinned, everything with its hashes, one version everywhere.

A package may have another version for a later Python; the later one counts here.
"""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.install.steps import ROOT

LISTS = ["", "-build", "-server", "-dev"]
PACKAGE = re.compile(
    r"^(\S+)==(\S+)(?: ;[^\\]*)? \\\n((?:    --hash=sha256:[0-9a-f]{64}.*\n)+)", re.M
)


def pins(kind: str) -> dict[str, str]:
    text = (ROOT / f"requirements{kind}.txt").read_text()
    return {name: version for name, version, _ in PACKAGE.findall(text)}


@pytest.mark.parametrize("kind", LISTS)
def test_every_package_has_a_version_and_hashes(kind: str) -> None:
    text = (ROOT / f"requirements{kind}.txt").read_text()
    named = re.findall(r"^([a-z][\w.-]*)", text, re.M)
    assert named == [name for name, _, _ in PACKAGE.findall(text)]
    assert "://" not in text


def test_all_lists_agree() -> None:
    everything = pins("-dev")
    for kind in LISTS:
        assert pins(kind).items() <= everything.items()


def test_the_lists_hold_what_the_project_asks_for() -> None:
    """pyproject.toml was not changed without `make lock`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [re.match(r"[\w.-]+", line) for line in project["dependencies"]]
    names = {re.sub(r"[-_.]+", "-", found[0].lower()) for found in asked if found}
    assert names <= pins("").keys()
    assert {"psycopg", "psycopg-binary", "redis", "numpy"} <= pins("-server").keys()
    assert "numpy" in pins("")  # so that `make play` has the level Master
