/**
 * What the server sends and takes. The shapes are made from its OpenAPI document (schema.ts); here they get their
 * names in the client, and the few things that the document cannot say: which words a text may be, what a game's
 * own part looks like, and what is said on the live line.
 */
import type { Patch } from "./changes";
import type { components } from "./schema";

type Schemas = components["schemas"];
/** The same shape with some fields told more precisely. */
type Narrowed<S, N> = Omit<S, keyof N> & N;

export type Language = "en" | "de";
export type Both = Schemas["Both"];
export type Me = Schemas["Me"];
export type SessionInfo = Schemas["SessionInfo"];
export type BotLevel = Schemas["BotLevel"];
export type GameOption = Narrowed<
  Schemas["GameOption"],
  { kind: "seat" | "flag" | "number" | "text" }
>;
export type GameInfo = Narrowed<
  Schemas["GameInfo"],
  {
    length: "short" | "long" | "campaign";
    maturity: "playable" | "alpha" | "coming";
    options: GameOption[];
    orders: OrderInfo[];
  }
>;

/** A standing order that can be given, and what a seat has ordered. */
export type GivenOrder = Pick<Schemas["GivenOrder"], "answer"> & Partial<Schemas["GivenOrder"]>;
export type OrderInfo = Narrowed<Schemas["OrderInfo"], { answers: GivenOrder["answer"][] }>;

export type SeatInfo = Narrowed<Schemas["SeatInfo"], { kind: "person" | "bot" | "open" }>;
export type Pace = Schemas["Pace"];
export type TableSummary = Narrowed<
  Schemas["TableSummary"],
  { seats: SeatInfo[]; status: "running" | "finished" }
>;
export type Lobby = Record<"mine" | "open" | "watch", TableSummary[]> & { more: boolean };
/** me = the asker (twice or more = hot-seat), open = for whoever joins, bot = a bot of a level. */
export type NewSeat = Schemas["NewSeat"];
/** What is left out is as usual. */
export type NewTable = Pick<Schemas["NewTable"], "game" | "seats"> & Partial<Schemas["NewTable"]>;
export type Created = Schemas["Created"];
export type Invite = Narrowed<Schemas["Invitation"], { seats: SeatInfo[] }>;

/** An event as this seat may read it: `event` is its kind, the rest its fields by name. */
export interface GameEvent {
  event: string;
  [field: string]: string | number | null;
}

/** What a bot says about its own move, as text key and arguments. */
type BotWhy = Narrowed<Schemas["BotWhy"], { args: Record<string, string | number> }>;
/** Something that speaks for a move: a text `hint-<key>`, and what it speaks about. */
export type Fact = Narrowed<Schemas["Fact"], { args: Record<string, string | number> }>;
export type Hint = Narrowed<Schemas["Hint"], { why: BotWhy; facts: Fact[] }>;
/** `step` is its place among the lines, from 1; `seq` what the view counted when it came; seat -1 = chance. */
export type LogLine = Narrowed<
  Schemas["server_messages_play_LogLine"],
  { events: GameEvent[]; why: BotWhy | null }
>;
/** `number` is its place in the talk, from 1. */
export type ChatLine = Schemas["ChatLine"];
export type Why = Schemas["WhyNot"];
export type Takeback = Schemas["Takeback"];
export type GameResult = Schemas["GameResult"];
/** `why-<key>` says it in the reader's language if `why` is there. */
export type Problem = Narrowed<Schemas["Problem"], { why?: Why }>;

/** A place in the rules: its node, the step of a procedure, and what it is about. */
export interface Place {
  node: string;
  step?: string;
  [variable: string]: string | number | null | undefined;
}

/** What the view of every game holds; the rest is the game's own. */
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

/** A table as the server shows it; of log and chat the newest page, or what is new. Seat -2 = spectator. */
export type SentView<V = GameView, F = Figures> = Narrowed<
  Schemas["TableView"],
  {
    seats: SeatInfo[];
    view: V;
    figures: F;
    sums: Record<string, Term[][]>;
    draft: Draft<V, F> | null;
    log: LogLine[];
    chat: ChatLine[];
  }
>;

/** Words that were chosen and not said: what each would do, where they lead, and what may be added. */
export type Draft<V = GameView, F = Figures> = Narrowed<
  Schemas["Draft"],
  { view: V; figures: F; sums: Record<string, Term[][]> }
>;

