/** Lets what bots do arrive step by step, as slowly as the reader wishes. */
import type { BotSpeed } from "../settings.svelte";

/** Milliseconds per letter that is told of a move, and the least and the most that it stays on show. */
const PER_LETTER: Record<BotSpeed, number> = { slow: 60, normal: 30, fast: 12, instant: 0 };
const LEAST = 15;
const MOST = 140;
/** From here on the queue hurries: nobody wants to watch the past for minutes. */
const LONG = 8;
/** How often a queue that is held up looks whether it may go on. */
const LOOK = 200;

/** How long a move stays on show of which so many letters are told. */
export function readingTime(letters: number, speed: BotSpeed): number {
  return Math.min(MOST, Math.max(LEAST, letters)) * PER_LETTER[speed];
}

export class Pacer<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (item: T) => void,
    /** How long an item stays on show before the next one. */
    private readonly pause: (item: T) => number,
    /** Told whenever the number of those that wait changes. */
    private readonly changed: (waiting: number) => void = () => {},
    /** Something lies over the board: nothing goes on behind it. */
    private readonly held: () => boolean = () => false,
  ) {}

  /** Shows it when those before it have been seen. */
  push(item: T): void {
    if (this.pause(item) === 0) this.now(item);
    else if (this.#timer === undefined && !this.held()) this.#present(item);
    else {
      this.#waiting.push(item);
      this.#timer ??= setTimeout(() => this.#next(), LOOK);
      this.changed(this.#waiting.length);
    }
  }

  /** Shows it at once; what waits is past. */
  now(item: T): void {
    this.stop();
    this.show(item);
  }

  /** Belongs to the last one, which is outdated: this is how it stands now. */
  amend(item: T): void {
    if (this.#waiting.length) this.#waiting[this.#waiting.length - 1] = item;
    else this.show(item);
  }

  /** Shows the last one at once. */
  flush(): void {
    const last = this.#waiting.at(-1);
    this.stop();
    if (last !== undefined) this.show(last);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#waiting.length) return;
    this.#waiting = [];
    this.changed(0);
  }

  #present(item: T): void {
    const hurry = this.#waiting.length > LONG ? 3 : 1;
    this.#timer = setTimeout(() => this.#next(), this.pause(item) / hurry);
    this.show(item);
  }

  #next(): void {
    this.#timer = undefined;
    if (!this.#waiting.length) return;
    if (this.held()) {
      this.#timer = setTimeout(() => this.#next(), LOOK);
      return;
    }
    const item = this.#waiting.shift()!;
    this.changed(this.#waiting.length);
    this.#present(item);
  }
}
