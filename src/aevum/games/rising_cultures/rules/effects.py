"""Effects at work: the one place where the vocabulary of cards, stages and tableaus is carried out.

Rules   R9, N1, N2, N3, N4, N5
Owns    archive, bought, flood, golden, nile, peeked, shown
Nodes   effect (procedure), target (decision), option (decision), peek (decision)
Leaves  when effects come due to trigger.py, whether they can to usable.py
"""

from __future__ import annotations

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.rising_cultures.components import (
    ARCHIVED,
    BORROWED,
    BOUGHT_SYMBOL,
    FIRST_STAGE,
    FIRST_USE,
    FLIPPED,
    FLOODED,
    GAINED,
    NILE_FILLED,
    NILE_SPACES,
    NILE_TAKEN,
    OPTION,
    OPTION_V,
    PAID,
    PEEK,
    PEEKED,
    RECOVERED,
    REPEATED,
    RETURN,
    TARGET,
    TARGET_V,
    TO_PEEK,
    TO_PROGRESS,
    TO_SHOW,
    TRIBUTE,
    USES,
)
from aevum.games.rising_cultures.effects import (
    ARCHIVE,
    ASCEND,
    ASCEND_OR_PRICE,
    BUILD_FROM_DISCARD,
    BUY_SYMBOL,
    COINS_PER,
    COVER_BONUS,
    DRAW_CARDS,
    EXTRA_PLAY,
    FLIP_GOLDEN,
    FLOOD,
    FROM_DECK,
    FROM_MILITARY,
    FROM_RESOURCE,
    GET_COINS,
    KEEP_MILITARY,
    NILE_ADD,
    NILE_TAKE,
    PAY,
    PEEK_CARDS,
    RECOVER,
    REPEAT_STAGE,
    TEMP_RESOURCE,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_MILITARY,
    TO_RESOURCE,
    Effect,
)
from aevum.games.rising_cultures.rules.ascent import (
    advance_culture,
    ascend_lowest_resource,
    has_free_stage,
)
from aevum.games.rising_cultures.rules.assets import GROUPS, count, gain, nile_due, pay
from aevum.games.rising_cultures.rules.build import build
from aevum.games.rising_cultures.rules.hand import draw_and_return, draw_cards
from aevum.games.rising_cultures.rules.trigger import play_effects, queue
from aevum.games.rising_cultures.rules.usable import (
    buildable_discards,
    recoverable,
    repeatable_stages,
    why_not_effect,
)
from aevum.games.rising_cultures.rules.uses import (
    lay_military,
    lay_resource,
    use_card,
    why_not_use,
)
from aevum.games.rising_cultures.state import CulturesState


def carry_out(s: CulturesState) -> None:
    """Frame: a = effect, b = seat. What can do nothing by now is passed over."""
    effect = s.box.effects[s.var_a()]
    seat = s.var_b()
    if effect.verb == KEEP_MILITARY:
        s.waived = 1
    elif effect.verb == ASCEND_OR_PRICE:
        if has_free_stage(s, seat) and (s.discard[seat] or s.military[seat]):  # K16, K25
            s.push(TRIBUTE, seat)
    elif why_not_effect(s, seat, effect) is None and not coins_and_symbols(s, seat, effect):
        cards_and_columns(s, seat, effect)


def coins_and_symbols(s: CulturesState, seat: int, effect: Effect) -> bool:
    """Effects that only change numbers; False if the effect is not one of them."""
    verb = effect.verb
    if verb == GET_COINS:
        s.tell(GAINED, seat, gain(s, seat, effect.n))
    elif verb == COINS_PER:
        coins = min(effect.n * count(s, seat, effect.counter), effect.most)
        s.tell(GAINED, seat, gain(s, seat, coins))
    elif verb == TEMP_RESOURCE:
        s.borrowed[effect.kind] += effect.n
        s.tell(BORROWED, seat, effect.kind, effect.n)
    elif verb == BUY_SYMBOL:
        pay(s, seat, effect.cost)
        s.bought[seat * GROUPS + effect.kind] += effect.n
        s.tell(BOUGHT_SYMBOL, seat, effect.kind, effect.n, effect.cost)
    elif verb == NILE_ADD:
        fill_nile(s, seat, effect.n)
    elif verb == NILE_TAKE:
        empty_nile(s, seat, effect.n)
    elif verb == FLOOD:
        raise_flood(s, seat, effect.n)
    else:
        return False
    return True


