/** Borders in use: how many blocks may still pass, and by which ones an attack comes. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { name, t } from "/static/js/words.js";
import { collide } from "./spread.js";

/** @import {Camp} from "./camps.js" */
/** @import {Reading} from "./reading.js" */
/** @import {Box} from "./spread.js" */

/** Beneath these scales badges and arrows are drawn larger than printed; their size; how far they may go beyond their border. */
const LEGIBLE = 0.545;
const ARROW = 0.36;
const WIDE = 60;
const HIGH = 38;
const STEPS = [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1];
const SHAPES = /** @type {Record<string, string>} */ ({
  open: "M-25 0a25 18 0 1 0 50 0a25 18 0 1 0 -50 0z",
  river: "M-27 -16h54v32h-54z",
  hills: "M-30 17l12 -34h36l12 34z",
});

/** The area whose borders matter now: of the block in hand, or on its way. @param {Reading} now */
function origin(now) {
  if (!["actions", "moving", "muster_moves", "regroup"].includes(now.step)) return "";
  const [first = ""] = hand.holding();
  return (now.block(first) ?? now.block(`block:${now.view.mover}`))?.where ?? "";
}

/** The borders of an area, and how many blocks of the side to act may still cross each. @param {Reading} now @param {string} area */
export function bordersOf(now, area) {
  const { view, printed } = now;
  const more = view.event === "surprise" ? 1 : 0;
  return Object.entries(printed.borders).flatMap(([id, { between, colour, limit }]) => {
    if (!between.includes(area)) return [];
    const left = limit + more - (view.crossed[`${view.active}.${id}`] ?? 0);
    return [{ to: between[0] === area ? between[1] : between[0], colour, limit: limit + more, left: Math.max(0, left) }];
  });
}

/** How many blocks may still pass the borders of the area at hand. `taken`: what a badge should not cover. @param {{now: Reading, atlas: any, taken: Box[], scale: number}} props */
export function BorderBadges({ now, atlas, taken: before, scale }) {
  const from = origin(now);
  const grown = Math.max(1, LEGIBLE / scale);
  /** @type {Box[]} */
  const taken = [...before];
  const badges = bordersOf(now, from).flatMap(({ to, left, limit }) => {
    const drawn = drawnBorder(atlas, from, to);
    if (!drawn) return [];
    const box = freePlace(drawn.badge, atlas.areas[to].center, grown, taken);
    taken.push(box);
    return [{ to, from, kind: drawn.kind, box, grown, left, limit }];
  });
  return html`<g class="borders-badges">${badges.map((badge) => html`<${Badge} key=${badge.to} ...${badge} />`)}</g>`;
}

/**
 * A place for a badge at its border or beyond it, where it covers no piece and no other badge, if there is one.
 * @param {number[]} border
 * @param {number[]} beyond
 * @param {number} grown
 * @param {Box[]} taken
 * @returns {Box}
 */
function freePlace([x = 0, y = 0], [farX = 0, farY = 0], grown, taken) {
  const boxes = STEPS.map((step) => ({
    x: x + (farX - x) * step,
    y: y + (farY - y) * step,
    width: WIDE * grown,
    height: HIGH * grown,
  }));
  const isFree = (/** @type {Box} */ box) => !taken.some((other) => collide(box, other));
  return /** @type {Box} */ (boxes.find(isFree) ?? boxes[Math.floor(STEPS.length / 3)]);
}

/** @param {{from: string, to: string, kind: string, box: Box, grown: number, left: number, limit: number}} props */
function Badge({ from, to, kind, box, grown, left, limit }) {
  const label = t("board-border", { from: name("area", from), to: name("area", to), left, limit });
  return html`<g class=${`borders-badge is-${kind} ${left ? "" : "is-full"}`} style=${{ transform: `translate(${box.x}px, ${box.y}px) scale(${grown})` }} role="img" aria-label=${label}>
    <title>${label}</title>
    <path d=${SHAPES[kind]} /><text y="8">${left}/${limit}</text>
  </g>`;
}

/** @param {any} atlas @param {string} one @param {string} other */
export function drawnBorder(atlas, one, other) {
  return atlas.borders.find((/** @type {any} */ { a, b }) => (a === one && b === other) || (a === other && b === one));
}

/**
 * The ways by which blocks came into each battle, with a place for the arrow of each; who came by sea has none.
 * @param {Reading} now
 * @param {any} atlas
 * @param {Camp[]} camps
 * @param {number} scale
 */
export function waysIn({ view }, atlas, camps, scale) {
  const grown = Math.max(1, ARROW / scale);
  return Object.entries(view.entered).flatMap(([key, gates]) => {
    const [side = "", to = ""] = key.split(".");
    const main = view.attackers[to] === side ? (view.mains[to] ?? []) : [];
    return gates.flatMap((from) => {
      const drawn = drawnBorder(atlas, from, to);
      if (!drawn) return [];
      return [
        {
          from,
          to,
          side,
          grown,
          isMain: main.includes(from),
          box: freePlace(drawn.badge, atlas.areas[from].center, grown, camps),
        },
      ];
    });
  });
}

/** The main attack with a full arrow, reserves with a broken one. @param {{ways: any[], atlas: any}} props */
export function Attacks({ ways, atlas }) {
  return html`<g class="borders-attacks">${ways.map((way) => html`<${Arrow} key=${`${way.from}>${way.to}`} ...${way} atlas=${atlas} />`)}</g>`;
}

/** @param {{from: string, to: string, side: string, isMain: boolean, box: Box, grown: number, atlas: any}} props */
function Arrow({ from, to, side, isMain, box, grown, atlas }) {
  const [ax, ay] = atlas.areas[from].center;
  const [bx, by] = atlas.areas[to].center;
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const label = t(isMain ? "board-main" : "board-reserve-way", { from: name("area", from), to: name("area", to) });
  return html`<g class=${`borders-arrow is-${side} ${isMain ? "" : "is-side"}`} role="img" aria-label=${label}
    style=${{ transform: `translate(${box.x}px, ${box.y}px) rotate(${angle}deg) scale(${grown})` }}>
    <title>${label}</title>
    <path d=${isMain ? "M-46 -11h52v-15l38 26l-38 26v-15h-52z" : "M-42 -5h46v-11l30 16l-30 16v-11h-46z"} />
  </g>`;
}
