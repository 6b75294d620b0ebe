/** The words of a march, and how legal words lie on the map. */
import type { Session } from "../../../lib/table/session";
import { ids, type Leader, type Unit } from "../model";

/** Whoever goes along, as it is chosen in the inspector. */
export interface Party {
  units: Unit[];
  leaders: Leader[];
  horde: boolean;
}

/** The words that gather a party, in the order in which the rules want them: leaders, units, the horde. */
export function gathering(session: Session, { units, leaders, horde }: Party): string[] {
  const leader = ids(session, "leader");
  const kind = ids(session, "kind");
  const rank = ({ kind: id, damaged }: Unit) => 2 * kind.indexOf(id) + Number(damaged);
  return [
    ...[...leaders]
      .sort((a, b) => leader.indexOf(a.id) - leader.indexOf(b.id))
      .map(({ id }) => `mv_add_leader ${id}`),
    ...[...units].sort((a, b) => rank(a) - rank(b)).map(({ word }) => `mv_add ${word}`),
    ...(horde ? ["mv_add_horde"] : []),
  ];
}

const PLACES = new Set(["province", "sea"]);

/** Legal words by the place that a tap on the map would mean: that of their last id. */
export function placed(session: Session, words: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    const place = placeOf(session, word);
    if (place) found.set(place, [...(found.get(place) ?? []), word]);
  }
  return found;
}

export function placeOf(session: Session, word: string): string | undefined {
  const [verb = "", ...args] = word.split(" ");
  const axes = session.board.verbs[verb]?.map(({ axis }) => axis) ?? [];
  const [last, id] = [axes.at(-1) ?? "", args.at(-1) ?? ""];
  if (PLACES.has(last)) return id;
  if (last !== "target") return undefined;
  const [, place] = id.match(/^(?:prov|sea):(.+)$/) ?? [];
  return place;
}
