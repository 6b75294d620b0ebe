import type { GameInfo } from "../../lib/api/types";

/** The bot in the middle of the ladder: neither a push-over nor a wall; of four the second. */
export function middleBot(info: GameInfo): string | undefined {
  return info.bots[Math.floor((info.bots.length - 1) / 2)]?.bot;
}

/** Bots bear names of the time; the same in every language, with different initials. */
const BOT_NAMES = ["Julia", "Marcus", "Livia", "Titus", "Aurelia", "Felix", "Octavia"];

/** What the bot at this seat is called, counted from 0. */
export function botName(seat: number): string {
  return BOT_NAMES[(seat + BOT_NAMES.length - 1) % BOT_NAMES.length] ?? "";
}

/** Against how many bots, of which level. */
export interface Rivals {
  count: number;
  bot: string;
}

/** Bots of the middle level: four at the table where the game allows it, three for a campaign. */
export function usualRivals(info: GameInfo): Rivals {
  const usual = info.length === "campaign" ? 3 : 4;
  const seats = Math.min(Math.max(usual, info.players[0]), info.players[1]);
  return { count: seats - 1, bot: middleBot(info) ?? "" };
}

const KEY = "aevum-rivals";

/** The bots chosen last for this game, where they are still on offer. */
export function rivalsOf(info: GameInfo): Rivals {
  const usual = usualRivals(info);
  const kept = keptRivals()[info.game];
  const [fewest, most] = info.players;
  return {
    count: kept && kept.count + 1 >= fewest && kept.count < most ? kept.count : usual.count,
    bot: info.bots.some(({ bot }) => bot === kept?.bot) ? (kept?.bot ?? usual.bot) : usual.bot,
  };
}

export function keepRivals(game: string, rivals: Rivals): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...keptRivals(), [game]: rivals }));
  } catch {
    // No storage (private window): the next game asks for the usual ones again.
  }
}

function keptRivals(): Record<string, Rivals> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Rivals>;
  } catch {
    return {};
  }
}

/** Me against these bots; for a first game with what its rules advise. */
export function quickTable(info: GameInfo, rivals: Rivals, first = false) {
  return {
    game: info.game,
    ...(first && Object.keys(info.first_game).length ? { options: info.first_game } : {}),
    seats: [{ kind: "me" as const }, ...botSeats(rivals, 1)],
  };
}

/** Bots among themselves, for whoever likes to watch. */
export function botTable(info: GameInfo) {
  const { count, bot } = usualRivals(info);
  return {
    game: info.game,
    listed: true,
    seats: botSeats({ count: count + 1, bot }, 0),
  };
}

export function botSeats({ count, bot }: Rivals, from: number) {
  return Array.from({ length: count }, (_, at) => ({
    kind: "bot" as const,
    name: botName(at + from),
    ...(bot ? { bot } : {}),
  }));
}

/** Me, this many open seats, and bots of the level chosen last. */
export function invitingTable(info: GameInfo, friends: number, bots = 0) {
  return {
    game: info.game,
    seats: [
      { kind: "me" as const },
      ...Array.from({ length: friends }, () => ({ kind: "open" as const })),
      ...botSeats({ count: bots, bot: rivalsOf(info).bot }, friends + 1),
    ],
  };
}

/** "45 min", "2–3 h", "25 min–9 h": what a game takes. */
export function duration([shortest, longest]: [number, number], language: string): string {
  const said = (minutes: number, unit: boolean) => {
    const hours = minutes >= 60;
    const number = (hours ? minutes / 60 : minutes).toLocaleString(language);
    return unit ? `${number} ${hours ? "h" : "min"}` : number;
  };
  if (shortest === longest) return said(longest, true);
  return `${said(shortest, shortest >= 60 !== longest >= 60)}–${said(longest, true)}`;
}

/** The token in what somebody pasted: a whole link, a path or the bare code; null if it is none of these. */
export function inviteToken(pasted: string): string | null {
  const text = pasted.trim();
  const path = /(?:^|\/)join\/([\w-]+)\/?(?:[?#].*)?$/.exec(text);
  if (path?.[1]) return path[1];
  return /^[\w-]{4,}$/.test(text) ? text : null;
}
