/** Cards as they lie on the table. */

import { hand } from "../../js/hand.js";
import { html } from "../../js/lib.js";
import { Thing } from "../../js/thing.js";
import { labelled, name, phrase, t } from "../../js/words.js";
import { describe } from "./describe.js";
import { facts, pointsOf } from "./facts.js";
import { Arms, Sign } from "./glyphs.js";

/** @import {Model} from "./model.js" */
/** @import {Say} from "../../js/types.js" */

/**
 * A card of the display with what is printed on it and what it would bring or block.
 * @param {{id: string, model: Model, effects: Say[], number?: number}} props
 */
export function DisplayCard({ id, model, effects, number = 1 }) {
  const card = facts().card[id];
  return html`<div ...${lighting(id)}><${Thing} tag="div" ref=${`card:${id}`} label=${label(model, id)}
    class=${`play-card ${card?.kind ?? "mercenary"}`}>
    <div class="card-art" aria-hidden="true"><${CardArt} id=${id} /></div>
    <div class="card-words" aria-hidden="true">
      <b class="card-name">${name("card", id)}${number > 1 ? ` ×${number}` : ""}</b>
      <span class="card-kind">
        ${card ? `${name("type", card.kind)} · ${name("area", card.region)}` : t("facts-mercenaries", { number: hired(model) })}</span>
      ${
        card &&
        html`<span class="card-worth">
        <span title=${t("decided-cp")}><b>${pointsOf(id, model.options)}</b> ${t("cp-short")}</span>
        <span>${
          card.income
            ? html`<span title=${t("facts-income", { number: card.income })}><${Sign} id="coin"
          class="gold" />£${card.income}</span>`
            : ""
        }
        ${
          card.garrison
            ? html`<span title=${t("facts-garrison", { number: card.garrison })}><${Sign} id="noble" />
          ${card.garrison}</span>`
            : ""
        }</span>
      </span>`
      }
      ${
        effects.length > 0 &&
        html`<ul class="effects">${effects.map(
          (effect) => html`<li key=${effect[0]}
        class=${effect[0].startsWith("gain") ? "gain" : "deny"}>${phrase(effect)}</li>`,
        )}</ul>`
      }
    </div>
  <//></div>`;
}

/** Pointing at a card lights its place on the map. @param {string} id */
export function lighting(id) {
  return { onPointerEnter: () => hand.light([`card:${id}`]), onPointerLeave: () => hand.light([]) };
}

/** @param {Model} model @param {string} id */
function label(model, id) {
  if (facts().card[id]) return describe(model, id);
  return labelled(name("card", id), t("facts-mercenaries", { number: hired(model) }));
}

/** How many counters a mercenary card brings this turn. @param {Model} model @returns {number} */
function hired(model) {
  return Math.min(facts().numbers.mercenaries[model.turn - 1] ?? 0, model.stack);
}

/** @param {{id: string}} props */
export function CardArt({ id }) {
  const card = facts().card[id];
  if (card?.kind === "noble")
    return html`<svg viewBox="0 0 60 72" aria-hidden="true"><${Arms} id=${id} x=${0} y=${0}
    width=${60} height=${72} /></svg>`;
  return html`<${Sign} id=${card?.kind ?? "mercenary"} />`;
}

/**
 * A card as a short line: its sign, its name, what it is worth.
 * @param {{id: string, model: Model}} props
 */
export function CardLine({ id, model }) {
  const card = facts().card[id];
  const place = model.at[id];
  return html`<li ...${lighting(id)}><${Thing} tag="div" ref=${`card:${id}`} label=${describe(model, id)} class="card-line">
    <span class="line-art" aria-hidden="true"><${CardArt} id=${id} /></span>
    <span class="line-name" aria-hidden="true">${name("card", id)}${place && html`<small>${name("area", place)}</small>`}</span>
    <span class="line-worth" aria-hidden="true">
      ${pointsOf(id, model.options)}${card?.income ? html` · £${card.income}` : ""}</span>
  <//></li>`;
}
