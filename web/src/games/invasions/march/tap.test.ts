/** A tap on the map says a lone word at once, but never one without a way back. */
import { expect, test, vi } from "vitest";
import type { Session } from "../../../lib/table/session";
import type { Desk } from "../desk.svelte";
import type { March } from "./march.svelte";
import { tapOn } from "./tap";

const WORD = "rd_target cantium";
const EMPTY = { unit_kind: [], leader_at: [], horde: [] };
const desk = { inspect: () => {} } as unknown as Desk;
const march = { open: false, reach: {} } as unknown as March;

/** What is known of the word comes after the tap. */
function table(barriers: string[]) {
  const view = {
    seq: 7,
    seat: 0,
    actor: 0,
    legal: [WORD],
    barriers: [] as string[],
    view: EMPTY,
    figures: {},
  };
  let know = () => {};
  const looking = new Promise<void>((resolve) => {
    know = () => {
      view.barriers = barriers;
      resolve();
    };
  });
  const act = vi.fn(async () => {});
  const board = {
    axes: { province: ["cantium"] },
    shapes: { provinces: { cantium: {} } },
    verbs: { rd_target: [{ axis: "province" }] },
  };
  const session = {
    view,
    board,
    looking,
    act,
    instead: [],
    draft: [],
    readonly: false,
    focused: null,
  };
  return { session: session as unknown as Session, act, know: () => know() };
}

test.each([
  { barriers: [WORD], said: 0 },
  { barriers: [], said: 1 },
])(
  "a quick tap waits until it is known whether there is a way back: $barriers",
  async ({ barriers, said }) => {
    const { session, act, know } = table(barriers);
    const tapped = tapOn(session, desk, march, "cantium");
    expect(act).not.toHaveBeenCalled();
    know();
    await tapped;
    expect(act).toHaveBeenCalledTimes(said);
  },
);
