/** The view in the words of the rulebook. Nothing here decides what is allowed; that is in `view.legal`. */
import type {
  TableView as AnyTableView,
  BoardData,
  Both,
  GameView,
  Term,
} from "../../lib/api/types";
import { ids, sum } from "../../lib/table/reading";
import type { Session } from "../../lib/table/session";

export {
  ids,
  mine,
  nodeOf,
  seatName,
  signed,
  sum,
  underWay,
} from "../../lib/table/reading";

/** Tables by seat, province, sea … in the order of the axes. */
export interface EraView extends GameView {
  long: number;
  section: number;
  people: number[];
  round: number;
  order: number[];
  passed: number[];
  leaders: number[];
  ready: number[];
  grey: number[];
  grey_supply: number;
  acted: number[][];
  ring: number;
  ring_round: number;
  influence: number[];
  /** The higher, the further back on a space of the track. */
  lies: number[];
  morale: number[];
  thalers: number[];
  treaties: number[];
  /** Food on the plate; below nought: hunger tokens. */
  plate: number[];
  hunger: number[];
  goods: number[][];
  spent: number[][];
  military: number[][];
  war_spent: number[][];
  slots: number[][];
  pool: number[];
  armies: number[];
  legions: number[];
  grey_militia: number[];
  owner: number[];
  sea_owner: number[];
  vassals: number[][];
  fleets: number[][];
  battlefield: number[];
  city: number[];
  built: number[];
  post: number[];
  /** Vassals that may still be placed in a province during this growth. */
  room: number[];
  /** New vassals that can be converted. */
  fresh: number[];
  /** Vassals of the mover by movement points left. */
  steps: number[][];
  by_land: number[];
  by_water: number[];
  by_fleet: number[];
  /** Seas that the vassal aboard has crossed. */
  bridge: string[];
  /** Fleets of the mover by movement points left, then those that have plundered. */
  knots: number[][];
  sea_battles: number[];
  colonies: number[];
  attacker: number;
  defender: number;
  landing: number;
  units: number[][];
  fallen: number[][];
  lent: number[][];
  lent_fallen: number[][];
  markers: number;
  procession: number[];
  envoys: number[][];
  declined: number[];
  deterring: number[];
  allied: number[][];
  levels: number[][];
  /** By field and level: 1 + the pioneer's seat, -1 = reached in the set-up, 0 = by nobody. */
  discovered: number[][];
  epoch: number[];
  entered: number[];
  stage: number;
  revolting: number[];
  village: number[];
  /** Own face-down villages by kind; of others only the number. */
  kept: (number[] | number)[];
  hired: (number[] | number)[];
  used: number[][];
  /** Cards by id. */
  open: string[];
  scored: string[];
  /** Own personal card; of others only the number. */
  personal: (string[] | number)[];
  rejected: (string[] | number)[];
  ending: number;
  bonus: number[];
}

export interface EraFigures {
  growth: number[];
  morale_next: number[];
  trade: number[];
  tax: number[];
  tax_morale: number[];
  /** Thalers and morale for each leader on Trade and on Bread & Games. */
  trade_leader: number[];
  games_leader: number[];
  bread: number[];
  prices: number[][];
  half_prices: number[][];
  progresses: number[];
  provinces: number[];
  luxuries: number[];
  requirements: number[];
  cards: Record<string, number[]>;
  pays: Record<string, number[]>;
  owned: Record<string, number[]>;
  ends: { epoch: number; influence: number; provinces: number; progresses: number };
  points: number[];
  battle: BattleFigures | null;
  expansion: ExpansionFigures | null;
  /** What an answer may change, by name and seat. */
  holdings: Record<string, number[]>;
}

/** What an Expansion leaves its seat if nothing moves any further. */
export interface ExpansionFigures {
  provinces: number;
  luxuries: number;
  colonies: number;
  morale: number;
  attacks: Record<string, Attack>;
}

/** An attack that is planned: chances of whoever attacks. */
export interface Attack {
  /** Of attacker and defender. */
  units: [number, number];
  /** If nobody adds anything. */
  alone: number;
  /** Units of the Regular Army that may join, and the chance with all of them. */
  army: number;
  joined: number;
}

/** The battle under way; pairs are attacker and defender. */
export interface BattleFigures {
  /** That the attacker wins, the defender wins, nobody is left. */
  chances: [number, number, number];
  /** That a side wins with 1, 2, … units left. */
  left: [number[], number[]];
  /** That a side wins if 1, 2, 3 units joined it. */
  more: [number[], number[]];
  /** What the attacker holds, or would get now, as bits. */
  markers: number;
  compared: Record<"fist" | "mask" | "catapult", [number, number]>;
  /** Where the militia come from. */
  levy: Record<string, number>;
  /** What an army of each seat costs whoever borrows it. */
  costs: number[];
}

export type TableView = AnyTableView<EraView, EraFigures>;

/** A row of a printed table: every column is a text. */
export type Row = Record<string, string>;

interface Outline {
  path: string;
  label: [number, number];
  centre: [number, number];
  area: number;
  region: string;
}

