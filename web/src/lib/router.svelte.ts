let path = $state(typeof location === "undefined" ? "/" : location.pathname);
let query = $state(typeof location === "undefined" ? "" : location.search);

/** Where the reader is. Reactive. */
export const route = {
  get path(): string {
    return path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
};

/** Goes to a page of ours without loading it anew. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  read();
  scrollTo(0, 0);
}

/** Writes a word behind the address of the page that is open, or takes it away. */
export function annotate(name: string, value: string | null): void {
  const words = new URLSearchParams(location.search);
  if (words.get(name) === value) return;
  if (value === null) words.delete(name);
  else words.set(name, value);
  history.replaceState(null, "", location.pathname + (words.size ? `?${words}` : ""));
  read();
}

function read(): void {
  path = location.pathname;
  query = location.search;
}

/** Answers the back button and every plain link to a page of ours; called once by main.ts. */
export function followLinks(): void {
  addEventListener("popstate", read);
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download"))
      return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  });
}
