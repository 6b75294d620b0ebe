"""Effects in words: what cards, bars, stages, tableaus and provinces say, made from their data.

Nobody writes the text of a card by hand, so it cannot differ from what the card does. `printed`
gathers everything that is printed on the pieces, for clients to draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aevum.core.texts import Texts
from aevum.games.rising_cultures.box import Box, Card, Nation, Province, Side, Source
from aevum.games.rising_cultures.components import NATIONS, RESOURCES, SIGNS, SYMBOLS
from aevum.games.rising_cultures.effects import (
    ACTION,
    ALWAYS,
    ANY_KIND,
    BUY_SYMBOL,
    COINS_PER,
    COUNTERS,
    EVENT,
    EVENT_NAMES,
    FILTERS,
    IF_AT_LEAST,
    IF_BEHIND,
    IF_GOLDEN,
    INCOME,
    LIMITS,
    NO_MAXIMUM,
    PLAY,
    RECOVER,
    RECOVER_TO,
    SOURCES,
    SYMBOL,
    SYMBOL_PER,
    VERB_WORDS,
    VP_PER,
    WHENS,
    Effect,
)

Args = dict[str, Any]

COUNTING = (COINS_PER, SYMBOL_PER, VP_PER)
"""Verbs that multiply by what is counted, up to a maximum."""


def sentences(source: Source, texts: Texts) -> list[str]:
    """What a source says, one sentence per effect."""
    return [sentence(effect, texts) for effect in source.effects]


def sentence(effect: Effect, texts: Texts) -> str:
    """An effect with the moment at which it works; lasting and final ones need no moment."""
    text = deed(effect, texts)
    if effect.when == EVENT:
        key = f"on-{EVENT_NAMES[effect.event]}"
        text = texts.text(key, effect=text, limit=LIMITS[effect.limit])
    elif effect.when in (PLAY, INCOME, ACTION):
        key = f"when-{WHENS[effect.when]}"
        text = texts.text(key, effect=text, limit=LIMITS[effect.limit])
    return text[0].upper() + text[1:]


def deed(effect: Effect, texts: Texts) -> str:
    """What an effect does, how much at most, and on which condition."""
    key, args = describe(effect)
    args["kinds"] = choice_of(effect, texts)
    if effect.verb in COUNTING:
        args["counted"] = every(effect, texts)
    if effect.nested is not None:
        args["effect"] = deed(effect.nested, texts)
    text = texts.text(key, **args)
    if effect.verb in COUNTING and effect.most != NO_MAXIMUM:
        text = texts.text("at-most", effect=text, most=effect.most)
    return text if effect.condition == ALWAYS else conditional(text, effect, texts)


def describe(effect: Effect) -> tuple[str, Args]:
    """The message of an effect, its numbers and its ids."""
    places = RECOVER_TO if effect.verb == RECOVER else SOURCES
    args: Args = {
        "n": effect.n,
        "cost": effect.cost,
        "most": effect.most,
        "delta": f"+{effect.n}" if effect.n > 0 else f"−{-effect.n}",
        "kind": kind_of(effect),
        "place": places[effect.place],
        "filter": FILTERS[effect.filter],
        "when": WHENS[effect.when],
        "limit": LIMITS[effect.limit],
    }
    return f"effect-{VERB_WORDS[effect.verb]}", args


def kind_of(effect: Effect) -> str:
    if effect.verb in (SYMBOL, SYMBOL_PER, BUY_SYMBOL):
        return SYMBOLS[effect.kind]
    return "any" if effect.kind == ANY_KIND else RESOURCES[effect.kind]


def choice_of(effect: Effect, texts: Texts) -> str:
    """The resources an effect is about: `wood`, `wood or brick`, `wood, brick or stone`."""
    mask = effect.mask or 1 << effect.kind
    kinds = [name for kind, name in enumerate(RESOURCES) if mask >> kind & 1]
    names = [texts.text(f"resource-{name}") for name in kinds]
    if len(names) < 2:
        return "".join(names)
    return texts.text("either", others=", ".join(names[:-1]), last=names[-1])


def every(effect: Effect, texts: Texts) -> str:
    """`each building`, `every 2 buildings`"""
    if effect.per == 1:
        return counted(effect.counter, "each", 1, texts)
    return texts.text("every", counted=counted(effect.counter, "several", effect.per, texts))


def counted(counter: int, share: str, count: int, texts: Texts) -> str:
    word, _, identifier = COUNTERS[counter].partition(":")
    key = f"{word}-{identifier}"
    name = texts.text(key) if texts.has(key) else identifier
    args: Args = {"share": share, "count": count, "name": name, "name_id": identifier}
    return texts.text(f"counted-{word}", **args)


def conditional(text: str, effect: Effect, texts: Texts) -> str:
    if effect.condition == IF_AT_LEAST:
        share = "single" if effect.threshold == 1 else "several"
        number = counted(effect.measure, share, effect.threshold, texts)
        return texts.text("if-at-least", effect=text, counted=number)
    if effect.condition == IF_BEHIND:
        return texts.text("if-behind", effect=text, counter=COUNTERS[effect.measure])
    key = "if-golden" if effect.condition == IF_GOLDEN else "if-marker"
    return texts.text(key, effect=text)


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
