/** The foot of a narrow window keeps its height from one decision to the next of its kind, so that the board above it stands still. */

import { useEffect, useLayoutEffect, useRef } from "../lib.js";

/**
 * The greatest height that the foot has needed at each step, with no sheet open, by step, width of the window and whether the question
 * about sound stands in it.
 * @type {Map<string, number>}
 */
const needed = new Map();
/** What comes and goes, and may be as high as it likes. */
const GUESTS = ".sheet:not(.folded), .theatre-bar";

/**
 * A reference for the foot: at a step it is never lower than it has been there before.
 * @param {string} step  empty while there is no board to keep still
 */
export function useSteadyFoot(step) {
  const foot = useRef(/** @type {HTMLElement | null} */ (null));
  const present = useRef(step);
  useLayoutEffect(() => {
    present.current = step;
    if (foot.current) hold(foot.current, step);
  }, [step]);
  useEffect(() => {
    const observer = new ResizeObserver(() => foot.current && hold(foot.current, present.current));
    for (const one of foot.current ? [foot.current] : []) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return foot;
}

/** @param {HTMLElement} foot @param {string} step */
function hold(foot, step) {
  const key = `${step} ${innerWidth} ${foot.querySelector(".sound-question") !== null}`;
  foot.style.minBlockSize = step ? `${needed.get(key) ?? 0}px` : "";
  if (!step || foot.querySelector(GUESTS)) return;
  needed.set(key, Math.max(needed.get(key) ?? 0, foot.offsetHeight));
  foot.style.minBlockSize = `${needed.get(key)}px`;
}
