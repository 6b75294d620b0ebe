"""Event cards: drawn, held, played in windows, answered.

A window asks the powers in their order until all pass in a row. Asked is who holds an event,
whatever it is, so that no question betrays a hand (realm E103). In a battle, siege, sea battle,
landing or entry each power plays at most one event: whoever leads such an occasion calls
`begin_occasion` and `end_occasion` around its windows.

Rules   realm R9.9, R20.1, R20.2, R20.8, E36, E103, E114, E115
Owns    occasions
Nodes   event-draws (procedure), draw-event (chance), window (procedure), event-window (decision),
        play (procedure), event-option (decision), event-target (decision), answers (procedure),
        answer-event (decision)
Leaves  hands and decks to hands.py, what a card does to effects.py, targets to selectors.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import AREA_V
from aevum.games.invasions.components.cards import (
    ANSWERS_ROUND,
    DEED,
    DRAW_EVENT,
    DRAW_EVENT_V,
    DRAW_SECRET_V,
    EV_OPTION_V,
    EV_PASS_V,
    EV_PLAY_V,
    EV_TARGET_V,
    EVENT_ANSWER,
    EVENT_CANCELLED,
    EVENT_DRAWN,
    EVENT_DRAWS,
    EVENT_OPTION,
    EVENT_PLAYED,
    EVENT_TARGET,
    EVENT_WINDOW,
    NO_EVENT,
    PLAY,
    PUBLIC_EVENT,
    WINDOW,
)
from aevum.games.invasions.kinds import NONE, SEATS, STEPS, TIMINGS
from aevum.games.invasions.rules.board.places import MOST
from aevum.games.invasions.rules.cards.effects import (
    CANCELLED,
    DEED_OF,
    HEAD,
    WINDOW_OF,
    cancel,
    draw_area,
    forget,
    name_deed,
    name_head,
    name_target,
)
from aevum.games.invasions.rules.cards.hands import (
    cards_of,
    drawing_powers,
    event_of,
    events_held,
    keep_card,
    lay_down,
    put_away,
    renew_deck,
    take_card,
)
from aevum.games.invasions.rules.cards.selectors import (
    completing,
    deeds_now,
    is_asked_for,
    is_drawn_by_lot,
    kind_of_target,
    target_value,
    target_word,
    targets_for,
)
from aevum.games.invasions.state import InvasionsState

IMMEDIATELY: Final = TIMINGS.index("immediately")
PURCHASES: Final = TIMINGS.index("purchases")
ANY_ACTIVATION: Final = TIMINGS.index("any_activation")
OWN_MOVEMENT: Final = TIMINGS.index("own_movement")
ANSWER: Final = TIMINGS.index("answer_to_an_event")
OWN_WINDOWS: Final = (PURCHASES, OWN_MOVEMENT)
"""Moments of one nation: only its player is asked."""
OCCASIONS: Final = tuple(
    TIMINGS.index(each)
    for each in (
        "reaction_to_movement", "before_battle", "in_battle_archery", "in_battle_melee",
        "after_melee_roll", "siege", "naval",
    )
)  # fmt: skip
"""Moments of a battle, siege, sea battle, landing or entry (aid Common-4)."""
EV_PASS: Final = "ev_pass"

NEXT_DRAW: Final = EVENT_DRAWS.variable("next")
DRAWER: Final = DRAW_EVENT.variable("power")
TIMING: Final = WINDOW.variable("timing")
NATION: Final = WINDOW.variable("nation")
NEXT: Final = WINDOW.variable("next")
PASSES: Final = WINDOW.variable("passes")
ASKED: Final = EVENT_WINDOW.variable("power")
ASKED_TIMING: Final = EVENT_WINDOW.variable("timing")
ASKED_NATION: Final = EVENT_WINDOW.variable("nation")
CARD: Final = PLAY.variable("card")
PLAYER: Final = PLAY.variable("power")
BASE: Final = PLAY.variable("base")
CHOOSER: Final = EVENT_OPTION.variable("power")
OPTION_CARD: Final = EVENT_OPTION.variable("card")
OPTION_BASE: Final = EVENT_OPTION.variable("base")
NAMER: Final = EVENT_TARGET.variable("power")
TARGET_DEED: Final = EVENT_TARGET.variable("deed")
TARGET_BASE: Final = EVENT_TARGET.variable("base")
TARGET_AREA: Final = EVENT_TARGET.variable("where")
ANSWERED: Final = ANSWERS_ROUND.variable("base")
NEXT_ANSWER: Final = ANSWERS_ROUND.variable("next")
ANSWERER: Final = EVENT_ANSWER.variable("power")
ANSWER_BASE: Final = EVENT_ANSWER.variable("base")


# -- draws ----------------------------------------------------------------------------------------


def draw_events(s: InvasionsState) -> None:
    """realm R9.2, step 1.C.a; a scenario that starts with 3.A has no cards (realm R12.4)."""
    if s.play().start_step != STEPS.index("3.A") or s.turn > s.play().first_turn:
        s.push(EVENT_DRAWS)


def draw_next_event(s: InvasionsState) -> None:
    """realm R20.1: one card each, in the order of the powers, each finished before the next."""
    powers, place = drawing_powers(s), s.var(NEXT_DRAW)
    if place < len(powers):
        s.set_var(NEXT_DRAW, place + 1)
        s.repeat()
        draw_event(s, powers[place])


def draw_event(s: InvasionsState, power: int) -> None:
    """realm E36"""
    renew_deck(s)
    if not s.event_deck.is_empty():
        s.push(DRAW_EVENT, power)


class DrawEvent(Chance[InvasionsState]):
    """realm R20.1, R20.2: the back of a card shows whether it is public."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for event, weight in enumerate(s.event_deck.chances()):
            if weight:
                card = s.box.events[event]
                verb = "draw_event" if card.public else "draw_secret"
                found.append((f"{verb} {card.id}", weight))
        return found

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fitting = DRAW_EVENT_V if s.box.events[arg].public else DRAW_SECRET_V
        there = verb == fitting and s.event_deck.chances()[arg]
        return None if there else Why("R20.1", "not-in-deck")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        power = s.var(DRAWER)
        s.pop()
        take_card(s, arg)
        if verb == DRAW_EVENT_V:
            s.tell(PUBLIC_EVENT, power, arg)
            happen(s, power, arg)
        else:
            keep_card(s, power, arg)
            s.tell(EVENT_DRAWN, s.person[power], power, arg)

    def secret_of(self, s: InvasionsState, verb: int) -> int:
        return s.person[s.var(DRAWER)] if verb == DRAW_SECRET_V else -1


