import type { Order } from "./types";

/** An order on its way. */
export interface Sent {
  order: Order;
}

export type Fate = "done" | "again" | "lost";

/**
 * What became of an order whose answer was lost with the line, told by what the table counts now. An order is
 * for the position it names, so that sending it again can never do it twice.
 */
export function fate(
  order: Order,
  seq: number,
  line: (seq: number) => { seat: number; action: string } | undefined,
): Fate {
  if (order.type !== "act" && order.type !== "control" && order.type !== "speak") return "lost";
  if (seq === order.seq) return "again";
  const next = line(order.seq + 1);
  // What is taken back, asked and answered is counted, but is no line.
  if (order.type === "control") return next || seq < order.seq ? "lost" : "done";
  const words = order.type === "speak" ? order.words : [order.action];
  return next?.seat === order.seat && words.includes(next.action) ? "done" : "lost";
}
