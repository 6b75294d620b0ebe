import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { show } from "./lib/i18n.svelte";
import { followLinks } from "./lib/router.svelte";
import { followSettings, settings } from "./lib/settings.svelte";

followSettings();
followLinks();
await show(settings.language);

const target = document.getElementById("app");
if (target) mount(App, { target });
