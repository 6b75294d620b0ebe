import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "./client";
import { type Known, type Live, live, waitFor } from "./live";
import type { LiveMessage, Order } from "./types";
import { fate } from "./unanswered";

class Socket {
  static opened: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: (Order & { id: number })[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = () => {};
  constructor(readonly address: string) {
    Socket.opened.push(this);
  }
  static get last(): Socket {
    return Socket.opened.at(-1)!;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  up() {
    this.readyState = 1;
    this.onopen();
  }
  down() {
    this.readyState = 3;
    this.onclose();
  }
  close() {
    this.down();
  }
}

const ACT: Order = { type: "act", seat: 0, seq: 7, action: "place dacia" };

describe("the live line", () => {
  let known: Known;
  let heard: LiveMessage[];
  let states: boolean[];
  let lines: Record<number, { seat: number; action: string }>;
  let line: Live;

  beforeEach(() => {
    Socket.opened = [];
    heard = [];
    states = [];
    lines = {};
    known = { seat: 0, since: 5, seq: 7, heard: 2 };
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("location", { protocol: "https:", host: "play.example" });
    vi.stubGlobal("document", new EventTarget());
    const page = new EventTarget();
    for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
      vi.stubGlobal(name, page[name].bind(page));
    line = live("t1", {
      message: (message) => heard.push(message),
      connected: (up) => states.push(up),
      known: () => known,
      line: (seq) => lines[seq],
    });
    Socket.last.up();
    Socket.last.say({ type: "view", view: {}, cut: 5 });
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function loseLine(): void {
    Socket.last.down();
    vi.advanceTimersByTime(600);
    Socket.last.up();
  }

  test("waits longer each time, up to a quarter of a minute", () => {
    expect([0, 1, 2, 10].map((attempt) => waitFor(attempt, () => 1))).toEqual([
      500, 1000, 2000, 15_000,
    ]);
    expect(waitFor(10, () => 0)).toBe(7_500);
  });

  test("comes back after a loss and says what the reader has", () => {
    known = { seat: 0, since: 8, seq: 11, heard: 3 };
    loseLine();
    expect(Socket.opened.map((socket) => socket.address)).toEqual([
      "wss://play.example/ws/tables/t1?seat=0&since=5&seq=7&heard=2&ahead=true",
      "wss://play.example/ws/tables/t1?seat=0&since=8&seq=11&heard=3&ahead=true",
    ]);
    expect(states).toEqual([true, false, true]);
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.opened).toHaveLength(2);
  });

  test("does not sit out its wait when the network is back", () => {
    for (let loss = 0; loss < 6; loss++) {
      Socket.last.down();
      vi.advanceTimersByTime(15_000);
    }
    const before = Socket.opened.length;
    Socket.last.down();
    dispatchEvent(new Event("online"));
    expect(Socket.opened).toHaveLength(before + 1);
  });

  test("an answer finds its order, and is heard before it", async () => {
    const first = line.order(ACT);
    const second = line.order({ type: "explain", seat: 0, action: "place gallia" });
    const [one, two] = Socket.last.sent;
    expect(one).toMatchObject(ACT);
    Socket.last.say({ type: "why", id: two!.id, why: null });
    expect(await second).toMatchObject({ type: "why" });
    Socket.last.say({ type: "change", id: one!.id, patch: {} });
    expect(heard.at(-1)?.type).toBe("change");
    expect(await first).toMatchObject({ type: "change" });
  });

  test("a refusal comes to who ordered it, with the problem that HTTP would give", async () => {
    const problem = {
      error: "illegal",
      message: "No.",
      why: { rule: "R4.3", key: "full", args: {} },
    };
    const refused = line.order(ACT).catch((error: unknown) => error);
    Socket.last.say({ type: "problem", id: Socket.last.sent[0]!.id, problem });
    expect(await refused).toBeInstanceOf(Refusal);
    expect(((await refused) as Refusal).problem).toEqual(problem);
    expect(heard.filter((message) => message.type === "problem")).toEqual([]);
  });

  test("what is ordered while the line is down does not count", async () => {
    Socket.last.down();
    await expect(line.order(ACT)).rejects.toMatchObject({ problem: { error: "offline" } });
  });

  test("what is ordered before the first line is there waits for it", async () => {
    const quick = live("t2", { message: () => {}, known: () => known });
    const ordered = quick.order(ACT);
    expect(Socket.last.sent).toEqual([]);
    Socket.last.up();
    expect(Socket.last.sent).toHaveLength(1);
    Socket.last.say({ type: "change", id: Socket.last.sent[0]!.id, patch: {} });
    expect(await ordered).toMatchObject({ type: "change" });
    quick.close();
  });

  test("where the first line never comes a question is refused", async () => {
    const quick = live("t2", { message: () => {}, known: () => known });
    const asked = quick.order({ type: "explain", seat: 0, action: "place gallia" });
    Socket.last.down();
    await expect(asked).rejects.toMatchObject({ problem: { error: "offline" } });
    await expect(quick.order(ACT)).rejects.toMatchObject({ problem: { error: "offline" } });
    quick.close();
  });

  test("an order that did not arrive is sent again, once", async () => {
    const ordered = line.order(ACT);
    loseLine();
    expect(Socket.last.sent).toEqual([]);
    Socket.last.say({ type: "view", view: {}, cut: 5 });
    expect(Socket.last.sent).toHaveLength(1);
    Socket.last.say({ type: "change", id: Socket.last.sent[0]!.id, patch: {} });
    expect(await ordered).toMatchObject({ type: "change" });
  });

  test("what is asked on seeing the first view waits for its own answer", async () => {
    loseLine();
    const hear = heard.push.bind(heard);
    const asked: Promise<LiveMessage>[] = [];
    heard.push = (message) => {
      if (message.type === "view")
        asked.push(line.order({ type: "preview", seat: 0, seq: 7, actions: ["place dacia"] }));
      return hear(message);
    };
    Socket.last.say({ type: "view", view: {}, cut: 5 });
    Socket.last.say({ type: "previews", id: Socket.last.sent[0]!.id, previews: {} });
    expect(await asked[0]).toMatchObject({ type: "previews" });
  });

  test("what is ordered before the first view is sent once", () => {
    loseLine();
    void line.order(ACT).catch(() => {});
    Socket.last.say({ type: "view", view: {}, cut: 5 });
    expect(Socket.last.sent).toHaveLength(1);
  });

  test("an order that arrived is not sent again though its answer was lost", async () => {
    const ordered = line.order(ACT);
    loseLine();
    known = { seat: 0, since: 6, seq: 8, heard: 2 };
    lines[8] = { seat: 0, action: "place dacia" };
    Socket.last.say({ type: "view", view: {}, cut: 5 });
    expect(Socket.last.sent).toEqual([]);
    expect(await ordered).toMatchObject({ type: "view" });
  });

  test("an order that somebody else forestalled is refused as too late", async () => {
    const ordered = line.order(ACT).catch((error: unknown) => error);
    loseLine();
    known = { seat: 0, since: 6, seq: 8, heard: 2 };
    lines[8] = { seat: 0, action: "place gallia" };
    Socket.last.say({ type: "view", view: {}, cut: 5 });
    expect(await ordered).toMatchObject({ problem: { error: "stale" } });
  });

  test("a question that was lost with the line is refused at once", async () => {
    const asked = line.order({ type: "preview", seat: 0, seq: 7, actions: [] });
    Socket.last.down();
    await expect(asked).rejects.toMatchObject({ problem: { error: "offline" } });
  });

  test("a line that does not answer is given up for another", () => {
    void line.order(ACT).catch(() => {});
    vi.advanceTimersByTime(14_000);
    expect(states).toEqual([true]);
    vi.advanceTimersByTime(2_000);
    expect(states).toEqual([true, false]);
  });
});

describe("the fate of an order whose answer was lost", () => {
  const undo: Order = { type: "control", seat: 0, seq: 7, control: "undo" };
  const line =
    (at: number, action: string, seat = 0) =>
    (seq: number) =>
      seq === at ? { seat, action } : undefined;

  test("it did not arrive if the table counts as before", () => {
    expect(fate(ACT, 7, () => undefined)).toBe("again");
    expect(fate(undo, 7, () => undefined)).toBe("again");
  });

  test("the very next line tells an action", () => {
    expect(fate(ACT, 10, line(8, "place dacia"))).toBe("done");
    expect(fate(ACT, 10, line(8, "place dacia", 1))).toBe("lost");
    expect(fate(ACT, 10, line(9, "place dacia"))).toBe("lost");
  });

  test("undo is counted but is no line", () => {
    expect(fate(undo, 8, () => undefined)).toBe("done");
    expect(fate(undo, 8, line(8, "place dacia", 1))).toBe("lost");
  });
});
