/** The picture of a card or province, drawn by `draw.py`. */
const PICTURES = import.meta.glob<string>("./pictures/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of the picture; none for a card of an owner's own deck. */
export function pictureOf(id: string): string | undefined {
  return PICTURES[`./pictures/${id}.webp`];
}
