/** The card of what is pointed at: what touching it would bring, or why it cannot be touched, and all there is to say about it. */

import { hand } from "../hand.js";
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../lib.js";
import { isResting, isUncalled } from "../pointer.js";
import { pointedThing, Still } from "../thing.js";
import { isNarrow } from "../ui.js";
import { capital } from "../words.js";
import { nameOf } from "./names.js";
import { placeBeside } from "./tip-place.js";

/** @import {BoardModule} from "../shell.js" */

/** A pointer that stays so many milliseconds asks for all there is to say. */
const PAUSE = 450;
/** A thing wider or higher than this is too large to stand beside: the card stands beside the pointer. */
const LARGE = 140;

/** What touching what is pointed at would bring, or why it cannot be touched. */
function verdict() {
  const ref = hand.pointed.value;
  if (!ref) return { text: "", isReason: false };
  const outlook = hand.outlook(ref);
  const text = outlook || (isResting(ref) ? "" : hand.reason(ref));
  return { text, isReason: text !== "" && !hand.lit(ref) };
}

/** @param {{board: BoardModule}} props */
export function Tip({ board }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const pointer = useRef({ x: 0, y: 0 });
  const told = useSignal("");
  const thing = hand.pointed.value ? pointedThing.value : null;
  const ref = thing?.ref ?? "";
  const { text, isReason } = verdict();
  const hasFacts = ref !== "" && told.value === ref && !isNarrow.value && !isResting(hand.pointed.value);
  useEffect(() => watchPause(told), []);
  useEffect(() => watchPointer(box, pointer.current), []);
  const place = useRef(() => {});
  place.current = () => void (box.current && placeBeside(box.current, anchor(thing?.element, pointer.current)));
  useLayoutEffect(() => place.current());
  useEffect(() => watchSize(box.current, place), []);
  const isEmpty = (text === "" && !hasFacts) || isUncalled.value;
  return html`<div class=${`tip ${isReason ? "reason" : ""} ${hasFacts ? "with-facts" : ""} ${hand.lit(hand.pointed.value) ? "is-lit" : ""}`} ref=${box} aria-hidden="true" inert hidden=${isEmpty}>
    ${hasFacts && html`<${Facts} board=${board} ref=${ref} label=${thing?.label ?? ""} />`}
    ${text && html`<p class="tip-verdict">${text}</p>`}
  </div>`;
}

/** Pieces in it are pictures: what is said of a thing can be touched elsewhere. @param {{board: BoardModule, ref: string, label: string}} props */
function Facts({ board: { Details }, ref, label }) {
  return html`<${Still.Provider} value=${true}>
    <h3 class="tip-name">${capital(nameOf(ref)) || label}</h3>
    <div class="tip-facts">${Details && html`<${Details} key=${ref} ref=${ref} />`}</div>
    <p class="tip-label">${label}</p>
  <//>`;
}

/** Tell more of a thing once the pointer or the keyboard has stayed on it; not while it is pressed, dragged or zoomed. @param {import("../../vendor/signals.js").Signal<string>} told */
function watchPause(told) {
  let timer = 0;
  const hush = () => {
    clearTimeout(timer);
    told.value = "";
  };
  const stop = pointedThing.subscribe((thing) => {
    hush();
    if (thing) timer = setTimeout(() => void (told.value = thing.ref), PAUSE);
  });
  for (const event of ["pointerdown", "wheel"]) addEventListener(event, hush, { capture: true, passive: true });
  return () => {
    stop();
    hush();
    for (const event of ["pointerdown", "wheel"]) removeEventListener(event, hush, { capture: true });
  };
}

/**
 * Know where the pointer is, and move the card out of its way.
 * @param {{current: HTMLElement | null}} box
 * @param {{x: number, y: number}} pointer
 */
function watchPointer(box, pointer) {
  const follow = (/** @type {PointerEvent} */ { clientX: x, clientY: y }) => {
    Object.assign(pointer, { x, y });
    const card = box.current;
    if (!card || card.hidden) return;
    const { left, top, right, bottom } = card.getBoundingClientRect();
    if (x > left - 8 && x < right + 8 && y > top - 8 && y < bottom + 8) placeBeside(card, around(pointer));
  };
  addEventListener("pointermove", follow, { passive: true });
  return () => removeEventListener("pointermove", follow);
}

/** Put the card in its place again when it grows: some of what it says comes from the server. @param {Element | null} card @param {{current: () => void}} place */
function watchSize(card, place) {
  const observer = new ResizeObserver(() => void requestAnimationFrame(() => place.current()));
  if (card) observer.observe(card);
  return () => observer.disconnect();
}

/** What the card stands beside. @param {Element | undefined} element @param {{x: number, y: number}} pointer */
function anchor(element, pointer) {
  const area = element?.getBoundingClientRect();
  const isByKeys = element?.matches(":focus-visible") ?? false;
  if (!area || (!isByKeys && Math.max(area.width, area.height) > LARGE)) return around(pointer);
  return area;
}

/** @param {{x: number, y: number}} point */
const around = ({ x, y }) => ({ left: x - 10, top: y - 10, right: x + 14, bottom: y + 18 });
