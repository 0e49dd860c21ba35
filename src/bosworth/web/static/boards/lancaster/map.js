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
import { provinceName } from "./reading.js";

/** @import {Conflict, Province, Reading, Reward} from "./reading.js" */

/** The plaque of a province, in units of the map. */
const WIDE = 350;
const HIGH = 170;
const NAME = 100;
const PIECE = 122;
const RING = -WIDE / 2 + 68;
const TILE = 60;
/** Between the ring and the nobles: its middle and its width, the size of a picture there, and the room that a number beside it takes. */
const MIDDLE = 21;
const ROOM = 132;
const ICON = 54;
const NUMBER = 23;
/** Decisions that are about one province. */
const ASKED = ["retinue", "province", "crossing"];
/** What is seen around the plaques at the beginning. */
const MARGIN = 14;

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

/** The part of the map to begin with: all plaques, as large as they can be. @param {Record<string, {center: [number, number]}>} areas */
function plaques(areas) {
  const centers = Object.values(areas).map(({ center }) => center);
  const [across, down] = [centers.map(([x]) => x), centers.map(([, y]) => y)];
  return [
    Math.min(...across) - WIDE / 2 - MARGIN,
    Math.min(...down) - NAME - 4 * MARGIN,
    Math.max(...across) + WIDE / 2 + 2 * MARGIN,
    Math.max(...down) + HIGH / 2 + MARGIN,
  ];
}

/** The map with everything on it. @param {{now: Reading}} props */
export function Provinces({ now }) {
  const atlas = table.atlas.value;
  if (!atlas) return null;
  return html`<${MapView} label=${t("board-provinces")} locate=${locate} frame=${plaques(atlas.areas)} over=${html`<${TilesToCome} now=${now} />`}>
    ${now.provinces.map((province) => html`<${Land} key=${province.id} province=${province} area=${atlas.areas[province.id]} />`)}
    ${now.conflicts.map((conflict) => html`<${Site} key=${conflict.id} conflict=${conflict} site=${atlas.sites?.[conflict.id]} />`)}
    ${now.provinces.map((province) => html`<${Plaque} key=${province.id} now=${now} province=${province} at=${atlas.areas[province.id].center} />`)}
  <//>`;
}

/** How many reward tiles are still in the bag. @param {{now: Reading}} props */
function TilesToCome({ now }) {
  if (!now.has("queenie")) return null;
  const number = now.view.bag.length;
  return html`<${Thing} tag="div" class="map-tiles-to-come" ref="pile:tiles" label=${t("board-tiles-left", { number })}><${Icon} name="tile" /><b>${number}</b><//>`;
}

/** The states in which something on the map is drawn. @param {string} ref */
function states(ref) {
  return [hand.lit(ref) && "lit", hand.focused(ref) && "focused"].filter(Boolean).join(" ");
}

/** A touch of what is no `Thing` itself; the map beneath, on which it would let go, does not hear of it. @param {string} ref */
const touching = (ref) => (/** @type {Event} */ event) => {
  event.stopPropagation();
  hand.tap(ref);
};

/** A province as a stretch of land, lit when a knight may go there. @param {{province: Province, area: {path: string}}} props */
function Land({ province, area }) {
  const ref = `area:${province.id}`;
  return html`<path class=${`map-land ${states(ref)}`} d=${area.path} data-seat=${province.holder ?? undefined}
    onClick=${touching(ref)} aria-hidden="true" />`;
}

/** What a province asks and gives, and who holds it. @param {Reading} now @param {Province} province */
export function provinceFacts(now, province) {
  return [
    t("board-least", { number: province.least }),
    rewardWords(province.reward),
    ...(province.tile ? [t("board-the-tile", { tiles: rewardWords(province.tile) })] : []),
    province.nobles ? t("board-nobles", { number: province.nobles, letter: province.noble }) : t("board-no-nobles"),
    province.holder ? heldBy(now, province.holder, province) : t("board-empty"),
  ];
}

/** @param {Reading} now @param {string} party @param {Province} province */
function heldBy(now, party, { knight, squires, tudor, shield, total }) {
  return [
    knightName(now, party, knight),
    ...(squires ? [t("board-squires", { number: squires })] : []),
    ...(tudor ? [t("companion-tudor")] : []),
    ...(shield ? [t("companion-shield")] : []),
    t("board-total", { number: total }),
  ].join(", ");
}

