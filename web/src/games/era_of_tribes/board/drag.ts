/** A piece that is dragged to where it goes; everything else that is dragged moves the map. */
import type { Attachment } from "svelte/attachments";
import type { Point } from "../../../map/geometry";

interface Handlers {
  /** The movable piece under the pointer. */
  grab(event: PointerEvent): string | undefined;
  drag(from: string, to: Point): void;
  drop(from: string, event: PointerEvent): void;
  cancel(): void;
}

/** Further than this it is no tap any more, in pixels. */
const TREMBLE = 8;

export function dragging(on: Handlers): Attachment<HTMLElement> {
  return (element) => {
    let held: { id: string; x: number; y: number; moved: boolean; pointer: number } | null = null;

    function press(event: PointerEvent) {
      if (event.button !== 0 || (event.target as Element).closest("[data-over-map]")) return;
      const id = on.grab(event);
      if (!id) return;
      held = { id, x: event.clientX, y: event.clientY, moved: false, pointer: event.pointerId };
      element.setPointerCapture(event.pointerId);
      event.stopPropagation();
    }

    function move(event: PointerEvent) {
      if (held?.pointer !== event.pointerId) return;
      event.stopPropagation();
      held.moved ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > TREMBLE;
      if (!held.moved) return;
      const box = element.getBoundingClientRect();
      on.drag(held.id, [event.clientX - box.left, event.clientY - box.top]);
    }

    function lift(event: PointerEvent) {
      if (held?.pointer !== event.pointerId) return;
      event.stopPropagation();
      const { id } = held;
      held = null;
      if (event.type === "pointerup") on.drop(id, event);
      else on.cancel();
    }

    const early = { capture: true };
    element.addEventListener("pointerdown", press, early);
    element.addEventListener("pointermove", move, early);
    element.addEventListener("pointerup", lift, early);
    element.addEventListener("pointercancel", lift, early);
    return () => {
      element.removeEventListener("pointerdown", press, early);
      element.removeEventListener("pointermove", move, early);
      element.removeEventListener("pointerup", lift, early);
      element.removeEventListener("pointercancel", lift, early);
    };
  };
}
