/** The map with everything that stands on it. */

import { html } from "/static/js/lib.js";
import { MapView, mapScale } from "/static/js/map-view.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { labelled, name, say, t } from "/static/js/words.js";
import { sheet } from "./desk.js";
import { Glyph, Hatchings, Rose } from "./glyph.js";
import { Clash, Counters, Orders } from "./marks.js";
import { Pieces } from "./pieces.js";
import { recalled } from "./proposal.js";
import { pairsOf } from "./scores.js";
import { locate } from "./spots.js";

/** @import {Sheet} from "./plan.js" */
/** @import {Reading, Region, Standing} from "./reading.js" */

const CHIP = 57;
/** What of the map is shown at first: all that the game needs, without the ornaments at the edge. */
const FRAME = [52, 52, 2078, 2262];
/** Below this scale only the names are drawn that a player needs to find his way. */
const CLOSE = 0.24;
const CALAIS_BOX = { width: 232, height: 66 };

/** With the orders that are being written on top. @param {{now: Reading}} props */
export function RosesMap({ now }) {
  const { regions, zones } = now.printed;
  const { standings } = now;
  const writing = now.isPlanning ? sheet(now) : recalled(now);
  return html`<${MapView} label=${t("roses-map")} frame=${FRAME} locate=${(/** @type {string} */ ref) => locate(now, ref)}>
    <${Hatchings} />
    <g class=${mapScale.value < CLOSE ? "is-far" : ""}>
    ${[...zones, ...regions].map(({ id }) => html`<${Area} key=${id} id=${id} />`)}
    ${zones.map(({ id }) => html`<${SeaName} key=${id} id=${id} />`)}
    ${regions.map((region) => html`<${Plaque} key=${region.id} region=${region} now=${now} standing=${standings[region.id]} />`)}
    <${Calais} now=${now} writing=${writing} />
    <${Pieces} now=${now} />
    <${Counters} now=${now} />
    ${writing && html`<${Orders} now=${now} plan=${writing.plan} player=${writing.player} />`}
    <${Clash} now=${now} />
    </g>
  <//>`;
}

// --- land and sea ------------------------------------------------------------------------------------------------------------

/** A region or a sea. @param {{id: string}} props */
function Area({ id }) {
  const { areas, seas } = table.atlas.value;
  return html`<${Thing} ref=${`area:${id}`} label=${name("area", id)} class="map-area"><path d=${(areas[id] ?? seas[id]).path} /><//>`;
}

/** @param {{id: string}} props */
function SeaName({ id }) {
  const [x, y] = table.atlas.value.seas[id].label;
  return html`<text class="map-sea-name" x=${x} y=${y}>${t(`map-${id}`)}</text>`;
}

/**
 * The name of a region, its votes and points, the Royal House that has it, and how strong everybody is there now.
 * @param {{region: Region, now: Reading, standing?: Standing}} props
 */
function Plaque({ region: { id, votes, first, second }, now, standing }) {
  const { label, plaque } = table.atlas.value.areas[id];
  const tip = standing ? say(["look-strengths", { strengths: standing.strengths }]) : t("look-empty");
  return html`<g class="map-plaque" role="img" aria-label=${labelled(name("area", id), tip)}>
    <${RegionName} x=${label[0]} y=${label[1]} text=${name("area", id)} />
    <g transform=${`translate(${plaque[0]} ${plaque[1] - 27})`}><g class="map-plaque-body">
      ${
        now.hasHouses
          ? html`<rect class="map-plaque-box has-votes" x="-122" y="0" width="244" height="54" rx="10" />
          <g class="map-plaque-votes"><${Rose} house=${now.view.vote[id] ?? "none"} x=${-94} y=${27} r=${19} />
            <${Glyph} id="crown" x=${-50} y=${26} size=${32} class="is-gold" /><text class="map-plaque-number" x="-30" y="40">
            ${votes}</text></g><path class="map-plaque-line" d="M6 10V44" />`
          : html`<rect class="map-plaque-box" x="-70" y="0" width="140" height="54" rx="10" />`
      }
      <text class="map-plaque-points" x=${now.hasHouses ? 62 : 0} y="40">${first} · ${second}</text>
      <g transform="translate(0 56)"><${Chips} pairs=${pairsOf(standing?.strengths ?? "")} /></g>
    </g></g>
  </g>`;
}