/** A province on the map. @param {{now: Reading, province: Province, at: [number, number]}} props */
function Plaque({ now, province, at: [x, y] }) {
  const ref = `area:${province.id}`;
  const isPreview = hand.pointed.value === ref && hand.lit(ref);
  return html`<g transform=${`translate(${x} ${y})`}>
    <${Thing} ref=${ref} label=${[provinceName(province), ...provinceFacts(now, province)].join(", ")} class=${`map-plaque ${now.isMine && now.province === province && ASKED.includes(now.step) ? "is-now" : ""}`}>
      <rect class="map-plaque-board" x=${-WIDE / 2} y=${-HIGH / 2} width=${WIDE} height=${HIGH} rx="12" />
    <//>
    <g class="map-shown" aria-hidden="true">
      <text class="map-name" x=${-WIDE / 2 + 58} y=${-NAME}>${name("area", province.id)}</text>
      <${Badge} class="map-letter" x=${-WIDE / 2 + 20} y=${-NAME - 8}>${province.letter}<//>
      <g transform=${`translate(${RING} 0)`}>
        <circle class="map-ring" r="58" />
        <text class="map-least" y="24">${province.least}</text>
      </g>
      <${Rewards} now=${now} reward=${province.reward} y=${province.tile ? -40 : 0} />
      ${province.tile && html`<${Rewards} now=${now} reward=${province.tile} y=${41} isTile=${true} />`}
      ${province.holder && html`<${Holder} now=${now} party=${province.holder} province=${province} isGoing=${isPreview} />`}
      ${province.holder && html`<${Badge} class="map-asked" x=${-WIDE / 2 + 10} y=${HIGH / 2 - 22}>${province.least}<//>`}
      ${isPreview && html`<g transform=${`translate(${RING - PIECE * 0.417} ${-PIECE / 2})`}><${Ghost} now=${now} size=${PIECE} /></g>`}
    </g>
    <${NoblePile} now=${now} province=${province} />
  </g>`;
}

/**
 * The pictures of a reward in a row.
 * @param {{now: Reading, reward: Reward, y: number, isTile?: boolean}} props
 */
function Rewards({ now, reward, y, isTile = false }) {
  const numbers = reward.filter(([, number]) => number > 1).length;
  const size = Math.min(ICON, (ROOM - numbers * NUMBER) / reward.length - 2);
  let at = MIDDLE - (reward.length * (size + 2) + numbers * NUMBER) / 2;
  return html`<g transform=${`translate(0 ${y})`}>
    ${isTile && html`<rect class="map-tile" x=${MIDDLE - ROOM / 2} y="-36" width=${ROOM} height="72" rx="10" />`}
    ${reward.map(([kind, number]) => {
      const x = at;
      at += size + 2 + (number > 1 ? NUMBER : 0);
      return html`<g key=${kind} transform=${`translate(${x} 0)`}>
        <${Icon} name=${kind} x=${0} y=${-size / 2} size=${size} />
        ${now.isVoid(partyInHand(now), kind, isTile) && html`<path class="map-void" d=${`M4 ${size / 2 - 4}L${size - 4} ${4 - size / 2}`} />`}
        ${number > 1 && html`<text class="map-number" x=${size} y="14">${number}</text>`}
      </g>`;
    })}
  </g>`;
}

/** A small sign on a plaque, never smaller than can be read. @param {{class?: string, x: number, y: number, children?: any}} props */
function Badge({ class: own = "", x, y, children }) {
  return html`<g transform=${`translate(${x} ${y})`}><g class=${`map-badge ${own}`}>
    <circle class="map-badge-field" r="23" /><text class="map-badge-text" y="11">${children}</text>
  </g></g>`;
}

/** Whoever holds a province, with squires, Tudor and shield. @param {{now: Reading, party: string, province: Province, isGoing: boolean}} props */
function Holder({ now, party, province: { id, knight, squires, tudor, shield }, isGoing }) {
  return html`<g class=${`map-holder ${isGoing ? "is-ousted" : ""}`} data-place=${`area:${id}`}>
    <${Knight} now=${now} party=${party} strength=${knight} x=${RING - PIECE * 0.417} y=${-PIECE / 2} size=${PIECE} />
    ${squires > 0 && html`<${Badge} x=${RING + 50} y=${56}>+${squires}<//>`}
    ${tudor > 0 && html`<${Icon} name="tudor" x=${RING + 16} y=${-80} size=${58} />`}
    ${shield > 0 && html`<${Icon} name="shield" x=${RING - 74} y=${-80} size=${58} />`}
  </g>`;
}

/** The nobles of a province: as many tiles as are left, with their letter. @param {{now: Reading, province: Province}} props */
function NoblePile({ now, province: { id, noble, nobles } }) {
  const label = nobles
    ? `${name("area", id)}: ${t("board-nobles", { number: nobles, letter: noble })}`
    : labelled(name("area", id), t("board-no-nobles"));
  const top = (nobles - 1) * 3;
  return html`<g transform=${`translate(${WIDE / 2 - 47} 0)`}>
    <${Thing} ref=${`noble:${id}`} label=${label} class="map-nobles">
      <rect class="map-noble-place" x="-38" y="-70" width="76" height="140" rx="9" />
    <//>
    <g class="map-shown" aria-hidden="true">
      ${[...Array(nobles).keys()].map((tile) => html`<rect key=${tile} class="map-noble-tile" x=${-TILE / 2 - tile * 3 + 5} y=${-52 - tile * 3} width=${TILE} height="114" rx="8" />`)}
      ${
        nobles > 0 &&
        html`<g transform=${`translate(${5 - top} ${-top})`}>
        <${Arms} now=${now} letter=${noble} x=${-22} y=${-43} wide=${44} /><text class="map-noble-letter" y="54">${noble}</text></g>`
      }
      ${nobles > 1 && html`<${Badge} x=${40} y=${60}>${nobles}<//>`}
    </g>
  </g>`;
}

/** Where a conflict is fought. @param {{conflict: Conflict, site?: {at: [number, number]}}} props */
function Site({ conflict, site }) {
  if (!site) return null;
  const ref = `card:${conflict.id}`;
  const [x, y] = site.at;
  return html`<g class=${`map-site ${states(ref)} ${hand.hinted(ref) ? "hinted" : ""}`} transform=${`translate(${x} ${y})`} aria-hidden="true" onClick=${touching(ref)}>
    <circle class="map-site-field" r="30" />
    <${Icon} name="swords" x=${-21} y=${-21} size=${42} />
    <text class="map-site-name" y="-40">${name("card", conflict.id)}</text>
    <text class="map-site-name is-strength" y="62">${t("board-score", { one: conflict.english, other: conflict.strength })}</text>
  </g>`;
}
