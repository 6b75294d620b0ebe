/** Walking over the map by keyboard. */
import type { Point } from "./geometry";

export interface Spot {
  id: string;
  u: number;
  v: number;
}

/** Where the arrow keys lead. */
export const DIRECTION: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Straight ahead counts for more than near. */
const ASIDE = 2.2;

/** The next place in a direction. */
export function ahead(spots: Spot[], from: Spot, [dx, dy]: Point): string | undefined {
  return spots
    .map(({ id, u, v }) => {
      const along = (u - from.u) * dx + (v - from.v) * dy;
      const aside = Math.abs((u - from.u) * dy) + Math.abs((v - from.v) * dx);
      return { id, along, cost: along + ASIDE * aside };
    })
    .filter((each) => each.along > 4)
    .sort((a, b) => a.cost - b.cost)[0]?.id;
}

/** The place nearest to the middle of all these. */
export function middle(spots: Spot[]): Spot | undefined {
  const u = spots.reduce((total, spot) => total + spot.u, 0) / spots.length;
  const v = spots.reduce((total, spot) => total + spot.v, 0) / spots.length;
  return [...spots].sort((a, b) => Math.hypot(a.u - u, a.v - v) - Math.hypot(b.u - u, b.v - v))[0];
}
