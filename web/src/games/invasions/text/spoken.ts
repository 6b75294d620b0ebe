/** Sentences of the text view: a nation, a province, a sea zone, a bond. */
import { format } from "../../../lib/i18n.svelte";
import type { Session } from "../../../lib/table/session";
import {
  type Fleet,
  idAt,
  ids,
  type Leader,
  type Nation,
  provinceOf,
  rowsOf,
  type Stack,
  stacksOf,
  viewOf,
} from "../model";
import { type Troop, troopsOf } from "./facts";

const list = (parts: (string | false | undefined)[]): string => parts.filter(Boolean).join("; ");

export const nationName = (session: Session, nation: string): string =>
  session.name("nation", nation);

const placeName = (session: Session, { at, aboard }: Leader): string =>
  session.name(aboard ? "sea" : "province", at);

/** "3 × Legion"; whoever serves another nation is called by its own as well. */
export function troopText(session: Session, troop: Troop, nation: string): string {
  const [home = "", type = ""] = troop.kind.split("-");
  const unit = home === nation ? session.name("unit", type) : session.name("kind", troop.kind);
  return session.t("inv-text-troop", { count: troop.count, unit, damaged: troop.damaged });
}

export function leaderText(session: Session, leader: Pick<Leader, "id" | "combat" | "confined">) {
  return session.t("inv-text-leader", {
    leader: session.name("leader", leader.id),
    combat: leader.combat,
    confined: leader.confined ? 1 : 0,
  });
}

/** "Byzantines: 3 × Legion, Valens (combat 1)". */
export function stackText(session: Session, stack: Stack): string {
  const parts = [
    ...troopsOf(stack.units).map((troop) => troopText(session, troop, stack.nation)),
    ...stack.leaders.map((leader) => leaderText(session, leader)),
    ...(stack.horde ? [session.t("inv-text-horde")] : []),
  ];
  return `${nationName(session, stack.nation)}: ${parts.join(", ")}`;
}

/** What a nation is and has. */
export function nationText(session: Session, nation: Nation): string {
  const view = viewOf(session);
  const places = stacksOf(session).filter(
    (stack) => stack.nation === nation.id && stack.units.length,
  ).length;
  return list([
    session.name("status", nation.status),
    nation.being === "inactive" && session.t("inv-text-inactive"),
    session.t("inv-text-age", { age: nation.age, decline: view.decline[nation.index] ?? 0 }),
    session.t("inv-text-gold", { gold: nation.gold }),
    session.name("religion", nation.faith ?? ""),
    (view.bankrupt[nation.index] ?? 0) > 0 && session.t("inv-text-bankrupt"),
    nation.invades && session.t("inv-text-invades"),
    session.t("inv-text-strength", { units: nation.units, places }),
    nation.scored !== 0 && session.t("inv-text-scored", { points: nation.scored }),
  ]);
}

/** Where the capital, the horde and the leaders of a nation are. */
export function placesText(session: Session, nation: Nation, leaders: Leader[]): string {
  const place = (key: string, id: string | undefined) =>
    id !== undefined && session.t(key, { place: session.name("province", id) });
  return list([
    place("inv-text-capital", nation.capital),
    place("inv-text-horde-at", nation.horde),
    ...leaders
      .filter((leader) => leader.nation === nation.id)
      .map((leader) =>
        session.t("inv-text-leader-at", {
          leader: leaderText(session, leader),
          place: placeName(session, leader),
        }),
      ),
  ]);
}

const pairs = (line: readonly string[]): [string, string][] =>
  line.flatMap((first, at): [string, string][] =>
    at % 2 === 0 ? [[first, line[at + 1] ?? ""]] : [],
  );

/** Alliances, clients, vassals, foedera, pacts and declared enemies. */
export function bondTexts(session: Session): string[] {
  const view = viewOf(session);
  const say = (bond: string, one: string, other: string, more = {}) =>
    session.t(`inv-text-bond-${bond}`, {
      one: nationName(session, one),
      other: nationName(session, other),
      ...more,
    });
  const towards = (bond: string, table: readonly number[], once = false) =>
    ids(session, "nation").flatMap((one, place) => {
      const other = idAt(session, "nation", table[place]);
      return other && !(once && (table[place] ?? 0) < place) ? [say(bond, one, other)] : [];
    });
  return [
    ...towards("ally", view.ally, true),
    ...towards("client", view.patron),
    ...towards("vassal", view.suzerain),
    ...view.federates.map((one, place) =>
      say("foedus", one, view.federators[place] ?? "", {
        first: session.name("province", view.foedus_first[place] ?? ""),
        second: session.name("province", view.foedus_second[place] ?? ""),
      }),
    ),
    ...pairs(view.pacts).map(([one, other]) => say("pact", one, other)),
    ...pairs(view.foes).map(([one, other]) => say("foes", one, other)),
  ];
}

/** Ground, master and city of a province. */
export function provinceText(session: Session, id: string): string {
  const province = provinceOf(session, id);
  const { city, controller, level, limes, looted, raid, revolt, walls } = province;
  return list([
    session.name("terrain", province.terrain),
    session.t("inv-text-income", { gold: format(province.income) }),
    controller
      ? session.t("inv-text-held", { nation: nationName(session, controller) })
      : session.t("inv-text-free"),
    level >= 0 && session.t("inv-text-city", { name: city, level, walls: walls ? 1 : 0 }),
    looted && session.t("inv-text-looted"),
    limes && session.t("inv-text-limes", { nation: nationName(session, limes) }),
    revolt > 0 && session.t("inv-text-revolt", { level: revolt }),
    raid > 0 && session.t("inv-text-raid", { level: raid }),
  ]);
}

/** "Dacia (river), Thracia": what a province lies beside, then its sea zones. */
export function besideText(session: Session, province: string): string {
  const lands = rowsOf(session, "borders")
    .filter(({ a, b }) => a === province || b === province)
    .map(({ a, b, kind = "plain" }) =>
      session.t("inv-text-border", {
        place: session.name("province", (a === province ? b : a) ?? ""),
        kind,
      }),
    );
  const seas = rowsOf(session, "coasts")
    .filter((row) => row.province === province)
    .map(({ sea = "" }) => session.name("sea", sea));
  return [...lands, ...seas].join(", ");
}

/** The fleets of a sea zone, nation by nation. */
export function seaText(session: Session, fleets: Fleet[]): string {
  const count = (nation: string) => fleets.filter((fleet) => fleet.nation === nation).length;
  return [...new Set(fleets.map(({ nation }) => nation))]
    .map((nation) =>
      session.t("inv-text-fleets", { nation: nationName(session, nation), fleets: count(nation) }),
    )
    .join(", ");
}
