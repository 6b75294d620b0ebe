"""Administration cards: backs are drawn, a type is paid for, a face is played.

Rules   realm R26, E44, E45
Owns    backs, faces, shown
Nodes   administration (procedure), draw-back (chance), admin-type (decision), draw-face (chance),
        admin-card (decision), replace-card (chance)
Leaves  gold to treasury.py, the calamity to calamities.py, leaders to verbs_people.py, ages to
        decline.py

No card lies anywhere before it is seen: chance shows the backs, and the faces of the chosen type
only when the seat that has paid looks at them.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.cards import Face
from aevum.games.invasions.components.administration import (
    ADMIN_CARD,
    ADMIN_CARD_V,
    ADMIN_TYPE,
    ADMIN_TYPE_V,
    ADMINISTERED,
    ADMINISTRATION,
    DRAW_BACK,
    DRAW_BACK_V,
    DRAW_FACE,
    DRAW_FACE_V,
    REPLACE_CARD,
)
from aevum.games.invasions.kinds import ADMINISTRATION as TYPES
from aevum.games.invasions.kinds import MODIFIERS, NONE, TIMINGS
from aevum.games.invasions.rules.administration.calamities import strike
from aevum.games.invasions.rules.administration.revolts import HEEDED, PREACHED, SECT
from aevum.games.invasions.rules.board.aids import about, note_step
from aevum.games.invasions.rules.board.leaders import leaders_in_play
from aevum.games.invasions.rules.board.treasury import fill_treasury, gain_gold, lose_gold, pay
from aevum.games.invasions.rules.cards.events import open_window
from aevum.games.invasions.rules.cards.verbs_people import court_of, send_home
from aevum.games.invasions.rules.turn.ageing import band_of
from aevum.games.invasions.rules.turn.decline import change_age
from aevum.games.invasions.state import InvasionsState

DRAWS: Final = 2
REFORM: Final = "reform"
SHARE: Final = MODIFIERS.index("treasury_share_by_age")
NATION: Final = ADMINISTRATION.variable("nation")
BAND: Final = ADMINISTRATION.variable("band")
DRAWER: Final = DRAW_BACK.variable("nation")
BACKS_LEFT: Final = DRAW_BACK.variable("left")
PAYER: Final = ADMIN_TYPE.variable("nation")
LOOKER: Final = DRAW_FACE.variable("nation")
LOOKED_AT: Final = DRAW_FACE.variable("type")
FACES_LEFT: Final = DRAW_FACE.variable("left")
PLAYER: Final = ADMIN_CARD.variable("nation")
REPLACER: Final = REPLACE_CARD.variable("nation")


def cut_treasury(s: InvasionsState, nation: int) -> None:
    """treasury_share_by_age: what is left of it at this age."""
    fill_treasury(s, nation, share_of(s, s.gold[nation], band_of(s, nation)))


def share_of(s: InvasionsState, gold: int, band: int) -> int:
    """Rounded up."""
    share = Fraction(s.box.modifiers[SHARE].value.split()[band])
    return -(-gold * share.numerator // share.denominator)


def cost_of(s: InvasionsState, nation: int, kind: int) -> int:
    """realm R26.1.4: printed on every back of a type."""
    card = next(each for each in s.box.administration if each.kind == kind)
    return card.cost[s.status[nation]]


def draws_of(s: InvasionsState, nation: int) -> int:
    """realm R26.1.1, E14: two, and the best bonus among its leaders."""
    leaders = leaders_in_play(s, nation)
    return DRAWS + max((s.box.leaders[each].administration for each in leaders), default=0)


def types_drawn(s: InvasionsState) -> list[int]:
    return [kind for kind in range(len(TYPES)) if s.backs[kind]]


def type_choices(s: InvasionsState, nation: int) -> list[int]:
    """realm R26.1.3, E44: what it can afford; nothing: the cheapest."""
    cost = {kind: cost_of(s, nation, kind) for kind in types_drawn(s)}
    affordable = [kind for kind in cost if cost[kind] <= s.gold[nation]]
    return affordable or [kind for kind in cost if cost[kind] == min(cost.values())]


def face_now(s: InvasionsState) -> Face:
    return s.box.administration[s.shown].faces[s.var(BAND)]


# -- the procedure --------------------------------------------------------------------------------


def administer(s: InvasionsState, nation: int) -> None:
    s.push(ADMINISTRATION, nation, 0)


def draw_backs(s: InvasionsState) -> None:
    """realm R26.1.1"""
    s.push(DRAW_BACK, s.var(NATION), draws_of(s, s.var(NATION)))


def choose_type(s: InvasionsState) -> None:
    """realm R26.1.3"""
    s.push(ADMIN_TYPE, s.var(NATION))


def choose_card(s: InvasionsState) -> None:
    """realm R26.1.5: a single face needs no choice."""
    nation = s.var(NATION)
    faces = s.faces[s.power_of(nation)]
    if len(faces) == 1:
        s.shown = faces[0]
    else:
        s.push(ADMIN_CARD, nation)


def reveal_card(s: InvasionsState) -> None:
    """realm R26.1.6, E45: it is read at the age of this moment."""
    s.set_var(BAND, band_of(s, s.var(NATION)))
    s.reveal(ADMINISTERED, s.var(NATION), s.shown)


def let_intrigue(s: InvasionsState) -> None:
    """realm R26.1.6: the window `administration`, while the card lies open."""
    open_window(s, TIMINGS.index("administration"), s.var(NATION))


def take_card_gold(s: InvasionsState) -> None:
    """realm R26.3: to or from the treasury at once, not below 0."""
    gold = face_now(s).gold if s.shown != NONE else 0
    if gold > 0:
        gain_gold(s, s.var(NATION), gold)
    else:
        lose_gold(s, s.var(NATION), -gold)


def suffer_calamity(s: InvasionsState) -> None:
    if s.shown != NONE and face_now(s).calamity != NONE:
        strike(s, s.var(NATION), face_now(s).calamity)


def confine_leaders(s: InvasionsState) -> None:
    """realm R26.4"""
    if s.shown != NONE and not face_now(s).leader_active:
        for leader in court_of(s, s.var(NATION)):
            send_home(s, leader)


def age_by_card(s: InvasionsState) -> None:
    """realm E45: last."""
    if s.shown != NONE:
        change_age(s, s.var(NATION), face_now(s).ageing - int(heeds_sect(s, s.var(NATION))))


def heeds_sect(s: InvasionsState, nation: int) -> bool:
    """Option aid:Persians-E: one space younger at its next Reform card."""
    reform = TYPES[s.box.administration[s.shown].kind] == REFORM
    if not reform or s.aid_steps[SECT] != PREACHED or nation not in about(s, SECT).nations:
        return False
    note_step(s, SECT, HEEDED)
    return True


def shuffle_back(s: InvasionsState) -> None:
    """realm R26.1.7: all of them."""
    s.backs = [0] * len(s.backs)
    s.faces = [[] for _ in s.faces]
    s.shown = NONE


def replace_card(s: InvasionsState) -> None:
    """replace_admin_card: another card of its type instead of the one just shown."""
    nation = s.var_of(ADMINISTRATION, NATION)
    if replacements(s, nation):
        s.push(REPLACE_CARD, nation)
    else:
        s.shown = NONE


def replacements(s: InvasionsState, nation: int) -> list[int]:
    """Cards of its type that were not drawn."""
    cards, drawn = s.box.administration, s.faces[s.power_of(nation)]
    kind = cards[s.shown].kind
    return [each.index for each in cards if each.kind == kind and each.index not in drawn]


# -- chance ---------------------------------------------------------------------------------------


class DrawBack(Chance[InvasionsState]):
    """realm R26.1.1, R26.1.2: on and on, while all are of one type."""

    def left(self, s: InvasionsState) -> list[int]:
        """By type: cards that are still in the deck."""
        counts = [-drawn for drawn in s.backs]
        for card in s.box.administration:
            counts[card.kind] += 1
        return counts

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        left = self.left(s)
        return [(f"draw_back {TYPES[kind]}", n) for kind, n in enumerate(left) if n]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == DRAW_BACK_V and self.left(s)[arg]:
            return None
        return Why("R26.1", "asked-draw")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        s.backs[arg] += 1
        left = max(0, s.var(BACKS_LEFT) - 1)
        if left == 0 and len(types_drawn(s)) > 1:
            s.pop()
        else:
            s.set_var(BACKS_LEFT, left)


class DrawFace(Chance[InvasionsState]):
    """realm R26.1.5: only who has paid sees them."""

    def unseen(self, s: InvasionsState) -> list[int]:
        seen = s.faces[s.power_of(s.var(LOOKER))]
        cards = s.box.administration
        kind = s.var(LOOKED_AT)
        return [card.index for card in cards if card.kind == kind and card.index not in seen]

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return [(f"draw_face {s.box.administration[card].id}", 1) for card in self.unseen(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == DRAW_FACE_V and arg in self.unseen(s):
            return None
        return Why("R26.1", "asked-draw")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        faces = s.faces[s.power_of(s.var(LOOKER))]
        faces.append(arg)
        faces.sort()
        if s.var(FACES_LEFT) > 1:
            s.set_var(FACES_LEFT, s.var(FACES_LEFT) - 1)
        else:
            s.pop()

    def secret_of(self, s: InvasionsState, verb: int) -> int:
        return s.seat_of(s.var(LOOKER))


class ReplaceCard(Chance[InvasionsState]):
    """The card that is drawn instead is seen by all."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        cards = replacements(s, s.var(REPLACER))
        return [(f"draw_face {s.box.administration[card].id}", 1) for card in cards]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == DRAW_FACE_V and arg in replacements(s, s.var(REPLACER)):
            return None
        return Why("R26.1", "asked-draw")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(REPLACER)
        s.pop()
        s.shown = arg
        s.reveal(ADMINISTERED, nation, arg)


# -- decisions ------------------------------------------------------------------------------------


class AdminType(Decision[InvasionsState]):
    """realm DP18"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(PAYER))

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"admin_type {TYPES[kind]}" for kind in type_choices(s, s.var(PAYER))]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb != ADMIN_TYPE_V:
            return Why("R26.1", "asked-type")
        if arg in type_choices(s, s.var(PAYER)):
            return None
        return Why("R26.1", "type-not-open" if s.backs[arg] else "type-not-drawn")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(PAYER)
        s.pop()
        pay(s, nation, cost_of(s, nation, arg))
        s.push(DRAW_FACE, nation, arg, s.backs[arg])


class AdminCard(Decision[InvasionsState]):
    """realm DP19"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(PLAYER))

    def legal(self, s: InvasionsState) -> list[str]:
        cards = s.box.administration
        return [f"admin_card {cards[card].id}" for card in s.faces[s.power_of(s.var(PLAYER))]]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb != ADMIN_CARD_V:
            return Why("R26.1", "asked-card")
        if arg in s.faces[s.power_of(s.var(PLAYER))]:
            return None
        return Why("R26.1", "card-not-seen", {"administration": s.box.administration[arg].id})

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        s.pop()
        s.shown = arg
