import type { BoardData, GivenOrder, LogLine, Preview, TableView, Why } from "../api/types";

/** What goes to a place: the ways, each a list of actions, that may be gone now. */
export interface Aim {
  place: string;
  ways: string[][];
}

/**
 * A table as the components see it. The components draw `view` and offer `view.legal`; they never
 * decide what is allowed. One click is one action; whatever may be taken back can be undone.
 */
export interface Session {
  /** The present view, or the step that is being replayed. Reactive. */
  readonly view: TableView;
  readonly board: BoardData;
  /** The log up to the step on show, as far back as it has been read. Reactive. */
  readonly lines: readonly LogLine[];
  /** Renders a message of the game's or the page's Fluent texts in the reader's language. */
  t(key: string, args?: Record<string, string | number>): string;
  /** What people call an id: name("province", "dacia"). */
  name(axis: string, id: string): string;
  /** Ids that complete a legal action of this verb now: targets("place") = {dacia, …}. */
  targets(verb: string): Set<string>;
  /** True while an older step is shown, or it is not this seat's decision. */
  readonly readonly: boolean;
  /**
   * Does what a click on these actions means: picks of a set are gathered in a draft, everything else is
   * said, together with the draft, and taken back by one undo. Resolves when the answer is there.
   */
  act(...way: string[]): Promise<void>;
  /** Words that were chosen and not said yet; the view shows the position after them. Reactive. */
  readonly draft: readonly string[];
  /** What could be chosen instead of the draft. */
  readonly instead: readonly string[];
  /** Settles when the view shows the draft as it stands. */
  readonly changing: Promise<void>;
  /** Settles when it is known which actions on show have no way back. */
  readonly looking: Promise<void>;
  /** Other words take the place of the draft; none drops it. */
  plan(words: readonly string[]): Promise<void>;
  /** A place that was chosen before what goes there. Reactive. */
  aimed: Aim | null;
  /** Aims at a place and keeps the ways that lead there. */
  aim(place: string, ways: string[][]): Promise<void>;
  /** Ask why an action is forbidden, after words of a draft or now; the frame shows the answer until it is dismissed. */
  ask(action: string, after?: readonly string[]): Promise<Why | null>;
  /** The same for a component that says it in its own place. */
  explain(action: string): Promise<Why | null>;
  /** What actions would bring after these words, with what chance may make of them; null if nobody knows. */
  foresee(actions: string[], after: string[]): Promise<Record<string, Preview> | null>;
  /** The action the reader points at; its figures come from view.previews. Reactive. */
  hovered: string | null;
  /** What the reader inspects on the map or in the log (`province:dacia`). Reactive. */
  focused: string | null;
  /** Answers given in advance. */
  giveOrders(orders: Record<string, GivenOrder>): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  restart(): Promise<void>;
  /** Plays once more with the same people; only where there are any. */
  rematch?(): Promise<void>;
}
