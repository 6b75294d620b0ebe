import { t } from "../lib/i18n.svelte";
import { type CoachRoom, chance } from "./room.svelte";

/** The result, and how it came about. */
export function headline(room: CoachRoom): string {
  const { session } = room.frame;
  const points = session.present.result?.points ?? [];
  const mine = points[room.seat] ?? 0;
  const rival = points[room.rival] ?? 0;
  const won = session.present.result?.winners.includes(room.seat) ?? false;
  const about = {
    player: session.player(room.seat),
    rival: session.player(room.rival),
    points: Math.abs(mine - rival),
  };
  const end = t(won ? "coach-won" : "coach-lost", about);
  if (!room.told?.done) return end;
  const best = Math.max(...room.told.points.map(({ values }) => values[room.seat] ?? 0));
  const worst = Math.min(...room.told.points.map(({ values }) => values[room.seat] ?? 0));
  const how = won
    ? t("coach-won-how", { chance: chance(worst) })
    : t("coach-lost-how", {
        chance: chance(best),
        count: room.cards.filter((card) => card.advised).length,
      });
  return `${end} ${how}`;
}
