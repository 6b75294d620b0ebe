/** What a pointer means: shape and label of a place are one target; where two overlap, the nearer label wins. */
import { type Box, boxOf, contains, type Point, type Ring, ringsOf, type Shape } from "./geometry";

/** Least edge of a target on the screen, in pixels. */
export const TOUCH = 44;
const CELLS = 24;

/** Finds the shape that contains a point, by a grid of the shapes' boxes. */
export class ShapeIndex {
  readonly rings: ReadonlyMap<string, Ring[]>;
  private readonly grid: { id: string; box: Box; rings: Ring[] }[][] = [];

  constructor(
    shapes: Shape[],
    private readonly frame: Point,
  ) {
    this.rings = new Map(shapes.map(({ id, path }) => [id, ringsOf(path)]));
    for (const [id, rings] of this.rings) {
      const box = boxOf(rings);
      const [left, top] = this.cell(box[0], box[1]);
      const [right, bottom] = this.cell(box[2], box[3]);
      for (let row = top; row <= bottom; row++)
        for (let column = left; column <= right; column++)
          (this.grid[row * CELLS + column] ??= []).push({ id, box, rings });
    }
  }

  at(u: number, v: number): string | undefined {
    const [column, row] = this.cell(u, v);
    return this.grid[row * CELLS + column]?.find(
      ({ box, rings }) =>
        u >= box[0] && u <= box[2] && v >= box[1] && v <= box[3] && contains(rings, u, v),
    )?.id;
  }

  private cell(u: number, v: number): Point {
    const clip = (part: number) => Math.min(CELLS - 1, Math.max(0, Math.floor(part * CELLS)));
    return [clip(u / this.frame[0]), clip(v / this.frame[1])];
  }
}

/** A label as it stands on the screen: pinned to a point of the map, with its box in pixels around that point. */
export interface LabelBox {
  u: number;
  v: number;
  box: Box;
}

interface View {
  x: number;
  y: number;
  k: number;
}

/** The place that a point of the screen means. */
export function targetAt(
  px: number,
  py: number,
  view: View,
  shapes: ShapeIndex,
  labels: ReadonlyMap<string, LabelBox>,
): string | undefined {
  const shape = shapes.at((px - view.x) / view.k, (py - view.y) / view.k);
  // A name that gave way leaves its land its own: others reach into it only with their very letters.
  const nameless = shape !== undefined && !labels.has(shape);
  const reach = nameless ? 0 : TOUCH;
  let best = nameless ? shape : undefined;
  let nearest = Infinity;
  for (const [id, { u, v, box }] of labels) {
    const dx = px - view.x - u * view.k - (box[0] + box[2]) / 2;
    const dy = py - view.y - v * view.k - (box[1] + box[3]) / 2;
    const inside =
      Math.abs(dx) <= Math.max(reach, box[2] - box[0]) / 2 &&
      Math.abs(dy) <= Math.max(reach, box[3] - box[1]) / 2;
    if (!inside && id !== shape) continue;
    // Inside the land its own point counts as well: the name may stand apart.
    const far =
      id === shape
        ? Math.min(
            Math.hypot(dx, dy),
            Math.hypot(px - view.x - u * view.k, py - view.y - v * view.k),
          )
        : Math.hypot(dx, dy);
    if (far >= nearest) continue;
    nearest = far;
    best = id;
  }
  return best;
}
