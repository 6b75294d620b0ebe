/** What the text talks about: where it is drawn on the table, and which page of a phone shows it. */
import type { Attachment } from "svelte/attachments";
import type { Face } from "../../stage";

/** A card in hand or on the table, a province, a bar or a stage of the reader's own board. */
export function selectorOf(mark: string, seat: number): string {
  const place = /^(bar|stage)(\d)$/.exec(mark);
  if (place) return `[data-mat="${seat}"] [data-${place[1]}="${place[2]}"]`;
  return ["card", "laid", "province"].map((kind) => `[data-${kind}="${mark}"]`).join();
}

/** The first mark decides: provinces of the row lie beside the race, everything else on the boards. */
export function faceOf(marks: string[], row: string[]): Face {
  return row.includes(marks[0] ?? "") ? "tracks" : "map";
}

/** Lights up what is marked, also where it appears later, and brings the first of it into sight. */
export function lit(marks: string[], seat: number): Attachment<HTMLElement> {
  return (element) => {
    const light = () => {
      const found = new Set(
        marks.flatMap((mark) => [...element.querySelectorAll<HTMLElement>(selectorOf(mark, seat))]),
      );
      for (const thing of element.querySelectorAll("[data-lit]"))
        if (!found.has(thing as HTMLElement)) thing.removeAttribute("data-lit");
      for (const thing of found) thing.setAttribute("data-lit", "");
    };
    light();
    element.querySelector("[data-lit]")?.scrollIntoView({ block: "nearest" });
    const watch = new MutationObserver(light);
    watch.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-card", "data-laid", "data-province"],
    });
    return () => watch.disconnect();
  };
}
