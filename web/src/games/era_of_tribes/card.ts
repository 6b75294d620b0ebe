import { CELL, type Tone } from "../../lib/mosaic";
import type { Card } from "../card";

export const card: Card = { icon: "village", motif: hills };

/** Height of the ridge, of its waves and their length, nearest first; then the tones of its edge and fields. */
const RIDGES: [number, number, number, Tone, Tone, Tone][] = [
  [112, 10, 34, 2, 0, 0],
  [84, 12, 47, 2, 0, 1],
  [56, 14, 61, 2, 1, 1],
];

function hills(x: number, y: number): Tone {
  for (const [at, height, length, edge, even, odd] of RIDGES) {
    const ridge = at - height * Math.sin((x + at * 4) / length);
    if (y > ridge)
      return y - ridge < CELL ? edge : Math.floor((x - y * 1.5) / 28) % 2 === 0 ? even : odd;
  }
  return Math.hypot(x - 262, y - 24) < 15 ? 3 : 2;
}
