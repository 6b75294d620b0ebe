/** All words of the page and of the games on it in English: one file, as every file is a request. */
export const words = Object.values(
  import.meta.glob<string>(["./*.en.ftl", "../games/*/texts/*.en.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
