/** Who would take the province now, and why: the sentence beside the race. */
import type { Session } from "../../lib/table/session";
import { declinedBy, figuresOf, handSize, nearSeat, nodeOf, seatName, tableOf } from "./model";

interface Part {
  text: string;
  strong?: boolean;
}

/** Cards that each player still plays in this round: all of the hand but the last one (R4.3). */
function toCome(session: Session): number {
  if (!tableOf(session).view.phase.some(({ node }) => node === "turn")) return 0;
  return [0, 1].reduce((sum, seat) => sum + Math.max(0, handSize(session, seat) - 1), 0);
}

export function verdictOf(session: Session): Part[] {
  const figures = figuresOf(session);
  const { view } = tableOf(session);
  const strengths = figures.strengths[0] ?? [0, 0];
  const declined = declinedBy(session);
  const winner = declined === null ? figures.province_to : 1 - declined;
  const who = winner < 0 ? "nobody" : winner === session.view.seat ? "you" : "other";
  const player = winner < 0 ? "" : seatName(session, winner);
  if (declined !== null && nodeOf(session) !== null)
    return [
      {
        text: session.t("cultures-declined", {
          who: declined === session.view.seat ? "you" : "other",
          player: seatName(session, declined),
        }),
        strong: true,
      },
    ];
  const tied = strengths[0] === strengths[1] && winner >= 0;
  const price = figures.prices[winner];
  const cards = toCome(session);
  return [
    { text: session.t("cultures-leads", { who, player }), strong: true },
    {
      text: session.t("cultures-ties", {
        tied: tied ? "yes" : "no",
        by: figures.tie_to === view.marker ? "marker" : "ability",
        who: figures.tie_to === session.view.seat ? "you" : "other",
        player: seatName(session, figures.tie_to),
      }),
    },
    ...(price
      ? [{ text: session.t("cultures-gives-up", { card: session.name("card", price) }) }]
      : []),
    ...(cards && nearSeat(session) >= 0
      ? [{ text: session.t("cultures-to-come", { cards }) }]
      : []),
  ];
}