/** What legal actions would bring: asked for when a decision is drawn, and filled in when the answer is here. */
export interface Ahead<F = Figures> {
  /** Figures after each open action, for hovering; after two of them under `first/second`. */
  previews: Record<string, F>;
  /** What I may do next after an action that names nothing, so that one click can do both. */
  onward: Record<string, string[]>;
  /** Legal actions after which nothing can be taken back. */
  barriers: string[];
  /** Legal actions after which a set is under way: they are gathered in a draft and said together. */
  gathering: string[];
  /** Legal actions after which somebody else is asked; they can be taken back until that one has acted. */
  passing: string[];
}

/** A table as the components see it: with the log so far and what lies ahead. */
export type TableView<V = GameView, F = Figures> = SentView<V, F> & Ahead<F>;

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
  /** Words that do nothing but end a part of the turn, or the question. */
  ends?: Record<string, "part" | "question">;
  /** The axes of what an event tells, and of what a decision is about, by name. */
  told?: Record<string, Record<string, string>>;
  asked?: Record<string, Record<string, string>>;
  /** What sort of thing an id is, by axis, where texts speak of it differently. */
  kinds?: Record<string, Record<string, string>>;
  /** Names by axis, id and language. */
  names: Record<string, Record<string, { en: string; de: string }>>;
  borders: { a: string; b: string; kind: "land" | "sea" }[];
  upper: string[];
}

// -- learning and looking back ----------------------------------------------------------------------------------

/** One moment of the guided game; without `right` there is only something to read. */
export type LessonStep = Narrowed<
  Schemas["LessonStep"],
  { events: GameEvent[]; view: GameView; figures: Figures; sums: SentView["sums"] }
>;
export type Puzzle = Narrowed<
  Schemas["PuzzleInfo"],
  { view: GameView; figures: Figures | null; sums: SentView["sums"] }
>;
export type Lesson = Narrowed<Schemas["LessonInfo"], { steps: LessonStep[]; questions: Puzzle[] }>;
export type PuzzleAnswer = Schemas["PuzzleAnswer"]["answer"];
export type Verdict = Schemas["Verdict"];
export type Considered = Narrowed<Schemas["Considered"], { facts: Fact[]; view: GameView }>;
export type CoachCard = Narrowed<
  Schemas["CoachCard"],
  { played: Considered; advised: Considered | null; others: Considered[] }
>;
export type Coaching = Narrowed<Schemas["Coaching"], { cards: CoachCard[] }>;
export type Analysis = Schemas["Analysis"];
export type LuckLine = Schemas["LuckLine"];
export type Dice = Schemas["Dice"];
/** How seats fared, and how games ended. */
export type Statistics = Schemas["StatisticsTable"];
export type Row = Statistics["rows"][number];
export type Notice = Schemas["NoticeInfo"];
export type Notices = Schemas["Notices"];

// -- the live line ----------------------------------------------------------------------------------------------

export type Control = "undo" | "redo" | "restart" | `takeback ${number}` | "agree" | "refuse";
export type Preview<F = Figures> = Narrowed<Schemas["Preview"], { figures: F | null }>;

/** What the page says; a seat names the `seq` that its own view showed. */
export type Order =
  | ({ type: "act" } & Schemas["Act"])
  | ({ type: "control" } & Narrowed<Schemas["Control"], { control: Control }>)
  | ({ type: "look" } & Schemas["ForSeat"])
  | ({ type: "say" } & Schemas["Say"])
  | ({ type: "explain" } & Schemas["Explain"])
  | ({ type: "preview" } & Schemas["Ask"])
  | ({ type: "draft" } & Schemas["NewDraft"])
  | ({ type: "speak" } & Schemas["SayDraft"])
  | { type: "orders"; seat: number; orders: Record<string, GivenOrder> }
  | ({ type: "away" } & Schemas["Away"])
  | ({ type: "hint" } & Schemas["ForSeat"]);

/** What the server says; `id` is the number of the order that it answers. */
export type LiveMessage = { id?: number } & (
  | {
      type: "view";
      view: SentView /** Lines of the log that are known and still right. */;
      cut: number;
      /** What my actions would bring, where that is cheap to say. */
      previews?: Record<string, Preview>;
    }
  | {
      type: "change";
      patch: Patch /** Later lines of the log were taken back. */;
      cut?: number;
      log?: LogLine[];
      chat?: ChatLine[];
      previews?: Record<string, Preview>;
    }
  | { type: "done" }
  | { type: "why"; why: Why | null }
  | { type: "previews"; previews: Record<string, Preview> }
  | { type: "hint"; hint: Hint }
  | { type: "problem"; problem: Problem }
);
