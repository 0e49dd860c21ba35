/** A counted ballot as bars: one for yes and one for no, in parts by player. */

import { html } from "/static/js/lib.js";
import { toldLine } from "/static/js/theatre.js";
import { labelled, name, t } from "/static/js/words.js";

/** @import {Ballot, Reading} from "./reading.js" */

/** Both sides of a counted ballot with their sums: yes, no. @param {Ballot} counted */
export function sides({ votes }) {
  return [true, false].map((isYes) => {
    const side = votes.filter((vote) => vote.isYes === isYes);
    return {
      label: t(isYes ? "board-yes" : "board-no"),
      votes: side,
      sum: side.reduce((total, { number }) => total + number, 0),
    };
  });
}

/** The last ballot of the round that was counted, as bars. @param {{now: Reading}} props */
export function LastCount({ now }) {
  const counted = now.ballots.at(-1);
  if (!counted) return null;
  const both = sides(counted);
  const most = Math.max(...both.map(({ sum }) => sum), 1);
  const isFresh = toldLine.value?.say[0] === "event-ballots";
  return html`<figure key=${counted.law} class=${`count-figure ${isFresh ? "is-fresh" : ""}`}>
    <figcaption class="count-caption">${t("board-count", { law: name("law", counted.law) })}
      <b class=${counted.isAdopted ? "is-adopted" : "is-rejected"}>${t(counted.isAdopted ? "board-adopted" : "board-rejected")}</b></figcaption>
    ${both.map(
      ({ label, votes, sum }) => html`<div key=${label} class="count-row">
      <span>${label}</span>
      <span class="count-bar">${votes.map(
        ({
          player,
          number,
        }) => html`<span key=${player} class="count-part" data-seat=${player} style=${{ width: `${(100 * number) / most}%` }}
        title=${labelled(name("side", player), number)}><b>${number}</b></span>`,
      )}</span>
      <b class="count-sum">${sum}</b>
    </div>`,
    )}
  </figure>`;
}
