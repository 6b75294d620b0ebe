/** What an agreement of two nations brings to each of them, in sentences. */
import type { Session } from "../../../lib/table/session";
import { half } from "../board/names";
import { boardOf, nationOf, nodeOf, provinceOf, viewOf } from "../model";

export interface Side {
  nation: string;
  gains: string[];
  pays: string[];
}

/** Both sides of the question that is asked; none where nothing is agreed upon. */
export function bargainOf(session: Session): Side[] {
  const asked: Record<string, unknown> = session.view.view.asked ?? {};
  const id = (name: string) => String(asked[name] ?? "");
  switch (nodeOf(session)) {
    case "foedus-answer":
      return foedus(session, id("nation"), id("federate"), [id("first"), id("second")]);
    case "foedus-pair":
      return foedus(session, id("nation"), id("federate"), id("first") ? [id("first")] : []);
    case "foedus-break":
      return breach(session, id("foedus"));
    case "alliance-answer":
      return alliance(session, id("nation"), id("target"));
    case "treaty-province":
      return treaty(session, id("nation"), id("target"));
    default:
      return [];
  }
}

/** realm R38.4 to R38.9 */
function foedus(session: Session, lord: string, federate: string, provinces: string[]): Side[] {
  const { foedus_tribute: gold = 0, foedus_vp: points = 0 } = boardOf(session).numbers;
  const places = provinces.map((province) => placeText(session, province));
  return [
    {
      nation: lord,
      gains: [
        session.t("inv-foedus-lord-friend"),
        session.t("inv-foedus-lord-unit"),
        session.t("inv-foedus-lord-income", { status: nationOf(session, lord).status }),
      ],
      pays: [
        session.t("inv-foedus-lord-gold", { gold }),
        session.t("inv-foedus-lord-end"),
        session.t("inv-foedus-lord-withdraw"),
      ],
    },
    {
      nation: federate,
      gains: [
        ...places.map((place) => session.t("inv-foedus-guest-land", { place })),
        session.t("inv-foedus-guest-points", { points }),
        session.t("inv-foedus-guest-gold", { gold }),
      ],
      pays: [
        session.t("inv-foedus-guest-unit"),
        session.t("inv-foedus-guest-horde"),
        session.t("inv-foedus-guest-kingdom"),
        session.t("inv-foedus-guest-break"),
      ],
    },
  ];
}

/** realm R38.13 */
function breach(session: Session, province: string): Side[] {
  const { foedus_tribute: gold = 0, foedus_vp: points = 0 } = boardOf(session).numbers;
  const { federators, federates, foedus_first: first, foedus_second: second } = viewOf(session);
  const at = first.findIndex((each, place) => each === province || second[place] === province);
  if (at < 0) return [];
  return [
    {
      nation: federates[at] ?? "",
      gains: [session.t("inv-breach-land"), session.t("inv-breach-back")],
      pays: [session.t("inv-breach-points", { points, gold }), session.t("inv-breach-hostile")],
    },
    {
      nation: federators[at] ?? "",
      gains: [session.t("inv-breach-gold", { gold })],
      pays: [session.t("inv-breach-loss"), session.t("inv-breach-units")],
    },
  ];
}

/** realm R36, R41.1 */
function alliance(session: Session, nation: string, target: string): Side[] {
  const gains = [session.t("inv-alliance-slot"), session.t("inv-alliance-share")];
  const pays = [session.t("inv-alliance-peace"), session.t("inv-alliance-ends")];
  return [nation, target].map((each) => ({ nation: each, gains, pays }));
}

/** realm R41.3 */
function treaty(session: Session, nation: string, target: string): Side[] {
  return [
    { nation, gains: [session.t("inv-treaty-land")], pays: [session.t("inv-treaty-pact")] },
    {
      nation: target,
      gains: [session.t("inv-treaty-gold")],
      pays: [session.t("inv-treaty-leave")],
    },
  ];
}

function placeText(session: Session, id: string): string {
  const place = provinceOf(session, id);
  return session.t("inv-foedus-place", {
    province: session.name("province", id),
    income: half(place.income),
    city: place.level > 0 ? place.city : "none",
  });
}
