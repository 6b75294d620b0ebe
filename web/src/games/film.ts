/** What the film of a table asks of a game. */
import type { BoardData, GameEvent } from "../lib/api/types";
import type { IconName } from "../lib/icons";

/** A row of marks under the ribbons; `TEXTS-ID` says what they are. */
export interface Track {
  id: string;
  icon: IconName;
  /** Events that leave a mark here. */
  events: string[];
}

export interface Film {
  /** What its texts begin with: `TEXTS-EVENT` is the title of a chapter, `TEXTS-age` that of an age. */
  texts: string;
  /** Events that are worth a chapter, with their sign. */
  chapters: Record<string, IconName>;
  /** Of these only while the film has room for them. */
  minor?: string[];
  /** Chapters in which points are paid out. */
  scorings: string[];
  /** Events that say what a scoring paid to whom. */
  gains: string[];
  tracks: Track[];
  /** The age that an event begins, or the first one; null = none does. */
  age(event: GameEvent | null, board: BoardData): string | null;
}
