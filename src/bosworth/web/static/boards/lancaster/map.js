/** The map: nine provinces, each with its knight space, the strength it asks for, its reward and its nobles; the war in France. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { MapView } from "/static/js/map-view.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { isNarrow } from "/static/js/ui.js";
import { labelled, name, t } from "/static/js/words.js";
import { Icon, rewardWords } from "./icons.js";
import { Arms, Ghost, Knight, knightName, partyInHand } from "./pieces.js";
import { now, provinceName } from "./read.js";

/** The plaque of a province, in units of the map. */
const WIDE = 350;
const HIGH = 170;
const NAME = 100;
const PIECE = 122;
const RING = -WIDE / 2 + 68;
const MIDDLE = 18;
const ICON = 56;
const TILE = 60;

/**
 * Where things stand: nobles in their provinces, conflicts beside the map. On a narrow window nothing need be gone to, since all
 * provinces are in sight from the beginning.
 * @param {string} ref
 */
function locate(ref) {
  const [kind, id = ""] = ref.split(":");
  if (isNarrow.value || kind === "card") return [];
  return kind === "noble" ? (table.atlas.value?.areas[id]?.center ?? null) : null;
}

/** The map with everything on it. */
export function Provinces() {
  const board = now.value;
  const atlas = table.atlas.value;
  if (!board || !atlas) return null;
  return html`<${MapView} label=${t("board-provinces")} locate=${locate} frame=${atlas.frame} over=${html`<${TilesToCome} />`}>
    ${board.provinces.map((province) => html`<${Land} key=${province.id} province=${province} area=${atlas.areas[province.id]} />`)}
    ${board.conflicts.map((conflict) => html`<${Site} key=${conflict.id} conflict=${conflict} site=${atlas.sites?.[conflict.id]} />`)}
    ${board.provinces.map((province) => html`<${Plaque} key=${province.id} province=${province} at=${atlas.areas[province.id].center} />`)}
  <//>`;
}

/** How many reward tiles are still in the bag. */
function TilesToCome() {
  const board = now.value;
  if (!board?.has("queenie")) return null;
  const number = board.view.bag.length;
  return html`<div class="tiles-to-come" title=${t("board-tiles-left", { number })}><${Icon} name="tile" label=${t("board-tiles-left", { number })} /><b aria-hidden="true">${number}</b></div>`;
}

/** A province as a stretch of land, lit when a knight may go there. @param {{province: any, area: any}} props */
function Land({ province, area }) {
  const ref = `area:${province.id}`;
  const states = [hand.lit(ref) && "lit", hand.focused(ref) && "focused"].filter(Boolean).join(" ");
  return html`<path class=${`land ${states}`} d=${area.path} data-seat=${province.holder ? now.value?.colour(province.holder.party) : undefined}
    onClick=${() => hand.tap(ref)} aria-hidden="true" />`;
}

/** What a province asks and gives, and who holds it. @param {any} province */
export function provinceFacts(province) {
  return [
    t("board-least", { number: province.least }),
    rewardWords(province.reward),
    ...(province.tile ? [t("board-the-tile", { tiles: rewardWords(province.tile) })] : []),
    province.nobles ? t("board-nobles", { number: province.nobles, letter: province.noble }) : t("board-no-nobles"),
    province.holder ? heldBy(province.holder) : t("board-empty"),
  ];
}

/** @param {any} holder */
function heldBy(holder) {
  const along = ["tudor", "shield"].filter((kind) => holder[kind]).map((kind) => t(`companion-${kind}`));
  const squires = holder.squires ? [t("board-squires", { number: holder.squires })] : [];
  return [knightName(holder.party, holder.strength), ...squires, ...along, t("board-total", { number: holder.total })].join(", ");
}

/** Name, knight space, reward and nobles of a province. @param {{province: any, at: number[]}} props */
function Plaque({ province, at: [x = 0, y = 0] }) {
  const ref = `area:${province.id}`;
  const isPreview = hand.pointed.value === ref && hand.lit(ref);
  return html`<g class="province" transform=${`translate(${x} ${y})`}>
    <${Thing} ref=${ref} label=${[provinceName(province), ...provinceFacts(province)].join(", ")} class="plaque">
      <rect class="plaque-board" x=${-WIDE / 2} y=${-HIGH / 2} width=${WIDE} height=${HIGH} rx="12" />
    <//>
    <g class="shown" aria-hidden="true">
      <text class="province-name" y=${-NAME}><tspan class="province-letter">${province.letter}</tspan><tspan dx="14">${name("area", province.id)}</tspan></text>
      <g class="knight-space" transform=${`translate(${RING} 0)`}>
        <circle class="space-ring" r="58" />
        <text class="least" y="24">${province.least}</text>
      </g>
      <${Rewards} reward=${province.reward} y=${province.tile ? -40 : 0} class="printed" />
      ${province.tile && html`<${Rewards} reward=${province.tile} y=${41} class="tile" />`}
      ${province.holder && html`<${Holder} holder=${province.holder} place=${ref} isGoing=${isPreview} />`}
      ${isPreview && html`<g transform=${`translate(${RING - PIECE * 0.417} ${-PIECE / 2})`}><${Ghost} size=${PIECE} /></g>`}
    </g>
    <${NoblePile} province=${province} />
  </g>`;
}

