export interface Note {
  id: number;
  text: string;
  kind: "note" | "problem";
  /** What it is about: gone when that is over. */
  topic: string;
}

let next = 0;

export const notes: Note[] = $state([]);

/** A short word at the upper edge. Notes leave by themselves; a problem stays until it is dismissed. */
export function notify(text: string, kind: Note["kind"] = "note", topic = ""): void {
  if (notes.some((note) => note.text === text)) return;
  const id = next++;
  notes.push({ id, text, kind, topic });
  if (kind === "note") setTimeout(() => dismiss(id), 5000);
}

export function dismiss(id: number): void {
  const at = notes.findIndex((note) => note.id === id);
  if (at >= 0) notes.splice(at, 1);
}

/** What these notes were about is over. */
export function settle(topic: string): void {
  for (const note of notes.filter((each) => each.topic === topic)) dismiss(note.id);
}

/** Whoever goes on has read them. */
export function dismissAll(): void {
  notes.length = 0;
}
