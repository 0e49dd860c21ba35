/** Brings what is told or asked into sight, by what a hand could scroll too. */

import { mayMove } from "./prefs.js";

/** The box of a frame without the parts that bars stand in, as its style tells. @param {Element} frame */
export function inner(frame) {
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  return { left, top: top + (parseFloat(getComputedStyle(frame).scrollPaddingTop) || 0), right, bottom };
}

/**
 * Scroll the frames around a thing until all of it is in sight, or its upper end if it is too high for that; of what lies on a map,
 * which is moved by itself, the map.
 * @param {Element | null | undefined} thing
 */
export function bringIntoSight(thing) {
  const target = thing?.closest(".map-view") ?? thing;
  for (let frame = target?.parentElement; frame; frame = frame.parentElement) {
    const by = /auto|scroll/.test(getComputedStyle(frame).overflowY) ? missing(/** @type {Element} */ (target), frame) : 0;
    if (Math.abs(by) >= 1) frame.scrollBy({ top: by, behavior: mayMove() ? "smooth" : "auto" });
  }
}

/** By how many pixels a frame must be scrolled to show a thing. @param {Element} thing @param {Element} frame */
function missing(thing, frame) {
  const [box, { top, bottom }] = [inner(frame), thing.getBoundingClientRect()];
  if (top < box.top) return top - box.top;
  return Math.max(0, Math.min(bottom - box.bottom, top - box.top));
}
