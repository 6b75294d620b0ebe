/** Which steps of the log came from one click: they are taken back, and made again, together. */
export class Chains {
  #spans: { from: number; to: number }[] = [];

  /** A click has led from one step to another; what had been taken back before it is gone. */
  add(from: number, to: number): void {
    this.#spans = this.#spans.filter((span) => span.to <= from);
    if (to - from > 1) this.#spans.push({ from, to });
  }

  /** Where one undo leads to. */
  before(step: number): number {
    return this.#spans.find((span) => span.to === step)?.from ?? step - 1;
  }

  /** Where one redo leads to. */
  after(step: number): number {
    return this.#spans.find((span) => span.from === step)?.to ?? step + 1;
  }
}
