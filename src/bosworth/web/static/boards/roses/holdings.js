/** What everybody owns: each player's cards, the pairs that score, and what is nobody's. */

import { html } from "../../js/lib.js";
import { labelled, name, names, t } from "../../js/words.js";
import { CardLine } from "./card.js";
import { playerName } from "./describe.js";
import { facts } from "./facts.js";
import { holdings, incomeOf } from "./model.js";

/** @import {Model} from "./model.js" */

/** @param {{model: Model}} props */
export function Holdings({ model }) {
  const gone = facts()
    .cards.filter((card) => model.box.includes(card.id))
    .map((card) => card.id);
  return html`<section class="holdings">
    ${model.order.map(
      (player) => html`<details key=${player} open data-seat=${player}>
      <summary><span class="swatch" data-seat=${player}></span> ${playerName(model, player)}
        <small>${t("income-tip", { number: incomeOf(model, player) })}</small></summary>
      <ul class="card-lines">${holdings(model, player).map(
        (card) => html`<${CardLine} key=${card.id} id=${card.id}
        model=${model} />`,
      )}</ul>
      ${holdings(model, player).length === 0 && html`<p class="note">${t("entry-none")}</p>`}
      <${Bonuses} model=${model} player=${player} />
    </details>`,
    )}
    ${
      model.faceUp.length > 0 &&
      html`<p class="note">
      ${t("board-neutral", { cards: names("card", model.faceUp.join(" ")) })}</p>`
    }
    ${gone.length > 0 && html`<p class="note">${t("holdings-gone", { cards: names("card", gone.join(" ")) })}</p>`}
  </section>`;
}

/** Titles and pairs that will score for a player. @param {{model: Model, player: string}} props */
function Bonuses({ model, player }) {
  const { numbers, titles, cards } = facts();
  const pairs = cards.filter((card) => card.home && model.owner[card.id] === player && model.owner[card.home] === player);
  const lines = [
    ...titles
      .filter((title) => model.title[title.id] === player)
      .map((title) => ({ label: name("title", title.id), points: numbers.title_points })),
    ...pairs.map((card) =>
      card.kind === "ship"
        ? { label: `${t("parliament-trade")} (${name("card", card.home)})`, points: numbers.trade_points }
        : { label: `${t("parliament-church")} (${name("card", card.home)})`, points: numbers.church_points },
    ),
  ];
  return (
    lines.length > 0 &&
    html`<ul class="bonus-lines">${lines.map(
      ({ label, points }) => html`<li key=${label}>
    ${labelled(label, `+${points} ${t("points-short")}`)}</li>`,
    )}</ul>`
  );
}
