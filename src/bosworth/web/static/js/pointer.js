/**
 * The pointer that rests while the board changes beneath it. It did not ask about what has come to lie there, and its next click
 * may have been meant for what lay there before.
 */

import { hand } from "./hand.js";
import { effect, signal } from "./lib.js";
import { askedAt, isFresh } from "./question.js";
import { dialog } from "./ui.js";

/** What is nearer than this is the same spot, in pixels. */
const NEAR = 8;
/** After an act, until the pointer moves again, nobody knows on what it rests. */
const SOMETHING = "?";

/** The thing on which the pointer has rested since the last act, or none. */
const resting = signal("");
/** Whether what the pointer is on has come to light beneath it, as a dialog was closed, and it has not moved since. */
export const isUncalled = signal(false);
/** Where the pointer was last. */
const last = { x: -1, y: -1 };

/** Whether the pointer has rested on a thing since the last act: it is not told why that thing cannot be touched. @param {string} ref */
export function isResting(ref) {
  return resting.value === SOMETHING || resting.value === ref;
}

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
const isNear = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) < NEAR;

/** The thing at a point of the window. @param {{x: number, y: number}} point */
function thingAt({ x, y }) {
  const thing = document.elementFromPoint(x, y)?.closest("[data-for], [data-ref]");
  return thing?.getAttribute("data-for") ?? thing?.getAttribute("data-ref") ?? "";
}

/** The pointer was moved by a hand: not when only the page has moved beneath it. @param {PointerEvent} event */
function moved({ clientX: x, clientY: y }) {
  if (x === last.x && y === last.y) return;
  isUncalled.value = false;
  if (resting.value === SOMETHING) resting.value = thingAt(last);
  Object.assign(last, { x, y });
  if (resting.value && thingAt(last) !== resting.value) resting.value = "";
}

/** Watch the pointer, and keep clicks on the very spot of the last one from questions that have come up under it since. */
export function watchPointer() {
  const clicked = { x: -1, y: -1, at: -Infinity };
  const guard = (/** @type {MouseEvent} */ event) => {
    const isByHand = event.detail > 0;
    const at = performance.now();
    if (isByHand && clicked.at <= askedAt() && isFresh() && isNear(clicked, event)) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    if (isByHand) Object.assign(clicked, { x: event.x, y: event.y, at });
  };
  addEventListener("pointermove", moved, { passive: true });
  addEventListener("keydown", () => {
    resting.value = "";
    isUncalled.value = false;
  });
  addEventListener("click", guard, { capture: true });
  effect(() => void (hand.acts.value > 0 && (resting.value = SOMETHING)));
  let wasOpen = false;
  effect(() => {
    if (wasOpen && !dialog.value) isUncalled.value = true;
    wasOpen = dialog.value !== "";
  });
}
