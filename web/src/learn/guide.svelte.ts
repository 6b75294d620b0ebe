import type { Lesson } from "../lib/api/client";
import { Asking } from "./asking.svelte";
import { doing } from "./doing";
import { type Material, positionOf } from "./load";
import { tableOf } from "./position";
import { keepProgress, readProgress } from "./progress";
import { StillSession } from "./still.svelte";
import { lengthOf, type Stop, stopAt, verdictOn } from "./walk";

/** The learner's way through the lesson. */
export class Guide {
  at = $state(0);
  /** The furthest stop so far: up to here "next" is free. */
  reached = $state(0);
  /** How often something else was tapped at this stop, and whether the last was at least legal. */
  wrong = $state(0);
  legal = $state(true);
  asking: Asking | null = $state.raw(null);
  readonly session: StillSession;

  constructor(
    readonly name: string,
    readonly lesson: Lesson,
    private readonly stuff: Material,
  ) {
    const kept = readProgress(name);
    const last = lengthOf(lesson) - 1;
    this.reached = Math.min(kept.reached, last);
    this.session = new StillSession(this.#position(0), stuff.board);
    this.go(Math.min(kept.step, last));
  }

  get stop(): Stop {
    return stopAt(this.lesson, this.at);
  }

  get marks(): string[] {
    const { stop } = this;
    return stop.kind === "step"
      ? stop.step.marks
      : stop.kind === "question"
        ? stop.question.marks
        : [];
  }

  /** There is something to do before the walk goes on. */
  get task(): boolean {
    const { stop } = this;
    if (stop.kind === "question") return !this.asking?.verdict;
    return stop.kind === "step" && stop.step.right.length > 0 && this.at >= this.reached;
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, lengthOf(this.lesson) - 1));
    this.reached = Math.max(this.reached, this.at);
    this.wrong = 0;
    const length = lengthOf(this.lesson);
    keepProgress(this.name, { step: this.at, reached: this.reached, length });
    this.#show();
  }

  /** Does for the learner what is to be done. */
  showMe(): void {
    this.go(this.at + 1);
  }

  startAgain(): void {
    this.reached = 0;
    this.go(0);
  }

  #show(): void {
    const { stop } = this;
    this.asking = stop.kind === "question" ? new Asking(this.name, stop.question) : null;
    if (stop.kind === "question") {
      this.session.show(
        positionOf(this.name, stop.question, this.stuff),
        this.asking ? doing(this.asking, this.stuff.stages.words) : undefined,
      );
      return;
    }
    const tap = (action: string) => this.#tapped(action);
    const acts = stop.kind === "step" && stop.step.right.length > 0;
    this.session.show(this.#position(this.at), acts ? { act: tap, ask: tap } : undefined);
  }

  #tapped(action: string): void {
    const { stop } = this;
    if (stop.kind !== "step") return;
    const verdict = verdictOn(stop.step, action);
    this.legal = verdict !== "illegal";
    if (verdict === "right") this.go(this.at + 1);
    else this.wrong++;
  }

  #position(at: number) {
    const { steps, seat, names } = this.lesson;
    const shown = Math.min(at, steps.length - 1);
    const { view, figures, sums, legal } = steps[shown]!;
    return tableOf({
      game: this.name,
      seat,
      names,
      view,
      figures,
      sums,
      legal,
      told: steps.slice(0, shown + 1).map((step) => step.events),
    });
  }
}
