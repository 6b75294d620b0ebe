/** One function per address of the server. All reject with a Refusal that carries the server's Problem. */

import { settle } from "../ui/toast.svelte";
import type {
  Analysis,
  BoardData,
  ChatLine,
  Coaching,
  Created,
  Dice,
  GameInfo,
  Invite,
  Language,
  Lesson,
  Lobby,
  LogLine,
  Me,
  NewTable,
  Notice,
  Notices,
  Problem,
  Puzzle,
  PuzzleAnswer,
  SentView,
  SessionInfo,
  Statistics,
  Verdict,
} from "./types";

export type {
  Analysis,
  Dice,
  Invite,
  Lesson,
  LessonStep,
  LuckLine,
  Notice,
  Notices,
  Puzzle,
  PuzzleAnswer,
  Row,
  SessionInfo,
  Statistics,
  Verdict,
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

/** The topic of notes that say so; they go when the server answers again. */
export const OFFLINE = "offline";

export function offline(): Refusal {
  return new Refusal(0, { error: OFFLINE, message: "The server cannot be reached." });
}

export const getMe = async () => {
  const me = await get<Me>("/api/me");
  tokenCookie = me.csrf;
  return me;
};
export const rename = (name: string) => post<Me>("/api/me", { name });
export const claim = (name: string, passphrase: string) =>
  post<Me>("/api/account", { name, passphrase });
export const signIn = (name: string, passphrase: string) =>
  post<Me>("/api/signin", { name, passphrase });
export const changePassphrase = (old: string, fresh: string) =>
  post<Me>("/api/passphrase", { old, new: fresh });
export const getSessions = () => get<SessionInfo[]>("/api/sessions");
export const endSession = (id: string) => change<void>("DELETE", `/api/sessions/${id}`);
export const endOtherSessions = () => change<void>("DELETE", "/api/sessions");
/** Whoever signs out goes on as a new guest. */
export const signOut = () => post<void>("/api/signout").then(getMe);

export const getGames = () => get<GameInfo[]>("/api/games");
export const getBoard = (game: string) => get<BoardData>(`/api/games/${game}/board`);
export const getTexts = (game: string, language: Language) =>
  get<string>(`/api/texts/${game}/${language}`);

export const getLobby = (page = 0) => get<Lobby>(`/api/tables?page=${page}`);
export const createTable = (table: NewTable) => post<Created>("/api/tables", table);
export const getInvite = (token: string) =>
  get<Invite>(`/api/invites/${encodeURIComponent(token)}`);
export const join = (id: string, token?: string) =>
  post<{ seat: number }>(`/api/tables/${id}/join`, token ? { token } : {});

/** Bots take the free seats of a table of mine. */
export const fillTable = (id: string, bots: { bot: string; name: string }[]) =>
  post<void>(`/api/tables/${id}/fill`, { bots });
/** Out of my list, or back into it. */
export const archiveTable = (id: string, archived: boolean) =>
  post<void>(`/api/tables/${id}/archive`, { archived });
export const deleteTable = (id: string) => change<void>("DELETE", `/api/tables/${id}`);

export const getTable = (id: string, at: { seat?: number; since?: number; to?: number } = {}) =>
  get<SentView>(`/api/tables/${id}${query(at)}`);
/** The lines up to a step, as many as the server gives at once. */
export const getLog = (id: string, seat: number, to: number) =>
  get<LogLine[]>(`/api/tables/${id}/log${query({ seat, to })}`);
/** The points of all seats after a step and each that follows. */
export const getStandings = (id: string, seat: number, since: number) =>
  get<number[][]>(`/api/tables/${id}/standings${query({ seat, since })}`);
/** What was said up to a line. */
export const getChat = (id: string, seat: number, to: number) =>
  get<ChatLine[]>(`/api/tables/${id}/chat${query({ seat, to })}`);
export const fork = (id: string, seat: number, at: number, title: string) =>
  post<Created>(`/api/tables/${id}/fork`, { seat, at, title });
export const rematch = (id: string) => post<{ id: string }>(`/api/tables/${id}/rematch`);
export const recordAddress = (id: string) => `/api/tables/${id}/record`;
export const importRecord = (record: unknown) => post<Created>("/api/import", record);
export const getAnalysis = (id: string) => get<Analysis>(`/api/tables/${id}/analysis`);
/** What a seat can learn from a finished game; asked again until it is done. */
export const getCoaching = (id: string, seat: number) =>
  get<Coaching>(`/api/tables/${id}/coach${query({ seat })}`);
export const getDice = (id: string) => get<Dice>(`/api/tables/${id}/dice`);

export const getPuzzles = (game: string) => get<Puzzle[]>(`/api/puzzles/${game}`);
export const answerPuzzle = (game: string, id: string, answer: PuzzleAnswer) =>
  post<Verdict>(`/api/puzzles/${game}/${id}`, { answer });
export const getLesson = (game: string) => get<Lesson>(`/api/lessons/${game}`);

/** `by` names what is told apart: game, players, seat, bot. */
export const getStatistics = (by: string[]) => get<Statistics>(`/api/statistics?by=${by.join()}`);
export const statisticsAddress = (by: string[]) => `/api/statistics.csv?by=${by.join()}`;

export const getNotices = () => get<Notices>("/api/notices");
export const addNotice = (kind: string, target: string) =>
  post<Notice>("/api/notices", { kind, target });
/** The code that was sent to a mail address of mine. */
export const confirmNotice = (id: string, code: string) =>
  post<Notices>(`/api/notices/${id}/confirm`, { code });
export const removeNotice = (id: string) => change<void>("DELETE", `/api/notices/${id}`);
export const getPushKey = () => get<{ key: string }>("/api/push");
export const addBrowser = (browser: {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
}) => post<Notice>("/api/push", browser);
/** Sends a test to all my targets; a problem of null means that it arrived. */
export const testNotices = () =>
  post<{ id: string; problem: string | null }[]>("/api/notices/test");

function get<T>(address: string): Promise<T> {
  return send<T>(address, { method: "GET" });
}

function post<T>(address: string, body: unknown = {}): Promise<T> {
  return change<T>("POST", address, body);
}

async function change<T>(method: "POST" | "DELETE", address: string, body?: unknown): Promise<T> {
  const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  if (!cookie(tokenCookie)) await getMe();
  try {
    return await send<T>(address, withToken(init));
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.error !== "csrf") throw error;
    await renewToken();
    return send<T>(address, withToken(init));
  }
}

