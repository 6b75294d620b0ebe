/** The plan of an Expansion: a draft of words, shown as rows, and what a tap on the map adds to it. */
import type { Draft } from "../../../lib/api/types";
import type { Session } from "../../../lib/table/session";
import { type Attack, figuresOf, ids, mine, nodeOf, viewOf } from "../model";
import { groundOf, reachOf, type Unit, unitAt } from "./reach";
import {
  content,
  DONE,
  type PlanRow,
  rank,
  rowsOf,
  type Stage,
  split,
  stageOfNode,
  without,
} from "./words";

export type Entry = Draft["entries"][number];

export interface JudgedRow extends PlanRow {
  verdict: "ok" | "illegal" | "intention" | "waiting";
  why: Entry["why"];
  /** In the list of words that are drafted, not of those that wait. */
  drafted: boolean;
}

/** Attackers of mine in a province, with their chances where the rules have reckoned them. */
export interface PlannedBattle {
  province: string;
  attackers: number;
  defender: number;
  attack: Attack | undefined;
}

/** What a tap on a province means in a step, where it is not about moves. */
const ON_LAND: Partial<Record<Stage, string>> = { grow: "grow", convert: "army", found: "found" };
/** More steps than this nobody closes in a row. */
const MOST_CLOSED = 6;

export class Plan {
  /** The piece that goes next. */
  selected: Unit | null = $state.raw(null);
  /** Words of later steps, while an earlier one is changed once more. */
  parked: string[] = $state.raw([]);
  /** Several things could be meant by a tap: these. */
  options: { field: string; words: string[][] } | null = $state.raw(null);
  /** Growth that there was to place, as far as it has been seen. */
  growth = $state(0);
  /** The whole list is in sight, with its own confirm at the foot. */
  listed = $state(false);
  /** Changes that are on their way, and the last of them: whoever is quick waits for his turn. */
  #waiting = $state(0);
  #last: Promise<void> = Promise.resolve();
  #taps: Promise<void> = Promise.resolve();

  constructor(private readonly session: Session) {}

  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** An Expansion is being planned by this reader. */
  get on(): boolean {
    const { session } = this;
    return (
      mine(session) &&
      (session.draft[0] === "act expansion" || (this.stage !== null && this.stage !== "action"))
    );
  }

  get stage(): Stage | null {
    return stageOfNode(nodeOf(this.session));
  }

  /** The action field that is planned on. */
  get action(): string | null {
    return this.on ? "expansion" : null;
  }

  get seat(): number {
    return this.session.view.seat;
  }

  /** Leaders and goods that lie on the Expansion. */
  get leaders(): number {
    const word = this.session.draft.find((each) => each.startsWith("leaders "));
    return word ? Number(word.split(" ")[1]) : this.turnOf("leaders");
  }

  get goods(): string[] {
    return this.session.draft
      .filter((word) => word.startsWith("luxury "))
      .map((word) => word.split(" ")[1] ?? "");
  }

  private turnOf(variable: string): number {
    const turn = this.session.view.view.phase.find(({ node }) => node === "turn");
    return Number(turn?.[variable] ?? 0);
  }

  get entries(): Entry[] {
    return this.session.view.draft?.entries ?? [];
  }

  get rows(): JudgedRow[] {
    const { entries, session } = this;
    const drafted = rowsOf(session.draft).map((row): JudgedRow => {
      const judged = row.at.map((at) => entries[at]);
      const bad = judged.find((entry) => entry?.verdict === "illegal");
      return {
        ...row,
        verdict: bad ? "illegal" : (judged[0]?.verdict ?? "waiting"),
        why: bad?.why ?? null,
        drafted: true,
      };
    });
    const waiting = rowsOf(this.parked).map(
      (row): JudgedRow => ({ ...row, verdict: "waiting", why: null, drafted: false }),
    );
    return [...drafted, ...waiting];
  }

  /** New vassals that are planned. */
  get placed(): number {
    return this.rows.filter(({ verb, verdict }) => verb === "grow" && verdict !== "illegal").length;
  }

  /** Growth that is left to place, while that is asked. */
  get left(): number | null {
    const { asked } = this.session.view.view;
    return asked?.node === "grow" ? Number(asked.left) : null;
  }

  get unit(): Unit | null {
    // It may have gone, or been struck out.
    const { selected } = this;
    return selected && this.stage === "move" ? unitAt(this.session, selected.at) : null;
  }

  /** Fields that the selected piece can reach, with the words that lead there. */
  get reach(): Map<string, string[]> {
    const { unit } = this;
    return unit ? reachOf(unit, groundOf(this.session, this.seat)) : new Map();
  }

