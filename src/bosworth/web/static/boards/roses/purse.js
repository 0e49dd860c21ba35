/** The purse beside an order sheet: it adds up by itself. */

import { html } from "/static/js/lib.js";
import { phrase, t } from "/static/js/words.js";
import { Sign } from "./glyph.js";

/** @import {Reading} from "./reading.js" */

/**
 * Money: what there is, what the sheet costs, and what would be dropped if it is too dear.
 * @param {{now: Reading, player: string}} props
 */
export function Purse({ now, player }) {
  const { cash } = now.of(player);
  const { cost, left, dropped } = now.foretold(player);
  const isShort = cost > cash;
  const width = `${Math.min(100, cash ? (cost / cash) * 100 : cost ? 100 : 0)}%`;
  return html`<div class=${`purse ${isShort ? "is-short" : ""}`}>
    <div class="purse-numbers"><span><${Sign} id="coin" class="is-gold" /> ${t("purse-cash", { number: cash })}</span><span>
      ${t("purse-cost", { number: cost })}</span><b>${t("purse-left", { number: left })}</b></div>
    <div class="purse-bar" aria-hidden="true"><span style=${{ width }}></span></div>
    ${isShort && html`<p role="status">${t("sheet-short", { missing: cost - cash })}</p><${Dropped} entries=${dropped} />`}
  </div>`;
}

/** What would be dropped, in order; equal entries that follow each other with their number. @param {{entries: string[]}} props */
function Dropped({ entries }) {
  const ends = entries.map((_, place) => place + 1).filter((end) => entries[end] !== entries[end - 1]);
  return html`<ol class="purse-dropped" aria-label=${t("purse-dropped")}>${ends.map((end, place) => {
    const [word, card] = entries[end - 1]?.split(" ") ?? [];
    return html`<li key=${end}>${phrase([`entry-${word}`, { card, number: end - (ends[place - 1] ?? 0) }])}</li>`;
  })}</ol>`;
}
