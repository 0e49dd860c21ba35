/** Pieces: knights of four shapes, each seat with its own hatching and charge; Lords, squires and stacks of them. */

import { hand } from "/static/js/hand.js";
import { html } from "/static/js/lib.js";
import { t } from "/static/js/words.js";
import { Icon } from "./icons.js";
import { now } from "./read.js";

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
  return html`<svg class="hatchings" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <pattern id="hatch-blue" width="6" height="6" patternUnits="userSpaceOnUse"><path class="hatch-line" d="M0 3h6" /></pattern>
      <pattern id="hatch-red" width="6" height="6" patternUnits="userSpaceOnUse"><path class="hatch-line" d="M3 0v6" /></pattern>
      <pattern id="hatch-green" width="6" height="6" patternUnits="userSpaceOnUse"><path class="hatch-line" d="M-1 7 7-1" /></pattern>
      <pattern id="hatch-purple" width="6" height="6" patternUnits="userSpaceOnUse"><path class="hatch-line" d="M-1-1 7 7" /></pattern>
      <pattern id="hatch-yellow" width="6" height="6" patternUnits="userSpaceOnUse"><circle class="hatch-dot" cx="3" cy="3" r="1.1" /></pattern>
    </defs>
  </svg>`;
}

/**
 * A charge alone, as a mark of a seat.
 * @param {{colour: string, size?: number}} props
 */
export function Charge({ colour, size = 14 }) {
  return html`<svg class="charge" data-seat=${colour} width=${size} height=${size} viewBox="-7 -7 14 14" aria-hidden="true">
    <circle class="charge-field" r="6.9" /><path class="charge-mark" transform="scale(0.75)" d=${CHARGES[colour]} />
  </svg>`;
}

/** What a knight is called. @param {number} party @param {number} strength */
export function knightName(party, strength) {
  const board = now.value;
  return `${board?.who(party) ?? ""}, ${t("board-knight", { number: strength })}`;
}

/**
 * A knight. In an SVG it stands at `x`, `y` with a height of `size`.
 * @param {{party: number, strength: number, size?: number, x?: number, y?: number, label?: string, class?: string}} props
 */
export function Knight({ party, strength, size = 44, x, y, label, class: own = "" }) {
  const board = now.value;
  if (!board) return null;
  const colour = board.colour(party);
  const said = label ?? knightName(party, strength);
  return html`<svg class=${`knight ${own}`} data-seat=${colour} data-piece=${own === "ghost" ? undefined : `${party}.${strength}`} viewBox="-1 -3 50 60" x=${x} y=${y} width=${(size * 5) / 6} height=${size}
    role=${said ? "img" : undefined} aria-label=${said || undefined} aria-hidden=${said ? undefined : "true"}>
    <path class="knight-body" d=${SHAPES[strength]} />
    <path class="knight-hatch" fill=${`url(#hatch-${colour})`} d=${SHAPES[strength]} />
    <circle class="knight-plate" cx="24" cy="21" r="12" />
    <text class="knight-number" x="24" y="29" aria-hidden="true">${strength}</text>
    <path class="charge-mark" transform="translate(24 41) scale(1.1)" d=${CHARGES[colour]} />
    ${board.isAlly(party) && html`<${Ribbon} owner=${board.colour(board.owner(party))} />`}
  </svg>`;
}

/** The corner that says whose ally it is. @param {{owner: string}} props */
function Ribbon({ owner }) {
  return html`<g class="ribbon" data-seat=${owner} transform="translate(39 9)">
    <circle class="charge-field" r="9" /><path class="charge-mark" d=${CHARGES[owner]} />
  </g>`;
}

/**
 * A Lord.
 * @param {{party: number, size?: number}} props
 */
export function Lord({ party, size = 44 }) {
  const board = now.value;
  if (!board) return null;
  const colour = board.colour(party);
  const said = `${board.who(party)}, ${t("block-lord")}`;
  return html`<svg class="knight lord" data-seat=${colour} viewBox="-1 -3 50 60" width=${(size * 5) / 6} height=${size} role="img" aria-label=${said}>
    <path class="knight-body" d="M8 54C8 38 14 30 24 30s16 8 16 24ZM24 10a11 11 0 1 0 0 22a11 11 0 1 0 0-22ZM12 12 9-1l8 5 7-6 7 6 8-5-3 13Z" />
    <path class="knight-hatch" fill=${`url(#hatch-${colour})`} d="M8 54C8 38 14 30 24 30s16 8 16 24ZM12 12 9-1l8 5 7-6 7 6 8-5-3 13Z" />
    <path class="charge-mark" transform="translate(24 44) scale(1.1)" d=${CHARGES[colour]} />
    ${board.isAlly(party) && html`<${Ribbon} owner=${board.colour(board.owner(party))} />`}
  </svg>`;
}

/**
 * A seat by its charge and name.
 * @param {{party: number, isShort?: boolean}} props
 */
export function Side({ party, isShort = false }) {
  const board = now.value;
  if (!board) return null;
  return html`<span class="side-name" data-seat=${board.colour(party)} title=${isShort ? board.who(party) : undefined}>
    <${Charge} colour=${board.colour(party)} />${isShort ? html`<span class="visually-hidden">${board.who(party)}</span>` : html`<span class="side-text">${board.who(party)}</span>`}
  </span>`;
}

/**
 * Several knights in a row, with whoever stands beside them.
 * @param {{party: number, strengths: number[], size?: number, tudors?: number, squires?: number, bishops?: number}} props
 */
export function Stack({ party, strengths, size = 34, tudors = 0, squires = 0, bishops = 0 }) {
  const beside = [
    ["tudor", tudors, "companion-tudor"],
    ["squires", squires, "head-squires"],
    ["bishop", bishops, "head-bishops"],
  ];
  return html`<span class="stack">
    ${strengths.map((strength, number) => html`<${Knight} key=${number} party=${party} strength=${strength} size=${size} />`)}
    ${beside
      .filter(([, count]) => count)
      .map(
        ([kind, count, label]) => html`<span key=${kind} class="beside" title=${t(String(label))}>
      <${Icon} name=${kind} label=${t(String(label))} /><b>${Number(count) > 1 ? count : ""}</b>
    </span>`,
      )}
  </span>`;
}

/** Mine or my ally's, by what a reference or an offer names. @param {string} named */
export function partyOf(named) {
  const board = now.value;
  return (board?.seat ?? 0) + (named.includes("ally") ? (board?.players ?? 0) : 0);
}

/** The party of the piece in hand; mine if there is none. */
export function partyInHand() {
  return partyOf(hand.holding().join());
}

/** The knight in hand, faint, where it would stand. @param {{size?: number}} props */
export function Ghost({ size = 34 }) {
  const board = now.value;
  const held = hand.holding().find((ref) => ref.startsWith("knight:"));
  if (!board || board.seat === null || !held) return null;
  return html`<${Knight} party=${partyOf(held)} strength=${Number(held.slice(-1))} size=${size} class="ghost" label="" />`;
}

/**
 * The arms of the noble with a letter: those of the province that bears it in print.
 * @param {{letter: string, x?: number, y?: number, wide?: number}} props
 */
export function Arms({ letter, x, y, wide = 18 }) {
  const id = now.value?.printed.provinces.find((/** @type {any} */ province) => province.letter === letter)?.id;
  return html`<svg class="arms" viewBox="0 0 60 72" x=${x} y=${y} width=${wide} height=${wide * 1.2} aria-hidden="true">
    <use href=${`/static/atlas/arms.svg#arms-${id}`} /></svg>`;
}