/** Named by the server, so that another one on the same host cannot overwrite it. */
let tokenCookie = "";

function withToken(init: RequestInit): RequestInit {
  return {
    ...init,
    headers: { "content-type": "application/json", "x-csrftoken": cookie(tokenCookie) },
  };
}

/** The server gives a new token to whoever has none; a refused request was not carried out. */
async function renewToken(): Promise<void> {
  document.cookie = `${tokenCookie}=; path=/; max-age=0`;
  await getMe();
}

async function send<T>(address: string, init: RequestInit): Promise<T> {
  const response = await online(fetch(address, { ...init, credentials: "same-origin" }));
  settle(OFFLINE);
  if (!response.ok) throw new Refusal(response.status, await problemOf(response));
  if (response.status === 204) return undefined as T;
  const json = response.headers.get("content-type")?.includes("json");
  return online<T>(json ? response.json() : (response.text() as Promise<T>));
}

/** A server may go before it has answered, or in the middle of its answer. */
async function online<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch {
    throw offline();
  }
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    if (body.error && body.message) return body as Problem;
  } catch {
    // A proxy answered in the server's place; its page says nothing to a player.
  }
  return {
    error: response.status >= 500 ? "server" : "bad-request",
    message: `The server answered ${response.status}.`,
  };
}

function query(values: Record<string, number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length ? `?${given.map(([key, value]) => `${key}=${value}`).join("&")}` : "";
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}
