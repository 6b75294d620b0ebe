/** Sections of the map to choose from: for how many players, with which peoples, how long. */
import type { EraBoard, Row } from "../model";

export interface Section {
  id: string;
  row: Row;
  peoples: string[];
  hexes: Set<string>;
  /** Provinces in it. */
  lands: number;
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
      lands: (board.tables.provinces ?? []).filter(({ hex = "" }) => hexes.has(hex)).length,
      fits: list(long ? row.players_long : row.players).includes(String(players)),
      possible: peoples.length >= players,
    };
  });
}

/** Minutes that a practised and a first table take: a round of a seat takes two to four minutes. */
const ROUNDS = { normal: 12, long: 20 };
/** Provinces for each seat at which that is so; who has more room has more to move. */
const ROOM = 14;

export function minutesOf(
  players: number,
  long: boolean,
  lands = ROOM * players,
): [number, number] {
  const room = Math.min(1.5, Math.max(0.75, Math.sqrt(lands / (ROOM * players))));
  const turns = ROUNDS[long ? "long" : "normal"] * players * room;
  const quarters = (minutes: number) => Math.round(minutes / 15) * 15;
  return [quarters(turns * 2), quarters(turns * 4)];
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
