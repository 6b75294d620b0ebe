/** Lets what bots do arrive step by step, as slowly as the reader wishes. */
import type { BotSpeed } from "../settings.svelte";

export const PAUSE: Record<BotSpeed, number> = { slow: 1800, normal: 900, fast: 350, instant: 0 };
/** From here on the queue hurries: nobody wants to watch the past for minutes. */
const LONG = 8;

export class Pacer<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (item: T) => void,
    private readonly pause: () => number,
    /** Told whenever the number of those that wait changes. */
    private readonly changed: (waiting: number) => void = () => {},
  ) {}

  /** Shows it after those that wait; `paced` = not before its pause is over. */
  push(item: T, paced: boolean): void {
    if (!paced || this.pause() === 0) {
      this.flush();
      this.show(item);
      return;
    }
    this.#waiting.push(item);
    this.changed(this.#waiting.length);
    this.#timer ??= this.#later();
  }

  /** The last one that waits is outdated: this is how it stands now. */
  amend(item: T): boolean {
    if (!this.#waiting.length) return false;
    this.#waiting[this.#waiting.length - 1] = item;
    return true;
  }

  /** Shows the last one at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    if (last === undefined) return;
    this.changed(0);
    this.show(last);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.changed(0);
  }

  #later() {
    return setTimeout(() => this.#next(), this.pause() / (this.#waiting.length > LONG ? 3 : 1));
  }

  #next(): void {
    const item = this.#waiting.shift();
    this.#timer = this.#waiting.length ? this.#later() : undefined;
    this.changed(this.#waiting.length);
    if (item !== undefined) this.show(item);
  }
}
