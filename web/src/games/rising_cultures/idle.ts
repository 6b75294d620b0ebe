/** Actions after the card of the turn that cannot matter: then the turn ends by itself. */
import type { Session } from "../../lib/table/session";
import { actionsOf } from "./actions";
import { type CulturesFigures, cardPlayed, nearSeat, tableOf } from "./model";

const END = "end_turn";

/** Whether the turn may end without a question: nothing that is left to do changes anything but coins spent. */
export function nothingLeft(session: Session): boolean {
  const { legal, figures, previews, barriers } = tableOf(session);
  const actions = actionsOf(session);
  if (!cardPlayed(session) || !legal.includes(END) || !actions.length) return false;
  return actions.every(({ action }) => {
    const after = previews[action];
    return after && !barriers.includes(action) && isIdle(figures, after, nearSeat(session));
  });
}

/**
 * Symbols that were paid for and do not count in the contest of this round: they are gone after it.
 * What else an action may do is never called idle, even if no figure shows it.
 */
export function isIdle(before: CulturesFigures, after: CulturesFigures, seat: number): boolean {
  const { coins: paid, symbols: got, symbol_jokers: any, ...rest } = after;
  const { coins, symbols, symbol_jokers, ...was } = before;
  const bought =
    same(any, symbol_jokers) &&
    !same(got, symbols) &&
    (paid[seat] ?? 0) <= (coins[seat] ?? 0) &&
    paid[1 - seat] === coins[1 - seat];
  return (
    bought &&
    same({ ...rest, strengths: rest.strengths[0] }, { ...was, strengths: was.strengths[0] })
  );
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
