"""Card and stone: a card of the hand brings one stone of its tribe into a province.

Rules   R1.3, R4, R13
Owns    stones, supply, card, tribe, pending, reach, open_mask, total
Nodes   card (decision), place (decision), discard (decision)
Leaves  influence and the second stone to influence.py, the conflict to conflict.py
"""

from __future__ import annotations

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.attila.components import (
    CARD,
    DISCARD,
    DISCARD_V,
    DISCARDED,
    PLACE,
    PLACE_V,
    PLACED,
    PLAY_V,
    PLAYED,
    ROOM,
    SLOT_LOST,
    STONES_PER_TRIBE,
    TRIBES,
)
from aevum.games.attila.rules.cards import put_away, take_from_hand
from aevum.games.attila.state import AttilaState


def placements(s: AttilaState, tribe: int) -> int:
    """R4.9 as a mask: every province that may take a stone of this tribe."""
    if not s.supply[tribe]:
        return 0
    return s.open_mask & s.reach[tribe]


def is_playable(s: AttilaState, seat: int, tribe: int) -> bool:
    """R4.1: the card is in the hand and its stone can be placed."""
    return s.hand[seat * TRIBES + tribe] > 0 and placements(s, tribe) != 0


def has_playable_card(s: AttilaState, seat: int) -> bool:
    for tribe in range(TRIBES):
        if is_playable(s, seat, tribe):
            return True
    return False


def any_placement(s: AttilaState) -> bool:
    """K35: can any tribe at all still be placed?"""
    for tribe in range(TRIBES):
        if placements(s, tribe):
            return True
    return False


def why_not_place(s: AttilaState, tribe: int, province: int) -> Why | None:
    """The reasons behind `placements`, one by one."""
    if placements(s, tribe) >> province & 1:
        return None
    about = {"tribe": s.board.tribe_ids[tribe], "province": s.board.ids[province]}
    if not s.supply[tribe]:
        return Why("R4.2", "no-stone-left", about)
    if s.pacified[province]:
        return Why("R7.3", "province-pacified", about)
    if s.total[province] > ROOM:
        return Why("R4.6", "no-sixth-stone", about)
    if s.supply[tribe] == STONES_PER_TRIBE:
        return Why("R4.3", "only-upper", about)
    return Why("R4.4", "not-adjacent", about)


def place_stone(s: AttilaState, tribe: int, province: int) -> None:
    """R4.2; R6.1: the fifth stone brings a conflict."""
    s.stones[province * TRIBES + tribe] += 1
    s.supply[tribe] -= 1
    total = s.total[province] + 1
    s.total[province] = total
    s.reach[tribe] |= s.board.near[province]
    s.tell(PLACED, s.active, tribe, province)
    if total > ROOM:
        s.open_mask &= ~(1 << province)
        s.pending.append(province)


def next_full_province(s: AttilaState) -> int:
    """The next province whose conflict is to be fought."""
    return s.pending.pop(0)


def remove_stones(s: AttilaState, tribe: int, province: int) -> int:
    """R6.7: all stones of the tribe in this province go back to its supply."""
    place = province * TRIBES + tribe
    removed = s.stones[place]
    s.stones[place] = 0
    s.supply[tribe] += removed
    s.total[province] -= removed
    s.rebuild_reach(tribe)
    return removed


def choose_card(s: AttilaState) -> None:
    """Step 1: play a card; K8: discard one if none can be played; K9: an empty hand skips."""
    s.tribe = -1
    if has_playable_card(s, s.active):
        s.push(CARD)
    elif s.has_cards(s.active):
        s.push(DISCARD)
    else:
        s.tell(SLOT_LOST, s.active)


def choose_province(s: AttilaState) -> None:
    if s.tribe >= 0:
        s.push(PLACE)


class Card(Decision[AttilaState]):
    """D2: which card?"""

    def actor(self, s: AttilaState) -> int:
        return s.active

    def legal(self, s: AttilaState) -> list[str]:
        words = s.board.words[PLAY_V]
        seat = s.active
        return [words[tribe] for tribe in range(TRIBES) if is_playable(s, seat, tribe)]

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb != PLAY_V:
            return Why("R3.1", "asked-card")
        if is_playable(s, s.active, arg):
            return None
        about = {"tribe": s.board.tribe_ids[arg]}
        if not s.hand[s.active * TRIBES + arg]:
            return Why("R4.1", "card-not-in-hand", about)
        if not s.supply[arg]:
            return Why("R4.2", "no-stone-left", about)
        return Why("R4.1", "no-place-for-tribe", about)

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        take_from_hand(s, s.active, arg, 1)
        s.card = arg
        s.tribe = arg
        s.tell(PLAYED, s.active, arg)
        s.pop()


class Place(Decision[AttilaState]):
    """D3: which province takes the stone?"""

    def actor(self, s: AttilaState) -> int:
        return s.active

    def legal(self, s: AttilaState) -> list[str]:
        return s.board.places(placements(s, s.tribe))

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb != PLACE_V:
            return Why("R4.2", "asked-place")
        return why_not_place(s, s.tribe, arg)

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        s.pop()
        place_stone(s, s.tribe, arg)
        put_away(s, s.card, 1)  # R4.8: after the placement
        s.card = -1


class Discard(Decision[AttilaState]):
    """D6: no card can be played; which one is given away? (K8)"""

    def actor(self, s: AttilaState) -> int:
        return s.active

    def legal(self, s: AttilaState) -> list[str]:
        words = s.board.words[DISCARD_V]
        hand = s.active * TRIBES
        return [words[tribe] for tribe in range(TRIBES) if s.hand[hand + tribe]]

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb != DISCARD_V:
            return Why("K8", "asked-discard")
        if s.hand[s.active * TRIBES + arg]:
            return None
        return Why("K8", "card-not-in-hand", {"tribe": s.board.tribe_ids[arg]})

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        take_from_hand(s, s.active, arg, 1)
        put_away(s, arg, 1)
        s.tell(DISCARDED, s.active, arg)
        s.pop()
