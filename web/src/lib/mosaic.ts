/** Pictures of small stones for the cards of games. */

export const WIDTH = 322;
export const HEIGHT = 140;
export const CELL = 7;

/** Tones from dark to light; each is laid in two shades, as no quarry gives one colour. */
export const SHADES = 8;
export type Tone = 0 | 1 | 2 | 3;

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

/** The picture of a game that has none of its own: a floor of squares. */
export const floor: Motif = (x, y) =>
  Math.floor(x / 28) % 2 === Math.floor(y / 28) % 2 ? 0 : Math.floor(x / 28) % 3 === 0 ? 2 : 1;
