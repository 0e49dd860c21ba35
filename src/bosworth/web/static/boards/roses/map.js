/** The map with everything that stands on it. */

import { hand } from "../../js/hand.js";
import { html } from "../../js/lib.js";
import { MapView, mapScale, placeOf } from "../../js/map-view.js";
import { table } from "../../js/table-state.js";
import { Thing } from "../../js/thing.js";
import { isNarrow } from "../../js/ui.js";
import { labelled, name, say, t } from "../../js/words.js";
import { DetailsCard } from "./details.js";
import { facts } from "./facts.js";
import { Glyph, Hatchings, Rose } from "./glyphs.js";
import { locate } from "./layout.js";
import { Clash, Counters, Orders } from "./marks.js";
import { Bishop, Nobles, Ships, Site } from "./pieces.js";

/** @import {Model} from "./model.js" */
/** @import {Plan} from "./plan.js" */

const CHIP = 58;
/** What of the map is shown at first: all that the game needs, without the ornaments at the edge. */
const FRAME = [52, 52, 2078, 2262];
/** Below this scale only the names are drawn that a player needs to find his way. */
const CLOSE = 0.24;
const CALAIS_BOX = { width: 232, height: 66 };

/**
 * @param {object} props
 * @param {Model} props.model
 * @param {Plan | null} props.plan  the orders that are being written, drawn on top
 * @param {string} props.writer
 * @param {any[]} props.regions  what a parliament held now would say of each region
 */
export function RosesMap({ model, plan, writer, regions }) {
  const touched = isNarrow.value ? "" : hand.inspected.value;
  const over = touched && html`<${DetailsCard} ref=${touched} isAbove=${isSouth(model, touched)} close=${hand.letGo} />`;
  return html`<${MapView} over=${over} label=${t("roses-map")} frame=${FRAME}
    locate=${(/** @type {string} */ ref) => locate(model, ref)}>
    <${Hatchings} />
    <g class=${mapScale.value < CLOSE ? "far" : "close"}>
    ${facts().zones.map(({ id }) => html`<${Sea} key=${id} id=${id} />`)}
    ${facts().regions.map(({ id }) => html`<${Land} key=${id} id=${id} model=${model} />`)}
    ${facts().zones.map(({ id }) => html`<${SeaName} key=${id} id=${id} />`)}
    ${facts().regions.map(
      ({ id }) => html`<${Plaque} key=${id} id=${id} model=${model}
      standing=${model.scored[id] ?? standingOf(regions, id)} />`,
    )}
    <${Calais} model=${model} plan=${plan} writer=${writer} />
    ${Object.keys(table.atlas.value.sites).map((id) => html`<${Site} key=${id} id=${id} model=${model} />`)}
    ${Object.keys(table.atlas.value.bishops).map((id) => html`<${Bishop} key=${id} id=${id} model=${model} />`)}
    <${Ships} model=${model} />
    <${Nobles} model=${model} />
    <${Counters} model=${model} />
    ${plan && html`<${Orders} model=${model} plan=${plan} writer=${writer} />`}
    <${Clash} model=${model} />
    </g>
  <//>`;
}

/** Whether a thing is in the lower half of the map. @param {Model} model @param {string} ref */
function isSouth(model, ref) {
  const [, y = 0] = locate(model, ref) ?? placeOf(ref) ?? [];
  return y > (FRAME[3] ?? 0) / 2;
}

/** @param {any[]} regions @param {string} id */
function standingOf(regions, id) {
  return regions.find((row) => row.region === id);
}

// --- land and sea ------------------------------------------------------------------------------------------------------------

/** @param {{id: string}} props */
function Sea({ id }) {
  const sea = table.atlas.value.seas[id];
  return html`<${Thing} ref=${`area:${id}`} label=${name("area", id)} class="sea"><path d=${sea.path} /><//>`;
}

/** @param {{id: string}} props */
function SeaName({ id }) {
  const {
    label: [x, y],
  } = table.atlas.value.seas[id];
  return html`<text class="sea-name" x=${x} y=${y}>${t(`map-${id}`)}</text>`;
}

/** @param {{id: string, model: Model}} props */
function Land({ id, model }) {
  const area = table.atlas.value.areas[id];
  const house = model.hasHouses ? model.vote[id] : "";
  return html`<${Thing} ref=${`area:${id}`} label=${name("area", id)} class=${`land ${house}`}><path d=${area.path} /><//>`;
}

/**
 * The name of a region, its votes and points, the Royal House that has it, and how strong everybody is there now.
 * @param {{id: string, model: Model, standing: any}} props
 */
