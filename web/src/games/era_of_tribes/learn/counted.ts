import type { EraBoard, EraFigures, EraView } from "../model";

/** What can be counted on the table of a puzzle. Sums stay empty, for they are what the puzzles ask. */
export function counted(view: EraView, board: Pick<EraBoard, "tables">): Partial<EraFigures> {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const players = board.tables.players?.[view.seats - 1];
  const ends = board.tables.ends ?? [];
  const length = view.long ? "long" : "normal";
  const limit = (end: string) => Number(ends.find(({ id }) => id === end)?.[length]) || 0;
  return {
    progresses: seats.map((seat) =>
      (view.levels[seat] ?? []).reduce((all, level) => all + level, 0),
    ),
    provinces: seats.map((seat) => view.owner.filter((owner) => owner === seat).length),
    ends: {
      epoch: 0,
      influence: Number(players?.[`influence_end_${length}`]) || 0,
      provinces: limit("provinces"),
      progresses: limit("progresses"),
    },
    battle: null,
  };
}
