import type { Attachment } from "svelte/attachments";

/** A sheet that opens gives the focus to the first button inside this element, so that Enter goes on. */
export const takesFocus: Attachment<HTMLElement> = (element) => {
  const frame = requestAnimationFrame(() => element.querySelector("button")?.focus());
  return () => cancelAnimationFrame(frame);
};
