/** Pieces: knights of four shapes, each seat with its own hatching and charge; Lords, squires and stacks of them. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { Thing } from "/static/js/thing.js";
import { t } from "/static/js/words.js";
import { Icon } from "./icons.js";

/** @import {Reading} from "./reading.js" */

/** The field of a piece, the size of its figure there, and the least size of a figure on the screen. */
const HIGH = 60;
const FIGURE = 22;
const READABLE = 11.1;

/** The outline of a knight by strength, on a field of 48 by 56: a roundel, a shield, a hexagon, a crowned octagon. */
const SHAPES = [
  "",
  "M24 8a20 20 0 1 0 0 40a20 20 0 1 0 0-40Z",
  "M5 6h38v22c0 13-8 20-19 25C13 48 5 41 5 28Z",
  "M24 3 44 14v26L24 53 4 40V14Z",
  "M14 10h20l10 10v18L34 50H14L4 38V20ZM13 9 10 0l7 4.5L24-1l7 5.5L38 0l-3 9Z",
];

/** The charge that each seat bears, on a field of 12 by 12 around the middle. @type {Record<string, string>} */
const CHARGES = {
  blue: "M0-6 1.6-1.9 6-1.9 2.5.8 3.8 5 0 2.4-3.8 5-2.5.8-6-1.9-1.6-1.9Z",
  green: "M0-6C4.5-2.5 4.5 2 .8 3.5L.8 6h-1.6l0-2.5C-4.5 2-4.5-2.5 0-6Z",
  yellow: "M0-6 1.3-2.8 4.2-4.2 2.8-1.3 6 0 2.8 1.3 4.2 4.2 1.3 2.8 0 6-1.3 2.8-4.2 4.2-2.8 1.3-6 0-2.8-1.3-4.2-4.2-1.3-2.8Z",
  red: "M0-6 6 0 0 6-6 0Z",
  purple: "M2.5-5.5A6 6 0 1 0 2.5 5.5 4.8 4.8 0 1 1 2.5-5.5Z",
};

/** The hatchings of the seats, drawn once for all pieces. */
export function Hatchings() {
  return html`<svg class="pieces-hatchings" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <pattern id="hatch-blue" width="6" height="6" patternUnits="userSpaceOnUse"><path class="pieces-hatch-line" d="M0 3h6" /></pattern>
      <pattern id="hatch-red" width="6" height="6" patternUnits="userSpaceOnUse"><path class="pieces-hatch-line" d="M3 0v6" /></pattern>
      <pattern id="hatch-green" width="6" height="6" patternUnits="userSpaceOnUse"><path class="pieces-hatch-line" d="M-1 7 7-1" /></pattern>
      <pattern id="hatch-purple" width="6" height="6" patternUnits="userSpaceOnUse"><path class="pieces-hatch-line" d="M-1-1 7 7" /></pattern>
      <pattern id="hatch-yellow" width="6" height="6" patternUnits="userSpaceOnUse"><circle class="pieces-hatch-dot" cx="3" cy="3" r="1.1" /></pattern>
    </defs>
  </svg>`;
}

/** A charge alone, as a mark of a seat. @param {{colour: string}} props */
export function Charge({ colour }) {
  return html`<svg class="pieces-charge" data-seat=${colour} width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
    <circle class="pieces-field" r="6.9" /><path class="pieces-mark" transform="scale(0.75)" d=${CHARGES[colour]} />
  </svg>`;
}

/** What a knight is called. @param {Reading} now @param {string} party @param {number} strength */
export function knightName(now, party, strength) {
  return `${now.who(party)}, ${t("board-knight", { number: strength })}`;
}

/**
 * A knight. In an SVG it stands at `x`, `y` with a height of `size`.
 * @param {{now: Reading, party: string, strength: number, size?: number, x?: number, y?: number, label?: string, class?: string}} props
 */
