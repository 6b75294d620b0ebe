import type { LogLine, TableView } from "../api/types";

/**
 * The log after a new view, or null where lines before it may have changed as well and the whole log
 * must be asked for: every entry counts one in `seq` and, unless something was taken back, in `steps`.
 */
export function merged(lines: LogLine[], before: TableView | null, view: TableView): LogLine[] | null {
  const first = view.log[0]?.step;
  if (first === 1 || (view.steps === 0 && !view.log.length)) return view.log;
  if (!before || view.seat !== before.seat) return null;
  const grown = view.steps - before.steps;
  if (view.seq - before.seq !== grown || grown < 0) return null;
  const kept = lines.filter((line) => line.step < (first ?? Infinity));
  const now = [...kept, ...view.log];
  return now.length >= view.steps && now.every((line, at) => line.step === at + 1) ? now : null;
}
