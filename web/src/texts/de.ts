/** All words of the page and of the games on it in German: one file, as every file is a request. */
export const words = Object.values(
  import.meta.glob<string>(["./*.de.ftl", "../games/*/texts/*.de.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
