import type { TableView } from "../api/types";

const KEY = "aevum-invites";

/** Keeps the path of an invitation (/join/…) for whoever opened the table in this browser. */
export function rememberInvite(table: string, path: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [table]: path }));
  } catch {
    // No storage: the link was shown when the table was opened.
  }
}

/** The path that invites to this table, null where this reader has none. */
export function inviteOf(view: TableView & { invite?: string | null }): string | null {
  return view.invite ?? inviteTo(view.id);
}

/** The same for a table that is not open. */
export function inviteTo(table: string): string | null {
  return kept()[table] ?? null;
}

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
