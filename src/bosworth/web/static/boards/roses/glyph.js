/** Small signs of the board, drawn with one colour each so that they read at any size and in any theme. */

import { html } from "/static/js/lib.js";

/** Each in a square of 24 units. @type {Record<string, string>} */
const PATHS = {
  castle: "M3 22V9h2V5h2.5v2H10V4h4v3h2.500V5H19v4h2v13h-6.500v-4.500a2.5 2.5 0 0 0-5 0V22z",
  large_town: "M1.5 22v-8l4-4 4 4v-5.500L12.5 1.500l3 7V14l3.5-4 3.5 4v8h-8.500v-4h-3v4z",
  town: "M3 22V12l5.5-6 5.5 6v1.500L17.5 10l4 4v8h-5v-5h-3v5z",
  port: "M12 1.500a2.800 2.800 0 0 1 1.300 5.300V9H17v2.300h-3.700v8.200c2.900-.5 4.900-2.200 5.600-4.700l-2 .5 3-4.5 2.400 4.900-1.5-.4C19.800 19.5 16.400 22.5 12 22.500s-7.800-3-8.800-7.200l-1.5.4 2.400-4.900 3 4.5-2-.5c.7 2.5 2.700 4.200 5.600 4.700v-8.200H7V9h3.700V6.800A2.800 2.800 0 0 1 12 1.500z",
  bishop:
    "M12 1.500c4.5 3.200 7.5 7.5 7.5 12.500l-1 8h-13l-1-8c0-5 3-9.300 7.5-12.500zM10.800 7.500v3.300H7.700v2.400h3.100v5.300h2.400v-5.300h3.100v-2.400h-3.100V7.500z",
  ship: "M11 1.500h1.800v2l6.200 1.300-6.200 2V9c4 .5 6.5 2.5 7.200 6h2.500l-3 7H5l-3.5-7H11v-1.800L4 15c.3-5 3-8.5 7-10z",
  noble: "M3.5 2.500h17V11c0 5.5-3.5 8.700-8.5 11.500C7 19.700 3.5 16.5 3.5 11z",
  crown: "M2.5 20.500V7.500l5.200 4.300L12 3.500l4.300 8.300 5.200-4.300v13z",
  coin: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  troop: "M12 1.500l2 3V14h3.500v2.300h-4.300V22h-2.400v-5.700H6.500V14H10V4.500z",
  shield: "M3.5 2.500h17V11c0 5.5-3.5 8.700-8.5 11.500C7 19.700 3.5 16.5 3.5 11zM6 5v6c0 4 2.300 6.5 6 8.700V5z",
  mercenary: "M12 1.500l2.200 6.200H21l-5.400 4.200 2 6.600-5.600-4-5.600 4 2-6.600L3 7.700h6.800zM11 19h2v3.500h-2z",
  cube: "M12 1.500l9.5 5v11l-9.5 5-9.5-5v-11z",
  aid: "M12 1.500c2 2.5 2.600 4.800 1.5 8.5 1.300-2.600 6.5-2.700 6.5 1.300 0 2.5-2.600 3.300-4.200 2.200l-1.300 1.500H17V17h-3.300l1.300 5.500H9L10.300 17H7v-2h2.500l-1.300-1.500C6.600 14.600 4 13.800 4 11.300c0-4 5.200-3.900 6.5-1.300C9.400 6.300 10 4 12 1.500z",
  card: "M5.5 2h13A1.5 1.5 0 0 1 20 3.500v17a1.5 1.5 0 0 1-1.5 1.500h-13A1.5 1.5 0 0 1 4 20.500v-17A1.5 1.5 0 0 1 5.5 2z",
  star: "M12 1.500l3.200 7 7.300.9-5.400 5 1.5 7.300-6.600-3.700-6.600 3.700 1.5-7.300-5.400-5 7.300-.9z",
  captain: "M3.5 2.500h17V11c0 5.5-3.5 8.700-8.5 11.500C7 19.700 3.5 16.5 3.5 11zM12 5.500l-4 4h2.500V16L12 18l1.5-2V9.500H16z",
};

/**
 * A sign inside an SVG, around a point.
 * @param {{id: string, x?: number, y?: number, size?: number, class?: string}} props
 */
export function Glyph({ id, x = 0, y = 0, size = 24, class: own = "" }) {
  const scale = size / 24;
  const transform = `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`;
  return html`<path class=${`glyph ${own}`} fill-rule="evenodd" d=${PATHS[id]} transform=${transform} />`;
}

/** A sign in running text. @param {{id: string, class?: string}} props */
export function Sign({ id, class: own = "" }) {
  return html`<svg class=${`glyph-sign ${own}`} viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd" d=${PATHS[id]} /></svg>`;
}

const PETALS = [0, 72, 144, 216, 288];

/**
 * The rose of a House inside an SVG: dark and filled for Lancaster, white with an outline for York.
 * @param {{house: string, x?: number, y?: number, r?: number}} props
 */
export function Rose({ house, x = 0, y = 0, r = 12 }) {
  return html`<g class=${`glyph-rose is-${house}`} transform=${`translate(${x} ${y}) scale(${r / 12})`}>
    ${PETALS.map((angle) => html`<circle class="glyph-petal" cx="0" cy="-6.6" r="5.2" transform=${`rotate(${angle})`} />`)}
    ${PETALS.map((angle) => html`<circle class="glyph-petal is-inner" cx="0" cy="-3.8" r="2.9" transform=${`rotate(${angle + 36})`} />`)}
    <circle class="glyph-heart" r="2.6" />
  </g>`;
}

/** The rose of a House in running text. @param {{house: string}} props */
export function RoseSign({ house }) {
  return html`<svg class="glyph-sign glyph-rose-sign" viewBox="-13 -13 26 26" aria-hidden="true"><${Rose} house=${house} /></svg>`;
}

/** The colour of a player in running text. @param {{of: string, title?: string}} props */
export function Swatch({ of: player, title }) {
  return html`<span class="swatch" data-seat=${player} title=${title}></span>`;
}

/**
 * The coat of arms of a noble inside an SVG, with its upper left corner at (x, y).
 * @param {{id: string, x: number, y: number, width: number, height: number}} props
 */
export function Arms({ id, x, y, width, height }) {
  return html`<use href=${`/static/atlas/arms.svg#arms-${id}`} x=${x} y=${y} width=${width} height=${height} />`;
}

/** The hatchings by which engravers wrote tinctures: no side is told apart by its hue alone. */
export function Hatchings() {
  return html`<defs>
    <pattern id="fill-red" width="12" height="12" patternUnits="userSpaceOnUse">
      <rect class="glyph-base is-red" width="12" height="12" /><path class="glyph-hatch" d="M3 0V12M9 0V12" />
    </pattern>
    <pattern id="fill-blue" width="12" height="12" patternUnits="userSpaceOnUse">
      <rect class="glyph-base is-blue" width="12" height="12" /><path class="glyph-hatch" d="M0 3H12M0 9H12" />
    </pattern>
    <pattern id="fill-yellow" width="12" height="12" patternUnits="userSpaceOnUse">
      <rect class="glyph-base is-yellow" width="12" height="12" /><circle class="glyph-dot" cx="3" cy="3" r="1.7" /><circle class="glyph-dot" cx="9"
        cy="9" r="1.7" />
    </pattern>
    <pattern id="fill-green" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="glyph-base is-green" width="12" height="12" /><path class="glyph-hatch" d="M3 0V12M9 0V12" />
    </pattern>
  </defs>`;
}
