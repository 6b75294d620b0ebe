/** A position of a lesson or a puzzle as a table that the game's own components can draw. */
import type { GameEvent, LogLine, TableView } from "../lib/api/types";

export interface Position {
  game: string;
  seat: number;
  names: string[];
  view: TableView["view"];
  figures: TableView["figures"];
  /** Left out where they would tell the answer. */
  sums?: TableView["sums"];
  legal: string[];
  /** What happened up to here, one list per stop. */
  told: GameEvent[][];
}

export function tableOf({
  game,
  seat,
  names,
  view,
  figures,
  sums = {},
  legal,
  told,
}: Position): TableView {
  return {
    id: "",
    game,
    title: "",
    seat,
    seats: names.map((name, at) => ({
      seat: at,
      name,
      kind: "person",
      bot: null,
      mine: at === seat,
      online: true,
      away: false,
      clock: null,
    })),
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
    gathering: [],
    passing: [],
    draft: null,
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
