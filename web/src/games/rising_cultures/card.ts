import { CELL, type Tone } from "../../lib/mosaic";
import type { Card } from "../card";

export const card: Card = { icon: "greek-temple", motif: sunOverTheSea };

function sunOverTheSea(x: number, y: number): Tone {
  const across = x - 214.5;
  const up = 101.5 - y;
  if (up < 0) {
    if (Math.abs(across) < 26 + up / 2 && Math.floor(y / CELL) % 2 === 0) return 3;
    return Math.sin(x / 11 + Math.floor(y / CELL) * 2.1) > 0.3 ? 1 : 0;
  }
  const far = Math.hypot(across, up);
  if (far < 36) return 3;
  if (far < 44) return 0;
  return Math.floor((Math.atan2(up, across) / Math.PI) * 13) % 2 === 0 ? 2 : 1;
}
