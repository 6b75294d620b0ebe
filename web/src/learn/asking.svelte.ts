import type { Sign } from "../games/stage";
import { answerPuzzle, type Puzzle, type Verdict } from "../lib/api/client";
import { name } from "../lib/i18n.svelte";
import { report } from "../lib/problems";
import { answerOf, type Draft, emptyDraft, signsOf, toggled } from "./answer";

/** One question, the answer under way and what became of it. */
export class Asking {
  draft: Draft;
  verdict: Verdict | null = $state.raw(null);
  busy = $state(false);
  /** The part that was chosen or dropped last, for the ear. */
  last: string | null = $state(null);

  constructor(
    readonly game: string,
    readonly puzzle: Puzzle,
    private readonly onright: () => void = () => {},
  ) {
    this.draft = $state(emptyDraft(puzzle.form));
  }

  get form(): Puzzle["form"] {
    return this.puzzle.form;
  }

  /** The answer is given by tapping places on the map. */
  get onMap(): boolean {
    return this.form.kind === "choose" && this.form.axis === "province";
  }

  get ready(): boolean {
    return answerOf(this.form, this.draft) !== null;
  }

  get signs(): Record<string, Sign> {
    return signsOf(this.form, this.draft, this.verdict);
  }

  toggle(id: string): void {
    if (this.verdict || !this.form.labels.includes(id)) return;
    this.draft.chosen = toggled(this.draft.chosen, id);
    this.last = id;
  }

  async check(): Promise<void> {
    const answer = answerOf(this.form, this.draft);
    if (answer === null || this.busy) return;
    this.busy = true;
    try {
      this.verdict = await answerPuzzle(this.game, this.puzzle.id, answer);
      if (this.verdict.right) this.onright();
    } catch (error) {
      report(error);
    } finally {
      this.busy = false;
    }
  }

  /** Once more with the same answer. */
  again(): void {
    this.verdict = null;
    this.last = null;
  }

  /** Names of ids or players, as the form calls them. */
  names(ids: string[]): string[] {
    if (this.form.axis === "seat")
      return ids.map((id) => this.puzzle.names[this.form.labels.indexOf(id)] ?? id);
    return ids.map((id) => name(this.form.axis, id));
  }
}