export function Knight({ now, party, strength, size = 44, x, y, label, class: own = "" }) {
  const said = label ?? knightName(now, party, strength);
  const figure = Math.max(FIGURE, Math.ceil((HIGH * READABLE) / size));
  return html`<svg class=${`pieces-knight ${own}`} data-seat=${party} data-piece=${own.includes(GHOST) ? undefined : `${party}.${strength}`} viewBox="-1 -3 50 60" x=${x} y=${y} width=${(size * 5) / 6} height=${size}
    role=${said ? "img" : undefined} aria-label=${said || undefined} aria-hidden=${said ? undefined : "true"}>
    <path class="pieces-body" d=${SHAPES[strength]} />
    <path class="pieces-hatch" fill=${`url(#hatch-${party})`} d=${SHAPES[strength]} />
    <circle class="pieces-plate" cx="24" cy="21" r=${figure * 0.545} />
    <text class="pieces-number" x="24" y=${21 + figure * 0.36} font-size=${figure} aria-hidden="true">${strength}</text>
    <path class="pieces-mark" transform="translate(24 41) scale(1.1)" d=${CHARGES[party]} />
    ${now.isAlly(party) && html`<${Ribbon} owner=${now.owner(party)} />`}
  </svg>`;
}

/** The corner that says whose ally it is. @param {{owner: string}} props */
function Ribbon({ owner }) {
  return html`<g class="pieces-ribbon" data-seat=${owner} transform="translate(39 9)">
    <circle class="pieces-field" r="9" /><path class="pieces-mark" d=${CHARGES[owner]} />
  </g>`;
}

/** A Lord. @param {{now: Reading, party: string, size?: number}} props */
export function Lord({ now, party, size = 44 }) {
  const said = `${now.who(party)}, ${t("block-lord")}`;
  return html`<svg class="pieces-knight" data-seat=${party} viewBox="-1 -3 50 60" width=${(size * 5) / 6} height=${size} role="img" aria-label=${said}>
    <path class="pieces-body" d="M8 54C8 38 14 30 24 30s16 8 16 24ZM24 10a11 11 0 1 0 0 22a11 11 0 1 0 0-22ZM12 12 9-1l8 5 7-6 7 6 8-5-3 13Z" />
    <path class="pieces-hatch" fill=${`url(#hatch-${party})`} d="M8 54C8 38 14 30 24 30s16 8 16 24ZM12 12 9-1l8 5 7-6 7 6 8-5-3 13Z" />
    <path class="pieces-mark" transform="translate(24 44) scale(1.1)" d=${CHARGES[party]} />
    ${now.isAlly(party) && html`<${Ribbon} owner=${now.owner(party)} />`}
  </svg>`;
}

/** A seat by its charge and name. @param {{now: Reading, party: string, isShort?: boolean, class?: string}} props */
export function Side({ now, party, isShort = false, class: own = "" }) {
  const who = now.who(party);
  return html`<span class=${`pieces-side ${own}`} data-seat=${party}>
    <${Charge} colour=${party} /><span class=${isShort ? "visually-hidden" : ""}>${who}</span>
  </span>`;
}

/**
 * Several knights in a row, with whoever stands beside them; mine can be chosen where they stand, if `place` says which place it is.
 * A loose stack takes as many lines as it needs.
 * @param {{now: Reading, party: string, knights: number[], size?: number, place?: string, tudors?: number, squires?: number, bishops?: number, isLoose?: boolean, class?: string}} props
 */
export function Stack({ now, party, knights, size = 34, place, tudors = 0, squires = 0, bishops = 0, isLoose, class: own }) {
  const beside = [
    { kind: "tudor", count: tudors, label: t("companion-tudor") },
    { kind: "squires", count: squires, label: t("head-squires") },
    { kind: "bishop", count: bishops, label: t("head-bishops") },
  ];
  return html`<span class=${`pieces-stack ${isLoose ? "is-loose" : ""}`}>
    ${knights.map((strength, copy) => {
      const knight = html`<${Knight} key=${copy} now=${now} party=${party} strength=${strength} size=${size} class=${own} />`;
      const ref = `piece:${place}.${now.prefix(party)}${strength}`;
      const isChosen = place && now.isOurs(party) && (hand.lit(ref) || hand.reason(ref));
      if (!isChosen) return knight;
      return html`<${Thing} key=${copy} tag="span" class="pieces-piece is-small" ref=${ref} label=${t("board-knight", { number: strength })}>${knight}<//>`;
    })}
    ${beside
      .filter(({ count }) => count)
      .map(
        ({ kind, count, label }) => html`<span key=${kind} class="pieces-beside">
      <${Icon} name=${kind} label=${label} /><b>${count > 1 ? count : ""}</b>
    </span>`,
      )}
  </span>`;
}

/** The party of the piece in hand; mine if there is none. @param {Reading} now */
export function partyInHand(now) {
  return now.partyOf(hand.holding().join());
}

const GHOST = "pieces-ghost";

/** The knight in hand, faint, where it would stand. @param {{now: Reading, size?: number, class?: string}} props */
export function Ghost({ now, size = 34, class: own = "" }) {
  const held = hand.holding().find((ref) => ref.startsWith("knight:"));
  if (now.me === null || !held) return null;
  return html`<${Knight} now=${now} party=${now.partyOf(held)} strength=${Number(held.slice(-1))} size=${size} class=${`${GHOST} ${own}`} label="" />`;
}

/**
 * The arms of the noble with a letter: those of the province that bears it in print.
 * @param {{now: Reading, letter: string, x?: number, y?: number, wide?: number, class?: string}} props
 */
export function Arms({ now, letter, x, y, wide = 18, class: own = "" }) {
  const id = now.provinces.find((province) => province.letter === letter)?.id;
  return html`<svg class=${own} viewBox="0 0 60 72" x=${x} y=${y} width=${wide} height=${wide * 1.2} aria-hidden="true">
    <use href=${`/static/atlas/arms.svg#arms-${id}`} /></svg>`;
}
