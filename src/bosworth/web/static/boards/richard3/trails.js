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
  const way = wayOf(start, sea ? overSea(atlas, from, to, sea) : overBorder(atlas, from, to), end);
  const isNameless = line.say[0].endsWith("-hidden");
  return html`<g class=${`trails ${sea ? "is-sea" : ""}`} aria-hidden="true" key=${`${from} ${to} ${line.at}`}>
    <path class="trails-way" d=${way} style=${{ strokeWidth: `${6 * grown}px` }} />
    ${isNameless && mayMove() && html`<g class="trails-ghost" style=${{ offsetPath: `path("${way}")` }}><g transform=${`scale(${grown})`}><${Back} side=${side} /></g></g>`}
  </g>`;
}

/** @param {any} atlas @param {string} from @param {string} to */
function overBorder(atlas, from, to) {
  const border = drawnBorder(atlas, from, to);
  return border ? [border.badge] : [];
}

/** From port to port, if both are drawn. @param {any} atlas @param {string} from @param {string} to @param {string} sea */
function overSea(atlas, from, to, sea) {
  return [from, to].flatMap((area) => {
    const port = atlas.ports.find((/** @type {any} */ one) => one.area === area && one.sea === sea);
    return port ? [port.at] : [];
  });
}

/** @param {number[]} start @param {number[][]} over @param {number[]} end */
const wayOf = (start, over, end) => `M${[start, ...over, end].map(([x, y]) => `${x} ${y}`).join("L")}`;
