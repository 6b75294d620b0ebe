/** Signs scattered over a ground: the same at every visit, the same size at every scale. */
import type { Pen } from "./paint";

/** Goes through the places of a sheet, so many pixels apart; `draw` begins at each with a pen of one unit per pixel. */
export function scatter(
  { context, k, box }: Pen,
  apart: number,
  draw: (u: number, v: number) => (() => void) | undefined,
): void {
  const step = apart / k;
  for (let row = Math.floor(box[1] / step) - 1; row * step < box[3] + step; row++)
    for (let column = Math.floor(box[0] / step) - 1; column * step < box[2] + step; column++) {
      const u = (column + 0.5 + 0.7 * chance(column, row, 1) + (row % 2 ? 0.4 : 0)) * step;
      const v = (row + 0.5 + 0.6 * chance(column, row, 2)) * step;
      const sign = draw(u, v);
      if (!sign) continue;
      context.save();
      context.translate(u, v);
      context.scale(1 / k, 1 / k);
      context.beginPath();
      sign();
      context.restore();
    }
}

/** Between −½ and ½, always the same for the same place. */
function chance(column: number, row: number, salt: number): number {
  const mixed = Math.sin(column * 127.1 + row * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed) - 0.5;
}
