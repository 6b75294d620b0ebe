import { CELL, type Tone } from "../../lib/mosaic";
import type { Card } from "../card";

export const card: Card = { icon: "galea", motif: wall };

function wall(x: number, y: number): Tone {
  const off = x - (182 + 18 * Math.sin(y / 34));
  if (off > -7 && off < 7) return Math.floor(y / CELL) % 2 === 0 ? 3 : 2;
  // Inside, order: a chequered floor. Outside, wedges that point at the wall.
  if (off < 0) return Math.floor(x / 21) % 2 === Math.floor(y / 21) % 2 ? 0 : 1;
  const wedge = off - Math.abs((y % 70) - 35) * 0.9;
  return Math.floor(wedge / 14 + 60) % 3 === 0 ? 2 : 0;
}
