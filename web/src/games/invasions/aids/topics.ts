/** The player aids: what is looked up in the middle of a turn, by topic, and the aids of the powers. */
import type { Session } from "../../../lib/table/session";
import { book } from "../book";
import { type Row, rowsOf } from "../model";

/** Rules of each topic, in the order in which they are needed. */
export const TOPICS = {
  terrain: "W9.1 W9.2 W10.4 W10.5 W10.8 W10.9 W15.1 W15.3 W11.1 W11.2 W12.1 W16.1 W16.2 W16.3",
  reactions: "W17.2 W17.4 W17.5 W17.6 W17.9 W18.3 W18.4 W18.6",
  battle:
    "W1.4 W1.5 W1.6 W19.5 W19.6 W19.7 W19.8 W19.10 W19.11 W19.12 W19.16 W19.18 W19.19 W19.29 W19.34 W19.35",
  advanced: "W20.3 W20.4 W20.5 W20.6 W20.7 W20.8 W20.9 W20.12",
  siege: "W23.3 W23.5 W23.6 W23.7 W23.8 W22.4 W22.7 W24.1 W24.2",
  sea: "W26.2 W26.3 W27.3 W28.1 W28.2 W28.4 W28.5 W29.1 W29.2 W29.3 W30.3 W30.4 W30.5",
  raids: "R22.4 R22.5 R22.6 R22.7",
  income: "R27.2 R27.3 R27.4 R27.5 R27.6 R27.8 R28.1 R30.2 R31.1",
  prices: "R32.3 R32.4 R32.5 R32.8",
  revolts: "R33.2 R33.5 R34.1 R34.2 R34.3",
} as const;
export type Topic = keyof typeof TOPICS;
export const TOPIC_IDS = Object.keys(TOPICS) as Topic[];

/** Aids as they were printed: for everybody, then one for each. */
export const AIDS = ["common", "romans", "byzantines", "huns", "persians", "goths"] as const;
export type Aid = Topic | (typeof AIDS)[number];

export const isTopic = (aid: Aid): aid is Topic => aid in TOPICS;

const chapterOf = (rule: string) => rule.split(".")[0];

/** The topic of a decision: the one with rules of the same chapter. */
export function topicAt(node: string): Topic {
  const chapter = chapterOf((book.asked as Record<string, string>)[node] ?? "");
  return (
    TOPIC_IDS.find((topic) =>
      TOPICS[topic].split(" ").some((rule) => chapterOf(rule) === chapter),
    ) ?? "terrain"
  );
}

/** One paragraph of a printed aid. */
export interface Item {
  /** "romans-a" and "romans-a-1": keys of the texts behind `aid-`. */
  section: string;
  id: string;
}

function itemOf({ aid = "", section = "", item = "" }: Row): Item {
  return { section: `${aid}-${section}`, id: `${aid}-${section}-${item}` };
}

export function itemsOf(session: Session, aid: string): Item[] {
  return rowsOf(session, "aids")
    .filter((row) => row.aid === aid)
    .map(itemOf);
}

/** The paragraphs that speak of a nation. */
export function aidsAbout(session: Session, nation: string): Item[] {
  return rowsOf(session, "aids")
    .filter(({ about = "" }) => about.split(" ").includes(`nation:${nation}`))
    .map(itemOf);
}
