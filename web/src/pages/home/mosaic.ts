/** Pictures of small stones for the cards of games whose map is not drawn yet. */

export const WIDTH = 320;
export const HEIGHT = 140;
const CELL = 8;

/** Index of a colour for a point of the picture, 0 ≤ x ≤ WIDTH, 0 ≤ y ≤ HEIGHT. */
export type Motif = (x: number, y: number) => number;

/** A repeatable number from 0 to 1 for a stone: the picture looks the same on every visit. */
function chance(column: number, row: number, salt: number): number {
  const mixed = Math.sin(column * 127.1 + row * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** One path per colour; each stone is a quadrangle set by hand, a little off the grid. */
export function lay(motif: Motif, colours: number): string[] {
  const paths: string[] = Array.from({ length: colours }, () => "");
  for (let row = 0; row * CELL < HEIGHT; row++) {
    for (let column = 0; column * CELL < WIDTH; column++) {
      const index = motif((column + 0.5) * CELL, (row + 0.5) * CELL);
      // Neighbouring shades are mixed in, as no quarry gives one colour.
      const mixed = chance(column, row, 9) < 0.16 ? index + (chance(column, row, 5) < 0.5 ? 1 : -1) : index;
      paths[Math.min(colours - 1, Math.max(0, mixed))] += stone(column, row);
    }
  }
  return paths;
}

function stone(column: number, row: number): string {
  const corner = (dx: number, dy: number, salt: number) => {
    const off = (more: number) => (chance(column, row, salt + more) - 0.5) * 1.4;
    const x = (column + dx) * CELL + (dx ? -0.6 : 0.6) + off(0);
    const y = (row + dy) * CELL + (dy ? -0.6 : 0.6) + off(1);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${corner(0, 0, 1)}L${corner(1, 0, 3)}L${corner(1, 1, 6)}L${corner(0, 1, 8)}z`;
}

/** Colours run from dark to light. */
export const MOTIFS: Record<string, Motif> = {
  // A sun with rays over the sea.
  rising_cultures: (x, y) => {
    const dx = x - 218;
    const dy = 104 - y;
    if (dy < 0) return Math.sin(x / 13 + Math.floor(y / 8) * 1.9) > 0.35 ? 2 : 0;
    const far = Math.hypot(dx, dy);
    if (far < 34) return 5;
    if (far < 46) return 4;
    return Math.floor((Math.atan2(dy, dx) / Math.PI) * 22) % 2 === 0 ? (far < 96 ? 3 : 2) : 1;
  },
  // Fields and hills, one behind the other.
  era_of_tribes: (x, y) => {
    const hills: [number, number, number][] = [
      [112, 9, 50],
      [84, 13, 71],
      [58, 15, 93],
    ];
    for (const [at, height, length] of hills) {
      const ridge = at - height * Math.sin((x + at * 3) / length * 2.2);
      if (y > ridge) return (y - ridge < 8 ? 4 : Math.floor((x + y * 1.4) / (length * 0.42)) % 2 ? 1 : 2) - (at > 100 ? 1 : 0);
    }
    return Math.hypot(x - 262, y - 26) < 14 ? 5 : y < 26 ? 3 : 4;
  },
  // Peoples pour over a wall.
  invasions: (x, y) => {
    const wall = 186 + 26 * Math.sin(y / 40);
    const off = x - wall;
    if (off > -6 && off < 12) return Math.floor(y / 8) % 2 ? 5 : 4;
    if (off < 0) return Math.floor(x / 24) % 2 === Math.floor(y / 24) % 2 ? 0 : 1;
    return (Math.floor((off + Math.abs(((y + 28) % 56) - 28)) / 14)) % 3 === 0 ? 3 : 2 - (Math.floor(y / 56) % 2);
  },
};
