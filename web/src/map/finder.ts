/** Three letters of a name are enough to find a place. */

export interface Named {
  id: string;
  name: string;
}

/** Without accents and capitals, as people type it. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();
}

/** Places whose name or id holds what was typed; names that begin with it first. */
export function find<P extends Named>(places: P[], typed: string): P[] {
  const sought = plain(typed.trim());
  const begins = (place: P) => Number(plain(place.name).startsWith(sought));
  return places
    .filter(
      (place) =>
        plain(place.name).includes(sought) || place.id.toLocaleLowerCase().includes(sought),
    )
    .sort((a, b) => begins(b) - begins(a) || a.name.localeCompare(b.name));
}
