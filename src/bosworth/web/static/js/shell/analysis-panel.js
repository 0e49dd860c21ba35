/** The analysis after the game: how the chances of winning went, and where something else would have been better. */

import { get } from "../api.js";
import { Curve } from "../curve.js";
import { branch } from "../deeds.js";
import { html, useEffect, useSignal } from "../lib.js";
import { table } from "../table-state.js";
import { openTheatre } from "../theatre.js";
import { dialog } from "../ui.js";
import { say, t } from "../words.js";
import { Dialog } from "./dialogs.js";
import { sideName } from "./names.js";

/**
 * @typedef {{at: number, seat: number, chance: number}} Point
 * @typedef {{say: import("../types.js").Say, forms: string[], chance: number}} Way
 * @typedef {{at: number, seat: number, done: Way, better: Way, reasons: import("../types.js").Say[]}} TurningPoint
 * @typedef {{judged: number, of: number | null, points: Point[], turning_points: TurningPoint[]}} Analysis
 */

const AGAIN = 1000;
/** With more points than this a curve is thinned. */
const MOST = 60;

export function AnalysisPanel() {
  const found = useSignal(/** @type {Analysis | null} */ (null));
  const trouble = useSignal(false);
  const seat = useSignal(/** @type {number | null} */ (table.mine.value[0] ?? null));
  useEffect(() => watch(seat.value, found, trouble), [seat.value]);
  return html`<${Dialog} title=${t("analysis-title")} name="analysis">
    <${Eyes} seat=${seat} />
    ${trouble.value ? html`<p role="alert">${t("analysis-failed")}</p>` : html`<${Found} analysis=${found.value} />`}
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
      if (analysis.judged !== analysis.of) timer = setTimeout(ask, AGAIN);
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

/** From whose eyes. @param {{seat: {value: number | null}}} props */
function Eyes({ seat }) {
  const choose = (/** @type {any} */ event) => (seat.value = event.target.value === "" ? null : Number(event.target.value));
  const places = table.room.value?.places ?? [];
  return html`<p><label class="analysis-eyes">${t("replay-eyes")}
    <select value=${seat.value === null ? "" : String(seat.value)} onChange=${choose}>
      ${places.map((place, number) => html`<option key=${number} value=${String(number)} selected=${number === seat.value}>${sideName(place.seat)}</option>`)}
      <option value="" selected=${seat.value === null}>${t("analysis-all")}</option>
    </select></label></p>`;
}

/** @param {{analysis: Analysis | null}} props */
function Found({ analysis }) {
  if (!analysis?.of && analysis?.of !== 0) return html`<p role="status">${t("analysis-working")}</p>`;
  const isDone = analysis.judged === analysis.of;
  return html`
    ${!isDone && html`<p role="status">${t("analysis-progress", { judged: analysis.judged, all: analysis.of })}</p><progress value=${analysis.judged} max=${analysis.of}></progress>`}
    ${isDone && analysis.points.length === 0 && html`<p>${t("analysis-nothing")}</p>`}
    ${analysis.points.length > 1 && html`<${Chances} points=${analysis.points} />`}
    ${isDone && analysis.points.length > 0 && html`<${TurningPoints} turns=${analysis.turning_points} />`}`;
}

/** The chances of each seat, in percent. @param {{points: Point[]}} props */
function Chances({ points }) {
  const ats = thinned([...new Set(points.map(({ at }) => at))].toSorted((one, other) => one - other));
  const seats = [...new Set(points.map(({ seat }) => seat))].toSorted((one, other) => one - other);
  const runs = seats.map((seat) => {
    const place = table.room.value?.places[seat]?.seat ?? "";
    return { seat: place, name: sideName(place), values: ats.map((at) => lastUpTo(points, seat, at)) };
  });
  const ticks = ats.map((at, number) => ({
    short: number % 10 === 0 ? String(at + 1) : "",
    long: t("analysis-action", { number: at + 1 }),
  }));
  return html`<${Curve} label=${t("analysis-chances-label")} runs=${runs} ticks=${ticks} top=${100} />`;
}

/** Some of the numbers, the last among them. @param {number[]} ats */
function thinned(ats) {
  const stride = Math.max(1, Math.ceil(ats.length / MOST));
  return ats.filter((_, number) => (ats.length - 1 - number) % stride === 0);
}

/** What a seat could hope for up to an action, in percent; before its first decision, what it could then. @param {Point[]} points @param {number} seat @param {number} at */
function lastUpTo(points, seat, at) {
  const own = points.filter((point) => point.seat === seat);
  const found = own.findLast((point) => point.at <= at) ?? own[0];
  return Math.round(100 * (found?.chance ?? 0));
}

/** @param {{turns: TurningPoint[]}} props */
function TurningPoints({ turns }) {
  if (turns.length === 0) return html`<p>${t("analysis-no-turning-points")}</p>`;
  return turns.map((turn) => html`<${Turn} key=${`${turn.at}:${turn.seat}`} turn=${turn} />`);
}

/** @param {{turn: TurningPoint}} props */
function Turn({ turn }) {
  const side = table.room.value?.places[turn.seat]?.seat ?? "";
  const close = (/** @type {() => void} */ deed) => () => {
    dialog.value = "";
    deed();
  };
  const look = () => void openTheatre("replay", { from: 0, to: table.live.value?.at ?? turn.at, at: turn.at, seat: turn.seat });
  return html`<section class="turning-point" data-seat=${side}>
    <h3>${t("analysis-turning-point", { number: turn.at + 1, side: sideName(side) })}</h3>
    <dl>
      <dt>${t("analysis-done")}</dt><dd>${way(turn.done)}</dd>
      <dt>${t("analysis-better")}</dt><dd>${way(turn.better)}</dd>
    </dl>
    ${turn.reasons.length > 0 && html`<ul>${turn.reasons.map((reason) => html`<li>${say(reason)}</li>`)}</ul>`}
    <div class="dialog-buttons">
      <button type="button" class="button small analysis-look" onClick=${close(look)}>${t("analysis-look")}</button>
      <button type="button" class="button small analysis-branch" onClick=${close(() => void branch(turn.at))}>${t("replay-branch")}</button>
    </div>
  </section>`;
}

/** What begins it in words; if there is more to it, all of it in text forms. @param {Way} one */
function way(one) {
  const [offer, percent] = [say(one.say), Math.round(100 * one.chance)];
  if (one.forms.length === 1) return t("analysis-chance", { offer, percent });
  return t("analysis-chances", { offer, percent, forms: one.forms.join(" · ") });
}
