/** A position of a lesson or a puzzle as a table that the game's own components can draw. */
import type { AttilaFigures, AttilaView, GameEvent, LogLine, TableView } from "../lib/api/types";

export interface Position {
  game: string;
  seat: number;
  names: string[];
  view: AttilaView;
  figures: AttilaFigures;
  /** Left out where they would tell the answer. */
  sums?: TableView["sums"];
  legal: string[];
  /** What happened up to here, one list per stop. */
  told: GameEvent[][];
}

export function tableOf({ game, seat, names, view, figures, sums = {}, legal, told }: Position): TableView {
  return {
    id: "",
    game,
    title: "",
    seat,
    seats: names.map((name, at) => ({ seat: at, name, kind: "person", bot: null, mine: at === seat, online: true, away: false, clock: null })),
    seq: told.length,
    steps: told.length,
    actor: view.to_act.find((each) => each >= 0) ?? null,
    view,
    figures,
    sums,
    previews: {},
    legal,
    onward: {},
    can_undo: false,
    can_redo: false,
    barriers: [],
    takeback: null,
    orders: {},
    hints: false,
    pace: { kind: "none", bank: 0, step: 0 },
    delay: 0,
    seed_hash: "",
    seed: null,
    result: null,
    rematch: null,
    log: told.map(lineOf),
    chat: [],
  };
}

function lineOf(events: GameEvent[], at: number): LogLine {
  return { step: at + 1, seq: at + 1, seat: -1, action: "", events, automatic: false, why: null };
}

/**
 * What can be counted on the board of a puzzle. Points stay empty: they are what many puzzles ask for.
 * The century is the first one with a tile left, as its panel shows it.
 */
export function counted(view: AttilaView, centuries: string[]): AttilaFigures {
  const tribes = view.supply.map((_, tribe) => tribe);
  const at = Math.max(0, view.tiles.findIndex((tiles) => tiles > 0));
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
