/** The way of whoever is told to march or sail: over the border that he crosses, or over his sea. */

import { html } from "/static/js/lib.js";
import { mayMove } from "/static/js/prefs.js";
import { drawnBorder } from "./borders.js";
import { toldNow } from "./news.js";
import { Back } from "./pieces.js";

/** Those who go from one area to another. */
const JOURNEYS = ["move", "sail", "regroup", "disband", "home", "banish"].flatMap((name) => [
  `event-${name}`,
  `event-${name}-hidden`,
]);

/** @param {{atlas: any, grown: number}} props */
export function Trail({ atlas, grown }) {
  const line = toldNow(...JOURNEYS);
  const { from, to, sea, side } = line?.say[1] ?? {};
  const [start, end] = [atlas.areas[from]?.center, atlas.areas[to]?.center];
  if (!line || !start || !end) return null;
  const way = sea ? overSea(atlas, from, to, sea) : `M${overBorder(atlas, from, to).map(written).join("L")}`;
  const isNameless = line.say[0].endsWith("-hidden");
  return html`<g class=${`trails ${sea ? "is-sea" : ""}`} aria-hidden="true" key=${`${from} ${to} ${line.at}`}>
    <path class="trails-way" d=${way} style=${{ strokeWidth: `${6 * grown}px` }} />
    ${isNameless && mayMove() && html`<g class="trails-ghost" style=${{ offsetPath: `path("${way}")` }}><g transform=${`scale(${grown})`}><${Back} side=${side} /></g></g>`}
  </g>`;
}

/** @param {any} atlas @param {string} from @param {string} to */
function overBorder(atlas, from, to) {
  const border = drawnBorder(atlas, from, to);
  return [atlas.areas[from].center, ...(border ? [border.badge] : []), atlas.areas[to].center];
}

/** From port to port, in a bow towards the middle of the sea: the more, the longer the way is. @param {any} atlas @param {string} from @param {string} to @param {string} sea */
function overSea(atlas, from, to, sea) {
  const [out, into] = [from, to].map(
    (area) => atlas.ports.find((/** @type {any} */ one) => one.area === area && one.sea === sea)?.at ?? atlas.areas[area].center,
  );
  const middle = between(out, into, 0.5);
  const far = distance(middle, atlas.seas[sea].label);
  const bow = between(middle, atlas.seas[sea].label, far ? Math.min(1, distance(out, into) / far) : 0);
  return `M${written(atlas.areas[from].center)}L${written(out)}Q${written(bow)} ${written(into)}L${written(atlas.areas[to].center)}`;
}

/** @param {number[]} point */
const written = ([x = 0, y = 0]) => `${x} ${y}`;

/** @param {number[]} one @param {number[]} other @param {number} share */
const between = ([x = 0, y = 0], [otherX = 0, otherY = 0], share) => [x + share * (otherX - x), y + share * (otherY - y)];

/** @param {number[]} one @param {number[]} other */
const distance = ([x = 0, y = 0], [otherX = 0, otherY = 0]) => Math.hypot(otherX - x, otherY - y);
