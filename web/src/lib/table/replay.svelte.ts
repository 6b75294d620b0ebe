import type { GameEvent, LogLine, TableView } from "../api/types";
import { shown } from "../settings.svelte";
import { FRAME, stops } from "./story";

/** How long a hand stays where it wants to be, in milliseconds. */
const REST = 90;

interface Source {
  readonly lines: LogLine[];
  /** Fetches the lines that are not here yet. */
  all(): Promise<void>;
  /** The view at an earlier step. */
  fetch(step: number): Promise<TableView>;
  /** Waits for a request; where it fails the reader is told, and nothing comes. */
  tell<T>(request: Promise<T>): Promise<T | undefined>;
}

/** Looking back: any earlier step, by hand or as a film; the running game goes on meanwhile. */
export class Replay {
  /** The step on show; null = now. */
  at: number | null = $state(null);
  view: TableView | null = $state.raw(null);
  playing = $state(false);
  /** How many times as fast as usual the film runs. */
  speed = $state(1);
  /** What one passes over; whoever knows the game says so. */
  hushed: (event: GameEvent) => boolean = () => false;
  /** How long a step stays on show at the usual speed. */
  hold: (step: number) => number = () => FRAME;
  /** Where a film began; null while the reader goes by hand. */
  filmFrom: number | null = $state(null);
  #kept = new Map<string, TableView>();
  /** The step of the view on show. */
  #shown: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: Source) {}

  /** Steps worth stopping at. */
  stops = $derived.by(() => stops(this.source.lines, (event) => this.hushed(event)));

  get last(): number {
    return this.stops.at(-1) ?? 0;
  }

  /** Position among the stops, for the slider. */
  get index(): number {
    const at = this.at ?? this.last;
    return Math.max(
      0,
      this.stops.findLastIndex((step) => step <= at),
    );
  }

  async go(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(step, this.last));
    this.at = wanted;
    void this.source.all();
    const view = await this.source.tell(this.#load(wanted));
    // A faster hand may have gone on while this step was on its way.
    if (this.at === wanted) this.#show(view);
    const next = this.stops.find((stop) => stop > wanted);
    if (next !== undefined) void this.#load(next).catch(() => {});
  }

  /** What could not be fetched leaves the picture, and where it is in time, as they were. */
  #show(view: TableView | undefined): void {
    if (view) {
      this.view = view;
      this.#shown = this.at;
    } else {
      this.pause();
      this.at = this.#shown;
    }
  }

  async move(by: number): Promise<void> {
    await this.#around();
    return this.jump(this.stops[this.index + by] ?? (by < 0 ? 0 : this.last));
  }

  /** Stays where it is; a film under way goes on by hand. */
  async jump(step: number): Promise<void> {
    this.pause();
    this.filmFrom = null;
    return this.go(step);
  }

  /** A hand goes along the time line: the step under it is fetched when it rests. */
  scrub(step: number): void {
    this.pause();
    this.filmFrom = null;
    this.at = step;
    this.#timer = setTimeout(() => void this.go(step), REST);
  }

  now(): void {
    this.pause();
    this.at = this.#shown = null;
    this.view = null;
    this.filmFrom = null;
  }

  play(): void {
    this.playing = true;
    if (this.at === null || this.at >= this.last) void this.go(this.filmFrom ?? 0);
    this.#schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Shows what happened from a step on, sentence by sentence, and returns to the present. */
  film(from: number): void {
    this.filmFrom = from;
    void this.go(from);
    this.playing = true;
    this.#schedule();
  }

  forget(): void {
    this.now();
    this.#kept.clear();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    // Where nothing moves, the eye needs longer to find what has changed.
    const still = shown.motion ? 1 : 1.4;
    const held = (this.hold(this.at ?? this.last) * still) / this.speed;
    this.#timer = setTimeout(() => void this.#advance(), held);
  }

  async #advance(): Promise<void> {
    await this.#around();
    if (!this.playing) return;
    const at = this.at ?? this.last;
    const next = this.stops.find((step) => step > at);
    if (next === undefined) {
      this.pause();
      if (this.filmFrom !== null) this.now();
      return;
    }
    await this.go(next);
    if (this.playing) this.#schedule();
  }

  /** Where one goes from here is written in the lines around it, which may not be here yet. */
  async #around(): Promise<void> {
    if ((this.at ?? this.last) < (this.source.lines[0]?.step ?? 1)) await this.source.all();
  }

  async #load(step: number): Promise<TableView> {
    // A step that was taken back and played anew has another seq, so an old picture is never shown for it.
    const key = `${step}:${this.source.lines.find((line) => line.step === step)?.seq ?? 0}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const view = await this.source.fetch(step);
    this.#kept.set(key, view);
    return view;
  }
}
