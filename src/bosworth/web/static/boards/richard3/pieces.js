/** Blocks as they stand on the map, in the pools and in battle: faces, backs, stacks. All are drawn 60 units wide around their middle. */

import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { listed, name, say, t } from "/static/js/words.js";

/** @import {Block, Stack} from "./reading.js" */

const ARMS = "/static/atlas/arms.svg#arms-";
const EMBLEMS = "/static/atlas/emblems.svg#";
const HALF = 29;
/** How wide a name may be, and how wide a letter of it is. */
const ROOM = 54;
const LETTER = 6.6;

/** @param {string} side */
const roseOf = (side) => `${EMBLEMS}rose-${side === "york" ? "white" : "red"}`;

/** The rose of a side. @param {{side: string}} props */
export function Rose({ side }) {
  return html`<svg class="pieces-rose" viewBox="0 0 40 40" aria-hidden="true"><use href=${roseOf(side)} width="40" height="40" /></svg>`;
}

/** The crown of the King. */
export function Crown() {
  return html`<svg class="pieces-crown" viewBox="0 0 40 30" role="img" aria-label=${t("mark-king")}><use href=${`${EMBLEMS}crown`} width="40" height="30" /></svg>`;
}

/** The back of a nameless block, and how many there are. @param {{side: string, text: string, class: string, label?: string}} props */
export function Nameless({ side, text, class: own, label }) {
  return html`<span class=${`pieces-nameless ${own}`} role=${label ? "img" : undefined} aria-label=${label}><svg viewBox="-32 -36 66 68" aria-hidden="true"><${Back} side=${side} /></svg><b>${text}</b></span>`;
}

/** The short name on a block: a levy or church is called by its city. @param {Block} block */
export function shortName(block) {
  const { id, type } = block.facts;
  const city = id.slice(2).replace(/_(levy|church)$/, "");
  return type === "levy" || type === "church" ? name("city", city) : name("block", id);
}

/**
 * Everything about a block in one sentence, for tooltips and for whoever cannot see it.
 * @param {Block} block
 */
export function describe(block) {
  const { facts } = block;
  const parts = [
    `${name("block", block.id)}, ${name("block", block.id, "title")}, ${name("side", block.side)}`,
    t("board-strength", { number: block.strength, of: facts.strength, rating: facts.rating }),
  ];
  if (block.title) parts.push(t(`mark-${block.title}`));
  if (facts.loyalty) parts.push(t("facts-loyalty", { number: facts.loyalty }));
  for (const mark of /** @type {const} */ (["moved", "reserve", "pirate"])) if (block[mark]) parts.push(t(`mark-${mark}`));
  return listed(parts);
}

/** The coat of arms of a block by itself. @param {{id: string}} props */
export function BlockArms({ id }) {
  return html`<svg class="pieces-shield" viewBox="-13.5 -18 27 32.4" aria-hidden="true"><${Arms} facts=${{ id }} /></svg>`;
}

/** @param {{id: string}} facts */
const stem = ({ id }) => id.slice(2);

/** The picture in the middle of a block: the coat of arms, or what stands for those who have none. @param {{facts: any}} props */
function Arms({ facts }) {
  return html`<use class="pieces-arms" href=${`${ARMS}${stem(facts)}`} x="-13.5" y="-18" width="27" height="32.4" />`;
}

/** The sign at the top left. @param {{facts: any, side: string}} props */
function Badge({ facts, side }) {
  return html`<g class="pieces-badge">${signOf(facts, side)}</g>`;
}

/** Rank of an heir, loyalty, rose, Neville, coin or mitre. @param {any} facts @param {string} side */
function signOf(facts, side) {
  if (facts.rank) {
    return html`<use href=${`${EMBLEMS}crown`} x="-29" y="-31" width="19" height="15" />
      <text x="-20" y="-4" class="pieces-rank">${["", "I", "II", "III", "IV", "V"][facts.rank]}</text>`;
  }
  if (facts.type === "mercenary")
    return html`<circle class="pieces-coin" cx="-20" cy="-20" r="8" /><text x="-20" y="-16" class="pieces-coin-sign">¤</text>`;
  if (facts.neville && stem(facts) !== "warwick")
    return html`<use href=${`${ARMS}warwick`} x="-29" y="-30" width="17" height="21" />
    <text x="-20.500" y="-14.500" class="pieces-loyalty is-outlined">${facts.loyalty}</text>`;
  if (facts.loyalty) {
    return html`<use href=${`${EMBLEMS}rose-black`} x="-30" y="-30" width="21" height="21" />
      <text x="-19.500" y="-14.500" class="pieces-loyalty">${facts.loyalty}</text>`;
  }
  if (facts.rose) return html`<use href=${roseOf(side)} x="-28" y="-28" width="16" height="16" />`;
  if (facts.type === "church") return html`<use href=${`${EMBLEMS}bishop`} x="-28" y="-29" width="15" height="16" />`;
  return null;
}

