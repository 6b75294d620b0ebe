"""The rules of Era of Tribes, chapter by chapter."""

import pytest

pytest.register_assert_rewrite("tests.rules.era_of_tribes.table_top")
