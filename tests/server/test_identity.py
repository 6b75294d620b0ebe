"""A browser knows its server again after a restart, and two servers on one host are two."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest
from litestar.testing import TestClient

from aevum.server.app import create_app
from aevum.server.identity import identity_of
from aevum.server.settings import Settings
from aevum.store.places import BadStore
from tests.server.house import ME, Guest, House, database
from tests.store.postgres_server import Server, find_programs

programs = find_programs()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return database(tmp_path)


@pytest.fixture
def postgres() -> Iterator[str]:
    assert programs is not None
    # The path of a socket may have no more than about 100 letters.
    with TemporaryDirectory(prefix="aevum-") as folder:
        server = Server(programs, Path(folder))
        yield server.new_database()
        server.stop()


@pytest.mark.parametrize(
    "kind",
    [
        "sqlite",
        pytest.param(
            "postgres",
            marks=[
                pytest.mark.skipif(programs is None, reason="PostgreSQL is not installed here"),
            ],
        ),
    ],
)
def test_a_killed_server_knows_everybody_again(kind: str, request: pytest.FixtureRequest) -> None:
    """Nobody loads the page anew: the cookies and the token are those from before."""
    server = House(request.getfixturevalue(kind)).start()
    try:
        ada = Guest(server, "Ada")
        table = ada.open(ME, ME)["id"]
        before = dict(ada.http.cookies)
        for _ in range(2):
            server.kill()
            server.start()
            view = ada.look(table)
            view = ada.look(table, view["actor"])
            ada.act(table, view["actor"], view["legal"][-1], view["seq"])
        assert dict(ada.http.cookies) == before
    finally:
        server.stop()


def test_two_servers_on_one_host_leave_each_other_alone(tmp_path: Path) -> None:
    """One browser, one jar: cookies do not know ports."""
    servers = [House(str(tmp_path / f"{name}.sqlite")).start() for name in ("one", "two")]
    try:
        one = Guest(servers[0])
        two = Guest(servers[1])
        two.http.cookies = one.http.cookies
        two.me = two.get("/api/me")
        one.post("/api/me", {"name": "Ada"})
        two.post("/api/me", {"name": "Beda"})
        assert one.get("/api/me")["name"] == "Ada"
        assert two.get("/api/me")["name"] == "Beda"
        table = one.open(ME, ME)["id"]
        assert one.look(table)["steps"] >= 0
        assert two.send("/api/signout", {}).status_code == 204
        assert one.get("/api/me")["name"] == "Ada", "who leaves one server stays at the other"
        assert two.get("/api/me")["name"] == "Guest"
    finally:
        for server in servers:
            server.stop()


def test_a_lost_secret_costs_a_new_token_and_nobody_a_seat(sqlite: str) -> None:
    server = House(sqlite).start()
    try:
        ada = Guest(server, "Ada")
        table = ada.open(ME, ME)["id"]
        server.kill()
        Path(sqlite).with_suffix(".secret").unlink()
        server.start()
        refused = ada.send("/api/me", {"name": "Eve"})
        assert (refused.status_code, refused.json()["error"]) == (403, "csrf")
        ada.me = ada.get("/api/me")
        assert ada.me["name"] == "Ada"
        seat = ada.look(table)["actor"]
        view = ada.look(table, seat)
        ada.act(table, seat, view["legal"][-1], view["seq"])
    finally:
        server.stop()


def test_a_browser_from_before_cookies_were_named_keeps_its_seats(tmp_path: Path) -> None:
    settings = Settings(db=database(tmp_path), thinkers=1)
    name = identity_of(settings).session
    with TestClient(create_app(settings)) as client:
        me = client.get("/api/me").json()
        token = client.cookies[name]
        client.cookies.clear()
        client.cookies["aevum"] = token
        assert client.get("/api/me").json() == me
        assert client.cookies[name] == token


def test_the_secret_is_made_once_and_for_the_owners_eyes_alone(sqlite: str) -> None:
    first = identity_of(Settings(db=sqlite))
    assert identity_of(Settings(db=sqlite)) == first
    file = Path(sqlite).with_suffix(".secret")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert first.secret not in file.read_text()
    assert first.secret[:8] not in first.session


def test_databases_that_share_a_folder_do_not_share_a_secret(tmp_path: Path) -> None:
    places = [str(tmp_path / "games.sqlite"), str(tmp_path / "games.db")]
    server = "postgresql+psycopg://ada:secret@db.example.org/"
    places += [server + "one", server + "two", server.replace("db.", "other.") + "one"]
    known = [identity_of(Settings(db=place)) for place in places]
    for part in zip(*known, strict=True):
        assert len(set(part)) == len(places)


def test_the_password_of_a_database_may_change(tmp_path: Path) -> None:
    one, two = (
        identity_of(Settings(db=f"postgresql+psycopg://ada:{word}@db.example.org/games"))
        for word in ("old", "new")
    )
    assert one == two


def test_machines_that_share_aevum_secret_are_one_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AEVUM_SECRET", "between us")
    one, two = (identity_of(Settings(db=str(tmp_path / name / "games.db"))) for name in "ab")
    assert one == two
    assert one.secret == "between us"
    assert not list(tmp_path.glob("**/*.secret"))


def test_a_secret_that_cannot_be_kept_is_said_before_the_server_starts(tmp_path: Path) -> None:
    (tmp_path / "games.secret").write_text("short")
    with pytest.raises(BadStore, match=r"games\.secret"):
        identity_of(Settings(db=database(tmp_path)))
    (tmp_path / "games.secret").unlink()
    (tmp_path / "games.secret").mkdir()
    with pytest.raises(BadStore, match="AEVUM_SECRET"):
        identity_of(Settings(db=database(tmp_path)))


def test_behind_tls_both_cookies_are_secure(tmp_path: Path) -> None:
    server = House(database(tmp_path), None, "--secure-cookies").start()
    try:
        given = httpx.get(f"{server.url}/api/me").headers.get_list("set-cookie")
    finally:
        server.stop()
    assert sorted(cookie.split("-")[0] for cookie in given) == ["aevum", "csrftoken"]
    assert all("secure" in cookie.lower().split("; ") for cookie in given)
