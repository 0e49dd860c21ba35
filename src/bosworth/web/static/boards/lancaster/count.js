/** A counted ballot as bars: one for yes and one for no, in parts by player. */

import { html } from "/static/js/lib.js";
import { labelled, name, t } from "/static/js/words.js";
import { now } from "./read.js";

/** The last ballot of the round that was counted, as bars. */
export function LastCount() {
  const counted = now.value?.ballots.at(-1);
  return counted ? html`<${Count} key=${counted.law} counted=${counted} />` : null;
}

/** Both sums of a counted ballot: yes, no. @param {any} counted @returns {number[]} */
export function sums(counted) {
  return [true, false].map((isYes) =>
    counted.votes
      .filter((/** @type {any} */ vote) => vote.isYes === isYes)
      .reduce((/** @type {number} */ total, /** @type {any} */ vote) => total + vote.number, 0),
  );
}

/** One counted ballot. @param {{counted: any}} props */
function Count({ counted }) {
  const board = now.value;
  if (!board) return null;
  const both = sums(counted);
  const most = Math.max(...both, 1);
  return html`<figure class="count-figure">
    <figcaption>${t("board-count", { law: name("law", counted.law) })}
      <b class=${counted.isAdopted ? "adopted" : "rejected"}>${t(counted.isAdopted ? "board-adopted" : "board-rejected")}</b></figcaption>
    ${[true, false].map(
      (isYes, row) => html`<div key=${row} class="bar-row">
      <span class="bar-name">${t(isYes ? "board-yes" : "board-no")}</span>
      <span class="bar">${counted.votes
        .filter((/** @type {any} */ vote) => vote.isYes === isYes)
        .map(
          (/** @type {any} */ vote) => html`<span
        key=${vote.player} class="bar-part" data-seat=${vote.player} style=${{ width: `${(100 * vote.number) / most}%` }}
        title=${labelled(name("side", vote.player), vote.number)}><b>${vote.number}</b></span>`,
        )}</span>
      <b class="bar-sum">${both[row]}</b>
    </div>`,
    )}
  </figure>`;
}