/** GET /api/games/era_of_tribes/board */
export interface EraBoard extends Omit<BoardData, "shapes" | "borders"> {
  shapes: {
    frame: [number, number];
    provinces: Record<string, Outline>;
    seas: Record<string, Outline>;
    waste: Record<string, { path: string; label: [number, number] }>;
    sea_borders: { a: string; b: string }[];
    /** Left, top, width and height of the main map and the insets. */
    boxes: [number, number, number, number][];
    /** Outlines of the hex areas. */
    lattice: Record<string, string>;
    /** Where a sea border costs so many movement points. */
    marks: { a: string; b: string; number: number; path?: string; at: [number, number] }[];
  };
  borders: { a: string; b: string; kind: "land" | "coast" | "sea"; cost: number }[];
  tables: Record<string, Row[]>;
  /** Single numbers of the rules. */
  numbers: Record<string, number>;
  powers: Record<string, { modifier: string; name: Both; text: Both }[]>;
  levels: Record<string, Both>;
  epochs: Record<string, { normal: Both; long: Both }>;
  villages: Record<string, Both>;
  cards: Record<string, Both>;
  actions: Record<string, Both>;
  diplomacy: Record<string, Both>;
}

/** The session's view with the fields of this game. */
export function tableOf(session: Session): TableView {
  return session.view as unknown as TableView;
}

export function viewOf(session: Session): EraView {
  return tableOf(session).view;
}

export function boardOf(session: Session): EraBoard {
  return session.board as unknown as EraBoard;
}

/** Before the pieces are laid out there are no figures. */
export function figuresOf(session: Session): Partial<EraFigures> {
  return tableOf(session).figures ?? {};
}

/** What a sum of a seat is made of. */
export function termsOf(session: Session, sum: string, seat: number): Term[] {
  return tableOf(session).sums[sum]?.[seat] ?? [];
}

/** The seat whose holdings are shown: the reader's own, for others the one who acts. */
export function shownSeat(session: Session): number {
  const { seat, actor } = session.view;
  return seat >= 0 ? seat : Math.max(0, actor ?? 0);
}

export function row(session: Session, table: string, at: number): Row {
  return boardOf(session).tables[table]?.[at] ?? {};
}

/** A number of a printed table; 0 where nothing is printed. */
export function printed(cell: string | undefined): number {
  return Number(cell) || 0;
}

/** The people of a seat; none before they are chosen. */
export function peopleOf(session: Session, seat: number): Row | undefined {
  const at = viewOf(session).people[seat] ?? -1;
  return at < 0 ? undefined : boardOf(session).tables.peoples?.[at];
}

/** Two letters that stand for a seat: those of its people. */
export function codeOf(session: Session, seat: number): string {
  return peopleOf(session, seat)?.code ?? String(seat + 1);
}

/** How many things a hidden pile holds, whether the reader sees them or not. */
export function countOf(pile: number[] | number | undefined): number {
  if (pile === undefined) return 0;
  return Array.isArray(pile) ? sum(pile) : pile;
}

// -- the map -------------------------------------------------------------------------------------

/** Provinces and seas of the section that is played. */
export function fieldsInPlay(session: Session): { provinces: Set<string>; seas: Set<string> } {
  const { tables } = boardOf(session);
  const section = tables.sections?.[viewOf(session).section];
  const hexes = new Set(section?.hexes?.split(" "));
  const inside = (rows: Row[] | undefined) =>
    new Set((rows ?? []).filter(({ hex = "" }) => hexes.has(hex)).map(({ id = "" }) => id));
  return { provinces: inside(tables.provinces), seas: inside(tables.seas) };
}

export interface Land {
  id: string;
  terrain: string;
  owner: number;
  /** Vassals by seat. */
  vassals: number[];
  city: boolean;
  /** The seat that has its trade post here, -1 = none. */
  post: number;
  battlefield: number;
  village: boolean;
  good: string;
  food: number;
  /** The people whose home it is, "" = nobody's. */
  home: string;
  hex: string;
}

export function landOf(session: Session, id: string): Land {
  const view = viewOf(session);
  const at = ids(session, "province").indexOf(id);
  const printedRow = row(session, "provinces", at);
  return {
    id,
    terrain: printedRow.terrain ?? "grain",
    owner: view.owner[at] ?? -1,
    vassals: view.vassals[at] ?? [],
    city: view.city[at] === 1,
    post: view.post[at] ?? -1,
    battlefield: view.battlefield[at] ?? 0,
    village: view.village[at] === 1,
    good: printedRow.good ?? "",
    food: printed(printedRow.food),
    home: printedRow.home_of ?? "",
    hex: printedRow.hex ?? "",
  };
}

export interface Water {
  id: string;
  owner: number;
  /** Fleets by seat. */
  fleets: number[];
  fish: number;
}

export function waterOf(session: Session, id: string): Water {
  const view = viewOf(session);
  const at = ids(session, "sea").indexOf(id);
  return {
    id,
    owner: view.sea_owner[at] ?? -1,
    fleets: view.fleets[at] ?? [],
    fish: printed(row(session, "seas", at).fish),
  };
}
