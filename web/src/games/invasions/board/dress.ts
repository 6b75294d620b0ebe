/** What an overlay makes of each province. */
import type { Session } from "../../../lib/table/session";
import type { Desk } from "../desk.svelte";
import { anyComes } from "../march/march.svelte";
import { figuresOf, ids, POWERS, type Power, powerOf, provinceOf, viewOf } from "../model";
import { goalsOf } from "../nation/card";
import { armsOf } from "../nations";
import type { Dress, Painted } from "./ground";

/** In percent: from here on somebody comes rather than not. */
export const HALF = 50;

/** Wash and pattern of whoever controls it. */
function controlled(session: Session, nation: string | undefined): Dress {
  if (!nation) return {};
  const power = powerOf(session, nation);
  return {
    wash: `--w-${power}`,
    pattern: { number: armsOf(nation).pattern, token: `--pt-${power}` },
  };
}

/** The nation whose objectives are shown: the one that was chosen, else who acts. */
export function goalsNation(session: Session, desk: Desk): string {
  const { acting, slots } = viewOf(session);
  return desk.goals ?? acting[0] ?? slots[0] ?? ids(session, "nation")[0] ?? "";
}

export function paintedBy(session: Session, desk: Desk): Painted {
  const view = viewOf(session);
  const provinces = ids(session, "province");
  const nation = (number: number | undefined) =>
    number === undefined || number < 0 ? undefined : ids(session, "nation")[number];
  const owner = new Map(provinces.map((id, at) => [id, nation(view.controller[at])]));
  const goals =
    desk.overlay === "goals" ? goalsOf(session, goalsNation(session, desk)) : new Set<string>();
  const realm = (power: Power) =>
    provinces.filter((id) => {
      const lord = owner.get(id);
      return lord !== undefined && powerOf(session, lord) === power;
    });
  const plain = desk.overlay === "bare" || desk.overlay === "income" || desk.overlay === "faith";
  return {
    dress: (id) => dressOf(session, desk, id, owner.get(id), goals),
    realms: plain
      ? []
      : POWERS.map((power) => ({ power, provinces: realm(power) })).filter(
          ({ provinces: own }) => own.length,
        ),
    limes: provinces.filter((_, at) => (view.limes[at] ?? -1) >= 0),
  };
}

function dressOf(
  session: Session,
  desk: Desk,
  id: string,
  lord: string | undefined,
  goals: ReadonlySet<string>,
): Dress {
  // Where a group can go is marked over the bare land.
  if (desk.overlay === "bare" || desk.overlay === "reach") return {};
  const place = provinceOf(session, id);
  if (desk.overlay === "income")
    return { wash: `--income-${Math.min(3, Math.ceil(place.income))}` };
  if (desk.overlay === "faith") return { wash: `--faith-${place.religion}` };
  if (desk.overlay === "goals")
    return goals.has(id)
      ? lord === goalsNation(session, desk)
        ? { wash: "--prov-choice" }
        : { wash: "--prov-legal", hatch: { token: "--brand", apart: 9 } }
      : {};
  if (desk.overlay === "limits" && isFull(session, id)) return { wash: "--prov-risk" };
  if (desk.overlay === "intercept" && desk.guards[id])
    return { wash: anyComes(desk.guards[id]) > HALF ? "--prov-risk" : "--prov-legal" };
  const dress = controlled(session, lord);
  if (place.revolt)
    return { ...dress, hatch: { token: "--risk", apart: place.revolt > 1 ? 5 : 10 } };
  if (desk.overlay === "revolt" && place.heresy)
    return { ...dress, hatch: { token: "--brand", apart: place.heresy > 1 ? 5 : 10 } };
  return dress;
}

/** A stack there has as many units as may stand there, or more (war R9). */
function isFull(session: Session, id: string): boolean {
  const here = Object.values(figuresOf(session).stacks?.[id] ?? {});
  return here.some(([counted, limit]) => counted >= limit);
}

/** Changes exactly when the ground must be painted anew. */
export function dressKey(session: Session, desk: Desk): string {
  const { controller, revolt, heresy, limes, unit_at: units } = viewOf(session);
  const goals = desk.overlay === "goals" ? goalsNation(session, desk) : "";
  const stacks = desk.overlay === "limits" ? units : "";
  const guards = desk.overlay === "intercept" ? Object.keys(desk.guards).length : "";
  return [
    desk.overlay,
    goals,
    stacks,
    guards && desk.guarded,
    guards,
    controller,
    revolt,
    heresy,
    limes,
  ].join("|");
}
