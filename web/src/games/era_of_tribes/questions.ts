/** Buttons of the prompt for decisions that are answered on cards and boards, by node. */
import type { Session } from "../../lib/table/session";
import type { Choice } from "../game";
import { labelled } from "../text/labels";
import { deskOf } from "./desk.svelte";
import { nodeOf, shownSeat } from "./model";
import { NODES } from "./offers/offers";
import { isFirst, spokesOf } from "./progress/wheel";

type Answers = (session: Session) => Choice[];

const ROMAN = ["I", "II", "III", "IV"];

/** The chosen field of the wheel, and an end of it where there may be one. */
const onWheel: Answers = (session) => {
  const { legal } = session.view;
  const spoke = spokesOf(session, shownSeat(session)).find(
    ({ field }) => field === deskOf(session).field,
  );
  const free = nodeOf(session) === "free-progress";
  const buy: Choice[] = spoke?.word
    ? [
        {
          action: spoke.word,
          label: session.t("era-buy", {
            field: session.name("field", spoke.field),
            level: ROMAN[spoke.level] ?? "",
            free: String(free),
          }),
          ...(free
            ? {}
            : {
                sub: session.t("era-buy-sub", {
                  price: spoke.price ?? 0,
                  first: String(isFirst(spoke)),
                }),
              }),
          kind: "main",
        },
      ]
    : [];
  return [
    ...buy,
    ...(legal.includes("done") ? [{ action: "done", label: labelled(session, "done") }] : []),
  ];
};

/** Where the cards over the map ask, the prompt only says what. */
const onCards: Answers = () => [];

export const answers: Record<string, Answers> = {
  ...Object.fromEntries([...NODES].map((node) => [node, onCards])),
  progress: onWheel,
  "half-progress": onWheel,
  "free-progress": onWheel,
};
