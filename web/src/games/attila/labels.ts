import type { BoardData } from "../../lib/api/types";
import { arrange, type Label, sizeOf } from "../../map/labels";
import type { Spot } from "../../map/walk";

interface Place {
  /** Where the name stands, in units of the map. */
  x: number;
  y: number;
  /** Widest row of stones, in pixels. */
  row: number;
}

/**
 * Made by hand for the scale at which the whole map fits a small desktop: x and y where the name stands,
 * and the width of the rows, so that two rows of stones fit between the neighbours' blocks: in the narrowest
 * one stone stands beside two of another tribe.
 */
const PLACES: Record<string, [x: number, y: number, row: number]> = {
  britannia: [258, 42, 112],
  germania: [393, 105, 86],
  lugdunensis: [282, 162, 112],
  aquitania: [253, 240, 86],
  narbonensis: [346, 307, 86],
  cisalpina: [458, 275, 86],
  raetia: [458, 198, 98],
  noricum: [556, 166, 86],
  pannonia: [657, 219, 92],
  dalmatia: [596, 301, 86],
  dacia: [721, 299, 86],
  moesia: [821, 254, 86],
  thracia: [832, 336, 86],
  macedonia: [718, 375, 86],
  graecia: [742, 455, 86],
  creta: [855, 581, 112],
  asia: [915, 407, 112],
  italia: [534, 354, 86],
  sicilia: [554, 549, 112],
  africa: [443, 567, 112],
  cyrenaica: [792, 663, 112],
  mauretania: [211, 562, 112],
  tarraconensis: [224, 379, 112],
  lusitania: [91, 363, 86],
  baetica: [144, 446, 112],
};

/** A board with other provinces falls back to the points inside its shapes. */
export function labelOf(board: BoardData, id: string): Place {
  const [x, y, row] = PLACES[id] ?? [...(board.shapes.provinces[id]?.label ?? [0, 0]), 86];
  return { x: x ?? 0, y: y ?? 0, row: row ?? 86 };
}

export function spotOf(board: BoardData, id: string): Spot {
  const { x, y } = labelOf(board, id);
  return { id, u: x, v: y };
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

/** Ids whose names have room at a scale where not all of them fit; the first go before the others. */
export function roomForNames(
  board: BoardData,
  ids: string[],
  name: (id: string) => string,
  k: number,
): Set<string> {
  const labels = ids.map((id, at): Label => {
    const { x, y } = labelOf(board, id);
    return { id, u: x, v: y, weight: -at, forms: [sizeOf(name(id))] };
  });
  return new Set(arrange(labels, k).keys());
}
