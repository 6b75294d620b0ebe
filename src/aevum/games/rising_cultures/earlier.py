"""How positions of Rising Cultures were written down before frames had names."""

from __future__ import annotations

from typing import Final

from aevum.core.earlier import Earlier

VARIABLES: Final = {
    "swaps": ("seat", "done"),
    "effect": ("effect", "seat"),
    "ascent": ("seat",),
    "lots": ("lot", "seat"),
    "start": ("seat",),
    "swap": ("seat",),
    "return": ("seat",),
    "act": ("seat", "played"),
    "ascend": ("seat",),
    "target": ("effect", "seat"),
    "option": ("effect", "seat"),
    "peek": ("seat",),
    "claim": ("seat", "province"),
    "tribute": ("seat", "discard"),
}
INCOME_TAKEN: Final = 2
"""The step of a round before which b counted incomes, and after which it counted turns."""
CARDS: Final = 16
"""b of a draw held the place of the card and, below this number, the cards still to come."""


def variables(node: str, step: int, a: int, b: int) -> dict[str, int]:
    if node == "match":
        return {"games": b}
    if node == "round":
        before = step < INCOME_TAKEN
        return {"first": a, "incomes": b if before else 2, "turns": 0 if before else b}
    if node == "turn":
        return {"seat": a, "played": int(b > 0), "ended": int(b > 1)}
    if node == "contest":
        return {"province": a, "winner": b - 1}
    if node == "draw":
        place, cards = divmod(b, CARDS)
        return {"seat": a, "place": place, "cards": cards}
    if node == "ruler":
        return {"seat": b}
    return dict(zip(VARIABLES.get(node, ()), (a, b), strict=False))


EARLIER: Final = Earlier(
    {
        "match": "lay_provinces choose_nations choose_marker play_games end_match",
        "game": "lay_out deal_starting_hands choose_starting_cards reveal_starting_cards"
        " play_rounds box_last_cards tell_scores",
        "round": "begin_round take_income draw_hands offer_swaps take_turns keep_fourth_card"
        " open_contest assign_marker end_of_round_events return_excess_coins",
        "swaps": "ask_for_swap",
        "turn": "take_turn end_turn",
        "contest": "compare_strengths ask_stronger ask_weaker award pay_price"
        " tell_winner_and_loser",
        "effect": "carry_out",
        "ascent": "offer_ascent",
    },
    {
        "play_games": "game",
        "play_rounds": "round",
        "take_turns": "turn",
        "ask_for_swap": "swap",
        "take_turn": "act",
    },
    variables,
)
