import * as client from "../api/client";
import { live, type Live } from "../api/live";
import type { BoardData, ChatLine, LiveMessage, LogLine, TableView, Why } from "../api/types";
import { has, name, t } from "../i18n.svelte";
import { seatName } from "../me.svelte";
import { say } from "../problems";
import { navigate } from "../router.svelte";
import { settings } from "../settings.svelte";
import { notify } from "../ui/toast.svelte";
import { Chains } from "./chains";
import { merged } from "./lines";
import { PAUSE, Pacer } from "./pacer";
import { refused } from "./problems";
import { Replay } from "./replay.svelte";
import type { Speaker } from "./sentences";
import type { Session } from "./session";

/** A table on the server. Its answers are the truth: nothing is shown before they are here. */
export class LiveSession implements Session {
  readonly board: BoardData;
  readonly id: string;
  hovered: string | null = $state(null);
  focused: string | null = $state(null);
  /** The last reason why something is forbidden; stays until it is dismissed. */
  reason: Why | null = $state.raw(null);
  connected = $state(true);
  /** An action is on its way. */
  pending = $state(false);
  /** Views of others' moves that still wait to be shown. */
  waiting = $state(0);
  /** What a good bot would do, if it was asked at this very step. */
  hint: (client.Hint & { seq: number }) | null = $state.raw(null);
  /** When the present decision began, for "since …". */
  since = $state(Date.now());
  readonly replay: Replay;
  #now: TableView = $state.raw()!;
  /** The newest view that arrived; others may still wait to be shown. */
  #newest: TableView;
  #lines: LogLine[] = $state.raw([]);
  #chat: ChatLine[] = $state.raw([]);
  #covered = $state(false);
  #pacer: Pacer<TableView>;
  #chains = new Chains();
  #live: Live | undefined;