# -- windows --------------------------------------------------------------------------------------


def begin_occasion(s: InvasionsState) -> None:
    """aid Common-4: a battle, siege, sea battle, landing or entry begins."""
    s.occasions.append(0)


def end_occasion(s: InvasionsState) -> None:
    s.occasions.pop()


def open_window(s: InvasionsState, timing: int, nation: int = NONE) -> None:
    """realm R9.9: ask all who hold an event; `nation` is the one whose moment it is."""
    if any(is_asked(s, power, timing, nation) for power in range(len(SEATS))):
        s.push(WINDOW, timing, nation)


def is_asked(s: InvasionsState, power: int, timing: int, nation: int) -> bool:
    """realm E103, war E82: on public facts only."""
    if s.person[power] == NONE or not events_held(s, power):
        return False
    if timing in OWN_WINDOWS:
        return s.power_of(nation) == power
    return not (timing in OCCASIONS and has_played(s, power))


def has_played(s: InvasionsState, power: int) -> bool:
    return bool(s.occasions) and bool(s.occasions[-1] >> power & 1)


def ask_window(s: InvasionsState) -> None:
    """realm E114: in the order of the powers, until all have passed in a row."""
    power, passes = s.var(NEXT), s.var(PASSES)
    if passes == len(SEATS):
        return
    s.repeat()
    s.set_var(NEXT, (power + 1) % len(SEATS))
    timing, nation = s.var(TIMING), s.var(NATION)
    if is_asked(s, power, timing, nation):
        s.push(EVENT_WINDOW, power, timing, nation)
    else:
        s.set_var(PASSES, passes + 1)


def open_activation_window(s: InvasionsState, nation: int) -> None:
    """realm R10.1 (7)"""
    open_window(s, ANY_ACTIVATION, nation)


def playable(s: InvasionsState, power: int, timing: int, nation: int) -> list[int]:
    """What a power may play now, cards before markers."""
    base = name_head(s, power, timing, nation)
    found = [card for card in cards_of(s, power) if deeds_now(s, event_of(s, card), base)]
    forget(s, base)
    return found


