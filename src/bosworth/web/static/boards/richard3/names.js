/** The names on the map in the reader's language: as many as can be read, none over a piece or over another. */

import { html } from "/static/js/lib.js";
import { capital, name } from "/static/js/words.js";
import { collide } from "./spread.js";

/** @import {Camp} from "./camps.js" */
/** @import {Box} from "./spread.js" */

/** Below this scale names are set narrow and cities go without. */
const FAR = 0.25;
/** The smallest type, in pixels. */
const LEAST = { area: 11.5, city: 9, far: 9.5 };
/** The width of a letter and the height of a line, as parts of the size of the type. */
const LETTER = { area: 0.68, city: 0.46, far: 0.47 };
/** A name that finds no room is tried again a little smaller. */
const SIZES = [1, 0.84];
const LINE = 0.9;
const RISE = 0.3;

/**
 * @typedef {object} Written  A name where it is written.
 * @property {string} id
 * @property {"area" | "city"} kind
 * @property {string} text
 * @property {number} size
 * @property {number[]} at
 */

/** @param {{atlas: any, camps: Camp[], taken: Box[], scale: number}} props  `taken`: what stands on the map besides the camps */
export function Names({ atlas, camps, taken, scale }) {
  const seas = Object.entries(atlas.seas);
  return html`<g class=${`names ${scale < FAR ? "is-far" : ""}`} aria-hidden="true">
    ${seas.map(([id, sea]) => html`<${SeaName} key=${id} id=${id} sea=${sea} />`)}
    ${write(atlas, camps, taken, scale).map(({ id, kind, text, size, at: [x, y] }) => html`<text key=${`${kind}-${id}`} class=${`names-${kind}`} x=${x} y=${y} font-size=${size}>${text}</text>`)}
  </g>`;
}

/** @param {{id: string, sea: any}} props */
function SeaName({ id, sea }) {
  const [x, y] = sea.label;
  return html`<text class="names-sea" x=${x} y=${y} font-size=${sea.size * 0.8} transform=${`rotate(${sea.angle ?? 0} ${x} ${y})`}>${capital(name("sea", id))}</text>`;
}

/**
 * The names that find room, the short ones first, since they are the easiest to place.
 * @param {any} atlas
 * @param {Camp[]} camps
 * @param {Box[]} others
 * @param {number} scale
 */
function write(atlas, camps, others, scale) {
  /** @type {Box[]} */
  const taken = [...camps, ...others];
  const wanted = [...areaNames(atlas, camps, scale), ...(scale < FAR ? [] : cityNames(atlas, scale))];
  return wanted.flatMap(({ places, ...name }) => {
    const tries = SIZES.flatMap((part) => places.map((at) => ({ ...name, size: name.size * part, at })));
    const found = tries.find((one) => !taken.some((other) => collide(boxOf(one, scale), other)));
    if (found) taken.push(boxOf(found, scale));
    return found ? [found] : [];
  });
}

/** @param {any} atlas @param {Camp[]} camps @param {number} scale */
function areaNames(atlas, camps, scale) {
  const all = Object.entries(atlas.areas).map(([id, area]) => {
    const size = Math.max(area.size, (scale < FAR ? LEAST.far : LEAST.area) / scale);
    const camp = camps.find((one) => one.id === id);
    return {
      id,
      kind: /** @type {const} */ ("area"),
      text: name("area", id),
      size,
      places: [area.label, ...area.tight, ...(camp ? around(camp, size) : [])],
    };
  });
  return all.sort((one, other) => one.text.length - other.text.length);
}

/** Beneath and above a camp, in its middle or flush with one of its sides. @param {Camp} camp @param {number} size */
function around({ x, y, width, height }, size) {
  const rows = [y + height / 2 + size * LINE, y - height / 2 - size * RISE];
  return rows.flatMap((row) => [x, x - width / 3, x + width / 3].map((column) => [column, row]));
}

/** @param {any} atlas @param {number} scale */
function cityNames(atlas, scale) {
  return Object.entries(atlas.sites).map(([id, site]) => ({
    id,
    kind: /** @type {const} */ ("city"),
    text: name("city", id),
    size: Math.max(site.size, LEAST.city / scale),
    places: [site.label],
  }));
}

/** @param {Written} written @param {number} scale @returns {Box} */
function boxOf({ kind, text, size, at: [x = 0, y = 0] }, scale) {
  const letter = scale < FAR ? LETTER.far : LETTER[kind];
  return { x, y: y - size * RISE, width: (text.length + 1) * letter * size, height: size * LINE };
}
