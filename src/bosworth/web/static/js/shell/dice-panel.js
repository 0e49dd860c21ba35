/** "Verify the dice": recompute every draw of the finished game in this page. */

import { get } from "../api.js";
import { canVerify, verify } from "../dice-check.js";
import { html, useEffect, useSignal } from "../lib.js";
import { table } from "../table-state.js";
import { t } from "../words.js";
import { Dialog } from "./dialogs.js";

/** @typedef {{isCommitted: boolean, count: number, wrong: number[]}} Result */

export function DicePanel() {
  const result = useSignal(/** @type {Result | null} */ (null));
  const trouble = useSignal("");
  const room = table.room.value;
  useEffect(() => {
    if (!room?.secret) return;
    if (!canVerify()) return void (trouble.value = "dice-unable");
    get(`/api/tables/${table.id}/draws`)
      .then((draws) => verify(room.commitment, room.secret, Array.isArray(draws) ? draws : draws.draws))
      .then(
        (found) => (result.value = found),
        () => (trouble.value = "dice-no-draws"),
      );
  }, []);
  if (!room) return null;
  return html`<${Dialog} title=${t("dice-title")} name="dice">
    <p>${t("dice-how")}</p>
    <dl class="dice-facts">
      <dt>${t("dice-commitment")}</dt><dd><code>${room.commitment}</code></dd>
      <dt>${t("dice-secret")}</dt><dd><code>${room.secret}</code></dd>
    </dl>
    <div role="status">${outcome(result.value, trouble.value)}</div>
  <//>`;
}

/**
 * @param {Result | null} result
 * @param {string} trouble
 */
function outcome(result, trouble) {
  if (trouble) return html`<p>${t(trouble)}</p>`;
  if (!result) return html`<p>${t("dice-working")}</p>`;
  return html`
    <p class=${`verdict ${result.isCommitted ? "good" : "bad"}`}>${t(result.isCommitted ? "dice-committed" : "dice-exchanged")}</p>
    <p class=${`verdict ${result.wrong.length === 0 ? "good" : "bad"}`}>
      ${result.wrong.length === 0 ? t("dice-right", { count: result.count }) : t("dice-wrong", { count: result.count, wrong: result.wrong.length })}
    </p>`;
}
