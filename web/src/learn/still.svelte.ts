import type { Words } from "../games/stage";
import type { BoardData, TableView, Why } from "../lib/api/types";
import { name, t } from "../lib/i18n.svelte";
import type { Aim, Session } from "../lib/table/session";

export interface Doing {
  /** A legal action was chosen. */
  act?(action: string): void;
  /** Something was tapped that is no legal action. */
  ask?(action: string): void;
  words?: Words;
}

/** A position that stands still; whoever shows it says what a tap means. */
export class StillSession implements Session {
  view: TableView;
  hovered: string | null = $state(null);
  focused: string | null = $state(null);
  aimed: Aim | null = null;
  readonly lines: readonly never[] = [];
  readonly: boolean = $state(true);
  #doing: Doing = $state.raw({});

  constructor(
    view: TableView,
    readonly board: BoardData,
  ) {
    this.view = $state.raw(view);
  }

  /** Shows a position; without `doing` it is only there to be read. */
  show(view: TableView, doing?: Doing): void {
    this.view = view;
    this.hovered = null;
    this.focused = null;
    this.readonly = !doing;
    this.#doing = doing ?? {};
  }

  readonly name = name;

  t = (key: string, args?: Record<string, string | number>): string => {
    const instead = this.#doing.words?.[key];
    return t(instead ?? key, args);
  };

  targets(verb: string): Set<string> {
    if (this.readonly) return new Set();
    return new Set(
      this.view.legal
        .filter((action) => action.startsWith(`${verb} `))
        .map((action) => action.slice(verb.length + 1)),
    );
  }

  async act(...way: string[]): Promise<void> {
    for (const action of way) if (this.view.legal.includes(action)) this.#doing.act?.(action);
  }

  async ask(action: string): Promise<Why | null> {
    this.#doing.ask?.(action);
    return null;
  }

  /** A position of a lesson is at no table that could be asked. */
  async explain(): Promise<Why | null> {
    return null;
  }

  async foresee(): Promise<null> {
    return null;
  }

  /** A place before its means is another tap than the one that is asked for. */
  async aim(place: string, [way]: string[][]): Promise<void> {
    this.#doing.ask?.(way?.at(-1) ?? place);
  }

  readonly draft = [];
  readonly instead = [];
  readonly changing = Promise.resolve();
  readonly looking = Promise.resolve();

  /** There is nothing to plan with: the first word counts as said. */
  async plan([word]: readonly string[]): Promise<void> {
    if (word) await this.act(word);
  }

  async giveOrders(): Promise<void> {}
  async undo(): Promise<void> {}
  async redo(): Promise<void> {}
  async restart(): Promise<void> {}
}
