import type { Row } from "../../lib/api/client";

/** Ways to look at the finished games, and what each tells apart. */
export const VIEWS = {
  bot: ["game", "players", "bot"],
  seat: ["game", "players", "seat"],
  both: ["game", "players", "seat", "bot"],
} as const;

export type StatisticsView = keyof typeof VIEWS;

/** Ends of the interval stand beside the share, not in columns of their own. */
const BESIDE = ["low", "high"];

/** The columns of all rows in the order they first appear, and whether they hold numbers. */
export function columnsOf(rows: Row[]): { column: string; numeric: boolean }[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (name) => !BESIDE.includes(name),
  );
  return names.map((column) => {
    const values = rows
      .map((row) => row[column])
      .filter((value) => value !== null && value !== undefined);
    return {
      column,
      numeric: values.length > 0 && values.every((value) => typeof value === "number"),
    };
  });
}
