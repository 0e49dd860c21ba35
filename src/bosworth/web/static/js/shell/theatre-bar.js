/** What is told, in the place of the prompt, with the controls of the theatre; in the replay also a slider, viewpoints, links. */

import { branch, copy } from "../deeds.js";
import { html, useSignal } from "../lib.js";
import { PACES } from "../pace.js";
import { prefer, prefs } from "../prefs.js";
import { table } from "../table-state.js";
import { closeTheatre, goTo, isFetching, isPlaying, isSettled, lookAs, play, skip, stepBack, toldLine } from "../theatre.js";
import { backToAnalysis, turning } from "../turning-point.js";
import { isNarrow } from "../ui.js";
import { say, t } from "../words.js";
import { sideName } from "./names.js";
import { Sign } from "./sign.js";
import { waysOf } from "./ways.js";

/** @import {Play} from "../theatre.js" */

/** What each kind of theatre is called. */
const NAMES = { live: "live-label", since: "since-title", replay: "replay-label" };

/** Sentences of more signs, such as a whole order sheet, are written smaller, so that they have room. */
const LONG = 130;

export function TheatreBar() {
  const now = play.value;
  if (!now) return null;
  const isReplay = now.kind === "replay";
  return html`<section class=${`theatre-bar ${now.kind}`} aria-label=${t(NAMES[now.kind])}>
    <${Told} now=${now} />
    <${Close} isReplay=${isReplay} />
    <${Ways} />
    ${
      isReplay &&
      html`<input type="range" class="theatre-slider" min=${now.from} max=${now.to} value=${now.at}
      aria-label=${t("replay-slider")} onInput=${(/** @type {any} */ event) => goTo(Number(event.target.value))} />`
    }
    <${Keys} now=${now} isReplay=${isReplay} />
  </section>`;
}

/** Back to the present. @param {{isReplay: boolean}} props */
function Close({ isReplay }) {
  const word = t(isReplay ? "replay-close" : "theatre-skip");
  return html`<button type="button" class="button small continue theatre-close" onClick=${closeTheatre} title=${word} aria-label=${word}>
    <${Sign} of="close" /> <span class="tool-word">${word}</span></button>`;
}

/** Of a turning point that is looked at: what was played and what was better, and the way back to all of them. */
function Ways() {
  const turn = turning.value;
  if (!turn) return null;
  return html`<div class="theatre-ways">
    <p tabindex="0">${waysOf(turn).map(([word, told]) => html`<span key=${word}><b>${word}</b> ${told}</span> `)}</p>
    <button type="button" class="button small analysis-back" onClick=${backToAnalysis}><${Sign} of="back" /> ${t("analysis-back")}</button>
  </div>`;
}

/** The line that is told. @param {{now: Play}} props */
function Told({ now }) {
  const line = toldLine.value;
  const isDecided = turning.value !== null && isSettled.value;
  const told = line?.say ?? (isDecided ? table.shown.value?.prompt : undefined);
  const text = isFetching.value ? t("theatre-fetching") : told ? say(told) : t("theatre-silence");
  return html`<p class=${`theatre-line ${text.length > LONG ? "is-long" : ""}`} aria-live="polite" tabindex="-1">
    ${now.kind === "replay" && html`<span class="theatre-place">${t("theatre-place", { at: now.at, to: now.to })}</span>`}
    ${now.kind === "since" && html`<span class="chip gold theatre-since">${t("since-title")}</span>`}
    ${text}
  </p>`;
}

/** @param {{now: Play, isReplay: boolean}} props */
function Keys({ now, isReplay }) {
  const isMore = useSignal(false);
  return html`<div class="theatre-buttons">
      ${isReplay && html`<${Key} word="replay-first" sign="first" press=${() => goTo(now.from)} />`}
      <${Key} word="theatre-back" sign="back" press=${stepBack} />
      <${Key} word=${isPlaying.value ? "theatre-pause" : "theatre-play"} sign=${isPlaying.value ? "pause" : "play"}
        press=${() => (isPlaying.value = !isPlaying.value)} isMain />
      <${Key} word="theatre-next" sign="next" press=${next} />
      ${isReplay && html`<${Key} word="replay-last" sign="last" press=${() => goTo(now.to)} />`}
      <${Pace} />
      ${
        isReplay &&
        isNarrow.value &&
        html`<button type="button" class="button quiet small" aria-label=${t("replay-more")} title=${t("replay-more")}
        aria-expanded=${isMore.value ? "true" : "false"} onClick=${() => (isMore.value = !isMore.value)}><${Sign} of="more" /></button>`
      }
      ${isReplay && !isNarrow.value && html`<${Deeds} at=${now.at} />`}
    </div>
    ${isReplay && isNarrow.value && isMore.value && html`<div class="theatre-buttons more"><${Deeds} at=${now.at} /></div>`}`;
}

/** @param {{at: number}} props */
function Deeds({ at }) {
  return html`<${Viewpoint} />
    <button type="button" class="button small" onClick=${share}>${t("replay-share")}</button>
    <button type="button" class="button small" onClick=${() => branch(at)}>${t("replay-branch")}</button>
    <a class="button small" href=${`/api/tables/${table.id}/record`} download>${t("replay-export")}</a>`;
}

function next() {
  isPlaying.value = play.value?.kind === "live" && isPlaying.value;
  void skip();
}

/** @param {{word: string, sign: string, press: () => void, isMain?: boolean}} props */
function Key({ word, sign, press, isMain = false }) {
  return html`<button type="button" class=${`button small ${isMain ? "main" : ""}`} aria-label=${t(word)} title=${t(word)} onClick=${press}><${Sign} of=${sign} /></button>`;
}

/** How quickly it is told. */
function Pace() {
  const choose = (/** @type {any} */ event) => prefer("pace", event.target.value);
  return html`<label class="theatre-pace"><span class="visually-hidden">${t("my-pace")}</span>
    <select value=${prefs.value.pace} onChange=${choose}>
      ${PACES.map((one) => html`<option value=${one} selected=${one === prefs.value.pace}>${t(`my-pace-${one}`)}</option>`)}
    </select></label>`;
}

/** Through whose eyes: mine and the onlooker's while the game goes on, everybody's when it is over. */
function Viewpoint() {
  const now = play.value;
  const room = table.room.value;
  if (!now || !room) return null;
  const isOver = table.live.value?.step === "over";
  const seats = room.places
    .map((place, number) => ({ place, number }))
    .filter(({ number }) => isOver || number === table.eyes.value);
  const choose = (/** @type {any} */ event) => void lookAs(event.target.value === "" ? null : Number(event.target.value));
  return html`<label class="theatre-eyes">${t("replay-eyes")}
    <select value=${now.seat === null ? "" : String(now.seat)} onChange=${choose}>
      ${seats.map(({ place, number }) => html`<option value=${String(number)} selected=${number === now.seat}>${sideName(place.seat)}</option>`)}
      <option value="" selected=${now.seat === null}>${t("replay-onlooker")}</option>
    </select></label>`;
}

function share() {
  const now = play.value;
  if (!now) return;
  const where = new URLSearchParams({
    at: String(now.at),
    line: String(now.line),
    ...(now.seat === null ? {} : { seat: String(now.seat) }),
  });
  void copy(`${location.origin}/table/${table.id}/replay?${where}`);
}
