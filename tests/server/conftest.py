from collections.abc import Iterator

import pytest

from tests.server.house import House, database


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that leave it alone."""
    server = House(database(tmp_path_factory.mktemp("house"))).start()
    yield server
    server.stop()
