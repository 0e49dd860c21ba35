/** French Aid: what it would bring each player now, and who has used it. */

import { html } from "/static/js/lib.js";
import { name, t } from "/static/js/words.js";
import { Sign, Swatch } from "./glyph.js";

/** @import {Reading} from "./reading.js" */

/** @param {{now: Reading}} props */
export function FrenchAid({ now }) {
  const heads = ["head-player", "head-score", "head-aid"];
  return html`<table class="parliament">
    <caption><${Sign} id="aid" class="is-blue" /> ${t("head-aid")}</caption>
    <thead><tr>${heads.map((head) => html`<th key=${head} scope="col">${t(head)}</th>`)}</tr></thead>
    <tbody>${now.view.order.map(
      (player) => html`<tr key=${player}><th scope="row"><${Swatch} of=${player} /> ${name("side", player)}</th>
      <td>${now.of(player).score}</td><td>${aidFor(now, player)}</td></tr>`,
    )}</tbody>
  </table>
  <p class="roses-note">${t("aid-explained", { number: now.numbers.aid_most })}</p>`;
}

/** @param {Reading} now @param {string} player */
function aidFor(now, player) {
  const most = Math.max(...now.players.map((one) => now.of(one).score));
  const { aid, score } = now.of(player);
  return aid ? `£${Math.min(now.numbers.aid_most, most - score)}` : t("aid-used");
}