  constructor(view: TableView, board: BoardData) {
    this.id = view.id;
    this.board = board;
    this.#newest = this.#now = view;
    this.#lines = view.log;
    this.#chat = view.chat;
    this.#covered = this.hotSeat && !view.result;
    const lines = () => this.#lines;
    this.replay = new Replay({
      get lines() {
        return lines();
      },
      fetch: (step) => client.getTable(this.id, { seat: this.seat, to: step, since: step }),
    });
    this.#pacer = new Pacer(
      (next) => this.#show(next),
      () => (document.visibilityState === "hidden" ? 0 : PAUSE[settings.botSpeed]),
      (waiting) => (this.waiting = waiting),
    );
  }

  // -- what the components draw ------------------------------------------------------------------

  /** Carries the whole log up to its step, however little of it the last message brought. */
  view: TableView = $derived.by(() => {
    const shown = this.replay.view ?? this.#now;
    return { ...shown, seats: shown.seats.map((seat) => ({ ...seat, name: seatName(seat) })), log: this.lines };
  });

  /** The present, whatever is being replayed. */
  get present(): TableView {
    return this.#now;
  }

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

  /** The log up to the step on show. */
  get lines(): LogLine[] {
    const shown = this.replay.view ? (this.replay.at ?? this.#now.steps) : this.#now.steps;
    return this.#lines.length <= shown ? this.#lines : this.#lines.slice(0, shown);
  }

  get allLines(): LogLine[] {
    return this.#lines;
  }

  get chat(): ChatLine[] {
    return this.#chat;
  }

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
    return new Set(this.view.legal.filter((action) => action.startsWith(start)).map((action) => action.slice(start.length)));
  }

  speaker(places: string | undefined): Speaker {
    return { t, has, name, player: (seat) => this.player(seat), axes: this.board.axes, verbs: this.board.verbs, places };
  }

  // -- acting ------------------------------------------------------------------------------------

  async act(...way: string[]): Promise<void> {
    if (this.readonly) return;
    this.reason = null;
    const from = this.#newest.steps;
    for (const [at, action] of way.entries()) {
      if (at && !this.#newest.legal.includes(action)) break;
      await this.#send(() => client.act(this.id, this.seat, this.#newest.seq, action, this.#newest.steps));
    }
    this.#chains.add(from, this.#newest.steps);
  }

  async explain(action: string): Promise<Why | null> {
    if (this.spectator || this.replay.at !== null) return null;
    return client.explain(this.id, this.seat, action);
  }

  async ask(action: string): Promise<Why | null> {
    try {
      this.reason = await this.explain(action);
      return this.reason;
    } catch (error) {
      this.#refused(error);
      return null;
    }
  }

  undo = () => this.#along("undo", this.#chains.before(this.#newest.steps));
  redo = () => this.#along("redo", this.#chains.after(this.#newest.steps));
  restart = () => this.control("restart");

  async control(control: client.Control): Promise<void> {
    if (this.pending) return;
    this.#pacer.flush();
    this.replay.now();
    this.reason = null;
    await this.#send(() => client.control(this.id, this.seat, this.#newest.seq, control));
  }

  /** Undo or redo up to a step, or as far as it goes. */
  async #along(control: "undo" | "redo", to: number): Promise<void> {
    let before: number;
    do {
      before = this.#newest.steps;
      await this.control(control);
    } while (this.#newest.steps !== to && this.#newest.steps !== before);
  }

  async askHint(): Promise<void> {
    const seq = this.#newest.seq;
    try {
      this.hint = { ...(await client.hint(this.id, this.seat)), seq };
    } catch (error) {
      this.#refused(error);
    }
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

  async #send(request: () => Promise<TableView>): Promise<void> {
    this.pending = true;
    try {
      this.#receive(await request());
    } catch (error) {
      this.#refused(error);
      if (error instanceof client.Refusal && error.status !== 0) await this.#refresh();
    } finally {
      this.pending = false;
    }
  }

  #refused(error: unknown): void {
    this.reason = refused(error) ?? this.reason;
  }

  // -- hearing -----------------------------------------------------------------------------------

  /** Listens to the table until it is closed. */
  open(): void {
    this.#live = live(this.id, this.seat, {
      message: (message) => this.#hear(message),
      connected: (up) => (this.connected = up),
      since: () => this.#newest.steps,
    });
  }

  close(): void {
    this.#live?.close();
    this.#pacer.stop();
    this.replay.now();
  }

  #hear(message: LiveMessage): void {
    if (message.type === "view") this.#receive(message.view);
    else if (message.type === "chat") this.#chat = [...this.#chat, message.line];
    else if (message.type === "problem") notify(say(new client.Refusal(0, message.problem)), "problem");
    else {
      const seats = this.#now.seats.map((seat) => ({ ...seat, online: message.seats.includes(seat.seat) }));
      this.#newest = { ...this.#newest, seats };
      this.#now = { ...this.#now, seats };
    }
  }

  #receive(view: TableView): void {
    const newest = this.#newest;
    if (view.seat !== newest.seat || view.seq < newest.seq) return;
    const lines = merged(this.#lines, newest, view);
    if (lines === null) return void this.#refresh();
    const fresh = lines.filter((line) => line.step > newest.steps);
    this.#newest = view;
    this.#lines = lines;
    this.#chat = view.chat.length >= this.#chat.length ? view.chat : this.#chat;
    if (view.seq === newest.seq && this.#pacer.amend(view)) return;
    const others = fresh.filter((line) => line.seat >= 0 && (!this.mine.includes(line.seat) || line.automatic));
    // A choice that nothing can be told about needs no time of its own.
    const told = fresh.some((line) => line.events.length > 0);
    if (others.length && !told && this.#pacer.amend(view)) return;
    this.#pacer.push(view, others.length > 0 && told);
    if (view.result && !newest.result) void this.#readReasons();
  }

  /** When the game is over, the bots' reasons for all their moves are open. */
  async #readReasons(): Promise<void> {
    const whole = await this.tell(client.getTable(this.id, { ...(this.spectator ? {} : { seat: this.seat }), since: 0 }));
    if (whole?.seat === this.seat && whole.seq === this.#newest.seq) this.#lines = whole.log;
  }

  #show(view: TableView): void {
    if (view.actor !== this.#now.actor || view.steps !== this.#now.steps) this.since = Date.now();
    if (view.seq !== this.#now.seq) this.hovered = null;
    this.#now = view;
  }

  /** The whole view anew: after a reconnection, a stale move or a change of the seat. */
  async #refresh(seat = this.seat): Promise<void> {
    try {
      this.#adopt(await client.getTable(this.id, { ...(seat < 0 ? {} : { seat }), since: 0 }));
    } catch (error) {
      this.#refused(error);
    }
  }

  #adopt(view: TableView): void {
    this.#pacer.stop();
    this.#newest = view;
    this.#lines = view.log;
    this.#chat = view.chat;
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
      this.#live?.close();
      await this.#refresh(seat);
      this.open();
    }
    this.reason = this.hint = this.focused = this.hovered = null;
    this.#covered = false;
  }
}
