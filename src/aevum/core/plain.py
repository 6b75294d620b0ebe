"""Texts that people write themselves: names, titles, chat. One cleaning for all of them.

What is left can be kept in any database and shown on any page, in any mail and on any terminal: no
control characters, no marks that turn the direction of what follows, no towers of accents.
"""

from __future__ import annotations

import unicodedata
from typing import Final

INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control and format characters, halves of characters, and what Unicode does not know."""
JOINERS: Final = "\u200c\u200d"
"""Some scripts, and many an emoji, are not written rightly without them."""
MARKS: Final = frozenset({"Mn", "Me"})
MOST_MARKS: Final = 3
"""Accents on one letter; no script needs more."""


def plain(text: str) -> str:
    """The text on one line, without anything that is not meant to be read."""
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in MARKS else 0
        visible = kind not in INVISIBLE or letter in JOINERS
        if visible and marks <= MOST_MARKS:
            letters.append(letter)
    cleaned = " ".join("".join(letters).split())
    return cleaned.strip(JOINERS + " ")
