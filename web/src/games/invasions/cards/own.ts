/** The cards that only this seat sees, with what they do and whether they can be played now. */
import { has } from "../../../lib/i18n.svelte";
import type { Session } from "../../../lib/table/session";
import { ids, viewOf } from "../model";
import { heldBy, nationsInPlay } from "../text/facts";

export interface OwnCard {
  /** Unique among the cards on show. */
  key: string;
  kind: "event" | "marker" | "diplomacy" | "administration";
  id: string;
  /** Whose card it is, where cards belong to nations. */
  nation?: string;
  title: string;
  text: string;
  /** Words that play it now. */
  words: string[];
}

export function ownCards(session: Session): OwnCard[] {
  const found = [
    ...held(session, "event", viewOf(session).hand),
    ...held(session, "marker", viewOf(session).markers),
    ...held(session, "administration", viewOf(session).faces),
    ...diplomacy(session),
  ];
  return found.map((card, place) => ({ ...card, key: `${card.kind}-${card.id}-${place}` }));
}

const AXES = { event: "event", marker: "pillage", administration: "administration" } as const;

function held(
  session: Session,
  kind: keyof typeof AXES,
  piles: readonly (string[] | number)[],
): Omit<OwnCard, "key">[] {
  return (heldBy(session, session.view.seat, piles) ?? []).map((id) => ({
    kind,
    id,
    title: session.name(AXES[kind], id),
    text: textOf(session, kind, id),
    words: wordsOf(session, kind, id),
  }));
}

/** A pillage marker that brings an event does what the event does: `1-famine`. */
const eventOf = (kind: OwnCard["kind"], id: string): string =>
  kind === "marker" ? (id.split("-")[1] ?? "") : id;

function textOf(session: Session, kind: OwnCard["kind"], id: string): string {
  const key = kind === "administration" ? "" : `event-text-${eventOf(kind, id)}`;
  return has(key) ? session.t(key) : "";
}

function wordsOf(session: Session, kind: OwnCard["kind"], id: string): string[] {
  const card = kind === "marker" ? `marker-${eventOf(kind, id)}` : id;
  return session.readonly
    ? []
    : session.view.legal.filter((word) => word.split(" ").slice(1).includes(card));
}

/** Diplomacy cards belong to a nation. */
function diplomacy(session: Session): Omit<OwnCard, "key">[] {
  const { diplomacy_hand: hands } = viewOf(session);
  const own = nationsInPlay(session).filter(({ seat }) => seat === session.view.seat);
  return own.flatMap((nation) => {
    const hand = hands[nation.index];
    return (Array.isArray(hand) ? hand : []).flatMap((count, place) =>
      Array.from({ length: count }, () =>
        diplomacyCard(session, nation.id, ids(session, "diplomacy")[place] ?? ""),
      ),
    );
  });
}

function diplomacyCard(session: Session, nation: string, id: string): Omit<OwnCard, "key"> {
  return {
    kind: "diplomacy",
    id,
    nation,
    title: session.t("inv-card-of", {
      card: session.name("diplomacy", id),
      nation: session.name("nation", nation),
    }),
    text: session.t(`diplomacy-text-${id}`),
    words: session.readonly
      ? []
      : session.view.legal.filter((word) => word.startsWith(`play_diplo ${nation} ${id}`)),
  };
}
