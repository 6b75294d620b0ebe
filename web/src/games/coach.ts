/** What the coach asks of a game. */
import type { Component } from "svelte";
import type { BoardData, Considered } from "../lib/api/types";

export interface CoachCutProps {
  board: BoardData;
  seat: number;
  /** The move that is shown, and the one beside it: both are drawn on one cut. */
  way: Considered;
  beside: Considered | null;
  /** The master's move. */
  advised: boolean;
}

export interface Coach {
  /** What the titles of its cards begin with: `TEXTS-FACT`. */
  texts: string;
  /** The facts that name a decision, the weightiest first. */
  titles: string[];
  /** A cut of the board around what differs. */
  Cut: Component<CoachCutProps>;
}
