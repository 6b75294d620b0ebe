import { getLobby } from "../../lib/api/client";
import type { GameInfo, Lobby, TableSummary } from "../../lib/api/types";
import { allGames } from "../../lib/games.svelte";

const EVERY = 10_000;

/** Games and tables as the server lists them, asked again while the page is in sight. */
export class LobbyWatch {
  get games(): GameInfo[] {
    return allGames();
  }

  lobby: Lobby | undefined = $state.raw();
  /** The last question went unanswered: what is shown may be old. */
  problem: unknown = $state.raw();
  #pages = 1;

  async load(): Promise<void> {
    allGames(); // asks again where nobody has answered yet
    try {
      const numbers = Array.from({ length: this.#pages }, (_, page) => page);
      this.lobby = joined(await Promise.all(numbers.map((page) => getLobby(page))));
      this.problem = undefined;
    } catch (error) {
      this.problem = error;
    }
  }

  /** Older tables, too. */
  async showMore(): Promise<void> {
    this.#pages += 1;
    await this.load();
  }

  /** Call in an effect; gives back what ends it. */
  follow(): () => void {
    void this.load();
    const look = () => {
      if (document.visibilityState === "visible") void this.load();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

/** Pages of the lobby as one; a table that moved up between two questions is shown once. */
export function joined(pages: Lobby[]): Lobby {
  const all = (list: "mine" | "open" | "watch") => {
    const tables: TableSummary[] = pages.flatMap((page) => page[list]);
    return [...new Map(tables.map((table) => [table.id, table])).values()];
  };
  const more = pages.at(-1)?.more ?? false;
  return { mine: all("mine"), open: all("open"), watch: all("watch"), more };
}

/** "3 hours ago" in the given language, in the largest unit that fits; "now" within a minute, for the texts to choose by. */
export function ago(then: string, language: string, now: number = Date.now()): string {
  const seconds = Math.min(0, (Date.parse(then) - now) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ];
  for (const [unit, length] of units) {
    if (-seconds >= length) return format.format(Math.round(seconds / length), unit);
  }
  return "now";
}
