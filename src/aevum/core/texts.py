"""What people read: Fluent files in German and English, one folder per room.

A folder holds files named `<topic>.<language>.ftl`. Both languages have the same keys (a test
compares them), so a missing key is a mistake of ours and is shown as the key itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")


class Texts:
    """All messages of some folders in one language; read when the first is asked for."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.language = language
        self._folders = folders
        self._read: FluentBundle | None = None

    @property
    def _bundle(self) -> FluentBundle:
        """Reading takes half a second for a great game, and who plays at random reads nothing."""
        if self._read is None:
            bundle = FluentBundle([self.language], use_isolating=False)
            for folder in self._folders:
                for file in sorted(folder.glob(f"*.{self.language}.ftl")):
                    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            self._read = bundle
        return self._read

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def text(self, key: str, **args: Any) -> str:
        """The message of this key with its arguments filled in."""
        if not self.has(key):
            return key
        value = self._bundle.get_message(key).value
        if value is None:
            return key
        text, _ = self._bundle.format_pattern(value, args)
        return str(text)


def rule_key(rule: str) -> str:
    """Fluent ids know no dot: the text of rule R4.3 has the key R4-3."""
    return rule.replace(".", "-")
