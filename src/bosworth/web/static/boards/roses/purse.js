/** The purse beside an order sheet: it adds up by itself. */

import { html } from "../../js/lib.js";
import { phrase, t } from "../../js/words.js";
import { foretold } from "./desk.js";
import { Sign } from "./glyphs.js";

/**
 * Money: what there is, what the sheet costs, and what would be dropped if it is too dear.
 * @param {{player: string, cash: number}} props
 */
export function Purse({ player, cash }) {
  const { cost, left, dropped } = foretold(player);
  const isShort = cost > cash;
  return html`<div class=${`purse ${isShort ? "short" : ""}`}>
    <div class="purse-numbers"><span><${Sign} id="coin" class="gold" /> ${t("purse-cash", { number: cash })}</span><span>
      ${t("purse-cost", { number: cost })}</span><b>${t("purse-left", { number: left })}</b></div>
    <div class="purse-bar" aria-hidden="true"><span
      style=${{ width: `${Math.min(100, cash ? (cost / cash) * 100 : cost ? 100 : 0)}%` }}></span></div>
    ${
      isShort &&
      html`<p role="status">${t("sheet-short", { missing: cost - cash })}</p>
      <ol class="dropped" aria-label=${t("purse-dropped")}>${grouped(dropped).map(
        ({ form, number }) => html`<li key=${form}>
        ${entry(form, number)}</li>`,
      )}</ol>`
    }
  </div>`;
}

/** Equal entries that follow each other, with their number. @param {string[]} forms */
function grouped(forms) {
  /** @type {{form: string, number: number}[]} */
  const found = [];
  for (const form of forms) {
    const last = found.at(-1);
    if (last?.form === form) last.number += 1;
    else found.push({ form, number: 1 });
  }
  return found;
}

/** @param {string} form @param {number} number */
function entry(form, number) {
  const [word = "", card = ""] = form.split(" ");
  return phrase([`entry-${word}`, { card, number }]);
}
