/** Where a piece can go, and the words that lead it there. The server judges each of them once more. */
import type { Session } from "../../../lib/table/session";
import { boardOf, fieldsInPlay, ids, viewOf } from "../model";

/** Neighbours of a field, with the movement points that the way costs. */
export interface Chart {
  land: Map<string, string[]>;
  /** Seas at a province, and shores of a sea. */
  coast: Map<string, string[]>;
  lanes: Map<string, { to: string; cost: number }[]>;
}

export interface Unit {
  kind: "vassal" | "fleet";
  at: string;
  /** Movement points left. */
  points: number;
  /** A fleet that has plundered. */
  raider: boolean;
}

/** What a piece meets on the map. */
export interface Ground {
  chart: Chart;
  /** Whoever enters attacks, and goes no further (R13.5). */
  hostile(province: string): boolean;
  own(province: string): boolean;
  /** Fleets of mine here can still carry (R13.10). */
  carries(sea: string): boolean;
}

const charts = new WeakMap<object, Map<number, Chart>>();

/** The neighbours within the section; the same for the same board. */
export function chartOf(session: Session): Chart {
  const board = boardOf(session);
  const { section } = viewOf(session);
  const known = charts.get(board) ?? new Map<number, Chart>();
  charts.set(board, known);
  const found = known.get(section) ?? drawChart(session);
  known.set(section, found);
  return found;
}

function drawChart(session: Session): Chart {
  const { provinces, seas } = fieldsInPlay(session);
  const inPlay = (id: string) => provinces.has(id) || seas.has(id);
  const chart: Chart = { land: new Map(), coast: new Map(), lanes: new Map() };
  const add = <V>(map: Map<string, V[]>, key: string, value: V) =>
    map.set(key, [...(map.get(key) ?? []), value]);
  for (const { a, b, kind, cost } of boardOf(session).borders) {
    if (!inPlay(a) || !inPlay(b)) continue;
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      if (kind === "land") add(chart.land, from, to);
      else if (kind === "sea") add(chart.lanes, from, { to, cost });
      else add(chart.coast, from, to);
    }
  }
  return chart;
}

/** The map as a seat meets it now. */
export function groundOf(session: Session, seat: number): Ground {
  const view = viewOf(session);
  const provinces = ids(session, "province");
  const seas = ids(session, "sea");
  const owner = (id: string) => view.owner[provinces.indexOf(id)] ?? -1;
  return {
    chart: chartOf(session),
    own: (id) => owner(id) === seat,
    hostile(id) {
      const holder = owner(id);
      if (holder < 0 || holder === seat) return view.village[provinces.indexOf(id)] === 1;
      return view.allied[seat]?.[holder] !== 1;
    },
    carries(sea) {
      const classes = view.knots[seas.indexOf(sea)] ?? [];
      return classes.some((count, at) => count > 0 && at % KNOTS > 0);
    },
  };
}

/** Classes of fleets by points left; as many again for those that have plundered. */
export const KNOTS = 13;

/** Pieces of the mover that can still move, the strongest of each field. */
export function unitAt(session: Session, id: string): Unit | null {
  const view = viewOf(session);
  const province = ids(session, "province").indexOf(id);
  if (province >= 0) {
    const points = (view.steps[province] ?? []).findLastIndex((count) => count > 0);
    return points > 0 ? { kind: "vassal", at: id, points, raider: false } : null;
  }
  const classes = view.knots[ids(session, "sea").indexOf(id)] ?? [];
  const best = classes
    .map((count, at) => ({ count, points: at % KNOTS, raider: at >= KNOTS }))
    .filter(({ count, points }) => count > 0 && points > 0)
    .sort((a, b) => b.points - a.points || Number(a.raider) - Number(b.raider))[0];
  return best ? { kind: "fleet", at: id, points: best.points, raider: best.raider } : null;
}

/** Every field that a piece can reach, with the words of the shortest way. */
export function reachOf(unit: Unit, ground: Ground): Map<string, string[]> {
  return unit.kind === "vassal" ? marches(unit, ground) : voyages(unit, ground);
}

interface Stop {
  at: string;
  points: number;
  words: string[];
}

/** A vassal goes over borders, or over a bridge of fleets, one point each (R13.3, R13.10). */
function marches(unit: Unit, ground: Ground): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const waiting: Stop[] = [{ at: unit.at, points: unit.points, words: [] }];
  for (const { at, points, words } of waiting) {
    if (!points) continue;
    const reached: [string, string[]][] = [
      ...(ground.chart.land.get(at) ?? []).map((to): [string, string[]] => [
        to,
        [`move ${at} ${to} ${points}`],
      ]),
      ...crossings(at, points, ground),
    ];
    for (const [to, more] of reached) {
      if (found.has(to) || to === unit.at) continue;
      const way = [...words, ...more];
      found.set(to, way);
      if (!ground.hostile(to)) waiting.push({ at: to, points: points - 1, words: way });
    }
  }
  return found;
}

function crossings(from: string, points: number, ground: Ground): [string, string[]][] {
  const found: [string, string[]][] = [];
  const seen = new Set<string>();
  const harbours = (ground.chart.coast.get(from) ?? []).filter((sea) => ground.carries(sea));
  const waiting = harbours.map((sea) => ({ sea, words: [`embark ${from} ${sea} ${points}`] }));
  for (const { sea, words } of waiting) {
    if (seen.has(sea)) continue;
    seen.add(sea);
    for (const shore of ground.chart.coast.get(sea) ?? [])
      if (shore !== from) found.push([shore, [...words, `ashore ${shore}`]]);
    for (const { to } of ground.chart.lanes.get(sea) ?? [])
      if (!seen.has(to) && ground.carries(to))
        waiting.push({ sea: to, words: [...words, `bridge ${to}`] });
  }
  return found;
}

/** A fleet sails, and lands on a shore that is not its own (R13.4, R13.12, R13.14). */
function voyages(unit: Unit, ground: Ground): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const left = new Map<string, number>([[unit.at, unit.points]]);
  const waiting: Stop[] = [{ at: unit.at, points: unit.points, words: [] }];
  const spelled = (points: number) => `${points}${unit.raider ? "p" : ""}`;
  while (waiting.length) {
    // Where most points are left lies the cheapest way.
    waiting.sort((a, b) => b.points - a.points);
    const { at, points, words } = waiting.shift() as Stop;
    if (points < (left.get(at) ?? 0)) continue;
    if (points > 0)
      for (const shore of ground.chart.coast.get(at) ?? [])
        if (!ground.own(shore) && !found.has(shore))
          found.set(shore, [...words, `land ${at} ${shore} ${spelled(points)}`]);
    for (const { to, cost } of ground.chart.lanes.get(at) ?? []) {
      const rest = points - cost;
      if (rest < 0 || rest <= (left.get(to) ?? -1)) continue;
      left.set(to, rest);
      const way = [...words, `sail ${at} ${to} ${spelled(points)}`];
      if (to !== unit.at) found.set(to, way);
      waiting.push({ at: to, points: rest, words: way });
    }
  }
  return found;
}
