import type { InvasionsBoard, InvasionsFigures, InvasionsView } from "../view";

/** What can be counted on the board of a puzzle. Limits, pools and sums stay empty, for they are what the puzzles ask. */
export function counted(
  { unit_command, unit_at }: InvasionsView,
  { axes }: Pick<InvasionsBoard, "axes">,
): Partial<InvasionsFigures> {
  const nations = axes.nation ?? [];
  return {
    units: nations.map(
      (id) => unit_command.filter((nation, at) => nation === id && unit_at[at]).length,
    ),
    scored: nations.map(() => 0),
    stacks: {},
    march: null,
    fight: null,
    answers: [],
    ledger: null,
  };
}
