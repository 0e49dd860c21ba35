/** Dudo in the browser: the players with their cups, what is bid, one's own dice, and the numbers and faces to bid with. */

import { html } from "/static/js/lib.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { name, say, t } from "/static/js/words.js";

/**
 * @typedef {object} View  What a seat is shown, as `game.show` gives it.
 * @property {string} active
 * @property {string | null} bidder
 * @property {number} number
 * @property {number} face
 * @property {Record<string, number>} left  by player
 * @property {Record<string, number[]>} dice  by player: one's own
 * @property {string[]} winners
 */

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** @param {{face: number}} props */
function Die({ face }) {
  const spots = PIPS[face] ?? [];
  return html`<svg class="dudo-die" viewBox="0 0 36 36" role="img" aria-label=${face ? name("face", String(face)) : ""}>
    <rect x="1" y="1" width="34" height="34" rx="7" />
    ${spots.map((spot) => html`<circle key=${spot} cx=${9 + 9 * (spot % 3)} cy=${9 + 9 * Math.floor(spot / 3)} r="3.2" />`)}
  </svg>`;
}

/** @param {{view: View}} props */
function Players({ view }) {
  return html`<ul class="dudo-players">
    ${Object.entries(view.left).map(([player, left]) => {
      const isTurn = player === view.active && view.winners.length === 0;
      return html`<li key=${player} class=${left ? "" : "out"} data-seat=${player} aria-current=${isTurn ? "true" : undefined}>
        <strong>${name("side", player)}</strong>
        <span class="dudo-cup" aria-hidden="true">${Array.from({ length: left }, (_, number) => html`<${Die} key=${number} face=${0} />`)}</span>
        <small>${t("board-left", { number: left })}</small>
      </li>`;
    })}
  </ul>`;
}

/** @param {{view: View}} props */
function Bid({ view }) {
  if (!view.bidder) return html`<p class="dudo-bid none">${t("board-no-bid")}</p>`;
  return html`<p class="dudo-bid"><span>${name("side", view.bidder)}</span> <b>${view.number} ×</b> <${Die} face=${view.face} /></p>`;
}

/** Numbers and faces to touch: the offers light those that can be bid. @param {{view: View}} props */
function Bidding({ view }) {
  const total = Object.values(view.left).reduce((sum, left) => sum + left, 0);
  const numbers = Array.from({ length: total }, (_, number) => number + 1);
  return html`<div class="dudo-bidding">
    <div role="group" aria-label=${t("board-numbers")}>${numbers.map(
      (number) => html`<${Thing} key=${number} tag="button" type="button"
      class="dudo-number" ref=${`number:${number}`} label=${String(number)}>${number}<//>`,
    )}</div>
    <div role="group" aria-label=${t("board-faces")}>${[1, 2, 3, 4, 5, 6].map(
      (face) => html`<${Thing} key=${face} tag="button" type="button"
      class="dudo-face" ref=${`face:${face}`} label=${name("face", String(face))}><${Die} face=${face} /><//>`,
    )}</div>
  </div>`;
}

/** What is shown now. @returns {View | undefined} */
const viewed = () => /** @type {any} */ (table.shown.value?.view);

function Board() {
  const view = viewed();
  if (!view) return null;
  const mine = Object.values(view.dice).flat();
  return html`<div class="dudo">
    <${Players} view=${view} />
    <section class="dudo-middle" aria-label=${t("board-bid")}><${Bid} view=${view} /></section>
    ${
      mine.length > 0 &&
      html`<section class="dudo-mine" aria-label=${t("board-mine")}>
      <h3>${t("board-mine")}</h3>
      <div>${mine.map((face, number) => html`<${Die} key=${number} face=${face} />`)}</div></section>`
    }
    ${view.winners.length === 0 && html`<${Bidding} view=${view} />`}
  </div>`;
}

/** Who has won. */
function End() {
  const view = viewed();
  if (!view) return null;
  return html`<section class="dudo-end"><h2>${say(["prompt-over", { players: view.winners.join(" ") }])}</h2></section>`;
}

export default { Board, End };
