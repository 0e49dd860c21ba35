/**
 * Where the keyboard is while the board changes under it.
 *
 * An act often takes away what had the focus, and Tab would begin at the top of the page again. So whoever plays with keys is led
 * on: from a piece that was taken up to the first place where it can go, from what is done to what can be done next, or to the
 * prompt if there is nothing. Whoever plays with a pointer finds the focus at the prompt, where it disturbs nobody. A focus that a
 * person has put elsewhere, for instance to write to the others, stays there.
 */

import { hand } from "./hand.js";
import { focusOn } from "./map-view.js";
import { curtain } from "./ui.js";

/** What can be touched next: on the board, as a row of text mode or of the sheet, or as a button. */
const NEXT = [".board .thing.lit", ".text-mode .row:enabled", ".prompt-offers .offer:enabled"];
/** Where to wait while there is nothing. */
const WAIT = [".prompt-text", ".theatre-line"];
/** The attributes by which something appears, goes, or can no longer be touched. */
const SHOWN_BY = ["class", "disabled", "hidden", "open", "data-pending"];
const FIELDS = "input, textarea, select, [contenteditable]";

/** Whether the last thing heard of a person was a key. */
let isByKeys = false;
/** Whether it is the page itself that moves the focus just now. */
let isLeading = false;
/** What had the focus last. @type {Element | null} */
let last = null;
/** What was touched with a key and may be done with, or where the page waits. @type {Element | null} */
let left = null;
/** Whether the focus was taken away with what had it. */
let isLost = false;
/** The things that were held when this was last looked at. */
let held = 0;

/** Whether somebody is writing there. @param {EventTarget | null} target */
export function isTyping(target) {
  return target instanceof HTMLElement && target.matches(FIELDS);
}

/** @param {Element} element */
const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });

/** Whether an element can have the focus. @param {Element} element */
const canHave = (element) => isSeen(element) && !element.matches(":disabled");

/** Whether there is something to do with an element. @param {Element | null} element */
function isUseful(element) {
  if (!element || !canHave(element)) return false;
  return element.classList.contains("thing") ? element.matches(".lit, .open, .held") : element.matches("a, button, summary");
}

/** The first of these that is in sight. @param {string[]} selectors */
function first(selectors) {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find(isSeen);
    if (found) return found;
  }
  return null;
}

/**
 * Put the focus there. The map is brought to what stands on it; a browser would push its window aside.
 * @param {Element | null | undefined} element
 */
export function focusThing(element) {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  const isOnMap = element.closest(".map-svg") !== null;
  isLeading = true;
  element.focus({ preventScroll: isOnMap || !isByKeys });
  isLeading = false;
  if (isOnMap && element.dataset.ref) focusOn(element.dataset.ref);
}

/** Go to what can be touched next, or wait at the prompt. */
export function leadOn() {
  const next = isByKeys ? first(NEXT) : null;
  const goal = next ?? first(WAIT);
  if (goal !== document.activeElement) focusThing(goal);
  left = next ? null : goal;
}

/** Let go of what is held, and come back to it. */
export function comeBack() {
  const piece = hand.holding().at(-1);
  hand.letGo();
  if (piece && !isTyping(document.activeElement)) focusThing(document.querySelector(`.board [data-ref="${CSS.escape(piece)}"]`));
}

/**
 * Whether the focus was taken away from what had it. With keys one may go out of the page at its end, which is no loss.
 * @param {Element | null} here
 */
function wasTakenAway(here) {
  if (!last) return false;
  return canHave(last) ? here === document.body && !isByKeys : here === document.body || here === last;
}

/** Look after the focus once the page is drawn as it is now. */
function settle() {
  const here = document.activeElement;
  const wasTaken = hand.holding().length > held;
  held = hand.holding().length;
  if (wasTakenAway(here)) isLost = true;
  if (hand.pending.value || curtain.value !== null || document.querySelector("dialog[open]")) return;
  if (isLost) return regain();
  if (!isByKeys || isTyping(here)) return;
  const isTaken = wasTaken && here?.matches(".thing.held");
  const isDone = here !== null && here === left && !isUseful(here);
  if (isTaken || isDone) leadOn();
}

/**
 * Back to what had the focus, if it is of use again, or on. Not to a piece or place while a pointer plays: the map would move to it,
 * and what there is to say of it be said far from the pointer.
 */
function regain() {
  isLost = false;
  if (document.activeElement !== document.body && document.activeElement !== last) return;
  if (isUseful(last) && (isByKeys || !last?.classList.contains("thing"))) focusThing(last);
  else leadOn();
}

/** Look after the focus from now on. */
export function watchFocus() {
  addEventListener("pointerdown", () => void (isByKeys = false), { capture: true });
  addEventListener(
    "keydown",
    () => {
      isByKeys = true;
      if (isUseful(document.activeElement)) left = document.activeElement;
    },
    { capture: true },
  );
  addEventListener("focusin", ({ target }) => {
    last = target instanceof Element ? target : null;
    if (!isLeading) left = null;
  });
  // Whatever draws the page, its hand or its clock, may take away what has the focus: so it is what is drawn that is watched.
  const drawn = new MutationObserver(() => {
    drawn.disconnect();
    requestAnimationFrame(() => {
      settle();
      watch();
    });
  });
  const watch = () => drawn.observe(document.body, { subtree: true, childList: true, attributeFilter: SHOWN_BY });
  watch();
}
