"""How positions of Attila were written down before frames had names."""

from __future__ import annotations

from typing import Final

from aevum.core.earlier import Earlier

VARIABLES: Final = {
    "deal": ("seat", "cards"),
    "window": ("moment",),
    "boost": ("lowest", "left"),
    "commit": ("seat", "province"),
}
PACIFIED: Final = 4
"""The step of a conflict from which on b named the century to be scored."""


def variables(node: str, step: int, a: int, b: int) -> dict[str, int]:
    if node == "conflict":
        return {"province": a, "asked": b, "due": 0} if step < PACIFIED else {
            "province": a, "asked": 0, "due": b,
        }  # fmt: skip
    return dict(zip(VARIABLES.get(node, ()), (a, b), strict=False))


EARLIER: Final = Earlier(
    {
        "game": "deal_hands choose_first_player play_turns final_scoring",
        "turn": "begin_turn offer_at_start play_slots check_supplies refill_hand pass_on",
        "slot": "choose_card choose_province choose_influence choose_second_stone"
        " offer_before_conflict fight_next offer_after_slot",
        "conflict": "open_conflict ask_next_player reveal_and_clear pacify"
        " offer_after_pacification score_emptied_century",
        "exchange": "choose_cards draw_as_many discard_given_cards",
    },
    {
        "play_turns": "turn",
        "play_slots": "slot",
        "fight_next": "conflict",
        "ask_next_player": "commit",
    },
    variables,
)
