"""Whatever a client sends, within the documented schema or beyond it: the server never fails."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from aevum.server.app import create_app
from aevum.server.handbook import page_of
from aevum.table.record import record_of
from tests.server.house import ME, Guest, House, database
from tests.server.salon import finished

EXAMPLES = 15
METHODS = ("get", "post", "put", "patch", "delete")
# A lone surrogate is no text that UTF-8, and so JSON, could carry.
LETTERS = st.characters(exclude_categories=["Cs"])
TEXT = st.text(LETTERS, max_size=30)
NUMBERS = st.integers(-(10**9), 10**9) | st.sampled_from([2**63, -(2**63) - 1, 10**30, 1.5, 1e308])
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=8,
)
bounded = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip


@cache
def document() -> dict[str, Any]:
    return create_app().openapi_schema.to_schema()


def operations() -> list[str]:
    """`post /api/tables/{table_id}/act` and so on: all that is documented."""
    paths = document()["paths"].items()
    return [f"{method} {path}" for path, item in paths for method in METHODS if method in item]


def fitting(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that the documented schema allows."""
    if "$ref" in schema:
        return fitting(document()["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    for choice in ("oneOf", "anyOf"):
        if choice in schema:
            return st.one_of([fitting(each) for each in schema[choice]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "const" in schema:
        return st.just(schema["const"])
    kind = schema.get("type")
    return FITTING.get(kind, lambda _: JSON)(schema)


def _text(schema: dict[str, Any]) -> st.SearchStrategy[str]:
    if "pattern" in schema:
        return st.from_regex(schema["pattern"], fullmatch=True, alphabet=LETTERS)
    return st.text(
        LETTERS, min_size=schema.get("minLength", 0), max_size=schema.get("maxLength", 50)
    )


def _integer(schema: dict[str, Any]) -> st.SearchStrategy[int]:
    return st.integers(int(schema.get("minimum", -(10**6))), int(schema.get("maximum", 10**6)))


def _number(schema: dict[str, Any]) -> st.SearchStrategy[float]:
    return st.floats(schema.get("minimum", -1e9), schema.get("maximum", 1e9))


def _array(schema: dict[str, Any]) -> st.SearchStrategy[list[Any]]:
    most = min(schema.get("maxItems", 5), 8)
    return st.lists(
        fitting(schema.get("items", {})), min_size=schema.get("minItems", 0), max_size=most
    )


def _object(schema: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
    fields = {name: fitting(field) for name, field in schema.get("properties", {}).items()}
    if not fields:
        return st.dictionaries(TEXT, JSON, max_size=3)
    needed = schema.get("required", [])
    return st.fixed_dictionaries(
        {name: fields[name] for name in needed},
        optional={name: field for name, field in fields.items() if name not in needed},
    )


FITTING: dict[Any, Any] = {
    "string": _text,
    "integer": _integer,
    "number": _number,
    "array": _array,
    "object": _object,
    "boolean": lambda _: st.booleans(),
    "null": lambda _: st.none(),
}


def near_misses(good: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """A value that fits, one of its fields spoilt, or something else altogether."""

    @st.composite
    def spoilt(draw: st.DrawFn) -> Any:
        value = draw(good)
        if not isinstance(value, dict) or not value:
            return draw(JSON)
        value = dict(value)
        name = draw(st.sampled_from(sorted(value)))
        if draw(st.booleans()):
            value[name] = draw(JSON)
        else:
            del value[name]
        return value

    return st.one_of(good, good, spoilt(), JSON)


class Place:
    """A guest with a table of their own, so that requests reach further than a 404."""

    def __init__(self, house: House) -> None:
        self.guest = Guest(house, "Eve")
        created = self.guest.open(ME, ME, hints=False)
        self.known = {
            "table_id": [created["id"]],
            "token": [created["invite"].removeprefix("/join/")],
            "name": ["attila"],
            "language": ["de", "en"],
            "puzzle_id": [p["id"] for p in self.guest.get("/api/puzzles/attila")][:2],
        }

    def parameter(self, described: dict[str, Any]) -> st.SearchStrategy[Any]:
        schema = described.get("schema", {})
        odd = st.one_of(fitting(schema), TEXT, NUMBERS)
        known = self.known.get(described["name"])
        return st.one_of(st.sampled_from(known), st.sampled_from(known), odd) if known else odd


def request_of(operation: str, place: Place, data: st.DataObject) -> httpx.Request:
    method, _, path = operation.partition(" ")
    described = document()["paths"][path][method]
    query: dict[str, str] = {}
    for parameter in described.get("parameters", []):
        where, name = parameter["in"], parameter["name"]
        if where == "path":
            # An empty part would be another address.
            value = str(data.draw(place.parameter(parameter), name)) or "-"
            path = path.replace(f"{{{name}}}", quote(value, safe=""))
        elif where == "query" and data.draw(st.booleans()):
            query[name] = str(data.draw(place.parameter(parameter), name))
    body = None
    if "requestBody" in described:
        schema = described["requestBody"]["content"]["application/json"]["schema"]
        body = msgspec.json.encode(data.draw(near_misses(fitting(schema)), "body"))
    http = place.guest.http
    headers = {
        "x-csrftoken": place.guest.token,
        "content-type": "application/json",
    }
    return http.build_request(method.upper(), path, params=query, content=body, headers=headers)


def check(answer: httpx.Response) -> None:
    assert answer.status_code < 500, answer.text
    assert answer.status_code != 429, "too many requests prove nothing"
    if answer.status_code >= 400:
        problem = answer.json()
        assert problem["error"]
        assert problem["message"], "a refusal without a sentence"


@pytest.mark.parametrize("operation", operations())
def test_no_request_makes_the_server_fail(operation: str, house: House) -> None:
    place = Place(house)

    @bounded
    @given(st.data())
    def ask(data: st.DataObject) -> None:
        check(place.guest.http.send(request_of(operation, place, data)))

    ask()


def test_the_document_describes_every_way_into_the_house() -> None:
    """A handful of addresses that must not be forgotten."""
    assert {
        "get /api/me",
        "post /api/tables",
        "get /api/tables/{table_id}",
        "post /api/tables/{table_id}/act",
        "post /api/tables/{table_id}/control",
        "post /api/import",
    } <= set(operations())


class Patient(House):
    """A server that counts no requests: thousands come at once here."""

    def command(self) -> list[str]:
        program = (
            "import sys, uvicorn\n"
            "from aevum.server.app import create_app\n"
            "from aevum.server.settings import Settings\n"
            "app = create_app(Settings(db=sys.argv[1], thinkers=1, requests_per_minute=10**7))\n"
            "uvicorn.run(app, port=int(sys.argv[2]), log_level='warning')\n"
        )
        return [sys.executable, "-c", program, self.db, str(self.port)]


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[House]:
    server = Patient(database(tmp_path)).start()
    yield server
    server.stop()


EACH = os.environ.get("AEVUM_SOAK_REQUESTS", "5")
"""Requests that are made up for each address."""
UNCHECKED = (
    "positive_data_acceptance",  # a well-formed request may still be against the rules
    "allow_header_conformance",  # the framework answers OPTIONS for one method at a time
)
LENIENT = ("/api/tables", "/api/tables/{table_id}/away", "/api/tables/{table_id}/orders")
"""Here the framework reads 0 and 1 as false and true; everything else must fit."""


def test_the_server_keeps_what_its_document_promises(patient: House, tmp_path: Path) -> None:
    """Schemathesis makes requests from the document, good and bad ones, and checks every answer.

    It knows a table of its own, so that it comes further than to a 404; it must not sign out.
    """
    place = Place(patient)
    known = {f"path.{name}": values[0] for name, values in place.known.items()}
    config = tmp_path / "schemathesis.toml"
    lines = [f"{msgspec.json.encode(name).decode()} = {value!r}" for name, value in known.items()]
    lenient = [
        f'[[operations]]\ninclude-path = "{path}"\nchecks.negative_data_rejection.enabled = false'
        for path in LENIENT
    ]
    config.write_text("\n".join(["[parameters]", *lines, *lenient, ""]))
    guest = place.guest
    program = [str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(config)]
    done = subprocess.run(
        [
            *program, "run", f"{patient.url}/api/schema/openapi.json",
            "--header", f"Cookie: {guest.cookie}", "--header", f"x-csrftoken: {guest.token}",
            "--phases", "coverage,fuzzing", "--max-examples", EACH, "--generation-deterministic",
            "--exclude-path", "/api/signout",
            "--exclude-checks", ",".join(UNCHECKED), "--no-color",
        ],
        capture_output=True, text=True, timeout=600 + 30 * int(EACH), cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(operations()) - 1 == int(done.stdout.partition("Tested: ")[2].split()[0])


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = (
        list(value.items()) if isinstance(value, dict)
        else list(enumerate(value)) if isinstance(value, list)
        else []
    )  # fmt: skip
    found = [leaf for key, each in items for leaf in leaves(each, (*path, key))]
    return [*found, path] if path else found


def test_no_damaged_record_makes_the_server_fail(house: House) -> None:
    """One part of a true record after the other is replaced by nonsense of every kind."""
    guest = Guest(house, "Eve")
    whole = msgspec.to_builtins(record_of(finished(2)))
    rng = Random(9)
    nonsense = [
        None,
        True,
        -1,
        2**70,
        1.5,
        "",
        "x",
        "\u0000",
        [],
        {},
        [[]],
        {"x": 1},
        "place dacia",
    ]
    # The header is damaged everywhere; the log is long and its lines are alike.
    places = leaves(whole)
    header = [path for path in places if path[0] not in ("log", "entries")]
    chosen = header + rng.sample([path for path in places if path not in header], 40)
    refused = 0
    for path in chosen:
        record = copy.deepcopy(whole)
        inner = record
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = rng.choice(nonsense)
        answer = guest.send("/api/import", record)
        assert answer.status_code < 500, (path, inner[path[-1]], answer.text)
        refused += answer.status_code == 400
    assert refused > len(chosen) / 2


# -- the page --------------------------------------------------------------------------------------


class Reading(HTMLParser):
    """Collects what a reader sees and what a browser would fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.tags: set[str] = set()
        self.styled = False
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.add(tag)
        self.styled |= "style" in given
        if "id" in given:
            self.ids.append(str(given["id"]))
        if tag == "a":
            self.links.append(str(given["href"]))
        if tag in ("link", "script", "img", "iframe"):
            self.fetched.append(str(given.get("href") or given.get("src")))
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_documents_page_is_whole_and_needs_nobody_else(house: House) -> None:
    """Every address and every shape is on it, every link leads somewhere, nothing is foreign."""
    answer = httpx.get(f"{house.url}/api/schema")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    page = Reading(answer.text)
    assert page.open == [], "all tags are closed"
    assert page.fetched == ["data:,", "/api/schema/handbook.css"]
    assert not page.styled, "the content policy forbids styles inside the page"
    assert not page.tags & {"script", "style"}
    assert len(page.ids) == len(set(page.ids))
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)
    for link in (page.fetched[1], "/api/schema/openapi.json"):
        assert httpx.get(house.url + link).status_code == 200
    assert set(document()["components"]["schemas"]) <= set(page.ids)
    assert len(page.ids) == len(operations()) + len(document()["components"]["schemas"])
    for operation in operations():
        method, _, path = operation.partition(" ")
        assert f"{method.upper()} {path}</a>" in answer.text
    assert "Carry out an action; a stale sequence changes nothing." in answer.text


def test_nothing_in_a_document_can_become_markup() -> None:
    evil = "<script>alert(1)</script>"
    schema = {"type": "string", "pattern": evil, "default": evil}
    text = page_of(
        {
            "info": {"title": evil, "version": "1"},
            "paths": {
                f"/{evil}": {
                    "get": {
                        "description": evil,
                        "parameters": [{"name": evil, "in": evil, "schema": schema}],
                        "responses": {"200": {"description": evil}},
                    }
                }
            },
            "components": {"schemas": {evil: {"description": evil, "properties": {evil: schema}}}},
        }
    )
    assert "<script" not in text
