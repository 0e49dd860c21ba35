/** The names on the map in the reader's language: all of them, and as few as can be over a piece or over another. */

import { html } from "/static/js/lib.js";
import { capital, name } from "/static/js/words.js";
import { overlap } from "./spread.js";

/** @import {Camp} from "./camps.js" */
/** @import {Box} from "./spread.js" */

/** Below this scale names are set narrow. */
const FAR = 0.25;
/** The smallest type, in pixels: a little more than what can be read, since the scale is known in rough steps alone. */
const LEAST = 11.9;
/** The width of a letter and the height of a line, as parts of the size of the type. */
const LETTER = { area: 0.68, city: 0.46, far: 0.47 };
/** A name that finds no room is tried again a little smaller. */
const SMALLER = 0.84;
const LINE = 0.9;
const RISE = 0.3;
/** The half of the picture of a city, in units of the map. */
const SITE = 24;
/** How much worse it is to cover a name than a piece, and not to be at home. */
const OVER_NAME = 3;
const ASTRAY = 0.004;
/** How much of it may be covered before a name goes where it was not before. */
const STEADY = 0.2;

/**
 * @typedef {object} Written  A name where it is written.
 * @property {string} id
 * @property {"area" | "city"} kind
 * @property {string} text
 * @property {number} size
 * @property {number[]} at
 */

/** @param {{atlas: any, written: Written[], scale: number}} props */
export function Names({ atlas, written, scale }) {
  const seas = Object.entries(atlas.seas);
  return html`<g class=${`names ${scale < FAR ? "is-far" : ""}`} aria-hidden="true">
    ${seas.map(([id, sea]) => html`<${SeaName} key=${id} id=${id} sea=${sea} scale=${scale} />`)}
    ${written.map(({ id, kind, text, size, at: [x, y] }) => html`<text key=${`${kind}-${id}`} class=${`names-${kind}`} x=${x} y=${y} font-size=${size}>${text}</text>`)}
  </g>`;
}

/** @param {{id: string, sea: any, scale: number}} props */
function SeaName({ id, sea, scale }) {
  const [x, y] = sea.label;
  return html`<text class="names-sea" x=${x} y=${y} font-size=${Math.max(sea.size * 0.8, LEAST / scale)} transform=${`rotate(${sea.angle ?? 0} ${x} ${y})`}>${capital(name("sea", id))}</text>`;
}

/**
 * Every name at the place where it covers least: cities first, which have few places, then the short ones, which are the easiest to place.
 * @param {any} atlas
 * @param {Camp[]} camps
 * @param {Box[]} others  what stands on the map besides the camps
 * @param {number} scale
 * @param {Written[]} [before]  the names as they were at this scale
 * @returns {(Written & {box: Box})[]}
 */
export function write(atlas, camps, others, scale, before = []) {
  const pieces = [...camps, ...others];
  /** @type {Box[]} */
  const names = [];
  return [...cityNames(atlas, scale), ...areaNames(atlas, camps, scale)].map(({ places, ...one }) => {
    const sizes = [one.size, Math.max(one.size * SMALLER, LEAST / scale)];
    const tries = sizes.flatMap((size) => places.map((at, number) => ({ ...one, size, at, number })));
    const boxed = tries.map((written) => ({ ...written, box: boxOf(written, scale) }));
    const old = before.find(({ id, kind }) => id === one.id && kind === one.kind);
    const isOld = (/** @type {Written} */ { at, size }) => old?.size === size && old.at.join() === at.join();
    const worth = (/** @type {Written & {box: Box, number: number}} */ written) => {
      const { box, number } = written;
      return covered(box, pieces) + OVER_NAME * covered(box, names) + ASTRAY * number - (isOld(written) ? STEADY : 0);
    };
    const best = boxed
      .map((written) => ({ written, cost: worth(written) }))
      .reduce((one, other) => (other.cost < one.cost ? other : one)).written;
    names.push(best.box);
    return best;
  });
}

/** How much of a box lies over others, as part of it. @param {Box} box @param {Box[]} others */
function covered(box, others) {
  const over = others.reduce((sum, other) => {
    const [across = 0, down = 0] = overlap(box, other);
    return sum + Math.max(0, Math.min(across, box.width)) * Math.max(0, Math.min(down, box.height));
  }, 0);
  return over / (box.width * box.height);
}

/** @param {any} atlas @param {Camp[]} camps @param {number} scale */
function areaNames(atlas, camps, scale) {
  const all = Object.entries(atlas.areas).map(([id, area]) => {
    const size = Math.max(area.size, LEAST / scale);
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
  return Object.entries(atlas.sites).map(([id, site]) => {
    const size = Math.max(site.size, LEAST / scale);
    const text = name("city", id);
    return { id, kind: /** @type {const} */ ("city"), text, size, places: [site.label, ...beside(site, text, size)] };
  });
}

/** Above a city, at its sides, and farther beneath and above it. @param {any} site @param {string} text @param {number} size */
function beside({ at: [x = 0, y = 0], label: [, under = 0] }, text, size) {
  const away = (text.length * LETTER.city * size) / 2 + SITE;
  const rows = [y - SITE, under + size * LINE, y - SITE - size * LINE];
  return [
    [x, rows[0]],
    [x + away, y + RISE * size],
    [x - away, y + RISE * size],
    ...rows.flatMap((row) => [x + away, x - away, x].map((column) => [column, row])),
  ].map(([column = 0, row = 0]) => [column, row]);
}

/** @param {Written} written @param {number} scale @returns {Box} */
function boxOf({ kind, text, size, at: [x = 0, y = 0] }, scale) {
  const letter = scale < FAR ? LETTER.far : LETTER[kind];
  return { x, y: y - size * RISE, width: (text.length + 1) * letter * size, height: size * LINE };
}
