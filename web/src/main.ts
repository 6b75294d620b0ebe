import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { show } from "./lib/i18n.svelte";
import { followLinks, route } from "./lib/router.svelte";
import { followSettings, settings } from "./lib/settings.svelte";
import { match } from "./routes";

followSettings();
followLinks();
// The page comes while its words do; if it does not, App says so.
match(route.path)
  ?.load()
  .catch(() => undefined);
await show(settings.language);

const target = document.getElementById("app");
if (target) mount(App, { target });