/** Strength as squares along the upper edge, lost steps dark. @param {{block: Block}} props */
function Pips({ block }) {
  const { strength: most } = block.facts;
  return Array.from(
    { length: most },
    (_, step) => html`<rect
    key=${step} class=${step < block.strength ? "pieces-pip" : "pieces-pip is-lost"} x=${24 - (most - step) * 8 + 0.5} y=${-27} width="6.5" height="6.5" rx="1" />`,
  );
}

/** The helmet over the arms of the Kingmaker, who may try treachery as kings do. */
function Helmet() {
  return html`<g class="pieces-helmet" transform="translate(0 -12) scale(0.75)"><path d="M-11 -17v-7a11 11 0 0 1 22 0v7z" /><path class="pieces-visor" d="M-7 -23h14M0 -23v6" /><path class="pieces-plume" d="M0 -34c5 -6 11 -6 13 -2c-5 0 -9 2 -11 6z" /></g>`;
}

/** A block face up. @param {{block: Block, isDead?: boolean}} props */
export function Face({ block, isDead = false }) {
  const label = shortName(block);
  const slim = Math.min(1, ROOM / (label.length * LETTER)).toFixed(3);
  return html`<g class=${`pieces-face is-${block.facts.side === "pretender" ? "rebel" : block.side}`}>
    <path class="pieces-edge" d="M-29 -27l5 -6h57l-4 5v55l-4 5" />
    <rect class="pieces-wood" x=${-HALF} y=${-HALF} width=${2 * HALF} height=${2 * HALF} rx="4" />
    <${Arms} facts=${block.facts} />
    <${Badge} facts=${block.facts} side=${block.side} />
    <${Pips} block=${block} />
    <text class="pieces-strength" x="-22" y="12.5">${block.strength}</text>
    <text class="pieces-rating" x="20.500" y="12.5">${block.facts.rating}</text>
    <text class="pieces-name" transform=${`translate(0 25.5) scale(${slim} 1)`}>${label}</text>
    ${block.rolls && html`<${Helmet} />`}
    ${block.title && html`<use href=${`${EMBLEMS}${block.title === "king" ? "crown" : "coronet"}`} x="-11" y="-44" width="22" height="17" />`}
    ${isDead && html`<path class="pieces-cross" d="M-22 -24L22 12M22 -24L-22 12" />`}
  </g>`;
}

/** The back of a block: a rose on its colour; rebels are black. @param {{side: string, rebel?: boolean}} props */
export function Back({ side, rebel = false }) {
  return html`<g class=${`pieces-back is-${rebel ? "rebel" : side}`}>
    <path class="pieces-edge" d="M-29 -27l5 -6h57l-4 5v55l-4 5" />
    <rect class="pieces-wood" x=${-HALF} y=${-HALF} width=${2 * HALF} height=${2 * HALF} rx="4" />
    <circle class="pieces-ground" r="22" />
    <use href=${rebel ? `${EMBLEMS}swords` : roseOf(side)} x="-20" y="-20" width="40" height="40" />
  </g>`;
}

/** What a stack is called. @param {Stack} stack */
export function describeStack(stack) {
  const { side, number, moved } = stack;
  return stack.rebel
    ? name("block", "R_rebel")
    : say(["board-nameless", { side, number, moved, reserve: stack.reserve ? number : 0 }]);
}

/** Nameless blocks on one another, with their number and how many have moved. @param {{stack: Stack}} props */
export function Pile({ stack }) {
  const layers = Math.min(stack.number, 3);
  return html`<g class="pieces-pile" role="img" aria-label=${describeStack(stack)}>
    ${Array.from(
      { length: layers },
      (_, layer) => html`<g key=${layer} transform=${`translate(${(layers - 1 - layer) * 4} ${(layers - 1 - layer) * -4})`}>
      <${Back} side=${stack.side} rebel=${stack.rebel} />
    </g>`,
    )}
    ${stack.number > 1 && html`<g class="pieces-count"><circle cx="20" cy="20" r="13" /><text x="20" y="26">${stack.number}</text></g>`}
    ${
      stack.moved > 0 &&
      html`<g class="pieces-moved"><rect x="-33" y="11" width=${stack.number > 1 ? 29 : 20} height="19" rx="9.5" />
      <path d="M-28 20.5h8m-4 -4l4.500 4l-4.500 4" />${stack.number > 1 && html`<text x="-11.500" y="25.500">${stack.moved}</text>`}</g>`
    }
    ${stack.reserve && html`<text class="pieces-reserve" x="0" y="-12">${t("mark-reserve")}</text>`}
  </g>`;
}

/**
 * A block that can be touched, as an HTML element of its own: in pools, lists and the battle.
 * @param {{block: Block, class?: string, isDead?: boolean, tag?: string, onTap?: () => void, children?: any}} props
 */
export function Token({ block, class: own = "", isDead = false, tag = "button", onTap, children }) {
  return html`<${Thing} tag=${tag} onTap=${onTap} ref=${`block:${block.id}`} label=${describe(block)} class=${`pieces-token ${own}`} type=${tag === "button" ? "button" : undefined}>
    <svg viewBox=${block.title ? "-32 -46 66 78" : "-32 -36 66 68"} aria-hidden="true"><${Face} block=${block} isDead=${isDead} /></svg>
    ${children}
  <//>`;
}
