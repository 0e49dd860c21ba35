/** What can be touched, or is meant by a hint, but is out of sight: at the edge behind which it lies, how much there is, and the way there. */

import { leadOn } from "../focus.js";
import { hand } from "../hand.js";
import { inner } from "../into-sight.js";
import { effect, html, signal, useEffect } from "../lib.js";
import { focusOn } from "../map-view.js";
import { mayMove } from "../prefs.js";
import { table } from "../table-state.js";
import { isNarrow } from "../ui.js";
import { t } from "../words.js";

/** @typedef {"up" | "down" | "left" | "right"} Way */
/** @typedef {{frame: Element, way: Way, things: Element[]}} Heap  Things that lie behind one edge of one frame. */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const LIT = ".thing.lit";
const HINTED = ".thing.hinted";

/** How long a map glides or a list scrolls, roughly, in milliseconds. */
const GLIDE = 450;

/** Where along its edge a mark may stand, the best place first, and how far inwards its middle is, in pixels. */
const SHARES = [0.5, 0.25, 0.75, 0.1, 0.9];
const MARK = 18;
/** The half of its width. */
const HALF = 26;

/** @type {Record<Way, string>} */
const ARROWS = { up: "↑", down: "↓", left: "←", right: "→" };

/** What lies behind the edges now. @type {import("../../vendor/signals.js").Signal<Heap[]>} */
export const heaps = signal([]);

/** Marks at the edges. */
export function OutOfSight() {
  useEffect(() => watch((found) => void (heaps.value = found)), []);
  return html`<div class="out-of-sight">
    ${heaps.value.map((heap, number) => html`<${Beyond} key=${number} ...${heap} />`)}
  </div>`;
}

/** What lies behind one edge; to what a hint means the way goes first. @param {Heap} props */
function Beyond({ frame, way, things }) {
  const hinted = things.filter((one) => one.matches(HINTED));
  const label = hinted.length > 0 ? t("out-of-sight-hinted") : t("out-of-sight", { count: things.length });
  const go = () => {
    goTo(hinted.length > 0 ? hinted : things, frame);
    leadOn();
  };
  return html`<button type="button" tabindex="-1" class=${`beyond ${way} ${hinted.length > 0 ? "of-hint" : ""}`} style=${edgeOf(frame, way)}
    title=${label} aria-label=${label} onClick=${go}><span aria-hidden="true">${ARROWS[way]} ${things.length}</span></button>`;
}

/**
 * Look again whenever something may have moved. If nothing of what has just lit up is in sight, go there.
 * @param {(found: Heap[]) => void} take
 */
function watch(take) {
  let due = 0;
  const look = () => {
    due = 0;
    take(heaped(drawn(`${LIT}, ${HINTED}`)).heaps);
  };
  const soon = () => void (due ||= requestAnimationFrame(look));
  const later = () => {
    soon();
    setTimeout(soon, GLIDE);
  };
  const events = ["scroll", "resize", "pointerup", "wheel", "keyup"];
  for (const event of events) addEventListener(event, later, { capture: true, passive: true });
  const stop = effect(() => {
    void [hand.targets(), table.shown.value, isNarrow.value];
    requestAnimationFrame(() => requestAnimationFrame(reveal));
    later();
  });
  const again = effect(() => {
    void [hand.meant(), hand.isAsking.value]; // the foot of a phone may grow by them
    later();
  });
  return () => {
    stop();
    again();
    for (const event of events) removeEventListener(event, later, { capture: true });
  };
}

/** All such things that are drawn, by what they are. @param {string} selector */
function drawn(selector) {
  /** @type {Map<string, Element[]>} */
  const found = new Map();
  for (const one of document.querySelectorAll(selector)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.getClientRects().length === 0) continue;
    const ref = one.getAttribute("data-ref") ?? "";
    found.set(ref, [...(found.get(ref) ?? []), one]);
  }
  return found;
}

/**
 * How many things are in sight, and where the others lie.
 * @param {Map<string, Element[]>} all
 */
