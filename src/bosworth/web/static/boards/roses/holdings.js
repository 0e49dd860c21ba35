/** What everybody owns: each player's cards, the pairs that score, and what is nobody's. */

import { html } from "/static/js/lib.js";
import { labelled, name, names, t } from "/static/js/words.js";
import { CardLine } from "./card.js";
import { playerName } from "./describe.js";
import { ComingBack } from "./draft.js";
import { Swatch } from "./glyph.js";

/** @import {Reading} from "./reading.js" */

/** @param {{now: Reading}} props */
export function Holdings({ now }) {
  const gone = now.printed.cards.filter((card) => now.view.box.includes(card.id)).map((card) => card.id);
  return html`<section class="holdings">
    ${now.view.order.map((player) => html`<${Owned} key=${player} now=${now} player=${player} />`)}
    <${ComingBack} now=${now} />
    ${gone.length > 0 && html`<p class="roses-note">${t("holdings-gone", { cards: names("card", gone.join(" ")) })}</p>`}
  </section>`;
}

/** @param {{now: Reading, player: string}} props */
function Owned({ now, player }) {
  const cards = now.holdings(player);
  const bonuses = bonusesOf(now, player);
  return html`<details open data-seat=${player}>
    <summary><${Swatch} of=${player} /> ${playerName(now, player)}
      <small>${t("income-tip", { number: now.incomeOf(player) })}</small></summary>
    <ul class="card-lines">${cards.map((card) => html`<${CardLine} key=${card.id} card=${card} now=${now} />`)}</ul>
    ${cards.length === 0 && html`<p class="roses-note">${t("entry-none")}</p>`}
    ${bonuses.length > 0 && html`<ul class="holdings-bonuses">${bonuses.map((line) => html`<li key=${line}>${line}</li>`)}</ul>`}
  </details>`;
}

/** Titles and pairs that will score for a player. @param {Reading} now @param {string} player */
function bonusesOf(now, player) {
  const { title_points, trade_points, church_points } = now.numbers;
  const line = (/** @type {string} */ label, /** @type {number} */ points) => labelled(label, `+${points} ${t("points-short")}`);
  const pairs = now.holdings(player).filter(({ home }) => home && now.view.owner[home] === player);
  return [
    ...now.titlesOf(player).map((title) => line(name("title", title.id), title_points)),
    ...pairs.map(({ kind, home }) => {
      const isTrade = kind === "ship";
      const label = t(isTrade ? "parliament-trade" : "parliament-church");
      return line(`${label} (${name("card", home)})`, isTrade ? trade_points : church_points);
    }),
  ];
}
