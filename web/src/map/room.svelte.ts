/** One map on the page: its window, its shapes and the labels pinned to it. Components of the map find it by `theRoom()`. */
import { getContext, setContext, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Point, Shape } from "./geometry";
import { type LabelBox, ShapeIndex, targetAt } from "./hit";
import type { Viewport } from "./viewport.svelte";
import { ahead, type Spot } from "./walk";

export interface Pin extends Spot {
  /** How far the top of the label lies above its point, in pixels; without it the label stands in the middle. */
  rise?: number;
  /** Moved aside by so many pixels. */
  dx?: number;
  dy?: number;
}

interface Pinned extends LabelBox {
  element: HTMLElement;
}

/** A gesture is over when the scale has not changed for so long. */
const REST = 140;
/** Farther than this the old drawing is of no use. */
const FAR = 1.2;

export class Room {
  /** Scale at which things are drawn: while a gesture zooms they are scaled as they are, at rest they are drawn sharp. */
  drawn = $state(1);
  /** It has been on the screen: what comes into sight later has something to come into. */
  opened = false;
  readonly shapes: ShapeIndex;
  private readonly pinned = new Map<string, Pinned>();
  /** Labels that are no elements: names on a canvas. */
  private written: ReadonlyMap<string, LabelBox> = new Map();
  private readonly watch: ResizeObserver | null;
  private readonly watched = new WeakMap<Element, () => void>();

  constructor(
    readonly viewport: Viewport,
    shapes: Shape[],
  ) {
    this.shapes = new ShapeIndex(shapes, viewport.frame);
    this.watch =
      typeof ResizeObserver === "undefined"
        ? null
        : new ResizeObserver((all) => {
            for (const { target } of all) this.watched.get(target)?.();
          });
  }

  /** Pins an element to a point of the map: it keeps its size on the screen and is a target together with its shape. */
  pin({ id, u, v, rise, dx = 0, dy = 0 }: Pin): Attachment<HTMLElement> {
    return (element) => {
      element.dataset.pin = "";
      const [x, y] = [
        `calc(-50% + ${dx}px)`,
        rise === undefined ? `calc(-50% + ${dy}px)` : `${dy - rise}px`,
      ];
      for (const [name, value] of Object.entries({ "--u": u, "--v": v, "--dx": x, "--dy": y }))
        element.style.setProperty(name, String(value));
      const measure = () => {
        const { offsetWidth: width, offsetHeight: height } = element;
        const top = dy - (rise ?? height / 2);
        this.pinned.set(id, {
          u,
          v,
          element,
          box: [dx - width / 2, top, dx + width / 2, top + height],
        });
      };
      this.watched.set(element, measure);
      this.watch?.observe(element);
      return () => {
        this.watch?.unobserve(element);
        if (this.pinned.get(id)?.element === element) this.pinned.delete(id);
      };
    };
  }

  /** Says where the names on a canvas stand: they are targets together with their shapes, too. */
  write(labels: ReadonlyMap<string, LabelBox>): void {
    this.written = labels;
  }

  /** The place that a pointer means. */
  hit(event: MouseEvent, element: HTMLElement): string | undefined {
    const box = element.getBoundingClientRect();
    return targetAt(
      event.clientX - box.left,
      event.clientY - box.top,
      this.viewport,
      this.shapes,
      new Map<string, LabelBox>([...this.written, ...this.pinned]),
    );
  }

  /** The label an arrow key leads to, among those that the keyboard reaches. */
  next(from: string, direction: [number, number]): HTMLElement | undefined {
    const here = this.pinned.get(from);
    const reached = [...this.pinned]
      .filter(([, { element }]) => element.tabIndex === 0)
      .map(([id, { u, v }]) => ({ id, u, v }));
    const id = here && ahead(reached, { id: from, u: here.u, v: here.v }, direction);
    return id === undefined ? undefined : this.pinned.get(id)?.element;
  }

  /** Begins with what `start` shows; when the room for the map changes, the middle stays in the middle. Like `follow`. */
  open(start: () => void): void {
    let size: Point = [0, 0];
    $effect(() => {
      const { width, height } = this.viewport;
      if (!width || !height) return;
      untrack(() => this.fit(start, (width - size[0]) / 2, (height - size[1]) / 2));
      size = [width, height];
    });
  }

  private fit(start: () => void, aside: number, down: number): void {
    const { viewport } = this;
    if (!this.opened) {
      viewport.showWhole();
      start();
      this.drawn = viewport.k;
      this.opened = true;
    } else if (viewport.isWhole) viewport.showWhole();
    else viewport.pan(aside, down);
  }

  /** Keeps `drawn` in step with the scale; to be called while a component starts. */
  follow(): void {
    $effect(() => {
      const { k } = this.viewport;
      const far = Math.abs(Math.log(k / untrack(() => this.drawn))) > FAR;
      const timer = setTimeout(() => (this.drawn = k), far ? 0 : REST);
      return () => clearTimeout(timer);
    });
  }
}

const KEY = Symbol("map");

export function useRoom(room: Room): void {
  setContext(KEY, room);
}

export function theRoom(): Room {
  return getContext<Room>(KEY);
}
