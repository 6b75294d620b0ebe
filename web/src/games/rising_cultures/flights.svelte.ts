/** A card that was just played flies from its player to its place, and what it brought floats up there. */
import { mount, unmount } from "svelte";
import { shown } from "../../lib/settings.svelte";
import type { Session } from "../../lib/table/session";
import CardFace from "./CardFace.svelte";
import { changes } from "./changes";
import { type CulturesFigures, tableOf } from "./model";
import { type Play, playsIn } from "./plays";
import { told } from "./words";

/** Whoever comes back to many moves need not watch them all. */
const AT_ONCE = 2;
const FLIGHT = 720;
const FLOAT = 2200;

export function cardsFly(session: () => Session, table: () => HTMLElement | undefined): void {
  let seen = session().view.seq;
  let before: CulturesFigures | null = null;
  $effect(() => {
    const { log, seq, figures } = tableOf(session());
    const fresh = log.filter((line) => line.seq > seen).flatMap(playsIn);
    const earlier = before;
    // A look at the past shows the cards as they lay.
    seen = Math.max(seen, seq);
    before = figures;
    const area = table();
    if (!shown.motion || !area || !earlier) return;
    for (const play of fresh.slice(-AT_ONCE)) {
      fly(session(), play, area);
      float(told(session(), changes(earlier, figures, play.seat)), play, area);
    }
  });
}

function home({ seat }: Play, area: HTMLElement, reader: number): Element | null {
  return seat === reader
    ? document.querySelector(".hand")
    : area.querySelector(`[data-home="${seat}"] svg`);
}

/** Where the card lies now, or the side of the board that it went to. */
function goal({ seat, card, use }: Play, area: HTMLElement): Element | null {
  return (
    area.querySelector(`[data-laid="${card}"]`) ??
    area.querySelector(`[data-place="${seat} ${use}"]`)
  );
}

function fly(session: Session, play: Play, area: HTMLElement): void {
  const from = home(play, area, session.view.seat)?.getBoundingClientRect();
  const to = goal(play, area)?.getBoundingClientRect();
  if (!from || !to) return;
  const ghost = laidOver("cultures-flight");
  const card = mount(CardFace, { target: ghost, props: { session, card: play.card } });
  const middle = (box: DOMRect) =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;
  const flight = ghost.animate(
    [
      { transform: `${middle(from)} scale(0.6)`, opacity: 0.2 },
      { transform: `${middle(from)} scale(1.15)`, opacity: 1, offset: 0.25 },
      { transform: `${middle(to)} scale(1)`, opacity: 1, offset: 0.85 },
      { transform: `${middle(to)} scale(0.7)`, opacity: 0 },
    ],
    { duration: FLIGHT, easing: "cubic-bezier(.2, .7, .2, 1)" },
  );
  flight.onfinish = flight.oncancel = () => {
    void unmount(card);
    ghost.remove();
  };
}

function float(gain: string, play: Play, area: HTMLElement): void {
  const at = goal(play, area)?.getBoundingClientRect();
  if (!gain || !at) return;
  const label = laidOver("cultures-float");
  label.textContent = gain;
  const left = Math.min(Math.max(at.left + at.width / 2, 110), window.innerWidth - 110);
  const rise = (by: number) =>
    `translate(${left}px, ${at.top + at.height / 2 - by}px) translate(-50%, -50%)`;
  const motion = label.animate(
    [
      { transform: rise(0), opacity: 0 },
      { transform: rise(8), opacity: 1, offset: 0.12 },
      { transform: rise(26), opacity: 1, offset: 0.8 },
      { transform: rise(40), opacity: 0 },
    ],
    { duration: FLOAT, delay: FLIGHT * 0.7, fill: "backwards" },
  );
  motion.onfinish = motion.oncancel = () => label.remove();
}

/** Something over the whole page that nobody can touch or hear. */
function laidOver(name: string): HTMLElement {
  const element = document.createElement("div");
  element.className = name;
  element.setAttribute("aria-hidden", "true");
  document.body.append(element);
  return element;
}
