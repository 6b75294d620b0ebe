/** What the server sends and takes: the one place where the wire is written down for the client. */

import type { Patch } from "./changes";

export type Language = "en" | "de";

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  /** The cookie whose value belongs into the header x-csrftoken. */
  csrf: string;
}

export interface BotLevel {
  bot: string;
  name: { en: string; de: string };
}

export interface GameInfo {
  game: string;
  title: Both;
  blurb: Both;
  length: "short" | "long" | "campaign";
  maturity: "playable" | "alpha" | "coming";
  players: [number, number];
  /** Of its card: medal, mortar, and stones from dark to light. */
  colours: Record<string, string>;
  bots: BotLevel[];
  /** Standing orders this game knows, by name. */
  orders: string[];
  options: GameOption[];
  /** The options that its rules advise for a first game. */
  first_game: Record<string, unknown>;
}

export interface Both {
  en: string;
  de: string;
}

/** What can be chosen for a new table beside the number of seats; a number is one of the values. */
export interface GameOption {
  name: string;
  kind: "seat" | "flag" | "number" | "text";
  title: Both;
  values: number[];
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  /** This seat belongs to whoever asks. */
  mine: boolean;
  online: boolean;
  /** A bot plays for an absent person until they come back. */
  away: boolean;
  /** Milliseconds left in the bank, null = no clock. */
  clock: number | null;
}

export interface Pace {
  kind: "none" | "live" | "days";
  /** live: seconds in the bank and per move; days: days in the bank and per move. */
  bank: number;
  step: number;
}

export interface TableSummary {
  id: string;
  game: string;
  title: string;
  seats: SeatInfo[];
  status: "running" | "finished";
  /** The seat to act, null when over. */
  actor: number | null;
  /** Decision node asked now, for a one-line state. */
  node: string | null;
  updated_at: string;
  waiting_for_me: boolean;
  /** Seconds by which spectators see this table later. */
  delay: number;
}

export interface Lobby {
  mine: TableSummary[];
  open: TableSummary[];
  watch: TableSummary[];
}

export interface NewSeat {
  /** me = the asker (twice or more = hot-seat), open = for whoever joins, bot = a bot of a level. */
  kind: "me" | "open" | "bot";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  title?: string;
  seats: NewSeat[];
  pace?: Pace;
  /** Shown in the list of open tables. */
  listed?: boolean;
  hints?: boolean;
  /** Seconds by which spectators see the table later than those who play. */
  delay?: number;
  options?: Record<string, unknown>;
}

export interface Created {
  id: string;
  /** Path of the invitation link, e.g. /join/abc… */
  invite: string;
}

/** An event as this seat may read it: `event` is its kind, the rest its fields by name. */
export interface GameEvent {
  event: string;
  [field: string]: string | number | null;
}

export interface LogLine {
  /** Position in the line of entries in force, from 1. */
  step: number;
  /** What the view counted when the line came; a line that is taken back and made again has another. */
  seq: number;
  /** -1 = chance. */
  seat: number;
  action: string;
  events: GameEvent[];
  /** A standing order or stand-in acted. */
  automatic: boolean;
  /** What a bot says about its own move, as text key and arguments, null for people. */
  why: { key: string; args: Record<string, string | number> } | null;
}

export interface Why {
  rule: string;
  key: string;
  args: Record<string, string>;
}

export interface Takeback {
  seat: number;
  to: number;
  agreed: number[];
}

export interface GameResult {
  points: number[];
  winners: number[];
  cause: string;
}

/** A place in the rules: its node, the step of a procedure, and what it is about. */
export interface Place {
  node: string;
  step?: string;
  [variable: string]: string | number | null | undefined;
}

/** What the view of every game has; the rest is the game's own. */
export interface GameView {
  seats: number;
  to_act: number[];
  /** What must be chosen now; null when the game is over. */
  asked: Place | null;
  /** The procedures under way, the outermost first. */
  phase: Place[];
}

/** Sums of the game: its own. */
export type Figures = object;

