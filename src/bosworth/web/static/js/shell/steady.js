/** What keeps its height from one decision to the next of its kind, so that the board beside it stands still. */

import { useEffect, useLayoutEffect, useRef } from "../lib.js";

/** The greatest height that something has needed, by what it is, when, and the width of the window. @type {Map<string, number>} */
const needed = new Map();
/** What comes and goes in the foot, and may be as high as it likes. */
const GUESTS = ".sheet:not(.folded), .theatre-bar, .prompt-hint, .prompt-thinking";

/**
 * A reference for the foot of a narrow window: at a step it is never lower than it has been there before, with no sheet open, and with
 * the question about sound in it or without.
 * @param {string} step  empty while there is no board to keep still
 */
export function useSteadyFoot(step) {
  return useSteady(step && `foot ${step}`, GUESTS, ".sound-question");
}

/**
 * A reference for something that is never lower than it has been before at the same time.
 * @param {string} time  what and when; empty while it may be as low as it likes
 * @param {string} [guests]  what in it may make it higher for a while
 * @param {string} [others]  what makes it another thing while it stands in it
 */
export function useSteady(time, guests, others) {
  const one = useRef(/** @type {HTMLElement | null} */ (null));
  const look = useRef(() => {});
  useLayoutEffect(() => {
    look.current = () => void (one.current && hold(one.current, time, guests, others));
    look.current();
  }, [time]);
  useEffect(() => {
    const observer = new ResizeObserver(() => look.current());
    for (const box of one.current ? [one.current] : []) observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return one;
}

/** @param {HTMLElement} box @param {string} time @param {string} [guests] @param {string} [others] */
function hold(box, time, guests, others) {
  const has = (/** @type {string | undefined} */ selector) => selector !== undefined && box.querySelector(selector) !== null;
  const key = `${time} ${innerWidth} ${has(others)}`;
  box.style.minBlockSize = time ? `${needed.get(key) ?? 0}px` : "";
  if (!time || has(guests)) return;
  needed.set(key, Math.max(needed.get(key) ?? 0, box.getBoundingClientRect().height));
  box.style.minBlockSize = `${needed.get(key)}px`;
}
