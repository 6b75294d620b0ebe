import { mount, unmount } from "svelte";
import { shown } from "../../lib/settings.svelte";
import type { Session } from "../../lib/table/session";
import { lastStones, type Placed } from "./model";
import TribePlaque from "./TribePlaque.svelte";

/** Bots may set several stones at once; more than these would only flicker. */
const AT_ONCE = 3;
const PACE = 1.9;

/** A stone that was just set travels to its province: mine from the card, another's from that player's row. */
export function stonesTravel(session: () => Session, board: () => HTMLElement | undefined): void {
  let seen = session().view.seq;
  $effect(() => {
    const { log, seq, seat } = session().view;
    const { now, before } = lastStones(log);
    const fresh = [...before, ...now].filter((stone) => stone.seq > seen);
    // A look at the past shows stones as they stood.
    seen = Math.max(seen, seq);
    const area = board();
    if (!shown.motion || !area) return;
    for (const stone of fresh.slice(-AT_ONCE)) travel(stone, area, seat);
  });
}

function travel(stone: Placed, area: HTMLElement, reader: number): void {
  const label = area.querySelector(`[data-label="${stone.province}"]`);
  const hand =
    stone.seat === reader ? document.querySelector(`[data-card="${stone.tribe}"]`) : null;
  const source =
    hand ??
    document.querySelector(`[data-seat="${stone.seat}"]`) ??
    document.querySelector(`[data-track="${stone.tribe}"]`);
  if (!label || !source) return;
  const from = source.getBoundingClientRect();
  const to = label.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: "0",
    top: "0",
    zIndex: "30",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const plaque = mount(TribePlaque, {
    target: ghost,
    props: { tribe: stone.tribe, size: 24, silent: true },
  });
  const middle = (box: DOMRect) =>
    `translate(${box.left + box.width / 2 - 20}px, ${box.top + box.height / 2 - 12}px)`;
  const move =
    Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--m-move")) || 1;
  const flight = ghost.animate(
    [
      { transform: `${middle(from)} scale(1.5)`, opacity: 0.2 },
      { transform: `${middle(from)} scale(1.5)`, opacity: 1, offset: 0.15 },
      { transform: `${middle(to)} scale(1)`, opacity: 1 },
    ],
    { duration: move * PACE, easing: "cubic-bezier(.2, .7, .2, 1)" },
  );
  flight.onfinish = flight.oncancel = () => {
    void unmount(plaque);
    ghost.remove();
  };
}
