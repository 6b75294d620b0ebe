/** Signs scattered over the terrain: the same at every visit, the same size at every scale. */
import type { Pen } from "../../../map/paint";

/** Pixels between two signs, and around a label where none stands. */
const APART = 27;
const FREE = 44;
/** Below this scale they would be all that is seen. */
const SMALLEST = 0.85;

type Terrain = (u: number, v: number, free: number) => string | undefined;

export function paintSigns(pen: Pen, terrainAt: Terrain): void {
  const { context, colour, k, box } = pen;
  if (k < SMALLEST) return;
  const step = APART / k;
  context.save();
  context.globalAlpha = 0.5;
  context.lineWidth = 1.3;
  context.lineCap = context.lineJoin = "round";
  for (let row = Math.floor(box[1] / step) - 1; row * step < box[3] + step; row++)
    for (let column = Math.floor(box[0] / step) - 1; column * step < box[2] + step; column++) {
      const u = (column + 0.5 + 0.7 * chance(column, row, 1) + (row % 2 ? 0.4 : 0)) * step;
      const v = (row + 0.5 + 0.6 * chance(column, row, 2)) * step;
      const terrain = terrainAt(u, v, FREE / k);
      if (!terrain) continue;
      context.save();
      context.translate(u, v);
      context.scale(1 / k, 1 / k);
      context.strokeStyle = context.fillStyle = colour(`--dot-${terrain}`);
      context.beginPath();
      SIGNS[terrain]?.(context);
      context.restore();
    }
  context.restore();
}

/** Between −½ and ½, always the same for the same place. */
function chance(column: number, row: number, salt: number): number {
  const mixed = Math.sin(column * 127.1 + row * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed) - 0.5;
}

const SIGNS: Record<string, (context: Pen["context"]) => void> = {
  grain(context) {
    for (const x of [-5, 0, 5]) {
      context.moveTo(x, 6);
      context.lineTo(x, -5);
      context.moveTo(x - 2.2, -2.5);
      context.lineTo(x, -0.5);
      context.lineTo(x + 2.2, -2.5);
    }
    context.stroke();
  },
  hills(context) {
    context.moveTo(-8, 3);
    context.quadraticCurveTo(-3, -5, 2, 3);
    context.moveTo(0.5, 0.5);
    context.quadraticCurveTo(5, -4, 8.5, 3);
    context.stroke();
  },
  forest(context) {
    context.moveTo(0, -8);
    context.lineTo(4.6, 3.5);
    context.lineTo(-4.6, 3.5);
    context.closePath();
    context.fill();
    context.moveTo(0, 3);
    context.lineTo(0, 7);
    context.stroke();
  },
  mountain(context) {
    context.moveTo(-9, 6);
    context.lineTo(-0.5, -8);
    context.lineTo(8.5, 6);
    context.stroke();
    context.beginPath();
    context.moveTo(-0.5, -8);
    context.lineTo(8.5, 6);
    context.lineTo(2.5, 6);
    context.closePath();
    context.globalAlpha = 0.16;
    context.fill();
  },
};
