/** Equal cards are one to the game; on the page those are marked that the reader tapped. */
export class Taps {
  /** Per tribe, in the order of the taps. */
  #nths: Record<string, number[]> = $state.raw({});

  /** Which of so many equal cards are the picked ones: the tapped first. */
  picked(tribe: string, count: number, picks: number): number[] {
    const tapped = (this.#nths[tribe] ?? []).filter((nth) => nth < count);
    const all = Array.from({ length: count }, (_, nth) => nth);
    return [...new Set([...tapped, ...all])].slice(0, picks);
  }

  /** One more is tapped, or one that was picked a second time: then it goes first when there is one less. */
  tap(tribe: string, nth: number, picked: number[]): void {
    this.#nths = { ...this.#nths, [tribe]: [...picked.filter((each) => each !== nth), nth] };
  }
}