function heaped(all) {
  /** @type {Map<string, Heap>} */
  const heaps = new Map();
  const frames = new Map();
  let seen = 0;
  for (const things of all.values()) {
    const hidden = things.map((thing) => ({ thing, ...behind(thing) }));
    if (hidden.some(({ frame }) => frame === null)) {
      seen += 1;
      continue;
    }
    const [first] = hidden;
    if (!first?.frame) continue;
    if (!frames.has(first.frame)) frames.set(first.frame, frames.size);
    const key = `${frames.get(first.frame)} ${first.way}`;
    const heap = heaps.get(key) ?? { frame: first.frame, way: first.way, things: [] };
    heap.things.push(first.thing);
    heaps.set(key, heap);
  }
  return { seen, heaps: [...heaps.values()] };
}

/**
 * The frame that a thing lies outside of, and beyond which of its edges; none if its middle is in sight.
 * @param {Element} thing
 * @returns {{frame: Element | null, way: Way}}
 */
function behind(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  for (let frame = thing.parentElement; frame; frame = frame.parentElement) {
    const way = clips(frame) ? beyond(point, inner(frame)) : null;
    if (way) return { frame, way };
  }
  const way = beyond(point, boxOf(document.documentElement));
  return { frame: way && document.documentElement, way: way ?? "down" };
}

/** Whether an element cuts off what is outside of it: not if it has no box of its own. @param {Element} element */
function clips(element) {
  const { display, overflowX, overflowY } = getComputedStyle(element);
  return display !== "contents" && (overflowX !== "visible" || overflowY !== "visible");
}

/** The part of a frame that the window shows. @param {Element} frame @returns {Box} */
function boxOf(frame) {
  const { left, top, right, bottom } = inner(frame);
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(innerWidth, right),
    bottom: Math.min(innerHeight, bottom),
  };
}

/**
 * @param {{x: number, y: number}} point
 * @param {Box} box
 * @returns {Way | null}
 */
function beyond({ x, y }, { left, top, right, bottom }) {
  if (y > bottom) return "down";
  if (y < top) return "up";
  if (x > right) return "right";
  return x < left ? "left" : null;
}

/** Where the mark of an edge stands: in the middle of it or, if it would cover something lit there, nearer to an end. @param {Element} frame @param {Way} way */
function edgeOf(frame, way) {
  const { left, top, right, bottom } = boxOf(frame);
  const isLevel = way === "up" || way === "down";
  const [x, y] = [way === "left" ? left : right, way === "up" ? top : bottom];
  const spots = SHARES.map((share) =>
    isLevel ? { x: left + share * (right - left), y } : { x, y: top + share * (bottom - top) },
  );
  const spot = spots.find((one) => !coversLit(one, way)) ?? spots.at(-1);
  return { left: `${spot?.x}px`, top: `${spot?.y}px` };
}

/** Whether something lit lies where a mark would be. @param {{x: number, y: number}} spot @param {Way} way */
function coversLit({ x, y }, way) {
  const inwards = { up: [0, MARK], down: [0, -MARK], left: [MARK, 0], right: [-MARK, 0] }[way];
  const [dx = 0, dy = 0] = inwards;
  const under = [-HALF, 0, HALF].flatMap((aside) => document.elementsFromPoint(x + dx + aside, y + dy));
  return under.some((one) => one.closest(LIT));
}

/**
 * Scroll to the nearest of these things, or bring all of them onto the map. Only their frame is moved: to scroll them into view would
 * also push about what no hand can push back.
 * @param {Element[]} things
 * @param {Element} frame
 */
function goTo(things, frame) {
  if (frame.classList.contains("map-view")) return focusOn(things.map((one) => one.getAttribute("data-ref") ?? ""));
  const ways = things.map((thing) => wayTo(thing, frame));
  const [nearest] = ways.toSorted((one, other) => Math.hypot(one.left, one.top) - Math.hypot(other.left, other.top));
  if (nearest) frame.scrollBy({ ...nearest, behavior: mayMove() ? "smooth" : "auto" });
}

/** How far a thing is from the middle of its frame. @param {Element} thing @param {Element} frame */
function wayTo(thing, frame) {
  const [from, to] = [frame, thing].map((one) => one.getBoundingClientRect());
  return from && to
    ? { left: to.left + to.width / 2 - from.left - from.width / 2, top: to.top + to.height / 2 - from.top - from.height / 2 }
    : { left: 0, top: 0 };
}

/** If nothing of what is lit is in sight, go to some of it. */
function reveal() {
  const {
    seen,
    heaps: [first],
  } = heaped(drawn(LIT));
  if (seen === 0 && first && !first.frame.classList.contains("map-view")) goTo(first.things, first.frame);
}