def card_words(s: InvasionsState, cards: list[int]) -> list[str]:
    return [f"ev_play {s.box.event_cards[card]}" for card in cards]


class EventWindow(Decision[InvasionsState]):
    """realm DP11"""

    def actor(self, s: InvasionsState) -> int:
        return s.person[s.var(ASKED)]

    def legal(self, s: InvasionsState) -> list[str]:
        cards = playable(s, s.var(ASKED), s.var(ASKED_TIMING), s.var(ASKED_NATION))
        return [*card_words(s, cards), EV_PASS]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == EV_PASS_V:
            return None
        if verb != EV_PLAY_V:
            return Why("R9.9", "asked-event")
        return why_not_play(s, s.var(ASKED), arg, s.var(ASKED_TIMING), s.var(ASKED_NATION))

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        power, timing, nation = s.var(ASKED), s.var(ASKED_TIMING), s.var(ASKED_NATION)
        s.pop()
        if verb == EV_PASS_V:
            s.set_var(PASSES, s.var(PASSES) + 1)
        else:
            s.set_var(PASSES, 0)
            play_card(s, power, arg, timing, nation)


def why_not_play(s: InvasionsState, power: int, card: int, timing: int, nation: int) -> Why | None:
    about = {"event_card": s.box.event_cards[card]}
    if card not in cards_of(s, power):
        return Why("R20.2", "not-in-hand", about)
    if card not in playable(s, power, timing, nation):
        return Why("R20.8", "not-now", about)
    return None


# -- playing --------------------------------------------------------------------------------------


def play_card(s: InvasionsState, power: int, card: int, timing: int, about: int) -> None:
    """realm R20.8: a secret card or marker from the hand."""
    lay_down(s, power, card)
    s.reveal(EVENT_PLAYED, power, card)
    if timing in OCCASIONS and s.occasions:
        s.occasions[-1] |= 1 << power
    s.push(PLAY, card, power, name_head(s, power, timing, about))


def happen(s: InvasionsState, power: int, card: int) -> None:
    """realm R20.2: a public card, carried out by the power that drew it."""
    s.push(PLAY, card, power, name_head(s, power, IMMEDIATELY))


def choose_option(s: InvasionsState) -> None:
    """realm R20.8: asked if there are several; a card without effect goes away (realm E120)."""
    card, power, base = s.var(CARD), s.var(PLAYER), s.var(BASE)
    options = deeds_now(s, event_of(s, card), base)
    if not options:
        s.tell(NO_EVENT, power, card)
        cancel(s, base)
    elif len(options) == 1:
        name_deed(s, base, options[0])
    else:
        s.push(EVENT_OPTION, power, card, base)


def is_off(s: InvasionsState) -> bool:
    """Is the play on top without effect?"""
    return s.named[s.var(BASE) + WINDOW_OF] == CANCELLED


def name_targets(s: InvasionsState) -> None:
    """realm R20.8: for every selector the option uses, from left to right."""
    if is_off(s):
        return
    base = s.var(BASE)
    number = s.named[base + DEED_OF]
    deed, place = s.box.deeds[number], len(s.named) - base - HEAD
    if place == len(deed.targets):
        return
    s.repeat()
    if is_drawn_by_lot(s, deed.targets[place]):
        draw_area(s, number, base, place)
        return
    found = completing(s, number, base)
    if is_asked_for(s, deed.targets[place]) and found:
        s.push(EVENT_TARGET, s.var(PLAYER), number, base, NONE)
    else:
        name_target(s, found[0] if found else NONE)


def ask_answers(s: InvasionsState) -> None:
    """realm R20.8: of secret events only, and nobody answers an answer."""
    if s.named[s.var(BASE) + WINDOW_OF] not in (CANCELLED, IMMEDIATELY, ANSWER):
        s.push(ANSWERS_ROUND, s.var(BASE))


def carry_out_card(s: InvasionsState) -> None:
    base = s.var(BASE)
    if is_off(s):
        forget(s, base)
    else:
        s.push(DEED, s.named[base + DEED_OF], 0, base)


def end_play(s: InvasionsState) -> None:
    """realm R20.8: discarded when its last step is done."""
    put_away(s, s.var(CARD))


