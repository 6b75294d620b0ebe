"""What components say: sentences made from the tables, so that they always tell the numbers.

The messages lie in texts/components.*.ftl.
"""

from __future__ import annotations

from typing import Any, Final

from aevum.core.texts import Texts
from aevum.games.era_of_tribes.box import Box, pairs
from aevum.games.era_of_tribes.kinds import (
    EFFECTS,
    END_EPOCH,
    END_INFLUENCE,
    ENDS,
    LENGTHS,
    METRICS,
)
from aevum.games.era_of_tribes.peoples import arguments

SILENT: Final = ("bread", "fleet-price", "posts")
"""Values of which nothing is said while they are 0."""


def words(box: Box, axis: str, texts: Texts, name: str) -> str:
    """What people call an id."""
    return box.names[axis][texts.language][name]


def half_prices(box: Box) -> str:
    return "/".join(str(price.half) for price in box.prices)


def power_text(box: Box, texts: Texts, row: dict[str, str]) -> str:
    """What a row of powers.csv changes (R27)."""
    usual = next(each for each in box.tables["modifiers"] if each["id"] == row["modifier"])
    values: dict[str, Any] = {"prices": half_prices(box)}
    for name, value in arguments(usual["default"]).items():
        values[f"usual-{name}"] = int(value)
    for name, value in arguments(row["arguments"]).items():
        if name in ("field", "good"):
            values[name] = words(box, name, texts, value)
        else:
            values[name] = abs(int(value))
            values["sign"] = "less" if int(value) < 0 else "more"
    return texts.text(f"power-{row['modifier']}", **values)


def level_text(texts: Texts, row: dict[str, str]) -> str:
    """What a row of levels.csv gives, and what is in force on it (R12); '' if nothing is."""
    said = [texts.text(f"gain-{name}", n=n) for name, n in pairs(row["gain"]).items()]
    said += [
        texts.text(f"value-{name}", n=n)
        for name, n in pairs(row["value"]).items()
        if n or name not in SILENT
    ]
    return " ".join(said)


def epoch_text(box: Box, texts: Texts, number: int, length: int) -> str:
    """What an epoch needs and gives in a game of this length (R11)."""
    epoch = box.epochs[number]
    said = [texts.text("epoch-start")]
    if epoch.needs:
        said = [
            texts.text(
                "epoch-needs",
                needs=epoch.needs,
                luxuries=epoch.luxuries,
                cities=epoch.cities,
                progresses=epoch.progresses,
            )
        ]
    if epoch.ends[length]:
        return " ".join([*said, texts.text("epoch-ends")])
    said.append(texts.text("epoch-leaders", n=epoch.leaders[length]))
    for key, n in (
        ("epoch-morale-once", epoch.morale_once),
        ("epoch-morale-round", epoch.morale_round),
        ("epoch-food", epoch.food_while),
        ("epoch-trade", epoch.trade_while),
    ):
        if n:
            said.append(texts.text(key, n=n))
    return " ".join(said)


def village_text(box: Box, texts: Texts, number: int) -> str:
    """What a village tile does (R20.4)."""
    village = box.villages[number]
    values: dict[str, Any] = {"n": village.number, "prices": half_prices(box)}
    if village.limits:
        values["metric"] = texts.text(f"counted-{METRICS[village.metric]}")
        values["limits"] = "/".join(str(limit) for limit in village.limits)
    return texts.text(f"tile-{EFFECTS[village.effect]}", **values)


def card_text(box: Box, texts: Texts, number: int) -> str:
    """What an influence card counts (R21)."""
    counted = texts.text(f"counted-{METRICS[box.cards[number].metric]}")
    return texts.text("card-most", metric=counted)


def action_text(box: Box, texts: Texts, name: str) -> str:
    """What an action does for everybody (R4.5)."""
    return texts.text(f"action-about-{name}", **numbers_of(box))


def diplomacy_text(box: Box, texts: Texts, name: str) -> str:
    """What a diplomacy or bonus action does for everybody (R8)."""
    return texts.text(f"diplomacy-about-{name}", **numbers_of(box))


def end_text(box: Box, texts: Texts, end: int, players: int, length: int) -> str:
    """What ends a game of this many players and this length (R25.1)."""
    limit = box.ends[end].limit[length]
    values: dict[str, Any] = {"n": limit}
    if end == END_EPOCH:
        values["epoch"] = words(box, "epoch", texts, box.epochs[limit].id)
    elif end == END_INFLUENCE:
        values["n"] = box.players[players - 1].influence_end[length]
    return texts.text(f"end-about-{ENDS[end]}", **values)


def numbers_of(box: Box) -> dict[str, Any]:
    """The numbers of numbers.csv under their names, and the usual price of a grey leader."""
    found: dict[str, Any] = {row["id"]: int(row["value"]) for row in box.tables["numbers"]}
    for row in box.tables["modifiers"]:
        if row["id"] == "leader-price":
            for name, value in arguments(row["default"]).items():
                found[f"leader-{name}"] = int(value)
    return found


def printed(box: Box, voices: list[Texts]) -> dict[str, Any]:
    """Everything that stands on components, by language, for the page."""
    return {
        "powers": {
            people.id: [
                {
                    "modifier": row["modifier"],
                    "name": {t.language: row[f"name_{t.language}"] for t in voices},
                    "text": {t.language: power_text(box, t, row) for t in voices},
                }
                for row in box.tables["powers"]
                if row["people"] == people.id
            ]
            for people in box.peoples
        },
        "levels": {
            f"{row['field']}-{row['level']}": {t.language: level_text(t, row) for t in voices}
            for row in box.tables["levels"]
        },
        "epochs": {
            epoch.id: {
                length: {t.language: epoch_text(box, t, epoch.index, i) for t in voices}
                for i, length in enumerate(LENGTHS)
            }
            for epoch in box.epochs
        },
        "villages": {
            village.id: {t.language: village_text(box, t, village.index) for t in voices}
            for village in box.villages
        },
        "cards": {
            card.id: {t.language: card_text(box, t, card.index) for t in voices}
            for card in box.cards
        },
        "actions": {
            name: {t.language: action_text(box, t, name) for t in voices}
            for name in box.axes["activity"]
        },
        "diplomacy": {
            name: {t.language: diplomacy_text(box, t, name) for t in voices}
            for name in box.axes["diplomacy"]
        },
    }
