/** What the frame asks and offers for Invasions: the question, the buttons, the stops of the rail. */
import { has, name, t } from "../../lib/i18n.svelte";
import { asked, type Context } from "../../lib/table/sentences";
import type { Session } from "../../lib/table/session";
import { sizes } from "../../lib/ui/sizes";
import type { Choice, Stop } from "../game";
import { labelled, speakerOf } from "../text/labels";
import { dangerOf } from "./board/states";
import { deskOf } from "./desk.svelte";
import { marchOf, needsButton, targetsOf } from "./march/march.svelte";
import { placeOf } from "./march/words";
import { isCovered } from "./matter/covered";
import { nodeOf, stacksOf } from "./model";
import { armsOf } from "./nations";
import type { TableView } from "./view";

/** Buttons in the prompt; longer lists stand in the column. */
const FEW = 5;
/** What a desk has room for in one row. */
const LETTERS = 90;

/** What the question is about, in names. */
export function context(session: Session): Context {
  const { node = "", ...about } = session.view.view.asked ?? {};
  return asked(speakerOf(session), about, session.board.asked?.[node] ?? {});
}

export function prompt(session: Session): { text: string; then?: string } {
  const march = marchOf(session);
  const seat = session.view.seats[session.view.seat]?.name ?? "";
  if (march.planning) return marching(session);
  const key = `prompt-${nodeOf(session)}`;
  const text = t(has(key) ? key : "table-choose", { ...context(session), seat });
  if (nodeOf(session) === "move") return { text, then: t("inv-prompt-move-then") };
  const card = cardOf(session);
  return card ? { text, then: t("inv-prompt-card", { card }) } : { text };
}

/** The event or calamity that asks: "event-bandits". */
function cardOf(session: Session): string {
  const [axis = "", card = ""] = String(session.view.view.asked?.deed ?? "").split("-");
  return card && name(axis, card);
}

/** Who goes where, and what may happen on the way. */
function marching(session: Session): { text: string; then?: string } {
  const march = marchOf(session);
  const last = march.planned.at(-1);
  const here = stacksOf(session).filter((stack) => stack.at === march.at);
  const going = here.flatMap(({ units }) => units.filter((unit) => unit.marches));
  const leader = here.flatMap(({ leaders }) => leaders.filter((each) => each.marches))[0];
  const args = {
    leader: leader ? name("leader", leader.id) : "none",
    units: going.length,
    from: name("province", march.planned[0]?.from || march.at || ""),
    paces: last?.paces ?? 0,
    left: march.left,
  };
  if (!last) return { text: t("inv-prompt-where", args), then: t("inv-prompt-where-then") };
  return {
    text: t("inv-prompt-path", { ...args, to: name("province", last.to) }),
    then: t("inv-prompt-path-then", { danger: dangerOf(march) }),
  };
}

export function choices(session: Session): Choice[] {
  const march = marchOf(session);
  if (march.planning) return planned(session);
  const legal = session.view.legal.filter((word) => !isCovered(session, word));
  const here = deskOf(session).province;
  const meant = here ? (targetsOf(session).get(here) ?? []) : [];
  const said = (word: string) => labelled(session, word, context(session));
  const hasRoom = (words: string[]) =>
    words.length <= FEW && (sizes.compact || words.map(said).join("").length <= LETTERS);
  const placeless = legal.filter((word) => !placeOf(session, word));
  const shown =
    [legal, placeless].find(hasRoom) ?? placeless.filter((word) => endOf(session, word));
  return [...new Set([...(needsButton(session, meant) ? meant.slice(0, FEW) : []), ...shown])].map(
    (action) => ({
      action,
      label: said(action),
      run: () => void march.say(action),
      ...(endOf(session, action) === "part" ? { end: "part" as const } : {}),
      ...(endOf(session, action) ? { kind: "quiet" as const } : {}),
    }),
  );
}

/** What a word ends without doing anything; most players want something else first. */
function endOf(session: Session, word: string): "part" | "question" | undefined {
  return session.board.ends?.[word.split(" ")[0] ?? ""];
}

/** The plan of a march: say it, or drop it. */
function planned(session: Session): Choice[] {
  const march = marchOf(session);
  const drop: Choice = {
    action: "drop",
    label: t(march.steps.length ? "inv-drop-path" : "inv-drop-group"),
    run: () => void march.drop(),
  };
  if (!march.steps.length) return [drop];
  const { ends: after } = march;
  return [
    {
      action: "confirm",
      label: t("inv-move"),
      kind: after ? "risk" : "main",
      ...(after ? { sub: t(`inv-move-${after}`) } : {}),
      run: () => void march.confirm(),
    },
    drop,
  ];
}

/** So many nations are called by their names; of more there is room for codes only. */
const NAMED = 6;

/** The parts of a turn (realm R9), by the step of the turn that is under way. */
const PHASES = ["status", "administration", "military", "scoring"] as const;
const PHASE_OF: Record<string, (typeof PHASES)[number]> = {
  begin_administration: "administration",
  offer_free_alliance: "military",
  order_slots: "military",
  activate_nations: "military",
  end_diplomacy: "scoring",
  let_raids_fade: "scoring",
  unsettle_raiders: "scoring",
  eliminate_nations: "scoring",
  await_islam: "scoring",
  score_turn: "scoring",
  end_turn_alliances: "scoring",
};

/** Four phases; while nations act, the nations in their order instead. */
export function phase(table: Session["view"]): Stop[] {
  const { view } = table as unknown as TableView;
  const turn = view.phase.find((place) => place.node === "turn");
  if (!turn) return [];
  const now = PHASE_OF[turn.step ?? ""] ?? "status";
  const active = view.phase.find((place) => place.node === "activation")?.nation;
  if (now === "military" && view.slots.length && view.slots.length <= 9) {
    const at = view.slots.indexOf(String(active));
    return view.slots.map((id, place) => ({
      id,
      label: view.slots.length > NAMED ? armsOf(id).code : name("nation", id),
      state: place === at ? "now" : at >= 0 && place < at ? "done" : "next",
    }));
  }
  const at = PHASES.indexOf(now);
  return PHASES.map((id, place) => ({
    id,
    label: t(`inv-phase-${id}`),
    state: place < at ? "done" : place === at ? "now" : "next",
  }));
}
