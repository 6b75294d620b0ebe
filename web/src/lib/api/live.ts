import type { LiveMessage } from "./types";

export interface LiveHandlers {
  message: (message: LiveMessage) => void;
  /** False while the line is down; the page says so and keeps trying. */
  connected?: (up: boolean) => void;
  /** Last entry the reader has: sent on every new connection, so that nothing is lost or doubled. */
  since: () => number;
}

export interface Live {
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** Time to the next attempt: doubles up to a quarter of a minute, spread so that a restart is not stormed. */
export function waitFor(attempt: number, random: () => number = Math.random): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + random() / 2);
}

/** Keeps a socket to a table open until it is closed, through lost networks and restarts of the server. */
export function live(id: string, seat: number, handlers: LiveHandlers): Live {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let closed = false;

  function open() {
    clearTimeout(timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const mine = new WebSocket(`${scheme}://${location.host}/ws/tables/${id}?seat=${seat}&since=${handlers.since()}`);
    socket = mine;
    mine.onopen = () => {
      attempt = 0;
      handlers.connected?.(true);
    };
    mine.onmessage = (event) => handlers.message(JSON.parse(event.data as string) as LiveMessage);
    mine.onclose = () => {
      if (closed || socket !== mine) return;
      handlers.connected?.(false);
      timer = setTimeout(open, waitFor(attempt++));
    };
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
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      socket?.close();
    },
  };
}
