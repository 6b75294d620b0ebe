import { MediaQuery } from "svelte/reactivity";

/** A phone, and a phone held sideways or a window at 200 %. */
const phone = new MediaQuery("(max-width: 759px)");
const low = new MediaQuery("(max-height: 480px)");
export const sizes = {
  get compact(): boolean {
    return phone.current || low.current;
  },
  get flat(): boolean {
    return low.current;
  },
};
