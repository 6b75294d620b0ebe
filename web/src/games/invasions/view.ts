/** The fields of the view, by the names of the engine. Tables run over their axis by number, lines hold ids. */
import type { TableView as AnyTableView, BoardData, GameView } from "../../lib/api/types";

/** A hidden pile: its ids for whoever may see them, for others only the number. */
export type Pile = string[] | number;

export interface InvasionsView extends GameView {
  scenario: number;
  switches: number[];
  /** By power: the seat that holds it, -1 = nobody. */
  person: number[];
  /** By nation: the seat that decides for it, -1 = nobody. */
  speaker: number[];
  turn: number;
  /** Nations in activation order. */
  slots: string[];
  acted: number[];
  in_force: number[];
  invading: number[];
  being: number[];
  status: number[];
  founded: number[];
  capital: number[];
  age: number[];
  decline: number[];
  gold: number[];
  bankrupt: number[];
  shortfall: number[];
  taxed: number[];
  faith: number[];
  heresy: number[];
  ally: number[];
  patron: number[];
  client_tribute: number[];
  suzerain: number[];
  federators: string[];
  federates: string[];
  foedus_first: string[];
  foedus_second: string[];
  foedus_since: number[];
  /** Two nations each time. */
  pacts: string[];
  weddings: string[];
  foes: string[];
  foes_until: number[];
  diplomacy_deck: number;
  /** By nation: counts by card, or how many. */
  diplomacy_hand: (number[] | number)[];
  /** By province: who controls it. */
  controller: number[];
  /** By area. */
  lord: number[];
  joint: number[];
  city_owner: number[];
  /** By province: 0 = site, 1-3 = city, -1 = neither. */
  level: number[];
  walls: number[];
  looted: number[];
  revolt: number[];
  raid_marker: number[];
  unit_kind: string[];
  unit_command: string[];
  unit_contract: string[];
  unit_damaged: number[];
  unit_at: (string | null)[];
  fleet_kind: string[];
  fleet_damaged: number[];
  fleet_at: (string | null)[];
  /** By nation: the province. */
  horde: number[];
  /** By province: the nation. */
  limes: number[];
  supply: number[];
  lost: number[];
  leader_at: number[];
  aboard: number[];
  confined: number[];
  dead: number[];
  event_deck: number;
  discard: number[];
  hand: Pile[];
  markers: Pile[];
  faces: Pile[];
  backs: number[];
  shown: number;
  /** Nations that move in this part of the activation. */
  acting: string[];
  mode: number[];
  campaigner: number;
  campaigned: string[];
  /** Of each land unit: steps used, its leader, where it joined the open group. */
  steps: number[];
  leads: (string | number | null)[];
  froms: (string | number | null)[];
  marks: number[];
  homes: (string | null)[];
  leader_steps: number[];
  leader_marks: number[];
  leader_home: number[];
  horde_steps: number[];
  horde_marks: number[];
  horde_home: number[];
  battle_side: number[];
  fighters: number[];
  bystanders: number[];
  commander: number[];
  battle_size: number[];
  ambusher: number;
  victor: number;
  victory: number;
  /** By side and colour, by side and what a die shows. */
  to_roll: number[][];
  dice: number[][];
  rerolls: number[];
  thrown: number[];
  bonus: number[];
  column: number[];
  hits: number[];
  spared: number[];
  fallen: number[];
  limes_fell: number;
  slain: string[];
  ships: number[];
  ship_sides: string[];
  sunk: number[];
  siege_bonus: number;
  raiders: string[];
  points: number[];
  earned: number[];
  last_points: number[];
}

/** What awaits a group in a province that it can reach. */
export interface Reached {
  paces: number;
  from: string;
  /** river, ridge, strait, limes, enemies, overrun, neutrals, siege: in the order in which it comes. */
  means: string[];
}

/** What the server knows of a step before it is done. */
export interface StepOdds {
  dangers: Danger[];
  /** The battle with those who stand there, if nobody flees or comes. */
  battle: BattleOdds | null;
  /** Units that have no pace left and stay behind. */
  weary: number;
}

/** Chances from 0 to 1, and the units that each side can expect to lose before recovery. */
export interface BattleOdds {
  attacker: number;
  defender: number;
  attacker_losses: number;
  defender_losses: number;
}

/** Somebody who may react to the entry of a group. */
export interface Danger {
  how: "flight" | "interception";
  nation: string;
  place?: string;
  /** With a leader; of the others only one stack may come. */
  led?: boolean;
  /** In percent. */
  chance: number;
}

/** The books of the nation that is administered now, in gold. */
export interface Ledger {
  nation: string;
  gold: number;
  /** 1 once it has had its income of this turn. */
  taxed: number;
  income: FightTerm[];
  expenses: FightTerm[];
  net: number;
  /** What an item is made of: cities and areas, sea zones, nations, by id. */
  details: Record<string, FightTerm[]>;
  next: Forecast;
}

