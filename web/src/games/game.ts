/** What the frame of a table asks of a game. */
import type { Component } from "svelte";
import type { TableView } from "../lib/api/types";
import type { IconName } from "../lib/icons";
import type { Session } from "../lib/table/session";
import type { Story } from "../lib/table/story";
import type { Coach } from "./coach";
import type { Film } from "./film";

/** A button of the prompt bar: one legal action. */
export interface Choice {
  action: string;
  label: string;
  /** Second line: what it brings, or that there is no way back. */
  sub?: string;
  /** main: what most players want here. risk: dice or a reveal follow. */
  kind?: "main" | "quiet" | "risk" | "wary";
  /** This choice ends the turn: E and the button "End turn" do it; of a part of the turn the button says which. */
  end?: boolean | "part";
  icon?: IconName;
  /** What a click does where the page still has something to ask; without it the action is said. */
  run?(): void;
}

/** One stop of the phase rail. */
export interface Stop {
  id: string;
  label: string;
  state: "done" | "now" | "next";
}

/** Something that the find box leads to. */
export interface Found {
  id: string;
  name: string;
  /** What is shown on the board: `province:dacia`. */
  place: string;
}

/** How high the phone's sheet stands: the question, with one page, or the full page. */
export type Height = "low" | "middle" | "high";

type Part<P extends object = object> = Component<P & { session: Session }>;

export interface Game {
  /** The board with everything that floats on it; in a film without what only a player at the table needs. */
  Table: Part<{ film?: boolean }>;
  /**
   * The question in a full sentence, and quietly what led to it and where it stands; without it the text view asks.
   * The phone leaves what led to it to the log.
   */
  prompt?(session: Session): { text: string; before?: string; then?: string };
  choices(session: Session): Choice[];
  /** False where a turn is everybody's and others answer in between: no choice ends a turn of one's own. */
  ownTurns?: boolean;
  phase?(view: TableView): Stop[];
  /** Arguments of the action texts beside the id that the action names. */
  context?(session: Session): Record<string, string | number>;
  /** The same in words, for T; without it the structured text view. */
  Text?: Part;
  /** Two or three words on the bar of the phone: the century, the round. */
  Status?: Part;
  /** Row of one player in the column: what only this game has. */
  Seat?: Part<{ seat: number }>;
  /** Under the players: what would be paid now. */
  Matrix?: Part;
  /** Pages of the phone's sheet, before Players and Log; a page may want the sheet to stand at a height of its own. */
  pages?: { id: string; label: string; Page: Part; height?: Height }[];
  /** These pages hold what Players and Log would: the phone has no further tabs, its menu leads to the log. */
  allPages?: boolean;
  /** The page on which the present question is answered: a phone opens it by itself. */
  answering?(session: Session): string | null;
  /** Pages of the column that come and go, before Players. */
  column?(session: Session): { id: string; label: string; Page: Part }[];
  /** A draft is a plan that the game shows in a place of its own. */
  plans?: boolean;
  /** Takes back the last deed of a draft, where a deed is more than its last word. */
  takeBack?(session: Session): Promise<void>;
  /** The number at the end of a player's row, where the view has no score. */
  score?(session: Session, seat: number): number;
  /** The seats in the order of their rows; without it as they sit. */
  rows?(session: Session): number[];
  /** Stands in a player's frame instead of the first letter of the name. */
  mark?(session: Session, seat: number): string | undefined;
  /** How the log tells this game. */
  story?: Story;
  /** How the past is shown as a film. */
  film?: Film;
  /** How the coach shows and names its decisions; without it in words alone. */
  coach?: Coach;
  /** Where the rule book speaks of it: of each decision, by its node, and of each event. */
  book?: { asked: Record<string, string>; told: Record<string, string> };
  /** Above the rule book: the way to the player aids. */
  Aids?: Part;
  /** What the find box knows beside the places. */
  finds?(session: Session): Found[];
  /** What the find box looks for; the axis of places. */
  places?: string;
  /** Which of them are on the map of this table; all, if it does not say. */
  inPlay?(session: Session): ReadonlySet<string>;
}
