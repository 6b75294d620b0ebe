import type { BoardData } from "../../lib/api/types";
import { labelOf } from "./labels";

/** Where the arrow keys lead. */
export const DIRECTION: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Straight ahead counts for more than near. */
const ASIDE = 2.2;

/** The next province in a direction, among those that can be reached. */
export function ahead(board: BoardData, ids: string[], from: string, [dx, dy]: [number, number]): string | undefined {
  const here = labelOf(board, from);
  return ids
    .map((id) => {
      const there = labelOf(board, id);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      return { id, along, cost: along + ASIDE * aside };
    })
    .filter((each) => each.along > 4)
    .sort((a, b) => a.cost - b.cost)[0]?.id;
}

/** The province nearest to the middle of all these. */
export function middle(board: BoardData, ids: string[]): string | undefined {
  const places = ids.map((id) => ({ id, ...labelOf(board, id) }));
  const x = places.reduce((total, place) => total + place.x, 0) / places.length;
  const y = places.reduce((total, place) => total + place.y, 0) / places.length;
  return places.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0]?.id;
}
