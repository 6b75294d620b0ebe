/** Events, reasons, actions and rules as sentences whose places, players and rules can be followed. */
import type { BoardData, Fact, GameEvent, Why } from "../api/types";

/** A stretch of a sentence; places (`province:dacia`), players and rules are more than text. */
export interface Piece {
  text: string;
  place?: string;
  seat?: number;
  rule?: string;
}

/** What a sentence needs to know: texts, names, and who sits where. */
export interface Speaker {
  t(key: string, args?: Record<string, string | number>): string;
  has(key: string): boolean;
  name(axis: string, id: string): string;
  player(seat: number): string;
  axes: BoardData["axes"];
  /** What sort of thing an id is, where texts speak of it differently. */
  kinds?: BoardData["kinds"] | undefined;
  /** The axes of each verb's ids; without it an id is looked up in all axes. */
  verbs?: BoardData["verbs"] | undefined;
  /** The axes of each event's fields; without it a field is called like its axis. */
  told?: BoardData["told"] | undefined;
  /** The axis whose ids can be shown on the board. */
  places?: string | undefined;
}

type Args = Record<string, string | number>;
export type Context = Args;

/** What the texts call something that is hidden or does not exist. */
const NONE = "none";
// Marks of the private use area travel through the texts and are cut out again by `pieces`.
const OPEN = "\uE000";
const MID = "\uE001";
const CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}([^${MID}]*)${MID}([^${CLOSE}]*)${CLOSE}`, "g");
const RULE = /\b(?:SU|WE|[RDKNPECW])\d+(?:\.\d+)?\b/g;

export const ruleKey = (rule: string): string => rule.replaceAll(".", "-");
export const ruleOf = (key: string): string => key.replaceAll("-", ".");

export function event(speaker: Speaker, told: GameEvent): Piece[] {
  return pieces(speaker, say(speaker, `event-${told.event}`, eventArgs(speaker, told)));
}

/** What an event is called in a list of titles: `TEXTS-EVENT`. */
export function titled(speaker: Speaker, texts: string, told: GameEvent): Piece[] {
  return pieces(speaker, say(speaker, `${texts}-${told.event}`, eventArgs(speaker, told)));
}

export function why(speaker: Speaker, reason: Why): Piece[] {
  return pieces(speaker, say(speaker, `why-${reason.key}`, argumentsOf(speaker, reason.args)));
}

/** The label of an action: `place dacia` = "Place the stone in Dacia". */
export function action(speaker: Speaker, word: string, context: Context = {}): string {
  const [verb = "", ...ids] = word.split(" ");
  if (speaker.has(`action-${verb}`))
    return plain(speaker.t(`action-${verb}`, { ...context, ...actionArgs(speaker, word) }));
  return [spaced(verb), ...ids.map((id) => called(speaker, axisOf(speaker, id) ?? "", id))].join(
    " ",
  );
}

function actionArgs(speaker: Speaker, word: string): Args {
  const [verb = "", ...ids] = word.split(" ");
  let args: Args = {};
  for (const [place, id] of ids.entries()) {
    const { name, axis } = speaker.verbs?.[verb]?.[place] ?? {
      name: axisOf(speaker, id),
      axis: axisOf(speaker, id),
    };
    if (name && axis) {
      const text = axis === "seat" ? speaker.player(Number(id)) : called(speaker, axis, id);
      args = { ...args, [name]: text, ...identified(speaker, name, axis, id) };
    }
  }
  return args;
}

/** What a bot says about its move; `$move` and `$other` are actions, which have words of their own there. */
export function reason(speaker: Speaker, said: { key: string; args: Args }, game: string): Piece[] {
  const args: Args = { ...said.args };
  for (const part of ["move", "other"]) {
    const word = args[part];
    if (typeof word === "string") args[part] = deed(speaker, word, game);
  }
  return pieces(speaker, say(speaker, said.key, args));
}

/** What speaks for a move, or what it is called after that: `TEXTS-FACT`. */
export function fact(speaker: Speaker, told: Fact, texts = "hint"): Piece[] {
  return pieces(speaker, say(speaker, `${texts}-${told.key}`, argumentsOf(speaker, told.args)));
}

/** A move of several words, as people name it: "A card · A stone in Dacia". What only ends a set is not named. */
export function move(speaker: Speaker, words: readonly string[], game: string): string {
  const ends = (word: string, at: number) =>
    word.endsWith(DONE) &&
    words.slice(0, at).some((each) => each.startsWith(`${word.slice(0, -DONE.length)} `));
  return words
    .filter((word, at) => !ends(word, at))
    .map((word) => deed(speaker, word, game))
    .join(" · ");
}

const DONE = "_done";

function deed(speaker: Speaker, word: string, game: string): string {
  const [verb = ""] = word.split(" ");
  const key = `${game}-${verb.replaceAll("_", "-")}`;
  return speaker.has(key) ? speaker.t(key, actionArgs(speaker, word)) : action(speaker, word);
}

/** Splits a text at its marks and at the rules it cites. */
export function pieces(speaker: Pick<Speaker, "has">, marked: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of marked.matchAll(MARKED)) {
    found.push(...cited(speaker, marked.slice(from, match.index)));
    const [, link = "", text = ""] = match;
    found.push(
      link.startsWith("seat:") ? { text, seat: Number(link.slice(5)) } : { text, place: link },
    );
    from = match.index + match[0].length;
  }
  found.push(...cited(speaker, marked.slice(from)));
  return found;
}

export function words(parts: Piece[]): string {
  return parts.map((piece) => piece.text).join("");
}

/** The places an event is about, as they are focused: `province:dacia`; `axes` says which of its fields are places. */
export function placesOf(
  told: GameEvent,
  places: string | undefined,
  axes: BoardData["told"] = {},
): string[] {
  if (places === undefined) return [];
  return Object.entries(told).flatMap(([field, id]) =>
    typeof id === "string" && (axes[told.event]?.[field] ?? field) === places
      ? [`${places}:${id}`]
      : [],
  );
}

/** skip_second = "Skip second", for words without a text. */
export function spaced(id: string): string {
  const text = id.replaceAll(/[_-]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function axisOf(speaker: Pick<Speaker, "axes">, id: string): string | undefined {
  return Object.keys(speaker.axes).find((axis) => speaker.axes[axis]?.includes(id));
}

/** What people call an id; texts such as `tile-double` come before the board's own names. */
export function called(speaker: Speaker, axis: string, id: string): string {
  return speaker.has(`${axis}-${id}`) ? speaker.t(`${axis}-${id}`) : speaker.name(axis, id);
}

function say(speaker: Speaker, key: string, args: Args): string {
  return speaker.has(key)
    ? speaker.t(key, args)
    : [spaced(key.replace(/^[a-z]+-/, "")), ...Object.values(args)].join(" ");
}

function eventArgs(speaker: Speaker, { event: kind, ...about }: GameEvent): Args {
  return argumentsOf(speaker, about, speaker.told?.[kind]);
}

type Value = string | number | null | undefined;
type About = Record<string, Value>;

/** The arguments of a text; `axes` says over what they run where they are called otherwise. */
function argumentsOf(speaker: Speaker, about: About, axes: Record<string, string> = {}): Args {
  let args: Args = {};
  for (const [field, value] of Object.entries(about))
    args = { ...args, ...argument(speaker, field, axes[field] ?? field, value) };
  return args;
}

/** What a question is about, in plain words: the variables of its decision. */
export function asked(speaker: Speaker, about: About, axes: Record<string, string>): Context {
  const args = argumentsOf(speaker, about, axes);
  for (const [field, value] of Object.entries(args))
    if (typeof value === "string") args[field] = plain(value);
  return args;
}

function argument(speaker: Speaker, field: string, axis: string, value: Value): Args {
  const nobody = axis === "seat" && Number(value) < 0;
  if (value === null || value === undefined || nobody)
    return { [field]: NONE, [`${field}_id`]: NONE };
  if (axis === "seat") {
    const player = mark(`seat:${value}`, speaker.player(Number(value)));
    return { [field]: player, [`${field}_id`]: String(value) };
  }
  if (typeof value === "number" || !speaker.axes[axis]) return { [field]: value };
  const text = called(speaker, axis, value);
  return {
    [field]: axis === speaker.places ? mark(`${axis}:${value}`, text) : text,
    ...identified(speaker, field, axis, value),
  };
}

function identified(speaker: Speaker, name: string, axis: string, id: string): Args {
  return { [`${name}_id`]: id, [`${name}_kind`]: speaker.kinds?.[axis]?.[id] ?? "" };
}

function mark(link: string, text: string): string {
  return OPEN + link + MID + text + CLOSE;
}

function plain(marked: string): string {
  return marked.replaceAll(MARKED, "$2");
}

function cited(speaker: Pick<Speaker, "has">, text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(RULE)) {
    if (!speaker.has(ruleKey(match[0]))) continue;
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ text: match[0], rule: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}
