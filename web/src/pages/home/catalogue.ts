import type { GameInfo } from "../../lib/api/types";

/** The four games in the order of the shelf. What can be played is the server's word; this is only what a card says. */
export const SHELF = ["attila", "rising_cultures", "era_of_tribes", "invasions"] as const;

export type ShelfGame = (typeof SHELF)[number];

const PLAYERS: Record<ShelfGame, [number, number]> = {
  attila: [2, 5],
  rising_cultures: [2, 2],
  era_of_tribes: [1, 6],
  invasions: [2, 4],
};

/** Games with a guided first game. */
const GUIDED: readonly string[] = ["attila", "rising_cultures"];

export interface ShelfCard {
  game: ShelfGame;
  players: [number, number];
  /** Null while it is still to come. */
  info: GameInfo | null;
  guided: boolean;
}

/** Joins the shelf with the server's games. */
export function shelf(games: GameInfo[]): ShelfCard[] {
  return SHELF.map((game) => {
    const info = games.find((entry) => entry.game === game && entry.maturity !== "coming") ?? null;
    return { game, players: info?.players ?? PLAYERS[game], info, guided: GUIDED.includes(game) };
  });
}

/** The bot in the middle of the ladder: neither a push-over nor a wall. */
export function middleBot(info: GameInfo): string | undefined {
  return info.bots[Math.floor(info.bots.length / 2)]?.bot;
}

/** Bots bear names of the time; the same in every language, with different initials. */
const BOT_NAMES = ["Julia", "Marcus", "Livia", "Titus", "Aurelia", "Felix", "Octavia"];

/** What the bot at this seat is called, counted from 0. */
export function botName(seat: number): string {
  return BOT_NAMES[(seat + BOT_NAMES.length - 1) % BOT_NAMES.length] ?? "";
}

/** What the rule books advise for a first game. */
const FIRST_GAME: Partial<Record<string, Record<string, unknown>>> = { rising_cultures: { nations: ["rome", "persia"] } };

/** Me against bots of the middle level: four at the table where the game allows it. */
export function quickTable(info: GameInfo, first = false) {
  const seats = Math.min(Math.max(4, info.players[0]), info.players[1]);
  const bot = middleBot(info);
  return {
    game: info.game,
    ...(first && FIRST_GAME[info.game] ? { options: FIRST_GAME[info.game] } : {}),
    seats: [{ kind: "me" as const }, ...Array.from({ length: seats - 1 }, (_, at) => ({ kind: "bot" as const, name: botName(at + 1), ...(bot ? { bot } : {}) }))],
  };
}

/** Me and this many open seats. */
export function invitingTable(info: GameInfo, friends: number) {
  return {
    game: info.game,
    seats: [{ kind: "me" as const }, ...Array.from({ length: friends }, () => ({ kind: "open" as const }))],
  };
}

/** The token in what somebody pasted: a whole link, a path or the bare code; null if it is none of these. */
export function inviteToken(pasted: string): string | null {
  const text = pasted.trim();
  const path = /(?:^|\/)join\/([\w-]+)\/?(?:[?#].*)?$/.exec(text);
  if (path?.[1]) return path[1];
  return /^[\w-]{4,}$/.test(text) ? text : null;
}
