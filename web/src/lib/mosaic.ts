/** Small stones, for pictures that are laid and not painted. */

/** A repeatable number from 0 to 1 for a stone: the picture looks the same on every visit. */
function chance(column: number, row: number, salt: number): number {
  const mixed = Math.sin(column * 127.1 + row * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** Which stones of a field are meant, beside all of them. */
export type Quarry = "all" | "light" | "dark";

/** A field of stones as one path; each is a quadrangle set by hand, a little off the grid. */
export function lay(columns: number, rows: number, cell: number, quarry: Quarry = "all"): string {
  let path = "";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (quarry === "all" || quarry === shade(column, row)) path += stone(column, row, cell);
  return path;
}

/** No quarry gives one colour: a third of the stones is lighter, a third darker. */
function shade(column: number, row: number): Quarry {
  const drawn = chance(column, row, 9);
  return drawn < 0.33 ? "light" : drawn > 0.67 ? "dark" : "all";
}

function stone(column: number, row: number, cell: number): string {
  const corner = (dx: number, dy: number, salt: number) => {
    const off = (more: number) => (chance(column, row, salt + more) - 0.5) * cell * 0.16;
    const x = (column + dx) * cell + cell * (dx ? -0.07 : 0.07) + off(0);
    const y = (row + dy) * cell + cell * (dy ? -0.07 : 0.07) + off(1);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${corner(0, 0, 1)}L${corner(1, 0, 3)}L${corner(1, 1, 6)}L${corner(0, 1, 8)}z`;
}
