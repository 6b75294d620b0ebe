import type { CulturesBoard, CulturesFigures, CulturesView } from "../model";

/**
 * What can be counted on the table of a puzzle: coins, cards, the row. All sums stay empty, for they are
 * what the puzzles ask; the stage leaves out the places where they would stand.
 */
export function counted(
  view: CulturesView & { row: number[] },
  board: Pick<CulturesBoard, "axes" | "nations">,
): CulturesFigures {
  const nations = view.nation.map((at) => board.nations[board.axes.nation?.[at] ?? ""]);
  return {
    coins: view.coins,
    progress: view.progress,
    limits: nations.map((nation) => nation?.coin_limit ?? 0),
    stages: nations.map(
      (nation, seat) => nation?.sides[view.golden[seat] ?? 0]?.stages.length ?? 0,
    ),
    row: (board.axes.province ?? []).filter((_, at) => view.row[at]),
    marker_to: view.marker,
    province_to: -1,
    tie_to: view.marker,
    prices: [],
    resources: [],
    jokers: [],
    symbols: [],
    symbol_jokers: [],
    free_swaps: [],
    ruler_places: [],
    nile_due: [],
    strengths: [],
    sheet: [],
    points: [],
  };
}

/** Whether these are the figures of a question: then no sum is shown. */
export function isAsking(figures: CulturesFigures): boolean {
  return figures.points.length === 0;
}
