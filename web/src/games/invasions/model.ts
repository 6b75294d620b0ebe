/** The view in the words of the rulebook. Nothing here decides what is allowed; that is in `view.legal`. */
import { ids, sum } from "../../lib/table/reading";
import type { Session } from "../../lib/table/session";
import type { InvasionsBoard, InvasionsFigures, InvasionsView, Row, TableView } from "./view";

export {
  ids,
  mine,
  nodeOf,
  seatName,
  signed,
  sum,
  underWay,
} from "../../lib/table/reading";

export type { InvasionsBoard, InvasionsFigures, InvasionsView, Row, TableView } from "./view";

export function tableOf(session: Session): TableView {
  return session.view as unknown as TableView;
}

export function viewOf(session: Session): InvasionsView {
  return tableOf(session).view;
}

/** Fields of a question that say where it is. */
const WHERE = ["province", "sea", "start"];

/** The place that the question is about. */
export function askedAt(session: Session): string | null {
  const { asked } = session.view.view;
  const place = WHERE.map((field) => asked?.[field]).find((each) => typeof each === "string");
  return (place as string | undefined) ?? null;
}

export function boardOf(session: Session): InvasionsBoard {
  return session.board as unknown as InvasionsBoard;
}

export function figuresOf(session: Session): Partial<InvasionsFigures> {
  return tableOf(session).figures ?? {};
}

export function indexOf(session: Session, axis: string, id: string): number {
  return ids(session, axis).indexOf(id);
}

/** The id behind a number of a table; undefined for -1. */
export function idAt(
  session: Session,
  axis: string,
  number: number | undefined,
): string | undefined {
  return number === undefined || number < 0 ? undefined : ids(session, axis)[number];
}

export function rowsOf(session: Session, table: string): Row[] {
  return boardOf(session).tables[table] ?? [];
}

const found = new WeakMap<Row[], Map<string, Row>>();

/** The printed row of an id. */
export function rowOf(session: Session, table: string, id: string): Row {
  const rows = rowsOf(session, table);
  const known = found.get(rows) ?? new Map(rows.map((row) => [row.id ?? "", row]));
  found.set(rows, known);
  return known.get(id) ?? {};
}

/** How many things a hidden pile holds, whether the reader sees them or not. */
export function countOf(pile: readonly (string | number)[] | number | undefined): number {
  if (pile === undefined) return 0;
  if (typeof pile === "number") return pile;
  return pile.reduce<number>((total, each) => total + (typeof each === "number" ? each : 1), 0);
}

// -- nations -------------------------------------------------------------------------------------

/** What has become of a nation, as the engine numbers it. */
export const BEINGS = ["to-come", "active", "inactive", "raider", "gone"] as const;
export const STATUSES = ["barbarian", "kingdom", "empire"] as const;
export const POWERS = ["romans", "huns", "persians", "goths"] as const;
export type Power = (typeof POWERS)[number];

export interface Nation {
  id: string;
  index: number;
  /** Whose colour it wears: the printed seat, or another one in a short scenario. */
  power: Power;
  /** The seat that decides for it, -1 = nobody. */
  seat: number;
  being: (typeof BEINGS)[number];
  status: (typeof STATUSES)[number];
  age: number;
  gold: number;
  units: number;
  /** Points that its objectives would bring now, and those it has brought. */
  scored: number;
  earned: number;
  invades: boolean;
  acted: boolean;
  /** It moves now. */
  acts: boolean;
  capital: string | undefined;
  horde: string | undefined;
  faith: string | undefined;
  patron: string | undefined;
  suzerain: string | undefined;
  ally: string | undefined;
}

/** Short scenarios give some nations to another player: "alans=huns". */
function ownersOf(session: Session): Map<string, Power> {
  const scenario = rowsOf(session, "scenarios")[viewOf(session).scenario];
  const pairs = (scenario?.owner_override ?? "").split(" ").filter(Boolean);
  return new Map(pairs.map((pair) => pair.split("=") as [string, Power]));
}

export function powerOf(session: Session, nation: string): Power {
  const printed = rowOf(session, "nations", nation).player as Power | undefined;
  return ownersOf(session).get(nation) ?? printed ?? "romans";
}

export function nationOf(session: Session, id: string): Nation {
  const view = viewOf(session);
  const figures = figuresOf(session);
  const at = indexOf(session, "nation", id);
  return {
    id,
    index: at,
    power: powerOf(session, id),
    seat: view.speaker[at] ?? -1,
    being: BEINGS[view.being[at] ?? 0] ?? "to-come",
    status: STATUSES[view.status[at] ?? 0] ?? "barbarian",
    age: view.age[at] ?? 1,
    gold: view.gold[at] ?? 0,
    units: figures.units?.[at] ?? view.unit_command.filter((each) => each === id).length,
    scored: figures.scored?.[at] ?? 0,
    earned: view.earned[at] ?? 0,
    invades: view.invading[at] === 1,
    acted: view.acted[at] === 1,
    acts: view.acting.includes(id),
    capital: idAt(session, "province", view.capital[at]),
    horde: idAt(session, "province", view.horde[at]),
    faith: idAt(session, "religion", view.faith[at]),
    patron: idAt(session, "nation", view.patron[at]),
    suzerain: idAt(session, "nation", view.suzerain[at]),
    ally: idAt(session, "nation", view.ally[at]),
  };
}