/** Long names stand in two lines. @param {{x: number, y: number, text: string}} props */
function RegionName({ x, y, text }) {
  const words = text.split(" ");
  const cut = words.reduce((best, _, place) => (uneven(words, place) < uneven(words, best) ? place : best), 0);
  const lines = text.length > 12 ? [words.slice(0, cut).join(" "), words.slice(cut).join(" ")].filter(Boolean) : [text];
  return html`<text class="map-region-name" x=${x} y=${y}>${lines.map(
    (line, place) => html`<tspan key=${line} x=${x}
    dy=${place === 0 ? `${-0.95 * (lines.length - 1)}em` : "0.95em"}>${line}</tspan>`,
  )}</text>`;
}

/** How much longer one line is than the other. @param {string[]} words @param {number} cut */
function uneven(words, cut) {
  return Math.abs(words.slice(0, cut).join(" ").length - words.slice(cut).join(" ").length);
}

/** Numbers of players side by side, below a point. @param {{pairs: (string | number)[][]}} props */
function Chips({ pairs }) {
  const left = (-(pairs.length - 1) * CHIP) / 2;
  return html`${pairs.map(
    ([player, number], place) => html`<g key=${player} transform=${`translate(${left + place * CHIP} 23)`} class="map-chip">
      <rect x="-27" y="-21" width="54" height="42" rx="8" fill=${`url(#fill-${player})`} />
      <rect x="-20" y="-16" width="40" height="32" rx="9" class="glyph-ground" />
      <text y="13">${number}</text>
    </g>`,
  )}`;
}

// --- Calais ------------------------------------------------------------------------------------------------------------------

/**
 * The two boxes of Calais, with the bid that is being written, or those that were made.
 * @param {{now: Reading, writing: Pick<Sheet, "player" | "plan"> | null}} props
 */
function Calais({ now, writing }) {
  const { calais } = table.atlas.value;
  const [x, y] = calais.label;
  const bid = writing?.plan.bid;
  return html`<g>
    <text class="map-calais-name" x=${x} y=${y}>${t("map-calais")}</text>
    ${now.numbers.calais.map(
      (/** @type {string} */ region) => html`<${CalaisBox} key=${region} region=${region} player=${writing?.player}
      amount=${bid?.region === region ? bid.amount : 0} />`,
    )}
    <g transform=${`translate(${calais.se[0]} ${calais.se[1] + 40})`}><g class="map-plaque-body"><${Chips} pairs=${Object.entries(now.bids)} /></g></g>
  </g>`;
}

/** @param {{region: string, player?: string, amount: number}} props */
function CalaisBox({ region, player, amount }) {
  const [x, y] = table.atlas.value.calais[region];
  const { width, height } = CALAIS_BOX;
  return html`<${Thing} ref=${`calais:${region}`} class="map-calais-box" transform=${`translate(${x} ${y})`}
    label=${say(["offer-bid", { region }])}>
    <rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="10" />
    ${!amount && html`<${Glyph} id="captain" x=${-86} y=${0} size=${42} class="map-calais-sign" />`}
    <text x="22" y="12" aria-hidden="true">${t(`short-${region}`)}</text>
    ${
      amount > 0 &&
      html`<g transform="translate(-84 0)" class="map-bid" aria-hidden="true"><circle r="30" fill=${`url(#fill-${player})`} />
      <circle r="23" class="glyph-ground" /><text y="9">${amount}</text></g>`
    }
  <//>`;
}
