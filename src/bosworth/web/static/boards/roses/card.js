/** Cards as they lie on the table. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { labelled, name, phrase, t } from "/static/js/words.js";
import { describe } from "./describe.js";
import { Arms, Sign } from "./glyph.js";

/** @import {Card, Reading} from "./reading.js" */

/**
 * A card of the display with what is printed on it and what it would bring or block.
 * @param {{id: string, now: Reading}} props
 */
export function DisplayCard({ id, now }) {
  const card = now.card[id];
  const number = now.display.filter((one) => one === id).length;
  const hired = t("facts-mercenaries", { number: Math.min(now.numbers.mercenaries[now.view.turn - 1] ?? 0, now.view.stack) });
  const kind = card ? `${name("type", card.kind)} · ${name("area", card.region)}` : hired;
  return html`<div ...${lighting(id)}><${Thing} tag="div" ref=${`card:${id}`}
    label=${card ? describe(now, id) : labelled(name("card", id), hired)} class=${`card-shown is-${card?.kind ?? "mercenary"}`}>
    <div class="card-art" aria-hidden="true"><${CardArt} id=${id} kind=${card?.kind} /></div>
    <div class="card-words" aria-hidden="true">
      <b class="card-name">${name("card", id)}${number > 1 ? ` ×${number}` : ""}</b>
      <span class="card-kind">${kind}</span>
      ${card && html`<${Worth} card=${card} cp=${now.pointsOf(id)} />`}
      <${Effects} of=${now.forecast.cards?.[id] ?? []} />
    </div>
  <//></div>`;
}

/** @param {{card: Card, cp: number}} props */
function Worth({ card: { income, garrison }, cp }) {
  return html`<span class="card-worth">
    <span><b>${cp}</b> ${t("cp-short")}</span>
    <span>
      ${income > 0 && html`<span><${Sign} id="coin" class="is-gold" />£${income}</span>`}
      ${garrison > 0 && html`<span><${Sign} id="noble" />${garrison}</span>`}
    </span>
  </span>`;
}

/** What the card would bring or block. @param {{of: import("/static/js/types.js").Say[]}} props */
function Effects({ of: effects }) {
  if (effects.length === 0) return null;
  return html`<ul class="card-effects">${effects.map(
    (effect) => html`<li key=${effect[0]} class=${effect[0].startsWith("gain") ? "is-gain" : "is-deny"}>${phrase(effect)}</li>`,
  )}</ul>`;
}

/** Pointing at a card lights its place on the map. @param {string} id */
export function lighting(id) {
  return { onPointerEnter: () => hand.light([`card:${id}`]), onPointerLeave: () => hand.light([]) };
}

/** @param {{id: string, kind?: string}} props */
export function CardArt({ id, kind = "mercenary" }) {
  if (kind !== "noble") return html`<${Sign} id=${kind} class="card-sign" />`;
  return html`<svg viewBox="0 0 60 72" aria-hidden="true"><${Arms} id=${id} x=${0} y=${0} width=${60} height=${72} /></svg>`;
}

/**
 * A card as a short line: its sign, its name, what it is worth.
 * @param {{card: Card, now: Reading}} props
 */
export function CardLine({ card: { id, kind, income }, now }) {
  const place = now.at[id];
  return html`<li ...${lighting(id)}><${Thing} tag="div" ref=${`card:${id}`} label=${describe(now, id)} class="card-line">
    <span class="card-line-art" aria-hidden="true"><${CardArt} id=${id} kind=${kind} /></span>
    <span class="card-line-name" aria-hidden="true">${name("card", id)}${place && html`<small>${name("area", place)}</small>`}</span>
    <span class="card-line-worth" aria-hidden="true">${now.pointsOf(id)}${income > 0 && html` · £${income}`}</span>
  <//></li>`;
}
