/** Who stands before whom when the game is over, and what parts those who lead together (realm R12.3). */
import type { Session } from "../../../lib/table/session";
import { POWERS, powersOf, sum, viewOf } from "../model";

export interface Place {
  seat: number;
  points: number;
  /** Points of the last scoring: they count once more among equals. */
  last: number;
  /** Of the powers of a seat the first speaks for it: Romans, Huns, Persians, Goths. */
  order: number;
}

export function placesOf(session: Session): Place[] {
  const { last_points: last } = viewOf(session);
  return (session.view.result?.points ?? [])
    .map((points, seat): Place => {
      const held = powersOf(session, seat).map((power) => POWERS.indexOf(power));
      return { seat, points, last: sum(held.map((at) => last[at] ?? 0)), order: Math.min(...held) };
    })
    .sort((a, b) => b.points - a.points || b.last - a.last || a.order - b.order);
}

/** Those who lead together, and what decides between them; null where one leads alone. */
export function tieOf(places: Place[]): { tied: Place[]; by: "scoring" | "order" } | null {
  const tied = places.filter(({ points }) => points === places[0]?.points);
  if (tied.length < 2) return null;
  return { tied, by: tied[0]?.last === tied[1]?.last ? "order" : "scoring" };
}
