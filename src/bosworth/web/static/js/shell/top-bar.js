/** The narrow bar at the top: the way home, the table's name, the menu. */

import { html } from "../lib.js";
import { prefer, prefs } from "../prefs.js";
import { table } from "../table-state.js";
import { play } from "../theatre.js";
import { dialog } from "../ui.js";
import { has, t } from "../words.js";
import { replay } from "./menu.js";

export function TopBar() {
  const room = table.room.value;
  const title = room?.name || (has("game-name") ? t("game-name") : "Bosworth");
  return html`<header class="top-bar">
    <a class="home" href="/" aria-label=${t("menu-home")} title=${t("menu-home")}><img src="/static/favicon.svg" alt="" width="26" height="26" /></a>
    <h1 class="table-name">${title}</h1>
    <nav class="top-deeds" aria-label=${t("top-label")}>
      ${!play.value && html`<button type="button" class="button quiet small wide-only" onClick=${replay}>${t("menu-replay")}</button>`}
      <${Switch} name="sound" />
      <${Switch} name="text" />
      <button type="button" class="button small" aria-haspopup="dialog" onClick=${() => (dialog.value = "menu")}><span aria-hidden="true">☰</span> <span class="wide-only">${t("menu-open")}</span></button>
    </nav>
  </header>`;
}

/** The signs of the switches: a speaker and lines of text, in a square of 24. */
const SIGNS = {
  sound: { on: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11", off: "M4 9v6h4l5 4V5L8 9zM16.5 9.5l5 5M21.5 9.5l-5 5" },
  text: { on: "M4 6h16M4 10h16M4 14h16M4 18h9", off: "M4 6h16M4 10h16M4 14h16M4 18h9" },
};

/** @param {{name: "sound" | "text"}} props */
function Switch({ name }) {
  const isOn = prefs.value[name] === "on";
  const label = t(`my-${name}`);
  return html`<button type="button" class="button quiet small" aria-pressed=${isOn ? "true" : "false"} aria-label=${label} title=${label}
    onClick=${() => prefer(name, isOn ? "off" : "on")}><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[name][isOn ? "on" : "off"]} /></svg></button>`;
}
