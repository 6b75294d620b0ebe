"""Hostile input at every endpoint: each answer is a refusal in plain words, never a failure."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import httpx

from tests.server.house import ME, Guest, House, patiently
from tests.server.test_openapi import document, operations

VALUES: list[Any] = [
    None, True, -1, 2**63, -(2**70), 1e308, "", "\x00", "\u202e[/red]\x1b[31m", "a" * 50_000,
    "../../etc/passwd", "%00", "<script>", "' OR 1=1 --", "search:inf", "takeback 999999", [],
    [[]] * 500, {}, {"\x00": 1}, ["\ud7ff"] * 100,
]  # fmt: skip
BODIES = [
    b"", b"\x00", b"[" * 100_000, b'{"a":' * 50_000, b"\xff\xfe", b"1e999", b"NaN", b'"\\ud800"',
    b'{"seat": 1' + b"0" * 5_000 + b"}", b"{" + b'"a":1,' * 20_000 + b'"b":2}',
]  # fmt: skip


def hostile(house: House, each: int, seed: int) -> dict[str, Any]:
    """So many attempts at every operation of the OpenAPI document."""
    rng, guest = Random(seed), Guest(house, "Eve")
    table = guest.open(ME, ME)["id"]
    statuses: Counter[int] = Counter()
    failures: list[str] = []
    for operation in operations():
        method, _, path = operation.partition(" ")
        for _ in range(each):
            answer = attempt(guest, method, path, table, rng)
            if answer is None:
                continue
            statuses[answer.status_code] += 1
            if answer.status_code == 500 or "Traceback" in answer.text:
                failures.append(f"{operation}: {answer.status_code}")
    alive = guest.look(table)["id"] == table
    answers = {str(status): count for status, count in sorted(statuses.items())}
    return {"attempts": statuses.total(), "answers": answers, "failures": failures, "alive": alive}


def attempt(guest: Guest, method: str, path: str, table: str, rng: Random) -> httpx.Response | None:
    """One request; None where it cannot even be written."""
    if path == "/api/signout":
        return None  # Eve wants to stay
    mine = rng.random() < 0.7 and method != "delete"  # nor does she want to lose her table
    filled = path.replace("{table_id}", table) if mine else path
    while "{" in filled:
        before, _, rest = filled.partition("{")
        bad = str(rng.choice(VALUES))[:2_000]
        filled = before + str(httpx.QueryParams({"": bad}))[1:] + rest.partition("}")[2]
    query = {name: str(rng.choice(VALUES))[:3_000] for name in ("seat", "to", "since", "by")}
    content = rng.choice(BODIES) if rng.random() < 0.3 else spoilt(method, path, rng)
    headers = {"x-csrftoken": guest.token, "content-type": "application/json"}
    try:
        return patiently(
            lambda: guest.http.request(
                method, filled, params=query if rng.random() < 0.5 else None, content=content,
                headers=headers,
            )
        )  # fmt: skip
    except (httpx.InvalidURL, UnicodeError):
        return None


def spoilt(method: str, path: str, rng: Random) -> bytes:
    """What the document asks for, each field of it fit or hostile."""
    operation = document()["paths"][path][method]
    try:
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
    except KeyError:
        return json.dumps(rng.choice(VALUES)).encode()
    if "$ref" in schema:
        schema = document()["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    fields = schema.get("properties", {})
    return json.dumps({name: rng.choice(VALUES) for name in fields}).encode()
