/** The view in the words of the rulebook. Nothing here decides what is allowed; that is in `view.legal`. */

import type { BoardData, Place, TableView } from "../../lib/api/types";
import { i18n } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/table/session";

export const RESOURCES = ["wood", "brick", "stone", "gold"] as const;
export const SYMBOLS = ["sword", "horse", "shield"] as const;
export const USES = ["coins", "military", "resource", "build"] as const;
/** The four lines of the score pad (R13.2). */
export const LINES = ["cards", "tableau", "provinces", "marker"] as const;
/** Sums that open into their terms. */
export const SUMS = [...LINES, "income", "limit", ...RESOURCES, ...SYMBOLS, "strength"] as const;
export const ROUNDS = 7;
/** Red bars of a tableau. */
export const BARS = 6;
/** Stages of the golden side; the grey side ends earlier. */
export const STAGES = 7;
/** Swaps that may be paid for in a round (R3.2). */
export const SWAPS = 2;

export type Resource = (typeof RESOURCES)[number];
export type Sign = (typeof SYMBOLS)[number];
export type Use = (typeof USES)[number];
export type Sum = (typeof SUMS)[number];

/** Something printed: what it does, a sentence per effect, and whether one of them is an action. */
export interface Print {
  text: { en: string[]; de: string[] };
  action: boolean;
}

export interface CardFace extends Print {
  nation: string;
  kind: "building" | "person";
  ruler: boolean;
  /** Wood, brick, stone, gold. */
  cost: number[];
  vp: number;
  symbols: Sign[];
  strip: number[];
  coin: number;
}

export interface Side {
  vp: number;
  bars: (Print & { symbol: Sign | null })[];
  stages: Print[];
  own: Print[];
}

export interface Nation {
  coin_limit: number;
  /** Per space of the Nile whether it is the owner's (1) or the opponent's; empty without a Nile. */
  nile: number[];
  archive_spaces: number;
  sides: Side[];
}

export interface ProvinceFace extends Print {
  no: number;
  contest: Sign[];
  vp: number;
  sign: string;
}

export interface CulturesBoard {
  axes: BoardData["axes"];
  names: BoardData["names"];
  cards: Record<string, CardFace>;
  nations: Record<string, Nation>;
  provinces: Record<string, ProvinceFace>;
}

/** The own deck with what its owner knows of it, of the rival's only the size. */
export type DeckView = { size: number; top: string[]; bottom: string[] } | number;

export interface CulturesView {
  asked: Place | null;
  phase: Place[];
  match: number;
  game: number;
  carried: number[];
  round: number;
  marker: number;
  supply: number;
  nation: number[];
  golden: number[];
  coins: number[];
  won: number[][];
  display: string[][];
  covered: string[][];
  military: string[][];
  resource: string[][];
  progress: number[];
  discard: string[][];
  archive: number[];
  hand: (string[] | number)[];
  picked: (string[] | number)[];
  deck: DeckView[];
  peeked: string[] | null;
  shown: number;
  paid_swaps: number[];
  free_swaps: number[];
  used: string[][];
  spent: string[][];
  borrowed: number[];
  bought: number[][];
  flood: number[];
  nile: number[][];
}

export interface CulturesFigures {
  coins: number[];
  progress: number[];
  resources: number[][];
  /** Units that count as one of several kinds. */
  jokers: Resource[][][];
  symbols: number[][];
  symbol_jokers: number[];
  limits: number[];
  free_swaps: number[];
  ruler_places: number[];
  stages: number[];
  nile_due: number[];
  row: string[];
  strengths: number[][];
  province_to: number;
  /** Who wins a tied contest: mostly the holder of the marker. */
  tie_to: number;
  /** Per seat the military card that the province of this round would cost. */
  prices: (string | null)[];
  marker_to: number;
  sheet: number[][];
  points: number[];
}

export type CulturesTableView = TableView<CulturesView, CulturesFigures>;

export function tableOf(session: Session): CulturesTableView {
  return session.view as unknown as CulturesTableView;
}

export function boardOf(session: Session): CulturesBoard {
  return session.board as unknown as CulturesBoard;
}

/** Whether numbers open into their terms: not where that would answer a puzzle. */
export function opensSums(session: Session): boolean {
  return "income" in tableOf(session).sums;
}

/** The figures of the action that the reader points at, otherwise the present ones. */
export function figuresOf(session: Session): CulturesFigures {
  const table = tableOf(session);
  return table.previews[session.hovered ?? ""] ?? table.figures;
}

/** False while nations and marker are still being drawn by lot. */
export function laidOut(session: Session): boolean {
  return tableOf(session).figures.row !== undefined;
}

/** The seat that lies nearest to the reader. */
export function nearSeat(session: Session): number {
  return Math.max(0, session.view.seat);
}

export function nodeOf(session: Session): string | null {
  return tableOf(session).view.asked?.node ?? null;
}