export function nations(session: Session): Nation[] {
  return ids(session, "nation").map((id) => nationOf(session, id));
}

/** Powers that a seat holds, in printed order. */
export function powersOf(session: Session, seat: number): Power[] {
  return POWERS.filter((_, at) => viewOf(session).person[at] === seat);
}

/** Points of a seat: those of its powers together. */
export function pointsOf(session: Session, seat: number): number {
  const { points } = viewOf(session);
  return sum(powersOf(session, seat).map((power) => points[POWERS.indexOf(power)] ?? 0));
}

// -- units and leaders ---------------------------------------------------------------------------

export type Arm = "infantry" | "archer" | "cavalry" | "horse-archer" | "fleet";

export interface Unit {
  /** Its place in the lines of the view. */
  number: number;
  /** "rome-legion", and the word of the engine: with "+damaged" where its back is up. */
  kind: string;
  word: string;
  /** Whose counter it is, and who commands it. */
  nation: string;
  command: string;
  contract: string;
  damaged: boolean;
  at: string;
  arm: Arm;
  heavy: boolean;
  /** 0 to 2 diamonds. */
  elite: number;
  amphibious: boolean;
  mountain: boolean;
  /** Paces left in the group that is open; undefined for everybody else. */
  paces: number | undefined;
  /** It marches in the open group. */
  marches: boolean;
}

const kinds = new WeakMap<Row[], Map<string, Row>>();

/** The printed row of a kind such as "rome-legion". */
export function kindRow(session: Session, kind: string): Row {
  const rows = rowsOf(session, "units");
  const known =
    kinds.get(rows) ?? new Map(rows.map((row) => [`${row.nation}-${row.unit_type}`, row]));
  kinds.set(rows, known);
  return known.get(kind) ?? {};
}

/** Diamonds that count: the elites of barbarians are like others (war R2.4). */
export function eliteOf(session: Session, { nation = "", elite }: Row): number {
  const status = viewOf(session).status[indexOf(session, "nation", nation)];
  return STATUSES[status ?? 0] === "barbarian" ? 0 : Number(elite) || 0;
}

export function armOf({ mounted, archer, unit_type = "" }: Row): Arm {
  if (unit_type.includes("fleet") || unit_type.includes("longship")) return "fleet";
  if (mounted === "1") return archer === "1" ? "horse-archer" : "cavalry";
  return archer === "1" ? "archer" : "infantry";
}

export function unitsOf(session: Session): Unit[] {
  const view = viewOf(session);
  const paces = new Map(figuresOf(session).march?.paces);
  return view.unit_kind.flatMap((kind, number): Unit[] => {
    const at = view.unit_at[number];
    if (!at) return [];
    const row = kindRow(session, kind);
    const damaged = view.unit_damaged[number] === 1;
    return [
      {
        number,
        kind,
        word: damaged ? `${kind}+damaged` : kind,
        nation: row.nation ?? "",
        command: view.unit_command[number] ?? "",
        contract: view.unit_contract[number] ?? "own",
        damaged,
        at,
        arm: armOf(row),
        heavy: row.heavy === "1",
        elite: eliteOf(session, row),
        amphibious: row.amphibious === "1",
        mountain: row.mountain === "1",
        paces: paces.get(number),
        marches: Boolean(view.homes[number]),
      },
    ];
  });
}

export interface Fleet {
  number: number;
  kind: string;
  nation: string;
  damaged: boolean;
  at: string;
}

export function fleetsOf(session: Session): Fleet[] {
  const view = viewOf(session);
  return view.fleet_kind.flatMap((kind, number): Fleet[] => {
    const at = view.fleet_at[number];
    if (!at) return [];
    const nation = kindRow(session, kind).nation ?? "";
    return [{ number, kind, nation, damaged: view.fleet_damaged[number] === 1, at }];
  });
}

export interface Leader {
  id: string;
  nation: string;
  at: string;
  /** In a sea zone instead of a province. */
  aboard: boolean;
  combat: number;
  stacking: number;
  campaign: number;
  confined: boolean;
  marches: boolean;
}

export function leadersOf(session: Session): Leader[] {
  const view = viewOf(session);
  return ids(session, "leader").flatMap((id, at): Leader[] => {
    const sea = idAt(session, "sea", view.aboard[at]);
    const place = sea ?? idAt(session, "province", view.leader_at[at]);
    if (!place) return [];
    const row = rowOf(session, "leaders", id);
    return [
      {
        id,
        nation: row.nation ?? "",
        at: place,
        aboard: sea !== undefined,
        combat: Number(row.combat) || 0,
        stacking: Number(row.stacking) || 0,
        campaign: Number(row.campaign) || 0,
        confined: view.confined[at] === 1,
        marches: (view.leader_home[at] ?? -1) >= 0,
      },
    ];
  });
}

