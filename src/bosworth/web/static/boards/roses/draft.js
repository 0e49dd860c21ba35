/** The draft: the cards on display, who takes one when, and what has been left to the box. */

import { html } from "../../js/lib.js";
import { name, names, t } from "../../js/words.js";
import { DisplayCard } from "./card.js";
import { facts } from "./facts.js";
import { pickers } from "./model.js";

/** @import {Model} from "./model.js" */

/** @param {{model: Model, effects: Record<string, any>}} props */
export function Display({ model, effects }) {
  const cards = [...new Set(model.display)].sort((one, other) => rank(one) - rank(other));
  return html`<section class="display">
    <h3>${t("display-title", { number: model.turn })}</h3>
    <${Queue} model=${model} />
    <div class="cards">${cards.map(
      (id) => html`<${DisplayCard} key=${id} id=${id} model=${model} effects=${effects[id] ?? []}
      number=${model.display.filter((one) => one === id).length} />`,
    )}</div>
    ${
      model.faceUp.length > 0 &&
      html`<p class="note">
      ${t("board-neutral", { cards: names("card", model.faceUp.join(" ")) })}</p>`
    }
    <p class="note">${t("display-rest")}</p>
  </section>`;
}

/** @param {string} id */
function rank(id) {
  return facts().card[id]?.number ?? facts().cards.length;
}

/** Who picks now, and who after. @param {{model: Model}} props */
function Queue({ model }) {
  const waiting = pickers(model);
  return html`<ol class="queue" aria-label=${t("draft-queue")}>
    ${waiting.map(
      (player, place) => html`<li key=${model.picks + place} data-seat=${player}
      aria-current=${place === 0 ? "step" : undefined} title=${name("side", player)}>
      <span class="swatch" data-seat=${player}></span>${
        place === 0
          ? html` <b>${name("side", player)}</b>`
          : html`<span
        class="visually-hidden">${name("side", player)}</span>`
      }</li>`,
    )}
  </ol>`;
}
