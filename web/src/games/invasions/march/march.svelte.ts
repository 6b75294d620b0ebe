/** Moving a stack: who goes along, the way, and what awaits it. The words lie in the draft until they are said. */
import type { Session } from "../../../lib/table/session";
import { figuresOf, mine, nodeOf, type Stack, stacksOf, tableOf, viewOf } from "../model";
import type { BattleOdds, Danger, Reached, StepOdds } from "../view";
import { gathering, type Party, placed } from "./words";

/** One province of the way that is planned. */
export interface Pace extends Reached {
  to: string;
  /** Who may react there; null = not known yet, or not before others have answered. */
  dangers: Danger[] | null;
  battle?: BattleOdds | null;
  weary?: number;
}

const STEP = "mv_go ";
const START = "mv_from ";
const JOIN = "mv_add";
const REST = "mv_rest";
const EVERYBODY = "mv_add_all";

export class March {
  /** What is known of the steps that lie in the draft. */
  path: Pace[] = $state.raw([]);
  /** The plan is on its way to the server. */
  private laid: Promise<void> = Promise.resolve();

  constructor(private readonly session: Session) {}

  /** A group is open, or one is being planned. */
  get open(): boolean {
    return mine(this.session) && nodeOf(this.session) === "step";
  }

  /** Words of a march were chosen and not said yet; at sea the coast is still to be chosen. */
  get planning(): boolean {
    const { session } = this;
    return mine(session) && session.draft.length > 0 && nodeOf(session) !== "embark";
  }

  /** The plan is at its end: what follows is asked when it has been said. */
  get arrived(): boolean {
    return this.planning && !this.open;
  }

  /** Provinces where a group may be opened. */
  get starts(): Set<string> {
    return mine(this.session) && !this.session.readonly
      ? this.session.targets("mv_from")
      : new Set();
  }

  /** Where the group stands now. */
  get at(): string | null {
    if (this.arrived) return this.planned.at(-1)?.to ?? null;
    const { asked } = viewOf(this.session);
    return asked?.node === "step" ? String(asked.province ?? "") : null;
  }

  get reach(): Record<string, Reached> {
    return (this.open && figuresOf(this.session).march?.reach) || {};
  }

  /** The slowest of the group has so many steps left. */
  get left(): number {
    return figuresOf(this.session).march?.left ?? 0;
  }

  /** The steps that lie in the draft; nothing is known of words that were said elsewhere. */
  get steps(): string[] {
    return this.session.draft.filter((word) => word.startsWith(STEP));
  }

  get planned(): Pace[] {
    const steps = this.steps.map((word) => word.slice(STEP.length));
    return this.path.length === steps.length && this.path.every(({ to }, at) => to === steps[at])
      ? this.path
      : steps.map((to) => ({ to, paces: 0, from: "", means: [], dangers: null }));
  }

  /** After the last word of the draft somebody else is asked, or a die is rolled. */
  get ends(): "barrier" | "asks" | null {
    const last = tableOf(this.session).draft?.entries.at(-1);
    if (!this.session.draft.length || !last || last.verdict !== "ok") return null;
    if (last.barrier) return "barrier";
    return last.asks !== null && last.asks !== this.session.view.seat ? "asks" : null;
  }

  /** Who of a stack goes along now. */
  party(stack: Stack): Party {
    const { horde_home: homes } = viewOf(this.session);
    const nation = this.session.board.axes.nation?.indexOf(stack.nation) ?? -1;
    return {
      units: stack.units.filter(({ marches }) => marches),
      leaders: stack.leaders.filter(({ marches }) => marches),
      horde: (homes[nation] ?? -1) >= 0,
    };
  }

  /** Everybody of a province sets out; who sees to it later. */
  async start(province: string): Promise<void> {
    const { session } = this;
    this.path = [];
    await this.lay([START + province]);
    const joining = session.view.legal.filter((word) => word.startsWith(JOIN));
    const first = joining.includes(EVERYBODY) ? EVERYBODY : joining[0];
    if (first) await this.lay([START + province, first]);
  }

  /** Says a word, or plans what it begins: a group sets out as a draft. */
  async say(word: string): Promise<void> {
    const { session } = this;
    if (word.startsWith(START)) await this.start(word.slice(START.length));
    else if (this.open && session.draft.length && word !== REST)
      await this.lay([...session.draft, word]);
    else await session.act(word);
  }

