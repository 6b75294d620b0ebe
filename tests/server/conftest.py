from collections.abc import Iterator

import pytest

from tests.server.house import House, database
from tests.server.salon import Salon, salon


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