/** The next turn, if nothing changes. */
export interface Forecast {
  brought: number;
  age: number;
  /** What is left of the gold at that age. */
  kept: number;
  /** Prices of Administration cards. */
  cheapest: number;
  dearest: number;
  net: number;
  bankrupt: "yes" | "maybe" | "no";
}

/** A kind of unit in the market; `bar` says why it cannot be bought. */
export interface Ware {
  kind: string;
  price: number;
  supply: number;
  national: boolean;
  bar: string;
}

export interface Shop {
  kinds: Ware[];
  /** National units bought, and how many a turn; -1 = any number. */
  bought: number;
  limit: number;
  repairs: [done: number, most: number];
  mending: [place: string, price: number][];
  walls: [price: number, cities: number];
}

export interface CardTypes {
  types: [type: string, cost: number, drawn: number][];
}

export interface Unrest {
  revolts: {
    province: string;
    terms: FightTerm[];
    needed: number;
    rolls: number;
    /** In percent. */
    chance: number;
  }[];
}

/** Raids that a word leads to, with every result of the roll in percent, failure first. */
export interface Raids {
  raids: {
    word: string;
    province: string;
    terms: FightTerm[];
    chances: [failure: [string, number], ...[outcome: string, chance: number][]];
  }[];
}

/** Shores at which a landing is risked. */
export interface Landings {
  landings: {
    province: string;
    terms: FightTerm[];
    needed: number;
    /** In percent. */
    chance: number;
  }[];
}

/** By nation: what each use of a card costs and whom it could meet; whom a free foedus. */
export interface Embassies {
  embassies: Record<
    string,
    { uses: Record<string, [cost: number, targets: string[]]>; foedus: string[] }
  >;
}

/** A flight by its first step, or an interception by the place of the stack, with its roll. */
export interface Reaction extends Danger {
  place: string;
  terms: FightTerm[];
  /** What the die must show. */
  needed: number;
}

/** A term of a pool or of a modifier: its name and its number. */
export type FightTerm = [name: string, number: number];
type Both<T> = [attacker: T, defender: T];

/** The battle under way, as far as everybody can reckon it. */
export interface BattleFigures {
  /** Red swords hit in open ground only. */
  open: boolean;
  advanced: boolean;
  /** Own and enemy units of an arm, where they are an advantage. */
  advantages: Both<Record<string, [own: number, enemy: number]>>;
  terms: Both<FightTerm[]>;
  pools: Both<[white: number, black: number]>;
  /** Hits of the dice that lie on the table. */
  scored: Both<number>;
}

/** The siege under way; first a plain siege, then an assault. */
export interface SiegeFigures {
  terms: [siege: FightTerm[], assault: FightTerm[]];
  needed: [siege: number, assault: number];
  /** In percent. */
  chances: [siege: number, assault: number];
}

export interface InvasionsFigures {
  /** By nation. */
  units: number[];
  scored: number[];
  /** By province and nation: the units that count, the limit; friendly, neutral or hostile (0, 1, 2) to who acts. */
  stacks: Record<string, Record<string, [units: number, limit: number, attitude: number]>>;
  /** The open group. */
  march: {
    left: number;
    /** Units of the place from which it sets out, and the paces that each has left. */
    paces: [unit: number, left: number][];
    reach: Record<string, Reached>;
  } | null;
  /** Where a move that ends now brings battles, and where cities can be besieged. */
  pending: { battles: string[]; sieges: string[] } | null;
  fight: BattleFigures | SiegeFigures | null;
  /** Flights and interceptions that are asked about now. */
  answers: Reaction[];
  ledger: Ledger | null;
  /** What the question at hand is about. */
  matter: Shop | CardTypes | Unrest | Embassies | Raids | Landings | null;
}

export type TableView = AnyTableView<InvasionsView, InvasionsFigures>;

/** A row of a printed table: every column is a text. */
export type Row = Record<string, string>;

interface Outline {
  path: string;
  label: [number, number];
  centre: [number, number];
  area: number;
}

/** GET /api/games/invasions/board */
export interface InvasionsBoard extends Omit<BoardData, "shapes" | "borders"> {
  shapes: {
    frame: [number, number];
    provinces: Record<string, Outline & { region: string }>;
    seas: Record<string, Outline>;
    waste: Record<string, { path: string; label: [number, number] }>;
    arrows: { a: string; b: string; path: string }[];
    borders: { a: string; b: string; kind: "plain" | "river" | "ridge" }[];
    sea_borders: { a: string; b: string }[];
  };
  tables: Record<string, Row[]>;
  numbers: Record<string, number>;
}
