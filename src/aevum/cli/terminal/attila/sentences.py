"""What is told in words: the own hand, a conflict, a province."""

from __future__ import annotations

from rich.text import Text

from aevum.cli.terminal.attila.facts import board_of, province_in_question, tribes
from aevum.cli.terminal.attila.pieces import FULL, LEGAL, RISKY, plaque
from aevum.cli.terminal.generic import Scene, Told
from aevum.cli.terminal.voice import NONE, Voice
from aevum.games.attila.components import HAND


def draw_hand(scene: Scene) -> Text:
    """The own cards, and how many of them are chosen in a running exchange or conflict."""
    hand = scene.view["hand"][scene.seat]
    say = scene.voice.say
    if not sum(hand):
        return Text(say("attila-hand-empty"))
    line = Text.assemble((say("attila-hand"), "bold"), f" {sum(hand)}/{HAND}  ")
    picks = scene.view["picks"] or [0] * len(hand)
    for tribe in tribes(scene):
        if hand[tribe]:
            line.append_text(plaque(scene, tribe, " {} ")).append(" ")
            line.append(f"{scene.voice.name('tribe', scene.game.axes['tribe'][tribe])}")
            line.append(f" ×{hand[tribe]}" if hand[tribe] > 1 else "", "bold")
            if picks[tribe]:
                line.append(f" ({say('attila-chosen', cards=picks[tribe])})", LEGAL)
            line.append("  ")
    return line


def describe_conflict(scene: Scene) -> list[Text]:
    """Strengths so far, who has laid how many cards, and what the reader may lay."""
    voice, view = scene.voice, scene.view
    number = province_in_question(scene)
    stones = view["stones"][number]
    name = scene.game.axes["province"][number]
    names = [voice.name("tribe", tribe) for tribe in scene.game.axes["tribe"]]
    strengths = ", ".join(
        voice.say("attila-stones", tribe=names[tribe], stones=stones[tribe])
        for tribe in tribes(scene)
        if stones[tribe]
    )
    title = voice.say(
        "attila-conflict", strengths=strengths, province=voice.name("province", name),
        province_id=name,
    )  # fmt: skip
    lines = [Text(f"{FULL} {title}", RISKY), Text(laid_so_far(scene))]
    if scene.seat >= 0 and scene.seat == view["to_act"][0]:
        fitting = [
            f"{names[tribe]} ×{count}"
            for tribe, count in enumerate(view["hand"][scene.seat])
            if count and stones[tribe]
        ]
        key = "attila-usable" if fitting else "attila-usable-none"
        lines.append(Text(voice.say(key, cards=", ".join(fitting))))
    return lines


def laid_so_far(scene: Scene) -> str:
    """R6.4: how many cards each of those lays who have decided already."""
    voice, view = scene.voice, scene.view
    conflict = scene.under_way("conflict")
    assert conflict is not None
    asked = conflict["asked"] - (1 if scene.asked()["node"] == "commit" else 0)
    decided = [(view["active"] + turn) % len(voice.names) for turn in range(asked)]
    laid = []
    for seat in decided:
        cards = view["laid"][seat]
        count = sum(cards) if isinstance(cards, list) else cards
        laid.append(voice.say("attila-laid-cards", seat=voice.names[seat], cards=count))
    return voice.say("attila-laid" if laid else "attila-laid-nothing", laid=", ".join(laid))


def strength_term(event: Told, voice: Voice) -> str:
    """R6.6: stones and cards added up."""
    stones, cards = event["stones"], event["cards"]
    return f"{voice.name('tribe', event['tribe'])} {stones} + {cards} = {stones + cards}"


def describe_province(scene: Scene, name: str, names: dict[str, str]) -> str:
    voice = scene.voice
    number = scene.game.axes["province"].index(name)
    stones = ", ".join(
        voice.say("attila-stones", tribe=voice.name("tribe", tribe), stones=count)
        for tribe, count in zip(scene.game.axes["tribe"], scene.view["stones"][number], strict=True)
        if count
    )
    near: dict[str, list[str]] = {"land": [], "sea": []}
    for border in board_of(scene).borders:
        if name in (border["a"], border["b"]):
            other = border["b"] if border["a"] == name else border["a"]
            near[border["kind"]].append(names[other])
    return voice.say(
        "attila-province",
        province=names[name],
        stones=stones or voice.say("attila-no-stones"),
        land=", ".join(near["land"]) or NONE,
        sea=", ".join(near["sea"]) or NONE,
    )