/** Everything of one nation in one province. */
export interface Stack {
  /** "dacia visigoths" */
  id: string;
  at: string;
  nation: string;
  power: Power;
  units: Unit[];
  leaders: Leader[];
  horde: boolean;
  /** Units that count against the limit, and the limit. */
  counted: number;
  limit: number;
  /** To the nation that acts: friendly, neutral or hostile. */
  attitude: number;
}

export function stacksOf(session: Session): Stack[] {
  const found = new Map<string, Stack>();
  const limits = figuresOf(session).stacks ?? {};
  const stack = (at: string, nation: string): Stack => {
    const id = `${at} ${nation}`;
    const [counted = 0, limit = 0, attitude = 0] = limits[at]?.[nation] ?? [];
    const known = found.get(id) ?? {
      id,
      at,
      nation,
      power: powerOf(session, nation),
      units: [],
      leaders: [],
      horde: false,
      counted,
      limit,
      attitude,
    };
    found.set(id, known);
    return known;
  };
  for (const unit of unitsOf(session)) stack(unit.at, unit.command).units.push(unit);
  for (const leader of leadersOf(session))
    if (!leader.aboard) stack(leader.at, leader.nation).leaders.push(leader);
  viewOf(session).horde.forEach((province, nation) => {
    const [at, id] = [idAt(session, "province", province), idAt(session, "nation", nation)];
    if (at && id) stack(at, id).horde = true;
  });
  return [...found.values()];
}

// -- provinces -----------------------------------------------------------------------------------

export interface Province {
  id: string;
  area: string;
  terrain: string;
  /** "0.5", "1" … as printed. */
  income: number;
  religion: string;
  /** Name of its city or site, "" = none; 0 = site, 1-3 = city, -1 = neither. */
  city: string;
  level: number;
  walls: boolean;
  wallValue: number;
  port: string;
  /** The nation that controls it, that owns its city, whose capital or limes it is. */
  controller: string | undefined;
  cityOwner: string | undefined;
  capitalOf: string | undefined;
  limes: string | undefined;
  looted: boolean;
  /** 0 = none, 1 = −, 2 = +. */
  revolt: number;
  raid: number;
  heresy: number;
}

export function provinceOf(session: Session, id: string): Province {
  const view = viewOf(session);
  const row = rowOf(session, "provinces", id);
  const at = indexOf(session, "province", id);
  const area = indexOf(session, "area", row.area ?? "");
  return {
    id,
    area: row.area ?? "",
    terrain: row.terrain ?? "clear",
    income: Number(row.income) || 0,
    religion: row.religion ?? "",
    city: row.city_name ?? "",
    level: view.level[at] ?? -1,
    walls: view.walls[at] === 1,
    wallValue: Number(row.wall_value) || 0,
    port: row.port ?? "",
    controller: idAt(session, "nation", view.controller[at]),
    cityOwner: idAt(session, "nation", view.city_owner[at]),
    capitalOf: idAt(session, "nation", view.capital.indexOf(at)),
    limes: idAt(session, "nation", view.limes[at]),
    looted: view.looted[at] === 1,
    revolt: view.revolt[at] ?? 0,
    raid: view.raid_marker[at] ?? 0,
    heresy: area < 0 ? 0 : (view.heresy[area] ?? 0),
  };
}

/** Provinces of the part of the board that is played. */
export function inPlay(session: Session): Set<string> {
  const areas = rowsOf(session, "scenarios")[viewOf(session).scenario]?.areas ?? "all";
  const open = new Set(areas.split(" "));
  return new Set(
    rowsOf(session, "provinces")
      .filter(({ area = "" }) => areas === "all" || open.has(area))
      .map(({ id = "" }) => id),
  );
}

// -- the turn ------------------------------------------------------------------------------------

export interface Calendar {
  first: number;
  last: number;
  turn: number;
  scoring: number[];
}

export function calendarOf(session: Session): Calendar {
  const { scenario, turn } = viewOf(session);
  const row = rowsOf(session, "scenarios")[scenario] ?? {};
  const last = Number(row.last_turn) || 12;
  const scoring = (row.scoring_turns ?? "")
    .split(" ")
    .map((each) => (each === "last" ? last : Number(each)));
  return { first: Number(row.first_turn) || 1, last, turn, scoring };
}

/** A chance in per cent; what can still fail is never certain, what can still happen never impossible. */
export function percent(chance: number): number {
  const round = Math.round(100 * chance);
  if (chance < DUST || chance > 1 - DUST) return round;
  return Math.min(99, Math.max(1, round));
}
/** What a long sum of chances may miss of a whole. */
const DUST = 1e-9;
