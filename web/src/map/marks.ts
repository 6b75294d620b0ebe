/** How a place is drawn: may it be chosen, is it, may a fight follow, is it fought over, is it closed? */
export type PlaceState = "legal" | "risk" | "chosen" | "conflict" | "shut" | "plain";

export interface Mark {
  id: string;
  state: PlaceState;
  /** Hatched, whatever else it is. */
  shut?: boolean;
}
