/** The analysis after the game: how the chances of winning went, and where something else would have been better. */

import { get } from "../api.js";
import { isDone, momentsOf, placeOf, runsOf } from "../chances.js";
import { Curve } from "../curve.js";
import { branch } from "../deeds.js";
import { html, signal, useEffect, useRef, useSignal } from "../lib.js";
import { prefs } from "../prefs.js";
import { table } from "../table-state.js";
import { lookAt, wasLookedAt } from "../turning-point.js";
import { dialog } from "../ui.js";
import { say, t } from "../words.js";
import { Dialog } from "./dialogs.js";
import { sideName } from "./names.js";
import { waysOf } from "./ways.js";

/** @import {Analysis, TurningPoint} from "../chances.js" */

const AGAIN = 1000;
/** Between two numbers below the curve so many moments have none. */
const APART = 10;

/** From whose eyes, until the page is left: null for all; not chosen yet. @type {import("../../vendor/signals.js").Signal<number | null | undefined>} */
const chosen = signal(undefined);

export function AnalysisPanel() {
  const found = useSignal(/** @type {Analysis | null} */ (null));
  const trouble = useSignal(false);
  const seat = chosen.value === undefined ? (table.mine.value[0] ?? null) : chosen.value;
  useEffect(() => watch(seat, found, trouble), [seat]);
  return html`<${Dialog} title=${t("analysis-title")} name="analysis">
    <${Eyes} seat=${seat} />
    ${trouble.value ? html`<p role="alert">${t("analysis-failed")}</p>` : html`<${Found} analysis=${found.value} areAll=${seat === null} />`}
  <//>`;
}

/**
 * Ask again and again until all is judged; how to stop.
 * @param {number | null} seat
 * @param {{value: Analysis | null}} found
 * @param {{value: boolean}} trouble
 */
function watch(seat, found, trouble) {
  let timer = 0;
  let isGone = false;
  const ask = async () => {
    try {
      const analysis = await get(`/api/tables/${table.id}/analysis${seat === null ? "" : `?seat=${seat}`}`);
      if (isGone) return;
      found.value = analysis;
      trouble.value = false;
      if (!isDone(analysis)) timer = setTimeout(ask, AGAIN);
    } catch {
      if (!isGone) trouble.value = true;
    }
  };
  void ask();
  return () => {
    isGone = true;
    clearTimeout(timer);
  };
}

/** From whose eyes. @param {{seat: number | null}} props */
function Eyes({ seat }) {
  const choose = (/** @type {any} */ event) => (chosen.value = event.target.value === "" ? null : Number(event.target.value));
  const places = table.room.value?.places ?? [];
  return html`<p><label class="analysis-eyes">${t("replay-eyes")}
    <select value=${seat === null ? "" : String(seat)} onChange=${choose}>
      ${places.map((place, number) => html`<option key=${number} value=${String(number)} selected=${number === seat}>${sideName(place.seat)}</option>`)}
      <option value="" selected=${seat === null}>${t("analysis-all")}</option>
    </select></label></p>`;
}

/** In text mode the curve is a long table: the turning points stand before it. @param {{analysis: Analysis | null, areAll: boolean}} props */
function Found({ analysis, areAll }) {
  if (!analysis?.of && analysis?.of !== 0) return html`<p role="status">${t("analysis-working")}</p>`;
  const isWhole = isDone(analysis);
  const isText = prefs.value.text === "on";
  const curve = analysis.points.length > 1 && html`<${Chances} key="curve" analysis=${analysis} areAll=${areAll} />`;
  const turns = isWhole && analysis.points.length > 0 && html`<${TurningPoints} key="turns" turns=${analysis.turning_points} />`;
  return html`
    ${!isWhole && html`<p role="status">${t("analysis-progress", { judged: analysis.judged, all: analysis.of })}</p><progress value=${analysis.judged} max=${analysis.of}></progress>`}
    ${isWhole && analysis.points.length === 0 && html`<p>${t("analysis-nothing")}</p>`}
    ${isText ? [turns, curve] : [curve, turns]}`;
}

/** The chances of each seat, in percent, with the turning points. @param {{analysis: Analysis, areAll: boolean}} props */
function Chances({ analysis, areAll }) {
  const ats = momentsOf(analysis.points);
  const runs = runsOf(analysis, ats, areAll).map(({ seat, values }) => {
    const place = seatOf(seat);
    return { seat: place, name: sideName(place), values };
  });
  const isWhole = isDone(analysis);
  const marks = isWhole ? analysis.turning_points.map((turn, number) => markOf(ats, turn, number)) : [];
  return html`<${Curve} label=${t(areAll ? "analysis-shares-label" : "analysis-chances-label")} runs=${runs} ticks=${ticksOf(ats, isWhole)}
    marks=${marks} unit=${t("analysis-unit")} top=${100} isBroad />`;
}

/** @param {number} seat */
const seatOf = (seat) => table.room.value?.places[seat]?.seat ?? "";

/** @param {number[]} ats @param {boolean} isWhole */
function ticksOf(ats, isWhole) {
  const isNumbered = (/** @type {number} */ number) => number % APART === 0 && number + APART / 2 <= ats.length;
  const actions = ats.map((at, number) => ({
    short: isNumbered(number) ? String(at + 1) : "",
    long: t("analysis-action", { number: at + 1 }),
  }));
  return isWhole ? [...actions, { short: t("analysis-end"), long: t("analysis-end") }] : actions;
}

/** @param {number[]} ats @param {TurningPoint} turn @param {number} number */
function markOf(ats, turn, number) {
  const text = t("analysis-turning-point", { number: turn.at + 1, side: sideName(seatOf(turn.seat)) });
  return { at: placeOf(ats, turn.at), seat: seatOf(turn.seat), text, sign: String(number + 1) };
}

/** @param {{turns: TurningPoint[]}} props */
function TurningPoints({ turns }) {
  if (turns.length === 0) return html`<p>${t("analysis-no-turning-points")}</p>`;
  return turns.map((turn, number) => html`<${Turn} key=${`${turn.at}:${turn.seat}`} turn=${turn} number=${number + 1} />`);
}

/** Whoever comes back from one finds himself at it. @param {{turn: TurningPoint, number: number}} props */
function Turn({ turn, number }) {
  const side = seatOf(turn.seat);
  const look = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (wasLookedAt(turn)) look.current?.focus();
  }, []);
  const close = (/** @type {() => void} */ deed) => () => {
    dialog.value = "";
    deed();
  };
  return html`<section class="turning-point" data-seat=${side}>
    <h3><span class="turning-number" aria-hidden="true">${number}</span> ${t("analysis-turning-point", { number: turn.at + 1, side: sideName(side) })}</h3>
    <dl>${waysOf(turn).map(([word, told]) => html`<dt>${word}</dt><dd>${told}</dd>`)}</dl>
    ${turn.reasons.length > 0 && html`<ul>${turn.reasons.map((reason) => html`<li>${say(reason)}</li>`)}</ul>`}
    <div class="dialog-buttons">
      <button type="button" ref=${look} class="button small analysis-look" onClick=${close(() => void lookAt(turn))}>${t("analysis-look")}</button>
      <button type="button" class="button small analysis-branch" onClick=${close(() => void branch(turn.at))}>${t("replay-branch")}</button>
    </div>
  </section>`;
}
