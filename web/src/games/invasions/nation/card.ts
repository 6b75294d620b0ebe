/** What the card of a nation says: its aims, its powers, and what the timeline has for it. */
import type { Session } from "../../../lib/table/session";
import { calendarOf, ids, inPlay, provinceOf, type Row, rowsOf, viewOf } from "../model";

export interface Aim {
  id: string;
  text: string;
  points: number;
  /** Turns at whose end it scores; none = at the moment it is reached. */
  turns: number[];
  /** How much of it is held; null where it is nothing that is held. */
  held: { own: number; all: number } | null;
  /** Provinces to hold. */
  places: string[];
}

/** What scores at the moment it is reached. */
const AT_ONCE = "event";
/** Turns that the objectives name beside the last one. */
const COLUMNS = [3, 6, 9];

/** The aims that count in this scenario and lie on the part of the board that is played. */
export function aimsOf(session: Session, nation: string): Aim[] {
  const open = inPlay(session);
  const isOpen = ({ kind = "", target = "" }: Row) => {
    const places = kind === "other" ? whereOf(session, target) : placesOf(session, kind, target);
    return !places.length || places.some((id) => open.has(id));
  };
  return rowsOf(session, "objectives")
    .filter((row) => row.nation === nation && isOpen(row))
    .map((row, at) => ({ aim: aimOf(session, nation, row, at), when: row.when }))
    .filter(({ aim, when }) => when === AT_ONCE || aim.turns.length)
    .map(({ aim }) => aim);
}

/** Provinces that a nation will still score for, by themselves or with their area. */
export function goalsOf(session: Session, nation: string): Set<string> {
  const { turn: now } = calendarOf(session);
  const ahead = aimsOf(session, nation).filter(({ turns }) => turns.some((turn) => turn >= now));
  return new Set(ahead.flatMap(({ places }) => places));
}

function aimOf(session: Session, nation: string, row: Row, at: number): Aim {
  const { kind = "", target = "", vp = "0", when = "" } = row;
  const [what = "", where = ""] = kind === "other" ? target.split(":") : [kind, target];
  const all = placesOf(session, kind, target);
  return {
    id: `${at} ${target}`,
    text: session.t(`goal-${what}`, { place: named(session, where) }),
    points: Number(vp),
    turns: turnsOf(session, when),
    held: all.length
      ? {
          own: all.filter((id) => provinceOf(session, id).controller === nation).length,
          all: all.length,
        }
      : null,
    places: all,
  };
}

/** Turns of this scenario in which an aim scores (realm R11.6, R12.4): a short one scores the next column. */
function turnsOf(session: Session, when: string): number[] {
  const { scoring, last } = calendarOf(session);
  const row = rowsOf(session, "scenarios")[viewOf(session).scenario];
  const ends = (row?.scoring_turns ?? "").split(" ").includes("last");
  const column = (turn: number) =>
    ends && turn === last ? "last" : String(COLUMNS.find((each) => turn <= each) ?? "last");
  return scoring.filter((turn) => when.split(" ").includes(column(turn)));
}

function placesOf(session: Session, kind: string, target: string): string[] {
  if (kind === "province") return [target];
  if (kind !== "area") return [];
  return rowsOf(session, "provinces")
    .filter(({ area }) => area === target)
    .map(({ id = "" }) => id);
}

/** The provinces of "loot:roma" or "found_kingdom:hispania": where the city lies, or of the area. */
function whereOf(session: Session, target: string): string[] {
  const where = target.split(":")[1];
  return rowsOf(session, "provinces")
    .filter(({ area, city }) => where !== undefined && (area === where || city === where))
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