/** One part of a sum: where it comes from, its number, and whether an effect brings it. */
export type Term = [source: string, number: number, byEffect: boolean];

/** A table as the server shows it; of log and chat the newest page, or what is new. */
export interface SentView<V = GameView, F = Figures> {
  id: string;
  game: string;
  title: string;
  /** The seat whose eyes these are; -2 = spectator. */
  seat: number;
  seats: SeatInfo[];
  seq: number;
  /** Entries of the line that this seat may see. */
  steps: number;
  actor: number | null;
  view: V;
  figures: F;
  /** What the figures are the sum of, by name and per seat. */
  sums: Record<string, Term[][]>;
  legal: string[];
  can_undo: boolean;
  can_redo: boolean;
  takeback: Takeback | null;
  orders: Record<string, boolean>;
  hints: boolean;
  pace: Pace;
  /** Seconds by which spectators are late. */
  delay: number;
  seed_hash: string;
  seed: string | null;
  result: GameResult | null;
  /** The table at which the same people play once more, as soon as one of them has asked. */
  rematch: string | null;
  /** Lines after the `since` that was asked for. */
  log: LogLine[];
  chat: ChatLine[];
}

/** What legal actions would bring: asked for when a decision is drawn, and filled in when the answer is here. */
export interface Ahead<F = Figures> {
  /** Figures after each open action, for hovering; after two of them under `first/second`. */
  previews: Record<string, F>;
  /** What I may do next after an action that names nothing, so that one click can do both. */
  onward: Record<string, string[]>;
  /** Legal actions after which nothing can be taken back. */
  barriers: string[];
}

/** A table as the components see it: with the log so far and what lies ahead. */
export interface TableView<V = GameView, F = Figures> extends SentView<V, F>, Ahead<F> {}

export interface ChatLine {
  /** Place in the talk, from 1. */
  number: number;
  name: string;
  seat: number;
  text: string;
  at: string;
}

/** GET /api/games/GAME/board */
export interface BoardData {
  shapes: {
    frame: [number, number];
    provinces: Record<string, { path: string; label: [number, number]; centre: [number, number] }>;
    waste: Record<string, { path: string; label: [number, number] }>;
    line: string;
    arrows: { a: string; b: string; path: string }[];
  };
  axes: Record<string, string[]>;
  /** The axes that a verb's ids run over, in order. */
  verbs: Record<string, { name: string; axis: string }[]>;
  /** Names by axis, id and language. */
  names: Record<string, Record<string, { en: string; de: string }>>;
  borders: { a: string; b: string; kind: "land" | "sea" }[];
  upper: string[];
}

export interface Problem {
  /** illegal, not-your-turn, stale, no-undo, not-found, forbidden, bad-request, too-many … */
  error: string;
  /** One clear sentence in English; `why-<key>` says it in the reader's language if `why` is there. */
  message: string;
  why?: Why;
}

export type Control = "undo" | "redo" | "restart" | `takeback ${number}` | "agree" | "refuse";

/** What the page says on the live line; a seat names the `seq` that its own view showed. */
export type Order =
  | { type: "act"; seat: number; seq: number; action: string }
  | { type: "control"; seat: number; seq: number; control: Control }
  | { type: "look"; seat: number }
  | { type: "say"; text: string }
  | { type: "explain"; seat: number; action: string }
  | { type: "preview"; seat: number; seq: number; actions: string[] };

export interface Preview<F = Figures> {
  figures: F | null;
  barrier: boolean;
  onward: string[];
}

/** What the live socket sends; `id` is the number of the order that it answers. */
export type LiveMessage = { id?: number } & (
  | { type: "view"; view: SentView; /** Lines of the log that are known and still right. */ cut: number }
  | { type: "change"; patch: Patch; /** Later lines of the log were taken back. */ cut?: number; log?: LogLine[]; chat?: ChatLine[] }
  | { type: "done" }
  | { type: "why"; why: Why | null }
  | { type: "previews"; previews: Record<string, Preview> }
  | { type: "problem"; problem: Problem }
);