function Plaque({ id, model, standing }) {
  const {
    label: [x, y],
    plaque: [px, py],
  } = table.atlas.value.areas[id];
  const region = facts().region[id];
  const strengths = standing?.strengths ? standing.strengths.split(" ").map((/** @type {string} */ pair) => pair.split(":")) : [];
  const left = -((strengths.length - 1) * CHIP) / 2;
  const tip = standing ? say(["look-strengths", { strengths: standing.strengths ?? "" }]) : t("look-empty");
  return html`<g class="plaque" role="img" aria-label=${labelled(name("area", id), tip)}>
    <${RegionName} x=${x} y=${y} text=${name("area", id)} />
    <g transform=${`translate(${px} ${py})`}>
      <title>${t("plaque-tip", { votes: region?.votes, one: region?.first, two: region?.second })}</title>
      ${
        model.hasHouses
          ? html`<rect class="plaque-box" x="-122" y="-27" width="244" height="54" rx="10" /><${Rose}
          house=${model.vote[id] || "none"} x=${-94} y=${0} r=${19} />
          <${Glyph} id="crown" x=${-50} y=${-1} size=${32} class="gold" /><text class="plaque-number" x="-30" y="12">
            ${region?.votes}</text><path class="plaque-line" d="M6 -17V17" />`
          : html`<rect class="plaque-box" x="-70" y="-27" width="140" height="54" rx="10" />`
      }
      <text class="plaque-points" x=${model.hasHouses ? 62 : 0} y="12">${region?.first} · ${region?.second}</text>
    </g>
    <${Strengths} strengths=${strengths} tip=${tip} x=${px + left} y=${py + 47} />
  </g>`;
}

/** Long names stand in two lines. @param {{x: number, y: number, text: string}} props */
function RegionName({ x, y, text }) {
  const words = text.split(" ");
  const cut = words.reduce((best, _, place) => (uneven(words, place) < uneven(words, best) ? place : best), 0);
  const lines = text.length > 12 ? [words.slice(0, cut).join(" "), words.slice(cut).join(" ")].filter(Boolean) : [text];
  return html`<text class="region-name" x=${x} y=${y}>${lines.map(
    (line, place) => html`<tspan key=${line} x=${x}
    dy=${place === 0 ? `${-0.95 * (lines.length - 1)}em` : "0.95em"}>${line}</tspan>`,
  )}</text>`;
}

/** How much longer one line is than the other. @param {string[]} words @param {number} cut */
function uneven(words, cut) {
  return Math.abs(words.slice(0, cut).join(" ").length - words.slice(cut).join(" ").length);
}

/**
 * Control points of each player in a region as they stand, strongest first.
 * @param {{strengths: string[][], tip: string, x: number, y: number}} props
 */
function Strengths({ strengths, tip, x, y }) {
  return html`<g transform=${`translate(${x} ${y})`}>
    <title>${tip}</title>
    ${strengths.map(
      ([player = "", number], place) => html`<g key=${player} transform=${`translate(${place * CHIP} 0)`}
      class="strength">
      <rect x="-27" y="-18" width="54" height="36" rx="8" fill=${`url(#fill-${player})`} />
      <circle r="17" class="number-ground" />
      <text y="9">${number}</text>
    </g>`,
    )}
  </g>`;
}

// --- Calais ------------------------------------------------------------------------------------------------------------------

/**
 * The two boxes of Calais, with the bid that is being written, or those that were made.
 * @param {{model: Model, plan: Plan | null, writer: string}} props
 */
function Calais({ model, plan, writer }) {
  const { calais } = table.atlas.value;
  const [x, y] = calais.label;
  return html`<g class="calais">
    <text class="calais-name" x=${x} y=${y}>${t("map-calais")}</text>
    ${facts().numbers.calais.map((/** @type {string} */ region) => {
      const [cx, cy] = calais[region];
      const amount = plan?.bid?.region === region ? plan?.bid?.amount : 0;
      return html`<${Thing} key=${region} ref=${`calais:${region}`} class="calais-box" transform=${`translate(${cx} ${cy})`}
        label=${say(["offer-bid", { region }])}>
        <rect x=${-CALAIS_BOX.width / 2} y=${-CALAIS_BOX.height / 2} width=${CALAIS_BOX.width} height=${CALAIS_BOX.height}
          rx="10" />
        ${!amount && html`<${Glyph} id="captain" x=${-86} y=${0} size=${42} />`}
        <text x="22" y="12" aria-hidden="true">${t(`short-${region}`)}</text>
        ${
          amount
            ? html`<g transform="translate(-84 0)" class="mark-bid" aria-hidden="true"><circle r="30"
          fill=${`url(#fill-${writer})`} /><circle r="23" class="number-ground" />
          <text y="9">${amount}</text></g>`
            : ""
        }
      <//>`;
    })}
    <${Bids} bids=${model.bids} x=${calais.se[0]} y=${calais.se[1] + 68} />
  </g>`;
}

/** What was bid for Calais, side by side. @param {{bids: Record<string, number>, x: number, y: number}} props */
function Bids({ bids, x, y }) {
  const all = Object.entries(bids);
  const left = x - ((all.length - 1) * CHIP) / 2;
  return html`<g class="bids">${all.map(
    ([player, number], place) => html`<g key=${player} class="strength"
    transform=${`translate(${left + place * CHIP} ${y})`}><rect x="-27" y="-22" width="54" height="44" rx="8"
      fill=${`url(#fill-${player})`} /><circle r="19" class="number-ground" /><text y="10">${number}</text></g>`,
  )}</g>`;
}
