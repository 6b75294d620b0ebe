import type { Attachment } from "svelte/attachments";
import type { Viewport } from "./viewport.svelte";

/** A finger may tremble this far, in pixels, and still taps. */
const TREMBLE = 6;
const HOLD = 480;
const WHEEL = 0.0016;

interface Handlers {
  tap(event: PointerEvent): void;
  /** Long press or right click. */
  hold(event: MouseEvent): void;
  hover(event: PointerEvent | null): void;
}

/** Tap acts, drag pans, pinch and wheel zoom, a long press or a right click inspects. What lies over the map (data-over-map) is left alone. */
export function gestures(viewport: Viewport, on: Handlers): Attachment<HTMLElement> {
  return (element) => {
    const down = new Map<number, PointerEvent>();
    let first: PointerEvent | null = null;
    let moved = false;
    let timer = 0;

    const place = (event: MouseEvent) => {
      const box = element.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top] as const;
    };

    function press(event: PointerEvent) {
      if (event.button !== 0 || (event.target as Element).closest("[data-over-map]")) return;
      down.set(event.pointerId, event);
      if (down.size > 1) {
        moved = true;
        return clearTimeout(timer);
      }
      first = event;
      moved = false;
      // A mouse inspects with its right button: a slow click of it is a click.
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        moved = true;
        on.hold(event);
      }, HOLD);
    }

    function move(event: PointerEvent) {
      const before = down.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse") on.hover(event);
        return;
      }
      if (
        !moved &&
        first &&
        Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < TREMBLE
      )
        return;
      if (!moved) {
        moved = true;
        clearTimeout(timer);
        on.hover(null);
        element.setPointerCapture(event.pointerId);
      }
      const other = [...down.values()].find((finger) => finger.pointerId !== event.pointerId);
      if (other) {
        const [px, py] = place(other);
        const spread = (finger: PointerEvent) =>
          Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
        viewport.zoom(spread(event) / Math.max(1, spread(before)), px, py);
      } else {
        viewport.pan(event.clientX - before.clientX, event.clientY - before.clientY);
      }
      down.set(event.pointerId, event);
    }

    function lift(event: PointerEvent) {
      if (!down.delete(event.pointerId)) return;
      clearTimeout(timer);
      if (!moved && event.type === "pointerup" && first) on.tap(first);
    }

    function wheel(event: WheelEvent) {
      if ((event.target as Element).closest("[data-over-map]")) return;
      event.preventDefault();
      viewport.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 16 : 1) * WHEEL), ...place(event));
    }

    function menu(event: MouseEvent) {
      if ((event.target as Element).closest("[data-over-map]")) return;
      event.preventDefault();
      // A long press with a finger has already been answered.
      if (!down.size) on.hold(event);
    }

    const leave = () => on.hover(null);
    element.addEventListener("pointerdown", press);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", lift);
    element.addEventListener("pointercancel", lift);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", lift);
      element.removeEventListener("pointercancel", lift);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("contextmenu", menu);
    };
  };
}
