/** The column beside the board of a wide window: how it stands, who sits where, log, chat and notes. It folds to a strip. */

import { html } from "../lib.js";
import { table } from "../table-state.js";
import { chatUnread, isSideOpen, tab } from "../ui.js";
import { t } from "../words.js";
import { sideName } from "./names.js";
import { inOrder, SeatsPanel } from "./seats-panel.js";
import { Ways, WaysCount } from "./sheet.js";
import { Sign } from "./sign.js";
import { Tabs } from "./tabs.js";

/** @import {BoardModule} from "../shell.js" */
/** @import {Names} from "./tabs.js" */

/** Whether the column is open: as a person left it, or because something is decided in it. @param {BoardModule} board */
export function isOpen(board) {
  return isSideOpen.value || (board.asks?.() ?? false);
}

/**
 * @param {object} props
 * @param {BoardModule} props.board
 * @param {Names} props.tabs
 * @param {any} props.summary
 * @param {any} props.children  the panel of the tab that is open
 */
export function Side({ board, tabs, summary, children }) {
  if (!isOpen(board)) return html`<${Strip} board=${board} />`;
  return html`<aside class="side" aria-label=${t("tabs-label")}>
    ${summary}
    <${Ways} board=${board} />
    <${SeatsPanel} board=${board} />
    <div class="side-bar"><${Tabs} tabs=${tabs} /><${FoldButton} /></div>
    ${children}
  </aside>`;
}

function FoldButton() {
  return html`<button type="button" class="button quiet small side-fold" aria-expanded="true" aria-label=${t("side-fold")} title=${t("side-fold")}
    onClick=${() => (isSideOpen.value = false)}><${Sign} of="aside" /></button>`;
}

/** What is left of a folded column: how everybody stands, how many ways there are for what is held, whether somebody has written, and the way to open it. @param {{board: BoardModule}} props */
function Strip({ board }) {
  const { Brief } = board;
  const actors = table.shown.value?.actors ?? [];
  return html`<aside class="side is-folded" aria-label=${t("tabs-label")}>
    <button type="button" class="button quiet small side-fold" aria-expanded="false" aria-label=${t("side-open")} title=${t("side-open")}
      onClick=${() => open()}><${Sign} of="aside" /></button>
    ${Brief && html`<div class="side-brief"><${Brief} /></div>`}
    <${WaysCount} board=${board} onOpen=${() => open()} />
    <ul class="side-scores" aria-label=${t("seats-title")}>
      ${inOrder(board).map(
        ({
          place,
          number,
        }) => html`<li key=${place.seat} class=${actors.includes(number) ? "acting" : ""} data-seat=${place.seat}>
        <span class="swatch" role="img" aria-label=${sideName(place.seat)} title=${sideName(place.seat)}></span>
        ${board.Score && html`<${board.Score} seat=${place.seat} />`}</li>`,
      )}
    </ul>
    ${
      chatUnread() > 0 &&
      html`<button type="button" class="button quiet small side-unread" aria-label=${`${t("chat-title")}: ${chatUnread()}`} onClick=${() => open("chat")}>
        <span class="badge">${chatUnread()}</span></button>`
    }
  </aside>`;
}

/** @param {string} [name]  the panel to open it with, instead of the last one */
function open(name = tab.value) {
  tab.value = name;
  isSideOpen.value = true;
}
