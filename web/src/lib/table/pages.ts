/** The log and the chat as far as the page has them: the newest part, and older pages when they are asked for. */

/** Lines that follow each other without a gap, up to the newest. */
export class Pages<L> {
  lines: L[] = [];
  #end = 0;
  #older: Promise<void> | undefined;

  constructor(
    /** Place of a line, from 1. */
    private readonly place: (line: L) => number,
    /** The lines up to a place, as many as come at once. */
    private readonly fetch: (to: number) => Promise<L[]>,
    private readonly changed: (lines: L[]) => void,
  ) {}

  /** Place of the oldest line that is here; 1 = nothing is missing. */
  get first(): number {
    const oldest = this.lines[0];
    return oldest === undefined ? this.#end + 1 : this.place(oldest);
  }

  get whole(): boolean {
    return this.first <= 1;
  }

  /** Lines up to `kept` stay and the new ones follow, up to `end`; where there is a gap only the new ones are left. */
  add(kept: number, lines: L[], end: number): void {
    const known = this.lines.filter((line) => this.place(line) <= kept);
    const next = lines[0];
    const follows = next === undefined || this.place(next) === this.#last(known) + 1;
    this.#end = end;
    this.#set(follows ? [...known, ...lines] : lines);
  }

  /** The same lines once more, with everything that may be said about them now. */
  async anew(): Promise<void> {
    const end = this.#end;
    let found: L[] = [];
    while (found.length < end) {
      const page = await this.fetch(end - found.length);
      if (!page.length) return;
      found = [...page, ...found];
    }
    if (this.#end === end) this.#set(found);
  }

  /** One page more, if there is one. */
  async older(): Promise<void> {
    if (this.whole) return;
    this.#older ??= this.#fetchOlder().finally(() => (this.#older = undefined));
    await this.#older;
  }

  /** Everything there is. */
  async all(): Promise<void> {
    while (!this.whole) {
      const before = this.first;
      await this.older();
      if (this.first >= before) return;
    }
  }

  async #fetchOlder(): Promise<void> {
    const first = this.first;
    const page = await this.fetch(first - 1);
    // Something may have been taken back meanwhile.
    if (this.first === first && this.#last(page) === first - 1) this.#set([...page, ...this.lines]);
  }

  #last(lines: L[]): number {
    const last = lines.at(-1);
    return last === undefined ? 0 : this.place(last);
  }

  #set(lines: L[]): void {
    this.lines = lines;
    this.changed(lines);
  }
}
