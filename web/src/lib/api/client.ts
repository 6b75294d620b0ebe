/** One function per address of the server. All reject with a Refusal that carries the server's Problem. */

import type {
  BoardData,
  Created,
  GameInfo,
  Language,
  Lobby,
  Me,
  NewTable,
  Problem,
  SeatInfo,
  TableView,
  Why,
} from "./types";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
    this.name = "Refusal";
  }
}

export interface Invite {
  id: string;
  game: string;
  title: string;
  seats: SeatInfo[];
}

export type Control = "undo" | "redo" | "restart" | `takeback ${number}` | "agree" | "refuse";

export interface Hint {
  action: string;
  why: { key: string; args: Record<string, string | number> };
}

export interface Analysis {
  points: { step: number; seat: number; values: number[] }[];
  swings: { step: number; seat: number; delta: number }[];
  done: boolean;
  progress: number;
}

export interface Dice {
  verified: boolean;
  dice: unknown[];
  ledger: ({ seat: number; draws: number } & Record<string, unknown>)[];
}

export interface Puzzle {
  id: string;
  title: { en: string; de: string };
  /** Rule it practises, e.g. R8.9. */
  rule?: string;
  solved?: boolean;
}

export interface Verdict {
  right: boolean;
  why?: Why;
}

/** Rows as the server counts them; the columns are whatever they have in common. */
export interface Statistics {
  rows: Record<string, string | number | null>[];
}

export const getMe = () => get<Me>("/api/me");
export const rename = (name: string) => post<Me>("/api/me", { name });
export const claim = (name: string, passphrase: string) => post<Me>("/api/account", { name, passphrase });
export const signIn = (name: string, passphrase: string) => post<Me>("/api/signin", { name, passphrase });
export const signOut = () => post<Me>("/api/signout");

export const getGames = () => get<GameInfo[]>("/api/games");
export const getBoard = (game: string) => get<BoardData>(`/api/games/${game}/board`);
export const getTexts = (game: string, language: Language) => get<string>(`/api/texts/${game}/${language}`);

export const getLobby = () => get<Lobby>("/api/tables");
export const createTable = (table: NewTable) => post<Created>("/api/tables", table);
export const getInvite = (token: string) => get<Invite>(`/api/invites/${encodeURIComponent(token)}`);
export const join = (id: string, token?: string) => post<{ seat: number }>(`/api/tables/${id}/join`, token ? { token } : {});

export const getTable = (id: string, at: { seat?: number; since?: number; to?: number } = {}) =>
  get<TableView>(`/api/tables/${id}${query(at)}`);
export const act = (id: string, seat: number, seq: number, action: string) =>
  post<TableView>(`/api/tables/${id}/act`, { seat, seq, action });
export const control = (id: string, seat: number, seq: number, control: Control) =>
  post<TableView>(`/api/tables/${id}/control`, { seat, seq, control });
export const explain = (id: string, seat: number, action: string) =>
  post<Why | null>(`/api/tables/${id}/explain`, { seat, action });
export const chat = (id: string, text: string) => post<void>(`/api/tables/${id}/chat`, { text });
export const setOrders = (id: string, seat: number, orders: Record<string, boolean>) =>
  post<void>(`/api/tables/${id}/orders`, { seat, orders });
export const hint = (id: string, seat: number) => post<Hint>(`/api/tables/${id}/hint`, { seat });
export const setAway = (id: string, seat: number, away: boolean) => post<void>(`/api/tables/${id}/away`, { seat, away });
export const fork = (id: string, seat: number, at: number) => post<Created>(`/api/tables/${id}/fork`, { seat, at });
export const recordAddress = (id: string) => `/api/tables/${id}/record`;
export const importRecord = (record: unknown) => post<Created>("/api/import", record);
export const getAnalysis = (id: string) => get<Analysis>(`/api/tables/${id}/analysis`);
export const getDice = (id: string) => get<Dice>(`/api/tables/${id}/dice`);

export const getPuzzles = (game: string) => get<Puzzle[]>(`/api/puzzles/${game}`);
export const answerPuzzle = (game: string, id: string, answer: unknown) =>
  post<Verdict>(`/api/puzzles/${game}/${id}`, { answer });

export const getStatistics = () => get<Statistics>("/api/statistics");
export const statisticsAddress = "/api/statistics.csv";

function get<T>(address: string): Promise<T> {
  return send<T>(address, { method: "GET" });
}

function post<T>(address: string, body?: unknown): Promise<T> {
  return send<T>(address, {
    method: "POST",
    headers: { "content-type": "application/json", "x-csrftoken": cookie("csrftoken") },
    body: JSON.stringify(body ?? {}),
  });
}

async function send<T>(address: string, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, { ...init, credentials: "same-origin" });
  } catch {
    throw new Refusal(0, { error: "offline", message: "The server cannot be reached." });
  }
  if (!response.ok) throw new Refusal(response.status, await problemOf(response));
  if (response.status === 204) return undefined as T;
  const json = response.headers.get("content-type")?.includes("json");
  return (json ? await response.json() : await response.text()) as T;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    if (body.error && body.message) return body as Problem;
  } catch {
    // A proxy answered in the server's place; its page says nothing to a player.
  }
  return { error: response.status >= 500 ? "server" : "bad-request", message: `The server answered ${response.status}.` };
}

function query(values: Record<string, number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length ? `?${given.map(([key, value]) => `${key}=${value}`).join("&")}` : "";
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}
