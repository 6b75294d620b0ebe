/** Geometry of the map that is drawn from the shapes: the land beyond the frame, heads of the arrows. */

type Point = [number, number];

/** How far the land goes on where the frame of the map cuts it, in units of the map. */
const BEYOND = 1200;
const NEAR = 0.6;

export function points(path: string): Point[][] {
  return path
    .split("M")
    .filter((part) => part.trim())
    .map((part) => [...part.matchAll(/(-?[\d.]+)[, ](-?[\d.]+)/g)].map((pair): Point => [Number(pair[1]), Number(pair[2])]));
}

/** Rectangles that carry a shape on over the edges of the frame it touches, so that no edge shows on a wide screen. */
export function beyond(path: string, [width, height]: [number, number]): string {
  const parts: string[] = [];
  for (const ring of points(path)) {
    ring.forEach(([x, y], at) => {
      const [u, v] = ring[(at + 1) % ring.length] ?? [x, y];
      if (y < NEAR && v < NEAR) parts.push(box(x, -BEYOND, u, NEAR));
      if (y > height - NEAR && v > height - NEAR) parts.push(box(x, height - NEAR, u, height + BEYOND));
      if (x < NEAR && u < NEAR) parts.push(box(-BEYOND, y, NEAR, v));
      if (x > width - NEAR && u > width - NEAR) parts.push(box(width - NEAR, y, width + BEYOND, v));
      const side = x < NEAR ? -BEYOND : x > width - NEAR ? width + BEYOND : null;
      const edge = y < NEAR ? -BEYOND : y > height - NEAR ? height + BEYOND : null;
      if (side !== null && edge !== null) parts.push(box(x, y, side, edge));
    });
  }
  return parts.join("");
}

function box(x: number, y: number, u: number, v: number): string {
  return `M${x},${y}H${u}V${v}H${x}Z`;
}

export interface Arrow {
  path: string;
  heads: { x: number; y: number; angle: number }[];
}

/** Both ends of an arrow "Mx,yQx,y x,y" with the direction they point to. */
export function arrow(path: string): Arrow {
  const [from, bend, to] = points(path.replace("Q", " ")).flat();
  if (!from || !bend || !to) return { path, heads: [] };
  return { path, heads: [head(bend, from), head(bend, to)] };
}

function head([x, y]: Point, [u, v]: Point) {
  return { x: u, y: v, angle: (Math.atan2(v - y, u - x) * 180) / Math.PI };
}
