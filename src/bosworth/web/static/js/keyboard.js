/** The keys of the table page. Boards need none of their own: things that can be touched are reached by Tab or the arrows. */

import { askHint, undo } from "./deeds.js";
import { comeBack, focusThing, isTyping } from "./focus.js";
import { hand } from "./hand.js";
import { isJustTold } from "./question.js";
import { table } from "./table-state.js";
import { closeTheatre, isPlaying, play, skip, stepBack, stepOn } from "./theatre.js";
import { dialog, spoken, toast } from "./ui.js";
import { say } from "./words.js";

/** The keys and the messages that explain them, for the help. */
export const KEYS = [
  ["Tab", "key-tab"],
  ["← ↑ → ↓", "key-arrows"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
  ["1 … 9", "key-numbers"],
  ["U", "key-undo"],
  ["H", "key-hint"],
  ["L", "key-last"],
  ["?", "key-help"],
  ["+ − 0", "key-map"],
];

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {Record<string, () => void>} */
const DEEDS = {
  u: () => table.seat.value !== null && !play.value && undo(),
  h: () => table.isMyTurn.value && void askHint(),
  l: sayLast,
  "?": () => void (dialog.value = dialog.value === "help" ? "" : "help"),
};

/** @type {Record<string, () => void>} */
const IN_THEATRE = {
  ArrowRight: () => void stepOn(),
  ArrowLeft: () => void stepBack(),
};

/** Keys that are the theatre's wherever the focus is. @type {Record<string, () => void>} */
const ALWAYS_IN_THEATRE = {
  " ": () => void (play.value?.kind === "replay" ? (isPlaying.value = !isPlaying.value) : skip()),
  Escape: closeTheatre,
};
/** What answers a question: not one that has come up while the finger was on its way. */
const ANSWERS = ["Enter", " "];

/** Read the last line of the log once more. */
function sayLast() {
  const line = table.heard.value.at(-1);
  if (!line) return;
  spoken.value = "";
  toast(say(line.say));
  hand.light(hand.refsOf(line.say));
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (isElsewhere(event)) return;
  const deed = deedOf(event);
  if (!deed) return;
  event.preventDefault();
  deed();
}

/** Whether a key is the browser's, a dialog's, or that of a field in which somebody writes. @param {KeyboardEvent} event */
function isElsewhere(event) {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  const isSlid = event.key === " " && event.target instanceof Element && event.target.matches("[type=range]");
  const isWritten = isTyping(event.target) && event.key !== "Escape" && !isSlid;
  return isCommand || isWritten || document.querySelector("dialog[open]") !== null;
}

/**
 * Before anything that has the focus: while something is told Space goes on, unless somebody has gone to a button of the theatre, and
 * Esc ends it; and right after it nothing is answered.
 * @param {KeyboardEvent} event
 */
function pressedFirst(event) {
  if (isElsewhere(event)) return;
  const { key, target } = event;
  const isOfTheatre = key === " " && target instanceof Element && target.closest(".theatre-bar button") !== null;
  const deed = play.value && !isOfTheatre ? ALWAYS_IN_THEATRE[key] : undefined;
  if (!deed && !(ANSWERS.includes(key) && isJustTold() && !play.value)) return;
  event.preventDefault();
  event.stopPropagation();
  isHeardDown = key === " ";
  if (!event.repeat) deed?.();
}

/** Whether Space went down for the theatre: a button must not take it coming up for a click. */
let isHeardDown = false;

/** @param {KeyboardEvent} event */
function releasedFirst(event) {
  if (event.key !== " " || !isHeardDown) return;
  isHeardDown = false;
  event.preventDefault();
}

/**
 * @param {KeyboardEvent} event
 * @returns {(() => void) | undefined}
 */
function deedOf(event) {
  const { key } = event;
  if (play.value && IN_THEATRE[key]) return IN_THEATRE[key];
  if (key === "Escape") return comeBack;
  const arrow = ARROWS[key];
  if (arrow) return isScrolled(event.target) || touchable().length === 0 ? undefined : () => goTowards(arrow);
  if (/^[1-9]$/.test(key)) return () => pressButton(Number(key));
  return DEEDS[key.toLowerCase()];
}

/** Whether arrows scroll or go round in what has the focus. @param {EventTarget | null} target */
function isScrolled(target) {
  if (!(target instanceof Element)) return false;
  const scroller = target.closest("[role=tablist], .log, [tabindex='0']:not(.thing)");
  return scroller !== null && (scroller.matches("[role=tablist], .log") || scroller.scrollHeight > scroller.clientHeight);
}

/** Press one of the buttons beside the prompt. @param {number} number */
function pressButton(number) {
  const form = document.querySelectorAll(".prompt-offers .offer:enabled")[number - 1]?.getAttribute("data-form");
  if (form) hand.carryOut(form);
}

/** Everything that can be touched now and is in sight. */
function touchable() {
  return [...document.querySelectorAll(".thing.lit, .thing.open, .thing.held")].filter((one) => one.getClientRects().length > 0);
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * Move the focus to the nearest thing in a direction.
 * @param {[number, number]} arrow
 */
function goTowards([dx, dy]) {
  const things = touchable();
  const here = document.activeElement;
  if (!here?.classList.contains("thing")) return focusThing(things[0]);
  const from = middle(here);
  const scored = things
    .filter((one) => one !== here)
    .map((one) => {
      const to = middle(one);
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      return { one, along, far: along + 2 * aside };
    });
  const ahead = scored.filter(({ along }) => along > 1).sort((a, b) => a.far - b.far);
  return focusThing(ahead[0]?.one);
}

/** Listen to the keys. */
export function watchKeys() {
  addEventListener("keydown", pressedFirst, { capture: true });
  addEventListener("keyup", releasedFirst, { capture: true });
  addEventListener("keydown", pressed);
}
