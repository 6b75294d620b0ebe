import type { BoardData, TableView } from "../../lib/api/types";
import { name, t } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/table/session";
import { notify } from "../../lib/ui/toast.svelte";

/** A table that stands still: it offers what the view offers and only says what would be sent. */
export function stillSession(view: TableView, board: BoardData): Session {
  let hovered: string | null = $state(null);
  let focused: string | null = $state(null);
  const said = async (what: string) => notify(what);
  return {
    view,
    board,
    lines: [],
    t,
    name,
    targets: (verb) =>
      new Set(
        view.legal
          .filter((action) => action.startsWith(`${verb} `))
          .map((action) => action.slice(verb.length + 1)),
      ),
    readonly: !view.seats[view.actor ?? -1]?.mine,
    act: (...way) => said(way.join(", ")),
    ask: async (action) => {
      notify(`? ${action}`);
      return null;
    },
    explain: async () => null,
    foresee: async () => null,
    get hovered() {
      return hovered;
    },
    set hovered(action) {
      hovered = action;
    },
    get focused() {
      return focused;
    },
    set focused(place) {
      focused = place;
    },
    aimed: null,
    aim: (place) => said(place),
    draft: [],
    instead: [],
    changing: Promise.resolve(),
    looking: Promise.resolve(),
    giveOrders: (orders) => said(Object.keys(orders).join(", ")),
    plan: (words) => said(words.join(", ")),
    undo: () => said("undo"),
    redo: () => said("redo"),
    restart: () => said("restart"),
  };
}
