/** The view in the words of the rulebook. Nothing here decides what is allowed; that is in `view.legal`. */

import type {
  TableView as AnyTableView,
  BoardData,
  GameEvent,
  GameView,
  LogLine,
  Place,
} from "../../lib/api/types";
import type { Session } from "../../lib/table/session";
import { sinceMine } from "../../lib/table/story";

/** Attila's view: tables by seat, province and tribe in the order of the axes. */
export interface AttilaView extends GameView {
  turn: number;
  active: number;
  slots_left: number;
  tile_used: number;
  card: number;
  tribe: number;
  forgone: number;
  pending: number[];
  triggers: number[];
  tiles: number[];
  score: number[];
  unused: number[][];
  influence: number[][];
  supply: number[];
  stones: number[][];
  /** 0 open, 1 pacified, 2 pacified without a tile. */
  pacified: number[];
  discard: number[];
  pile: number;
  /** Own hand as counts per tribe, of others only the number of cards. */
  hand: (number[] | number)[];
  laid: (number[] | number)[];
  aside: number[] | null;
  picks: number[] | null;
}

export interface AttilaFigures {
  century: string;
  step: number;
  stones: number[];
  provinces: number[];
  /** Points per tribe and seat if scored now. */
  points: number[][];
  places: (("sole" | "first" | "second" | "tied-first" | "tied-second") | null)[][];
  sums: number[];
}

/** What a seat is to a tribe when it is scored. */
export type Rank = NonNullable<AttilaFigures["places"][number][number]>;

export type TableView = AnyTableView<AttilaView, AttilaFigures>;

/** The session's view with the fields of this game. */
export function tableOf(session: Session): TableView {
  return session.view as unknown as TableView;
}

/** A province has room for four stones; the fifth brings the conflict (R6.1). */
export const ROOM = 4;
/** Top field of every influence track (R11.1). */
export const TOP = 22;
/** Stones of a tribe (R1). */
export const STONES = 20;

/** The decision that is asked, or null when the game is over. */
export function nodeOf(view: GameView): string | null {
  return view.asked?.node ?? null;
}

/** A procedure of the rules that is under way. */
export function underWay(view: GameView, node: string): Place | undefined {
  return view.phase.find((place) => place.node === node);
}

/** Whether this reader decides now. */
export function mine(table: AnyTableView): boolean {
  return table.actor !== null && table.actor === table.seat;
}

export function tribes(board: BoardData): string[] {
  return board.axes.tribe ?? [];
}

export function provinces(board: BoardData): string[] {
  return board.axes.province ?? [];
}

/** Name of the tribe whose stone is being placed, "" if none is. */
export function tribeInPlay(session: Session): string {
  return tribes(session.board)[tableOf(session).view.tribe] ?? "";
}

/** Own cards per tribe; spectators have none. */
export function ownHand(table: TableView): number[] {
  const hand = table.view.hand[table.seat];
  return Array.isArray(hand) ? hand : [];
}

export function cardsOf(view: AttilaView, seat: number): number {
  return count(view.hand[seat]);
}

function count(cards: number[] | number | undefined): number {
  if (cards === undefined) return 0;
  return Array.isArray(cards) ? sum(cards) : cards;
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Ids of the neighbours by land and by sea arrow. */
export function neighbours(board: BoardData, province: string): { land: string[]; sea: string[] } {
  const found: { land: string[]; sea: string[] } = { land: [], sea: [] };
  for (const border of board.borders) {
    if (border.a === province) found[border.kind].push(border.b);
    if (border.b === province) found[border.kind].push(border.a);
  }
  return found;
}

/** Lines of the running turn. */
function turnOf(log: LogLine[]): LogLine[] {
  const from = log.findLastIndex((line) => line.events.some((event) => event.event === "turn"));
  return log.slice(Math.max(0, from));
}

/** Which card of this turn is played now or next, where a turn has more than one (R12.2, R10.3). */
export function cardOfTurn(table: TableView): { number: number; total: number } | null {
  const { view, log } = table;
  const doubled = turnOf(log).some((line) => line.action === "use_tile double");
  const total = (view.seats === 2 ? 2 : 1) + (doubled ? 1 : 0);
  const slot = underWay(view, "slot");
  const next = !slot || slot.step === "offer_after_slot";
  const number = total - view.slots_left + (next ? 1 : 0);
  return total > 1 && number <= total ? { number, total } : null;
}

/** Tribes of the cards this seat has drawn since it last played one. */
export function drawnSince(log: LogLine[], seat: number): string[] {
  const drawn: string[] = [];
  for (const event of log.flatMap((line) => line.events).toReversed()) {
    if (event.seat !== seat) continue;
    if (event.event === "played") break;
    if (event.event === "drew" && event.tribe !== null) drawn.push(String(event.tribe));
  }
  return drawn;
}

export interface Placed {
  /** Number of the entry that set it. */
  seq: number;
  seat: number;
  tribe: string;
  province: string;
}

export interface Numbered extends Placed {
  /** In the order in which they were set, from 1. */
  number: number;
}

/** The stones that the others have set since this seat's last turn; of who only looks on, the last ones. */
export function stonesSince(log: LogLine[], seat: number): Numbered[] {
  const { now, before } = lastStones(log);
  const from = seat < 0 ? null : sinceMine(log, [seat]);
  const stones =
    seat < 0
      ? [...before, ...now]
      : from === null
        ? []
        : log
            .filter((line) => line.step > from)
            .flatMap((line) =>
              line.events
                .filter((event) => event.event === "placed" && event.seat !== seat)
                .map((event) => placed(line.seq, event)),
            );
  return stones.map((stone, at) => ({ ...stone, number: at + 1 }));
}

/** Stones of the running turn, and of the last turn before it that set any. */
export function lastStones(log: LogLine[]): { now: Placed[]; before: Placed[] } {
  const turns: Placed[][] = [[]];
  for (const line of log.toReversed()) {
    for (const event of line.events.toReversed()) {
      const turn = turns[0] ?? [];
      if (event.event === "placed") turn.unshift(placed(line.seq, event));
      if (event.event !== "turn") continue;
      if (turns.length > 1 && turn.length) return { now: turns.at(-1) ?? [], before: turn };
      turns.unshift([]);
    }
  }
  return { now: turns.at(-1) ?? [], before: turns.length > 1 ? (turns[0] ?? []) : [] };
}

function placed(seq: number, event: GameEvent): Placed {
  return {
    seq,
    seat: Number(event.seat),
    tribe: String(event.tribe),
    province: String(event.province),
  };
}

export interface Decider {
  seat: number;
  state: "laid" | "passed" | "deciding" | "waiting";
  cards: number;
}

export interface ConflictState {
  province: string;
  /** From the active player on, clockwise (R6.2). */
  order: Decider[];
}

/** The conflict in which cards are being laid, or null. */
export function conflictOf(table: TableView): ConflictState | null {
  const { view } = table;
  const conflict = underWay(view, "conflict");
  if (!conflict || nodeOf(view) !== "commit") return null;
  const asked = Number(conflict.asked);
  const order = Array.from({ length: view.seats }, (_, at): Decider => {
    const seat = (view.active + at) % view.seats;
    const cards = count(view.laid[seat]);
    if (at >= asked) return { seat, cards, state: "waiting" };
    if (at === asked - 1) return { seat, cards, state: "deciding" };
    return { seat, cards, state: cards ? "laid" : "passed" };
  });
  return { province: String(conflict.province), order };
}

/** Name of a seat. */
export function seatName(table: AnyTableView, seat: number): string {
  return table.seats[seat]?.name ?? "?";
}
