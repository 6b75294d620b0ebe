/** What the hall says of a table. */
import type { TableSummary } from "../../lib/api/types";
import { has, i18n, t } from "../../lib/i18n.svelte";
import { seatName } from "../../lib/me.svelte";
import { ago } from "./lobby.svelte";

export const freeSeats = (table: TableSummary): number =>
  table.seats.filter((seat) => seat.kind === "open").length;

/** The table's own name, else those I play against. */
export function nameOf(table: TableSummary): string {
  if (table.title) return table.title;
  const others = table.seats.filter((seat) => !seat.mine && seat.kind !== "open").map(seatName);
  if (!others.length) return "";
  const names = new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(others);
  return table.seats.some((seat) => seat.mine) ? t("lobby-against", { names }) : names;
}

/** How it stands, in one line. */
export function lineOf(table: TableSummary): string {
  if (table.damage) {
    const { kept, lost } = table.damage;
    return t("lobby-damaged", { id: table.id, kept, lost });
  }
  const since = ago(table.updated_at, i18n.language);
  if (table.status === "finished") return t("lobby-finished", { since });
  const free = freeSeats(table);
  if (free > 0) return t("lobby-free-seats", { free });
  if (table.waiting_for_me) return questionOf(table);
  const actor = table.seats.find((seat) => seat.seat === table.actor);
  return actor ? t("lobby-waiting-for", { name: seatName(actor), since }) : "";
}

/** What I am asked there, in the words of its game. */
function questionOf({ game, node }: TableSummary): string {
  const key = `hall-asked-${game}`;
  return has(key) ? t(key, { node: node ?? "none" }) : t("lobby-node");
}

/** The time I have left in the bank, in milliseconds; null without a clock. */
export function clockOf(table: TableSummary): number | null {
  return table.seats.find((seat) => seat.seat === table.actor)?.clock ?? null;
}

/** Days and hours, hours and minutes, or minutes: as much as one needs to know. */
export function clockWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days) return t("lobby-clock-days", { days, hours });
  if (hours) return t("lobby-clock-hours", { hours, minutes: minutes % 60 });
  return t("lobby-clock-minutes", { minutes });
}

export interface Sorted {
  /** They wait for me, the soonest clock first. */
  waiting: TableSummary[];
  /** Others decide there, or seats are free. */
  running: TableSummary[];
  over: TableSummary[];
  /** Mine alone: what-ifs and games read from a record. */
  private: TableSummary[];
  archived: TableSummary[];
}

export function sorted(mine: TableSummary[]): Sorted {
  const left = mine.filter((table) => !table.archived);
  const shared = left.filter((table) => !table.private);
  const soonest = (a: TableSummary, b: TableSummary) =>
    (clockOf(a) ?? Number.POSITIVE_INFINITY) - (clockOf(b) ?? Number.POSITIVE_INFINITY) || 0;
  return {
    waiting: shared.filter((table) => table.waiting_for_me).toSorted(soonest),
    running: shared.filter((table) => !table.waiting_for_me && table.status !== "finished"),
    over: shared.filter((table) => table.status === "finished"),
    private: left.filter((table) => table.private),
    archived: mine.filter((table) => table.archived),
  };
}
