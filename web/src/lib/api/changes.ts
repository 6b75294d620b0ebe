/**
 * What changed between two JSON values, as the server writes it (src/aevum/table/changes.py):
 *   [value]                             this value in place of the old one
 *   {"field": patch, "gone": null}      an object of which these fields changed and those are gone
 *   {"3": patch}                        a list of the same length of which these rows changed
 *   {"~": [[start, count, row, …], …]}  a new list: runs of old rows, each followed by new rows
 */
export type Patch = [unknown] | { [name: string]: Patch | Run[] | null };
type Run = [start: number, count: number, ...added: unknown[]];

/** The new value; the old one stays as it is, as it may still be on show. */
export function applied<T>(old: T, patch: Patch): T {
  return change(old, patch) as T;
}

function change(old: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  if (Array.isArray(old))
    return "~" in patch
      ? joined(old, patch["~"] as Run[])
      : old.map((row: unknown, at) => (at in patch ? change(row, patch[at] as Patch) : row));
  const fields = { ...(old as Record<string, unknown>) };
  for (const [name, inner] of Object.entries(patch)) {
    if (inner === null) delete fields[name];
    else fields[name] = change(fields[name], inner as Patch);
  }
  return fields;
}

function joined(old: unknown[], runs: Run[]): unknown[] {
  return runs.flatMap(([start, count, ...added]) => [...old.slice(start, start + count), ...added]);
}
