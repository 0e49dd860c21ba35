/** The bar at the top of a wide window: the way home, the table's name, the menu. Nobody reaches it beneath the curtain. */

import { volume } from "../audio.js";
import { canFill, fillOrNot, isFull } from "../full-screen.js";
import { html } from "../lib.js";
import { prefer, prefs, USUAL_VOLUME } from "../prefs.js";
import { play, replay } from "../theatre.js";
import { Toolbar } from "../toolbar.js";
import { curtain, dialog } from "../ui.js";
import { t } from "../words.js";
import { tableName } from "./names.js";
import { Sign } from "./sign.js";

export function TopBar() {
  return html`<header class="top-bar" inert=${curtain.value !== null}>
    <a class="home" href="/" aria-label=${t("menu-home")} title=${t("menu-home")}><img src="/static/favicon.svg" alt="" width="26" height="26" /></a>
    <h1 class="table-name">${tableName()}</h1>
    <${Toolbar} class="top-deeds" label=${t("top-label")}>
      ${!play.value && html`<button type="button" class="button quiet small" onClick=${() => replay()}>${t("menu-replay")}</button>`}
      <${SoundSwitch} />
      ${canFill() && html`<${Switch} sign="full" label=${t("my-full")} isOn=${isFull.value} press=${fillOrNot} />`}
      <${Switch} sign="text" label=${t("my-text")} isOn=${prefs.value.text === "on"} press=${() => prefer("text", prefs.value.text === "on" ? "off" : "on")} />
      <${MenuButton}>${t("menu-open")}<//>
    <//>
  </header>`;
}

/** Opens the menu; without words inside, the sign stands for it. @param {{children?: any}} props */
export function MenuButton({ children }) {
  return html`<button type="button" class="button small menu-button" aria-haspopup="dialog" aria-label=${t("menu-open")}
    onClick=${() => (dialog.value = "menu")}><${Sign} of="menu" /> ${children}</button>`;
}

/** Silence and back; where nothing would be heard without it either, sounds come on. */
function SoundSwitch() {
  const isSilent = volume("sound") + volume("music") === 0;
  const press = () => {
    prefer("mute", isSilent ? "off" : "on");
    if (isSilent && volume("sound") + volume("music") === 0) prefer("sound", USUAL_VOLUME);
  };
  return html`<${Switch} sign=${isSilent ? "silence" : "sound"} label=${t("my-mute")} isOn=${isSilent} press=${press} />`;
}

/** @param {{sign: string, label: string, isOn: boolean, press: () => void}} props */
function Switch({ sign, label, isOn, press }) {
  return html`<button type="button" class="button quiet small" aria-pressed=${isOn ? "true" : "false"} aria-label=${label} title=${label}
    onClick=${press}><${Sign} of=${sign} /></button>`;
}
