from collections.abc import Iterator

import pytest

from tests.server.house import House, database
from tests.server.salon import Salon, salon


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
