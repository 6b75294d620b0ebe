/** Influence cards: who leads, and what each would pay now. */
import type { Session } from "../../../lib/table/session";
import { figuresOf, viewOf } from "../model";

export interface Rank {
  seat: number;
  value: number;
  /** What scoring it now would pay. */
  pays: number;
}

export interface CardInPlay {
  id: string;
  /** Only its owner sees it, and only its owner scores it. */
  own: boolean;
  ranks: Rank[];
}

export function openCards(session: Session): CardInPlay[] {
  return viewOf(session).open.map((card) => ranked(session, card, false));
}

/** The reader's own card; two before one of them is kept. */
export function secretCards(session: Session): CardInPlay[] {
  const { seat } = session.view;
  const pile = viewOf(session).personal[seat];
  return Array.isArray(pile) ? pile.map((card) => ranked(session, card, true)) : [];
}

/** Who counts most comes first. */
export function ranked(session: Session, id: string, own: boolean): CardInPlay {
  const figures = figuresOf(session);
  const values = figures.cards?.[id] ?? [];
  const paid = own ? figures.owned?.[id] : figures.pays?.[id];
  const ranks = values.map((value, seat) => ({
    seat,
    value,
    pays: !own || seat === session.view.seat ? (paid?.[seat] ?? 0) : 0,
  }));
  return { id, own, ranks: ranks.sort((a, b) => b.value - a.value || a.seat - b.seat) };
}