/**
 * The pictures of a reward in a row.
 * @param {{reward: [string, number][], y: number, class: string}} props
 */
function Rewards({ reward, y, class: own }) {
  const wide = ICON + 3;
  const start = MIDDLE - (reward.length * wide) / 2 + 2;
  const isVoid = (/** @type {string} */ kind) => now.value?.isVoid(partyInHand(), kind, own === "tile");
  return html`<g class=${`rewards ${own}`} transform=${`translate(0 ${y})`}>
    ${own === "tile" && html`<rect class="tile-board" x=${MIDDLE - 66} y="-36" width="132" height="72" rx="10" />`}
    ${reward.map(
      ([kind, number], place) => html`<g key=${kind} transform=${`translate(${start + place * wide} 0)`}>
      <${Icon} name=${kind} x=${0} y=${-ICON / 2} size=${ICON} />
      ${isVoid(kind) && html`<path class="void-mark" d=${`M4 ${ICON / 2 - 4}L${ICON - 4} ${4 - ICON / 2}`} />`}
      ${number > 1 && html`<g transform=${`translate(${ICON - 10} 20)`}><circle class="count-field" r="19" /><text class="count" y="10">${number}</text></g>`}
    </g>`,
    )}
  </g>`;
}

/** Whoever holds a province, with squires, Tudor and shield. @param {{holder: any, place: string, isGoing: boolean}} props */
function Holder({ holder, place, isGoing }) {
  return html`<g class=${`holder ${isGoing ? "ousted" : ""}`} data-place=${place}>
    <${Knight} party=${holder.party} strength=${holder.strength} x=${RING - PIECE * 0.417} y=${-PIECE / 2} size=${PIECE} />
    ${
      holder.squires > 0 &&
      html`<g class="squires-beside" transform=${`translate(${RING + 44} 56)`}>
      <rect class="count-field" x="-33" y="-23" width="66" height="46" rx="23" />
      <text class="count" y="11">+${holder.squires}</text>
    </g>`
    }
    ${holder.tudor > 0 && html`<${Icon} name="tudor" x=${RING + 16} y=${-80} size=${58} />`}
    ${holder.shield > 0 && html`<${Icon} name="shield" x=${RING - 74} y=${-80} size=${58} />`}
  </g>`;
}

/** The nobles of a province: as many tiles as are left, with their letter. @param {{province: any}} props */
function NoblePile({ province }) {
  const label = province.nobles
    ? `${name("area", province.id)}: ${t("board-nobles", { number: province.nobles, letter: province.noble })}`
    : labelled(name("area", province.id), t("board-no-nobles"));
  const tiles = [...Array(province.nobles).keys()];
  const top = (province.nobles - 1) * 3;
  return html`<g transform=${`translate(${WIDE / 2 - 47} 0)`}>
    <${Thing} ref=${`noble:${province.id}`} label=${label} class="nobles">
      <rect class="noble-place" x="-38" y="-70" width="76" height="140" rx="9" />
    <//>
    <g class="shown" aria-hidden="true">
      ${tiles.map((tile) => html`<rect key=${tile} class="noble-tile" x=${-TILE / 2 - tile * 3 + 5} y=${-52 - tile * 3} width=${TILE} height="114" rx="8" />`)}
      ${
        province.nobles > 0 &&
        html`<g transform=${`translate(${5 - top} ${-top})`}>
        <${Arms} letter=${province.noble} x=${-22} y=${-43} wide=${44} /><text class="noble-letter" y="54">${province.noble}</text></g>`
      }
      ${province.nobles > 1 && html`<g transform="translate(30 58)"><circle class="count-field" r="21" /><text class="count" y="11">${province.nobles}</text></g>`}
    </g>
  </g>`;
}

/** Where a conflict is fought. @param {{conflict: any, site: any}} props */
function Site({ conflict, site }) {
  if (!site) return null;
  const ref = `card:${conflict.id}`;
  const [x, y] = site.at;
  const states = [hand.lit(ref) && "lit", hand.focused(ref) && "focused", hand.hinted(ref) && "hinted"].filter(Boolean).join(" ");
  return html`<g class=${`site ${states}`} transform=${`translate(${x} ${y})`} aria-hidden="true" onClick=${() => hand.tap(ref)}>
    <circle class="site-field" r="30" />
    <${Icon} name="swords" x=${-21} y=${-21} size=${42} />
    <text class="site-name" y="-40">${name("card", conflict.id)}</text>
    <text class="site-strength" y="62">${t("board-score", { one: conflict.english, other: conflict.strength })}</text>
  </g>`;
}
