import { getMe } from "./api/client";
import type { Me } from "./api/types";

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
