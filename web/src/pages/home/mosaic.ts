/** Pictures of small stones for the cards of games whose map is not drawn yet. */

export const WIDTH = 322;
export const HEIGHT = 140;
const CELL = 7;

/** Tones from dark to light; each is laid in two shades, as no quarry gives one colour. */
export const SHADES = 8;
type Tone = 0 | 1 | 2 | 3;

/** The tone at a point of the picture. */
export type Motif = (x: number, y: number) => Tone;

/** A repeatable number from 0 to 1 for a stone: the picture looks the same on every visit. */
function chance(column: number, row: number, salt: number): number {
  const mixed = Math.sin(column * 127.1 + row * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** One path per shade; each stone is a quadrangle set by hand, a little off the grid. */
export function lay(motif: Motif): string[] {
  const paths: string[] = Array.from({ length: SHADES }, () => "");
  for (let row = 0; row * CELL < HEIGHT; row++) {
    for (let column = 0; column * CELL < WIDTH; column++) {
      const tone = motif((column + 0.5) * CELL, (row + 0.5) * CELL);
      paths[tone * 2 + (chance(column, row, 9) < 0.4 ? 1 : 0)] += stone(column, row);
    }
  }
  return paths;
}

function stone(column: number, row: number): string {
  const corner = (dx: number, dy: number, salt: number) => {
    const off = (more: number) => (chance(column, row, salt + more) - 0.5) * 1.1;
    const x = (column + dx) * CELL + (dx ? -0.45 : 0.45) + off(0);
    const y = (row + dy) * CELL + (dy ? -0.45 : 0.45) + off(1);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${corner(0, 0, 1)}L${corner(1, 0, 3)}L${corner(1, 1, 6)}L${corner(0, 1, 8)}z`;
}

export const MOTIFS: Record<string, Motif> = {
  rising_cultures: sunOverTheSea,
  era_of_tribes: hills,
  invasions: wall,
};

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

/** Height of the ridge, of its waves and their length, nearest first; then the tones of its edge and fields. */
const RIDGES: [number, number, number, Tone, Tone, Tone][] = [
  [112, 10, 34, 2, 0, 0],
  [84, 12, 47, 2, 0, 1],
  [56, 14, 61, 2, 1, 1],
];

function hills(x: number, y: number): Tone {
  for (const [at, height, length, edge, even, odd] of RIDGES) {
    const ridge = at - height * Math.sin((x + at * 4) / length);
    if (y > ridge) return y - ridge < CELL ? edge : Math.floor((x - y * 1.5) / 28) % 2 === 0 ? even : odd;
  }
  return Math.hypot(x - 262, y - 24) < 15 ? 3 : 2;
}

function wall(x: number, y: number): Tone {
  const off = x - (182 + 18 * Math.sin(y / 34));
  if (off > -7 && off < 7) return Math.floor(y / CELL) % 2 === 0 ? 3 : 2;
  // Inside, order: a chequered floor. Outside, wedges that point at the wall.
  if (off < 0) return Math.floor(x / 21) % 2 === Math.floor(y / 21) % 2 ? 0 : 1;
  const wedge = off - Math.abs((y % 70) - 35) * 0.9;
  return Math.floor(wedge / 14 + 60) % 3 === 0 ? 2 : 0;
}
