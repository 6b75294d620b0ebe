/** A card drawn over the board by the pointer; where it is dropped says how it is used. */
import type { Session } from "../../lib/table/session";
import { USES, type Use } from "./model";
import { actionFor, playFor } from "./uses";

/** Shorter ways are taps. */
const SLACK = 8;

class Carrying {
  card: string | null = $state(null);
  x = $state(0);
  y = $state(0);
  /** The side under the pointer, if the card may be used there. */
  over: Use | null = $state(null);
  /** The last press became a draw: its click is no tap. */
  moved = false;
  #legal = new Set<Use>();

  /** Whether the carried card may be used there. */
  takes(use: Use): boolean {
    return this.card !== null && this.#legal.has(use);
  }

  begin(event: PointerEvent, session: Session, card: string): void {
    this.moved = false;
    if (event.button !== 0) return;
    // A finger keeps what it touches; the sides under it must be found all the same.
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    const from = { x: event.clientX, y: event.clientY };
    const ways = new AbortController();
    const { signal } = ways;
    const move = (to: PointerEvent) => {
      if (!this.card && Math.hypot(to.clientX - from.x, to.clientY - from.y) < SLACK) return;
      this.moved = true;
      this.#legal = new Set(
        USES.filter((use) => session.view.legal.includes(actionFor(session, card, use))),
      );
      this.card = card;
      this.x = to.clientX;
      this.y = to.clientY;
      this.over = sideAt(to.clientX, to.clientY);
      session.hovered =
        this.over && this.takes(this.over) ? actionFor(session, card, this.over) : null;
    };
    const drop = () => {
      ways.abort();
      const use = this.over;
      const carried = this.card;
      this.card = this.over = session.hovered = null;
      if (carried && use) void playFor(session, carried, use);
    };
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", drop, { signal });
    window.addEventListener(
      "pointercancel",
      () => (ways.abort(), (this.card = this.over = session.hovered = null)),
      { signal },
    );
  }
}

function sideAt(x: number, y: number): Use | null {
  const use = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-side]")?.dataset.side;
  return USES.find((each) => each === use) ?? null;
}

export const carrying = new Carrying();
