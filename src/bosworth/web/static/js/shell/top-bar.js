/** The narrow bar at the top: the way home, the table's name, the menu. */

import { html } from "../lib.js";
import { prefer, prefs } from "../prefs.js";
import { table } from "../table-state.js";
import { play } from "../theatre.js";
import { dialog } from "../ui.js";
import { has, t } from "../words.js";
import { replay } from "./menu.js";
import { Sign } from "./sign.js";

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
      <button type="button" class="button small menu-button" aria-haspopup="dialog" aria-label=${t("menu-open")} onClick=${() => (dialog.value = "menu")}><${Sign} of="menu" /> <span class="wide-only">${t("menu-open")}</span></button>
    </nav>
  </header>`;
}

/** @param {{name: "sound" | "text"}} props */
function Switch({ name }) {
  const isOn = prefs.value[name] === "on";
  const label = t(`my-${name}`);
  return html`<button type="button" class="button quiet small" aria-pressed=${isOn ? "true" : "false"} aria-label=${label} title=${label}
    onClick=${() => prefer(name, isOn ? "off" : "on")}><${Sign} of=${name === "sound" && !isOn ? "silence" : name} /></button>`;
}
