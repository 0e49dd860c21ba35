/** Borders in use: how many blocks may still pass, and by which ones an attack comes. */

import { html } from "/static/js/lib.js";
import { hand } from "/static/js/hand.js";
import { name, t } from "/static/js/words.js";

/** @import {Reading} from "./reading.js" */

const SHAPES = /** @type {Record<string, string>} */ ({
  open: "M-25 0a25 18 0 1 0 50 0a25 18 0 1 0 -50 0z",
  river: "M-27 -16h54v32h-54z",
  hills: "M-30 17l12 -34h36l12 34z",
});

/** The area whose borders matter now: of the block in hand, or on its way. @param {Reading} now */
function origin(now) {
  if (!["actions", "moving", "muster_moves", "regroup"].includes(now.step)) return "";
  const [first = ""] = hand.holding();
  const held = now.blocks.find((block) => `block:${block.id}` === first) ?? now.blocks.find((block) => block.number === now.view.mover);
  return held?.where ?? "";
}

/**
 * How many blocks of the side to act may still cross a border.
 * @param {Reading} now
 * @param {number} number
 */
export function roomLeft(now, number) {
  const border = now.facts.borders[number];
  const surprise = now.public.event >= 0 && now.facts.cards[now.public.event].id === "surprise" ? 1 : 0;
  const limit = border.limit + surprise;
  return { limit, left: Math.max(0, limit - now.public.crossed[now.active * now.facts.borders.length + number]) };
}

/** How many blocks may still pass the borders of the area at hand. @param {{now: Reading, atlas: any}} props */
export function BorderBadges({ now, atlas }) {
  const from = origin(now);
  const shown = now.facts.borders.flatMap((/** @type {any} */ border, /** @type {number} */ number) => {
    return from && border.between.includes(from) ? [{ border, ...roomLeft(now, number) }] : [];
  });
  return html`<g class="border-badges">${shown.map((/** @type {any} */ one) => html`<${Badge} key=${one.border.between.join()} ...${one} atlas=${atlas} />`)}</g>`;
}

/** @param {{border: any, left: number, limit: number, atlas: any}} props */
function Badge({ border, left, limit, atlas }) {
  const drawn = drawnBorder(atlas, border.between);
  if (!drawn) return null;
  const [x, y] = drawn.badge;
  const [one, other] = border.between;
  const label = t("board-border", { from: name("area", one), to: name("area", other), left, limit });
  return html`<g class=${`border-badge ${drawn.kind} ${left ? "" : "full"}`} style=${{ transform: `translate(${x}px, ${y}px)` }} role="img" aria-label=${label}>
    <title>${label}</title>
    <g class="grown"><path d=${SHAPES[drawn.kind]} /><text y="8">${left}/${limit}</text></g>
  </g>`;
}

/** @param {any} atlas @param {string[]} ends */
function drawnBorder(atlas, [one = "", other = ""]) {
  return atlas.borders.find((/** @type {any} */ border) => (border.a === one && border.b === other) || (border.a === other && border.b === one));
}

/** The ways by which blocks came into each battle: the main attack with a full arrow, reserves with a broken one. */
/** @param {{now: Reading, atlas: any}} props */
export function Attacks({ now, atlas }) {
  const { areas, gates } = now.facts;
  const arrows = areas.flatMap((/** @type {any} */ area, /** @type {number} */ number) => [0, 1].flatMap((side) => {
    const entered = now.public.entered[side * areas.length + number];
    const main = now.public.attackers[number] === side ? now.public.mains[number] : 0;
    return gates[number].flatMap((/** @type {string} */ from, /** @type {number} */ gate) =>
      (entered >> gate) & 1 ? [{ from, to: area.id, side, isMain: main === 1 << gate }] : []);
  }));
  return html`<g class="attacks">${arrows.map((/** @type {any} */ arrow) => html`<${Arrow} key=${`${arrow.from}>${arrow.to}`} ...${arrow} atlas=${atlas} />`)}</g>`;
}

/** @param {{from: string, to: string, side: number, isMain: boolean, atlas: any}} props */
function Arrow({ from, to, side, isMain, atlas }) {
  const drawn = drawnBorder(atlas, [from, to]);
  if (!drawn) return null;
  const [x, y] = drawn.badge;
  const [ax, ay] = atlas.areas[from].center;
  const [bx, by] = atlas.areas[to].center;
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const label = t(isMain ? "board-main" : "board-reserve-way", { from: name("area", from), to: name("area", to) });
  return html`<g class=${`arrow ${side ? "york" : "lancaster"} ${isMain ? "main" : "side"}`} role="img" aria-label=${label}
    style=${{ transform: `translate(${x}px, ${y}px) rotate(${angle}deg)` }}>
    <title>${label}</title>
    <g class="grown"><path d=${isMain ? "M-46 -11h52v-15l38 26l-38 26v-15h-52z" : "M-42 -5h46v-11l30 16l-30 16v-11h-46z"} /></g>
  </g>`;
}