class EventOption(Decision[InvasionsState]):
    """realm DP11"""

    def actor(self, s: InvasionsState) -> int:
        return s.person[s.var(CHOOSER)]

    def numbers(self, s: InvasionsState) -> list[int]:
        event = event_of(s, s.var(OPTION_CARD))
        options = s.box.numbered.of_event[event]
        return [options.index(deed) for deed in deeds_now(s, event, s.var(OPTION_BASE))]

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"ev_option {number + 1}" for number in self.numbers(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        legal = verb == EV_OPTION_V and arg in self.numbers(s)
        return None if legal else Why("R20.8", "asked-option")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        event, base = event_of(s, s.var(OPTION_CARD)), s.var(OPTION_BASE)
        s.pop()
        name_deed(s, base, s.box.numbered.of_event[event][arg])


class EventTarget(Decision[InvasionsState]):
    """realm DP11; of a long list of provinces first the area (realm E126)."""

    def actor(self, s: InvasionsState) -> int:
        return s.person[s.var(NAMER)]

    def areas(self, s: InvasionsState, found: list[int]) -> list[int]:
        deed, base = s.var(TARGET_DEED), s.var(TARGET_BASE)
        short = len(found) <= MOST or kind_of_target(s, deed, base) != "province"
        if short or s.var(TARGET_AREA) != NONE:
            return []
        return sorted({s.box.provinces[p].area for p in found} - {NONE})

    def offered(self, s: InvasionsState, found: list[int]) -> list[int]:
        area = s.var(TARGET_AREA)
        if area != NONE:
            return [p for p in found if s.box.provinces[p].area == area]
        return [] if self.areas(s, found) else found

    def legal(self, s: InvasionsState) -> list[str]:
        deed, base = s.var(TARGET_DEED), s.var(TARGET_BASE)
        found = completing(s, deed, base)
        words = [f"area {s.box.areas[area].id}" for area in self.areas(s, found)]
        offered = sorted(self.offered(s, found))
        return words + [target_word(s, deed, base, each) for each in offered]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        deed, base = s.var(TARGET_DEED), s.var(TARGET_BASE)
        found = completing(s, deed, base)
        if verb == AREA_V and arg in self.areas(s, found):
            return None
        if verb != EV_TARGET_V:
            return Why("R20.8", "asked-target")
        value = target_value(s, deed, base, arg)
        if value in self.offered(s, found):
            return None
        fits = value in targets_for(s, deed, base)
        return Why("E115", "no-effect-there") if fits else Why("R20.8", "no-target")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == AREA_V:
            s.set_var(TARGET_AREA, arg)
            return
        value = target_value(s, s.var(TARGET_DEED), s.var(TARGET_BASE), arg)
        s.pop()
        name_target(s, value)


# -- answers --------------------------------------------------------------------------------------


def ask_answer(s: InvasionsState) -> None:
    """realm R20.8, E103: everybody else who holds an event may answer, in order."""
    base, power = s.var(ANSWERED), s.var(NEXT_ANSWER)
    if power == len(SEATS) or s.named[base + WINDOW_OF] == CANCELLED:
        return
    s.repeat()
    s.set_var(NEXT_ANSWER, power + 1)
    person = s.person[power]
    if person not in (NONE, s.person[s.named[base]]) and events_held(s, power):
        s.push(EVENT_ANSWER, power, base)


class AnswerEvent(Decision[InvasionsState]):
    """realm DP11: the window `answer to an event`."""

    def actor(self, s: InvasionsState) -> int:
        return s.person[s.var(ANSWERER)]

    def legal(self, s: InvasionsState) -> list[str]:
        cards = playable(s, s.var(ANSWERER), ANSWER, s.var(ANSWER_BASE))
        return [*card_words(s, cards), EV_PASS]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == EV_PASS_V:
            return None
        if verb != EV_PLAY_V:
            return Why("R20.8", "asked-answer")
        return why_not_play(s, s.var(ANSWERER), arg, ANSWER, s.var(ANSWER_BASE))

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        power, base = s.var(ANSWERER), s.var(ANSWER_BASE)
        s.pop()
        if verb == EV_PLAY_V:
            play_card(s, power, arg, ANSWER, base)


def cancel_play(s: InvasionsState, base: int) -> None:
    """cancel_event: the play whose names begin here has no effect."""
    s.tell(EVENT_CANCELLED, s.named[base])
    cancel(s, base)
