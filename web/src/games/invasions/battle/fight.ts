/** The battle, siege or sea battle under way, as both boards and the text view tell it. */
import type { Session } from "../../../lib/table/session";
import { idAt, ids, kindRow, type Leader, leadersOf, underWay, unitsOf, viewOf } from "../model";
import { type Troop, troopsOf } from "../text/facts";

export type Colour = "white" | "black";

export interface Die {
  colour: Colour;
  /** Swords on its upper side: blank, w, r, wr, ww. */
  face: string;
}

export interface Side {
  id: "attacker" | "defender";
  nations: string[];
  commander: Leader | undefined;
  troops: Troop[];
  fallen: Troop[];
  dice: Die[];
  /** Dice that are still to be thrown, by colour. */
  toRoll: Record<Colour, number>;
  rerolls: number;
  hits: number;
  /** Advanced combat: the sum of two dice, what is added to it. */
  thrown: number;
  bonus: number;
}

export interface Fight {
  kind: "battle" | "siege" | "sea-battle";
  /** The province or sea zone. */
  place: string;
  title: string;
  sides: Side[];
}

const SIDES = ["attacker", "defender"] as const;
const KINDS = [
  ["battle", "province"],
  ["siege", "province"],
  ["sea-battle", "sea"],
] as const;

export function fightOf(session: Session): Fight | null {
  for (const [kind, axis] of KINDS) {
    const frame = underWay(session, kind);
    const place = frame?.[axis];
    if (typeof place !== "string") continue;
    const title = session.t("inv-fight-title", { kind, place: session.name(axis, place) });
    return { kind, place, title, sides: sidesOf(session, kind, place) };
  }
  return null;
}

function sidesOf(session: Session, kind: Fight["kind"], place: string): Side[] {
  if (kind === "siege") return besieger(session, place);
  return SIDES.map((id, side) => ({
    ...common(session, id, side),
    ...(kind === "battle" ? landForces(session, side) : fleets(session, id)),
  }));
}

/** Dice, hits and re-rolls of a side. */
function common(session: Session, id: Side["id"], side: number): Side {
  const view = viewOf(session);
  return {
    id,
    nations: ids(session, "nation").filter((_, nation) => view.battle_side[nation] === side),
    commander: leadersOf(session).find(
      (leader) => leader.id === idAt(session, "leader", view.commander[side]),
    ),
    troops: [],
    fallen: [],
    dice: diceOf(session, view.dice[side] ?? []),
    toRoll: { white: view.to_roll[side]?.[0] ?? 0, black: view.to_roll[side]?.[1] ?? 0 },
    rerolls: view.rerolls[side] ?? 0,
    hits: view.hits[side] ?? 0,
    thrown: view.thrown[side] ?? 0,
    bonus: view.bonus[side] ?? 0,
  };
}

/** One entry for each die that lies on the table. */
export function diceOf(session: Session, counts: readonly number[]): Die[] {
  return counts.flatMap((count, shown) => {
    const [colour, face] = (idAt(session, "shown", shown) ?? "-").split("-");
    return Array.from({ length: count }, () => ({ colour: colour as Colour, face: face ?? "" }));
  });
}

function landForces(session: Session, side: number): Pick<Side, "troops" | "fallen"> {
  const view = viewOf(session);
  const nations = ids(session, "nation");
  const ours = view.fighters.filter(
    (unit) => view.battle_side[nations.indexOf(view.unit_command[unit] ?? "")] === side,
  );
  return divided(ours, view.fallen, view.unit_kind, view.unit_damaged);
}

function fleets(session: Session, id: Side["id"]): Pick<Side, "nations" | "troops" | "fallen"> {
  const view = viewOf(session);
  const ours = view.ships.filter((_, place) => view.ship_sides[place] === id);
  const nation = (ship: number) => kindRow(session, view.fleet_kind[ship] ?? "").nation ?? "";
  return {
    nations: [...new Set(ours.map(nation))],
    ...divided(ours, view.sunk, view.fleet_kind, view.fleet_damaged),
  };
}

/** Those who still fight, and those who fell. */
function divided(
  all: readonly number[],
  fallen: readonly number[],
  kinds: readonly string[],
  damaged: readonly number[],
): Pick<Side, "troops" | "fallen"> {
  const of = (numbers: number[]) =>
    troopsOf(numbers.map((at) => ({ kind: kinds[at] ?? "", damaged: damaged[at] === 1 })));
  return {
    troops: of(all.filter((each) => !fallen.includes(each))),
    fallen: of(all.filter((each) => fallen.includes(each))),
  };
}

/** A siege has one side with units: whoever stands before the walls. */
function besieger(session: Session, place: string): Side[] {
  const view = viewOf(session);
  const units = unitsOf(session).filter(
    ({ at, command }) => at === place && view.acting.includes(command),
  );
  return [
    {
      ...common(session, "attacker", 0),
      nations: [...new Set(units.map(({ command }) => command))],
      troops: troopsOf(units),
    },
  ];
}
