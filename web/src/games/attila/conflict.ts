import type { Session } from "../../lib/table/session";
import { type ConflictState, provinces, tableOf, tribes } from "./model";

export interface Strength {
  tribe: string;
  stones: number;
  /** My cards, chosen or already laid. */
  cards: number;
  /** Stones and my cards: all that I know. */
  known: number;
  /** Weakest of what is known: it would leave (R6.7). */
  leaves: boolean;
}

/** Strength of each tribe in the province as far as I can know it. */
export function strengths(session: Session, conflict: ConflictState, picks: number[]): Strength[] {
  const { view } = tableOf(session);
  const at = provinces(session.board).indexOf(conflict.province);
  const own = view.laid[session.view.seat];
  const rows = tribes(session.board).flatMap((tribe, index) => {
    const stones = view.stones[at]?.[index] ?? 0;
    if (!stones) return [];
    const cards = (picks[index] ?? 0) + (Array.isArray(own) ? (own[index] ?? 0) : 0);
    return [{ tribe, stones, cards, known: stones + cards, leaves: false }];
  });
  const weakest = Math.min(...rows.map((row) => row.known));
  return rows.map((row) => ({ ...row, leaves: row.known === weakest }));
}

/** Whether cards of this tribe may be laid, or have been. */
export function layable(session: Session, tribe: string): boolean {
  const index = tribes(session.board).indexOf(tribe);
  return (
    session.view.legal.includes(`commit ${tribe}`) ||
    (tableOf(session).view.picks?.[index] ?? 0) > 0
  );
}
