/** Figures over time as lines, for the end of a game; in text mode, and for the screen reader, as a table. */

import { html } from "./lib.js";
import { prefs } from "./prefs.js";
import { isNarrow } from "./ui.js";

/**
 * @typedef {{seat: string, name: string, values: number[]}} Run  One line: a value at each tick, as far as the game went.
 * @typedef {{at: number, seat: string, text: string, sign?: string}} Mark
 *   Something that happened at a tick, or between two; with a sign of its own it is told elsewhere, otherwise below the lines.
 * @typedef {{short: string, long: string}} Tick  What is written below it, perhaps nothing; and what it is called.
 * @typedef {{label: string, runs: Run[], ticks: Tick[], marks?: Mark[], sign?: string, top?: number, unit?: string, isBroad?: boolean}} Plotted
 *   With the least value that the scale goes up to, of what there is a number below, and whether it has the whole width of a page.
 */

const MARGIN = { left: 34, right: 112, top: 26, bottom: 30 };
const SIZES = { broad: [880, 300], wide: [450, 280], narrow: [350, 250] };
const LINE = 17;
/** The foot of a name lies so far below the point that it names. */
const OFF = 5;
/** With more points than this, marks are small. */
const CROWD = 12;
/** Every line has its own dashes and its own mark, so that no colour is needed to follow it. */
const DASHES = ["", "9 4", "2 5", "12 4 2 4", "5 3"];
const SHAPES = [
  "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z",
  "M0 -5.5L5.5 0L0 5.5L-5.5 0z",
  "M-4.2 -4.2h8.4v8.4h-8.4z",
  "M0 -5.5L5.2 4h-10.4z",
  "M0 5.5L5.2 -4h-10.4z",
];

/** @param {Plotted} props */
export function Curve(props) {
  const isText = prefs.value.text === "on";
  const told = (props.marks ?? []).filter((mark) => !mark.sign);
  return html`<figure class=${`curve ${props.isBroad ? "is-broad" : ""}`}>
    <figcaption class="curve-title">${props.label}</figcaption>
    ${!isText && html`<${Lines} ...${props} />`}
    <${Figures} ...${props} class=${isText ? "" : "visually-hidden"} />
    ${
      told.length > 0 &&
      html`<ul class="curve-marks">${told.map(({ at, text }) => html`<li key=${at + text}><b>${props.sign} ${props.ticks[Math.floor(at)]?.long}</b> ${text}</li>`)}</ul>`
    }
  </figure>`;
}

/** @param {Plotted} props */
function Lines({ label, runs, ticks, marks = [], sign, top = 10, unit, isBroad = false }) {
  const [width = 0, height = 0] = SIZES[isNarrow.value ? "narrow" : isBroad ? "broad" : "wide"];
  const values = runs.flatMap((run) => run.values);
  const [least, most] = [Math.min(0, ...values), Math.max(top, ...values)];
  const x = (/** @type {number} */ at) =>
    MARGIN.left + (at * (width - MARGIN.left - MARGIN.right)) / Math.max(1, ticks.length - 1);
  const y = (/** @type {number} */ value) =>
    height - MARGIN.bottom - ((value - least) * (height - MARGIN.top - MARGIN.bottom)) / (most - least);
  const right = width - MARGIN.right;
  const scale = ticks.length > CROWD ? 0.6 : 1;
  return html`<svg class="curve-plot" viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${label}>
    ${steps(least, most).map((value) => html`<g key=${value}><path class="curve-grid" d=${`M${MARGIN.left} ${y(value)}H${right}`} /><text class="curve-value" x=${MARGIN.left - 7} y=${y(value) + 4}>${value}</text></g>`)}
    ${ticks.map(({ short }, at) => short && html`<text key=${at} class="curve-tick" x=${x(at)} y=${height - 9}>${short}</text>`)}
    ${unit && html`<text class="curve-tick curve-unit" x=${right + 19} y=${height - 9}>${unit}</text>`}
    ${marks.map(
      ({
        at,
        seat,
        text,
        sign: own = sign,
      }) => html`<g key=${at + text} class="curve-mark" data-seat=${seat}><title>${text}</title>
      <path d=${`M${x(at)} ${MARGIN.top - 4}V${height - MARGIN.bottom}`} /><text x=${x(at)} y=${MARGIN.top - 9}>${own}</text></g>`,
    )}
    ${apart(runs, y, height - MARGIN.bottom + OFF).map(
      ({ run, number, top }) => html`<g key=${run.seat} class="curve-line" data-seat=${run.seat}>
      <polyline points=${run.values.map((value, at) => `${x(at)},${y(value)}`).join(" ")} stroke-dasharray=${DASHES[number % DASHES.length]} />
      ${run.values.map((value, at) => html`<path key=${at} class="curve-point" transform=${`translate(${x(at)} ${y(value)}) scale(${scale})`} d=${SHAPES[number % SHAPES.length]} />`)}
      <path class="curve-point" transform=${`translate(${right + 19} ${top - 4})`} d=${SHAPES[number % SHAPES.length]} />
      <text x=${right + 29} y=${top}>${run.values.at(-1)} ${run.name}</text>
    </g>`,
    )}
  </svg>`;
}

/** Round numbers for the lines of the grid. @param {number} least @param {number} most */
function steps(least, most) {
  const step = [2, 5, 10, 20, 50, 100].find((one) => (most - least) / one <= 6) ?? 200;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, number) => first + number * step);
}

/**
 * The lines from the highest end to the lowest, their names kept apart: pushed down, and up again from the foot.
 * @param {Run[]} runs
 * @param {(value: number) => number} y
 * @param {number} foot  below which no name stands
 */
export function apart(runs, y, foot) {
  const end = (/** @type {Run} */ run) => run.values.at(-1) ?? 0;
  let top = -Infinity;
  const pushed = runs
    .map((run, number) => ({ run, number }))
    .toSorted((one, other) => end(other.run) - end(one.run))
    .map((line) => {
      top = Math.max(y(end(line.run)) + OFF, top + LINE);
      return { ...line, top };
    });
  return pushed.map((line, place) => ({ ...line, top: Math.min(line.top, foot - LINE * (pushed.length - 1 - place)) }));
}

/** @param {Plotted & {class: string}} props */
function Figures({ label, runs, ticks, class: own }) {
  const seen = ticks.slice(0, Math.max(...runs.map((run) => run.values.length)));
  return html`<table class=${`curve-figures ${own}`}><caption class="visually-hidden">${label}</caption>
    <thead><tr><td></td>${runs.map((run) => html`<th key=${run.seat} scope="col">${run.name}</th>`)}</tr></thead>
    <tbody>${seen.map(({ long }, at) => html`<tr key=${at}><th scope="row">${long}</th>${runs.map((run) => html`<td key=${run.seat}>${run.values[at]}</td>`)}</tr>`)}</tbody>
  </table>`;
}
