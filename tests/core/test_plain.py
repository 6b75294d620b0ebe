"""One cleaning for every text that people write."""

from __future__ import annotations

import pytest

from aevum.core.plain import plain


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \n of\tByron ", "Ada of Byron"),
        ("a\u0000b\u001b[31mc\u0007\u007f\u009b", "ab[31mc"),
        ("\u202eevil\u202c \u2066x\u2069\u200e\u200f\ufeff", "evil x"),
        ("half \udc80 \ud83d", "half"),
        ("\u2028line\u2029", "line"),
        ("e\u0301", "é"),
        ("x" + "\u0301" * 50, "x" + "\u0301" * 3),
        ("नमस्ते", "नमस्ते"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("\u200d\u200c \u200d", ""),
        ("[/red] <b>&amp;", "[/red] <b>&amp;"),
        ("\ue000\U000f0000", ""),
    ],
)
def test_what_is_left_is_meant_to_be_read(written: str, shown: str) -> None:
    assert plain(written) == shown
    assert plain(shown) == shown
