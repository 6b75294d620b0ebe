import { answer, offered } from "./asked";
import type { Frame } from "./frame.svelte";

/** The keys of a table, as the help lists them. */
export const KEYS: { keys: string[]; text: string }[] = [
  { keys: ["Enter"], text: "table-key-act" },
  { keys: ["C"], text: "table-key-choice" },
  { keys: ["Esc"], text: "table-key-back" },
  { keys: ["U"], text: "table-key-undo" },
  { keys: ["R"], text: "table-key-redo" },
  { keys: ["E"], text: "table-key-end" },
  { keys: ["H"], text: "table-key-hint" },
  { keys: ["L"], text: "table-key-log" },
  { keys: ["M"], text: "table-key-map" },
  { keys: ["T"], text: "table-key-text" },
  { keys: ["/"], text: "table-key-find" },
  { keys: ["?"], text: "table-key-help" },
  { keys: ["←", "→"], text: "table-key-step" },
  { keys: ["⇧ ←", "⇧ →"], text: "table-key-chapter" },
  { keys: ["Home", "End"], text: "table-key-ends" },
  { keys: ["Space"], text: "table-key-play" },
  { keys: ["+", "−"], text: "table-key-speed" },
  { keys: ["H", "S"], text: "table-key-moment" },
];

type Deed = (frame: Frame) => void;

const DEEDS: Record<string, Deed> = {
  escape: (frame) => frame.back(),
  enter: act,
  c: choose,
  u: (frame) => frame.session.canUndo && frame.undo(),
  r: ({ session }) => session.present.can_redo && void session.redo(),
  e: end,
  h: ({ session }) => session.present.hints && !session.readonly && void session.askHint(),
  l: (frame) => frame.open("log"),
  m: (frame) => map(frame),
  t: (frame) => (frame.text = !frame.text),
  "/": (frame) => frame.game.places && (frame.sheet = "find"),
  "?": (frame) => (frame.sheet = "help"),
};

/** The keys of the film. */
const STEPS: Record<string, Deed> = {
  ArrowLeft: ({ session }) => void session.replay.move(-1),
  ArrowRight: ({ session }) => void session.replay.move(1),
  "Shift+ArrowLeft": ({ film }) => void film.turn(-1),
  "Shift+ArrowRight": ({ film }) => void film.turn(1),
  Home: ({ session }) => void session.replay.move(-Infinity),
  End: ({ session }) => void session.replay.move(Infinity),
  " ": ({ session }) => (session.replay.playing ? session.replay.pause() : session.replay.play()),
  "+": ({ film }) => film.hurry(1),
  "-": ({ film }) => film.hurry(-1),
  h: ({ film }) => (film.hides = !film.hides),
  s: ({ film }) => (film.sharing = true),
};

/** Does what a key stands for; keys that a focused control needs itself are left to it. */
export function press(event: KeyboardEvent, frame: Frame): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element;
  if (frame.session.handover !== null || isCovered(event)) return;
  if (target.closest("input:not([type=range]), textarea, select, [contenteditable]")) return;
  const { looking } = frame;
  const arrow = event.key.startsWith("Arrow");
  const step = STEPS[event.shiftKey && arrow ? `Shift+${event.key}` : event.key];
  const control = target.closest(
    "button, a, [role=tab], [role=button], [role=option], input, summary",
  );
  const deed =
    looking && step && !target.closest("[role=tab], input") ? step : DEEDS[event.key.toLowerCase()];
  if (
    !deed ||
    (control &&
      (event.key === "Enter" || event.key === " ") &&
      !(looking && event.key === " " && !control))
  )
    return;
  event.preventDefault();
  deed(frame);
}

/** What can also be done from a sheet of the board: another view of the table, and back by one step. */
const ON_SHEETS = ["t", "u"];

/** A sheet keeps the other keys to itself. */
function isCovered({ key }: KeyboardEvent): boolean {
  const open = [...document.querySelectorAll("dialog[open]")];
  const own = open.every((sheet) => sheet.closest("[data-board]"));
  return open.length > 0 && !(own && ON_SHEETS.includes(key.toLowerCase()));
}

/** The choice that most players want here, or the only one. */
function act(frame: Frame): void {
  const choices = offered(frame);
  const choice =
    choices.find((each) => each.kind === "main") ?? (choices.length === 1 ? choices[0] : undefined);
  if (choice) answer(frame, choice);
}

function end(frame: Frame): void {
  const choice = offered(frame).find((each) => each.end);
  if (choice) answer(frame, choice);
}

/** Where there may be something to choose: buttons of the prompt, cards, places on the board. */
const CHOICES = [
  ".prompt .buttons > button:enabled",
  "[data-card].may",
  "[data-use]:enabled, [data-target]:enabled, [data-board] [data-label][tabindex='0']",
];

/** Goes to the first thing that can be chosen; from there to the first of the next kind. */
function choose(): void {
  const found = CHOICES.map((where) => document.querySelector<HTMLElement>(where));
  const at = CHOICES.findIndex((where) => document.activeElement?.matches(where));
  [...found.slice(at + 1), ...found].find((each) => each)?.focus();
}

function map(frame: Frame): void {
  frame.text = false;
  frame.drawer = false;
  toBoard();
}

/** The focus goes to the first thing of the board. */
export function toBoard(): void {
  if (document.querySelector("dialog[open]")) return;
  document
    .querySelector<HTMLElement | SVGElement>("[data-board] [tabindex='0'], [data-board] button")
    ?.focus();
}
