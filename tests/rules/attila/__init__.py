"""The rules of Attila, chapter by chapter."""

import pytest

pytest.register_assert_rewrite("tests.rules.attila.table_top")