def cards_and_columns(s: CulturesState, seat: int, effect: Effect) -> None:
    """Effects that move cards or lead on to other effects."""
    verb = effect.verb
    if verb == DRAW_CARDS:
        for _ in range(effect.n):
            draw_and_return(s, seat)
    elif verb == PEEK_CARDS:
        s.tell(PEEKED, seat, min(effect.n, s.deck[seat].size()))
        s.push(PEEK, seat)
        draw_cards(s, seat, effect.n, TO_PEEK)
    elif verb == EXTRA_PLAY:
        s.push(OPTION, effect.index, seat)
        draw_cards(s, seat, 1, TO_SHOW)
    elif verb == FLIP_GOLDEN:
        flip(s, seat, effect.cost)
    elif verb == ASCEND:
        ascend_from(s, seat, effect)
    elif verb == ARCHIVE and effect.place == FROM_RESOURCE:
        archive_card(s, seat, s.resource[seat].pop())
    elif verb in (ARCHIVE, RECOVER, BUILD_FROM_DISCARD):
        s.push(TARGET, effect.index, seat)
    elif verb == REPEAT_STAGE:
        s.push(OPTION, effect.index, seat)
    elif verb in (PAY, COVER_BONUS) and effect.nested is not None:
        if effect.cost:
            pay(s, seat, effect.cost)
            s.tell(PAID, seat, effect.cost)
        queue(s, seat, [effect.nested])


def flip(s: CulturesState, seat: int, cost: int) -> None:
    """N1, K43: once, and what was received before is not given again."""
    pay(s, seat, cost)
    s.golden[seat] = 1
    s.refresh(seat)
    s.tell(FLIPPED, seat, cost)


def ascend_from(s: CulturesState, seat: int, effect: Effect) -> None:
    if effect.place == FROM_RESOURCE:
        ascend_lowest_resource(s, seat)
    elif effect.place == FROM_MILITARY:
        ascend_lowest_military(s, seat)
    elif effect.place == FROM_DECK:
        draw_cards(s, seat, 1, TO_PROGRESS)
    else:
        s.push(TARGET, effect.index, seat)


def ascend_lowest_military(s: CulturesState, seat: int) -> None:
    """K13: military cards leave only from the bottom."""
    card = s.military[seat].pop()
    advance_culture(s, seat, card)


def archive_card(s: CulturesState, seat: int, card: int) -> None:
    """N5: face down into the House of Wisdom."""
    s.archive[seat].append(card)
    s.tell(ARCHIVED, seat, card, len(s.archive[seat]))


# -- the Nile -------------------------------------------------------------------------------------


def raise_flood(s: CulturesState, seat: int, steps: int) -> None:
    """N2: each step gives the opponent a coin."""
    for _ in range(min(steps, NILE_SPACES - s.flood[seat])):
        s.flood[seat] += 1
        s.tell(FLOODED, seat, s.flood[seat])
        s.tell(GAINED, 1 - seat, gain(s, 1 - seat, 1))


def fill_nile(s: CulturesState, seat: int, most: int) -> None:
    """N3: a coin on each flooded own space that is empty; the opponent takes one per its space."""
    put = 0
    given = 0
    for space, own in enumerate(s.nation_of(seat).nile[: s.flood[seat]]):
        place = seat * NILE_SPACES + space
        if not own:
            given += gain(s, 1 - seat, 1)
        elif not s.nile[place] and put < most and s.supply:
            s.supply -= 1
            s.nile[place] = 1
            put += 1
    if put:
        s.tell(NILE_FILLED, seat, put)
    if given:
        s.tell(GAINED, 1 - seat, given)


def empty_nile(s: CulturesState, seat: int, most: int) -> None:
    """N4: the coins that are due come to their owner."""
    taken = min(most, nile_due(s, seat))
    left = taken
    for space in range(NILE_SPACES):
        if left and s.nile[seat * NILE_SPACES + space]:
            s.nile[seat * NILE_SPACES + space] = 0
            left -= 1
    s.coins[seat] += taken
    s.tell(NILE_TAKEN, seat, taken)


# -- choices --------------------------------------------------------------------------------------


