/** The tabs of the panels: one of them is reached by Tab, the others from there with the arrows. */

import { html } from "../lib.js";
import { chatUnread, isNarrow, isPanelUp, tab } from "../ui.js";
import { t } from "../words.js";

/** @typedef {[name: string, word: string][]} Names */

/** The tab that is open: the first if these have not the one that was chosen, as after a window was made wider. @param {Names} tabs */
export function presentTab(tabs) {
  const wanted = isNarrow.value && !isPanelUp.value ? "board" : tab.value;
  return tabs.some(([name]) => name === wanted) ? wanted : (tabs[0]?.[0] ?? "");
}

/** @param {{tabs: Names}} props */
export function Tabs({ tabs }) {
  const present = presentTab(tabs);
  const unread = chatUnread();
  return html`<div class="tabs" role="tablist" aria-label=${t("tabs-label")} onKeyDown=${turn}>
    ${tabs.map(
      ([name, word]) => html`<button type="button" role="tab" key=${name} aria-selected=${name === present ? "true" : "false"}
      tabindex=${name === present ? 0 : -1} onClick=${() => open(name)}>
      ${t(word)}${name === "chat" && unread > 0 && present !== "chat" && html` <span class="badge">${unread}</span>`}
    </button>`,
    )}
  </div>`;
}

/** @param {string} name */
function open(name) {
  isPanelUp.value = name !== "board";
  if (name !== "board") tab.value = name;
}

/** To the next tab with an arrow. @param {KeyboardEvent} event */
function turn(event) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  const all = [.../** @type {Element} */ (event.currentTarget).children].map((one) => /** @type {HTMLElement} */ (one));
  const next = all.at((all.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + by) % all.length);
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
  next?.click();
}
