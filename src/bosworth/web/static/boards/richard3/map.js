/** The map of England with everything that stands on it. */

import { hand } from "/static/js/hand.js";
import { batch, html, useEffect, useMemo, useRef } from "/static/js/lib.js";
import { MapView, mapScale } from "/static/js/map-view.js";
import { pointedThing, Thing } from "/static/js/thing.js";
import { language, name, t } from "/static/js/words.js";
import { Attacks, BorderBadges, waysIn } from "./borders.js";
import { PRINTED, PRISON } from "./camps.js";
import { Names, write } from "./names.js";
import { phaseOf } from "./phases.js";
import { describe, Face, Pile } from "./pieces.js";
import { arrange, growth } from "./places.js";
import { SIDES } from "./reading.js";
import { Trail } from "./trails.js";

/** @import {Camp} from "./camps.js" */
/** @import {Written} from "./names.js" */
/** @import {Spot} from "./places.js" */
/** @import {Block, Reading} from "./reading.js" */
/** @import {Box} from "./spread.js" */

/** Blocks of fewer pixels than this show but their arms, strength and rating. */
const READABLE = 50;
const SWORDS = 15;

/** The part of the map that is wide enough to fill any window, and high enough for the heart of England. */
const HEART = [0, 650, 2120, 1850];

/** The map, its names, borders in use and pieces. @param {{now: Reading, atlas: any}} props */
export function EnglandMap({ now, atlas }) {
  const scale = mapScale.value;
  const { placed, ways, clashes, written, isRescaled } = useSurvey(now, atlas, scale);
  const names = useMemo(() => html`<${Names} atlas=${atlas} written=${written} scale=${scale} />`, [written]);
  const look = [growth(scale) * scale * PRINTED < READABLE && "is-far", isRescaled && "is-rescaled"].filter(Boolean).join(" ");
  const locate = (/** @type {string} */ ref) => placed.byRef.get(ref) ?? null;
  return html`<${MapView} label=${t("board-map")} frame=${HEART} locate=${locate}>
    <g>${Object.entries(atlas.seas).map(([id, sea]) => html`<${Sea} key=${id} id=${id} shape=${sea} />`)}</g>
    <g>${Object.entries(atlas.areas).map(([id, area]) => html`<${Area} key=${id} id=${id} shape=${area} now=${now} />`)}</g>
    <g class=${`map-pieces ${look}`}>
      ${placed.stacks.map(({ stack, ref, ...spot }) => html`<${PartOf} key=${stack.key} now=${now} ref=${ref} ...${spot}><${Pile} stack=${stack} /><//>`)}
      ${placed.blocks.map(({ block, ...spot }) => html`<${Standing} key=${block.id} block=${block} ...${spot} />`)}
      ${placed.piles.map(({ key, ref, blocks, ...spot }) => html`<${PartOf} key=${key} now=${now} ref=${ref} ...${spot}><${PileCount} blocks=${blocks} /><//>`)}
    </g>
    ${names}
    <${Clashes} clashes=${clashes} grown=${growth(scale)} />
    <${Trail} atlas=${atlas} grown=${growth(scale)} />
    <${Attacks} ways=${ways} atlas=${atlas} />
    <${BorderBadges} now=${now} atlas=${atlas} taken=${[...placed.camps, ...written.map(boxOf)]} scale=${scale} />
  <//>`;
}

/** Where everything stands: within a phase of a side what does not move stays where it was drawn. @param {Reading} now @param {any} atlas @param {number} scale */
function useSurvey(now, atlas, scale) {
  const { campaign, turn, active, battle } = now.view;
  const drawn = [campaign, turn, phaseOf(now), active, scale].join();
  const known = useRef({ drawn, scale, camps: /** @type {Camp[]} */ ([]), written: /** @type {Written[]} */ ([]) });
  const found = useMemo(() => {
    const before = known.current.drawn === drawn ? known.current : { camps: [], written: [] };
    const placed = arrange(now, atlas, scale, before.camps);
    const ways = waysIn(now, atlas, placed.camps, scale);
    const clashes = clashesIn(placed.camps, battle, growth(scale));
    const written = write(atlas, placed.camps, [...clashes, ...ways.map(boxOf)], scale, before.written);
    return { placed, ways, clashes, written };
  }, [now, atlas, scale, language.value]);
  const isRescaled = known.current.scale !== scale;
  useEffect(() => void (known.current = { drawn, scale, camps: found.placed.camps, written: found.written }));
  return { ...found, isRescaled };
}

/** @param {{box: Box}} way */
const boxOf = ({ box }) => box;

