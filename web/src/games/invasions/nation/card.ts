/** What the card of a nation says: its aims, its powers, and what the timeline has for it. */
import type { Session } from "../../../lib/table/session";
import { calendarOf, ids, provinceOf, type Row, rowsOf } from "../model";

export interface Aim {
  id: string;
  text: string;
  points: number;
  /** Turns at whose end it scores; none = at the moment it is reached. */
  turns: number[];
  /** How much of it is held; null where it is nothing that is held. */
  held: { own: number; all: number } | null;
  /** Where it lies. */
  place: string | null;
}

/** The aims that are still to be scored in this scenario. */
export function aimsOf(session: Session, nation: string): Aim[] {
  const { first, last } = calendarOf(session);
  return rowsOf(session, "objectives")
    .filter((row) => row.nation === nation)
    .map((row, at) => aimOf(session, nation, row, at, last))
    .filter(({ turns, text }) => text && (!turns.length || turns.some((turn) => turn >= first)));
}

function aimOf(session: Session, nation: string, row: Row, at: number, last: number): Aim {
  const { kind = "", target = "", vp = "0", when = "" } = row;
  const [what = "", where = ""] = kind === "other" ? target.split(":") : [kind, target];
  const all = placesOf(session, kind, target);
  return {
    id: `${at} ${target}`,
    text: session.t(`goal-${what}`, { place: named(session, where) }),
    points: Number(vp),
    turns: when === "event" ? [] : turnsOf(when, last),
    held: all.length
      ? {
          own: all.filter((id) => provinceOf(session, id).controller === nation).length,
          all: all.length,
        }
      : null,
    place: all[0] ?? null,
  };
}

function turnsOf(when: string, last: number): number[] {
  return when
    .split(" ")
    .map((each) => (each === "last" ? last : Number(each)))
    .filter((turn) => turn <= last);
}

function placesOf(session: Session, kind: string, target: string): string[] {
  if (kind === "province") return [target];
  if (kind !== "area") return [];
  return rowsOf(session, "provinces")
    .filter(({ area }) => area === target)
    .map(({ id = "" }) => id);
}

/** A province, an area, a nation or a city by its name. */
function named(session: Session, id: string): string {
  const axis = ["province", "area", "nation", "city"].find((each) =>
    ids(session, each).includes(id),
  );
  return axis ? session.name(axis, id) : id;
}

/** The special powers printed on the card. */
export function powersOf(session: Session, nation: string): string[] {
  const row = rowsOf(session, "nations").find(({ id }) => id === nation);
  return (row?.special ?? "").split(" ").filter((id) => ids(session, "modifier").includes(id));
}

export interface Coming {
  turn: number;
  over: boolean;
  words: string[];
}

/** What the timeline brings, turn by turn, from the first turn of the scenario on. */
export function comingOf(session: Session, nation: string): Coming[] {
  const { first, last, turn: now } = calendarOf(session);
  const found = new Map<number, string[]>();
  for (const row of rowsOf(session, "timeline")) {
    const turn = Number(row.turn);
    if (row.nation !== nation || turn < first || turn > last) continue;
    found.set(turn, [...(found.get(turn) ?? []), comes(session, row)]);
  }
  return [...found].map(([turn, words]) => ({ turn, over: turn < now, words }));
}

function comes(session: Session, { event = "", detail = "", where = "", units = "" }: Row): string {
  if (event === "leader") return session.name("leader", detail);
  if (event === "special") return session.name("modifier", detail);
  if (event === "reinforce") return reinforcement(session, units);
  const said = session.t(`inv-card-${event}`, {
    where: where ? named(session, where.slice(where.indexOf(":") + 1)) : "none",
  });
  return units ? `${said} (${reinforcement(session, units)})` : said;
}

/** "2 heavy_cavalry; 1 units": units without a kind are chosen. */
function reinforcement(session: Session, units: string): string {
  return units
    .split(";")
    .map((each) => each.trim().split(" "))
    .map(([count = "", kind = ""]) =>
      ids(session, "unit").includes(kind)
        ? `${count} × ${session.name("unit", kind)}`
        : session.t("inv-card-units", { count: Number(count) }),
    )
    .join(", ");
}
