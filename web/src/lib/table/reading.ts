/** What every page reads of a table in the same way. */
import type { Place } from "../api/types";
import type { Session } from "./session";

/** The decision that is asked, "" when the game is over. */
export function nodeOf(session: Session): string {
  return session.view.view.asked?.node ?? "";
}

/** A procedure of the rules that is under way. */
export function underWay(session: Session, node: string): Place | undefined {
  return session.view.view.phase.find((place) => place.node === node);
}

/** Whether this reader decides now. */
export function mine(session: Session): boolean {
  const { actor, seat } = session.view;
  return actor !== null && actor === seat;
}

export function ids(session: Session, axis: string): string[] {
  return session.board.axes[axis] ?? [];
}

export function seatName(session: Session, seat: number): string {
  return session.view.seats[seat]?.name ?? "?";
}

/** With its sign, and a real minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
