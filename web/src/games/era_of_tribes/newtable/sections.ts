/** Sections of the map to choose from: for how many players, with which peoples, how long. */
import type { EraBoard, Row } from "../model";
import lengths from "./lengths.json";

export interface Section {
  id: string;
  row: Row;
  peoples: string[];
  hexes: Set<string>;
  /** Meant for so many players, in a game of this length. */
  fits: boolean;
  /** There are peoples enough for all seats. */
  possible: boolean;
}

const list = (cell: string | undefined): string[] => (cell ?? "").split(" ").filter(Boolean);

export function sectionsOf(board: EraBoard, players: number, long: boolean): Section[] {
  return (board.tables.sections ?? []).map((row) => {
    const peoples = list(row.peoples);
    const hexes = new Set(list(row.hexes));
    return {
      id: row.id ?? "",
      row,
      peoples,
      hexes,
      fits: list(long ? row.players_long : row.players).includes(String(players)),
      possible: peoples.length >= players,
    };
  });
}

/** Rounds and decisions of simulated games: section, kind of game, players (`bench.era_of_tribes.lengths`). */
const LENGTHS = lengths as unknown as Record<string, Record<"normal" | "long", number[][]>>;
/** Seconds for a decision at a practised and at a first table. */
const SECONDS = [8, 16];

export interface Length {
  rounds: number;
  least: number;
  most: number;
}

/** How long a game takes on this section; on all of them where this one was not simulated. */
export function lengthOf(players: number, long: boolean, section = ""): Length {
  const told = (kind: (typeof LENGTHS)[string]) => kind[long ? "long" : "normal"][players - 1];
  const here = LENGTHS[section] && told(LENGTHS[section]);
  const games = here ? [here] : Object.values(LENGTHS).flatMap((kind) => [told(kind) ?? []]);
  const known = games.filter((game) => game.length);
  const mean = (at: number) =>
    known.reduce((sum, game) => sum + (game[at] ?? 0), 0) / Math.max(1, known.length);
  const [least = 0, most = 0] = SECONDS.map((each) => Math.round((mean(1) * each) / 300) * 5);
  return { rounds: Math.round(mean(0)), least, most };
}

/** One people for each seat; an empty one is chosen in the game. */
export function peopleAt(options: Record<string, unknown>, seat: number): string {
  const named = options.peoples;
  return typeof named === "string" && named !== "lot" ? (named.split(",")[seat] ?? "") : "";
}

/** The option for these peoples; nothing where all are chosen in the game. */
export function peoplesOption(names: string[]): string | undefined {
  return names.some(Boolean) ? names.join(",") : undefined;
}
