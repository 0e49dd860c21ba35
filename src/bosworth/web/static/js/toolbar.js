/** Several buttons that are one stop of the keyboard: Tab comes to one of them, the arrows go from there to the others. */

import { html, useEffect, useRef } from "./lib.js";

/**
 * @param {object} props
 * @param {string} props.label
 * @param {string} [props.class]
 * @param {any} [props.children]
 */
export function Toolbar({ label, class: own = "", children }) {
  const bar = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => keepOneStop(bar.current), []);
  return html`<div class=${own} ref=${bar} role="toolbar" aria-label=${label} onKeyDown=${walk}>${children}</div>`;
}

/** What can be pressed in a toolbar now. @param {Element} bar @returns {HTMLElement[]} */
function pressable(bar) {
  const all = /** @type {HTMLElement[]} */ ([...bar.querySelectorAll("button:enabled, a[href]")]);
  return all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
}

/** The stop is what has the focus, or else the first; whatever draws the bar anew, there is one. @param {HTMLElement | null} bar */
function keepOneStop(bar) {
  if (!bar) return undefined;
  const look = () => {
    const all = pressable(bar);
    const stop = all.find((one) => one === document.activeElement) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  };
  const drawn = new MutationObserver(look);
  drawn.observe(bar, { subtree: true, childList: true, attributeFilter: ["disabled", "class"] });
  const resized = new ResizeObserver(look);
  resized.observe(bar);
  bar.addEventListener("focusin", look);
  bar.addEventListener("focusout", look);
  look();
  return () => {
    drawn.disconnect();
    resized.disconnect();
  };
}

/** To another button with an arrow, Home or End. @param {KeyboardEvent} event */
function walk(event) {
  const all = pressable(/** @type {Element} */ (event.currentTarget));
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  all[to]?.focus();
}
