import { applied } from "../api/changes";
import * as client from "../api/client";
import { type Live, live } from "../api/live";
import type {
  BoardData,
  ChatLine,
  Control,
  GivenOrder,
  Hint,
  LiveMessage,
  LogLine,
  Order,
  Preview,
  SentView,
  TableView,
  Why,
} from "../api/types";
import { has, name, t } from "../i18n.svelte";
import { seatName } from "../me.svelte";
import { navigate } from "../router.svelte";
import { settings } from "../settings.svelte";
import { dismissAll, settle } from "../ui/toast.svelte";
import { drafted } from "./draft";
import { Foresight, NOTHING, wordsOf } from "./foresight.svelte";
import { Pacer, readingTime } from "./pacer";
import { Pages } from "./pages";
import { refused } from "./problems";
import { Replay } from "./replay.svelte";
import type { Speaker } from "./sentences";
import type { Aim, Session } from "./session";

/** A table on the server. Its answers are the truth: nothing is shown before they are here. */
export class LiveSession implements Session {
  readonly board: BoardData;
  readonly id: string;
  hovered: string | null = $state(null);
  focused: string | null = $state(null);
  aimed: Aim | null = $state.raw(null);
  /** The last reason why something is forbidden; stays until it is dismissed. */
  reason: Why | null = $state.raw(null);
  connected = $state(true);
  /** An action is on its way. */
  pending = $state(false);
  /** Views of others' moves that still wait to be shown. */
  waiting = $state(0);
  /** What a good bot would do, if it was asked at this very step. */
  hint: (Hint & { seq: number }) | null = $state.raw(null);
  /** The step at which a hint was asked for that has not come yet. */
  hinting: number | null = $state(null);
  /** How many letters the log tells of these lines; whoever knows the game's words says so. */
  lettersOf: (lines: LogLine[]) => number = () => 0;
  /** When the present decision began, for "since …". */
  since = $state(Date.now());
  readonly replay: Replay;
  #now: SentView = $state.raw()!;
  /** The newest view that arrived; others may still wait to be shown. */
  #newest: SentView;
  #lines: LogLine[] = $state.raw([]);
  #chat: ChatLine[] = $state.raw([]);
  readonly #log: Pages<LogLine>;
  readonly #talk: Pages<ChatLine>;
  readonly #foresight = new Foresight((order) => this.#order(order));
  changing: Promise<void> = Promise.resolve();
  /** A draft on its way. */
  #planned: readonly string[] | null = $state.raw(null);
  #covered = $state(false);
  #pacer: Pacer<SentView>;
  #live: Live | undefined;

