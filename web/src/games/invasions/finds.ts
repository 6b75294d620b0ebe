/** What the find box knows: provinces, cities, leaders on the board, nations. */
import type { Session } from "../../lib/table/session";
import type { Found } from "../game";
import { ids, inPlay, leadersOf, nations, provinceOf, stacksOf } from "./model";

export function finds(session: Session): Found[] {
  const open = [...inPlay(session)].map((id) => provinceOf(session, id));
  return [
    ...open.map(({ id }) => found(session, "province", id, id)),
    ...open
      .filter(({ city, level }) => city && level >= 0)
      .map(({ id, city }) => ({
        id: `${id} city`,
        name: within(session, city, "province", id),
        place: `province:${id}`,
      })),
    ...leadersOf(session)
      .filter(({ at }) => ids(session, "province").includes(at))
      .map(({ id, at, nation }) => ({
        ...found(session, "leader", id, at),
        name: within(session, session.name("leader", id), "nation", nation),
      })),
    ...nations(session).flatMap(({ id, capital, horde }) => {
      const place = horde ?? capital ?? stacksOf(session).find(({ nation }) => nation === id)?.at;
      return place ? [found(session, "nation", id, place)] : [];
    }),
  ];
}

function found(session: Session, axis: string, id: string, at: string): Found {
  return { id: `${id} ${axis}`, name: session.name(axis, id), place: `province:${at}` };
}

const within = (session: Session, name: string, axis: string, id: string) =>
  `${name} (${session.name(axis, id)})`;
