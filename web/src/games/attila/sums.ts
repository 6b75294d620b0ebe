import type { Session } from "../../lib/table/session";
import type { ScoredTribe } from "./happened";
import type { AttilaFigures, Rank } from "./model";
import { seatName, tableOf, tribes } from "./model";

export const RULES: Record<Rank, string> = {
  sole: "R8.10",
  first: "R8.6",
  second: "R8.7",
  "tied-first": "R8.8",
  "tied-second": "R8.9",
};

/** The arithmetic behind one cell of "if scored now", as a sentence with its rule. */
export function sumOf(
  session: Session,
  figures: AttilaFigures,
  tribe: number,
  seat: number,
): string {
  const table = tableOf(session);
  const rank = figures.places[tribe]?.[seat] ?? null;
  const field = table.view.influence[seat]?.[tribe] ?? 0;
  const args = {
    player: seatName(table, seat),
    tribe: session.name("tribe", tribes(session.board)[tribe] ?? ""),
    stones: figures.stones[tribe] ?? 0,
    provinces: figures.provinces[tribe] ?? 0,
    points: figures.points[tribe]?.[seat] ?? 0,
    players: figures.places[tribe]?.filter((other) => other === rank).length ?? 1,
  };
  if (rank) return session.t(`attila-sum-${rank}`, { ...args, rule: RULES[rank] });
  if (!field) return session.t("attila-sum-absent", { ...args, rule: "R8.5" });
  // Two players: the second place is there, but the gap takes its points.
  if (table.view.seats === 2) return session.t("attila-sum-gap", { ...args, rule: "R12.3" });
  const leaders = figures.places[tribe]?.filter((other) => other === "tied-first").length ?? 0;
  return session.t(leaders ? "attila-sum-no-second" : "attila-sum-lower", {
    ...args,
    rule: leaders ? "R8.8" : "R8.12",
  });
}

/** The arithmetic behind one number of a scoring, as a sentence with its rule; "" where nothing was paid. */
export function paidSum(session: Session, row: ScoredTribe, seat: number): string {
  const paid = row.paid[seat];
  if (!paid) return "";
  return session.t(`attila-sum-${paid.rank}`, {
    player: seatName(tableOf(session), seat),
    tribe: session.name("tribe", row.tribe),
    stones: row.stones,
    provinces: row.provinces,
    points: paid.points,
    players: row.paid.filter((other) => other?.rank === paid.rank).length,
    rule: RULES[paid.rank],
  });
}
