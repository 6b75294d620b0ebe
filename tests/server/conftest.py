from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.house import House, database
from tests.server.salon import Salon, salon
from tests.store.postgres_server import Server, find_programs


@pytest.fixture(scope="package", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What a server over PostgreSQL keeps does not land in the home of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that leave it alone."""
    server = House(database(tmp_path_factory.mktemp("house"))).start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Salon]:
    """Somebody who learns: reads lessons and solves puzzles."""
    with salon(tmp_path_factory.mktemp("reader")) as visitor:
        yield visitor


@pytest.fixture(scope="package")
def postgres() -> Iterator[Server]:
    programs = find_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed here")
    # The path of a socket may have no more than about 100 letters.
    with TemporaryDirectory(prefix="aevum-") as folder:
        server = Server(programs, Path(folder))
        yield server
        server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind in turn."""
    if request.param == "sqlite":
        return database(tmp_path)
    new: str = request.getfixturevalue("postgres").new_database()
    return new
