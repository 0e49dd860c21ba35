/** Locations, bishops, nobles and ships on the map: each is one node that moves from where it was. */

import { html } from "../../js/lib.js";
import { table } from "../../js/table-state.js";
import { Thing } from "../../js/thing.js";
import { name } from "../../js/words.js";
import { describe } from "./describe.js";
import { facts, pointsOf } from "./facts.js";
import { Arms, Glyph } from "./glyphs.js";
import { nobleSpots, shipSpots } from "./layout.js";

/** @import {Model} from "./model.js" */

const SHIELD = "M-38 -42H38V4C38 28 20 40 0 49C-20 40 -38 28 -38 4Z";

/** @param {Model} model @param {string} id */
function status(model, id) {
  if (model.owner[id]) return `owned ${model.owner[id]}`;
  if (model.display.includes(id)) return "neutral on-display";
  return model.box.includes(id) ? "neutral gone" : "neutral";
}

/** The region or the sea in which a card stands. @param {Model} model @param {string} id */
function placeOf(model, id) {
  return `area:${model.at[id] || facts().card[id]?.region}`;
}

/** The name of a place where there is little room. @param {string} id */
function shortName(id) {
  const whole = name("card", id);
  return whole.length > 12 ? whole.split(" ")[0] : whole;
}

/** @param {Model} model @param {string} id */
function fill(model, id) {
  return model.owner[id] ? `url(#fill-${model.owner[id]})` : undefined;
}

/**
 * A castle, town or port: its sign on the mark of its owner, with income and garrison.
 * @param {{id: string, model: Model}} props
 */
export function Site({ id, model }) {
  const {
    at: [x, y],
  } = table.atlas.value.sites[id];
  const card = facts().card[id];
  if (!card) return null;
  return html`<${Thing} ref=${`card:${id}`} within=${placeOf(model, id)} label=${describe(model, id)} class=${`site ${card.kind} ${status(model, id)}`}
    transform=${`translate(${x} ${y})`}>
    <circle class="hit" r="62" />
    ${
      card.kind === "castle"
        ? html`<rect class="frame" x="-40" y="-40" width="80" height="80" rx="8"
      fill=${fill(model, id)} />`
        : html`<circle class="frame" r="42" fill=${fill(model, id)} />`
    }
    <circle class="number-ground" r="28" />
    <${Glyph} id=${card.kind} size=${42} />
    ${
      card.income
        ? html`<g aria-hidden="true" class="income" transform="translate(-42 -30)"><circle r="21" /><text y="10">
      ${card.income}</text></g>`
        : ""
    }
    ${
      model.owner[id]
        ? html`<g aria-hidden="true" class="garrison" transform="translate(44 -28)"><${Glyph} id="noble"
      size=${46} /><text y="7">${card.garrison}</text></g>`
        : ""
    }
    <text class="site-name" y="66" aria-hidden="true">${shortName(id)}</text>
  <//>`;
}

/** @param {{id: string, model: Model}} props */
export function Bishop({ id, model }) {
  const {
    at: [x, y],
  } = table.atlas.value.bishops[id];
  return html`<${Thing} ref=${`card:${id}`} within=${placeOf(model, id)} label=${describe(model, id)} class=${`bishop ${status(model, id)}`}
    transform=${`translate(${x} ${y})`}>
    <circle class="hit" r="46" />
    <rect class="frame" x="-28" y="-32" width="56" height="64" rx="26" fill=${fill(model, id)} />
    <circle class="number-ground" r="20" />
    <${Glyph} id="bishop" size=${32} />
  <//>`;
}

/** Nobles with their arms, and the Captain of Calais. @param {{model: Model}} props */
export function Nobles({ model }) {
  const spots = nobleSpots(model);
  return facts()
    .cards.filter((card) => spots[card.id])
    .map((card) => html`<${Noble} key=${card.id} id=${card.id} model=${model} spot=${spots[card.id]} />`)
    .concat(spots.captain ? [html`<${Captain} key="captain" model=${model} spot=${spots.captain} />`] : []);
}

/** @param {{id: string, model: Model, spot: import("./layout.js").Spot}} props */
function Noble({ id, model, spot }) {
  return html`<${Thing} ref=${`card:${id}`} within=${placeOf(model, id)} label=${describe(model, id)} class=${`piece noble ${status(model, id)}`}
    style=${{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
    <circle class="hit" r="52" />
    <path class="frame" d=${SHIELD} fill=${fill(model, id)} />
    <${Arms} id=${id} x=${-28} y=${-34} width=${56} height=${67} />
    <g aria-hidden="true" class="cp" transform="translate(34 32)"><circle r="19" /><text y="10">
      ${pointsOf(id, model.options)}</text></g>
    <title>${describe(model, id)}</title>
  <//>`;
}

/** @param {{model: Model, spot: import("./layout.js").Spot}} props */
function Captain({ model, spot }) {
  const player = model.captain?.player ?? "";
  return html`<g class="piece captain" style=${{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
    <path class="frame" d=${SHIELD} fill=${`url(#fill-${player})`} />
    <circle class="number-ground" r="27" cy="-4" />
    <${Glyph} id="captain" y=${-4} size=${40} />
    <g aria-hidden="true" class="cp" transform="translate(34 32)"><circle r="19" /><text y="10">
      ${facts().numbers.calais_cp}</text></g>
  </g>`;
}

/** @param {{model: Model}} props */
export function Ships({ model }) {
  const spots = shipSpots(model);
  return facts()
    .cards.filter((card) => spots[card.id])
    .map((card) => html`<${Ship} key=${card.id} id=${card.id} model=${model} spot=${spots[card.id]} />`);
}

/** @param {{id: string, model: Model, spot: import("./layout.js").Spot}} props */
function Ship({ id, model, spot }) {
  const home = facts().card[id]?.home ?? "";
  return html`<${Thing} ref=${`card:${id}`} within=${placeOf(model, id)} label=${describe(model, id)} class=${`piece ship ${status(model, id)}`}
    style=${{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
    <circle class="hit" r="52" />
    <path class="frame" d="M-46 8H46L30 44H-30Z" fill=${fill(model, id)} />
    <path class="sail" d="M-4 -46H4V4H-4ZM8 -40C30 -34 38 -18 38 2H8ZM-8 -30C-24 -24 -32 -12 -34 2H-8Z" />
    <text class="ship-name" y="66" aria-hidden="true">${shortName(home)}</text>
    <title>${describe(model, id)}</title>
  <//>`;
}
