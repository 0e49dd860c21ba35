/** French Aid: what it would bring each player now, and who has used it. */

import { html } from "../../js/lib.js";
import { name, t } from "../../js/words.js";
import { facts } from "./facts.js";
import { Sign } from "./glyphs.js";

/** @import {Model} from "./model.js" */

/** @param {{model: Model}} props */
export function FrenchAid({ model }) {
  const most = Math.max(...Object.values(model.score));
  return html`<table class="parliament aid">
    <caption><${Sign} id="aid" class="blue" /> ${t("head-aid")}</caption>
    <thead><tr><th scope="col">${t("head-player")}</th><th scope="col">${t("head-score")}</th><th scope="col">${t("head-aid")}</th>
      </tr></thead>
    <tbody>${model.order.map(
      (player) => html`<tr key=${player}><th scope="row"><span class="swatch" data-seat=${player}></span>
      ${" "}${name("side", player)}</th><td>${model.score[player]}</td><td>${aidOf(model, player, most)}</td></tr>`,
    )}</tbody>
  </table>
  <p class="note">${t("aid-explained", { number: facts().numbers.aid_most })}</p>`;
}

/** @param {Model} model @param {string} player @param {number} most */
function aidOf(model, player, most) {
  const sum = Math.min(facts().numbers.aid_most, most - (model.score[player] ?? 0));
  return model.aid[player] ? `£${sum}` : t("aid-used");
}