class Target(Decision[CulturesState]):
    """D7: a card of the own discard pile. Frame: a = effect, b = seat."""

    def actor(self, s: CulturesState) -> int:
        return s.var_b()

    def candidates(self, s: CulturesState) -> list[int]:
        effect = s.box.effects[s.var_a()]
        seat = s.var_b()
        if effect.verb == BUILD_FROM_DISCARD:
            return buildable_discards(s, seat, effect)
        if effect.verb == RECOVER:
            return recoverable(s, seat, effect)
        return sorted(s.discard[seat])

    def legal(self, s: CulturesState) -> list[str]:
        words = s.box.words[TARGET_V]
        return [words[card] for card in self.candidates(s)]

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        if verb != TARGET_V:
            return Why("D7", "asked-target")
        if arg in self.candidates(s):
            return None
        return Why("D7", "not-in-discard", {"card": s.box.cards[arg].id})

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        effect = s.box.effects[s.var_a()]
        seat = s.var_b()
        s.pop()
        s.discard[seat].remove(arg)
        if effect.verb == RECOVER:
            recover(s, seat, arg, effect.place)
        elif effect.verb == ARCHIVE:
            archive_card(s, seat, arg)
        elif effect.verb == BUILD_FROM_DISCARD:
            build(s, seat, arg, effect.n)
        else:
            advance_culture(s, seat, arg)


def recover(s: CulturesState, seat: int, card: int, place: int) -> None:
    """A card of the discard pile comes back; everybody sees where it goes."""
    s.tell(RECOVERED, seat, card, place)
    if place == TO_MILITARY:
        lay_military(s, seat, card)
    elif place == TO_RESOURCE:
        lay_resource(s, seat, card)
    else:
        s.exposed[seat].append(card)
        if place == TO_DECK_TOP:
            s.deck[seat].put_on_top(card)
        elif place == TO_DECK_BOTTOM:
            s.deck[seat].put_below(card)
        else:
            s.hand[seat].append(card)
            s.hand[seat].sort()
            s.push(RETURN, seat)


class Option(Decision[CulturesState]):
    """D7: the use of an extra card, or the stage to repeat. Frame: a = effect, b = seat."""

    def actor(self, s: CulturesState) -> int:
        return s.var_b()

    def legal(self, s: CulturesState) -> list[str]:
        words = s.box.words[OPTION_V]
        return [words[option] for option in range(len(words)) if self._why_not(s, option) is None]

    def _why_not(self, s: CulturesState, option: int) -> Why | None:
        effect = s.box.effects[s.var_a()]
        seat = s.var_b()
        if effect.verb == REPEAT_STAGE:
            stage = option - FIRST_STAGE
            possible = stage in repeatable_stages(s, seat, effect)
            return None if possible else Why("D7", "stage-not-repeatable")
        use = option - FIRST_USE
        if not 0 <= use < len(USES):
            return Why("D7", "asked-use")
        return why_not_use(s, seat, s.shown, use)

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        return self._why_not(s, arg) if verb == OPTION_V else Why("D7", "asked-option")

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        effect = s.box.effects[s.var_a()]
        seat = s.var_b()
        s.pop()
        if effect.verb == REPEAT_STAGE:
            stage = arg - FIRST_STAGE
            s.tell(REPEATED, seat, stage + 1)
            play_effects(s, seat, s.side_of(seat).stages[stage])
        else:
            card = s.shown
            s.shown = -1
            use_card(s, seat, card, arg - FIRST_USE)


class Peek(Decision[CulturesState]):
    """The card that stays on top; the others go under in the order seen. Frame: a = seat."""

    def actor(self, s: CulturesState) -> int:
        return s.var_a()

    def legal(self, s: CulturesState) -> list[str]:
        words = s.box.words[TARGET_V]
        return [words[card] for card in sorted(s.peeked)]

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        if verb != TARGET_V:
            return Why("D7", "asked-peek")
        return None if arg in s.peeked else Why("D7", "not-peeked", {"card": s.box.cards[arg].id})

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var_a()
        s.pop()
        s.deck[seat].put_on_top(arg)
        for card in s.peeked:
            if card != arg:
                s.deck[seat].put_below(card)
        s.peeked = []
        s.exposed[seat] = [card for card in s.exposed[seat] if card in s.hand[seat]]

    def secret_of(self, s: CulturesState, verb: int) -> int:
        return s.var_a()
