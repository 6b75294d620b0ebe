import type { BoardData, TableView, Why } from "../api/types";

/**
 * A table as the components see it. The components draw `view` and offer `view.legal`; they never
 * decide what is allowed. One click is one action; whatever may be taken back can be undone.
 */
export interface Session {
  /** The present view, or the step that is being replayed. Reactive. */
  readonly view: TableView;
  readonly board: BoardData;
  /** Renders a message of the game's or the page's Fluent texts in the reader's language. */
  t(key: string, args?: Record<string, string | number>): string;
  /** What people call an id: name("province", "dacia"). */
  name(axis: string, id: string): string;
  /** Ids that complete a legal action of this verb now: targets("place") = {dacia, …}. */
  targets(verb: string): Set<string>;
  /** True while an older step is shown, or it is not this seat's decision. */
  readonly readonly: boolean;
  /** Send legal actions, one after the other; one undo takes them back. Resolves when the answer is there. */
  act(...way: string[]): Promise<void>;
  /** Ask why an action is forbidden; the frame shows the answer until it is dismissed. */
  ask(action: string): Promise<Why | null>;
  /** The same for a component that says it in its own place. */
  explain(action: string): Promise<Why | null>;
  /** The action the reader points at; its figures come from view.previews. Reactive. */
  hovered: string | null;
  /** What the reader inspects on the map or in the log (`province:dacia`). Reactive. */
  focused: string | null;
  undo(): Promise<void>;
  redo(): Promise<void>;
  restart(): Promise<void>;
  /** Plays once more with the same people; only where there are any. */
  rematch?(): Promise<void>;
}
