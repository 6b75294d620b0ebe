import type { BoardData } from "../../lib/api/types";

interface Place {
  /** Where the name stands, in units of the map. */
  x: number;
  y: number;
  /** Widest row of stones, in pixels. */
  row: number;
}

/** Made by hand: shift of the block against the shape's label point, and width of its rows. */
const SHIFT: Record<string, [dx: number, dy: number, row: number]> = {
};

const ROW = 84;

export function labelOf(board: BoardData, id: string): Place {
  const [x, y] = board.shapes.provinces[id]?.label ?? [0, 0];
  const [dx, dy, row] = SHIFT[id] ?? [0, 0, ROW];
  return { x: x + dx, y: y + dy, row };
}

/** Names that are no targets: seas and the land nobody plays on; texts attila-map-…. */
export const MAP_NAMES: { id: string; x: number; y: number; kind: "sea" | "land" | "title" }[] = [
  { id: "oceanus", x: 78, y: 228, kind: "sea" },
  { id: "internum", x: 682, y: 590, kind: "sea" },
  { id: "pontus", x: 952, y: 262, kind: "sea" },
  { id: "barbaricum", x: 790, y: 190, kind: "title" },
  { id: "hibernia", x: 148, y: 22, kind: "land" },
  { id: "corsica", x: 452, y: 378, kind: "land" },
  { id: "sardinia", x: 448, y: 490, kind: "land" },
  { id: "oriens", x: 972, y: 350, kind: "land" },
];
