/** The scenarios as a new table offers them. */
import type { InvasionsBoard, Power } from "../model";

export interface Scenario {
  id: string;
  turns: number;
  /** The shortest and the longest that people take. */
  minutes: [number, number];
  /** The one to begin with. */
  first: boolean;
  /** It is for so many players; the numbers it is for. */
  fits: boolean;
  counts: number[];
  /** By seat: the powers that it holds. */
  seats: Power[][];
}

const FIRST = "danube_376";
/** By id; estimated: nobody has timed whole games of people yet. */
const MINUTES: Record<string, [number, number]> = {
  danube_376: [25, 45],
  adrianople: [120, 180],
  attila: [150, 240],
  justinian: [150, 240],
  scenario_350: [480, 600],
};
const COUNTS = [2, 3, 4];

/** From here on a length is told in hours. */
const LONG = 120;

/** How long it takes, in the unit that is used for it. */
export function lengthOf({ minutes: [least, most] }: Scenario): {
  least: number;
  most: number;
  unit: "minutes" | "hours";
} {
  return least < LONG
    ? { least, most, unit: "minutes" }
    : { least: least / 60, most: most / 60, unit: "hours" };
}

/** The one that is chosen, else the shortest for so many players, as the server takes it. */
export function shownOf(all: Scenario[], chosen: string): Scenario | undefined {
  return all.find(({ id, fits }) => id === chosen && fits) ?? all.find(({ fits }) => fits);
}

/** The lesson first, then by length. */
export function scenariosOf(board: InvasionsBoard, players: number): Scenario[] {
  return (board.tables.scenarios ?? [])
    .map((row): Scenario => {
      const { id = "", first_turn: first, last_turn: last } = row;
      const held = row[`seats_${players}`] ?? "";
      return {
        id,
        turns: Number(last) - Number(first) + 1,
        minutes: MINUTES[id] ?? [60, 600],
        first: id === FIRST,
        fits: held !== "",
        counts: COUNTS.filter((count) => row[`seats_${count}`]),
        seats: held.split(" ").map((powers) => powers.split("+") as Power[]),
      };
    })
    .sort((a, b) => a.minutes[0] - b.minutes[0]);
}
