/** An Expansion as a list of words: which step each belongs to, and which of them are one row of the plan. */

/** The steps of an Expansion in the order of the rules (R5.1). */
export const STAGES = ["action", "grow", "convert", "move", "found", "battle"] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF: Record<string, Stage> = {
  act: "action",
  leaders: "action",
  luxury: "action",
  grow: "grow",
  from_slot: "grow",
  fleet: "convert",
  army: "convert",
  post: "convert",
  host: "convert",
  pay: "convert",
  move: "move",
  horse: "move",
  embark: "move",
  bridge: "move",
  ashore: "move",
  sail: "move",
  land: "move",
  plunder: "move",
  found: "found",
  battle: "battle",
};

/** The step at which a decision is asked. */
const STAGE_OF_NODE: Record<string, Stage> = {
  leaders: "action",
  luxuries: "action",
  grow: "grow",
  convert: "convert",
  host: "convert",
  toll: "convert",
  move: "move",
  aboard: "move",
  found: "found",
};

export const DONE = "done";

export function stageOf(word: string): Stage | null {
  return STAGE_OF[word.split(" ")[0] ?? ""] ?? null;
}

export function stageOfNode(node: string): Stage | null {
  return STAGE_OF_NODE[node] ?? null;
}

export function rank(stage: Stage): number {
  return STAGES.indexOf(stage);
}

/** What somebody chose, without the words that only close a step. */
export function content(words: readonly string[]): string[] {
  return words.filter((word) => word !== DONE);
}

/** The words up to this step, and those of later ones. */
export function split(words: readonly string[], stage: Stage): [string[], string[]] {
  const chosen = content(words);
  const later = (word: string) => rank(stageOf(word) ?? "action") > rank(stage);
  return [chosen.filter((word) => !later(word)), chosen.filter(later)];
}

/** A row of the plan: one piece and all its steps, or one thing that is built. */
export interface PlanRow {
  stage: Stage;
  verb: string;
  /** Places in the list of words. */
  at: number[];
  from: string;
  to: string;
  /** Fields between, and seas that are crossed. */
  via: string[];
  /** Seas of a bridge of fleets. */
  bridge: string[];
  legs: Leg[];
}

/** From one field to the next, over a bridge of fleets where there are seas. */
export interface Leg {
  from: string;
  to: string;
  seas: string[];
}

/** Words that lead one piece on: they belong to the row before if they begin where it ended. */
export function rowsOf(words: readonly string[]): PlanRow[] {
  const rows: PlanRow[] = [];
  for (const [at, word] of words.entries()) {
    const stage = stageOf(word);
    if (!stage || stage === "action") continue;
    const [verb = "", a = "", b = ""] = word.split(" ");
    const last = rows.at(-1);
    if (last && last.at.at(-1) === at - 1 && goesOn(last, words[at - 1] ?? "", word)) {
      extend(last, at, verb, a, b);
      continue;
    }
    rows.push({
      stage,
      verb,
      at: [at],
      from: a,
      to: b && TO_PLACE.has(verb) ? b : a,
      via: [],
      bridge: verb === "embark" ? [b] : [],
      legs: [{ from: a, to: b || a, seas: verb === "embark" ? [b] : [] }],
    });
  }
  return rows;
}

const TO_PLACE = new Set(["fleet", "move", "embark", "sail", "land", "plunder"]);
/** Questions within one deed. */
const FOLLOWS: Record<string, string[]> = {
  bridge: ["embark", "bridge"],
  ashore: ["embark", "bridge"],
  host: ["post"],
  pay: ["host"],
};

function goesOn(row: PlanRow, before: string, word: string): boolean {
  const [was = "", , , points = ""] = before.split(" ");
  const [verb = "", from = "", , left = ""] = word.split(" ");
  if (FOLLOWS[verb]) return FOLLOWS[verb].includes(was);
  if (verb === "move" || verb === "embark")
    return (
      row.to === from &&
      (was === "ashore" || (was === "move" && Number(left) === Number(points) - 1))
    );
  if (verb === "sail" || verb === "land") return was === "sail" && row.to === from;
  return false;
}

function extend(row: PlanRow, at: number, verb: string, a: string, b: string): void {
  row.at.push(at);
  const leg = row.legs.at(-1);
  if (verb === "pay" || !leg) return;
  if (verb === "bridge") {
    row.bridge.push(a);
    leg.seas.push(a);
  }
  if (FOLLOWS[verb]) {
    row.to = leg.to = a;
    return;
  }
  row.via.push(row.to);
  row.legs.push({ from: row.to, to: b, seas: verb === "embark" ? [b] : [] });
  if (verb === "embark") row.bridge.push(b);
  row.to = b;
}

/** The words without those of a row. */
export function without(words: readonly string[], row: PlanRow): string[] {
  return words.filter((_, at) => !row.at.includes(at));
}
