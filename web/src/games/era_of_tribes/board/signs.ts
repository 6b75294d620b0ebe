/** Signs scattered over the terrain. */
import type { Pen } from "../../../map/paint";
import { scatter } from "../../../map/scatter";

/** Pixels between two signs, and around a label where none stands. */
const APART = 27;
const FREE = 44;
/** Below this scale they would be all that is seen. */
const SMALLEST = 0.85;

type Terrain = (u: number, v: number, free: number) => string | undefined;

export function paintSigns(pen: Pen, terrainAt: Terrain): void {
  const { context, colour, k } = pen;
  if (k < SMALLEST) return;
  context.save();
  context.globalAlpha = 0.5;
  context.lineWidth = 1.3;
  context.lineCap = context.lineJoin = "round";
  scatter(pen, APART, (u, v) => {
    const terrain = terrainAt(u, v, FREE / k);
    return terrain
      ? () => {
          context.strokeStyle = context.fillStyle = colour(`--dot-${terrain}`);
          SIGNS[terrain]?.(context);
        }
      : undefined;
  });
  context.restore();
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
