/** What the frame asks and offers for Era of Tribes: the question, the buttons, the stops of the rail. */
import { has, t } from "../../lib/i18n.svelte";
import { asked, type Context } from "../../lib/table/sentences";
import type { Session } from "../../lib/table/session";
import { sizes } from "../../lib/ui/sizes";
import type { Choice, Stop } from "../game";
import { labelled, speakerOf } from "../text/labels";
import { isChoosing, outcomeText, wordsOf } from "./action/fields";
import { deskOf } from "./desk.svelte";
import { nodeOf, seatName, viewOf } from "./model";
import { planOf } from "./plan/plan.svelte";
import { rank } from "./plan/words";
import { answers } from "./questions";

/** Buttons in the prompt where no board of its own answers a decision. */
const FEW = 6;

/** What the question is about, in names. */
export function context(session: Session): Context {
  const { node = "", ...about } = session.view.view.asked ?? {};
  return asked(speakerOf(session), about, session.board.asked?.[node] ?? {});
}

export function prompt(session: Session): { text: string; then?: string } {
  const seat = session.view.seats[session.view.seat]?.name ?? "";
  const [plan, desk] = [planOf(session), deskOf(session)];
  if (plan.on)
    return {
      text: t(`era-prompt-${plan.stage ?? "found"}`, { bad: struck(session) }),
      ...next(session),
    };
  if (isChoosing(session) && desk.action)
    return {
      text: t(`era-prompt-chosen`, {
        action: session.name("activity", desk.action),
        leaders: desk.leaders,
        goods: desk.goods.length,
        gives: outcomeText(session, desk.action, desk.leaders, desk.goods.length),
        plan: desk.action === "expansion" ? "yes" : "no",
      }),
      ...next(session),
    };
  const key = `prompt-${nodeOf(session)}`;
  return { text: t(has(key) ? key : "table-choose", { ...context(session), seat }) };
}

/** Rows of the plan that will be left out. */
function struck(session: Session): number {
  return planOf(session).rows.filter(({ verdict }) => verdict === "illegal").length;
}

/** Who comes after me in the turn order. */
function next(session: Session): { then?: string } {
  const { order, passed } = viewOf(session);
  const at = order.indexOf(session.view.seat);
  const after = [...order.slice(at + 1), ...order.slice(0, at)].find((seat) => !passed[seat]);
  return after === undefined ? {} : { then: t("era-then", { seat: seatName(session, after) }) };
}

export function choices(session: Session): Choice[] {
  if (planOf(session).options) return meant(session);
  if (planOf(session).on) return planned(session);
  if (isChoosing(session)) return acting(session);
  const own = answers[nodeOf(session)];
  if (own) return own(session);
  const { legal } = session.view;
  const { open } = planOf(session);
  // What many words say about fields of the map is answered there.
  const spoken =
    legal.length > FEW ? legal.filter((word) => !open.has(word.split(" ")[1] ?? "")) : legal;
  return spoken.map((action) => ({ action, label: labelled(session, action, context(session)) }));
}

/** The chosen action, villages that may be used, and passing. */
function acting(session: Session): Choice[] {
  const desk = deskOf(session);
  const buttons: Choice[] = [];
  const words = desk.action ? wordsOf(session, desk) : [];
  if (desk.action && words[0]) {
    const gives = outcomeText(session, desk.action, desk.leaders, desk.goods.length);
    const expands = desk.action === "expansion";
    buttons.push({
      action: words[0],
      kind: "main",
      label: expands
        ? t("era-choice-plan")
        : t("era-choice-act", { action: session.name("activity", desk.action) }),
      sub: gives,
      run: () => void (expands ? planOf(session).begin(words) : session.act(...words)),
    });
  }
  for (const action of session.view.legal) {
    if (action.startsWith("act ")) continue;
    const passes = action === "pass";
    buttons.push({
      action,
      // A village is used on the way; what the turn is about are the fields of action.
      ...(passes ? {} : { kind: "quiet" as const }),
      label: passes ? t("era-choice-pass") : labelled(session, action, context(session)),
      ...(passes ? { sub: t("era-choice-pass-sub") } : {}),
    });
  }
  return buttons;
}

/** What a tap on the map could mean. */
function meant(session: Session): Choice[] {
  const plan = planOf(session);
  return [
    ...(plan.options?.words ?? []).map((words) => ({
      action: words.join("/"),
      label: labelled(session, words.at(-1) ?? "", context(session)),
      run: () => void plan.take(words),
    })),
    { action: "none", label: t("era-choice-none"), run: () => void (plan.options = null) },
  ];
}

/** On to the next step of the plan, or all of it. */
function planned(session: Session): Choice[] {
  const plan = planOf(session);
  const { stage } = plan;
  const buttons: Choice[] = [];
  const inside = new Set(["host", "toll", "aboard"]);
  if (inside.has(nodeOf(session)))
    return session.view.legal.slice(0, 8).map((action) => ({
      action,
      label: labelled(session, action, context(session)),
      run: () => void plan.add([action]),
    }));
  const onward =
    stage && ({ grow: "convert", convert: "move", move: "found" } as const)[stage as "grow"];
  if (stage && rank(stage) < rank("move") && onward)
    buttons.push({
      action: "onward",
      kind: "main",
      label: t("era-choice-onward"),
      run: () => void plan.goTo(onward),
    });
  else if (!plan.listed)
    buttons.push({
      action: "confirm",
      kind: plan.follows === "dice" || plan.follows === "asks" ? "risk" : "main",
      label: t("era-plan-confirm", {
        count: plan.rows.filter(({ verdict }) => verdict !== "illegal").length,
        battles: plan.battles.length,
      }),
      sub: t(`era-plan-${plan.follows}`),
      run: () => void plan.confirm(),
    });
  if (stage === "move" && !plan.battles.length && plan.follows !== "asks")
    buttons.push({
      action: "cities",
      label: t("era-choice-to-found"),
      run: () => void plan.goTo("found"),
    });
  // A phone has room for what is confirmed; its menu begins anew.
  if (session.draft.length && !sizes.compact)
    buttons.push({
      action: "restart",
      label: t("era-choice-restart"),
      run: () => void plan.restart(),
    });
  return buttons;
}

/** The five phases of a round (R1). */
const STOPS = ["morale", "order", "actions", "auto", "cleanup"] as const;
const STOP_OF: Record<string, (typeof STOPS)[number]> = {
  adjust_morale: "morale",
  set_turn_order: "order",
  ask_ring_player: "order",
  take_turns: "actions",
  expand_by_itself: "auto",
  clean_up: "cleanup",
};

export function phase(table: Session["view"]): Stop[] {
  const round = table.view.phase.find((place) => place.node === "round");
  if (!round) return [];
  const now = STOPS.indexOf(STOP_OF[round.step ?? ""] ?? "actions");
  return STOPS.map((id, at) => ({
    id,
    label: t(`era-phase-${id}`),
    state: at < now ? "done" : at === now ? "now" : "next",
  }));
}
