"""The rules of Rising Cultures, chapter by chapter."""

import pytest

pytest.register_assert_rewrite("tests.rules.rising_cultures.table_top")
