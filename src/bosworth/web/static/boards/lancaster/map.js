/** The map: nine provinces, each with its knight space, the strength it asks for, its reward and its nobles; the war in France. */

import { html } from "/static/js/lib.js";
import { hand } from "/static/js/hand.js";
import { MapView } from "/static/js/map-view.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { name, t } from "/static/js/words.js";
import { Icon, rewardWords } from "./icons.js";
import { Arms, Ghost, Knight, knightName } from "./pieces.js";
import { now } from "./read.js";

/** The plaque of a province, in units of the map. */
const WIDE = 290;
const HIGH = 130;
const NAME = 76;
const PIECE = 96;
const RING = -WIDE / 2 + 55;
const MIDDLE = 11;
const TILE = 50;

/** The part of the map that a table begins with: all plaques. @returns {number[]} */
function frame() {
  const centres = Object.values(table.atlas.value?.areas ?? {}).map((/** @type {any} */ area) => area.center);
  const [xs, ys] = [centres.map((centre) => centre[0]), centres.map((centre) => centre[1])];
  return [Math.min(...xs) - WIDE * 0.62, Math.min(...ys) - 165, Math.max(...xs) + WIDE * 0.62, Math.max(...ys) + 130];
}

/** Where things stand that the atlas does not know. @param {string} ref */
function locate(ref) {
  const [kind, id = ""] = ref.split(":");
  const areas = table.atlas.value?.areas ?? {};
  if (kind === "card") return areas.stafford?.center ?? null; // the cards lie beside the map: nothing to go and see
  return kind === "noble" || kind === "area" ? (areas[id]?.center ?? null) : null;
}

/** The map with everything on it. */
export function Provinces() {
  const board = now.value;
  const atlas = table.atlas.value;
  if (!board || !atlas) return null;
  return html`<${MapView} label=${t("board-provinces")} locate=${locate} frame=${frame()}>
    ${board.provinces.map((province) => html`<${Land} key=${province.id} province=${province} area=${atlas.areas[province.id]} />`)}
    ${board.conflicts.map((conflict) => html`<${Site} key=${conflict.id} conflict=${conflict} site=${atlas.sites?.[conflict.id]} />`)}
    ${board.provinces.map((province) => html`<${Plaque} key=${province.id} province=${province} at=${atlas.areas[province.id].center} />`)}
  <//>`;
}

/** A province as a stretch of land, lit when a knight may go there. @param {{province: any, area: any}} props */
function Land({ province, area }) {
  const ref = `area:${province.id}`;
  const states = [hand.lit(ref) && "lit", hand.focused(ref) && "focused"].filter(Boolean).join(" ");
  return html`<path class=${`land ${states}`} d=${area.path} data-seat=${province.holder ? now.value?.colour(province.holder.party) : undefined}
    onClick=${() => hand.tap(ref)} aria-hidden="true" />`;
}

/** What a province is, said to whoever cannot see it. @param {any} province */
function described(province) {
  const parts = [
    name("area", province.id),
    t("board-least", { number: province.least }),
    rewardWords(province.reward),
    ...(province.tile ? [t("board-the-tile", { tiles: rewardWords(province.tile) })] : []),
    province.nobles ? t("board-nobles", { number: province.nobles, letter: province.noble }) : t("board-no-nobles"),
    province.holder ? heldBy(province.holder) : t("board-empty"),
  ];
  return parts.join(", ");
}

/** @param {any} holder */
export function heldBy(holder) {
  const along = ["tudor", "shield"].filter((kind) => holder[kind]).map((kind) => t(`companion-${kind}`));
  const squires = holder.squires ? [t("board-squires", { number: holder.squires })] : [];
  return [knightName(holder.party, holder.strength), ...squires, ...along, t("board-total", { number: holder.total })].join(", ");
}

/** Name, knight space, reward and nobles of a province. @param {{province: any, at: number[]}} props */
function Plaque({ province, at: [x = 0, y = 0] }) {
  const ref = `area:${province.id}`;
  const isPreview = hand.pointed.value === ref && hand.lit(ref);
  return html`<g class="province" transform=${`translate(${x} ${y})`}>
    <${Thing} ref=${ref} label=${described(province)} class="plaque">
      <rect class="plaque-board" x=${-WIDE / 2} y=${-HIGH / 2} width=${WIDE} height=${HIGH} rx="12" />
    <//>
    <g class="shown" aria-hidden="true">
      <text class="province-name" y=${-NAME}>${name("area", province.id)}</text>
      <g class="knight-space" transform=${`translate(${RING} 0)`}>
        <circle class="space-ring" r="47" />
        <text class="least" y="18">${province.least}</text>
      </g>
      <${Rewards} reward=${province.reward} y=${province.tile ? -32 : 0} class="printed" />
      ${province.tile && html`<${Rewards} reward=${province.tile} y=${33} class="tile" />`}
      ${province.holder && html`<${Holder} holder=${province.holder} place=${ref} isGoing=${isPreview} />`}
      ${isPreview && html`<g transform=${`translate(${RING - 40} -49)`}><${Ghost} size=${PIECE} /></g>`}
    </g>
    <${NoblePile} province=${province} />
  </g>`;
}

