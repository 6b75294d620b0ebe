/** The line to a table: what is ordered on it is answered by number, and it comes back after every loss. */
import { offline, Refusal } from "./client";
import type { LiveMessage, Order } from "./types";
import { fate, type Sent } from "./unanswered";

/** What the reader has: told on every new connection, so that nothing is lost or sent twice. */
export interface Known {
  seat: number;
  since: number;
  seq: number;
  heard: number;
}

export interface LiveHandlers {
  message: (message: LiveMessage) => void;
  /** False while the line is down; the page says so and keeps trying. */
  connected?: (up: boolean) => void;
  known: () => Known;
  /** The line of the log with this number, to see whether it was mine. */
  line?: (seq: number) => { seat: number; action: string } | undefined;
}

export interface Live {
  /** Resolves with what answers it; rejects with a Refusal. */
  order(order: Order): Promise<LiveMessage>;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** An answer that takes longer is not coming: the line is dead, even if nobody has noticed. */
const PATIENCE = 15_000;

/** Time to the next attempt: doubles up to a quarter of a minute, spread so that a restart is not stormed. */
export function waitFor(attempt: number, random: () => number = Math.random): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + random() / 2);
}

interface Waiting extends Sent {
  /** The line it was sent on; what became of it is told on the next one. */
  line: WebSocket | undefined;
  resolve: (message: LiveMessage) => void;
  reject: (refusal: Refusal) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Keeps a socket to a table open until it is closed, through lost networks and restarts of the server. */
export function live(id: string, handlers: LiveHandlers): Live {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let closed = false;
  /** The first line is still on its way: whoever is quicker than it is not told that there is none. */
  let early = true;
  let number = 0;
  const waiting = new Map<number, Waiting>();

  function open() {
    clearTimeout(timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const { seat, since, seq, heard } = handlers.known();
    const mine = new WebSocket(
      `${scheme}://${location.host}/ws/tables/${id}?seat=${seat}&since=${since}&seq=${seq}&heard=${heard}&ahead=true`,
    );
    socket = mine;
    mine.onopen = () => {
      attempt = 0;
      early = false;
      handlers.connected?.(true);
      for (const [key, sent] of waiting) if (sent.line === mine) speak(key, sent);
    };
    mine.onmessage = (event) => {
      if (socket === mine) hear(JSON.parse(event.data as string) as LiveMessage);
    };
    mine.onclose = () => {
      if (closed || socket !== mine) return;
      early = false;
      drop();
      handlers.connected?.(false);
      timer = setTimeout(open, waitFor(attempt++));
    };
  }

  function hear(message: LiveMessage) {
    const order = message.id ? take(message.id) : undefined;
    if (message.type !== "problem" || !order) handlers.message(message);
    if (message.type === "problem") order?.reject(new Refusal(409, message.problem));
    else order?.resolve(message);
    if (message.type !== "view") return;
    for (const [key, sent] of waiting) if (sent.line !== socket) settle(key, sent, message);
  }

  function take(key: number): Waiting | undefined {
    const order = waiting.get(key);
    clearTimeout(order?.timer);
    waiting.delete(key);
    return order;
  }

  /** Orders that only ask are asked anew by whoever still wants to know; the others wait for their fate. */
  function drop() {
    for (const [key, sent] of waiting) {
      clearTimeout(sent.timer);
      if (!("seq" in sent.order) || sent.order.type === "preview") take(key)!.reject(offline());
    }
  }

  function settle(key: number, sent: Waiting, view: LiveMessage) {
    const found = fate(sent.order, handlers.known().seq, handlers.line ?? (() => undefined));
    if (found === "again") send(key, sent);
    else if (found === "done") take(key)!.resolve(view);
    else take(key)!.reject(new Refusal(409, { error: "stale", message: "The game has moved on." }));
  }

  function send(key: number, sent: Waiting) {
    clearTimeout(sent.timer);
    sent.timer = setTimeout(() => socket?.close(), PATIENCE);
    sent.line = socket;
    waiting.set(key, sent);
    if (!early) speak(key, sent);
  }

  function speak(key: number, { order }: Sent) {
    socket?.send(JSON.stringify({ ...order, id: key }));
  }

  // A phone that wakes up or finds its network again should not sit out a long wait.
  function hurry() {
    if (closed || document.visibilityState === "hidden") return;
    if (socket && socket.readyState <= WebSocket.OPEN) return;
    attempt = 0;
    open();
  }

  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  open();

  return {
    order(order) {
      if (closed || !(early || socket?.readyState === WebSocket.OPEN))
        return Promise.reject(offline());
      return new Promise((resolve, reject) =>
        send(++number, { order, resolve, reject, line: socket, timer: undefined! }),
      );
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const key of [...waiting.keys()]) take(key)!.reject(offline());
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      socket?.close();
    },
  };
}
