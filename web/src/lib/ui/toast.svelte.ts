export interface Note {
  id: number;
  text: string;
  kind: "note" | "problem";
}

let next = 0;

export const notes: Note[] = $state([]);

/** A short word at the lower edge. Notes leave by themselves; a problem stays until it is dismissed. */
export function notify(text: string, kind: Note["kind"] = "note"): void {
  if (notes.some((note) => note.text === text)) return;
  const id = next++;
  notes.push({ id, text, kind });
  if (kind === "note") setTimeout(() => dismiss(id), 5000);
}

export function dismiss(id: number): void {
  const at = notes.findIndex((note) => note.id === id);
  if (at >= 0) notes.splice(at, 1);
}