/** @param {Spot} spot */
const move = ({ at: [x = 0, y = 0], grown }) => ({
  transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${grown.toFixed(3)})`,
});

/** Nameless and piled blocks are pointed at and touched as their area is. @param {Spot & {now: Reading, ref: string, children?: any}} props */
function PartOf({ now, ref, at, grown, children }) {
  const touch = (/** @type {Event} */ event) => {
    event.stopPropagation();
    hand.tap(ref);
  };
  const point = (/** @type {{currentTarget: Element}} */ { currentTarget: element }) =>
    batch(() => {
      hand.pointed.value = ref;
      pointedThing.value = { ref, label: describeArea(now, ref.slice(5)), element };
    });
  const leave = () =>
    batch(() => {
      hand.pointed.value = "";
      pointedThing.value = null;
    });
  return html`<g class="map-piece" data-for=${ref} style=${move({ at, grown })} onClick=${touch} onPointerEnter=${point} onPointerLeave=${leave}>${children}</g>`;
}

/** A block on the map. @param {{block: Block} & Spot} props */
function Standing({ block, at, grown }) {
  const marks = block.moved ? "has-moved" : "";
  return html`<${Thing} ref=${`block:${block.id}`} within=${`area:${block.where === "prison" ? PRISON : block.where}`} label=${describe(block)} class=${`map-piece map-block ${marks}`} style=${move({ at, grown })}>
    <rect class="map-halo" x="-34" y="-34" width="68" height="68" rx="9" />
    <${Face} block=${block} />
    ${block.moved && html`<path class="map-moved" d="M-29 29v-13l13 13z" />`}
    ${block.reserve && html`<text class="pieces-reserve" x="0" y="-32">${t("mark-reserve")}</text>`}
    ${block.where === "prison" && html`<path class="map-bars" d="M-18 -22v40M-6 -22v40M6 -22v40M18 -22v40" />`}
  <//>`;
}

/** How many blocks lie in a pile; it covers them, so that whoever touches it sees them all. @param {{blocks: Block[]}} props */
function PileCount({ blocks }) {
  const has = (/** @type {(ref: string) => boolean} */ state) => blocks.some((block) => state(`block:${block.id}`));
  const marks = [has(hand.held) && "held", has(hand.hinted) && "hinted", has(hand.focused) && "focused"]
    .filter(Boolean)
    .join(" ");
  return html`<g class=${`map-pile ${marks}`} data-holds=${blocks.map((block) => `block:${block.id}`).join(" ")}>
    <rect class="map-cover" x="-31" y="-42" width="72" height="74" />
    <g class="pieces-count"><circle cx="22" cy="-22" r="15" /><text x="22" y="-15.500">${blocks.length}</text></g>
  </g>`;
}

/**
 * Where both sides stand and no battle is fought yet: a box for the swords over the camp.
 * @param {Camp[]} camps
 * @param {string | null} battle
 * @param {number} grown
 */
function clashesIn(camps, battle, grown) {
  return camps
    .filter((camp) => camp.isClash && camp.id !== battle)
    .map(({ id, x, y, height }) => ({ id, x, y: y - height / 2, width: 2 * SWORDS * grown, height: 2 * SWORDS * grown }));
}

/** Crossed swords over the camps in which both sides stand. @param {{clashes: ReturnType<typeof clashesIn>, grown: number}} props */
function Clashes({ clashes, grown }) {
  return html`<g class="map-clashes" aria-hidden="true">${clashes.map(
    ({ id, x, y }) => html`<g key=${id} class="map-piece" style=${move({ at: [x, y], grown })}>
    <circle r=${SWORDS} /><use href="/static/atlas/emblems.svg#swords" x="-13" y="-13" width="26" height="26" /></g>`,
  )}</g>`;
}

/** @param {Reading} now @param {string} id */
function describeArea(now, id) {
  const [red = 0, white = 0] = SIDES.map((side) => now.countIn(id, side));
  return t("board-area", { area: name("area", id), red, white });
}

/** @param {{id: string, shape: any, now: Reading}} props */
function Area({ id, shape, now }) {
  const isContested = SIDES.every((side) => now.countIn(id, side) > 0);
  return html`<${Thing} ref=${`area:${id}`} label=${describeArea(now, id)} class=${`map-area ${isContested ? "is-contested" : ""}`}>
    <path d=${shape.path} />
  <//>`;
}

/** @param {{id: string, shape: any}} props */
function Sea({ id, shape }) {
  const ref = `sea:${id}`;
  const isUsed = hand.lit(ref) || hand.held(ref) || hand.focused(ref) || hand.reason(ref) !== "";
  return html`<${Thing} ref=${ref} label=${name("sea", id)} class=${`map-sea ${isUsed ? "is-in-use" : ""}`}><path d=${shape.path} /><//>`;
}
