"""Effects in words: what cards, bars, stages, tableaus and provinces say, made from their data.

Nobody writes the text of a card by hand, so it cannot differ from what the card does. `printed`
gathers everything that is printed on the pieces, for clients to draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from aevum.core.effects import Reader, Verb, page
from aevum.core.pack import Pack
from aevum.core.texts import Texts
from aevum.games.rising_cultures.box import Box, Card, Nation, Province, Side, Source
from aevum.games.rising_cultures.components import NATIONS, SIGNS, SYMBOLS
from aevum.games.rising_cultures.effects import LIMITS, WINDOWS, Effect
from aevum.games.rising_cultures.registry import EFFECTS, deed
from aevum.games.rising_cultures.state import CulturesState


def sentences(source: Source, texts: Texts) -> list[str]:
    """What a source says, one sentence per effect."""
    return [sentence(effect, texts) for effect in source.effects]


def sentence(effect: Effect, texts: Texts) -> str:
    """An effect with the window in which it works; lasting and final ones need none."""
    text = deed(effect, texts)
    key = f"when-{WINDOWS.words[effect.window].replace('.', '-')}"
    if texts.has(key):
        text = texts.text(key, effect=text, limit=LIMITS[effect.limit])
    return text[0].upper() + text[1:]


# -- the documentation page -----------------------------------------------------------------------


def effects_page(texts: Texts) -> str:
    def example(verb: Verb[CulturesState, Effect]) -> str:
        return sentence(example_of(verb), texts)

    return page("Effects of Rising Cultures", EFFECTS, example)


def example_of(verb: Verb[CulturesState, Effect]) -> Effect:
    """A verb in its first window with a sample of each parameter that it needs."""
    reader = Reader(Pack(Path()), EFFECTS, Effect)
    samples = [(p.name, p.kind.samples(EFFECTS.axes)) for p in verb.parameters if p.required]
    given = [f"{name}={values[len(values) // 2]}" for name, values in samples]
    window = WINDOWS.words[WINDOWS.numbers(verb.windows)[0]]
    effects = reader.read("example", verb.word, f"{window}:{' '.join([verb.word, *given])}")
    return effects[0]


# -- what is printed on the pieces ----------------------------------------------------------------

Voices = Sequence[Texts]
"""The same texts in every language."""


def printed(box: Box, voices: Voices) -> dict[str, Any]:
    """Cards, tableaus and provinces as JSON, by their ids."""
    nations = dict(zip(NATIONS, box.nations, strict=True))
    return {
        "cards": {
            card.id: {"nation": name} | card_print(box, card, voices)
            for name, nation in nations.items()
            for card in nation.cards
        },
        "nations": {name: nation_print(nation, voices) for name, nation in nations.items()},
        "provinces": {
            province.id: province_print(row, province, voices)
            for row, province in zip(box.province_rows, box.provinces, strict=True)
        },
    }


def card_print(box: Box, card: Card, voices: Voices) -> dict[str, Any]:
    row = box.rows[card.index]
    return {
        "kind": row["kind"],
        "ruler": card.is_ruler,
        "cost": card.cost,
        "vp": card.vp,
        "symbols": [SYMBOLS[symbol] for symbol in card.symbols],
        "strip": card.strip,
        "coin": card.coin,
        "source": row["source"],
    } | source_print(card.source, voices)


def nation_print(nation: Nation, voices: Voices) -> dict[str, Any]:
    """Spaces of the Nile are 1 for its owner and 0 for the opponent; the grey side comes first."""
    return {
        "coin_limit": nation.coin_limit,
        "start": nation.start,
        "start_coins": nation.start_coins,
        "nile": nation.nile,
        "archive_spaces": nation.archive_spaces,
        "sides": [side_print(side, voices) for side in nation.sides],
    }


def side_print(side: Side, voices: Voices) -> dict[str, Any]:
    bars = zip(side.bar_symbols, side.bars, strict=True)
    return {
        "income": side.income,
        "vp": side.vp,
        "bars": [
            {"symbol": SYMBOLS[symbol] if symbol >= 0 else None} | source_print(bar, voices)
            for symbol, bar in bars
        ],
        "stages": [source_print(stage, voices) for stage in side.stages],
        "own": [source_print(source, voices) for source in side.own],
    }


def province_print(row: dict[str, str], province: Province, voices: Voices) -> dict[str, Any]:
    return {
        "no": int(row["no"]),
        "contest": [name for name, counts in zip(SYMBOLS, province.contest, strict=True) if counts],
        "vp": province.vp,
        "sign": SIGNS[province.sign],
        "source": row["source"],
    } | source_print(province.source, voices)


def source_print(source: Source, voices: Voices) -> dict[str, Any]:
    """Its sentences in every language, and whether it offers an action."""
    text = {texts.language: sentences(source, texts) for texts in voices}
    return {"text": text, "action": source.action is not None}
