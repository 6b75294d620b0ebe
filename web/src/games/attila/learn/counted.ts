import type { AttilaFigures, AttilaView } from "../model";

/**
 * What can be counted on the board of a puzzle. Points stay empty: they are what many puzzles ask for.
 * The century is the first one with a tile left, as its panel shows it.
 */
export function counted(view: AttilaView, centuries: string[]): AttilaFigures {
  const tribes = view.supply.map((_, tribe) => tribe);
  const at = Math.max(
    0,
    view.tiles.findIndex((tiles) => tiles > 0),
  );
  return {
    century: centuries[at] ?? "",
    step: at + 1,
    stones: tribes.map((tribe) => view.stones.reduce((total, row) => total + (row[tribe] ?? 0), 0)),
    provinces: tribes.map((tribe) => view.stones.filter((row) => row[tribe]).length),
    points: tribes.map(() => Array.from({ length: view.seats }, () => 0)),
    places: tribes.map(() => Array.from({ length: view.seats }, () => null)),
    sums: Array.from({ length: view.seats }, () => 0),
  };
}
