import type { Attachment } from "svelte/attachments";

/** A card that is too low for its words keeps its name and costs; what it does is one tap away. */
export const briefly =
  (_text: string): Attachment<HTMLElement> =>
  (face) => {
    const words = face.querySelector<HTMLElement>(".text");
    if (!words) return;
    const measure = () => {
      words.style.display = "";
      const name = face.querySelector(".plate")?.getBoundingClientRect().top ?? 0;
      const costs = [...face.querySelectorAll(".pill")].map(
        (pill) => pill.getBoundingClientRect().bottom,
      );
      const fits = face.scrollHeight <= face.clientHeight + 1 && Math.max(0, ...costs) <= name + 2;
      if (!fits) words.style.display = "none";
    };
    const observer = new ResizeObserver(measure);
    observer.observe(face);
    return () => observer.disconnect();
  };