  /** Whether a tap on this field means something now: in a plan always, else where it answers the question. */
  answers(field: string | undefined): boolean {
    return this.on || (field !== undefined && this.open.has(field));
  }

  /** Whether a piece here can still move. */
  moves(field: string): boolean {
    return unitAt(this.session, field) !== null;
  }

  select(field: string): void {
    this.selected = unitAt(this.session, field);
  }

  /** Fields that a tap may choose in the present step. */
  get open(): Set<string> {
    const { session, stage } = this;
    if (!mine(session)) return new Set();
    if (stage === "move" && nodeOf(session) === "move")
      return this.unit
        ? new Set([...this.reach.keys(), this.unit.at])
        : new Set([...this.movable()]);
    return new Set(this.placesOf(session.view.legal));
  }

  private movable(): string[] {
    const { session } = this;
    const fields = [...ids(session, "province"), ...ids(session, "sea")];
    return fields.filter((id) => unitAt(session, id));
  }

  /** The fields that words are about; a battle is never begun by a mere tap. */
  private placesOf(words: readonly string[]): string[] {
    const { axes } = this.session.board;
    const fields = new Set([...(axes.province ?? []), ...(axes.sea ?? [])]);
    return words
      .filter((word) => !word.startsWith("battle "))
      .flatMap((word) => word.split(" ").slice(1, 2))
      .filter((id) => fields.has(id));
  }

  /** Provinces in which attackers of the mover stand. */
  get battles(): PlannedBattle[] {
    const view = viewOf(this.session);
    const attacks = figuresOf(this.session).expansion?.attacks;
    return ids(this.session, "province").flatMap((province, at) => {
      const attackers =
        (view.by_land[at] ?? 0) + (view.by_water[at] ?? 0) + (view.by_fleet[at] ?? 0);
      return attackers
        ? [{ province, attackers, defender: view.owner[at] ?? -1, attack: attacks?.[province] }]
        : [];
    });
  }

  /** What follows the last word of the plan: dice, something else without a way back, or the next player. */
  get follows(): "dice" | "asks" | "ends" | "quiet" {
    const { barriers, passing } = this.session.view;
    if (this.battles.length) return "dice";
    if (barriers.includes(DONE)) return "asks";
    return passing.includes(DONE) ? "ends" : "quiet";
  }

  // -- changing it ---------------------------------------------------------------------------------

  /** Begins with the action that was chosen. */
  async begin(words: string[]): Promise<void> {
    this.forget();
    await this.work(async () => {
      await this.session.plan(content(words));
      await this.advance("grow");
    });
  }

