/** The map of England with everything that stands on it. */

import { html, useMemo } from "/static/js/lib.js";
import { hand } from "/static/js/hand.js";
import { MapView } from "/static/js/map-view.js";
import { table } from "/static/js/table-state.js";
import { Thing } from "/static/js/thing.js";
import { capital, language, name, t } from "/static/js/words.js";
import { Back, Face, Pile, describe } from "./blocks.js";
import { Attacks, BorderBadges } from "./borders.js";
import { useFreshLines } from "./news.js";
import { arrange } from "./places.js";
import { countIn, reading } from "./reading.js";

/** @import {Spot} from "./places.js" */
/** @import {Block, Reading} from "./reading.js" */

/** The part of the map that is shown at first: England with the coasts of exile, not the whole sea. */
const FRAME = [40, 55, 2090, 2330];

/** How long nameless blocks are seen to move, in milliseconds, and how many at most. */
const GHOST = 3000;
const MOST_GHOSTS = 14;

/** The map, its names, borders in use and pieces. */
export function EnglandMap() {
  const now = reading.value;
  const atlas = table.atlas.value;
  const names = useMemo(() => atlas && html`<${Names} atlas=${atlas} />`, [atlas, language.value]);
  if (!now || !atlas) return null;
  const placed = arrange(now, atlas);
  const locate = (/** @type {string} */ ref) => placed.byRef.get(ref) ?? null;
  return html`<${MapView} label=${t("board-map")} locate=${locate} frame=${FRAME}>
    <g class="seas">${Object.entries(atlas.seas).map(([id, sea]) => html`<${Sea} key=${id} id=${id} shape=${sea} />`)}</g>
    <g class="areas">${Object.entries(atlas.areas).map(([id, area]) => html`<${Area} key=${id} id=${id} shape=${area} now=${now} />`)}</g>
    ${names}
    <g class="pieces">
      ${placed.stacks.map(({ stack, ...spot }) => html`<${Piece} key=${stack.key} ...${spot}><${Pile} stack=${stack} /><//>`)}
      ${placed.blocks.map(({ block, ...spot }) => html`<${Standing} key=${block.id} block=${block} ...${spot} />`)}
    </g>
    <${Ghosts} placed=${placed} />
    <${Attacks} now=${now} atlas=${atlas} />
    <${BorderBadges} now=${now} atlas=${atlas} />
  <//>`;
}

/**
 * Something that stands `at` a point of the map, `by` so much beside the middle of its group, which grows when the map is far away.
 * @param {Spot & {children?: any}} props
 */
function Piece({ at, by, push, children }) {
  return html`<g class="piece" style=${move(at)}><g class="grown" style=${pushed(push)}><g class="piece" style=${move(by)}>${children}</g></g></g>`;
}

/** @param {number[]} point */
const move = ([x = 0, y = 0]) => ({ transform: `translate(${x}px, ${y}px)` });

/** @param {number[]} push */
const pushed = ([x = 0, y = 0]) => ({ "--push-x": x.toFixed(1), "--push-y": y.toFixed(1) });

/** A block on the map. @param {{block: Block} & Spot} props */
function Standing({ block, at, by, push }) {
  const marks = [block.moved && "has-moved", block.reserve && "in-reserve", block.where === "prison" && "in-prison"].filter(Boolean).join(" ");
  return html`<${Thing} ref=${`block:${block.id}`} label=${describe(block)} class=${`piece block ${marks}`} style=${move(at)}>
    <title>${describe(block)}</title>
    <g class="grown" style=${pushed(push)}><g class="piece" style=${move(by)}>
      <rect class="halo" x="-34" y="-34" width="68" height="68" rx="9" />
      <${Face} block=${block} />
      ${block.moved && html`<path class="moved-flag" d="M-29 29v-13l13 13z" />`}
      ${block.reserve && html`<text class="reserve-mark" x="0" y="-32">${t("mark-reserve")}</text>`}
      ${block.where === "prison" && html`<path class="bars" d="M-18 -22v40M-6 -22v40M6 -22v40M18 -22v40" />`}
    </g></g>
  <//>`;
}

/** Nameless blocks on their way: they have no place of their own on the map, so that one cannot be told from another. */
/** @param {{placed: ReturnType<typeof arrange>}} props */
function Ghosts({ placed }) {
  const moves = useFreshLines(GHOST).filter((line) => line.say[0].endsWith("-hidden") && line.say[1].from && line.say[1].to).slice(-MOST_GHOSTS);
  if (document.documentElement.dataset.motion === "off") return null;
  return html`<g class="ghosts" aria-hidden="true">${moves.map((line, number) => {
    const { from, to, side } = line.say[1];
    const [start, end] = [placed.middles.get(from), placed.middles.get(to)];
    if (!start || !end) return null;
    const way = { "--x0": `${start[0]}px`, "--y0": `${start[1]}px`, "--x1": `${end[0]}px`, "--y1": `${end[1]}px`, animationDelay: `${number * 120}ms` };
    return html`<g key=${`${line.at}:${number}`} class="ghost" style=${way}><g class="grown"><${Back} side=${side === "york" ? 1 : 0} /></g></g>`;
  })}</g>`;
}

/** @param {{id: string, shape: any, now: Reading}} props */
function Area({ id, shape, now }) {
  const counts = [0, 1].map((side) => countIn(now, id, side));
  const [red = 0, white = 0] = counts;
  const state = red && white ? "contested" : red ? "lancaster" : white ? "york" : "vacant";
  const label = t("board-area", { area: name("area", id), red, white });
  return html`<${Thing} ref=${`area:${id}`} label=${label} class=${`area ${state}`}>
    <path d=${shape.path} />
    ${state === "contested" && id !== now.battle && html`<g class="piece" style=${move(shape.label)}><g class="grown">
      <use class="swords" href="/static/atlas/emblems.svg#swords" x="-22" y="-62" width="44" height="44" /></g></g>`}
  <//>`;
}

/** @param {{id: string, shape: any}} props */
function Sea({ id, shape }) {
  const ref = `sea:${id}`;
  const isUsed = hand.lit(ref) || hand.held(ref) || hand.focused(ref) || hand.reason(ref) !== "";
  return html`<${Thing} ref=${ref} label=${name("sea", id)} class=${`sea ${isUsed ? "in-use" : ""}`}><path d=${shape.path} /><//>`;
}

/** The names of areas, cities and seas in the reader's language. @param {{atlas: any}} props */
function Names({ atlas }) {
  return html`<g class="names" aria-hidden="true">
    ${Object.entries(atlas.seas).map(([id, { label: [x, y], size, angle = 0 }]) => html`<text key=${id} class="sea-name" x=${x} y=${y}
      font-size=${size * 0.8} transform=${`rotate(${angle} ${x} ${y})`}>${capital(name("sea", id))}</text>`)}
    ${Object.entries(atlas.areas).map(([id, { label: [x, y], size }]) => html`<text key=${id} class="area-name" x=${x} y=${y}
      style=${{ "--size": size }}>${name("area", id)}</text>`)}
    ${Object.entries(atlas.sites).map(([id, { label: [x, y], size }]) => html`<text key=${id} class="city-name" x=${x} y=${y}
      style=${{ "--size": size }}>${name("city", id)}</text>`)}
  </g>`;
}

