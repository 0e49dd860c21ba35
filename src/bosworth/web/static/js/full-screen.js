/**
 * The whole screen for the table, where the browser can. The wish is remembered; but every new page begins in its window, and a browser
 * fills the screen only when a person does something: so the wish is carried out with the first click or key.
 */

import { signal } from "./lib.js";
import { prefer, prefs } from "./prefs.js";

export const isFull = signal(false);
/** A page that is left leaves the full screen too, but not because the person wants it; it may be come back to as it was. */
let isLeaving = false;

export const canFill = () => globalThis.document?.fullscreenEnabled === true;

/** Fill the screen, or give it back. */
export function fillOrNot() {
  prefer("full", isFull.value ? "off" : "on");
  void (isFull.value ? document.exitFullscreen() : fill());
}

/** Refused where there was no gesture: then it stays as it is. */
const fill = () => document.documentElement.requestFullscreen().catch(() => undefined);

/** Keep `isFull` true, and carry out a wish of earlier. */
export function watchFullScreen() {
  if (!canFill()) return;
  addEventListener("pagehide", () => void (isLeaving = true));
  addEventListener("pageshow", () => void (isLeaving = false));
  document.addEventListener("fullscreenchange", () => {
    isFull.value = document.fullscreenElement !== null;
    if (!isFull.value && !isLeaving) prefer("full", "off");
  });
  if (prefs.peek().full === "on") fillAtFirst();
}

/** With the first click or key; Escape is the key that leaves it. */
function fillAtFirst() {
  const heard = new AbortController();
  const first = (/** @type {Event} */ event) => {
    if (event instanceof KeyboardEvent && event.key === "Escape") return;
    heard.abort();
    if (prefs.peek().full === "on") void fill();
  };
  for (const gesture of ["click", "keydown"]) addEventListener(gesture, first, { capture: true, signal: heard.signal });
}