  constructor(view: SentView, board: BoardData) {
    this.id = view.id;
    this.board = board;
    this.#newest = this.#now = view;
    this.#log = new Pages(
      (line) => line.step,
      (to) => client.getLog(this.id, this.seat, to),
      (lines) => (this.#lines = lines),
    );
    this.#talk = new Pages(
      (line) => line.number,
      (to) => client.getChat(this.id, this.seat, to),
      (lines) => (this.#chat = lines),
    );
    this.#log.add(0, view.log, view.steps);
    this.#talk.add(0, view.chat, view.chat.at(-1)?.number ?? 0);
    this.#covered = this.hotSeat && !view.result;
    const lines = () => this.#lines;
    this.replay = new Replay({
      get lines() {
        return lines();
      },
      all: () => this.wholeLog(),
      fetch: async (step) => ({
        ...(await client.getTable(this.id, { seat: this.seat, to: step, since: step })),
        ...NOTHING,
      }),
      tell: (request) => this.tell(request),
    });
    this.#pacer = new Pacer(
      (next) => this.#show(next),
      (next) =>
        document.visibilityState === "hidden"
          ? 0
          : readingTime(this.lettersOf(this.#linesOf(next)), settings.botSpeed),
      (waiting) => (this.waiting = waiting),
      () => document.querySelector("dialog[open]") !== null,
    );
  }

  // -- what the components draw ------------------------------------------------------------------

  /** Carries the whole log up to its step, however little of it the last message brought. */
  view: TableView = $derived.by(() => {
    const shown = this.replay.view ?? this.#drafted;
    return {
      ...shown,
      seats: shown.seats.map((seat) => ({ ...seat, name: seatName(seat) })),
      log: this.lines,
    };
  });

  /** The present, whatever is being replayed or drafted. */
  present: TableView = $derived({
    ...this.#now,
    ...this.#foresight.of(this.#now, []),
  });

  /** The present with what is drafted. */
  #drafted: TableView = $derived({
    ...drafted(this.present),
    ...this.#foresight.of(this.#now),
  });

  get seat(): number {
    return this.#now.seat;
  }

  get spectator(): boolean {
    return this.seat < 0;
  }

  get mine(): number[] {
    return this.#now.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  get hotSeat(): boolean {
    return this.mine.length > 1;
  }

  /** The seat that must take the device before anything is shown; null = nobody. */
  get handover(): number | null {
    if (!this.hotSeat || this.#now.result || this.waiting) return null;
    const actor = this.#now.actor;
    if (actor !== null && actor !== this.seat && this.mine.includes(actor)) return actor;
    return this.#covered ? this.seat : null;
  }

  /** The log up to the step on show, as far back as it has been read. */
  get lines(): LogLine[] {
    const shown = this.replay.view ? (this.replay.at ?? this.#now.steps) : this.#now.steps;
    return (this.#lines.at(-1)?.step ?? 0) <= shown
      ? this.#lines
      : this.#lines.filter((line) => line.step <= shown);
  }

  get allLines(): LogLine[] {
    return this.#lines;
  }

  /** Are there older lines than these? */
  get hasOlderLines(): boolean {
    return (this.#lines[0]?.step ?? 1) > 1;
  }

  olderLines = () => this.tell(this.#log.older());
  wholeLog = async () => void (await this.tell(this.#log.all()));

  get chat(): ChatLine[] {
    return this.#chat;
  }

  get hasOlderChat(): boolean {
    return (this.#chat[0]?.number ?? 1) > 1;
  }

  olderChat = () => this.tell(this.#talk.older());

  get myTurn(): boolean {
    return !this.waiting && this.#now.actor === this.seat && !this.#now.result;
  }

  get readonly(): boolean {
    return this.replay.at !== null || !this.myTurn || this.pending || this.handover !== null;
  }

  t = t;
  name = name;

  player(seat: number): string {
    const at = this.#now.seats[seat];
    return (at && seatName(at)) || t("table-open-seat", { number: seat + 1 });
  }

  targets(verb: string): Set<string> {
    if (this.replay.at !== null) return new Set();
    const start = `${verb} `;
    return new Set(
      this.view.legal
        .filter((action) => action.startsWith(start))
        .map((action) => action.slice(start.length)),
    );
  }

  speaker(places: string | undefined): Speaker {
    return {
      t,
      has,
      name,
      player: (seat) => this.player(seat),
      axes: this.board.axes,
      kinds: this.board.kinds,
      verbs: this.board.verbs,
      told: this.board.told,
      places,
    };
  }

  // -- acting ------------------------------------------------------------------------------------

  get draft(): readonly string[] {
    return this.#planned ?? wordsOf(this.#now);
  }

  get instead(): readonly string[] {
    return this.draft.length && !this.readonly ? this.present.legal : [];
  }

  get looking(): Promise<void> {
    return this.#foresight.looking;
  }

  async act(...way: string[]): Promise<void> {
    if (this.readonly) return;
    this.#goOn();
    const { seq } = this.#newest;
    await this.changing; // whoever is quick means the draft as it will be answered
    await this.looking;
    if (this.readonly || this.#newest.seq !== seq) return;
    const [first = ""] = way;
    // What the draft does not lead to is chosen instead of it.
    const other = this.instead.includes(first) && !this.view.legal.includes(first);
    const before = other ? [] : this.draft;
    const { gathering } = other ? this.present : this.view;
    if (way.length === 1 && gathering.includes(first)) await this.plan([...before, first]);
    else await this.#speak([...before, ...way]);
  }

  plan(words: readonly string[]): Promise<void> {
    this.changing = this.#change(words);
    return this.changing;
  }

  async #change(words: readonly string[]): Promise<void> {
    this.#goOn();
    this.#planned = words;
    await this.tell(this.#order({ type: "draft", seat: this.seat, words: [...words] }));
    if (this.#planned === words) this.#planned = null;
  }

  async aim(place: string, ways: string[][]): Promise<void> {
    this.#goOn();
    const view = this.#newest;
    const spelled = (way: string[]) => way.join("/");
    const found = await this.#foresight.ask(view, ways.map(spelled), []);
    if (!found || this.#newest.seq !== view.seq) return;
    this.aimed = { place, ways: ways.filter((way) => spelled(way) in found) };
  }

  async foresee(actions: string[], after: string[]): Promise<Record<string, Preview> | null> {
    return this.readonly ? null : this.#foresight.ask(this.#newest, actions, after);
  }

  /** What was said to the reader has been read. */
  #goOn(): void {
    this.reason = this.hint = this.aimed = null;
    dismissAll();
  }

  async #speak(words: string[]): Promise<void> {
    const { seat, seq } = this.#newest;
    const [action = ""] = words;
    await this.#send(
      words.length > 1 || this.draft.length
        ? { type: "speak", seat, seq, words }
        : { type: "act", seat, seq, action },
    );
  }

  async explain(action: string, after: readonly string[] = []): Promise<Why | null> {
    if (this.spectator || this.replay.at !== null) return null;
    const { seat } = this;
    const answer = await this.#order({ type: "explain", seat, action, after: [...after] });
    return answer.type === "why" ? answer.why : null;
  }

  async ask(action: string, after: readonly string[] = []): Promise<Why | null> {
    try {
      this.reason = await this.explain(action, after);
      return this.reason;
    } catch (error) {
      this.#refused(error);
      return null;
    }
  }

  get canUndo(): boolean {
    return this.draft.length > 0 || this.present.can_undo;
  }

  /** The last word of the draft, or what was said last. */
  undo = () => (this.draft.length ? this.plan(this.draft.slice(0, -1)) : this.control("undo"));
  redo = () => this.control("redo");
  restart = async () => {
    if (this.draft.length) await this.plan([]);
    if (this.present.can_undo) await this.control("restart");
  };

  async control(control: Control): Promise<void> {
    if (this.pending) return;
    this.#pacer.flush();
    this.replay.now();
    this.#goOn();
    await this.#send({ type: "control", seat: this.seat, seq: this.#newest.seq, control });
  }

  /** What a good bot would do; whoever asks again while it is thought about waits for the same answer. */
  async askHint(): Promise<void> {
    const seq = this.#newest.seq;
    if (this.hinting === seq) return;
    this.hint = null;
    this.hinting = seq;
    const answer = await this.tell(this.#order({ type: "hint", seat: this.seat }));
    if (this.hinting === seq) this.hinting = null;
    if (answer?.type === "hint") this.hint = { ...answer.hint, seq };
  }

  /** Makes the move of a hint; what is only declined before it is said as well. */
  follow({ action, words }: Hint): Promise<void> {
    return this.act(...(words[0] === action ? words : [action, ...words]));
  }

  async giveOrders(orders: Record<string, GivenOrder>): Promise<void> {
    await this.tell(this.#order({ type: "orders", seat: this.seat, orders }));
  }

  /** A bot stands in for a seat of mine until I take it back. */
  async setAway(seat: number, away: boolean): Promise<void> {
    await this.tell(this.#order({ type: "away", seat, away }));
  }

  /** Runs a request whose answer is no view; a refusal is told. */
  async tell<T>(request: Promise<T>): Promise<T | undefined> {
    try {
      return await request;
    } catch (error) {
      this.#refused(error);
      return undefined;
    }
  }

  /** The same people once more; whoever asks first opens the table, the others come to it. */
  rematch = async (): Promise<void> => {
    const next = await this.tell(client.rematch(this.id));
    if (next) navigate(`/table/${next.id}`);
  };

  /** Shows at once what waits. */
  hurry(): void {
    this.#pacer.flush();
  }

  /** Says something to the table; true when it is there. */
  async say(text: string): Promise<boolean> {
    return (await this.tell(this.#order({ type: "say", text }))) !== undefined;
  }

  #order(order: Order): Promise<LiveMessage> {
    return this.#live?.order(order) ?? Promise.reject(client.offline());
  }

  async #send(order: Order): Promise<void> {
    this.pending = true;
    await this.tell(this.#order(order));
    this.pending = false;
  }

  #refused(error: unknown): void {
    this.reason = refused(error) ?? this.reason;
  }

  // -- hearing -----------------------------------------------------------------------------------

  /** Listens to the table until it is closed. */
  open(): void {
    this.#live = live(this.id, {
      message: (message) => this.#hear(message),
      connected: (up) => {
        this.connected = up;
        if (up) settle(client.OFFLINE);
      },
      known: () => ({
        seat: this.#newest.seat,
        since: this.#newest.steps,
        seq: this.#newest.seq,
        heard: this.#chat.at(-1)?.number ?? 0,
      }),
      line: (seq) => this.#lines.find((line) => line.seq === seq),
    });
  }

  close(): void {
    this.#live?.close();
    this.#pacer.stop();
    this.replay.now();
  }

  #hear(message: LiveMessage): void {
    if (message.type === "view") {
      this.#foresight.bring(message.view, message.previews);
      this.#receive(message.view, message.cut, message.view.log, message.view.chat);
    } else if (message.type === "change") {
      const view = applied(this.#newest, message.patch);
      this.#foresight.bring(view, message.previews);
      this.#receive(view, message.cut ?? this.#newest.steps, message.log ?? [], message.chat ?? []);
    } else if (message.type === "problem") this.#refused(new client.Refusal(0, message.problem));
  }

  #receive(view: SentView, kept: number, lines: LogLine[], said: ChatLine[]): void {
    const newest = this.#newest;
    const others = view.seat !== newest.seat;
    this.#newest = view;
    this.#log.add(others ? 0 : kept, lines, view.steps);
    this.#talk.add(Infinity, said, said.at(-1)?.number ?? this.#chat.at(-1)?.number ?? 0);
    // After a deep take-back nothing is left of what was here.
    if (!this.#lines.length) void this.olderLines();
    if (others) {
      this.#turnTo(view);
      return;
    }
    this.#pace(newest, view, lines);
    if (view.result && !newest.result) void this.#readReasons();
  }

  /** What the others do is shown step by step, what I do at once. */
  #pace(before: SentView, view: SentView, fresh: LogLine[]): void {
    const isMine = (line: LogLine) => this.mine.includes(line.seat) && !line.automatic;
    const moves = fresh.filter((line) => line.seat >= 0 && line.events.length > 0);
    if (view.seq === before.seq) this.#pacer.amend(view);
    else if (!fresh.length || fresh.some(isMine)) this.#pacer.now(view);
    // What chance does, and a choice that nothing can be told about, needs no time of its own.
    else if (!moves.length) this.#pacer.amend(view);
    else this.#pacer.push(view);
  }

  /** The lines that a view brings which comes next. */
  #linesOf(view: SentView): LogLine[] {
    const { steps } = this.#now;
    return this.#lines.filter((line) => line.step > steps && line.step <= view.steps);
  }

  /** When the game is over, the bots' reasons for all their moves are open. */
  async #readReasons(): Promise<void> {
    await this.tell(this.#log.anew());
  }

  #show(view: SentView): void {
    if (view.actor !== this.#now.actor || view.steps !== this.#now.steps) this.since = Date.now();
    if (view.seq !== this.#now.seq) this.hovered = this.aimed = null;
    this.#now = view;
    this.#foresight.look(view);
  }

  #turnTo(view: SentView): void {
    this.#pacer.stop();
    this.#show(view);
  }

  /** A visitor takes the open seat. */
  async sitDown(): Promise<void> {
    const taken = await this.tell(client.getMe().then(() => client.join(this.id)));
    if (taken) await this.takeOver(taken.seat);
  }

  /** The person at this seat has the device now. */
  async takeOver(seat: number): Promise<void> {
    if (seat !== this.seat) {
      this.replay.forget();
      if (this.spectator) await this.#comeAs(seat);
      else if (!(await this.tell(this.#order({ type: "look", seat })))) return;
    }
    this.reason = this.hint = this.focused = this.hovered = this.aimed = null;
    this.#covered = false;
  }

  /** A spectator's line may be a late one: who sits down takes another. */
  async #comeAs(seat: number): Promise<void> {
    this.#live?.close();
    const view = await this.tell(client.getTable(this.id, { seat }));
    if (view) this.#receive(view, 0, view.log, view.chat);
    this.open();
  }
}
