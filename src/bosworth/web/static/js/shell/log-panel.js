/** The log: what was heard, each line lighting up what it speaks of and leading to its moment. */

import { hand } from "../hand.js";
import { html, useEffect, useRef, useSignal } from "../lib.js";
import { table } from "../table-state.js";
import { play, replay } from "../theatre.js";
import { language, say, t } from "../words.js";

/** @import {Line, Say} from "../types.js" */

const PAGE = 150;
/** The height of a line, roughly. */
const LINE = 30;

/** Sentences that were made before, by language: a log is long and grows at its end. @type {Map<string, WeakMap<Line, string>>} */
const made = new Map();

/** @param {Line} line */
function sentence(line) {
  const known = made.get(language.value) ?? new WeakMap();
  made.set(language.value, known);
  const text = known.get(line) ?? say(line.say);
  known.set(line, text);
  return text;
}

/** A line that is soon said again with other figures is left out if that comes within so many lines. */
const SOON = 4;

/**
 * The lines without those that are soon overtaken by another of their kind.
 * @param {Line[]} lines
 * @param {string[]} overtaken  ids of messages of which only the last of several matters
 */
function withoutOvertaken(lines, overtaken) {
  if (overtaken.length === 0) return lines;
  const isOvertaken = (/** @type {Line} */ line, /** @type {number} */ at) =>
    overtaken.includes(line.say[0]) && lines.slice(at + 1, at + 1 + SOON).some((later) => later.say[0] === line.say[0]);
  return lines.filter((line, at) => !isOvertaken(line, at));
}

/** @param {{refs: (say: Say) => string[], overtaken: string[]}} props */
export function LogPanel({ refs, overtaken }) {
  const filter = useSignal("");
  const more = useSignal(0);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const reader = useRef({ isAtEnd: true, isScrolling: false, top: 0 });
  const scrolls = (/** @type {boolean} */ isScrolling) => () => void (reader.current.isScrolling = isScrolling);
  const stop = useSignal(-1);
  const wanted = filter.value.toLocaleLowerCase();
  const lines = withoutOvertaken(table.heard.value, overtaken).map((line) => ({ line, text: sentence(line) }));
  const found = wanted ? lines.filter(({ text }) => text.toLocaleLowerCase().includes(wanted)) : lines;
  const now = play.value;
  const first = Math.max(0, found.length - PAGE * (more.value + 1));
  useEffect(() => void (reader.current.isAtEnd && toEnd(list.current)), [lines.length]);
  useEffect(() => toEnd(list.current), [filter.value, now]);
  useEffect(() => watchHeight(list.current, () => reader.current.isAtEnd && toEnd(list.current)), []);
  return html`<section class="log-panel" aria-label=${t("log-title")}>
    <input class="log-filter" type="search" aria-label=${t("log-filter")} placeholder=${t("log-filter")} value=${filter.value}
      onInput=${(/** @type {any} */ event) => (filter.value = event.target.value)} />
    <ol class="log" ref=${list} aria-label=${t("log-title")} aria-description=${t("log-keys")} onKeyDown=${walk} onFocusOut=${() => (stop.value = -1)}
      onWheel=${scrolls(true)} onTouchMove=${scrolls(true)} onPointerDown=${scrolls(true)} onKeyDownCapture=${scrolls(true)}
      onClick=${scrolls(false)} onScrollEnd=${scrolls(false)} onScroll=${() => follow(list.current, reader.current)}>
      ${first > 0 && html`<li><button type="button" tabindex="-1" class="button quiet small" onClick=${() => (more.value += 1)}>${t("log-earlier")}</button></li>`}
      ${found.slice(first).map(
        ({ line, text }, number) => html`<${LogLine} key=${first + number} line=${line} text=${text} refs=${refs}
        isStop=${(stop.value < 0 ? found.length - 1 : stop.value) === first + number} onStop=${() => (stop.value = first + number)} />`,
      )}
    </ol>
    ${wanted && found.length === 0 && html`<p class="log-none">${t("log-none")}</p>`}
  </section>`;
}

/** @param {HTMLElement | null} list */
function toEnd(list) {
  if (list) list.scrollTop = list.scrollHeight;
}

/** @param {HTMLElement | null} list @param {() => void} change */
function watchHeight(list, change) {
  const observer = new ResizeObserver(change);
  if (list) observer.observe(list);
  return () => observer.disconnect();
}

/**
 * Whoever scrolls up reads there and is left there. Only a person's own hand leaves the end: the list moves by itself too, when the
 * window around it grows, when lines are taken out or a moment is told, and that is heard late, when new lines may have come.
 * @param {HTMLElement | null} list
 * @param {{isAtEnd: boolean, isScrolling: boolean, top: number}} reader
 */
function follow(list, reader) {
  if (!list) return;
  const endsInSight = list.scrollTop + list.clientHeight > list.scrollHeight - LINE;
  const isLeft = reader.isScrolling && list.scrollTop < reader.top;
  reader.isAtEnd = endsInSight || (reader.isAtEnd && !isLeft);
  reader.top = list.scrollTop;
}

/** To another line with an arrow, Home or End: for Tab the whole log is one stop. @param {KeyboardEvent} event */
function walk(event) {
  const lines = [.../** @type {Element} */ (event.currentTarget).querySelectorAll("button")];
  const at = lines.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  lines[to]?.focus();
}

/** @param {{line: Line, text: string, refs: (say: Say) => string[], isStop: boolean, onStop: () => void}} props */
function LogLine({ line, text, refs, isStop, onStop }) {
  const light = () => !play.value && hand.light(refs(line.say));
  const dark = () => !play.value && hand.light([]);
  const focus = () => {
    onStop();
    light();
  };
  const isTold = play.value !== null && line === table.heard.value.at(-1);
  const side = line.say[1].side ?? line.say[1].player;
  const id = line.say[0].replace(/^event-/, "");
  return html`<li class=${`log-line ${isTold ? "told" : ""}`} data-event=${id} data-seat=${typeof side === "string" ? side : undefined}>
    <button type="button" tabindex=${isStop ? 0 : -1} onPointerEnter=${light} onPointerLeave=${dark} onFocus=${focus} onBlur=${dark}
      onClick=${() => replay({ at: line.at, line: numberOf(line) })} title=${t("log-go")}>${text}</button>
  </li>`;
}

/**
 * The number of a line among those of the same action.
 * @param {Line} line
 */
function numberOf(line) {
  return table.heard.value.filter((one) => one.at === line.at).indexOf(line);
}