  /** One after the other: every answer shows where the next word belongs. */
  private work(deed: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    this.#last = this.#last.then(deed, deed).finally(() => {
      this.#waiting -= 1;
      this.growth = Math.max(this.growth, (this.left ?? 0) + this.placed);
    });
    return this.#last;
  }

  /** Closes steps until this one is reached, as long as nothing is given away by that. */
  private async advance(to: Stage): Promise<void> {
    for (let closed = 0; closed < MOST_CLOSED; closed++) {
      const { stage, session } = this;
      if (stage === null || !session.view.legal.includes(DONE)) return;
      // A step at which nothing can be chosen is passed over.
      const idle = stage === to && rank(stage) < rank("move") && session.view.legal.length === 1;
      if (rank(stage) >= rank(to) && !idle) return;
      if (!(await this.close())) return;
    }
  }

  /** Says the closing word in the plan; false where it leads out of the plan. */
  private async close(): Promise<boolean> {
    const { session } = this;
    const before = [...session.draft];
    await session.plan([...before, DONE]);
    const last = this.entries.at(-1);
    return last?.verdict === "ok" && !last.barrier && last.asks === this.seat;
  }

  /** Another step: a later one closes those before it, an earlier one keeps what follows aside. */
  async goTo(stage: Stage): Promise<void> {
    this.selected = this.options = null;
    await this.work(async () => {
      const all = [...content(this.session.draft), ...this.parked];
      const [now, later] = split(all, stage);
      this.parked = later;
      await this.session.plan(now);
      await this.advance(stage);
    });
  }

  /** One of the things that a tap could mean. */
  async take(words: string[]): Promise<void> {
    this.options = null;
    if (this.on) await this.add(words);
    else await this.session.act(...words);
  }

  async add(words: string[]): Promise<void> {
    this.options = null;
    await this.work(() => this.session.plan([...this.session.draft, ...words]));
  }

  async strike(row: JudgedRow): Promise<void> {
    const { session, stage } = this;
    if (!row.drafted) {
      this.parked = without(this.parked, row);
      return;
    }
    await this.work(async () => {
      await session.plan(content(without(session.draft, row)));
      if (stage) await this.advance(stage);
    });
  }

  /** The last row, or the way to the step after it; the action itself where there is none. */
  async takeBack(): Promise<void> {
    await this.#last;
    const { stage, session } = this;
    if (!this.on) return session.undo();
    const row = this.rows.at(-1);
    if (row && (!row.drafted || row.at.at(-1) === session.draft.length - 1)) await this.strike(row);
    else if (stage && rank(stage) > rank("grow")) await this.goTo(row?.stage ?? "grow");
    else await this.drop();
  }

  async restart(): Promise<void> {
    const [head] = split(this.session.draft, "action");
    this.parked = [];
    this.selected = this.options = null;
    await this.work(async () => {
      await this.session.plan(head);
      await this.advance("grow");
    });
  }

  /** Gives the Expansion up again, where it was only planned. */
  async drop(): Promise<void> {
    this.forget();
    await this.session.plan([]);
  }

  private forget(): void {
    this.parked = [];
    this.growth = 0;
    this.selected = this.options = null;
  }

  /** Says what is possible of it, up to the first die or the first question to somebody else. */
  async confirm(): Promise<void> {
    const { session } = this;
    await this.work(async () => {
      if (!this.on) return; // said already, by the first click of two
      const fine = session.draft.filter((_, at) => this.entries[at]?.verdict !== "illegal");
      await session.plan([...content(fine), ...this.parked]);
      const still = session.draft.filter((_, at) => this.entries[at]?.verdict !== "illegal");
      if (still.length < session.draft.length) await session.plan(still);
      for (let closed = 0; closed < MOST_CLOSED; closed++) {
        if (this.stage === null || !session.view.legal.includes(DONE) || !(await this.close()))
          break;
      }
      await session.act();
    });
    this.forget();
  }

  // -- the map -------------------------------------------------------------------------------------

  /** A tap means the plan as it stands when all before it, an undo as well, is answered. */
  tap(field: string | undefined): Promise<void> {
    const deed = async () => {
      await this.#last;
      await this.session.changing;
      await this.touch(field);
    };
    this.#taps = this.#taps.then(deed, deed);
    return this.#taps;
  }

  private async touch(field: string | undefined): Promise<void> {
    if (!field) {
      this.selected = this.options = null;
      return;
    }
    if (this.stage === "move" && nodeOf(this.session) === "move") return this.tapToMove(field);
    const words = this.session.view.legal.filter((word) => word.split(" ")[1] === field);
    if (words.length === 1) return this.take(words);
    if (words.length) this.options = { field, words: words.map((word) => [word]) };
    else await this.forbidden(field);
  }

  private async tapToMove(field: string): Promise<void> {
    const { unit } = this;
    if (unit?.at === field) {
      this.selected = null;
      return;
    }
    const way = unit && this.reach.get(field);
    if (way && unit) return this.move(unit, field, way);
    const next = unitAt(this.session, field);
    if (next) this.selected = next;
    else if (unit) await this.ask(guess(unit, field, this.isSea(field)));
  }

  private async move(unit: Unit, field: string, way: string[]): Promise<void> {
    const raid = this.session.view.legal.find((word) =>
      word.startsWith(`plunder ${unit.at} ${field} `),
    );
    if (raid) {
      this.options = { field, words: [way, [raid]] };
      return;
    }
    await this.add(way);
    this.selected = null;
  }

  /** Why nothing can be done here in this step; these are matters of the land. */
  private async forbidden(field: string): Promise<void> {
    const verb = ON_LAND[this.stage ?? "action"];
    if (verb && !this.isSea(field)) await this.ask(`${verb} ${field}`);
  }

  private isSea(field: string): boolean {
    return ids(this.session, "sea").includes(field);
  }

  /** Why this cannot follow what is planned. */
  private async ask(word: string): Promise<void> {
    await this.session.ask(word, this.session.draft);
  }
}

/** The plainest word for a move that cannot be made: its reason says why. */
function guess({ kind, at, points, raider }: Unit, to: string, sea: boolean): string {
  return kind === "vassal"
    ? `${sea ? "embark" : "move"} ${at} ${to} ${points}`
    : `${sea ? "sail" : "land"} ${at} ${to} ${points}${raider ? "p" : ""}`;
}

const plans = new WeakMap<Session, Plan>();

export function planOf(session: Session): Plan {
  const plan = plans.get(session) ?? new Plan(session);
  plans.set(session, plan);
  return plan;
}
