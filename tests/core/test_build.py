"""Which build is under test: the compiled one where a C compiler is present, or the plain one."""

import os
import shutil

from aevum.core import play
from aevum.games.attila.rules import placement


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    """AEVUM_BUILD=plain runs the source; otherwise the compiled modules must have been loaded."""
    plain = os.environ.get("AEVUM_BUILD") == "plain" or shutil.which("cc") is None
    for module in (play, placement):
        assert module.__file__ is not None
        assert module.__file__.endswith(".py") == plain
