"""What people call an id: names of the tables, of the text files, and those made of several."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from aevum.core.texts import LANGUAGES, Texts
from aevum.games.invasions.box import Box
from aevum.games.invasions.components.registers import DAMAGED
from aevum.games.invasions.vocabulary import MARKER, TARGETS

USURPER: Final = "usurper"
"""The one calamity that a pillage marker brings."""
SPOKEN: Final = {"power": "seat"}
"""Axes that the text files know by another name."""


class Names:
    """Looks up a name in one language after the other source."""

    def __init__(self, box: Box, folder: Path) -> None:
        self.tables = box.names
        self.texts = {language: Texts(language, [folder]) for language in LANGUAGES}

    def label(self, axis: str, name: str, language: str) -> str:
        if axis == "event_card":
            return self._card(name, language)
        if axis == "target":
            return self._target(name, language)
        if axis == "source" and name in self.tables["nation"][language]:
            return self.tables["nation"][language][name]
        if axis in ("kind", "counter"):
            return self._unit(name, language)
        if axis in ("face", "pillage", "squadron") and "-" in name:
            return self._made(axis, name.split("-"), language)
        if axis in self.tables:
            return self.tables[axis].get(language, {}).get(name, name)
        return self._text(f"{SPOKEN.get(axis, axis)}-{name}", language, name)

    def _text(self, key: str, language: str, otherwise: str) -> str:
        texts = self.texts[language]
        return texts.text(key) if texts.has(key) else otherwise

    def _card(self, name: str, language: str) -> str:
        title = self.label("event", name.removeprefix(MARKER), language)
        if not name.startswith(MARKER):
            return title
        return self.texts[language].text("card-of-marker", event=title)

    def _target(self, name: str, language: str) -> str:
        for axis, prefix in TARGETS.items():
            if prefix and name.startswith(prefix):
                return self.label(axis, name.removeprefix(prefix), language)
        side = self._text(f"target-{name}", language, "")
        return side or self.label("nation", name, language)

    def _made(self, axis: str, parts: list[str], language: str) -> str:
        """A die with its face, a pillage marker, a naval stack."""
        say = self.texts[language].text
        if axis == "face":
            side, colour, face = parts
            shown = self.label(colour, face, language)
            return say("face-named", side_id=side, colour_id=colour, face=shown)
        if axis == "squadron":
            nation = self.label("nation", parts[0], language)
            return say("squadron-named", nation=nation, number=int(parts[1]))
        brings = "calamity" if parts[1] == USURPER else "event"
        return say("pillage-named", gold=parts[0], event=self.label(brings, parts[1], language))

    def _unit(self, name: str, language: str) -> str:
        kind, _, mark = name.partition("+")
        nation, _, unit = kind.partition("-")
        key = "unit-damaged" if mark == DAMAGED else "unit-whole"
        return self.texts[language].text(
            key,
            nation=self.label("nation", nation, language),
            unit=self.label("unit", unit, language),
        )
