/** Dialogs of the table page: the frame they share, help, and the question before something that cannot be taken back. */

import { deleteTable, resign } from "../deeds.js";
import { KEYS } from "../keyboard.js";
import { html, useLayoutEffect, useRef } from "../lib.js";
import { table } from "../table-state.js";
import { dialog } from "../ui.js";
import { has, say, t } from "../words.js";
import { Sign } from "./sign.js";

/**
 * A dialog of the browser's own: it keeps the focus, Esc closes it.
 * @param {{title: string, name: string, children?: any}} props
 */
export function Dialog({ title, name, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  }, []);
  const close = () => void (dialog.value = "");
  const outside = (/** @type {MouseEvent} */ event) => event.target === box.current && close();
  return html`<dialog ref=${box} class=${`table-dialog dialog-${name}`} aria-labelledby="dialog-title" onClose=${close} onClick=${outside}>
    <header>
      <h2 id="dialog-title">${title}</h2>
      <button type="button" class="button quiet small" aria-label=${t("dialog-close")} onClick=${close}><${Sign} of="close" /></button>
    </header>
    <div class="dialog-body">${children}</div>
  </dialog>`;
}

/** What this step is about, with the way to its chapter of the rules, and the keys. */
export function Help() {
  const shown = table.shown.value;
  const topics = [`help-${shown?.step ?? "overview"}`, "help-overview", "help-blocks"].filter(
    (id, at, all) => has(id) && all.indexOf(id) === at,
  );
  return html`<${Dialog} title=${t("help-title")} name="help">
    ${shown && html`<p><strong>${say(shown.prompt)}</strong></p>`}
    ${topics.map((id) => html`<section key=${id}><h3>${t(id)}</h3><p>${t(id, {}, "text")}</p></section>`)}
    <p><a class="button" href=${`/rules/${table.game}?step=${shown?.step ?? ""}`} target="_blank" rel="noopener">${t("help-chapter")}</a></p>
    <section>
      <h3>${t("help-touch")}</h3>
      <p>${t("help-grammar")}</p>
      <table class="keys"><tbody>
        ${KEYS.map(([key, word]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${t(String(word))}</td></tr>`)}
      </tbody></table>
    </section>
  <//>`;
}

/**
 * Asks once more before what cannot be taken back.
 * @param {{name: string, title: string, question: string, no: string, yes: string, deed: () => void}} props
 */
function Question({ name, title, question, no, yes, deed }) {
  const go = () => {
    dialog.value = "";
    deed();
  };
  return html`<${Dialog} title=${title} name=${name}>
    <p>${question}</p>
    <div class="dialog-buttons">
      <button type="button" class="button" autofocus onClick=${() => (dialog.value = "")}>${no}</button>
      <button type="button" class="button danger" onClick=${go}>${yes}</button>
    </div>
  <//>`;
}

/** Really give up? */
export function ResignQuestion() {
  return html`<${Question} name="resign" title=${t("resign-title")} question=${t("resign-question")} no=${t("resign-no")} yes=${t("resign-yes")} deed=${resign} />`;
}

/** Really delete the game? */
export function DeleteQuestion() {
  return html`<${Question} name="delete" title=${t("delete-title")} question=${t("delete-question")} no=${t("delete-no")} yes=${t("delete-yes")} deed=${deleteTable} />`;
}
