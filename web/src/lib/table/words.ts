import { format, has, t } from "../i18n.svelte";
import { spaced } from "./sentences";

/** The game's name as its texts write it. */
export function gameTitle(game: string): string {
  return has("title-game") ? t("title-game") : spaced(game);
}

/** What people call a rule: its number; rulings and decisions in a word. */
export function ruleName(rule: string): string {
  const [, letters = "", number = ""] = /^([A-Z]+)(.*)$/.exec(rule) ?? [];
  const key = `ui-rule-${letters}`;
  return has(key) ? t(key, { number }) : rule;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in at most two parts: "2 d 4 h", "7 min", "0:42". */
export function duration(ms: number): string {
  if (ms >= DAY)
    return t("table-days-hours", {
      days: Math.floor(ms / DAY),
      hours: Math.floor((ms % DAY) / HOUR),
    });
  if (ms >= HOUR)
    return t("table-hours-minutes", {
      hours: Math.floor(ms / HOUR),
      minutes: Math.floor((ms % HOUR) / MINUTE),
    });
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** +3, −2, 0 with a true minus sign. */
export function signed(value: number, digits = 0): string {
  return format(value, { signDisplay: "exceptZero", maximumFractionDigits: digits }).replace(
    "-",
    "−",
  );
}

export function percent(share: number): string {
  return format(share, { style: "percent", maximumFractionDigits: 0 });
}

/** The seats by their points, the best first. */
export function ranked(points: readonly number[]): number[] {
  return points.map((_, seat) => seat).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b);
}