/** Whether this reader decides now, in the present. */
export function decides(session: Session): boolean {
  return session.view.actor === session.view.seat && session.view.legal.length > 0;
}

export function nationOf(session: Session, seat: number): string {
  return session.board.axes.nation?.[tableOf(session).view.nation[seat] ?? -1] ?? "";
}

export function sideOf(session: Session, seat: number): Side | undefined {
  const golden = tableOf(session).view.golden[seat] ?? 0;
  return boardOf(session).nations[nationOf(session, seat)]?.sides[golden];
}

export function cardOf(session: Session, id: string): CardFace | undefined {
  return boardOf(session).cards[id];
}

export function provinceOf(session: Session, id: string): ProvinceFace | undefined {
  return boardOf(session).provinces[id];
}

/** What is printed, in the reader's language. */
export function said(print: Print | undefined): string {
  return print?.text[i18n.language].join(". ") ?? "";
}

export function nationName(session: Session, seat: number): string {
  return session.t(`nation-${nationOf(session, seat)}`);
}

/** Own cards in hand; of a rival only the number is known. */
export function handOf(session: Session, seat: number): string[] {
  const hand = tableOf(session).view.hand[seat];
  return Array.isArray(hand) ? hand : [];
}

export function handSize(session: Session, seat: number): number {
  const hand = tableOf(session).view.hand[seat];
  return Array.isArray(hand) ? hand.length : (hand ?? 0);
}

export function deckSize(deck: DeckView | undefined): number {
  return typeof deck === "object" ? deck.size : (deck ?? 0);
}

export function wonBy(session: Session, seat: number): string[] {
  const won = tableOf(session).view.won[seat] ?? [];
  return (session.board.axes.province ?? []).filter((_, at) => won[at]);
}

/** What a province brings its winner as things stand, its effects included. */
export function scoredBy(session: Session, seat: number, province: string): number {
  const terms = tableOf(session).sums.provinces?.[seat] ?? [];
  return terms.reduce((sum, [source, points]) => sum + (source === province ? points : 0), 0);
}

/** The province being taken; it has left the row before its benefit is chosen. */
export function contestedProvince(session: Session): string | undefined {
  const contest = tableOf(session).view.phase.find(({ node }) => node === "contest");
  return contest ? String(contest.province) : figuresOf(session).row[0];
}

/** Who has declined the province that is being taken. */
export function declinedBy(session: Session): number | null {
  const { view, log } = tableOf(session);
  const province = view.phase.find(({ node }) => node === "contest")?.province;
  if (province === undefined) return null;
  const declined = log
    .flatMap(({ events }) => events)
    .findLast((event) => event.event === "abstained" && event.province === province);
  return declined ? Number(declined.seat) : null;
}

/** Cards of the start that are chosen already. */
export function picksOf(session: Session): number {
  const picked = tableOf(session).view.picked[nearSeat(session)];
  return Array.isArray(picked) ? picked.length : 0;
}

/**
 * Where one card is drawn and one goes under the deck: which of how many this is. In the swap window two may
 * be paid for; an ability that draws again is known by the chance that follows.
 */
export function returning(session: Session): { number: number; of: number } {
  const { view, log, legal, barriers } = tableOf(session);
  const seat = nearSeat(session);
  if (view.phase.some(({ node }) => node === "swaps"))
    return {
      number: (view.paid_swaps[seat] ?? 0) + (view.free_swaps[seat] ?? 0),
      of: SWAPS + (figuresOf(session).free_swaps[seat] ?? 0),
    };
  const mine = log.flatMap(({ events }) => events).filter((event) => event.seat === seat);
  const since = mine.slice(mine.findLastIndex(({ event }) => DRAWING.has(event)) + 1);
  const number = since.filter(({ event }) => event === "returned").length + 1;
  const again = legal.some((action) => action.startsWith("pick ") && barriers.includes(action));
  return { number, of: number + (again ? 1 : 0) };
}
const DRAWING = new Set(["built", "activated"]);

/** The card on its way: an extra play, or a ruler that looks for a place. */
export function shownCard(session: Session): string | null {
  return session.board.axes.card?.[tableOf(session).view.shown] ?? null;
}

export function seatName(session: Session, seat: number): string {
  return session.view.seats[seat]?.name || session.t("table-open-seat", { number: seat + 1 });
}

/** The hand card whose uses are on show: what is focused, if it can be played. */
export function chosenCard(session: Session): string | null {
  const card = focusedCard(session);
  return card &&
    nodeOf(session) === "act" &&
    decides(session) &&
    handOf(session, nearSeat(session)).includes(card) &&
    !cardPlayed(session)
    ? card
    : null;
}

export function focusedCard(session: Session): string | null {
  const [axis, id] = (session.focused ?? "").split(":");
  return axis === "card" && id ? id : null;
}

/** Whether the card of the running turn lies on the table; only actions are left then. */
export function cardPlayed(session: Session): boolean {
  const asked = tableOf(session).view.asked;
  return asked?.node === "act" && Number(asked.played) > 0;
}
