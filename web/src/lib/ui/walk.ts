import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right go from card to card. */
export const walksWithArrows: Attachment<HTMLElement> = (row) => {
  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const cards = [...row.querySelectorAll<HTMLElement>("button")];
    const at = cards.indexOf(document.activeElement as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    cards[(at + step + cards.length) % cards.length]?.focus();
  }
  row.addEventListener("keydown", walk);
  return () => row.removeEventListener("keydown", walk);
};
