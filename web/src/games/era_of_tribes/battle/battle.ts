/** The battle under way, as the board shows it: units with reasons, markers with holders, rolls so far. */
import type { GameEvent, LogLine } from "../../../lib/api/types";
import type { Session } from "../../../lib/table/session";
import { type BattleFigures, figuresOf, ids, landOf, tableOf, underWay, viewOf } from "../model";

export type Side = 0 | 1;
export const SIDES: readonly Side[] = [0, 1];
export const ATTACKER: Side = 0;
export const DEFENDER: Side = 1;
export const BARBARIANS = -1;

/** The order in which units fall (R16.15); those of one rank are the owner's choice. */
const FALLING = [
  ["levy"],
  ["militia"],
  ["mercenary"],
  ["ore"],
  ["wine"],
  ["ivory"],
  ["vassal", "fleet", "army", "legion", "ally"],
  ["city"],
  ["village"],
];
export const MARKERS = ["sword", "fist", "mask", "catapult", "shield"] as const;
export type Marker = (typeof MARKERS)[number];

export interface Unit {
  key: string;
  kind: string;
  fallen: boolean;
  /** Falls next if its side is hit. */
  next: boolean;
  /** Why it is here: mountain, landing, city, battlefield, stage. */
  reason: string;
}

export interface Roll {
  red: string;
  green: string;
  /** Hits on attacker and defender. */
  hits: [number, number];
}

export interface Battle {
  /** A province or a sea. */
  place: string;
  atSea: boolean;
  seats: [number, number];
  landing: boolean;
  figures: BattleFigures;
  /** The markers are given out: nothing changes them any more. */
  dealt: boolean;
  units: [Unit[], Unit[]];
  rolls: Roll[];
}

export function placeName(session: Session, place: string): string {
  const axis = ids(session, "sea").includes(place) ? "sea" : "province";
  return session.name(axis, place);
}

export function battleOf(session: Session): Battle | null {
  const frame = underWay(session, "battle");
  const figures = figuresOf(session).battle;
  // What is asked after the last roll is no part of the fight.
  if (!frame || !figures || underWay(session, "aftermath")) return null;
  const view = viewOf(session);
  const place = String(frame.place ?? "");
  return {
    place,
    atSea: ids(session, "sea").includes(place),
    seats: [view.attacker, view.defender],
    landing: view.landing === 1,
    figures,
    dealt: frame.step === "fight" || underWay(session, "combat-round") !== undefined,
    units: [unitsOf(session, 0), unitsOf(session, 1)],
    rolls: rollsOf(session),
  };
}

/** What fell lies first, then who is alive, in the order in which they fall. */
export function unitsOf(session: Session, side: Side): Unit[] {
  const view = viewOf(session);
  const kinds = ids(session, "unit");
  const levy = reasons(figuresOf(session).battle?.levy ?? {});
  const at = (kind: string) => kinds.indexOf(kind);
  const found: Unit[] = [];
  for (const kind of FALLING.flat())
    for (const fallen of [true, false]) {
      const count = (fallen ? view.fallen : view.units)[side]?.[at(kind)] ?? 0;
      for (let n = 0; n < count; n += 1)
        found.push({
          key: `${kind}-${fallen}-${n}`,
          kind,
          fallen,
          next: false,
          reason: kind === "levy" ? (levy.shift() ?? "") : "",
        });
    }
  const first = found.find((unit) => !unit.fallen);
  const rank = FALLING.find((kinds) => kinds.includes(first?.kind ?? ""));
  const alone = found.filter((unit) => !unit.fallen && rank?.includes(unit.kind));
  if (first && (rank?.length === 1 || alone.length === 1)) first.next = true;
  return found.sort((a, b) => Number(b.fallen) - Number(a.fallen));
}

function reasons(levy: Record<string, number>): string[] {
  return Object.entries(levy).flatMap(([reason, count]) =>
    Array.from({ length: count }, () => reason),
  );
}

export function alive(battle: Battle, side: Side): number {
  return battle.units[side].filter((unit) => !unit.fallen).length;
}

/** Where the rule book lets a unit into a battle. */
const RULE_OF: Record<string, string> = { levy: "R16.6", ally: "R19.4", militia: "R16.7" };
const COMES = new Set(["vassal", "fleet", "city", "village"]);

export interface UnitTerm {
  kind: string;
  /** Of militia: why they are there. */
  reason: string;
  count: number;
  rule: string;
}

/** The units of a side that are alive, as a sum with its rules. */
export function unitTerms(battle: Battle, side: Side): UnitTerm[] {
  const found: UnitTerm[] = [];
  for (const { kind, reason, fallen } of battle.units[side]) {
    if (fallen) continue;
    const known = found.find((term) => term.kind === kind && term.reason === reason);
    if (known) known.count += 1;
    else
      found.push({
        kind,
        reason,
        count: 1,
        rule: RULE_OF[kind] ?? (COMES.has(kind) ? "R16.4" : "R16.5"),
      });
  }
  return found;
}

/** Who holds a marker now, or would get it (R16.11). */
export function holder(battle: Battle, marker: Marker, symbols: string[]): Side {
  return (battle.figures.markers >> symbols.indexOf(marker)) & 1 ? ATTACKER : DEFENDER;
}

/** The events of the battle that is fought last, from its beginning. */
export function eventsOf(log: LogLine[]): GameEvent[] {
  const events = log.flatMap((line) => line.events);
  return events.slice(
    Math.max(
      0,
      events.findLastIndex((each) => each.event === "battle"),
    ),
  );
}

export function rollsOf(session: Session): Roll[] {
  const { markers } = viewOf(session);
  const symbols = ids(session, "symbol");
  const holds = (face: string) => (markers >> symbols.indexOf(face)) & 1;
  return eventsOf(tableOf(session).log)
    .filter((each) => each.event === "rolled")
    .map((each) => {
      const [red, green] = [String(each.red), String(each.green)];
      const onDefender = holds(red) + holds(green);
      return { red, green, hits: [2 - onDefender, onDefender] };
    });
}

/** Whether this reader fights, or is asked for help. */
export function concerns(session: Session, battle: Battle): boolean {
  const { seat, actor } = session.view;
  return seat >= 0 && (battle.seats.includes(seat) || actor === seat);
}

/** The side that the reader is on; spectators stand behind the attacker. */
export function ownSide(session: Session, battle: Battle): Side | null {
  const at = battle.seats.indexOf(session.view.seat);
  return at < 0 ? null : (at as Side);
}

/** The colours of a seat; barbarians have the darkest. */
export const realmOf = (seat: number): string =>
  seat === BARBARIANS ? "6" : String((seat % 6) + 1);

export const percent = (chance: number): number => Math.round(chance * 100);

/** What an outcome changes for the place, for the line under the odds. */
export function stakes(session: Session, battle: Battle): "sea" | "village" | "city" | "province" {
  if (battle.atSea) return "sea";
  if (battle.seats[1] === BARBARIANS) return "village";
  return landOf(session, battle.place).city ? "city" : "province";
}
