/** The bar at the top of a wide window: the way home, the table's name, the menu. Nobody reaches it beneath the curtain. */

import { html } from "../lib.js";
import { prefer, prefs } from "../prefs.js";
import { curtain } from "../seating.js";
import { play, replay } from "../theatre.js";
import { dialog } from "../ui.js";
import { t } from "../words.js";
import { tableName } from "./names.js";
import { Sign } from "./sign.js";

export function TopBar() {
  return html`<header class="top-bar" inert=${curtain.value !== null}>
    <a class="home" href="/" aria-label=${t("menu-home")} title=${t("menu-home")}><img src="/static/favicon.svg" alt="" width="26" height="26" /></a>
    <h1 class="table-name">${tableName()}</h1>
    <nav class="top-deeds" aria-label=${t("top-label")}>
      ${!play.value && html`<button type="button" class="button quiet small" onClick=${() => replay()}>${t("menu-replay")}</button>`}
      <${Switch} name="sound" />
      <${Switch} name="text" />
      <${MenuButton}>${t("menu-open")}<//>
    </nav>
  </header>`;
}

/** Opens the menu; without words inside, the sign stands for it. @param {{children?: any}} props */
export function MenuButton({ children }) {
  return html`<button type="button" class="button small menu-button" aria-haspopup="dialog" aria-label=${t("menu-open")}
    onClick=${() => (dialog.value = "menu")}><${Sign} of="menu" /> ${children}</button>`;
}

/** @param {{name: "sound" | "text"}} props */
function Switch({ name }) {
  const isOn = prefs.value[name] === "on";
  const label = t(`my-${name}`);
  return html`<button type="button" class="button quiet small" aria-pressed=${isOn ? "true" : "false"} aria-label=${label} title=${label}
    onClick=${() => prefer(name, isOn ? "off" : "on")}><${Sign} of=${name === "sound" && !isOn ? "silence" : name} /></button>`;
}
