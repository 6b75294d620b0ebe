/** Is this the reader's first visit? The hall opens once something was played, learnt or looked at here. */
import { hasLearnt } from "../../learn/progress";

const KEY = "aevum-hall";

let known = $state(read());

export const visit = {
  /** Nothing was done here yet. Reactive. */
  get first(): boolean {
    return !known;
  },
  /** From now on home is the hall. */
  enter(): void {
    if (known) return;
    known = true;
    try {
      localStorage.setItem(KEY, "open");
    } catch {
      // No storage (private window): the next visit is a first one again.
    }
  },
};

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null || hasLearnt();
  } catch {
    return false;
  }
}
