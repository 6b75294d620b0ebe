/** What my actions would bring: asked once for every position that is my decision. */
import { Refusal } from "../api/client";
import type { Ahead, LiveMessage, Order, Preview, SentView } from "../api/types";

export const NOTHING: Ahead = {
  previews: {},
  onward: {},
  barriers: [],
  gathering: [],
  passing: [],
};

export class Foresight {
  /** By the position it was asked for: with a draft there are two. */
  #found: Record<string, Ahead> = $state.raw({});
  /** What came along with a decision that may not be on show yet. */
  #brought: { here: string; found: Record<string, Preview> } | null = null;
  /** The position for which the question is on its way. */
  #asking = "";
  /** The way to the first answer for what is on show. */
  looking: Promise<void> = Promise.resolve();

  constructor(private readonly order: (order: Order) => Promise<LiveMessage>) {}

  /** What is known about a position so far. */
  of(view: SentView, words: readonly string[] = wordsOf(view)): Ahead {
    return this.#found[position(view, words)] ?? NOTHING;
  }

  bring(view: SentView, found: Record<string, Preview> | undefined): void {
    if (found) this.#brought = { here: position(view, []), found };
  }

  look(view: SentView): void {
    this.looking = this.#lookAhead(view);
  }

  async #lookAhead(view: SentView): Promise<void> {
    const { seat, actor } = view;
    const after = wordsOf(view);
    const here = position(view);
    const legal = after.length && view.draft ? view.draft.legal : view.legal;
    if (seat < 0 || actor !== seat || !legal.length || here === this.#asking) return;
    this.#asking = here;
    if (after.length) await this.#askFor(view, [], view.legal);
    await this.#askFor(view, after, legal);
  }

  /** Keeps the answer, and that for what may follow; both only while the position is there. */
  async #askFor(view: SentView, after: string[], legal: string[]): Promise<void> {
    const here = position(view, after);
    if (here in this.#found) return;
    const brought = this.#brought?.here === here ? this.#brought.found : null;
    const first = brought ?? (await this.ask(view, legal, after));
    if (position(view) !== this.#asking) return;
    if (!first) return void (this.#asking = "");
    this.#keep(view, here, ahead(first));
    const onward = Object.entries(first).flatMap(([action, { onward }]) =>
      onward.map((then) => `${action}/${then}`),
    );
    if (onward.length) void this.#askOnward(view, after, onward);
  }

  async #askOnward(view: SentView, after: string[], onward: string[]): Promise<void> {
    const then = await this.ask(view, onward, after);
    const here = position(view, after);
    const first = this.#found[here];
    if (then && first && position(view) === this.#asking)
      this.#keep(view, here, {
        ...first,
        previews: { ...first.previews, ...ahead(then).previews },
      });
  }

  /** Of other positions nothing is kept. */
  #keep(view: SentView, here: string, found: Ahead): void {
    const base = position(view, []);
    this.#found = Object.fromEntries(
      Object.entries({ ...this.#found, [here]: found }).filter(([key]) => key.startsWith(base)),
    );
  }

  /** Null if the game went on meanwhile, or the line is down: whoever comes back asks anew. */
  async ask(
    { seat, seq }: SentView,
    actions: string[],
    after: string[],
  ): Promise<Record<string, Preview> | null> {
    try {
      const answer = await this.order({ type: "preview", seat, seq, actions, after });
      return answer.type === "previews" ? answer.previews : null;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }
}

/** What the answers say about the actions, in the words of the components. */
function ahead(found: Record<string, Preview>): Ahead {
  const answers = Object.entries(found);
  return {
    previews: Object.fromEntries(
      answers.flatMap(([action, { figures }]) => (figures ? [[action, figures]] : [])),
    ),
    onward: Object.fromEntries(
      answers.flatMap(([action, { onward }]) => (onward.length ? [[action, onward]] : [])),
    ),
    barriers: answers.filter(([, { barrier }]) => barrier).map(([action]) => action),
    gathering: answers.filter(([, { gathers }]) => gathers).map(([action]) => action),
    passing: answers.filter(([, { passes }]) => passes).map(([action]) => action),
  };
}

export function wordsOf({ draft }: SentView): string[] {
  return draft?.entries.map(({ word }) => word) ?? [];
}

/** A name for what is drawn: whose view, at which number, after which words. */
function position(view: SentView, words: readonly string[] = wordsOf(view)): string {
  return [`${view.seat}:${view.seq}:`, ...words].join("/");
}
