/** The emblem: where it stands, and its relief in the light from the top left. */
import { COLOURS, type Colours, mix } from "./colours";
import { type Field, fieldOf, slope } from "./field";
import type { Picture } from "./picture";

export interface Place {
  left: number;
  top: number;
  size: number;
}

/** A building stands on the ground, a ruler in the middle of the halo. */
export function placeOf({ kind, middle }: Picture, width: number, height: number): Place {
  const size = (kind === "ruler" ? 0.62 : 0.8) * height;
  const left = width * middle - size / 2;
  if (kind === "ruler") return { left, top: height * 0.46 - size / 2, size };
  if (kind === "person") return { left, top: height * 0.52 - size / 2, size };
  return { left, top: height * 0.86 - size * 0.94, size };
}

export function fieldFor(picture: Picture, place: Place, width: number, height: number): Field {
  const brush = new OffscreenCanvas(width, height).getContext("2d")!;
  const shape = new Path2D();
  const matrix = new DOMMatrix().translate(place.left, place.top).scale(place.size / 512);
  for (const outline of picture.outlines) shape.addPath(new Path2D(outline), matrix);
  brush.fill(shape);
  const pixels = brush.getImageData(0, 0, width, height).data;
  const inside = new Uint8Array(width * height);
  for (let at = 0; at < inside.length; at++) inside[at] = (pixels[at * 4 + 3] ?? 0) > 127 ? 1 : 0;
  return fieldOf(inside, width, height);
}

/** Fills the emblem from light above to dark below, darkens a ring of one stone around it. */
export function paintEmblem(
  pixels: Uint8ClampedArray,
  field: Field,
  picture: Picture,
  place: Place,
  ring: number,
) {
  const [light, middle, dark] = (COLOURS[picture.nation] as Colours).emblem;
  for (let y = 0; y < field.height; y++)
    for (let x = 0; x < field.width; x++) {
      const at = y * field.width + x;
      const distance = field.distance[at] ?? 0;
      if (field.inside[at]) {
        const down = Math.max(0, Math.min(1, (y - place.top) / place.size));
        const tone = down < 0.5 ? mix(light, middle, down * 2) : mix(middle, dark, down * 2 - 1);
        const [across, along] = slope(field, x, y);
        const relief = 1 - (across * 0.5 + along * 0.8) * 0.34 * Math.exp(distance / 7);
        for (const [part, value] of tone.entries()) pixels[at * 4 + part] = value * relief;
      } else if (distance < ring * 1.25) {
        const shade = distance < ring * 1.15 ? 0.42 : 0.8;
        for (let part = 0; part < 3; part++) pixels[at * 4 + part]! *= shade;
      }
    }
}
