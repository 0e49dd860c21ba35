/** A piece or a place that a hand can touch: every one on every board is one of these, so that all can be reached alike. */

import { hand } from "./hand.js";
import { batch, createContext, html, signal, useContext } from "./lib.js";

/** Inside, things are pictures that nobody can touch: in a card that tells of one. */
export const Still = createContext(false);

/**
 * What the pointer or the keyboard is on, as it is drawn; `hand.pointed` is what a touch there means.
 * @type {import("../vendor/signals.js").Signal<{ref: string, label: string, element: Element} | null>}
 */
export const pointedThing = signal(null);

/**
 * A focusable element, an SVG `<g>` unless `tag` names another, which lights up, is held, explains itself and can be touched.
 *
 * It carries the classes `thing` and, as they apply, `lit`, `open` (could be taken up instead), `held`, `focused`, `refused`,
 * `hinted`, `planned`, `struck`; boards draw these states as suits them (`hinted` has a ring on every board). All other properties go to the element.
 * Whoever points at it is shown a card with what the board has to say of it: it needs no title.
 *
 * @param {object} props
 * @param {string} props.ref  such as `block:l_warwick`, `area:kent`
 * @param {string} props.label  its name for whoever cannot see it
 * @param {string} [props.tag]  `g` (default), `button`, `div`, `li`, …
 * @param {string} [props.class]
 * @param {string} [props.within]  the place it stands in: while that is lit and the thing itself is not, a touch here is a touch there
 * @param {() => void} [props.onTap]  done besides the touch, for instance to open a panel
 * @param {any} [props.children]
 */
export function Thing({ ref, label, tag = "g", class: own = "", within = "", onTap, children, ...rest }) {
  if (useContext(Still)) return html`<${tag} ...${rest} class=${`thing ${own}`}>${children}<//>`;
  const isLit = hand.lit(ref);
  const isHeld = hand.held(ref);
  const canTake = isLit || isHeld || hand.open(ref);
  const target = !isLit && hand.lit(within) ? within : ref;
  const tip = hand.outlook(ref) || hand.reason(ref);
  const touch = (/** @type {Event} */ event) => {
    event.stopPropagation();
    hand.tap(target);
    onTap?.();
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (!event.repeat) touch(event);
  };
  return html`<${tag}
    ...${rest}
    class=${classes(ref, own, { isLit, isHeld })}
    data-ref=${ref}
    data-for=${target === ref ? undefined : target}
    role="button"
    tabindex=${canTake ? 0 : -1}
    aria-label=${tip ? `${label}. ${tip}` : label}
    aria-pressed=${isHeld ? "true" : undefined}
    aria-disabled=${canTake ? undefined : "true"}
    onClick=${touch}
    onKeyDown=${onKeyDown}
    onPointerEnter=${(/** @type {Event} */ event) => enter(target, { ref, label, element: /** @type {Element} */ (event.currentTarget) })}
    onPointerLeave=${() => leave(target)}
    onFocus=${(/** @type {Event} */ event) => enter(ref, { ref, label, element: /** @type {Element} */ (event.currentTarget) })}
    onBlur=${() => leave(ref)}
  >${children}<//>`;
}

/** @param {string} target @param {{ref: string, label: string, element: Element}} thing */
function enter(target, thing) {
  batch(() => {
    hand.pointed.value = target;
    pointedThing.value = thing;
  });
}

/** @param {string} target */
function leave(target) {
  if (hand.pointed.value !== target) return;
  batch(() => {
    hand.pointed.value = "";
    pointedThing.value = null;
  });
}

/**
 * @param {string} ref
 * @param {string} own
 * @param {{isLit: boolean, isHeld: boolean}} states
 */
function classes(ref, own, { isLit, isHeld }) {
  const names = ["thing", own];
  if (isLit) names.push("lit");
  else if (hand.open(ref)) names.push("open");
  if (isHeld) names.push("held");
  if (hand.focused(ref)) names.push("focused");
  if (hand.refusal.value?.ref === ref) names.push("refused");
  if (hand.hinted(ref)) names.push("hinted");
  if (hand.planned(ref)) names.push("planned");
  if (hand.struck(ref)) names.push("struck");
  return names.filter(Boolean).join(" ");
}