  /** Another choice of who goes along; the way is chosen again. */
  async gather(province: string, party: Party): Promise<void> {
    this.path = [];
    await this.lay([`mv_from ${province}`, ...gathering(this.session, party)]);
  }

  /** On to a province that can be reached: by the fewest paces from where the draft leads. */
  async go(to: string): Promise<void> {
    const { session, reach } = this;
    const route: Pace[] = [];
    for (let at = reach[to] ? to : undefined; at; ) {
      const step: Reached | undefined = reach[at];
      if (!step) break;
      route.unshift({ ...step, to: at, dangers: null });
      at = reach[step.from] ? step.from : undefined;
    }
    // What lies behind a barrier is not tried yet: the last step is chosen anew.
    const again = this.ends !== null;
    const words = again ? session.draft.slice(0, -1) : [...session.draft];
    const before = again ? this.planned.slice(0, -1) : this.planned;
    this.path = [...before, ...route];
    await this.lay([...words, ...route.map((step) => STEP + step.to)]);
    await this.cut();
    await this.scout();
  }

  /** A way that leads less far than it seemed ends where it can be gone. */
  private async cut(): Promise<void> {
    const { session } = this;
    const entries = tableOf(session).draft?.entries ?? [];
    const bad = entries.findIndex(({ verdict }) => verdict === "illegal");
    if (bad < 0) return;
    this.path = this.path.slice(0, this.path.length - (entries.length - bad));
    await this.lay(session.draft.slice(0, bad));
  }

  /** Asks who may react on the way, step by step, as far as anybody can know. */
  private async scout(): Promise<void> {
    const { session } = this;
    const words = [...session.draft];
    const path = this.path;
    for (const [at, pace] of path.entries()) {
      const word = STEP + pace.to;
      const after = words.slice(0, words.length - path.length + at);
      const found = (await session.foresee([word], after))?.[word];
      if (!found || this.path.length !== path.length) return;
      const odds = (found.odds ?? { dangers: [] }) as Partial<StepOdds> & { dangers: Danger[] };
      this.path = this.path.with(at, { ...(this.path[at] ?? pace), ...odds });
      if (found.barrier || found.passes) return;
    }
  }

  private lay(words: readonly string[]): Promise<void> {
    this.laid = this.session.plan(words);
    return this.laid;
  }

  /** Says the plan, once it is known where it leads; a group whose way is at its end rests. */
  async confirm(): Promise<void> {
    const { session } = this;
    await this.laid;
    const rests = this.ends === null && this.steps.length > 0 && session.view.legal.includes(REST);
    await session.act(...(rests ? [REST] : []));
    this.path = [];
  }

  async drop(): Promise<void> {
    this.path = [];
    await this.lay([]);
  }
}

/** At least one of those who may intercept comes: any number with leaders, one of the others. */
export function anyComes(dangers: Danger[]): number {
  const tries = dangers.filter(({ how }) => how === "interception");
  const led = tries.filter((each) => each.led).map(({ chance }) => chance);
  const alone = Math.max(0, ...tries.filter((each) => !each.led).map(({ chance }) => chance));
  const nobody = [...led, alone].reduce((none, chance) => none * (1 - chance / 100), 1);
  return Math.round(100 * (1 - nobody));
}

/** Stacks of the reader that can still make a step. */
export function movable(session: Session): Stack[] {
  if (!mine(session)) return [];
  const starts = session.targets("mv_from");
  const { acting } = viewOf(session);
  return stacksOf(session).filter(({ at, nation }) => starts.has(at) && acting.includes(nation));
}

/** Legal words by place, for a tap on the map. */
export function targetsOf(session: Session): Map<string, string[]> {
  if (session.readonly || !mine(session)) return new Map();
  return placed(session, session.view.legal);
}

/** Whether the words of a place are said by buttons: there are several, or there is no way back from one. */
export function needsButton({ view }: Session, words: readonly string[]): boolean {
  return words.length > 1 || words.some((word) => view.barriers.includes(word));
}

const marches = new WeakMap<Session, March>();

export function marchOf(session: Session): March {
  const march = marches.get(session) ?? new March(session);
  marches.set(session, march);
  return march;
}