/**
 * The pictures of a reward in a row.
 * @param {{reward: [string, number][], y: number, class: string}} props
 */
function Rewards({ reward, y, class: own }) {
  const wide = 54;
  const start = MIDDLE - (reward.length * wide) / 2 + 2;
  return html`<g class=${`rewards ${own}`} transform=${`translate(0 ${y})`}>
    ${own === "tile" && html`<rect class="tile-board" x=${MIDDLE - 52} y="-29" width="104" height="58" rx="8" />`}
    ${reward.map(([kind, number], place) => html`<g key=${kind} transform=${`translate(${start + place * wide} 0)`}>
      <${Icon} name=${kind} x=${0} y=${-24} size=${48} />
      ${number > 1 && html`<g transform="translate(42 18)"><circle class="count-field" r="16" /><text class="count" y="7">${number}</text></g>`}
    </g>`)}
  </g>`;
}

/** Whoever holds a province, with squires, Tudor and shield. @param {{holder: any, place: string, isGoing: boolean}} props */
function Holder({ holder, place, isGoing }) {
  return html`<g class=${`holder ${isGoing ? "ousted" : ""}`} data-place=${place}>
    <${Knight} party=${holder.party} strength=${holder.strength} x=${RING - 40} y=${-49} size=${PIECE} />
    ${holder.squires > 0 && html`<g class="squires-beside" transform=${`translate(${RING + 36} 40)`}>
      <rect class="count-field" x="-24" y="-18" width="52" height="36" rx="18" />
      <text class="count" y="9">+${holder.squires}</text>
    </g>`}
    ${holder.tudor > 0 && html`<${Icon} name="tudor" x=${RING + 14} y=${-62} size=${46} />`}
    ${holder.shield > 0 && html`<${Icon} name="shield" x=${RING - 60} y=${-62} size=${46} />`}
  </g>`;
}

/** The nobles of a province: as many tiles as are left, with their letter. @param {{province: any}} props */
function NoblePile({ province }) {
  const label = province.nobles
    ? `${name("area", province.id)}: ${t("board-nobles", { number: province.nobles, letter: province.noble })}`
    : `${name("area", province.id)}: ${t("board-no-nobles")}`;
  const tiles = [...Array(province.nobles).keys()];
  return html`<g transform=${`translate(${WIDE / 2 - 43} 0)`}>
    <${Thing} ref=${`noble:${province.id}`} label=${label} class="nobles">
      <rect class="noble-place" x="-35" y="-52" width="70" height="106" rx="8" />
    <//>
    <g class="shown" aria-hidden="true">
      ${tiles.map((tile) => html`<rect key=${tile} class="noble-tile" x=${-TILE / 2 - tile * 3 + 4} y=${-44 - tile * 3 + 6} width=${TILE} height="88" rx="7" />`)}
      ${province.nobles > 0 && html`<g transform=${`translate(${4 - (province.nobles - 1) * 3} ${-(province.nobles - 1) * 3})`}>
        <${Arms} letter=${province.noble} x=${-17} y=${-33} wide=${34} /><text class="noble-letter" y="41">${province.noble}</text></g>`}
      ${province.nobles > 1 && html`<g transform="translate(26 46)"><circle class="count-field" r="17" /><text class="count" y="8">${province.nobles}</text></g>`}
    </g>
  </g>`;
}

/** Where a conflict is fought. @param {{conflict: any, site: any}} props */
function Site({ conflict, site }) {
  if (!site) return null;
  const ref = `card:${conflict.id}`;
  const [x, y] = site.at;
  const states = [hand.lit(ref) && "lit", hand.focused(ref) && "focused"].filter(Boolean).join(" ");
  return html`<g class=${`site ${states}`} transform=${`translate(${x} ${y})`} aria-hidden="true" onClick=${() => hand.tap(ref)}>
    <circle class="site-field" r="30" />
    <${Icon} name="swords" x=${-21} y=${-21} size=${42} />
    <text class="site-name" y="-40">${name("card", conflict.id)}</text>
    <text class="site-strength" y="62">${t("board-score", { one: conflict.english, other: conflict.strength })}</text>
  </g>`;
}
