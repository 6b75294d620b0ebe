import { getMe } from "./api/client";
import type { Me, SeatInfo } from "./api/types";
import { t } from "./i18n.svelte";

/** What the server calls whoever has not chosen a name. */
const NEWCOMER = "Guest";

/** A name as the reader should see it: whoever has chosen none is a guest in every language. */
export function shownName(name: string): string {
  return name === NEWCOMER ? t("account-newcomer") : name;
}

/** Who sits there. A bot that was given no name has the word for its kind: the page calls it by its seat. */
export function seatName({
  seat,
  name,
  kind,
  bot,
}: Pick<SeatInfo, "seat" | "name" | "kind" | "bot">): string {
  const unnamed = kind === "bot" && name.toLowerCase() === bot?.toLowerCase();
  return unnamed ? t("account-bot", { number: seat + 1 }) : shownName(name);
}

let me: Me | undefined = $state.raw();
let asked: Promise<void> | undefined;

/** Who sits at this browser; undefined until the server has said so. Reactive. */
export const account = {
  get me(): Me | undefined {
    return me;
  },
  set me(value: Me | undefined) {
    me = value;
  },
  /** The chosen name, empty for a newcomer. */
  get chosen(): string {
    return me && !(me.guest && me.name === NEWCOMER) ? me.name : "";
  },
  /** What to call them on the page. */
  get name(): string {
    return account.chosen || t("account-newcomer");
  },
};

/** Asks once; later calls wait for the same answer. A guest is made on the way. */
export function meet(): Promise<void> {
  asked ??= getMe().then(
    (answer) => void (me = answer),
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}
