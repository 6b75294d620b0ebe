/** What a lesson or a puzzle asks of a game that shows its positions. */
import type { Component } from "svelte";
import type { BoardData, TableView } from "../lib/api/types";
import type { Session } from "../lib/table/session";

/** chosen: before the check. right, wrong, missed: after it. */
export type Sign = "chosen" | "right" | "wrong" | "missed";

/** Messages of the board that mean something else while an answer is tapped together. */
export type Words = Record<string, string>;

export type Face = "map" | "tracks";

export interface StageProps {
  session: Session;
  /** Ids that the text talks about. */
  marks: string[];
  /** What became of the parts of an answer. */
  signs?: Record<string, Sign>;
  /** With the cards in hand. */
  hand?: boolean;
  /** On a phone. */
  compact?: boolean;
  /** A tap on the map chooses. */
  choosing?: boolean;
  /** On a phone: what is on show. Follows the marks, and the reader may turn it. */
  face?: Face;
}

export interface Stages {
  Stage: Component<StageProps, object, "face">;
  /** Text keys: what each face is called. */
  faces: Record<Face, string>;
  /** The hand alone, for the panel of the phone. */
  Hand: Component<{ session: Session; marks: string[] }>;
  /** What a decision or an event looks like close by. */
  Closer: Component<{ session: Session }>;
  /** The figures of a puzzle: what can be counted, and nothing that would tell its answer. */
  counted(view: TableView["view"], board: BoardData): TableView["figures"];
  /** What stands before an id of an axis in a list of answers. */
  Mark?: Component<{ axis: string; id: string }>;
  words?: Words;
}
