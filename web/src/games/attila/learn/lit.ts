import type { Attachment } from "svelte/attachments";

const THINGS = "[data-track], [data-card], .tiles .row button";

/** Lights up tracks, cards and tiles of these ids, also those that appear later. */
export function lit(ids: string[], tiles: string[]): Attachment<HTMLElement> {
  return (element) => {
    const light = () => {
      for (const thing of element.querySelectorAll<HTMLElement>(THINGS)) {
        const id =
          thing.dataset.track ??
          thing.dataset.card ??
          tiles[[...(thing.parentElement?.children ?? [])].indexOf(thing)];
        thing.toggleAttribute("data-lit", id !== undefined && ids.includes(id));
      }
    };
    light();
    const watch = new MutationObserver(light);
    watch.observe(element, { childList: true, subtree: true, attributeFilter: ["data-card"] });
    return () => watch.disconnect();
  };
}
