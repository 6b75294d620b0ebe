/** What the coach asks of a game. */
import type { Component } from "svelte";
import type { BoardData, GameView } from "../lib/api/types";

export interface CoachCutProps {
  /** The seat's view after the move. */
  view: GameView;
  board: BoardData;
  /** The words of the move that is shown, and of the one beside it: both are drawn on one cut. */
  words: string[];
  beside: string[];
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
