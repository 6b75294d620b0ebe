import type { GameInfo } from "../../lib/api/types";

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

/** Me against bots of the middle level: four at the table where the game allows it; for a first game what its rules advise. */
export function quickTable(info: GameInfo, first = false) {
  const seats = Math.min(Math.max(4, info.players[0]), info.players[1]);
  const bot = middleBot(info);
  return {
    game: info.game,
    ...(first && Object.keys(info.first_game).length ? { options: info.first_game } : {}),
    seats: [
      { kind: "me" as const },
      ...Array.from({ length: seats - 1 }, (_, at) => ({
        kind: "bot" as const,
        name: botName(at + 1),
        ...(bot ? { bot } : {}),
      })),
    ],
  };
}

/** Me and this many open seats. */
export function invitingTable(info: GameInfo, friends: number) {
  return {
    game: info.game,
    seats: [
      { kind: "me" as const },
      ...Array.from({ length: friends }, () => ({ kind: "open" as const })),
    ],
  };
}

/** The token in what somebody pasted: a whole link, a path or the bare code; null if it is none of these. */
export function inviteToken(pasted: string): string | null {
  const text = pasted.trim();
  const path = /(?:^|\/)join\/([\w-]+)\/?(?:[?#].*)?$/.exec(text);
  if (path?.[1]) return path[1];
  return /^[\w-]{4,}$/.test(text) ? text : null;
}
